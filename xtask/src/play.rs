//! `cargo xtask play`: the main job, in release: the pages in a browser, or a game at the terminal.

use std::env;
use std::process::Stdio;

use anyhow::{Result, bail};

use crate::serving::Serving;
use crate::{shell, web};

/// How to play.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Play at the terminal
    #[arg(long)]
    terminal: bool,
    /// Do not open a browser: only say the address
    #[arg(long, conflicts_with = "terminal")]
    no_open: bool,
    /// Port to serve on; 0 is any that is free, but then a browser does not find its games again
    #[arg(long, default_value_t = 8137, conflicts_with = "terminal")]
    port: u16,
    /// Arguments of `nugar play`, with --terminal
    #[arg(
        value_name = "SWITCHES",
        trailing_var_arg = true,
        allow_hyphen_values = true,
        requires = "terminal"
    )]
    switches: Vec<String>,
}

/// Builds what is needed and plays.
pub(crate) fn run(args: &Args) -> Result<()> {
    if args.terminal {
        let mut command = shell::cargo(["run", "--quiet", "--release", "--package", "nugar", "--"]);
        return shell::run(command.arg("play").args(&args.switches));
    }
    web::run(web::Args::default())?;
    let site = web::site();
    let mut cargo = shell::cargo(["build", "--release", "--package", "nugar"]);
    println!("{}", shell::line(&cargo));
    shell::run(&mut cargo)?;

    let program = shell::root().join("target/release/nugar");
    let program = program.with_extension(env::consts::EXE_EXTENSION);
    let (port, site) = (args.port.to_string(), site.to_string_lossy().into_owned());
    let mut serving =
        Serving::start(&program, &["--port", &port, "--site", &site, "--log", "warn"])?;
    println!("\nNugar is at {} until you press Ctrl-C.", serving.url);
    if !args.no_open {
        open(&serving.url);
    }
    // The terminal's Ctrl-C reaches the server, too, which then finishes and ends with 0.
    let status = serving.wait()?;
    if !status.success() {
        bail!("nugar serve: {status}");
    }
    Ok(())
}

/// Opens a page in the browser that the system prefers, where it has a screen; nothing depends on
/// it.
fn open(url: &str) {
    let (program, args): (&str, &[&str]) = match env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ if env::var_os("DISPLAY").or(env::var_os("WAYLAND_DISPLAY")).is_none() => return,
        _ => ("xdg-open", &[]),
    };
    let mut command = shell::command(program, args);
    command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let _ = command.spawn();
}
