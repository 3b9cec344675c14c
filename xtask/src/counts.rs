//! Reads the closing lines of test runners, so that ours can say how many tests ran.

use std::fmt;
use std::ops::AddAssign;

/// Tests by how they ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Counts {
    passed: u64,
    failed: u64,
    skipped: u64,
}

impl Counts {
    /// Sums every closing line of nextest, of cargo test or of node's runner.
    pub(crate) fn read(said: &str) -> Counts {
        let mut all = Counts::default();
        for line in said.lines().map(plain) {
            let line = line.trim_start();
            // Node writes `# pass 3` or `ℹ pass 3`.
            if let Some(rest) = line.strip_prefix("# ").or_else(|| line.strip_prefix("ℹ ")) {
                if let Some((word, number)) = rest.split_once(' ')
                    && let Ok(number) = number.trim().parse::<u64>()
                {
                    match word {
                        "pass" => all.passed += number,
                        "fail" => all.failed += number,
                        "skipped" => all.skipped += number,
                        _ => {}
                    }
                }
                continue;
            }
            if !line.starts_with("Summary [") && !line.starts_with("test result:") {
                continue;
            }
            let words: Vec<&str> = line
                .split(|letter: char| !letter.is_alphanumeric())
                .filter(|word| !word.is_empty())
                .collect();
            for pair in words.windows(2) {
                let Ok(number) = pair[0].parse::<u64>() else { continue };
                match pair[1] {
                    "passed" => all.passed += number,
                    "failed" | "exec" | "timed" => all.failed += number,
                    "skipped" | "ignored" => all.skipped += number,
                    _ => {}
                }
            }
        }
        all
    }

    /// Whether a test ran at all.
    pub(crate) fn any(self) -> bool {
        self.passed + self.failed > 0
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, more: Counts) {
        self.passed += more.passed;
        self.failed += more.failed;
        self.skipped += more.skipped;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

/// Without the colours of a terminal.
fn plain(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').map_or("", |(_, after)| after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nextest_is_read() {
        let said =
            "     Summary [   1.253s] 30 tests run: 28 passed (1 slow), 2 failed, 3 skipped\n";
        assert_eq!(Counts::read(said).to_string(), "28 passed, 2 failed, 3 skipped");
        let colours = "\u{1b}[32;1m     Summary\u{1b}[0m [   0.2s] \u{1b}[1m7\u{1b}[0m tests run: \
                       \u{1b}[1m7\u{1b}[0m \u{1b}[32;1mpassed\u{1b}[0m, \u{1b}[1m0\u{1b}[0m skipped";
        assert_eq!(Counts::read(colours).to_string(), "7 passed, 0 failed, 0 skipped");
    }

    #[test]
    fn cargo_test_is_summed() {
        let said = "test result: ok. 4 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out\n\
                    noise: 12 passed\n\
                    test result: FAILED. 2 passed; 3 failed; 0 ignored; 0 measured\n";
        assert_eq!(Counts::read(said).to_string(), "6 passed, 3 failed, 1 skipped");
    }

    #[test]
    fn nothing_is_no_test() {
        assert!(!Counts::read("error: could not compile").any());
    }
}
