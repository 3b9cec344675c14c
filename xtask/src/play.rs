//! `cargo xtask play`: the main job, in release.

use anyhow::Result;

use crate::shell;

/// What to play.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Arguments of `nugar play`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

/// Builds the program and plays.
pub(crate) fn run(args: &Args) -> Result<()> {
    let mut command = shell::cargo(["run", "--quiet", "--release", "--package", "nugar", "--"]);
    shell::run(command.arg("play").args(&args.args))
}
