//! The crate's rules held against the slow generator's, position by position.

use nugar_rules::catalog::{self, Ruleset, Visitor};
use nugar_rules::fault::Faults;
use nugar_rules::game::{Game, Side, Turn};
use nugar_rules::playout::{Playouts, Random, Step};
use nugar_rules::symmetry::Symmetric;
use nugar_rules::table;

use super::slow::{self, Family, SplitMix64};

/// Of so many states of a game one is compared, on average.
const ONE_STATE_IN: u64 = 12;
/// Positions put up at random, for each game: runs that no move may make, hands of any size.
const SETUPS: usize = 4;

/// What was compared.
#[derive(Debug, Clone, Default)]
pub(crate) struct Compared {
    /// Rulesets, each with a game and some set-ups.
    pub(crate) rulesets: u64,
    /// Positions.
    pub(crate) positions: u64,
    /// Their legal moves.
    pub(crate) moves: u64,
    /// Where the two disagree, the first few.
    pub(crate) differences: Vec<String>,
}

/// Differences that are kept.
const KEPT: usize = 3;

/// Compares at least so many positions of presets and of random rulesets, all from that seed.
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
        compared.rulesets += 1;
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
            let (wanted, have) = (slowly(&rules, &text), quickly(&game, &text));
            self.compared.positions += 1;
            self.compared.moves += wanted.moves.len() as u64;
            if have.as_ref() != Ok(&wanted) && self.compared.differences.len() < KEPT {
                let at = format!("{} | {text}", self.ruleset);
                self.compared.differences.push(format!("{at}: slow {wanted:?}, fast {have:?}"));
            }
        }
    }
}

/// What is said of a position.
#[derive(Debug, PartialEq, Eq)]
struct Said {
    /// Canonical text.
    position: String,
    phase: &'static str,
    /// The winner and the reason, once it has ended.
    outcome: Option<slow::Outcome>,
    /// The legal moves with where they lead, by text.
    moves: Vec<(String, String)>,
}

/// What the slow generator says.
fn slowly(rules: &slow::Ruleset, text: &str) -> Said {
    Said {
        position: slow::settle(rules, text),
        phase: slow::phase(rules, text),
        outcome: slow::outcome(rules, text),
        moves: slow::moves(rules, text),
    }
}

/// What the rules say.
fn quickly<G: Game>(game: &G, text: &str) -> Result<Said, Faults> {
    let state = game.read(text)?.state;
    let outcome = match game.turn(&state) {
        Turn::Over(outcome) => Some((outcome.winner.map(Side::letter), outcome.reason.code())),
        Turn::Decide(_) | Turn::Roll(_) => None,
    };
    Ok(Said {
        position: game.position(&state),
        phase: game.phase(&state).code(),
        outcome,
        moves: table::list(game, &state).into_iter().map(|m| (m.text, m.position)).collect(),
    })
}
