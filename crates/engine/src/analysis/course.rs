//! A game as states and moves, out of a table's texts.

use nugar_rules::draws::Draws;
use nugar_rules::event::Event;
use nugar_rules::fault::{Fault, Faults};
use nugar_rules::game::{Game, Outcome, Side, Turn};
use nugar_rules::table::Table;

use super::At;
use crate::past::Past;

/// A ply of a game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ply<G: Game> {
    /// The state to be decided, its throw made.
    pub(super) before: G::State,
    pub(super) played: G::Move,
    pub(super) side: Side,
}

/// A game's moves.
#[derive(Debug, Clone)]
pub(super) struct Course<G: Game> {
    first: G::State,
    quiet: u32,
    pub(super) plies: Vec<Ply<G>>,
    /// The state now, with the throw on the table.
    now: G::State,
}

/// A place in a game.
#[derive(Debug, Clone)]
pub(super) struct Spot<S> {
    pub(super) past: Past<S>,
    /// Whether the game is over there, by a rule.
    pub(super) over: Option<Outcome>,
}

impl<G: Game> Course<G> {
    /// The game of a table of the same ruleset.
    pub(super) fn of(game: &G, table: &dyn Table) -> Result<Course<G>, Faults> {
        let (first, quiet) = match table.events().first() {
            Some(Event::Started { position: Some(position), .. }) => {
                let reading = game.read(position)?;
                (reading.state, reading.counters.map_or(0, |counters| counters.quiet))
            }
            _ => (game.start(), 0),
        };
        let mut state = first;
        let mut plies = Vec::new();
        for played in table.line() {
            if let (Turn::Roll(_), Some(throw)) = (game.turn(&state), &played.throw) {
                state = game.roll(&state, game.read_roll(throw)?);
            }
            let Turn::Decide(side) = game.turn(&state) else {
                return Err(Fault::GameOver {}.into());
            };
            let m = game.parse(&state, &played.text)?;
            plies.push(Ply { before: state, played: m, side });
            state = game.play(&state, m);
        }
        let now = game.read(&table.position())?.state;
        Ok(Course { first, quiet, plies, now })
    }

    /// What there is at a place; none where the game has no such place.
    pub(super) fn at(&self, game: &G, at: At) -> Option<Spot<G::State>> {
        let (plies, state) = match at {
            At::After(plies) if plies == self.plies.len() => (plies, self.now),
            At::After(0) => (0, self.first),
            At::After(plies) => {
                let ply = self.plies.get(plies - 1)?;
                (plies, game.play(&ply.before, ply.played))
            }
            At::Deciding(plies) => (plies, self.plies.get(plies)?.before),
        };
        let mut past = Past::none(self.first);
        past.quiet = self.quiet;
        let mut draws = Draws::new(game.limits(), self.first, self.quiet);
        for ply in &self.plies[..plies] {
            let next = game.play(&ply.before, ply.played);
            let resets = game.resets(&ply.before, ply.played);
            past.push(next, resets);
            draws.push(next, resets);
        }
        past.state = state;
        let over = match game.turn(&state) {
            Turn::Over(outcome) => Some(outcome),
            _ => draws.verdict().map(|reason| Outcome { winner: None, reason }),
        };
        Some(Spot { past, over })
    }
}
