//! Judging running-fight games before a throw: what is counted of a position. What the counts are
//! worth together is learned, see [`Net`].

use nugar_rules::game::Side;
use nugar_rules::running_fight::{Aim, Places, RaceState, RunningFight};

use super::learned::RACE;
use super::net::Net;

/// What is counted of each side, the side about to throw first.
const EACH: usize = 36;
/// How many numbers a position is judged by: those of both sides, the lead in 16ths of all pieces,
/// and the lead.
pub const COUNTS: usize = 2 * EACH + 2;
/// How many sums the network has between counts and points.
///
/// 2026-11-30, daldosa, 40,000 games learned from, no throw ahead: 8 sums had 46.9 ± 1.1 % of 4,000
/// games against 24; 16 had 50.0, 40 had 50.6.
pub const SUMS: usize = 16;
/// The network of running-fight games.
///
/// 2026-11-30, daldosa, no throw ahead: 80.7 ± 1.5 % of 2,000 games against the page's machine. By
/// named terms in a line (pieces, lead, rows, pairs by distance), set by hand, it had 58.9 ± 1.5 %
/// of 4,000; by about as many counts as here in a line, learned, 74.7 ± 2.4 %.
///
/// 2026-11-30, counted too, and left out again because it was worth nothing (4,000 games each
/// against 24 sums of all counts, ± 1.1 %): the chance to take one piece and two with the next throw
/// (49.7 without), whether there is a pair at each distance (50.2), pairs at 9 to 16 holes (49.5);
/// 50.0 without all three. Without the pieces aimed at (48.3), without the few pieces, idle sides and
/// the lead as it is (48.8) it lost.
pub type RaceNet = Net<COUNTS, SUMS>;

/// Where the counts of a side are that tell what it may take.
const AIMS: std::ops::Range<usize> = 23..35;
/// Few pieces count in themselves: so many or fewer beyond those with which a side has lost.
const FEW: [i16; 6] = [1, 2, 3, 4, 6, 8];
/// Parts of each row that pieces are counted in.
const PARTS: u8 = 4;
/// The farthest hole that one die reaches.
const DIE: usize = 4;

/// Judges the positions of one running-fight game.
#[derive(Debug, Clone)]
pub struct RaceJudge {
    /// For the number of each place on a side's way the part of a row that it lies in: those of the
    /// own row first, then of the middle, then of the enemy's.
    parts: Vec<u8>,
    /// How much of what the other side may take is seen, in hundredths.
    caution: i16,
}

impl RaceJudge {
    /// Sees everything.
    pub fn new(game: &RunningFight) -> RaceJudge {
        let way = game.way();
        let row = |holes: u8, first: u8| (0..holes).map(move |hole| first + hole * PARTS / holes);
        let parts = row(way.outer(), 0).chain(row(way.middle(), PARTS));
        let parts = parts.chain(row(way.outer(), 2 * PARTS)).collect();
        RaceJudge { parts, caution: 100 }
    }

    /// The same, seeing so many hundredths of what the other side may take.
    #[must_use]
    pub fn cautious(self, caution: i16) -> RaceJudge {
        RaceJudge { caution, ..self }
    }

    /// What a position before a throw in a game that goes on is worth to the side about to throw, in
    /// [`RaceNet::POINT`]ths of a point.
    pub fn worth(&self, game: &RunningFight, state: &RaceState) -> i32 {
        let mut counts = self.counts(game, state);
        if self.caution != 100 {
            for count in &mut counts[EACH..][AIMS] {
                *count = *count * self.caution / 100;
            }
        }
        RACE.worth(&counts)
    }

    /// What is counted of a position before a throw in a game that goes on.
    pub fn counts(&self, game: &RunningFight, state: &RaceState) -> [i16; COUNTS] {
        let sides = [state.side(), state.side().other()];
        let lose_at = game.rules().win_at;
        let left = sides.map(|side| i16::from(state.count(side).saturating_sub(lose_at)));
        let mut all = [0; COUNTS];
        for (i, counts) in all.chunks_exact_mut(EACH).take(2).enumerate() {
            self.count(game, state, sides[i], left[i], counts);
        }
        let [mine, yours] = left;
        all[2 * EACH..]
            .copy_from_slice(&[16 * (mine - yours) / (mine + yours).max(1), mine - yours]);
        all
    }

    /// Of one side: pieces that it may lose; whether they are few; where they stand by the parts of
    /// the rows, undalled and dalled; what it aims at; whether none is dalled.
    fn count(
        &self,
        game: &RunningFight,
        state: &RaceState,
        side: Side,
        left: i16,
        counts: &mut [i16],
    ) {
        let (undalled, dalled) = (state.undalled(side), state.dalled(side));
        counts[..6].copy_from_slice(&FEW.map(|few| i16::from(left <= few)));
        counts[6] = left;
        for (first, pieces) in [(7, undalled), (11, dalled)] {
            for place in pieces {
                counts[first + usize::from(self.parts[usize::from(game.way().number(place))])] += 1;
            }
        }
        let aims = game.aims(state, side);
        let at = |aims: &[Aim]| aims.iter().fold(Places::NONE, |all, aim| all | aim.at);
        let near = aims[..DIE].iter().fold(Places::NONE, |all, aim| all | aim.dalled);
        counts[23..31].copy_from_slice(&aims.map(|aim| aim.dalled.len() as i16));
        counts[31] = at(&aims[..DIE]).len() as i16;
        counts[32] = at(&aims).len() as i16;
        counts[33] = near.len() as i16;
        counts[34] = aims[0].undalled.len() as i16;
        counts[35] = i16::from(dalled.is_empty());
    }
}
