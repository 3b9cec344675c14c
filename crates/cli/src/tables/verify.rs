//! `nugar tables verify`: tables proven again by the rules alone.

use std::ops::ControlFlow;

use nugar_api::VerifyLine;
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
    /// For programs: a JSON object for each table
    #[arg(long)]
    json: bool,
}

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
    let mut wrong = 0;
    for table in tables {
        let go_on = &mut |_, _| ControlFlow::Continue(());
        let found = family.verify(&disk, &crew, &table, scope, go_on)?;
        wrong += found.wrong;
        if args.json {
            terminal.line(nugar_api::line(&found))?;
        } else {
            show(&found, terminal)?;
        }
        terminal.flush()?;
    }
    if wrong > 0 { Err(Failure::Reported) } else { Ok(()) }
}

fn show(found: &VerifyLine, terminal: &mut Terminal) -> Result<(), Failure> {
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
