//! `nugar play`: a game at a terminal. This file reads the switches and begins; [`turn`] goes on.

mod command;
mod end;
mod input;
mod orders;
mod save;
mod seats;
mod show;
mod sitting;
mod takeback;
mod turn;

use std::path::PathBuf;

use clap::ValueEnum;
use jiff::Zoned;
use nugar_api::{Player, Seat};
use nugar_engine::knowing::Knowing;
use nugar_rules::board::Look;
use nugar_rules::catalog::{PRESETS, Ruleset};
use nugar_rules::event::DiceSource;
use nugar_rules::fault::Fault;
use nugar_rules::score::Score;
use nugar_rules::table;

use crate::failure::Failure;
use crate::terminal::Terminal;
use crate::{entropy, tables};
use input::Input;
use save::Save;
use sitting::Sitting;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A ruleset: a name, or a name and what differs, as in dara-walker+move_long=free
    ruleset: Option<String>,
    /// The other player: person, machine or machine:LEVEL; a person may have a name, as person:Ada
    #[arg(long, value_name = "WHO", conflicts_with_all = ["black", "white"])]
    against: Option<String>,
    /// Who has black and starts the first game
    #[arg(long, value_name = "WHO")]
    black: Option<String>,
    /// Who has white in the first game
    #[arg(long, value_name = "WHO")]
    white: Option<String>,
    /// Where the game begins
    #[arg(long)]
    position: Option<String>,
    /// What throws and machines' choices are made from, any text; else a fresh one
    #[arg(long)]
    seed: Option<String>,
    /// Where throws come from
    #[arg(long, value_enum, default_value_t = DiceKind::Seeded)]
    dice: DiceKind,
    /// Play a match to so many points
    #[arg(long = "match", value_name = "POINTS", value_parser = clap::value_parser!(u32).range(1..=1000))]
    points: Option<u32>,
    /// The day on which the game is played, for its record; else today
    #[arg(long, value_name = "YYYY.MM.DD")]
    date: Option<String>,
    /// Keep the game in this new file; else it is kept in a folder of the system's choice
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game; without a file, with the one left last
    #[arg(long, value_name = "FILE", num_args = 0..=1,
          conflicts_with_all = ["ruleset", "position", "seed", "dice", "points", "against", "date"])]
    #[allow(clippy::option_option)] // how clap has a switch whose value may be left out
    resume: Option<Option<PathBuf>>,
    /// Ask the tables of this folder: the best machines and hints never give away what is known
    #[arg(long, value_name = "FOLDER")]
    tables: Option<PathBuf>,
    /// Show the board after every move, also where machines play each other
    #[arg(long)]
    watch: bool,
}

/// Where throws come from.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum DiceKind {
    /// From the seed
    Seeded,
    /// From real dice, typed in
    Typed,
}

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let (sitting, save, resumed) = if let Some(path) = &args.resume {
        let path = save::left(path.as_deref(), &terminal.words)?;
        let mut sitting = save::read(&path, &terminal.words)?;
        seats::change(&mut sitting, args.black.as_deref(), args.white.as_deref())?;
        let save = match &args.save {
            Some(new) => Save::asked(new, &terminal.words)?,
            None => Save::resumed(path.clone()),
        };
        (sitting, save, Some(path))
    } else {
        let sitting = begin(args)?;
        let save = match &args.save {
            Some(path) => Save::asked(path, &terminal.words)?,
            None if sitting.has_person() => Save::usual()?,
            // Machines play the same game again from its seed.
            None => Save::nowhere(),
        };
        (sitting, save, None)
    };
    let knowing = match &args.tables {
        Some(folder) => tables::opened(sitting.table.ruleset(), folder, terminal)?.knowing,
        None => Knowing::default(),
    };
    let watch = args.watch || sitting.has_person();
    let mut play = Play {
        terminal,
        input: Input::new(),
        sitting,
        save,
        turned: false,
        watch,
        knowing,
        shown: None,
        told: None,
        sure: None,
        asked: None,
        begun: String::new(),
    };
    if !play.save.is_ours() {
        play.keep()?;
    }
    play.greet(resumed.as_deref())?;
    play.run()
}

/// A date as records have it, question marks where a part is not known.
fn date(text: &str) -> Result<String, Fault> {
    let parts: Vec<&str> = text.split('.').collect();
    let fits = |part: &str, length: usize, most: u32| {
        let number = part.parse().ok().filter(|_| part.bytes().all(|b| b.is_ascii_digit()));
        let known = number.is_some_and(|number: u32| (1..=most).contains(&number));
        part.len() == length && (known || part.bytes().all(|b| b == b'?'))
    };
    match parts[..] {
        [year, month, day] if fits(year, 4, 9_999) && fits(month, 2, 12) && fits(day, 2, 31) => {
            Ok(text.to_owned())
        }
        _ => {
            let want = "2026.11.30, 1931.??.??".to_owned();
            Err(Fault::BadText { text: text.to_owned(), want })
        }
    }
}

/// Today, where this machine stands.
fn today() -> String {
    Zoned::now().strftime("%Y.%m.%d").to_string()
}

/// A game that begins.
fn begin(args: &Args) -> Result<Sitting, Failure> {
    let ruleset = match &args.ruleset {
        Some(text) => Ruleset::read(text)?,
        None => Ruleset::from(&PRESETS[0]),
    };
    let seed = match &args.seed {
        Some(seed) => seed.clone(),
        None => entropy::seed()?,
    };
    let dice = match args.dice {
        DiceKind::Seeded => DiceSource::Seeded { seed: seed.clone() },
        DiceKind::Typed => DiceSource::Typed,
    };
    let table = table::start(ruleset, args.position.as_deref(), dice)?;
    let players = seats::read(args, &ruleset)?;
    let fixed = args.black.is_some() || args.white.is_some() || !table.opening_due();
    Ok(Sitting {
        table,
        players,
        black: fixed.then_some(Player::First),
        score: args.points.map(Score::new),
        seed,
        game: 1,
        date: Some(args.date.as_deref().map_or_else(|| Ok(today()), date)?),
        variations: None,
    })
}

/// What a sitting at a terminal needs.
struct Play<'a> {
    terminal: &'a mut Terminal,
    input: Input,
    sitting: Sitting,
    save: Save,
    /// Whether the board is shown from the other side.
    turned: bool,
    /// Whether the board is shown after every move.
    watch: bool,
    /// Who is asked what is exactly known.
    knowing: Knowing,
    /// What the board looked like when it was shown last, and in which game.
    shown: Option<(u32, Look)>,
    /// After how many events of which game it was said whose turn it is.
    told: Option<(u32, usize)>,
    /// What has to be typed once more to be done.
    sure: Option<command::Command>,
    /// Whether somebody waits for an answer before a move is taken back.
    asked: Option<nugar_rules::game::Side>,
    /// A move that still lacks its captures.
    begun: String,
}

impl Play<'_> {
    /// Whether a person plays that side.
    fn is_person(&self, side: nugar_rules::game::Side) -> bool {
        matches!(self.sitting.seat(side), Seat::Person { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_records() {
        for text in ["2026.11.30", "1931.??.??", "????.??.??", &today()] {
            assert_eq!(date(text).as_deref(), Ok(text));
        }
        for text in
            ["", "2026-11-30", "2026.13.01", "2026.00.01", "26.1.1", "2026.11.30.1", "+026.01.01"]
        {
            assert!(date(text).is_err(), "{text}");
        }
    }
}
