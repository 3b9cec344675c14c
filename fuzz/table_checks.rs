//! What the fuzz targets `table` and `chances` demand of any file. The tests of the tables replay
//! their corpora through the same functions.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::game::{Game as _, Side};
use nugar_rules::running_fight::RunningFight;
use nugar_tables::alignment::{Builder, Endings, Index, Order, Scope, stats, verify};
use nugar_tables::file::{self, About, Packing, Table};
use nugar_tables::running_fight::{self as races, Chances, Extent, Extents};
use nugar_tables::{Alone, Fault, Memory, Sector, Shelf};

/// The smallest game that there is.
const SMALL: &str = "dara-walker+files=3,ranks=3,pieces=3";
/// Its only table.
const SECTOR: Sector = Sector { own: 3, enemy: 3 };
/// Where the length of the head stands in a file.
const LENGTH_AT: usize = 10;
/// Where the list of blocks begins, seen from the end of the head: one block and a checksum.
const BLOCK_FROM_END: usize = 12;

fn game() -> &'static Alignment {
    static GAME: OnceLock<Alignment> = OnceLock::new();
    GAME.get_or_init(|| {
        let Ok(ruleset) = Ruleset::read(SMALL) else { panic!("{SMALL} is a ruleset") };
        let Rules::Alignment(rules) = *ruleset.rules() else { panic!("it is of this family") };
        Alignment::new(rules)
    })
}

fn build(shelf: &dyn Shelf) -> Result<(), Fault> {
    let builder = Builder { game: game(), shelf, crew: &Alone, memory: 1 << 24 };
    builder.build(6, &mut |_| Order::GoOn).map(drop)
}

/// The name of the table and its bytes as they should be.
fn whole() -> &'static (String, Vec<u8>) {
    static WHOLE: OnceLock<(String, Vec<u8>)> = OnceLock::new();
    WHOLE.get_or_init(|| {
        let shelf = Memory::default();
        build(&shelf).expect("it is small");
        let name = shelf.names().remove(0);
        let bytes = shelf.get(&name).expect("it is there");
        (name, bytes)
    })
}

/// Makes the checksums of a file right, as far as it has a head, so that what is behind them is
/// reached.
fn mend(bytes: &mut [u8]) {
    let Some(length) = bytes.get(LENGTH_AT..LENGTH_AT + 4) else { return };
    let head = u32::from_le_bytes([length[0], length[1], length[2], length[3]]) as usize;
    if head < BLOCK_FROM_END || head > bytes.len() {
        return;
    }
    let (start, blocks) = bytes.split_at_mut(head);
    let block = crc32fast::hash(blocks);
    start[head - 8..head - 4].copy_from_slice(&block.to_le_bytes());
    let sum = crc32fast::hash(&start[..head - 4]);
    start[head - 4..].copy_from_slice(&sum.to_le_bytes());
}

/// Bytes with changes: places in two bytes, and what is added there.
fn changed(whole: &[u8], changes: &[u8]) -> Vec<u8> {
    let mut bytes = whole.to_vec();
    for change in changes.chunks_exact(3) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % bytes.len();
        bytes[at] = bytes[at].wrapping_add(change[2]);
    }
    bytes
}

/// First byte: 0 takes the rest as a file, 1 as changes of the right file (place in two bytes, and
/// what is added there), 2 the same with its checksums made right, 3 as changes of nothing but an
/// unfinished file.
pub fn table(data: &[u8]) {
    let Some((mode, rest)) = data.split_first() else { return };
    let (name, whole) = whole();
    let changed = || changed(whole, rest);
    let shelf = Memory::default();
    match mode % 4 {
        0 => shelf.set(name, rest.to_vec()),
        1 => shelf.set(name, changed()),
        2 => {
            let mut bytes = changed();
            mend(&mut bytes);
            shelf.set(name, bytes);
        }
        _ => shelf.set(&format!("{name}.unfinished"), changed()),
    }
    let untouched = shelf.get(name).as_ref() == Some(whole);
    let shelf = Arc::new(shelf);
    let on: &dyn Shelf = &*shelf;
    let go_on = &mut |_, _| ControlFlow::Continue(());
    let verified = verify(game(), on, &Alone, SECTOR, Scope::Whole, go_on);
    let _ = stats(game(), on, 6).map(|all| {
        for (stats, _) in all {
            let _ = (stats.positions(), stats.longest_position(game()));
        }
    });
    if let Ok(endings) = Endings::open(game().clone(), shelf.clone(), 6) {
        let index = Index::new(3, 3, SECTOR).expect("it is small");
        for number in 0..index.count() {
            let (own, enemy) = index.position(number);
            let state = game().movement([own, enemy], Side::Black).expect("it can stand");
            let _ = endings.probe(&state);
            let _ = endings.moves(&state);
        }
    }
    let built = build(on);
    if untouched {
        assert!(verified.is_ok_and(|verified| verified.wrong == 0));
        assert!(built.is_ok());
    } else if mode % 4 == 1 {
        // A changed byte never goes unseen.
        assert!(verified.is_err() && built.is_err());
    }
}

/// A race with a row of four holes a side and one man each.
const RACE: &str = "daldosa+outer=4,prow=no,pieces=1";
/// Its only table, men at home included.
const ALONE: Sector = Sector { own: 1, enemy: 1 };

fn race() -> &'static RunningFight {
    static GAME: OnceLock<RunningFight> = OnceLock::new();
    GAME.get_or_init(|| {
        let Ok(ruleset) = Ruleset::read(RACE) else { panic!("{RACE} is a ruleset") };
        let Rules::RunningFight(rules) = *ruleset.rules() else { panic!("it is of this family") };
        RunningFight::new(rules)
    })
}

fn build_race(shelf: &dyn Shelf) -> Result<(), Fault> {
    let builder = races::Builder { game: race(), shelf, crew: &Alone, memory: 1 << 24 };
    let extents = Extents { men: 2, home: 2 };
    builder.build(extents, &mut |_| ControlFlow::Continue(())).map(drop)
}

/// Its name and its bytes as they should be.
fn whole_race() -> &'static (String, Vec<u8>) {
    static WHOLE: OnceLock<(String, Vec<u8>)> = OnceLock::new();
    WHOLE.get_or_init(|| {
        let shelf = Memory::default();
        build_race(&shelf).expect("it is small");
        let name = shelf.names().remove(0);
        let bytes = shelf.get(&name).expect("it is there");
        (name, bytes)
    })
}

/// The right file with changes of the chances in it.
fn repacked(changes: &[u8]) -> Vec<u8> {
    let (name, whole) = whole_race();
    let shelf = Memory::default();
    shelf.set(name, whole.clone());
    let rules = Rules::RunningFight(*race().rules());
    let table =
        Table::open(&shelf, name, &rules, ALONE).expect("it is right").expect("it is there");
    let plain = changed(&table.block(&shelf, 0).expect("it can be read"), changes);
    let about = About { packing: Packing::Plain, ..table.about().clone() };
    file::put(&shelf, name, &rules, &about, vec![plain]).expect("there is memory");
    shelf.get(name).expect("it was put")
}

/// First byte: 0 takes the rest as a file, 1 as changes of the right file, 2 the same with its
/// checksums made right, 3 as changes of the chances in it.
pub fn chances(data: &[u8]) {
    let Some((mode, rest)) = data.split_first() else { return };
    let (name, whole) = whole_race();
    let bytes = match mode % 4 {
        0 => rest.to_vec(),
        1 => changed(whole, rest),
        2 => {
            let mut bytes = changed(whole, rest);
            mend(&mut bytes);
            bytes
        }
        _ => repacked(rest),
    };
    let shelf = Memory::default();
    shelf.set(name, bytes);
    let untouched = shelf.get(name).as_ref() == Some(whole);
    let shelf: Arc<dyn Shelf> = Arc::new(shelf);
    let go_on = &mut |_, _| ControlFlow::Continue(());
    let table = (ALONE, Extent::Whole);
    let verified = races::verify(race(), &shelf, &Alone, table, Scope::Whole, go_on);
    let _ = races::stats(race(), &*shelf, 2);
    if let Ok(chances) = Chances::open(race().clone(), Arc::clone(&shelf), 2) {
        for (n, text) in ["w3/4/3b b -", "4/BW2/4 b A3", "4/B2W/4 w 24"].iter().enumerate() {
            let state = race().read(text).unwrap_or_else(|faults| panic!("{n}: {faults}")).state;
            let _ = chances.probe(&state);
            let _ = chances.moves(&state);
        }
    }
    let built = build_race(&*shelf);
    if untouched {
        assert!(verified.is_ok_and(|verified| verified.wrong == 0));
        assert!(built.is_ok());
    } else if mode % 4 == 1 {
        // A changed byte never goes unseen; the build only reads heads.
        assert!(verified.is_err());
    }
}
