//! `nugar play`.
use crate::{failure::Failure, terminal::Terminal};
#[derive(clap::Args)]
pub(crate) struct Args {}
pub(crate) fn run(_: Args, _: &mut Terminal) -> Result<(), Failure> {
    Ok(())
}
