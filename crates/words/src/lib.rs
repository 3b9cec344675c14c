//! Every sentence that a person reads, per language.
//!
//! Messages are Fluent files under `lang/TAG/`; whatever folder is there is a language. The crate
//! knows codes and rules and turns them into sentences; it reads no environment and no files, so
//! whoever uses it says which languages the reader prefers.
//!
//! Keys: what the rules name has the rules' own name behind a family's prefix (`fault-CODE`,
//! `reason-CODE`, `phase-CODE`, `field-NAME`, `field-about-NAME`, `value-FIELD-VALUE`,
//! `preset-ID`, `seen-GRADE`, `why-…` as grounds name it); `term-`, `help-` and `command-` go
//! before a word; `play-` before whatever a game at a terminal or on a page says. A variable
//! `$side` is one side's letter, which messages turn into words by way of `{ side-start }` and
//! its kin. The tests hold every language to the keys and variables of English.

mod brief;
mod language;
mod machine;
mod say;
mod words;

pub use language::Language;
pub use words::{Arg, Words};
