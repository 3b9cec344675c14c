//! Unfinished work on a sector and its mate, saved whole, so that a stopped build goes on where it
//! was. Cells and a mark of what has been done are all there is to it.

use nugar_rules::catalog::Rules;

use super::build::Builder;
use super::pair::Pair;
use super::progress;
use super::sector::Sector;
use super::sweep::{BLOCK, Cell};
use crate::fault::{Fault, Part};
use crate::file::{self, About, Kind, Packing, Table};

/// How far the work on a pair is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Mark {
    /// The distance that is being spread; none in the initial stage.
    pub(crate) plies: Option<u16>,
    /// The block to go on with, counted through both sides.
    pub(crate) next: u64,
    /// Positions spread so far.
    pub(crate) spread: u64,
}

impl Mark {
    /// Units of work that are done on a pair of so many positions.
    pub(crate) fn units(self, positions: u64) -> u64 {
        match self.plies {
            None => (self.next * BLOCK).min(positions) * progress::INITIAL,
            Some(_) => positions * progress::INITIAL + self.spread * progress::SPREAD,
        }
    }
}

/// Cells of a block of the file.
const FILE_BLOCK: u32 = 1 << 20;

fn rules(builder: &Builder) -> Rules {
    Rules::Alignment(*builder.game.rules())
}

fn name(builder: &Builder, sector: Sector) -> String {
    format!("{}.unfinished", file::name(&rules(builder), sector))
}

fn about(pair: &Pair, mark: Mark) -> About {
    About {
        kind: Kind::Checkpoint,
        packing: Packing::Plain,
        width: 2,
        sector: pair.sides[0].index.sector(),
        count: pair.sides.iter().map(|half| half.index.count()).sum(),
        block: FILE_BLOCK,
        notes: [
            u64::from(mark.plies.is_some()),
            mark.plies.unwrap_or_default().into(),
            mark.next,
            mark.spread,
            BLOCK,
            0,
        ],
    }
}

/// Saves the work.
pub(crate) fn save(builder: &Builder, pair: &Pair, mark: Mark) -> Result<(), Fault> {
    let about = about(pair, mark);
    let first = pair.sides[0].index.count();
    let cell = |n: u64| {
        let side = usize::from(n >= first);
        pair.sides[side].sweep.get(n - first * side as u64).0
    };
    let block = |n: u64| {
        let from = n * u64::from(FILE_BLOCK);
        super::codes::pack((from..from + about.values(n)).map(cell), 2)
    };
    let name = name(builder, about.sector);
    file::put_plain(builder.shelf, &name, &rules(builder), &about, &block)?;
    Ok(())
}

/// Brings the work to where it was saved; to its beginning where nothing was.
pub(crate) fn load(builder: &Builder, pair: &Pair) -> Result<Mark, Fault> {
    let sector = pair.sides[0].index.sector();
    let name = name(builder, sector);
    let Some(table) = Table::open(builder.shelf, &name, &rules(builder), sector)? else {
        return Ok(Mark::default());
    };
    let found = table.about();
    let [spreading, plies, next, spread, ..] = found.notes;
    let mark = Mark { plies: (spreading != 0).then_some(plies as u16), next, spread };
    if found.notes[4] != BLOCK {
        // Of a build that cut the work otherwise: begun again.
        return Ok(Mark::default());
    }
    if *found != about(pair, mark) {
        return Err(Fault::Corrupt { name, part: Part::Head });
    }
    let first = pair.sides[0].index.count();
    for number in 0..found.blocks() {
        let block = table.block(builder.shelf, number)?;
        let from = number * u64::from(FILE_BLOCK);
        for at in 0..found.values(number) {
            let cell = Cell(super::codes::unpack(&block, at as usize, 2));
            let n = from + at;
            let side = usize::from(n >= first);
            pair.sides[side].sweep.set(n - first * side as u64, cell);
        }
    }
    Ok(mark)
}

/// Takes the saved work away.
pub(crate) fn remove(builder: &Builder, sector: Sector) -> Result<(), Fault> {
    Ok(builder.shelf.remove(&name(builder, sector))?)
}
