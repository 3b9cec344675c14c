//! `nugar arena`: pairs that are settled by their seed, a file that is gone on with, reports.

mod common;

use std::fs;

use common::run;
use nugar_api::{ArenaPair, ArenaReport, read};

/// A small quick contest.
const CONTEST: [&str; 8] = [
    "arena",
    "simple-2",
    "simple-1",
    "--ruleset",
    "dara-walker+ranks=4,pieces=5",
    "--seed",
    "s",
    "--json",
];

fn report(more: &[&str]) -> ArenaReport {
    let games: &[&str] = if more.contains(&"--games") { &[] } else { &["--games", "12"] };
    let ran = run(&[&CONTEST[..], games, more].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    read(&ran.out).unwrap()
}

#[test]
fn the_seed_settles_everything_whatever_the_threads() {
    let one = report(&[]);
    let mut other = report(&["--threads", "3"]);
    assert_eq!((one.pairs, one.won + one.drawn + one.lost), (6, 12));
    assert!(one.points > 0.5, "{one:?}");
    other.seconds = one.seconds;
    assert_eq!(one, other);
}

#[test]
fn a_file_is_gone_on_with_after_any_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pairs.jsonl");
    let file = path.to_str().unwrap();
    let whole = report(&["--out", file]);
    let full = fs::read_to_string(&path).unwrap();
    assert_eq!(full.lines().count(), 7);
    // Torn off anywhere, in the first line too, as a kill or a full disk leaves it.
    for end in (0..full.len()).step_by(97).chain([full.len() - 1]) {
        fs::write(&path, &full.as_bytes()[..end]).unwrap();
        let mut again = report(&["--out", file]);
        again.seconds = whole.seconds;
        assert_eq!(again, whole, "cut at {end}");
        assert_eq!(fs::read_to_string(&path).unwrap(), full, "cut at {end}");
    }
    // More games go on from those there are.
    let more = report(&["--out", file, "--games", "16"]);
    assert_eq!(more.pairs, 8);
    assert!(fs::read_to_string(&path).unwrap().starts_with(&full));
    // Fewer count fewer, and play none.
    let fewer = report(&["--out", file, "--games", "4"]);
    assert_eq!((fewer.pairs, fewer.seconds), (2, 0.0));
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pairs.jsonl");
    let file = path.to_str().unwrap();
    for text in ["a letter to somebody\n", "no end of line", "{}\n"] {
        fs::write(&path, text).unwrap();
        let ran = run(&[&CONTEST[..], &["--out", file]].concat());
        assert_eq!(ran.code, 2, "{text}");
        assert!(ran.err.contains("holds no results"), "{}", ran.err);
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    fs::remove_file(&path).unwrap();
    report(&["--out", file, "--games", "2"]);
    let ran = run(&[&CONTEST[..], &["--out", file, "--plies", "3"]].concat());
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("openings"), "{}", ran.err);
}

#[test]
fn both_halves_of_a_pair_begin_alike_with_colours_swapped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pairs.jsonl");
    report(&["--out", path.to_str().unwrap()]);
    let text = fs::read_to_string(&path).unwrap();
    let pairs: Vec<ArenaPair> = text.lines().skip(1).map(|line| read(line).unwrap()).collect();
    let openings: std::collections::BTreeSet<&str> =
        pairs.iter().map(|pair| pair.opening.as_str()).collect();
    assert_eq!(openings.len(), 6);
    for pair in &pairs {
        assert!(pair.opening.ends_with("b 1,1"), "{}: 8 plies", pair.opening);
        let blacks: Vec<u8> = pair.halves.iter().map(|games| games[0].black).collect();
        assert_eq!((blacks.as_slice(), pair.halves[0].len()), (&[0, 1][..], 1));
    }
}

#[test]
fn races_are_played_in_matches_with_the_same_dice() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pairs.jsonl");
    let args = ["arena", "strong:throws=0", "page", "--ruleset", "daldosa-jaeren"];
    let more = ["--games", "4", "--match", "2", "--seed", "s", "--json", "--out"];
    let ran = run(&[&args[..], &more, &[path.to_str().unwrap()]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let text = fs::read_to_string(&path).unwrap();
    let pairs: Vec<ArenaPair> = text.lines().skip(1).map(|line| read(line).unwrap()).collect();
    for (pair, black) in pairs.iter().flat_map(|pair| pair.halves.iter().zip([0, 1])) {
        let mut points = [0, 0];
        for (number, game) in pair.iter().enumerate() {
            assert_eq!(game.black, (black + number as u8) % 2, "the starter alternates");
            points[usize::from(game.winner.unwrap())] += game.worth;
        }
        let [more, fewer] = [points.iter().max().unwrap(), points.iter().min().unwrap()];
        assert!(*more >= 2 && *fewer < 2, "{points:?}");
    }

    // A machine against itself: the same dice, so each half is the other's mirror image.
    let args = ["arena", "page", "page", "--ruleset", "daldosa", "--games", "8", "--json"];
    let report: ArenaReport = read(&run(&args).out).unwrap();
    assert_eq!(report.pentanomial, [0, 0, 4, 0, 0]);
}

#[test]
fn a_test_ends_early_and_says_what_it_found() {
    let tested = report(&["--games", "400", "--sprt", "0:200"]);
    let sprt = tested.sprt.unwrap();
    assert_eq!(sprt.verdict, "accepted");
    assert!(sprt.llr >= sprt.bounds[1] && tested.pairs < 200, "{tested:?}", tested = tested.pairs);
    let again = report(&["--games", "400", "--sprt", "0:200", "--threads", "2"]);
    assert_eq!(again.pairs, tested.pairs);
}

#[test]
fn listed_openings_are_played_in_turn() {
    let folder = tempfile::tempdir().unwrap();
    let [list, out] = ["list.txt", "out.jsonl"].map(|name| folder.path().join(name));
    fs::write(&list, "# two\n6/6/6/2b3 w 4,5\n\n6/6/6/b5 w 4,5 # a corner\n").unwrap();
    let args = ["--openings", list.to_str().unwrap(), "--out", out.to_str().unwrap()];
    report(&args);
    let text = fs::read_to_string(&out).unwrap();
    let pairs: Vec<ArenaPair> = text.lines().skip(1).map(|line| read(line).unwrap()).collect();
    let begun: Vec<&str> = pairs.iter().map(|pair| pair.opening.as_str()).collect();
    let [one, other] = ["6/6/6/2b3 w 4,5", "6/6/6/b5 w 4,5"];
    assert_eq!(begun, [one, other, one, other, one, other]);

    fs::write(&list, "# nothing\n").unwrap();
    let ran = run(&[&CONTEST[..], &args[..2]].concat());
    assert!(ran.code == 2 && ran.err.contains("lists no positions"), "{}", ran.err);
    fs::write(&list, "6/6/6 w 4,5\n").unwrap();
    assert_eq!(run(&[&CONTEST[..], &args[..2]].concat()).code, 2);
}

#[test]
fn players_that_cannot_be_are_refused() {
    for (player, said) in [
        ("nobody", "simple-1"),
        ("page", "simple-1"),
        ("simple-1:nodes=5", "nodes"),
        ("strong:nodez=5", "late_depth"),
        ("strong:-nothing", "-killers"),
        ("strong:nodes=x", "nodes=x"),
        ("strong:nodes", "nodes"),
    ] {
        let ran = run(&["arena", player, "simple-1", "--ruleset", "dara-italian"]);
        assert_eq!(ran.code, 2, "{player}");
        assert!(ran.err.contains(said), "{player}: {}", ran.err);
    }
    let ran = run(&[&CONTEST[..], &["--sprt", "5:0"]].concat());
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert_eq!(ran.err, "Error: “5:0” cannot be used here. Possible: ELO:ELO\n");
}

#[test]
fn a_person_reads_who_is_stronger() {
    let ran = run(&[&CONTEST[..7], &["--games", "12"]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for part in ["simple-2 against simple-1", "6 pairs", "Elo", "0 ½ 1 1½ 2", "Seed"] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
}

/// Games of the program itself, as others see it.
#[test]
fn another_process_plays_by_the_protocol() {
    let program = format!("program:nodes=300,hash=1,run={} engine", env!("CARGO_BIN_EXE_nugar"));
    for (ruleset, strong, plies) in
        [("dara-walker+ranks=4,pieces=5", "strong:nodes=300,hash=1", "4"), ("daldosa", "page", "0")]
    {
        let args = ["arena", &program, strong, "--ruleset", ruleset, "--plies", plies];
        let ran = run(&[&args[..], &["--games", "4", "--seed", "s", "--json"]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ruleset}");
        let report: ArenaReport = read(&ran.out).unwrap();
        assert!(report.mishaps.iter().all(|all| all.0.iter().all(|(_, n)| *n == 0)), "{report:?}");
        assert_eq!(report.pairs, 2);
        if strong.starts_with("strong") {
            // The same search at both ends of the pipe: each game is the other half's mirror image.
            assert_eq!(report.pentanomial, [0, 0, 2, 0, 0], "{report:?}");
        }
    }
}

/// A program that knows the protocol, and does this when it is to search.
#[cfg(unix)]
fn faulty(folder: &std::path::Path, name: &str, does: &str) -> String {
    let rules = "dara-walker+ranks=4,pieces=5";
    let digest = nugar_rules::catalog::Ruleset::read(rules).unwrap().rules().digest().hex();
    let path = folder.join(name);
    let script = format!(
        "while read -r word rest; do\n case $word in\n protocol) echo protocol 1;;\n \
         ruleset) echo \"ruleset $rest {digest}\";;\n go) {does};;\n quit) exit 0;;\n esac\ndone\n"
    );
    fs::write(&path, script).unwrap();
    format!("sh {}", path.display())
}

#[cfg(unix)]
#[test]
fn mishaps_of_programs_are_told_apart_from_lost_games() {
    let folder = tempfile::tempdir().unwrap();
    for (code, does, setting) in [
        ("crash", "exit 1", ""),
        ("crash", "echo error tired", ""),
        ("time", ":", "patience=50,"),
        ("time", "while :; do echo info; done", "time=20,patience=50,"),
        ("illegal", "echo bestmove z9", ""),
        ("illegal", "echo bestmove none over", ""),
    ] {
        let command = faulty(folder.path(), code, does);
        let player = format!("program:{setting}run={command}");
        let args = [&player, "simple-1", "--ruleset", CONTEST[4], "--games", "2", "--json"];
        let ran = run(&[&["arena"], &args[..]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{does}");
        let report: ArenaReport = read(&ran.out).unwrap();
        assert_eq!((report.won, report.lost), (0, 2), "{does}");
        assert_eq!(report.mishaps[0].get(code), Some(&2), "{does}: {report:?}");
        let all: u64 = report.mishaps.iter().flat_map(|one| &one.0).map(|(_, n)| n).sum();
        assert_eq!(all, 2, "{does}: {report:?}");
    }
    let command = faulty(folder.path(), "illegal", "echo bestmove z9");
    let player = format!("program:run={command}");
    let ran = run(&["arena", "simple-1", &player, "--ruleset", CONTEST[4], "--games", "2"]);
    assert!(ran.out.contains("played an illegal move"), "{}", ran.out);
}

#[test]
fn programs_that_cannot_play_are_told_before_the_first_game() {
    for (player, said) in [
        ("program:run=/no/such/program", "cannot play"),
        ("program:run=true", "cannot play: crash"),
        ("program:run=\"open", "cannot play"),
        ("program:nodes=5", "run=COMMAND"),
        ("program:run=", "run=COMMAND"),
    ] {
        let ran = run(&["arena", player, "simple-1", "--ruleset", "dara-italian"]);
        assert_eq!(ran.code, 2, "{player}");
        assert!(ran.err.contains(said), "{player}: {}", ran.err);
    }
}
