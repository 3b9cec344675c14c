//! What a search has to know of the game so far: what may come back, and how quiet it has been.

use nugar_rules::game::Game;
use nugar_rules::session::Session;
use nugar_rules::table::{Table, since_reset};

/// A state with as much of its history as the draw rules need.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Past<S> {
    /// The states since the last placement or capture, oldest first, this one left out.
    pub before: Vec<S>,
    /// The state to search.
    pub state: S,
    /// Plies since the last placement or capture.
    pub quiet: u32,
}

impl<S: Copy> Past<S> {
    /// A state without a history.
    pub const fn none(state: S) -> Past<S> {
        Past { before: Vec::new(), state, quiet: 0 }
    }

    /// Notes that a move led to `next`.
    pub fn push(&mut self, next: S, resets: bool) {
        if resets {
            self.before.clear();
            self.quiet = 0;
        } else {
            self.before.push(self.state);
            self.quiet += 1;
        }
        self.state = next;
    }

    /// The history of a game being played.
    pub fn of<G: Game<State = S>>(session: &Session<G>) -> Past<S> {
        let game = session.game();
        let mut past = Past::none(*session.first());
        past.quiet = session.counters().quiet;
        for ply in session.line() {
            past.push(game.play(&ply.before, ply.played), game.resets(&ply.before, ply.played));
        }
        past.quiet = session.counters().quiet;
        past.state = *session.state();
        past
    }

    /// The history of a game on a table; none where the table's game is another.
    pub fn at<G: Game<State = S>>(game: &G, table: &dyn Table) -> Option<Past<S>> {
        let (first, moves) = since_reset(table);
        let reading = game.read(&first).ok()?;
        let mut past = Past::none(reading.state);
        past.quiet = reading.counters.map_or(0, |counters| counters.quiet);
        for text in moves {
            let m = game.parse(&past.state, &text).ok()?;
            past.push(game.play(&past.state, m), game.resets(&past.state, m));
        }
        Some(past)
    }
}
