//! What can go wrong with tables. Codes and values; sentences are made elsewhere.

use crate::sector::Sector;
use crate::shelf::ShelfFault;

/// The part of a file in which something is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The head: format, rules, sector and the list of blocks.
    Head,
    /// The block of that number, from that byte on.
    Block {
        /// Which block, from 0.
        number: u64,
        /// Its first byte in the file.
        at: u64,
    },
    /// The length of the file.
    Length {
        /// How many bytes it has.
        have: u64,
        /// How many it should have.
        want: u64,
    },
}

/// What went wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Files could not be read or written.
    #[error(transparent)]
    Shelf(#[from] ShelfFault),
    /// Bytes of a file are not what was written.
    #[error("corrupt: {name}: {part:?}")]
    Corrupt {
        /// Name of the file.
        name: String,
        /// Where.
        part: Part,
    },
    /// A file is of a format that this build does not know.
    #[error("format: {name}: {version}")]
    Format {
        /// Name of the file.
        name: String,
        /// Version it claims.
        version: u16,
    },
    /// A file was made under other rules.
    #[error("rules: {name}: {}", differing.join(", "))]
    OtherRules {
        /// Name of the file.
        name: String,
        /// The fields that differ, as `name=value` of the file.
        differing: Vec<String>,
    },
    /// A file holds another sector than its name says.
    #[error("sector: {name}: {found}")]
    OtherSector {
        /// Name of the file.
        name: String,
        /// The sector it holds.
        found: Sector,
    },
    /// A sector that is needed has no file.
    #[error("missing: {0}")]
    Missing(Sector),
    /// The work needs more memory than it may use.
    #[error("memory: {sector}: {need} > {have}")]
    TooMuchMemory {
        /// Which sector.
        sector: Sector,
        /// Bytes needed.
        need: u64,
        /// Bytes allowed.
        have: u64,
    },
    /// The disk has less room than the work needs.
    #[error("disk: {need} > {have}")]
    DiskFull {
        /// Bytes needed.
        need: u64,
        /// Bytes free.
        have: u64,
    },
    /// A sector or a game is beyond what can be numbered.
    #[error("size: {0}")]
    TooLarge(Sector),
    /// Rules of a kind for which no table can be made.
    #[error("beyond: {field}")]
    RulesBeyond {
        /// The field that stands in the way.
        field: &'static str,
    },
    /// A distance is longer than tables can hold.
    #[error("distance: {0}")]
    TooLong(Sector),
    /// The caller told the work to stop; what was done is saved.
    #[error("stopped")]
    Stopped,
}
