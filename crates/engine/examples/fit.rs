//! Fits the weights of games of alignment to the results of the machine's own games.
//! `cargo run --release -p nugar-engine --example fit GAMES NODES RULESET…`
//!
//! Each game begins with up to 16 random plies. Logistic regression by Newton's method with a slight
//! ridge, in points of which [`E_ODDS`] are odds of e to one.

use nugar_engine::evaluation::E_ODDS;
use nugar_engine::evaluation::alignment::{Points, Weights};
use nugar_engine::limits::Limits;
use nugar_engine::luck;
use nugar_engine::past::Past;
use nugar_engine::search::{Searcher, Style};
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::draws::Draws;
use nugar_rules::game::{Game, Side, Turn};
use nugar_rules::playout::Chance;

/// A position's parts and its result.
type Sample = (Vec<f64>, f64);
/// What keeps weights that hardly ever matter small.
const RIDGE: f64 = 20.0;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (games, nodes): (u64, u64) =
        (words[0].parse().expect("games"), words[1].parse().expect("nodes"));
    let mut samples: Vec<Sample> = Vec::new();
    for ruleset in &words[2..] {
        let Rules::Alignment(rules) = *Ruleset::read(ruleset).expect("a ruleset").rules() else {
            panic!("{ruleset} is no game of alignment")
        };
        let game = Alignment::new(rules);
        let mut machine = Searcher::new(game.clone(), Points::of(&rules), Style::Full, 1 << 20);
        for number in 0..games {
            play(&game, &mut machine, nodes, number, &mut samples);
        }
    }
    println!("{} positions", samples.len());
    let weights = fit(&samples);
    for (phase, weights) in
        ["placement", "movement"].iter().zip(weights.chunks(Weights::NAMES.len()))
    {
        println!("    {phase}: Weights {{");
        for (name, weight) in Weights::NAMES.iter().zip(weights) {
            println!("        {name}: {:.0},", weight * f64::from(E_ODDS));
        }
        println!("    }},");
    }
}

fn play(
    game: &Alignment,
    machine: &mut Searcher<Alignment, Points>,
    nodes: u64,
    number: u64,
    samples: &mut Vec<Sample>,
) {
    let mut luck = luck::of("fit", number);
    let mut random = luck.below(17);
    let mut past = Past::none(game.start());
    let mut draws = Draws::new(game.limits(), past.state, 0);
    let mut seen = Vec::new();
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
            seen.push(state);
            machine.think(&past, Limits::nodes(nodes), 1, &mut || false, &mut |_| {}).best()
        };
        let m = m.expect("a game that goes on has a move");
        let (next, resets) = (game.play(&state, m), game.resets(&state, m));
        draws.push(next, resets);
        past.push(next, resets);
    };
    let all = 2.0 * f64::from(game.rules().pieces);
    for state in seen {
        let hands: u8 = Side::BOTH.iter().map(|side| state.hand(*side)).sum();
        let early = f64::from(hands) / all;
        let parts = Points::parts(game, &state).map(f64::from);
        let x = parts.iter().map(|part| early * part);
        let x = x.chain(parts.iter().map(|part| (1.0 - early) * part)).collect();
        let y = winner.map_or(0.5, |winner| f64::from(u8::from(winner == state.side())));
        samples.push((x, y));
    }
}

fn fit(samples: &[Sample]) -> Vec<f64> {
    let n = samples[0].0.len();
    let mut weights = vec![0.0; n];
    for _ in 0..12 {
        let mut slope = vec![0.0; n];
        let mut bend = vec![vec![0.0; n]; n];
        for (i, row) in bend.iter_mut().enumerate() {
            row[i] = RIDGE;
            slope[i] = -RIDGE * weights[i];
        }
        for (x, y) in samples {
            let z: f64 = x.iter().zip(&weights).map(|(x, w)| x * w).sum();
            let p = 1.0 / (1.0 + (-z).exp());
            for i in 0..n {
                if x[i] == 0.0 {
                    continue;
                }
                slope[i] += (y - p) * x[i];
                for j in 0..n {
                    bend[i][j] += p * (1.0 - p) * x[i] * x[j];
                }
            }
        }
        let step = solve(bend, slope);
        for (w, s) in weights.iter_mut().zip(step) {
            *w += s;
        }
    }
    weights
}

/// Gauss elimination with pivots.
fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for i in 0..n {
        let pivot = (i..n).max_by(|x, y| a[*x][i].abs().total_cmp(&a[*y][i].abs())).unwrap_or(i);
        a.swap(i, pivot);
        b.swap(i, pivot);
        for j in i + 1..n {
            let factor = a[j][i] / a[i][i];
            let row = a[i].clone();
            for (x, y) in a[j].iter_mut().zip(row) {
                *x -= factor * y;
            }
            b[j] -= factor * b[i];
        }
    }
    let mut x = vec![0.0; n];
    for i in (0..n).rev() {
        let sum: f64 = (i + 1..n).map(|j| a[i][j] * x[j]).sum();
        x[i] = (b[i] - sum) / a[i][i];
    }
    x
}
