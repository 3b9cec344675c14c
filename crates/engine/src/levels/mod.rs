//! Eight levels for people, the same for every ruleset: weaker ones see less and choose more softly
//! among what they see. Settled by the position, its history, the seed and the level; limited by
//! what is looked at, never by time.
//!
//! Every level takes a win in one, takes what stands free where taking looks best to it, and plays
//! on when it loses: of lost moves the one that lasts longest is the best to it.

pub mod alignment;
pub mod race;
mod soft;

/// How strong a machine plays, 1 to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// How many there are.
    pub const COUNT: usize = 8;
    /// For somebody who has read the rules and says nothing else.
    pub const USUAL: Level = Level(3);
    /// The strongest.
    pub const TOP: Level = Level(Level::COUNT as u8);

    /// Every level, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (1..=Level::COUNT as u8).map(Level)
    }

    /// The level of that number.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number as usize <= Level::COUNT { Some(Level(number)) } else { None }
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a table of levels.
    const fn index(self) -> usize {
        self.0 as usize - 1
    }
}
