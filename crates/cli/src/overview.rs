//! `nugar` alone: what there is, in the reader's language.

use crate::failure::Failure;
use crate::page;
use crate::terminal::Terminal;

/// Every command, in the order of the help; a test holds it against the commands themselves.
const COMMANDS: &[&str] = &[
    "play",
    "rules",
    "moves",
    "perft",
    "playout",
    "replay",
    "convert",
    "arena",
    "tables",
    "analyse",
    "bench",
    "engine",
    "serve",
    "man",
    "completions",
];

pub(crate) fn run(terminal: &mut Terminal) -> Result<(), Failure> {
    terminal.line(terminal.words.command("about"))?;
    terminal.gap()?;
    let usage = terminal.words.command("usage");
    terminal.line(format!("{usage}: nugar COMMAND"))?;
    terminal.gap()?;
    terminal.heading(&terminal.words.command("commands"))?;
    let row = |name: &str| vec![name.to_owned(), terminal.words.command(name)];
    let rows: Vec<Vec<String>> = COMMANDS.iter().copied().map(row).collect();
    for line in page::table(&rows) {
        terminal.line(line)?;
    }
    terminal.gap()?;
    terminal.line(terminal.words.command("more"))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn every_command_is_told() {
        let program = crate::Args::command();
        let names: Vec<&str> = program.get_subcommands().map(clap::Command::get_name).collect();
        assert_eq!(names, super::COMMANDS);
    }
}
