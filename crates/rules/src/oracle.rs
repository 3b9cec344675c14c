//! What is exactly known of a state. Machines ask it, tables answer; neither knows the other.

use std::sync::Arc;

use crate::game::Game;

/// What is proven of a state that is not over, from the point of view of the side to decide or to
/// throw.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Known {
    /// It wins, at best in so many plies to the end of the game.
    Win {
        /// Plies to the end when it hurries and the other side delays.
        plies: u32,
    },
    /// Neither side can force a win.
    Draw,
    /// It loses, at best after so many plies to the end of the game.
    Loss {
        /// Plies to the end when it delays and the other side hurries.
        plies: u32,
    },
    /// It wins with this probability under best play by both.
    Chance(f64),
}

/// Knows some states of a game exactly. What it says holds for the game without the draws that
/// need a history: repetition and the quiet limit.
pub trait Oracle<G: Game>: Send + Sync {
    /// What is known of the state; none where nothing is.
    fn ask(&self, state: &G::State) -> Option<Known>;
}

/// Several who may know: the first who does answers.
impl<G: Game> Oracle<G> for Vec<Arc<dyn Oracle<G>>> {
    fn ask(&self, state: &G::State) -> Option<Known> {
        self.iter().find_map(|oracle| oracle.ask(state))
    }
}
