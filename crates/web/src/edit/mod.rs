//! A position that is being set up, which may not be able to stand yet.

mod setup;

pub(crate) use setup::{Brush, Setup};
