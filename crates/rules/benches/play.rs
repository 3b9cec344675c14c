//! Uniformly random games and perft leaves a second on one core, and the size of a state.
//!
//! `cargo bench -p nugar-rules` runs every line five times and prints the median. Seconds are those
//! that the processor gave to this process, so that a busy machine does not count.

use std::hint::black_box;

use cpu_time::ProcessTime;
use nugar_rules::catalog::{Ruleset, Visitor};
use nugar_rules::game::Game;
use nugar_rules::perft::perft;
use nugar_rules::playout::{Playouts, Random};
use nugar_rules::symmetry::Symmetric;

/// Runs of which the median is printed.
const RUNS: usize = 5;
/// Seconds a run takes at least.
const SECONDS: f64 = 0.5;

/// How many of something a second: `each` does some and says how many.
fn rate(mut each: impl FnMut() -> u64) -> f64 {
    let mut rates: Vec<f64> = (0..RUNS)
        .map(|_| {
            let (start, mut done) = (ProcessTime::now(), 0);
            while start.elapsed().as_secs_f64() < SECONDS {
                done += each();
            }
            done as f64 / start.elapsed().as_secs_f64()
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    rates[RUNS / 2]
}

/// Random games from the start, and plies of perft from the start.
struct Speed {
    depth: u32,
}

impl Visitor for Speed {
    /// Games a second, plies a game, leaves a second, bytes a state.
    type Output = (f64, f64, f64, usize);

    fn visit<G: Game + Symmetric>(self, game: G) -> Self::Output {
        let mut chance = Random::new(1);
        let mut playouts = Playouts::new(&game);
        let (mut games, mut plies) = (0u64, 0u64);
        let speed = rate(|| {
            for _ in 0..100 {
                plies += playouts.play(game.start(), &mut chance, |_| {}).plies;
            }
            games += 100;
            100
        });
        let leaves = rate(|| perft(&game, black_box(&game.start()), self.depth));
        (speed, plies as f64 / games as f64, leaves, size_of::<G::State>())
    }
}

fn main() {
    println!("{:20} {:>12} {:>12} {:>14} {:>6}", "", "games/s", "plies/game", "leaves/s", "bytes");
    for (id, depth) in [
        ("dara-italian", 5),
        ("dara-walker", 5),
        ("dara-bell", 5),
        ("dala", 6),
        ("derrah", 4),
        ("daldosa", 4),
        ("daldosa-jaeren", 4),
    ] {
        let rules = *Ruleset::read(id).expect("a preset").rules();
        let (games, plies, leaves, bytes) = rules.visit(Speed { depth });
        println!("{id:20} {games:12.0} {plies:12.1} {leaves:14.0} {bytes:6}");
    }
}
