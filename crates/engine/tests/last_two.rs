//! One piece against one: values known from elsewhere, and what a machine makes of them.

use std::sync::Arc;

use nugar_engine::last_two::LastTwo;
use nugar_engine::race::{Horizon, Racer, SURE};
use nugar_rules::catalog::{PRESETS, Rules, Ruleset};
use nugar_rules::game::{Game, Side, Turn};
use nugar_rules::running_fight::{Places, RaceState, RunningFight};

fn race(ruleset: &str) -> RunningFight {
    match Ruleset::read(ruleset).unwrap().rules() {
        Rules::RunningFight(rules) => RunningFight::new(*rules),
        Rules::Alignment(_) => panic!("{ruleset} is no running-fight game"),
    }
}

fn dalled(game: &RunningFight, own: u8, other: u8) -> Option<RaceState> {
    let only = |number| Places::only(game.way().place(number).unwrap());
    game.before_throw([Places::NONE; 2], [only(own), only(other)], Side::Black)
}

fn chance(ends: &LastTwo, state: &RaceState) -> f64 {
    ends.chance(state).unwrap() as f64 / 2_f64.powi(32)
}

/// `rules.md` of the project gives these four to six digits.
#[test]
fn known_values() {
    let game = race("daldosa");
    let ends = LastTwo::new(game.clone());
    for (own, other, known) in
        [(16, 17, 0.375_530), (20, 24, 0.629_564), (24, 20, 0.375_817), (32, 16, 0.527_971)]
    {
        let state = dalled(&game, own, other).unwrap();
        let chance = chance(&ends, &state);
        assert!((chance - known).abs() < 5.1e-7, "{own} {other}: {chance:.7} for {known}");
    }
}

/// Each chance is that of the best plays of every throw, by the rules alone.
#[test]
fn chances_agree_with_their_neighbours() {
    for preset in PRESETS {
        let Rules::RunningFight(_) = preset.rules() else { continue };
        let game = race(preset.id);
        let ends = LastTwo::new(game.clone());
        let numbers = 1..2 * game.way().outer() + game.way().middle();
        for (own, other) in numbers.clone().zip(numbers.clone().rev().step_by(3)) {
            let Some(state) = dalled(&game, own, other) else { continue };
            if let Turn::Over(_) = game.turn(&state) {
                assert_eq!(ends.chance(&state), None, "{}", preset.id);
                continue;
            }
            let follow = |state: RaceState, side| match game.turn(&state) {
                Turn::Over(outcome) => f64::from(u8::from(outcome.winner == Some(side))),
                _ if state.side() == side => chance(&ends, &state),
                _ => 1.0 - chance(&ends, &state),
            };
            let mut sum = 0.0;
            for (throw, weight) in game.rolls() {
                let thrown = game.roll(&state, *throw);
                let plays = game.list(&thrown).into_iter();
                let best = plays.map(|play| follow(game.play(&thrown, play), state.side()));
                sum += f64::from(*weight) / 16.0 * best.fold(0.0, f64::max);
            }
            let found = chance(&ends, &state);
            assert!((found - sum).abs() < 1e-8, "{} {own} {other}: {found} {sum}", preset.id);
        }
    }
}

/// A machine that asks is exact; others are off by what is printed (`--nocapture`).
#[test]
fn a_machine_that_asks_is_exact() {
    let game = race("daldosa");
    let ends = Arc::new(LastTwo::new(game.clone()));
    let judging = Racer::new(game.clone());
    let asking = judging.clone().asking(ends.clone());
    let error = |racer: &Racer, horizon| {
        let (mut sum, mut count) = (0.0, 0);
        for own in 1..49 {
            for other in 1..49 {
                let Some(state) = dalled(&game, own, other) else { continue };
                let share = f64::from(racer.expect(&state, horizon)) / f64::from(SURE);
                sum += (share - chance(&ends, &state)).abs();
                count += 1;
            }
        }
        assert!(count > 2_000);
        sum / f64::from(count)
    };
    let off = [Horizon::AT_ONCE, Horizon::ONE].map(|horizon| error(&judging, horizon));
    println!("judging alone is off by {:.4} at once, {:.4} one throw ahead", off[0], off[1]);
    assert!(off.iter().all(|off| *off < 0.25), "{off:?}");
    for horizon in [Horizon::AT_ONCE, Horizon::ONE] {
        assert!(error(&asking, horizon) < 0.000_02);
    }
}
