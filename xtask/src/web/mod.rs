//! `cargo xtask web`: the page and its workers, built into `dist/site`.
//!
//! What builds their modules takes long to build itself, so that it is a feature which this task
//! asks for: no other task waits for it.

#[cfg(feature = "web")]
mod build;

use std::path::PathBuf;

use anyhow::Result;

use crate::licences::{self, Shipped};
use crate::shell;
use crate::site::{self, Parts};

/// The target that browsers run.
const TARGET: &str = "wasm32-unknown-unknown";
/// Packages whose licences stand in a site, with their targets: what browsers run, and the program
/// that a site may be part of.
const SHIPPED: [(&str, &str); 3] =
    [("nugar-web", TARGET), ("nugar-worker", TARGET), ("nugar", "x86_64-unknown-linux-gnu")];

/// How to build.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(crate) struct Args {
    /// Build quickly rather than small
    #[arg(long)]
    pub(crate) dev: bool,
    /// Take the modules that were built last: for whoever changes only what lies around them
    #[arg(long, conflicts_with = "dev")]
    pub(crate) built: bool,
    /// Build the modules and nothing else
    #[arg(long, hide = true)]
    modules: bool,
}

/// Builds the site and says where it is and what it weighs.
pub(crate) fn run(args: Args) -> Result<()> {
    if !args.built {
        modules(args)?;
    }
    if args.modules {
        return Ok(());
    }
    let shipped = SHIPPED.map(|(package, target)| Shipped { package, target });
    let parts = Parts {
        made: &made(),
        sources: &shell::root().join("crates/web/static"),
        licences: &licences::text(&shipped)?,
        tables: &site::tables::tables()?,
    };
    let build = site::assemble(&parts, &site())?;
    println!("build {build} in {}", site().display());
    Ok(())
}

/// The folder of the built site.
pub(crate) fn site() -> PathBuf {
    shell::root().join("dist/site")
}

/// The folder of the modules that were built last.
fn made() -> PathBuf {
    shell::root().join("target/modules")
}

#[cfg(feature = "web")]
fn modules(args: Args) -> Result<()> {
    build::modules(args.dev, &made())
}

/// Calls this task again with the feature that builds them.
#[cfg(not(feature = "web"))]
fn modules(args: Args) -> Result<()> {
    let mut again = shell::cargo(["run", "--quiet", "--package", "xtask", "--features", "web"]);
    again.args(["--", "web", "--modules"]);
    if args.dev {
        again.arg("--dev");
    }
    shell::run(&mut again)
}
