//! Looking positions up in finished tables.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use nugar_rules::catalog::Rules;
use nugar_rules::game::{Game as _, Turn};
use nugar_rules::oracle::{self, Oracle};
use nugar_rules::running_fight::{Play, RaceRules, RaceState, RunningFight};

use super::build::Extents;
use super::field::{Extent, Field, choose, rank};
use super::grain::unpack;
use super::rows::Known;
use super::stats::Stats;
use crate::blocks::{Blocks, Memory};
use crate::crew::Crew;
use crate::fault::{Fault, Part};
use crate::file::{self, Kind, Table};
use crate::sector::Sector;
use crate::shelf::Shelf;

/// The name of a table: that of its sector, with its extent.
pub(crate) fn file_name(rules: &RaceRules, sector: Sector, extent: Extent) -> String {
    file::name(&Rules::RunningFight(*rules), sector).replace(".nugar", extent.suffix())
}

/// The tables there may be, those that others lead to first.
pub(crate) fn all(rules: &RaceRules, extents: Extents) -> Vec<(Sector, Extent)> {
    let side = rules.win_at + 1..=rules.pieces.min(extents.men.div_ceil(2));
    let mut all: Vec<(Sector, Extent)> = side
        .clone()
        .flat_map(|own| side.clone().map(move |enemy| Sector { own, enemy }))
        .filter(|sector| sector.men() <= extents.men)
        .map(|sector| {
            let whole = sector.men() <= extents.home;
            (sector, if whole { Extent::Whole } else { Extent::Ring })
        })
        .collect();
    all.sort_by_key(|(s, _)| (s.men(), s.own.min(s.enemy), s.own));
    all
}

/// A table, found to be what it should be.
pub(crate) fn open(
    rules: &RaceRules,
    shelf: &dyn Shelf,
    sector: Sector,
    extent: Extent,
) -> Result<Option<Table>, Fault> {
    let name = file_name(rules, sector, extent);
    let table = Table::open(shelf, &name, &Rules::RunningFight(*rules), sector)?;
    match &table {
        Some(table)
            if table.about().kind != Kind::Chances
                || table.about().width != 3
                || Stats::noted(table.about()).is_none_or(|stats| stats.extent != extent) =>
        {
            Err(Fault::Corrupt { name, part: Part::Head })
        }
        _ => Ok(table),
    }
}

/// A whole sector in memory, as far as that extent goes: of a table that holds more, a part.
pub(crate) fn load(
    game: &RunningFight,
    shelf: &dyn Shelf,
    crew: &dyn Crew,
    sector: Sector,
    extent: Extent,
) -> Result<Known, Fault> {
    let rules = game.rules();
    let field = |extent| Field::new(game, extent);
    let (table, has) = if let Some(table) = open(rules, shelf, sector, extent)? {
        (table, extent)
    } else {
        let whole = open(rules, shelf, sector, Extent::Whole)?;
        (whole.ok_or(Fault::Missing(sector))?, Extent::Whole)
    };
    count(&table, &field(has), sector)?;
    let about = table.about();
    let blocks: Vec<OnceLock<_>> = (0..about.blocks()).map(|_| OnceLock::new()).collect();
    crew.work(blocks.len(), &|n| {
        let _ = blocks[n].set(table.block(shelf, n as u64));
    });
    let [all, wanted] = [field(has), field(extent)]
        .map(|field| [sector.own, sector.enemy].map(|men| choose(field.slots(), men)));
    let mut cells = Vec::with_capacity((wanted[0] * wanted[1]) as usize);
    let mut number = 0;
    for block in blocks.into_iter().filter_map(OnceLock::into_inner) {
        let block = block?;
        for at in 0..block.len() / 3 {
            let (waiting, moving) = (number / all[0], number % all[0]);
            if waiting < wanted[1] && moving < wanted[0] {
                cells.push(unpack(&block, at));
            }
            number += 1;
        }
    }
    let stats = Stats::noted(about).ok_or(Fault::Missing(sector))?;
    Ok(Known { cells, error: stats.error })
}

/// A table has to have as many cells as its field.
fn count(table: &Table, field: &Field, sector: Sector) -> Result<(), Fault> {
    if table.about().count == field.cells(sector) {
        return Ok(());
    }
    Err(Fault::Corrupt { name: table.name().to_owned(), part: Part::Head })
}

/// What a table says of a position.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Found {
    /// The chance of the side to throw, or to play its throw, to win under best play by both.
    pub chance: f64,
    /// The true chance is proven to be no farther than this from it.
    pub error: f64,
}

/// The finished tables of a game, open to be looked up.
pub struct Chances {
    game: RunningFight,
    shelf: Arc<dyn Shelf>,
    tables: BTreeMap<(Sector, Extent), Slot>,
    memory: Memory,
}

/// An open table. Blocks are brought when they are first needed.
struct Slot {
    table: Table,
    field: Field,
    error: f64,
    blocks: Blocks,
}

/// Bytes of unpacked blocks that are kept unless told otherwise.
const MEMORY: usize = 1 << 26;

impl Chances {
    /// Every table of the game on the shelf with up to so many men in all.
    ///
    /// # Errors
    /// When the head of one is corrupt or of other rules. Blocks are checked when they are read.
    pub fn open(game: RunningFight, shelf: Arc<dyn Shelf>, men: u8) -> Result<Chances, Fault> {
        let mut tables = BTreeMap::new();
        for home in [0, men] {
            for (sector, extent) in all(game.rules(), Extents { men, home }) {
                let Some(table) = open(game.rules(), &*shelf, sector, extent)? else { continue };
                let field = Field::new(&game, extent);
                count(&table, &field, sector)?;
                let error = Stats::noted(table.about()).map_or(1.0, |stats| stats.error);
                let slot = Slot { table, field, error, blocks: Blocks::default() };
                tables.insert((sector, extent), slot);
            }
        }
        Ok(Chances { game, shelf, tables, memory: Memory::of(MEMORY) })
    }

    /// The same, keeping so many bytes of unpacked blocks: three for each cell.
    #[must_use]
    pub fn keeping(mut self, memory: usize) -> Chances {
        self.memory = Memory::of(memory);
        self
    }

    /// The game.
    pub const fn game(&self) -> &RunningFight {
        &self.game
    }

    /// The sectors there are, and how far they go.
    pub fn sectors(&self) -> impl Iterator<Item = (Sector, Extent)> + '_ {
        self.tables.keys().copied()
    }

    /// What is known of a state before a throw or of a throw to be played; none when the game is
    /// over and where no table is.
    pub fn probe(&self, state: &RaceState) -> Result<Option<Found>, Fault> {
        match self.game.turn(state) {
            Turn::Over(_) => Ok(None),
            Turn::Roll(_) => self.look_up(state),
            Turn::Decide(_) => {
                let Some(moves) = self.moves(state)? else { return Ok(None) };
                let error = moves.iter().map(|(_, found)| found.error).fold(0.0, f64::max);
                Ok(moves.first().map(|(_, best)| Found { chance: best.chance, error }))
            }
        }
    }

    /// Every legal play of a throw with the chance of the side that makes it, the best first; none
    /// before a throw and where what a play leads to is in no table.
    pub fn moves(&self, state: &RaceState) -> Result<Option<Vec<(Play, Found)>>, Fault> {
        let Turn::Decide(side) = self.game.turn(state) else { return Ok(None) };
        let mut all = Vec::new();
        for play in self.game.list(state) {
            let next = self.game.play(state, play);
            let found = match self.game.turn(&next) {
                Turn::Over(outcome) => {
                    Found { chance: f64::from(outcome.winner == Some(side)), error: 0.0 }
                }
                _ => match self.look_up(&next)? {
                    Some(found) if next.side() == side => found,
                    Some(found) => Found { chance: 1.0 - found.chance, ..found },
                    None => return Ok(None),
                },
            };
            all.push((play, found));
        }
        all.sort_by(|(_, one), (_, other)| other.chance.total_cmp(&one.chance));
        Ok(Some(all))
    }

    /// A state before a throw.
    fn look_up(&self, state: &RaceState) -> Result<Option<Found>, Fault> {
        let side = state.side();
        let sector = Sector { own: state.count(side), enemy: state.count(side.other()) };
        for extent in Extent::ALL {
            let Some(slot) = self.tables.get(&(sector, extent)) else { continue };
            let sets = [side, side.other()].map(|side| slot.field.set(state, side));
            let [Some(own), Some(enemy)] = sets else { continue };
            let movers = choose(slot.field.slots(), sector.own);
            let number = rank(enemy) as u64 * movers + rank(own) as u64;
            return Ok(Some(Found { chance: self.cell(slot, number)?, error: slot.error }));
        }
        Ok(None)
    }

    fn cell(&self, slot: &Slot, number: u64) -> Result<f64, Fault> {
        slot.blocks.value(&self.memory, &*self.shelf, &slot.table, number, unpack)
    }
}

/// A table that cannot be read knows nothing.
impl Oracle<RunningFight> for Chances {
    fn ask(&self, state: &RaceState) -> Option<oracle::Known> {
        let found = self.probe(state).ok().flatten();
        found.map(|found| oracle::Known::Chance(found.chance))
    }
}
