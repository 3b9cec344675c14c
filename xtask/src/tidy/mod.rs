//! `cargo xtask tidy`: the invariants that can be checked, each a function of a file's path and
//! text, run over every file that git knows.

mod code;
mod manifest;
mod page;
mod tokens;
mod words;

use std::collections::BTreeSet;
use std::fmt;
use std::fs;

use anyhow::{Result, bail};

use crate::shell;

/// A line that breaks an invariant.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Finding {
    line: usize,
    what: String,
}

impl Finding {
    fn new(line: usize, what: impl Into<String>) -> Finding {
        Finding { line, what: what.into() }
    }
}

/// A check: gives nothing for files that it is not about.
type Check = fn(path: &str, text: &str) -> Vec<Finding>;

/// Every check that needs one file alone. Links need the list of files too; see [`page::links`].
const CHECKS: &[Check] = &[
    code::header,
    code::unfinished,
    code::no_unsafe,
    code::side_effects,
    code::names_no_game,
    code::full_literals,
    code::shapes,
    code::prose,
    manifest::reasons,
    manifest::arrows,
    manifest::shared,
    words::elsewhere,
];

/// A file is best below this many lines, and long from the second number on.
const LENGTHS: (usize, usize) = (400, 600);

/// Runs every check over every file; notes on length do not fail.
pub(crate) fn run() -> Result<()> {
    let listed = shell::output(&mut shell::command(
        "git",
        ["ls-files", "--cached", "--others", "--exclude-standard"],
    ))?;
    let files: BTreeSet<String> = listed.lines().map(str::to_owned).collect();
    let (mut found, mut long, mut read) = (Vec::new(), Vec::new(), 0);
    for path in &files {
        let Ok(bytes) = fs::read(shell::root().join(path)) else { continue };
        let Ok(text) = String::from_utf8(bytes) else { continue };
        read += 1;
        let mut here: Vec<Finding> = CHECKS.iter().flat_map(|check| check(path, &text)).collect();
        here.extend(page::links(path, &text, &|path| {
            files
                .contains(path)
                .then(|| fs::read_to_string(shell::root().join(path)).unwrap_or_default())
        }));
        here.sort_by_key(|finding| finding.line);
        found.extend(here.into_iter().map(|finding| At(path, finding).to_string()));
        long.extend(length(path, &text));
    }
    long.sort_by_key(|(lines, _)| std::cmp::Reverse(*lines));
    for (lines, path) in &long {
        let word = if *lines >= LENGTHS.1 { "long" } else { "note" };
        println!("{word}: {path} has {lines} lines");
    }
    for finding in &found {
        println!("{finding}");
    }
    println!("{read} files, {} findings", found.len());
    if !found.is_empty() {
        bail!("the sources break invariants that ARCHITECTURE.md states");
    }
    Ok(())
}

/// Lines of a source file that has more than is best.
fn length(path: &str, text: &str) -> Option<(usize, String)> {
    let lines = text.lines().count();
    (is_rust(path) && lines > LENGTHS.0).then(|| (lines, path.to_owned()))
}

fn is_rust(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, end)| end == "rs")
}

/// The crate that a source file belongs to, by the name of its folder, when it is in `src`.
fn source_of(path: &str) -> Option<&str> {
    let mut parts = path.strip_prefix("crates/").unwrap_or(path).split('/');
    let name = parts.next()?;
    (is_rust(path) && parts.next() == Some("src")).then_some(name)
}

struct At<'a>(&'a str, Finding);

impl fmt::Display for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.0, self.1.line, self.1.what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_noted() {
        assert_eq!(length("a.rs", &"\n".repeat(400)), None);
        assert_eq!(length("a.rs", &"\n".repeat(401)), Some((401, "a.rs".to_owned())));
        assert_eq!(length("a.md", &"\n".repeat(999)), None);
    }

    #[test]
    fn crates_are_told_by_their_folder() {
        assert_eq!(source_of("crates/rules/src/alignment/mod.rs"), Some("rules"));
        assert_eq!(source_of("crates/rules/tests/laws.rs"), None);
        assert_eq!(source_of("xtask/src/main.rs"), Some("xtask"));
        assert_eq!(source_of("README.md"), None);
    }
}
