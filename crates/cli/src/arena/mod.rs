//! `nugar arena`: two machines play pairs of games, and what that says of their strength.

mod ledger;
mod program;
mod report;
mod threads;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::ValueEnum;
use nugar_lab::arena::{Half, Openings, Setting};
use nugar_lab::results::Results;
use nugar_lab::spec::Spec;
use nugar_lab::sprt::{Sprt, Verdict};
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::fault::Fault;

use self::ledger::Ledger;
use self::threads::Contest;
use crate::failure::Failure;
use crate::terminal::Terminal;
use crate::{entropy, files, tables};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A machine: its code, as in simple-4, a code and settings, as in strong:nodes=50000, or a
    /// program, as in program:nodes=50000,run=COMMAND
    first: Spec,
    /// The machine that it plays against
    second: Spec,
    /// What they play: a name, or a name and what differs, as in dara-walker+move_long=free
    #[arg(long)]
    ruleset: String,
    /// How many games, or matches, two a pair
    #[arg(long, default_value_t = 100, value_name = "NUMBER")]
    games: u64,
    /// Play matches to so many points instead of single games
    #[arg(long = "match", value_name = "POINTS", value_parser = clap::value_parser!(u32).range(1..))]
    points: Option<u32>,
    /// What openings, dice and choices are made from, any text; else a fresh one
    #[arg(long)]
    seed: Option<String>,
    /// Random plies before the machines take over; else 8, and 0 where there are dice
    #[arg(long, value_name = "NUMBER")]
    plies: Option<u32>,
    /// Begin from the positions of this file, one a line, in turn
    #[arg(long, value_name = "FILE", conflicts_with = "plies")]
    openings: Option<PathBuf>,
    /// Positions a move that `strong` and programs look at where its settings do not say
    #[arg(long, value_name = "NUMBER")]
    nodes: Option<u64>,
    /// Plies or throws that `strong` and programs look ahead where its settings do not say
    #[arg(long, value_name = "NUMBER")]
    depth: Option<u8>,
    /// Milliseconds a move that `strong` and programs think where its settings do not say
    #[arg(long, value_name = "MILLISECONDS")]
    time: Option<u64>,
    /// Tables of endings that `strong` asks where its settings do not say (tables=FOLDER)
    #[arg(long, value_name = "FOLDER")]
    tables: Option<PathBuf>,
    /// Stop as soon as it is known whether the first is better by the second of these differences
    /// in Elo or only by the first, as in 0:10
    #[arg(long, value_name = "ELO:ELO")]
    sprt: Option<String>,
    /// Keep every pair in this file, and go on with what it holds
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How many pairs are played at once
    #[arg(long, default_value_t = NonZeroUsize::MIN, value_name = "NUMBER")]
    threads: NonZeroUsize,
    /// Whether a bar tells how far it is; on a terminal alone
    #[arg(long, value_enum, default_value_t = Progress::Auto, value_name = "WHEN")]
    progress: Progress,
    /// For programs: the report as a JSON object
    #[arg(long)]
    json: bool,
}

/// When there is a bar.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Progress {
    /// Where somebody may be watching
    Auto,
    /// Never
    Never,
}

/// `ELO:ELO`, the lower first.
fn sprt(text: &str) -> Result<Sprt, Fault> {
    let read = || {
        let (low, high) = text.split_once(':')?;
        let [elo0, elo1] = [low, high].map(|text| text.trim().parse::<f64>().ok());
        let sprt = Sprt { elo0: elo0?, elo1: elo1? };
        (sprt.elo0 < sprt.elo1 && sprt.elo0.is_finite() && sprt.elo1.is_finite()).then_some(sprt)
    };
    read().ok_or_else(|| Fault::BadText { text: text.to_owned(), want: "ELO:ELO".to_owned() })
}

/// Random plies of a game without dice, unless something else is asked for.
const PLIES: u32 = 8;

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let sprt = args.sprt.as_deref().map(sprt).transpose()?;
    let contest = contest(args, terminal)?;
    // A player that cannot be is told of before anything is begun.
    contest.sit().map_err(|why| threads::failure(why, &terminal.words))?;
    let setting = &contest.setting;
    let mut ledger = Ledger::open(args.out.as_deref(), setting, &terminal.words)?;
    let wanted = args.games.div_ceil(2);
    let watched = args.progress == Progress::Auto && !args.json;
    let enough = |results: &Results| results.judge(wanted, sprt.as_ref()).1 != Verdict::Open;
    let words = &terminal.words;
    let seconds =
        threads::play(&contest, &mut ledger, wanted, args.threads, watched, words, enough)?;
    let (tally, _) = ledger.results().judge(wanted, sprt.as_ref());
    let report = nugar_lab::results::report(setting, &tally, sprt.as_ref(), seconds);
    if args.json {
        return terminal.line(nugar_api::line(&report));
    }
    report::show(&report, terminal)
}

fn contest(args: &Args, terminal: &Terminal) -> Result<Contest, Failure> {
    let ruleset = Ruleset::read(&args.ruleset)?;
    let seed = match &args.seed {
        Some(seed) => seed.clone(),
        None => entropy::seed()?,
    };
    let opening = match (&args.openings, args.plies) {
        (Some(path), _) => {
            let text = files::read(path)?;
            let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
            let all: Vec<String> =
                lines.filter(|line| !line.is_empty()).map(str::to_owned).collect();
            if all.is_empty() {
                let args = [("path", path.display().to_string().into())];
                return Err(Failure::Said(terminal.words.say_with("arena-no-openings", &args)));
            }
            Openings::Listed(all)
        }
        (None, Some(plies)) => Openings::Random { plies },
        (None, None) => match ruleset.rules() {
            Rules::Alignment(_) => Openings::Random { plies: PLIES },
            Rules::RunningFight(_) => Openings::Random { plies: 0 },
        },
    };
    let half = match args.points {
        None => Half::Game,
        Some(points) => Half::Match { points },
    };
    let players = [&args.first, &args.second].map(|spec| {
        let mut spec = spec.clone();
        let limits = [
            ("nodes", args.nodes.map(|n| n.to_string())),
            ("depth", args.depth.map(|n| n.to_string())),
            ("time", args.time.map(|n| n.to_string())),
        ];
        // Limits of its own are left alone.
        let own = limits.iter().any(|(key, _)| spec.settings.iter().any(|(there, _)| there == key));
        for (key, value) in limits {
            if let Some(value) = value.filter(|_| spec.is_limited_from_outside() && !own) {
                spec.default(key, &value);
            }
        }
        if let Some(folder) = &args.tables {
            spec.default_tables(&folder.display().to_string());
        }
        spec
    });
    let mut known = BTreeMap::new();
    let mut tables = <[Vec<String>; 2]>::default();
    for (names, folder) in tables.iter_mut().zip(players.iter().map(Spec::tables)) {
        let Some(folder) = folder else { continue };
        let opened = tables::opened(&ruleset, Path::new(folder), terminal)?;
        names.clone_from(&opened.names);
        known.insert(folder.to_owned(), opened.knowing);
    }
    let setting = Setting { ruleset, players, seed, opening, half, tables };
    Ok(Contest { setting, begun: Instant::now(), known })
}
