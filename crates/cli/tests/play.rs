//! Games at a terminal by pipe: whole games of each family, taking back, saving, and being killed.

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Command;

use common::{Ran, feed, golden, nugar, piped, run};
use nugar_api::{Happened, SavedGame};
use nugar_rules::catalog::{PRESETS, Ruleset};

/// A game with its saves in a folder of the test's own.
fn play(folder: &Path, args: &[&str]) -> Command {
    let mut command = nugar(&["play"]);
    command.args(args).env("XDG_STATE_HOME", folder.join("state")).current_dir(folder);
    command
}

fn script(folder: &Path, args: &[&str], lines: &[&str]) -> Ran {
    let ran = feed(play(folder, args), (lines.join("\n") + "\n").as_bytes());
    assert_eq!(ran.err, "", "{args:?}");
    assert_eq!(ran.code, 0, "{args:?}: {}", ran.out);
    ran
}

/// A day of which records tell.
const DAY: &str = "1931.05.??";

/// Without the breaks between lines, which paths put anywhere.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// Where games are kept when nobody says where has a name drawn at random.
fn without_names(out: &str) -> String {
    let name = |line: &&str| line.starts_with("Saved:") || line.contains(".json");
    out.lines().filter(|line| !name(line)).fold(String::new(), |all, line| all + line + "\n")
}

#[test]
fn golden_game_of_alignment_by_two_people() {
    let folder = tempfile::tempdir().unwrap();
    let rules = "dara-walker+files=3,ranks=3,pieces=3";
    let lines = [
        "help",
        "b2",
        "a1",
        "B2",
        "b2-b3",
        "c1",
        "undo",
        "redo",
        "moves",
        "a2",
        "c3",
        "",
        "b3",
        "c2",
        "b1",
        "a2",
        "a2-a3",
        "flip",
        "board",
        "why place_three",
        "why Pieces",
        "why nothing",
        "position",
        "rules",
        "hint",
        "score",
        "undo",
        "redo",
        "draw",
        "decline",
        "draw",
        "accept",
        "a1",
        "record",
        "new",
        "b2",
        "resign",
        "moves",
        "resign",
        "resign",
        "new",
        "quit",
    ];
    let args = [rules, "--against", "person:Ada", "--seed", "1", "--date", DAY];
    let ran = script(folder.path(), &args, &lines);
    golden("play_alignment.txt", &without_names(&ran.out));
}

#[test]
fn golden_running_fight_game_by_two_people() {
    let folder = tempfile::tempdir().unwrap();
    let mut lines = vec!["help", "b1-m2", "moves", "throw A3"];
    // Throws and only plays.
    lines.extend([""; 14]);
    lines.extend(["undo", "decline", "undo", "accept", "redo", "redo", "moves", "flip", "record"]);
    let args = ["daldosa", "--against", "person", "--seed", "5", "--date", DAY];
    let ran = script(folder.path(), &args, &lines);
    golden("play_running_fight.txt", &without_names(&ran.out));
}

/// The day is kept with the game; where none is named, it is the one on which the game was begun.
#[test]
fn records_tell_the_day() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let date = |out: &str| {
        let line = out.lines().find(|line| line.contains("[Date "));
        line.and_then(|line| line.split('"').nth(1)).map(str::to_owned)
    };
    script(at, &["dala", "--against", "person", "--save", "g.json", "--date", DAY], &["c3"]);
    let ran = script(at, &["--resume", "g.json"], &["record"]);
    assert_eq!(date(&ran.out).as_deref(), Some(DAY));
    let ran = script(at, &["dala", "--against", "person"], &["c3", "record"]);
    let today = date(&ran.out).unwrap();
    let parts: Vec<u32> = today.split('.').map(|part| part.parse().unwrap()).collect();
    assert!(parts.len() == 3 && parts[0] >= 2026, "{today}");
    let ran = run(&["play", "dala", "--date", "yesterday"]);
    assert_eq!(ran.code, 2);
    let said = "Error: “yesterday” cannot be used here. Possible: 2026.11.30, 1931.??.??\n";
    assert_eq!(ran.err, said);
    // A game of before, of which the day was not kept.
    let game = fs::read_to_string(at.join("g.json")).unwrap();
    let old = game.replace(&format!("\"date\":\"{DAY}\","), "");
    assert!(old.len() < game.len(), "{game}");
    fs::write(at.join("old.json"), old).unwrap();
    let ran = script(at, &["--resume", "old.json"], &["record"]);
    assert!(ran.out.contains("[Game ") && date(&ran.out).is_none(), "{}", ran.out);
}

#[test]
fn golden_match_with_typed_dice() {
    let folder = tempfile::tempdir().unwrap();
    let lines = [
        "5", "A3", "A2", "24", "3A", "throw AA", "b1-m4", "pass", "", "24", "AA", "undo", "no",
        "position", "score", "new", "quit",
    ];
    let args = ["daldosa-jaeren", "--dice", "typed", "--match", "3", "--against", "person"];
    let ran = script(folder.path(), &args, &lines);
    golden("play_typed.txt", &without_names(&ran.out));
}

#[test]
fn golden_captures_are_asked_for_and_completed() {
    let folder = tempfile::tempdir().unwrap();
    let position = "6/6/1w2w1/2b3/bb2ww b 0,0";
    let lines = ["c2-c1", "xa1", "xb3", "undo", "c2-c1xe3", "quit"];
    let args = ["dara-italian", "--position", position, "--against", "person"];
    let ran = script(folder.path(), &args, &lines);
    golden("play_captures.txt", &without_names(&ran.out));
}

#[test]
fn machines_play_every_preset_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    for preset in PRESETS {
        let args = [preset.id, "--black", "machine:1", "--white", "machine:1", "--seed", "4"];
        let (one, two) = (script(folder.path(), &args, &[]), script(folder.path(), &args, &[]));
        assert_eq!(one.out, two.out, "{}: the same seed, another game", preset.id);
        let last = one.out.lines().last().unwrap();
        assert!(last.contains("wins: ") || last.contains("draw: "), "{}: {last}", preset.id);
    }
    assert!(!folder.path().join("state").exists(), "machines keep nothing");
}

#[test]
fn a_match_of_machines_alternates_the_start_and_ends() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["dara-italian", "--black", "machine:1", "--white", "machine:2", "--match", "3"];
    let ran =
        script(folder.path(), &[&args[..], &["--seed", "2", "--save", "m.json"]].concat(), &[]);
    assert!(ran.out.contains("The other player starts now"), "{}", ran.out);
    assert!(ran.out.contains("has won the match"), "{}", ran.out);
    let (saved, table) = load(&folder.path().join("m.json"));
    assert!(table.outcome().is_some());
    assert!(saved.score.is_some_and(|score| score.games == saved.game - 1));
}

/// Plays whatever is legal, the first move each time, until the game is over.
fn person_against_machine(folder: &Path, ruleset: &str) {
    let mut child = piped(&mut play(folder, &[ruleset, "--against", "machine:1", "--seed", "6"]));
    let mut input = child.stdin.take().unwrap();
    let output = child.stdout.take().unwrap();
    // Enough of everything: throws, and the hints of the machine are played back to it.
    let asker = std::thread::spawn(move || {
        let mut hints = 0;
        let _ = input.write_all(b"\nhint\n");
        for line in BufReader::new(output).lines() {
            let line = line.unwrap();
            let answer = if let Some(hint) = line.strip_prefix("Hint: ") {
                hints += 1;
                format!("{hint}\n\nhint\n")
            } else if line == "There is no hint here." {
                "\nhint\n".to_owned()
            } else if line.contains(" wins: ") || line.contains("A draw: ") {
                "quit\n".to_owned()
            } else {
                continue;
            };
            if input.write_all(answer.as_bytes()).is_err() {
                break;
            }
        }
        hints
    });
    let ended = child.wait().unwrap();
    let hints = asker.join().unwrap();
    assert!(ended.success(), "{ruleset}");
    assert!(hints > 5, "{ruleset}: {hints}");
}

#[test]
fn a_person_plays_whole_games_against_the_machine() {
    let folder = tempfile::tempdir().unwrap();
    for ruleset in ["dara-italian", "wali", "daldosa-jaeren"] {
        person_against_machine(folder.path(), ruleset);
    }
    // What is over cannot be gone on with, and is not kept.
    let games = folder.path().join("state/nugar/games");
    assert_eq!(fs::read_dir(games).unwrap().count(), 0);
}

fn load(path: &Path) -> (SavedGame, Box<dyn nugar_rules::table::Table>) {
    SavedGame::read(&fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn a_game_is_left_and_taken_up_again() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    script(at, &["dala", "--against", "person:Bo", "--save", "g.json"], &["c3", "c4", "undo"]);
    let (saved, table) = load(&at.join("g.json"));
    assert_eq!(table.position(), "6/6/6/2b3/6/6 w 11,12");
    assert!(matches!(saved.events.last(), Some(Happened::TookBack { .. })));

    // What was taken back can be played again after that.
    let ran = script(at, &["--resume", "g.json"], &["redo", "d3", "save h.json", "d4"]);
    assert!(flat(&ran.out).contains("after one move") && ran.out.contains("Bo"), "{}", ran.out);
    assert_eq!(load(&at.join("g.json")).1.line().len(), 3);
    assert_eq!(load(&at.join("h.json")).1.line().len(), 4);

    // Without a name it is kept all the same, and the last one is found.
    script(at, &["wali", "--against", "person"], &["a1", "b1"]);
    let ran = script(at, &["--resume"], &["c1"]);
    assert!(flat(&ran.out).contains("after 2 moves"), "{}", ran.out);
    let ran = script(at, &["--resume", "--white", "machine:1"], &[]);
    assert!(
        flat(&ran.out).contains("after 3 moves") && ran.out.contains("Newcomer"),
        "{}",
        ran.out
    );
}

#[test]
fn nothing_that_is_there_is_overwritten_and_damage_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    script(at, &["dala", "--against", "person", "--save", "g.json"], &["c3"]);
    let whole = fs::read_to_string(at.join("g.json")).unwrap();

    let again = feed(play(at, &["dala", "--save", "g.json"]), b"c3\n");
    assert_eq!(again.code, 2);
    assert!(again.err.contains("g.json exists already"), "{}", again.err);
    let ran = script(at, &["dala", "--against", "person"], &["c3", "save g.json", "record g.json"]);
    assert_eq!(flat(&ran.out).matches("exists already").count(), 2);
    assert_eq!(fs::read_to_string(at.join("g.json")).unwrap(), whole);

    for (damage, said) in [
        (whole.replace("\"c3\"", "\"c9\""), "c9"),
        (whole[..whole.len() - 9].to_owned(), "3:"),
        (whole.replace("\"version\":2", "\"version\":99"), "later version"),
        (whole.replace("nugar-game", "other"), "something else"),
        (String::new(), "1:"),
    ] {
        fs::write(at.join("d.json"), &damage).unwrap();
        let ran = feed(play(at, &["--resume", "d.json"]), b"c4\n");
        assert_eq!(ran.code, 2);
        assert_eq!(ran.out, "");
        assert!(ran.err.contains("d.json") && ran.err.contains(said), "{}", ran.err);
        assert_eq!(fs::read_to_string(at.join("d.json")).unwrap(), damage);
    }
    let missing = feed(play(at, &["--resume", "none.json"]), b"");
    assert_eq!(missing.code, 2);
}

#[test]
fn a_killed_game_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let mut kept = 0;
    for round in 0..5 {
        let args: &[&str] = if round == 0 {
            &[
                "daldosa", "--black", "person", "--white", "person", "--seed", "5", "--save",
                "g.json",
            ]
        } else {
            &["--resume", "g.json"]
        };
        let mut child = piped(&mut play(at, args));
        let mut input = child.stdin.take().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        // A throw that is lost says so; one that is not waits for its play.
        input.write_all(b"throw\nhint\n").unwrap();
        let said = lines.find(|line| line.contains(" passes: ") || line.starts_with("Hint: "));
        if let Some(hint) = said.as_deref().and_then(|line| line.strip_prefix("Hint: ")) {
            input.write_all(format!("{hint}\n").as_bytes()).unwrap();
            let played = |line: String| line.starts_with("Black: ") || line.starts_with("White: ");
            assert!(lines.any(played), "round {round}: {hint} is not played");
        }
        child.kill().unwrap();
        child.wait().unwrap();
        let (_, table) = load(&at.join("g.json"));
        assert!(table.line().len() > kept, "round {round}");
        kept = table.line().len();
    }
    let ran = script(at, &["--resume", "g.json"], &["position"]);
    assert!(flat(&ran.out).contains(&format!("after {kept} moves")), "{}", ran.out);
    let beside: Vec<_> =
        fs::read_dir(at).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(beside.len() <= 2, "{beside:?}");
}

#[test]
fn a_place_that_cannot_be_written_is_said_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("state"), "a file where a folder should be").unwrap();
    let ran =
        script(folder.path(), &["dala", "--against", "person"], &["c3", "c4", "quit", "quit"]);
    assert_eq!(flat(&ran.out).matches("cannot be written").count(), 1, "{}", ran.out);
    assert!(ran.out.contains("Type “quit” once more"), "{}", ran.out);

    let named = feed(play(folder.path(), &["dala", "--save", "no/such/g.json"]), b"c3\n");
    assert_eq!(named.code, 1);
}

#[test]
fn players_that_are_none_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    for args in [
        &["dala", "--against", "nobody"][..],
        &["dala", "--against", "machine:page"],
        &["daldosa", "--black", "machine:simple-1"],
        &["dala", "--position", "6/6 b 1,1"],
        &["dala", "--match", "0"],
        &["chess"],
    ] {
        let ran = feed(play(folder.path(), args), b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(!ran.err.is_empty());
    }
}

#[test]
fn every_language_plays() {
    let folder = tempfile::tempdir().unwrap();
    let mut seen = Vec::new();
    for language in ["en", "it", "fr", "da", "nb"] {
        let lines = ["help", "", "moves", "hint", "undo", "foo", "draw", "score", "rules", "why"];
        let mut page = String::new();
        for ruleset in ["dara-italian", "daldosa"] {
            let args = [ruleset, "--seed", "5", "--lang", language, "--match", "2"];
            let ran = feed(play(folder.path(), &args), (lines.join("\n") + "\nquit\n").as_bytes());
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{language}");
            page += &ran.out;
        }
        assert!(!seen.contains(&page));
        seen.push(page);
    }
}

#[test]
fn lines_fit_a_page() {
    let folder = tempfile::tempdir().unwrap();
    for preset in PRESETS {
        let ruleset = Ruleset::from(preset).text();
        let lines = ["", "", "moves", "help", "rules", "why", "flip", "record"];
        let ran = feed(
            play(folder.path(), &[&ruleset, "--against", "person", "--seed", "1"]),
            (lines.join("\n") + "\n").as_bytes(),
        );
        for line in ran.out.lines() {
            // Positions, digests and paths are as long as they are.
            let free = ["Go on ", "["];
            let wide = line.chars().count() > 80;
            assert!(!wide || free.iter().any(|begin| line.starts_with(begin)), "{line}");
        }
    }
    assert_eq!(run(&["play", "--help"]).code, 0);
}
