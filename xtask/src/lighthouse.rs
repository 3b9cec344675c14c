//! `cargo xtask lighthouse`: Lighthouse's judgement of the built page as `nugar serve` serves it.

use anyhow::Result;

use crate::serving::Serving;
use crate::tools::{self, Npm};
use crate::{browser, shell, web};

/// What to judge.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Judge what was built last
    #[arg(long)]
    built: bool,
}

/// Builds, serves and judges.
pub(crate) fn run(args: &Args) -> Result<()> {
    if !args.built {
        web::run(web::Args::default())?;
    }
    let (chromium, mut node) = (browser::chromium()?, tools::node(Npm::Measure)?);
    let serving = Serving::built()?;
    node.args(["crates/web/measure/lighthouse.mjs", &serving.url]);
    shell::run(node.env(browser::VARIABLE, chromium))
}
