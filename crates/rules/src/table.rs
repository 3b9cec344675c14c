//! A session's face for whoever shows or moves pieces and knows no rules: object-safe, texts only.
//!
//! This file names no game.

use std::cmp::Ordering;

use crate::board::{Geometry, Look, Point};
use crate::catalog::{Ruleset, Visitor};
use crate::event::{Applied, DiceSource, Event};
use crate::fault::{Fault, Faults};
use crate::game::{Counters, Game, Opening, Outcome, Phase, Side, Turn};
use crate::session::{Session, Undo};
use crate::symmetry::Symmetric;

/// A legal move and where it leads.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Listed {
    /// Canonical text.
    pub text: String,
    /// The position after it, canonical, without counters.
    pub position: String,
}

/// A move that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Who played it.
    pub side: Side,
    /// The throw that it plays, where there are dice.
    pub throw: Option<String>,
    /// Canonical text.
    pub text: String,
    /// Enemy pieces taken.
    pub captures: u8,
}

/// What a hand sees that has touched some points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// The board, the half-made move included.
    pub look: Look,
    /// The points that may be touched next.
    pub next: Vec<Point>,
    /// The move that the touches make, when they make one. There may be `next` points even so:
    /// then the hand says that it is done.
    pub whole: Option<String>,
    /// Why the touches are refused, when they are.
    pub fault: Option<Fault>,
}

/// A game being played, of whatever family.
pub trait Table: Send {
    /// The ruleset.
    fn ruleset(&self) -> &Ruleset;
    /// The board.
    fn geometry(&self) -> &Geometry;
    /// Who starts, and how that is decided.
    fn opening(&self) -> Opening;
    /// What has to happen next.
    fn turn(&self) -> Turn;
    /// The part of the game.
    fn phase(&self) -> Phase;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The position, canonical, without counters.
    fn position(&self) -> String;
    /// The position the game began with.
    fn first_position(&self) -> String;
    /// Counters of the position.
    fn counters(&self) -> Counters;
    /// The legal moves by text, in byte order; none once the game is over.
    fn moves(&self) -> Vec<Listed>;
    /// What a hand sees that has touched these points.
    fn hand(&self, touched: &[Point]) -> Hand;
    /// Why a text is no legal move; `None` when it is one.
    fn refusal(&self, text: &str) -> Option<Faults>;
    /// The moves played and not taken back.
    fn line(&self) -> Vec<Played>;
    /// The board after that many plies of the line, for browsing.
    fn look_after(&self, plies: usize) -> Option<Look>;
    /// The position after that many plies of the line.
    fn position_after(&self, plies: usize) -> Option<String>;
    /// Everything that happened.
    fn events(&self) -> &[Event];
    /// Takes the event of that number (see [`Session::apply`]).
    fn apply(&mut self, number: usize, event: &Event) -> Result<Applied, Faults>;
    /// Takes the next event.
    fn next(&mut self, event: &Event) -> Result<Applied, Faults>;
    /// Whether the last move may be taken back.
    fn undo(&self) -> Undo;
    /// How many moves may be played again.
    fn redo(&self) -> usize;
    /// The side whose offer of a draw stands.
    fn offer(&self) -> Option<Side>;
    /// Pieces each side has had captured, black's first.
    fn lost(&self) -> [u32; 2];
    /// The seed of the dice, where there is one.
    fn seed(&self) -> Option<&str>;
    /// The throw that has to come next, where a seed settles it.
    fn seeded_throw(&self) -> Option<String>;
    /// Whether both throw for the start now.
    fn opening_due(&self) -> bool;
    /// Who starts after these throws of whoever throws first and of the other; none: both throw
    /// again. An error when one of them is no throw.
    fn starter(&self, throws: [&str; 2]) -> Result<Option<Starter>, Faults>;
    /// The throws for the start that come next, where a seed settles them: of whoever throws
    /// first, of the other, and which of the two starts (none: both throw again).
    fn seeded_throw_off(&self) -> Option<([String; 2], Option<Starter>)>;
    /// The throws for the start so far: black's, white's.
    fn thrown_off(&self) -> Vec<[String; 2]>;
    /// Every throw there is, with its weight; empty where there are no dice.
    fn throws(&self) -> Vec<(String, u32)>;
}

/// Who of two that throw for the start begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Starter {
    /// The one who threw first.
    First,
    /// The one who threw second.
    Second,
}

impl<G: Game> Table for Session<G> {
    fn ruleset(&self) -> &Ruleset {
        Session::ruleset(self)
    }

    fn geometry(&self) -> &Geometry {
        self.game().geometry()
    }

    fn opening(&self) -> Opening {
        self.game().opening()
    }

    fn turn(&self) -> Turn {
        Session::turn(self)
    }

    fn phase(&self) -> Phase {
        if Session::outcome(self).is_some() { Phase::Over } else { self.game().phase(self.state()) }
    }

    fn outcome(&self) -> Option<Outcome> {
        Session::outcome(self)
    }

    fn position(&self) -> String {
        self.game().position(self.state())
    }

    fn first_position(&self) -> String {
        self.game().position(self.first())
    }

    fn counters(&self) -> Counters {
        Session::counters(self)
    }

    fn moves(&self) -> Vec<Listed> {
        if Session::outcome(self).is_some() {
            return Vec::new();
        }
        list(self.game(), self.state())
    }

    fn hand(&self, touched: &[Point]) -> Hand {
        let (game, state) = (self.game(), self.state());
        let look = game.look(state, touched);
        if Session::outcome(self).is_some() {
            let fault = (!touched.is_empty()).then_some(Fault::GameOver {});
            return Hand { look, next: Vec::new(), whole: None, fault };
        }
        let (mut next, mut whole, mut begun) = (Vec::new(), None, touched.is_empty());
        for m in game.list(state) {
            let touches = game.touches(state, m);
            if let Some(more) = touches.next(touched) {
                begun = true;
                next.extend(more);
                if touches.whole(touched) {
                    whole = Some(game.text(state, m));
                }
            }
        }
        next.sort_unstable();
        next.dedup();
        let fault = if begun { None } else { game.why_not(state, touched) };
        Hand { look, next, whole, fault }
    }

    fn refusal(&self, text: &str) -> Option<Faults> {
        if Session::outcome(self).is_some() {
            return Some(Fault::GameOver {}.into());
        }
        self.game().parse(self.state(), text).err()
    }

    fn line(&self) -> Vec<Played> {
        let game = self.game();
        let played = |ply: &crate::session::Ply<G>| Played {
            side: ply.side,
            throw: game.thrown(&ply.before).map(|roll| game.roll_text(roll)),
            text: game.text(&ply.before, ply.played),
            captures: game.captures(&ply.before, ply.played),
        };
        Session::line(self).iter().map(played).collect()
    }

    fn look_after(&self, plies: usize) -> Option<Look> {
        state_after(self, plies).map(|state| self.game().look(&state, &[]))
    }

    fn position_after(&self, plies: usize) -> Option<String> {
        state_after(self, plies).map(|state| self.game().position(&state))
    }

    fn events(&self) -> &[Event] {
        Session::events(self)
    }

    fn apply(&mut self, number: usize, event: &Event) -> Result<Applied, Faults> {
        Session::apply(self, number, event)
    }

    fn next(&mut self, event: &Event) -> Result<Applied, Faults> {
        Session::next(self, event)
    }

    fn undo(&self) -> Undo {
        Session::undo(self)
    }

    fn redo(&self) -> usize {
        if Session::outcome(self).is_some() { 0 } else { self.undone().len() }
    }

    fn offer(&self) -> Option<Side> {
        Session::offer(self)
    }

    fn lost(&self) -> [u32; 2] {
        Session::lost(self)
    }

    fn seed(&self) -> Option<&str> {
        Session::seed(self)
    }

    fn seeded_throw(&self) -> Option<String> {
        Session::seeded_throw(self).map(|roll| self.game().roll_text(roll))
    }

    fn opening_due(&self) -> bool {
        Session::opening_due(self)
    }

    fn starter(&self, [first, second]: [&str; 2]) -> Result<Option<Starter>, Faults> {
        let (first, second) = (self.game().read_roll(first), self.game().read_roll(second));
        match (first, second) {
            (Ok(first), Ok(second)) => Ok(starter(self.game(), [first, second])),
            (first, second) => {
                Err(Faults([first.err(), second.err()].into_iter().flatten().collect()))
            }
        }
    }

    fn seeded_throw_off(&self) -> Option<([String; 2], Option<Starter>)> {
        let pair = Session::seeded_throw_off(self)?;
        let texts = pair.map(|roll| self.game().roll_text(roll));
        Some((texts, starter(self.game(), pair)))
    }

    fn thrown_off(&self) -> Vec<[String; 2]> {
        let texts = |pair: &[G::Roll; 2]| pair.map(|roll| self.game().roll_text(roll));
        Session::opening(self).iter().map(texts).collect()
    }

    fn throws(&self) -> Vec<(String, u32)> {
        let text = |(roll, weight): &(G::Roll, u32)| (self.game().roll_text(*roll), *weight);
        self.game().rolls().iter().map(text).collect()
    }
}

/// As much of a game as draws need that have a history: the position that the last placement or
/// capture left, with counters, and the moves since. Where dice are thrown the throws part the moves:
/// there it is the position on the table, without counters, and no moves.
pub fn since_reset(table: &dyn Table) -> (String, Vec<String>) {
    if !table.throws().is_empty() {
        return (table.position(), Vec::new());
    }
    let (line, counters) = (table.line(), table.counters());
    let first = line.len().saturating_sub(counters.quiet as usize);
    let since = (line.len() - first) as u32;
    let position = table.position_after(first).unwrap_or_else(|| table.position());
    let moves = line.into_iter().skip(first).map(|played| played.text).collect();
    (format!("{position} {} {}", counters.quiet - since, counters.ply - since), moves)
}

/// The legal moves of a state by text, in byte order.
pub fn list<G: Game>(game: &G, state: &G::State) -> Vec<Listed> {
    let listed =
        |m| Listed { text: game.text(state, m), position: game.position(&game.play(state, m)) };
    let mut all: Vec<Listed> = game.list(state).into_iter().map(listed).collect();
    all.sort_unstable();
    all
}

fn starter<G: Game>(game: &G, throws: [G::Roll; 2]) -> Option<Starter> {
    let [first, second] = throws.map(|roll| game.opening_value(roll));
    match first.cmp(&second) {
        Ordering::Less => Some(Starter::Second),
        Ordering::Equal => None,
        Ordering::Greater => Some(Starter::First),
    }
}

fn state_after<G: Game>(session: &Session<G>, plies: usize) -> Option<G::State> {
    let line = Session::line(session);
    match plies.checked_sub(1) {
        None => Some(*session.first()),
        Some(_) if plies == line.len() => Some(*session.state()),
        Some(last) => line.get(last).map(|ply| session.game().play(&ply.before, ply.played)),
    }
}

/// Starts a game of any ruleset.
pub fn start(
    ruleset: Ruleset,
    position: Option<&str>,
    dice: DiceSource,
) -> Result<Box<dyn Table>, Faults> {
    struct Start<'a>(Ruleset, Option<&'a str>, DiceSource);
    impl Visitor for Start<'_> {
        type Output = Result<Box<dyn Table>, Faults>;
        fn visit<G: Game + Symmetric>(self, game: G) -> Self::Output {
            Ok(Box::new(Session::start(game, self.0, self.1, self.2)?))
        }
    }
    ruleset.rules().visit(Start(ruleset, position, dice))
}

/// The game of a list of events.
pub fn fold(events: &[Event]) -> Result<Box<dyn Table>, Faults> {
    struct Fold<'a>(Ruleset, &'a [Event]);
    impl Visitor for Fold<'_> {
        type Output = Result<Box<dyn Table>, Faults>;
        fn visit<G: Game + Symmetric>(self, game: G) -> Self::Output {
            Ok(Box::new(Session::fold(game, self.0, self.1)?))
        }
    }
    let Some(Event::Started { ruleset, .. }) = events.first() else {
        return Err(Fault::EventStart {}.into());
    };
    let ruleset = Ruleset::read(ruleset)?;
    ruleset.rules().visit(Fold(ruleset, events))
}
