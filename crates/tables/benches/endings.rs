//! How quickly endings are built and looked up, and how large they are.
//!
//! `cargo bench -p nugar-tables` builds dara-italian up to seven men in memory; with a folder behind
//! it, `-- FOLDER`, every table of dara-italian there is looked up. Seconds are those that the
//! processor gave to this process, so that a busy machine does not count. Nothing that was unpacked
//! is kept, so every look-up reads, checks and unpacks a block.

use std::hint::black_box;
use std::sync::Arc;

use cpu_time::ProcessTime;
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::game::Side;
use nugar_rules::playout::{Chance as _, Random};
use nugar_tables::alignment::{Builder, Endings, Index, Order, stats};
use nugar_tables::{Alone, Disk, Memory, Shelf};

const RULESET: &str = "dara-italian";
/// Men of the tables that are built.
const BUILT: u8 = 7;
/// Men of the tables that are looked for in a folder.
const SOUGHT: u8 = 10;
/// Positions looked up in each table.
const PROBES: usize = 5_000;

fn main() {
    let Ok(ruleset) = Ruleset::read(RULESET) else { panic!("{RULESET} is a preset") };
    let Rules::Alignment(rules) = *ruleset.rules() else { panic!("it is of this family") };
    let game = Alignment::new(rules);
    // Cargo passes a switch of its own.
    let folder = std::env::args().skip(1).find(|arg| !arg.starts_with("--"));
    let shelf: Arc<dyn Shelf> = match folder {
        Some(folder) => Arc::new(Disk::open(folder).expect("a folder")),
        None => Arc::new(built(&game)),
    };
    println!(
        "{:8} {:>12} {:>10} {:>12} {:>12}",
        "", "positions", "bytes/pos", "median us", "p99 us"
    );
    let open = || Endings::open(game.clone(), Arc::clone(&shelf), SOUGHT).expect("tables");
    for (stats, bytes) in stats(&game, &*shelf, SOUGHT).expect("tables") {
        let sector = stats.sector;
        let index = Index::new(rules.files, rules.ranks, sector).expect("a numbering");
        let endings = open().keeping(0);
        let mut random = Random::new(5);
        let mut times: Vec<f64> = (0..PROBES)
            .filter_map(|_| {
                let (own, enemy) = index.position(random.below(index.count()));
                let state = game.movement([own, enemy], Side::Black)?;
                let start = ProcessTime::now();
                black_box(endings.probe(&state)).expect("tables");
                Some(start.elapsed().as_secs_f64() * 1e6)
            })
            .collect();
        // The first one of all brings the numbering.
        times.remove(0);
        times.sort_by(f64::total_cmp);
        let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
        let size = bytes as f64 / stats.positions() as f64;
        let count = stats.positions();
        println!(
            "{:8} {count:12} {size:10.3} {:12.1} {:12.1}",
            sector.to_string(),
            at(0.5),
            at(0.99)
        );
    }
}

fn built(game: &Alignment) -> Memory {
    let shelf = Memory::default();
    let builder = Builder { game, shelf: &shelf, crew: &Alone, memory: 1 << 30 };
    let plan = builder.plan(BUILT).expect("a plan");
    let positions: u64 = plan.steps.iter().map(|step| step.positions).sum();
    let start = ProcessTime::now();
    builder.build(BUILT, &mut |_| Order::GoOn).expect("it is small");
    let seconds = start.elapsed().as_secs_f64();
    let rate = positions as f64 / seconds;
    println!("{RULESET}, {BUILT} men: {positions} positions in {seconds:.1} s, {rate:.0} a second");
    shelf
}
