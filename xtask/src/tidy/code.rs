//! Invariants of source files.

use super::tokens::{Kind, Role, Token, tokens};
use super::{Finding, is_rust, source_of};

/// Every file says at its top what it is.
pub(super) fn header(path: &str, text: &str) -> Vec<Finding> {
    if !is_rust(path) || text.starts_with("//! ") {
        return Vec::new();
    }
    vec![Finding::new(1, "a file begins with `//!` and what it is")]
}

/// Nothing is left for later in what is built.
pub(super) fn unfinished(path: &str, text: &str) -> Vec<Finding> {
    if source_of(path).is_none() {
        return Vec::new();
    }
    let all = shipped(text);
    let calls = all.windows(2).filter(|pair| pair[1].mark('!')).filter_map(|pair| {
        let name = pair[0].name()?;
        ["todo", "unimplemented", "dbg"].contains(&name).then(|| (pair[0].line, name.to_owned()))
    });
    let preset = path.ends_with("/presets.rs");
    let texts = all.iter().filter(|token| preset && token.text() == Some("todo"));
    let texts = texts.map(|token| (token.line, "\"todo\"".to_owned()));
    calls.chain(texts).map(|(line, name)| Finding::new(line, format!("{name} is left"))).collect()
}

/// No unsafe code, tests included.
pub(super) fn no_unsafe(path: &str, text: &str) -> Vec<Finding> {
    if !is_rust(path) {
        return Vec::new();
    }
    let found = tokens(text).into_iter().filter(|token| token.is("unsafe"));
    found.map(|token| Finding::new(token.line, "unsafe code")).collect()
}

/// Crates that talk to the outside: the binaries. All others get clock, threads and files from them.
const OUTSIDE: [&str; 3] = ["cli", "server", "xtask"];
/// Files that do, each the one place of its crate for what it does, behind a trait that whoever
/// calls may fill otherwise.
const DOORS: [&str; 2] = ["crates/tables/src/disk.rs", "crates/tables/src/crew.rs"];
/// Modules of the standard library that do.
const MODULES: [&str; 7] = ["fs", "time", "env", "thread", "net", "process", "io"];
/// Types that do, however they were brought in.
const TYPES: [&str; 2] = ["Instant", "SystemTime"];
/// Macros that print.
const PRINTS: [&str; 4] = ["print", "println", "eprint", "eprintln"];

/// Only binaries have side effects.
pub(super) fn side_effects(path: &str, text: &str) -> Vec<Finding> {
    if DOORS.contains(&path) || source_of(path).is_none_or(|name| OUTSIDE.contains(&name)) {
        return Vec::new();
    }
    let all = shipped(text);
    let mut found = Vec::new();
    for (at, token) in all.iter().enumerate() {
        let Some(name) = token.name() else { continue };
        let next = all.get(at + 1);
        if TYPES.contains(&name)
            || PRINTS.contains(&name) && next.is_some_and(|next| next.mark('!'))
        {
            found.push(Finding::new(token.line, format!("{name}: side effects come from outside")));
        }
        if name == "std" {
            for module in children(&all[at + 1..]) {
                if module.name().is_some_and(|name| MODULES.contains(&name)) {
                    let name = module.name().unwrap_or_default();
                    let what = format!("std::{name}: side effects come from outside");
                    found.push(Finding::new(module.line, what));
                }
            }
        }
    }
    found
}

/// The names right below a path, of which the tokens after its name are given: `::a` or `::{a, b}`.
fn children(after: &[Token]) -> Vec<&Token> {
    if !(after.len() > 2 && after[0].mark(':') && after[1].mark(':')) {
        return Vec::new();
    }
    if !after[2].mark('{') {
        return vec![&after[2]];
    }
    let (mut found, mut depth, mut first) = (Vec::new(), 0, false);
    for token in &after[2..] {
        match token.kind {
            Kind::Mark('{') => {
                depth += 1;
                first = depth == 1;
            }
            Kind::Mark('}') if depth == 1 => break,
            Kind::Mark('}') => depth -= 1,
            Kind::Mark(',') => first = depth == 1,
            Kind::Name(_) if first => {
                found.push(token);
                first = false;
            }
            _ => {}
        }
    }
    found
}

/// The words by which a file would name a game or a family.
const GAMES: [&str; 11] = [
    "alignment",
    "running",
    "race",
    "dara",
    "dala",
    "daldosa",
    "daldoza",
    "daldos",
    "wali",
    "derrah",
    "dal",
];

/// `table.rs` is the face of every game and names none.
pub(super) fn names_no_game(path: &str, text: &str) -> Vec<Finding> {
    if source_of(path).is_none() || !path.ends_with("/table.rs") {
        return Vec::new();
    }
    let mut found = Vec::new();
    for token in shipped(text).iter().filter(|token| token.place.role != Role::Attribute) {
        let said = token.name().or_else(|| token.text()).unwrap_or_default();
        for word in parts(said).iter().filter(|word| GAMES.contains(&word.as_str())) {
            found.push(Finding::new(token.line, format!("table.rs names a game: {word}")));
        }
    }
    found
}

/// The words that a name is made of, in lower case.
fn parts(name: &str) -> Vec<String> {
    let mut words: Vec<String> = vec![String::new()];
    for letter in name.chars() {
        if !letter.is_alphabetic() || letter.is_uppercase() {
            words.push(String::new());
        }
        if letter.is_alphabetic() {
            words.last_mut().expect("one at least").extend(letter.to_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// A preset decides every field: a new field does not compile until each has decided it.
pub(super) fn full_literals(path: &str, text: &str) -> Vec<Finding> {
    if source_of(path).is_none() || !path.ends_with("/presets.rs") {
        return Vec::new();
    }
    let all = shipped(text);
    let dots = all.windows(2).filter(|pair| pair[0].mark('.') && pair[1].mark('.'));
    dots.map(|pair| Finding::new(pair[0].line, "a preset is a full literal, without `..`"))
        .collect()
}

/// Only `api` says how things look on the wire and in files.
pub(super) fn shapes(path: &str, text: &str) -> Vec<Finding> {
    if source_of(path).is_none_or(|name| name == "api" || name == "xtask") {
        return Vec::new();
    }
    let all = shipped(text);
    let shapes = all.iter().filter_map(|token| {
        let name = token.name()?;
        let shape = ["Serialize", "Deserialize", "serde_json"].contains(&name);
        shape.then(|| Finding::new(token.line, format!("{name}: only `api` defines stored shapes")))
    });
    shapes.collect()
}

/// Crates whose sentences are for people by their nature: `words`, and tasks of developers.
const SPEAKS: [&str; 2] = ["words", "xtask"];
/// Files whose strings are no prose of the product: names, places in books, and the laws' own
/// names, which only developers read.
const NAMES: [&str; 3] = ["/sources.rs", "/presets.rs", "/laws.rs"];
/// Strings that look like sentences and are none, with the file each is in.
const NO_PROSE: [(&str, &str); 0] = [];

/// No sentence for people outside `words`. Help of the command line is doc comments, and what a
/// broken invariant says is for developers: both are left alone.
pub(super) fn prose(path: &str, text: &str) -> Vec<Finding> {
    if source_of(path).is_none_or(|name| SPEAKS.contains(&name))
        || NAMES.iter().any(|end| path.ends_with(end))
    {
        return Vec::new();
    }
    let mut found = Vec::new();
    for token in shipped(text) {
        let skipped = [Role::Attribute, Role::Broken].contains(&token.place.role);
        let Some(said) = token.text().filter(|said| !skipped && is_sentence(said)) else {
            continue;
        };
        if !NO_PROSE.contains(&(path, said)) {
            found.push(Finding::new(token.line, format!("a sentence outside `words`: {said:?}")));
        }
    }
    found
}

/// Whether three words stand in a row.
fn is_sentence(text: &str) -> bool {
    let word = |word: &str| {
        let word = word.trim_matches(|letter: char| ",.;:!?()\"'’`".contains(letter));
        word.chars().count() > 1 && word.chars().all(char::is_alphabetic)
    };
    let words: Vec<bool> = text.split_whitespace().map(word).collect();
    words.windows(3).any(|three| three.iter().all(|word| *word))
}

/// The tokens that are built into what people run.
fn shipped(text: &str) -> Vec<Token> {
    let mut all = tokens(text);
    all.retain(|token| !token.place.test);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(check: super::super::Check, path: &str, text: &str) -> Vec<usize> {
        check(path, text).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn a_missing_header_is_found() {
        assert_eq!(lines(header, "fuzz/a.rs", "// What\n"), [1]);
        assert!(lines(header, "fuzz/a.rs", "//! What.\n").is_empty());
        assert!(lines(header, "a.toml", "").is_empty());
    }

    #[test]
    fn unfinished_code_is_found() {
        let text = "//! A.\nfn f() { todo!() }\nfn g() { dbg!(1); unimplemented!() }\n\
                    const WHY: &str = \"todo\";\n#[cfg(test)]\nmod tests { fn h() { todo!() } }";
        assert_eq!(lines(unfinished, "crates/rules/src/a.rs", text), [2, 3, 3]);
        assert_eq!(lines(unfinished, "crates/rules/src/b/presets.rs", text), [2, 3, 3, 4]);
        assert!(lines(unfinished, "crates/rules/tests/a.rs", text).is_empty());
    }

    #[test]
    fn unsafe_code_is_found() {
        assert_eq!(lines(no_unsafe, "fuzz/a.rs", "\nfn f() { unsafe { g() } }"), [2]);
        assert!(lines(no_unsafe, "fuzz/a.rs", "#![forbid(unsafe_code)] // unsafe").is_empty());
    }

    #[test]
    fn side_effects_are_found() {
        let path = "crates/engine/src/a.rs";
        for bad in [
            "use std::fs;",
            "use std::{fmt, time::Duration};",
            "use std::{collections::{self, BTreeMap}, env};",
            "fn f() { ::std::thread::yield_now() }",
            "fn f(now: Instant) {}",
            "fn f() { println!() }",
        ] {
            assert_eq!(lines(side_effects, path, bad), [1], "{bad}");
            assert!(lines(side_effects, "crates/cli/src/a.rs", bad).is_empty());
            assert!(lines(side_effects, DOORS[0], bad).is_empty());
        }
        for good in [
            "use std::fmt::{self, Write};",
            "use std::{fmt, collections::{fs, env}};",
            "// use std::fs;",
            "#[cfg(test)] mod tests { use std::fs; }",
            "fn println(time: u8) {}",
        ] {
            assert!(lines(side_effects, path, good).is_empty(), "{good}");
        }
    }

    #[test]
    fn a_named_game_is_found() {
        let path = "crates/rules/src/table.rs";
        assert_eq!(lines(names_no_game, path, "use a::RaceRules;\nfn is_dara() {}"), [1, 2]);
        assert_eq!(lines(names_no_game, path, "const A: &str = \"dala-doppia\";"), [1]);
        assert!(lines(names_no_game, path, "fn trace(brace: Walid) {}").is_empty());
        assert!(lines(names_no_game, "crates/rules/src/catalog.rs", "fn dara() {}").is_empty());
    }

    #[test]
    fn a_preset_told_from_another_is_found() {
        let path = "crates/rules/src/alignment/presets.rs";
        assert_eq!(lines(full_literals, path, "const A: P = P {\nid: 1,\n..B };"), [3]);
        assert!(lines(full_literals, path, "/// As ..B\nconst A: P = P { id: 1 };").is_empty());
    }

    #[test]
    fn shapes_elsewhere_are_found() {
        let text = "#[derive(Debug, Serialize)]\nstruct A;\nfn f() { serde_json::to_string(&a) }";
        assert_eq!(lines(shapes, "crates/cli/src/a.rs", text), [1, 3]);
        assert!(lines(shapes, "crates/api/src/a.rs", text).is_empty());
    }

    #[test]
    fn sentences_are_found() {
        let path = "crates/rules/src/a.rs";
        let found = "const A: &str = \"the row is forbidden\";\n\
                     #[error(\"no such preset: {0}\")]\nstruct E;";
        assert_eq!(lines(prose, path, found), [1, 2]);
        assert!(lines(prose, "crates/words/src/a.rs", found).is_empty());
        assert!(lines(prose, "crates/rules/src/sources.rs", found).is_empty());
        let left = "/// The row is forbidden.\nfn f() { x.expect(\"the row is there\"); }\n\
                    const A: &str = \"dara-walker\"; const B: &str = \"6/6 b 12,12\";\n\
                    #[cfg(test)] mod tests { const A: &str = \"the row is there\"; }";
        assert!(lines(prose, path, left).is_empty());
    }
}
