//! `nugar playout`: uniformly random games, counted by how they end.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

use nugar_api::{PlayoutHeader, PlayoutLine};
use nugar_rules::catalog::{Ruleset, Visitor};
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::game::{Game, Reason, Side};
use nugar_rules::playout::{Chance, Playouts, Step};
use nugar_rules::record::Record;
use nugar_rules::symmetry::Symmetric;
use nugar_rules::table;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::entropy;
use crate::failure::Failure;
use crate::files::Whole;
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A ruleset: a name, or a name and what differs, as in dara-walker+move_long=free
    ruleset: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "NUMBER")]
    games: u64,
    /// What the games are made from, any text; else a fresh one
    #[arg(long)]
    seed: Option<String>,
    /// Write the record of every game to this file
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    /// For programs: JSON, the counts on the last line
    #[arg(long)]
    json: bool,
}

/// The endings that rules know; nobody resigns or agrees in a random game.
const REASONS: [Reason; 5] =
    [Reason::Pieces, Reason::NoMove, Reason::Repetition, Reason::Quiet, Reason::AllTaken];

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let ruleset = Ruleset::read(&args.ruleset)?;
    let seed = match &args.seed {
        Some(seed) => seed.clone(),
        None => entropy::seed()?,
    };
    if args.json {
        let digest = ruleset.rules().digest().hex();
        let header = PlayoutHeader {
            ruleset: ruleset.text(),
            digest,
            seed: seed.clone(),
            source: SOURCE.to_owned(),
        };
        terminal.line(nugar_api::line(&header))?;
        terminal.flush()?;
    }
    let trace = args.trace.as_deref().map(Whole::begin).transpose()?;
    let played = ruleset.rules().visit(Play { games: args.games, seed: &seed, ruleset, trace })?;
    if args.json {
        return terminal.line(nugar_api::line(&played.line()));
    }
    show(&ruleset, &seed, &played, terminal)
}

/// Names the way choices are made from a seed; another way is another name.
const SOURCE: &str = "nugar-playout-1";

/// The stream of choices of one game: it depends on the seed and the game's number alone.
struct Stream(ChaCha8Rng);

impl Stream {
    fn new(seed: &str, game: u64) -> Stream {
        let mut hash = Sha256::new();
        hash.update(SOURCE);
        hash.update((seed.len() as u64).to_le_bytes());
        hash.update(seed);
        hash.update(game.to_le_bytes());
        Stream(ChaCha8Rng::from_seed(hash.finalize().into()))
    }
}

impl Chance for Stream {
    /// Lemire's method without bias.
    fn below(&mut self, n: u64) -> u64 {
        loop {
            let product = u128::from(self.0.next_u64()) * u128::from(n);
            if product as u64 >= n.wrapping_neg() % n {
                return (product >> 64) as u64;
            }
        }
    }
}

/// How the games went.
struct Played {
    games: u64,
    plies: u64,
    seconds: f64,
    /// Games by the rule that ended them and the winner.
    ends: BTreeMap<(Reason, Option<Side>), u64>,
}

impl Played {
    fn count(&self, fits: impl Fn(Reason, Option<Side>) -> bool) -> u64 {
        let fitting = self.ends.iter().filter(|((reason, winner), _)| fits(*reason, *winner));
        fitting.map(|(_, games)| games).sum()
    }

    fn rate(&self) -> f64 {
        if self.seconds > 0.0 { self.games as f64 / self.seconds } else { 0.0 }
    }

    fn line(&self) -> PlayoutLine {
        let count = |reason: Reason| (reason.code(), self.count(|why, _| why == reason));
        PlayoutLine {
            games: self.games,
            plies: self.plies,
            seconds: self.seconds,
            games_per_second: self.rate(),
            results: REASONS.into_iter().map(count).collect(),
        }
    }
}

struct Play<'a> {
    games: u64,
    seed: &'a str,
    ruleset: Ruleset,
    trace: Option<Whole>,
}

impl Visitor for Play<'_> {
    type Output = Result<Played, Failure>;

    fn visit<G: Game + Symmetric>(mut self, game: G) -> Result<Played, Failure> {
        let began = Instant::now();
        let (mut plies, mut ends) = (0, BTreeMap::new());
        let mut playouts = Playouts::new(&game);
        for number in 1..=self.games {
            let mut chance = Stream::new(self.seed, number);
            let mut steps = Vec::new();
            let tracing = self.trace.is_some();
            let ended = playouts.play(game.start(), &mut chance, |step| {
                if tracing {
                    steps.push(step);
                }
            });
            plies += ended.plies;
            *ends.entry((ended.outcome.reason, ended.outcome.winner)).or_insert(0) += 1;
            if let Some(trace) = &mut self.trace {
                let record = record(&game, self.ruleset, &steps, self.seed, number)?;
                trace.write(&format!("{}{record}", if number > 1 { "\n" } else { "" }))?;
            }
        }
        self.trace.map(Whole::finish).transpose()?;
        let seconds = began.elapsed().as_secs_f64();
        Ok(Played { games: self.games, plies, seconds, ends })
    }
}

/// The record of a game. Its throws do not come from the seed of a player's dice, so that the seed
/// stands in the event's name.
fn record<G: Game>(
    game: &G,
    ruleset: Ruleset,
    steps: &[Step<G>],
    seed: &str,
    number: u64,
) -> Result<Record, Failure> {
    let mut table = table::start(ruleset, None, DiceSource::Typed)?;
    for step in steps {
        let event = match *step {
            Step::Threw(roll) => Event::Threw { throw: game.roll_text(roll) },
            Step::Played(state, m) => Event::Moved { text: game.text(&state, m) },
        };
        table.next(&event)?;
    }
    let event = format!("{SOURCE} {seed} {number}");
    Ok(Record::of(&*table, &[("Event", &event)]))
}

fn show(
    ruleset: &Ruleset,
    seed: &str,
    played: &Played,
    terminal: &mut Terminal,
) -> Result<(), Failure> {
    let games = [("games", count(played.games)), ("ruleset", ruleset.text().into())];
    terminal.heading(&terminal.words.say_with("report-playout", &games))?;
    let args = [
        ("plies", count(played.plies)),
        ("seconds", format!("{:.2}", played.seconds).into()),
        ("rate", format!("{:.0}", played.rate()).into()),
    ];
    terminal.say_with("report-plies", &args)?;
    terminal.line(format!("{}: {seed}", terminal.words.say("report-seed")))?;
    terminal.gap()?;
    let row = |label: String, number: u64| {
        let share = 100.0 * number as f64 / played.games.max(1) as f64;
        vec![label, format!("{number:>9}"), format!("{share:5.1} %")]
    };
    let words = &terminal.words;
    let mut rows = vec![
        row(words.say("report-black-wins"), played.count(|_, who| who == Some(Side::Black))),
        row(words.say("report-white-wins"), played.count(|_, who| who == Some(Side::White))),
        row(words.say("report-drawn"), played.count(|_, who| who.is_none())),
    ];
    for reason in REASONS {
        let number = played.count(|why, _| why == reason);
        if number > 0 {
            rows.push(row(words.reason(reason), number));
        }
    }
    for line in crate::page::table(&rows) {
        terminal.line(line)?;
    }
    Ok(())
}

/// A number as a variable of a message.
fn count(number: u64) -> nugar_rules::fault::Arg {
    nugar_rules::fault::Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_stream() {
        let mut stream = Stream::new("nugar", 1);
        let first: Vec<u64> = (0..12).map(|_| stream.below(100)).collect();
        assert_eq!(first, [53, 0, 18, 78, 86, 47, 46, 98, 26, 36, 52, 39]);
    }

    #[test]
    fn every_number_below_comes_up() {
        let mut stream = Stream::new("fair", 1);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[stream.below(7) as usize] += 1;
        }
        // Five standard deviations of 10,000 out of 70,000 are 463.
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 463), "{counts:?}");
    }
}
