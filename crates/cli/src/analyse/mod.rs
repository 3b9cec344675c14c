//! `nugar analyse`: what is thought of a position, or of the games of records.

mod game;
mod position;

use std::path::{Path, PathBuf};

use nugar_api::ProvenLine;
use nugar_engine::analysis::Effort;
use nugar_engine::knowing::Knowing;
use nugar_rules::catalog::Ruleset;
use nugar_rules::event::DiceSource;
use nugar_rules::table;
use nugar_words::{Arg, Words};

use crate::failure::Failure;
use crate::terminal::Terminal;
use crate::{records, tables};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A ruleset and a position (none: the start), or files of records (- is the input); with a
    /// ruleset before them, records of other rules are refused
    #[arg(required = true, value_name = "RULESET POSITION | FILE")]
    what: Vec<String>,
    /// How many lines are shown
    #[arg(long, default_value_t = 3, value_name = "NUMBER")]
    lines: usize,
    /// How many positions may be looked at for one position; else 1000000, and 100000 in a game
    #[arg(long, value_name = "NUMBER")]
    nodes: Option<u64>,
    /// Ask the tables of this folder: what they know is proven, with its distance
    #[arg(long, value_name = "FOLDER")]
    tables: Option<PathBuf>,
    /// For programs: a JSON object a position or game
    #[arg(long)]
    json: bool,
}

/// Positions looked at for a single one.
const NODES: u64 = 1_000_000;
/// Positions looked at for each of a game.
const GAME_NODES: u64 = 100_000;
/// Bytes in which a study remembers positions.
const BYTES: usize = 1 << 24;

/// What is asked.
enum What {
    Position(Ruleset, Option<String>),
    Records(Option<Ruleset>, Vec<PathBuf>),
}

impl Args {
    fn what(&self) -> Result<What, Failure> {
        let files = |words: &[String]| words.iter().map(PathBuf::from).collect();
        let (first, rest) = self.what.split_first().ok_or(Failure::Reported)?;
        if is_file(first) {
            return Ok(What::Records(None, files(&self.what)));
        }
        let ruleset = Ruleset::read(first)?;
        Ok(match rest {
            [] => What::Position(ruleset, None),
            [file, ..] if is_file(file) => What::Records(Some(ruleset), files(rest)),
            _ => What::Position(ruleset, Some(rest.join(" "))),
        })
    }

    /// Who knows positions of a ruleset exactly.
    fn knowing(&self, ruleset: &Ruleset, terminal: &Terminal) -> Result<Knowing, Failure> {
        match &self.tables {
            Some(folder) => Ok(tables::opened(ruleset, folder, terminal)?.knowing),
            None => Ok(Knowing::default()),
        }
    }

    fn effort(&self, nodes: u64, lines: usize) -> Effort {
        Effort { lines, nodes: self.nodes.unwrap_or(nodes) }
    }
}

fn is_file(text: &str) -> bool {
    text == "-" || Path::new(text).is_file()
}

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    match args.what()? {
        What::Position(ruleset, position) => {
            let table = table::start(ruleset, position.as_deref(), DiceSource::Typed)?;
            position::run(args, &*table, terminal)
        }
        What::Records(ruleset, files) => {
            let mut faulty = false;
            for path in files {
                let mut number = 0;
                records::each(&path, |checked| {
                    number += 1;
                    let told = game::run(args, &path, number, checked, ruleset, terminal);
                    // What is wrong with one record says nothing of the next.
                    match told {
                        Err(Failure::Reported) => {
                            faulty = true;
                            Ok(())
                        }
                        other => other,
                    }
                })?;
            }
            if faulty { Err(Failure::Reported) } else { Ok(()) }
        }
    }
}

/// A chance and what is proven of it: "63.2%", "win in 5 plies".
fn worth(words: &Words, chance: nugar_api::Portion, proven: Option<ProvenLine>) -> String {
    let plies = |plies: u32| [("plies", Arg::Number(i64::from(plies)))];
    match proven {
        Some(ProvenLine::Win { plies: n }) => words.say_with("analysis-win", &plies(n)),
        Some(ProvenLine::Loss { plies: n }) => words.say_with("analysis-loss", &plies(n)),
        Some(ProvenLine::Draw) => words.say("analysis-draw"),
        Some(ProvenLine::Chance) => {
            let chance = words.percent(chance.0);
            words.say_with("analysis-exact", &[("chance", chance.into())])
        }
        None => words.percent(chance.0),
    }
}
