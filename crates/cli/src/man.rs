//! `nugar man`: manual pages, made from the commands themselves.

use std::io;
use std::path::{Path, PathBuf};

use clap::CommandFactory;
use clap_mangen::Man;

use crate::failure::Failure;
use crate::files;
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A command; else the program
    command: Option<String>,
    /// Write every page into this folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
    dir: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let mut program = crate::Args::command().flatten_help(false);
    program.build();
    if let Some(folder) = &args.dir {
        return write_all(&program, folder);
    }
    let command = match &args.command {
        None => &program,
        Some(name) => program.find_subcommand(name).ok_or_else(|| {
            let names: Vec<&str> = program.get_subcommands().map(clap::Command::get_name).collect();
            let (text, want) = (name.clone(), names.join(", "));
            nugar_rules::fault::Fault::BadText { text, want }
        })?,
    };
    let page = page(command.clone())?;
    terminal.write(page)
}

/// The page of a command and those of its verbs.
fn write_all(command: &clap::Command, folder: &Path) -> Result<(), Failure> {
    files::write(&folder.join(format!("{}.1", name(command))), &page(command.clone())?)?;
    command.get_subcommands().try_for_each(|verb| write_all(verb, folder))
}

/// `nugar`, `nugar-play` …
fn name(command: &clap::Command) -> String {
    command.get_display_name().unwrap_or(command.get_name()).to_owned()
}

fn page(command: clap::Command) -> Result<String, Failure> {
    let mut page = Vec::new();
    Man::new(command)
        .render(&mut page)
        .map_err(|why| Failure::NotWritten { path: PathBuf::from("-"), why })?;
    String::from_utf8(page)
        .map_err(|why| Failure::NotWritten { path: PathBuf::from("-"), why: io::Error::other(why) })
}
