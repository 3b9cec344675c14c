//! Which sectors a game of alignment has, and which lead to which.

use nugar_rules::alignment::{AlignmentRules, CapturesPerMove};

pub use crate::sector::Sector;

impl Sector {
    /// The sector that a step with so many captures leads to; none when it ends the game, or takes
    /// more than there are.
    pub fn after(self, taken: u8, lose_at: u8) -> Option<Sector> {
        let own = self.enemy.checked_sub(taken)?;
        (own > lose_at).then_some(Sector { own, enemy: self.own })
    }

    /// The sectors that steps with captures lead to, by the number of men taken, from 1; none where
    /// that ends the game. No more men are taken than a step can make rows, of which each but the
    /// first takes two more men at least.
    pub fn leads_to(self, rules: &AlignmentRules) -> Vec<Option<Sector>> {
        let rows = match rules.captures_per_move {
            CapturesPerMove::One => 1,
            CapturesPerMove::PerRow => self.own.saturating_sub(1) / 2,
        };
        (1..=rows.min(self.enemy)).map(|taken| self.after(taken, rules.lose_at)).collect()
    }

    /// The sectors of a game with up to so many men in all, those that others lead to first. Of a
    /// sector and its mate, which belong together, the one with fewer own men comes first.
    pub fn all(rules: &AlignmentRules, men: u8) -> Vec<Sector> {
        let range = rules.lose_at + 1..=rules.pieces;
        let mut all: Vec<Sector> = range
            .clone()
            .flat_map(|own| range.clone().map(move |enemy| Sector { own, enemy }))
            .filter(|sector| sector.own.saturating_add(sector.enemy) <= men)
            .collect();
        all.sort_by_key(|s| (s.men(), s.own.min(s.enemy), s.own));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nugar_rules::catalog::{Rules, Ruleset};

    #[test]
    fn sectors_come_after_those_they_lead_to() {
        let Ok(ruleset) = Ruleset::read("wali") else { panic!("wali is there") };
        let Rules::Alignment(rules) = ruleset.rules() else { panic!("wali is of this family") };
        let all = Sector::all(rules, 6);
        assert_eq!(all.len(), 15);
        for (at, sector) in all.iter().enumerate() {
            for taken in 1..=3 {
                if let Some(next) = sector.after(taken, rules.lose_at) {
                    assert!(all[..at].contains(&next), "{sector} {next}");
                }
            }
        }
    }
}
