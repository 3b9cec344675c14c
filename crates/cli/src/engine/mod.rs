//! `nugar engine`: the machines for other programs, by the protocol of docs/protocol.md. Orders come
//! in, words go out; a search runs beside on a thread of its own, so that it can be stopped.

mod desk;
mod think;

use std::io::{self, BufReader};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;

use nugar_api::{Best, NoOrder, Order, Until, Word};
use nugar_rules::fault::Fault;

use self::desk::Desk;
use self::think::{Search, Stop};
use crate::failure::Failure;
use crate::lines::{LONG, Lines};
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(crate) struct Args {}

/// What happens to the program.
enum Event {
    /// A line came in.
    Line(Result<String, Fault>),
    /// No more lines will.
    End,
    /// A search tells something.
    Told(Word),
    /// A search has its answer, and gives back what it had.
    Found(Box<Desk>, Best),
    /// A search broke off. Nothing of ours does; without this the asker would wait for ever.
    Broken,
}

/// Orders that may lie unread: whoever sends faster has to wait.
const WAITING: usize = 64;

pub(crate) fn run(_: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let (send, receive) = mpsc::sync_channel(WAITING);
    let lines = send.clone();
    thread::spawn(move || read(&lines));
    Talk { terminal, send, now: Now::Idle(Box::default()), ended: false }.go_on(&receive)
}

/// Hands over every line of the standard input.
fn read(send: &SyncSender<Event>) {
    let mut lines = Lines::new(BufReader::new(io::stdin()), LONG);
    // An input that cannot be read any more is at its end.
    while let Ok(Some(line)) = lines.next() {
        if send.send(Event::Line(line.map(str::to_owned))).is_err() {
            return;
        }
    }
    let _ = send.send(Event::End);
}

/// The two sides' talk.
struct Talk<'a> {
    terminal: &'a mut Terminal,
    send: SyncSender<Event>,
    now: Now,
    /// Whether the input has ended.
    ended: bool,
}

/// What is being done.
enum Now {
    /// Nothing.
    Idle(Box<Desk>),
    /// A search runs.
    Searching { stop: Stop, until: Until },
    /// A search is over, but may not answer before it is told to stop.
    Holding(Box<Desk>, Best),
}

impl Talk<'_> {
    fn go_on(mut self, events: &Receiver<Event>) -> Result<(), Failure> {
        while !(self.ended && matches!(self.now, Now::Idle(_))) {
            // One sender is our own, so that there is always another event to wait for.
            let Ok(event) = events.recv() else { break };
            match event {
                Event::Line(line) => {
                    let order = line.map_err(|fault| fault.to_string()).and_then(|line| {
                        Order::read(&line).map_err(|why: NoOrder| why.to_string())
                    });
                    match order {
                        Ok(None) => {}
                        Ok(Some(Order::Quit)) => break,
                        Ok(Some(order)) => self.follow(order)?,
                        Err(why) => self.say(&Word::Error(why))?,
                    }
                }
                Event::End => {
                    self.ended = true;
                    // What has a limit is brought to its end; nobody will stop what has none.
                    if let Now::Searching { until: Until::Stopped, .. } | Now::Holding(..) =
                        self.now
                    {
                        self.stop()?;
                    }
                }
                Event::Told(word) => self.say(&word)?,
                Event::Found(desk, best) => {
                    // That there is nothing to search need not wait.
                    let held = matches!(self.now, Now::Searching { until: Until::Stopped, .. });
                    if held && matches!(best, Best::Move(_)) {
                        self.now = Now::Holding(desk, best);
                    } else {
                        self.now = Now::Idle(desk);
                        self.say(&Word::Best(best))?;
                    }
                }
                Event::Broken => {
                    if let Now::Searching { .. } = self.now {
                        self.now = Now::Idle(Box::default());
                        self.say(&Word::Error("broken".to_owned()))?;
                        self.say(&Word::Best(Best::Position))?;
                    }
                }
            }
        }
        self.terminal.flush()
    }

    fn follow(&mut self, order: Order) -> Result<(), Failure> {
        match order {
            Order::IsReady => self.say(&Word::ReadyOk),
            Order::Stop => self.stop(),
            order => {
                let idle = Now::Searching { stop: Stop::default(), until: Until::Done };
                match std::mem::replace(&mut self.now, idle) {
                    Now::Idle(mut desk) => {
                        if let Order::Go(go) = order {
                            self.search(desk, Search::new(go));
                            return Ok(());
                        }
                        let words = desk.follow(order);
                        self.now = Now::Idle(desk);
                        words.iter().try_for_each(|word| self.say(word))
                    }
                    busy => {
                        self.now = busy;
                        self.say(&Word::Error("searching".to_owned()))
                    }
                }
            }
        }
    }

    fn search(&mut self, mut desk: Box<Desk>, search: Search) {
        self.now = Now::Searching { stop: search.stop.clone(), until: search.go.until };
        let send = self.send.clone();
        thread::spawn(move || {
            let broken = Broken(send.clone());
            let mut tell = |word| {
                // Nobody listens any more when the program is about to end.
                let _ = send.send(Event::Told(word));
            };
            let best = desk.think(&search, &mut tell);
            let _ = send.send(Event::Found(desk, best));
            std::mem::forget(broken);
        });
    }

    /// Makes a search answer; nothing where none is under way.
    fn stop(&mut self) -> Result<(), Failure> {
        let idle = Now::Searching { stop: Stop::default(), until: Until::Done };
        match std::mem::replace(&mut self.now, idle) {
            Now::Searching { stop, .. } => {
                stop.now();
                self.now = Now::Searching { stop, until: Until::Done };
                Ok(())
            }
            Now::Holding(desk, best) => {
                self.now = Now::Idle(desk);
                self.say(&Word::Best(best))
            }
            Now::Idle(desk) => {
                self.now = Now::Idle(desk);
                Ok(())
            }
        }
    }

    /// Every word is out before the next order is looked at.
    fn say(&mut self, word: &Word) -> Result<(), Failure> {
        self.terminal.line(word)?;
        self.terminal.flush()
    }
}

/// Tells of a thread that ended without an answer.
struct Broken(SyncSender<Event>);

impl Drop for Broken {
    fn drop(&mut self) {
        let _ = self.0.send(Event::Broken);
    }
}
