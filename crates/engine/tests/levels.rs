//! The levels over the whole catalog and over rulesets nobody wrote.

mod nobody;

use std::collections::HashSet;

use nugar_engine::levels::Level;
use nugar_engine::luck;
use nugar_engine::opponents::{Opponent, Plays, choose};
use nugar_engine::past::Past;
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{PRESETS, Rules, Ruleset};
use nugar_rules::event::DiceSource;
use nugar_rules::game::{Game, Turn};
use nugar_rules::playout::{Chance, Playouts, Step};
use nugar_rules::running_fight::RunningFight;
use nugar_rules::table;

/// States to decide from a random game, some of them, the last ones among them.
fn states<G: Game>(game: &G, seed: &str, count: usize) -> Vec<G::State> {
    let mut luck = luck::of(seed, 0);
    let mut all = Vec::new();
    Playouts::new(game).play(game.start(), &mut luck, |step| {
        if let Step::Played(state, _) = step {
            all.push(state);
        }
    });
    let last = all.iter().rev().take(2).copied();
    let some = (0..count).map(|_| all[luck.below(all.len() as u64) as usize]);
    some.chain(last).collect()
}

/// Every level answers, legally and the same twice.
fn answers<G: Plays>(game: &G, seed: &str, count: usize, levels: &[Opponent]) {
    for state in states(game, seed, count) {
        let all = game.list(&state);
        for level in levels {
            let past = Past::none(state);
            let chosen = game.choose(*level, &past, seed).expect("there is something to decide");
            let place = format!("{} {}", level.code(), game.position(&state));
            assert!(all.contains(&chosen), "{place}");
            assert_eq!(game.choose(*level, &past, seed), Some(chosen), "{place}");
        }
    }
}

/// The levels, and the careful beginner.
fn levels() -> Vec<Opponent> {
    Level::all().map(Opponent::Level).chain([Opponent::Careful]).collect()
}

#[test]
fn every_level_answers_over_the_catalog() {
    let levels = levels();
    for preset in PRESETS {
        match preset.rules() {
            Rules::Alignment(rules) => answers(&Alignment::new(rules), preset.id, 2, &levels),
            Rules::RunningFight(rules) => {
                // The strongest takes its time, and differs from the one below by that alone.
                answers(&RunningFight::new(rules), preset.id, 4, &levels);
            }
        }
    }
}

#[test]
fn every_level_answers_under_rules_nobody_wrote() {
    let mut luck = luck::of("rules", 7);
    let quick: Vec<Opponent> = levels().into_iter().filter(|one| !top(*one)).collect();
    for n in 0..40 {
        let game = Alignment::new(nobody::random_rules(&mut luck));
        answers(&game, &n.to_string(), 1, &quick);
    }
}

fn top(opponent: Opponent) -> bool {
    opponent == Opponent::Level(Level::TOP)
}

/// No clock is asked: what a level plays stands here, and other machines have to agree.
#[test]
fn golden_moves() {
    let positions = [
        ("dara-italian", "6/6/6/6/6 b 12,12"),
        ("dara-italian", "1b2w1/b1w1b1/2b1w1/w1b2w/1w2b1 b 0,0"),
        ("dala", "2b3/2w3/1bwb2/2bw2/3w2/6 b 8,8"),
        ("daldosa", "1W3w1w3W1www/2B3W2B4W2/2bB1b1b2bbB1b1 b A3"),
    ];
    let mut found = Vec::new();
    for (ruleset, position) in positions {
        let read = Ruleset::read(ruleset).unwrap();
        let table = table::start(read, Some(position), DiceSource::Typed).unwrap();
        for level in Level::all() {
            let text = choose(Opponent::Level(level), &*table, "golden").unwrap();
            found.push(format!("{ruleset} {} {text}", level.number()));
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/levels.txt");
    let found = found.join("\n") + "\n";
    if std::env::var_os("NUGAR_RENEW").is_some() {
        std::fs::write(path, &found).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), found);
}

/// A win in one is taken, whatever else a level overlooks; of other takings one is made wherever
/// nothing but takings and idle moves are there to see.
#[test]
fn gifts_are_taken() {
    let game = alignment("dara-italian");
    // Black makes a row on a2, b2 and c2; white is left with two pieces.
    let win = game.read("6/3w2/6/2b3/bb1w1w b 0,0");
    let win = win.unwrap_or_else(|faults| panic!("{faults:?}")).state;
    let wins: Vec<_> = game
        .list(&win)
        .into_iter()
        .filter(|m| matches!(game.turn(&game.play(&win, *m)), Turn::Over(_)))
        .collect();
    assert!(!wins.is_empty() && wins.len() < game.list(&win).len());
    let gift = game.read("1w2w1/3w2/6/2b3/bb1w1w b 0,0").unwrap().state;
    for level in Level::all() {
        let mut taken = 0;
        for n in 0..40 {
            let choose = |state| {
                game.choose(Opponent::Level(level), &Past::none(state), &n.to_string()).unwrap()
            };
            assert!(wins.contains(&choose(win)), "{level:?}");
            taken += u32::from(game.captures(&gift, choose(gift)));
            if level > Level::USUAL && level < Level::TOP && n > 8 {
                break;
            }
            if level == Level::TOP {
                break;
            }
        }
        let tries = match level.number() {
            8 => 1,
            4..=7 => 10,
            _ => 40,
        };
        let least = if level.number() == 1 { 25 } else { tries };
        assert!(taken >= least, "{level:?} took {taken} of {tries}");
    }
}

fn alignment(ruleset: &str) -> Alignment {
    match Ruleset::read(ruleset).unwrap().rules() {
        Rules::Alignment(rules) => Alignment::new(*rules),
        Rules::RunningFight(_) => panic!("{ruleset} is no game of alignment"),
    }
}

/// Of lost moves a level prefers those that last: it saves what it can see how to save.
#[test]
fn who_loses_resists() {
    let game = alignment("dara-italian");
    let mut seen = 0;
    for n in 0..160 {
        for state in states(&game, &format!("lost {n}"), 0) {
            let loses = |m: &nugar_rules::alignment::Move| {
                let next = game.play(&state, *m);
                game.list(&next).into_iter().any(|reply| {
                    match game.turn(&game.play(&next, reply)) {
                        Turn::Over(outcome) => outcome.winner != Some(state.side()),
                        _ => false,
                    }
                })
            };
            let all = game.list(&state);
            let wins = |m: &nugar_rules::alignment::Move| {
                matches!(game.turn(&game.play(&state, *m)), Turn::Over(_))
            };
            let lost = all.iter().filter(|m| loses(m)).count();
            if all.iter().any(wins) || lost == 0 || lost == all.len() {
                continue;
            }
            seen += 1;
            for number in [3, 5, 7] {
                let level = Opponent::Level(Level::new(number).unwrap());
                let m = game.choose(level, &Past::none(state), "resist").unwrap();
                assert!(!loses(&m), "level {number} {}", game.position(&state));
            }
        }
    }
    assert!(seen > 10, "{seen}");
}

/// The same position with another seed is played in other ways, by all but the top.
#[test]
fn seeds_make_variety() {
    let game = alignment("dara-italian");
    let state = game.read("1b2w1/b1w1b1/2b1w1/w1b2w/1w2b1 b 0,0").unwrap().state;
    for level in Level::all().filter(|level| *level < Level::new(7).unwrap()) {
        let ways: HashSet<String> = (0..12)
            .filter_map(|n| {
                let past = Past::none(state);
                game.choose(Opponent::Level(level), &past, &n.to_string())
            })
            .map(|m| game.text(&state, m))
            .collect();
        assert!(ways.len() > 1, "{level:?}: {ways:?}");
    }
}
