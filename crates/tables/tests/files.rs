//! Files: damage is found and named, other rules are refused, stopped work goes on, what does not
//! fit is told beforehand, and a wrong value does not pass.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::game::Game as _;
use nugar_rules::oracle::{Known, Oracle as _};
use nugar_tables::alignment::{Builder, Endings, Order, Scope, Sector, stats, verify};
use nugar_tables::fault::Part;
use nugar_tables::file::{About, Packing, Table};
use nugar_tables::shelf::ShelfFault;
use nugar_tables::{Alone, Disk, Fault, Memory, Shelf, Threads, Value};

const SMALL: &str = "dara-walker+files=3,ranks=4,pieces=4";

fn game(text: &str) -> Alignment {
    match Ruleset::read(text).unwrap_or_else(|faults| panic!("{text}: {faults}")).rules() {
        Rules::Alignment(rules) => Alignment::new(*rules),
        Rules::RunningFight(_) => panic!("{text} is of another family"),
    }
}

fn builder<'a>(game: &'a Alignment, shelf: &'a dyn Shelf) -> Builder<'a> {
    Builder { game, shelf, crew: &Alone, memory: 1 << 30 }
}

fn built(game: &Alignment, men: u8) -> Memory {
    let shelf = Memory::default();
    builder(game, &shelf).build(men, &mut |_| Order::GoOn).expect("it is small");
    shelf
}

/// Opens and checks the table of a sector.
fn check(game: &Alignment, shelf: &Memory, name: &str, sector: Sector) -> Result<(), Fault> {
    let table = Table::open(shelf, name, &Rules::Alignment(*game.rules()), sector)?;
    table.expect("the file is there").check(shelf)
}

#[test]
fn every_flipped_bit_is_found_and_the_file_named() {
    let game = game("dara-walker+files=3,ranks=3,pieces=3");
    let shelf = built(&game, 6);
    let names = shelf.names();
    assert_eq!(names.len(), 1, "{names:?}");
    let (name, sector) = (&names[0], Sector { own: 3, enemy: 3 });
    let whole = shelf.get(name).expect("it is there");
    assert_eq!(check(&game, &shelf, name, sector), Ok(()));
    for at in 0..whole.len() {
        for bit in 0..8 {
            let mut bytes = whole.clone();
            bytes[at] ^= 1 << bit;
            shelf.set(name, bytes);
            match check(&game, &shelf, name, sector) {
                Err(Fault::Corrupt { name: named, .. } | Fault::Format { name: named, .. }) => {
                    assert_eq!(named, *name);
                }
                other => panic!("byte {at}, bit {bit}: {other:?}"),
            }
        }
    }
    for length in 0..whole.len() {
        shelf.set(name, whole[..length].to_vec());
        let found = check(&game, &shelf, name, sector);
        assert!(matches!(found, Err(Fault::Corrupt { .. })), "{length}: {found:?}");
    }
    shelf.set(name, [&whole[..], &[0]].concat());
    let (have, want) = (whole.len() as u64 + 1, whole.len() as u64);
    let part = Part::Length { have, want };
    let corrupt = Fault::Corrupt { name: name.clone(), part };
    assert_eq!(check(&game, &shelf, name, sector), Err(corrupt));
}

#[test]
fn a_corrupt_block_is_named_with_its_place_wherever_it_is_met() {
    let game = game(SMALL);
    let shelf = built(&game, 7);
    let sector = Sector { own: 3, enemy: 3 };
    let name = shelf.names().into_iter().find(|name| name.contains("3v3")).expect("it is there");
    let mut bytes = shelf.get(&name).expect("it is there");
    let last = bytes.len() - 1;
    bytes[last] ^= 0x10;
    shelf.set(&name, bytes);
    let named = |found: Fault| match found {
        Fault::Corrupt { name: named, part: Part::Block { number: 0, at } } => {
            named == name && at > 100
        }
        _ => false,
    };
    let watch = &mut |_, _| ControlFlow::Continue(());
    let found = verify(&game, &shelf, &Alone, sector, Scope::Whole, watch);
    assert!(named(found.expect_err("it is corrupt")));
    let found = builder(&game, &shelf).build(8, &mut |_| Order::GoOn);
    assert!(named(found.expect_err("it is corrupt")));
    let shelf = Arc::new(shelf);
    let endings = Endings::open(game.clone(), shelf, 8).expect("heads are right");
    let state = game.read("bb1/b2/2w/1ww b 0,0").expect("it can stand").state;
    assert!(named(endings.probe(&state).expect_err("it is corrupt")));
    assert_eq!(endings.ask(&state), None);
}

#[test]
fn a_table_of_other_rules_is_refused_and_the_difference_named() {
    let ours = game(SMALL);
    let theirs = game("dara-walker+files=3,ranks=4,pieces=4,protect_rows=yes,quiet_limit=100");
    let shelf = built(&theirs, 6);
    let name = &shelf.names()[0];
    let sector = Sector { own: 3, enemy: 3 };
    let differing = vec!["protect_rows=yes".to_owned(), "quiet_limit=100".to_owned()];
    assert_eq!(
        check(&ours, &shelf, name, sector),
        Err(Fault::OtherRules { name: name.clone(), differing })
    );
    // By its name it is not even met.
    let endings = Endings::open(ours, Arc::new(shelf), 8).expect("nothing is there");
    assert_eq!(endings.sectors().count(), 0);
}

#[test]
fn a_table_of_another_sector_is_refused() {
    let game = game(SMALL);
    let shelf = built(&game, 7);
    let name = |sector: &str| {
        shelf.names().into_iter().find(|name| name.contains(sector)).expect("it is there")
    };
    let bytes = shelf.get(&name("3v4")).expect("it is there");
    shelf.set(&name("4v3"), bytes);
    let found = Endings::open(game.clone(), Arc::new(shelf), 7).err();
    let expected = Sector { own: 3, enemy: 4 };
    assert!(matches!(found, Some(Fault::OtherSector { found, .. }) if found == expected));
}

/// A shelf on which only so many more files can be put.
struct Failing {
    inner: Memory,
    left: AtomicU64,
}

impl Shelf for Failing {
    fn size(&self, name: &str) -> Result<Option<u64>, ShelfFault> {
        self.inner.size(name)
    }

    fn read(&self, name: &str, at: u64, into: &mut [u8]) -> Result<(), ShelfFault> {
        self.inner.read(name, at, into)
    }

    fn put(&self, name: &str, parts: &mut dyn Iterator<Item = Vec<u8>>) -> Result<(), ShelfFault> {
        let left = self.left.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1));
        match left {
            Ok(_) => self.inner.put(name, parts),
            Err(_) => Err(ShelfFault { name: name.to_owned(), what: "gone".to_owned() }),
        }
    }

    fn remove(&self, name: &str) -> Result<(), ShelfFault> {
        self.inner.remove(name)
    }

    fn room(&self) -> Result<Option<u64>, ShelfFault> {
        self.inner.room()
    }
}

/// Stopped or killed again and again, in every stage and in the middle of distances, a build ends
/// with the same bytes.
#[test]
fn a_stopped_or_killed_build_goes_on_to_the_same_tables() {
    // Large enough for a distance to take several pieces of work.
    let game = game("dara-italian");
    let plain = built(&game, 6);
    let shelf = Failing { inner: Memory::default(), left: AtomicU64::new(u64::MAX) };
    let crew = Threads(2);
    let builder = Builder { game: &game, shelf: &shelf, crew: &crew, memory: 1 << 30 };
    let mut rounds = 0;
    loop {
        rounds += 1;
        let mut calls = 0;
        shelf.left.store(u64::MAX, Relaxed);
        let found = builder.build(6, &mut |progress| {
            calls += 1;
            assert!(progress.before <= progress.done && progress.done <= progress.most);
            assert!(progress.least <= progress.most);
            match (rounds % 3, calls) {
                // Told to stop.
                (0, 5) => Order::Stop,
                // Saved, then dead some time later.
                (1, 4) => {
                    shelf.left.store(1, Relaxed);
                    Order::Save
                }
                (1, 7) | (2, 6) => Order::Save,
                // Dead while saving: the save before is still good.
                (2, 9) => {
                    shelf.left.store(0, Relaxed);
                    Order::Save
                }
                _ => Order::GoOn,
            }
        });
        match found {
            Ok(plan) => {
                assert!(plan.steps.iter().all(|step| step.done));
                break;
            }
            Err(Fault::Stopped | Fault::Shelf(_)) => {}
            Err(other) => panic!("{other}"),
        }
        assert!(rounds < 200, "it gets nowhere");
    }
    assert!(rounds > 10, "it was stopped {rounds} times");
    assert_eq!(shelf.inner.names(), plain.names());
    for name in plain.names() {
        assert!(shelf.inner.get(&name) == plain.get(&name), "{name} differs");
    }
}

#[test]
fn too_little_memory_or_disk_is_told_before_any_work() {
    /// A shelf with next to no room.
    struct Full(Memory);
    impl Shelf for Full {
        fn size(&self, name: &str) -> Result<Option<u64>, ShelfFault> {
            self.0.size(name)
        }
        fn read(&self, name: &str, at: u64, into: &mut [u8]) -> Result<(), ShelfFault> {
            self.0.read(name, at, into)
        }
        fn put(&self, _: &str, _: &mut dyn Iterator<Item = Vec<u8>>) -> Result<(), ShelfFault> {
            panic!("nothing may be written")
        }
        fn remove(&self, _: &str) -> Result<(), ShelfFault> {
            panic!("nothing may be removed")
        }
        fn room(&self) -> Result<Option<u64>, ShelfFault> {
            Ok(Some(1000))
        }
    }
    let game = game(SMALL);
    let shelf = Full(Memory::default());
    let full = builder(&game, &shelf).build(8, &mut |_| panic!("no work is done"));
    assert!(matches!(full, Err(Fault::DiskFull { have: 1000, .. })), "{full:?}");
    let shelf = Memory::default();
    let small = Builder { game: &game, shelf: &shelf, crew: &Alone, memory: 1000 };
    let found = small.build(8, &mut |_| panic!("no work is done"));
    assert!(matches!(found, Err(Fault::TooMuchMemory { have: 1000, .. })), "{found:?}");
    assert!(shelf.names().is_empty());
}

#[test]
fn a_folder_holds_tables_and_what_they_note() {
    let folder = std::env::temp_dir().join(format!("nugar-tables-{}", std::process::id()));
    let game = game(SMALL);
    let disk = Disk::open(&folder).expect("a folder can be made");
    assert!(disk.room().expect("room is known").is_some_and(|room| room > 0));
    builder(&game, &disk).build(8, &mut |_| Order::Save).expect("it is small");
    let noted = stats(&game, &disk, 8).expect("tables are there");
    assert_eq!(noted.len(), 4);
    let endings = Endings::open(game.clone(), Arc::new(disk), 8).expect("tables are there");
    for (stats, bytes) in noted {
        assert!(stats.positions() > 0 && bytes > 100);
        let text = stats.longest_position(&game).expect("something is won");
        let state = game.read(&text).expect("it can stand").state;
        let (plies, _) = stats.longest_win.expect("something is won");
        let found = endings.probe(&state).expect("tables can be read").expect("it is there");
        assert_eq!(found.value, Value::Win(plies));
        assert_eq!(endings.ask(&state), Some(Known::Win { plies: plies.into() }));
    }
    let files: Vec<_> = std::fs::read_dir(&folder).expect("it is there").collect();
    assert_eq!(files.len(), 4, "checkpoints are gone: {files:?}");
    std::fs::remove_dir_all(&folder).expect("it is ours");
}

/// Every value of a table changed into another, one after the other: verifying the sector finds
/// each, without being told where.
#[test]
fn a_planted_wrong_value_is_found() {
    let game = game("dara-walker+files=3,ranks=3,pieces=3");
    let shelf = built(&game, 6);
    let name = shelf.names().remove(0);
    let sector = Sector { own: 3, enemy: 3 };
    let rules = Rules::Alignment(*game.rules());
    let table = Table::open(&shelf, &name, &rules, sector).expect("right").expect("there");
    let about: &About = table.about();
    assert_eq!(about.packing, Packing::Deflate);
    let codes = table.block(&shelf, 0).expect("it can be read");
    assert_eq!(codes.len() as u64, about.count);
    let watch = &mut |_, _| ControlFlow::Continue(());
    for at in 0..codes.len() {
        let mut wrong = codes.clone();
        wrong[at] = match Value::from_code(codes[at].into()) {
            Value::Draw => Value::Win(5).code() as u8,
            Value::Win(_) => 0,
            Value::Loss(plies) => Value::Loss(plies + 2).code() as u8,
        };
        let packed = vec![miniz_oxide::deflate::compress_to_vec(&wrong, 6)];
        nugar_tables::file::put(&shelf, &name, &rules, about, packed).expect("memory");
        let found = verify(&game, &shelf, &Alone, sector, Scope::Whole, watch).expect("readable");
        assert!(found.wrong > 0, "position {at}");
        assert_eq!(found.checked, about.count);
        assert!(!found.examples.is_empty());
        let scope = Scope::Sample { count: 2000, seed: 3 };
        let sample = verify(&game, &shelf, &Alone, sector, scope, watch).expect("readable");
        assert_eq!(sample.checked, 2000);
        assert!(sample.wrong > 0, "position {at}: 2000 of {} find it", about.count);
    }
}

#[test]
fn distances_beyond_the_quiet_limit_are_told() {
    let game = game("dara-walker+files=3,ranks=4,pieces=4,quiet_limit=4");
    let shelf = Arc::new(built(&game, 8));
    let noted = stats(&game, &*shelf, 8).expect("tables are there");
    let endings = Endings::open(game.clone(), shelf, 8).expect("tables are there");
    let longest = noted.iter().max_by_key(|(stats, _)| stats.longest_win).expect("four sectors").0;
    assert!(longest.longest_win.is_some_and(|(plies, _)| plies > 4));
    let text = longest.longest_position(&game).expect("something is won");
    let mut state = game.read(&text).expect("it can stand").state;
    // Along best play the distance falls by one each ply, and the note goes with it.
    while let Some(found) = endings.probe(&state).expect("tables can be read") {
        let plies = found.value.plies().expect("it is won and stays so");
        assert_eq!(found.beyond_quiet, plies > 4);
        let moves = endings.moves(&state).expect("tables can be read").expect("all are known");
        assert_eq!(moves[0].1, found.value);
        state = game.play(&state, moves[0].0);
    }
    assert!(matches!(game.turn(&state), nugar_rules::game::Turn::Over(_)));
}

/// A table of the first version of the format, as it was once written, is still read: made with
/// `nugar tables build GAME 6`.
#[test]
fn tables_of_older_versions_are_read() {
    let game = game("dara-walker+files=3,ranks=3,pieces=3");
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples");
    let old = Disk::open(folder).expect("it is there");
    let old = Endings::open(game.clone(), Arc::new(old), 6).expect("it can be read");
    assert_eq!(old.sectors().collect::<Vec<_>>(), [Sector { own: 3, enemy: 3 }]);
    let new = Endings::open(game.clone(), Arc::new(built(&game, 6)), 6).expect("just built");
    for text in ["bbw/1w1/b1w b 0,0", "b1b/wbw/2w w 0,0", "1bb/b1w/1ww b 0,0", "w1w/1bw/bb1 b 0,0"]
    {
        let state = game.read(text).expect("it can stand").state;
        let said = old.probe(&state).expect("it can be read");
        assert!(said.is_some(), "{text}");
        assert_eq!(said, new.probe(&state).expect("it can be read"), "{text}");
    }
}
