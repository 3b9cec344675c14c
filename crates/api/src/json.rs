//! JSON in and out: one value a line, keys in the order of the shape.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A text that is not the JSON of the shape: where, and what the reader says (in English, for
/// whoever wrote the program).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {what}")]
pub struct BadJson {
    /// Line from 1; 0 where no line is to blame.
    pub line: usize,
    /// Column from 1.
    pub column: usize,
    /// What is wrong.
    pub what: String,
}

impl From<serde_json::Error> for BadJson {
    fn from(error: serde_json::Error) -> BadJson {
        let (line, column) = (error.line(), error.column());
        // The reader appends the place, which is a field of its own here.
        let what = error.to_string();
        let what = what.split(" at line ").next().unwrap_or_default().to_owned();
        BadJson { line, column, what }
    }
}

/// A shape as one line of JSON, without a line end.
///
/// # Panics
/// Never for the shapes of this crate: all their keys are text.
pub fn line(shape: &impl Serialize) -> String {
    serde_json::to_string(shape).expect("shapes have text keys")
}

/// Reads a shape.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, BadJson> {
    Ok(serde_json::from_str(text)?)
}
