//! What the pages on how to play show: lessons on boards to try, and the names of things.

mod glossary;
mod lessons;
mod try_board;

pub(crate) use glossary::names_of;
pub(crate) use lessons::{Goal, Lesson, lessons_of};
pub(crate) use try_board::try_board;
