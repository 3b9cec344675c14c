//! Unpacked blocks of tables, kept for the next look-up while there is memory for them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use crate::fault::Fault;
use crate::file::Table;
use crate::shelf::Shelf;

/// What the blocks of all tables that are looked up together may take.
#[derive(Debug)]
pub(crate) struct Memory {
    most: usize,
    kept: AtomicUsize,
}

impl Memory {
    /// So many bytes.
    pub(crate) const fn of(most: usize) -> Memory {
        Memory { most, kept: AtomicUsize::new(0) }
    }
}

/// The blocks of one table that are kept.
#[derive(Debug, Default)]
pub(crate) struct Blocks(Mutex<HashMap<u64, Vec<u8>>>);

impl Blocks {
    /// What a table holds at that number. `unpack` gets the block and the place in it.
    pub(crate) fn value<T>(
        &self,
        memory: &Memory,
        shelf: &dyn Shelf,
        table: &Table,
        number: u64,
        unpack: impl Fn(&[u8], usize) -> T,
    ) -> Result<T, Fault> {
        let block = u64::from(table.about().block);
        let (block, at) = (number / block, (number % block) as usize);
        let kept = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bytes) = kept().get(&block) {
            return Ok(unpack(bytes, at));
        }
        let bytes = table.block(shelf, block)?;
        let value = unpack(&bytes, at);
        let mut kept = kept();
        if memory.kept.load(Relaxed) + bytes.len() > memory.most {
            let freed = kept.drain().map(|(_, bytes)| bytes.len()).sum();
            memory.kept.fetch_sub(freed, Relaxed);
        }
        if memory.kept.load(Relaxed) + bytes.len() <= memory.most {
            memory.kept.fetch_add(bytes.len(), Relaxed);
            if let Some(before) = kept.insert(block, bytes) {
                memory.kept.fetch_sub(before.len(), Relaxed);
            }
        }
        Ok(value)
    }
}
