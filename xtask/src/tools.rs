//! What tasks need beyond a bare toolchain: looked for, else brought, else named in one line.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell;

/// Folder for programs that tasks bring; cargo puts them into its `bin`.
fn folder() -> PathBuf {
    shell::root().join("target/tools")
}

/// Whether cargo-nextest is installed.
pub(crate) fn has_nextest() -> bool {
    shell::works(&mut shell::cargo(["nextest", "--version"]))
}

/// Sees to a component of the toolchain that is the cargo command `name`.
pub(crate) fn component(name: &str, component: &str) -> Result<()> {
    if shell::works(&mut shell::cargo([name, "--version"])) {
        return Ok(());
    }
    shell::run(&mut shell::command("rustup", ["component", "add", component]))
        .with_context(|| format!("install the component {component} of your Rust toolchain"))
}

/// Sees to the standard library of a target.
pub(crate) fn target(triple: &str) -> Result<()> {
    let args = ["--print", "target-libdir", "--target", triple];
    let folder = shell::output(&mut shell::command("rustc", args))?;
    if PathBuf::from(folder).is_dir() {
        return Ok(());
    }
    shell::run(&mut shell::command("rustup", ["target", "add", triple]))
        .with_context(|| format!("install the target {triple} of your Rust toolchain"))
}

/// The program of a cargo plugin: installed by the user, brought earlier, or brought now.
///
/// Brought without optimisation: `cargo-deny` then builds in a minute rather than in several, and
/// runs for a second either way.
pub(crate) fn plugin(name: &str, version: &str) -> Result<PathBuf> {
    if shell::works(&mut shell::command(name, ["--version"])) {
        return Ok(name.into());
    }
    let program = folder().join("bin").join(name).with_extension(std::env::consts::EXE_EXTENSION);
    if !program.is_file() {
        println!("Bringing {name} {version} into target/tools, once.");
        let mut install = shell::cargo(["install", "--quiet", "--locked", "--debug"]);
        install.args(["--version", version, name]).arg("--root").arg(folder());
        install.env("CARGO_PROFILE_DEV_DEBUG", "0");
        shell::run(&mut install)
            .with_context(|| format!("install it: cargo install --locked {name}"))?;
    }
    if !program.is_file() {
        bail!("{name} is not where cargo should have put it; install it: cargo install {name}");
    }
    Ok(program)
}

/// The folders whose `package.json` names what comes from npm.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Npm {
    /// What builds and tests the page.
    Page,
    /// What measures it, which is much more.
    Measure,
}

impl Npm {
    /// Where it is.
    fn folder(self) -> PathBuf {
        shell::root().join(match self {
            Npm::Page => "crates/web",
            Npm::Measure => "crates/web/measure",
        })
    }

    /// Brings the packages that `package-lock.json` names; false on a machine without npm.
    pub(crate) fn packages(self) -> Result<bool> {
        let folder = self.folder();
        if folder.join("node_modules/.package-lock.json").is_file() {
            return Ok(true);
        }
        if !shell::works(&mut shell::command("npm", ["--version"])) {
            return Ok(false);
        }
        let what = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
        let mut install = shell::command("npm", what);
        shell::run(install.current_dir(&folder))
            .with_context(|| format!("npm ci in {}", folder.display()))?;
        Ok(true)
    }
}

/// A program out of a package of npm, brought if need be; none on a machine without npm.
#[cfg(feature = "web")]
pub(crate) fn npm_program(name: &str) -> Result<Option<PathBuf>> {
    let program = Npm::Page.folder().join("node_modules/.bin").join(name);
    if !program.exists() && !Npm::Page.packages()? {
        return Ok(None);
    }
    Ok(Some(program))
}

/// Node with all that the page's tests and measures need, `npm` beside it.
pub(crate) fn node(npm: Npm) -> Result<Command> {
    if !shell::works(&mut shell::command("node", ["--version"])) || !npm.packages()? {
        bail!("install Node 20 and npm, which the tests of the page run on");
    }
    Ok(shell::command("node", [""; 0]))
}
