//! Every input that fuzzing kept is replayed through the checks of its target.

#[path = "../../../fuzz/checks.rs"]
#[allow(missing_docs, unreachable_pub)] // the fuzz targets see it whole
mod checks;

/// Checks every file of a target's corpus.
fn replay(target: &str, check: fn(&[u8])) {
    let folder = format!("{}/../../fuzz/corpus/{target}", env!("CARGO_MANIFEST_DIR"));
    let mut seen = 0;
    for file in std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{folder}: {e}")) {
        check(&std::fs::read(file.unwrap().path()).unwrap());
        seen += 1;
    }
    assert!(seen > 10, "{folder} holds {seen} inputs");
}

#[test]
fn positions() {
    replay("position", checks::position);
}

#[test]
fn moves() {
    replay("moves", checks::moves);
}

#[test]
fn records() {
    replay("record", checks::record);
}

#[test]
fn rulesets() {
    replay("ruleset", checks::ruleset);
}
