//! `nugar tables` as a process: built, killed and gone on with, checked, asked; and what it says of
//! everything that can be wrong with a table.

mod common;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use common::{feed, golden, piped, run};
use nugar_api::{
    BuildLine, GameAnalysis, PositionAnalysis, ProbeLine, ProvenLine, TableLine, Verdict, Verified,
    VerifyLine,
};
use nugar_engine::evaluation::alignment::Points;
use nugar_engine::limits::Limits;
use nugar_engine::past::Past;
use nugar_engine::search::{Searcher, Style};
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::game::{Game as _, Side};
use nugar_tables::alignment::{Endings, Index};
use nugar_tables::{Disk, Sector, Value};
use tempfile::TempDir;

/// Solved in a moment.
const SMALL: &str = "dara-walker+files=3,ranks=4,pieces=4";
/// Takes some seconds.
const LONGER: &str = "dara-italian";

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn path(folder: &TempDir) -> &str {
    folder.path().to_str().unwrap()
}

/// What programs read, a value a line.
macro_rules! lines {
    ($shape:ty, $text:expr) => {{
        let read = |line: &str| nugar_api::read::<$shape>(line).expect(line);
        $text.lines().map(read).collect::<Vec<$shape>>()
    }};
}

/// What came of each table. Before it, it is told how far the table is.
fn verified(text: &str) -> Vec<Verified> {
    let (mut all, mut told) = (Vec::new(), None);
    for line in lines!(VerifyLine, text) {
        match line {
            VerifyLine::Progress { table, looked, of, seconds, left } => {
                assert!(looked > 0 && looked <= of && seconds >= 0.0 && left >= 0.0, "{text}");
                told = Some((table, of));
            }
            VerifyLine::Verified(found) => {
                let (table, of) = told.take().expect("it was told of before");
                assert!(table == found.table && of >= found.checked, "{text}");
                all.push(found);
            }
        }
    }
    all
}

/// The files of a folder by name, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.sort();
    all
}

fn built(ruleset: &str, men: &str) -> TempDir {
    let folder = folder();
    let ran = run(&["tables", "build", ruleset, men, "--dir", path(&folder)]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    folder
}

#[test]
fn tables_are_built_told_checked_and_asked() {
    let folder = folder();
    let at = ["--dir", path(&folder)];
    let plan = run(&["tables", "build", SMALL, "8", "--plan", "--json", at[0], at[1]]);
    assert!(files(folder.path()).is_empty());
    let [BuildLine::Plan { steps, .. }] = &lines!(BuildLine, plan.out)[..] else {
        panic!("{}", plan.out)
    };
    assert!(steps.iter().all(|step| !step.done));
    let all: u64 = steps.iter().map(|step| step.positions).sum();

    let ran = run(&["tables", "build", SMALL, "8", at[0], at[1]]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("3v4") && ran.out.contains("longest win"), "{}", ran.out);
    let again = run(&["tables", "build", SMALL, "8", at[0], at[1]]);
    assert!(again.out.contains("Every table is there"), "{}", again.out);

    let stats = run(&["tables", "stats", SMALL, "--json", at[0], at[1]]).out;
    let stats = lines!(TableLine, stats);
    assert_eq!(stats.iter().map(|line| line.positions).sum::<u64>(), all);
    let names: Vec<&str> = stats.iter().map(|line| line.table.as_str()).collect();
    assert_eq!(names, ["3v3", "3v4", "4v3", "4v4"]);

    let found = run(&["tables", "verify", SMALL, "--json", at[0], at[1]]);
    assert_eq!((found.code, found.err.as_str()), (0, ""));
    let found = verified(&found.out);
    assert_eq!(found.iter().map(|line| line.checked).sum::<u64>(), all);
    assert!(found.iter().all(|line| line.wrong == 0 && line.seed.is_none()));
    let sample = ["--table", "3v4", "--sample", "100", "--seed", "7", "--json"];
    let sample = run(&[&["tables", "verify", SMALL, at[0], at[1]], &sample[..]].concat()).out;
    let [Verified { checked: 100, seed: Some(7), .. }] = &verified(&sample)[..] else {
        panic!("{sample}")
    };

    // The longest win, move by move: the distance falls by one each time.
    let longest = &stats[2];
    let mut position = longest.longest_position.clone().unwrap();
    let mut plies = longest.longest_win.unwrap();
    loop {
        let said = run(&["tables", "probe", SMALL, &position, "--json", at[0], at[1]]).out;
        let probe = lines!(ProbeLine, said).remove(0);
        let verdict = probe.verdict.expect("it is known");
        let wins = Verdict::Win { plies };
        let expected = if plies % 2 == 1 { wins } else { Verdict::Loss { plies } };
        assert_eq!(verdict, expected, "{position}");
        let moves = probe.moves.expect("all are known");
        assert_eq!(moves[0].verdict, verdict);
        if plies == 1 {
            break;
        }
        let next = run(&["moves", SMALL, &position, "--json"]).out;
        let next = lines!(nugar_api::MovesLine, next).remove(0);
        let chosen = next.moves.iter().find(|m| m.text == moves[0].text).unwrap();
        position = chosen.position.clone();
        plies -= 1;
    }
    let said = run(&["tables", "probe", SMALL, &position, at[0], at[1]]);
    assert!(said.out.contains("won in one move"), "{}", said.out);
    let placing = "3/3/3/3 b 4,4";
    let unknown = run(&["tables", "probe", SMALL, placing, at[0], at[1]]);
    assert_eq!(unknown.out, "No table knows this position.\n");
}

/// Killed after unfinished work was kept, the next run goes on with it and ends with the same
/// tables as one that was never disturbed.
#[test]
fn a_killed_build_goes_on() {
    let folder = folder();
    let build = [
        "tables",
        "build",
        LONGER,
        "6",
        "--json",
        "--keep",
        "0",
        "--threads",
        "1",
        "--dir",
        path(&folder),
    ];
    let mut child = piped(&mut common::nugar(&build));
    let mut kept = None;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line: BuildLine = nugar_api::read(&line.unwrap()).unwrap();
        assert!(!matches!(line, BuildLine::Built { .. }), "it was over before it was killed");
        if let BuildLine::Saved { done } = line {
            kept = Some(done);
            break;
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let kept = kept.expect("unfinished work was kept");
    assert!(kept > 0);
    let whole = built(LONGER, "6");
    let unfinished = |path: &PathBuf| path.extension().is_some_and(|end| end == "unfinished");
    assert!(files(folder.path()).iter().any(unfinished));

    let ran = run(&build);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let before = lines!(BuildLine, ran.out).into_iter().find_map(|line| match line {
        BuildLine::Progress { units, .. } => units.map(|units| units.before),
        _ => None,
    });
    assert!(before >= Some(kept), "{before:?} of {kept}");
    let (ours, theirs) = (files(folder.path()), files(whole.path()));
    assert_eq!(ours.len(), 1);
    assert_eq!(ours.len(), theirs.len());
    assert!(fs::read(&ours[0]).unwrap() == fs::read(&theirs[0]).unwrap());
}

#[test]
fn a_build_stops_in_time_and_keeps_what_was_done() {
    let folder = folder();
    let build = ["tables", "build", LONGER, "6", "--json", "--dir", path(&folder)];
    let ran = run(&[&build[..], &["--minutes", "0"]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let said = lines!(BuildLine, ran.out);
    let Some(BuildLine::Stopped { done }) = said.last() else { panic!("{}", ran.out) };
    assert!(*done > Some(0));
    assert_eq!(files(folder.path()).len(), 1);
}

/// Too little disk is told before anything is done, by both families; and with what the plan asks
/// for, everything is built.
#[test]
fn a_full_disk_is_an_error_before_and_not_after() {
    for (ruleset, men) in [("dara-italian", "6"), ("daldosa", "2")] {
        let folder = folder();
        let build = ["tables", "build", ruleset, men, "--json", "--dir", path(&folder)];
        let plan = run(&[&build[..], &["--plan"]].concat()).out;
        let [BuildLine::Plan { disk, .. }] = lines!(BuildLine, plan)[..] else { panic!("{plan}") };
        let ran = run(&[&build[..], &["--disk", "0M"]].concat());
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(ran.err.contains("disk"), "{}", ran.err);
        let told = lines!(BuildLine, ran.out);
        assert!(matches!(told[..], [BuildLine::Plan { .. }]), "no work was begun: {told:?}");
        assert!(files(folder.path()).is_empty());
        let enough = format!("{}M", disk.div_ceil(1 << 20));
        let ran = run(&[&build[..], &["--disk", &enough]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        let used: u64 =
            files(folder.path()).iter().map(|file| file.metadata().unwrap().len()).sum();
        assert!(used > 0 && used <= disk, "{used} of {disk}");
    }
}

/// A way to spoil a folder of tables, and what to ask of it then.
struct Spoilt {
    name: &'static str,
    spoil: fn(&Path),
    ask: &'static [&'static str],
}

fn table(folder: &Path, sector: &str) -> PathBuf {
    let name = format!("-{sector}.nugar");
    let fits = |path: &PathBuf| path.to_str().is_some_and(|path| path.ends_with(&name));
    files(folder).into_iter().find(fits).expect("it was built")
}

fn change(path: &Path, change: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(path).unwrap();
    change(&mut bytes);
    fs::write(path, bytes).unwrap();
}

const VERIFY: &[&str] = &["verify", SMALL];

const SPOILT: &[Spoilt] = &[
    Spoilt {
        name: "a byte of the head",
        spoil: |folder| change(&table(folder, "3v3"), |bytes| bytes[40] ^= 1),
        ask: VERIFY,
    },
    Spoilt {
        name: "a byte of the last block",
        spoil: |folder| {
            change(&table(folder, "4v4"), |bytes| {
                let last = bytes.len() - 1;
                bytes[last] ^= 0x80;
            });
        },
        ask: VERIFY,
    },
    Spoilt {
        name: "cut off",
        spoil: |folder| change(&table(folder, "4v3"), |bytes| bytes.truncate(bytes.len() - 9)),
        ask: VERIFY,
    },
    Spoilt {
        name: "of a format to come",
        spoil: |folder| change(&table(folder, "3v4"), |bytes| bytes[8] = 77),
        ask: VERIFY,
    },
    Spoilt {
        name: "of another sector",
        spoil: |folder| {
            fs::copy(table(folder, "3v4"), table(folder, "4v3")).unwrap();
        },
        ask: VERIFY,
    },
    Spoilt {
        name: "of other rules",
        spoil: |folder| {
            let theirs = built("dara-walker+files=3,ranks=4,pieces=4,lose_at=1", "6");
            fs::copy(table(theirs.path(), "3v3"), table(folder, "3v3")).unwrap();
        },
        ask: VERIFY,
    },
    Spoilt {
        name: "not there",
        spoil: |folder| fs::remove_file(table(folder, "3v3")).unwrap(),
        ask: &["verify", SMALL, "--table", "3v4"],
    },
    Spoilt { name: "no table at all", spoil: |_| {}, ask: &["stats", "dala"] },
    Spoilt {
        name: "too little memory",
        spoil: |_| {},
        ask: &["build", "dara-italian", "8", "--memory", "64M"],
    },
    Spoilt {
        name: "too little disk",
        spoil: |_| {},
        ask: &["build", "dara-italian", "8", "--disk", "64M"],
    },
    Spoilt {
        name: "memory that is no size",
        spoil: |_| {},
        ask: &["build", SMALL, "8", "--memory", "6GB"],
    },
    Spoilt {
        name: "disk that is no size",
        spoil: |_| {},
        ask: &["build", SMALL, "8", "--disk", "1T"],
    },
    Spoilt {
        name: "men at home where none has one",
        spoil: |_| {},
        ask: &["build", SMALL, "8", "--home", "2"],
    },
];

#[test]
fn golden_every_fault_of_a_table_is_told_in_every_language() {
    let whole = built(SMALL, "8");
    let mut page = String::new();
    for spoilt in SPOILT {
        let folder = folder();
        for file in files(whole.path()) {
            fs::copy(&file, folder.path().join(file.file_name().unwrap())).unwrap();
        }
        (spoilt.spoil)(folder.path());
        page.extend(["# ", spoilt.name, "\n"]);
        for language in ["en", "it", "fr", "da", "nb"] {
            let end = ["--dir", path(&folder), "--lang", language];
            let ran = run(&[&["tables"], spoilt.ask, &end[..]].concat());
            assert_eq!(ran.code, 2, "{}: {}{}", spoilt.name, ran.out, ran.err);
            page += &ran.err.replace(path(&folder), "FOLDER");
        }
    }
    golden("tables.txt", &page);
}

#[test]
fn every_fault_of_a_table_has_its_sentence() {
    for language in nugar_words::Language::all() {
        let words = nugar_words::Words::new(language);
        for (code, _) in nugar_tables::Fault::CODES {
            assert!(words.has(&format!("table-fault-{code}")), "{code} in {}", language.tag());
        }
    }
}

/// Whichever byte is changed, the file is named, and nothing panics.
#[test]
fn a_changed_byte_anywhere_is_found() {
    let folder = built("dara-walker+files=3,ranks=3,pieces=3", "6");
    let file = files(folder.path()).remove(0);
    let name = file.file_name().unwrap().to_str().unwrap().to_owned();
    let whole = fs::read(&file).unwrap();
    for at in (0..whole.len()).step_by(whole.len() / 60) {
        let mut bytes = whole.clone();
        bytes[at] = bytes[at].wrapping_add(1);
        fs::write(&file, bytes).unwrap();
        let end = ["--dir", path(&folder)];
        let ran = run(
            &[&["tables", "verify", "dara-walker+files=3,ranks=3,pieces=3"], &end[..]].concat()
        );
        assert_eq!(ran.code, 2, "byte {at}");
        assert!(ran.err.contains(&name) && !ran.err.contains("panicked"), "{at}: {}", ran.err);
    }
}

/// A game of dice: winning chances, one man against one.
#[test]
fn chances_are_built_told_checked_and_asked() {
    let folder = folder();
    let at = ["--dir", path(&folder)];
    let ran = run(&["tables", "build", "daldosa", "2", at[0], at[1]]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("1v1-ring"), "{}", ran.out);
    let found = run(&["tables", "verify", "daldosa", "--json", at[0], at[1]]);
    assert_eq!((found.code, found.err.as_str()), (0, ""));
    let found = verified(&found.out);
    assert!(found.len() == 1 && found[0].wrong == 0 && found[0].checked > 1000, "{found:?}");
    let stats = run(&["tables", "stats", "daldosa", "--json", at[0], at[1]]).out;
    let stats = lines!(TableLine, stats).remove(0);
    assert!(stats.mean.is_some_and(|mean| mean > 0.4 && mean < 0.6), "{stats:?}");
    assert!(stats.error.is_some_and(|error| error < 1e-6), "{stats:?}");
    // Black on place 16 of its own way, white on place 17 of its own.
    let probe = run(&["tables", "probe", "daldosa", "16/BW15/16 b -", "--json", at[0], at[1]]).out;
    let probe = lines!(ProbeLine, probe).remove(0);
    let Some(Verdict::Chance { chance }) = probe.verdict else { panic!("{probe:?}") };
    assert!((chance - 0.375_530).abs() < 1e-6, "{chance}");
    let probe = run(&["tables", "probe", "daldosa", "16/BW15/16 b 23", "--json", at[0], at[1]]).out;
    let probe = lines!(ProbeLine, probe).remove(0);
    assert!(probe.moves.is_some_and(|moves| !moves.is_empty()));
}

/// What analysis says of a race whose tables are asked is what they hold, and told as exact.
#[test]
fn races_are_analysed_exactly() {
    let folder = folder();
    let at = ["--dir", path(&folder)];
    assert_eq!(run(&["tables", "build", "daldosa", "2", at[0], at[1]]).code, 0);
    let probe = |position: &str| {
        let said = run(&["tables", "probe", "daldosa", position, "--json", at[0], at[1]]).out;
        let probe = lines!(ProbeLine, said).remove(0);
        let Some(Verdict::Chance { chance }) = probe.verdict else { panic!("{probe:?}") };
        (chance, probe.moves)
    };
    let analyse = |position: &str, more: &[&str]| {
        let args = ["analyse", "daldosa", position, "--tables", at[1]];
        let ran = run(&[&args[..], more].concat());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        ran.out
    };
    for position in ["16/BW15/16 b -", "16/4B3W8/16 b 23", "16/4W3B8/16 b 24"] {
        let said = analyse(position, &["--json"]);
        let found: PositionAnalysis = nugar_api::read(&said).unwrap();
        let (chance, moves) = probe(position);
        assert_eq!(found.proven, Some(ProvenLine::Chance), "{said}");
        // Analyses tell four digits.
        assert!((f64::from(found.chance.0) / 1e4 - chance).abs() < 1e-4, "{said}: {chance}");
        for (line, known) in found.lines.iter().zip(moves.unwrap_or_default()) {
            let Verdict::Chance { chance } = known.verdict else { panic!("{known:?}") };
            assert!((f64::from(line.chance.0) / 1e4 - chance).abs() < 1e-4, "{said}: {known:?}");
        }
        assert!(analyse(position, &[]).contains("exactly"), "{position}");
    }
    // A game: every move's loss by what is known.
    let record = "[Game \"daldosa\"]\n[Position \"16/4B3W8/16 b -\"]\n\n1. 23:m5-m10 24:m9-m15 *\n";
    let file = folder.path().join("game.rec");
    fs::write(&file, record).unwrap();
    let args = ["analyse", file.to_str().unwrap(), "--tables", at[1], "--json"];
    let ran = run(&args);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let game: GameAnalysis = nugar_api::read(&ran.out).unwrap();
    for (judged, position) in game.moves.iter().zip(["16/4B3W8/16 b 23", "16/8WB7/16 w 24"]) {
        let (best, moves) = probe(position);
        let played = moves.unwrap().into_iter().find(|m| m.text == judged.text).unwrap().verdict;
        let Verdict::Chance { chance } = played else { panic!("{played:?}") };
        assert_eq!(judged.proven, Some(ProvenLine::Chance));
        assert!((f64::from(judged.loss.0) / 1e4 - (best - chance)).abs() < 2e-4, "{}", ran.out);
    }
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let folder = folder();
    let missing = folder.path().join("none");
    for verb in ["verify", "stats"] {
        let ran = run(&["tables", verb, SMALL, "--dir", missing.to_str().unwrap()]);
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains("none"), "{}", ran.err);
        assert!(!missing.exists());
    }
}

/// Whoever asks tables never makes a move of less value, however little it looks ahead; without
/// them it does. Every position of a small game.
#[test]
fn moves_are_never_worse_with_tables() {
    let folder = built(SMALL, "8");
    let Ok(ruleset) = Ruleset::read(SMALL) else { panic!("it is one") };
    let Rules::Alignment(rules) = *ruleset.rules() else { panic!("it is of this family") };
    let game = Alignment::new(rules);
    let disk = Arc::new(Disk::open(folder.path()).unwrap());
    let endings = Arc::new(Endings::open(game.clone(), disk, 8).unwrap());
    let searcher = || Searcher::new(game.clone(), Points::of(&rules), Style::Full, 1 << 12);
    let (mut alone, mut asking) = (searcher(), searcher().asking(endings.clone()));
    let class = |value: Value| value.merit().signum();
    let (mut seen, mut worse_alone) = (0, 0);
    for sector in Sector::all(&rules, 8) {
        let index = Index::new(rules.files, rules.ranks, sector).unwrap();
        for number in (0..index.count()).step_by(23) {
            let (own, enemy) = index.position(number);
            let state = game.movement([own, enemy], Side::Black).unwrap();
            let Some(moves) = endings.moves(&state).unwrap() else { continue };
            let worth = |searcher: &mut Searcher<Alignment, Points>| {
                searcher.forget();
                let past = Past::none(state);
                let limits = Limits::nodes(40);
                let report = searcher.think(&past, limits, 1, &mut || false, &mut |_| {});
                let best = report.best().unwrap();
                moves.iter().find(|(m, _)| *m == best).unwrap().1
            };
            seen += 1;
            let text = game.position(&state);
            assert_eq!(class(worth(&mut asking)), class(moves[0].1), "{text}");
            if moves[0].1.plies().is_some() {
                // A known end is reached the quickest or the slowest way.
                assert_eq!(worth(&mut asking), moves[0].1, "{text}");
            }
            worse_alone += u32::from(class(worth(&mut alone)) != class(moves[0].1));
        }
    }
    assert!(seen > 200 && worse_alone > 0, "{worse_alone} of {seen}");
}

#[test]
fn hints_say_what_is_proven() {
    let folder = built(SMALL, "8");
    let stats = run(&["tables", "stats", SMALL, "--json", "--dir", path(&folder)]).out;
    let line = lines!(TableLine, stats).remove(2);
    let (position, plies) = (line.longest_position.unwrap(), line.longest_win.unwrap());
    let play = ["play", SMALL, "--position", &position, "--against", "person", "--save", "none"];
    let mut play = play.to_vec();
    let save = folder.path().join("game.json");
    *play.last_mut().unwrap() = save.to_str().unwrap();
    let hint = |args: &[&str]| {
        let _ = fs::remove_file(&save);
        feed(common::nugar(&[&play[..], args].concat()), b"hint\nquit\n").out
    };
    let said = hint(&["--tables", path(&folder)]);
    assert!(said.contains(&format!("proven: won in {plies} moves")), "{said}");
    let said = hint(&[]);
    assert!(said.contains("Hint") && !said.contains("proven"), "{said}");
    let analyse = ["analyse", SMALL, &position, "--nodes", "100", "--tables", path(&folder)];
    let said = run(&analyse).out;
    assert!(said.contains(&format!("in {plies}")), "{said}");
    let empty = tempfile::tempdir().unwrap();
    let _ = fs::remove_file(&save);
    let ran = run(&[&play[..], &["--tables", path(&empty)]].concat());
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("no table"), "{}", ran.err);
}
