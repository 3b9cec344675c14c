//! Who plays the pairs: threads, each with players of its own, until there is nothing left to do.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use nugar_engine::knowing::Knowing;
use nugar_lab::arena::{Board, NotSeated, Setting};
use nugar_lab::outside::{Outside, Program};
use nugar_lab::results::Results;
use nugar_words::Words;

use super::ledger::Ledger;
use super::program::Process;
use crate::failure::Failure;

/// What is played, and the world as the players see it.
pub(super) struct Contest {
    pub(super) setting: Setting,
    pub(super) begun: Instant,
    /// Who knows endings of the game, by folder.
    pub(super) known: BTreeMap<String, Knowing>,
}

impl Contest {
    /// A board with the two players at it, for one thread.
    pub(super) fn sit(&self) -> Result<Box<dyn Board>, NotSeated> {
        let outside: Rc<dyn Outside> =
            Rc::new(World { begun: self.begun, known: self.known.clone() });
        self.setting.sit(&outside)
    }
}

struct World {
    begun: Instant,
    known: BTreeMap<String, Knowing>,
}

impl Outside for World {
    fn now(&self) -> u64 {
        self.begun.elapsed().as_millis() as u64
    }

    fn start(&self, command: &str) -> Result<Box<dyn Program>, String> {
        Ok(Box::new(Process::start(command)?))
    }

    fn tables(&self, folder: &str) -> Option<Knowing> {
        self.known.get(folder).cloned()
    }
}

/// A player that there is not.
pub(super) fn failure(why: NotSeated, words: &Words) -> Failure {
    match why {
        NotSeated::Faults(faults) => faults.into(),
        NotSeated::Program { command, why } => {
            let args = [("command", command.into()), ("why", why.into())];
            Failure::Said(words.say_with("arena-no-program", &args))
        }
    }
}

/// Plays every pair below `wanted` that is not there yet, or until `enough`; gives the seconds that
/// it took.
pub(super) fn play(
    contest: &Contest,
    ledger: &mut Ledger,
    wanted: u64,
    threads: NonZeroUsize,
    watched: bool,
    words: &Words,
    enough: impl Fn(&Results) -> bool,
) -> Result<f64, Failure> {
    let began = Instant::now();
    let left: Vec<u64> = (0..wanted).filter(|number| !ledger.results().has(*number)).collect();
    if left.is_empty() || enough(ledger.results()) {
        return Ok(0.0);
    }
    let bar = bar(wanted, wanted - left.len() as u64, watched);
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (send, receive) = mpsc::channel();
    let played = thread::scope(|scope| {
        for _ in 0..threads.get().min(left.len()) {
            let (send, next, stop, left) = (send.clone(), &next, &stop, &left);
            scope.spawn(move || {
                let mut board = match contest.sit() {
                    Ok(board) => board,
                    Err(why) => {
                        let _ = send.send(Err(why));
                        return;
                    }
                };
                while !stop.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed) as usize;
                    let Some(number) = left.get(at) else { break };
                    if send.send(Ok(board.pair(*number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        for pair in &receive {
            let kept = pair.map_err(|why| failure(why, words)).and_then(|pair| ledger.add(pair));
            bar.inc(1);
            let done = kept.is_err() || enough(ledger.results());
            stop.store(stop.load(Ordering::Relaxed) || done, Ordering::Relaxed);
            kept?;
        }
        Ok(())
    });
    bar.finish_and_clear();
    played.map(|()| began.elapsed().as_secs_f64())
}

/// How far it is, on the standard error where that is a terminal.
fn bar(pairs: u64, done: u64, watched: bool) -> ProgressBar {
    if !watched {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(pairs), ProgressDrawTarget::stderr());
    let style =
        ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed_precise} +{eta_precise}");
    bar.with_style(style.expect("the template is one")).with_position(done)
}
