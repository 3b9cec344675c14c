//! `cargo xtask golden`: renews golden files by running the tests that compare with them.
//!
//! The convention: such a test has `golden` in its name, and writes its file instead of comparing
//! when the variable below is set.

use anyhow::Result;

use crate::{shell, tools};

/// Set to 1, tests write their golden files.
const RENEW: &str = "NUGAR_RENEW";

/// Writes, compares once more, and lists the files that changed.
pub(crate) fn run() -> Result<()> {
    let runner: &[&str] = if tools::has_nextest() { &["nextest", "run"] } else { &["test"] };
    let tests = || shell::cargo(runner.iter().chain(&["--workspace", "golden"]));
    shell::run(tests().env(RENEW, "1"))?;
    shell::run(&mut tests())?;
    println!("Golden files that differ from the last commit:");
    shell::run(&mut shell::command("git", ["status", "--short", "--", "*golden*"]))
}
