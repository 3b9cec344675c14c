//! `nugar tables verify`: tables proven again by the rules alone.

use std::ops::ControlFlow;
use std::time::Instant;

use nugar_api::{Verified, VerifyLine};
use nugar_rules::fault::Arg;
use nugar_tables::Threads;
use nugar_tables::alignment::Scope;

use super::family::{family, known};
use super::{Place, threads};
use crate::failure::Failure;
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    place: Place,
    /// Check every table of up to so many men in all; else every one there is
    men: Option<u8>,
    /// Check this table alone, as in 3v4
    #[arg(long, value_name = "TABLE", conflicts_with = "men")]
    table: Option<String>,
    /// Check so many positions of each table, drawn by chance, and not all of them
    #[arg(long, value_name = "NUMBER")]
    sample: Option<u64>,
    /// What chance draws from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads work; as many as there are cores when not given
    #[arg(long, value_name = "NUMBER")]
    threads: Option<usize>,
    /// For programs: JSON objects, one a line, for each table how far it is and then what came of it
    #[arg(long)]
    json: bool,
}

/// Seconds between two lines that say how far a table is.
const TOLD_EVERY: f64 = 5.0;

pub(super) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let ruleset = args.place.ruleset()?;
    let family = family(&ruleset);
    let disk = args.place.reading()?;
    let tables = if let Some(table) = &args.table {
        vec![table.clone()]
    } else {
        let there = family.stats(&disk, args.men.unwrap_or(u8::MAX))?;
        there.into_iter().map(|line| line.table).collect()
    };
    if tables.is_empty() {
        return Err(super::stats::none(&args.place.dir, terminal));
    }
    let scope = match args.sample {
        Some(count) => Scope::Sample { count, seed: args.seed },
        None => Scope::Whole,
    };
    let crew = Threads(threads(args.threads));
    let (mut wrong, begun) = (0, Instant::now());
    for table in tables {
        let mut clock =
            Clock { json: args.json, table: &table, begun, here: Instant::now(), told: None };
        let mut unsaid = Ok(());
        let found = family.verify(&disk, &crew, &table, scope, &mut |looked, of| {
            match clock.next(looked, of, terminal) {
                Ok(()) => ControlFlow::Continue(()),
                Err(failure) => {
                    // Nobody listens any more.
                    unsaid = Err(failure);
                    ControlFlow::Break(())
                }
            }
        });
        unsaid?;
        let found = found?;
        wrong += found.wrong;
        if args.json {
            terminal.line(nugar_api::line(&VerifyLine::Verified(found)))?;
        } else {
            show(&found, terminal)?;
        }
        terminal.flush()?;
    }
    if wrong > 0 { Err(Failure::Reported) } else { Ok(()) }
}

/// What has been said of a table, and when.
struct Clock<'a> {
    json: bool,
    table: &'a str,
    begun: Instant,
    /// When this table was begun.
    here: Instant,
    told: Option<Instant>,
}

impl Clock<'_> {
    fn next(&mut self, looked: u64, of: u64, terminal: &mut Terminal) -> Result<(), Failure> {
        let now = Instant::now();
        // Programs hear of every table, people of those that they have to wait for.
        let since = self.told.or((!self.json).then_some(self.here));
        if since.is_some_and(|then| (now - then).as_secs_f64() < TOLD_EVERY) {
            return Ok(());
        }
        self.told = Some(now);
        let seconds = (now - self.begun).as_secs_f64();
        if self.json {
            let here = (now - self.here).as_secs_f64();
            let left = here * (of - looked) as f64 / looked.max(1) as f64;
            let table = self.table.to_owned();
            terminal.line(nugar_api::line(&VerifyLine::Progress {
                table,
                looked,
                of,
                seconds,
                left,
            }))?;
        } else {
            let percent = 100 * looked / of.max(1);
            terminal.line(format!("{seconds:6.0} s  {}  {percent} %", self.table))?;
        }
        terminal.flush()
    }
}

fn show(found: &Verified, terminal: &mut Terminal) -> Result<(), Failure> {
    let number = |number: u64| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let args = [
        ("sector", found.table.clone().into()),
        ("checked", number(found.checked)),
        ("wrong", number(found.wrong)),
    ];
    terminal.say_with("tables-verified", &args)?;
    for example in &found.examples {
        let position = ("position", example.position.clone().into());
        let Some(follows) = example.follows else {
            terminal.say_with("tables-misnumbered", &[position])?;
            continue;
        };
        let said = terminal.words.verdict(&known(example.said));
        let follows = terminal.words.verdict(&known(follows));
        let args = [position, ("said", said.into()), ("follows", follows.into())];
        terminal.say_with("tables-wrong", &args)?;
    }
    Ok(())
}
