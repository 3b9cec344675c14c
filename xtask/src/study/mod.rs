//! `cargo xtask study`: questions that take long, in pieces that each have their own seed.
//!
//! A study that was stopped, even by `kill -9`, goes on with the pieces that are missing; the
//! finished file is the same as if it had never stopped, whatever the number of threads.

mod grade;
mod growth;
mod ladder;
mod random_comparison;
mod results;
mod throws;
mod whole;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use nugar_rules::key::mix;
use serde_json::Value;

use crate::shell;
use results::Results;

/// A question that is answered piece by piece.
pub(crate) trait Study: Sync {
    /// Its name on the command line and in the name of its file.
    fn name(&self) -> &'static str;
    /// What it asks, in a line.
    fn about(&self) -> &'static str;
    /// How many pieces it takes, unless told otherwise.
    fn pieces(&self) -> u64;
    /// What one piece finds, from its number and its seed alone.
    fn piece(&self, number: u64, seed: u64) -> Result<Value>;
    /// What all pieces together say.
    fn verdict(&self, found: &[Value]) -> Verdict;
}

/// The answer of a study.
pub(crate) struct Verdict {
    /// In a few lines.
    pub(crate) text: String,
    /// Whether it is what has to be.
    pub(crate) holds: bool,
}

/// Every study.
const STUDIES: &[&dyn Study] = &[
    &grade::Grade,
    &growth::Growth,
    &ladder::Ladder,
    &random_comparison::RandomComparison,
    &throws::Throws,
    &whole::WholeGames,
];

/// What to study.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Name of the study; without it, the studies are listed
    name: Option<String>,
    /// How many pieces; a finished study goes on when more are asked for
    #[arg(long)]
    pieces: Option<u64>,
    /// Seed of the whole; that of the file when there is one, else 1
    #[arg(long)]
    seed: Option<u64>,
    /// How many pieces at a time; as many as there are cores when not given
    #[arg(long)]
    threads: Option<usize>,
    /// File of the results; docs/results/NAME.jsonl when not given
    #[arg(long)]
    out: Option<PathBuf>,
    /// Run in this build, however slow, rather than in release
    #[arg(long)]
    here: bool,
}

/// Lists the studies, or runs one.
pub(crate) fn run(args: &Args) -> Result<()> {
    let Some(name) = &args.name else {
        for study in STUDIES {
            println!("{:20} {} ({} pieces)", study.name(), study.about(), study.pieces());
        }
        return Ok(());
    };
    let study = STUDIES.iter().find(|study| study.name() == name);
    let study = *study.with_context(|| format!("there is no study {name}"))?;
    if cfg!(debug_assertions) && !args.here {
        let mut release = shell::cargo(["run", "--quiet", "--release", "--package", "xtask", "--"]);
        return shell::run(release.args(std::env::args_os().skip(1)).arg("--here"));
    }
    let name = format!("docs/results/{name}.jsonl");
    let path = args.out.clone().unwrap_or_else(|| shell::root().join(name));
    let results = Results::open(&path, study.name(), args.seed, &commit())?;
    println!("{}: seed {}, {}", study.name(), results.header().seed, path.display());
    let threads = args
        .threads
        .map_or_else(|| thread::available_parallelism().map_or(1, Into::into), |n| n.max(1));
    let verdict = complete(study, results, args.pieces.unwrap_or(study.pieces()), threads)?;
    println!("{}", verdict.text);
    if !verdict.holds {
        bail!("{}: not as it has to be", study.name());
    }
    Ok(())
}

/// Runs the pieces that are missing, and judges.
fn complete(
    study: &dyn Study,
    mut results: Results,
    pieces: u64,
    threads: usize,
) -> Result<Verdict> {
    let missing: Vec<u64> = (0..pieces).filter(|&piece| !results.has(piece)).collect();
    let total = pieces as usize;
    if missing.len() < total {
        println!("{} of {total} pieces are there already", total - missing.len());
    }
    let seed = results.header().seed;
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (send, found) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let send = send.clone();
            scope.spawn(|| {
                let send = send;
                while !stop.load(Ordering::Relaxed) {
                    let Some(&piece) = missing.get(next.fetch_add(1, Ordering::Relaxed)) else {
                        break;
                    };
                    if send.send((piece, guarded(study, seed, piece))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let stored: Result<()> = found.iter().enumerate().try_for_each(|(done, (piece, value))| {
            results.add(piece, value?)?;
            let count = total - missing.len() + done + 1;
            if count * 10 / total > (count - 1) * 10 / total {
                println!("{count} of {total} pieces");
            }
            Ok(())
        });
        stop.store(true, Ordering::Relaxed);
        stored
    })?;
    let found = results.finish()?;
    Ok(study.verdict(&found))
}

/// Runs a piece; a panic is an error that names it.
fn guarded(study: &dyn Study, seed: u64, piece: u64) -> Result<Value> {
    let seed = mix(seed, piece);
    catch_unwind(AssertUnwindSafe(|| study.piece(piece, seed)))
        .unwrap_or_else(|_| Err(anyhow!("it panicked")))
        .with_context(|| format!("{}: piece {piece}, whose seed is {seed}", study.name()))
}

/// The commit that is checked out, with a plus when files differ from it.
pub(crate) fn commit() -> String {
    let git = |args: &[&str]| shell::output(&mut shell::command("git", args)).ok();
    let Some(commit) = git(&["rev-parse", "--short=12", "HEAD"]) else {
        return "unknown".to_owned();
    };
    let changed = git(&["status", "--porcelain", "--", "*.rs", "*.toml", "*.lock"]);
    commit + if changed.is_some_and(|files| files.is_empty()) { "" } else { "+" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::fs;
    use std::sync::atomic::AtomicU64;

    /// Counts its runs; one seed in a thousand or so can be told to fail.
    struct Toy {
        runs: AtomicU64,
        fails: Option<u64>,
    }

    impl Toy {
        fn new() -> Toy {
            Toy { runs: AtomicU64::new(0), fails: None }
        }
    }

    impl Study for Toy {
        fn name(&self) -> &'static str {
            "toy"
        }
        fn about(&self) -> &'static str {
            "whether pieces add up"
        }
        fn pieces(&self) -> u64 {
            9
        }
        fn piece(&self, _: u64, seed: u64) -> Result<Value> {
            self.runs.fetch_add(1, Ordering::Relaxed);
            assert!(self.fails != Some(seed), "told to");
            Ok(json!({ "low": seed % 1000 }))
        }
        fn verdict(&self, found: &[Value]) -> Verdict {
            let sum: u64 = found.iter().map(|found| found["low"].as_u64().unwrap()).sum();
            Verdict { text: sum.to_string(), holds: found.len() as u64 == self.pieces() }
        }
    }

    fn file(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("nugar-study-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join(name);
        let _ = fs::remove_file(&path);
        path
    }

    fn go(study: &Toy, path: &std::path::Path, threads: usize) -> Result<Verdict> {
        complete(study, Results::open(path, "toy", Some(5), "test")?, study.pieces(), threads)
    }

    #[test]
    fn cut_anywhere_it_ends_the_same() {
        let path = file("cut");
        let whole_toy = Toy::new();
        let verdict = go(&whole_toy, &path, 3).unwrap();
        assert!(verdict.holds);
        assert_eq!(whole_toy.runs.into_inner(), 9);
        let whole = fs::read(&path).unwrap();
        // Every line end, and places within lines: each cut waits for the disk.
        let at = |cut: &usize| cut.is_multiple_of(7) || whole[..*cut].ends_with(b"\n");
        for cut in (0..=whole.len()).filter(at) {
            fs::write(&path, &whole[..cut]).unwrap();
            let toy = Toy::new();
            assert_eq!(go(&toy, &path, 1 + cut % 3).unwrap().text, verdict.text);
            assert_eq!(fs::read(&path).unwrap(), whole, "cut at {cut}");
            let kept = whole[..cut].split(|&byte| byte == b'\n').count() as u64 - 1;
            assert_eq!(toy.runs.into_inner(), 9 - kept.saturating_sub(1), "cut at {cut}");
        }
    }

    #[test]
    fn a_panic_names_its_piece_and_keeps_the_others() {
        let path = file("panic");
        let bad = Toy { fails: Some(mix(5, 6)), ..Toy::new() };
        let error = format!("{:#}", go(&bad, &path, 1).err().unwrap());
        assert!(error.contains("piece 6") && error.contains(&mix(5, 6).to_string()), "{error}");
        let good = Toy::new();
        assert!(go(&good, &path, 2).unwrap().holds);
        assert_eq!(good.runs.into_inner(), 3);
    }

    #[test]
    fn names_are_distinct() {
        let mut names: Vec<&str> = STUDIES.iter().map(|study| study.name()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), STUDIES.len());
    }
}
