//! `nugar bench`: a count that is the same on every machine.

mod common;

use common::{golden, run};
use nugar_api::{BenchLine, read};
use nugar_rules::catalog::PRESETS;

/// Whatever changes what the machines look at changes this, and is told by it.
#[test]
fn the_count_is_golden() {
    let ran = run(&["bench", "--json"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let line: BenchLine = read(&ran.out).unwrap();
    assert_eq!(line.rulesets.0.len(), PRESETS.len());
    assert_eq!(line.rulesets.0.iter().map(|(_, nodes)| nodes).sum::<u64>(), line.nodes);
    assert!(line.rulesets.0.iter().all(|(_, nodes)| *nodes > 100), "{line:?}");
    let rows = line.rulesets.0.iter().map(|(ruleset, nodes)| format!("{ruleset} {nodes}\n"));
    golden("bench.txt", &format!("{}all {}\n", rows.collect::<String>(), line.nodes));
}
