//! Building the tables of a game, a sector and its mate at a time, those that captures lead to first.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use nugar_rules::catalog::Rules;
use nugar_rules::running_fight::{RaceRules, RunningFight};

use super::certify;
use super::field::{Extent, Field, choose};
use super::grain::{self, ROUNDING};
use super::plays::{self, Plays};
use super::probe;
use super::rows::{Below, clash};
use super::solve::{Half, Pair};
use super::stats::Stats;
use crate::crew::Crew;
use crate::fault::Fault;
use crate::file::{self, About, Kind, Packing};
use crate::sector::Sector;
use crate::shelf::Shelf;

/// Values of a block of a file.
const FILE_BLOCK: u32 = 1 << 15;
/// Sweeps end when no chance changes by more than this.
const STILL: f64 = 1e-10;
/// More than the sums of a sweep are rounded by.
const SUMS: f64 = 1e-13;
/// More sweeps than any sector has been seen to need.
const MOST_SWEEPS: u32 = 20_000;

/// How far tables go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extents {
    /// So many men in all, neither side with more than half of them, when all have left home.
    pub men: u8,
    /// So many men in all wherever they stand.
    pub home: u8,
}

/// Builds tables.
pub struct Builder<'a> {
    /// The game.
    pub game: &'a RunningFight,
    /// Where tables are put.
    pub shelf: &'a dyn Shelf,
    /// Who works.
    pub crew: &'a dyn Crew,
    /// Bytes of memory that may be used.
    pub memory: u64,
}

/// A sector with its mate: what is solved together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The sector, and its mate unless that is the same.
    pub sectors: Vec<Sector>,
    /// Which positions of them.
    pub extent: Extent,
    /// Cells of their tables: positions, and sets of men that cannot stand together.
    pub cells: u64,
    /// Bytes of memory that solving them takes.
    pub memory: u64,
    /// Whether their tables are there.
    pub done: bool,
}

/// What a build has to do, in this order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// A sector and its mate each.
    pub steps: Vec<Step>,
    /// Bytes of disk that are still needed at most.
    pub disk: u64,
}

/// What is being done.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Stage {
    /// Chances are set once more.
    Sweep {
        /// For which time all plays were looked at, from 1.
        number: u32,
        /// By how much any of them changed at most.
        change: f64,
    },
    /// How far they may be off is proven.
    Prove,
    /// They are packed and written.
    Write,
}

/// How far a build is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Told {
    /// The sector, with its mate.
    pub sector: Sector,
    /// Which positions of it.
    pub extent: Extent,
    /// What is being done.
    pub stage: Stage,
}

impl Builder<'_> {
    /// What there is to do for tables as far as that.
    pub fn plan(&self, extents: Extents) -> Result<Plan, Fault> {
        let rules = self.game.rules();
        let mut plan = Plan { steps: Vec::new(), disk: 0 };
        for (sector, extent) in probe::all(rules, extents) {
            if sector.own > sector.enemy {
                continue;
            }
            plays::check(rules, extent)?;
            let field = Field::new(self.game, extent);
            field.fits(sector)?;
            let mut sectors = vec![sector, sector.mate()];
            sectors.dedup();
            let one = field.cells(sector);
            let cells = one * sectors.len() as u64;
            // Chances and choices, and two numbers for each cell of a sector while they are proven.
            let mut memory = 18 * cells + 8 * one;
            let after = leads_to(rules, sector).into_iter();
            memory += after.map(|sector| 8 * field.cells(sector)).sum::<u64>();
            // Sets of men and their plays: about a hundred for each.
            memory += [sector.own, sector.enemy]
                .map(|men| choose(field.slots(), men) * 300)
                .iter()
                .sum::<u64>();
            let mut done = true;
            for sector in &sectors {
                done &= probe::open(rules, self.shelf, *sector, extent)?.is_some();
            }
            if !done {
                plan.disk += 3 * cells;
            }
            plan.steps.push(Step { sectors, extent, cells, memory, done });
        }
        Ok(plan)
    }

    /// Builds the tables that are not there yet. `watch` is told how far it is after every sweep and
    /// says whether to go on.
    ///
    /// # Errors
    /// Before any work: too little memory or disk, a corrupt table, rules for which no table can be
    /// made.
    pub fn build(
        &self,
        extents: Extents,
        watch: &mut dyn FnMut(&Told) -> ControlFlow<()>,
    ) -> Result<Plan, Fault> {
        let plan = self.plan(extents)?;
        for step in &plan.steps {
            let (sector, need, have) = (step.sectors[0], step.memory, self.memory);
            if !step.done && need > have {
                return Err(Fault::TooMuchMemory { sector, need, have });
            }
        }
        if let Some(have) = self.shelf.room()?
            && have < plan.disk
        {
            return Err(Fault::DiskFull { need: plan.disk, have });
        }
        for step in plan.steps.iter().filter(|step| !step.done) {
            self.step(step, watch)?;
        }
        self.plan(extents)
    }

    fn step(
        &self,
        step: &Step,
        watch: &mut dyn FnMut(&Told) -> ControlFlow<()>,
    ) -> Result<(), Fault> {
        let (sector, extent) = (step.sectors[0], step.extent);
        let mut tell = |stage| match watch(&Told { sector, extent, stage }) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Fault::Stopped),
        };
        let mut pair = self.pair(step)?;
        pair.even();
        let (mut number, mut change) = (0, f64::INFINITY);
        while change > STILL {
            if number == MOST_SWEEPS {
                return Err(Fault::TooLong(sector));
            }
            change = pair.sweep(self.crew);
            number += 1;
            tell(Stage::Sweep { number, change })?;
        }
        tell(Stage::Prove)?;
        pair.choose(self.crew);
        // A sweep over the final chances would change none by more.
        let change = change + SUMS;
        let times = certify::times(&pair, change, self.crew).ok_or(Fault::TooLong(sector))?;
        let error = change * times + pair.below.error() + ROUNDING;
        tell(Stage::Write)?;
        for (half, sector) in step.sectors.iter().enumerate() {
            self.write(&pair, half, *sector, extent, &Note { error, sweeps: number })?;
        }
        Ok(())
    }

    fn pair(&self, step: &Step) -> Result<Pair, Fault> {
        let (sector, field) = (step.sectors[0], Field::new(self.game, step.extent));
        let rules = *self.game.rules();
        let men = [sector.own, sector.enemy].map(|men| Arc::new(field.men(men)));
        let plays = if sector.own == sector.enemy {
            let plays = Arc::new(Plays::new(self.game, &field, &men[0], self.crew));
            [Arc::clone(&plays), plays]
        } else {
            [0, 1].map(|n| Arc::new(Plays::new(self.game, &field, &men[n], self.crew)))
        };
        let half = |own: usize, enemy: usize| Half {
            moving: Arc::clone(&men[own]),
            waiting: Arc::clone(&men[enemy]),
            plays: Arc::clone(&plays[own]),
            cells: Vec::new(),
            choices: Vec::new(),
        };
        let mut halves = vec![half(0, 1)];
        if step.sectors.len() > 1 {
            halves.push(half(1, 0));
        }
        let mut below = Below::default();
        for sector in leads_to(&rules, sector) {
            let known = probe::load(self.game, self.shelf, self.crew, sector, step.extent)?;
            below.0.push(((sector.own, sector.enemy), known));
        }
        Ok(Pair { field, rules, men: [sector.own, sector.enemy], halves, below })
    }

    fn write(
        &self,
        pair: &Pair,
        half: usize,
        sector: Sector,
        extent: Extent,
        note: &Note,
    ) -> Result<(), Fault> {
        let rules = self.game.rules();
        let here = &pair.halves[half];
        let movers = here.moving.sets.len();
        let (mut positions, mut sum) = (0_u64, 0.0);
        for waiting in 0..here.waiting.sets.len() {
            for set in 0..movers {
                if !clash(&here.moving, &here.waiting, set, waiting) {
                    positions += 1;
                    sum += here.cells[waiting * movers + set];
                }
            }
        }
        let stats = Stats {
            sector,
            extent,
            positions,
            mean: sum / positions.max(1) as f64,
            error: note.error,
            sweeps: note.sweeps,
        };
        let about = About {
            kind: Kind::Chances,
            packing: Packing::Deflate,
            width: 3,
            sector,
            count: here.cells.len() as u64,
            block: FILE_BLOCK,
            notes: stats.notes(),
        };
        let blocks: Vec<OnceLock<Vec<u8>>> = (0..about.blocks()).map(|_| OnceLock::new()).collect();
        self.crew.work(blocks.len(), &|n| {
            let cells = here.cells[n * FILE_BLOCK as usize..].iter().take(FILE_BLOCK as usize);
            let cells: Vec<f64> = cells.copied().collect();
            let _ = blocks[n].set(file::pack(&grain::pack(&cells), about.packing));
        });
        let blocks = blocks.into_iter().filter_map(OnceLock::into_inner).collect();
        file::put(
            self.shelf,
            &probe::file_name(rules, sector, extent),
            &Rules::RunningFight(*rules),
            &about,
            blocks,
        )?;
        Ok(())
    }
}

/// What is known of a solved sector beside its chances.
struct Note {
    error: f64,
    sweeps: u32,
}

/// The sectors, each as the side that throws next sees it, that captures in a sector or its mate
/// lead to.
fn leads_to(rules: &RaceRules, sector: Sector) -> Vec<Sector> {
    let mut all = Vec::new();
    for Sector { own, enemy } in [sector, sector.mate()] {
        // Two dice take two at most.
        for enemy in (enemy.saturating_sub(2)..enemy).filter(|men| *men > rules.win_at) {
            all.extend([Sector { own, enemy }, Sector { own: enemy, enemy: own }]);
        }
    }
    all.sort();
    all.dedup();
    all
}
