//! The lines of the protocol are read as they are written.

use nugar_api::{Best, Go, Info, Order, Until, Word, Worth};

#[test]
fn orders_read_back() {
    for line in [
        "protocol 1",
        "isready",
        "setoption name hash value 64",
        "setoption name clear all",
        "ruleset dara-walker+move_long=free",
        "newgame",
        "position start",
        "position 6/6/6/6/6 b 12,12 moves c3 c4",
        "position start moves A3:b1-m4",
        "dice A3",
        "go",
        "go depth 3 nodes 5 time 0 lines 2 infinite",
        "stop",
        "quit",
    ] {
        assert_eq!(Order::read(line).unwrap().unwrap().to_string(), line);
    }
    assert_eq!(Order::read("  \t "), Ok(None));
    let order = Order::read(" position  6/6/6/6/6  b 12,12  moves ").unwrap().unwrap();
    let first = Some("6/6/6/6/6 b 12,12".to_owned());
    assert_eq!(order, Order::Position { first, moves: vec![] });
    let go = Go { until: Until::Stopped, ..Go::default() };
    assert_eq!(Order::read("go infinite"), Ok(Some(Order::Go(go))));
}

#[test]
fn what_is_no_order_says_why() {
    for (line, why) in [
        ("hello", "unknown-order(text=\"hello\")"),
        ("GO", "unknown-order(text=\"GO\")"),
        ("protocol", "order-incomplete(text=\"protocol\")"),
        ("protocol one", "order-wrong(text=\"one\")"),
        ("position", "order-incomplete(text=\"position\")"),
        ("position moves c3", "order-incomplete(text=\"position\")"),
        ("setoption hash 3", "order-incomplete(text=\"setoption\")"),
        ("go nodes", "order-incomplete(text=\"nodes\")"),
        ("go nodes -1", "order-wrong(text=\"-1\")"),
        ("go nodes 99999999999999999999", "order-wrong(text=\"99999999999999999999\")"),
        ("go depth 256", "order-wrong(text=\"256\")"),
        ("go ponder", "order-wrong(text=\"ponder\")"),
    ] {
        assert_eq!(Order::read(line).unwrap_err().to_string(), why, "{line}");
    }
}

#[test]
fn words_read_back() {
    let info = Info {
        depth: 5,
        nodes: 1_234,
        time: 8,
        line: 2,
        worth: Worth::Points(-31),
        moves: vec!["c3-c4xd1".to_owned(), "a1-a2".to_owned()],
    };
    let worths = [Worth::Win(3), Worth::Loss(4), Worth::Chance(5_012)];
    let infos = worths.map(|worth| Word::Info(Info { worth, ..info.clone() }));
    let mut words = vec![
        Word::Id { about: "name".to_owned(), text: "Nugar 1".to_owned() },
        Word::Option { name: "hash".to_owned(), kind: "type spin default 16".to_owned() },
        Word::Protocol(1),
        Word::ReadyOk,
        Word::Ruleset { text: "dala".to_owned(), digest: "00ff".to_owned() },
        Word::Info(info),
        Word::Best(Best::Move("pass".to_owned())),
        Word::Best(Best::Over),
        Word::Best(Best::Throw),
        Word::Best(Best::Position),
        Word::Error("searching".to_owned()),
    ];
    words.extend(infos);
    for word in words {
        assert_eq!(Word::read(&word.to_string()), Some(word));
    }
    for other in ["", "bestmove", "bestmove a b", "info string thinking hard", "hello"] {
        assert_eq!(Word::read(other), None, "{other}");
    }
}
