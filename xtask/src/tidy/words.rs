//! Words that have no place in the project: paths of one machine and hosts that only deliver.

use super::Finding;

/// Begins of paths that exist on somebody's machine alone. In two parts, so that this file keeps
/// its own rule.
const PATHS: [(&str, &str); 5] =
    [("/ho", "me/"), ("/ro", "ot/"), ("/wo", "rk/"), ("/Us", "ers/"), ("C:", "\\Users")];

/// Hosts that packages come from. Their names are settings of a machine; the project names
/// packages.
const HOSTS: [(&str, &str); 6] = [
    ("index.crates", ".io"),
    ("static.crates", ".io"),
    ("registry.npm", "js.org"),
    ("deb.deb", "ian.org"),
    ("files.python", "hosted.org"),
    ("static.rust", "-lang.org"),
];

/// Neither paths of a machine nor hosts of registries. Lock files name what they are locked to.
pub(super) fn elsewhere(path: &str, text: &str) -> Vec<Finding> {
    if ["Cargo.lock", "package-lock.json"].iter().any(|name| path.ends_with(name)) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate() {
        for (start, rest) in PATHS {
            let word = format!("{start}{rest}");
            for (place, _) in line.match_indices(&word) {
                // `docs/home/…` is a path of ours.
                let before = line[..place].chars().next_back();
                if before.is_none_or(|before| !before.is_alphanumeric() && !"-_.".contains(before))
                {
                    found.push(Finding::new(at + 1, format!("a path of one machine: {word}")));
                }
            }
        }
        for (start, rest) in HOSTS {
            let host = format!("{start}{rest}");
            if line.contains(&host) {
                found.push(Finding::new(at + 1, format!("the host of a registry: {host}")));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_and_hosts_are_found() {
        for (start, rest) in PATHS.into_iter().chain(HOSTS) {
            let text = format!("fine\nsee {start}{rest}x\n");
            let found = elsewhere("docs/a.md", &text);
            assert_eq!(found.len(), 1, "{text}");
            assert_eq!(found[0].line, 2);
            assert!(elsewhere("Cargo.lock", &text).is_empty());
        }
        assert!(
            elsewhere("docs/a.md", &format!("docs{}{}a.md", PATHS[0].0, PATHS[0].1)).is_empty()
        );
    }
}
