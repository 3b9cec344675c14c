//! A second generator for the rules, slow and naive on purpose: text in, text out.
//!
//! It shares no code with the crate, knows no bit sets and compiles nothing: boards are lists of
//! characters, and every question is answered by walking over them again. What the crate says is
//! held against what this says.

// Each test crate uses its own part of this folder, and none of it is seen from outside.
#![allow(dead_code, unused_imports, unreachable_pub)]
// A rule is a yes or no here, and speed is nobody's concern.
#![allow(clippy::struct_excessive_bools, clippy::format_push_string)]

pub mod alignment;
pub mod random;
pub mod ruleset;
pub mod running_fight;
pub mod setup;
pub mod suite;

pub use random::{SplitMix64, random_game, random_ruleset};
pub use ruleset::{Family, PRESETS, Ruleset};
pub use setup::setup;

/// The ten distinct throws, as a position shows them.
pub const THROWS: [&str; 10] = ["AA", "A2", "A3", "A4", "22", "23", "24", "33", "34", "44"];

/// Who has won (`None`: a draw) and by what.
pub type Outcome = (Option<char>, &'static str);

/// The position that a game under these rules starts from.
pub fn start(rules: &Ruleset) -> String {
    match rules {
        Ruleset::Alignment(rules) => alignment::start(rules),
        Ruleset::RunningFight(rules) => running_fight::start(rules),
    }
}

/// The canonical settled text of a position, without counters. Panics at what cannot be read or
/// cannot stand.
pub fn settle(rules: &Ruleset, position: &str) -> String {
    match rules {
        Ruleset::Alignment(rules) => alignment::settle(rules, position),
        Ruleset::RunningFight(rules) => running_fight::settle(rules, position),
    }
}

/// Every legal move with the settled position after it, sorted by the text of the move.
pub fn moves(rules: &Ruleset, position: &str) -> Vec<(String, String)> {
    match rules {
        Ruleset::Alignment(rules) => alignment::moves(rules, position),
        Ruleset::RunningFight(rules) => running_fight::moves(rules, position),
    }
}

/// How the game stands ended; repetition and quiet are not judged here.
pub fn outcome(rules: &Ruleset, position: &str) -> Option<Outcome> {
    match rules {
        Ruleset::Alignment(rules) => alignment::outcome(rules, position),
        Ruleset::RunningFight(rules) => running_fight::outcome(rules, position),
    }
}

/// `placement`, `movement`, `roll`, `play` or `over`.
pub fn phase(rules: &Ruleset, position: &str) -> &'static str {
    if outcome(rules, position).is_some() {
        return "over";
    }
    match rules {
        Ruleset::Alignment(rules) => alignment::phase(rules, position),
        Ruleset::RunningFight(_) if running_fight::has_throw(position) => "play",
        Ruleset::RunningFight(_) => "roll",
    }
}

/// The positions after a throw was made: ten in a race that waits for one, else just the position
/// itself.
pub fn thrown(rules: &Ruleset, position: &str) -> Vec<String> {
    match phase(rules, position) {
        "roll" => THROWS.iter().map(|throw| running_fight::with_throw(position, throw)).collect(),
        _ => vec![position.to_string()],
    }
}

/// The number of lines of this length. A throw and the play of it are one ply, the ten distinct
/// throws unweighted; where the throw has been made, the first ply is just the play.
pub fn perft(rules: &Ruleset, position: &str, depth: u32) -> u64 {
    perft_within(rules, position, depth, u64::MAX).expect("no limit was set")
}

/// As [`perft`], but gives up (`None`) as soon as the count passes the limit.
pub fn perft_within(rules: &Ruleset, position: &str, depth: u32, limit: u64) -> Option<u64> {
    let Some(rest) = depth.checked_sub(1) else {
        return Some(1);
    };
    let mut count = 0;
    for position in thrown(rules, position) {
        let moves = moves(rules, &position);
        if rest == 0 {
            count += moves.len() as u64;
        } else {
            for (_, after) in moves {
                count += perft_within(rules, &after, rest, limit - count)?;
            }
        }
        if count > limit {
            return None;
        }
    }
    Some(count)
}
