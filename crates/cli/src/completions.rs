//! `nugar completions`: what a shell needs to complete commands.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::failure::Failure;
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut crate::Args::command(), "nugar", &mut script);
    terminal.write(String::from_utf8_lossy(&script))
}
