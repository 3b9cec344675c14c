//! Endings of games of alignment: every position of the movement phase with few men, by sectors.

mod build;
mod captures;
mod checkpoint;
mod codes;
mod grid;
mod index;
mod pair;
mod probe;
mod progress;
mod sector;
mod spread;
mod stats;
mod sweep;
mod verify;
mod whole;

pub use build::{Builder, Plan, Step};
pub use index::Index;
pub use probe::{Endings, Found};
pub use progress::{Estimate, Order, Progress, Stage};
pub use sector::Sector;
pub use stats::{Stats, stats};
pub use verify::{Scope, Verified, Wrong, verify};
pub use whole::{Whole, solve};
