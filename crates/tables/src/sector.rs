//! A sector: all positions in which the side to move has so many men and the other so many. The
//! unit of work, of files and of names, whatever the family of the game.

use std::fmt;
use std::str::FromStr;

/// How many men the side to move has, and how many the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sector {
    /// Men of the side to move.
    pub own: u8,
    /// Men of the other side.
    pub enemy: u8,
}

impl Sector {
    /// Men in all.
    pub const fn men(self) -> u8 {
        self.own.saturating_add(self.enemy)
    }

    /// The sector that a turn without capture leads to.
    #[must_use]
    pub const fn mate(self) -> Sector {
        Sector { own: self.enemy, enemy: self.own }
    }
}

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}v{}", self.own, self.enemy)
    }
}

impl FromStr for Sector {
    type Err = String;

    fn from_str(text: &str) -> Result<Sector, String> {
        let parts = text.split_once('v').and_then(|(own, enemy)| {
            Some(Sector { own: own.parse().ok()?, enemy: enemy.parse().ok()? })
        });
        parts.ok_or_else(|| text.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back() {
        let sector = Sector { own: 3, enemy: 12 };
        assert_eq!(sector.to_string().parse(), Ok(sector));
        for text in ["", "v", "3", "3v", "v3", "3v256", "3v4v5", "-1v3"] {
            assert!(text.parse::<Sector>().is_err(), "{text}");
        }
    }
}
