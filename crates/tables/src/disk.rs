//! A shelf that is a folder: the one place that touches files.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::shelf::{Shelf, ShelfFault};

/// Ends the name of a file that is not yet whole.
const HALF: &str = ".half";

/// A folder.
#[derive(Debug)]
pub struct Disk {
    folder: PathBuf,
    /// Bytes that may be added, whatever else there is room for.
    most: u64,
    open: Mutex<HashMap<String, Arc<Mutex<File>>>>,
}

impl Disk {
    /// That folder; made when it is not there.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Disk, ShelfFault> {
        let folder = folder.into();
        fs::create_dir_all(&folder)
            .map_err(|error| fault(&folder.display().to_string(), &error))?;
        Ok(Disk { folder, most: u64::MAX, open: Mutex::default() })
    }

    /// The same, telling of no more room than so many bytes.
    #[must_use]
    pub fn with_room(self, most: u64) -> Disk {
        Disk { most, ..self }
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn handle(&self, name: &str) -> io::Result<Arc<Mutex<File>>> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(file) = open.get(name) {
            return Ok(Arc::clone(file));
        }
        let file = Arc::new(Mutex::new(File::open(self.folder.join(name))?));
        open.insert(name.to_owned(), Arc::clone(&file));
        Ok(file)
    }

    fn forget(&self, name: &str) {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).remove(name);
    }

    fn write(&self, name: &str, parts: &mut dyn Iterator<Item = Vec<u8>>) -> io::Result<()> {
        let half = self.folder.join(format!("{name}{HALF}"));
        let written = {
            let mut file = File::options().write(true).create(true).truncate(false).open(&half)?;
            // Two builds at once would write into each other's half.
            file.try_lock()?;
            fill(&mut file, parts)
        };
        if let Err(error) = written {
            let _ = fs::remove_file(&half);
            return Err(error);
        }
        fs::rename(&half, self.folder.join(name))?;
        // The name too has to outlive a loss of power; not every system can sync a folder.
        if cfg!(unix) { File::open(&self.folder)?.sync_all() } else { Ok(()) }
    }
}

fn fault(name: &str, error: &io::Error) -> ShelfFault {
    ShelfFault { name: name.to_owned(), what: error.to_string() }
}

impl Shelf for Disk {
    fn size(&self, name: &str) -> Result<Option<u64>, ShelfFault> {
        match fs::metadata(self.folder.join(name)) {
            Ok(about) => Ok(Some(about.len())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(fault(name, &error)),
        }
    }

    fn read(&self, name: &str, at: u64, into: &mut [u8]) -> Result<(), ShelfFault> {
        let mut read = || {
            let handle = self.handle(name)?;
            let mut file = handle.lock().unwrap_or_else(PoisonError::into_inner);
            file.seek(SeekFrom::Start(at))?;
            file.read_exact(into)
        };
        read().map_err(|error| fault(name, &error))
    }

    fn put(&self, name: &str, parts: &mut dyn Iterator<Item = Vec<u8>>) -> Result<(), ShelfFault> {
        self.forget(name);
        self.write(name, parts).map_err(|error| fault(name, &error))
    }

    fn remove(&self, name: &str) -> Result<(), ShelfFault> {
        self.forget(name);
        match fs::remove_file(self.folder.join(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(fault(name, &error)),
            _ => Ok(()),
        }
    }

    #[cfg(not(target_family = "wasm"))]
    fn room(&self) -> Result<Option<u64>, ShelfFault> {
        fs4::available_space(&self.folder)
            .map(|free| Some(free.min(self.most)))
            .map_err(|error| fault(&self.folder.display().to_string(), &error))
    }

    #[cfg(target_family = "wasm")]
    fn room(&self) -> Result<Option<u64>, ShelfFault> {
        Ok((self.most < u64::MAX).then_some(self.most))
    }
}

/// Makes the parts all there is in the file, and the file lasting.
fn fill(file: &mut File, parts: &mut dyn Iterator<Item = Vec<u8>>) -> io::Result<()> {
    file.set_len(0)?;
    for part in parts {
        file.write_all(&part)?;
    }
    file.sync_all()
}
