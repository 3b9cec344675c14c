//! Positions and plays as text. Every fault of a position is named, not only the first.

use std::collections::BTreeSet;

use super::RunningFight;
use super::paths::Leg;
use super::plays::Play;
use super::state::RaceState;
use crate::board::Point;
use crate::dice::Throw;
use crate::fault::{Fault, Faults};
use crate::game::{Game, Reading, Side, Turn};
use crate::text::read_counters;

/// No play's text is longer, white space left out: two moves of holes like `m25`.
const LONGEST_PLAY: usize = 15;

impl RunningFight {
    /// `ROWS SIDE DICE`, in canonical form.
    pub(super) fn position_text(&self, state: &RaceState) -> String {
        let mut text = String::new();
        let mut empty = 0;
        let flush = |text: &mut String, empty: &mut u8| {
            if *empty > 0 {
                text.push_str(&empty.to_string());
                *empty = 0;
            }
        };
        let look = self.look_at(state, &[]);
        for spot in &self.geometry.spots {
            if spot.x == 0 && spot.point.0 > 0 {
                flush(&mut text, &mut empty);
                text.push('/');
            }
            match look.at(spot.point) {
                None => empty += 1,
                Some(piece) => {
                    flush(&mut text, &mut empty);
                    let place = self.way.place_of(piece.side, spot.point);
                    let dalled = place.is_some_and(|place| state.dalled(piece.side).has(place));
                    let letter = piece.side.letter();
                    text.push(if dalled { letter.to_ascii_uppercase() } else { letter });
                }
            }
        }
        flush(&mut text, &mut empty);
        let throw = state.throw().map_or_else(|| "-".to_owned(), Throw::text);
        format!("{text} {} {throw}", state.side().letter())
    }

    /// Reads `ROWS SIDE DICE [QUIET PLY]`.
    pub(super) fn read_position(&self, text: &str) -> Result<Reading<RaceState>, Faults> {
        let parts: Vec<&str> = text.split_whitespace().take(6).collect();
        if parts.is_empty() {
            return Err(Fault::Empty {}.into());
        }
        let mut found = Vec::new();
        if ![3, 5].contains(&parts.len()) {
            found.push(Fault::PositionParts { have: text.split_whitespace().count() });
        }
        let mut state = RaceState::empty(Side::Black);
        self.read_rows(parts[0], &mut state, &mut found);
        if let Some(part) = parts.get(1) {
            let mut letters = part.chars();
            match (letters.next().and_then(Side::from_letter), letters.next()) {
                (Some(side), None) => state.set_side(side),
                _ => found.push(Fault::UnknownSide { text: (*part).to_owned() }),
            }
        }
        match parts.get(2) {
            None | Some(&"-") => {}
            Some(part) => match self.read_roll(part) {
                Ok(throw) => state.set_throw(Some(throw)),
                Err(fault) => found.push(fault),
            },
        }
        let counters = read_counters(parts.get(3..5).unwrap_or_default(), &mut found);
        Faults::check(found)?;
        Ok(Reading { state, counters })
    }

    /// Puts the pieces of three rows on an empty board.
    fn read_rows(&self, text: &str, state: &mut RaceState, found: &mut Vec<Fault>) {
        let before = found.len();
        let count = text.split('/').count();
        if count != 3 {
            found.push(Fault::RowCount { have: count });
        }
        let mut unknown = BTreeSet::new();
        let (outer, middle) = (usize::from(self.way.outer()), usize::from(self.way.middle()));
        let mut have = [0, 0];
        let mut start = 0;
        let rows = [("w", outer), ("m", middle), ("b", outer)].into_iter().map(Some);
        for (row, expected) in text.split('/').zip(rows.chain(std::iter::repeat(None))) {
            // Rows past the third are only searched for letters that are no pieces.
            let (name, want) = expected.unwrap_or_default();
            let mut column = 0_usize;
            let mut run = 0_usize;
            for letter in row.chars() {
                if let Some(digit) = letter.to_digit(10) {
                    run = run.saturating_mul(10).saturating_add(digit as usize);
                    continue;
                }
                column = column.saturating_add(std::mem::take(&mut run));
                let Some(side) = Side::from_letter(letter) else {
                    unknown.insert(letter);
                    column = column.saturating_add(1);
                    continue;
                };
                have[side.index()] += 1;
                if column < want && count == 3 {
                    let point = Point((start + column) as u8);
                    self.read_piece(point, side, letter.is_ascii_uppercase(), state, found);
                }
                column = column.saturating_add(1);
            }
            column = column.saturating_add(run);
            if count == 3 && column != want {
                found.push(Fault::RowLength { row: name.to_owned(), have: column, want });
            }
            start += want;
        }
        found.extend(unknown.into_iter().map(|letter| Fault::UnknownPiece { text: letter.into() }));
        let most = usize::from(self.rules.pieces);
        for side in Side::BOTH {
            let have = have[side.index()];
            if have > most {
                found.push(Fault::TooManyPieces { side, have, most });
            }
        }
        let [black, white] = have;
        let few = usize::from(self.rules.win_at);
        if found.len() == before && black <= few && white <= few {
            found.push(Fault::BothLost { black, white });
        }
    }

    /// Puts a piece where it can stand.
    fn read_piece(
        &self,
        point: Point,
        side: Side,
        dalled: bool,
        state: &mut RaceState,
        found: &mut Vec<Fault>,
    ) {
        let cell = || self.geometry.name(point).to_owned();
        let Some(place) = self.way.place_of(side, point) else {
            return;
        };
        if !dalled && !place.in_own_row() {
            found.push(Fault::UndalledAway { cell: cell() });
        } else if dalled && place == self.way.first() {
            found.push(Fault::DalledAtStart { cell: cell() });
        } else {
            state.put(side, place, dalled);
        }
    }

    /// The canonical text of a legal play: of all that give its result the first in byte order.
    pub(super) fn play_text(&self, state: &RaceState, play: Play) -> String {
        if play == Play::Pass {
            return "pass".to_owned();
        }
        let texts = self.paths(state, play).into_iter().map(|path| self.path_text(&path));
        texts.min().expect("a legal play can be made")
    }

    /// A play made in that order.
    fn path_text(&self, path: &[Leg]) -> String {
        let legs: Vec<String> = path
            .iter()
            .map(|leg| {
                let mark = if leg.takes { 'x' } else { '-' };
                format!("{}{mark}{}", self.geometry.name(leg.from), self.geometry.name(leg.to))
            })
            .collect();
        legs.join(",")
    }

    /// Reads a legal play: any of its texts, in either case, with white space anywhere.
    pub(super) fn parse_play(&self, state: &RaceState, text: &str) -> Result<Play, Faults> {
        match self.turn(state) {
            Turn::Over(_) => return Err(Fault::GameOver {}.into()),
            Turn::Roll(_) => return Err(Fault::ThrowFirst {}.into()),
            Turn::Decide(_) => {}
        }
        let bare: String = text
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .map(|letter| letter.to_ascii_lowercase())
            .take(LONGEST_PLAY + 1)
            .collect();
        if bare.is_empty() {
            return Err(Fault::Empty {}.into());
        }
        let lost = self.nth_play(state, 0) == Some(Play::Pass);
        if bare == "pass" {
            return if lost { Ok(Play::Pass) } else { Err(Fault::ThrowNotLost {}.into()) };
        }
        if bare.len() > LONGEST_PLAY {
            return Err(Fault::BadMove { text: text.trim().to_owned() }.into());
        }
        let (touched, marks) = self.read_legs(&bare)?;
        let Some((play, path)) = self.find(state, &touched, |path| path == touched) else {
            // What is no play, but begins one, stops too early.
            let name = |i: usize| self.geometry.name(touched[i]).to_owned();
            let short = || Fault::BothDice { cell: name(0), to: name(1) };
            return Err(self.why(state, &touched).unwrap_or_else(short).into());
        };
        let differs = path.iter().zip(marks).filter(|(leg, takes)| leg.takes != *takes);
        let cells = differs.map(|(leg, _)| self.geometry.name(leg.to).to_owned());
        Faults::check(cells.map(|cell| Fault::TakesDiffers { cell }).collect())?;
        Ok(play)
    }

    /// The points of a play's text, two a move, and whether each move says that it takes.
    fn read_legs(&self, bare: &str) -> Result<(Vec<Point>, Vec<bool>), Faults> {
        let (mut touched, mut marks, mut found) = (Vec::new(), Vec::new(), Vec::new());
        for leg in bare.split(',') {
            let split = leg.split_once(['-', 'x']);
            let Some((from, to)) = split.filter(|(from, to)| is_hole(from) && is_hole(to)) else {
                found.push(Fault::BadMove { text: leg.to_owned() });
                continue;
            };
            marks.push(leg.as_bytes()[from.len()] == b'x');
            for hole in [from, to] {
                match self.geometry.find(hole) {
                    Some(point) => touched.push(point),
                    None => found.push(Fault::UnknownCell { text: hole.to_owned() }),
                }
            }
        }
        Faults::check(found)?;
        Ok((touched, marks))
    }
}

/// Whether the text is written as a hole is, on this board or another.
fn is_hole(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes.next().is_some_and(|letter| letter.is_ascii_alphabetic())
        && bytes.len() > 0
        && bytes.all(|digit| digit.is_ascii_digit())
}
