//! Exact solving: tables of endings built, verified and looked up, and small games solved whole.
//!
//! What is solved is the game without the draws that need a history, repetition and the quiet
//! limit. A winner's best play never comes back to a position, so repetition takes no win away;
//! the quiet limit can, and whoever looks a position up is told where the distance exceeds it.
//!
//! Nothing here opens a file, starts a thread or looks at a clock but [`disk`] and [`crew`], which
//! whoever calls may replace.

pub mod alignment;
mod blocks;
pub mod crew;
pub mod disk;
pub mod fault;
pub mod file;
pub mod running_fight;
pub mod sector;
pub mod shelf;
pub mod value;

pub use crew::{Alone, Crew, Threads};
pub use disk::Disk;
pub use fault::Fault;
pub use sector::Sector;
pub use shelf::{Memory, Shelf};
pub use value::Value;
