//! Every file that fuzzing kept is replayed through the check of its target; and random changes.

#[path = "../../../fuzz/table_checks.rs"]
#[allow(unreachable_pub)] // the fuzz target sees it whole
mod table_checks;

use nugar_rules::playout::{Chance as _, Random};

/// Replays a corpus.
fn replay(target: &str, check: fn(&[u8])) {
    let folder = format!("{}/../../fuzz/corpus/{target}", env!("CARGO_MANIFEST_DIR"));
    let mut replayed = 0;
    for file in std::fs::read_dir(folder).expect("there is a corpus") {
        let data = std::fs::read(file.expect("the folder is read").path()).expect("a file");
        check(&data);
        replayed += 1;
    }
    assert!(replayed >= 8, "{target}: {replayed} files");
}

#[test]
fn tables_that_fuzzing_kept() {
    replay("table", table_checks::table);
}

#[test]
fn chances_that_fuzzing_kept() {
    replay("chances", table_checks::chances);
}

/// Changes of one to four bytes of the head or anywhere, with and without right checksums.
#[test]
fn random_changes_never_panic() {
    let mut random = Random::new(8);
    for n in 0..6_000 {
        let mut data = vec![1 + n as u8 % 3];
        for _ in 0..=random.below(4) {
            let at = random.below(if n % 2 == 0 { 130 } else { 1 << 16 });
            data.extend_from_slice(&(at as u16).to_le_bytes());
            data.push(1 + random.below(255) as u8);
        }
        table_checks::table(&data);
        table_checks::chances(&data);
    }
}
