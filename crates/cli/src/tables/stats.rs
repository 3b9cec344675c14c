//! `nugar tables stats`: what the tables hold.

use std::path::Path;

use nugar_tables::Disk;

use super::Place;
use super::family::{Family, family};
use crate::failure::Failure;
use crate::page;
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    place: Place,
    /// Tables of up to so many men in all; else every one there is
    men: Option<u8>,
    /// For programs: a JSON object for each table
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let ruleset = args.place.ruleset()?;
    let family = family(&ruleset, terminal)?;
    let disk = args.place.reading()?;
    let men = args.men.unwrap_or(u8::MAX);
    if args.json {
        for line in family.stats(&disk, men)? {
            terminal.line(nugar_api::line(&line))?;
        }
        return Ok(());
    }
    show(&*family, &disk, men, &args.place.dir, terminal)
}

/// That a folder holds no table.
pub(super) fn none(folder: &Path, terminal: &Terminal) -> Failure {
    let folder = folder.display().to_string();
    Failure::Said(terminal.words.say_with("tables-none", &[("folder", folder.into())]))
}

/// The tables of up to so many men, a line each.
pub(super) fn show(
    family: &dyn Family,
    disk: &Disk,
    men: u8,
    folder: &Path,
    terminal: &mut Terminal,
) -> Result<(), Failure> {
    let lines = family.stats(disk, men)?;
    if lines.is_empty() {
        return Err(none(folder, terminal));
    }
    let heads = [
        "tables-head-men",
        "tables-head-positions",
        "tables-head-won",
        "tables-head-lost",
        "tables-head-drawn",
        "tables-head-longest",
        "tables-head-bytes",
    ];
    let mut rows = vec![heads.map(|key| terminal.words.say(key)).to_vec()];
    let number = |number: Option<u64>| number.map_or_else(String::new, |n| n.to_string());
    for line in lines {
        rows.push(vec![
            line.table,
            line.positions.to_string(),
            number(line.won),
            number(line.lost),
            number(line.drawn),
            number(line.longest_win.map(u64::from)),
            line.bytes.to_string(),
        ]);
    }
    for line in page::table(&rows) {
        terminal.line(line)?;
    }
    Ok(())
}
