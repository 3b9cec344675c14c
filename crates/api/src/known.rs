//! What tables of endings say to a page, and which tables a site has.

use nugar_rules::oracle::Known;
use serde::{Deserialize, Serialize};

use crate::Verdict;

impl From<Known> for Verdict {
    fn from(known: Known) -> Verdict {
        match known {
            Known::Win { plies } => Verdict::Win { plies },
            Known::Draw => Verdict::Draw,
            Known::Loss { plies } => Verdict::Loss { plies },
            Known::Chance(chance) => Verdict::Chance { chance },
        }
    }
}

impl From<Verdict> for Known {
    fn from(verdict: Verdict) -> Known {
        match verdict {
            Verdict::Win { plies } => Known::Win { plies },
            Verdict::Draw => Known::Draw,
            Verdict::Loss { plies } => Known::Loss { plies },
            Verdict::Chance { chance } => Known::Chance(chance),
        }
    }
}

/// A table that a site has, an entry of its list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteTable {
    /// What tables of that kind are called: rules, men of the side to move and of the other.
    pub name: String,
    /// The name of the file.
    pub file: String,
    /// Its bytes.
    pub bytes: u64,
}

/// Why nothing is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotKnown {
    /// There are no tables for these rules.
    Rules,
    /// There are none for so many men, or for men that stand where these do.
    Men,
    /// Pieces are still to be placed.
    Placing,
    /// The game is over.
    Over,
    /// The tables could not be brought.
    Away,
    /// What was brought is not what was asked for.
    Damaged,
}
