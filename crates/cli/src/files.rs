//! Files that are written whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// Largest file that is read into memory.
const MOST: u64 = 64 << 20;

/// A file that takes its name only when it is complete: until then whatever had the name stays.
pub(crate) struct Whole {
    path: PathBuf,
    beside: PathBuf,
    file: Option<BufWriter<File>>,
}

impl Whole {
    /// Begins a file beside the one that it is to become.
    pub(crate) fn begin(path: &Path) -> Result<Whole, Failure> {
        let begin = || {
            let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
            let mut beside = name.to_owned();
            beside.push(format!(".{}.part", std::process::id()));
            let beside = path.with_file_name(beside);
            // A part of an earlier process of that number is nobody's any more.
            let file = OpenOptions::new().write(true).create(true).truncate(true).open(&beside)?;
            Ok(Whole { path: path.to_owned(), beside, file: Some(BufWriter::new(file)) })
        };
        begin().map_err(|why: io::Error| Failure::NotWritten { path: path.to_owned(), why })
    }

    /// Writes a part of it.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Failure> {
        let path = &self.path;
        let file = self.file.as_mut().expect("a file is written before it is finished");
        let written = file.write_all(text.as_bytes());
        written.map_err(|why| Failure::NotWritten { path: path.clone(), why })
    }

    /// Brings it safely to the disk and gives it its name.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        let file = self.file.take().expect("a file is finished once");
        let finish = || {
            let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
            file.sync_all()?;
            fs::rename(&self.beside, &self.path)?;
            sync_folder(&self.path)
        };
        finish().map_err(|why| Failure::NotWritten { path: self.path.clone(), why })
    }
}

impl Drop for Whole {
    fn drop(&mut self) {
        // After a rename there is nothing beside any more.
        let _ = fs::remove_file(&self.beside);
    }
}

/// The new name is on the disk too, on systems where folders can be told so.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Writes a whole file.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let mut whole = Whole::begin(path)?;
    whole.write(text)?;
    whole.finish()
}

/// Reads a whole file of bounded size.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let read = || {
        let mut text = String::new();
        let file = File::open(path)?;
        file.take(MOST).read_to_string(&mut text)?;
        Ok(text)
    };
    read().map_err(|why| Failure::NotRead { path: path.to_owned(), why })
}

/// Opens a file for reading line by line; `-` is the standard input.
pub(crate) fn open(path: &Path) -> Result<Box<dyn io::BufRead>, Failure> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    match File::open(path) {
        Ok(file) => Ok(Box::new(BufReader::new(file))),
        Err(why) => Err(Failure::NotRead { path: path.to_owned(), why }),
    }
}
