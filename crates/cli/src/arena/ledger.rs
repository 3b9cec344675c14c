//! The file that results are kept in: a line a pair, on the disk as soon as the pair is played.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use nugar_api::ArenaPair;
use nugar_lab::arena::Setting;
use nugar_lab::results::{NotResults, Results};
use nugar_words::Words;

use crate::failure::Failure;

/// Results, in memory and in a file where one was named.
pub(super) struct Ledger {
    results: Results,
    file: Option<(PathBuf, File)>,
}

impl Ledger {
    /// Opens the file and reads what it holds; without one, nothing is kept.
    pub(super) fn open(
        path: Option<&Path>,
        setting: &Setting,
        words: &Words,
    ) -> Result<Ledger, Failure> {
        let Some(path) = path else {
            return Ok(Ledger { results: Results::default(), file: None });
        };
        let read = |why| Failure::NotRead { path: path.to_owned(), why };
        let written = |why| Failure::NotWritten { path: path.to_owned(), why };
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).map_err(written)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(read)?;
        // A last line may have been torn off in the middle of a letter.
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let text = str::from_utf8(&bytes[..whole])
            .map_err(|_| refusal(&NotResults::Header, path, words))?;
        if whole == 0 && !bytes.is_empty() && bytes[0] != b'{' {
            // Nothing that we began to write: it is not ours to cut off.
            return Err(refusal(&NotResults::Header, path, words));
        }
        let results = Results::read(text, setting).map_err(|why| refusal(&why, path, words))?;
        let header = format!("{}\n", nugar_api::line(&setting.header()));
        let mut begin = || {
            file.set_len(whole as u64)?;
            file.seek(SeekFrom::End(0))?;
            if whole == 0 { file.write_all(header.as_bytes()) } else { Ok(()) }
        };
        begin().map_err(written)?;
        Ok(Ledger { results, file: Some((path.to_owned(), file)) })
    }

    /// What there is.
    pub(super) const fn results(&self) -> &Results {
        &self.results
    }

    /// Keeps another pair.
    pub(super) fn add(&mut self, pair: ArenaPair) -> Result<(), Failure> {
        if let Some((path, file)) = &mut self.file {
            let line = format!("{}\n", nugar_api::line(&pair));
            let kept: io::Result<()> = file.write_all(line.as_bytes());
            kept.map_err(|why| Failure::NotWritten { path: path.clone(), why })?;
        }
        self.results.add(pair);
        Ok(())
    }
}

fn refusal(why: &NotResults, path: &Path, words: &Words) -> Failure {
    let path = ("path", path.display().to_string().into());
    Failure::Said(match *why {
        NotResults::Header => words.say_with("arena-not-results", &[path]),
        NotResults::Other(what) => {
            words.say_with("arena-other-results", &[path, ("what", what.into())])
        }
        NotResults::Line(line) => words.say_with("arena-bad-line", &[path, ("line", line.into())]),
    })
}
