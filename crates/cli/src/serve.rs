//! `nugar serve`: the pages for browsers, out of this binary or a folder.

use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::ValueEnum;
use nugar_api::ServeLine;
use nugar_server::{Level, Logs, NotServed, Server, Site, Tables};

use crate::failure::Failure;
use crate::terminal::Terminal;

/// A port of our own, always the same: a browser keeps games by address, port included.
const PORT: u16 = 8137;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Address to listen on; 0.0.0.0 lets other machines in
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), value_name = "ADDRESS")]
    host: IpAddr,
    /// Port to listen on; 0 is any that is free
    #[arg(long, default_value_t = PORT)]
    port: u16,
    /// Serve the pages of this folder, as `cargo xtask web` makes them; else those in this binary
    #[arg(long, value_name = "FOLDER")]
    site: Option<PathBuf>,
    /// Serve the tables of endings in this folder too, as `nugar tables build` makes them
    #[arg(long, value_name = "FOLDER")]
    tables: Option<PathBuf>,
    /// How much is logged, on the standard error
    #[arg(long, value_enum, default_value_t = Log::Info, value_name = "LEVEL")]
    log: Log,
    /// For programs: the address and the logs as JSON objects, one a line
    #[arg(long)]
    json: bool,
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Log {
    /// Nothing
    Off,
    /// Faults of the server
    Error,
    /// Requests that make no sense, too
    Warn,
    /// Every request, too
    Info,
    /// Every connection, too
    Debug,
}

impl Log {
    fn level(self) -> Level {
        match self {
            Log::Off => Level::Off,
            Log::Error => Level::Error,
            Log::Warn => Level::Warn,
            Log::Info => Level::Info,
            Log::Debug => Level::Debug,
        }
    }
}

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let site = site(args, terminal)?;
    let build = site.build().map(str::to_owned);
    let address = SocketAddr::new(args.host, args.port);
    let server = Server::bind(address, site).map_err(|why| failure(&why, terminal))?;
    let server = match &args.tables {
        None => server,
        Some(folder) => {
            let tables = Tables::of(folder);
            let not_read = |why| Failure::NotRead { path: folder.clone(), why };
            server.with_tables(tables.map_err(not_read)?)
        }
    };
    let url = server.url();
    // The first line of the output, for whoever waits for it before visiting.
    if args.json {
        terminal.line(nugar_api::line(&ServeLine { url, build }))?;
    } else {
        terminal.line(url)?;
    }
    terminal.flush()?;
    let logs = if args.json {
        Logs::Json
    } else if terminal.colours && std::io::stderr().is_terminal() {
        Logs::Colours
    } else {
        Logs::Text
    };
    logs.begin(args.log.level());
    server.run().map_err(|why| failure(&why, terminal))
}

fn site(args: &Args, terminal: &Terminal) -> Result<Site, Failure> {
    let Some(folder) = &args.site else {
        return Site::embedded().ok_or_else(|| Failure::Said(terminal.words.say("serve-no-site")));
    };
    Site::read(folder).map_err(|why| Failure::NotRead { path: folder.clone(), why })
}

fn failure(why: &NotServed, terminal: &Terminal) -> Failure {
    let why = why.to_string();
    Failure::Said(terminal.words.say_with("serve-not-served", &[("why", why.into())]))
}
