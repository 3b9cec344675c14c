//! A fixed piece of work: positions of every published ruleset, each thought about to a fixed depth.
//! The number of positions judged is the same on every machine, and changes with whatever changes
//! the machines: it is their checksum.

use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Preset, Rules};
use nugar_rules::game::{Game, Turn};
use nugar_rules::playout::{Chance, Playouts, Step};
use nugar_rules::running_fight::RunningFight;

use crate::evaluation::alignment::Points;
use crate::limits::Limits;
use crate::luck;
use crate::past::Past;
use crate::race::{Horizon, Racer};
use crate::search::{Searcher, Style};

/// Plies of random games after which positions are taken: two in placement, two behind it, where
/// there is placement; two undecided fights where there is not.
const PLIES: [usize; 4] = [5, 14, 26, 40];
/// Plies that games of alignment are looked ahead.
const DEPTH: u8 = 6;
/// Bytes that positions are remembered in: little, so that a browser has them too.
const BYTES: usize = 1 << 20;

/// The positions judged in thinking about the positions of a ruleset.
pub fn nodes(preset: &Preset) -> u64 {
    match preset.rules() {
        Rules::Alignment(rules) => {
            let game = Alignment::new(rules);
            let positions = positions(&game, preset.id);
            let judge = Points::of(&rules);
            let mut searcher = Searcher::new(game, judge, Style::Full, BYTES);
            let mut count = |state| {
                searcher.forget();
                let past = Past::none(state);
                let limits = Limits::depth(DEPTH);
                searcher.think(&past, limits, 1, &mut || false, &mut |_| {}).nodes
            };
            positions.into_iter().map(&mut count).sum()
        }
        Rules::RunningFight(rules) => {
            let game = RunningFight::new(rules);
            let positions = positions(&game, preset.id);
            let racer = Racer::new(game);
            let count = |state| racer.think(&state, Horizon::ONE, &mut || false).nodes;
            positions.into_iter().map(count).sum()
        }
    }
}

/// Positions of random games, each with something to decide.
fn positions<G: Game>(game: &G, seed: &str) -> Vec<G::State> {
    let mut found = Vec::new();
    for (number, plies) in (0u64..).zip(PLIES) {
        let mut luck = luck::of(&format!("bench {seed}"), number);
        found.push(position(game, plies, &mut luck));
    }
    found
}

/// The position after so many random plies of the first game that lasts longer.
fn position<G: Game>(game: &G, plies: usize, luck: &mut impl Chance) -> G::State {
    let mut playouts = Playouts::new(game);
    loop {
        let (mut played, mut found) = (0, None);
        playouts.play(game.start(), luck, |step| {
            if let Step::Played(state, _) = step {
                if played == plies {
                    found = Some(state);
                }
                played += 1;
            }
        });
        if let Some(state) = found.filter(|state| matches!(game.turn(state), Turn::Decide(_))) {
            return state;
        }
    }
}
