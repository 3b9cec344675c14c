//! A rule with its ground, and what can be said of any set of rules: text, digest, difference.

use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

use crate::sources::Source;

/// Why a field has its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Basis {
    /// The source says so.
    Stated {
        /// Which source.
        source: &'static Source,
        /// Where in it; empty where that is not known.
        at: &'static str,
    },
    /// It follows from what the source says.
    Inferred {
        /// Which source.
        source: &'static Source,
        /// Message key of the reason.
        why: &'static str,
    },
    /// Our choice: the sources are silent or disagree.
    Chosen {
        /// Message key of the reason.
        why: &'static str,
    },
}

/// A value with its ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule<T> {
    /// What is played.
    pub value: T,
    /// Why.
    pub basis: Basis,
}

/// Ground: the source states it there.
pub const fn stated<T: Copy>(value: T, source: &'static Source, at: &'static str) -> Rule<T> {
    Rule { value, basis: Basis::Stated { source, at } }
}

/// Ground: it follows from the source for the reason with that message key.
pub const fn inferred<T: Copy>(value: T, source: &'static Source, why: &'static str) -> Rule<T> {
    Rule { value, basis: Basis::Inferred { source, why } }
}

/// Ground: our choice for the reason with that message key.
pub const fn chosen<T: Copy>(value: T, why: &'static str) -> Rule<T> {
    Rule { value, basis: Basis::Chosen { why } }
}

/// One field as text: its name, value and, in a published ruleset, its ground.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// Name, as ruleset texts write it.
    pub name: &'static str,
    /// Value in canonical form.
    pub value: String,
    /// Ground; none for a field that a user changed.
    pub basis: Option<Basis>,
}

/// What kind of value a field takes, for switches and help.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Values {
    /// One of these words, the first being the plainest.
    Words(&'static [&'static str]),
    /// A whole number in this range.
    Number {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// A set of cells.
    Cells,
}

/// A field of a family of rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldKind {
    /// Name, as ruleset texts write it.
    pub name: &'static str,
    /// What it may be.
    pub values: Values,
}

/// SHA-256 of the values of a ruleset, which is what records and tables are made under.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digest(pub [u8; 32]);

/// Names the list of fields that is digested; another list is another format.
const FORMAT: &str = "rules-v1";

impl Digest {
    /// Over the format's name, the family and every field in table order, a line each.
    pub fn of(family: &str, fields: &[(&'static str, String)]) -> Digest {
        let mut text = format!("{FORMAT}\nfamily={family}\n");
        for (name, value) in fields {
            let _ = writeln!(text, "{name}={value}");
        }
        Digest(Sha256::digest(text).into())
    }

    /// 64 hexadecimal digits.
    pub fn hex(self) -> String {
        self.0.iter().fold(String::with_capacity(64), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

/// A field in which two rulesets differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Name of the field.
    pub field: &'static str,
    /// Its value here.
    pub here: String,
    /// Its value there.
    pub there: String,
}
