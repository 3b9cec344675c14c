//! What is typed, line by line. What comes from a file or a pipe is shown, so that the whole reads
//! as a game.

use std::io::{self, IsTerminal, StdinLock};
use std::path::PathBuf;

use crate::failure::Failure;
use crate::lines::{self, Lines};
use crate::terminal::Terminal;

/// The standard input.
pub(super) struct Input {
    lines: Lines<StdinLock<'static>>,
    echo: bool,
}

impl Input {
    /// From its beginning.
    pub(super) fn new() -> Input {
        let input = io::stdin();
        Input { echo: !input.is_terminal(), lines: Lines::new(input.lock(), lines::SHORT) }
    }

    /// Asks and waits for a line; none at the end of the input.
    pub(super) fn ask(
        &mut self,
        prompt: &str,
        terminal: &mut Terminal,
    ) -> Result<Option<String>, Failure> {
        loop {
            terminal.write(format!("{prompt}> "))?;
            terminal.flush()?;
            let unread = |why| Failure::NotRead { path: PathBuf::from("-"), why };
            match self.lines.next().map_err(unread)? {
                None => {
                    terminal.gap()?;
                    return Ok(None);
                }
                Some(Ok(line)) => {
                    if self.echo {
                        terminal.line(line)?;
                    }
                    return Ok(Some(line.trim().to_owned()));
                }
                Some(Err(fault)) => {
                    let said = terminal.words.fault(&fault);
                    terminal.line(said)?;
                }
            }
        }
    }
}
