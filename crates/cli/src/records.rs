//! Records out of files, in constant memory: record text or its JSON lines, told apart by their
//! first letter.

use std::path::Path;

use nugar_api::{BadRecordLine, RecordLine};
use nugar_rules::fault::Fault;
use nugar_rules::record::{Item, Place, Reader, Record, RecordFault};
use nugar_rules::table::Table;

use crate::failure::Failure;
use crate::files;
use crate::lines::{self, Lines};

/// A record whose main line is in order.
pub(crate) struct Sound {
    /// The record.
    pub(crate) record: Record,
    /// The game that it tells.
    pub(crate) table: Box<dyn Table>,
    /// The first that is wrong with its variations. It never keeps the game from being read.
    pub(crate) astray: Option<RecordFault>,
}

/// A record, or what is wrong with it.
pub(crate) type Checked = Result<Sound, RecordFault>;

/// Reads every record of a file, `-` being the standard input, and plays it through.
pub(crate) fn each(
    path: &Path,
    mut take: impl FnMut(Checked) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut lines = Lines::new(files::open(path)?, lines::LONG);
    let (mut reader, mut json, mut number) = (Reader::new(), None, 0);
    loop {
        let line = lines.next().map_err(|why| Failure::NotRead { path: path.to_owned(), why })?;
        let Some(line) = line else { break };
        number += 1;
        let place = Place { line: number, column: 1 };
        let line = match line {
            Ok(line) => line,
            // What a line that cannot be read would have said is not guessed: nothing after it
            // can be trusted.
            Err(fault) => return take(Err(RecordFault { place, fault })),
        };
        // A mark of the byte order is no text.
        let line = if number == 1 { line.trim_start_matches('\u{feff}') } else { line };
        if json.is_none() && !line.trim().is_empty() {
            json = Some(line.trim_start().starts_with('{'));
        }
        if json == Some(true) {
            if !line.trim().is_empty() {
                let mut checked = read_json(line, place).and_then(judge);
                if let Ok(Sound { astray: Some(fault), .. }) = &mut checked {
                    // Columns within a text of JSON are none of the file.
                    fault.place = place;
                }
                take(checked)?;
            }
        } else {
            for read in reader.line(line) {
                take(read.and_then(judge))?;
            }
        }
    }
    match reader.finish() {
        Some(read) => take(read.and_then(judge)),
        None => Ok(()),
    }
}

/// Plays a record through, its variations too.
fn judge(record: Record) -> Checked {
    let table = record.replay()?;
    let varies = record.items.iter().any(|item| matches!(item, Item::Variation(_)));
    let astray = if varies { record.tree().err() } else { None };
    Ok(Sound { record, table, astray })
}

fn read_json(line: &str, place: Place) -> Result<Record, RecordFault> {
    RecordLine::read(line).and_then(|read| read.record(place)).map_err(|bad| {
        let want = format!("{} {}", nugar_api::RECORD_FORMAT, nugar_api::RECORD_VERSION);
        match bad {
            BadRecordLine::Json(bad) => RecordFault {
                place: Place { column: bad.column.max(1), ..place },
                fault: Fault::BadText { text: bad.what, want },
            },
            BadRecordLine::Format(text) => {
                RecordFault { place, fault: Fault::BadText { text, want } }
            }
            BadRecordLine::Version(version) => {
                let text = version.to_string();
                RecordFault { place, fault: Fault::BadText { text, want } }
            }
            BadRecordLine::Result(text) => RecordFault { place, fault: Fault::BadResult { text } },
        }
    })
}
