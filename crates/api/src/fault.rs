//! What is wrong, for programs: codes and their arguments.

use nugar_rules::fault::{Arg, Fault, Faults};
use serde::{Deserialize, Serialize};

use crate::Ordered;

/// The line that stands where an answer would, when there is none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorLine {
    /// Every fault in one text: `code(name=value, …)`, `; ` between them.
    pub error: String,
    /// Every fault.
    pub faults: Vec<FaultLine>,
}

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FaultLine {
    /// The code, out of `Fault::CODES`.
    pub code: String,
    /// Its arguments by name.
    pub args: Ordered<ArgValue>,
}

/// An argument of a fault. A side is its letter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ArgValue {
    /// A count, length or number.
    Number(i64),
    /// Text.
    Text(String),
    /// Names of points.
    Cells(Vec<String>),
}

impl From<&Faults> for ErrorLine {
    fn from(faults: &Faults) -> ErrorLine {
        ErrorLine {
            error: faults.to_string(),
            faults: faults.0.iter().map(FaultLine::from).collect(),
        }
    }
}

impl From<&Fault> for FaultLine {
    fn from(fault: &Fault) -> FaultLine {
        let args = fault.args().into_iter().map(|(name, arg)| (name, ArgValue::from(arg)));
        FaultLine { code: fault.code().to_owned(), args: args.collect() }
    }
}

impl From<Arg> for ArgValue {
    fn from(arg: Arg) -> ArgValue {
        match arg {
            Arg::Number(number) => ArgValue::Number(number),
            Arg::Text(text) => ArgValue::Text(text),
            Arg::Cells(cells) => ArgValue::Cells(cells),
            Arg::Side(side) => ArgValue::Text(side.letter().to_string()),
        }
    }
}
