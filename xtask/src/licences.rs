//! The licences of everything that ships: the program and the pages, with their texts.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::shell;

/// What ships: a package, and the target that it is built for.
pub(crate) struct Shipped<'a> {
    pub(crate) package: &'a str,
    pub(crate) target: &'a str,
}

/// A crate that is not ours.
struct Crate {
    name: String,
    version: String,
    licence: String,
    home: String,
    /// Texts of its own, as its archive has them.
    texts: Vec<String>,
}

/// The list as text: crates with their licences first, then each text with the crates it came with.
pub(crate) fn text(shipped: &[Shipped]) -> Result<String> {
    let mut crates = BTreeMap::new();
    for one in shipped {
        collect(one, &mut crates)?;
    }
    Ok(render(&crates))
}

/// Adds the crates that a package is built from: neither what only builds it, nor what is ours.
fn collect(shipped: &Shipped, crates: &mut BTreeMap<String, Crate>) -> Result<()> {
    let mut cargo = shell::cargo(["metadata", "--format-version", "1", "--locked"]);
    let said = shell::output(cargo.args(["--filter-platform", shipped.target]))?;
    let said: Value = serde_json::from_str(&said)?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packages: BTreeMap<String, Value> = list(&said["packages"])
        .into_iter()
        .map(|package| (text(&package["id"]), package))
        .collect();
    let nodes: BTreeMap<String, Value> =
        list(&said["resolve"]["nodes"]).into_iter().map(|node| (text(&node["id"]), node)).collect();
    let root = packages.iter().find(|(_, package)| package["name"] == shipped.package);
    let (root, _) = root.with_context(|| format!("no package {}", shipped.package))?;

    let (mut seen, mut next) = (BTreeSet::from([root.clone()]), vec![root.clone()]);
    while let Some(id) = next.pop() {
        let package = &packages[&id];
        if only_builds(package) {
            continue;
        }
        // What comes from no registry is ours.
        if !package["source"].is_null() {
            let one = Crate {
                name: text(&package["name"]),
                version: text(&package["version"]),
                licence: text(&package["license"]),
                home: text(&package["repository"]),
                texts: texts(Path::new(&text(&package["manifest_path"]))),
            };
            crates.entry(format!("{} {}", one.name, one.version)).or_insert(one);
        }
        for dependency in list(&nodes[&id]["deps"]) {
            let shipped = list(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
            let id = text(&dependency["pkg"]);
            if shipped && seen.insert(id.clone()) {
                next.push(id);
            }
        }
    }
    Ok(())
}

/// Whether a crate runs in the compiler alone.
fn only_builds(package: &Value) -> bool {
    let targets = package["targets"].as_array().into_iter().flatten();
    targets
        .flat_map(|target| target["kind"].as_array().into_iter().flatten())
        .any(|kind| kind == "proc-macro")
}

/// Beginnings of names of files that are licences or belong to them.
const FILES: [&str; 5] = ["license", "licence", "copying", "copyright", "notice"];

/// The licence texts beside a manifest.
fn texts(manifest: &Path) -> Vec<String> {
    let folder = manifest.parent().unwrap_or(manifest);
    let mut paths: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
            path.is_file() && FILES.iter().any(|start| name.starts_with(start))
        })
        .collect();
    paths.sort();
    paths.iter().filter_map(|path| fs::read_to_string(path).ok()).map(|text| tidy(&text)).collect()
}

/// A text without what differs between copies of it and means nothing.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

fn render(crates: &BTreeMap<String, Crate>) -> String {
    let mut out = String::from(
        "Nugar is given under MIT or Apache-2.0. It is built with these crates of others:\n\n",
    );
    let mut by_text: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (title, one) in crates {
        let _ = writeln!(out, "{title}  {}  {}", one.licence, one.home);
        for text in &one.texts {
            by_text.entry(text).or_default().push(title);
        }
    }
    // The texts of most crates first.
    let mut texts: Vec<_> = by_text.into_iter().collect();
    texts.sort_by_key(|(text, titles)| (std::cmp::Reverse(titles.len()), *text));
    for (text, titles) in texts {
        let _ = write!(out, "\n{}\n{}\n\n{text}\n", "-".repeat(80), titles.join(", "));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ships_is_listed_with_its_texts() {
        let shipped = Shipped { package: "nugar-rules", target: "x86_64-unknown-linux-gnu" };
        let text = text(&[shipped]).unwrap();
        assert!(text.contains("\nthiserror 2"), "{text}");
        assert!(
            text.contains("MIT OR Apache-2.0") && text.contains("Permission is hereby granted")
        );
        // What only the compiler runs, what only tests use, and what is ours.
        for not in ["\nsyn ", "\nthiserror-impl", "\nproptest", "\nnugar"] {
            assert!(!text.contains(not), "{not}");
        }
    }

    #[test]
    fn equal_texts_stand_once() {
        let one = |name: &str| Crate {
            name: name.to_owned(),
            version: "1".to_owned(),
            licence: "MIT".to_owned(),
            home: String::new(),
            texts: vec![tidy("\nThe text. \r\nAll of it.\n\n")],
        };
        let crates = BTreeMap::from([("a 1".to_owned(), one("a")), ("b 1".to_owned(), one("b"))]);
        let text = render(&crates);
        assert_eq!(text.matches("The text.\nAll of it.\n").count(), 1);
        assert!(text.contains("a 1, b 1\n"));
    }
}
