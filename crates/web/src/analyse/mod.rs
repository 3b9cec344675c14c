//! An analysis on the page: a game with its variations, where the reader is in it, and what the
//! worker thinks of that. It thinks nothing itself and decides no rule.

mod desk;

pub(crate) use desk::{Desk, Subject};
