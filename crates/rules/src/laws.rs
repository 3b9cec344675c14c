//! The laws that every ruleset has to obey, checked over random games. A new ruleset, and every
//! ruleset a user writes, goes through them; a broken law is told with the position that breaks it.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::board::Point;
use crate::catalog::{Ruleset, Visitor};
use crate::event::{Consent, DiceSource, Event};
use crate::game::{Game, Turn};
use crate::playout::{Chance, Random};
use crate::record::{Reader, Record};
use crate::session::{Session, Undo};
use crate::symmetry::Symmetric;
use crate::table::{Starter, Table};

/// How much was checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Checked {
    /// Games played to their end.
    pub games: u64,
    /// States that went through the battery.
    pub states: u64,
    /// Moves of those states.
    pub moves: u64,
}

/// A broken law: which, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{law} in {ruleset} at {position}: {detail}")]
pub struct Broken {
    /// Name of the law.
    pub law: &'static str,
    /// The ruleset's text.
    pub ruleset: String,
    /// The position's text.
    pub position: String,
    /// What was seen.
    pub detail: String,
}

/// Plies after which a game whose rules know no draw is given up.
const MOST_PLIES: usize = 20_000;
/// One state in so many goes through the laws that try every pair of points.
const PAIRS_EVERY: u64 = 8;

/// Plays that many random games of a ruleset and checks every law on the way.
pub fn check(ruleset: Ruleset, games: u64, seed: u64) -> Result<Checked, Broken> {
    ruleset.rules().visit(Battery { ruleset, games, seed })
}

struct Battery {
    ruleset: Ruleset,
    games: u64,
    seed: u64,
}

impl Visitor for Battery {
    type Output = Result<Checked, Broken>;

    fn visit<G: Game + Symmetric>(self, game: G) -> Self::Output {
        let mut laws = Laws {
            game,
            ruleset: self.ruleset,
            random: Random::new(self.seed),
            keys: HashMap::new(),
            checked: Checked::default(),
        };
        laws.ruleset_text()?;
        for number in 0..self.games {
            laws.game(self.seed, number)?;
        }
        Ok(laws.checked)
    }
}

struct Laws<G: Game + Symmetric> {
    game: G,
    ruleset: Ruleset,
    random: Random,
    keys: HashMap<u64, G::State>,
    checked: Checked,
}

impl<G: Game + Symmetric> Laws<G> {
    fn broken(&self, law: &'static str, state: &G::State, detail: impl Into<String>) -> Broken {
        Broken {
            law,
            ruleset: self.ruleset.text(),
            position: self.game.position(state),
            detail: detail.into(),
        }
    }

    fn demand(
        &self,
        holds: bool,
        law: &'static str,
        state: &G::State,
        detail: impl FnOnce() -> String,
    ) -> Result<(), Broken> {
        if holds { Ok(()) } else { Err(self.broken(law, state, detail())) }
    }

    /// A ruleset's text reads back, and its digest is that of its rules.
    fn ruleset_text(&self) -> Result<(), Broken> {
        let start = self.game.start();
        let text = self.ruleset.text();
        let again = Ruleset::read(&text);
        self.demand(again == Ok(self.ruleset), "ruleset text reads back", &start, || text.clone())
    }

    /// A whole random game, with moves taken back and played again on the way.
    fn game(&mut self, seed: u64, number: u64) -> Result<(), Broken> {
        let game = self.game.clone();
        let dice = DiceSource::Seeded { seed: format!("laws/{seed}/{number}") };
        let mut session = Session::start(game, self.ruleset, None, dice).map_err(|faults| {
            self.broken("a game starts", &self.game.start(), faults.to_string())
        })?;
        while session.line().len() < MOST_PLIES {
            self.state(session.state())?;
            let event = match session.turn() {
                Turn::Over(_) => break,
                _ if session.seeded_throw_off().is_some() => throw_off(&session),
                Turn::Roll(_) => Event::Threw { throw: self.thrown(&session)? },
                Turn::Decide(_) => {
                    if let Some(event) = self.whim(&session) {
                        event
                    } else {
                        let picked = self.game.pick(session.state(), &mut |n| self.random.below(n));
                        let m = picked.ok_or_else(|| {
                            self.broken("a turn has a move", session.state(), "none")
                        })?;
                        Event::Moved { text: self.game.text(session.state(), m) }
                    }
                }
            };
            session.next(&event).map_err(|faults| {
                self.broken("an event happens", session.state(), format!("{event:?}: {faults}"))
            })?;
        }
        let limits = self.game.limits();
        let ends = session.outcome().is_some() || (limits.quiet == 0 && limits.repetition == 0);
        self.demand(ends, "every random game ends", session.state(), || "it went on".to_owned())?;
        self.state(session.state())?;
        self.history(&session)?;
        self.checked.games += 1;
        Ok(())
    }

    /// Now and then a move is taken back or played again instead.
    fn whim(&mut self, session: &Session<G>) -> Option<Event> {
        match self.random.below(40) {
            0 => match session.undo() {
                Undo::Nothing => None,
                Undo::Free => Some(Event::TookBack { consent: Consent::Alone }),
                Undo::CrossesThrow => Some(Event::TookBack { consent: Consent::Both }),
            },
            1 if !session.undone().is_empty() => Some(Event::Redid),
            _ => None,
        }
    }

    fn thrown(&self, session: &Session<G>) -> Result<String, Broken> {
        let roll = session
            .seeded_throw()
            .ok_or_else(|| self.broken("a seed settles throws", session.state(), "no throw"))?;
        Ok(self.game.roll_text(roll))
    }

    /// The laws of a state.
    fn state(&mut self, state: &G::State) -> Result<(), Broken> {
        self.checked.states += 1;
        let turn = self.game.turn(state);
        let moves = self.game.list(state);
        self.checked.moves += moves.len() as u64;
        let decides = matches!(turn, Turn::Decide(_));
        self.demand(moves.is_empty() != decides, "moves exactly when to decide", state, || {
            format!("{turn:?} with {} moves", moves.len())
        })?;
        let count = self.game.count(state);
        self.demand(count == moves.len() as u64, "count is the list's length", state, || {
            format!("{count} for {}", moves.len())
        })?;
        for (n, m) in moves.iter().enumerate() {
            let nth = self.game.nth(state, n as u64);
            self.demand(nth == Some(*m), "nth follows the list", state, || format!("{n}"))?;
        }
        self.demand(self.game.nth(state, count).is_none(), "nth ends", state, String::new)?;
        self.text_of_state(state)?;
        self.texts_of_moves(state, &moves)?;
        self.touches(state, &moves)?;
        self.images(state, count)?;
        if self.checked.states.is_multiple_of(PAIRS_EVERY) {
            self.pairs(state, &moves)?;
        }
        Ok(())
    }

    /// A position reads back to the same state with the same key; other states have other keys.
    fn text_of_state(&mut self, state: &G::State) -> Result<(), Broken> {
        let text = self.game.position(state);
        let read = self
            .game
            .read(&text)
            .map_err(|faults| self.broken("a position reads back", state, faults.to_string()))?;
        self.demand(read.state == *state, "a position reads back", state, || {
            format!("{:?} for {state:?}", read.state)
        })?;
        let key = self.game.key(state);
        let same = self.game.key(&read.state) == key;
        self.demand(same, "the key from scratch is the carried one", state, String::new)?;
        let there = *self.keys.entry(key).or_insert(*state);
        self.demand(there == *state, "keys tell states apart", state, || self.game.position(&there))
    }

    /// Every move's text is its own, reads back, and leads to a state of its own.
    fn texts_of_moves(&self, state: &G::State, moves: &[G::Move]) -> Result<(), Broken> {
        let (mut texts, mut results) = (HashSet::new(), HashSet::new());
        for m in moves {
            let text = self.game.text(state, *m);
            let read = self.game.parse(state, &text);
            self.demand(read == Ok(*m), "a move reads back", state, || {
                format!("{text}: {read:?}")
            })?;
            let loud = format!(" {} ", text.to_uppercase().replace('X', "x"));
            let read = self.game.parse(state, &loud);
            self.demand(read == Ok(*m), "case and space do not matter", state, || loud.clone())?;
            self.demand(texts.insert(text.clone()), "no duplicates", state, || text.clone())?;
            let after = self.game.play(state, *m);
            self.demand(results.insert(after), "distinct results", state, || text.clone())?;
        }
        Ok(())
    }

    /// No two moves share a touch sequence, and a hand that follows one is never refused.
    fn touches(&self, state: &G::State, moves: &[G::Move]) -> Result<(), Broken> {
        let mut seen: HashSet<(Vec<Point>, BTreeSet<Point>)> = HashSet::new();
        for m in moves {
            let touches = self.game.touches(state, *m);
            self.demand(!touches.paths.is_empty(), "a move can be touched", state, || {
                self.game.text(state, *m)
            })?;
            for path in &touches.paths {
                let rest: BTreeSet<Point> = touches.rest.iter().copied().collect();
                self.demand(
                    seen.insert((path.clone(), rest)),
                    "touches tell moves apart",
                    state,
                    || self.game.text(state, *m),
                )?;
                let mut hand = path.clone();
                hand.extend(&touches.rest);
                for end in 0..=hand.len() {
                    let fault = self.game.why_not(state, &hand[..end]);
                    self.demand(fault.is_none(), "a legal touch is not refused", state, || {
                        format!("{}: {fault:?}", self.game.text(state, *m))
                    })?;
                }
                self.demand(touches.whole(&hand), "touches end", state, || {
                    self.game.text(state, *m)
                })?;
            }
        }
        Ok(())
    }

    /// Symmetric states have equally many moves and the same turn.
    fn images(&self, state: &G::State, count: u64) -> Result<(), Broken> {
        for symmetry in 0..self.game.symmetries() {
            let image = self.game.image(state, symmetry);
            let same = self.game.count(&image) == count;
            self.demand(same, "images have equally many moves", state, || {
                format!("{symmetry}: {}", self.game.position(&image))
            })?;
            let alike = std::mem::discriminant(&self.game.turn(&image))
                == std::mem::discriminant(&self.game.turn(state));
            self.demand(alike, "images have the same turn", state, || format!("{symmetry}"))?;
        }
        Ok(())
    }

    /// Listed is legal: two touches are refused with a reason exactly when no move begins so.
    fn pairs(&self, state: &G::State, moves: &[G::Move]) -> Result<(), Broken> {
        let all: Vec<_> = moves.iter().map(|m| self.game.touches(state, *m)).collect();
        let points: Vec<Point> = self.game.geometry().spots.iter().map(|spot| spot.point).collect();
        let alone = points.iter().map(|one| vec![*one]);
        let pairs = points.iter().flat_map(|one| points.iter().map(|two| vec![*one, *two]));
        let begun: HashSet<Vec<Point>> = alone
            .clone()
            .chain(pairs.clone())
            .filter(|hand| all.iter().any(|touches| touches.next(hand).is_some()))
            .collect();
        for hand in alone.chain(pairs) {
            let fault = self.game.why_not(state, &hand);
            self.demand(
                begun.contains(&hand) == fault.is_none(),
                "listed is legal",
                state,
                || format!("{}: {fault:?}", self.game.geometry().names(hand).join(" ")),
            )?;
        }
        Ok(())
    }

    /// A session is the fold of its events, and its record tells the same game.
    fn history(&self, session: &Session<G>) -> Result<(), Broken> {
        let state = session.state();
        let game = self.game.clone();
        let again = Session::fold(game, self.ruleset, session.events())
            .map_err(|faults| self.broken("a session folds", state, faults.to_string()))?;
        self.demand(again == *session, "a session is the fold of its events", state, String::new)?;
        let text = Record::of(session, &[("Event", "a \"law\" \\ test")]).to_string();
        let mut reader = Reader::new();
        let mut read: Vec<_> = text.lines().flat_map(|line| reader.line(line)).collect();
        read.extend(reader.finish());
        let [Ok(record)] = read.as_slice() else {
            return Err(self.broken("a record reads back", state, format!("{read:?}")));
        };
        self.demand(record.to_string() == text, "a record reads back", state, || text.clone())?;
        let table = record
            .replay()
            .map_err(|fault| self.broken("a record replays", state, format!("{fault}\n{text}")))?;
        let same = table.line() == Table::line(session)
            && table.position() == Table::position(session)
            && table.outcome() == Table::outcome(session);
        self.demand(same, "a record tells its game", state, || text.clone())
    }
}

/// The throws for the start, the starter's as black's.
fn throw_off<G: Game>(session: &Session<G>) -> Event {
    let (pair, starter) = Table::seeded_throw_off(session).expect("asked before");
    let [first, second] = pair;
    match starter {
        Some(Starter::Second) => Event::ThrewOff { black: second, white: first },
        _ => Event::ThrewOff { black: first, white: second },
    }
}
