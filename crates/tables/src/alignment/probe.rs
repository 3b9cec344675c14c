//! Looking positions up in finished tables.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use nugar_rules::alignment::{Alignment, AlignmentRules, Move, State};
use nugar_rules::catalog::Rules;
use nugar_rules::game::{Game as _, Turn};
use nugar_rules::oracle::{self, Oracle};

use super::codes::{Codes, Known, unpack};
use super::index::Index;
use super::sector::Sector;
use super::stats::Stats;
use crate::blocks::{Blocks, Memory};
use crate::crew::Crew;
use crate::fault::{Fault, Part};
use crate::file::{self, About, Kind, Table};
use crate::shelf::Shelf;
use crate::value::Value;

/// A sector's table, found to be what it should be.
pub(crate) fn open(
    rules: &AlignmentRules,
    shelf: &dyn Shelf,
    sector: Sector,
) -> Result<Option<Table>, Fault> {
    let rules = Rules::Alignment(*rules);
    let name = file::name(&rules, sector);
    let table = Table::open(shelf, &name, &rules, sector)?;
    let sound = |about: &About| {
        about.kind == Kind::Endings
            && (1..=2).contains(&about.width)
            && Stats::noted(about).positions_noted() == Some(about.count)
    };
    match &table {
        Some(table) if !sound(table.about()) => Err(Fault::Corrupt { name, part: Part::Head }),
        _ => Ok(table),
    }
}

/// Blocks that are unpacked at a time while a table is loaded.
const SLAB: u64 = 64;

/// A whole sector in memory.
pub(crate) fn load(
    rules: &AlignmentRules,
    shelf: &dyn Shelf,
    crew: &dyn Crew,
    sector: Sector,
) -> Result<Known, Fault> {
    let table = open(rules, shelf, sector)?.ok_or(Fault::Missing(sector))?;
    let index = numbering(rules, &table, sector)?;
    let about = table.about();
    let mut codes = Codes::with_capacity(about.count, about.width);
    let mut from = 0;
    while from < about.blocks() {
        let slab = SLAB.min(about.blocks() - from) as usize;
        let blocks: Vec<OnceLock<_>> = (0..slab).map(|_| OnceLock::new()).collect();
        crew.work(slab, &|n| {
            let _ = blocks[n].set(table.block(shelf, from + n as u64));
        });
        for block in blocks.into_iter().filter_map(OnceLock::into_inner) {
            codes.extend(&block?);
        }
        from += slab as u64;
    }
    Ok(Known { index, codes })
}

/// The numbering of a table, which has to count as many positions as the table does.
fn numbering(rules: &AlignmentRules, table: &Table, sector: Sector) -> Result<Index, Fault> {
    let index = Index::new(rules.files, rules.ranks, sector)?;
    if index.count() == table.about().count {
        return Ok(index);
    }
    let name = file::name(&Rules::Alignment(*rules), sector);
    Err(Fault::Corrupt { name, part: Part::Head })
}

/// What a table says of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// The value without repetition and the quiet limit.
    pub value: Value,
    /// Whether the distance exceeds the quiet limit, so that the limit may draw first what is won
    /// here. Captures on the way start its count again, so it need not.
    pub beyond_quiet: bool,
}

/// The finished tables of a game, open to be looked up.
pub struct Endings {
    game: Alignment,
    shelf: Arc<dyn Shelf>,
    sectors: BTreeMap<Sector, Slot>,
    memory: Memory,
}

/// An open table. Numbering and blocks are brought when they are first needed.
struct Slot {
    table: Table,
    index: OnceLock<Result<Index, Fault>>,
    blocks: Blocks,
}

/// Bytes of unpacked blocks that are kept unless told otherwise: two thousand blocks.
const MEMORY: usize = 1 << 26;

impl Endings {
    /// Every table of the game on the shelf with up to so many men in all.
    ///
    /// # Errors
    /// When the head of one is corrupt or of other rules. Blocks are checked when they are read.
    pub fn open(game: Alignment, shelf: Arc<dyn Shelf>, men: u8) -> Result<Endings, Fault> {
        let mut sectors = BTreeMap::new();
        for sector in Sector::all(game.rules(), men) {
            if let Some(table) = open(game.rules(), &*shelf, sector)? {
                let slot = Slot { table, index: OnceLock::new(), blocks: Blocks::default() };
                sectors.insert(sector, slot);
            }
        }
        Ok(Endings { game, shelf, sectors, memory: Memory::of(MEMORY) })
    }

    /// The same, keeping so many bytes of unpacked blocks: a byte or two for each position. With
    /// room for all, no block is unpacked twice.
    #[must_use]
    pub fn keeping(mut self, memory: usize) -> Endings {
        self.memory = Memory::of(memory);
        self
    }

    /// The game.
    pub const fn game(&self) -> &Alignment {
        &self.game
    }

    /// The sectors there are.
    pub fn sectors(&self) -> impl Iterator<Item = Sector> + '_ {
        self.sectors.keys().copied()
    }

    /// What is known of a state; none in the placement phase, when the game is over, and where no
    /// table is.
    pub fn probe(&self, state: &State) -> Result<Option<Found>, Fault> {
        if state.placing() || !matches!(self.game.turn(state), Turn::Decide(_)) {
            return Ok(None);
        }
        let own = state.stones(state.side());
        let enemy = state.stones(state.side().other());
        let sector = Sector { own: own.len() as u8, enemy: enemy.len() as u8 };
        let Some(slot) = self.sectors.get(&sector) else { return Ok(None) };
        let rules = self.game.rules();
        let index = slot.index.get_or_init(|| numbering(rules, &slot.table, sector));
        let number = index.as_ref().map_err(Clone::clone)?.number(own, enemy);
        let value = Value::from_code(self.code(slot, number)?);
        let quiet = self.game.rules().quiet_limit;
        let beyond_quiet = value.plies().is_some_and(|plies| quiet > 0 && u32::from(plies) > quiet);
        Ok(Some(Found { value, beyond_quiet }))
    }

    /// Every legal move of a state with the value it has for the side that makes it, the best
    /// first; none where the state or what a move leads to is in no table.
    pub fn moves(&self, state: &State) -> Result<Option<Vec<(Move, Value)>>, Fault> {
        if self.probe(state)?.is_none() {
            return Ok(None);
        }
        let mut all = Vec::new();
        for m in self.game.list(state) {
            let next = self.game.play(state, m);
            let value = match self.game.turn(&next) {
                Turn::Over(outcome) => match outcome.winner {
                    Some(winner) if winner == state.side() => Value::Win(1),
                    Some(_) => Value::Loss(1),
                    None => Value::Draw,
                },
                _ => match self.probe(&next)? {
                    Some(found) => found.value.before(),
                    None => return Ok(None),
                },
            };
            all.push((m, value));
        }
        all.sort_by_key(|(_, value)| -value.merit());
        Ok(Some(all))
    }

    fn code(&self, slot: &Slot, number: u64) -> Result<u16, Fault> {
        let Slot { table, blocks, .. } = slot;
        let width = table.about().width;
        blocks
            .value(&self.memory, &*self.shelf, table, number, |block, at| unpack(block, at, width))
    }
}

/// A table that cannot be read knows nothing.
impl Oracle<Alignment> for Endings {
    fn ask(&self, state: &State) -> Option<oracle::Known> {
        self.probe(state).ok().flatten().map(|found| found.value.into())
    }
}
