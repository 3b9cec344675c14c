//! The board's symmetries, as far as the rules keep them.

use crate::game::Game;

/// A game whose states have images that play the same.
pub trait Symmetric: Game {
    /// How many images a state has, itself included.
    fn symmetries(&self) -> usize;
    /// The image of that number; 0 is the state itself.
    fn image(&self, state: &Self::State, symmetry: usize) -> Self::State;
}
