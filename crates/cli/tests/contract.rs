//! What the command line says to programs, for every published ruleset.

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use common::{feed, nugar, piped, run};
use nugar_api::{ErrorLine, MovesLine, PerftLine, PlayoutHeader, PlayoutLine, RulesLine, read};
use nugar_rules::catalog::PRESETS;
use serde_json::Value;

fn vectors(preset: &str) -> Vec<Value> {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/vectors");
    let text = fs::read_to_string(folder.join(format!("{preset}.jsonl"))).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_reference_position_of_every_preset_is_answered() {
    for preset in PRESETS {
        let lines: Vec<Value> =
            vectors(preset.id).into_iter().filter(|line| line["position"].is_string()).collect();
        let mut input = String::new();
        for line in &lines {
            input += line["position"].as_str().unwrap();
            input.push('\n');
        }
        let ran = feed(nugar(&["moves", preset.id, "--stdin", "--json"]), input.as_bytes());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", preset.id);
        let answers: Vec<MovesLine> = ran.out.lines().map(|line| read(line).unwrap()).collect();
        assert_eq!(answers.len(), lines.len(), "{}", preset.id);
        for (answer, line) in answers.iter().zip(&lines) {
            let place = format!("{} {}", preset.id, line["position"]);
            let texts: BTreeSet<&str> = line["moves"]
                .as_array()
                .map(|moves| moves.iter().filter_map(Value::as_str).collect())
                .unwrap_or_default();
            if line["moves"].is_array() {
                let have: BTreeSet<&str> =
                    answer.moves.iter().map(|listed| listed.text.as_str()).collect();
                assert_eq!(have, texts, "{place}");
            }
            if let Some(after) = line["after"].as_array() {
                let want: BTreeSet<&str> = after.iter().filter_map(Value::as_str).collect();
                let have: BTreeSet<&str> =
                    answer.moves.iter().map(|listed| listed.position.as_str()).collect();
                assert_eq!(have, want, "{place}");
                assert_eq!(have.len(), answer.moves.len(), "{place}: two plays, one result");
            }
            let mut sorted = answer.moves.clone();
            sorted.sort_by(|a, b| a.text.cmp(&b.text));
            assert_eq!(sorted, answer.moves, "{place}: byte order");
            let phases = ["placement", "movement", "roll", "play", "over"];
            assert!(phases.contains(&answer.phase.as_str()), "{place}");
            assert_eq!(answer.outcome.is_some(), answer.phase == "over", "{place}");
        }
    }
}

#[test]
fn the_keys_are_those_of_the_contract_in_their_order() {
    let ran = run(&["moves", "dara-walker+files=3,ranks=3,pieces=3", "3/3/1b1 w 2,3", "--json"]);
    let begin = concat!(
        r#"{"position":"3/3/1b1 w 2,3","phase":"placement","outcome":null,"#,
        r#""moves":[{"move":"a1","position":"3/3/wb1 b 2,2"},"#
    );
    assert!(ran.out.starts_with(begin), "{}", ran.out);
    assert_eq!(ran.out.lines().count(), 1);
}

#[test]
fn a_position_may_come_in_one_argument_or_several_and_is_settled() {
    let one = run(&["moves", "daldosa", "16/1W1B13/16 w 32", "--json"]);
    let several = run(&["moves", "daldosa", "16/1W1B13/16", "w", "23", "--json"]);
    assert_eq!(one.out, several.out);
    let answer: MovesLine = read(&one.out).unwrap();
    assert_eq!(answer.position, "16/1W1B13/16 w 23");
    assert_eq!(answer.moves.len(), 1);
    assert_eq!(answer.moves[0].position, "16/3B2W10/16 b -");

    let before = run(&["moves", "daldosa", "16/1W1B13/16", "w", "-", "--json"]);
    let answer: MovesLine = read(&before.out).unwrap();
    assert_eq!((answer.phase.as_str(), answer.moves.len()), ("roll", 0));

    // Nobody can place: the position is settled before it is shown.
    let text = "bbwb1w/bb1bwb/w1w1wb/b1ww1w/wb1bbw w 0,1";
    let answer: MovesLine =
        read(&run(&["moves", "dara-italian-niger", text, "--json"]).out).unwrap();
    assert_eq!(answer.position, "bbwb1w/bb1bwb/w1w1wb/b1ww1w/wb1bbw b 0,0");
}

#[test]
fn lost_throws_ended_games_and_quiet_plies() {
    let start = "wwwwwwwwwwwwwwww/17/bbbbbbbbbbbbbbbb b 24";
    let lost: MovesLine = read(&run(&["moves", "daldosa", start, "--json"]).out).unwrap();
    assert_eq!(lost.moves.len(), 1);
    assert_eq!(lost.moves[0].text, "pass");
    assert_eq!(lost.phase, "play");

    // The last piece is taken with AA: the other side stands there all the same.
    let aa = "16/1W1B13/16 w AA";
    let won: MovesLine = read(&run(&["moves", "daldosa", aa, "--json"]).out).unwrap();
    let over = won.moves.iter().find(|listed| listed.text.contains('x')).unwrap();
    assert!(over.position.ends_with(" b -"), "{}", over.position);
    let ended: MovesLine = read(&run(&["moves", "daldosa", &over.position, "--json"]).out).unwrap();
    let outcome = ended.outcome.unwrap();
    assert_eq!((outcome.reason.as_str(), ended.phase.as_str()), ("all-taken", "over"));
    assert_eq!(outcome.winner, Some(nugar_api::Colour::White));

    let rules = "dara-walker+quiet_limit=10";
    let text = "6/6/1w2w1/2b3/bb2ww b 0,0";
    let open: MovesLine = read(&run(&["moves", rules, text, "--json"]).out).unwrap();
    assert_eq!(open.outcome, None);
    let quiet = format!("{text} 10 40");
    let over: MovesLine = read(&run(&["moves", rules, &quiet, "--json"]).out).unwrap();
    assert_eq!(over.outcome.unwrap().reason, "quiet");
    assert!(over.moves.is_empty());
    let almost = format!("{text} 9 40");
    let open: MovesLine = read(&run(&["moves", rules, &almost, "--json"]).out).unwrap();
    assert_eq!(open.phase, "movement");
}

#[test]
fn bad_lines_are_answered_in_their_place_and_the_run_goes_on() {
    let good = "6/6/6/6/6 b 12,12";
    let long = "b".repeat(70_000);
    let input = [
        good.as_bytes(),
        b"",
        b"6/6/6/6/x b 99,12",
        good.as_bytes(),
        b"\xff\xfe",
        long.as_bytes(),
        good.as_bytes(),
    ]
    .join(&b'\n');
    let ran = feed(nugar(&["moves", "dara-italian", "--stdin", "--json"]), &input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 7);
    for i in [0, 3, 6] {
        assert_eq!(read::<MovesLine>(lines[i]).unwrap().moves.len(), 30);
    }
    let codes = |line: &str| -> Vec<String> {
        let error: ErrorLine = read(line).unwrap();
        assert!(!error.error.is_empty());
        error.faults.into_iter().map(|fault| fault.code).collect()
    };
    assert_eq!(codes(lines[1]), ["empty"]);
    assert_eq!(codes(lines[2]), ["unknown-piece", "rank-length", "too-many-pieces"]);
    assert_eq!(codes(lines[4]), ["not-text"]);
    assert_eq!(codes(lines[5]), ["line-too-long"]);
}

#[test]
fn answers_come_line_by_line() {
    let mut command = nugar(&["moves", "dala", "--stdin", "--json"]);
    let mut child = piped(&mut command);
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        input.write_all(b"6/6/6/6/6/6 b 12,12\n").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert_eq!(read::<MovesLine>(&line).unwrap().moves.len(), 4);
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn what_cannot_be_read_or_stand_is_exit_2_and_names_every_fault() {
    let cases: [(&[&str], usize); 9] = [
        (&["moves", "dara-walker", "6/6/6/6/6 x 12,12"], 1),
        (&["moves", "dara-walker", "6/6/6/7/6q y 13,12"], 5),
        (&["moves", "nonsense"], 1),
        (&["moves", "dala+lose_at=9,foo=1"], 2),
        (&["moves", "daldosa", "16/b16/16 b -"], 1),
        (&["moves", "daldosa", "16/17/15B b -"], 1),
        (&["moves", "daldosa", "16/17/16 b -"], 1),
        (&["perft", "dara-walker", "2", "--position", "6 b"], 1),
        (&["rules", "--diff", "dala", "nonsense"], 1),
    ];
    for (args, faults) in cases {
        for json in [false, true] {
            let mut args = args.to_vec();
            if json {
                args.push("--json");
            }
            let ran = run(&args);
            assert_eq!(ran.code, 2, "{args:?}");
            assert_eq!(ran.out, "", "{args:?}");
            assert_eq!(ran.err.lines().count(), faults, "{args:?}: {}", ran.err);
            assert!(ran.err.lines().all(|line| line.starts_with("Error: ")), "{}", ran.err);
        }
    }
    for args in [&["moves"][..], &["perft", "dala", "x"], &["perft", "dala", "99"], &["what"]] {
        assert_eq!(run(args).code, 2, "{args:?}");
    }
}

#[test]
fn unlikely_positions_that_can_stand_are_accepted() {
    for args in [
        ["moves", "dara-walker", "bbbb2/6/6/6/wwww2 b 0,0"],
        ["moves", "dala", "b5/6/6/6/6/5w b 11,11"],
    ] {
        assert_eq!(run(&args).code, 0, "{args:?}");
    }
}

#[test]
fn rules_are_told_for_every_preset() {
    let ran = run(&["rules", "--json"]);
    let all: Vec<RulesLine> = read(&ran.out).unwrap();
    let ids: Vec<&str> = all.iter().map(|rules| rules.id.as_str()).collect();
    let want: Vec<&str> = PRESETS.iter().map(|preset| preset.id).collect();
    assert_eq!(ids, want);
    for (rules, preset) in all.iter().zip(PRESETS) {
        assert_eq!(rules.title, preset.title);
        assert_eq!(rules.digest, preset.rules().digest().hex());
        let fields: Vec<&str> = rules.fields.0.iter().map(|(name, _)| name.as_str()).collect();
        let want: Vec<&str> = preset.rules().kinds().iter().map(|kind| kind.name).collect();
        assert_eq!(fields, want);
        let alone: RulesLine = read(&run(&["rules", preset.id, "--json"]).out).unwrap();
        assert_eq!(&alone, rules);
        assert_eq!(run(&["rules", preset.id]).code, 0);
    }
}

#[test]
fn perft_counts_as_known() {
    let small = "dara-walker+files=3,ranks=3,pieces=3";
    for (rules, depth, count) in [
        ("dara-italian", "0", 1),
        ("dara-italian", "3", 24_360),
        ("dala", "4", 24),
        ("dala", "5", 800),
        (small, "6", 52_272),
        ("daldosa", "1", 11),
    ] {
        let ran = run(&["perft", rules, depth]);
        assert_eq!((ran.out, ran.err.as_str(), ran.code), (format!("{count}\n"), "", 0));
        let json: PerftLine = read(&run(&["perft", rules, depth, "--json"]).out).unwrap();
        assert_eq!(json.count, count);
        let divided = run(&["perft", rules, depth, "--divide"]).out;
        let mut lines: Vec<&str> = divided.lines().collect();
        assert_eq!(lines.pop().unwrap(), count.to_string());
        if depth != "0" {
            let parts = lines.iter().map(|line| line.rsplit(' ').next().unwrap());
            assert_eq!(parts.map(|part| part.parse::<u64>().unwrap()).sum::<u64>(), count);
        }
    }
    let position = "3b2/3b2/bbb1b1/6/w1w2w b 0,0";
    let ran = run(&["perft", "dara-bell", "1", "--position", position]);
    assert_eq!(ran.out, "20\n");
}

#[test]
fn random_games_end_by_the_rules_and_can_be_made_again() {
    let reasons = ["pieces", "no-move", "repetition", "quiet", "all-taken"];
    for preset in PRESETS {
        let once = || {
            let args = ["playout", preset.id, "--games", "60", "--seed", "7", "--json"];
            let ran = run(&args);
            assert_eq!((ran.code, ran.err.as_str()), (0, ""));
            let header: PlayoutHeader = read(ran.out.lines().next().unwrap()).unwrap();
            assert_eq!((header.ruleset.as_str(), header.seed.as_str()), (preset.id, "7"));
            read::<PlayoutLine>(ran.out.lines().last().unwrap()).unwrap()
        };
        let (one, two) = (once(), once());
        assert_eq!((one.games, one.plies), (60, two.plies));
        assert_eq!(one.results, two.results);
        assert_eq!(one.results.0.iter().map(|(_, games)| games).sum::<u64>(), 60);
        assert!(one.results.0.iter().all(|(reason, _)| reasons.contains(&reason.as_str())));
        assert!(one.seconds >= 0.0 && one.games_per_second >= 0.0);
    }
    let unseeded = run(&["playout", "dala", "--games", "1", "--json"]);
    let header: PlayoutHeader = read(unseeded.out.lines().next().unwrap()).unwrap();
    assert_eq!(header.seed.len(), 16);
    assert_eq!(run(&["playout", "dala", "--games", "0", "--seed", "1", "--json"]).code, 0);
}
