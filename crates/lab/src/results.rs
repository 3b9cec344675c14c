//! Results as they come in: a file that is gone on with, pairs in any order, a report.

use std::collections::BTreeMap;

use nugar_api::{ArenaHeader, ArenaPair, ArenaReport, Ordered, SprtReport};

use crate::arena::{Mishap, Setting};
use crate::elo::Elo;
use crate::sprt::{Sprt, Verdict};
use crate::tally::Tally;

/// Why a file of results cannot be gone on with.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotResults {
    /// Its first line is not the one of any results.
    #[error("header")]
    Header,
    /// Its results are of another setting: the name of what differs.
    #[error("{0}")]
    Other(&'static str),
    /// That line, from 1, is no pair.
    #[error("{0}")]
    Line(usize),
}

/// The pairs played so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Results {
    pairs: BTreeMap<u64, ArenaPair>,
}

impl Results {
    /// What the whole lines of a file hold. An empty file holds nothing.
    pub fn read(text: &str, setting: &Setting) -> Result<Results, NotResults> {
        let mut results = Results::default();
        for (at, line) in text.lines().enumerate() {
            if at == 0 {
                let header = nugar_api::read(line).map_err(|_| NotResults::Header)?;
                same(&header, &setting.header())?;
                continue;
            }
            let pair = nugar_api::read(line).map_err(|_| NotResults::Line(at + 1))?;
            results.add(pair);
        }
        Ok(results)
    }

    /// Adds a pair.
    pub fn add(&mut self, pair: ArenaPair) {
        self.pairs.insert(pair.pair, pair);
    }

    /// Whether the pair of that number is there.
    pub fn has(&self, number: u64) -> bool {
        self.pairs.contains_key(&number)
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.pairs.len() as u64
    }

    /// Those that count, and what a test says of them. Without a test all of the first `wanted`
    /// count. With one they count in order of their numbers up to where it ends, so that it does
    /// not matter which threads were quicker.
    pub fn judge(&self, wanted: u64, sprt: Option<&Sprt>) -> (Tally, Verdict) {
        let Some(sprt) = sprt else {
            return (Tally::of(self.pairs.range(..wanted).map(|(_, pair)| pair)), Verdict::Open);
        };
        let mut tally = Tally::default();
        for (number, pair) in self.pairs.range(..wanted) {
            if *number != tally.count() {
                break;
            }
            tally.add(pair);
            let verdict = sprt.verdict(&tally);
            if verdict != Verdict::Open {
                return (tally, verdict);
            }
        }
        (tally, Verdict::Open)
    }
}

fn same(there: &ArenaHeader, here: &ArenaHeader) -> Result<(), NotResults> {
    let differs = [
        ("format", there.format != here.format || there.version != here.version),
        ("ruleset", there.ruleset != here.ruleset || there.digest != here.digest),
        ("players", there.players != here.players),
        ("seed", there.seed != here.seed),
        ("openings", there.plies != here.plies || there.openings != here.openings),
        ("match", there.points != here.points),
        ("tables", there.tables != here.tables),
    ];
    match differs.into_iter().find(|(_, differs)| *differs) {
        Some((name, _)) => Err(NotResults::Other(name)),
        None => Ok(()),
    }
}

/// The report on a tally; `seconds` were spent on it now.
pub fn report(setting: &Setting, tally: &Tally, sprt: Option<&Sprt>, seconds: f64) -> ArenaReport {
    let header = setting.header();
    let elo = Elo::of(tally);
    let mishaps = |player: usize| {
        Mishap::ALL.iter().zip(tally.mishaps[player]).map(|(one, n)| (one.code(), n)).collect()
    };
    ArenaReport {
        ruleset: header.ruleset,
        players: header.players,
        seed: header.seed,
        pairs: tally.count(),
        won: tally.halves[0],
        drawn: tally.halves[1],
        lost: tally.halves[2],
        points: tally.share(),
        pentanomial: tally.pairs,
        elo: elo.value,
        elo_95: elo.bounds,
        sprt: sprt.map(|sprt| SprtReport {
            elo0: sprt.elo0,
            elo1: sprt.elo1,
            llr: sprt.llr(tally),
            bounds: Sprt::bounds(),
            verdict: sprt.verdict(tally).code().to_owned(),
        }),
        reasons: tally.reasons.iter().map(|(code, n)| (code.clone(), *n)).collect::<Ordered<_>>(),
        mishaps: [mishaps(0), mishaps(1)],
        plies: tally.plies as f64 / tally.games.max(1) as f64,
        seconds,
    }
}
