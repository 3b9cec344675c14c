//! The file of a study: a header, then a line per piece.
//!
//! A line is whole once its line end is on the disk. What stands behind the last line end was cut
//! off by a stop and is dropped; anything else that does not fit is an error, never mended.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

/// Names the layout of the file.
const FORMAT: &str = "nugar-study-v1";

/// What every piece of a file has in common.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Header {
    /// Name of the study.
    pub(super) study: String,
    /// Seed of the whole.
    pub(super) seed: u64,
    /// The commit on which the study was begun.
    pub(super) commit: String,
}

impl Header {
    fn line(&self) -> String {
        let Header { study, seed, commit } = self;
        json!({"format": FORMAT, "study": study, "seed": seed, "commit": commit}).to_string() + "\n"
    }

    fn read(line: &str) -> Result<Header> {
        let value: Value = serde_json::from_str(line).context("line 1 is no JSON")?;
        ensure!(value["format"] == FORMAT, "line 1 does not name the format {FORMAT}");
        let text = |key: &str| value[key].as_str().map(str::to_owned);
        let (study, seed, commit) = (text("study"), value["seed"].as_u64(), text("commit"));
        let (Some(study), Some(seed), Some(commit)) = (study, seed, commit) else {
            bail!("line 1 lacks study, seed or commit");
        };
        Ok(Header { study, seed, commit })
    }
}

/// An open file of results. Nobody else has it open meanwhile.
#[derive(Debug)]
pub(super) struct Results {
    path: PathBuf,
    file: File,
    header: Header,
    pieces: BTreeMap<u64, Value>,
}

impl Results {
    /// Opens or begins a file; a seed that is not the file's own is an error.
    pub(super) fn open(
        path: &Path,
        study: &str,
        seed: Option<u64>,
        commit: &str,
    ) -> Result<Results> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        Results::read(path, study, seed, commit).with_context(|| path.display().to_string())
    }

    fn read(path: &Path, study: &str, seed: Option<u64>, commit: &str) -> Result<Results> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        file.try_lock().context("another run has it open")?;
        let mut text = Vec::new();
        file.read_to_end(&mut text)?;
        text.truncate(text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1));
        file.set_len(text.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        let text = String::from_utf8(text).context("it is not UTF-8")?;
        let mut lines = text.lines();
        let header = if let Some(line) = lines.next() {
            let header = Header::read(line)?;
            ensure!(header.study == study, "it is of the study {}", header.study);
            let same = seed.is_none_or(|seed| seed == header.seed);
            ensure!(same, "it has the seed {}; name another file with --out", header.seed);
            if header.commit != commit {
                println!("begun on commit {}, goes on with {commit}", header.commit);
            }
            header
        } else {
            let (study, commit) = (study.to_owned(), commit.to_owned());
            let header = Header { study, seed: seed.unwrap_or(1), commit };
            file.write_all(header.line().as_bytes())?;
            file.sync_data()?;
            header
        };
        let mut pieces = BTreeMap::new();
        for (at, line) in lines.enumerate().map(|(n, line)| (n + 2, line)) {
            let mut value: Value =
                serde_json::from_str(line).with_context(|| format!("line {at} is no JSON"))?;
            let piece = value["piece"].as_u64();
            let piece = piece.with_context(|| format!("line {at} names no piece"))?;
            ensure!(!pieces.contains_key(&piece), "line {at} has piece {piece} again");
            pieces.insert(piece, value["found"].take());
        }
        Ok(Results { path: path.to_owned(), file, header, pieces })
    }

    /// What the pieces have in common.
    pub(super) fn header(&self) -> &Header {
        &self.header
    }

    /// Whether that piece is there.
    pub(super) fn has(&self, piece: u64) -> bool {
        self.pieces.contains_key(&piece)
    }

    /// Adds a piece; it is on the disk when this returns.
    pub(super) fn add(&mut self, piece: u64, found: Value) -> Result<()> {
        self.file.write_all(line(piece, &found).as_bytes())?;
        self.file.sync_data()?;
        self.pieces.insert(piece, found);
        Ok(())
    }

    /// Puts the pieces in order and gives what they found.
    pub(super) fn finish(self) -> Result<Vec<Value>> {
        let text = self
            .pieces
            .iter()
            .fold(self.header.line(), |text, (&piece, found)| text + &line(piece, found));
        let beside = self.path.with_extension("new");
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        fs::rename(&beside, &self.path)?;
        Ok(self.pieces.into_values().collect())
    }
}

fn line(piece: u64, found: &Value) -> String {
    json!({"piece": piece, "found": found}).to_string() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(name: &str, text: &str, seed: Option<u64>) -> Result<Results> {
        let folder = std::env::temp_dir().join(format!("nugar-results-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(name), text).unwrap();
        Results::open(&folder.join(name), "toy", seed, "c")
    }

    fn header() -> String {
        Header { study: "toy".to_owned(), seed: 7, commit: "c".to_owned() }.line()
    }

    #[test]
    fn a_file_keeps_its_seed() {
        assert_eq!(open("none", "", None).unwrap().header().seed, 1);
        assert_eq!(open("own", &header(), None).unwrap().header().seed, 7);
        assert!(format!("{:#}", open("other", &header(), Some(8)).unwrap_err()).contains("seed 7"));
    }

    #[test]
    fn what_does_not_fit_is_told_with_its_line() {
        let twice = header() + &line(3, &json!(1)) + &line(3, &json!(1));
        let cases = [
            ("{}\n".to_owned(), "line 1"),
            (header().replace("toy", "other"), "study other"),
            (header() + "{\"piece\":\n", "line 2"),
            (header() + "{\"found\":1}\n", "line 2"),
            (twice, "line 3 has piece 3 again"),
        ];
        for (n, (text, says)) in cases.into_iter().enumerate() {
            let error = format!("{:#}", open(&format!("bad{n}"), &text, None).unwrap_err());
            assert!(error.contains(says), "{error}");
        }
    }

    #[test]
    fn nobody_opens_it_twice() {
        let first = open("lock", "", None).unwrap();
        let again = Results::open(&first.path, "toy", None, "c").unwrap_err();
        assert!(format!("{again:#}").contains("another run"));
    }
}
