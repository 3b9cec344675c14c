//! Machines that play the games of Nugar.
//!
//! No I/O, clock, threads, entropy or prose: how long to think and what chance decides come from
//! the caller. [`opponents`] is the list of machines that can be offered for a ruleset.
#![forbid(unsafe_code)]

pub mod luck;
pub mod opponents;
pub mod score;
pub mod simple;
