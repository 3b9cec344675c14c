//! What the program has in hand between two searches: rules, position, options, memory.

use std::path::PathBuf;

use nugar_api::{Best, Order, PROTOCOL_VERSION, Word};
use nugar_engine::knowing::Knowing;
use nugar_engine::opponents::Opponent;
use nugar_rules::catalog::{PRESETS, Ruleset};
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::fault::{Fault, Faults};
use nugar_rules::game::Turn;
use nugar_rules::table::{self, Table};

use super::think::{Mind, Search};
use crate::failure::Failure;
use crate::tables::{family, reading};

/// Megabytes of memory where nothing else is set.
const HASH: usize = 16;
/// The most that can be set.
const MOST_HASH: usize = 4_096;
/// The option that names a folder of tables.
const TABLES: &str = "tables";
/// The most threads that can be set.
const MOST_THREADS: usize = 256;

/// Rules, position, options, memory.
pub(super) struct Desk {
    ruleset: Ruleset,
    /// None after a position that could not be read.
    table: Option<Box<dyn Table>>,
    machine: Opponent,
    seed: String,
    hash: usize,
    threads: usize,
    /// The folder of tables, once there is one.
    tables: Option<PathBuf>,
    /// What its tables of the ruleset know.
    knowing: Knowing,
    /// Made when it is first needed.
    mind: Option<Mind>,
}

impl Default for Desk {
    fn default() -> Desk {
        let ruleset = Ruleset::from(&PRESETS[0]);
        let table = table::start(ruleset, None, DiceSource::Typed).ok();
        let machine = Opponent::BEST;
        Desk {
            ruleset,
            table,
            machine,
            seed: String::new(),
            hash: HASH,
            threads: 1,
            tables: None,
            knowing: Knowing::default(),
            mind: None,
        }
    }
}

impl Desk {
    /// Follows an order that needs no search.
    pub(super) fn follow(&mut self, order: Order) -> Vec<Word> {
        let done = match order {
            Order::Protocol(version) => return protocol(version),
            Order::SetOption { name, value } if name == TABLES => match &*value {
                "" => {
                    (self.tables, self.knowing, self.mind) = (None, Knowing::default(), None);
                    Ok(())
                }
                folder => match self.ask(PathBuf::from(folder)) {
                    Ok(()) => Ok(()),
                    Err(word) => return vec![word],
                },
            },
            Order::SetOption { name, value } => self.set(&name, &value),
            Order::Ruleset(text) => match Ruleset::read(&text) {
                Ok(ruleset) => return self.play(ruleset),
                Err(faults) => Err(faults),
            },
            Order::NewGame => {
                if let Some(mind) = &mut self.mind {
                    mind.forget();
                }
                Ok(())
            }
            Order::Position { first, moves } => {
                let laid = lay(self.ruleset, first.as_deref(), &moves);
                let (table, done) = match laid {
                    Ok(table) => (Some(table), Ok(())),
                    Err(faults) => (None, Err(faults)),
                };
                self.table = table;
                done
            }
            Order::Dice(throw) => match &mut self.table {
                Some(table) => table.next(&Event::Threw { throw }).map(|_| ()),
                None => return vec![Word::Error("no-position".to_owned())],
            },
            Order::IsReady | Order::Go(_) | Order::Stop | Order::Quit => Ok(()),
        };
        match done {
            Ok(()) => Vec::new(),
            Err(Faults(all)) => all.iter().map(|fault| Word::Error(fault.to_string())).collect(),
        }
    }

    fn play(&mut self, ruleset: Ruleset) -> Vec<Word> {
        let mut told = Vec::new();
        if ruleset != self.ruleset {
            self.mind = None;
            self.ruleset = ruleset;
            self.knowing = Knowing::default();
            if let Some(folder) = self.tables.clone()
                && let Err(word) = self.ask(folder)
            {
                told.push(word);
            }
        }
        self.table = table::start(ruleset, None, DiceSource::Typed).ok();
        if !self.machine.plays(ruleset.rules()) {
            self.machine = Opponent::BEST;
        }
        let digest = ruleset.rules().digest().hex();
        told.push(Word::Ruleset { text: ruleset.text(), digest });
        told
    }

    /// Asks the tables of that folder from now on. It may hold none of this ruleset.
    fn ask(&mut self, folder: PathBuf) -> Result<(), Word> {
        let open = || Ok::<_, Failure>(family(&self.ruleset).open(reading(&folder)?)?.knowing);
        self.knowing = open().map_err(|why| {
            let folder = folder.display().to_string();
            Word::Error(format!("tables(folder={folder:?}, why={:?})", why.to_string()))
        })?;
        (self.tables, self.mind) = (Some(folder), None);
        Ok(())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Faults> {
        let bad = |known: String| Fault::BadValue {
            field: name.to_owned(),
            text: value.to_owned(),
            known,
        };
        match name {
            "hash" => {
                let megabytes = value.parse().ok().filter(|n| (1..=MOST_HASH).contains(n));
                self.hash = megabytes.ok_or_else(|| bad(format!("1-{MOST_HASH}")))?;
                self.mind = None;
            }
            "machine" => {
                let plays = |one: &Opponent| one.plays(self.ruleset.rules());
                let known = || Opponent::all().filter(plays).map(Opponent::code);
                self.machine = Opponent::from_code(value)
                    .filter(plays)
                    .ok_or_else(|| bad(known().collect::<Vec<_>>().join(", ")))?;
            }
            "seed" => value.clone_into(&mut self.seed),
            "threads" => {
                let threads = value.parse().ok().filter(|n| (1..=MOST_THREADS).contains(n));
                self.threads = threads.ok_or_else(|| bad(format!("1-{MOST_THREADS}")))?;
            }
            _ => {
                let known = ["hash", "machine", "seed", TABLES, "threads"].join(", ");
                return Err(Fault::UnknownField { text: name.to_owned(), known }.into());
            }
        }
        Ok(())
    }

    /// The answer to a search, whatever there is to search.
    pub(super) fn think(&mut self, search: &Search, tell: &mut dyn FnMut(Word)) -> Best {
        let Some(table) = &self.table else { return Best::Position };
        match table.turn() {
            Turn::Over(_) => return Best::Over,
            Turn::Roll(_) => return Best::Throw,
            Turn::Decide(_) => {}
        }
        let found = if self.machine == Opponent::BEST {
            let fresh = || Mind::new(self.ruleset, self.hash << 20, &self.knowing);
            let mind = self.mind.get_or_insert_with(fresh);
            mind.think(&**table, search, self.threads, tell)
        } else {
            self.knowing.choose(self.machine, &**table, &self.seed)
        };
        found.map_or(Best::Position, Best::Move)
    }
}

/// What is told of the program.
fn protocol(version: u32) -> Vec<Word> {
    if version != PROTOCOL_VERSION {
        let known = PROTOCOL_VERSION.to_string();
        let (field, text) = ("protocol".to_owned(), version.to_string());
        return vec![Word::Error(Fault::BadValue { field, text, known }.to_string())];
    }
    let id = |about: &str, text: String| Word::Id { about: about.to_owned(), text };
    let option = |name: &str, kind: &str, rest: &str| {
        let kind = format!("type {kind} default{rest}");
        Word::Option { name: name.to_owned(), kind }
    };
    vec![
        id("name", format!("Nugar {}", env!("CARGO_PKG_VERSION"))),
        id("author", "Nugar".to_owned()),
        option("hash", "spin", &format!(" {HASH} min 1 max {MOST_HASH}")),
        option("machine", "string", &format!(" {}", Opponent::BEST.code())),
        option("seed", "string", ""),
        option(TABLES, "string", ""),
        option("threads", "spin", &format!(" 1 min 1 max {MOST_THREADS}")),
        Word::Protocol(version),
    ]
}

/// A game that has come to a position.
fn lay(ruleset: Ruleset, first: Option<&str>, moves: &[String]) -> Result<Box<dyn Table>, Faults> {
    let mut table = table::start(ruleset, first, DiceSource::Typed)?;
    // `--` stands in records where a side is skipped, and is no move.
    for text in moves.iter().filter(|text| *text != "--") {
        let (throw, text) = match text.split_once(':') {
            Some((throw, text)) => (Some(throw), text),
            None => (None, text.as_str()),
        };
        if let Some(throw) = throw {
            table.next(&Event::Threw { throw: throw.to_owned() })?;
        }
        table.next(&Event::Moved { text: text.to_owned() })?;
    }
    Ok(table)
}
