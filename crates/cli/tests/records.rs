//! Records written, checked, shown and turned into other shapes.

mod common;

use std::fs;

use common::{feed, golden, nugar, run};
use nugar_api::{RecordLine, ReplayFault, ReplayLine, read};
use nugar_rules::catalog::PRESETS;

#[test]
fn traces_of_every_preset_replay_and_turn_round_without_loss() {
    let folder = tempfile::tempdir().unwrap();
    for preset in PRESETS {
        let trace = folder.path().join(format!("{}.rec", preset.id));
        let trace = trace.to_str().unwrap();
        let args = ["playout", preset.id, "--games", "8", "--seed", "3", "--trace", trace];
        assert_eq!(run(&args).code, 0);

        let ran = run(&["replay", trace, "--json"]);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", preset.id);
        let lines: Vec<ReplayLine> = ran.out.lines().map(|line| read(line).unwrap()).collect();
        assert_eq!(lines.len(), 8);
        assert!(lines.iter().all(|line| line.ruleset == preset.id && line.outcome.is_some()));

        let json = run(&["convert", trace, "--to", "json"]).out;
        assert_eq!(json.lines().count(), 8);
        assert!(json.lines().all(|line| RecordLine::read(line).is_ok()));
        let records = fs::read_to_string(trace).unwrap();
        let back = feed(nugar(&["convert", "-", "--to", "records"]), json.as_bytes());
        assert_eq!((back.out.as_str(), back.code), (records.as_str(), 0), "{}", preset.id);
        assert_eq!(run(&["convert", trace, "--to", "records"]).out, records);

        let positions = run(&["convert", trace, "--to", "positions"]).out;
        let plies: usize = lines.iter().map(|line| line.plies + 1).sum();
        assert_eq!(positions.lines().count(), plies);
        let answers = feed(nugar(&["moves", preset.id, "--stdin", "--json"]), positions.as_bytes());
        assert!(!answers.out.contains("\"error\""), "{}", preset.id);
    }
    // Nothing is left beside the traces.
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), PRESETS.len());
}

/// A record as a person would write it, one with a comment, and some that are wrong.
const RECORDS: &str = r#"[Game "dara-walker+files=3,ranks=3,pieces=3"]
[Event "By hand"]
[Black "Ada"]

A1 c3 {a good beginning} b1 C2
3. b2 a3
4. b2-b3 *

[Game "dara-walker"]

1. a1 b1 2. a1 *

[Game "daldosa"]
[Opening "24 A3"]

1. 2A:B1-M3 24:pass 33:m3-m9 *

[Game "daldosa"]
1. 24:pass A3:w1-m4 2. A4:b1xm5 *

[Digest "00"]
[Game "wali"]
1. a1 *

[Game "wali"]
1. a1 W+

[Game "dara-walker"]
1. a1 (1. b1 {or} a1 (1... c1
  2. c1)) b2 (1... b2 2. c3) *

[Game "daldosa"]
[Opening "24 A3"]
1. A2:b1-m3 (1. A2:b1-m4) (1. 33:pass 24:b1-m4) *
"#;

#[test]
fn golden_replay_of_good_and_bad_records() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.rec"), RECORDS).unwrap();
    let replay = |args: &[&str]| {
        let mut command = nugar(&["replay", "games.rec"]);
        command.args(args).current_dir(folder.path());
        let ran = feed(command, b"");
        assert_eq!(ran.code, 2, "{args:?}");
        format!("$ nugar replay games.rec {}\n{}--\n{}", args.join(" "), ran.out, ran.err)
    };
    let mut page = replay(&[]);
    page += &replay(&["--json"]);
    page += &replay(&["--json", "--ply", "2"]);
    golden("replay.txt", &page);
    let mut page = String::new();
    for to in ["records", "json", "positions"] {
        let mut command = nugar(&["convert", "games.rec", "--to", to]);
        command.current_dir(folder.path());
        let ran = feed(command, b"");
        assert_eq!(ran.code, 2, "{to}");
        page.extend(["$ nugar convert games.rec --to ", to, "\n", &ran.out, "--\n", &ran.err]);
    }
    golden("convert.txt", &page);
    // A variation keeps nobody from reading the game, and stays as it was written.
    let json = feed(nugar(&["convert", "-", "--to", "json"]), RECORDS.as_bytes()).out;
    let back = feed(nugar(&["convert", "-", "--to", "records"]), json.as_bytes());
    assert_eq!(back.code, 2);
    assert!(back.out.contains("(1. b1 {or} a1 (1... c1 2. c1))"), "{}", back.out);
    assert!(back.err.contains("line 4, column 1:"), "{}", back.err);
}

#[test]
fn a_file_of_faulty_records_alone_is_not_called_empty() {
    let ran = feed(nugar(&["replay", "-"]), b"[Game \"wali\"]\n1. a1 a1 *\n");
    assert_eq!((ran.code, ran.out.as_str()), (2, "One record is not in order.\n"));
    let ran = feed(nugar(&["replay", "-"]), b"");
    assert_eq!((ran.code, ran.out.as_str()), (0, "There is no record.\n"));
}

#[test]
fn golden_record_move_by_move() {
    let record = "[Game \"dara-walker+files=3,ranks=3,pieces=3\"]\n\n1. a1 c3 2. b1 c2 3. b2 a3\n\
                  4. b2-b3 c2-c1 *\n";
    let ran = feed(nugar(&["replay", "-", "--verbose"]), record.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    golden("replay_verbose.txt", &ran.out);
    let ran = feed(nugar(&["replay", "-", "--verbose", "--json"]), record.as_bytes());
    let line: ReplayLine = read(&ran.out).unwrap();
    assert_eq!(line.moves.unwrap().len(), 8);
}

#[test]
fn faults_of_json_lines_have_their_place() {
    let input = "{\"format\":\"nugar-record\",\"version\":1,\n{\"format\":\"chess\"}\n\
                 {\"format\":\"nugar-record\",\"version\":7}\n";
    let ran = feed(nugar(&["replay", "-", "--json"]), input.as_bytes());
    assert_eq!(ran.code, 2);
    let faults: Vec<ReplayFault> = ran.out.lines().map(|line| read(line).unwrap()).collect();
    let lines: Vec<usize> = faults.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [1, 2, 3]);
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let ran = run(&["replay", "no-such-file"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("no-such-file"), "{}", ran.err);
    let ran = run(&["playout", "dala", "--games", "1", "--trace", "no/such/folder/x"]);
    assert_eq!(ran.code, 1);
}

#[test]
fn a_failed_trace_leaves_what_was_there() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("t.rec");
    fs::write(&trace, "mine").unwrap();
    let ran = run(&["playout", "nonsense", "--games", "1", "--trace", trace.to_str().unwrap()]);
    assert_eq!(ran.code, 2);
    assert_eq!(fs::read_to_string(&trace).unwrap(), "mine");
}
