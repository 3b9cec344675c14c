//! What a whole game comes to: totals a side, and where it turned.

use nugar_rules::game::Side;

use super::{Class, Judged};
use crate::race::{SURE, Share};

/// What a side expects that leads. Between this and its mirror nobody does.
pub const LEAD: Share = SURE * 3 / 5;

/// What a side's moves come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Totals {
    /// Moves with others beside them.
    pub decisions: u32,
    /// What they lost, in all.
    pub loss: Share,
    /// Moves by [`Class::ALL`].
    pub classes: [u32; Class::ALL.len()],
    /// What the throws brought, in all; none where nothing was thrown.
    pub luck: Option<Share>,
}

/// As much of a judged ply as a report asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// The ply, from 0.
    pub ply: usize,
    /// Who played it.
    pub side: Side,
    /// How it was.
    pub class: Class,
    /// What it lost.
    pub loss: Share,
    /// What its throw brought, where one was made.
    pub luck: Option<Share>,
    /// The chance that it left to its side.
    pub chance: Share,
}

impl From<&Judged> for Mark {
    fn from(judged: &Judged) -> Mark {
        Mark {
            ply: judged.ply,
            side: judged.side,
            class: judged.class,
            loss: judged.loss,
            luck: judged.luck.map(|luck| luck.gain),
            chance: judged.played.chance,
        }
    }
}

/// What turned a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turned {
    /// An error of the side that moved.
    Move,
    /// A throw.
    Throw,
}

/// A place where a game turned: since the lead was elsewhere nothing brought the new leader as much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// The ply, from 0.
    pub ply: usize,
    /// What turned it.
    pub by: Turned,
    /// Who led from then on.
    pub leader: Side,
    /// What it brought the leader.
    pub gain: Share,
}

/// What a game comes to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// Black's and white's totals.
    pub sides: [Totals; 2],
    /// Where it turned, in order.
    pub turns: Vec<Turn>,
}

impl Report {
    /// Of a game's plies in order.
    pub fn of(plies: impl IntoIterator<Item = Mark>) -> Report {
        let mut report = Report::default();
        let mut lead = None;
        // The most that each side was brought since the lead was elsewhere.
        let mut most: [Option<Turn>; 2] = [None; 2];
        for mark in plies {
            report.sides[mark.side.index()].add(&mark);
            for turn in swings(&mark) {
                let there = &mut most[turn.leader.index()];
                if there.is_none_or(|there| there.gain < turn.gain) {
                    *there = Some(turn);
                }
            }
            let black = if mark.side == Side::Black { mark.chance } else { SURE - mark.chance };
            let leader = match black {
                LEAD.. => Some(Side::Black),
                black if SURE - black >= LEAD => Some(Side::White),
                _ => None,
            };
            if let Some(leader) = leader
                && lead != Some(leader)
            {
                report.turns.extend(most[leader.index()]);
                lead = Some(leader);
            }
            if let Some(lead) = lead {
                // What helps the side that leads turns nothing.
                most[lead.index()] = None;
            }
        }
        report
    }
}

impl Totals {
    fn add(&mut self, mark: &Mark) {
        self.decisions += u32::from(mark.class != Class::Forced);
        self.loss += mark.loss;
        self.classes[mark.class as usize] += 1;
        if let Some(luck) = mark.luck {
            *self.luck.get_or_insert(0) += luck;
        }
    }
}

/// What a ply brought to either side: by its throw, and by what its move lost.
fn swings(mark: &Mark) -> impl Iterator<Item = Turn> {
    let Mark { ply, side, .. } = *mark;
    let threw = mark.luck.map(|luck| Turn {
        ply,
        by: Turned::Throw,
        leader: if luck > 0 { side } else { side.other() },
        gain: luck.abs(),
    });
    let moved = Turn { ply, by: Turned::Move, leader: side.other(), gain: mark.loss };
    threw.into_iter().chain(Some(moved)).filter(|turn| turn.gain > 0)
}

#[cfg(test)]
mod tests {
    use super::super::{BLUNDER, MISTAKE, SLIP};
    use super::*;

    /// A move of a side, by what it lost in hundredths and what it left to black in hundredths.
    fn ply(ply: usize, side: Side, loss: i32, black: i32) -> Mark {
        let of = |hundredths: i32| SURE * hundredths / 100;
        let chance = if side == Side::Black { of(black) } else { SURE - of(black) };
        Mark { ply, side, class: Class::of(of(loss)), loss: of(loss), luck: None, chance }
    }

    #[test]
    fn a_game_turns_where_most_was_lost_before_the_lead_changed() {
        use Side::{Black, White};
        let plies = [
            ply(0, Black, 0, 50),
            ply(1, White, 6, 56),
            ply(2, Black, 1, 55),
            ply(3, White, 12, 67), // black leads, by this
            ply(4, Black, 8, 59),
            ply(5, White, 0, 59),
            ply(6, Black, 30, 29), // white leads, by this
            ply(7, White, 2, 31),
        ];
        let report = Report::of(plies);
        let turns: Vec<(usize, Side)> =
            report.turns.iter().map(|turn| (turn.ply, turn.leader)).collect();
        assert_eq!(turns, [(3, Black), (6, White)]);
        let [black, white] = report.sides;
        assert_eq!(black.classes, [0, 1, 1, 1, 0, 1]);
        assert_eq!(white.classes, [0, 1, 1, 1, 1, 0]);
        assert_eq!((black.decisions, white.decisions), (4, 4));
        assert_eq!(black.luck, None);
    }

    #[test]
    fn a_throw_can_turn_a_game() {
        let lucky = Mark { luck: Some(SURE * 3 / 10), ..ply(0, Side::White, 0, 20) };
        let report = Report::of([lucky]);
        let turn = report.turns[0];
        assert_eq!((turn.by, turn.leader, turn.ply), (Turned::Throw, Side::White, 0));
        assert_eq!(report.sides[1].luck, Some(SURE * 3 / 10));
    }

    #[test]
    fn classes_begin_where_their_names_say() {
        for (loss, class) in [
            (0, Class::Best),
            (1, Class::Good),
            (SLIP - 1, Class::Good),
            (SLIP, Class::Slip),
            (MISTAKE, Class::Mistake),
            (BLUNDER - 1, Class::Mistake),
            (BLUNDER, Class::Blunder),
            (SURE, Class::Blunder),
        ] {
            assert_eq!(Class::of(loss), class, "{loss}");
        }
    }
}
