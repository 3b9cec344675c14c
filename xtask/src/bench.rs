//! `cargo xtask bench`: the benches of the rules, all or those named.

use anyhow::Result;

use crate::shell;

/// What to measure.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Names of bench targets; all when none is given
    names: Vec<String>,
    /// Package that the benches are in
    #[arg(long, default_value = "nugar-rules")]
    package: String,
    /// Arguments of the benches themselves
    #[arg(last = true)]
    rest: Vec<String>,
}

/// Builds and runs the benches.
pub(crate) fn run(args: &Args) -> Result<()> {
    let mut command = shell::cargo(["bench", "--package", &args.package]);
    if args.names.is_empty() {
        command.arg("--benches");
    }
    for name in &args.names {
        command.args(["--bench", name]);
    }
    shell::run(command.arg("--").args(&args.rest))
}
