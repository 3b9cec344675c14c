//! Analyses of positions and of recorded games, for people and for programs.

mod common;

use std::fs;

use common::{feed, golden, nugar, run};
use nugar_api::{GameAnalysis, PositionAnalysis, ProvenLine, ReplayFault, read};

/// A game in which something goes wrong on either side.
const DARA: &str = "[Game \"dara-italian+pieces=4\"]\n[Black \"Amina\"]\n[White \"Moussa\"]\n\
    [Position \"5w/2b3/2w3/bb1w2/2b3 w 0,0\"]\n\n1. f5-e5 c1-c2xc3 B+\n";
/// Three throws of Daldøsa.
const DALDOSA: &str = "[Game \"daldosa-jaeren\"]\n\n1. A3:b1-m4 A2:w1-m3 2. AA:b2-b1,m4-m5 *\n";

/// A page without what a stronger machine may see otherwise: percentages, numbers of positions, and
/// how wide columns are for their sake.
fn steady(page: &str) -> String {
    let mut steady = String::new();
    let mut letters = page.chars().peekable();
    while let Some(letter) = letters.next() {
        let mut number = String::new();
        if letter.is_ascii_digit() && !steady.ends_with(|c: char| c.is_ascii_alphanumeric()) {
            number.push(letter);
            while let Some(more) = letters.next_if(|c| c.is_ascii_digit() || ".,".contains(*c)) {
                number.push(more);
            }
        }
        let percent = matches!(letters.peek(), Some('%' | '\u{a0}'));
        let long = number.len() > 2 && number.chars().all(|c| c.is_ascii_digit());
        if !number.is_empty() && (percent || long) {
            if steady.ends_with(['+', '\u{2212}']) {
                steady.pop();
            }
            steady.push('#');
        } else if !number.is_empty() {
            steady.push_str(&number);
        } else if !(letter == ' ' && steady.ends_with("  ")) {
            steady.push(letter);
        }
    }
    steady
}

#[test]
fn golden_analyses_of_each_language() {
    let folder = tempfile::tempdir().unwrap();
    let [dara, daldosa] = [("dara.rec", DARA), ("daldosa.rec", DALDOSA)].map(|(name, text)| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    });
    for language in ["en", "it", "fr", "da", "nb"] {
        let mut page = String::new();
        for args in [
            &["dara-italian", "5w/6/2w3/bb4/2b2w b 0,0", "--nodes", "5000"][..],
            &["daldosa", "wwwwwwwwwwwwwwww/17/bbbbbbbbbbbbbbbb b -"],
            &["dara-walker", "6/6/bb4/6/1w4 b 0,0"],
            &[&dara, &daldosa, "--nodes", "2000"],
        ] {
            let args = [&["analyse"], args, &["--lang", language]].concat();
            let ran = run(&args);
            assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{args:?}");
            page = [page, "$ nugar ".to_owned(), args.join(" "), "\n".to_owned(), ran.out].concat();
            page.push('\n');
        }
        let place = format!("{}/", folder.path().display());
        golden(&format!("analyse.{language}.txt"), &steady(&page.replace(&place, "")));
    }
}

#[test]
fn programs_read_positions() {
    let ran = run(&["analyse", "dara-italian", "5w/6/2w3/bb4/2b2w", "b", "0,0", "--json"]);
    let shape: PositionAnalysis = read(&ran.out).unwrap();
    assert_eq!(shape.proven, Some(ProvenLine::Win { plies: 1 }));
    assert_eq!(shape.chance.0, 10_000);
    assert_eq!(shape.lines.len(), 3);
    assert!(shape.lines[0].moves[0].starts_with("c1-c2x"), "{}", ran.out);
    assert_eq!(ran.out, run(&["analyse", "dara-italian", "5w/6/2w3/bb4/2b2w b 0,0", "--json"]).out);

    let ran = run(&["analyse", "daldosa", "--json"]);
    let shape: PositionAnalysis = read(&ran.out).unwrap();
    assert_eq!((shape.throws.len(), shape.lines.len()), (10, 0));
}

#[test]
fn programs_read_games_of_several_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.rec");
    fs::write(&path, [DARA, "[Game \"dara-italian\"]\n1. a1 a1 *\n", DALDOSA].concat()).unwrap();
    let path = path.to_str().unwrap();
    let ran = run(&["analyse", path, "--json", "--nodes", "1000"]);
    assert_eq!((ran.code, ran.err.as_str()), (2, ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    let dara: GameAnalysis = read(lines[0]).unwrap();
    assert_eq!((dara.record, dara.moves.len(), dara.nodes), (1, 2, 1_000));
    assert_eq!(dara.moves[1].proven, Some(ProvenLine::Win { plies: 1 }));
    assert!(dara.report.sides.black.luck.is_none());
    let fault: ReplayFault = read(lines[1]).unwrap();
    assert_eq!((fault.record, fault.line), (2, 8));
    let daldosa: GameAnalysis = read(lines[2]).unwrap();
    assert!(daldosa.moves.iter().all(|judged| judged.luck.is_some()));
    assert!(daldosa.report.sides.white.luck.is_some());

    let other = run(&["analyse", "dala", path, "--nodes", "1000"]);
    assert_eq!(other.code, 2);
    assert!(other.err.contains("daldosa-jaeren"), "{}", other.err);
}

#[test]
fn records_come_in_by_the_input_too_and_traces_of_machines_are_analysed() {
    let ran = feed(nugar(&["analyse", "-", "--nodes", "500"]), DALDOSA.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("A3:b1-m4"), "{}", ran.out);
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    for args in [
        &["analyse"][..],
        &["analyse", "chess"],
        &["analyse", "dala", "nonsense"],
        &["analyse", "dala", "6/6/6/6/6/6 b 12,12", "--nodes", "many"],
        &["analyse", "no-such-file.rec"],
    ] {
        let ran = run(args);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(!ran.err.is_empty(), "{args:?}");
    }
}
