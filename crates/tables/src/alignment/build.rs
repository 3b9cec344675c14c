//! Building the tables of a game, a sector and its mate at a time: ends and captures are looked up,
//! then won and lost positions are spread backwards, distance by distance, then values are written.

use std::sync::OnceLock;

use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::Rules;

use super::checkpoint::{self, Mark};
use super::codes::{Known, pack};
use super::index::Index;
use super::pair::{Half, Pair};
use super::progress::{self, Order, Progress, Stage};
use super::sector::Sector;
use super::sweep::BLOCK;
use super::{probe, stats};
use crate::crew::Crew;
use crate::fault::{Fault, Part};
use crate::file::{self, About, Kind, Packing, Table};
use crate::shelf::Shelf;

/// Values of a block of a file: unpacked within half a millisecond.
pub(crate) const FILE_BLOCK: u32 = 1 << 15;

/// Builds tables.
pub struct Builder<'a> {
    /// The game.
    pub game: &'a Alignment,
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
    /// Positions in them.
    pub positions: u64,
    /// Bytes of memory that solving them takes.
    pub memory: u64,
    /// Whether their tables are there.
    pub done: bool,
}

/// What a build has to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// In this order.
    pub steps: Vec<Step>,
    /// Bytes of disk that are still needed: a byte for each position, of which packed tables have
    /// been seen to take a third, and two checkpoints.
    pub disk: u64,
}

impl Builder<'_> {
    /// What there is to do for tables of up to so many men in all.
    pub fn plan(&self, men: u8) -> Result<Plan, Fault> {
        let rules = self.game.rules();
        let mut sizes: Vec<(Sector, u64, u64)> = Vec::new();
        for sector in Sector::all(rules, men) {
            // Numbering what is far too much would itself take long.
            let (need, have) = (2 * Index::least(rules.files, rules.ranks, sector), self.memory);
            if need > have {
                return Err(Fault::TooMuchMemory { sector, need, have });
            }
            let index = Index::new(rules.files, rules.ranks, sector)?;
            sizes.push((sector, index.count(), index.bytes()));
        }
        let size = |sector: Sector| sizes.iter().find(|size| size.0 == sector);
        let mut steps = Vec::new();
        let (mut tables, mut mark) = (0, 0);
        for (sector, ..) in sizes.iter().filter(|(sector, ..)| sector.own <= sector.enemy) {
            let mut sectors = vec![*sector, sector.mate()];
            sectors.dedup();
            let own: Vec<_> = sectors.iter().filter_map(|sector| size(*sector)).collect();
            let positions = own.iter().map(|size| size.1).sum();
            // Two bytes a cell, two of each position captures lead to, one for a packed table.
            let mut memory = positions * 2 + own.iter().map(|size| size.1 + size.2).sum::<u64>();
            for sector in &sectors {
                let after = sector.leads_to(rules).into_iter().flatten();
                memory += after.filter_map(size).map(|size| size.1 * 2 + size.2).sum::<u64>();
            }
            let mut done = true;
            for sector in &sectors {
                let table = self.open(*sector)?;
                done &= table.is_some();
                let count = size(*sector).map(|size| size.1);
                if let Some(table) = table.filter(|table| Some(table.about().count) != count) {
                    let name = table.name().to_owned();
                    return Err(Fault::Corrupt { name, part: Part::Head });
                }
            }
            if !done {
                tables += positions;
                mark = mark.max(positions * 2);
            }
            steps.push(Step { sectors, positions, memory, done });
        }
        // While a checkpoint is renewed the old one is still there.
        Ok(Plan { steps, disk: tables + 2 * mark })
    }

    /// Builds the tables of up to so many men that are not there yet. `watch` is told how far it is
    /// after every piece of work, a second or so, and says what to do next.
    ///
    /// # Errors
    /// Before any work: too little memory or disk, a corrupt table, a table of other rules.
    pub fn build(&self, men: u8, watch: &mut dyn FnMut(&Progress) -> Order) -> Result<Plan, Fault> {
        let plan = self.plan(men)?;
        for step in &plan.steps {
            let (sector, need, have) = (step.sectors[0], step.memory, self.memory);
            if !step.done && need > have {
                return Err(Fault::TooMuchMemory { sector, need, have });
            }
            if step.done {
                for sector in &step.sectors {
                    self.open(*sector)?.ok_or(Fault::Missing(*sector))?.check(self.shelf)?;
                }
            }
        }
        if let Some(have) = self.shelf.room()?
            && have < plan.disk
        {
            return Err(Fault::DiskFull { need: plan.disk, have });
        }
        let whole = |step: &Step| {
            let units = progress::INITIAL + progress::WRITE;
            (step.positions * units, step.positions * progress::SPREAD)
        };
        let mut told = Told::default();
        for step in &plan.steps {
            let (sure, open) = whole(step);
            told.least += sure;
            told.most += sure + open;
        }
        for step in &plan.steps {
            if step.done {
                let mut spread = 0;
                for sector in &step.sectors {
                    let table = self.open(*sector)?.ok_or(Fault::Missing(*sector))?;
                    let stats = stats::Stats::noted(table.about());
                    spread += (stats.won + stats.lost) * progress::SPREAD;
                }
                told.close(step.positions, spread);
                told.done += whole(step).0 + spread;
                told.before = told.done;
            }
        }
        for step in plan.steps.iter().filter(|step| !step.done) {
            let load = &mut |sector| self.load(sector);
            let pair = Pair::new(self.game, &step.sectors, load)?;
            let spread = self.solve(&pair, &mut told, watch)?;
            told.close(step.positions, spread * progress::SPREAD);
        }
        self.plan(men)
    }

    /// Solves and writes the pair; gives how many positions are decided.
    fn solve(
        &self,
        pair: &Pair,
        told: &mut Told,
        watch: &mut dyn FnMut(&Progress) -> Order,
    ) -> Result<u64, Fault> {
        let sector = pair.sides[0].index.sector();
        let mark = checkpoint::load(self, pair)?;
        let positions: u64 = pair.sides.iter().map(|half| half.index.count()).sum();
        let mut spread = mark.spread;
        let start = told.done;
        told.done += mark.units(positions);
        told.before += mark.units(positions);
        let mut tell = |stage, mark: Mark, told: &mut Told| {
            told.done = start + mark.units(positions);
            let known = mark.spread * progress::SPREAD;
            let progress = Progress {
                sector,
                stage,
                done: told.done,
                before: told.before,
                least: told.least + known,
                most: told.most,
            };
            match watch(&progress) {
                Order::GoOn => Ok(()),
                Order::Save => checkpoint::save(self, pair, mark),
                Order::Stop => {
                    checkpoint::save(self, pair, mark)?;
                    Err(Fault::Stopped)
                }
            }
        };
        if mark.plies.is_none() {
            pair.initial(self.game, self.crew, mark.next, &mut |next| {
                tell(Stage::Initial, Mark { plies: None, next, spread: 0 }, told)
            })?;
        }
        let (mut next, mut plies) = match mark.plies {
            Some(plies) => (mark.next, plies),
            None => (0, 0),
        };
        pair.renew(self.crew, plies, next);
        while let Some(now) = pair.due() {
            if now > plies {
                next = 0;
            }
            plies = now;
            pair.spread(self.game, self.crew, plies, next, &mut |next, more| {
                spread += more;
                let mark = Mark { plies: Some(plies), next, spread };
                tell(Stage::Spread { plies }, mark, told)
            })?;
            if pair.sides.iter().any(|half| half.sweep.too_long()) {
                return Err(Fault::TooLong(sector));
            }
        }
        let last = Mark { plies: Some(plies), next: positions.div_ceil(BLOCK) + 2, spread };
        tell(Stage::Write, last, told)?;
        for half in &pair.sides {
            self.write(half)?;
        }
        checkpoint::remove(self, sector)?;
        told.done =
            start + positions * (progress::INITIAL + progress::WRITE) + spread * progress::SPREAD;
        Ok(spread)
    }

    /// Writes a solved sector.
    fn write(&self, half: &Half) -> Result<(), Fault> {
        let rules = Rules::Alignment(*self.game.rules());
        let sector = half.index.sector();
        let stats =
            stats::Stats::of(sector, half.index.count(), self.crew, &|number| half.value(number));
        let longest = stats.longest_code();
        let about = About {
            kind: Kind::Endings,
            packing: Packing::Deflate,
            width: 1 + u8::from(longest > u16::from(u8::MAX)),
            sector,
            count: half.index.count(),
            block: FILE_BLOCK,
            notes: stats.notes(),
        };
        let blocks: Vec<OnceLock<Vec<u8>>> = (0..about.blocks()).map(|_| OnceLock::new()).collect();
        self.crew.work(blocks.len(), &|n| {
            let from = n as u64 * u64::from(FILE_BLOCK);
            let codes = (from..from + about.values(n as u64)).map(|n| half.value(n).code());
            let _ = blocks[n].set(file::pack(&pack(codes, about.width), about.packing));
        });
        let blocks = blocks.into_iter().filter_map(OnceLock::into_inner).collect();
        file::put(self.shelf, &file::name(&rules, sector), &rules, &about, blocks)?;
        Ok(())
    }

    /// The table of a sector, when it is there.
    pub(crate) fn open(&self, sector: Sector) -> Result<Option<Table>, Fault> {
        probe::open(self.game.rules(), self.shelf, sector)
    }

    /// A finished sector, whole.
    fn load(&self, sector: Sector) -> Result<Known, Fault> {
        probe::load(self.game.rules(), self.shelf, self.crew, sector)
    }
}

/// Work that is done and that is left, in units.
#[derive(Debug, Default)]
struct Told {
    done: u64,
    before: u64,
    least: u64,
    most: u64,
}

impl Told {
    /// Notes how much spreading a step of so many positions has taken after all.
    fn close(&mut self, positions: u64, spread: u64) {
        self.least += spread;
        self.most -= positions * progress::SPREAD - spread;
    }
}
