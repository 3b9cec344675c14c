//! The positions of a sector, numbered without gaps, those that are images of one another once.
//!
//! The side to move is turned so that its men stand in the least image there is; sets of men that
//! are images of one another are a class. A class numbers the other side's men by their rank among
//! the cells left. Where turns keep the men of the class, of the enemy sets that these turns lead
//! into one another only the least one counts.

use nugar_rules::stones::Stones;

use super::grid::{Grid, MOST_MEN, Room, Turn, choose, next_places, places, rank};
use super::sector::Sector;
use crate::fault::Fault;

/// Numbers the positions of a sector.
#[derive(Debug, Clone)]
pub struct Index {
    grid: Grid,
    sector: Sector,
    /// How many sets of enemy men there are beside given own men.
    sets: u64,
    /// By the rank of the own men: where their class starts, the turn into it, what is special.
    entries: Vec<Entry>,
    /// In the order of their starts.
    classes: Vec<Class>,
    specials: Vec<Special>,
    count: u64,
}

/// Start of a class (40 bits), turn into it (3), number of its special and one (21).
#[derive(Debug, Clone, Copy)]
struct Entry(u64);

const START_BITS: u32 = 40;
const TURN_BITS: u32 = 3;

impl Entry {
    const fn new(start: u64, turn: Turn, special: Option<usize>) -> Entry {
        let special = match special {
            Some(number) => number as u64 + 1,
            None => 0,
        };
        Entry(start | (turn as u64) << START_BITS | special << (START_BITS + TURN_BITS))
    }

    const fn start(self) -> u64 {
        self.0 & ((1 << START_BITS) - 1)
    }

    const fn turn(self) -> Turn {
        (self.0 >> START_BITS) as u8 & 7
    }

    const fn special(self) -> Option<usize> {
        ((self.0 >> (START_BITS + TURN_BITS)) as usize).checked_sub(1)
    }
}

#[derive(Debug, Clone, Copy)]
struct Class {
    own: Stones,
    start: u64,
    special: Option<u32>,
}

/// What there is to know of a class whose men some turns keep.
#[derive(Debug, Clone)]
struct Special {
    /// Those turns, the identity left out.
    turns: Vec<Turn>,
    /// By rank of the enemy set, whether it is the least of its images.
    least: Vec<u64>,
    /// For each word of `least`, how many bits are set before it.
    before: Vec<u32>,
}

impl Special {
    /// The number of the least set of that rank.
    fn number(&self, rank: u64) -> u64 {
        let (word, bit) = ((rank / 64) as usize, rank % 64);
        let below = self.least[word] & ((1 << bit) - 1);
        u64::from(self.before[word] + below.count_ones())
    }

    /// The rank of the least set of that number.
    fn rank(&self, number: u64) -> u64 {
        let word = self.before.partition_point(|before| u64::from(*before) <= number) - 1;
        let left = (number - u64::from(self.before[word])) as u32;
        word as u64 * 64 + u64::from(Stones(self.least[word]).nth(left))
    }

    fn count(&self) -> u64 {
        let last = self.least.last().map_or(0, |word| word.count_ones());
        u64::from(self.before.last().map_or(0, |before| before + last))
    }
}

/// A position's number, and how many turns keep it as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) number: u64,
    pub(crate) kept: u8,
}

impl Index {
    /// Of a sector on a board of that size.
    pub fn new(files: u8, ranks: u8, sector: Sector) -> Result<Index, Fault> {
        let grid = Grid::new(files, ranks);
        let cells = grid.cells().len();
        let (own, enemy) = (u32::from(sector.own), u32::from(sector.enemy));
        let too_large = Fault::TooLarge(sector);
        let most = MOST_MEN as u32;
        if own == 0 || enemy == 0 || own > most || enemy > most || own + enemy > cells {
            return Err(too_large);
        }
        let (own_sets, sets) = (choose(cells, own), choose(cells - own, enemy));
        if own_sets > 1 << 28 || own_sets.saturating_mul(sets) >= 1 << START_BITS {
            return Err(too_large);
        }
        let mut index = Index {
            grid,
            sector,
            sets,
            entries: Vec::with_capacity(own_sets as usize),
            classes: Vec::new(),
            specials: Vec::new(),
            count: 0,
        };
        let room = Room::of(grid.cells());
        let mut next = (1u64 << own) - 1;
        for _ in 0..own_sets {
            index.add(room.cells(next));
            next = next_places(next);
        }
        if index.specials.len() >= 1 << (64 - START_BITS - TURN_BITS) {
            return Err(too_large);
        }
        Ok(index)
    }

    /// Adds the next set of own men. The least image of a set has the least rank, so its class is
    /// there already unless the set is the least itself.
    fn add(&mut self, own: Stones) {
        let images = (0..self.grid.turns()).map(|turn| (self.grid.turned(own, turn), turn));
        let (least, turn) = images.min().expect("a board has symmetries");
        if least != own {
            let class = self.entries[rank(least, self.grid.cells()) as usize];
            self.entries.push(Entry::new(class.start(), turn, class.special()));
            return;
        }
        let keeps = |turn: &Turn| self.grid.turned(own, *turn) == own;
        let turns: Vec<Turn> = (1..self.grid.turns()).filter(keeps).collect();
        let (special, size) = if turns.is_empty() {
            (None, self.sets)
        } else {
            let special = self.special(own, turns);
            let size = special.count();
            self.specials.push(special);
            (Some(self.specials.len() - 1), size)
        };
        self.entries.push(Entry::new(self.count, 0, special));
        let special = special.map(|number| number as u32);
        self.classes.push(Class { own, start: self.count, special });
        self.count += size;
    }

    fn special(&self, own: Stones, turns: Vec<Turn>) -> Special {
        let free = self.grid.cells().without(own);
        let room = Room::of(free);
        let mut least = vec![0u64; self.sets.div_ceil(64) as usize];
        let mut next = (1u64 << self.sector.enemy) - 1;
        for n in 0..self.sets {
            let set = room.cells(next);
            if turns.iter().all(|turn| rank(self.grid.turned(set, *turn), free) >= n) {
                least[(n / 64) as usize] |= 1 << (n % 64);
            }
            next = next_places(next);
        }
        let mut sum = 0;
        let before = least
            .iter()
            .map(|word| {
                let before = sum;
                sum += word.count_ones();
                before
            })
            .collect();
        Special { turns, least, before }
    }

    /// No more positions than there are in a sector on a board of that size, told at once.
    pub fn least(files: u8, ranks: u8, sector: Sector) -> u64 {
        let (grid, most) = (Grid::new(files, ranks), MOST_MEN as u8);
        if sector.own > most || sector.enemy > most {
            return u64::MAX / 4;
        }
        let cells = grid.cells().len();
        let (own, enemy) = (u32::from(sector.own), u32::from(sector.enemy));
        let all = choose(cells, own).saturating_mul(choose(cells.saturating_sub(own), enemy));
        (all / u64::from(grid.turns())).min(u64::MAX / 4)
    }

    /// How many positions there are.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The sector whose positions these are.
    pub const fn sector(&self) -> Sector {
        self.sector
    }

    /// An upper bound of the bytes that the numbering itself takes.
    pub(crate) fn bytes(&self) -> u64 {
        let specials: usize =
            self.specials.iter().map(|special| special.least.len() * 12 + 80).sum();
        (self.entries.len() * 8 + self.classes.len() * size_of::<Class>() + specials) as u64
    }

    /// The number of the position with the men of the side to move and the other side's, of which
    /// there are as many as the sector says. Positions that are images of one another share it.
    #[inline]
    pub fn number(&self, own: Stones, enemy: Stones) -> u64 {
        self.place(own, enemy).number
    }

    #[inline]
    pub(crate) fn place(&self, own: Stones, enemy: Stones) -> Place {
        debug_assert_eq!(own.len(), u32::from(self.sector.own));
        debug_assert_eq!(enemy.len(), u32::from(self.sector.enemy));
        let entry = self.entries[rank(own, self.grid.cells()) as usize];
        let free = self.grid.cells().without(self.grid.turned(own, entry.turn()));
        let enemy = self.grid.turned(enemy, entry.turn());
        match entry.special() {
            None => Place { number: entry.start() + rank(enemy, free), kept: 1 },
            Some(special) => self.special_place(entry.start(), special, enemy, free),
        }
    }

    fn special_place(&self, start: u64, special: usize, enemy: Stones, free: Stones) -> Place {
        let special = &self.specials[special];
        let here = rank(enemy, free);
        let (mut least, mut kept) = (here, 1);
        for turn in &special.turns {
            let there = rank(self.grid.turned(enemy, *turn), free);
            least = least.min(there);
            kept += u8::from(there == here);
        }
        Place { number: start + special.number(least), kept }
    }

    /// The position of that number, below [`Index::count`]: the men of the side to move, the other
    /// side's.
    pub fn position(&self, number: u64) -> (Stones, Stones) {
        self.cursor().at(number)
    }

    /// For walking through positions by rising numbers.
    pub(crate) fn cursor(&self) -> Cursor<'_> {
        Cursor { index: self, class: 0, end: 0, room: Room::of(Stones::NONE) }
    }
}

/// Turns numbers into positions, quickest when the next number is of the same class.
#[derive(Debug, Clone)]
pub(crate) struct Cursor<'a> {
    index: &'a Index,
    class: usize,
    /// Where the class ends; 0 before the first number.
    end: u64,
    room: Room,
}

impl Cursor<'_> {
    /// The position of that number.
    #[inline]
    pub(crate) fn at(&mut self, number: u64) -> (Stones, Stones) {
        if number >= self.end || number < self.index.classes[self.class].start {
            self.seek(number);
        }
        let class = self.index.classes[self.class];
        let mut rank = number - class.start;
        if let Some(special) = class.special {
            rank = self.index.specials[special as usize].rank(rank);
        }
        let size = self.index.grid.cells().len() - u32::from(self.index.sector.own);
        let enemy = places(rank, u32::from(self.index.sector.enemy), size);
        (class.own, self.room.cells(enemy))
    }

    /// Whether turns keep the own men of the position last given.
    pub(crate) fn is_special(&self) -> bool {
        self.index.classes[self.class].special.is_some()
    }

    /// The class of the position last given, by its number.
    pub(crate) const fn class(&self) -> usize {
        self.class
    }

    #[cold]
    fn seek(&mut self, number: u64) {
        let classes = &self.index.classes;
        self.class = classes.partition_point(|class| class.start <= number) - 1;
        self.end = classes.get(self.class + 1).map_or(self.index.count, |next| next.start);
        self.room = Room::of(self.index.grid.cells().without(classes[self.class].own));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Numbers and classes of positions under all turns are the same thing: each number is that of
    /// its position, every position has the number of its images, and as many numbers as classes.
    fn is_bijection(files: u8, ranks: u8, own: u8, enemy: u8) {
        let index = Index::new(files, ranks, Sector { own, enemy }).expect("it is small");
        let grid = Grid::new(files, ranks);
        for number in 0..index.count() {
            let (own, enemy) = index.position(number);
            assert_eq!(index.number(own, enemy), number);
        }
        let all = Room::of(grid.cells());
        let mut seen = HashSet::new();
        for n in 0..choose(grid.cells().len(), own.into()) {
            let own = all.cells(places(n, own.into(), grid.cells().len()));
            let free = grid.cells().without(own);
            let room = Room::of(free);
            for n in 0..choose(free.len(), enemy.into()) {
                let enemy = room.cells(places(n, enemy.into(), free.len()));
                let images: Vec<_> = (0..grid.turns())
                    .map(|turn| (grid.turned(own, turn), grid.turned(enemy, turn)))
                    .collect();
                let place = index.place(own, enemy);
                let kept = images.iter().filter(|image| **image == (own, enemy)).count();
                assert_eq!(usize::from(place.kept), kept);
                assert!(place.number < index.count());
                assert!(
                    images.iter().all(|(own, enemy)| index.number(*own, *enemy) == place.number)
                );
                seen.insert(images.into_iter().min());
            }
        }
        assert!(Index::least(files, ranks, index.sector()) <= index.count());
        assert_eq!(seen.len() as u64, index.count());
    }

    #[test]
    fn numbers_are_a_bijection_on_positions_up_to_symmetry() {
        for (files, ranks, own, enemy) in [
            (3, 3, 3, 3),
            (3, 3, 1, 4),
            (3, 4, 4, 3),
            (4, 3, 3, 5),
            (4, 4, 2, 3),
            (4, 4, 5, 2),
            (6, 5, 2, 2),
            (3, 8, 1, 3),
            (5, 5, 3, 2),
        ] {
            is_bijection(files, ranks, own, enemy);
        }
    }

    #[test]
    fn sectors_beyond_all_memory_are_refused() {
        assert!(Index::new(8, 8, Sector { own: 16, enemy: 3 }).is_err());
        assert!(Index::new(8, 8, Sector { own: 7, enemy: 7 }).is_err());
        assert!(Index::new(3, 3, Sector { own: 0, enemy: 3 }).is_err());
    }
}
