//! `cargo xtask browser`: the built page tested in Chromium, as people use it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::counts::Counts;
use crate::tools::{self, Npm};
use crate::{shell, web};

/// Where Debian puts Chromium.
const CHROMIUM: &str = "/usr/bin/chromium";
/// Says where it is on another system.
pub(crate) const VARIABLE: &str = "CHROMIUM";

/// The files of tests; those that take longest stand first.
const FILES: [&str; 13] = [
    "analysis",
    "looks",
    "languages",
    "games",
    "pages",
    "endings",
    "print",
    "lessons",
    "machines",
    "offline",
    "served",
    "bench",
    "contrast",
];

/// What to test.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Test what was built last
    #[arg(long)]
    built: bool,
    /// Only tests whose names fit this pattern
    #[arg(long, value_name = "PATTERN")]
    only: Option<String>,
}

/// Builds and tests.
pub(crate) fn run(args: &Args) -> Result<()> {
    if !args.built {
        web::run(web::Args::default())?;
    }
    let counts = test(args.only.as_deref())?;
    println!("tests: {counts}");
    Ok(())
}

/// Runs the tests of the page that is built.
pub(crate) fn test(only: Option<&str>) -> Result<Counts> {
    let chromium = chromium()?;
    let mut node = tools::node(Npm::Page)?;
    shell::run(&mut shell::cargo(["build", "--quiet", "--package", "nugar"]))?;
    let nugar = shell::root().join("target/debug/nugar");
    node.args(["--test", "--test-concurrency=2"]);
    if let Some(only) = only {
        node.arg(format!("--test-name-pattern={only}"));
    }
    node.args(FILES.map(|name| format!("crates/web/tests/{name}.test.mjs")));
    println!("{}", shell::line(&node));
    let (ok, said) = shell::tee(node.env(VARIABLE, chromium).env("NUGAR", nugar))?;
    if !ok {
        bail!("`{}` failed", shell::line(&node));
    }
    Ok(Counts::read(&said))
}

/// Chromium: where the variable says, else Debian's, brought where we may bring it.
pub(crate) fn chromium() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os(VARIABLE) {
        return Ok(path.into());
    }
    if !Path::new(CHROMIUM).exists() {
        let missing =
            "install Chromium (Debian: `apt-get install chromium`), or name it in CHROMIUM";
        let root = shell::output(&mut shell::command("id", ["-u"])).is_ok_and(|id| id == "0");
        if !root {
            bail!(missing);
        }
        shell::run(&mut shell::command("apt-get", ["update", "-qq"])).context(missing)?;
        let what = ["install", "--yes", "-qq", "--no-install-recommends", "chromium"];
        shell::run(&mut shell::command("apt-get", what)).context(missing)?;
    }
    Ok(CHROMIUM.into())
}
