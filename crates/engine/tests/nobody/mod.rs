//! Rulesets that nobody wrote.

use nugar_rules::alignment::AlignmentRules;
use nugar_rules::catalog::{Rules, find};
use nugar_rules::playout::{Chance, Random};
use nugar_rules::spec::Values;

/// Rules with every field drawn at random, small enough to search.
pub(crate) fn random_rules(luck: &mut Random) -> AlignmentRules {
    loop {
        let Rules::Alignment(mut rules) = find("dara-walker").unwrap().rules() else {
            unreachable!("Dara is a game of alignment")
        };
        for field in AlignmentRules::FIELDS {
            let mut below = |n| luck.below(n) as usize;
            let text = match field.values {
                Values::Words(words) => words[below(words.len() as u64)].to_owned(),
                Values::Number { least, most } => {
                    let most = most.min(least + 8);
                    (least + below(u64::from(most - least + 1)) as u32).to_string()
                }
                Values::Cells => ["none", "b2", "a1b2c3"][below(3)].to_owned(),
            };
            rules.set(field.name, &text).unwrap();
        }
        if rules.check().is_ok() {
            return rules;
        }
    }
}
