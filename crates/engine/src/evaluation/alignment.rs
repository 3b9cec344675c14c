//! Judging games of alignment: pieces, rows that can be left and made again, gaps, threats, room to
//! step, hands.

use std::ops::ControlFlow;

use nugar_rules::alignment::{Alignment, Move, Outlook, PlaceThree, ProtectRows, State, origins};
use nugar_rules::game::Side;
use nugar_rules::stones::{Direction, Stones};

use super::{Assessment, Judge, Ranked};

/// What the parts of a position are worth, in points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weights {
    /// A piece, on the board or in hand.
    pub piece: i32,
    /// A lead in pieces, times its share of all pieces: trades favour who is ahead.
    pub lead: i32,
    /// The first step that makes a row.
    pub threat: i32,
    /// Each further one.
    pub more_threats: i32,
    /// Being on turn with such a step.
    pub initiative: i32,
    /// A piece in a row that can step off, to come back.
    pub hinge: i32,
    /// A piece in a row.
    pub row: i32,
    /// A cell that lacks one piece to a row.
    pub gap: i32,
    /// A cell that lacks one piece to four or more.
    pub long: i32,
    /// A step.
    pub step: i32,
    /// A piece that can step.
    pub mover: i32,
}

impl Weights {
    /// While pieces are in hand.
    pub const PLACEMENT: Weights = Weights {
        piece: 100,
        lead: 200,
        threat: 10,
        more_threats: 6,
        initiative: 0,
        hinge: 4,
        row: 2,
        gap: 6,
        long: -2,
        step: 1,
        mover: 1,
    };
    /// Once pieces step.
    pub const MOVEMENT: Weights = Weights {
        piece: 100,
        lead: 200,
        threat: 30,
        more_threats: 10,
        initiative: 40,
        hinge: 10,
        row: 2,
        gap: 6,
        long: -2,
        step: 1,
        mover: 1,
    };
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
    /// The weights that are played with.
    pub const BEST: Points = Points { placement: Weights::PLACEMENT, movement: Weights::MOVEMENT };
}

/// What each side has of everything that counts, the mover's less the other's; the weights' dot
/// product with it are the points.
fn points(weights: &Weights, own: &Half, other: &Half) -> i32 {
    let of = |side: &Half| {
        let outlook = &side.outlook;
        let threats = if side.prey { outlook.threats() as i32 } else { 0 };
        let movers = outlook.movers();
        weights.piece * side.pieces
            + weights.threat * threats.min(1)
            + weights.more_threats * (threats - 1).max(0)
            + weights.hinge * (outlook.rows & movers).len() as i32
            + weights.row * outlook.rows.len() as i32
            + weights.gap * outlook.gaps.len() as i32
            + weights.long * outlook.longs.len() as i32
            + weights.step * outlook.mobility() as i32
            + weights.mover * movers.len() as i32
    };
    let lead = weights.lead * (own.pieces - other.pieces) / (own.pieces + other.pieces).max(1);
    let initiative = if own.prey && own.outlook.threats() > 0 { weights.initiative } else { 0 };
    of(own) - of(other) + lead + initiative
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
    pieces: i32,
    /// Whether the other side has a piece that may be taken.
    prey: bool,
}

impl Half {
    fn of(game: &Alignment, state: &State, side: Side) -> Half {
        Half {
            outlook: game.outlook(state, side),
            pieces: state.pieces(side) as i32,
            prey: game.rules().protect_rows == ProtectRows::No
                || game.prey_of(state, side.other()).any(),
        }
    }
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
        let own = Half::of(game, state, side);
        let other = Half::of(game, state, side.other());
        if !state.placing() {
            if own.outlook.mobility() == 0 {
                return None;
            }
            return Some(Assessment {
                points: points(&self.movement, &own, &other),
                strikes: own.prey && own.outlook.threats() > 0,
                threatened: other.prey && other.outlook.threats() > 0,
                sight: Sight::of(&own, &other),
            });
        }
        let hands = i32::from(state.hand(Side::Black)) + i32::from(state.hand(Side::White));
        let all = 2 * i32::from(game.rules().pieces);
        let (early, late) =
            (points(&self.placement, &own, &other), points(&self.movement, &own, &other));
        let captures = game.rules().place_three == PlaceThree::Captures;
        Some(Assessment {
            points: (early * hands + late * (all - hands)) / all,
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
        let reached = sight.enemy_strikes.into_iter().fold(Stones::NONE, |all, cells| all | cells);
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

    fn pass(&self, state: &State) -> Option<State> {
        state.passed()
    }
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
