//! Seeds from the operating system.

use std::path::PathBuf;

use crate::failure::Failure;

/// A fresh seed of 16 hexadecimal digits, short enough to copy by hand.
pub(crate) fn seed() -> Result<String, Failure> {
    let number = getrandom::u64().map_err(|why| Failure::NotRead {
        path: PathBuf::from("random"),
        why: std::io::Error::other(why.to_string()),
    })?;
    Ok(format!("{number:016x}"))
}
