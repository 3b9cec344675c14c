//! What a search remembers of positions by their keys. Knows neither games nor moves: a move is
//! its number in the order the game lists them.

use crate::score::Score;

/// How a remembered score relates to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The true score is this much or less.
    Upper,
    /// The true score is this much or more.
    Lower,
    /// It is the score.
    Exact,
}

/// What is remembered of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Memory {
    /// Seen from the position itself, see `Score::seen_from`.
    pub score: Score,
    /// How the score is to be read.
    pub bound: Bound,
    /// Plies looked ahead.
    pub depth: u8,
    /// The best move's number in the game's list, if one stood out.
    pub best: Option<u16>,
}

#[derive(Debug, Clone, Copy)]
struct Entry {
    key: u64,
    score: i16,
    /// The best move's number plus one; 0 for none.
    best: u16,
    /// Plies plus one; 0 for an empty entry.
    depth: u8,
    /// Bound in the two low bits, the age above.
    tag: u8,
}

const EMPTY: Entry = Entry { key: 0, score: 0, best: 0, depth: 0, tag: 0 };
const _: () = assert!(size_of::<Entry>() == 16);

/// Entries that a key may stand in.
const WAYS: usize = 2;
/// Ages are told apart modulo this.
const AGES: u8 = 64;

/// A table of fixed size; new entries push out shallow and old ones.
#[derive(Debug, Clone)]
pub struct Table {
    entries: Vec<Entry>,
    age: u8,
}

impl Table {
    /// A table of at most that many bytes (rounded down to a power of two, at least one bucket).
    pub fn new(bytes: usize) -> Table {
        let wanted = (bytes / size_of::<Entry>()).max(WAYS);
        Table { entries: vec![EMPTY; 1 << wanted.ilog2()], age: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(EMPTY);
        self.age = 0;
    }

    /// Says that another search begins: what earlier ones left goes first.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// What is remembered of a key.
    pub fn get(&self, key: u64) -> Option<Memory> {
        let at = self.bucket(key);
        let entry = self.entries[at..at + WAYS].iter().find(|e| e.depth > 0 && e.key == key)?;
        Some(Memory {
            score: Score::raw(entry.score),
            bound: match entry.tag & 3 {
                0 => Bound::Upper,
                1 => Bound::Lower,
                _ => Bound::Exact,
            },
            depth: entry.depth - 1,
            best: entry.best.checked_sub(1),
        })
    }

    /// Remembers; keeps the best move that it knew when this one is none.
    pub fn put(&mut self, key: u64, memory: Memory) {
        let at = self.bucket(key);
        let age = self.age;
        let bucket = &mut self.entries[at..at + WAYS];
        // The same key, else the one that is least worth keeping.
        let worth = |e: &Entry| {
            let years = i32::from((age + AGES - (e.tag >> 2)) % AGES);
            if e.depth == 0 { i32::MIN } else { i32::from(e.depth) - 8 * years }
        };
        let place = match bucket.iter().position(|e| e.depth > 0 && e.key == key) {
            Some(place) => place,
            None => usize::from(worth(&bucket[1]) < worth(&bucket[0])),
        };
        let entry = &mut bucket[place];
        let known = if entry.key == key { entry.best } else { 0 };
        *entry = Entry {
            key,
            score: memory.score.value() as i16,
            best: memory.best.map_or(known, |best| best.saturating_add(1)),
            depth: memory.depth.saturating_add(1),
            tag: age << 2 | memory.bound as u8,
        };
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1) & !(WAYS - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory(depth: u8, best: Option<u16>) -> Memory {
        Memory { score: Score::estimate(-7), bound: Bound::Lower, depth, best }
    }

    #[test]
    fn remembers_and_replaces() {
        let mut table = Table::new(64);
        assert_eq!(table.get(5), None);
        table.put(5, memory(3, Some(0)));
        assert_eq!(table.get(5), Some(memory(3, Some(0))));
        table.put(5, memory(4, None));
        assert_eq!(table.get(5), Some(memory(4, Some(0))), "the move is kept");
        for key in 0..64 {
            table.put(key << 32, memory(1, None));
        }
        assert!(table.entries.len() <= 4);
        table.clear();
        assert_eq!(table.get(5), None);
    }

    #[test]
    fn scores_survive() {
        let mut table = Table::new(1 << 12);
        for (key, score) in [Score::win(0), Score::loss(0), Score::estimate(i32::MAX), Score::DRAW]
            .into_iter()
            .enumerate()
        {
            table.put(key as u64, Memory { score, ..memory(1, None) });
            assert_eq!(table.get(key as u64).map(|m| m.score), Some(score));
        }
    }
}
