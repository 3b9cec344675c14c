//! `nugar bench`: a fixed piece of work, counted and timed.

use std::fs;
use std::time::Instant;

use nugar_api::{BenchLine, Ordered};
use nugar_engine::bench;
use nugar_rules::catalog::PRESETS;

use crate::failure::Failure;
use crate::page;
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// For programs: a JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let clock = Clock::start();
    let rulesets: Ordered<u64> =
        PRESETS.iter().map(|preset| (preset.id, bench::nodes(preset))).collect();
    let (clock, seconds) = clock.read();
    let nodes = rulesets.0.iter().map(|(_, nodes)| nodes).sum();
    let nodes_per_second = if seconds > 0.0 { nodes as f64 / seconds } else { 0.0 };
    if args.json {
        let clock = clock.to_owned();
        let line = BenchLine { nodes, rulesets, seconds, clock, nodes_per_second };
        return terminal.line(nugar_api::line(&line));
    }
    let row = |name: &str, nodes: u64| vec![name.to_owned(), format!("{nodes:>9}")];
    let mut rows: Vec<Vec<String>> =
        rulesets.0.iter().map(|(name, nodes)| row(name, *nodes)).collect();
    let words = &terminal.words;
    rows.push(row(&words.say("bench-all"), nodes));
    let rate = [
        ("seconds", format!("{seconds:.2}").into()),
        ("rate", format!("{nodes_per_second:.0}").into()),
    ];
    let said = match clock {
        PROCESSOR => words.say_with("bench-processor", &rate),
        _ => words.say_with("bench-wall", &rate),
    };
    terminal.say("bench-title")?;
    terminal.gap()?;
    for line in page::table(&rows) {
        terminal.line(line)?;
    }
    terminal.gap()?;
    terminal.tell(&said)
}

/// Code of the processor's time.
const PROCESSOR: &str = "processor";
/// Code of the time on the wall.
const WALL: &str = "wall";

/// Time that other programs do not count in, where the system tells it.
struct Clock {
    wall: Instant,
    processor: Option<f64>,
}

impl Clock {
    fn start() -> Clock {
        Clock { wall: Instant::now(), processor: processor() }
    }

    /// Which time, and its seconds since the start.
    fn read(&self) -> (&'static str, f64) {
        match self.processor.zip(processor()) {
            Some((begun, now)) => (PROCESSOR, now - begun),
            None => (WALL, self.wall.elapsed().as_secs_f64()),
        }
    }
}

/// Seconds that this process has been computing, as Linux counts them.
fn processor() -> Option<f64> {
    let text = fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds: f64 = text.split(' ').next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}
