//! Which things a board is drawn after.

use nugar_rules::board::Shape;
use nugar_rules::catalog::Ruleset;

/// What a board and its pieces look like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dress {
    /// Holes dug in sand, sticks against doum nuts.
    Sand,
    /// A raised board of mud, barked against peeled sticks.
    Mud,
    /// A boat of oak with pegs.
    Oak,
}

/// Rulesets whose board is of mud; every other grid is dug in sand.
const MUD: &str = "dala";

impl Dress {
    /// The dress of a ruleset's board.
    pub(crate) fn of(ruleset: &Ruleset, shape: Shape) -> Dress {
        match shape {
            Shape::Boat => Dress::Oak,
            Shape::Grid if ruleset.preset.id.starts_with(MUD) => Dress::Mud,
            Shape::Grid => Dress::Sand,
        }
    }

    /// Its name in style sheets.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Dress::Sand => "sand",
            Dress::Mud => "mud",
            Dress::Oak => "oak",
        }
    }
}
