//! The machines that can be offered for a ruleset, by code, and their moves as text. Names for
//! people are `words`' business.

use std::sync::Arc;

use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::game::{Game, Turn};
use nugar_rules::running_fight::RunningFight;
use nugar_rules::table::Table;

use crate::evaluation::alignment::Points;
use crate::last_two::LastTwo;
use crate::levels::{self, Level};
use crate::limits::Limits;
use crate::past::Past;
use crate::race::{Horizon, Racer};
use crate::search::{Searcher, Style};
use crate::{careful, page, simple};

/// A machine that can be played against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// [`crate::levels`].
    Level(Level),
    /// [`crate::page`].
    Page,
    /// [`crate::careful`].
    Careful,
    /// [`crate::simple`], looking so many plies ahead.
    Simple {
        /// Plies, from 1.
        depth: u8,
    },
    /// The search, or the look ahead over throws, as far as an answer without a wait allows:
    /// [`STRONG_NODES`] positions, or [`STRONG_HORIZON`].
    Strong,
}

/// Positions that the strong machine looks at for a move of a game without dice: about a tenth of
/// a second.
pub const STRONG_NODES: u64 = 200_000;
/// How far it looks in a game with dice: about two thousandths of a second.
pub const STRONG_HORIZON: Horizon = Horizon::TWO;
/// Bytes that it remembers them in.
pub(crate) const STRONG_BYTES: usize = 1 << 22;

impl Opponent {
    /// Whom somebody plays who does not choose.
    pub const USUAL: Opponent = Opponent::Level(Level::USUAL);
    /// Whose moves are offered as hints.
    pub const BEST: Opponent = Opponent::Strong;

    /// Every opponent there is for any ruleset: those that are offered, the levels from the weakest
    /// on, then those that only programs, links and stored games name.
    pub fn all() -> impl Iterator<Item = Opponent> {
        let named = [Opponent::Page, Opponent::Careful];
        let simple = simple::DEPTHS.map(|depth| Opponent::Simple { depth });
        Level::all().map(Opponent::Level).chain(named).chain(simple).chain([Opponent::Strong])
    }

    /// The opponent as programs, links and records name it.
    pub fn code(self) -> String {
        match self {
            Opponent::Level(level) => format!("level-{}", level.number()),
            Opponent::Page => "page".to_owned(),
            Opponent::Careful => "careful".to_owned(),
            Opponent::Simple { depth } => format!("simple-{depth}"),
            Opponent::Strong => "strong".to_owned(),
        }
    }

    /// The opponent of that code.
    pub fn from_code(code: &str) -> Option<Opponent> {
        Opponent::all().find(|opponent| opponent.code().eq_ignore_ascii_case(code))
    }

    /// Whether it can play by those rules.
    pub const fn plays(self, rules: &Rules) -> bool {
        match (self, rules) {
            (Opponent::Level(_) | Opponent::Careful | Opponent::Strong, _)
            | (Opponent::Simple { .. }, Rules::Alignment(_))
            | (Opponent::Page, Rules::RunningFight(_)) => true,
            (Opponent::Simple { .. }, Rules::RunningFight(_))
            | (Opponent::Page, Rules::Alignment(_)) => false,
        }
    }
}

/// The opponents that are offered for a ruleset: the levels, the weakest first, then whoever has a
/// name there. The strongest level of races is as strong as the strong machine, so that it is
/// offered elsewhere only. Others can be named by their codes.
pub fn opponents(ruleset: &Ruleset) -> Vec<Opponent> {
    let race = matches!(ruleset.rules(), Rules::RunningFight(_));
    let offered = |one: &Opponent| match one {
        Opponent::Level(_) | Opponent::Page => true,
        Opponent::Strong => !race,
        Opponent::Careful | Opponent::Simple { .. } => false,
    };
    Opponent::all().filter(|one| offered(one) && one.plays(ruleset.rules())).collect()
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
            Opponent::Level(level) => {
                levels::alignment::choose(self, past, &levels::alignment::Manner::of(level), seed)
            }
            Opponent::Careful => careful::align(self, &past.state, seed),
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
    fn choose(
        &self,
        opponent: Opponent,
        past: &Past<Self::State>,
        seed: &str,
    ) -> Option<Self::Move> {
        match opponent {
            Opponent::Level(level) => {
                levels::race::choose(self, &past.state, &levels::race::Manner::of(level), seed)
            }
            Opponent::Careful => careful::race(self, &past.state, seed),
            Opponent::Page => page::choose(self, &past.state),
            Opponent::Strong => {
                let ends = Arc::new(LastTwo::new(self.clone()));
                let racer = Racer::new(self.clone()).asking(ends);
                racer.choose(&past.state, STRONG_HORIZON)
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
        for opponent in Opponent::all() {
            assert_eq!(Opponent::from_code(&opponent.code()), Some(opponent));
        }
        assert_eq!(Opponent::from_code("simple-9"), None);
    }

    #[test]
    fn every_preset_has_the_levels_and_one_machine_with_a_name() {
        for preset in PRESETS {
            let offered = opponents(&Ruleset::from(preset));
            let race = matches!(preset.rules(), Rules::RunningFight(_));
            let named = if race { Opponent::Page } else { Opponent::Strong };
            assert_eq!(offered.len(), Level::COUNT + 1, "{}", preset.id);
            assert_eq!(offered.last(), Some(&named));
            assert!(offered.contains(&Opponent::USUAL));
        }
    }
}
