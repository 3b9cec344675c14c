//! `nugar engine`: the protocol of docs/protocol.md, spoken with the program itself.

mod common;

use std::time::Duration;

use common::engine::Engine;
use common::{feed, nugar};
use nugar_api::{Word, Worth};
use nugar_rules::catalog::{PRESETS, Ruleset};
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::playout::{Chance, Random};
use nugar_rules::table;

#[test]
fn a_conversation_goes_as_the_document_says() {
    let mut engine = Engine::start();
    engine.say("protocol 1");
    let told = engine.until("protocol");
    assert!(told[0].starts_with("id name Nugar "), "{told:?}");
    assert!(told.contains(&"option name hash type spin default 16 min 1 max 4096".to_owned()));
    assert!(told.iter().all(|line| Word::read(line).is_some()), "{told:?}");
    assert_eq!(told.last().unwrap(), "protocol 1");
    assert_eq!(
        engine.ask("protocol 2"),
        r#"error bad-value(field="protocol", text="2", known="1")"#
    );

    let ruleset = Ruleset::read("dara-italian").unwrap();
    let digest = ruleset.rules().digest().hex();
    assert_eq!(engine.ask("ruleset dara-italian"), format!("ruleset dara-italian {digest}"));
    engine.silent(&["setoption name hash value 4", "newgame", "", "   "]);
    engine.silent(&["position start moves c3 c4 d3", "position 6/6/6/6/6 b 12,12"]);

    engine.say("go depth 3 lines 2");
    let told = engine.until("bestmove");
    let words: Vec<Word> = told.iter().map(|line| Word::read(line).unwrap()).collect();
    let lines: Vec<(u8, u16)> = words
        .iter()
        .filter_map(|word| match word {
            Word::Info(info) => Some((info.depth, info.line)),
            _ => None,
        })
        .collect();
    assert_eq!(lines, [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)]);
    let Word::Info(info) = &words[4] else { panic!("{told:?}") };
    assert_eq!(*told.last().unwrap(), format!("bestmove {}", info.moves[0]));
    engine.end();
}

#[test]
fn a_search_is_the_same_each_time_it_is_asked_anew() {
    let mut engine = Engine::start();
    engine.ask("ruleset dala");
    let ask = |engine: &mut Engine| {
        engine.silent(&["newgame", "position start moves c3 c4 d3 d4"]);
        engine.say("go nodes 3000");
        let told = engine.until("bestmove");
        let timeless = |line: &String| {
            let words: Vec<&str> = line.split(' ').collect();
            let time = words.iter().position(|word| *word == "time");
            let kept = words.iter().enumerate();
            let kept = kept.filter(|(at, _)| Some(*at) != time.map(|time| time + 1));
            kept.map(|(_, word)| *word).collect::<Vec<&str>>().join(" ")
        };
        told.iter().map(timeless).collect::<Vec<_>>()
    };
    let first = ask(&mut engine);
    assert_eq!(ask(&mut engine), first);
    engine.end();
}

#[test]
fn wins_are_told_in_plies() {
    let mut engine = Engine::start();
    engine.ask("ruleset dara-walker+ranks=3,files=3,pieces=3");
    engine.silent(&["position 3/bw1/b1b w 0,0"]);
    // Whatever is left to do, its worth is proven.
    engine.say("go depth 20");
    let told = engine.until("bestmove");
    let last = told.iter().rev().find(|line| line.starts_with("info")).map(|line| Word::read(line));
    let Some(Some(Word::Info(info))) = last else {
        assert_eq!(told, ["bestmove none over"]);
        return;
    };
    assert!(matches!(info.worth, Worth::Win(_) | Worth::Loss(_)), "{told:?}");
    engine.end();
}

#[test]
fn dice_come_before_the_play() {
    let mut engine = Engine::start();
    engine.ask("ruleset daldosa");
    engine.silent(&["position start"]);
    assert_eq!(engine.best("go"), "bestmove none throw");
    engine.silent(&["dice 24"]);
    assert_eq!(engine.best("go"), "bestmove pass", "a throw that is lost");
    assert!(engine.ask("dice 24").starts_with("error play-first"));
    engine.silent(&["position start moves 24:pass A3:w1-m4", "dice AA"]);
    engine.say("go depth 1 lines 3");
    let told = engine.until("bestmove");
    assert!(told[0].contains("score chance "), "{told:?}");
    let infos: Vec<&String> = told.iter().filter(|line| line.contains(" line 3 ")).collect();
    assert!(infos.len() <= 2, "{told:?}");
    engine.silent(&["position 16/1W1B13/16 w 23"]);
    assert_eq!(engine.best("go time 0"), "bestmove m2-m7");
    engine.end();
}

#[test]
fn what_cannot_be_searched_is_answered_too() {
    let mut engine = Engine::start();
    engine.ask("ruleset dara-walker");
    // Over: white has two pieces left.
    engine.silent(&["position 6/6/6/2ww2/bbb3 w 0,0"]);
    assert_eq!(engine.best("go infinite"), "bestmove none over", "no stop is waited for in vain");
    engine.say("stop");
    // Illegal.
    assert!(engine.ask("position 6/6/6/6 b 12,12").starts_with("error rank-count"));
    assert_eq!(engine.best("go"), "bestmove none position");
    assert_eq!(engine.ask("dice A3"), "error no-position");
    assert!(engine.ask("position start moves c3 c3").starts_with("error occupied"));
    assert_eq!(engine.best("go"), "bestmove none position");
    assert!(engine.ask("ruleset chess").starts_with("error unknown-preset"));
    engine.silent(&["position start"]);
    assert!(engine.best("go nodes 0").starts_with("bestmove "));
    assert!(engine.best("go depth 0").starts_with("bestmove "));
    assert!(engine.best("go time 0").starts_with("bestmove "));
    assert!(engine.ask("dice A3").starts_with("error "));
    assert!(engine.ask("setoption name hash value 0").starts_with("error bad-value"));
    assert!(engine.ask("setoption name contempt value 1").starts_with("error unknown-field"));
    assert_eq!(engine.ask("go ponder"), "error order-wrong(text=\"ponder\")");
    engine.silent(&["setoption name machine value level-1", "setoption name seed value 7"]);
    let move_of_a_level = engine.best("go depth 3");
    assert!(move_of_a_level.starts_with("bestmove "), "{move_of_a_level}");
    engine.end();
}

/// Whatever the others find meanwhile, it ends where it is told to, and plays by the rules.
#[test]
fn threads_search_together() {
    let mut engine = Engine::start();
    engine.ask("ruleset dara-italian");
    engine.silent(&["setoption name threads value 3", "position start moves c3 c4"]);
    let ruleset = Ruleset::read("dara-italian").unwrap();
    let mut table = table::start(ruleset, None, DiceSource::Typed).unwrap();
    for text in ["c3", "c4"] {
        table.next(&Event::Moved { text: text.to_owned() }).unwrap();
    }
    for go in ["go nodes 20000", "go depth 4", "go time 50", "go nodes 0"] {
        let best = engine.best(go);
        let text = best.strip_prefix("bestmove ").unwrap();
        assert!(table.refusal(text).is_none(), "{go}: {best}");
    }
    for wrong in ["0", "257", "two"] {
        let told = engine.ask(&format!("setoption name threads value {wrong}"));
        assert!(told.starts_with("error bad-value"), "{told}");
    }
    engine.end();
}

#[test]
fn a_search_is_stopped_at_once_and_not_begun_twice() {
    for (ruleset, position) in [
        ("dara-italian", "position start moves c3 c4"),
        ("daldosa", "position 16/1W1B3BB2W5/bb14 w A3"),
    ] {
        let mut engine = Engine::start();
        engine.ask(&format!("ruleset {ruleset}"));
        engine.silent(&[position]);
        engine.say("go infinite");
        for line in ["go depth 1", "position start", "ruleset dala", "newgame"] {
            engine.say(line);
            assert_eq!(engine.until("error").pop().unwrap(), "error searching", "{line}");
        }
        engine.say("isready");
        engine.until("readyok");
        let asked = std::time::Instant::now();
        engine.say("stop");
        let best = engine.until("bestmove").pop().unwrap();
        assert!(!best.contains("none"), "{ruleset}: {best}");
        assert!(asked.elapsed() < Duration::from_secs(5), "{ruleset}: {:?}", asked.elapsed());
        engine.silent(&["stop", "stop"]);
        assert!(engine.best("go nodes 10").starts_with("bestmove "));
        engine.say("go infinite");
        engine.end();
    }
}

#[test]
fn the_end_of_the_input_brings_searches_to_their_end() {
    let ran = feed(nugar(&["engine"]), b"position start\ngo nodes 500\n");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.lines().last().unwrap().starts_with("bestmove "), "{}", ran.out);
    let ran = feed(nugar(&["engine"]), b"position start\ngo infinite");
    assert_eq!(ran.code, 0);
    assert!(ran.out.lines().last().unwrap().starts_with("bestmove "), "{}", ran.out);
    assert_eq!(feed(nugar(&["engine"]), b"").code, 0);
}

/// Lines that are right or nearly so.
fn line(luck: &mut Random) -> String {
    let words = [
        "protocol",
        "isready",
        "setoption",
        "ruleset",
        "newgame",
        "position",
        "dice",
        "go",
        "stop",
        "start",
        "moves",
        "name",
        "value",
        "hash",
        "machine",
        "seed",
        "depth",
        "nodes",
        "time",
        "lines",
        "infinite",
        "0",
        "1",
        "2",
        "7",
        "-1",
        "99999999999999999999",
        "c3",
        "c3-c4",
        "A3",
        "A3:b1-m4",
        "pass",
        "AA",
        "6/6/6/6/6",
        "b",
        "w",
        "12,12",
        "16/1W1B13/16",
        "23",
        "level-1",
        "é",
        "\u{0}",
        "--",
        ":",
        "x",
    ];
    let mut pick = |n: usize| luck.below(n as u64) as usize;
    let preset = PRESETS[pick(PRESETS.len())].id;
    let mut text = match pick(8) {
        0 => format!("ruleset {preset}"),
        1 => "position start moves c3 c4 d3 d4 e5".to_owned(),
        2 => "position 6/6/6/6/6 b 12,12".to_owned(),
        3 => "position start moves 24:pass A3:w1-m4".to_owned(),
        4 => format!("go nodes {} lines {}", pick(300), pick(5)),
        5 => "dice A3".to_owned(),
        6 => "go depth 1 nodes 200".to_owned(),
        _ => {
            let all: Vec<&str> = (0..pick(7)).map(|_| words[pick(words.len())]).collect();
            all.join(" ")
        }
    };
    // Every other line is damaged somewhere.
    if pick(2) == 0 && !text.is_empty() {
        let at = (0..=pick(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap();
        match pick(3) {
            0 => text.insert_str(at, words[pick(words.len())]),
            1 => text.truncate(at),
            _ => text.insert(at, char::from_u32(pick(0x3000) as u32).unwrap_or(' ')),
        }
    }
    text.replace(['\n', '\r'], " ")
}

#[test]
fn a_thousand_odd_lines_never_end_it() {
    let mut luck = Random::new(2026);
    let mut engine = Engine::start();
    let mut said = 0;
    for number in 0..1_200 {
        let line = line(&mut luck);
        // What has no limit is stopped, what asks to end is left out.
        let word = line.split_whitespace().next().unwrap_or_default();
        if word == "quit" {
            continue;
        }
        engine.say(&line);
        said += 1;
        if word == "go" {
            engine.say("stop");
        }
        if number % 20 == 0 {
            engine.say("isready");
            engine.until("readyok");
        }
    }
    assert!(said >= 1_000, "{said}");
    // It is still what it was.
    engine.say("stop");
    // The last search may still be about to answer, and old answers to be read.
    for number in 0.. {
        engine.say("ruleset dara-walker");
        engine.say(&format!("mark-{number}"));
        let heard = engine.until(&format!("error unknown-order(text=\"mark-{number}\")"));
        if heard.iter().any(|line| line.starts_with("ruleset dara-walker ")) {
            break;
        }
    }
    engine.silent(&["position start"]);
    assert!(engine.best("go nodes 100").starts_with("bestmove "));
    engine.end();

    // Bytes that are no text, and a line without end.
    let mut input = b"\xff\xfe\nisready\n".to_vec();
    input.extend(vec![b'x'; 17 << 20]);
    input.extend(b"\nisready\n");
    let ran = feed(nugar(&["engine"]), &input);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 4, "{:?}", &lines[..lines.len().min(9)]);
    assert_eq!([lines[0], lines[1], lines[3]], ["error not-text", "readyok", "readyok"]);
    assert!(lines[2].starts_with("error line-too-long"), "{}", lines[2]);
}
