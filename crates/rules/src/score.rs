//! The score of a match: games between two players until one has enough points.

use crate::game::{Outcome, Side};

/// Which of the two players of a match, whatever colour each has in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Player {
    /// The one who is black in the first game where nobody throws for the start.
    First,
    /// The other.
    Second,
}

impl Player {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

/// Points that end a match by Walker's rulebook.
pub const USUAL_POINTS: u32 = 10;

/// A match so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// Points that win the match.
    pub to: u32,
    /// Points of the first and the second player.
    pub points: [u32; 2],
    /// Games finished.
    pub games: u32,
}

impl Score {
    /// A match to that many points, at least one.
    pub const fn new(to: u32) -> Score {
        Score { to: if to == 0 { 1 } else { to }, points: [0, 0], games: 0 }
    }

    /// Who is black in the next game where nobody throws for the start: the players alternate.
    pub const fn next_black(&self) -> Player {
        if self.games.is_multiple_of(2) { Player::First } else { Player::Second }
    }

    /// What a game is worth to its winner: 2 when the winner has had no piece captured in the
    /// whole game, else 1; a draw is worth nothing. `lost` counts captured pieces, black's first.
    pub const fn worth(outcome: Outcome, lost: [u32; 2]) -> u32 {
        match outcome.winner {
            None => 0,
            Some(winner) if lost[winner.index()] == 0 => 2,
            Some(_) => 1,
        }
    }

    /// Adds a finished game in which `black` had black.
    pub fn add(&mut self, black: Player, outcome: Outcome, lost: [u32; 2]) {
        self.games += 1;
        let Some(winner) = outcome.winner else { return };
        let player = match winner {
            Side::Black => black,
            Side::White => black.other(),
        };
        self.points[player as usize] += Score::worth(outcome, lost);
    }

    /// Who has won the match.
    pub fn winner(&self) -> Option<Player> {
        [Player::First, Player::Second]
            .into_iter()
            .find(|player| self.points[*player as usize] >= self.to)
    }
}
