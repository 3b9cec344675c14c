//! Which plays a throw has, found for all pieces at once.
//!
//! Own pieces are never jumped, so they keep their order on the way, and a result tells how far
//! each piece went. Two plays give one result only where the way itself forks or closes: see
//! [`Reach::apart`] (the twins), [`Reach::hole_by_hole`] and the ring of eight in [`Reach::new`].

use std::ops::ControlFlow;

use super::RunningFight;
use super::places::{OWN_ROW, Place, Places};
use super::plays::{Play, Step};
use super::spec::{Added, Dal, EitherDie, RaceRules, UndalledTaken};
use super::state::RaceState;
use super::way::{FARTHEST, Way};
use crate::dice::Throw;
use crate::game::Side;

/// Plays that differ only in where one piece comes from.
#[derive(Debug, Clone, Copy)]
struct Bundle {
    kind: Kind,
    from: Places,
}

#[derive(Debug, Clone, Copy)]
enum Kind {
    Pass,
    One(u8),
    Two(Step, u8),
    Added,
    HoleByHole(u8),
}

impl Bundle {
    fn len(self) -> u64 {
        u64::from(self.from.len())
    }

    /// The places where plays of this bundle take what stands there.
    fn aims(self, way: Way, sum: u8) -> Places {
        match self.kind {
            Kind::Pass => Places::NONE,
            Kind::One(by) => way.ahead_all(self.from, by),
            Kind::Two(step, by) => {
                Places::only(way.ahead(step.from, step.by)) | way.ahead_all(self.from, by)
            }
            Kind::Added => way.ahead_all(self.from, sum),
            Kind::HoleByHole(first) => {
                way.ahead_all(self.from, first) | way.ahead_all(self.from, sum)
            }
        }
    }

    fn play(self, from: Place) -> Play {
        match self.kind {
            Kind::Pass => Play::Pass,
            Kind::One(by) => Play::One(Step { by, from }),
            Kind::Two(step, by) => Play::two(step, Step { by, from }),
            Kind::Added => Play::Added(from),
            Kind::HoleByHole(first) => Play::HoleByHole { from, first },
        }
    }
}

/// Pieces of a side with an enemy so many holes ahead and none of their own between.
#[derive(Debug, Clone, Copy)]
pub struct Aim {
    /// Dalled pieces.
    pub dalled: Places,
    /// Undalled pieces that an A may dal.
    pub undalled: Places,
    /// Where the enemies stand that the dalled ones aim at, on the way of the side that aims.
    pub at: Places,
}

/// How far the pieces of the side to play can go with its throw.
struct Reach<'a> {
    rules: &'a RaceRules,
    way: Way,
    low: u8,
    high: u8,
    dalled: Places,
    /// All undalled pieces.
    undalled: Places,
    /// Undalled pieces that an A may dal.
    wakeable: Places,
    /// Enemy pieces, unrolled.
    enemy: Places,
    /// Enemy pieces that cannot be landed on, unrolled.
    safe: Places,
    /// By distance: places with an own piece on one of the next so many holes.
    blocked: [Places; FARTHEST as usize + 1],
}

/// Bundles kept to pick from; few states have more, and those are generated twice.
const KEPT: usize = 24;

type Flow = ControlFlow<()>;

impl<'a> Reach<'a> {
    fn new(rules: &'a RaceRules, way: Way, state: &RaceState, low: u8, high: u8) -> Reach<'a> {
        let (side, other) = (state.side(), state.side().other());
        let undalled = state.undalled(side);
        let enemy = way.unrolled(way.facing_all(state.pieces(other)));
        let safe = match rules.undalled_taken {
            UndalledTaken::Yes => Places::NONE,
            UndalledTaken::No => way.unrolled(way.facing_all(state.undalled(other))),
        };
        let mut blocked = [Places::NONE; FARTHEST as usize + 1];
        let mut ahead = way.unrolled(state.pieces(side));
        for by in 1..=low + high {
            ahead = Places(ahead.0 >> 1);
            // A piece alone on a ring of eight goes round it and does not stand in its own way.
            let seen = if by == way.ring() { ahead & OWN_ROW } else { ahead };
            blocked[usize::from(by)] = blocked[usize::from(by) - 1] | seen;
        }
        let wakeable = match rules.dal {
            Dal::HoleAhead => undalled,
            Dal::Sternmost => undalled.last(),
        };
        let dalled = state.dalled(side);
        Reach { rules, way, low, high, dalled, undalled, wakeable, enemy, safe, blocked }
    }

    /// Pieces that a die of that face may move, whatever stands ahead of them.
    fn movable(&self, by: u8) -> Places {
        if by == 1 { self.dalled | self.wakeable } else { self.dalled }
    }

    /// Places from which the hole so far ahead may be landed on, for all that enemies do.
    fn landable(&self, by: u8) -> Places {
        !Places(self.safe.0 >> by)
    }

    /// Pieces that a die of that face can move as things stand.
    fn movers(&self, by: u8) -> Places {
        self.movable(by).without(self.blocked[usize::from(by)]) & self.landable(by)
    }

    /// Every play with both dice on two pieces.
    ///
    /// Two pieces that can both move as things stand can do so in one order or the other, unless
    /// they would end on the same hole.
    fn pairs(&self, each: &mut impl FnMut(Bundle) -> Flow) -> Flow {
        let (low, high) = (self.low, self.high);
        let (by_low, by_high) = (self.movers(low), self.movers(high));
        for from in by_low {
            let with = if low == high { by_high.beyond(from) } else { by_high };
            let with = self.apart(from, with);
            each(Bundle { kind: Kind::Two(Step { by: low, from }, high), from: with })?;
        }
        self.followers(by_low, low, high, each)?;
        if low != high {
            self.followers(by_high, high, low, each)?;
        } else if low == 1 && self.rules.dal == Dal::Sternmost {
            self.second_dal(by_low, each)?;
        }
        Flow::Continue(())
    }

    /// Those of `with` that the higher die can move when the lower moves the piece on `from`.
    fn apart(&self, from: Place, with: Places) -> Places {
        let with = with.without(Places::only(from));
        let (low, high) = (self.low, self.high);
        let to = self.way.ahead(from, low);
        let Some(past) = to.past_fork().filter(|&past| past < high) else {
            return with;
        };
        // Only where the own row and the end of the ring run together can two pieces come to one
        // hole, and can the dice be swapped between two pieces without a trace.
        let [row, ring] = self.way.before_fork(high - past);
        let with = with.without(Places::only(row) | Places::only(ring));
        if from > to {
            // The twin gives the lower die to the piece of the own row.
            let [row, _] = self.way.before_fork(low - past);
            with.without(Places::only(row))
        } else {
            with
        }
    }

    /// Plays in which a piece goes by `by` over or to a hole that another has left by `lead`.
    fn followers(
        &self,
        leaders: Places,
        lead: u8,
        by: u8,
        each: &mut impl FnMut(Bundle) -> Flow,
    ) -> Flow {
        let leaders = self.way.unrolled(leaders);
        let movable = self.movable(by) & self.landable(by);
        for gap in 1..=by {
            if gap + lead <= by {
                continue; // the leader would land in the follower's way
            }
            // Ahead of the leader the holes are clear, or it could not lead.
            let behind = movable & Places(leaders.0 >> gap);
            for from in behind.without(self.blocked[usize::from(gap) - 1]) {
                let leader = Step { by: lead, from: self.way.ahead(from, gap) };
                each(Bundle { kind: Kind::Two(leader, by), from: Places::only(from) })?;
            }
        }
        Flow::Continue(())
    }

    /// AA where only the sternmost may be dalled: when it is, the next one may be.
    fn second_dal(&self, by_low: Places, each: &mut impl FnMut(Bundle) -> Flow) -> Flow {
        let next = self.undalled.without(self.wakeable).last();
        if let (Some(first), Some(from)) =
            ((by_low & self.wakeable).into_iter().next(), next.into_iter().next())
            && (!self.blocked[1].has(from) || self.way.ahead(from, 1) == first)
        {
            let kind = Kind::Two(Step { by: 1, from: first }, 1);
            each(Bundle { kind, from: next })?;
        }
        Flow::Continue(())
    }

    /// Every play with both dice on one piece.
    fn added(&self, each: &mut impl FnMut(Bundle) -> Flow) -> Flow {
        match self.rules.added {
            Added::None => Flow::Continue(()),
            Added::LastHoleTakes => {
                each(Bundle { kind: Kind::Added, from: self.runners(self.low) })
            }
            Added::EachHoleTakes => self.hole_by_hole(each),
        }
    }

    /// Pieces that can go as far as both dice, the first of them of that face.
    fn runners(&self, first: u8) -> Places {
        let sum = self.low + self.high;
        self.movable(first).without(self.blocked[usize::from(sum)]) & self.landable(sum)
    }

    /// Either die first: that makes a difference only where an enemy stands on the way.
    fn hole_by_hole(&self, each: &mut impl FnMut(Bundle) -> Flow) -> Flow {
        let (low, high) = (self.low, self.high);
        let low_first = self.runners(low) & self.landable(low);
        each(Bundle { kind: Kind::HoleByHole(low), from: low_first })?;
        if low == high {
            return Flow::Continue(());
        }
        let high_first = self.runners(high) & self.landable(high);
        let takes = Places(self.enemy.0 >> low) | Places(self.enemy.0 >> high);
        let from = high_first.without(low_first.without(takes));
        each(Bundle { kind: Kind::HoleByHole(high), from })
    }

    /// Every play when no play uses both dice.
    fn singles(&self, each: &mut impl FnMut(Bundle) -> Flow) -> Flow {
        let (low, high) = (self.low, self.high);
        let (by_low, by_high) = (self.movers(low), self.movers(high));
        if by_low.is_empty() && by_high.is_empty() {
            // One way to pass: the set only has to have one place.
            return each(Bundle { kind: Kind::Pass, from: Places::only(self.way.first()) });
        }
        let higher = self.rules.either_die == EitherDie::Higher && !by_high.is_empty();
        if low != high && !higher {
            each(Bundle { kind: Kind::One(low), from: by_low })?;
        }
        each(Bundle { kind: Kind::One(high), from: by_high })
    }
}

impl RunningFight {
    /// Every play, in bundles; none where nothing is to be decided.
    fn bundles(&self, state: &RaceState, each: &mut impl FnMut(Bundle) -> Flow) -> Flow {
        let Some(throw) = self.to_play(state) else {
            return Flow::Continue(());
        };
        let reach = Reach::new(&self.rules, self.way, state, throw.low(), throw.high());
        let mut both = false;
        let mut give = |bundle: Bundle| {
            if bundle.from.is_empty() {
                return Flow::Continue(());
            }
            both = true;
            each(bundle)
        };
        reach.pairs(&mut give)?;
        reach.added(&mut give)?;
        if both { Flow::Continue(()) } else { reach.singles(each) }
    }

    /// The pieces, on their own side's way, that `hunter` would take with some legal play of that
    /// throw if it were to play it now.
    pub fn prey(&self, state: &RaceState, hunter: Side, throw: Throw) -> Places {
        let mut state = *state;
        state.set_side(hunter);
        state.set_throw(Some(throw));
        let mut aims = Places::NONE;
        let _ = self.bundles(&state, &mut |bundle| {
            aims |= bundle.aims(self.way, throw.sum());
            Flow::Continue(())
        });
        self.way.facing_all(aims) & state.pieces(hunter.other())
    }

    /// What `hunter` aims at as things stand, by the distance from 1 to 8.
    pub fn aims(&self, state: &RaceState, hunter: Side) -> [Aim; FARTHEST as usize] {
        let enemy = self.way.unrolled(self.way.facing_all(state.pieces(hunter.other())));
        let own = self.way.unrolled(state.pieces(hunter));
        let undalled = state.undalled(hunter);
        let wakeable = match self.rules.dal {
            Dal::HoleAhead => undalled,
            Dal::Sternmost => undalled.last(),
        };
        let dalled = state.dalled(hunter);
        let mut free = dalled | wakeable;
        std::array::from_fn(|i| {
            let by = i as u8 + 1;
            let from = free & Places(enemy.0 >> by);
            free = free.without(Places(own.0 >> by));
            let dalled = from & dalled;
            Aim { dalled, undalled: from.without(dalled), at: self.way.ahead_all(dalled, by) }
        })
    }

    /// Calls `each` with every legal play.
    pub(super) fn each_play(&self, state: &RaceState, each: &mut impl FnMut(Play) -> Flow) -> Flow {
        self.bundles(state, &mut |bundle| {
            bundle.from.into_iter().try_for_each(|from| each(bundle.play(from)))
        })
    }

    /// How many legal plays there are.
    pub(super) fn count_plays(&self, state: &RaceState) -> u64 {
        let mut count = 0;
        let _ = self.bundles(state, &mut |bundle| {
            count += bundle.len();
            Flow::Continue(())
        });
        count
    }

    /// The `n`th legal play, from 0.
    pub(super) fn nth_play(&self, state: &RaceState, n: u64) -> Option<Play> {
        let (mut left, mut found) = (n, None);
        let _ = self.bundles(state, &mut |bundle| {
            if left < bundle.len() {
                found = bundle.from.nth(left as u32).map(|from| bundle.play(from));
                return Flow::Break(());
            }
            left -= bundle.len();
            Flow::Continue(())
        });
        found
    }

    /// The legal play of the number that `below` chooses among them.
    pub(super) fn pick_play(
        &self,
        state: &RaceState,
        below: &mut impl FnMut(u64) -> u64,
    ) -> Option<Play> {
        let mut all = [Bundle { kind: Kind::Pass, from: Places::NONE }; KEPT];
        let (mut kept, mut count) = (0, 0);
        let whole = self.bundles(state, &mut |bundle| {
            if kept == KEPT {
                return Flow::Break(());
            }
            all[kept] = bundle;
            kept += 1;
            count += bundle.len();
            Flow::Continue(())
        });
        if whole.is_break() {
            return self.nth_play(state, below(self.count_plays(state)));
        }
        let mut left = if count == 0 { return None } else { below(count) };
        all[..kept].iter().find_map(|bundle| {
            let place = bundle.from.nth(left as u32);
            left = left.saturating_sub(bundle.len());
            place.map(|from| bundle.play(from))
        })
    }
}
