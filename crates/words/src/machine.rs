//! Machines by their codes: what they are called, and how they play in a line.

use nugar_rules::fault::Arg;

use crate::Words;

/// Codes with the keys of their names and lines.
const MACHINES: [(&str, &str, &str); 11] = [
    ("level-1", "machine-level-1", "machine-level-1-about"),
    ("level-2", "machine-level-2", "machine-level-2-about"),
    ("level-3", "machine-level-3", "machine-level-3-about"),
    ("level-4", "machine-level-4", "machine-level-4-about"),
    ("level-5", "machine-level-5", "machine-level-5-about"),
    ("level-6", "machine-level-6", "machine-level-6-about"),
    ("level-7", "machine-level-7", "machine-level-7-about"),
    ("level-8", "machine-level-8", "machine-level-8-about"),
    ("page", "machine-page", "machine-page-about"),
    ("careful", "machine-careful", "machine-careful-about"),
    ("strong", "machine-strong", "machine-strong-about"),
];

/// What comes before the number in the code of a level.
const LEVEL: &str = "level-";
/// The same for the simple machines.
const SIMPLE: &str = "simple-";

impl Words {
    /// What the machine of a code is called; a code that is not known is shown itself.
    pub fn machine(&self, code: &str) -> String {
        match (keys(code), code.strip_prefix(SIMPLE)) {
            (Some((name, _)), _) => self.say(name),
            (None, Some(depth)) => {
                self.say_with("machine-simple", &[("number", Arg::Text(depth.to_owned()))])
            }
            (None, None) => code.to_owned(),
        }
    }

    /// The same in a list to choose from: a level's number goes before its name.
    pub fn machine_listed(&self, code: &str) -> String {
        let name = self.machine(code);
        match code.strip_prefix(LEVEL).filter(|_| keys(code).is_some()) {
            Some(number) => {
                let args = [("number", Arg::Text(number.to_owned())), ("name", name.into())];
                self.say_with("machine-ranked", &args)
            }
            None => name,
        }
    }

    /// How the machine of a code plays; none for a code that is not known.
    pub fn machine_about(&self, code: &str) -> Option<String> {
        match (keys(code), code.starts_with(SIMPLE)) {
            (Some((_, about)), _) => Some(self.say(about)),
            (None, true) => Some(self.say("machine-simple-about")),
            (None, false) => None,
        }
    }
}

fn keys(code: &str) -> Option<(&'static str, &'static str)> {
    MACHINES.iter().find(|(known, ..)| *known == code).map(|(_, name, about)| (*name, *about))
}
