//! The look ahead over throws against one without cuts, and where the value is known.

use nugar_engine::evaluation::race::RaceWeights;
use nugar_engine::race::{Horizon, Racer, SURE, Share};
use nugar_rules::catalog::{PRESETS, Rules, Ruleset};
use nugar_rules::game::{Game, Turn};
use nugar_rules::playout::{Playouts, Random, Step};
use nugar_rules::running_fight::{RaceState, RunningFight};

fn racer(ruleset: &str) -> Racer {
    match Ruleset::read(ruleset).unwrap().rules() {
        Rules::RunningFight(rules) => Racer::new(RunningFight::new(*rules), RaceWeights::BEST),
        Rules::Alignment(_) => panic!("{ruleset} is no running-fight game"),
    }
}

/// Every play of every throw, without a window.
fn everything(racer: &Racer, state: &RaceState, throws: u8) -> Share {
    let game = racer.game();
    if throws == 0 || matches!(game.turn(state), Turn::Over(_)) {
        return racer.expect(state, Horizon::AT_ONCE);
    }
    let best = |thrown: &RaceState| {
        let value = |play| {
            let next = game.play(thrown, play);
            let share = everything(racer, &next, throws - 1);
            if next.side() == state.side() { share } else { SURE - share }
        };
        game.list(thrown).into_iter().map(value).max().unwrap()
    };
    let sum: i32 = game
        .rolls()
        .iter()
        .map(|(throw, weight)| *weight as i32 * best(&game.roll(state, *throw)))
        .sum();
    (sum + 8) / 16
}

/// States before a throw and to be played, from random games.
fn states(game: &RunningFight, seed: u64, each: usize) -> Vec<RaceState> {
    let mut all = Vec::new();
    Playouts::new(game).play(game.start(), &mut Random::new(seed), |step| {
        if let Step::Played(state, play) = step {
            all.extend([state, game.play(&state, play)]);
        }
    });
    all.into_iter().step_by(each).collect()
}

#[test]
fn cuts_change_nothing() {
    for ruleset in ["daldosa+outer=5,pieces=4", "daldosa-jaeren+outer=6,pieces=5", "daldoza"] {
        let racer = racer(ruleset);
        for state in states(racer.game(), 3, 7) {
            let wide = |throws| Horizon { throws, width: usize::MAX, nodes: u64::MAX, margin: 0 };
            match racer.game().turn(&state) {
                Turn::Roll(_) => {
                    assert_eq!(racer.expect(&state, wide(1)), everything(&racer, &state, 1));
                    if ruleset != "daldoza" {
                        assert_eq!(racer.expect(&state, wide(2)), everything(&racer, &state, 2));
                    }
                }
                Turn::Decide(side) => {
                    let best = racer.rank(&state, wide(1), &mut || false)[0];
                    let value = |play| {
                        let next = racer.game().play(&state, play);
                        let share = everything(&racer, &next, 1);
                        if next.side() == side { share } else { SURE - share }
                    };
                    let all = racer.game().list(&state);
                    assert_eq!(Some(best.share), all.into_iter().map(value).max());
                }
                Turn::Over(_) => {}
            }
        }
    }
}

#[test]
fn plays_are_legal_and_settled() {
    for preset in PRESETS {
        let Rules::RunningFight(_) = preset.rules() else { continue };
        let racer = racer(preset.id);
        for state in states(racer.game(), 5, 11) {
            let all = racer.game().list(&state);
            for horizon in [Horizon::AT_ONCE, Horizon { nodes: 500, ..Horizon::TWO }] {
                let ranked = racer.rank(&state, horizon, &mut || false);
                assert_eq!(ranked, racer.rank(&state, horizon, &mut || false));
                assert_eq!(ranked.len(), all.len());
                assert!(ranked.iter().all(|ranked| all.contains(&ranked.play)));
                assert!(ranked.iter().all(|ranked| (0..=SURE).contains(&ranked.share)));
            }
            let stopped = racer.rank(&state, Horizon::TWO, &mut || true);
            assert_eq!(stopped, racer.rank(&state, Horizon::AT_ONCE, &mut || false));
        }
    }
}

/// A throw that takes the last piece is seen before it is thrown.
#[test]
fn wins_are_counted() {
    let racer = racer("daldosa");
    let state = racer.game().read("16/1B4W10/16 b -").unwrap().state;
    // Four of sixteen throws take at once; the rest is worth something, but not all.
    let share = racer.expect(&state, Horizon::ONE);
    assert!((SURE / 4..SURE).contains(&share), "{share}");
    let thrown = racer.game().read("16/1B4W10/16 b 23").unwrap().state;
    let best = racer.rank(&thrown, Horizon::AT_ONCE, &mut || false)[0];
    assert_eq!((best.share, racer.game().text(&thrown, best.play).as_str()), (SURE, "m2xm7"));
}
