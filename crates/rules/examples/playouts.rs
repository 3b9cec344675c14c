//! Random games of a ruleset: how many, their plies, and the nanoseconds of processor time they took.
//! `cargo run --release -p nugar-rules --example playouts [ruleset] [games]`; `cargo xtask measure`
//! runs it natively and in WebAssembly.

use nugar_rules::catalog::{Ruleset, Visitor};
use nugar_rules::game::Game;
use nugar_rules::playout::{Playouts, Random};
use nugar_rules::symmetry::Symmetric;

fn main() {
    let mut words = std::env::args().skip(1);
    let ruleset = words.next().unwrap_or_else(|| "dara-italian".to_owned());
    let games = words.next().and_then(|word| word.parse().ok()).unwrap_or(10_000);
    let ruleset = Ruleset::read(&ruleset).expect("a ruleset");
    // The first games fetch code and memory.
    ruleset.rules().visit(Games(games / 10));
    let start = nanoseconds();
    let plies = ruleset.rules().visit(Games(games));
    println!("{games} {plies} {}", nanoseconds() - start);
}

/// So many games.
struct Games(u64);

impl Visitor for Games {
    /// Their plies.
    type Output = u64;

    fn visit<G: Game + Symmetric>(self, game: G) -> u64 {
        let mut chance = Random::new(1);
        let mut playouts = Playouts::new(&game);
        (0..self.0).map(|_| playouts.play(game.start(), &mut chance, |_| {}).plies).sum()
    }
}

/// Nanoseconds that this thread has been computing, as Linux counts them, in WebAssembly too.
fn nanoseconds() -> u64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0)
}
