//! What the numbers of the analysis rest on.
//! `cargo run --release -p nugar-engine --example chances -- curve GAMES NODES RULESET…` fits
//! `SEARCH_ODDS` to the results of the search's games against itself, by maximum likelihood;
//! `… losses GAMES NODES RULESET OPPONENT…` says what the moves of an opponent lose when they are
//! judged with that many nodes, for the names of `Class`; `… races GAMES RULESET…` sets what a race's
//! judge expects beside what came of it, in games against itself, no throw ahead.
//!
//! Each game begins with up to 16 random plies; one ply in 20 after them is random, and is left out.

use nugar_engine::analysis::{Class, Effort, SEARCH_ODDS, study};
use nugar_engine::evaluation::alignment::Points;
use nugar_engine::knowing::Knowing;
use nugar_engine::limits::Limits;
use nugar_engine::luck;
use nugar_engine::opponents::{Opponent, choose};
use nugar_engine::past::Past;
use nugar_engine::race::{Horizon, Racer, SURE};
use nugar_engine::score::Meaning;
use nugar_engine::search::{Searcher, Style};
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::dice::Throw;
use nugar_rules::draws::Draws;
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::game::{Game, Side, Turn};
use nugar_rules::playout::Chance;
use nugar_rules::running_fight::RunningFight;
use nugar_rules::table;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words[at].parse::<u64>().expect("a number");
    match words[0].as_str() {
        "curve" => curve(number(1), number(2), &words[3..]),
        "races" => races(number(1), &words[2..]),
        _ => losses(number(1), number(2), &words[3], &words[4..]),
    }
}

/// Tenths of what is expected, with its mean and that of what came.
fn races(games: u64, rulesets: &[String]) {
    for text in rulesets {
        let ruleset = Ruleset::read(text).expect("a ruleset");
        let Rules::RunningFight(rules) = *ruleset.rules() else { panic!("a game with dice") };
        let racer = Racer::new(RunningFight::new(rules));
        let mut tenths = [[0.0; 3]; 10];
        for number in 0..games {
            run(&racer, number, &mut tenths);
        }
        println!("{text}:");
        for [count, expected, got] in tenths {
            let (expected, got) = (expected / count, got / count);
            println!("  {count:>7} positions, expected {expected:.3}, got {got:.3}");
        }
    }
}

fn run(racer: &Racer, number: u64, tenths: &mut [[f64; 3]; 10]) {
    let game = racer.game();
    let mut luck = luck::of("races", number);
    let mut state = game.start();
    let mut seen = Vec::new();
    let winner = loop {
        match game.turn(&state) {
            Turn::Over(outcome) => break outcome.winner,
            Turn::Roll(side) => {
                let share = racer.expect(&state, Horizon::AT_ONCE);
                seen.push((side, f64::from(share) / f64::from(SURE)));
                let throw = Throw::new(1 + luck.below(4) as u8, 1 + luck.below(4) as u8);
                state = game.roll(&state, throw.expect("two faces"));
            }
            Turn::Decide(_) => {
                let play = racer.choose(&state, Horizon::AT_ONCE).expect("a throw has a play");
                state = game.play(&state, play);
            }
        }
    };
    for (side, share) in seen {
        let [count, expected, got] = &mut tenths[((10.0 * share) as usize).min(9)];
        *count += 1.0;
        *expected += share;
        *got += f64::from(u8::from(winner == Some(side)));
    }
}

fn curve(games: u64, nodes: u64, rulesets: &[String]) {
    let mut all = Vec::new();
    for text in rulesets {
        let ruleset = Ruleset::read(text).expect("a ruleset");
        let Rules::Alignment(rules) = *ruleset.rules() else { panic!("a game without dice") };
        let game = Alignment::new(rules);
        let mut machine = Searcher::new(game.clone(), Points::of(&rules), Style::Full, 1 << 20);
        let mut samples = Vec::new();
        for number in 0..games {
            play(&game, &mut machine, nodes, number, &mut samples);
        }
        tell(text, &samples);
        all.extend(samples);
    }
    tell("all", &all);
}

/// Points of a search and what its side got.
type Sample = (f64, f64);

fn play(
    game: &Alignment,
    machine: &mut Searcher<Alignment, Points>,
    nodes: u64,
    number: u64,
    samples: &mut Vec<Sample>,
) {
    let mut luck = luck::of("chances", number);
    let mut random = luck.below(17);
    let mut past = Past::none(game.start());
    let mut draws = Draws::new(game.limits(), past.state, 0);
    let mut seen: Vec<(Side, i32)> = Vec::new();
    machine.forget();
    let winner = loop {
        match game.turn(&past.state) {
            Turn::Over(outcome) => break outcome.winner,
            _ if draws.verdict().is_some() => break None,
            _ => {}
        }
        let state = past.state;
        let m = if random > 0 || luck.below(20) == 0 {
            random = random.saturating_sub(1);
            game.pick(&state, &mut |n| luck.below(n))
        } else {
            let found = machine.think(&past, Limits::nodes(nodes), 1, &mut || false, &mut |_| {});
            if let Meaning::Estimate(points) = found.lines[0].score.meaning() {
                seen.push((state.side(), points));
            }
            found.best()
        };
        let m = m.expect("a game that goes on has a move");
        let (next, resets) = (game.play(&state, m), game.resets(&state, m));
        draws.push(next, resets);
        past.push(next, resets);
    };
    let got = |side| winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)));
    samples.extend(seen.into_iter().map(|(side, points)| (f64::from(points), got(side))));
}

fn tell(name: &str, samples: &[Sample]) {
    // The slope of the logistic curve through even, by Newton's method.
    let mut slope = 1.0 / f64::from(SEARCH_ODDS);
    let chance = |slope: f64, points: f64| 1.0 / (1.0 + (-slope * points).exp());
    for _ in 0..20 {
        let (mut first, mut second) = (0.0, 1e-9);
        for (points, got) in samples {
            let p = chance(slope, *points);
            first += (got - p) * points;
            second += p * (1.0 - p) * points * points;
        }
        slope += first / second;
    }
    println!("{name}: {} positions, odds of e in {:.0} points", samples.len(), 1.0 / slope);
    for (low, high) in
        [(0, 50), (50, 100), (100, 200), (200, 300), (300, 500), (500, 800), (800, 40_000)]
    {
        // Both sides of even at once.
        let both =
            samples.iter().map(
                |(points, got)| {
                    if *points < 0.0 { (-points, 1.0 - got) } else { (*points, *got) }
                },
            );
        let within: Vec<Sample> =
            both.filter(|(points, _)| (f64::from(low)..f64::from(high)).contains(points)).collect();
        let n = within.len() as f64;
        let got = within.iter().map(|sample| sample.1).sum::<f64>() / n;
        let said = within.iter().map(|sample| chance(slope, sample.0)).sum::<f64>() / n;
        println!("  {low:>4} to {high:>5} points: {n:>6} positions, got {got:.3}, curve {said:.3}");
    }
}

fn losses(games: u64, nodes: u64, text: &str, opponents: &[String]) {
    let ruleset = Ruleset::read(text).expect("a ruleset");
    for code in opponents {
        let opponent = Opponent::from_code(code).expect("an opponent");
        let (mut found, mut counts) = (Vec::new(), [0u32; Class::ALL.len()]);
        for number in 0..games {
            let seed = format!("losses/{number}");
            let mut luck = luck::of(&seed, 0);
            let dice = DiceSource::Seeded { seed: seed.clone() };
            let mut table = table::start(ruleset, None, dice).expect("a start");
            let random = luck.below(17) as usize;
            while table.outcome().is_none() && table.line().len() < 400 {
                let event = match table.turn() {
                    Turn::Roll(_) => Event::Threw { throw: table.seeded_throw().expect("a seed") },
                    _ if table.line().len() < random => {
                        let moves = table.moves();
                        let n = luck.below(moves.len() as u64) as usize;
                        Event::Moved { text: moves[n].text.clone() }
                    }
                    _ => Event::Moved { text: choose(opponent, &*table, &seed).expect("a move") },
                };
                table.next(&event).expect("a legal event");
            }
            let mut study = study(&*table, 1 << 22, &Knowing::default()).expect("a game");
            let effort = Effort { lines: 1, nodes };
            for ply in (random..study.plies()).rev() {
                let judged = study.judge(ply, effort, &mut || false).expect("a ply");
                counts[judged.class as usize] += 1;
                if judged.class != Class::Forced {
                    found.push(judged.loss);
                }
            }
        }
        found.sort_unstable();
        let at = |part: f64| {
            100.0 * f64::from(found[(part * (found.len() - 1) as f64) as usize]) / 65_536.0
        };
        println!(
            "{text} {code}: {} moves, mean loss {:.2} %, half {:.1}, 75 % {:.1}, 90 % {:.1}, \
             95 % {:.1}, 99 % {:.1}; {}",
            found.len(),
            100.0 * found.iter().map(|loss| f64::from(*loss)).sum::<f64>()
                / 65_536.0
                / found.len() as f64,
            at(0.5),
            at(0.75),
            at(0.9),
            at(0.95),
            at(0.99),
            Class::ALL
                .map(|class| format!("{} {}", class.code(), counts[class as usize]))
                .join(", "),
        );
    }
}
