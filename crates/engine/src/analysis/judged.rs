//! What is thought of a move that was played, and of the throw before it.

use nugar_rules::game::Side;

use super::Worth;
use crate::race::{SURE, Share};

/// What a move loses that is no longer as good as the best: more than nearly all that careful players
/// lose, so that a name is never given for what the analysis itself may be wrong by. Each name
/// beyond is twice the one before.
///
/// 2026-11-30, example `chances losses 6 20000 daldosa`: of the moves of the machine that looks one
/// throw ahead 95 % lose below 0.8 % and 99 % below 3.8 %; of the page's machine 3.6 % and 6.4 %.
pub const SLIP: Share = SURE / 20;
/// What a mistake loses.
pub const MISTAKE: Share = SURE / 10;
/// What a blunder loses.
pub const BLUNDER: Share = SURE / 5;

/// How a move was, by what it lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// There was no other.
    Forced,
    /// None is known to be better.
    Best,
    /// It lost less than [`SLIP`].
    Good,
    /// It lost less than [`MISTAKE`].
    Slip,
    /// It lost less than [`BLUNDER`].
    Mistake,
    /// It lost that much or more.
    Blunder,
}

impl Class {
    /// Every class, the best first.
    pub const ALL: [Class; 6] =
        [Class::Forced, Class::Best, Class::Good, Class::Slip, Class::Mistake, Class::Blunder];

    /// Of a move with others beside it that loses so much.
    pub const fn of(loss: Share) -> Class {
        match loss {
            BLUNDER.. => Class::Blunder,
            MISTAKE.. => Class::Mistake,
            SLIP.. => Class::Slip,
            1.. => Class::Good,
            _ => Class::Best,
        }
    }

    /// The class as programs read it.
    pub const fn code(self) -> &'static str {
        match self {
            Class::Forced => "forced",
            Class::Best => "best",
            Class::Good => "good",
            Class::Slip => "slip",
            Class::Mistake => "mistake",
            Class::Blunder => "blunder",
        }
    }
}

/// What a throw brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Luck {
    /// What was expected before it, to the side that threw.
    pub expected: Share,
    /// What it changed: the worth of this throw less what was expected, both looked at alike.
    pub gain: Share,
}

/// What is thought of a move that was played. Every worth is to the side that played it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// Its number in the game, from 0.
    pub ply: usize,
    /// Who played it.
    pub side: Side,
    /// The throw that it plays, where there are dice.
    pub throw: Option<String>,
    /// Its text.
    pub text: String,
    /// What the throw brought, where one was made in the game.
    pub luck: Option<Luck>,
    /// The worth of the position with the best play.
    pub best: Worth,
    /// The best line.
    pub line: Vec<String>,
    /// The worth of the move.
    pub played: Worth,
    /// What the move lost against the best, never below 0.
    pub loss: Share,
    /// How it was.
    pub class: Class,
}
