//! What a search remembers of positions by their keys. Knows neither games nor moves: a move is
//! its number in the order the game lists them.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

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

/// What is stored of a position, in one word: score, the best move's number plus one (0 for none),
/// plies plus one (0 for an empty entry), bound in the two low bits of the tag and the age above.
#[derive(Debug, Clone, Copy)]
struct Entry {
    score: i16,
    best: u16,
    depth: u8,
    tag: u8,
}

impl Entry {
    const fn word(self) -> u64 {
        let [low, high] = self.score.to_le_bytes();
        let [best_low, best_high] = self.best.to_le_bytes();
        u64::from_le_bytes([low, high, best_low, best_high, self.depth, self.tag, 0, 0])
    }

    const fn of(word: u64) -> Entry {
        let [low, high, best_low, best_high, depth, tag, _, _] = word.to_le_bytes();
        Entry {
            score: i16::from_le_bytes([low, high]),
            best: u16::from_le_bytes([best_low, best_high]),
            depth,
            tag,
        }
    }
}

/// A word and the key crossed with it: where two searches wrote at once, the two do not fit each
/// other, and nothing is found (Hyatt and Mann 2002).
#[derive(Debug, Default)]
struct Place {
    word: AtomicU64,
    crossed: AtomicU64,
}

impl Place {
    /// The entry, and its key if what is read belongs together.
    fn read(&self) -> (Entry, u64) {
        let word = self.word.load(Relaxed);
        (Entry::of(word), self.crossed.load(Relaxed) ^ word)
    }

    fn write(&self, key: u64, entry: Entry) {
        let word = entry.word();
        self.word.store(word, Relaxed);
        self.crossed.store(key ^ word, Relaxed);
    }
}

const _: () = assert!(size_of::<Place>() == 16);

/// Entries that a key may stand in.
const WAYS: usize = 2;
/// Ages are told apart modulo this.
const AGES: u8 = 64;

/// A table of fixed size; new entries push out shallow and old ones. Several searches may share it.
#[derive(Debug)]
pub struct Table {
    places: Vec<Place>,
    age: AtomicU8,
}

impl Table {
    /// A table of at most that many bytes (rounded down to a power of two, at least one bucket).
    pub fn new(bytes: usize) -> Table {
        let wanted = (bytes / size_of::<Place>()).max(WAYS);
        let places = (0..1_usize << wanted.ilog2()).map(|_| Place::default()).collect();
        Table { places, age: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for place in &self.places {
            place.word.store(0, Relaxed);
            place.crossed.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// Says that another search begins: what earlier ones left goes first.
    pub fn grow_older(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    /// What is remembered of a key.
    pub fn get(&self, key: u64) -> Option<Memory> {
        let bucket = &self.places[self.bucket(key)..][..WAYS];
        let found = |place: &Place| {
            let (entry, its) = place.read();
            (entry.depth > 0 && its == key).then_some(entry)
        };
        let entry = bucket.iter().find_map(found)?;
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
    pub fn put(&self, key: u64, memory: Memory) {
        let bucket = &self.places[self.bucket(key)..][..WAYS];
        let age = self.age.load(Relaxed);
        // The same key, else the one that is least worth keeping.
        let worth = |e: &Entry| {
            let years = i32::from((age + AGES - (e.tag >> 2)) % AGES);
            if e.depth == 0 { i32::MIN } else { i32::from(e.depth) - 8 * years }
        };
        let [one, other] = [bucket[0].read(), bucket[1].read()];
        let same = |(entry, its): &(Entry, u64)| entry.depth > 0 && *its == key;
        let at = if same(&one) {
            0
        } else if same(&other) {
            1
        } else {
            usize::from(worth(&other.0) < worth(&one.0))
        };
        let (before, its) = [one, other][at];
        let known = if its == key { before.best } else { 0 };
        let entry = Entry {
            score: memory.score.value() as i16,
            best: memory.best.map_or(known, |best| best.saturating_add(1)),
            depth: memory.depth.saturating_add(1),
            tag: age << 2 | memory.bound as u8,
        };
        bucket[at].write(key, entry);
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1) & !(WAYS - 1)
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
        let table = Table::new(64);
        assert_eq!(table.get(5), None);
        table.put(5, memory(3, Some(0)));
        assert_eq!(table.get(5), Some(memory(3, Some(0))));
        table.put(5, memory(4, None));
        assert_eq!(table.get(5), Some(memory(4, Some(0))), "the move is kept");
        for key in 0..64 {
            table.put(key << 32, memory(1, None));
        }
        assert!(table.places.len() <= 4);
        table.clear();
        assert_eq!(table.get(5), None);
    }

    #[test]
    fn scores_survive() {
        let table = Table::new(1 << 12);
        for (key, score) in [Score::win(0), Score::loss(0), Score::estimate(i32::MAX), Score::DRAW]
            .into_iter()
            .enumerate()
        {
            table.put(key as u64, Memory { score, ..memory(1, None) });
            assert_eq!(table.get(key as u64).map(|m| m.score), Some(score));
        }
    }

    #[test]
    fn what_does_not_belong_together_is_not_found() {
        let table = Table::new(64);
        table.put(5, memory(3, Some(7)));
        let place = &table.places[table.bucket(5)];
        let (entry, key) = place.read();
        assert_eq!((key, entry.depth, entry.best), (5, 4, 8));
        // Another search wrote its word in between.
        place.word.store(Entry { best: 9, ..entry }.word(), Relaxed);
        assert_eq!(table.get(5), None);
    }

    #[test]
    fn words_read_back() {
        for entry in [
            Entry { score: -32_001, best: u16::MAX, depth: 255, tag: 254 },
            Entry { score: 32_001, best: 0, depth: 1, tag: 1 },
        ] {
            let back = Entry::of(entry.word());
            assert_eq!(
                (back.score, back.best, back.depth, back.tag),
                (entry.score, entry.best, entry.depth, entry.tag)
            );
        }
    }
}
