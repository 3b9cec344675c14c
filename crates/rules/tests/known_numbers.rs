//! Numbers that are known from outside this code: perft counts and what the sources' figures show.

use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::dice::Throw;
use nugar_rules::game::Game;
use nugar_rules::perft::perft;
use nugar_rules::playout::{Playouts, Random};
use nugar_rules::running_fight::RunningFight;
use nugar_rules::table;

fn alignment(ruleset: &str) -> Alignment {
    match Ruleset::read(ruleset).unwrap().rules() {
        Rules::Alignment(rules) => Alignment::new(*rules),
        Rules::RunningFight(_) => panic!("{ruleset} is no game of alignment"),
    }
}

fn counts(ruleset: &str, expected: &[u64]) {
    let game = alignment(ruleset);
    for (depth, lines) in expected.iter().enumerate() {
        assert_eq!(perft(&game, &game.start(), depth as u32 + 1), *lines, "{ruleset} {depth}");
    }
}

#[test]
fn dara_from_the_start() {
    counts("dara-walker", &[30, 870, 24_360, 657_720, 16_940_664]);
    counts("dara-italian-niger", &[30, 870, 24_360, 657_720, 16_940_664]);
    counts("dara-bell", &[30, 870, 24_360, 657_720, 17_100_720]);
    counts("dara-italian", &[30, 870, 24_360, 657_720, 17_100_720, 427_518_000]);
}

#[test]
fn dala_fills_the_centre_first() {
    counts("dala", &[4, 12, 24, 24, 800]);
}

#[test]
fn three_by_three() {
    let small = "files=3,ranks=3,pieces=3";
    counts(&format!("dara-walker+{small}"), &[9, 72, 504, 3_024, 14_040, 52_272, 173_664, 485_568]);
    counts(
        &format!("dara-walker+{small},place_three=captures"),
        &[9, 72, 504, 3_024, 16_200, 63_936],
    );
}

/// Rows of three that a board has: two pieces stand, and every cell is counted where a third would
/// make a row. Each row is seen from each of its three cells.
fn rows_of_three(ruleset: &str) -> u64 {
    let game =
        alignment(&format!("{ruleset}+fill_first=none,place_three=forbidden,place_long=free"));
    let (files, ranks) = (game.rules().files, game.rules().ranks);
    let cells: Vec<(u8, u8)> = (0..files).flat_map(|f| (0..ranks).map(move |r| (f, r))).collect();
    let mut refused = 0;
    for (i, one) in cells.iter().enumerate() {
        for other in &cells[..i] {
            let letter = |cell: (u8, u8)| if cell == *one || cell == *other { 'b' } else { '1' };
            let rank = |rank| (0..files).map(|file| letter((file, rank))).collect::<String>();
            let board: Vec<String> = (0..ranks).rev().map(rank).collect();
            let state = game.read(&format!("{} b 10,12", board.join("/"))).unwrap().state;
            refused += cells.len() as u64 - 2 - game.count(&state);
        }
    }
    refused / 3
}

#[test]
fn boards_have_so_many_rows() {
    assert_eq!(rows_of_three("dara-walker"), 38);
    assert_eq!(rows_of_three("dala"), 48);
}

#[test]
fn throws_weigh_what_dice_weigh() {
    let all = Throw::ALL;
    let weight = |which: &dyn Fn(Throw) -> bool| -> u32 {
        all.iter().filter(|(throw, _)| which(*throw)).map(|(_, weight)| weight).sum()
    };
    assert_eq!(weight(&|_| true), 16);
    assert_eq!(weight(&|throw| throw.low() > 1), 9); // without an A
    assert_eq!(weight(&|throw| throw.sum() == 2), 1); // AA
    let sums: Vec<u32> = (2..=8).map(|sum| weight(&|throw| throw.sum() == sum)).collect();
    assert_eq!(sums, [1, 2, 3, 4, 3, 2, 1]);
    // Equal sums when both throw for the start: 44 of 256, which is 11 of 64.
    assert_eq!(sums.iter().map(|weight| weight * weight).sum::<u32>(), 44);
}

#[test]
fn first_throws_of_daldosa() {
    let Rules::RunningFight(rules) = *Ruleset::read("daldosa").unwrap().rules() else {
        panic!("daldosa is a running-fight game")
    };
    let game = RunningFight::new(rules);
    let start = game.start();
    assert_eq!(perft(&game, &start, 1), 11);
    for (throw, _) in Throw::ALL {
        let results = table::list(&game, &game.roll(&start, throw));
        match (throw.low(), throw.high()) {
            (1, 1) => assert_eq!(results.len(), 2),
            // The piece nearest the stern lands on place 16 + x, which is m(x + 1).
            (1, x) => assert_eq!(results[0].text, format!("b1-m{}", x + 1)),
            _ => assert_eq!(results[0].text, "pass"),
        }
    }
}

/// About 220 to 230 throws a game; 2,000 games stray by less than ten.
#[test]
fn random_games_of_daldosa_last_as_long_as_known() {
    let Rules::RunningFight(rules) = *Ruleset::read("daldosa").unwrap().rules() else {
        panic!("daldosa is a running-fight game")
    };
    let game = RunningFight::new(rules);
    let (mut playouts, mut chance) = (Playouts::new(&game), Random::new(3));
    let plies: u64 =
        (0..2_000).map(|_| playouts.play(game.start(), &mut chance, |_| {}).plies).sum();
    let mean = plies as f64 / 2_000.0;
    assert!((210.0..235.0).contains(&mean), "{mean}");
}
