//! Who plays in the arena, and what they see.

use nugar_engine::past::Past;
use nugar_rules::game::Game;

/// A game as far as it has come, seen by whoever has to decide.
pub(crate) struct Sight<'a, G: Game> {
    pub(crate) game: &'a G,
    /// The state that the game began with.
    pub(crate) first: &'a G::State,
    /// The states that were decided, their throws included, and what was played there.
    pub(crate) line: &'a [(G::State, G::Move)],
    /// The state to decide, with its history.
    pub(crate) past: &'a Past<G::State>,
    /// What choices are made from; the same for the whole game.
    pub(crate) seed: &'a str,
}

/// What a player did instead of playing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mishap {
    /// It ended, or what it said makes no sense.
    Crash,
    /// It said nothing in the time that it had.
    Time,
    /// It played what is no move.
    Illegal,
}

impl Mishap {
    /// Every mishap.
    pub const ALL: [Mishap; 3] = [Mishap::Crash, Mishap::Time, Mishap::Illegal];

    /// Its code in results.
    pub const fn code(self) -> &'static str {
        match self {
            Mishap::Crash => "crash",
            Mishap::Time => "time",
            Mishap::Illegal => "illegal",
        }
    }
}

/// Somebody who plays one game after the other.
pub(crate) trait Player<G: Game> {
    /// Another game begins: nothing of those before counts.
    fn begin(&mut self);
    /// A legal move where there is one to decide.
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Move, Mishap>;
}
