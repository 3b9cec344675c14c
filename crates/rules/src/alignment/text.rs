//! Positions and moves as text, read with every fault named and written in canonical form.

use super::state::{Move, State};
use super::{Alignment, cell_name, geometry};
use crate::board::Point;
use crate::fault::{Fault, Faults};
use crate::game::{Game, Reading, Side};
use crate::stones::Stones;
use crate::text::read_counters;

/// Canonical text of a move.
pub(super) fn write_move(m: Move) -> String {
    let mut text = String::new();
    if let Some(from) = m.from {
        text.push_str(&cell_name(from));
        text.push('-');
    }
    text.push_str(&cell_name(m.to));
    for cell in m.taken {
        text.push('x');
        text.push_str(&cell_name(cell));
    }
    text
}

/// The faults of a set of cells in a ruleset text that names one twice.
pub(crate) fn repeated_cells(text: &str) -> Vec<Fault> {
    let letters: Vec<char> =
        text.to_ascii_lowercase().chars().filter(|c| !c.is_whitespace()).collect();
    let cells: Vec<String> = letters.chunks(2).map(|cell| cell.iter().collect()).collect();
    let repeated = |(i, cell): (usize, &String)| {
        cells[..i].contains(cell).then(|| Fault::FillRepeated { cell: cell.clone() })
    };
    cells.iter().enumerate().filter_map(repeated).collect()
}

impl Alignment {
    pub(super) fn write_position(&self, state: &State) -> String {
        let mut text = String::new();
        for rank in (0..self.rules.ranks).rev() {
            let mut empty = 0;
            for file in 0..self.rules.files {
                let cell = Stones::at(file, rank);
                let piece = Side::BOTH.into_iter().find(|side| state.stones(*side).meets(cell));
                match piece {
                    None => empty += 1,
                    Some(side) => {
                        if empty > 0 {
                            text.push_str(&empty.to_string());
                        }
                        empty = 0;
                        text.push(side.letter());
                    }
                }
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            if rank > 0 {
                text.push('/');
            }
        }
        let [black, white] = state.hands;
        format!("{text} {} {black},{white}", state.side.letter())
    }

    pub(super) fn read_position(&self, text: &str) -> Result<Reading<State>, Faults> {
        let parts: Vec<&str> = text.split_whitespace().collect();
        if parts.is_empty() {
            return Err(Fault::Empty {}.into());
        }
        if parts.len() != 3 && parts.len() != 5 {
            return Err(Fault::PositionParts { have: parts.len() }.into());
        }
        let mut found = Vec::new();
        let stones = self.read_board(parts[0], &mut found);
        let mut letters = parts[1].chars();
        let side = match (letters.next().and_then(Side::from_letter), letters.next()) {
            (Some(side), None) => Some(side),
            _ => None,
        };
        if side.is_none() {
            found.push(Fault::UnknownSide { text: parts[1].to_owned() });
        }
        let hands = parts[2].split_once(',').and_then(|(black, white)| {
            Some([black.parse::<u8>().ok()?, white.parse::<u8>().ok()?])
        });
        if hands.is_none() {
            found.push(Fault::BadHands { text: parts[2].to_owned() });
        }
        for side in Side::BOTH {
            let hand = hands.map_or(0, |hands| hands[side.index()]);
            let have = stones[side.index()].len() as usize + usize::from(hand);
            let most = usize::from(self.rules.pieces);
            if have > most {
                found.push(Fault::TooManyPieces { side, have, most });
            }
        }
        let counters = read_counters(&parts[3..], &mut found);
        Faults::check(found)?;
        let (Some(side), Some(hands)) = (side, hands) else {
            return Err(Fault::Empty {}.into()); // both are faults above
        };
        Ok(Reading { state: self.settled(stones, hands, side), counters })
    }

    /// The settled state of pieces that may stand.
    fn settled(&self, stones: [Stones; 2], hands: [u8; 2], side: Side) -> State {
        let mut state = State { stones, hands, side };
        if state.placing() {
            self.settle(&mut state, side);
        }
        state
    }

    fn read_board(&self, text: &str, found: &mut Vec<Fault>) -> [Stones; 2] {
        let (files, ranks) = (usize::from(self.rules.files), usize::from(self.rules.ranks));
        let mut stones = [Stones::NONE; 2];
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != ranks {
            found.push(Fault::RankCount { have: rows.len(), want: ranks });
            return stones;
        }
        for (i, row) in rows.iter().enumerate() {
            let rank = ranks - 1 - i;
            let mut file = 0;
            for letter in row.chars() {
                if let Some(empty) = letter.to_digit(10).filter(|digit| *digit > 0) {
                    file += empty as usize;
                } else if let Some(side) = Side::from_letter(letter) {
                    if file < files {
                        stones[side.index()] |= Stones::at(file as u8, rank as u8);
                    }
                    file += 1;
                } else {
                    found.push(Fault::UnknownPiece { text: letter.to_string() });
                    file += 1;
                }
            }
            if file != files {
                found.push(Fault::RankLength { rank: rank + 1, have: file, want: files });
            }
        }
        stones
    }

    pub(super) fn read_move(&self, state: &State, text: &str) -> Result<Move, Faults> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        if text.is_empty() {
            return Err(Fault::Empty {}.into());
        }
        let lower = text.to_ascii_lowercase();
        let mut pieces = lower.split('x');
        let walk: Vec<&str> = pieces.next().unwrap_or_default().split('-').collect();
        if walk.len() > 2 {
            return Err(Fault::BadMove { text }.into());
        }
        let mut found = Vec::new();
        let mut touched: Vec<Point> = Vec::new();
        for name in walk.iter().copied().chain(pieces) {
            match self.geometry.find(name) {
                Some(point) => touched.push(point),
                None if name.is_empty() => {
                    return Err(Fault::BadMove { text }.into());
                }
                None => found.push(Fault::UnknownCell { text: name.to_owned() }),
            }
        }
        Faults::check(found)?;
        // A placement's text has one cell before its captures, a step's two.
        if walk.len() == 2 && state.placing() {
            return Err(Fault::MustPlace { cell: walk[0].to_owned() }.into());
        }
        if walk.len() == 1 && !state.placing() {
            return Err(self
                .refusal(state, &touched[..1])
                .unwrap_or(Fault::MustStep { cell: walk[0].to_owned() })
                .into());
        }
        match self.refusal(state, &touched) {
            // A hand that touches an own piece wants to step; a text that names its cell wants to place.
            Some(Fault::MustPlace { cell }) => return Err(Fault::Occupied { cell }.into()),
            Some(fault) => return Err(fault.into()),
            None => {}
        }
        self.whole(state, &touched).ok_or_else(|| self.unfinished(state, &touched).into())
    }

    /// The legal move whose touches are exactly these.
    pub(super) fn whole(&self, state: &State, touched: &[Point]) -> Option<Move> {
        let (step, taken) = self.split(state, touched)?;
        let mut found = None;
        let _ = self.each_move(state, &mut |m| {
            if m.from == step.from && m.to == step.to && m.taken == taken {
                found = Some(m);
                return std::ops::ControlFlow::Break(());
            }
            std::ops::ControlFlow::Continue(())
        });
        found
    }

    /// The bare placement or step of touched points, and the set of what is touched after it; none
    /// while there are too few points.
    pub(super) fn split(&self, state: &State, touched: &[Point]) -> Option<(Move, Stones)> {
        let cells: Vec<u8> = touched.iter().filter_map(|point| self.cell(*point)).collect();
        let (from, to, rest) = if state.placing() {
            let (to, rest) = cells.split_first()?;
            (None, *to, rest)
        } else {
            let (from, rest) = cells.split_first()?;
            let (to, rest) = rest.split_first()?;
            (Some(*from), *to, rest)
        };
        let taken = rest.iter().fold(Stones::NONE, |all, cell| all | Stones::cell(*cell));
        Some((Move { from, to, taken: Stones::NONE }, taken))
    }

    pub(super) const fn cell(&self, point: Point) -> Option<u8> {
        geometry::cell(point, self.rules.files, self.rules.ranks)
    }

    /// What a legal beginning of a move still lacks.
    fn unfinished(&self, state: &State, touched: &[Point]) -> Fault {
        let Some((step, taken)) = self.split(state, touched) else {
            return Fault::BadMove {
                text: self.geometry().names(touched.iter().copied()).join("-"),
            };
        };
        let earned = self.earned(state, step);
        let left = self.takeable(state, state.side.other()).without(taken);
        Fault::MustCapture { count: earned as usize, cells: Alignment::names(left) }
    }
}
