//! `cargo xtask test`: every check in timed stages, and how many tests ran.

use std::process::Command;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::counts::Counts;
use crate::{browser, deny, shell, tidy, tools, web};

/// The target that browsers run.
const WASM: &str = "wasm32-unknown-unknown";
/// The crates that have to build for it.
const BROWSER_READY: [&str; 5] =
    ["nugar-rules", "nugar-words", "nugar-engine", "nugar-tables", "nugar-api"];

/// The crates that only build for it: left out where the machine's own programs are built.
const BROWSER_ONLY: [&str; 2] = ["nugar-web", "nugar-worker"];

/// What to check.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Run only this stage; may be given several times
    #[arg(long = "stage", value_name = "STAGE")]
    stages: Vec<Stage>,
}

/// The stages, in the order in which they run: the quickest to fail first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Stage {
    /// The layout of the code
    Format,
    /// The invariants of the sources
    Tidy,
    /// Compiler and clippy, warnings denied
    Lints,
    /// Unit tests, laws, properties and golden files
    Tests,
    /// The examples in the documentation
    Doctests,
    /// The documentation builds, warnings denied
    Docs,
    /// What the browser needs builds for it
    Wasm,
    /// The crate of the rules can be packed
    Package,
    /// Licences and sources of what we depend on
    Deny,
    /// The page, built and used in a browser
    Browser,
}

/// Runs the stages; the first that fails ends the run with the line that repeats it.
pub(crate) fn run(args: &Args) -> Result<()> {
    let stages: Vec<Stage> = Stage::value_variants()
        .iter()
        .copied()
        .filter(|stage| args.stages.is_empty() || args.stages.contains(stage))
        .collect();
    let (start, mut counts, mut times) = (Instant::now(), Counts::default(), Vec::new());
    for stage in stages {
        println!("\n== {stage:?}");
        let begin = Instant::now();
        let result = stage.run(&mut counts);
        let time = format!("{stage:?} {:.1} s", begin.elapsed().as_secs_f64());
        println!("-- {time}");
        times.push(time);
        if let Err(error) = result {
            let name = format!("{stage:?}").to_lowercase();
            closing(&times, start, counts);
            bail!("{error:#}\nAgain, this stage alone: cargo xtask test --stage {name}");
        }
    }
    closing(&times, start, counts);
    Ok(())
}

/// The seconds of each stage, and the tests counted.
fn closing(times: &[String], start: Instant, counts: Counts) {
    println!("\n{}; all {:.1} s", times.join(", "), start.elapsed().as_secs_f64());
    if counts.any() {
        println!("tests: {counts}");
    }
}

impl Stage {
    fn run(self, counts: &mut Counts) -> Result<()> {
        match self {
            Stage::Format => {
                tools::component("fmt", "rustfmt")?;
                say(&mut shell::cargo(["fmt", "--all", "--check"]))
            }
            Stage::Tidy => tidy::run(),
            Stage::Lints => {
                tools::component("clippy", "clippy")?;
                let mut native = shell::cargo(["clippy", "--workspace", "--all-targets"]);
                say(native_only(&mut native).args(["--", "-D", "warnings"]))?;
                tools::target(WASM)?;
                let mut browser = shell::cargo(["clippy", "--target", WASM]);
                for name in BROWSER_ONLY {
                    browser.args(["--package", name]);
                }
                say(browser.args(["--", "-D", "warnings"]))
            }
            Stage::Tests if tools::has_nextest() => {
                let mut tests = shell::cargo(["nextest", "run", "--workspace"]);
                counted(native_only(&mut tests), counts)
            }
            Stage::Tests => {
                // Not `--all-targets`: that would run the benches.
                let what = ["test", "--workspace", "--lib", "--bins", "--tests"];
                let mut tests = shell::cargo(what);
                counted(native_only(&mut tests), counts)
            }
            Stage::Doctests => {
                let mut tests = shell::cargo(["test", "--workspace", "--doc"]);
                counted(native_only(&mut tests), counts)
            }
            Stage::Docs => {
                let mut doc = shell::cargo(["doc", "--workspace", "--no-deps"]);
                say(native_only(&mut doc).env("RUSTDOCFLAGS", "-D warnings"))
            }
            Stage::Wasm => {
                tools::target(WASM)?;
                let mut check = shell::cargo(["check", "--target", WASM]);
                for name in BROWSER_READY {
                    check.args(["--package", name]);
                }
                say(&mut check)
            }
            Stage::Package => {
                say(&mut shell::cargo(["package", "--package", "nugar-rules", "--allow-dirty"]))
            }
            Stage::Deny => deny::run(),
            Stage::Browser => {
                web::run(web::Args::default())?;
                *counts += browser::test(None)?;
                Ok(())
            }
        }
    }
}

/// Leaves out what only builds for the browser.
fn native_only(command: &mut Command) -> &mut Command {
    for name in BROWSER_ONLY {
        command.args(["--exclude", name]);
    }
    command
}

/// Runs a command and shows it.
fn say(command: &mut Command) -> Result<()> {
    println!("{}", shell::line(command));
    shell::run(command)
}

/// Runs a test runner, shows it, and counts its tests.
fn counted(command: &mut Command, counts: &mut Counts) -> Result<()> {
    println!("{}", shell::line(command));
    let (ok, said) = shell::tee(command)?;
    *counts += Counts::read(&said);
    if !ok {
        bail!("`{}` failed", shell::line(command));
    }
    Ok(())
}
