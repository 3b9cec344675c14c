//! Running-fight games: what is known of them from outside this code, texts, touches, refusals.

use std::collections::BTreeSet;

use nugar_rules::board::{Point, Shape, Standing};
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::dice::Throw;
use nugar_rules::fault::Fault;
use nugar_rules::game::{Counters, Game, Opening, Outcome, Phase, Reason, Side, Turn};
use nugar_rules::perft::perft;
use nugar_rules::playout::{Playouts, Random, Step};
use nugar_rules::running_fight::{Play, RaceState, RunningFight};
use nugar_rules::symmetry::Symmetric;

/// Four holes, five, four; black's way is b4 b3 b2 b1 m1 … m5 w4 w3 w2 w1 m1 ….
const SMALL: &str = "daldosa+outer=4,pieces=4";

fn game(ruleset: &str) -> RunningFight {
    match Ruleset::read(ruleset).unwrap().rules() {
        Rules::RunningFight(rules) => RunningFight::new(*rules),
        Rules::Alignment(_) => panic!("{ruleset} is no running-fight game"),
    }
}

fn state(game: &RunningFight, position: &str) -> RaceState {
    game.read(position).unwrap_or_else(|faults| panic!("{position}: {faults}")).state
}

fn cells(game: &RunningFight, names: &str) -> Vec<Point> {
    names.split_whitespace().map(|name| game.geometry().find(name).unwrap()).collect()
}

/// Texts of all legal plays, sorted.
fn texts(ruleset: &str, position: &str) -> Vec<String> {
    let game = game(ruleset);
    let state = state(&game, position);
    let mut texts: Vec<String> =
        game.list(&state).into_iter().map(|m| game.text(&state, m)).collect();
    texts.sort();
    texts
}

/// Positions after all legal plays, sorted.
fn after(ruleset: &str, position: &str) -> Vec<String> {
    let game = game(ruleset);
    let state = state(&game, position);
    let mut after: Vec<String> =
        game.list(&state).into_iter().map(|m| game.position(&game.play(&state, m))).collect();
    after.sort();
    after
}

/// The position after a play, which may be written in any way.
fn played(ruleset: &str, position: &str, text: &str) -> String {
    let game = game(ruleset);
    let state = state(&game, position);
    let m = game.parse(&state, text).unwrap_or_else(|faults| panic!("{text}: {faults}"));
    game.position(&game.play(&state, m))
}

fn parse_faults(ruleset: &str, position: &str, text: &str) -> Vec<String> {
    let game = game(ruleset);
    let state = state(&game, position);
    let faults = game.parse(&state, text).expect_err(text).0;
    faults.iter().map(ToString::to_string).collect()
}

fn read_faults(ruleset: &str, position: &str) -> Vec<String> {
    let faults = game(ruleset).read(position).expect_err(position).0;
    faults.iter().map(ToString::to_string).collect()
}

/// The fault of touching those holes one after the other, as programs read it.
fn why(ruleset: &str, position: &str, touched: &str) -> String {
    let game = game(ruleset);
    let state = state(&game, position);
    let touched = cells(&game, touched);
    game.why_not(&state, &touched).map_or_else(|| "none".to_owned(), |fault| fault.to_string())
}

// Known numbers.

#[test]
fn throws_weigh_what_the_rules_say() {
    let game = game("daldosa");
    let weigh = |fits: &dyn Fn(Throw) -> bool| -> u32 {
        game.rolls().iter().filter(|(throw, _)| fits(*throw)).map(|(_, weight)| weight).sum()
    };
    assert_eq!(weigh(&|throw| throw.low() > 1), 9);
    assert_eq!(weigh(&|throw| throw.sum() == 2), 1);
    let sums: Vec<u32> =
        (2..=8).map(|sum| weigh(&|throw| game.opening_value(throw) == sum)).collect();
    assert_eq!(sums, [1, 2, 3, 4, 3, 2, 1]);
    // Equal sums: 44 of 256, which is 11 of 64.
    assert_eq!(sums.iter().map(|weight| weight * weight).sum::<u32>(), 44);
    assert_eq!(game.opening(), Opening::ThrowOff { played: false });
}

#[test]
fn the_first_throw() {
    assert_eq!(perft(&game("daldosa"), &game("daldosa").start(), 1), 11);
    let start = "wwwwwwwwwwwwwwww/17/bbbbbbbbbbbbbbbb b";
    assert_eq!(game("daldosa").position(&game("daldosa").start()), format!("{start} -"));
    assert_eq!(texts("daldosa", &format!("{start} 24")), ["pass"]);
    let one = ["wwwwwwwwwwwwwwww/3B13/1bbbbbbbbbbbbbbb w -"];
    assert_eq!(after("daldosa", &format!("{start} A3")), one);
    let two =
        ["wwwwwwwwwwwwwwww/1B15/1bbbbbbbbbbbbbbb b -", "wwwwwwwwwwwwwwww/B16/B1bbbbbbbbbbbbbb b -"];
    assert_eq!(after("daldosa", &format!("{start} AA")), two);
    assert_eq!(texts("daldosa", &format!("{start} AA")), ["b1-m1,b2-b1", "b1-m2"]);
    let jaeren = game("daldosa-jaeren");
    assert_eq!(jaeren.position(&jaeren.start()), "wwwwwwwwwwww/12/bbbbbbbbbbbb b -");
}

#[test]
fn the_ring_closes() {
    // On a way of 16, 17 and 16 holes 48 + 1 is 16, and 31 + 4 is 35, the enemy's column 14.
    let long = "daldosa+added=none";
    assert_eq!(played(long, "B14w/15B1/16 b A4", "w1-m1,m16-w14"), "13B1w/B16/16 w -");
    let even = "daldosa-jaeren+added=none";
    assert_eq!(played(even, "B10w/6B5/12 b A4", "w1-m1,m7-m11"), "11w/B9B1/12 w -");
    let short = "daldosa-12-13-12+added=none";
    assert_eq!(played(short, "B10w/6B6/12 b A4", "w1-m1,m7-m11"), "11w/B9B2/12 w -");
}

#[test]
fn only_the_sum_uses_both_dice() {
    assert_eq!(after("daldosa", "16/1W1B13/16 w 23"), ["16/3B2W10/16 b -"]);
    assert_eq!(texts("daldosa", "16/1W1B13/16 w 23"), ["m2-m7"]);
}

#[test]
fn random_games() {
    let game = game("daldosa");
    let mut playouts = Playouts::new(&game);
    let mut chance = Random::new(1);
    let (mut plies, mut throw) = (0, None);
    for _ in 0..400 {
        let ended = playouts.play(game.start(), &mut chance, |step| match step {
            Step::Threw(thrown) => throw = Some(thrown),
            // An A can always be played.
            Step::Played(_, Play::Pass) => assert!(throw.is_none_or(|throw| throw.low() > 1)),
            Step::Played(..) => {}
        });
        assert_eq!(ended.outcome.reason, Reason::AllTaken);
        plies += ended.plies;
    }
    // 216 on average over 100,000 games, with a deviation of 113 a game.
    assert!((195..240).contains(&(plies / 400)), "{plies}");
}

// The rules.

#[test]
fn either_order() {
    // The one ahead has to move off first, so only one die can do it.
    assert_eq!(texts(SMALL, "w3/BB3/4 b A2"), ["m2-m4,m1-m2", "m2-m5"]);
    // Here both orders are legal, and one text stands for them.
    let game = game("daldosa");
    let state = state(&game, "w15/B4B11/16 b 23");
    let m = game.parse(&state, "m6-m8,m1-m4").unwrap();
    assert_eq!(game.parse(&state, " M1 - m4 , m6-M8 "), Ok(m));
    assert_eq!(game.text(&state, m), "m1-m4,m6-m8");
    let expected = ["m1 m4 m6 m8", "m6 m8 m1 m4"].map(|path| cells(&game, path));
    let paths: BTreeSet<Vec<Point>> = game.touches(&state, m).paths.into_iter().collect();
    assert_eq!(paths, BTreeSet::from(expected));
}

#[test]
fn dice_swapped_where_the_ways_meet() {
    // b1 and w1 are both one hole before m1: who takes which die leaves no trace.
    let position = "B14w/17/B15 b 23";
    assert_eq!(texts("daldosa", position), ["b1-m3,w1-m2", "b1-m5", "w1-m5"]);
    let one = played("daldosa", position, "b1-m3,w1-m2");
    assert_eq!(played("daldosa", position, "w1-m3,b1-m2"), one);
    let game = game("daldosa");
    let state = state(&game, position);
    assert_eq!(game.parse(&state, "b1-m3,w1-m2"), game.parse(&state, "w1-m3,b1-m2"));
    // Whoever goes farther has to go first: the other would be jumped.
    let faults = parse_faults("daldosa", position, "b1-m2,w1-m3");
    assert_eq!(faults, ["both-dice(cell=\"b1\", to=\"m2\")"]);
}

#[test]
fn round_a_small_ring() {
    // Eight holes and a throw of eight: a piece alone comes back to where it began.
    let ring = "daldosa+outer=4,prow=no,pieces=4";
    assert_eq!(texts(ring, "3w/1B2/4 b 44"), ["m2-m2"]);
    assert_eq!(after(ring, "3w/1B2/4 b 44"), ["3w/1B2/4 w -"]);
    // Hole by hole it takes on its way.
    let each = "daldosa+outer=4,prow=no,pieces=4,added=each-hole-takes";
    assert_eq!(texts(each, "2ww/1B2/4 b 44"), ["m2xw3,w3-m2"]);
    assert_eq!(after(each, "2ww/1B2/4 b 44"), ["3w/1B2/4 w -"]);
}

#[test]
fn which_piece_is_dalled() {
    // b1 and b3 have no own piece ahead; only b1 is the sternmost.
    let sternmost = "daldosa-sternmost+outer=4,pieces=4";
    assert_eq!(texts(SMALL, "w3/5/b1bb b A2"), ["b1-m3"]);
    assert_eq!(texts(sternmost, "w3/5/b1bb b A2"), ["b1-m3"]);
    // Both of AA dal, the second time the piece that is sternmost then.
    assert_eq!(texts(SMALL, "w3/5/b1bb b AA"), ["b1-m1,b3-b2", "b1-m2", "b3-b2,b4-b3"]);
    assert_eq!(texts(sternmost, "w3/5/b1bb b AA"), ["b1-m1,b3-b2", "b1-m2"]);
}

#[test]
fn what_adding_takes() {
    let position = "3w/B1W1W/4 b 22";
    assert_eq!(texts(SMALL, position), ["m1xm5"]);
    assert_eq!(after(SMALL, position), ["3w/2W1B/4 w -"]);
    let each = "daldosa+outer=4,pieces=4,added=each-hole-takes";
    assert_eq!(texts(each, position), ["m1xm3,m3xm5"]);
    assert_eq!(after(each, position), ["3w/4B/4 w -"]);
    // Either die first, where that makes a difference; one text where it makes none.
    assert_eq!(texts(each, "3w/B1W2/4 b 23"), ["m1-m4,m4xw4", "m1xm3,m3xw4"]);
    assert_eq!(texts(each, "w3/B4/4 b 23"), ["m1-m3,m3-w4"]);
    // The A may dal, and the other die goes on.
    assert_eq!(texts(each, "w3/5/b3 b A3"), ["b1-m1,m1-m4"]);
    assert_eq!(texts("daldosa+outer=4,pieces=4,added=none", position), ["m1xm3"]);
}

#[test]
fn one_die_of_two() {
    let none = "daldosa+outer=4,pieces=4,added=none";
    assert_eq!(texts(none, "3w/B4/4 b 23"), ["m1-m3", "m1-m4"]);
    assert_eq!(texts(&format!("{none},either_die=higher"), "3w/B4/4 b 23"), ["m1-m4"]);
    // The higher one is only asked for when it can be used.
    let six = "daldosa+outer=6,pieces=6,added=none,either_die=higher";
    assert_eq!(texts(six, "w5/7/1b2B1 b 23"), ["b5-b3"]);
}

#[test]
fn undalled_pieces_may_be_safe() {
    let none = "daldosa+outer=4,pieces=4,added=none";
    let safe = format!("{none},undalled_taken=no");
    assert_eq!(texts(none, "3w/4B/4 b A2"), ["m5-w3", "m5xw4"]);
    assert_eq!(texts(&safe, "3w/4B/4 b A2"), ["m5-w3"]);
    // Dalled, it is taken like any other.
    assert_eq!(texts(&safe, "w1W1/4B/4 b A2"), texts(none, "w1W1/4B/4 b A2"));
}

#[test]
fn double_dal() {
    let position = "w3/5/3b b AA";
    assert_eq!(after(SMALL, position), ["w3/5/1B2 b -"]);
    let once = "daldosa+outer=4,pieces=4,double_dal=nothing";
    assert_eq!(after(once, position), ["w3/5/1B2 w -"]);
    // Also when it was not played in full.
    assert_eq!(after("daldosa+outer=4,pieces=4,added=none", position), ["w3/5/2B1 b -"]);
}

#[test]
fn the_end() {
    let game = game(SMALL);
    let before = state(&game, "3w/3BB/4 b AA");
    let m = game.parse(&before, "m5xw4,m4-m5").unwrap();
    assert_eq!((game.captures(&before, m), game.resets(&before, m)), (1, true));
    // The other side stands, also after AA.
    let over = game.play(&before, m);
    assert_eq!(game.position(&over), "3B/4B/4 w -");
    let won = Outcome { winner: Some(Side::Black), reason: Reason::AllTaken };
    assert_eq!((game.turn(&over), game.phase(&over)), (Turn::Over(won), Phase::Over));
    assert_eq!((game.count(&over), game.nth(&over, 0)), (0, None));
    // A throw may lie beside an ended game.
    assert_eq!(game.position(&state(&game, "3B/4B/4 b A3")), "3B/4B/4 b A3");
    let one_left = state(&self::game("daldoza"), "14BB/5W11/16 w 23");
    assert!(matches!(self::game("daldoza").turn(&one_left), Turn::Over(_)));
    assert!(matches!(self::game("daldosa").turn(&one_left), Turn::Decide(Side::White)));
}

#[test]
fn colours_may_be_swapped() {
    let game = game("daldosa");
    let start = game.roll(&game.start(), Throw::new(1, 3).unwrap());
    let image = game.image(&start, 1);
    assert_eq!(game.position(&image), "wwwwwwwwwwwwwwww/17/bbbbbbbbbbbbbbbb w A3");
    let here = state(&game, "B2W12/3B1W11/b15 b A4");
    assert_eq!(game.image(&game.image(&here, 1), 1), here);
    assert_ne!(game.key(&here), game.key(&game.image(&here, 1)));
}

// Refusals.

/// What a side aims at, found by going from hole to hole.
#[test]
fn aims_go_to_the_first_piece_ahead() {
    for ruleset in ["daldosa", "daldosa-sternmost", "daldosa-jaeren", SMALL] {
        let game = game(ruleset);
        let way = game.way();
        let mut found = [0; 2];
        Playouts::new(&game).play(game.start(), &mut Random::new(8), |step| {
            let Step::Played(state, _) = step else { return };
            for side in Side::BOTH {
                let undalled = state.undalled(side);
                let last = undalled.into_iter().last();
                let all = game.aims(&state, side);
                for from in state.pieces(side) {
                    let holes = (1..=8).map(|by| way.ahead(from, by));
                    let enemy = |place| state.pieces(side.other()).has(way.facing(place));
                    let stops = |place| enemy(place) || state.pieces(side).has(place);
                    let mut blocked = false;
                    let sleeps = undalled.has(from);
                    let barred = ruleset == "daldosa-sternmost" && sleeps && Some(from) != last;
                    for (aim, place) in all.iter().zip(holes) {
                        let aims = enemy(place) && !blocked && !barred;
                        assert_eq!(aim.dalled.has(from), aims && !sleeps, "{state:?}");
                        assert_eq!(aim.undalled.has(from), aims && sleeps, "{state:?}");
                        assert!(!aim.dalled.has(from) || aim.at.has(place), "{state:?}");
                        assert!(aim.at.into_iter().all(enemy), "{state:?}");
                        found[usize::from(sleeps)] += u32::from(aims);
                        blocked |= stops(place) && !enemy(place);
                    }
                }
            }
        });
        assert!(found.iter().all(|found| *found > 20), "{ruleset}: {found:?}");
    }
}

#[test]
fn every_refusal_names_its_rule() {
    let none = "daldosa+outer=4,pieces=4,added=none";
    let each = "daldosa+outer=4,pieces=4,added=each-hole-takes";
    let safe = "daldosa+outer=4,pieces=4,undalled_taken=no";
    let sternmost = "daldosa-sternmost+outer=4,pieces=4";
    let higher = "daldosa+outer=4,pieces=4,added=none,either_die=higher";
    for (ruleset, position, touched, fault) in [
        (SMALL, "4/B4/4 b -", "m1", "game-over"),
        (SMALL, "w3/B4/4 b -", "m1", "throw-first"),
        (SMALL, "wwww/5/bbbb b 23", "b1", "throw-lost"),
        (SMALL, "w3/B4/4 b 23", "m2", "no-piece(cell=\"m2\")"),
        (SMALL, "w3/B4/4 b 23", "w1", "not-yours(cell=\"w1\")"),
        (SMALL, "w3/B4/b3 b 23", "b1", "needs-dal(cell=\"b1\")"),
        (SMALL, "w3/1B3/b3 b A3", "b1 m3", "needs-dal(cell=\"b1\")"),
        (SMALL, "w3/B4/b3 b A3", "b1 m4", "own-jumped(cell=\"b1\", cells=m1)"),
        (sternmost, "w3/B4/b1b1 b A3", "b3", "not-sternmost(cell=\"b3\", cells=b1)"),
        (SMALL, "w3/B1B2/4 b 23", "m1", "own-on-hole(cell=\"m1\", to=\"m3\")"),
        (SMALL, "w3/B1B2/4 b 23", "m1 m3", "own-on-hole(cell=\"m1\", to=\"m3\")"),
        (SMALL, "w3/B1B2/4 b 23", "m1 m4", "own-jumped(cell=\"m1\", cells=m3)"),
        (SMALL, "w3/BBB2/4 b 23", "m1 w4", "own-jumped(cell=\"m1\", cells=m2 m3)"),
        (SMALL, "w3/B1B2/4 b 23", "m1 m5", "no-such-die(cell=\"m1\", to=\"m5\")"),
        (SMALL, "w3/B1B2/4 b 23", "m3 b2", "not-on-way(cell=\"m3\", to=\"b2\")"),
        (SMALL, "w3/2B2/1B2 b 23", "b2 b4", "not-on-way(cell=\"b2\", to=\"b4\")"),
        (safe, "3w/B3B/4 b A3", "m5 w4", "undalled-safe(cell=\"w4\")"),
        (none, "w3/B1B2/4 b 23", "m3 w2", "no-adding(cell=\"m3\", to=\"w2\")"),
        (each, "w3/B1B2/4 b 23", "m3 w2", "hole-by-hole(cell=\"m3\", to=\"w2\")"),
        (SMALL, "3w/1W1B1/4 w 23", "m2 m4", "both-dice(cell=\"m2\", to=\"m4\")"),
        (higher, "w3/B4/4 b 23", "m1 m3", "higher-die(cell=\"m1\", to=\"m3\")"),
        // After the first of two moves.
        (SMALL, "w3/B3B/4 b 23", "m5 w3 w3", "same-piece(cell=\"w3\")"),
        (SMALL, "w3/B3B/4 b 23", "m5 w3 m5", "no-piece(cell=\"m5\")"),
        (SMALL, "w3/B3B/4 b 23", "m5 w3 m1 m3", "die-used(cell=\"m1\", to=\"m3\")"),
        (SMALL, "w3/B3B/4 b 23", "m5 w3 m1 m5", "no-such-die(cell=\"m1\", to=\"m5\")"),
        (SMALL, "w3/B3B/b3 b 23", "m5 w3 b1", "needs-dal(cell=\"b1\")"),
        (SMALL, "w3/B3B/4 b 23", "m5 w3 m1 m4 m4", "play-complete(cell=\"m4\")"),
        (SMALL, "w3/B4/4 b 23", "m1 w4 w4", "play-complete(cell=\"w4\")"),
        (none, "w3/B4/4 b 23", "m1 m3 m3", "play-complete(cell=\"m3\")"),
        (each, "w3/B4/4 b 23", "m1 m3 m3 m5", "die-used(cell=\"m3\", to=\"m5\")"),
        (each, "w3/B4/4 b 23", "m1 m3 m3 w4 w4", "play-complete(cell=\"w4\")"),
        // Nothing is wrong with these.
        (SMALL, "w3/B3B/4 b 23", "", "none"),
        (SMALL, "w3/B3B/4 b 23", "m5 w3 m1", "none"),
        (SMALL, "w3/B3B/4 b 23", "m1 m4 m5 w3", "none"),
        (each, "w3/B4/4 b 23", "m1 m3 m3 w4", "none"),
    ] {
        assert_eq!(why(ruleset, position, touched), fault, "{position} {touched}");
    }
    let game = game(SMALL);
    let state = state(&game, "w3/B3B/4 b 23");
    let off = game.why_not(&state, &[Point(99)]);
    assert_eq!(off, Some(Fault::UnknownCell { text: "99".to_owned() }));
}

#[test]
fn texts_are_refused_like_touches() {
    let position = "w3/B3B/4 b 23";
    for (position, text, faults) in [
        (position, "", vec!["empty"]),
        (position, "hello", vec!["bad-move(text=\"hello\")"]),
        (position, "m1-m4-m5", vec!["bad-move(text=\"m1-m4-m5\")"]),
        (position, "m1-m4,", vec!["bad-move(text=\"\")"]),
        (
            position,
            "m1-m9,q2xw0",
            vec![
                "unknown-cell(text=\"m9\")",
                "unknown-cell(text=\"q2\")",
                "unknown-cell(text=\"w0\")",
            ],
        ),
        (position, "m1-m4", vec!["both-dice(cell=\"m1\", to=\"m4\")"]),
        (position, "m1-m4,m5-m5", vec!["no-such-die(cell=\"m5\", to=\"m5\")"]),
        (position, "m1xm4,m5-w3", vec!["takes-differs(cell=\"m4\")"]),
        (position, "m1xm4,m5xw3", vec!["takes-differs(cell=\"m4\")", "takes-differs(cell=\"w3\")"]),
        ("3w/B3B/4 b A3", "m1-m4,m5-w4", vec!["takes-differs(cell=\"w4\")"]),
        (position, "pass", vec!["throw-not-lost"]),
        ("wwww/5/bbbb b 23", "b1-m1", vec!["throw-lost"]),
        ("w3/B4/4 b -", "m1-m4", vec!["throw-first"]),
        ("4/B4/4 b -", "pass", vec!["game-over"]),
    ] {
        assert_eq!(parse_faults(SMALL, position, text), faults, "{position} {text}");
    }
    let lost = "wwww/5/bbbb b 23";
    assert_eq!(played(SMALL, lost, " PASS "), "wwww/5/bbbb w -");
    let long = "m1-m4,".repeat(100_000);
    assert!(parse_faults(SMALL, position, &long)[0].starts_with("bad-move"));
}

// Positions.

#[test]
fn positions_are_read_as_a_person_writes_them() {
    let game = game("daldosa");
    let text = "  1wwwwwwwwwwwwwww/3W13/1bbbbbbbbbbbbbbb   B  3a 4  7 ";
    let reading = game.read(text).unwrap();
    assert_eq!(reading.counters, Some(Counters { quiet: 4, ply: 7 }));
    assert_eq!(game.position(&reading.state), "1wwwwwwwwwwwwwww/3W13/1bbbbbbbbbbbbbbb b A3");
    for throw in ["X3", "3X", "13", "A3"] {
        let read = state(&game, &format!("w15/17/b15 b {throw}"));
        assert_eq!(read.throw(), Throw::new(1, 3));
    }
}

#[test]
fn every_fault_of_a_position_is_named() {
    for (position, faults) in [
        ("", vec!["empty"]),
        ("  ", vec!["empty"]),
        ("wwww/5/bbbb", vec!["position-parts(have=1)"]),
        ("wwww/5/bbbb b - 3", vec!["position-parts(have=4)"]),
        ("wwww/5/bbbb b - 3 4 5", vec!["position-parts(have=6)"]),
        ("wwww/5/bbbb b - 4 3", vec!["bad-counters(quiet=4, ply=3)"]),
        (
            "wwww/5/bbbb b - 99999999999 x",
            vec!["bad-number(text=\"99999999999\")", "bad-number(text=\"x\")"],
        ),
        ("wwww/5/bbbb/4 b -", vec!["row-count(have=4)"]),
        (
            "wwww/6/bbb b -",
            vec!["row-length(row=\"m\", have=6, want=5)", "row-length(row=\"b\", have=3, want=4)"],
        ),
        ("wwww/x4/bqbb b -", vec!["unknown-piece(text=\"q\")", "unknown-piece(text=\"x\")"]),
        ("wwww/5/bbbb c 5A", vec!["unknown-side(text=\"c\")", "bad-throw(text=\"5A\")"]),
        (
            "wwww/WB3/bbbb b -",
            vec![
                "too-many-pieces(side=b, have=5, most=4)",
                "too-many-pieces(side=w, have=5, most=4)",
            ],
        ),
        (
            "b3/w4/3B b -",
            vec![
                "undalled-away(cell=\"w1\")",
                "undalled-away(cell=\"m1\")",
                "dalled-at-start(cell=\"b4\")",
            ],
        ),
        ("3W/5/4 b -", vec!["dalled-at-start(cell=\"w4\")"]),
        ("4/5/4 b -", vec!["both-lost(black=0, white=0)"]),
        (
            "www/1w3/bbbbb k AB 1 2 3",
            vec![
                "position-parts(have=6)",
                "undalled-away(cell=\"m2\")",
                "row-length(row=\"w\", have=3, want=4)",
                "row-length(row=\"b\", have=5, want=4)",
                "too-many-pieces(side=b, have=5, most=4)",
                "unknown-side(text=\"k\")",
                "bad-throw(text=\"AB\")",
            ],
        ),
    ] {
        let (mut have, mut want) = (read_faults(SMALL, position), faults);
        have.sort();
        want.sort_unstable();
        assert_eq!(have, want, "{position}");
    }
    let one_each = read_faults("daldoza", "15w/17/b15 w 23");
    assert_eq!(one_each, ["both-lost(black=1, white=1)"]);
}

#[test]
fn garbage_is_refused_quickly() {
    for piece in ["9", "99999999999", "w", "/", "b -", "é", "W9/", " "] {
        let _ = game(SMALL).read(&piece.repeat(200_000));
        let _ = game(SMALL).read(&format!("wwww/5/bbbb b - {}", piece.repeat(200_000)));
    }
}

// The board.

#[test]
fn the_boat() {
    let game = game(SMALL);
    let board = game.geometry();
    assert_eq!((board.shape, board.width, board.height), (Shape::Boat, 5, 3));
    let names: Vec<&str> = board.spots.iter().map(|spot| spot.name.as_str()).collect();
    assert_eq!(names.join(" "), "w1 w2 w3 w4 m1 m2 m3 m4 m5 b1 b2 b3 b4");
    let place = |name: &str| {
        let spot = &board.spots[usize::from(board.find(name).unwrap().0)];
        (spot.x, spot.y)
    };
    assert_eq!([place("w1"), place("m5"), place("b4")], [(0, 2), (4, 1), (3, 0)]);
    let edge = |from: &str, to: &str| {
        board.edges.contains(&(board.find(from).unwrap(), board.find(to).unwrap()))
    };
    for (from, to) in [("b2", "b1"), ("b1", "m1"), ("m5", "w4"), ("m5", "b4"), ("w1", "m1")] {
        assert!(edge(from, to) && !edge(to, from), "{from} {to}");
    }
    assert_eq!(board.edges.len(), 3 + 3 + 4 + 4);
}

#[test]
fn what_there_is_to_see() {
    let game = game(SMALL);
    let state = state(&game, "3w/3B1/3b b A2");
    let seen = |touched: &str| {
        let look = game.look(&state, &cells(&game, touched));
        assert_eq!((look.throw.as_deref(), look.hands), (Some("A2"), None));
        let piece = |piece: &nugar_rules::board::Piece| {
            let letter = piece.side.letter();
            let dalled = piece.standing == Standing::Dalled;
            let letter = if dalled { letter.to_ascii_uppercase() } else { letter };
            format!("{letter}{}", game.geometry().name(piece.point))
        };
        look.pieces.iter().map(piece).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(seen(""), "ww4 Bm4 bb4");
    assert_eq!(seen("b4"), "ww4 Bm4 bb4");
    assert_eq!(seen("b4 b3"), "ww4 Bm4 Bb3");
    assert_eq!(seen("m4 w4"), "Bw4 bb4");
    assert_eq!(seen("m4 w4 b4 b3"), "Bw4 Bb3");
}
