//! The crate's rules held against the slow generator's, position by position.

use nugar_rules::catalog::{self, Ruleset, Visitor};
use nugar_rules::game::{Game, Turn};
use nugar_rules::playout::{Playouts, Random, Step};
use nugar_rules::symmetry::Symmetric;
use nugar_rules::table;

use crate::slow::{self, Family, SplitMix64};

/// Of this many games' states one is compared, on average.
const ONE_STATE_IN: u64 = 12;
/// Positions put up at random, for each game: runs that no move may make, hands of any size.
const SETUPS: usize = 4;

/// What was compared.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Compared {
    /// Positions.
    pub(crate) positions: u64,
    /// Their legal moves.
    pub(crate) moves: u64,
}

/// Compares at least so many positions of presets and of random rulesets, all from that seed.
/// Panics with the position where the two disagree.
pub(crate) fn compare(seed: u64, positions: u64) -> Compared {
    let mut chance = SplitMix64(seed);
    let mut compared = Compared::default();
    while compared.positions < positions {
        let ruleset = match chance.below(3) {
            0 => catalog::PRESETS[chance.below(catalog::PRESETS.len())].id.to_owned(),
            1 => slow::random_ruleset(&mut chance, Family::Alignment),
            _ => slow::random_ruleset(&mut chance, Family::RunningFight),
        };
        let read = Ruleset::read(&ruleset).unwrap_or_else(|faults| panic!("{ruleset}: {faults}"));
        let (chance, compared) = (&mut chance, &mut compared);
        read.rules().visit(OneGame { ruleset: &ruleset, chance, compared });
    }
    compared
}

struct OneGame<'a> {
    ruleset: &'a str,
    chance: &'a mut SplitMix64,
    compared: &'a mut Compared,
}

impl Visitor for OneGame<'_> {
    type Output = ();

    fn visit<G: Game + Symmetric>(self, game: G) {
        let rules = slow::Ruleset::read(self.ruleset);
        let mut states = Vec::new();
        let mut random = Random::new(self.chance.draw());
        Playouts::new(&game).play(game.start(), &mut random, |step| {
            if let Step::Played(state, m) = step {
                states.extend([state, game.play(&state, m)]);
            }
        });
        let mut texts: Vec<String> = states
            .iter()
            .filter(|_| self.chance.draw().is_multiple_of(ONE_STATE_IN))
            .map(|state| game.position(state))
            .collect();
        texts.extend((0..SETUPS).map(|_| slow::setup(self.chance, &rules)));
        for text in texts {
            let moves = agree(&game, &rules, self.ruleset, &text);
            self.compared.positions += 1;
            self.compared.moves += moves;
        }
    }
}

/// Holds one position's text, phase, outcome and moves against the slow generator's.
fn agree<G: Game>(game: &G, rules: &slow::Ruleset, ruleset: &str, text: &str) -> u64 {
    let at = format!("{ruleset} | {text}");
    let state = game.read(text).unwrap_or_else(|faults| panic!("{at}: {faults}")).state;
    assert_eq!(game.position(&state), slow::settle(rules, text), "{at}");
    assert_eq!(game.phase(&state).code(), slow::phase(rules, text), "{at}");
    let outcome = match game.turn(&state) {
        Turn::Over(outcome) => {
            Some((outcome.winner.map(nugar_rules::game::Side::letter), outcome.reason.code()))
        }
        _ => None,
    };
    assert_eq!(outcome, slow::outcome(rules, text), "{at}");
    let fast: Vec<(String, String)> =
        table::list(game, &state).into_iter().map(|m| (m.text, m.position)).collect();
    assert_eq!(game.count(&state), fast.len() as u64, "{at}");
    assert_eq!(fast, slow::moves(rules, text), "{at}");
    fast.len() as u64
}
