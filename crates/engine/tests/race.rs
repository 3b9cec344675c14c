//! The look ahead over throws against one without cuts, and where the value is known.

use nugar_engine::evaluation::race::RaceJudge;
use nugar_engine::race::{Horizon, Racer, SURE, Share};
use nugar_rules::catalog::{PRESETS, Rules, Ruleset};
use nugar_rules::game::{Game, Turn};
use nugar_rules::playout::{Playouts, Random, Step};
use nugar_rules::running_fight::{RaceState, RunningFight};
use nugar_rules::symmetry::Symmetric;

fn racer(ruleset: &str) -> Racer {
    match Ruleset::read(ruleset).unwrap().rules() {
        Rules::RunningFight(rules) => Racer::new(RunningFight::new(*rules)),
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

/// Both colours are judged alike, on the largest board too.
#[test]
fn colours_are_judged_alike() {
    for ruleset in ["daldosa", "daldoza", "daldosa+outer=4,pieces=4", "daldosa+outer=24,pieces=24"]
    {
        let racer = racer(ruleset);
        let (game, judge) = (racer.game(), RaceJudge::new(racer.game()));
        let mut different = std::collections::HashSet::new();
        for state in states(game, 8, 3) {
            let Turn::Roll(_) = game.turn(&state) else { continue };
            let worth = judge.worth(game, &state);
            assert_eq!(worth, judge.worth(game, &game.image(&state, 1)));
            different.insert(worth);
        }
        assert!(different.len() > 4, "{ruleset}: {different:?}");
    }
}

#[test]
fn a_position_is_counted() {
    let racer = racer("daldosa");
    let (game, judge) = (racer.game(), RaceJudge::new(racer.game()));
    // Black: undalled on b16, b15 and b1, dalled on m2; white: undalled on w1, dalled on m4 and m8.
    let state = game.read("w15/1B1W3W9/b13bb b -").unwrap().state;
    let counts = judge.counts(game, &state);
    let each = counts.len() / 2 - 1;
    let (black, rest) = counts.split_at(each);
    let (white, lead) = rest.split_at(each);
    assert_eq!(
        (black[..7].to_vec(), white[..7].to_vec()),
        (vec![0, 0, 0, 1, 1, 1, 4], vec![0, 0, 1, 1, 1, 1, 3])
    );
    assert_eq!((&black[7..11], &white[7..11]), (&[2, 0, 0, 1][..], &[0, 0, 0, 1][..]));
    let dalled = |parts: &[i16]| (0..12).filter(|i| parts[11 + i] > 0).collect::<Vec<_>>();
    assert_eq!((dalled(black), dalled(white)), (vec![4], vec![4, 5]));
    assert_eq!(&black[23..36], &[0, 1, 0, 0, 0, 1, 0, 0, 1, 2, 1, 0, 0]);
    assert_eq!(&white[23..36], &[0; 13]);
    assert_eq!(lead, [16 / 7, 1]);
}

/// Who sees less of what may be taken from it expects more where it may be.
#[test]
fn caution_sees_what_may_be_taken() {
    let racer = racer("daldosa");
    // White, who throws next, stands two holes behind one of black's and three behind another.
    let game = racer.game();
    let state = game.read("16/1W1B1B10B/16 b AA").unwrap().state;
    let play = game.list(&state)[0];
    let next = game.play(&state, play);
    assert_eq!(next.side(), state.side(), "AA throws again");
    let expect = |caution| racer.clone().cautious(caution).expect(&next, Horizon::AT_ONCE);
    assert!(
        expect(0) > expect(50) && expect(50) > expect(100),
        "{} {} {}",
        expect(0),
        expect(50),
        expect(100)
    );
}
