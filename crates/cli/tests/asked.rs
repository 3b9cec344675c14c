//! Tables asked in the arena and over the protocol: what is won is won, however little is looked at.

mod common;

use std::fs;
use std::path::Path;
use std::sync::Arc;

use common::engine::Engine;
use common::run;
use nugar_api::{ArenaHeader, ArenaPair, ArenaReport, Word, Worth, read};
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::dice::Dice;
use nugar_rules::game::{Game as _, Side, Turn};
use nugar_rules::playout::{Chance as _, Random};
use nugar_rules::running_fight::{RaceState, RunningFight};
use nugar_tables::alignment::{Endings, Index};
use nugar_tables::running_fight::Chances;
use nugar_tables::{Disk, Sector, Value};
use tempfile::TempDir;

/// Solved in a moment, all of the movement phase.
const DARA: &str = "dara-walker+files=3,ranks=4,pieces=4";
/// Solved in a moment, men at home too.
const RACE: &str = "daldosa+outer=4,prow=no,pieces=2";

/// The tables of both games in one folder.
fn built() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let at = ["--dir", path(&folder)];
    for build in [&["build", DARA, "8"][..], &["build", RACE, "4", "--home", "4"]] {
        let ran = run(&[&["tables"], build, &at[..]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    }
    folder
}

fn path(folder: &TempDir) -> &str {
    folder.path().to_str().unwrap()
}

fn dara() -> Alignment {
    let Rules::Alignment(rules) = *Ruleset::read(DARA).unwrap().rules() else { panic!("family") };
    Alignment::new(rules)
}

fn race() -> RunningFight {
    let Rules::RunningFight(rules) = *Ruleset::read(RACE).unwrap().rules() else {
        panic!("family")
    };
    RunningFight::new(rules)
}

/// Positions that the side to move wins in so many plies or more, with how many it takes.
fn won(folder: &Path, least: u16) -> Vec<(String, u16)> {
    let game = dara();
    let endings =
        Endings::open(game.clone(), Arc::new(Disk::open(folder).unwrap()), 8).expect("tables");
    let mut all = Vec::new();
    for sector in Sector::all(game.rules(), 8) {
        let index = Index::new(3, 4, sector).unwrap();
        for number in (0..index.count()).step_by(7) {
            let (own, enemy) = index.position(number);
            let state = game.movement([own, enemy], Side::Black).unwrap();
            match endings.probe(&state).unwrap().map(|found| found.value) {
                Some(Value::Win(plies)) if plies >= least => {
                    all.push((game.position(&state), plies));
                }
                _ => {}
            }
        }
    }
    all
}

/// The pairs of a file of results, and its head.
fn results(file: &Path) -> (ArenaHeader, Vec<ArenaPair>) {
    let text = fs::read_to_string(file).unwrap();
    let (head, pairs) = text.split_once('\n').unwrap();
    (read(head).unwrap(), pairs.lines().map(|line| read(line).unwrap()).collect())
}

#[test]
fn a_won_ending_is_won_in_the_arena_at_a_handful_of_positions_a_move() {
    let folder = built();
    let all = won(folder.path(), 7);
    let openings: Vec<&(String, u16)> = all.iter().step_by(all.len().div_ceil(12)).collect();
    assert!(openings.len() >= 8, "{}", openings.len());
    let list = folder.path().join("openings.txt");
    let text: Vec<&str> = openings.iter().map(|(position, _)| position.as_str()).collect();
    fs::write(&list, text.join("\n")).unwrap();
    let games = (2 * openings.len()).to_string();
    let play = |first: &str, more: &[&str], name: &str| {
        let out = folder.path().join(name);
        let args = ["arena", first, "simple-4", "--ruleset", DARA, "--games", &games];
        let rest = ["--openings", list.to_str().unwrap(), "--seed", "s", "--out"];
        let ran = run(&[&args[..], &rest, &[out.to_str().unwrap()], more].concat());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        results(&out)
    };
    let asking = format!("strong:nodes=3,tables={}", path(&folder));
    let (head, pairs) = play(&asking, &[], "asking.jsonl");
    assert_eq!(head.players[0], asking);
    assert_eq!(head.tables[0], ["3v3", "3v4", "4v3", "4v4"]);
    assert!(head.tables[1].is_empty());
    for (pair, (position, plies)) in pairs.iter().zip(&openings) {
        // In the first half it has black, which is to move.
        let game = &pair.halves[0][0];
        assert_eq!((game.black, game.winner), (0, Some(0)), "{position}");
        assert!(game.plies <= u32::from(*plies), "{position}: {} of {plies}", game.plies);
    }
    let (head, alone) = play("strong:nodes=3", &[], "alone.jsonl");
    assert_eq!(head.tables, [const { Vec::<String>::new() }; 2]);
    let won = alone.iter().filter(|pair| pair.halves[0][0].winner == Some(0)).count();
    assert!(won < openings.len(), "it wins without tables too");
    // The switch sets what the settings do not.
    let (head, _) = play("strong:nodes=3", &["--tables", path(&folder)], "switch.jsonl");
    assert_eq!(head.players, [asking, "simple-4".to_owned()]);
}

#[test]
fn results_with_tables_are_not_gone_on_with_by_others() {
    let folder = built();
    let out = folder.path().join("pairs.jsonl");
    let player = format!("strong:nodes=9,tables={}", path(&folder));
    let args = ["arena", &player, "page", "--ruleset", RACE, "--games", "2", "--seed", "s"];
    let args = [&args[..], &["--out", out.to_str().unwrap()]].concat();
    assert_eq!(run(&args).code, 0);
    let (head, _) = results(&out);
    assert_eq!(head.tables[0], ["1v1", "1v2", "2v1", "2v2"]);
    for file in fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap().path();
        if file.to_str().unwrap().ends_with("-2v2.nugar") {
            fs::remove_file(file).unwrap();
        }
    }
    let ran = run(&args);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("tables"), "{}", ran.err);
}

#[test]
fn tables_that_cannot_be_asked_are_told_before_the_first_game() {
    let empty = tempfile::tempdir().unwrap();
    let missing = empty.path().join("none");
    for (folder, said) in [(path(&empty), "no table"), (missing.to_str().unwrap(), "none")] {
        let player = format!("strong:tables={folder}");
        let ran = run(&["arena", &player, "simple-1", "--ruleset", DARA, "--games", "2"]);
        assert_eq!(ran.code, 2, "{folder}");
        assert!(ran.err.contains(said), "{}", ran.err);
    }
    let ran = run(&["arena", "simple-1:tables=x", "simple-1", "--ruleset", DARA]);
    assert!(ran.code == 2 && ran.err.contains("tables"), "{}", ran.err);
    assert!(!missing.exists());
}

/// The same machine with the same tables at both ends of the pipe: each game is the other half's
/// mirror image.
#[test]
fn programs_are_given_their_tables_as_an_option() {
    let folder = built();
    let engine = env!("CARGO_BIN_EXE_nugar");
    for (ruleset, limit) in [(DARA, "nodes=9"), (RACE, "depth=0")] {
        let tables = format!("tables={}", path(&folder));
        let program = format!("program:{limit},{tables},run={engine} engine");
        let strong = format!("strong:{limit},{tables}");
        let args = ["arena", &program, &strong, "--ruleset", ruleset, "--games", "12"];
        let ran = run(&[&args[..], &["--plies", "9", "--seed", "s", "--json"]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ruleset}");
        let report: ArenaReport = read(&ran.out).unwrap();
        assert!(report.mishaps.iter().all(|all| all.0.iter().all(|(_, n)| *n == 0)), "{report:?}");
        assert_eq!(report.pentanomial, [0, 0, 6, 0, 0], "{report:?}");
    }
    // Options come after the rules: the page's machine plays no other game.
    let program = format!("program:machine=page,run={engine} engine");
    let ran = run(&["arena", &program, "page", "--ruleset", RACE, "--games", "2", "--json"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let program = format!("program:tables=/no/such/folder,run={engine} engine");
    let ran = run(&["arena", &program, "page", "--ruleset", RACE, "--games", "2"]);
    assert!(ran.code == 2 && ran.err.contains("tables(folder="), "{}", ran.err);
}

#[test]
fn a_won_ending_is_won_over_the_protocol_and_its_distance_told() {
    let folder = built();
    let mut engine = Engine::start();
    engine.ask(&format!("ruleset {DARA}"));
    let all = won(folder.path(), 7);
    let go = |engine: &mut Engine, position: &str| {
        engine.silent(&["newgame", &format!("position {position}")]);
        engine.say("go nodes 3");
        let told = engine.until("bestmove");
        told.iter().rev().find_map(|line| match Word::read(line) {
            Some(Word::Info(info)) => Some(info.worth),
            _ => None,
        })
    };
    let mut wrong_alone = 0;
    for (position, plies) in all.iter().step_by(all.len().div_ceil(8)) {
        let proven = Some(Worth::Win(u32::from(*plies)));
        wrong_alone += u32::from(go(&mut engine, position) != proven);
        engine.silent(&[&format!("setoption name tables value {}", path(&folder))]);
        assert_eq!(go(&mut engine, position), proven, "{position}");
        engine.silent(&["setoption name tables value"]);
    }
    assert!(wrong_alone > 0);
    // The highest level asks too: its move leads to a loss one ply shorter.
    let set = format!("setoption name tables value {}", path(&folder));
    engine.silent(&[&set, "setoption name machine value level-8"]);
    let game = dara();
    let disk = Arc::new(Disk::open(folder.path()).unwrap());
    let endings = Endings::open(game.clone(), disk, 8).unwrap();
    for (position, plies) in all.iter().step_by(all.len().div_ceil(8)) {
        engine.silent(&[&format!("position {position}")]);
        let best = engine.best("go");
        let state = game.read(position).unwrap().state;
        let m = game.parse(&state, best.strip_prefix("bestmove ").unwrap()).unwrap();
        let after = endings.probe(&game.play(&state, m)).unwrap().map(|found| found.value);
        assert_eq!(after, Some(Value::Loss(plies - 1)), "{position}: {best}");
    }
    engine.end();
}

/// A position of the race before the throw, by chance.
fn anywhere(game: &RunningFight, chances: &Chances, random: &mut Random) -> RaceState {
    loop {
        let mut state = game.start();
        for number in 0..random.below(40) {
            let mut dice = Dice::new(format!("{}", random.below(1 << 40)));
            if let Turn::Roll(_) = game.turn(&state) {
                state = game.roll(&state, dice.throw(number));
            }
            let plays = game.list(&state);
            if plays.is_empty() {
                break;
            }
            state = game.play(&state, plays[random.below(plays.len() as u64) as usize]);
        }
        if matches!(game.turn(&state), Turn::Roll(_)) && chances.probe(&state).unwrap().is_some() {
            return state;
        }
    }
}

#[test]
fn the_best_play_of_a_throw_is_found_over_the_protocol() {
    /// What the program tells chances in is as fine as this.
    const FINE: f64 = 1.0 / 65_536.0;
    let folder = built();
    let game = race();
    let disk = Arc::new(Disk::open(folder.path()).unwrap());
    let chances = Chances::open(game.clone(), disk, 4).expect("tables");
    let mut engine = Engine::start();
    // Asked of no game that the folder has tables of, and then of one.
    engine.silent(&[&format!("setoption name tables value {}", path(&folder))]);
    engine.ask(&format!("ruleset {RACE}"));
    let mut alone = Engine::start();
    alone.ask(&format!("ruleset {RACE}"));
    let mut random = Random::new(3);
    let mut worse_alone = 0;
    for number in 0..120 {
        let before = anywhere(&game, &chances, &mut random);
        let throw = Dice::new("throws").throw(number);
        let state = game.roll(&before, throw);
        let moves = chances.moves(&state).unwrap().expect("all are known");
        let lost = |engine: &mut Engine| {
            engine.silent(&[&format!("position {}", game.position(&state))]);
            let best = engine.best("go depth 0");
            let play = game.parse(&state, best.strip_prefix("bestmove ").unwrap()).unwrap();
            let found = moves.iter().find(|(one, _)| *one == play).expect("it is listed");
            moves[0].1.chance - found.1.chance
        };
        assert!(lost(&mut engine) <= FINE, "{}", game.position(&state));
        worse_alone += u32::from(lost(&mut alone) > FINE);
    }
    assert!(worse_alone > 0);
    engine.end();
    alone.end();
}

#[test]
fn faulty_tables_are_told_over_the_protocol_and_those_of_before_stay() {
    let folder = built();
    let mut engine = Engine::start();
    engine.ask(&format!("ruleset {DARA}"));
    let set = format!("setoption name tables value {}", path(&folder));
    engine.silent(&[&set]);
    let (position, plies) = won(folder.path(), 9).remove(0);
    let told = engine.ask("setoption name tables value /no/such/folder");
    assert!(told.starts_with(r#"error tables(folder="/no/such/folder", why="#), "{told}");
    engine.silent(&[&format!("position {position}")]);
    engine.say("go nodes 3");
    let told = engine.until("bestmove");
    assert!(told.iter().any(|line| line.contains(&format!("score win {plies} "))), "{told:?}");
    // A damaged table of the ruleset that is set later.
    for file in fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap().path();
        if file.to_str().unwrap().ends_with("-2v2.nugar") {
            let mut bytes = fs::read(&file).unwrap();
            bytes[40] ^= 1;
            fs::write(file, bytes).unwrap();
        }
    }
    engine.say(&format!("ruleset {RACE}"));
    let told = engine.until("ruleset");
    assert!(told[0].starts_with("error tables(") && told[0].contains("2v2.nugar"), "{told:?}");
    engine.silent(&["position start"]);
    assert_eq!(engine.best("go"), "bestmove none throw");
    engine.end();
}
