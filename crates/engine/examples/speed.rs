//! Positions a second of the search, and a checksum of what it looked at; of races the time of a
//! decision.
//! `cargo run --release -p nugar-engine --example speed [ruleset] [nodes] [threads]`
//! With more threads than one, the positions are those of the first thread by its own processor time;
//! the others think beside it with the same table.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use nugar_engine::evaluation::alignment::Points;
use nugar_engine::limits::Limits;
use nugar_engine::luck;
use nugar_engine::past::Past;
use nugar_engine::race::{Horizon, Racer};
use nugar_engine::search::{Searcher, Style};
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::dice::Throw;
use nugar_rules::game::{Game, Phase, Turn};
use nugar_rules::playout::{Chance, Playouts, Step};
use nugar_rules::running_fight::RunningFight;

fn main() {
    let mut words = std::env::args().skip(1);
    let ruleset = words.next().unwrap_or_else(|| "dara-italian".to_owned());
    let mut numbers = words.map(|word| word.parse().expect("a number"));
    match *Ruleset::read(&ruleset).expect("a ruleset").rules() {
        Rules::Alignment(rules) => {
            let nodes = numbers.next().unwrap_or(2_000_000);
            let threads = numbers.next().unwrap_or(1) as usize;
            search(&ruleset, &Alignment::new(rules), nodes, threads);
        }
        Rules::RunningFight(rules) => decide(&ruleset, RunningFight::new(rules)),
    }
}

/// The time of a decision in the positions of one of the machine's own games, no throw ahead, one and
/// two.
fn decide(ruleset: &str, game: RunningFight) {
    let racer = Racer::new(game);
    let game = racer.game();
    let (mut states, mut luck) = (Vec::new(), luck::of("speed", 0));
    let mut state = game.start();
    while !matches!(game.turn(&state), Turn::Over(_)) {
        let throw = Throw::new(1 + luck.below(4) as u8, 1 + luck.below(4) as u8);
        state = game.roll(&state, throw.expect("two faces"));
        states.push(state);
        let play = racer.choose(&state, Horizon::AT_ONCE).expect("a throw has a play");
        state = game.play(&state, play);
    }
    for (throws, times) in [(0, 1_000), (1, 20), (2, 1)] {
        let (start, mut nodes) = (cpu_seconds(), 0);
        for state in states.iter().cycle().take(times * states.len()) {
            nodes += racer.think(state, Horizon::ahead(throws), &mut || false).nodes;
        }
        let seconds = cpu_seconds() - start;
        println!(
            "{ruleset} {throws} throws ahead: {:.4} ms a decision, {} positions, {:.2} M a second",
            1e3 * seconds / (times * states.len()) as f64,
            nodes / (times * states.len()) as u64,
            nodes as f64 / seconds / 1e6
        );
    }
}

fn search(ruleset: &str, game: &Alignment, nodes: u64, threads: usize) {
    for (phase, pieces) in [(Phase::Placement, 8), (Phase::Movement, 20), (Phase::Movement, 12)] {
        let (mut all, mut depths, mut seconds) = (0, Vec::new(), 0.0);
        for n in 0..6 {
            let mut found = None;
            let mut luck = luck::of("speed", n);
            Playouts::new(game).play(game.start(), &mut luck, |step| {
                let Step::Played(state, _) = step;
                let on_board: u32 =
                    nugar_rules::game::Side::BOTH.iter().map(|s| state.stones(*s).len()).sum();
                if game.phase(&state) == phase && on_board == pieces {
                    found.get_or_insert(state);
                }
            });
            let Some(state) = found else { continue };
            let mut searcher =
                Searcher::new(game.clone(), Points::of(game.rules()), Style::Full, 1 << 24);
            let past = Past::none(state);
            let done = AtomicBool::new(false);
            let helpers: Vec<_> = (1..threads).map(|_| searcher.beside()).collect();
            let report = std::thread::scope(|scope| {
                for mut helper in helpers {
                    let (past, done) = (&past, &done);
                    scope.spawn(move || {
                        let mut stop = || done.load(Relaxed);
                        helper.think(past, Limits::NONE, 1, &mut stop, &mut |_| {});
                    });
                }
                let start = cpu_seconds();
                let limits = Limits::nodes(nodes);
                let report = searcher.think(&past, limits, 1, &mut || false, &mut |_| {});
                seconds += cpu_seconds() - start;
                done.store(true, Relaxed);
                report
            });
            all += report.nodes;
            depths.push(report.depth);
        }
        println!(
            "{ruleset} {} {pieces} pieces: {:.2} M nodes/s, depths {depths:?}",
            phase.code(),
            all as f64 / seconds / 1e6
        );
    }
}

/// Seconds that the first thread has been computing, as Linux counts them.
fn cpu_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanoseconds: f64 = text.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0.0);
    nanoseconds / 1e9
}
