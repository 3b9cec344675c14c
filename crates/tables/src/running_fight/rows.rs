//! What a row of a table is worked out from. A row is one set of the side that waits; its cells are
//! the sets of the side that throws.

use super::field::{Field, Men, Set, rank, slots};
use super::solve::Half;
use nugar_rules::game::Side;

/// A finished sector: cells by waiting set, then by moving set, and how far a cell may be off.
#[derive(Debug, Clone)]
pub(crate) struct Known {
    pub(crate) cells: Vec<f64>,
    pub(crate) error: f64,
}

/// Finished sectors by the men of the side that throws and of the other.
#[derive(Debug, Default)]
pub(crate) struct Below(pub(crate) Vec<((u8, u8), Known)>);

impl Below {
    fn cells(&self, moving: u8, waiting: u8) -> &[f64] {
        let found = self.0.iter().find(|(men, _)| *men == (moving, waiting));
        &found.expect("what captures lead to is loaded").1.cells
    }

    /// How far any cell may be off.
    pub(crate) fn error(&self) -> f64 {
        self.0.iter().map(|(_, known)| known.error).fold(0.0, f64::max)
    }
}

/// The men of a waiting set, one by one, and what is left when some of them are taken.
pub(crate) struct Prey<'a> {
    /// The hole of each man.
    holes: Vec<u128>,
    /// By which men are taken: how many are left, and the number of their set.
    left: Vec<(u8, usize)>,
    field_sets: usize,
    below: &'a Below,
    win_at: u8,
    moving: u8,
}

impl<'a> Prey<'a> {
    pub(crate) fn new(
        field: &Field,
        waiting: Set,
        moving: u8,
        movers: usize,
        below: &'a Below,
        win_at: u8,
    ) -> Prey<'a> {
        let men: Vec<u8> = slots(waiting).collect();
        let holes = men.iter().map(|slot| field.holes(1 << slot, Side::White)).collect();
        let left = (0..1_usize << men.len()).map(|taken| {
            let kept = (0..men.len()).filter(|man| taken >> man & 1 == 0);
            let set = kept.fold(0, |set: Set, man| set | 1 << men[man]);
            (set.count_ones() as u8, rank(set))
        });
        Prey { holes, left: left.collect(), field_sets: movers, below, win_at, moving }
    }

    /// Which men are taken by a set that shares these holes.
    fn taken(&self, shared: u128) -> usize {
        let man = |(man, hole): (usize, &u128)| usize::from(shared & hole != 0) << man;
        self.holes.iter().enumerate().map(man).sum()
    }

    /// The chance of the side that took them with that set: when the other throws next, and when it
    /// throws again itself.
    pub(crate) fn after(&self, set: usize, shared: u128) -> [f64; 2] {
        let (men, kept) = self.left[self.taken(shared)];
        if men <= self.win_at {
            return [1.0; 2];
        }
        // Rows of what follows are the sets of the side that waits.
        let sets = self.below.cells(men, self.moving).len() / self.field_sets;
        let theirs = self.below.cells(men, self.moving)[set * sets + kept];
        let ours = self.below.cells(self.moving, men)[kept * self.field_sets + set];
        [1.0 - theirs, ours]
    }
}

/// What plays lead to, for one row: chances by the set that is come to.
#[derive(Debug, Clone)]
pub(crate) struct Reached {
    /// When the other side throws next.
    over: Vec<f64>,
    /// When the same side throws again.
    again: Vec<f64>,
}

impl Reached {
    /// For the sets of `here` against that waiting set; `mate` is where the sides have changed.
    pub(crate) fn new(here: &Half, mate: &[f64], waiting: usize, prey: &Prey<'_>) -> Reached {
        let (moving, waits) = (&here.moving.moving, here.waiting.waiting[waiting]);
        let rows = here.waiting.sets.len();
        let own = &here.cells[waiting * moving.len()..][..moving.len()];
        let (mut over, mut again) =
            (Vec::with_capacity(moving.len()), Vec::with_capacity(moving.len()));
        for (set, holes) in moving.iter().enumerate() {
            let shared = holes & waits;
            let [next, then] = if shared == 0 {
                [1.0 - mate[set * rows + waiting], own[set]]
            } else {
                prey.after(set, shared)
            };
            over.push(next);
            again.push(then);
        }
        Reached { over, again }
    }

    /// For a throw that gives its side another, or one that does not.
    #[inline]
    pub(crate) fn by(&self, again: bool) -> &[f64] {
        if again { &self.again } else { &self.over }
    }
}

/// Whether the two sets cannot stand together.
pub(crate) fn clash(moving: &Men, waiting: &Men, set: usize, other: usize) -> bool {
    let (own, enemy) = (moving.moving[set], waiting.waiting[other]);
    own & enemy != 0 || own == 0 || enemy == 0
}
