//! Where men may stand, and sets of them by number. A place of the way on which a man may be
//! undalled or dalled is two slots; the slots of the ring come first, so that sets of men on the
//! ring have the same numbers whether or not men at home are counted.

use nugar_rules::game::Side;
use nugar_rules::running_fight::{Place, Places, RaceState, RunningFight, Way};

use crate::fault::Fault;
use crate::sector::Sector;

/// Which positions of a sector a table holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Extent {
    /// Those in which every man has left its own row: a part that is never left again.
    Ring,
    /// All of them.
    Whole,
}

impl Extent {
    /// Both, the smaller first.
    pub const ALL: [Extent; 2] = [Extent::Ring, Extent::Whole];

    /// How names of files end.
    pub(crate) const fn suffix(self) -> &'static str {
        match self {
            Extent::Ring => "-ring.nugar",
            Extent::Whole => ".nugar",
        }
    }
}

/// A set of slots.
pub(crate) type Set = u128;

/// The sets of so many men of one side.
#[derive(Debug, Clone)]
pub(crate) struct Men {
    /// By number the slots of a set.
    pub(crate) sets: Vec<Set>,
    /// By number the holes of a set when it is the mover's, none for a set that cannot stand.
    pub(crate) moving: Vec<u128>,
    /// … when it is the other side's.
    pub(crate) waiting: Vec<u128>,
}

/// Sets have numbers of 16 bits in lists of plays.
const MOST_SETS: u64 = 1 << 16;

/// Slots of a game, and the numbers of sets of them.
#[derive(Debug, Clone)]
pub struct Field {
    way: Way,
    extent: Extent,
}

impl Field {
    /// Of a game.
    pub fn new(game: &RunningFight, extent: Extent) -> Field {
        Field { way: game.way(), extent }
    }

    /// How many slots there are.
    pub fn slots(&self) -> u8 {
        match self.extent {
            Extent::Ring => self.way.ring(),
            Extent::Whole => self.way.ring() + 2 * self.way.outer() - 1,
        }
    }

    /// How many cells the table of a sector has: one for each set of either side, also where two
    /// sets cannot stand together.
    pub fn cells(&self, sector: Sector) -> u64 {
        choose(self.slots(), sector.own).saturating_mul(choose(self.slots(), sector.enemy))
    }

    /// Sets of the men of each side, unless there are too many of them.
    pub(crate) fn fits(&self, sector: Sector) -> Result<(), Fault> {
        let most = [sector.own, sector.enemy].map(|men| choose(self.slots(), men));
        let fits = most.iter().all(|sets| (1..=MOST_SETS).contains(sets));
        if fits { Ok(()) } else { Err(Fault::TooLarge(sector)) }
    }

    /// All sets of so many men.
    pub(crate) fn men(&self, men: u8) -> Men {
        let count = choose(self.slots(), men) as usize;
        let mut all = Men {
            sets: Vec::with_capacity(count),
            moving: Vec::with_capacity(count),
            waiting: Vec::with_capacity(count),
        };
        let mut set: Set = (1 << men) - 1;
        for _ in 0..count {
            let holes = |side| self.holes(set, side);
            let stands = holes(Side::Black).count_ones() == u32::from(men);
            all.sets.push(set);
            all.moving.push(if stands { holes(Side::Black) } else { 0 });
            all.waiting.push(if stands { holes(Side::White) } else { 0 });
            // The next set of as many slots.
            let low = set & set.wrapping_neg();
            let ripple = set + low;
            set = ripple | (((set ^ ripple) >> 2) / low);
        }
        all
    }

    /// The holes of a set as that side's.
    pub(crate) fn holes(&self, set: Set, side: Side) -> u128 {
        slots(set).map(|slot| 1 << self.way.point(side, self.place(slot)).0).fold(0, |a, b| a | b)
    }

    /// The place of a slot.
    pub(crate) fn place(&self, slot: u8) -> Place {
        let (ring, outer) = (self.way.ring(), self.way.outer());
        let number = if slot < ring {
            outer + slot
        } else if slot < ring + outer - 1 {
            slot - ring + 1
        } else {
            slot - ring - (outer - 1)
        };
        self.way.place(number).expect("a slot has a place")
    }

    /// A set as undalled and dalled places.
    fn places(&self, set: Set) -> (Places, Places) {
        let asleep = self.way.ring() + self.way.outer() - 1;
        let (mut undalled, mut dalled) = (Places::NONE, Places::NONE);
        for slot in slots(set) {
            let place = Places::only(self.place(slot));
            if slot < asleep { dalled |= place } else { undalled |= place }
        }
        (undalled, dalled)
    }

    /// The state in which black, to throw, has the one set and white the other.
    pub(crate) fn state(&self, game: &RunningFight, sets: [Set; 2]) -> Option<RaceState> {
        let [black, white] = sets.map(|set| self.places(set));
        game.before_throw([black.0, white.0], [black.1, white.1], Side::Black)
    }

    /// The set of a side's men; none where one of them stands where no slot is.
    pub(crate) fn set(&self, state: &RaceState, side: Side) -> Option<Set> {
        let (ring, outer) = (self.way.ring(), self.way.outer());
        let mut set = 0;
        for (places, undalled) in [(state.undalled(side), true), (state.dalled(side), false)] {
            for place in places {
                let number = self.way.number(place);
                let slot = if number >= outer {
                    number - outer
                } else if self.extent == Extent::Ring {
                    return None;
                } else if undalled {
                    ring + outer - 1 + number
                } else {
                    ring + number - 1
                };
                set |= 1 << slot;
            }
        }
        Some(set)
    }
}

/// The slots of a set, ascending.
pub(crate) fn slots(mut set: Set) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let slot = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(slot)
    })
}

/// The number of a set among those of as many men.
pub(crate) fn rank(set: Set) -> usize {
    (1..).zip(slots(set)).map(|(men, slot)| choose(slot, men) as usize).sum()
}

/// How many sets of `k` there are of `n`; the greatest number there is where they are more.
pub(crate) fn choose(n: u8, k: u8) -> u64 {
    if k > n {
        return 0;
    }
    let sets = (0..u128::from(k)).fold(1, |all, i| all * (u128::from(n) - i) / (i + 1));
    u64::try_from(sets).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nugar_rules::catalog::{Rules, Ruleset};

    #[test]
    fn sets_have_their_numbers_and_states_give_them_back() {
        for text in ["daldosa", "daldosa-jaeren", "daldosa+outer=4,pieces=4,prow=no"] {
            let Ok(ruleset) = Ruleset::read(text) else { panic!("{text} is there") };
            let Rules::RunningFight(rules) = *ruleset.rules() else { panic!("{text}: family") };
            let game = RunningFight::new(rules);
            for extent in Extent::ALL {
                let field = Field::new(&game, extent);
                let men = field.men(2);
                assert_eq!(men.sets.len() as u64, choose(field.slots(), 2));
                let mut stand = 0;
                for (number, &set) in men.sets.iter().enumerate() {
                    assert_eq!(rank(set), number);
                    for (other, &enemy) in men.sets.iter().enumerate().step_by(7) {
                        let Some(state) = field.state(&game, [set, enemy]) else {
                            let clash = men.moving[number] & men.waiting[other] != 0;
                            let none = men.moving[number] == 0 || men.waiting[other] == 0;
                            assert!(clash || none);
                            continue;
                        };
                        stand += 1;
                        assert_eq!(men.moving[number] & men.waiting[other], 0);
                        assert_eq!(field.set(&state, Side::Black), Some(set));
                        assert_eq!(field.set(&state, Side::White), Some(enemy));
                    }
                }
                assert!(stand > 0);
            }
        }
    }
}
