//! How long a search may go on. Time is the caller's: it may say stop whenever it is asked.

/// What ends a search, whichever comes first. A move is found under any of them, none at all
/// included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Plies to look ahead before extensions.
    pub depth: u8,
    /// Positions to look at.
    pub nodes: u64,
}

impl Limits {
    /// The most plies ahead.
    pub const DEEPEST: u8 = 100;
    /// Until told to stop.
    pub const NONE: Limits = Limits { depth: Limits::DEEPEST, nodes: u64::MAX };

    /// So many plies, however many positions that takes.
    pub const fn depth(depth: u8) -> Limits {
        Limits { depth, nodes: u64::MAX }
    }

    /// So many positions, however deep that comes.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { depth: Limits::DEEPEST, nodes }
    }
}
