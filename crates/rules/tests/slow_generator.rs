//! The slow generator against everything recorded: the reference games, the known numbers, and its
//! own perft suite.

mod slow;

use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;

use serde_json::Value;
use slow::{Family, PRESETS, Ruleset, SplitMix64, ruleset};

fn tests_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests")
}

fn vectors(name: &str) -> Vec<Value> {
    let path = tests_folder().join(format!("vectors/{name}.jsonl"));
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn text<'a>(line: &'a Value, key: &str) -> &'a str {
    line[key].as_str().unwrap_or_else(|| panic!("no {key}: {line}"))
}

fn list(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list");
    list.iter().map(|text| text.as_str().expect("text").to_string()).collect()
}

fn result(rules: &Ruleset, position: &str) -> Option<&'static str> {
    slow::outcome(rules, position).map(|(winner, _)| match winner {
        Some('b') => "b",
        Some(_) => "w",
        None => "draw",
    })
}

/// Every line of a file of games, and every way from a line to the next one.
fn replay(id: &str, family: Family) {
    let rules = Ruleset::read(id);
    let lines = vectors(id);
    assert!(!lines.is_empty(), "{id} has no games");
    // The positions that the line before allows; of a game that begins, any.
    let mut expected: Option<Vec<String>> = None;
    for line in &lines {
        let position = text(line, "position");
        assert_eq!(slow::settle(&rules, position), position, "{id}: {line}");
        let number = if family == Family::Alignment { "ply" } else { "throw" };
        match &expected {
            None => assert_eq!(line[number], 0, "{id}: {line}"),
            Some(expected) => {
                let before_throw = match family {
                    Family::Alignment => position.to_string(),
                    Family::RunningFight => {
                        let (rest, _) = position.rsplit_once(' ').expect("a throw");
                        format!("{rest} -")
                    }
                };
                assert!(
                    expected.contains(&before_throw),
                    "{id}: {line} follows from none of {expected:?}"
                );
            }
        }
        if line.get("result").is_some() {
            assert_eq!(result(&rules, position), Some(text(line, "result")), "{id}: {line}");
            assert_eq!(slow::moves(&rules, position), Vec::new(), "{id}: {line}");
            expected = None;
            continue;
        }
        assert_eq!(slow::outcome(&rules, position), None, "{id}: {line}");
        let moves = slow::moves(&rules, position);
        expected = Some(match family {
            Family::Alignment => {
                let texts: Vec<String> = moves.iter().map(|(text, _)| text.clone()).collect();
                assert_eq!(texts, list(&line["moves"]), "{id}: {line}");
                let played = text(line, "played");
                let (_, after) =
                    moves.iter().find(|(text, _)| text == played).expect("the move played");
                vec![after.clone()]
            }
            Family::RunningFight => {
                let mut after: Vec<String> = moves.into_iter().map(|(_, after)| after).collect();
                after.sort();
                assert_eq!(after, list(&line["after"]), "{id}: {line}");
                after
            }
        });
    }
    assert_eq!(expected, None, "the last game of {id} has no end");
}

#[test]
fn every_recorded_game_is_reproduced() {
    for (id, family, _) in PRESETS {
        replay(id, family);
    }
}

#[test]
fn every_recorded_edge_case_is_reproduced() {
    for line in vectors("edge-cases") {
        let rules = Ruleset::read(text(&line, "preset"));
        let input = text(&line, "input");
        assert_eq!(slow::settle(&rules, input), text(&line, "position"), "{line}");
        assert_eq!(result(&rules, input), line.get("result").and_then(Value::as_str), "{line}");
        let moves: Vec<(String, String)> = match line.get("moves") {
            None => Vec::new(),
            Some(moves) => {
                let moves = moves.as_object().expect("an object").iter();
                let mut moves: Vec<_> = moves
                    .map(|(text, after)| (text.clone(), after.as_str().expect("text").to_string()))
                    .collect();
                moves.sort();
                moves
            }
        };
        assert_eq!(slow::moves(&rules, input), moves, "{line}");
    }
}

fn counts(text: &str, depth: u32) -> Vec<u64> {
    let rules = Ruleset::read(text);
    let start = slow::start(&rules);
    (1..=depth).map(|depth| slow::perft(&rules, &start, depth)).collect()
}

#[test]
fn the_known_counts_of_alignment_come_out() {
    for id in ["dara-walker", "dara-italian"] {
        assert_eq!(counts(id, 4), [30, 870, 24_360, 657_720], "{id}");
    }
    assert_eq!(counts("dala", 5), [4, 12, 24, 24, 24 * 32 + 32]);
    let small = "dara-walker+files=3,ranks=3,pieces=3";
    assert_eq!(counts(small, 8), [9, 72, 504, 3_024, 14_040, 52_272, 173_664, 485_568]);
    let taking = format!("{small},place_three=captures");
    assert_eq!(counts(&taking, 6), [9, 72, 504, 3_024, 16_200, 63_936]);
}

/// Minutes, not seconds.
#[test]
#[ignore = "slow: ply 5 of Dara"]
fn the_known_counts_of_ply_five_come_out() {
    for (id, count) in [("dara-italian", 17_100_720), ("dara-walker", 16_940_664)] {
        let rules = Ruleset::read(id);
        assert_eq!(slow::perft(&rules, &slow::start(&rules), 5), count, "{id}");
    }
}

fn move_texts(id: &str, position: &str) -> Vec<String> {
    let moves = slow::moves(&Ruleset::read(id), position).into_iter();
    moves.map(|(text, _)| text).collect()
}

#[test]
fn the_figures_of_alignment_play_as_described() {
    // Figure 3: two rows at once.
    let rows = "3w2/3w2/1ww3/3w2/b2b1b w 0,0";
    let of = |id: &str, position: &str, hand: &str| -> Vec<String> {
        let moves = move_texts(id, position).into_iter();
        moves.filter(|text| text.starts_with(hand)).collect()
    };
    assert_eq!(of("dara-italian", rows, "d2-d3"), ["d2-d3xa1", "d2-d3xd1", "d2-d3xf1"]);
    assert_eq!(
        of("dara-italian-doppia", rows, "d2-d3"),
        ["d2-d3xa1xd1", "d2-d3xa1xf1", "d2-d3xd1xf1"]
    );
    // Figure 4: a five.
    assert_eq!(of("dara-italian", "6/6/1ww1ww/3w2/bb1b2 w 0,0", "d2-d3"), [""; 0]);
    // The bull captures both ways, the cheval only when it comes back.
    let bull = ["6/6/6/bb4/bbb1ww b 0,0", "6/6/6/bbb3/bb2ww b 0,0"];
    let cheval = ["6/6/6/2b3/bb2ww b 0,0", "6/6/6/6/bbb1ww b 0,0"];
    let lose_at_none = "dara-walker+lose_at=0";
    assert_eq!(of(lose_at_none, bull[0], "c1-c2"), ["c1-c2xe1", "c1-c2xf1"]);
    assert_eq!(of(lose_at_none, bull[1], "c2-c1"), ["c2-c1xe1", "c2-c1xf1"]);
    assert_eq!(of(lose_at_none, cheval[0], "c2-c1"), ["c2-c1xe1", "c2-c1xf1"]);
    assert_eq!(of(lose_at_none, cheval[1], "c1-c2"), ["c1-c2"]);
    // An end piece of a four steps off, sideways or along the line.
    let four = "6/6/1bbbb1/6/w1w2w b 0,0";
    for hand in ["b3-a3", "b3-b2", "e3-f3", "e3-e4"] {
        assert_eq!(of("dara-bell", four, hand).len(), 3, "{hand}");
    }
    // A long and a row at once.
    assert_eq!(
        of("dara-bell", "3b2/3b2/bbb1b1/6/w1w2w b 0,0", "e3-d3"),
        ["e3-d3xa1", "e3-d3xc1", "e3-d3xf1"]
    );
    assert_eq!(of("dala", "6/3b2/3b2/bbb3/6/w1w2w b 6,9", "d3"), ["d3xa1", "d3xc1", "d3xf1"]);
    // Nobody can place.
    let rules = Ruleset::read("dara-italian-niger");
    let moves = slow::moves(&rules, "bbwb1w/bb1bwb/w1w1w1/b1ww1w/wb1bbw b 1,1");
    let (_, after) = moves.iter().find(|(text, _)| text == "f3").expect("f3");
    assert_eq!(after, "bbwb1w/bb1bwb/w1w1wb/b1ww1w/wb1bbw b 0,0");
}

#[test]
fn all_protected_any_never_fills_up_a_second_capture() {
    let doppia = "dara-italian-doppia+all_protected=any";
    // Two rows are made and one enemy piece is free: that one goes, and no other.
    let one_free = "3w2/3w2/1ww3/3w2/bbb2b w 0,0";
    let taking: Vec<String> =
        move_texts(doppia, one_free).into_iter().filter(|text| text.starts_with("d2-d3")).collect();
    assert_eq!(taking, ["d2-d3xf1"]);
    // None is free: two of all.
    let none_free = "3w2/3w2/1ww3/3w2/bbb3 w 0,0";
    let taking: Vec<String> = move_texts(doppia, none_free)
        .into_iter()
        .filter(|text| text.starts_with("d2-d3"))
        .collect();
    assert_eq!(taking, ["d2-d3xa1xb1", "d2-d3xa1xc1", "d2-d3xb1xc1"]);
}

#[test]
fn the_known_plays_of_running_fight_come_out() {
    let rules = Ruleset::read("daldosa");
    let start = slow::start(&rules);
    assert_eq!(start, "wwwwwwwwwwwwwwww/17/bbbbbbbbbbbbbbbb b -");
    assert_eq!(slow::perft(&rules, &start, 1), 11);
    let jaeren = slow::start(&Ruleset::read("daldosa-jaeren"));
    assert_eq!(jaeren, "wwwwwwwwwwww/12/bbbbbbbbbbbb b -");
    for position in slow::thrown(&rules, &start) {
        let moves = slow::moves(&rules, &position);
        let dals = position.rsplit(' ').next().unwrap_or_default().matches('A').count();
        assert_eq!(moves.len(), dals.max(1), "{position}");
        assert_eq!(moves[0].0 == "pass", dals == 0, "{position}");
    }
    let only = slow::moves(&rules, "16/1W1B13/16 w 23");
    assert_eq!(only, [("m2-m7".to_string(), "16/3B2W10/16 b -".to_string())]);
    // The route of rules.md, by its formula.
    for id in ["daldosa", "daldosa-jaeren", "daldosa-12-13-12"] {
        let Ruleset::RunningFight(rules) = Ruleset::read(id) else {
            panic!("{id} is a race");
        };
        let (n, m) = (rules.outer, rules.middle);
        for (side, other) in [('b', 'w'), ('w', 'b')] {
            let mut formula = Vec::new();
            formula.extend((0..n).map(|t| (side, n - t)));
            formula.extend((n..n + m).map(|t| ('m', t - n + 1)));
            formula.extend((n + m..2 * n + m).map(|t| (other, 2 * n + m - t)));
            assert_eq!(slow::running_fight::route(&rules, side), formula, "{id} {side}");
        }
    }
}

/// Two dalled pieces, black's about to be thrown for: black's chance to win, by value iteration
/// over all that can follow.
#[test]
fn the_known_chances_of_one_against_one_come_out() {
    let rules = Ruleset::read("daldosa");
    let Ruleset::RunningFight(race) = &rules else {
        panic!("daldosa is a race");
    };
    let position = |black: usize, white: usize| {
        let black = slow::running_fight::route(race, 'b')[black];
        let white = slow::running_fight::route(race, 'w')[white];
        slow::running_fight::show(race, &[(black, 'B'), (white, 'W')], 'b')
    };
    let known = [
        ((16, 17), 0.375_530),
        ((20, 24), 0.629_564),
        ((24, 20), 0.375_817),
        ((32, 16), 0.527_971),
    ];

    // Every position that can follow, and of each its plays by throw with the throw's weight.
    let mut positions: Vec<String> =
        known.iter().map(|((black, white), _)| position(*black, *white)).collect();
    let mut number: HashMap<String, usize> = positions.iter().cloned().zip(0..).collect();
    let mut plays: Vec<Vec<(f64, Vec<usize>)>> = Vec::new();
    while plays.len() < positions.len() {
        let current = positions[plays.len()].clone();
        let mut by_throw = Vec::new();
        for thrown in slow::thrown(&rules, &current) {
            let double = ["AA", "22", "33", "44"].iter().any(|throw| thrown.ends_with(throw));
            let weight = if double { 1.0 } else { 2.0 } / 16.0;
            let mut after = Vec::new();
            for (_, position) in slow::moves(&rules, &thrown) {
                after.push(*number.entry(position.clone()).or_insert_with(|| {
                    positions.push(position);
                    positions.len() - 1
                }));
            }
            by_throw.push((weight, after));
        }
        plays.push(by_throw);
    }

    // Black's chance to win.
    let mut chance = vec![0.5; positions.len()];
    let ended: Vec<Option<f64>> = positions
        .iter()
        .map(|position| {
            slow::outcome(&rules, position)
                .map(|(winner, _)| f64::from(u8::from(winner == Some('b'))))
        })
        .collect();
    loop {
        let mut change: f64 = 0.0;
        for at in 0..positions.len() {
            let black = positions[at].contains(" b ");
            let best = |after: &Vec<usize>| {
                let chances = after.iter().map(|next| chance[*next]);
                if black { chances.fold(0.0, f64::max) } else { chances.fold(1.0, f64::min) }
            };
            let new = ended[at].unwrap_or_else(|| {
                plays[at].iter().map(|(weight, after)| weight * best(after)).sum()
            });
            change = change.max((new - chance[at]).abs());
            chance[at] = new;
        }
        if change < 1e-10 {
            break;
        }
    }
    for (at, (places, expected)) in known.iter().enumerate() {
        assert!((chance[at] - expected).abs() < 1e-6, "{places:?}: {} not {expected}", chance[at]);
    }
}

#[test]
fn rings_wrap() {
    let wrapped = |id: &str, position: &str| slow::moves(&Ruleset::read(id), position)[0].0.clone();
    // t 48 + 2 and 31 + 5 of Daldøsa; t 35 + 2 of Jæren; t 36 + 2 of 12-13-12.
    assert_eq!(wrapped("daldosa", "B15/17/15W b AA"), "w1-m2");
    assert_eq!(wrapped("daldosa", "16/15B1/15W b 23"), "m16-w13");
    assert_eq!(wrapped("daldosa-jaeren", "B11/12/11W b AA"), "w1-m2");
    assert_eq!(wrapped("daldosa-12-13-12", "B11/13/11W b AA"), "w1-m2");
}

#[test]
fn the_fields_of_running_fight_say_what_they_say() {
    let moves = |text: &str, position: &str| move_texts(text, position);
    // Each hole takes: either die first, written as two moves of one piece.
    let added = "16/W1B14/16 w 23";
    assert_eq!(moves("daldosa", added), ["m1-m6"]);
    assert_eq!(moves("daldosa+added=each-hole-takes", added), ["m1-m4,m4-m6", "m1xm3,m3-m6"]);
    // Without adding one die is played, of the player's choice or the higher.
    assert_eq!(moves("daldosa+added=none", added), ["m1-m4", "m1xm3"]);
    assert_eq!(moves("daldosa+added=none,either_die=higher", added), ["m1-m4"]);
    // An added throw with an A dals; where only the sternmost may be dalled, that one.
    assert_eq!(moves("daldosa", "8W7/17/3b12 b A3"), ["b4-m1"]);
    let two = "8W7/17/3b4b7 b A2";
    assert_eq!(moves("daldosa", two), ["b4-b1", "b9-b6"]);
    assert_eq!(moves("daldosa+dal=sternmost", two), ["b4-b1"]);
    // The first die dals the sternmost, and then another is the sternmost.
    let stern = moves("daldosa+dal=sternmost,added=none", "8W7/17/3b4bb6 b AA");
    assert_eq!(stern, ["b4-b3,b9-b8"]);
    // The first mover makes room for the second.
    assert_eq!(moves("daldosa+added=none", "8W7/17/3bb11 b AA"), ["b4-b3,b5-b4"]);
    // An undalled enemy that cannot be taken can still be jumped.
    for id in ["daldosa", "daldosa+undalled_taken=no"] {
        assert_eq!(moves(id, "14ww/16B/16 b 22"), ["m17-w13"], "{id}");
        assert_eq!(moves(id, "14ww/16B/16 b A2"), ["m17-w14"], "{id}");
    }
    assert_eq!(moves("daldosa", "14ww/16B/16 b AA"), ["m17xw15"]);
    assert_eq!(moves("daldosa+undalled_taken=no", "14ww/16B/16 b AA"), ["pass"]);
    // Two dals throw again, a lost throw too; not once the game has ended.
    let after =
        |text: &str, position: &str| slow::moves(&Ruleset::read(text), position)[0].1.clone();
    assert_eq!(after("daldosa+undalled_taken=no", "14ww/16B/16 b AA"), "14ww/16B/16 b -");
    assert_eq!(after("daldosa+double_dal=nothing", "14ww/16B/16 b AA"), "14Bw/17/16 w -");
    assert_eq!(after("daldosa", "16/B1W14/16 b AA"), "16/2B14/16 w -");
    // A die that would win alone may not be played alone.
    assert_eq!(moves("daldosa", "16/B1W14/16 b 23"), ["m1-m6"]);
    // A small ring: around it and home again.
    assert_eq!(moves("daldosa+outer=4,prow=no,pieces=1", "4/B3/3W b 44"), ["m1-m1"]);
}

#[test]
fn random_games_of_random_rulesets_keep_the_laws() {
    let mut rng = SplitMix64(1);
    for family in [Family::Alignment, Family::RunningFight] {
        for _ in 0..40 {
            let text = slow::random_ruleset(&mut rng, family);
            assert_eq!(ruleset::canonical(&text), text);
            let rules = Ruleset::read(&text);
            for position in slow::random_game(&mut rng, &rules, 250) {
                assert_eq!(slow::settle(&rules, &position), position, "{text}");
                let moves = slow::moves(&rules, &position);
                let phase = slow::phase(&rules, &position);
                assert_eq!(
                    moves.is_empty(),
                    phase == "over" || phase == "roll",
                    "{text} {position}"
                );
                let results: BTreeSet<&String> = moves.iter().map(|(_, after)| after).collect();
                assert_eq!(results.len(), moves.len(), "two moves, one result: {text} {position}");
                assert!(moves.is_sorted(), "{text} {position}");
            }
        }
    }
}

const SUITE: &str = "perft.txt";
const SUITE_HEADER: &str = "\
# Perft of the slow generator (tests/slow) for the fast one to be held against.
# Positions come from random games of every preset, of rulesets that differ from a preset by a
# field or two (where possible positions that tell the two apart) and of random rulesets; some are
# set up by hand. tests/slow/suite.rs chooses them from a fixed seed.
# A race ply is a throw, the ten distinct ones unweighted, and its play; of a position with its
# throw the first ply is the play alone. Ended positions have no children.
# Renew with: cargo test -p nugar-rules --test slow_generator renew_perft_suite -- --ignored
#
# RULESET ; POSITION ; d1 COUNT ; d2 COUNT ; ...
";

#[test]
#[ignore = "writes tests/perft.txt anew"]
fn renew_perft_suite() {
    let suite = format!("{SUITE_HEADER}{}\n", slow::suite::lines().join("\n"));
    std::fs::write(tests_folder().join(SUITE), suite).expect("the suite is written");
}

fn suite() -> String {
    std::fs::read_to_string(tests_folder().join(SUITE)).expect("the suite is there")
}

#[test]
fn the_perft_suite_is_up_to_date() {
    let suite = suite();
    assert!(suite.starts_with(SUITE_HEADER), "the suite has an old header");
    for line in suite.lines().filter(|line| !line.starts_with('#')) {
        let (text, position, counts) = slow::suite::parse(line);
        let rules = Ruleset::read(text);
        assert_eq!(slow::settle(&rules, position), position, "{line}");
        for (depth, count) in (1..).zip(counts) {
            // The deep counts are the fast generator's business.
            if count < 3_000 {
                assert_eq!(slow::perft(&rules, position, depth), count, "d{depth}: {line}");
            }
        }
    }
}

#[test]
fn the_perft_suite_holds_every_preset_and_every_value() {
    let suite = suite();
    let texts: BTreeSet<&str> = suite
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| slow::suite::parse(line).0)
        .collect();
    for text in &texts {
        assert_eq!(ruleset::canonical(text), *text);
    }
    for (id, ..) in PRESETS {
        assert!(texts.contains(id), "no line for {id}");
    }
    let shown: BTreeSet<(Family, String)> = texts
        .iter()
        .flat_map(|text| {
            let values = ruleset::values(text).into_iter();
            values.map(|(field, value)| (ruleset::family(text), format!("{field}={value}")))
        })
        .collect();
    let alignment = "place_three=forbidden place_three=free place_three=captures \
        place_long=forbidden place_long=free move_long=forbidden move_long=free \
        leave_long=captures leave_long=none leave_long=forbidden \
        captures_per_move=one captures_per_move=per-row protect_rows=no protect_rows=yes \
        all_protected=none all_protected=any capture_choice=compulsory capture_choice=optional \
        lose_at=0 lose_at=1 lose_at=2 no_move=loses no_move=draw repetition=0 quiet_limit=0 \
        fill_first=none files=3 files=8 ranks=3 ranks=8";
    let running_fight = "prow=yes prow=no dal=hole-ahead dal=sternmost \
        added=last-hole-takes added=each-hole-takes added=none \
        either_die=chooses either_die=higher double_dal=throws-again double_dal=nothing \
        opening_played=no opening_played=yes undalled_taken=yes undalled_taken=no \
        win_at=0 win_at=1 quiet_limit=0 outer=4 outer=24 pieces=1";
    for (family, wanted) in [(Family::Alignment, alignment), (Family::RunningFight, running_fight)]
    {
        for value in wanted.split_whitespace() {
            assert!(shown.contains(&(family, value.to_string())), "no line with {value}");
        }
    }
}
