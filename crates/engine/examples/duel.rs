//! Two machines against each other, each random opening twice with the sides swapped.
//! `cargo run --release -p nugar-engine --example duel RULESET PAIRS PLIES ONE OTHER`
//! where PLIES are random ones and a machine is `simple-4`, `full:NODES` or `full:NODES:CHANGES`, with
//! changes as `Variant` reads them: `-killers,late_quiet=3,p.gap=0`.
//!
//! 2026-11-30, `… RULESET 40 8 full:50000 simple-4`, 80 games each: dara-italian 89.4 % (Elo +278
//! to +533), dara-walker 91.2 % (+306 to +616), dala 77.5 % (+134 to +325), derrah 91.2 % (+302 to
//! +632).

use nugar_engine::evaluation::alignment::Points;
use nugar_engine::limits::Limits;
use nugar_engine::luck;
use nugar_engine::opponents::Opponent;
use nugar_engine::past::Past;
use nugar_engine::search::{Searcher, Style};
use nugar_engine::simple;
use nugar_engine::variant::Variant;
use nugar_rules::alignment::{Alignment, Move, State};
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::draws::Draws;
use nugar_rules::game::{Game, Side, Turn};

enum Machine {
    Simple(u8),
    Full(Box<Searcher<Alignment, Points>>, u64),
}

impl Machine {
    fn new(game: &Alignment, text: &str) -> Machine {
        if let Some(Opponent::Simple { depth }) = Opponent::from_code(text) {
            return Machine::Simple(depth);
        }
        let parts: Vec<&str> = text.split(':').collect();
        let nodes = parts[1].parse().expect("a number of nodes");
        let Variant { tuning, points } =
            Variant::read(parts.get(2).unwrap_or(&""), game.rules()).expect("known changes");
        let searcher = Searcher::new(game.clone(), points, Style::Full, 1 << 22).tuned(tuning);
        Machine::Full(Box::new(searcher), nodes)
    }

    fn choose(&mut self, game: &Alignment, past: &Past<State>, seed: &str) -> Move {
        let best = match self {
            Machine::Simple(depth) => simple::choose(game, &past.state, *depth, seed),
            Machine::Full(searcher, nodes) => {
                searcher.think(past, Limits::nodes(*nodes), 1, &mut || false, &mut |_| {}).best()
            }
        };
        best.expect("a game that goes on has a move")
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [ruleset, pairs, plies, one, other] = &words[..] else {
        panic!("RULESET PAIRS PLIES ONE OTHER")
    };
    let Rules::Alignment(rules) = *Ruleset::read(ruleset).expect("a ruleset").rules() else {
        panic!("{ruleset} is no game of alignment")
    };
    let game = Alignment::new(rules);
    let pairs: u64 = pairs.parse().expect("a number");
    let plies: u32 = plies.parse().expect("a number");
    let mut machines = [Machine::new(&game, one), Machine::new(&game, other)];
    // Wins, draws and losses of the first machine.
    let (mut counts, mut length) = ([0u32; 3], 0u64);
    for pair in 0..pairs {
        let mut luck = luck::of("duel", pair);
        let start = loop {
            let mut state = game.start();
            for _ in 0..plies {
                let picked =
                    game.pick(&state, &mut |n| nugar_rules::playout::Chance::below(&mut luck, n));
                let Some(m) = picked else { break };
                state = game.play(&state, m);
            }
            if let Turn::Decide(_) = game.turn(&state) {
                break state;
            }
        };
        for first in [Side::Black, Side::White] {
            for machine in &mut machines {
                if let Machine::Full(searcher, _) = machine {
                    searcher.forget();
                }
            }
            let mut past = Past::none(start);
            let mut draws = Draws::new(game.limits(), start, 0);
            let winner = loop {
                let side = match game.turn(&past.state) {
                    Turn::Over(outcome) => break outcome.winner,
                    _ if draws.verdict().is_some() => break None,
                    turn => turn.side().expect("somebody is on turn"),
                };
                let machine = &mut machines[usize::from(side != first)];
                let m = machine.choose(&game, &past, &format!("{pair} {length}"));
                let resets = game.resets(&past.state, m);
                let next = game.play(&past.state, m);
                draws.push(next, resets);
                past.push(next, resets);
                length += 1;
            };
            let at = match winner {
                Some(winner) if winner == first => 0,
                None => 1,
                Some(_) => 2,
            };
            counts[at] += 1;
        }
    }
    let [won, drawn, lost] = counts.map(f64::from);
    let games = won + drawn + lost;
    let mean = (won + drawn / 2.0) / games;
    let variance = (won + drawn / 4.0) / games - mean * mean;
    let error = 1.96 * (variance / games).sqrt();
    let elo = |share: f64| -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10();
    println!(
        "{one} against {other}: +{won} ={drawn} -{lost}, {:.1} % (Elo {:+.0}, {:+.0} to {:+.0}), {:.0} plies a game",
        100.0 * mean,
        elo(mean),
        elo(mean - error),
        elo(mean + error),
        length as f64 / games
    );
}
