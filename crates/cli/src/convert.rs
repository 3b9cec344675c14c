//! `nugar convert`: records, their JSON lines, and the positions of their games.

use std::path::PathBuf;

use clap::ValueEnum;
use nugar_api::RecordLine;
use nugar_rules::record::Place;

use crate::failure::Failure;
use crate::records::{self, Sound};
use crate::replay;
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Files of records, or of their JSON lines; - is the input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// What to write
    #[arg(long, value_enum)]
    to: To,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum To {
    /// Records in canonical form, an empty line between them
    Records,
    /// A JSON object a record, one on each line
    Json,
    /// The positions of each game from the first to the last, one on each line
    Positions,
}

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let (mut written, mut faulty) = (0u64, false);
    for path in &args.files {
        records::each(path, |checked| {
            let fault = match &checked {
                Ok(sound) => sound.astray.as_ref(),
                Err(fault) => Some(fault),
            };
            if let Some(fault) = fault {
                faulty = true;
                terminal.flush()?;
                Failure::Said(replay::place(path, fault, terminal)).report(&terminal.words);
            }
            let Ok(Sound { record, table, .. }) = checked else { return Ok(()) };
            written += 1;
            match args.to {
                To::Positions => {
                    let plies = 0..=table.line().len();
                    for position in plies.filter_map(|ply| table.position_after(ply)) {
                        terminal.line(position)?;
                    }
                    Ok(())
                }
                To::Json => terminal.line(nugar_api::line(&RecordLine::new(&record, &*table))),
                To::Records => {
                    let made = Place { line: 0, column: 0 };
                    let canonical = RecordLine::new(&record, &*table).record(made);
                    let canonical = canonical.expect("a result that was written is read");
                    if written > 1 {
                        terminal.gap()?;
                    }
                    terminal.write(canonical)
                }
            }
        })?;
    }
    if faulty { Err(Failure::Reported) } else { Ok(()) }
}
