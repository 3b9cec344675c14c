//! Chance for tests: a seeded generator, random rulesets over every field, and random games.

use super::ruleset::{self, Family};
use super::{PRESETS, Ruleset};

/// Steele, Lea and Flood's SplitMix64: tiny, and the same everywhere.
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`, even enough for tests.
    pub fn below(&mut self, limit: usize) -> usize {
        assert!(limit > 0, "nothing to choose from");
        (self.draw() % limit as u64) as usize
    }

    pub fn between(&mut self, from: usize, to: usize) -> usize {
        from + self.below(to - from + 1)
    }

    pub fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    /// A throw of two dice, weighted as dice are.
    pub fn throw(&mut self) -> String {
        let mut faces = [self.below(4), self.below(4)];
        faces.sort_unstable();
        faces.map(|face| ['A', '2', '3', '4'][face]).iter().collect()
    }
}

/// A ruleset that somebody could want to play: a preset of the family and the fields that differ
/// from it, any of them.
pub fn random_ruleset(rng: &mut SplitMix64, family: Family) -> String {
    let wanted = match family {
        Family::Alignment => random_alignment(rng).to_vec(),
        Family::RunningFight => random_running_fight(rng).to_vec(),
    };
    let ids: Vec<&str> =
        PRESETS.iter().filter(|(_, of, _)| *of == family).map(|(id, ..)| *id).collect();
    let id = *rng.one_of(&ids);
    ruleset::with_values(id, &wanted)
}

/// Values for `ALIGNMENT_FIELDS`, in their order.
fn random_alignment(rng: &mut SplitMix64) -> [String; 16] {
    let files = rng.between(3, 8);
    let ranks = rng.between(3, 8);
    let most = (files * ranks - 1) / 2;
    // Full boards are where skips, leftovers and blocked sides come up.
    let pieces = if rng.below(3) == 0 { most } else { rng.between(3, most.min(14)) };
    let mut fill_first = "none".to_string();
    if rng.below(3) == 0 {
        let mut cells: Vec<String> = (0..files)
            .flat_map(|file| {
                (1..=ranks).map(move |rank| format!("{}{rank}", &"abcdefgh"[file..=file]))
            })
            .collect();
        let count = rng.between(1, (2 * pieces - 1).min(6));
        while cells.len() > count {
            cells.remove(rng.below(cells.len()));
        }
        fill_first = cells.concat();
    }
    let mut pick = |values: &[&str]| (*rng.one_of(values)).to_string();
    [
        files.to_string(),
        ranks.to_string(),
        pieces.to_string(),
        fill_first,
        pick(&["forbidden", "free", "captures"]),
        pick(&["forbidden", "free"]),
        pick(&["forbidden", "free"]),
        pick(&["captures", "none", "forbidden"]),
        pick(&["one", "per-row"]),
        pick(&["no", "yes"]),
        pick(&["none", "any"]),
        pick(&["compulsory", "optional"]),
        pick(&["0", "1", "2"]),
        pick(&["loses", "draw"]),
        pick(&["0", "2", "3", "5"]),
        pick(&["0", "20", "100", "200"]),
    ]
}

/// Values for `RUNNING_FIGHT_FIELDS`, in their order.
fn random_running_fight(rng: &mut SplitMix64) -> [String; 11] {
    let outer = if rng.below(2) == 0 { rng.between(4, 8) } else { rng.between(4, 24) };
    let win_at = rng.below(2);
    let pieces = if rng.below(2) == 0 { outer } else { rng.between(1 + win_at, outer) };
    let mut pick = |values: &[&str]| (*rng.one_of(values)).to_string();
    [
        outer.to_string(),
        pick(&["yes", "no"]),
        pieces.to_string(),
        pick(&["hole-ahead", "sternmost"]),
        pick(&["last-hole-takes", "each-hole-takes", "none"]),
        pick(&["chooses", "higher"]),
        pick(&["throws-again", "nothing"]),
        pick(&["no", "yes"]),
        pick(&["yes", "no"]),
        win_at.to_string(),
        pick(&["0", "500", "2000"]),
    ]
}

/// The settled positions of a game of uniformly random moves, the start first; of a race both
/// before and after each throw. Ends with the game, or once there are `longest` positions.
pub fn random_game(rng: &mut SplitMix64, rules: &Ruleset, longest: usize) -> Vec<String> {
    let mut positions = vec![super::start(rules)];
    while positions.len() < longest {
        let position = &positions[positions.len() - 1];
        let next = match super::phase(rules, position) {
            "over" => break,
            "roll" => super::running_fight::with_throw(position, &rng.throw()),
            _ => rng.one_of(&super::moves(rules, position)).1.clone(),
        };
        positions.push(next);
    }
    positions
}
