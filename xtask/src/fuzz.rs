//! `cargo xtask fuzz`: the targets of the folder `fuzz`, by cargo-fuzz on a nightly toolchain.
//!
//! What each run came to is added to `docs/results/fuzz.jsonl`.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::json;

use crate::study::commit;
use crate::{shell, tools};

/// The version that the folder `fuzz` is laid out for.
const VERSION: &str = "0.13.2";
/// Where results are added.
const RESULTS: &str = "docs/results/fuzz.jsonl";

/// What to fuzz.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The target; each in turn when none is given
    target: Option<String>,
    /// Seconds for each target
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Add the inputs that reach something new to fuzz/corpus, which the tests replay
    #[arg(long)]
    keep: bool,
}

/// Fuzzes; the first crash ends it with the line that repeats it.
pub(crate) fn run(args: &Args) -> Result<()> {
    let known = targets(&shell::root().join("fuzz/fuzz_targets"))?;
    let wanted = match &args.target {
        None => known,
        Some(name) if known.contains(name) => vec![name.clone()],
        Some(name) => bail!("there is no fuzz target {name}; there are: {}", known.join(", ")),
    };
    let nightly = ["run", "nightly", "cargo", "--version"];
    if !shell::works(&mut shell::command("rustup", nightly)) {
        bail!("fuzzing needs a nightly toolchain: rustup toolchain install nightly");
    }
    let program = tools::plugin("cargo-fuzz", VERSION)?;
    for target in wanted {
        let kept = shell::root().join("fuzz/corpus").join(&target);
        let found = shell::root().join("fuzz/target/corpus").join(&target);
        fs::create_dir_all(&kept)?;
        fs::create_dir_all(&found)?;
        // The first folder takes what is new; both are read.
        let fuzz = |folders: [&Path; 2], switches: &[String]| {
            let mut fuzz = shell::command("rustup", ["run", "nightly"]);
            fuzz.arg(&program).args(["run", &target]).args(folders).arg("--").args(switches);
            println!("{}", shell::line(&fuzz));
            fuzz
        };
        let time = format!("-max_total_time={}", args.seconds);
        let switches = [time, "-print_final_stats=1".to_owned()];
        let (ok, said) = shell::tee(&mut fuzz([&found, &kept], &switches))?;
        if !ok {
            bail!("{target} failed; the lines above name the input that does it");
        }
        record(&target, args.seconds, &said)?;
        if args.keep {
            shell::run(&mut fuzz([&kept, &found], &["-merge=1".to_owned()]))?;
        }
    }
    Ok(())
}

/// The names of the targets in that folder, in order.
fn targets(folder: &Path) -> Result<Vec<String>> {
    let files = fs::read_dir(folder).context("there are no fuzz targets")?;
    let mut names: Vec<String> = files
        .filter_map(|file| Some(file.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// Adds what a run came to.
fn record(target: &str, seconds: u64, said: &str) -> Result<()> {
    let line = json!({
        "target": target,
        "seconds": seconds,
        "runs": stat(said, "number_of_executed_units"),
        "coverage": coverage(said),
        "commit": commit(),
    });
    let path = shell::root().join(RESULTS);
    fs::create_dir_all(path.parent().expect("a file in a folder"))?;
    let mut file = fs::OpenOptions::new().create(true).append(true).open(&path)?;
    file.write_all(format!("{line}\n").as_bytes())?;
    println!("Added to {RESULTS}: {line}");
    Ok(())
}

/// One of the final statistics.
fn stat(said: &str, name: &str) -> Option<u64> {
    let line = said.lines().rfind(|line| line.contains(name))?;
    line.rsplit(':').next()?.trim().parse().ok()
}

/// The coverage that the last progress line tells.
fn coverage(said: &str) -> Option<u64> {
    let line = said.lines().rfind(|line| line.contains(" cov: "))?;
    line.split(" cov: ").nth(1)?.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_statistics_are_read() {
        let said = "#2\tINITED cov: 12 ft: 13 corp: 1/1b exec/s: 0 rss: 40Mb\n\
                    #999\tDONE   cov: 345 ft: 678 corp: 90/2Kb lim: 40 exec/s: 500 rss: 60Mb\n\
                    stat::number_of_executed_units: 999\nstat::peak_rss_mb: 60\n";
        assert_eq!(stat(said, "number_of_executed_units"), Some(999));
        assert_eq!(coverage(said), Some(345));
        assert_eq!(coverage(""), None);
    }

    #[test]
    fn targets_are_the_files_of_the_folder() {
        let names = targets(&shell::root().join("xtask/src/study")).unwrap();
        assert!(names.contains(&"throws".to_owned()), "{names:?}");
        assert!(targets(Path::new("no/such/folder")).is_err());
    }
}
