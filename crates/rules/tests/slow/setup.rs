//! Positions put up at random, as an editor would: reachable or not, but all of them can stand.

use super::Ruleset;
use super::random::SplitMix64;
use super::ruleset::{AlignmentRules, RunningFightRules};

/// A position of these rules that can stand.
pub fn setup(rng: &mut SplitMix64, rules: &Ruleset) -> String {
    match rules {
        Ruleset::Alignment(rules) => alignment(rng, rules),
        Ruleset::RunningFight(rules) => running_fight(rng, rules),
    }
}

/// Pieces anywhere, so dense that rows and longer runs stand about; hands in one of three.
fn alignment(rng: &mut SplitMix64, rules: &AlignmentRules) -> String {
    let density = rng.between(1, 9);
    let mut left = [rng.between(0, rules.pieces), rng.between(0, rules.pieces)];
    let mut ranks = vec![vec!['.'; rules.files]; rules.ranks];
    for _ in 0..rules.files * rules.ranks {
        let (rank, file) = (rng.below(rules.ranks), rng.below(rules.files));
        let side = rng.below(2);
        if ranks[rank][file] == '.' && left[side] > 0 && rng.below(10) < density {
            ranks[rank][file] = ['b', 'w'][side];
            left[side] -= 1;
        }
    }
    let hands = if rng.below(3) == 0 { left } else { [0, 0] };
    let board: Vec<String> = ranks.iter().map(|rank| written(rank)).collect();
    let side = ['b', 'w'][rng.below(2)];
    format!("{} {side} {},{}", board.join("/"), hands[0], hands[1])
}

/// Undalled pieces in their own rows, dalled ones anywhere but where none can stand.
fn running_fight(rng: &mut SplitMix64, rules: &RunningFightRules) -> String {
    loop {
        let mut rows = [
            vec!['.'; rules.outer], // white's
            vec!['.'; rules.middle],
            vec!['.'; rules.outer], // black's
        ];
        let density = rng.between(1, 9);
        let mut count = [0, 0];
        for (side, own) in [(0, 2), (1, 0)] {
            for hole in &mut rows[own] {
                if count[side] < rules.pieces && rng.below(10) < density {
                    *hole = ['b', 'w'][side];
                    count[side] += 1;
                }
            }
        }
        for _ in 0..rng.between(0, rules.pieces) {
            let (row, side) = (rng.below(3), rng.below(2));
            let hole = rng.below(rows[row].len());
            let first = row == [2, 0][side] && hole == rules.outer - 1;
            if rows[row][hole] == '.' && count[side] < rules.pieces && !first {
                rows[row][hole] = ['B', 'W'][side];
                count[side] += 1;
            }
        }
        if count[0] <= rules.win_at && count[1] <= rules.win_at {
            continue;
        }
        let board: Vec<String> = rows.iter().map(|row| written(row)).collect();
        let side = ['b', 'w'][rng.below(2)];
        let throw = if rng.below(4) == 0 { "-".to_string() } else { rng.throw() };
        return format!("{} {side} {throw}", board.join("/"));
    }
}

/// A row with numbers for what is empty.
fn written(row: &[char]) -> String {
    let (mut text, mut empty) = (String::new(), 0);
    for letter in row.iter().chain(std::iter::once(&'/')) {
        if *letter == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        empty = 0;
        text.push(*letter);
    }
    text.pop();
    text
}
