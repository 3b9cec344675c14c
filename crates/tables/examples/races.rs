//! Builds, verifies and sums up endings of running-fight games: for measuring.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::dice::Dice;
use nugar_rules::game::{Game as _, Turn};
use nugar_rules::running_fight::RunningFight;
use nugar_tables::alignment::Scope;
use nugar_tables::running_fight::{Builder, Chances, Extents, Stage, stats, verify};
use nugar_tables::{Disk, Shelf, Threads};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let number = |at: usize| args.get(at).map(|n| n.parse::<u64>().expect("a number"));
    let ruleset = Ruleset::read(&args[2]).expect("a ruleset");
    let Rules::RunningFight(rules) = *ruleset.rules() else { panic!("not a running fight") };
    let game = RunningFight::new(rules);
    let extents = Extents {
        men: number(3).expect("men") as u8,
        home: number(4).expect("men with those at home") as u8,
    };
    let disk: Arc<dyn Shelf> = Arc::new(Disk::open(&args[5]).expect("a folder"));
    let crew = Threads(1);
    let start = Instant::now();
    let seconds = || start.elapsed().as_secs_f64();
    match args[1].as_str() {
        "build" => {
            let builder = Builder { game: &game, shelf: &*disk, crew: &crew, memory: 8 << 30 };
            let plan = builder.build(extents, &mut |told| {
                if !matches!(told.stage, Stage::Sweep { number, .. } if number % 20 != 0) {
                    println!(
                        "{:8.2} {} {:?} {:?}",
                        seconds(),
                        told.sector,
                        told.extent,
                        told.stage
                    );
                }
                ControlFlow::Continue(())
            });
            println!("{:8.2} {:?}", seconds(), plan.map(|plan| plan.steps.len()));
        }
        "verify" => {
            let scope = number(6).map_or(Scope::Whole, |count| Scope::Sample { count, seed: 1 });
            let chances = Chances::open(game.clone(), Arc::clone(&disk), extents.men);
            for table in chances.expect("tables").sectors() {
                let watch = &mut |_, _| ControlFlow::Continue(());
                let found = verify(&game, &disk, &crew, table, scope, watch);
                println!("{:8.2} {found:?}", seconds());
            }
        }
        "games" => games(&game, &disk, extents.men, number(6).expect("games a position")),
        _ => {
            for (stats, bytes) in stats(&game, &*disk, extents.men).expect("tables") {
                println!("{stats:?} {bytes}");
            }
        }
    }
}

/// Plays games from twenty positions, both sides by the tables, and compares.
fn games(game: &RunningFight, disk: &Arc<dyn Shelf>, men: u8, count: u64) {
    let chances = Chances::open(game.clone(), Arc::clone(disk), men).expect("tables");
    let chances = chances.keeping(usize::MAX);
    let mut worst = 0.0_f64;
    for (n, text) in POSITIONS.iter().enumerate() {
        let start = game.read(text).expect("it can stand").state;
        let said = chances.probe(&start).expect("tables").expect("it is in a table");
        let (mut won, mut throws) = (0, 0);
        for played in 0..count {
            let mut dice = Dice::new(format!("endings {n} {played}"));
            let (mut state, mut throw) = (start, 0);
            let winner = loop {
                match game.turn(&state) {
                    Turn::Over(outcome) => break outcome.winner,
                    Turn::Roll(_) => {
                        state = game.roll(&state, dice.throw(throw));
                        throw += 1;
                    }
                    Turn::Decide(_) => {
                        let moves = chances.moves(&state).expect("tables").expect("in a table");
                        state = game.play(&state, moves[0].0);
                    }
                }
            };
            won += u64::from(winner == Some(start.side()));
            throws += throw;
        }
        let share = won as f64 / count as f64;
        let off = (share - said.chance) / (said.chance * (1.0 - said.chance) / count as f64).sqrt();
        worst = worst.max(off.abs());
        let length = throws as f64 / count as f64;
        println!("{text} | {:.6} | {share:.6} | {off:+.2} | {length:.1}", said.chance);
    }
    println!("{count} games each; farthest off {worst:.2} standard errors");
}

/// One to three men a side, near and far, some at home.
const POSITIONS: [&str; 20] = [
    "16/B16/15W b -",
    "16/1W1B13/16 w -",
    "16/8W7B/16 b -",
    "15B/17/W15 b -",
    "16/B3W3B8/16 b -",
    "16/WB3W3B7/16 w -",
    "7B8/4W5B6/3W12 b -",
    "16/16W/8B7 b -",
    "16/W16/b15 b -",
    "16/2W14/bB14 w -",
    "ww14/5B11/B15 w -",
    "W15/17/bb14 b -",
    "16/BBB6WWW5/16 b -",
    "16/BBB6WWW5/16 w -",
    "B4B4B5/17/W5W4W4 b -",
    "16/B1W1B1W1B1W6/16 b -",
    "3B7B4/W4B5W5/4W11 w -",
    "16/14BWB/W10W4 b -",
    "B15/8B7B/2W2W2W7 w -",
    "16/WB15/8W2W4 b -",
];
