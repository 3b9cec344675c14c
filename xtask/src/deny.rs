//! `cargo xtask deny`: licences, bans and sources by `deny.toml`; known faults where their
//! database can be reached.

use anyhow::Result;

use crate::{shell, tools};

/// The version that `deny.toml` is written for.
const VERSION: &str = "0.20.2";

/// Judges what can be judged without the database first, then what needs it.
pub(crate) fn run() -> Result<()> {
    let program = tools::plugin("cargo-deny", VERSION)?;
    let program = program.to_string_lossy();
    let check = |when: &[&str], what: &[&str]| {
        let args = [&["--all-features"], when, &["check", "--hide-inclusion-graph"], what].concat();
        shell::command(&program, args)
    };
    shell::run(&mut check(&[], &["licenses", "bans", "sources"]))?;
    if !shell::works(&mut shell::command(&program, ["--all-features", "fetch", "db"])) {
        println!("advisories: not judged, their database could not be fetched");
        return Ok(());
    }
    shell::run(&mut check(&["--offline"], &["advisories"]))
}
