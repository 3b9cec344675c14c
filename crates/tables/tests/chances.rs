//! Endings of running-fight games: known values, proofs by the public rules, games played by the
//! tables, damage.

use std::ops::ControlFlow;
use std::sync::Arc;

use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::dice::Dice;
use nugar_rules::game::{Game as _, Turn};
use nugar_rules::oracle::{Known, Oracle as _};
use nugar_rules::running_fight::RunningFight;
use nugar_tables::alignment::Scope;
use nugar_tables::file::Table;
use nugar_tables::running_fight::{Builder, Chances, Extent, Extents, stats, verify};
use nugar_tables::{Alone, Fault, Memory, Sector, Shelf, Threads};

/// Rows of four holes and a ring of eight.
const SMALL: &str = "daldosa+outer=4,prow=no,pieces=3";

fn game(text: &str) -> RunningFight {
    match Ruleset::read(text).unwrap_or_else(|faults| panic!("{text}: {faults}")).rules() {
        Rules::RunningFight(rules) => RunningFight::new(*rules),
        Rules::Alignment(_) => panic!("{text} is of another family"),
    }
}

fn built(game: &RunningFight, men: u8, home: u8) -> Arc<Memory> {
    let shelf = Arc::new(Memory::default());
    let builder = Builder { game, shelf: &*shelf, crew: &Threads(2), memory: 1 << 30 };
    let plan = builder.build(Extents { men, home }, &mut |_| ControlFlow::Continue(()));
    assert!(plan.expect("it is small").steps.iter().all(|step| step.done));
    shelf
}

fn open(game: &RunningFight, shelf: &Arc<Memory>, men: u8) -> Chances {
    let shelf: Arc<dyn Shelf> = Arc::<Memory>::clone(shelf);
    Chances::open(game.clone(), shelf, men).expect("heads are right")
}

fn chance(chances: &Chances, position: &str) -> f64 {
    let state = chances.game().read(position).expect("it can stand").state;
    let found = chances.probe(&state).expect("it can be read").expect("it is in a table");
    assert_eq!(chances.ask(&state), Some(Known::Chance(found.chance)));
    found.chance
}

#[test]
fn one_against_one_is_known_to_six_digits() {
    let game = game("daldosa");
    let shelf = built(&game, 2, 0);
    let chances = open(&game, &shelf, 2);
    // Black's place, white's place, and the chance of black, which throws; rules.md 2.
    let known = [
        ("16/BW15/16 b -", 0.375_530),
        ("16/4B3W8/16 b -", 0.629_564),
        ("16/4W3B8/16 b -", 0.375_817),
        ("16/W15B/16 b -", 0.527_971),
    ];
    for (position, value) in known {
        assert!((chance(&chances, position) - value).abs() < 5e-7, "{position}");
    }
    for (stats, _) in stats(&game, &*shelf, 2).expect("tables") {
        assert!(stats.error < 2.5e-7, "{stats:?}");
    }
}

#[test]
fn every_chance_follows_from_the_plays_by_the_public_rules() {
    for text in [
        SMALL,
        "daldosa+outer=4,prow=yes,pieces=3,win_at=1,dal=sternmost",
        "daldosa+outer=5,prow=no,pieces=3,double_dal=nothing,either_die=higher,added=none",
    ] {
        let game = game(text);
        let shelf = built(&game, 4, 3);
        let chances = open(&game, &shelf, 4);
        let shelf: Arc<dyn Shelf> = shelf;
        let mut checked = 0;
        for table in chances.sectors() {
            let watch = &mut |_, _| ControlFlow::Continue(());
            let found = verify(&game, &shelf, &Alone, table, Scope::Whole, watch);
            let found = found.expect("it can be read");
            assert_eq!(found.wrong, 0, "{text}: {found:?}");
            checked += found.checked;
        }
        assert!(checked > 900, "{text}: {checked}");
    }
}

#[test]
fn men_at_home_change_nothing_for_those_that_have_left() {
    let game = game(SMALL);
    let (ring, whole) = (built(&game, 4, 0), built(&game, 4, 4));
    let (ring, whole) = (open(&game, &ring, 4), open(&game, &whole, 4));
    assert!(ring.sectors().all(|(_, extent)| extent == Extent::Ring));
    assert!(whole.sectors().all(|(_, extent)| extent == Extent::Whole));
    for position in ["4/BW2/4 b -", "1B2/B1WW/4 w -", "1B2/WB2/W3 w -"] {
        assert!((chance(&ring, position) - chance(&whole, position)).abs() < 1e-6, "{position}");
    }
    let state = game.read("w3/B3/4 b -").expect("it can stand").state;
    assert_eq!(ring.probe(&state), Ok(None));
    assert!(whole.probe(&state).expect("it can be read").is_some());
}

#[test]
fn games_played_by_the_tables_are_won_as_often_as_they_say() {
    const GAMES: u32 = 4000;
    let game = game(SMALL);
    let chances = open(&game, &built(&game, 4, 4), 4);
    for (n, position) in ["4/BW2/4 b -", "1w2/B3/3b w -", "1B2/B1WW/4 w -"].iter().enumerate() {
        let start = game.read(position).expect("it can stand").state;
        let mut won = 0;
        for number in 0..GAMES {
            let mut dice = Dice::new(format!("{n} {number}"));
            let (mut state, mut throw) = (start, 0);
            let winner = loop {
                match game.turn(&state) {
                    Turn::Over(outcome) => break outcome.winner,
                    Turn::Roll(_) => {
                        state = game.roll(&state, dice.throw(throw));
                        throw += 1;
                    }
                    Turn::Decide(_) => {
                        let moves = chances.moves(&state).expect("readable").expect("in a table");
                        state = game.play(&state, moves[0].0);
                    }
                }
            };
            won += u32::from(winner == Some(start.side()));
        }
        let said = chance(&chances, position);
        let off = f64::from(won) / f64::from(GAMES) - said;
        assert!(
            off.abs() < 4.0 * (said * (1.0 - said) / f64::from(GAMES)).sqrt(),
            "{position} {off}"
        );
    }
}

#[test]
fn damage_is_found_and_a_wrong_chance_does_not_pass() {
    let game = game(SMALL);
    let shelf = built(&game, 2, 2);
    let name = shelf.names().remove(0);
    let whole = shelf.get(&name).expect("it is there");
    let sector = Sector { own: 1, enemy: 1 };
    let rules = Rules::RunningFight(*game.rules());
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        shelf.set(&name, bytes);
        let found = Table::open(&*shelf, &name, &rules, sector)
            .and_then(|table| table.expect("it is there").check(&*shelf));
        match found {
            Err(Fault::Corrupt { name: named, .. } | Fault::Format { name: named, .. }) => {
                assert_eq!(named, name);
            }
            other => panic!("byte {at}: {other:?}"),
        }
    }
    shelf.set(&name, whole);
    let table = Table::open(&*shelf, &name, &rules, sector).expect("right").expect("there");
    let mut plain = table.block(&*shelf, 0).expect("it can be read");
    let highest = plain.len() / 3 * 2;
    // The first cell that holds a chance gets another.
    let cell = (0..plain.len() / 3).find(|at| plain[highest + at] > 1).expect("one does");
    plain[highest + cell] ^= 1;
    let packed = vec![miniz_oxide::deflate::compress_to_vec(&plain, 6)];
    nugar_tables::file::put(&*shelf, &name, &rules, table.about(), packed).expect("memory");
    let shelf: Arc<dyn Shelf> = shelf;
    let watch = &mut |_, _| ControlFlow::Continue(());
    let found = verify(&game, &shelf, &Alone, (sector, Extent::Whole), Scope::Whole, watch);
    assert!(found.expect("it can be read").wrong > 0);
}

#[test]
fn what_no_table_can_be_made_of_is_told_before_any_work() {
    let shelf = Memory::default();
    let refused = |text: &str, home: u8, memory: u64| {
        let game = game(text);
        let builder = Builder { game: &game, shelf: &shelf, crew: &Alone, memory };
        let extents = Extents { men: 4, home };
        builder.build(extents, &mut |_| panic!("nothing is done")).expect_err("it cannot be")
    };
    let added = refused("daldosa+added=each-hole-takes", 0, 1 << 30);
    assert_eq!(added, Fault::RulesBeyond { field: "added" });
    let safe = refused("daldosa+undalled_taken=no", 4, 1 << 30);
    assert_eq!(safe, Fault::RulesBeyond { field: "undalled_taken" });
    let memory = refused("daldosa", 0, 1 << 20);
    assert!(matches!(memory, Fault::TooMuchMemory { need, have, .. } if need > have));
    assert!(shelf.names().is_empty());
}
