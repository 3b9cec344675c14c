//! Opponents at a table where somebody can be asked what is exactly known: the best of them never
//! give a known value away; the others are meant to err and ask nobody.

use std::sync::Arc;

use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::Rules;
use nugar_rules::game::{Game, Turn};
use nugar_rules::oracle::{Known, Oracle};
use nugar_rules::running_fight::{Play, RaceState, RunningFight};
use nugar_rules::table::Table;

use crate::evaluation::alignment::Points;
use crate::levels::Level;
use crate::limits::Limits;
use crate::opponents::{self, Opponent, STRONG_BYTES, STRONG_NODES};
use crate::past::Past;
use crate::search::{Searcher, Style};

/// Who can be asked, by the family of the game.
#[derive(Clone, Default)]
pub struct Knowing {
    /// About games of alignment.
    pub alignment: Option<Arc<dyn Oracle<Alignment>>>,
    /// About running-fight games.
    pub race: Option<Arc<dyn Oracle<RunningFight>>>,
}

impl Knowing {
    /// What is known of the position on a table.
    pub fn known(&self, table: &dyn Table) -> Option<Known> {
        match table.ruleset().rules() {
            Rules::Alignment(rules) => {
                let past = Past::at(&Alignment::new(*rules), table)?;
                self.alignment.as_ref()?.ask(&past.state)
            }
            Rules::RunningFight(rules) => {
                let past = Past::at(&RunningFight::new(*rules), table)?;
                self.race.as_ref()?.ask(&past.state)
            }
        }
    }

    /// The opponent's move at a table, as [`opponents::choose`] has it; the best opponents ask
    /// first.
    pub fn choose(&self, opponent: Opponent, table: &dyn Table, seed: &str) -> Option<String> {
        let asks = opponent == Opponent::BEST || opponent == Opponent::Level(Level::TOP);
        let exact = if asks { self.exact(table) } else { None };
        exact.or_else(|| opponents::choose(opponent, table, seed))
    }

    /// The move of the best machine where something is known; none where nothing is.
    fn exact(&self, table: &dyn Table) -> Option<String> {
        let Turn::Decide(_) = table.turn() else { return None };
        match table.ruleset().rules() {
            Rules::Alignment(rules) => {
                let oracle = self.alignment.clone()?;
                let game = Alignment::new(*rules);
                let past = Past::at(&game, table)?;
                let judge = Points::of(rules);
                let mut searcher =
                    Searcher::new(game.clone(), judge, Style::Full, STRONG_BYTES).asking(oracle);
                let limits = Limits::nodes(STRONG_NODES);
                let best = searcher.think(&past, limits, 1, &mut || false, &mut |_| {}).best()?;
                Some(game.text(&past.state, best))
            }
            Rules::RunningFight(rules) => {
                let game = RunningFight::new(*rules);
                let past = Past::at(&game, table)?;
                let best = best_play(&game, &**self.race.as_ref()?, &past.state)?;
                Some(game.text(&past.state, best))
            }
        }
    }
}

/// The play with the best chance; none unless that of every play is known.
fn best_play(
    game: &RunningFight,
    oracle: &dyn Oracle<RunningFight>,
    state: &RaceState,
) -> Option<Play> {
    let Turn::Decide(side) = game.turn(state) else { return None };
    let chance = |play: &Play| {
        let next = game.play(state, *play);
        match game.turn(&next) {
            Turn::Over(outcome) => Some(if outcome.winner == Some(side) { 1.0 } else { 0.0 }),
            Turn::Roll(other) | Turn::Decide(other) => match oracle.ask(&next)? {
                Known::Chance(chance) if other == side => Some(chance),
                Known::Chance(chance) => Some(1.0 - chance),
                Known::Win { .. } | Known::Draw | Known::Loss { .. } => None,
            },
        }
    };
    let mut best: Option<(f64, Play)> = None;
    for play in game.list(state) {
        let here = chance(&play)?;
        if best.is_none_or(|(highest, _)| here > highest) {
            best = Some((here, play));
        }
    }
    best.map(|(_, play)| play)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nugar_rules::catalog::Ruleset;
    use nugar_rules::event::DiceSource;
    use nugar_rules::stones::Stones;
    use nugar_rules::table;

    /// Says of a position of Dara that it is won with black on a1, else that it is lost.
    struct Corner;

    impl Oracle<Alignment> for Corner {
        fn ask(&self, state: &nugar_rules::alignment::State) -> Option<Known> {
            let black = nugar_rules::game::Side::Black;
            let there = state.stones(black).meets(Stones::named("a1"));
            let good = there == (state.side() == black);
            Some(if good { Known::Win { plies: 9 } } else { Known::Loss { plies: 8 } })
        }
    }

    /// Says that one position is bad for who throws there, and all others are even.
    struct Trap(RunningFight, String);

    impl Oracle<RunningFight> for Trap {
        fn ask(&self, state: &RaceState) -> Option<Known> {
            let bad = self.0.position(state) == self.1;
            Some(Known::Chance(if bad { 0.125 } else { 0.5 }))
        }
    }

    fn at(ruleset: &str, position: &str) -> Box<dyn Table> {
        let ruleset = Ruleset::read(ruleset).expect("it is one");
        table::start(ruleset, Some(position), DiceSource::Typed).expect("it can stand")
    }

    #[test]
    fn the_best_ask_and_the_others_do_not() {
        let knowing = Knowing { alignment: Some(Arc::new(Corner)), ..Knowing::default() };
        let table = at("dara-italian", "5w/2w3/3bb1/4w1/1b4 b 0,0");
        assert_eq!(knowing.known(&*table), Some(Known::Loss { plies: 8 }));
        for best in [Opponent::BEST, Opponent::Level(Level::TOP)] {
            let chosen = knowing.choose(best, &*table, "seed");
            assert_eq!(chosen.as_deref(), Some("b1-a1"), "{best:?}");
        }
        let low = Opponent::Level(Level::USUAL);
        let alone = opponents::choose(low, &*table, "seed");
        assert_eq!(knowing.choose(low, &*table, "seed"), alone);
        let nobody = Knowing::default();
        assert_eq!(nobody.known(&*table), None);
        let strong = Opponent::BEST;
        assert_eq!(
            nobody.choose(strong, &*table, "seed"),
            opponents::choose(strong, &*table, "seed")
        );
    }

    #[test]
    fn races_take_the_play_with_the_best_chance() {
        let table = at("daldosa", "16/1W3W9B1/16 w 23");
        let Rules::RunningFight(rules) = *table.ruleset().rules() else { panic!("it is a race") };
        let game = RunningFight::new(rules);
        let state = game.read(&table.position()).expect("it can stand").state;
        let plays = game.list(&state);
        assert!(plays.len() > 1);
        for play in plays {
            let trap = game.position(&game.play(&state, play));
            let race: Arc<dyn Oracle<RunningFight>> = Arc::new(Trap(game.clone(), trap));
            let knowing = Knowing { race: Some(race), ..Knowing::default() };
            let chosen = knowing.choose(Opponent::BEST, &*table, "seed");
            assert_eq!(chosen, Some(game.text(&state, play)));
            assert_eq!(knowing.known(&*table), Some(Known::Chance(0.5)));
        }
        // A play that wins at once is better than all others.
        let table = at("daldosa", "16/1W1B13/16 w 23");
        let race: Arc<dyn Oracle<RunningFight>> = Arc::new(Trap(game, String::new()));
        let knowing = Knowing { race: Some(race), ..Knowing::default() };
        assert_eq!(knowing.choose(Opponent::BEST, &*table, "seed").as_deref(), Some("m2-m7"));
    }
}
