//! The simple machine over the whole catalog and over rulesets nobody wrote.

mod nobody;

use nugar_engine::luck;
use nugar_engine::opponents::{Opponent, choose, opponents};
use nugar_engine::simple;
use nugar_rules::alignment::{Alignment, AlignmentRules, State};
use nugar_rules::catalog::{PRESETS, Rules, Ruleset};
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::game::{Game, Outcome, Turn};
use nugar_rules::playout::{Chance, Playouts, Step};
use nugar_rules::table;

fn alignment(ruleset: &str) -> Alignment {
    match Ruleset::read(ruleset).unwrap().rules() {
        Rules::Alignment(rules) => Alignment::new(*rules),
        Rules::RunningFight(_) => panic!("{ruleset} is no game of alignment"),
    }
}

fn catalog() -> impl Iterator<Item = (&'static str, AlignmentRules)> {
    PRESETS.iter().filter_map(|preset| match preset.rules() {
        Rules::Alignment(rules) => Some((preset.id, rules)),
        Rules::RunningFight(_) => None,
    })
}

/// Some states of a random game, the ended one included.
fn states(game: &Alignment, seed: &str) -> Vec<State> {
    let mut luck = luck::of(seed, 0);
    let mut all = Vec::new();
    Playouts::new(game).play(game.start(), &mut luck, |step| {
        let Step::Played(state, m) = step;
        all.push(state);
        all.push(game.play(&state, m));
    });
    let last = all.pop();
    let mut some: Vec<State> = (0..12)
        .filter(|_| !all.is_empty())
        .map(|_| all[luck.below(all.len() as u64) as usize])
        .collect();
    some.extend(last);
    some
}

fn answers_legally(game: &Alignment, state: &State, depth: u8, seed: &str) {
    let all = game.list(state);
    match simple::choose(game, state, depth, seed) {
        Some(m) => assert!(all.contains(&m), "{}", game.position(state)),
        None => assert!(all.is_empty(), "{}", game.position(state)),
    }
}

#[test]
fn moves_are_legal_over_the_catalog() {
    for (id, rules) in catalog() {
        let game = Alignment::new(rules);
        for n in 0..12 {
            for state in states(&game, &format!("{id} {n}")) {
                answers_legally(&game, &state, 1 + n % 2, "seed");
            }
        }
        for state in states(&game, id) {
            answers_legally(&game, &state, 3, "seed");
        }
    }
}

#[test]
fn moves_are_legal_under_rules_nobody_wrote() {
    let mut luck = luck::of("rules", 0);
    for n in 0..300 {
        let game = Alignment::new(nobody::random_rules(&mut luck));
        for state in states(&game, &n.to_string()) {
            answers_legally(&game, &state, 1 + (n % 2) as u8, "seed");
        }
    }
}

#[test]
fn the_seed_settles_the_move() {
    let game = alignment("dara-italian");
    let mut different = 0;
    for state in states(&game, "seeded") {
        let pick = |seed: &str| simple::choose(&game, &state, 1, seed);
        assert_eq!(pick("one"), pick("one"));
        different += usize::from((0..20).any(|n| pick(&n.to_string()) != pick("one")));
    }
    assert!(different > 2, "{different}");
}

/// Wherever some move wins at once, every depth plays one that does.
#[test]
fn takes_a_win_in_one() {
    let mut seen = 0;
    for (id, rules) in catalog() {
        let game = Alignment::new(rules);
        for n in 0..40 {
            let mut luck = luck::of(id, n);
            let mut all = Vec::new();
            Playouts::new(&game).play(game.start(), &mut luck, |step| {
                let Step::Played(state, _) = step;
                all.push(state);
            });
            let Some(state) = all.last() else { continue };
            let wins = |m| {
                let won = Some(state.side());
                matches!(game.turn(&game.play(state, m)), Turn::Over(Outcome { winner, .. }) if winner == won)
            };
            if !game.list(state).into_iter().any(wins) {
                continue;
            }
            seen += 1;
            for depth in 1..=3 {
                let m = simple::choose(&game, state, depth, "win").unwrap();
                assert!(wins(m), "{id} {}", game.position(state));
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

/// From two plies on, no piece is lost in reply that another move would have kept, unless a piece
/// is taken for it.
#[test]
fn gives_nothing_away() {
    let most_taken = |game: &Alignment, state: &State| {
        let taken = |m: &nugar_rules::alignment::Move| i64::from(m.taken().len());
        game.list(state).iter().map(taken).max().unwrap_or(0)
    };
    let mut tempted = 0;
    for id in ["dara-walker", "dara-italian", "dala", "derrah", "wali"] {
        let game = alignment(id);
        for n in 0..25 {
            for state in states(&game, &format!("gift {id} {n}")) {
                // What a move gains in two plies.
                let gain = |m: nugar_rules::alignment::Move| {
                    let next = game.play(&state, m);
                    let reply =
                        if next.side() == state.side() { 0 } else { most_taken(&game, &next) };
                    i64::from(m.taken().len()) - reply
                };
                let all = game.list(&state);
                let ends = |m: &nugar_rules::alignment::Move| {
                    let next = game.play(&state, *m);
                    matches!(game.turn(&next), Turn::Over(_))
                        || game.list(&next).iter().any(|reply| {
                            matches!(game.turn(&game.play(&next, *reply)), Turn::Over(_))
                        })
                };
                if all.is_empty() || all.iter().any(ends) {
                    continue; // there other things matter
                }
                let gains: Vec<i64> = all.iter().map(|m| gain(*m)).collect();
                let (best, worst) = (gains.iter().max(), gains.iter().min());
                tempted += usize::from(best != worst);
                let m = simple::choose(&game, &state, 2, "gift").unwrap();
                assert_eq!(Some(&gain(m)), best, "{id} {}", game.position(&state));
            }
        }
    }
    assert!(tempted > 200, "{tempted}");
}

/// A whole game at a table, by texts alone; nothing is answered once it is over.
#[test]
fn plays_games_at_tables() {
    for id in ["dara-walker", "dala-doppia", "dara-italian+files=4,ranks=4,pieces=5"] {
        let ruleset = Ruleset::read(id).unwrap();
        let offered = opponents(&ruleset);
        let mut table = table::start(ruleset, None, DiceSource::Typed).unwrap();
        for ply in 0..2_000 {
            let opponent = offered[ply % 2];
            let Some(text) = choose(opponent, &*table, &ply.to_string()) else { break };
            table.next(&Event::Moved { text }).unwrap();
        }
        assert!(table.outcome().is_some(), "{id}");
        assert_eq!(choose(Opponent::Simple { depth: 2 }, &*table, ""), None);
    }
}

#[test]
fn a_forced_move_is_played() {
    let game = alignment("dara-walker+files=3,ranks=3,pieces=3");
    let mut forced = 0;
    for n in 0..200 {
        for state in states(&game, &n.to_string()) {
            let all = game.list(&state);
            if all.len() == 1 {
                forced += 1;
                assert_eq!(simple::choose(&game, &state, 4, ""), Some(all[0]));
            }
        }
    }
    assert!(forced > 3, "{forced}");
}
