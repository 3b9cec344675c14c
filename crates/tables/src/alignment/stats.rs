//! What there is in a sector: how many positions are won, lost and drawn, and the longest win.

use std::sync::Mutex;

use nugar_rules::alignment::Alignment;
use nugar_rules::game::{Game as _, Side};

use super::index::Index;
use super::probe;
use super::sector::Sector;
use crate::crew::Crew;
use crate::fault::Fault;
use crate::file::{About, NOTES};
use crate::shelf::Shelf;
use crate::value::Value;

/// What there is in a sector; positions that are images of one another count once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stats {
    /// Which sector.
    pub sector: Sector,
    /// Won by the side to move.
    pub won: u64,
    /// Lost by the side to move.
    pub lost: u64,
    /// Neither.
    pub drawn: u64,
    /// The longest win in plies, with the least number of a position that takes it.
    pub longest_win: Option<(u16, u64)>,
    /// The longest loss in plies, with the least number of a position that takes it.
    pub longest_loss: Option<(u16, u64)>,
}

/// Positions that are counted together.
const CHUNK: u64 = 1 << 16;

impl Stats {
    const fn none(sector: Sector) -> Stats {
        Stats { sector, won: 0, lost: 0, drawn: 0, longest_win: None, longest_loss: None }
    }

    /// Of so many positions with these values.
    pub(crate) fn of(
        sector: Sector,
        count: u64,
        crew: &dyn Crew,
        value: &(dyn Fn(u64) -> Value + Sync),
    ) -> Stats {
        let all = Mutex::new(Stats::none(sector));
        crew.work(count.div_ceil(CHUNK) as usize, &|n| {
            let mut here = Stats::none(sector);
            let from = n as u64 * CHUNK;
            for number in from..(from + CHUNK).min(count) {
                here.add(value(number), number);
            }
            all.lock().expect("no counting panics").join(&here);
        });
        all.into_inner().expect("no counting panics")
    }

    fn add(&mut self, value: Value, number: u64) {
        match value {
            Value::Win(plies) => {
                self.won += 1;
                longer(&mut self.longest_win, (plies, number));
            }
            Value::Draw => self.drawn += 1,
            Value::Loss(plies) => {
                self.lost += 1;
                longer(&mut self.longest_loss, (plies, number));
            }
        }
    }

    fn join(&mut self, more: &Stats) {
        self.won += more.won;
        self.lost += more.lost;
        self.drawn += more.drawn;
        for (mine, theirs) in
            [(&mut self.longest_win, more.longest_win), (&mut self.longest_loss, more.longest_loss)]
        {
            if let Some(theirs) = theirs {
                longer(mine, theirs);
            }
        }
    }

    /// All positions.
    pub const fn positions(&self) -> u64 {
        self.won + self.lost + self.drawn
    }

    /// The same of numbers that were read: none where they are beyond all that can be.
    pub(crate) fn positions_noted(&self) -> Option<u64> {
        self.won.checked_add(self.lost)?.checked_add(self.drawn)
    }

    /// The greatest code of a value.
    pub(crate) fn longest_code(&self) -> u16 {
        let plies = [self.longest_win, self.longest_loss].into_iter().flatten().map(|(p, _)| p);
        plies.max().map_or(0, |plies| plies + 1)
    }

    /// As a file notes it.
    pub(crate) fn notes(&self) -> [u64; NOTES] {
        let note = |longest: Option<(u16, u64)>| {
            longest.map_or(0, |(plies, number)| (u64::from(plies) + 1) << 48 | number)
        };
        [self.won, self.lost, self.drawn, note(self.longest_win), note(self.longest_loss), 0]
    }

    /// What a file notes.
    pub(crate) fn noted(about: &About) -> Stats {
        let [won, lost, drawn, win, loss, _] = about.notes;
        let longest = |note: u64| {
            let plies = ((note >> 48) as u16).checked_sub(1)?;
            Some((plies, note & ((1 << 48) - 1)))
        };
        Stats {
            sector: about.sector,
            won,
            lost,
            drawn,
            longest_win: longest(win),
            longest_loss: longest(loss),
        }
    }

    /// A position that takes the longest win, black to move; none when nothing is won.
    pub fn longest_position(&self, game: &Alignment) -> Option<String> {
        let (_, number) = self.longest_win?;
        let rules = game.rules();
        let index = Index::new(rules.files, rules.ranks, self.sector).ok()?;
        let (own, enemy) = (number < index.count()).then(|| index.position(number))?;
        Some(game.position(&game.movement([own, enemy], Side::Black)?))
    }
}

/// Keeps the longer of two, of equal ones the one with the lower number.
fn longer(kept: &mut Option<(u16, u64)>, other: (u16, u64)) {
    let better = |kept: (u16, u64)| other.0 > kept.0 || other.0 == kept.0 && other.1 < kept.1;
    if kept.is_none_or(better) {
        *kept = Some(other);
    }
}

/// What the finished tables of a game with up to so many men in all note, with the bytes of each.
pub fn stats(game: &Alignment, shelf: &dyn Shelf, men: u8) -> Result<Vec<(Stats, u64)>, Fault> {
    let rules = game.rules();
    let mut all = Vec::new();
    for sector in Sector::all(rules, men) {
        if let Some(table) = probe::open(rules, shelf, sector)? {
            all.push((Stats::noted(table.about()), table.size()));
        }
    }
    Ok(all)
}
