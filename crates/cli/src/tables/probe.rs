//! `nugar tables probe`: what is proven of a position and of every move.

use super::Place;
use super::family::{family, known};
use crate::failure::Failure;
use crate::page;
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    place: Place,
    /// A position
    position: String,
    /// For programs: a JSON object
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let ruleset = args.place.ruleset()?;
    let family = family(&ruleset);
    let found = family.probe(args.place.reading()?, &args.position)??;
    if args.json {
        return terminal.line(nugar_api::line(&found));
    }
    let Some(verdict) = found.verdict else { return terminal.say("tables-not-known") };
    terminal.line(format!("{}: {}", found.position, terminal.words.verdict(&known(verdict))))?;
    if found.beyond_quiet {
        terminal.say("tables-beyond-quiet")?;
    }
    let row = |known_move: nugar_api::KnownMove| {
        vec![known_move.text, terminal.words.verdict(&known(known_move.verdict))]
    };
    let rows: Vec<Vec<String>> = found.moves.unwrap_or_default().into_iter().map(row).collect();
    for line in page::table(&rows) {
        terminal.line(line)?;
    }
    Ok(())
}
