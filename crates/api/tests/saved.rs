//! Stored games of every version are read, and what is read is what was written.

use std::fs;
use std::path::{Path, PathBuf};

use nugar_api::{MatchSoFar, Player, SavedGame, Seat, Unreadable};
use nugar_rules::catalog::Ruleset;
use nugar_rules::event::{Consent, DiceSource, Event};
use nugar_rules::game::Side;
use nugar_rules::record::Tree;
use nugar_rules::session::Undo;
use nugar_rules::table::{self, Starter, Table};

fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples")
}

/// A game in which everything happens that can be stored of a game without dice.
fn eventful() -> Box<dyn Table> {
    let ruleset = Ruleset::read("dara-walker+quiet_limit=50").unwrap();
    let position = "6/6/1w2w1/2b3/bb2ww b 0,0 3 40";
    let mut table = table::start(ruleset, Some(position), DiceSource::Typed).unwrap();
    let moved = |text: &str| Event::Moved { text: text.to_owned() };
    for event in [
        moved("c2-c1xb3"),
        Event::TookBack { consent: Consent::Alone },
        Event::Redid,
        Event::Offered(Side::White),
        Event::Declined(Side::Black),
        moved("f1-f2"),
        Event::TookBack { consent: Consent::Both },
        Event::Offered(Side::Black),
        Event::Accepted(Side::White),
    ] {
        table.next(&event).unwrap();
    }
    table
}

/// A game that ended on the clock.
fn timed() -> Box<dyn Table> {
    let ruleset = Ruleset::read("dala").unwrap();
    let mut table = table::start(ruleset, None, DiceSource::Typed).unwrap();
    for event in [Event::Moved { text: "c3".to_owned() }, Event::RanOut(Side::White)] {
        table.next(&event).unwrap();
    }
    assert!(table.next(&Event::RanOut(Side::Black)).is_err(), "it is over");
    assert_eq!(table.undo(), Undo::Nothing);
    table
}

fn saved(table: &dyn Table) -> SavedGame {
    let players = [
        Seat::Person { name: Some("Ada \"{\\\"event\\\":\" \n".to_owned()) },
        Seat::Machine { level: "page".to_owned() },
    ];
    let score = MatchSoFar { to: 10, points: [3, 2], games: 4 };
    SavedGame::new("7".to_owned(), 5, players, Some(Player::Second), Some(score), table.events())
}

/// The sample with variations.
const VARIED: &str = "game-2-variations.json";

/// A game that is shorter than its tree.
fn varied() -> Box<dyn Table> {
    let ruleset = Ruleset::read("dala").unwrap();
    let mut table = table::start(ruleset, None, DiceSource::Typed).unwrap();
    table.next(&Event::Moved { text: "c3".to_owned() }).unwrap();
    table
}

/// Its tree, and something said in it that looks like an event.
fn tree() -> Tree {
    let text = r#"1. c3 {{"event":"moved"} (1. d4 c3 (d3)) d4"#;
    Tree::read(&*varied(), text).unwrap()
}

#[test]
fn variations_come_back_as_the_tree_they_were() {
    let mut game = saved(&*varied());
    assert_eq!(game.tree(&*varied()), Ok(None));
    game.variations = Some(tree().to_string());
    let text = game.write();
    assert_eq!(text.lines().count(), 3, "{text}");
    let (back, mut table) = SavedGame::read(&text).unwrap();
    assert_eq!(back, game);
    assert_eq!(back.tree(&*table), Ok(Some(tree())));
    // The game goes on, and keeps its variations.
    table.next(&Event::Moved { text: "d3".to_owned() }).unwrap();
    assert_eq!(back.tree(&*table), Ok(Some(tree())));
    // A word that the rules refuse takes the variations and not the game.
    let (bad, table) = SavedGame::read(&text.replace("(d3)", "(e5)")).unwrap();
    assert_eq!(bad.tree(&*table).unwrap_err().place.line, 1);
}

/// A game with throws: for the start, a tie first, then lost ones and one that is played.
fn thrown() -> Box<dyn Table> {
    let ruleset = Ruleset::read("daldosa").unwrap();
    let seeded = |number: u32| {
        table::start(ruleset, None, DiceSource::Seeded { seed: number.to_string() }).unwrap()
    };
    let mut tables = (0..100).map(seeded);
    let mut table = tables.find(|table| table.seeded_throw_off().unwrap().1.is_none()).unwrap();
    while let Some((pair, starter)) = table.seeded_throw_off() {
        let [first, second] = pair;
        let (black, white) =
            if starter == Some(Starter::Second) { (second, first) } else { (first, second) };
        table.next(&Event::ThrewOff { black, white }).unwrap();
    }
    while table.line().len() < 4 {
        let throw = table.seeded_throw().unwrap();
        table.next(&Event::Threw { throw }).unwrap();
        let text = table.moves()[0].text.clone();
        table.next(&Event::Moved { text }).unwrap();
    }
    table
}

#[test]
fn what_is_written_is_read() {
    for table in [eventful(), thrown(), timed()] {
        reads_back(&*table);
    }
}

fn reads_back(table: &dyn Table) {
    let there = saved(table);
    let text = there.write();
    assert_eq!(text.lines().count(), 1 + table.events().len(), "{text}");
    let (back, again) = SavedGame::read(&text).unwrap();
    assert_eq!(back, there);
    assert_eq!(again.events(), table.events());
    assert_eq!(again.position(), table.position());
    assert_eq!(again.outcome(), table.outcome());
    assert_eq!(back.write(), text);
}

#[test]
fn samples_of_every_version_are_read() {
    let mut read = 0;
    for entry in fs::read_dir(samples()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|end| end != "json") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let (game, table) =
            SavedGame::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(table.events(), game.events(), "{}", path.display());
        read += 1;
    }
    assert!(read >= 5);
}

/// The sample of the version that is written now is what is written now.
#[test]
fn golden_sample_of_this_version() {
    let games = [
        ("game-2-dara.json", eventful()),
        ("game-2-daldosa.json", thrown()),
        ("game-2-time.json", timed()),
        (VARIED, varied()),
    ];
    for (name, table) in games {
        let path = samples().join(name);
        let mut game = saved(&*table);
        if name == VARIED {
            game.variations = Some(tree().to_string());
        }
        let text = game.write();
        // Others read the samples meanwhile.
        if std::env::var_os("NUGAR_RENEW").is_some()
            && fs::read_to_string(&path).ok().as_deref() != Some(&text)
        {
            fs::write(&path, &text).unwrap();
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn damage_is_named() {
    let text = saved(&*eventful()).write();
    let fault = |text: &str| SavedGame::read(text).map(|_| ()).unwrap_err();

    for cut in (0..text.len() - 2).filter(|cut| text.is_char_boundary(*cut)) {
        assert!(matches!(fault(&text[..cut]), Unreadable::Json(_)), "cut at {cut}");
    }
    let Unreadable::Json(bad) = fault(&text.replacen("\"moved\"", "\"mooved\"", 1)) else {
        panic!("no JSON fault")
    };
    assert_eq!(bad.line, 3, "{bad}");

    assert_eq!(fault(&text.replace("nugar-game", "chess")), Unreadable::Format("chess".to_owned()));
    assert_eq!(fault("{}"), Unreadable::Format(String::new()));
    assert_eq!(fault(&text.replace("\"version\":2", "\"version\":9")), Unreadable::Version(9));
    assert!(matches!(fault(&text.replace("c2-c1xb3", "c2-c1xb4")), Unreadable::Events(_)));
    assert!(matches!(fault(&text.replace("limit=50", "limit=51")), Unreadable::Events(_)));
    assert!(matches!(fault(&text.replace("\"to\":10", "\"two\":10")), Unreadable::Json(_)));
}
