//! `nugar`: play, study and check Dara, Dala and Daldøsa from a terminal. One file a command;
//! clock, entropy, files and streams come in here and nowhere below.

mod analyse;
mod arena;
mod bench;
mod board;
mod completions;
mod convert;
mod engine;
mod entropy;
mod failure;
mod files;
mod language;
mod lines;
mod man;
mod moves;
mod overview;
mod page;
mod perft;
mod play;
mod playout;
mod records;
mod replay;
mod rules;
mod serve;
mod tables;
mod terminal;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;
use crate::terminal::Terminal;

/// Play, study and check Dara, Dala and Daldøsa.
#[derive(Parser)]
#[command(name = "nugar", version, disable_help_subcommand = true)]
struct Args {
    #[command(flatten)]
    terminal: terminal::Switches,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game: two people, or against the machine
    Play(play::Args),
    /// List the rulesets, tell one with its grounds, or compare two
    Rules(rules::Args),
    /// List the legal moves of a position
    Moves(moves::Args),
    /// Count the lines of play of a given length
    Perft(perft::Args),
    /// Play random games and count how they end
    Playout(playout::Args),
    /// Check records of games and show them
    Replay(replay::Args),
    /// Turn records into JSON lines or positions, and JSON lines into records
    Convert(convert::Args),
    /// Let two machines play many games and tell which is stronger
    Arena(arena::Args),
    /// Build, check and ask tables of endings that are known exactly
    Tables(tables::Args),
    /// Analyse a position, or the games of records
    Analyse(analyse::Args),
    /// Do a fixed piece of work, the same on every machine, and time it
    Bench(bench::Args),
    /// Search positions for another program, in the manner of UCI
    Engine(engine::Args),
    /// Serve the pages for browsers
    Serve(serve::Args),
    /// Print the manual pages
    Man(man::Args),
    /// Print completions for a shell
    Completions(completions::Args),
}

fn main() -> ExitCode {
    let args = Args::parse();
    let mut terminal = match Terminal::new(&args.terminal) {
        Ok(terminal) => terminal,
        Err(failure) => return failure.report(&language::words()),
    };
    match run(args.command, &mut terminal).and_then(|()| terminal.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // What was said before the failure comes first; if nobody reads it, so be it.
            let _ = terminal.flush();
            failure.report(&terminal.words)
        }
    }
}

fn run(command: Option<Command>, terminal: &mut Terminal) -> Result<(), Failure> {
    let Some(command) = command else { return overview::run(terminal) };
    match command {
        Command::Play(args) => play::run(&args, terminal),
        Command::Rules(args) => rules::run(&args, terminal),
        Command::Moves(args) => moves::run(&args, terminal),
        Command::Perft(args) => perft::run(&args, terminal),
        Command::Playout(args) => playout::run(&args, terminal),
        Command::Replay(args) => replay::run(&args, terminal),
        Command::Convert(args) => convert::run(&args, terminal),
        Command::Arena(args) => arena::run(&args, terminal),
        Command::Tables(args) => tables::run(&args, terminal),
        Command::Analyse(args) => analyse::run(&args, terminal),
        Command::Bench(args) => bench::run(&args, terminal),
        Command::Engine(args) => engine::run(&args, terminal),
        Command::Serve(args) => serve::run(&args, terminal),
        Command::Man(args) => man::run(&args, terminal),
        Command::Completions(args) => completions::run(&args, terminal),
    }
}
