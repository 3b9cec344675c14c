//! Every sentence that a person reads, per language.
//!
//! Messages are Fluent files under `lang/TAG/`; whatever folder is there is a language. The crate
//! knows codes and rules and turns them into sentences; it reads no environment and no files, so
//! whoever uses it says which languages the reader prefers.

mod brief;
mod language;
mod say;
mod words;

pub use language::Language;
pub use words::{Arg, Words};
