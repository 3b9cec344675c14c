//! `cargo xtask web`: the page and its worker, built into `dist/site`.
//!
//! What builds them takes long to build itself, so that it is a feature which this task asks for:
//! no other task waits for it.

#[cfg(feature = "web")]
mod build;

use anyhow::Result;

/// How to build.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct Args {
    /// Build quickly rather than small
    #[arg(long)]
    pub(crate) dev: bool,
}

/// Builds the site and says where it is and what it weighs.
#[cfg(feature = "web")]
pub(crate) fn run(args: Args) -> Result<()> {
    println!("{}", build::build(args.dev)?.display());
    Ok(())
}

/// Calls this task again with the feature that builds.
#[cfg(not(feature = "web"))]
pub(crate) fn run(args: Args) -> Result<()> {
    let mut again =
        crate::shell::cargo(["run", "--quiet", "--package", "xtask", "--features", "web"]);
    again.args(["--", "web"]);
    if args.dev {
        again.arg("--dev");
    }
    crate::shell::run(&mut again)
}
