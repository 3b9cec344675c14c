//! A player as people write it: a name, and what is set for it.

use std::fmt;
use std::str::FromStr;

use nugar_rules::fault::{Fault, Faults};

use crate::external::{PROGRAM, RUN};
use crate::machine::{STRONG, TABLES};

/// `NAME` or `NAME:setting,…`, a setting being `key=value`, or `-step` for what is left out.
/// The setting `run` takes all that follows. Settings keep their order; a later one of a key wins over an earlier one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spec {
    /// The machine's code.
    pub name: String,
    /// What is set for it: keys with their values, which are empty behind a `-step`.
    pub settings: Vec<(String, String)>,
}

impl FromStr for Spec {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Spec, Faults> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let name = name.trim().to_ascii_lowercase();
        if name.is_empty() {
            return Err(Fault::Empty {}.into());
        }
        let (mut settings, mut rest) = (Vec::new(), rest.trim());
        while !rest.is_empty() {
            // A command may have commas in it.
            let run = rest.starts_with(RUN) && rest[RUN.len()..].trim_start().starts_with('=');
            let parted = if run { None } else { rest.split_once(',') };
            let (one, after) = parted.unwrap_or((rest, ""));
            let (key, value) = match one.split_once('=') {
                Some((key, value)) => (key.trim(), value.trim()),
                None if one.starts_with('-') => (one.trim(), ""),
                None => return Err(Fault::BadField { text: rest.to_owned() }.into()),
            };
            settings.push((key.to_owned(), value.to_owned()));
            rest = after.trim();
        }
        Ok(Spec { name, settings })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for (at, (key, value)) in self.settings.iter().enumerate() {
            write!(f, "{}{}", if at == 0 { ':' } else { ',' }, setting(key, value))?;
        }
        Ok(())
    }
}

impl Spec {
    /// Whether limits on its thinking can be set: the machines that are offered to people have
    /// theirs.
    pub fn is_limited_from_outside(&self) -> bool {
        [STRONG, PROGRAM].contains(&&*self.name)
    }

    /// The folder of the tables that it asks. Programs read theirs themselves.
    pub fn tables(&self) -> Option<&str> {
        let set = self.settings.iter().rfind(|(key, _)| key == TABLES && self.name == STRONG);
        set.map(|(_, folder)| folder.as_str())
    }

    /// Has it ask the tables of that folder, if it can and nothing else is set.
    pub fn default_tables(&mut self, folder: &str) {
        if self.name == STRONG {
            self.default(TABLES, folder);
        }
    }

    /// Sets what is not set yet.
    pub fn default(&mut self, key: &str, value: &str) {
        if self.settings.iter().all(|(there, _)| there != key) {
            self.settings.push((key.to_owned(), value.to_owned()));
        }
    }
}

/// A setting as it is written.
pub(crate) fn setting(key: &str, value: &str) -> String {
    if key.starts_with('-') { key.to_owned() } else { format!("{key}={value}") }
}

/// A number as a setting's value.
pub(crate) fn number<N: FromStr>(key: &str, text: &str) -> Result<N, Faults> {
    let bad = || Fault::BadField { text: format!("{key}={text}") };
    text.parse().map_err(|_| bad().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_are_read_and_written() {
        for text in [
            "strong",
            "simple-4",
            "strong:nodes=50000,-killers,late_depth=9",
            "program:nodes=5,run=a b,c=d:e",
        ] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        let spec: Spec = " Strong : nodes = 5 ".parse().unwrap();
        assert_eq!(spec.to_string(), "strong:nodes=5");
        for bad in ["", ":nodes=5", "strong:nodes", "strong:nodes=5,x"] {
            assert!(bad.parse::<Spec>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_default_yields_to_what_is_set() {
        let mut spec: Spec = "strong:nodes=5".parse().unwrap();
        spec.default("nodes", "7");
        spec.default("depth", "3");
        assert_eq!(spec.to_string(), "strong:nodes=5,depth=3");
    }
}
