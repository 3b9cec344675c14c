//! What a table notes of its sector.

use nugar_rules::running_fight::RunningFight;

use super::build::Extents;
use super::field::Extent;
use super::probe;
use crate::fault::Fault;
use crate::file::{About, NOTES};
use crate::sector::Sector;
use crate::shelf::Shelf;

/// What there is in a sector.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stats {
    /// Which sector.
    pub sector: Sector,
    /// Which positions of it.
    pub extent: Extent,
    /// How many positions.
    pub positions: u64,
    /// The chance of the side to throw, over all positions.
    pub mean: f64,
    /// No chance is farther off than this: proven.
    pub error: f64,
    /// How often chances were set until they stood.
    pub sweeps: u32,
}

/// Numbers between 0 and 1 are noted in so many parts.
const PARTS: f64 = (1_u64 << 48) as f64;

impl Stats {
    /// As a file notes it.
    pub(crate) fn notes(&self) -> [u64; NOTES] {
        [
            self.positions,
            (self.mean * PARTS).round() as u64,
            (self.error * PARTS).ceil() as u64,
            u64::from(self.sweeps),
            self.extent as u64,
            0,
        ]
    }

    /// What a file notes; none where that is nothing that was written.
    pub(crate) fn noted(about: &About) -> Option<Stats> {
        let [positions, mean, error, sweeps, extent, _] = about.notes;
        let extent = Extent::ALL.into_iter().find(|known| *known as u64 == extent)?;
        Some(Stats {
            sector: about.sector,
            extent,
            positions,
            mean: mean as f64 / PARTS,
            error: error as f64 / PARTS,
            sweeps: u32::try_from(sweeps).ok()?,
        })
    }
}

/// What the finished tables of a game with up to so many men in all note, with the bytes of each.
pub fn stats(game: &RunningFight, shelf: &dyn Shelf, men: u8) -> Result<Vec<(Stats, u64)>, Fault> {
    let mut found = Vec::new();
    for home in [0, men] {
        for (sector, extent) in probe::all(game.rules(), Extents { men, home }) {
            if let Some(table) = probe::open(game.rules(), shelf, sector, extent)?
                && let Some(stats) = Stats::noted(table.about())
            {
                found.push((stats, table.size()));
            }
        }
    }
    Ok(found)
}
