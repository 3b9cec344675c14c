//! `nugar tables`: endings known exactly, built, checked, asked and summed up. One file a verb;
//! [`family()`] is the one place that tells families of games apart.

mod alignment;
mod build;
mod family;
mod probe;
mod running_fight;
mod stats;
mod verify;

use std::path::PathBuf;

use clap::Subcommand;
use nugar_rules::catalog::Ruleset;
use nugar_tables::{Disk, Fault};

use crate::failure::Failure;
use crate::terminal::Terminal;

pub(crate) use family::{family, opened};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Build the tables of a ruleset; what is there already is kept, what was begun goes on
    Build(build::Args),
    /// Prove tables again, position by position, by the rules alone
    Verify(verify::Args),
    /// Tell what tables know of a position and of every move
    Probe(probe::Args),
    /// Count what is won, lost and drawn in the tables there are
    Stats(stats::Args),
}

/// Whose tables, and where.
#[derive(clap::Args)]
struct Place {
    /// A ruleset: a name, or a name and what differs, as in dara-walker+move_long=free
    ruleset: String,
    /// The folder of the tables
    #[arg(long, value_name = "FOLDER", default_value = "tables")]
    dir: PathBuf,
}

impl Place {
    fn ruleset(&self) -> Result<Ruleset, Failure> {
        Ok(Ruleset::read(&self.ruleset)?)
    }

    /// A folder that is there: whoever only reads makes none.
    fn reading(&self) -> Result<Disk, Failure> {
        reading(&self.dir)
    }
}

/// A folder that is there.
pub(crate) fn reading(folder: &std::path::Path) -> Result<Disk, Failure> {
    if let Err(why) = std::fs::read_dir(folder) {
        return Err(Failure::NotRead { path: folder.to_owned(), why });
    }
    Ok(Disk::open(folder).map_err(Fault::from)?)
}

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    match &args.verb {
        Verb::Build(args) => build::run(args, terminal),
        Verb::Verify(args) => verify::run(args, terminal),
        Verb::Probe(args) => probe::run(args, terminal),
        Verb::Stats(args) => stats::run(args, terminal),
    }
}

/// How many threads work where nobody says.
fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into)).max(1)
}
