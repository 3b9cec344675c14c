//! A dozen sentences of each language as they are read, and the plural rules.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use nugar_rules::catalog::{Ruleset, find};
use nugar_rules::fault::{Arg, Fault};
use nugar_rules::game::{Outcome, Reason, Side};
use nugar_words::{Language, Words};

fn cells(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

fn faults() -> Vec<Fault> {
    vec![
        Fault::MakesLong { cell: "c3".into(), cells: cells("b3 c3 d3 e3"), length: 4 },
        Fault::Protected { cell: "b2".into(), cells: cells("b2 c2 d2") },
        Fault::OwnJumped { cell: "m4".into(), cells: cells("m7") },
        Fault::MustCapture { count: 1, cells: cells("a1 c1") },
        Fault::MustCapture { count: 2, cells: cells("a1 c1 f1") },
        Fault::TooManyPieces { side: Side::White, have: 13, most: 12 },
        Fault::RowLength { row: "m".into(), have: 16, want: 17 },
        Fault::UnknownField { text: "move_lnog".into(), known: "files, ranks, pieces".into() },
        Fault::BothLost { black: 1, white: 0 },
        Fault::UndoCrossesThrow {},
    ]
}

fn outcomes() -> Vec<Outcome> {
    vec![
        Outcome { winner: Some(Side::Black), reason: Reason::Pieces },
        Outcome { winner: Some(Side::White), reason: Reason::NoMove },
        Outcome { winner: Some(Side::White), reason: Reason::AllTaken },
        Outcome { winner: Some(Side::Black), reason: Reason::Resignation },
        Outcome { winner: Some(Side::White), reason: Reason::Time },
        Outcome { winner: None, reason: Reason::Repetition },
        Outcome { winner: None, reason: Reason::Agreement },
    ]
}

fn page(words: &Words) -> String {
    let mut page = format!("# {}\n", words.language_name());
    let mut line = |text: String| writeln!(page, "{text}").unwrap();
    for fault in faults() {
        line(words.fault(&fault));
    }
    for outcome in outcomes() {
        line(words.outcome(&outcome));
    }
    let place = [("side", Side::White.into()), ("count", Arg::Number(1))];
    line(words.say_with("play-to-place", &place));
    for count in [0, 1, 2, 30] {
        line(words.say_with("play-moves", &[("count", Arg::Number(count))]));
        line(words.say_with("brief-quiet", &[("count", Arg::Number(count))]));
    }
    let bell = find("dara-bell-b6").unwrap();
    for field in bell
        .fields()
        .iter()
        .filter(|f| ["place_three", "leave_long", "repetition"].contains(&f.name))
    {
        let value = words.value(field.name, &field.value);
        line(words.labelled(&words.field(field.name), &value));
        line(words.basis(&field.basis.unwrap()));
    }
    for text in [
        "dara-walker",
        "dala",
        "derrah+protect_rows=yes,all_protected=any,capture_choice=optional,lose_at=0,no_move=draw,quiet_limit=0",
        "daldosa",
        "daldosa-jaeren+dal=sternmost,added=none,double_dal=nothing,undalled_taken=no,win_at=1,opening_played=yes,either_die=higher",
    ] {
        line(format!("\n## {text}"));
        let ruleset = Ruleset::read(text).unwrap();
        words.brief_lines(&ruleset).into_iter().for_each(&mut line);
    }
    page
}

#[test]
fn golden_sentences_of_each_language() {
    for language in Language::all() {
        let said = page(&Words::new(language));
        let file = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/golden")
            .join(format!("{}.txt", language.tag()));
        if env::var("NUGAR_RENEW").is_ok_and(|renew| renew == "1") {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, &said).unwrap();
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(said, golden, "`cargo xtask golden` renews {}", file.display());
    }
}

/// None, one and two are said by each language's own rule: in French none is singular.
#[test]
fn plurals_of_each_language() {
    let expected = [
        ("en", ["0 legal moves:", "One legal move:", "2 legal moves:"]),
        ("it", ["0 mosse legali:", "Una mossa legale:", "2 mosse legali:"]),
        ("fr", ["0 coup légal\u{a0}:", "1 coup légal\u{a0}:", "2 coups légaux\u{a0}:"]),
        ("da", ["0 lovlige træk:", "Ét lovligt træk:", "2 lovlige træk:"]),
        ("nb", ["0 lovlige trekk:", "Ett lovlig trekk:", "2 lovlige trekk:"]),
    ];
    for (tag, expected) in expected {
        let words = Words::new(Language::find(tag).unwrap());
        let said = [0, 1, 2].map(|n| words.say_with("play-moves", &[("count", Arg::Number(n))]));
        assert_eq!(said, expected, "{tag}");
    }
}

#[test]
fn a_missing_key_shows_itself_where_assertions_are_off() {
    let said = std::panic::catch_unwind(|| Words::new(Language::default()).say("no-such-key"));
    assert_eq!(said.is_err(), cfg!(debug_assertions));
    assert!(said.is_err() || said.unwrap() == "no-such-key");
}
