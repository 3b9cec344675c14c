//! What a player may need of the world, which the binary has.

use std::rc::Rc;

use nugar_engine::knowing::Knowing;

/// Clock, programs and tables.
pub trait Outside {
    /// Milliseconds since any moment, always the same one.
    fn now(&self) -> u64;
    /// Starts a program; an error is what the system says.
    fn start(&self, command: &str) -> Result<Box<dyn Program>, String>;
    /// Who knows endings of the game that is played, out of that folder; none where it is not open.
    fn tables(&self, folder: &str) -> Option<Knowing>;
}

/// A program that runs, and ends when it is dropped.
pub trait Program {
    /// Writes a line to it.
    ///
    /// # Errors
    /// It does not read any more.
    fn say(&mut self, line: &str) -> Result<(), Gone>;
    /// Its next line, waited for so many milliseconds.
    fn hear(&mut self, within: u64) -> Heard;
}

/// A program that has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gone;

/// What came of listening to a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// A line.
    Line(String),
    /// Nothing in that time.
    Nothing,
    /// It has ended.
    End,
}

/// A world without clock, programs and tables, for players that need none.
pub fn nothing() -> Rc<dyn Outside> {
    Rc::new(Nothing)
}

struct Nothing;

impl Outside for Nothing {
    fn now(&self) -> u64 {
        0
    }

    fn start(&self, command: &str) -> Result<Box<dyn Program>, String> {
        Err(command.to_owned())
    }

    fn tables(&self, _: &str) -> Option<Knowing> {
        None
    }
}
