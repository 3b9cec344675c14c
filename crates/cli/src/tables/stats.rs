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
    let family = family(&ruleset);
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
    let chances = lines.iter().any(|line| line.mean.is_some());
    let middle: &[&str] = if chances {
        &["tables-head-mean", "tables-head-error"]
    } else {
        &["tables-head-won", "tables-head-lost", "tables-head-drawn", "tables-head-longest"]
    };
    let heads = [&["tables-head-men", "tables-head-positions"], middle, &["tables-head-bytes"]];
    let heads = heads.concat().into_iter().map(|key| terminal.words.say(key));
    let mut rows = vec![heads.collect::<Vec<_>>()];
    let number = |number: Option<u64>| number.map_or_else(String::new, |n| n.to_string());
    for line in lines {
        let middle = if chances {
            let mean = line.mean.map_or_else(String::new, |mean| format!("{:.4} %", 100.0 * mean));
            vec![mean, line.error.map_or_else(String::new, |error| format!("{error:.1e}"))]
        } else {
            let longest = line.longest_win.map(u64::from);
            [line.won, line.lost, line.drawn, longest].map(number).to_vec()
        };
        let mut row = vec![line.table, line.positions.to_string()];
        row.extend(middle);
        row.push(line.bytes.to_string());
        rows.push(row);
    }
    for line in page::table(&rows) {
        terminal.line(line)?;
    }
    Ok(())
}
