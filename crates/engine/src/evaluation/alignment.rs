//! Judging games of alignment: pieces, rows that can be left and made again, gaps, threats, room to
//! step, hands.

use std::ops::ControlFlow;

use nugar_rules::alignment::{
    Alignment, AlignmentRules, Move, Outlook, PlaceThree, ProtectRows, State, origins,
};
use nugar_rules::game::Side;
use nugar_rules::stones::{Direction, Stones};

use super::weights::{CAPTURES, FORBIDDEN, FREE};
use super::{Assessment, Judge, Ranked};
use crate::numbers::numbers;

numbers! {
    /// What the parts of a position are worth, in points; the mover's parts less the other's.
    Weights {
        /// A piece, on the board or in hand.
        piece,
        /// A lead in pieces, in 64ths of all pieces: trades favour who is ahead.
        lead,
        /// Being on turn.
        turn,
        /// Being on turn with a step that makes a row.
        initiative,
        /// The first step that makes a row.
        threat,
        /// Each further one.
        more_threats,
        /// A cell where a row can be made in one step and the other side cannot step to.
        sure_threat,
        /// A piece in a row.
        row,
        /// A piece in a row that can step off, to come back.
        hinge,
        /// One of these whose cell the other side cannot step to meanwhile.
        sure_hinge,
        /// A piece in a row that makes another by stepping off.
        bull,
        /// A cell that lacks one piece to a row.
        gap,
        /// Such a cell that the other side cannot step to.
        sure_gap,
        /// Such a cell that a piece is two steps away from.
        near_gap,
        /// A cell that lacks one piece to four or more.
        long,
        /// A step.
        step,
        /// A piece that can step.
        mover,
    }
}

/// How many numbers judge a position.
const PARTS: usize = Weights::NAMES.len();

impl Weights {
    fn points(&self, parts: &[i32; PARTS]) -> i32 {
        self.values().iter().zip(parts).map(|(weight, part)| weight * part).sum()
    }
}

/// The judge of games of alignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Points {
    /// While pieces are in hand.
    pub placement: Weights,
    /// Once pieces step.
    pub movement: Weights,
}

impl Points {
    /// The weights that are played with by those rules.
    pub const fn of(rules: &AlignmentRules) -> Points {
        match rules.place_three {
            PlaceThree::Forbidden => FORBIDDEN,
            PlaceThree::Free => FREE,
            PlaceThree::Captures => CAPTURES,
        }
    }

    /// What is judged, by name, each with its weights.
    pub const TERMS: [(&'static str, &'static [&'static str]); 6] = [
        ("pieces", &["piece", "lead"]),
        ("turn", &["turn", "initiative"]),
        ("threats", &["threat", "more_threats", "sure_threat"]),
        ("rows", &["row", "hinge", "sure_hinge", "bull"]),
        ("gaps", &["gap", "sure_gap", "near_gap", "long"]),
        ("mobility", &["step", "mover"]),
    ];
    /// The name of judging placement otherwise than movement.
    pub const PHASE: &'static str = "phase";

    /// The same without one of [`Points::TERMS`], or with placement judged as movement is
    /// ([`Points::PHASE`]); none where there is no such term.
    #[must_use]
    pub fn without(mut self, term: &str) -> Option<Points> {
        if term == Points::PHASE {
            self.placement = self.movement;
            return Some(self);
        }
        let (_, weights) = Points::TERMS.iter().find(|(name, _)| *name == term)?;
        for name in *weights {
            *self.placement.get_mut(name)? = 0;
            *self.movement.get_mut(name)? = 0;
        }
        Some(self)
    }

    /// The parts of a position in the order of [`Weights::NAMES`], for whoever fits weights.
    pub fn parts(game: &Alignment, state: &State) -> [i32; PARTS] {
        let (own, other) = halves(game, state);
        parts(&own, &other)
    }
}

fn halves(game: &Alignment, state: &State) -> (Half, Half) {
    let side = state.side();
    (Half::of(game, state, side), Half::of(game, state, side.other()))
}

fn parts(own: &Half, other: &Half) -> [i32; PARTS] {
    let (mine, yours) = (own.parts(other), other.parts(own));
    let mut all = [0; PARTS];
    for ((all, mine), yours) in all.iter_mut().zip(mine).zip(yours) {
        *all = mine - yours;
    }
    all[1] = 64 * (own.pieces - other.pieces) / (own.pieces + other.pieces).max(1);
    all[2] = 1;
    all[3] = i32::from(own.prey && own.outlook.threats() > 0);
    all
}

/// What ranking moves needs of a judged position.
#[derive(Debug, Clone, Copy)]
pub struct Sight {
    own_rows: Stones,
    own_gaps: Stones,
    enemy_rows: Stones,
    enemy_gaps: Stones,
    /// Where the enemy could make a row, by direction.
    enemy_strikes: [Stones; 4],
}

impl Sight {
    fn of(own: &Half, enemy: &Half) -> Sight {
        Sight {
            own_rows: own.outlook.rows,
            own_gaps: own.outlook.gaps,
            enemy_rows: enemy.outlook.rows,
            enemy_gaps: enemy.outlook.gaps,
            enemy_strikes: enemy.outlook.strikes,
        }
    }
}

/// What counts of one side.
struct Half {
    outlook: Outlook,
    stones: Stones,
    pieces: i32,
    /// Whether the other side has a piece that may be taken.
    prey: bool,
}

/// The cells next to those.
fn beside(cells: Stones) -> Stones {
    Direction::ALL.into_iter().fold(Stones::NONE, |all, d| all | cells.step(d))
}

impl Half {
    fn of(game: &Alignment, state: &State, side: Side) -> Half {
        Half {
            outlook: game.outlook(state, side),
            stones: state.stones(side),
            pieces: state.pieces(side) as i32,
            prey: game.rules().protect_rows == ProtectRows::No
                || game.prey_of(state, side.other()).any(),
        }
    }

    /// What the side has of each part; nothing of those that are no difference of two sides.
    fn parts(&self, other: &Half) -> [i32; PARTS] {
        let outlook = &self.outlook;
        let reached = union(&outlook.strikes);
        let threats = if self.prey { outlook.threats() as i32 } else { 0 };
        let movers = outlook.movers();
        let met = beside(other.stones);
        let hinges = outlook.rows & movers;
        let free = union(&outlook.steps);
        let count = |cells: Stones| cells.len() as i32;
        [
            self.pieces,
            0,
            0,
            0,
            threats.min(1),
            (threats - 1).max(0),
            if self.prey { count(reached.without(met)) } else { 0 },
            count(outlook.rows),
            count(hinges),
            count(hinges.without(met)),
            count(outlook.rows & outlook.strikers()),
            count(outlook.gaps),
            count(outlook.gaps.without(met)),
            count(outlook.gaps.without(reached) & beside(free)),
            count(outlook.longs),
            outlook.mobility() as i32,
            count(movers),
        ]
    }
}

fn union(sets: &[Stones; 4]) -> Stones {
    sets.iter().fold(Stones::NONE, |all, cells| all | *cells)
}

/// A piece that can make a row in one step is the best to take,
const RANK_STRIKER: i32 = 400;
/// then one that stands in a row,
const RANK_ROW: i32 = 200;
/// then one that holds a gap open.
const RANK_HOLDER: i32 = 150;
/// A step to where the other side would make a row.
const RANK_BLOCK: i32 = 2_000;
/// A step out of a row.
const RANK_HINGE: i32 = 500;
/// A placement on a cell that either side could use.
const RANK_GAP: i32 = 800;

impl Judge<Alignment> for Points {
    type Sight = Sight;
    /// Steps and placements by both cells; captures by the cell they end on and the first taken.
    const SLOTS: usize = 65 * 64 + 64;

    fn mover(&self, state: &State) -> Side {
        state.side()
    }

    fn assess(&self, game: &Alignment, state: &State) -> Option<Assessment<Sight>> {
        let side = state.side();
        let least = u32::from(game.rules().lose_at);
        if state.pieces(side) <= least || state.pieces(side.other()) <= least {
            return None;
        }
        let (own, other) = halves(game, state);
        if !state.placing() {
            if own.outlook.mobility() == 0 {
                return None;
            }
            return Some(Assessment {
                points: self.movement.points(&parts(&own, &other)),
                strikes: own.prey && own.outlook.threats() > 0,
                threatened: other.prey && other.outlook.threats() > 0,
                sight: Sight::of(&own, &other),
            });
        }
        let parts = parts(&own, &other);
        let (early, late) = (self.placement.points(&parts), self.movement.points(&parts));
        let captures = game.rules().place_three == PlaceThree::Captures;
        Some(Assessment {
            points: (early * hands(state) + late * (all_hands(game) - hands(state)))
                / all_hands(game),
            strikes: captures && own.prey && own.outlook.gaps.any(),
            threatened: captures && other.prey && other.outlook.gaps.any(),
            sight: Sight::of(&own, &other),
        })
    }

    fn captures(
        &self,
        game: &Alignment,
        state: &State,
        each: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) {
        let _ = game.each_capture(state, each);
    }

    fn slot(&self, m: Move) -> usize {
        let from = if m.origin().any() { m.origin().first() as usize } else { 64 };
        if m.taken().any() {
            65 * 64 + m.taken().first() as usize
        } else {
            from * 64 + m.target().first() as usize
        }
    }

    fn rank(&self, state: &State, sight: &Sight, moves: &mut [Ranked<Move>]) {
        let enemy = state.stones(state.side().other());
        let strikers = origins(&sight.enemy_strikes);
        let holders = holders(enemy, sight.enemy_gaps);
        let reached = union(&sight.enemy_strikes);
        let gaps = sight.own_gaps | sight.enemy_gaps;
        let placing = state.placing();
        for m in moves {
            let (from, to, taken) = (m.played.origin(), m.played.target(), m.played.taken());
            let mut rank = RANK_STRIKER * (taken & strikers).len() as i32
                + RANK_ROW * (taken & sight.enemy_rows).len() as i32
                + RANK_HOLDER * (taken & holders).len() as i32;
            if reached.meets(to) {
                rank += RANK_BLOCK;
            }
            if sight.own_rows.meets(from) {
                rank += RANK_HINGE;
            }
            if placing && gaps.meets(to) {
                rank += RANK_GAP;
            }
            m.rank = rank;
        }
    }
}

/// Pieces still in hand.
fn hands(state: &State) -> i32 {
    i32::from(state.hand(Side::Black)) + i32::from(state.hand(Side::White))
}

/// Pieces in hand at the start.
fn all_hands(game: &Alignment) -> i32 {
    2 * i32::from(game.rules().pieces)
}

/// The pieces next to a gap or next but one in line with it, as far as they are two.
fn holders(pieces: Stones, gaps: Stones) -> Stones {
    let mut all = Stones::NONE;
    for direction in Direction::ALL {
        let near = gaps.step(direction) & pieces;
        all |= near | (near.step(direction) & pieces);
    }
    all
}
