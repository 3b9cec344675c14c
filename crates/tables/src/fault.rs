//! What can go wrong with tables. Codes and values; sentences are made elsewhere.

use nugar_rules::fault::Arg;

use crate::sector::Sector;
use crate::shelf::ShelfFault;

/// The part of a file in which something is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The head: format, rules, sector and the list of blocks.
    Head,
    /// The block of that number, from that byte on.
    Block {
        /// Which block, from 0.
        number: u64,
        /// Its first byte in the file.
        at: u64,
    },
    /// The length of the file.
    Length {
        /// How many bytes it has.
        have: u64,
        /// How many it should have.
        want: u64,
    },
}

/// What went wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Files could not be read or written.
    #[error(transparent)]
    Shelf(#[from] ShelfFault),
    /// Bytes of a file are not what was written.
    #[error("corrupt: {name}: {part:?}")]
    Corrupt {
        /// Name of the file.
        name: String,
        /// Where.
        part: Part,
    },
    /// A file is of a format that this build does not know.
    #[error("format: {name}: {version}")]
    Format {
        /// Name of the file.
        name: String,
        /// Version it claims.
        version: u16,
    },
    /// A file was made under other rules.
    #[error("rules: {name}: {}", differing.join(", "))]
    OtherRules {
        /// Name of the file.
        name: String,
        /// The fields that differ, as `name=value` of the file.
        differing: Vec<String>,
    },
    /// A file holds another sector than its name says.
    #[error("sector: {name}: {found}")]
    OtherSector {
        /// Name of the file.
        name: String,
        /// The sector it holds.
        found: Sector,
    },
    /// A sector that is needed has no file.
    #[error("missing: {0}")]
    Missing(Sector),
    /// The work needs more memory than it may use.
    #[error("memory: {sector}: {need} > {have}")]
    TooMuchMemory {
        /// Which sector.
        sector: Sector,
        /// Bytes needed.
        need: u64,
        /// Bytes allowed.
        have: u64,
    },
    /// The disk has less room than the work needs.
    #[error("disk: {need} > {have}")]
    DiskFull {
        /// Bytes needed.
        need: u64,
        /// Bytes free.
        have: u64,
    },
    /// A sector or a game is beyond what can be numbered.
    #[error("size: {0}")]
    TooLarge(Sector),
    /// Rules of a kind for which no table can be made.
    #[error("beyond: {field}")]
    RulesBeyond {
        /// The field that stands in the way.
        field: &'static str,
    },
    /// A distance is longer than tables can hold.
    #[error("distance: {0}")]
    TooLong(Sector),
    /// The caller told the work to stop; what was done is saved.
    #[error("stopped")]
    Stopped,
}

/// Bytes of a megabyte, in which memory and disk are told.
const MEGABYTE: u64 = 1 << 20;

impl Fault {
    /// Every code with the names of its arguments.
    pub const CODES: &[(&'static str, &'static [&'static str])] = &[
        ("shelf", &["file", "why"]),
        ("corrupt-head", &["file"]),
        ("corrupt-block", &["file", "number", "at"]),
        ("corrupt-length", &["file", "have", "want"]),
        ("format", &["file", "version"]),
        ("other-rules", &["file", "differing"]),
        ("other-sector", &["file", "found"]),
        ("missing", &["sector"]),
        ("memory", &["sector", "need", "have"]),
        ("disk", &["need", "have"]),
        ("too-large", &["sector"]),
        ("rules-beyond", &["field"]),
        ("too-long", &["sector"]),
        ("stopped", &[]),
    ];

    /// The code, as programs and sentences name it.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::Shelf(_) => "shelf",
            Fault::Corrupt { part: Part::Head, .. } => "corrupt-head",
            Fault::Corrupt { part: Part::Block { .. }, .. } => "corrupt-block",
            Fault::Corrupt { part: Part::Length { .. }, .. } => "corrupt-length",
            Fault::Format { .. } => "format",
            Fault::OtherRules { .. } => "other-rules",
            Fault::OtherSector { .. } => "other-sector",
            Fault::Missing(_) => "missing",
            Fault::TooMuchMemory { .. } => "memory",
            Fault::DiskFull { .. } => "disk",
            Fault::TooLarge(_) => "too-large",
            Fault::RulesBeyond { .. } => "rules-beyond",
            Fault::TooLong(_) => "too-long",
            Fault::Stopped => "stopped",
        }
    }

    /// The arguments by name: bytes of files as they are, memory and disk in megabytes, so that
    /// what is needed is rounded up and what there is down.
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        let number = |number: u64| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let need = |bytes: u64| number(bytes.div_ceil(MEGABYTE));
        let have = |bytes: u64| number(bytes / MEGABYTE);
        let sector = |sector: &Sector| Arg::Text(sector.to_string());
        let file = |name: &String| ("file", Arg::Text(name.clone()));
        match self {
            Fault::Shelf(ShelfFault { name, what }) => {
                vec![file(name), ("why", Arg::Text(what.clone()))]
            }
            Fault::Corrupt { name, part } => match *part {
                Part::Head => vec![file(name)],
                Part::Block { number: block, at } => {
                    vec![file(name), ("number", number(block)), ("at", number(at))]
                }
                Part::Length { have, want } => {
                    vec![file(name), ("have", number(have)), ("want", number(want))]
                }
            },
            Fault::Format { name, version } => {
                vec![file(name), ("version", number((*version).into()))]
            }
            Fault::OtherRules { name, differing } => {
                vec![file(name), ("differing", Arg::Text(differing.join(", ")))]
            }
            Fault::OtherSector { name, found } => vec![file(name), ("found", sector(found))],
            Fault::Missing(which) | Fault::TooLarge(which) | Fault::TooLong(which) => {
                vec![("sector", sector(which))]
            }
            Fault::TooMuchMemory { sector: which, need: bytes, have: allowed } => {
                let memory = [("need", need(*bytes)), ("have", have(*allowed))];
                [("sector", sector(which))].into_iter().chain(memory).collect()
            }
            Fault::DiskFull { need: bytes, have: free } => {
                vec![("need", need(*bytes)), ("have", have(*free))]
            }
            Fault::RulesBeyond { field } => vec![("field", (*field).into())],
            Fault::Stopped => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of each.
    fn all() -> Vec<Fault> {
        let (name, sector) = (|| "x.nugar".to_owned(), Sector { own: 3, enemy: 4 });
        let corrupt = |part| Fault::Corrupt { name: "x.nugar".to_owned(), part };
        vec![
            ShelfFault { name: name(), what: "gone".to_owned() }.into(),
            corrupt(Part::Head),
            corrupt(Part::Block { number: 2, at: 900 }),
            corrupt(Part::Length { have: 1, want: 2 }),
            Fault::Format { name: name(), version: 9 },
            Fault::OtherRules { name: name(), differing: vec!["lose_at=0".to_owned()] },
            Fault::OtherSector { name: name(), found: sector },
            Fault::Missing(sector),
            Fault::TooMuchMemory { sector, need: (1 << 20) + 1, have: (2 << 20) - 1 },
            Fault::DiskFull { need: 1, have: 0 },
            Fault::TooLarge(sector),
            Fault::RulesBeyond { field: "added" },
            Fault::TooLong(sector),
            Fault::Stopped,
        ]
    }

    #[test]
    fn codes_and_arguments_are_those_that_are_listed() {
        let found: Vec<(&str, Vec<&str>)> = all()
            .iter()
            .map(|fault| (fault.code(), fault.args().into_iter().map(|arg| arg.0).collect()))
            .collect();
        let listed: Vec<(&str, Vec<&str>)> =
            Fault::CODES.iter().map(|(code, args)| (*code, args.to_vec())).collect();
        assert_eq!(found, listed);
        let memory = all()[8].args();
        assert_eq!(memory[1..], [("need", Arg::Number(2)), ("have", Arg::Number(1))]);
    }
}
