//! Searches that differ from the best one, by text: for experiments and for matches that measure
//! what a step is worth.

use nugar_rules::alignment::AlignmentRules;

use crate::evaluation::alignment::Points;
use crate::tuning::Tuning;

/// Numbers of a search for games of alignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Variant {
    /// Of the search.
    pub tuning: Tuning,
    /// Of the judge.
    pub points: Points,
}

/// A part of a text that names nothing, or gives it no number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoVariant(pub String);

impl Variant {
    /// What is played with by those rules.
    pub const fn best(rules: &AlignmentRules) -> Variant {
        Variant { tuning: Tuning::BEST, points: Points::of(rules) }
    }

    /// The best with changes, parted by commas: `-step` leaves out a step of [`Tuning::STEPS`] or a
    /// term of [`Points::TERMS`], `name=value` sets a number of [`Tuning`], `p.name=value` and
    /// `m.name=value` a weight in placement and in movement. An empty text changes nothing.
    ///
    /// # Errors
    /// The first part that is none of these.
    pub fn read(text: &str, rules: &AlignmentRules) -> Result<Variant, NoVariant> {
        let mut variant = Variant::best(rules);
        for part in text.split(',').filter(|part| !part.is_empty()) {
            variant = variant.changed(part).ok_or_else(|| NoVariant(part.to_owned()))?;
        }
        Ok(variant)
    }

    fn changed(mut self, part: &str) -> Option<Variant> {
        if let Some(step) = part.strip_prefix('-') {
            match self.tuning.without(step) {
                Some(tuning) => self.tuning = tuning,
                None => self.points = self.points.without(step)?,
            }
            return Some(self);
        }
        let (name, value) = part.split_once('=')?;
        let number = match name.split_once('.') {
            Some(("p", name)) => self.points.placement.get_mut(name),
            Some(("m", name)) => self.points.movement.get_mut(name),
            Some(_) => None,
            None => self.tuning.get_mut(name),
        };
        *number? = value.parse().ok()?;
        Some(self)
    }

    /// Every name that can stand behind a `-`.
    pub fn steps() -> impl Iterator<Item = &'static str> {
        let steps = Tuning::STEPS.iter().map(|(name, _)| *name);
        let terms = Points::TERMS.iter().map(|(name, _)| *name);
        steps.chain(terms).chain([Points::PHASE])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nugar_rules::catalog::{Rules, find};

    fn rules() -> AlignmentRules {
        match find("dala").map(nugar_rules::catalog::Preset::rules) {
            Some(Rules::Alignment(rules)) => rules,
            _ => panic!("Dala is a game of alignment"),
        }
    }

    #[test]
    fn each_step_can_be_left_out() {
        let best = Variant::best(&rules());
        assert_eq!(Variant::read("", &rules()), Ok(best));
        for step in Variant::steps() {
            let without = Variant::read(&format!("-{step}"), &rules()).expect("a step");
            assert_ne!(without, best, "{step}");
            let named = Variant::steps().filter(|other| *other == step).count();
            assert_eq!(named, 1, "{step} names two things");
        }
    }

    #[test]
    fn numbers_are_set_by_name() {
        let variant = Variant::read("late_quiet=7,p.gap=-3,m.gap=4", &rules()).expect("names");
        assert_eq!(variant.tuning.late_quiet, 7);
        assert_eq!((variant.points.placement.gap, variant.points.movement.gap), (-3, 4));
        for wrong in ["-nothing", "late_quiet", "late_quiet=", "x.gap=1", "gap=1", "p.late_quiet=1"]
        {
            let text = format!("-killers,{wrong}");
            assert_eq!(Variant::read(&text, &rules()), Err(NoVariant(wrong.to_owned())));
        }
    }
}
