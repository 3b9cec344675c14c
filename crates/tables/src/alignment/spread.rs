//! Spreading decided positions of a block: every quiet step that can have led to one is taken back,
//! and the position before it is told.

use nugar_rules::alignment::{Alignment, CaptureChoice};
use nugar_rules::stones::Stones;

use super::index::Cursor;
use super::pair::Half;

/// Positions that are told together. Most cells are far apart in memory and need no change. Looking
/// at all of them before any is changed lets the processor fetch them together, while changes wait
/// for one another: 2026-11-30, 3 against 4 of dara-italian, a fifth less time than one by one.
const TOGETHER: usize = 256;

/// Spreads positions that are decided in so many plies.
pub(super) struct Spread<'a> {
    game: &'a Alignment,
    half: &'a Half,
    mate: &'a Half,
    plies: u16,
    /// A capture that is earned need not be made.
    optional: bool,
    cursor: Cursor<'a>,
    /// Positions before those spread, each with the steps that lead on.
    before: Vec<(u64, u16)>,
}

impl<'a> Spread<'a> {
    pub(super) fn new(
        game: &'a Alignment,
        half: &'a Half,
        mate: &'a Half,
        plies: u16,
    ) -> Spread<'a> {
        Spread {
            game,
            half,
            mate,
            plies,
            optional: game.rules().capture_choice == CaptureChoice::Optional,
            cursor: half.index.cursor(),
            before: Vec::with_capacity(2 * TOGETHER),
        }
    }

    /// Spreads the position of that number.
    pub(super) fn position(&mut self, number: u64) {
        let (own, enemy) = self.cursor.at(number);
        let free = self.game.board().without(own | enemy);
        let takes_nothing = self.optional || self.game.prey_among(own).size(1) == 0;
        let from = self.before.len();
        for walk in self.game.arrivals(enemy) {
            let back = walk.direction().opposite();
            let quiet = if takes_nothing { walk.quiet() | walk.earning() } else { walk.quiet() };
            for to in quiet & free.step(walk.direction()) {
                let to = Stones::cell(to);
                let place = self.mate.index.place(enemy ^ to ^ to.step(back), own);
                self.before.push((place.number, u16::from(place.kept)));
            }
        }
        if self.cursor.is_special() {
            let kept = self.half.index.place(own, enemy).kept;
            if kept > 1 {
                self.weigh(from, u16::from(kept));
            }
        }
        if self.before.len() >= TOGETHER {
            self.tell();
        }
    }

    /// Counts the steps that lead on to a position that several turns keep. Of n steps back to the
    /// images of one position, which k turns keep, n k / m lead on to this position, which m turns
    /// keep: both count the steps between the two sets of images.
    fn weigh(&mut self, from: usize, kept: u16) {
        let mut here = self.before.split_off(from);
        here.sort_unstable();
        for same in here.chunk_by(|a, b| a.0 == b.0) {
            self.before.push((same[0].0, same.len() as u16 * same[0].1 / kept));
        }
    }

    fn tell(&mut self) {
        let (sweep, plies) = (&self.mate.sweep, self.plies + 1);
        if self.plies % 2 == 1 {
            self.before.retain(|(number, _)| sweep.get(*number).is_open());
            self.before.iter().for_each(|(number, steps)| sweep.lose(*number, *steps, plies));
        } else {
            self.before.retain(|(number, _)| !sweep.get(*number).is_won_within(plies));
            self.before.iter().for_each(|(number, _)| sweep.win(*number, plies));
        }
        self.before.clear();
    }

    /// Tells what is left to tell.
    pub(super) fn finish(mut self) {
        self.tell();
    }
}
