//! The tables of endings that a site has: small enough to be brought when they are wanted. They are
//! built once and kept beside what else is built.

use std::fs;
use std::ops::ControlFlow;

use anyhow::{Context, Result, anyhow, bail};
use nugar_api::SiteTable;
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::running_fight::RunningFight;
use nugar_tables::alignment::{self, Order};
use nugar_tables::running_fight::{self, Extents};
use nugar_tables::{Disk, Sector, Threads, file};

use crate::shell;

/// Rulesets whose endings every site has: of each game the first, and the Italian Dara.
const RULESETS: [&str; 6] =
    ["dara-walker", "dara-italian", "dala", "wali", "daldosa", "daldosa-jaeren"];
/// Men a side, and in all, of games of alignment.
const SIDE: u8 = 3;
const MEN: u8 = 2 * SIDE;
/// Of running-fight games: two against two that have left home, three men wherever they are.
const RACE: Extents = Extents { men: 4, home: 3 };
/// The tables of a ruleset may weigh no more, in bytes.
const MOST: usize = 2_500_000;
/// Memory that building them may take.
const MEMORY: u64 = 2 << 30;

/// A table of a site.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub(crate) line: SiteTable,
    pub(crate) bytes: Vec<u8>,
}

/// The tables of a site.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tables(pub(crate) Vec<Table>);

impl Tables {
    /// The list of them.
    pub(crate) fn list(&self) -> String {
        let lines: Vec<&SiteTable> = self.0.iter().map(|table| &table.line).collect();
        nugar_api::line(&lines) + "\n"
    }

    /// A table by its own name, which its contents are added to.
    pub(crate) fn of(name: &str, bytes: Vec<u8>) -> Table {
        let stem = name.strip_suffix(".nugar").unwrap_or(name);
        let mut sum = flate2::Crc::new();
        sum.update(&bytes);
        let file = format!("{stem}-{:08x}.nugar", sum.sum());
        let line = SiteTable { name: name.to_owned(), file, bytes: bytes.len() as u64 };
        Table { line, bytes }
    }
}

/// Builds what is missing.
pub(crate) fn tables() -> Result<Tables> {
    let folder = shell::root().join(format!("target/tables/{}", file::VERSION));
    let disk = Disk::open(&folder)?;
    let mut all = Vec::new();
    for text in RULESETS {
        let ruleset = Ruleset::read(text).map_err(|faults| anyhow!("{text}: {faults}"))?;
        build(&ruleset, &disk).with_context(|| format!("tables of {text}"))?;
        let begins = &ruleset.rules().digest().hex()[..16];
        let mut weight = 0;
        let mut names: Vec<String> = fs::read_dir(&folder)?
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| name.starts_with(begins) && few(name))
            .collect();
        names.sort();
        for name in names {
            let bytes = fs::read(folder.join(&name))?;
            weight += bytes.len();
            all.push(Tables::of(&name, bytes));
        }
        println!("{weight:>9}            tables of {text}");
        if weight > MOST {
            bail!("the tables of {text} have {weight} bytes, more than {MOST}");
        }
    }
    Ok(Tables(all))
}

/// Whether the name is of a table with no more men than a site has.
fn few(name: &str) -> bool {
    let parts = name.strip_suffix(".nugar").and_then(|stem| stem.split('-').nth(1));
    let sector = parts.and_then(|sector| sector.parse::<Sector>().ok());
    sector.is_some_and(|sector| sector.own.max(sector.enemy) <= SIDE)
}

fn build(ruleset: &Ruleset, shelf: &Disk) -> Result<()> {
    let crew = &Threads(2);
    match ruleset.rules() {
        Rules::Alignment(rules) => {
            let game = &Alignment::new(*rules);
            let builder = alignment::Builder { game, shelf, crew, memory: MEMORY };
            builder.build(MEN, &mut |_| Order::GoOn)?;
        }
        Rules::RunningFight(rules) => {
            let game = &RunningFight::new(*rules);
            let builder = running_fight::Builder { game, shelf, crew, memory: MEMORY };
            builder.build(RACE, &mut |_| ControlFlow::Continue(()))?;
        }
    }
    Ok(())
}
