//! The strong machine without tables, held against them: how often its move keeps the value of a
//! position with eight men.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex, OnceLock};

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use nugar_engine::evaluation::alignment::Points;
use nugar_engine::limits::Limits;
use nugar_engine::past::Past;
use nugar_engine::search::{Searcher, Style};
use nugar_rules::alignment::{Alignment, State};
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::game::{Game as _, Side};
use nugar_rules::playout::{Chance as _, Random};
use nugar_tables::alignment::{Endings, Index, Sector};
use nugar_tables::{Disk, Value as Worth};
use serde_json::{Value, json};

use super::{Study, Verdict};
use crate::shell;

/// Two hundred pieces of fifty positions by each ruleset.
pub(super) struct Grade;

/// The rulesets whose endings the machine is held against.
const RULESETS: [&str; 2] = ["dara-italian", "dara-walker"];
/// Men of a position in all.
const MEN: u8 = 8;
/// Positions of a piece by each ruleset.
const POSITIONS: u64 = 50;
/// Positions that the machine looks at: 50 ms on one core that has nothing else to do (2026-11-29,
/// 2.8 million a second).
const NODES: u64 = 150_000;
/// Bytes that the machine remembers them in.
const BYTES: usize = 1 << 22;
/// Moves that lose value, kept of each ruleset in a piece.
const EXAMPLES: usize = 5;
/// Where the tables lie, from the root of the project.
const FOLDER: &str = "target/tables";

/// A ruleset's tables, its sectors with all their positions numbered, and how many there are before
/// each sector and in all.
struct Exam {
    ruleset: &'static str,
    game: Alignment,
    endings: Endings,
    sectors: Vec<(u64, Index)>,
    count: u64,
}

impl Exam {
    fn open(ruleset: &'static str) -> Result<Exam> {
        let read = Ruleset::read(ruleset).map_err(|faults| anyhow!("{faults}"))?;
        let Rules::Alignment(rules) = *read.rules() else { bail!("{ruleset}: another family") };
        let game = Alignment::new(rules);
        let shelf = Arc::new(Disk::open(shell::root().join(FOLDER))?);
        let endings = Endings::open(game.clone(), shelf, MEN)?;
        let (mut sectors, mut count) = (Vec::new(), 0);
        for sector in Sector::all(&rules, MEN) {
            let there = endings.sectors().any(|there| there == sector);
            ensure!(there, "no table {sector}: nugar tables build {ruleset} {MEN} --dir {FOLDER}");
            if sector.men() == MEN {
                let index = Index::new(rules.files, rules.ranks, sector)?;
                sectors.push((count, index));
                count += sectors.last().map_or(0, |(_, index)| index.count());
            }
        }
        Ok(Exam { ruleset, game, endings, sectors, count })
    }

    /// The position of that number among all with so many men; none when the game is over there.
    fn position(&self, number: u64) -> Option<State> {
        let at = self.sectors.partition_point(|(before, _)| *before <= number) - 1;
        let (before, index) = &self.sectors[at];
        let (own, enemy) = index.position(number - before);
        let state = self.game.movement([own, enemy], Side::Black)?;
        matches!(self.game.turn(&state), nugar_rules::game::Turn::Decide(_)).then_some(state)
    }

    fn grade(&self, seed: u64) -> Result<Value> {
        let mut random = Random::new(seed);
        let judge = Points::of(self.game.rules());
        let mut searcher = Searcher::new(self.game.clone(), judge, Style::Full, BYTES);
        let mut counts = [[0u64; 3]; 3];
        let (mut open, mut examples) = (0, Vec::new());
        let mut left = POSITIONS;
        while left > 0 {
            let Some(state) = self.position(random.below(self.count)) else { continue };
            left -= 1;
            let moves = self.endings.moves(&state)?.context("all tables are there")?;
            searcher.forget();
            let limits = Limits::nodes(NODES);
            let report = searcher.think(&Past::none(state), limits, 1, &mut || false, &mut |_| {});
            let best = report.best().context("there is something to decide")?;
            let of = |worth: Worth| match worth {
                Worth::Win(_) => 0,
                Worth::Draw => 1,
                Worth::Loss(_) => 2,
            };
            let found = moves.iter().find(|(m, _)| *m == best).context("the move is legal")?;
            let (due, kept) = (of(moves[0].1), of(found.1));
            counts[due][kept] += 1;
            if moves.iter().any(|(_, worth)| of(*worth) != due) {
                open += 1;
            }
            if due != kept && examples.len() < EXAMPLES {
                examples.push(json!({
                    "position": self.game.position(&state),
                    "best": [self.game.text(&state, moves[0].0), moves[0].1.plies()],
                    "played": [self.game.text(&state, best), found.1.plies()],
                    "from_to": format!("{}{}", LETTERS[due], LETTERS[kept]),
                }));
            }
        }
        Ok(json!({
            "ruleset": self.ruleset,
            "counts": counts,
            "where_it_matters": open,
            "examples": examples,
        }))
    }
}

/// Won, drawn, lost, as in the counts.
const LETTERS: [&str; 3] = ["w", "d", "l"];

/// The tables, opened once.
fn exams() -> Result<&'static [Exam]> {
    static EXAMS: OnceLock<Vec<Exam>> = OnceLock::new();
    static OPENING: Mutex<()> = Mutex::new(());
    let _one = OPENING.lock().map_err(|_| anyhow!("opening the tables panicked"))?;
    if EXAMS.get().is_none() {
        let all = RULESETS.into_iter().map(Exam::open).collect::<Result<_>>()?;
        let _ = EXAMS.set(all);
    }
    EXAMS.get().map(Vec::as_slice).context("just opened")
}

impl Study for Grade {
    fn name(&self) -> &'static str {
        "grade"
    }

    fn about(&self) -> &'static str {
        "how often the strong machine keeps the value of an ending, without tables"
    }

    fn pieces(&self) -> u64 {
        200
    }

    fn piece(&self, _: u64, seed: u64) -> Result<Value> {
        exams()?.iter().map(|exam| exam.grade(seed)).collect()
    }

    fn verdict(&self, found: &[Value]) -> Verdict {
        let mut text = String::new();
        let mut holds = true;
        for ruleset in RULESETS {
            let here = || {
                found.iter().filter_map(|piece| {
                    piece.as_array()?.iter().find(|graded| graded["ruleset"] == ruleset)
                })
            };
            let count = |due: usize, kept: usize| -> u64 {
                here().filter_map(|graded| graded["counts"][due][kept].as_u64()).sum()
            };
            let matters: u64 = here().filter_map(|g| g["where_it_matters"].as_u64()).sum();
            let all: u64 = (0..9).map(|n| count(n / 3, n % 3)).sum();
            let lost = count(0, 1) + count(0, 2) + count(1, 2);
            let share = |of: u64| 100.0 * (of - lost) as f64 / of.max(1) as f64;
            let _ = writeln!(
                text,
                "{ruleset}: {all} positions, value kept in {:.2} %; of {matters} where moves \
                 differ in value in {:.2} %; wins drawn {}, wins lost {}, draws lost {}",
                share(all),
                share(matters),
                count(0, 1),
                count(0, 2),
                count(1, 2),
            );
            // Nobody gains value by a move.
            holds &= all > 0 && count(1, 0) + count(2, 0) + count(2, 1) == 0;
        }
        Verdict { text, holds }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verdict_counts_what_was_given_away() {
        let piece = |counts: [[u64; 3]; 3]| {
            let graded = |ruleset| {
                json!({"ruleset": ruleset, "counts": counts,
                                          "where_it_matters": 10, "examples": []})
            };
            json!(RULESETS.map(graded))
        };
        let verdict = Grade.verdict(&[piece([[90, 1, 0], [0, 4, 1], [0, 0, 4]])]);
        assert!(verdict.holds);
        assert!(verdict.text.contains("100 positions, value kept in 98.00 %"), "{}", verdict.text);
        assert!(verdict.text.contains("of 10 where moves differ in value in 80.00 %"));
        assert!(!Grade.verdict(&[piece([[1, 0, 0], [1, 0, 0], [0, 0, 0]])]).holds);
        assert!(!Grade.verdict(&[]).holds);
    }
}
