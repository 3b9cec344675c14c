//! Random games a second and perft leaves a second, one core. `cargo bench -p nugar-rules`.

use std::time::Instant;

use nugar_rules::catalog::{Ruleset, Visitor};
use nugar_rules::game::Game;
use nugar_rules::perft::perft;
use nugar_rules::playout::{Playouts, Random};
use nugar_rules::symmetry::Symmetric;

struct Games;
impl Visitor for Games {
    type Output = f64;
    fn visit<G: Game + Symmetric>(self, game: G) -> f64 {
        let mut chance = Random::new(1);
        let mut playouts = Playouts::new(&game);
        let start = Instant::now();
        let mut plies = 0;
        for _ in 0..100_000 {
            plies += playouts.play(game.start(), &mut chance, |_| {}).plies;
        }
        println!("{plies}");
        100_000.0 / start.elapsed().as_secs_f64()
    }
}
struct Perft(u32);
impl Visitor for Perft {
    type Output = f64;
    fn visit<G: Game + Symmetric>(self, game: G) -> f64 {
        let start = Instant::now();
        let n = perft(&game, &game.start(), self.0);
        n as f64 / start.elapsed().as_secs_f64()
    }
}
fn main() {
    for id in ["dara-italian", "dara-walker", "dala", "derrah"] {
        let rules = *Ruleset::read(id).unwrap().rules();
        println!("{id} {:.0} games/s {:.0} leaves/s", rules.visit(Games), rules.visit(Perft(5)));
    }
}
