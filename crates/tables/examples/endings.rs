//! Builds, verifies and sums up endings: for measuring.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::game::Side;
use nugar_rules::playout::{Chance as _, Random};
use nugar_tables::alignment::{Builder, Endings, Index, Order, Scope, Sector, stats, verify};
use nugar_tables::{Disk, Threads};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let ruleset = Ruleset::read(&args[2]).expect("a ruleset");
    let Rules::Alignment(rules) = *ruleset.rules() else { panic!("not alignment") };
    let game = Alignment::new(rules);
    let men: u8 = args[3].parse().expect("men");
    let disk = Disk::open(&args[4]).expect("a folder");
    let threads: usize = args.get(5).map_or(1, |n| n.parse().expect("threads"));
    let crew = Threads(threads);
    let start = Instant::now();
    match args[1].as_str() {
        "build" => {
            let builder = Builder { game: &game, shelf: &disk, crew: &crew, memory: 6 << 30 };
            println!("{:#?}", builder.plan(men).expect("a plan"));
            let mut last = (None, 0.0);
            let mut saved = 0.0;
            let plan = builder.build(men, &mut |progress| {
                let now = start.elapsed().as_secs_f64();
                let kind = std::mem::discriminant(&progress.stage);
                if last.0 != Some((progress.sector, kind)) || now - last.1 > 10.0 {
                    println!("{now:8.2} {progress:?} {:?}", progress.estimate(now));
                    last = (Some((progress.sector, kind)), now);
                }
                if args.get(6).is_some_and(|s| now > s.parse::<f64>().expect("seconds")) {
                    return Order::Stop;
                }
                if now - saved > 200.0 {
                    saved = now;
                    return Order::Save;
                }
                Order::GoOn
            });
            println!("{:8.2} {:?}", start.elapsed().as_secs_f64(), plan.map(|plan| plan.disk));
        }
        "verify" => {
            for sector in Sector::all(&rules, men) {
                let scope = match args.get(6) {
                    Some(count) => Scope::Sample { count: count.parse().expect("n"), seed: 1 },
                    None => Scope::Whole,
                };
                let watch = &mut |_, _| ControlFlow::Continue(());
                let found = verify(&game, &disk, &crew, sector, scope, watch);
                println!("{:8.2} {found:?}", start.elapsed().as_secs_f64());
            }
        }
        "probe" => {
            let endings = Endings::open(game.clone(), Arc::new(disk), men).expect("tables");
            for sector in endings.sectors() {
                let index = Index::new(rules.files, rules.ranks, sector).expect("a numbering");
                let mut random = Random::new(5);
                let states: Vec<_> = (0..20_000)
                    .filter_map(|_| {
                        let (own, enemy) = index.position(random.below(index.count()));
                        game.movement([own, enemy], Side::Black)
                    })
                    .collect();
                let mut times = Vec::new();
                for state in &states {
                    let start = Instant::now();
                    let _ = std::hint::black_box(endings.probe(state));
                    times.push(start.elapsed().as_secs_f64() * 1e6);
                }
                times.sort_by(f64::total_cmp);
                let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
                println!("{sector} median {:.1} us, 99 % {:.1} us", at(0.5), at(0.99));
            }
            return;
        }
        "whole" => {
            let found = nugar_tables::alignment::solve(&game, &crew, 8 << 30);
            println!("{:8.2} {found:?}", start.elapsed().as_secs_f64());
            return;
        }
        _ => {}
    }
    for (stats, bytes) in stats(&game, &disk, men).expect("stats") {
        println!(
            "{} {} won {} lost {} drawn {} win {:?} loss {:?} {} bytes {:.3}/position  {:?}",
            stats.sector,
            stats.positions(),
            stats.won,
            stats.lost,
            stats.drawn,
            stats.longest_win,
            stats.longest_loss,
            bytes,
            bytes as f64 / stats.positions() as f64,
            stats.longest_position(&game),
        );
    }
}
