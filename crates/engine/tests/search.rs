//! The search against looking at everything, and against small games solved completely.

mod nobody;
mod solved;

use nugar_engine::evaluation::Judge;
use nugar_engine::evaluation::alignment::Points;
use nugar_engine::limits::Limits;
use nugar_engine::luck;
use nugar_engine::past::Past;
use nugar_engine::score::{Meaning, Score};
use nugar_engine::search::{Report, Searcher, Style};
use nugar_rules::alignment::{Alignment, Move, State};
use nugar_rules::catalog::{PRESETS, Rules, Ruleset};
use nugar_rules::draws::Draws;
use nugar_rules::game::{Game, Turn};
use nugar_rules::playout::{Chance, Playouts, Step};

use self::solved::solve;

fn alignment(ruleset: &str) -> Alignment {
    match Ruleset::read(ruleset).unwrap().rules() {
        Rules::Alignment(rules) => Alignment::new(*rules),
        Rules::RunningFight(_) => panic!("{ruleset} is no game of alignment"),
    }
}

fn searcher(game: &Alignment, style: Style) -> Searcher<Alignment, Points> {
    Searcher::new(game.clone(), Points::of(game.rules()), style, 1 << 20)
}

fn think(
    searcher: &mut Searcher<Alignment, Points>,
    past: &Past<State>,
    limits: Limits,
    lines: usize,
) -> Report<Move> {
    searcher.think(past, limits, lines, &mut || false, &mut |_| {})
}

/// A random game with its history at every ply.
fn pasts(game: &Alignment, seed: &str) -> Vec<Past<State>> {
    let mut luck = luck::of(seed, 0);
    let mut past = Past::none(game.start());
    let mut all = vec![past.clone()];
    Playouts::new(game).play(game.start(), &mut luck, |step| {
        let Step::Played(state, m) = step;
        past.push(game.play(&state, m), game.resets(&state, m));
        all.push(past.clone());
    });
    all
}

/// Everything, and nothing clever.
fn minimax(game: &Alignment, past: &Past<State>, depth: u8, ply: u32) -> Score {
    let side = past.state.side();
    if let Turn::Over(outcome) = game.turn(&past.state) {
        return Score::of(outcome, side, ply);
    }
    if ply > 0 {
        let mut draws = Draws::new(game.limits(), past.state, past.quiet);
        // Draws counts from its start: give it the states in order.
        if let Some((first, rest)) = past.before.split_first() {
            draws = Draws::new(game.limits(), *first, past.quiet - past.before.len() as u32);
            for state in rest.iter().chain([&past.state]) {
                draws.push(*state, false);
            }
        }
        if draws.verdict().is_some() {
            return Score::DRAW;
        }
    }
    if depth == 0 {
        return Score::estimate(Points::of(game.rules()).assess(game, &past.state).unwrap().points);
    }
    let value = |m: &Move| {
        let mut next = past.clone();
        next.push(game.play(&past.state, *m), game.resets(&past.state, *m));
        let score = minimax(game, &next, depth - 1, ply + 1);
        if next.state.side() == side { score } else { -score }
    };
    game.list(&past.state).iter().map(value).max().unwrap()
}

/// Four plies deep on a thousand positions where that is not too many moves.
#[test]
fn plain_search_is_minimax_four_plies_deep() {
    let small = ["dara-italian", "dara-bell", "dala", "derrah"];
    let small = small.map(|id| format!("{id}+files=4,ranks=4,pieces=5"));
    let small = small.map(|text| text.replace("dala+", "dala+fill_first=none,"));
    let presets = PRESETS.iter().map(|preset| preset.id.to_owned());
    let mut checked = 0;
    for text in presets.chain(small) {
        let ruleset = Ruleset::read(&text).unwrap();
        let Rules::Alignment(rules) = *ruleset.rules() else { continue };
        let game = Alignment::new(rules);
        let mut plain = searcher(&game, Style::Plain);
        let mut found = 0;
        for n in 0.. {
            for past in pasts(&game, &format!("four plies {n}")) {
                if !(1..=8).contains(&game.count(&past.state)) || found == 60 {
                    continue;
                }
                let report = think(&mut plain, &past, Limits::depth(4), 1);
                let score = report.lines[0].score;
                let position = game.position(&past.state);
                assert!(report.depth == 4 || score.is_proven(), "{position}");
                assert_eq!(score, minimax(&game, &past, 4, 0), "{text} {position}");
                found += 1;
            }
            if found == 60 {
                break;
            }
        }
        checked += found;
    }
    assert!(checked >= 1_000, "{checked}");
}

#[test]
fn plain_search_is_minimax() {
    for preset in PRESETS {
        let Rules::Alignment(rules) = preset.rules() else { continue };
        let game = Alignment::new(rules);
        let mut plain = searcher(&game, Style::Plain);
        for n in 0..4 {
            let all = pasts(&game, &format!("{} {n}", preset.id));
            let mut luck = luck::of("which", n);
            for _ in 0..6 {
                let past = &all[luck.below(all.len() as u64) as usize];
                // As deep as 300,000 positions allow.
                let breadth = game.count(&past.state).max(1);
                let depth = (1..=4u8).rev().find(|d| breadth.pow(u32::from(*d)) < 300_000);
                let depth = depth.unwrap_or(1);
                let report = think(&mut plain, past, Limits::depth(depth), 1);
                let Some(line) = report.lines.first() else {
                    assert_eq!(breadth, 1);
                    continue;
                };
                let text = game.position(&past.state);
                // A proven end may end the search sooner.
                assert!(report.depth == depth || line.score.is_proven(), "{text}");
                assert_eq!(line.score, minimax(&game, past, report.depth, 0), "{text}");
            }
        }
    }
}

/// Small boards without draws by history: what the search proves is so, and it proves what is near.
#[test]
fn full_search_keeps_the_value_of_small_games() {
    for text in [
        "dara-walker+files=3,ranks=3,pieces=3,repetition=0,quiet_limit=0",
        "dara-bell+files=3,ranks=3,pieces=3,repetition=0,quiet_limit=0",
        "dara-walker+files=3,ranks=3,pieces=3,place_three=captures,repetition=0,quiet_limit=0",
        "dara-italian+files=3,ranks=4,pieces=4,repetition=0,quiet_limit=0",
        "dara-walker+files=3,ranks=4,pieces=3,lose_at=1,repetition=0,quiet_limit=0",
    ] {
        let game = alignment(text);
        let values = solve(&game);
        let mut full = searcher(&game, Style::Full);
        let mut states: Vec<(&State, &Score)> = values.iter().collect();
        states.sort_by_key(|(state, _)| game.key(state));
        let (mut decided, mut draws, mut missed) = (0, 0, Vec::new());
        let step = (states.len() / 150).max(1);
        for (state, value) in states.into_iter().step_by(step) {
            if let Turn::Over(_) = game.turn(state) {
                continue;
            }
            let depth = match value.meaning() {
                Meaning::Win(plies) | Meaning::Loss(plies) => (2 * plies + 10).min(60) as u8,
                Meaning::Estimate(_) => 10,
            };
            let report = think(&mut full, &Past::none(*state), Limits::depth(depth), 1);
            let score = report.lines[0].score;
            let position = game.position(state);
            match (value.meaning(), score.meaning()) {
                (Meaning::Win(least), Meaning::Win(plies))
                | (Meaning::Loss(least), Meaning::Loss(plies)) => {
                    decided += 1;
                    assert!(plies >= least, "{position}");
                }
                (Meaning::Estimate(_), Meaning::Estimate(_)) => draws += 1,
                // Late or not at all is no error, but near ends are not to be missed.
                (Meaning::Win(plies) | Meaning::Loss(plies), Meaning::Estimate(_)) => {
                    missed.push((plies, position));
                }
                (truth, told) => panic!("{text} {position}: {truth:?}, told {told:?} at {depth}"),
            }
        }
        assert!(missed.iter().all(|(plies, _)| *plies >= 16), "{text}: {missed:?}");
        assert!(decided > 30 * missed.len() && draws > 0, "{text}: {missed:?}");
    }
}

/// The same search sees the same positions: a change of this number is a change of the search.
#[test]
fn nodes_are_deterministic() {
    for id in ["dara-italian", "dara-walker", "dala"] {
        let game = alignment(id);
        let all = pasts(&game, "bench");
        let past = &all[all.len() / 2];
        let mut one = searcher(&game, Style::Full);
        let first = think(&mut one, past, Limits::depth(6), 1);
        let mut other = searcher(&game, Style::Full);
        assert_eq!(think(&mut other, past, Limits::depth(6), 1), first);
        one.forget();
        assert_eq!(think(&mut one, past, Limits::depth(6), 1), first, "nothing is left behind");
    }
}

/// What a searcher finds, the one beside it knows.
#[test]
fn searchers_beside_each_other_share_what_they_find() {
    let game = alignment("dara-italian");
    let all = pasts(&game, "beside");
    let past = &all[all.len() / 2];
    let mut one = searcher(&game, Style::Full);
    let alone = think(&mut one, past, Limits::depth(7), 1);
    let mut other = one.beside();
    let told = think(&mut other, past, Limits::depth(7), 1);
    assert!(told.nodes * 2 < alone.nodes, "{} of {}", told.nodes, alone.nodes);
    one.forget();
    assert_eq!(think(&mut other.beside(), past, Limits::depth(7), 1), alone);
}

#[test]
fn any_limit_leaves_a_legal_move() {
    for preset in PRESETS {
        let Rules::Alignment(rules) = preset.rules() else { continue };
        let game = Alignment::new(rules);
        let mut full = searcher(&game, Style::Full);
        for past in pasts(&game, preset.id).iter().step_by(3) {
            let all = game.list(&past.state);
            for limits in [Limits::nodes(0), Limits::nodes(1), Limits::nodes(300), Limits::depth(0)]
            {
                let report = think(&mut full, past, limits, 3);
                assert!(report.nodes <= limits.nodes);
                assert_eq!(report.lines.len(), all.len().min(3));
                for line in &report.lines {
                    let mut state = past.state;
                    for m in &line.moves {
                        assert!(game.list(&state).contains(m), "{}", game.position(&state));
                        state = game.play(&state, *m);
                    }
                }
            }
            let stopped = full.think(past, Limits::NONE, 1, &mut || true, &mut |_| {});
            assert_eq!(stopped.best().is_some(), !all.is_empty());
        }
    }
}

/// Lines stay legal under any rules, however many captures a move makes and whoever is skipped.
#[test]
fn moves_are_legal_under_rules_nobody_wrote() {
    let mut luck = luck::of("search rules", 0);
    for n in 0..150 {
        let game = Alignment::new(nobody::random_rules(&mut luck));
        let all = pasts(&game, &n.to_string());
        let mut full = searcher(&game, Style::Full);
        for past in all.iter().step_by(1 + all.len() / 6).chain(all.last()) {
            let report = think(&mut full, past, Limits::nodes(2_000), 2);
            assert_eq!(report.best().is_none(), game.count(&past.state) == 0);
            for line in &report.lines {
                let mut state = past.state;
                for m in &line.moves {
                    assert!(game.list(&state).contains(m), "{}", game.position(&state));
                    state = game.play(&state, *m);
                }
            }
        }
    }
}

/// Several lines: different first moves, the best first, and the first is that of one line alone.
#[test]
fn lines_are_sorted_and_different() {
    let game = alignment("dara-italian");
    for past in pasts(&game, "lines").iter().step_by(9) {
        let mut plain = searcher(&game, Style::Plain);
        let report = think(&mut plain, past, Limits::depth(2), 4);
        assert!(report.lines.is_sorted_by(|one, other| one.score >= other.score));
        let firsts: Vec<Move> = report.lines.iter().map(|line| line.moves[0]).collect();
        for (i, m) in firsts.iter().enumerate() {
            assert!(!firsts[..i].contains(m));
        }
        // Each line's score is what is left when its first move is played.
        for line in &report.lines {
            let mut next = past.clone();
            let state = game.play(&past.state, line.moves[0]);
            next.push(state, game.resets(&past.state, line.moves[0]));
            let score = minimax(&game, &next, 1, 1);
            let turned = state.side() != past.state.side();
            assert_eq!(line.score, if turned { -score } else { score });
        }
    }
}

/// A side that is ahead does not go round and round, a side that is behind does: what came back in
/// the game counts.
#[test]
fn the_past_counts() {
    let game = alignment("dara-walker+quiet_limit=10");
    let reading = game.read("b4b/6/2bb2/6/w2w1w b 0,0").unwrap();
    let mut past = Past::none(reading.state);
    past.quiet = 9;
    let mut full = searcher(&game, Style::Full);
    let report = think(&mut full, &past, Limits::depth(4), 1);
    let m = report.best().unwrap();
    assert!(m.taken().any() || report.lines[0].score == Score::DRAW);
    past.quiet = 0;
    assert_ne!(think(&mut full, &past, Limits::depth(4), 1).lines[0].score, Score::DRAW);
}

/// The strength that is claimed: `cargo test --release -p nugar-engine -- --ignored`.
#[test]
#[ignore = "a minute of games; the figures are in the duel example's notes"]
fn full_search_beats_the_simple_machine() {
    let game = alignment("dara-italian");
    let mut full = searcher(&game, Style::Full);
    let mut points = 0.0;
    for n in 0..20 {
        let mut luck = luck::of("strength", n / 2);
        let mut past = Past::none(game.start());
        for _ in 0..8 {
            let m = game.pick(&past.state, &mut |n| luck.below(n)).unwrap();
            past.push(game.play(&past.state, m), true);
        }
        let mut draws = Draws::new(game.limits(), past.state, 0);
        full.forget();
        for ply in 0.. {
            if let Turn::Over(outcome) = game.turn(&past.state) {
                let won = outcome.winner.map(|side| (side.index() as u64) == n % 2);
                points += won.map_or(0.5, |won| f64::from(u8::from(won)));
                break;
            }
            if draws.verdict().is_some() {
                points += 0.5;
                break;
            }
            let m = if past.state.side().index() as u64 == n % 2 {
                think(&mut full, &past, Limits::nodes(50_000), 1).best()
            } else {
                nugar_engine::simple::choose(&game, &past.state, 4, &format!("{n} {ply}"))
            };
            let m = m.unwrap();
            let (next, resets) = (game.play(&past.state, m), game.resets(&past.state, m));
            draws.push(next, resets);
            past.push(next, resets);
        }
    }
    assert!(points >= 15.0, "{points} of 20");
}
