//! Invariants of pages in Markdown.

use super::Finding;

/// The text of a file of the project, by its path from the root; nothing when there is none.
type Files<'a> = dyn Fn(&str) -> Option<String> + 'a;

/// Every link within the project leads to a file, and to a heading where it names one.
pub(super) fn links(path: &str, text: &str, files: &Files) -> Vec<Finding> {
    if !is_page(path) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (line, target) in targets(text) {
        if target.contains("://") || target.starts_with("mailto:") {
            continue;
        }
        let (file, heading) = target.split_once('#').unwrap_or((target, ""));
        let there = if file.is_empty() { path.to_owned() } else { resolve(path, file) };
        let Some(page) = files(&there) else {
            // A folder is there when a file in it is; its page is what one looks for.
            let readme = format!("{}/README.md", there.trim_end_matches('/'));
            if files(&readme).is_none() {
                found.push(Finding::new(line, format!("the link {target} leads nowhere")));
            }
            continue;
        };
        if !heading.is_empty() && is_page(&there) && !headings(&page).contains(&heading.to_owned())
        {
            found.push(Finding::new(line, format!("the link {target} leads to no heading")));
        }
    }
    found
}

fn is_page(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, end)| end == "md")
}

/// The lines outside blocks of code, counted from 1, without code in them.
fn plain(text: &str) -> Vec<(usize, String)> {
    let mut block = false;
    let mut all = Vec::new();
    for (at, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            block = !block;
        } else if !block {
            let even = line.split('`').step_by(2).collect::<Vec<&str>>().join("");
            all.push((at + 1, even));
        }
    }
    all
}

/// What the links of a page lead to: `[text](target)` and `[name]: target`.
fn targets(text: &str) -> Vec<(usize, &str)> {
    let mut all = Vec::new();
    for (at, plain) in plain(text) {
        let line = text.lines().nth(at - 1).unwrap_or_default();
        for part in line.split("](").skip(1) {
            let target = part.split([')', ' ']).next().unwrap_or_default();
            if plain.contains(&format!("]({target}")) {
                all.push((at, target));
            }
        }
        if let Some((name, target)) = line.split_once("]: ")
            && name.starts_with('[')
            && plain == line
        {
            all.push((at, target.trim()));
        }
    }
    all
}

/// The anchors that headings of a page get.
fn headings(text: &str) -> Vec<String> {
    let mut block = false;
    let mut all = Vec::new();
    for line in text.lines() {
        block ^= line.trim_start().starts_with("```");
        if block || !line.starts_with('#') {
            continue;
        }
        let title = line.trim_start_matches('#').trim().to_lowercase();
        let anchor = title.chars().filter_map(|letter| match letter {
            ' ' => Some('-'),
            '-' | '_' => Some(letter),
            _ => letter.is_alphanumeric().then_some(letter),
        });
        all.push(anchor.collect());
    }
    all
}

/// The path from the root that a link in that page leads to.
fn resolve(page: &str, target: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." | "" => {}
            ".." => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        let files = |path: &str| {
            (["docs/a.md", "README.md", "docs/x.jsonl"].contains(&path))
                .then(|| "# Known *Numbers* here\n".to_owned())
        };
        links(path, text, &files).into_iter().map(|found| found.line).collect()
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        assert_eq!(lines("README.md", "[a](docs/a.md) [b](docs/b.md)\n\n[c]: d.md\n"), [1, 3]);
        assert_eq!(lines("docs/a.md", "[a](a.md), [r](../README.md), [r](README.md)"), [1]);
        assert!(lines("README.md", "[w](https://example.org) [x](docs/x.jsonl)").is_empty());
        assert!(lines("README.md", "```\n[a](b.md)\n```\n`[a](b.md)`").is_empty());
        assert!(lines("a.txt", "[a](b.md)").is_empty());
    }

    #[test]
    fn links_to_no_heading_are_found() {
        assert!(lines("README.md", "[a](docs/a.md#known-numbers-here)").is_empty());
        assert_eq!(lines("README.md", "\n[a](docs/a.md#unknown)"), [2]);
        assert_eq!(lines("README.md", "# One\n[a](#none)"), [2]);
    }
}
