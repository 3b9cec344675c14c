//! `nugar replay`: checks records word by word and shows where they lead.

use std::path::{Path, PathBuf};

use nugar_api::{OutcomeLine, ReplayFault, ReplayLine, ReplayedMove};
use nugar_rules::game::Side;
use nugar_rules::record::{GameResult, Record, RecordFault};
use nugar_rules::table::{Played, Table};

use crate::board::Board;
use crate::failure::Failure;
use crate::records::{self, Sound};
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Files of records, or of their JSON lines; - is the input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Show the position after so many moves instead of the last one
    #[arg(long, value_name = "NUMBER")]
    ply: Option<usize>,
    /// Show the position after every move
    #[arg(long, conflicts_with = "ply")]
    verbose: bool,
    /// For programs: a JSON object a record, and one more where a variation of it is faulty
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let (mut sound, mut faulty) = (0u64, 0u64);
    for path in &args.files {
        let mut number = 0;
        records::each(path, |checked| {
            number += 1;
            match checked {
                Ok(Sound { record, table, astray }) => {
                    if args.json {
                        let line = line(args, path, number, &*table);
                        terminal.line(nugar_api::line(&line))?;
                    } else {
                        show(args, number, &record, &*table, terminal)?;
                    }
                    match astray {
                        None => {
                            sound += 1;
                            Ok(())
                        }
                        Some(fault) => {
                            faulty += 1;
                            tell(args, path, number, &fault, terminal)
                        }
                    }
                }
                Err(fault) => {
                    faulty += 1;
                    tell(args, path, number, &fault, terminal)
                }
            }
        })?;
    }
    if !args.json {
        let count = |number: u64| nugar_rules::fault::Arg::Number(number as i64);
        if sound > 0 || faulty == 0 {
            terminal.say_with("report-sound", &[("count", count(sound))])?;
        }
        if faulty > 0 {
            terminal.say_with("report-faulty", &[("count", count(faulty))])?;
        }
    }
    if faulty > 0 { Err(Failure::Reported) } else { Ok(()) }
}

/// Says where a record is wrong, and why.
fn tell(
    args: &Args,
    path: &Path,
    number: u64,
    fault: &RecordFault,
    terminal: &mut Terminal,
) -> Result<(), Failure> {
    if args.json {
        let line = ReplayFault::new(number, path.display().to_string(), fault);
        return terminal.line(nugar_api::line(&line));
    }
    terminal.flush()?;
    Failure::Said(place(path, fault, terminal)).report(&terminal.words);
    Ok(())
}

/// A fault with its file, line and column.
pub(crate) fn place(path: &Path, fault: &RecordFault, terminal: &Terminal) -> String {
    let args = [
        ("file", path.display().to_string().into()),
        ("line", fault.place.line.into()),
        ("column", fault.place.column.into()),
        ("why", terminal.words.fault(&fault.fault).into()),
    ];
    terminal.words.say_with("report-place", &args)
}

fn line(args: &Args, path: &Path, number: u64, table: &dyn Table) -> ReplayLine {
    let played = table.line();
    let ply = args.ply.unwrap_or(played.len()).min(played.len());
    let after = |ply| table.position_after(ply).unwrap_or_default();
    let plies = played.len();
    let replayed = |(i, played): (usize, Played)| ReplayedMove {
        side: played.side.into(),
        throw: played.throw,
        text: played.text,
        position: after(i + 1),
    };
    ReplayLine {
        record: number,
        file: path.display().to_string(),
        ruleset: table.ruleset().text(),
        result: GameResult::of(table.outcome()).text().to_owned(),
        outcome: table.outcome().map(OutcomeLine::from),
        plies,
        ply,
        position: after(ply),
        lost: table.lost(),
        moves: args.verbose.then(|| played.into_iter().enumerate().map(replayed).collect()),
    }
}

/// Which game it is, by which rules, and who played.
pub(crate) fn head(
    number: u64,
    record: &Record,
    table: &dyn Table,
    terminal: &mut Terminal,
) -> Result<(), Failure> {
    let title = terminal.words.say_with("report-game", &[("number", (number as usize).into())]);
    terminal.heading(&format!("{title}: {}", table.ruleset().text()))?;
    for side in Side::BOTH {
        let tag = match side {
            Side::Black => "Black",
            Side::White => "White",
        };
        if let Some(name) = record.tag(tag) {
            terminal.line(format!("{}: {name}", terminal.words.side(side)))?;
        }
    }
    Ok(())
}

fn show(
    args: &Args,
    number: u64,
    record: &Record,
    table: &dyn Table,
    terminal: &mut Terminal,
) -> Result<(), Failure> {
    head(number, record, table, terminal)?;
    let played = table.line();
    let last = args.ply.unwrap_or(played.len()).min(played.len());
    let plies = if args.verbose { 0..=last } else { last..=last };
    for ply in plies {
        show_after(ply, &played, table, terminal)?;
    }
    match table.outcome() {
        Some(outcome) => terminal.line(terminal.words.outcome(&outcome))?,
        None => terminal.say("report-unfinished")?,
    }
    terminal.gap()
}

/// The board after some moves, the last of them marked.
fn show_after(
    ply: usize,
    played: &[Played],
    table: &dyn Table,
    terminal: &mut Terminal,
) -> Result<(), Failure> {
    let after = terminal.words.say_with("report-after", &[("plies", ply.into())]);
    let last = ply.checked_sub(1).map(|last| &played[last]);
    match last {
        Some(Played { side, throw, text, .. }) => {
            let throw = throw.as_ref().map(|throw| format!("{throw}:")).unwrap_or_default();
            let said = [("side", (*side).into()), ("move", format!("{throw}{text}").into())];
            terminal.line(format!("{after}. {}", terminal.words.say_with("play-moved", &said)))?;
        }
        None => terminal.line(after)?,
    }
    let look = table.look_after(ply).unwrap_or_default();
    let board = Board::new(table.geometry(), &look, terminal)
        .face(table.ruleset().preset.one_face)
        .marked(last.map_or("", |played| &played.text));
    for line in board.lines() {
        terminal.line(line)?;
    }
    let position = table.position_after(ply).unwrap_or_default();
    terminal.line(format!("{}: {position}", terminal.words.say("play-position")))
}
