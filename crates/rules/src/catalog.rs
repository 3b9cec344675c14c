//! THE list of rulesets. Commands, pages, tests and tables go through it.

use crate::alignment::{self, Alignment, AlignmentRules, AlignmentSpec};
use crate::fault::{Fault, Faults};
use crate::game::Game;
use crate::running_fight::{self, RaceRules, RaceSpec, RunningFight};
use crate::spec::{Basis, Difference, Digest, Field, FieldKind};
use crate::symmetry::Symmetric;

/// A published ruleset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// Its name in commands, links, records and tables.
    pub id: &'static str,
    /// Its name for people: the game's, and what tells the ruleset apart.
    pub title: &'static str,
    /// The letter on the one-face of its dice, where there are dice.
    pub one_face: Option<char>,
    /// Its rules with their grounds.
    pub spec: Spec,
}

/// The rules of a published ruleset by family.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spec {
    /// A game of alignment.
    Alignment(AlignmentSpec),
    /// A running-fight game.
    RunningFight(RaceSpec),
}

/// Every published ruleset; the first of a family is its base.
pub const PRESETS: &[Preset] = &[
    alignment::presets::DARA_WALKER,
    alignment::presets::DARA_WALKER_B4,
    alignment::presets::DARA_WALKER_B4B6,
    alignment::presets::DARA_WALKER_B5,
    alignment::presets::DARA_WALKER_B5B6,
    alignment::presets::DARA_BELL,
    alignment::presets::DARA_BELL_B6,
    alignment::presets::DARA_BELL_B6_STRICT,
    alignment::presets::DARA_ITALIAN,
    alignment::presets::DARA_ITALIAN_DOPPIA,
    alignment::presets::DARA_ITALIAN_NIGER,
    alignment::presets::DALA,
    alignment::presets::DALA_DOPPIA,
    alignment::presets::WALI,
    alignment::presets::DERRAH,
    running_fight::presets::DALDOSA,
    running_fight::presets::DALDOSA_STERNMOST,
    running_fight::presets::DALDOSA_JAEREN,
    running_fight::presets::DALDOSA_12_13_12,
    running_fight::presets::DALDOZA,
];

/// The preset of that id.
pub fn find(id: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.id.eq_ignore_ascii_case(id))
}

impl Preset {
    /// The plain values.
    pub fn rules(&self) -> Rules {
        match &self.spec {
            Spec::Alignment(spec) => Rules::Alignment(spec.rules()),
            Spec::RunningFight(spec) => Rules::RunningFight(spec.rules()),
        }
    }

    /// Every field with its value and ground, in table order.
    pub fn fields(&self) -> Vec<Field> {
        let grounds: Vec<Basis> = match &self.spec {
            Spec::Alignment(spec) => spec.grounds().to_vec(),
            Spec::RunningFight(spec) => spec.grounds().to_vec(),
        };
        self.rules()
            .texts()
            .into_iter()
            .zip(grounds)
            .map(|((name, value), basis)| Field { name, value, basis: Some(basis) })
            .collect()
    }

    /// The ruleset that others of its family are measured by: the family's first.
    pub fn base(&self) -> &'static Preset {
        let family = self.rules().family();
        let of_family = |preset: &&Preset| preset.rules().family() == family;
        PRESETS.iter().find(of_family).expect("a published ruleset is in the catalog")
    }

    /// The fields that we chose ourselves.
    pub fn doubts(&self) -> Vec<Field> {
        let chosen = |field: &Field| matches!(field.basis, Some(Basis::Chosen { .. }));
        self.fields().into_iter().filter(chosen).collect()
    }
}

/// Plain rules of any family: what is compiled, digested, compared and written by users.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rules {
    /// A game of alignment.
    Alignment(AlignmentRules),
    /// A running-fight game.
    RunningFight(RaceRules),
}

/// Something to do with a compiled game, whatever its family.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Game + Symmetric>(self, game: G) -> Self::Output;
}

impl Rules {
    /// Compiles the rules, which have to make sense, and hands the game to the visitor.
    pub fn visit<V: Visitor>(&self, visitor: V) -> V::Output {
        match self {
            Rules::Alignment(rules) => visitor.visit(Alignment::new(*rules)),
            Rules::RunningFight(rules) => visitor.visit(RunningFight::new(*rules)),
        }
    }

    /// Name of the family.
    pub const fn family(&self) -> &'static str {
        match self {
            Rules::Alignment(_) => AlignmentRules::FAMILY,
            Rules::RunningFight(_) => RaceRules::FAMILY,
        }
    }

    /// The family's fields with the values they take.
    pub const fn kinds(&self) -> &'static [FieldKind] {
        match self {
            Rules::Alignment(_) => AlignmentRules::FIELDS,
            Rules::RunningFight(_) => RaceRules::FIELDS,
        }
    }

    /// Every field's canonical text, in table order.
    pub fn texts(&self) -> Vec<(&'static str, String)> {
        match self {
            Rules::Alignment(rules) => rules.texts(),
            Rules::RunningFight(rules) => rules.texts(),
        }
    }

    /// Sets a field from text.
    pub fn set(&mut self, field: &str, text: &str) -> Result<(), Fault> {
        match self {
            Rules::Alignment(rules) => rules.set(field, text),
            Rules::RunningFight(rules) => rules.set(field, text),
        }
    }

    /// Whether the rules make sense together; every fault is named.
    pub fn check(&self) -> Result<(), Faults> {
        match self {
            Rules::Alignment(rules) => rules.check(),
            Rules::RunningFight(rules) => rules.check(),
        }
    }

    /// The digest of the values.
    pub fn digest(&self) -> Digest {
        Digest::of(self.family(), &self.texts())
    }

    /// The fields in which two rulesets of a family differ; `None` across families.
    pub fn diff(&self, there: &Rules) -> Option<Vec<Difference>> {
        if self.family() != there.family() {
            return None;
        }
        let pairs = self.texts().into_iter().zip(there.texts());
        Some(
            pairs
                .filter(|((_, here), (_, there))| here != there)
                .map(|((field, here), (_, there))| Difference { field, here, there })
                .collect(),
        )
    }
}

/// A ruleset as people name it: a preset, and the fields in which it differs from the preset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruleset {
    /// The preset it is told from.
    pub preset: &'static Preset,
    /// What is played; checked to make sense.
    rules: Rules,
}

impl From<&'static Preset> for Ruleset {
    fn from(preset: &'static Preset) -> Ruleset {
        Ruleset { preset, rules: preset.rules() }
    }
}

impl Ruleset {
    /// Rules told from a preset of the same family.
    pub fn new(preset: &'static Preset, rules: Rules) -> Result<Ruleset, Faults> {
        rules.check()?;
        if rules.family() != preset.rules().family() {
            return Err(Fault::UnknownPreset { text: preset.id.to_owned() }.into());
        }
        Ok(Ruleset { preset, rules })
    }

    /// Reads `id` or `id+field=value,…`; every fault is named.
    pub fn read(text: &str) -> Result<Ruleset, Faults> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Fault::Empty {}.into());
        }
        let (id, changes) = text.split_once('+').unwrap_or((text, ""));
        let preset = find(id.trim())
            .ok_or_else(|| Faults::from(Fault::UnknownPreset { text: id.trim().to_owned() }))?;
        let mut rules = preset.rules();
        let (mut found, mut seen) = (Vec::new(), Vec::new());
        let changes = if text.contains('+') { changes.split(',').collect() } else { Vec::new() };
        for change in changes {
            let Some((field, value)) = change.split_once('=') else {
                found.push(Fault::BadField { text: change.trim().to_owned() });
                continue;
            };
            let field = field.trim().to_ascii_lowercase();
            if seen.contains(&field) {
                found.push(Fault::RepeatedField { field: field.clone() });
            }
            if field == "fill_first" {
                found.extend(alignment::repeated_cells(value.trim()));
            }
            found.extend(rules.set(&field, value.trim()).err());
            seen.push(field);
        }
        if let Err(Faults(more)) = rules.check() {
            found.extend(more);
        }
        Faults::check(found)?;
        Ok(Ruleset { preset, rules })
    }

    /// What is played.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Canonical text: the preset's id and the fields that differ, in table order.
    pub fn text(&self) -> String {
        let changed = self.rules.diff(&self.preset.rules()).unwrap_or_default();
        if changed.is_empty() {
            return self.preset.id.to_owned();
        }
        let changes: Vec<String> =
            changed.iter().map(|change| format!("{}={}", change.field, change.here)).collect();
        format!("{}+{}", self.preset.id, changes.join(","))
    }

    /// Every field with its value, and its ground where the preset has the same value.
    pub fn fields(&self) -> Vec<Field> {
        let values = self.rules.texts();
        self.preset
            .fields()
            .into_iter()
            .zip(values)
            .map(|(field, (name, value))| Field {
                name,
                basis: if field.value == value { field.basis } else { None },
                value,
            })
            .collect()
    }
}
