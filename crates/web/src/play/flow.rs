//! How a game goes on: what people do, what machines and dice do by themselves.

use leptos::prelude::*;
use nugar_api::{
    AnalystAnswer, AnalystQuery, KnownMove, MoveAsked, PlayerAnswer, PlayerQuery, Seat,
};
use nugar_rules::event::{Consent, DiceSource, Event};
use nugar_rules::fault::Faults;
use nugar_rules::game::{Opening, Side, Turn};
use nugar_rules::score::{Player, Score};
use nugar_rules::session::Undo;
use nugar_rules::table::{self, Starter, Table, since_reset};

use super::clock;
use super::{Hint, NewGame, Starts};
use crate::app::App;
use crate::browser::{self, Sound};

/// Milliseconds before a machine throws or a forced pass is made, so that people can follow.
const BEAT: u64 = 750;
/// Milliseconds for which somebody with tables at hand is waited for, who may have to be brought
/// first and to bring them; then others are asked.
const PATIENCE: u64 = 6_000;
/// Milliseconds for which a lost throw is seen.
const LOST: u64 = 1_900;

impl App {
    /// Puts a new game on the table.
    pub(crate) fn begin(self, new: &NewGame) -> Result<(), Faults> {
        let seed = new.seed.clone().unwrap_or_else(browser::random_seed);
        let score = new.match_to.map(Score::new);
        self.play.seats.set(new.seats.clone());
        self.play.score.set(score);
        self.play.number.set(1);
        self.play.seed.set(seed.clone());
        self.play.clocks.set(new.clock.map(|(minutes, seconds)| clock::full(minutes, seconds)));
        self.play.turned.set(false);
        let first = match new.starts {
            // The seed is random; its first letter is as good as a coin.
            Starts::Chance if seed.bytes().next().is_some_and(|byte| byte % 2 == 0) => {
                Player::Second
            }
            Starts::First | Starts::Chance => Player::First,
            Starts::Second => Player::Second,
        };
        let dice = if new.typed_dice { DiceSource::Typed } else { DiceSource::Seeded { seed } };
        let table = table::start(new.ruleset, new.position.as_deref(), dice)?;
        self.put(table, Some(first));
        Ok(())
    }

    /// The next game of the match, or another one like the last.
    pub(crate) fn begin_next(self) {
        let Some((ruleset, position, typed)) = self.play.peek(|table| {
            let start = match table.events().first() {
                Some(Event::Started { position, .. }) => position.clone(),
                _ => None,
            };
            (*table.ruleset(), start, table.seed().is_none())
        }) else {
            return;
        };
        let score = self.play.score_now().filter(|score| score.winner().is_none());
        let fresh = score.is_none();
        if let (true, Some(old)) = (fresh, self.play.score.get_untracked()) {
            self.play.score.set(Some(Score::new(old.to)));
        } else {
            self.play.score.set(score);
        }
        // Who started does not start again.
        let black = self.play.black.get_untracked().map_or(Player::First, Player::other);
        self.play.number.update(|number| *number += 1);
        let seed =
            format!("{}/{}", self.play.seed.get_untracked(), self.play.number.get_untracked());
        let dice = if typed { DiceSource::Typed } else { DiceSource::Seeded { seed } };
        if let Ok(table) = table::start(ruleset, position.as_deref(), dice) {
            self.play.clocks.update(|clocks| {
                if let Some(clocks) = clocks {
                    clocks.left = [clocks.total; 2];
                }
            });
            self.put(table, Some(black));
        }
    }

    /// Puts a game on the table as it stands.
    pub(crate) fn put(self, table: Box<dyn Table>, black: Option<Player>) {
        let thrown = matches!(table.opening(), Opening::ThrowOff { .. }) && table.opening_due();
        self.play.black.set(if thrown { None } else { black });
        self.play.table.set_value(Some(table));
        self.play.tree.set_value(None);
        self.play.browse.set(None);
        self.play.elsewhere.set(false);
        // Whoever plays against a machine sees the board from the own side.
        let turned = self.play.black.get_untracked().is_some_and(|black| {
            let seats = self.play.seats.get_untracked();
            matches!(seats[black as usize], Seat::Machine { .. })
                && matches!(seats[black.other() as usize], Seat::Person { .. })
        });
        self.play.turned.set(turned);
        self.changed();
    }

    /// Lets something happen. What the rules refuse is told.
    pub(crate) fn happen(self, event: &Event) -> bool {
        let before = self.play.peek(super::say::Before::of);
        let mut result = None;
        self.play.table.update_value(|table| {
            result = table.as_mut().map(|table| table.next(event));
        });
        match result {
            Some(Ok(_)) => {
                self.tell(before, event);
                self.add_increment(event);
                self.changed();
                true
            }
            Some(Err(faults)) => {
                self.refuse(self.words.with_untracked(|words| words.faults(&faults)));
                false
            }
            None => false,
        }
    }

    /// Shows why something is refused.
    pub(crate) fn refuse(self, why: String) {
        self.sound(Sound::Refuse);
        self.announce(why.clone());
        self.play.refusal.set(Some(why));
    }

    /// After anything happened: keeps the game and lets go on what goes on by itself.
    pub(crate) fn changed(self) {
        self.play.course.update_value(|course| *course += 1);
        self.play.thinking.set(false);
        self.play.hint.set(None);
        self.play.touched.set(Vec::new());
        self.play.refusal.set(None);
        self.play.tick.update(|tick| *tick += 1);
        self.keep();
        self.go_on();
    }

    /// What a machine, the dice or the rules do now by themselves.
    pub(crate) fn go_on(self) {
        let Some((turn, due)) = self.play.peek(|table| (table.turn(), table.opening_due())) else {
            return;
        };
        let course = self.play.course.get_value();
        let still_there = move || self.play.course.get_value() == course;
        match turn {
            _ if due => {}
            Turn::Over(_) => {}
            Turn::Roll(side) => {
                if self.machine_of(side).is_some() && !self.play.typed_dice() {
                    browser::later(BEAT, move || {
                        if still_there() {
                            self.throw();
                        }
                    });
                }
            }
            Turn::Decide(side) => {
                let forced = self.play.peek(|table| {
                    let hand = table.hand(&[]);
                    hand.whole.filter(|_| hand.next.is_empty())
                });
                if let Some(text) = forced.flatten() {
                    self.tell_forced(side);
                    browser::later(LOST, move || {
                        if still_there() {
                            self.happen(&Event::Moved { text });
                        }
                    });
                } else if let Some(level) = self.machine_of(side)
                    && let Some(asked) = self.move_asked(Some(level))
                {
                    self.play.thinking.set(true);
                    let began = browser::now();
                    self.ask_move(asked, move |text| {
                        // Not before people have seen what happened last.
                        let wait = (BEAT as f64 - (browser::now() - began)).max(0.0) as u64;
                        browser::later(wait, move || {
                            if let Some(text) = text.filter(|_| still_there()) {
                                self.happen(&Event::Moved { text });
                            }
                        });
                    });
                }
            }
        }
    }

    fn machine_of(self, side: Side) -> Option<String> {
        untrack(move || self.play.machine_of(side))
    }

    /// The question for a machine's move in the position on the table; none: the best machine's.
    fn move_asked(self, opponent: Option<String>) -> Option<MoveAsked> {
        self.play.peek(|table| {
            let (position, moves) = since_reset(table);
            let seed = format!("{}/{}", self.play.seed.get_untracked(), table.counters().ply);
            MoveAsked { ruleset: table.ruleset().text(), position, moves, opponent, seed }
        })
    }

    /// Asks a machine for its move. The best machine is asked where tables are at hand; where nobody
    /// answers there, it plays without.
    fn ask_move(self, asked: MoveAsked, then: impl FnOnce(Option<String>) + 'static) {
        if !asked.is_of_best() {
            self.ask_player(asked, then);
            return;
        }
        let query = AnalystQuery::Move(asked.clone());
        self.analyst.ask_within(PATIENCE, query, move |answer| match answer {
            Some(AnalystAnswer::Move { text: Some(text) }) => then(Some(text)),
            _ => self.ask_player(asked, then),
        });
    }

    fn ask_player(self, asked: MoveAsked, then: impl FnOnce(Option<String>) + 'static) {
        self.player.ask(PlayerQuery::Move(asked), move |answer| {
            if let Some(PlayerAnswer::Move { text }) = answer {
                then(text);
            }
        });
    }

    /// Throws the dice that the seed settles.
    pub(crate) fn throw(self) {
        if let Some(throw) = self.play.peek(|table| table.seeded_throw()).flatten() {
            self.sound(Sound::Dice);
            self.happen(&Event::Threw { throw });
        }
    }

    /// Throws for the start, once; equal values have to be thrown again.
    pub(crate) fn throw_off(self) {
        let thrown = self.play.peek(|table| table.seeded_throw_off()).flatten();
        if let Some((pair, starter)) = thrown {
            self.sound(Sound::Dice);
            self.threw_off(pair, starter);
        }
    }

    /// The throws for the start as typed in: the first player's and the second's.
    pub(crate) fn typed_throw_off(self, first: &str, second: &str) {
        match self.play.peek(|table| table.starter([first, second])) {
            Some(Ok(starter)) => self.threw_off([first.to_owned(), second.to_owned()], starter),
            Some(Err(faults)) => {
                self.refuse(self.words.with_untracked(|words| words.faults(&faults)));
            }
            None => {}
        }
    }

    fn threw_off(self, [first, second]: [String; 2], starter: Option<Starter>) {
        let player = match starter {
            Some(Starter::First) => Some(Player::First),
            Some(Starter::Second) => Some(Player::Second),
            None => None,
        };
        self.play.black.set(player);
        let (black, white) =
            if player == Some(Player::Second) { (second, first) } else { (first, second) };
        self.happen(&Event::ThrewOff { black, white });
    }

    /// Takes back: the half-made move, else the last move, else down to the last own decision.
    pub(crate) fn undo(self) {
        if !self.play.touched.get_untracked().is_empty() {
            self.play.touched.set(Vec::new());
            return;
        }
        let alone = self.play.has_machine();
        let mut count = 0_u32;
        while let Some(Undo::Free) = self.play.peek(|table| table.undo()) {
            let event = Event::TookBack { consent: Consent::Alone };
            if !self.quietly(&event) {
                break;
            }
            count += 1;
            if !alone || self.person_is_due() {
                break;
            }
        }
        if count == 0 {
            let event = Event::TookBack { consent: Consent::Alone };
            self.happen(&event);
            return;
        }
        self.play.note.set(None);
        self.announce(self.say_with("play-undone", &[("count", count.into())]));
        self.changed();
    }

    /// Plays again what was taken back.
    pub(crate) fn redo(self) {
        let alone = self.play.has_machine();
        while self.play.peek(|table| table.redo()).unwrap_or(0) > 0 {
            if !self.quietly(&Event::Redid) || !alone || self.person_is_due() {
                break;
            }
        }
        let last = self.play.peek(|table| table.line().last().map(|played| played.text.clone()));
        if let Some(text) = last.flatten() {
            self.announce(self.say_with("play-redone", &[("move", text.into())]));
        }
        self.changed();
    }

    fn quietly(self, event: &Event) -> bool {
        let mut went = false;
        self.play.table.update_value(|table| {
            went = table.as_mut().is_some_and(|table| table.next(event).is_ok());
        });
        went
    }

    fn person_is_due(self) -> bool {
        let turn = self.play.peek(|table| table.turn());
        turn.and_then(Turn::side).is_some_and(|side| self.machine_of(side).is_none())
    }

    /// Suggests a move: what tables know to be best, else what the best machine would play.
    pub(crate) fn ask_hint(self) {
        let course = self.play.course.get_value();
        let here = move || self.play.course.get_value() == course;
        let known = self.play.peek(|table| AnalystQuery::Known {
            ruleset: table.ruleset().text(),
            position: table.position(),
        });
        let (Some(known), Some(asked)) = (known, self.move_asked(None)) else { return };
        let then = move |text: Option<String>| match text {
            _ if !here() => {}
            Some(text) => self.suggest(Hint { text, proven: None }),
            None => self.refuse(self.say("play-no-hint")),
        };
        self.analyst.ask_within(PATIENCE, known, move |answer| {
            if !here() {
                return;
            }
            let Some(AnalystAnswer::Known { line, .. }) = answer else {
                self.ask_player(asked, then);
                return;
            };
            // Where the quiet limit may come first, the machine looks at it.
            let best = line
                .filter(|line| !line.beyond_quiet)
                .and_then(|line| line.moves?.into_iter().next());
            match best {
                Some(KnownMove { text, verdict }) => {
                    self.suggest(Hint { text, proven: Some(verdict.into()) });
                }
                None => self.ask_move(asked, then),
            }
        });
    }

    fn suggest(self, hint: Hint) {
        self.announce(self.hint_said(&hint));
        self.play.hint.set(Some(hint));
    }

    /// A hint, in a sentence.
    pub(crate) fn hint_said(self, hint: &Hint) -> String {
        let text = ("move", hint.text.clone().into());
        match hint.proven {
            None => self.say_with("play-hint", &[text]),
            Some(known) => {
                let verdict = self.words.with(|words| words.verdict(&known));
                self.say_with("play-hint-proven", &[text, ("verdict", verdict.into())])
            }
        }
    }

    /// The side whose turn it is gives up; against a machine the person does.
    pub(crate) fn resign(self) {
        let side = self.play.peek(|table| table.turn()).and_then(Turn::side).unwrap_or(Side::Black);
        let machine = self.machine_of(side).is_some();
        let side = if machine { side.other() } else { side };
        self.happen(&Event::Resigned(side));
    }

    /// Both agree to a draw.
    pub(crate) fn agree_draw(self) {
        let side = self.play.peek(|table| table.turn()).and_then(Turn::side).unwrap_or(Side::Black);
        if self.quietly(&Event::Offered(side)) {
            self.happen(&Event::Accepted(side.other()));
        }
    }
}
