//! The machines that can be offered for a ruleset, by code, and their moves as text. Names for
//! people are `words`' business.

use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::game::{Game, Turn};
use nugar_rules::running_fight::RunningFight;
use nugar_rules::table::Table;

use crate::evaluation::alignment::Points;
use crate::evaluation::race::RaceWeights;
use crate::limits::Limits;
use crate::past::Past;
use crate::race::{Horizon, Racer};
use crate::search::{Searcher, Style};
use crate::{page, simple};

/// A machine that can be played against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// [`crate::simple`], looking so many plies ahead.
    Simple {
        /// Plies, from 1.
        depth: u8,
    },
    /// [`crate::page`].
    Page,
    /// The search, or the look ahead over throws, as far as an answer without a wait allows:
    /// [`STRONG_NODES`] positions, or one throw ahead.
    Strong,
}

/// Positions that the strong machine looks at for a move of a game without dice: about a tenth of
/// a second.
pub const STRONG_NODES: u64 = 200_000;
/// Bytes that it remembers them in.
const STRONG_BYTES: usize = 1 << 22;

impl Opponent {
    /// Every opponent there is for any ruleset, the weakest first.
    pub const ALL: [Opponent; 6] = [
        Opponent::Simple { depth: 1 },
        Opponent::Simple { depth: 2 },
        Opponent::Simple { depth: 3 },
        Opponent::Simple { depth: 4 },
        Opponent::Page,
        Opponent::Strong,
    ];

    /// The opponent as programs, links and records name it.
    pub fn code(self) -> String {
        match self {
            Opponent::Simple { depth } => format!("simple-{depth}"),
            Opponent::Page => "page".to_owned(),
            Opponent::Strong => "strong".to_owned(),
        }
    }

    /// The opponent of that code.
    pub fn from_code(code: &str) -> Option<Opponent> {
        Opponent::ALL.into_iter().find(|opponent| opponent.code().eq_ignore_ascii_case(code))
    }

    /// Whether it can play by those rules.
    pub const fn plays(self, rules: &Rules) -> bool {
        match (self, rules) {
            (Opponent::Strong, _)
            | (Opponent::Simple { .. }, Rules::Alignment(_))
            | (Opponent::Page, Rules::RunningFight(_)) => true,
            (Opponent::Simple { .. }, Rules::RunningFight(_))
            | (Opponent::Page, Rules::Alignment(_)) => false,
        }
    }
}

/// The opponents that can be offered for a ruleset, the weakest first.
pub fn opponents(ruleset: &Ruleset) -> Vec<Opponent> {
    Opponent::ALL.into_iter().filter(|opponent| opponent.plays(ruleset.rules())).collect()
}

/// The opponent's move at a table, as canonical text; none unless there is something to decide, or
/// where it cannot play by the table's rules. Settled by the position, what of the game's past may
/// still make a draw, and the seed.
pub fn choose(opponent: Opponent, table: &dyn Table, seed: &str) -> Option<String> {
    let Turn::Decide(_) = table.turn() else { return None };
    match table.ruleset().rules() {
        Rules::Alignment(rules) => answer(&Alignment::new(*rules), opponent, table, seed),
        Rules::RunningFight(rules) => answer(&RunningFight::new(*rules), opponent, table, seed),
    }
}

fn answer<G: Plays>(game: &G, opponent: Opponent, table: &dyn Table, seed: &str) -> Option<String> {
    let past = Past::at(game, table)?;
    game.choose(opponent, &past, seed).map(|m| game.text(&past.state, m))
}

/// A game that opponents know how to play.
pub trait Plays: Game {
    /// The opponent's move; none unless there is something to decide, or where it cannot play this
    /// game. Settled by the state with its past and the seed.
    fn choose(
        &self,
        opponent: Opponent,
        past: &Past<Self::State>,
        seed: &str,
    ) -> Option<Self::Move>;
}

impl Plays for Alignment {
    fn choose(
        &self,
        opponent: Opponent,
        past: &Past<Self::State>,
        seed: &str,
    ) -> Option<Self::Move> {
        match opponent {
            Opponent::Simple { depth } => simple::choose(self, &past.state, depth, seed),
            Opponent::Strong => {
                let judge = Points::of(self.rules());
                let mut searcher = Searcher::new(self.clone(), judge, Style::Full, STRONG_BYTES);
                let limits = Limits::nodes(STRONG_NODES);
                searcher.think(past, limits, 1, &mut || false, &mut |_| {}).best()
            }
            Opponent::Page => None,
        }
    }
}

impl Plays for RunningFight {
    fn choose(&self, opponent: Opponent, past: &Past<Self::State>, _: &str) -> Option<Self::Move> {
        match opponent {
            Opponent::Page => page::choose(self, &past.state),
            Opponent::Strong => {
                Racer::new(self.clone(), RaceWeights::BEST).choose(&past.state, Horizon::ONE)
            }
            Opponent::Simple { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nugar_rules::catalog::PRESETS;

    #[test]
    fn codes_read_back() {
        for opponent in Opponent::ALL {
            assert_eq!(Opponent::from_code(&opponent.code()), Some(opponent));
        }
        assert_eq!(Opponent::from_code("simple-9"), None);
    }

    #[test]
    fn every_preset_has_opponents() {
        for preset in PRESETS {
            let ruleset = Ruleset::from(preset);
            let least = match ruleset.rules() {
                Rules::Alignment(_) => 5,
                Rules::RunningFight(_) => 2,
            };
            assert!(opponents(&ruleset).len() >= least, "{}", preset.id);
        }
    }
}
