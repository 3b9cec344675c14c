//! The game on the table: what happens to it, who plays, what is kept of it. It decides no rule.

mod clock;
mod flow;
mod hand;
mod keep;
mod open;
mod say;
mod state;

pub(crate) use open::{Opened, open, so_far};
pub(crate) use state::{Hint, NewGame, Play, Starts, points_of};
