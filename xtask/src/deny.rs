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
    let check = |what: &[&str]| {
        shell::command(
            &program,
            ["--all-features", "check", "--hide-inclusion-graph"].iter().chain(what),
        )
    };
    shell::run(&mut check(&["licenses", "bans", "sources"]))?;
    if !shell::works(&mut shell::command(&program, ["--all-features", "fetch", "db"])) {
        println!("advisories: not judged, their database could not be fetched");
        return Ok(());
    }
    shell::run(&mut check(&["--disable-fetch", "advisories"]))
}
