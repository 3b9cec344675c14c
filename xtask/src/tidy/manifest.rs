//! Invariants of `Cargo.toml` files.

use super::Finding;

/// Every dependency says why it is there: in a comment right above it or behind it. One that is
/// taken from the workspace has its reason there.
pub(super) fn reasons(path: &str, text: &str) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut above = "";
    for (entry, line) in entries(path, text) {
        if let Entry::Dependency(name) = &entry {
            let shared = line.1.contains("workspace = true");
            if !shared && !is_comment(above) && !line.1.contains(" # ") {
                found.push(Finding::new(line.0, format!("{name} does not say why it is there")));
            }
        }
        above = line.1;
    }
    found
}

/// Which of our crates may use which; `xtask` and the tests of a crate may use any.
const ARROWS: [(&str, &[&str]); 8] = [
    ("rules", &[]),
    ("words", &["rules"]),
    ("api", &["rules", "engine"]),
    ("engine", &["rules"]),
    ("tables", &["rules"]),
    ("server", &["rules", "words", "api", "engine", "tables"]),
    ("lab", &["rules", "words", "api", "engine", "tables"]),
    ("web", &["rules", "words", "api", "engine", "tables"]),
];

/// Crates use only what the figure in ARCHITECTURE.md lets them use.
pub(super) fn arrows(path: &str, text: &str) -> Vec<Finding> {
    let Some(allowed) = ARROWS
        .iter()
        .find(|(name, _)| path == format!("crates/{name}/Cargo.toml"))
        .map(|(_, allowed)| allowed)
    else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (entry, (line, _)) in entries(path, text) {
        if let Entry::Dependency(name) = entry
            && let Some(own) = name.strip_prefix("nugar-")
            && !allowed.contains(&own)
        {
            found.push(Finding::new(line, format!("no arrow leads to {name} from here")));
        }
    }
    found
}

/// Every crate takes lints, version and licence from the workspace.
pub(super) fn shared(path: &str, text: &str) -> Vec<Finding> {
    let member = path == "xtask/Cargo.toml" || path.starts_with("crates/");
    if !member || !path.ends_with("/Cargo.toml") {
        return Vec::new();
    }
    let wanted = [
        "version.workspace = true",
        "edition.workspace = true",
        "rust-version.workspace = true",
        "license.workspace = true",
        "[lints]\nworkspace = true",
    ];
    let missing = wanted.iter().filter(|line| !text.contains(**line));
    missing
        .map(|line| Finding::new(1, format!("`{}` is missing", line.replace('\n', " "))))
        .collect()
}

enum Entry {
    /// A dependency that is built into the crate or shared by the workspace, or a test's.
    Dependency(String),
    /// Anything else.
    Other,
}

/// The lines of a manifest, counted from 1. Dependencies of tests are named `dev:NAME` when they
/// are crates of ours, so that arrows do not bind them.
fn entries<'a>(path: &str, text: &'a str) -> Vec<(Entry, (usize, &'a str))> {
    if !path.ends_with("Cargo.toml") {
        return Vec::new();
    }
    let mut table = String::new();
    let mut all = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let mut entry = Entry::Other;
        if let Some(name) = line.strip_prefix('[').and_then(|line| line.split(']').next()) {
            name.clone_into(&mut table);
            let own = name.rsplit_once("dependencies.").filter(|(before, _)| !before.contains('"'));
            if let Some((kind, name)) = own {
                entry = Entry::Dependency(dev(kind, name));
                "".clone_into(&mut table);
            }
        } else if let Some(kind) = table.strip_suffix("dependencies")
            && let Some((name, _)) = line.split_once('=')
            && line.starts_with(|first: char| first.is_ascii_alphanumeric() || first == '"')
        {
            let name = name.trim().trim_matches('"').trim_end_matches(".workspace");
            entry = Entry::Dependency(dev(kind, name));
        }
        all.push((entry, (at + 1, line)));
    }
    all
}

fn dev(kind: &str, name: &str) -> String {
    if kind.ends_with("dev-") { format!("dev:{name}") } else { name.to_owned() }
}

fn is_comment(line: &str) -> bool {
    line.trim_start().strip_prefix('#').is_some_and(|text| text.trim().len() > 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dependency_without_reason_is_found() {
        let text = "[package]\nname = \"a\"\n[dependencies]\n# For this.\nx = \"1\"\ny = \"1\"\n\
                    z = { version = \"1\",\n  features = [\"f\"] }\nv = \"1\" # For that.\n\
                    u.workspace = true\n[target.'cfg(unix)'.dependencies]\nw = \"1\"\n\
                    [dev-dependencies.q]\nversion = \"1\"\n[profile.dev]\nopt-level = 1\n";
        let lines: Vec<usize> =
            reasons("crates/a/Cargo.toml", text).into_iter().map(|found| found.line).collect();
        assert_eq!(lines, [6, 7, 12, 13]);
        assert!(reasons("Cargo.lock", text).is_empty());
    }

    #[test]
    fn an_arrow_against_the_figure_is_found() {
        let text = "[dependencies]\nnugar-rules = { path = \"../rules\" }\n\
                    nugar-tables = { path = \"../tables\" }\n\
                    [dev-dependencies]\nnugar-lab = { path = \"../lab\" }\n";
        let found = arrows("crates/engine/Cargo.toml", text);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].line, 3);
        assert_eq!(arrows("crates/rules/Cargo.toml", text).len(), 2);
        assert!(arrows("crates/cli/Cargo.toml", text).is_empty());
    }

    #[test]
    fn a_crate_of_its_own_mind_is_found() {
        let good = "version.workspace = true\nedition.workspace = true\n\
                    rust-version.workspace = true\nlicense.workspace = true\n[lints]\nworkspace = true\n";
        assert!(shared("crates/a/Cargo.toml", good).is_empty());
        assert_eq!(shared("crates/a/Cargo.toml", &good.replace("[lints]", "")).len(), 1);
        assert!(shared("fuzz/Cargo.toml", "").is_empty());
    }
}
