//! A ruleset with the ground of every field.

use nugar_rules::catalog::{Preset, Ruleset};
use nugar_rules::sources::{self, Source};
use nugar_rules::spec::{Basis, Difference, Field, FieldKind, Values};
use serde::{Deserialize, Serialize};

use crate::Ordered;

/// A ruleset: a published one, or one told from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulesLine {
    /// Its text, which commands read: of a published one its name.
    pub id: String,
    /// The published ruleset it is told from.
    pub preset: String,
    /// That one's name for people.
    pub title: String,
    /// `alignment` or `running-fight`.
    pub family: String,
    /// The published ruleset that others of the family are measured by.
    pub base: String,
    /// SHA-256 of its values.
    pub digest: String,
    /// The letter on the one-face of its dice, where there are dice.
    pub one_face: Option<char>,
    /// Every field in table order.
    pub fields: Ordered<FieldLine>,
    /// In which fields it differs from its preset.
    pub differs_from_preset: Vec<DiffLine>,
    /// In which fields it differs from the base.
    pub differs_from_base: Vec<DiffLine>,
    /// The fields that we chose ourselves, the sources being silent or at odds.
    pub doubts: Vec<String>,
    /// The sources that the grounds cite.
    pub sources: Vec<SourceLine>,
}

/// A field's value and ground.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldLine {
    /// A number, or text as rulesets write it.
    pub value: Value,
    /// Why; none for a field that a user changed.
    pub ground: Option<Ground>,
}

/// A value of a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Number(u32),
    /// A word, or cells.
    Text(String),
}

/// Why a field has its value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ground {
    /// A source says so.
    Stated {
        /// The source's key.
        source: String,
        /// Where in it; empty where that is not known.
        at: String,
    },
    /// It follows from what a source says.
    Inferred {
        /// The source's key.
        source: String,
        /// Key of the sentence that says why.
        why: String,
    },
    /// Our choice.
    Chosen {
        /// Key of the sentence that says why.
        why: String,
    },
}

/// A field in which two rulesets differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiffLine {
    /// The field.
    pub field: String,
    /// Its value in the first.
    pub here: Value,
    /// Its value in the second.
    pub there: Value,
}

/// In what two rulesets differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiffReport {
    /// The text of the first.
    pub here: String,
    /// The text of the second.
    pub there: String,
    /// The fields in which they differ; none where they are of different families.
    pub differences: Option<Vec<DiffLine>>,
}

impl DiffReport {
    /// Of two rulesets.
    pub fn new(here: &Ruleset, there: &Ruleset) -> DiffReport {
        let kinds = here.rules().kinds();
        let found = here.rules().diff(there.rules());
        DiffReport {
            here: here.text(),
            there: there.text(),
            differences: found
                .map(|found| found.iter().map(|one| DiffLine::new(one, kinds)).collect()),
        }
    }
}

/// A source of rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourceLine {
    /// Short key, as grounds cite it.
    pub key: String,
    /// Author, title and date.
    pub title: String,
    /// Where it can be found; empty where that is not known.
    pub place: String,
    /// Who reports it, where only a report was seen.
    pub via: String,
    /// `full`, `part` or `reported`.
    pub seen: String,
}

impl From<&Ruleset> for RulesLine {
    fn from(ruleset: &Ruleset) -> RulesLine {
        let (rules, kinds) = (ruleset.rules(), ruleset.rules().kinds());
        let base = ruleset.preset.base();
        let differs = |from: &Preset| {
            let found = rules.diff(&from.rules()).unwrap_or_default();
            found.iter().map(|difference| DiffLine::new(difference, kinds)).collect()
        };
        let fields = ruleset.fields();
        RulesLine {
            id: ruleset.text(),
            preset: ruleset.preset.id.to_owned(),
            title: ruleset.preset.title.to_owned(),
            family: rules.family().to_owned(),
            base: base.id.to_owned(),
            digest: rules.digest().hex(),
            one_face: ruleset.preset.one_face,
            differs_from_preset: differs(ruleset.preset),
            differs_from_base: differs(base),
            doubts: fields.iter().filter(|f| is_doubt(f)).map(|f| f.name.to_owned()).collect(),
            sources: cited(&fields).into_iter().map(SourceLine::from).collect(),
            fields: fields.iter().map(|field| (field.name, FieldLine::new(field, kinds))).collect(),
        }
    }
}

fn is_doubt(field: &Field) -> bool {
    matches!(field.basis, Some(Basis::Chosen { .. }))
}

/// The sources that grounds cite, in the order of the bibliography.
fn cited(fields: &[Field]) -> Vec<&'static Source> {
    let cites = |source: &Source| {
        fields.iter().any(|field| match field.basis {
            Some(Basis::Stated { source: cited, .. } | Basis::Inferred { source: cited, .. }) => {
                cited.key == source.key
            }
            Some(Basis::Chosen { .. }) | None => false,
        })
    };
    sources::ALL.iter().filter(|source| cites(source)).collect()
}

impl Value {
    /// The value of a field of that kind.
    fn new(field: &str, text: &str, kinds: &[FieldKind]) -> Value {
        let kind = kinds.iter().find(|kind| kind.name == field).map(|kind| kind.values);
        match (kind, text.parse()) {
            (Some(Values::Number { .. }), Ok(number)) => Value::Number(number),
            _ => Value::Text(text.to_owned()),
        }
    }
}

impl FieldLine {
    fn new(field: &Field, kinds: &[FieldKind]) -> FieldLine {
        FieldLine {
            value: Value::new(field.name, &field.value, kinds),
            ground: field.basis.as_ref().map(Ground::from),
        }
    }
}

impl DiffLine {
    /// A difference between rulesets whose family has these fields.
    fn new(difference: &Difference, kinds: &[FieldKind]) -> DiffLine {
        let value = |text: &str| Value::new(difference.field, text, kinds);
        DiffLine {
            field: difference.field.to_owned(),
            here: value(&difference.here),
            there: value(&difference.there),
        }
    }
}

impl From<&Basis> for Ground {
    fn from(basis: &Basis) -> Ground {
        match *basis {
            Basis::Stated { source, at } => {
                Ground::Stated { source: source.key.to_owned(), at: at.to_owned() }
            }
            Basis::Inferred { source, why } => {
                Ground::Inferred { source: source.key.to_owned(), why: why.to_owned() }
            }
            Basis::Chosen { why } => Ground::Chosen { why: why.to_owned() },
        }
    }
}

impl From<&Source> for SourceLine {
    fn from(source: &Source) -> SourceLine {
        SourceLine {
            key: source.key.to_owned(),
            title: source.title.to_owned(),
            place: source.place.to_owned(),
            via: source.via.to_owned(),
            seen: source.seen.code().to_owned(),
        }
    }
}
