//! Building the tables of a game, a sector and its mate at a time: ends and captures are looked up,
//! then won and lost positions are spread backwards, distance by distance, then values are written.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use nugar_rules::alignment::{Alignment, CaptureChoice, Walk};
use nugar_rules::stones::Stones;

use super::captures::{Captures, Known};
use super::checkpoint::{self, Mark};
use super::codes::pack;
use super::index::{Cursor, Index};
use super::progress::{self, Order, Progress, Stage};
use super::sector::Sector;
use super::sweep::{BLOCK, Cell, NEVER, Sweep};
use super::{probe, stats};
use crate::crew::Crew;
use crate::fault::Fault;
use crate::file::{self, About, Kind, Packing, Table};
use crate::shelf::Shelf;
use crate::value::Value;

/// Blocks that are worked through before the caller is asked again.
const SLAB: usize = 128;

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
    /// Bytes of disk that are still needed, at most.
    pub disk: u64,
}

impl Builder<'_> {
    /// What there is to do for tables of up to so many men in all.
    pub fn plan(&self, men: u8) -> Result<Plan, Fault> {
        let rules = self.game.rules();
        let mut sizes: Vec<(Sector, u64, u64)> = Vec::new();
        for sector in Sector::all(rules, men) {
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
                let after = Captures::sectors(self.game, *sector).into_iter().flatten();
                memory += after.filter_map(size).map(|size| size.1 * 2 + size.2).sum::<u64>();
            }
            let mut done = true;
            for sector in &sectors {
                done &= self.open(*sector)?.is_some();
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
            let mut pair = Pair::new(self, &step.sectors)?;
            let spread = pair.solve(self, &mut told, watch)?;
            told.close(step.positions, spread * progress::SPREAD);
        }
        self.plan(men)
    }

    /// The table of a sector, when it is there.
    pub(crate) fn open(&self, sector: Sector) -> Result<Option<Table>, Fault> {
        let rules = self.game.rules();
        Table::open(self.shelf, &probe::file_name(rules, sector), rules, sector)
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

/// A sector and its mate while they are solved.
pub(crate) struct Pair {
    pub(crate) sides: Vec<Half>,
}

/// A sector while it is solved.
pub(crate) struct Half {
    pub(crate) index: Index,
    pub(crate) sweep: Sweep,
    captures: Captures,
}

impl Pair {
    fn new(builder: &Builder, sectors: &[Sector]) -> Result<Pair, Fault> {
        Pair::with(builder.game, sectors, &mut |sector| builder.load(sector))
    }

    /// Of a sector and its mate, with the sectors that `load` brings.
    pub(crate) fn with(
        game: &Alignment,
        sectors: &[Sector],
        load: &mut dyn FnMut(Sector) -> Result<Known, Fault>,
    ) -> Result<Pair, Fault> {
        let rules = game.rules();
        let half = |sector: &Sector| {
            let index = Index::new(rules.files, rules.ranks, *sector)?;
            let sweep = Sweep::new(index.count());
            Ok(Half { index, sweep, captures: Captures::new(game, *sector, load)? })
        };
        Ok(Pair { sides: sectors.iter().map(half).collect::<Result<_, Fault>>()? })
    }

    /// The side that a quiet step from this side leads to.
    fn mate(&self, side: usize) -> usize {
        self.sides.len() - 1 - side
    }

    /// Every block of both sides, in the order in which they are worked through.
    fn blocks(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        let sides = self.sides.iter().enumerate();
        sides.flat_map(|(side, half)| (0..half.sweep.blocks()).map(move |block| (side, block)))
    }

    /// Solves and writes the pair; gives how many positions are decided.
    fn solve(
        &mut self,
        builder: &Builder,
        told: &mut Told,
        watch: &mut dyn FnMut(&Progress) -> Order,
    ) -> Result<u64, Fault> {
        let sector = self.sides[0].index.sector();
        let mark = checkpoint::load(builder, self)?;
        let positions: u64 = self.sides.iter().map(|half| half.index.count()).sum();
        let mut spread = mark.spread;
        let start = told.done;
        told.done += mark.units(positions);
        told.before += mark.units(positions);
        let mut tell = |stage, mark: Mark, pair: &Pair, told: &mut Told| {
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
                Order::Save => checkpoint::save(builder, pair, mark),
                Order::Stop => {
                    checkpoint::save(builder, pair, mark)?;
                    Err(Fault::Stopped)
                }
            }
        };
        if mark.plies.is_none() {
            self.initial(builder.game, builder.crew, mark.next, &mut |pair, next| {
                tell(Stage::Initial, Mark { plies: None, next, spread: 0 }, pair, told)
            })?;
        }
        let (mut next, mut plies) = match mark.plies {
            Some(plies) => (mark.next, plies),
            None => (0, 0),
        };
        self.renew(builder.crew, plies, next);
        while let Some(now) = self.due() {
            if now > plies {
                next = 0;
            }
            plies = now;
            self.spread(builder.game, builder.crew, plies, next, &mut |pair, next, more| {
                spread += more;
                let mark = Mark { plies: Some(plies), next, spread };
                tell(Stage::Spread { plies }, mark, pair, told)
            })?;
            if self.sides.iter().any(|half| half.sweep.too_long()) {
                return Err(Fault::TooLong(sector));
            }
        }
        let last = Mark { plies: Some(plies), next: positions.div_ceil(BLOCK) + 2, spread };
        tell(Stage::Write, last, self, told)?;
        for half in &self.sides {
            half.write(builder)?;
        }
        checkpoint::remove(builder, sector)?;
        told.done =
            start + positions * (progress::INITIAL + progress::WRITE) + spread * progress::SPREAD;
        Ok(spread)
    }

    /// Looks up ends and captures, from the block of that number on.
    pub(crate) fn initial(
        &self,
        game: &Alignment,
        crew: &dyn Crew,
        from: u64,
        each: &mut dyn FnMut(&Pair, u64) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let blocks: Vec<_> = self.blocks().skip(from as usize).collect();
        let mut next = from;
        for slab in blocks.chunks(SLAB) {
            crew.work(slab.len(), &|n| {
                let (side, block) = slab[n];
                self.sides[side].initial(game, block);
            });
            next += slab.len() as u64;
            each(self, next)?;
        }
        Ok(())
    }

    /// Notes afresh what is due, after the initial stage or a checkpoint: from these plies on, in
    /// blocks before `next` from the plies after them.
    pub(crate) fn renew(&self, crew: &dyn Crew, plies: u16, next: u64) {
        let blocks: Vec<_> = self.blocks().collect();
        crew.work(blocks.len(), &|n| {
            let (side, block) = blocks[n];
            let least = plies + u16::from((n as u64) < next);
            self.sides[side].sweep.renew_due(block, least);
        });
    }

    /// The least distance that is due anywhere.
    pub(crate) fn due(&self) -> Option<u16> {
        let due = self.blocks().map(|(side, block)| self.sides[side].sweep.due(block)).min();
        due.filter(|due| *due != NEVER)
    }

    /// Spreads the positions decided in so many plies, from the block of that number on.
    pub(crate) fn spread(
        &self,
        game: &Alignment,
        crew: &dyn Crew,
        plies: u16,
        from: u64,
        each: &mut dyn FnMut(&Pair, u64, u64) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let blocks: Vec<_> = self
            .blocks()
            .zip(0..)
            .skip(from as usize)
            .filter(|((side, block), _)| self.sides[*side].sweep.due(*block) == plies)
            .collect();
        for slab in blocks.chunks(SLAB) {
            let found = AtomicU64::new(0);
            crew.work(slab.len(), &|n| {
                let ((side, block), _) = slab[n];
                found.fetch_add(self.spread_block(game, side, block, plies), Relaxed);
            });
            let next = slab.last().map_or(0, |(_, number)| number + 1);
            each(self, next, found.into_inner())?;
        }
        Ok(())
    }

    /// Spreads the positions of a block that are decided in so many plies; gives how many.
    fn spread_block(&self, game: &Alignment, side: usize, block: u64, plies: u16) -> u64 {
        let half = &self.sides[side];
        let mate = &self.sides[self.mate(side)];
        half.sweep.clear_due(block);
        let mut cursor = half.index.cursor();
        let (mut found, mut next) = (0, NEVER);
        let mut several = Vec::new();
        let range = half.sweep.range(block);
        let first = range.start;
        for number in range {
            let due = half.sweep.get(number).due();
            if due == plies {
                found += 1;
                spread_position(game, half, mate, &mut cursor, number, plies, &mut several);
            } else if due > plies && due < next {
                next = due;
            }
        }
        if next != NEVER {
            half.sweep.note(first, next);
        }
        found
    }
}

impl Half {
    /// Sets the cells of a block to what ends and captures alone tell.
    fn initial(&self, game: &Alignment, block: u64) {
        let mut cursor = self.index.cursor();
        let mut class = usize::MAX;
        let mut walks: Option<[Walk; 4]> = None;
        for number in self.sweep.range(block) {
            let (own, enemy) = cursor.at(number);
            if cursor.class() != class {
                class = cursor.class();
                walks = None;
            }
            let walks = walks.get_or_insert_with(|| game.walks(own));
            self.sweep.set(number, self.first(game, own, enemy, walks));
        }
    }

    /// What ends and captures tell of a position.
    fn first(&self, game: &Alignment, own: Stones, enemy: Stones, walks: &[Walk; 4]) -> Cell {
        let (mut steps, mut earning) = (0, Stones::NONE);
        for walk in walks {
            steps += walk.quiet().without(enemy).len() as u16;
            earning |= walk.earning().without(enemy);
        }
        if earning.is_empty() {
            // Without any step the game is over: lost, or a draw, which an open step stands for.
            let stuck = steps == 0 && !game.stuck_loses();
            return Cell::open(steps + u16::from(stuck), 0);
        }
        let tally = self.captures.tally(game, own, enemy, walks);
        if let Some(plies) = tally.win {
            return Cell::won(plies);
        }
        // A draw that is certain is a step that stays open.
        Cell::open(steps + tally.quiet + u16::from(tally.draws), tally.loss.unwrap_or(0))
    }

    fn write(&self, builder: &Builder) -> Result<(), Fault> {
        let rules = builder.game.rules();
        let sector = self.index.sector();
        let stats = stats::Stats::of(sector, self.index.count(), builder.crew, &|number| {
            self.value(number)
        });
        let longest = stats.longest_code();
        let about = About {
            kind: Kind::Endings,
            packing: Packing::Deflate,
            width: 1 + u8::from(longest > u16::from(u8::MAX)),
            sector,
            count: self.index.count(),
            block: FILE_BLOCK,
            notes: stats.notes(),
        };
        let blocks: Vec<std::sync::OnceLock<Vec<u8>>> =
            (0..about.blocks()).map(|_| std::sync::OnceLock::new()).collect();
        builder.crew.work(blocks.len(), &|n| {
            let from = n as u64 * u64::from(FILE_BLOCK);
            let codes = (from..from + about.values(n as u64)).map(|n| self.value(n).code());
            let _ = blocks[n].set(file::pack(&pack(codes, about.width), about.packing));
        });
        let blocks = blocks.into_iter().filter_map(std::sync::OnceLock::into_inner).collect();
        file::put(builder.shelf, &probe::file_name(rules, sector), rules, &about, blocks)?;
        Ok(())
    }

    pub(crate) fn value(&self, number: u64) -> Value {
        self.sweep.get(number).value()
    }
}

/// Takes back every quiet step that can have led to a position of `half`, and tells the positions
/// of `mate` before them what this one is worth.
fn spread_position(
    game: &Alignment,
    half: &Half,
    mate: &Half,
    cursor: &mut Cursor,
    number: u64,
    plies: u16,
    several: &mut Vec<(u64, u16)>,
) {
    let (own, enemy) = cursor.at(number);
    let won = plies % 2 == 1;
    let free = game.board().without(own | enemy);
    let takes_nothing =
        game.prey_among(own).size(1) == 0 || game.rules().capture_choice == CaptureChoice::Optional;
    let kept = if cursor.is_special() { half.index.place(own, enemy).kept } else { 1 };
    several.clear();
    for walk in game.arrivals(enemy) {
        let back = walk.direction().opposite();
        let quiet = if takes_nothing { walk.quiet() | walk.earning() } else { walk.quiet() };
        for to in quiet & free.step(walk.direction()) {
            let to = Stones::cell(to);
            let place = mate.index.place(enemy ^ to ^ to.step(back), own);
            if !won {
                mate.sweep.win(place.number, plies + 1);
            } else if kept == 1 {
                mate.sweep.lose(place.number, u16::from(place.kept), plies + 1);
            } else {
                several.push((place.number, u16::from(place.kept)));
            }
        }
    }
    // Of n steps back to the images of one position, which k turns keep, n k / m lead on to this
    // position, which m turns keep: both count the steps between the two sets of images.
    several.sort_unstable();
    for same in several.chunk_by(|a, b| a.0 == b.0) {
        let steps = same.len() as u16 * same[0].1 / u16::from(kept);
        mate.sweep.lose(same[0].0, steps, plies + 1);
    }
}
