//! What the command needs of the tables of a family of games, whatever they are made of.

use std::ops::ControlFlow;
use std::path::Path;

use nugar_api::{ProbeLine, TableLine, TablesStep, Units, Verdict, Verified};
use nugar_engine::knowing::Knowing;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::fault::Faults;
use nugar_rules::oracle::Known;
use nugar_tables::alignment::{Order, Scope};
use nugar_tables::{Crew, Disk, Fault};

use super::alignment::Alignments;
use super::reading;
use super::running_fight::Races;
use crate::failure::Failure;
use crate::terminal::Terminal;

/// What there is to do.
pub(crate) struct Plan {
    /// In this order.
    pub(crate) steps: Vec<TablesStep>,
    /// Bytes of disk that are needed at most.
    pub(crate) disk: u64,
}

/// How far a build is.
pub(crate) struct Told {
    /// The table that is worked on.
    pub(crate) table: String,
    /// What is done with it.
    pub(crate) stage: Stage,
    /// How much that is of the whole, where it is known.
    pub(crate) units: Option<Units>,
    /// Seconds still to come, at least and at most, from the seconds so far.
    pub(crate) left: Box<dyn Fn(f64) -> Option<[f64; 2]>>,
}

/// What is done with a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Ends and captures are looked up.
    Initial,
    /// Values of this distance are spread.
    Spread(u16),
    /// Chances are set for that time.
    Sweep(u32),
    /// How far chances may be off is proven.
    Prove,
    /// It is written.
    Write,
}

/// How far tables go.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// So many men in all.
    pub(crate) men: u8,
    /// In running-fight games, so many men in all with those that are still at home.
    pub(crate) home: Option<u8>,
}

impl Stage {
    /// As programs name it.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Stage::Initial => "initial",
            Stage::Spread(_) => "spread",
            Stage::Sweep(_) => "sweep",
            Stage::Prove => "prove",
            Stage::Write => "write",
        }
    }
}

/// The tables of a ruleset.
pub(crate) trait Family {
    /// What there is to do for all tables that far, in so many bytes of memory.
    fn plan(&self, disk: &Disk, reach: Reach, memory: u64) -> Result<Plan, Failure>;
    /// Does it. `watch` is told how far it is and says what to do next.
    fn build(
        &self,
        disk: &Disk,
        crew: &dyn Crew,
        reach: Reach,
        memory: u64,
        watch: &mut dyn FnMut(Told) -> Order,
    ) -> Result<(), Fault>;
    /// Proves the table of that name again.
    fn verify(
        &self,
        disk: &Disk,
        crew: &dyn Crew,
        table: &str,
        scope: Scope,
        watch: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Verified, Failure>;
    /// What the tables know of a position, and whether they could be read.
    fn probe(&self, disk: Disk, position: &str) -> Result<Result<ProbeLine, Fault>, Faults>;
    /// The tables there are with up to so many men.
    fn stats(&self, disk: &Disk, men: u8) -> Result<Vec<TableLine>, Fault>;
    /// The tables there are, to be asked during a game.
    fn open(&self, disk: Disk) -> Result<Opened, Fault>;
}

/// Tables that are asked during a game.
pub(crate) struct Opened {
    /// Who answers.
    pub(crate) knowing: Knowing,
    /// The names of the tables, the smaller first; none where there is no table of the ruleset.
    pub(crate) names: Vec<String>,
}

/// The tables of a ruleset: the one place where families are told apart.
pub(crate) fn family(ruleset: &Ruleset) -> Box<dyn Family> {
    match ruleset.rules() {
        Rules::Alignment(rules) => Box::new(Alignments::new(*ruleset, *rules)),
        Rules::RunningFight(rules) => Box::new(Races::new(*ruleset, *rules)),
    }
}

/// The tables of a folder, to be asked during a game: at least one.
pub(crate) fn opened(
    ruleset: &Ruleset,
    folder: &Path,
    terminal: &Terminal,
) -> Result<Opened, Failure> {
    let opened = family(ruleset).open(reading(folder)?)?;
    if opened.names.is_empty() {
        return Err(super::stats::none(folder, terminal));
    }
    Ok(opened)
}

/// As many men as any board has.
pub(super) const EVERY: u8 = 62;

/// What is proven, as programs read it.
pub(crate) fn verdict(known: Known) -> Verdict {
    match known {
        Known::Win { plies } => Verdict::Win { plies },
        Known::Draw => Verdict::Draw,
        Known::Loss { plies } => Verdict::Loss { plies },
        Known::Chance(chance) => Verdict::Chance { chance },
    }
}

/// What programs read, as it is said.
pub(crate) fn known(verdict: Verdict) -> Known {
    match verdict {
        Verdict::Win { plies } => Known::Win { plies },
        Verdict::Draw => Known::Draw,
        Verdict::Loss { plies } => Known::Loss { plies },
        Verdict::Chance { chance } => Known::Chance(chance),
    }
}
