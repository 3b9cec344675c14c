//! The rules of Dara, Dala and Daldøsa, and of whatever ruleset of their families a user writes.
//!
//! No I/O, clock, threads, entropy or prose. A compiled ruleset is a [`game::Game`]; the
//! [`catalog`] lists the published ones; a [`session::Session`] keeps a game's history.

pub mod alignment;
pub mod board;
pub mod catalog;
pub mod dice;
pub mod draws;
pub mod event;
pub mod fault;
mod field;
pub mod game;
pub mod key;
pub mod laws;
pub mod oracle;
pub mod perft;
pub mod playout;
pub mod record;
pub mod running_fight;
pub mod score;
pub mod session;
pub mod sources;
pub mod spec;
pub mod stones;
pub mod symmetry;
pub mod table;
mod text;

pub use field::Value;
