//! Where tables lie: named runs of bytes that are put whole or not at all.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Something that a shelf could not do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("shelf: {name}: {what}")]
pub struct ShelfFault {
    /// The name that was asked for.
    pub name: String,
    /// What went wrong, as the machine says it.
    pub what: String,
}

/// A place for files.
pub trait Shelf: Send + Sync {
    /// How many bytes lie under that name; none when nothing does.
    fn size(&self, name: &str) -> Result<Option<u64>, ShelfFault>;
    /// Reads as many bytes as `into` has, from that byte on.
    fn read(&self, name: &str, at: u64, into: &mut [u8]) -> Result<(), ShelfFault>;
    /// Puts the parts, one after the other, under that name: all of them, to stay there when this
    /// comes back, or none, and then what lay there before still does.
    fn put(&self, name: &str, parts: &mut dyn Iterator<Item = Vec<u8>>) -> Result<(), ShelfFault>;
    /// Takes away what lies under that name, if anything does.
    fn remove(&self, name: &str) -> Result<(), ShelfFault>;
    /// How many more bytes there is room for; none where that is not known.
    fn room(&self) -> Result<Option<u64>, ShelfFault>;
}

/// A shelf in memory: for tests, and for tables that came from elsewhere, as in a browser.
#[derive(Debug, Default)]
pub struct Memory(Mutex<BTreeMap<String, Vec<u8>>>);

impl Memory {
    /// What lies under that name.
    pub fn get(&self, name: &str) -> Option<Vec<u8>> {
        self.files().get(name).cloned()
    }

    /// Puts bytes under that name.
    pub fn set(&self, name: &str, bytes: Vec<u8>) {
        self.files().insert(name.to_owned(), bytes);
    }

    /// The names under which something lies.
    pub fn names(&self) -> Vec<String> {
        self.files().keys().cloned().collect()
    }

    fn files(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
        // A map of whole files is never half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf for Memory {
    fn size(&self, name: &str) -> Result<Option<u64>, ShelfFault> {
        Ok(self.files().get(name).map(|bytes| bytes.len() as u64))
    }

    fn read(&self, name: &str, at: u64, into: &mut [u8]) -> Result<(), ShelfFault> {
        let files = self.files();
        let bytes = files.get(name).and_then(|bytes| {
            let from = usize::try_from(at).ok()?;
            bytes.get(from..from.checked_add(into.len())?)
        });
        let short = || ShelfFault { name: name.to_owned(), what: "short".to_owned() };
        into.copy_from_slice(bytes.ok_or_else(short)?);
        Ok(())
    }

    fn put(&self, name: &str, parts: &mut dyn Iterator<Item = Vec<u8>>) -> Result<(), ShelfFault> {
        self.set(name, parts.collect::<Vec<_>>().concat());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), ShelfFault> {
        self.files().remove(name);
        Ok(())
    }

    fn room(&self) -> Result<Option<u64>, ShelfFault> {
        Ok(None)
    }
}
