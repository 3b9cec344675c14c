//! Endings of running-fight games: the winning chance before the throw of every position with few
//! men, by sectors.

mod build;
mod certify;
mod field;
mod grain;
mod plays;
mod probe;
mod rows;
mod solve;
mod stats;
mod verify;

pub use build::{Builder, Extents, Plan, Stage, Step, Told};
pub use field::{Extent, Field};
pub use probe::{Chances, Found};
pub use stats::{Stats, stats};
pub use verify::{Verified, Wrong, verify};
