//! Machines that play the games of Nugar.
//!
//! No I/O, clock, threads, entropy or prose: how long to think and what chance decides come from
//! the caller. [`opponents`] is the list of machines that can be offered for a ruleset.
#![forbid(unsafe_code)]

pub mod analysis;
pub mod bench;
pub mod careful;
pub mod evaluation;
pub mod knowing;
pub mod last_two;
pub mod levels;
pub mod limits;
pub mod luck;
mod numbers;
pub mod opponents;
mod order;
pub mod page;
pub mod past;
pub mod race;
pub mod score;
pub mod search;
pub mod simple;
pub mod table;
pub mod tuning;
pub mod variant;
