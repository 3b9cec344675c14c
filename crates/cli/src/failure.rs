//! How a command fails, what it says then, and its exit code.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use nugar_rules::fault::{Fault, Faults};
use nugar_words::Words;

/// Why a command stops early.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// Nobody reads the output any more: no failure of ours.
    #[error("closed")]
    Closed,
    /// What was wrong has been said already.
    #[error("reported")]
    Reported,
    /// What was given cannot be used; every fault is named.
    #[error(transparent)]
    Faults(#[from] Faults),
    /// A sentence of `words`.
    #[error("{0}")]
    Said(String),
    /// Something is wrong with tables.
    #[error(transparent)]
    Tables(nugar_tables::Fault),
    /// A file or stream cannot be read.
    #[error("{}: {why}", path.display())]
    NotRead {
        /// Which.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// A file or stream cannot be written.
    #[error("{}: {why}", path.display())]
    NotWritten {
        /// Which.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
}

impl From<nugar_tables::Fault> for Failure {
    fn from(fault: nugar_tables::Fault) -> Failure {
        Failure::Tables(fault)
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Faults(fault.into())
    }
}

/// Exit code of what cannot be used, as `clap` has it for what it refuses.
const REFUSED: u8 = 2;
/// Exit code of a machine that does not do what it should.
const BROKEN: u8 = 1;

impl Failure {
    /// The fault of the standard output.
    pub(crate) fn output(why: io::Error) -> Failure {
        if why.kind() == io::ErrorKind::BrokenPipe {
            return Failure::Closed;
        }
        Failure::NotWritten { path: PathBuf::from("-"), why }
    }

    /// The sentences of a failure; none where there is nothing to say.
    pub(crate) fn sentences(&self, words: &Words) -> Vec<String> {
        let about = |key: &str, path: &PathBuf, why: &io::Error| {
            let args =
                [("path", path.display().to_string().into()), ("why", why.to_string().into())];
            vec![words.say_with(key, &args)]
        };
        match self {
            Failure::Closed | Failure::Reported => Vec::new(),
            Failure::Faults(faults) => faults.0.iter().map(|fault| words.fault(fault)).collect(),
            Failure::Said(said) => vec![said.clone()],
            Failure::Tables(fault) => {
                vec![words.say_with(&format!("table-fault-{}", fault.code()), &fault.args())]
            }
            Failure::NotRead { path, why } => about("play-not-read", path, why),
            Failure::NotWritten { path, why } => about("play-not-written", path, why),
        }
    }

    /// Says what went wrong and gives the exit code.
    pub(crate) fn report(&self, words: &Words) -> ExitCode {
        for sentence in self.sentences(words) {
            eprintln!("{}: {sentence}", words.command("error"));
        }
        match self {
            Failure::Closed => ExitCode::SUCCESS,
            Failure::Tables(nugar_tables::Fault::Shelf(_)) | Failure::NotWritten { .. } => {
                ExitCode::from(BROKEN)
            }
            Failure::Reported
            | Failure::Faults(_)
            | Failure::Said(_)
            | Failure::Tables(_)
            | Failure::NotRead { .. } => ExitCode::from(REFUSED),
        }
    }
}
