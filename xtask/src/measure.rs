//! `cargo xtask measure`: what the page does to its own thread, how long machines think in it, and
//! how fast the rules are in WebAssembly beside the same code of this machine.

use std::process::Command;

use anyhow::{Context, Result, bail};
use nugar_rules::catalog::{Ruleset, find};
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::game::Turn;
use nugar_rules::key::mix;
use nugar_rules::table::{self, Starter, Table};

use crate::serving::Serving;
use crate::tools::{self, Npm};
use crate::{browser, shell, web};

/// The target of programs for the command line in WebAssembly.
const WASI: &str = "wasm32-wasip1";
/// Rulesets, and random games of each in a run: about half a second.
const GAMES: [(&str, u64); 3] = [("dara-walker", 40_000), ("dala", 40_000), ("daldosa", 10_000)];
/// Runs of each kind, one after the other in turn.
const RUNS: usize = 5;
/// Plies between two positions that machines are asked about, and how many of them.
const POSITIONS: (usize, usize) = (7, 6);

/// What to measure.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Measure what was built last
    #[arg(long)]
    built: bool,
    /// Only this; may be given several times
    #[arg(long = "only", value_name = "WHAT")]
    only: Vec<What>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum What {
    /// Random games a second in WebAssembly, in Node, and natively
    Wasm,
    /// The page's thread during whole games, and the thinking of machines
    Page,
}

/// Measures and prints.
pub(crate) fn run(args: &Args) -> Result<()> {
    let wanted = |what| args.only.is_empty() || args.only.contains(&what);
    if wanted(What::Wasm) {
        wasm()?;
    }
    if wanted(What::Page) {
        if !args.built {
            web::run(web::Args::default())?;
        }
        page()?;
    }
    Ok(())
}

fn wasm() -> Result<()> {
    tools::target(WASI)?;
    let example = ["--release", "--package", "nugar-rules", "--example", "playouts"];
    for target in [&[][..], &["--target", WASI]] {
        shell::run(shell::cargo(["build"]).args(example).args(target))?;
    }
    let native = shell::root().join("target/release/examples/playouts");
    let module = format!("target/{WASI}/release/examples/playouts.wasm");
    for (ruleset, games) in GAMES {
        let games = games.to_string();
        let (mut here, mut there) = (Vec::new(), Vec::new());
        for _ in 0..RUNS {
            let mut program = shell::command(&native.to_string_lossy(), [ruleset, &games]);
            here.push(Ran::of(&mut program)?);
            let mut node = tools::node(Npm::Page)?;
            node.args(["--no-warnings", "crates/web/measure/wasi.mjs", &module, ruleset, &games]);
            there.push(Ran::of(&mut node)?);
        }
        if here.iter().chain(&there).any(|ran| ran.plies != here[0].plies) {
            bail!("{ruleset}: other games in WebAssembly");
        }
        let [here, there] = [&here, &there].map(|runs| median(runs));
        println!(
            "{ruleset}: {here:.0} random games a second natively, {there:.0} in WebAssembly: {:.0} %",
            100.0 * there / here
        );
    }
    Ok(())
}

/// What the example `playouts` prints.
struct Ran {
    games: f64,
    plies: u64,
    nanoseconds: f64,
}

impl Ran {
    fn of(command: &mut Command) -> Result<Ran> {
        let said = shell::output(command)?;
        let words: Vec<&str> = said.split(' ').collect();
        let [games, plies, nanoseconds] = words[..] else { bail!("it said {said:?}") };
        Ok(Ran { games: games.parse()?, plies: plies.parse()?, nanoseconds: nanoseconds.parse()? })
    }
}

/// Games a second in the middle of several runs.
fn median(runs: &[Ran]) -> f64 {
    let mut all: Vec<f64> = runs.iter().map(|ran| ran.games / ran.nanoseconds * 1e9).collect();
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}

fn page() -> Result<()> {
    let (chromium, mut node) = (browser::chromium()?, tools::node(Npm::Page)?);
    let mut asked = serde_json::Map::new();
    for (ruleset, _) in GAMES {
        asked.insert(ruleset.to_owned(), positions(ruleset)?.into());
    }
    let serving = Serving::built()?;
    let asked = serde_json::Value::from(asked).to_string();
    node.args(["crates/web/measure/games.mjs", &serving.url, &asked]);
    shell::run(node.env(browser::VARIABLE, chromium))
}

/// Positions of a random game in which somebody has to decide.
fn positions(ruleset: &str) -> Result<Vec<String>> {
    let ruleset = Ruleset::from(find(ruleset).context("a ruleset")?);
    let seed = "measure".to_owned();
    let mut table = table::start(ruleset, None, DiceSource::Seeded { seed })?;
    let mut found = Vec::new();
    while found.len() < POSITIONS.1 && table.outcome().is_none() {
        let decides = matches!(table.turn(), Turn::Decide(_)) && !table.opening_due();
        if decides && table.line().len() % POSITIONS.0 == 0 && table.moves().len() > 1 {
            found.push(table.position());
        }
        let event = next(&*table)?;
        table.next(&event)?;
    }
    Ok(found)
}

/// Something that may happen next, by chance.
fn next(table: &dyn Table) -> Result<Event> {
    if table.opening_due() {
        let ([first, second], starter) = table.seeded_throw_off().context("a throw")?;
        let (black, white) =
            if starter == Some(Starter::Second) { (second, first) } else { (first, second) };
        return Ok(Event::ThrewOff { black, white });
    }
    if let Turn::Roll(_) = table.turn() {
        return Ok(Event::Threw { throw: table.seeded_throw().context("a throw")? });
    }
    let moves = table.moves();
    let chosen = mix(table.events().len() as u64, 3) % moves.len().max(1) as u64;
    let chosen = moves.into_iter().nth(chosen as usize).context("a move")?;
    Ok(Event::Moved { text: chosen.text })
}
