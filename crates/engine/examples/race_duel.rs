//! Two machines of running-fight games against each other, each game's dice twice with the sides
//! swapped. `cargo run --release -p nugar-engine --example race_duel RULESET PAIRS ONE OTHER`
//! where a machine is `page` or `full:THROWS`, or `full:THROWS:name=value,…` with names of
//! `RaceWeights`.

use std::time::{Duration, Instant};

use nugar_engine::evaluation::race::RaceWeights;
use nugar_engine::page;
use nugar_engine::race::{Horizon, Racer};
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::dice::Dice;
use nugar_rules::game::{Game, Side, Turn};
use nugar_rules::running_fight::{Play, RaceState, RunningFight};

enum Machine {
    Page(RunningFight),
    Full(Racer, Horizon),
}

impl Machine {
    fn new(game: &RunningFight, text: &str) -> Machine {
        if text == "page" {
            return Machine::Page(game.clone());
        }
        let parts: Vec<&str> = text.split(':').collect();
        let mut weights = RaceWeights::BEST;
        for change in parts.get(2).into_iter().flat_map(|changes| changes.split(',')) {
            let (name, value) = change.split_once('=').expect("name=value");
            *weights.get_mut(name).expect("a known name") = value.parse().expect("a number");
        }
        let horizon = match parts[1] {
            "0" => Horizon::AT_ONCE,
            "1" => Horizon::ONE,
            _ => Horizon::TWO,
        };
        Machine::Full(Racer::new(game.clone(), weights), horizon)
    }

    fn choose(&self, state: &RaceState) -> Play {
        let play = match self {
            Machine::Page(game) => page::choose(game, state),
            Machine::Full(racer, horizon) => racer.choose(state, *horizon),
        };
        play.expect("a throw has a play")
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [ruleset, pairs, one, other] = &words[..] else { panic!("RULESET PAIRS ONE OTHER") };
    let Rules::RunningFight(rules) = *Ruleset::read(ruleset).expect("a ruleset").rules() else {
        panic!("{ruleset} is no running-fight game")
    };
    let game = RunningFight::new(rules);
    let machines = [Machine::new(&game, one), Machine::new(&game, other)];
    let (mut counts, mut throws) = ([0u32; 3], 0u64);
    let (mut times, mut decisions) = ([Duration::ZERO; 2], [0u32; 2]);
    for pair in 0..pairs.parse().expect("a number") {
        for first in Side::BOTH {
            let pair: u64 = pair;
            let mut dice = Dice::new(format!("duel {pair}"));
            let (mut state, mut number, mut quiet) = (game.start(), 0, 0);
            let winner = loop {
                match game.turn(&state) {
                    Turn::Over(outcome) => break outcome.winner,
                    Turn::Roll(_) => {
                        state = game.roll(&state, dice.throw(number));
                        number += 1;
                    }
                    Turn::Decide(side) => {
                        let which = usize::from(side != first);
                        let begun = Instant::now();
                        let play = machines[which].choose(&state);
                        times[which] += begun.elapsed();
                        decisions[which] += 1;
                        quiet = if game.resets(&state, play) { 0 } else { quiet + 1 };
                        state = game.play(&state, play);
                        if quiet >= game.limits().quiet {
                            break None;
                        }
                    }
                }
            };
            throws += number;
            let at = winner.map_or(1, |winner| if winner == first { 0 } else { 2 });
            counts[at] += 1;
        }
    }
    let [won, drawn, lost] = counts.map(f64::from);
    let games = won + drawn + lost;
    let mean = (won + drawn / 2.0) / games;
    let error = 1.96 * (mean * (1.0 - mean) / games).sqrt();
    let each = |i: usize| times[i].as_secs_f64() * 1e3 / f64::from(decisions[i].max(1));
    println!(
        "{one} against {other}: +{won} ={drawn} -{lost}, {:.1} % ± {:.1}, {:.0} throws a game, {:.3} and {:.3} ms a play",
        100.0 * mean,
        100.0 * error,
        throws as f64 / games,
        each(0),
        each(1)
    );
}
