//! The means to measure machines that play the games of Nugar: paired games, what they say of
//! strength, and tests that stop as soon as something is known.
//!
//! Pure: threads, processes, clock and files are the caller's. A pair is settled by its setting and
//! its number, unless a player is limited by time.
#![forbid(unsafe_code)]

pub mod arena;
mod duel;
pub mod elo;
mod external;
mod machine;
mod opening;
pub mod outside;
mod player;
pub mod results;
pub mod spec;
pub mod sprt;
pub mod tally;
