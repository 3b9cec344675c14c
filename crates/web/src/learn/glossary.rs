//! What the players call their game and its parts, as the sources report it, and nothing beyond.

use nugar_rules::sources::{self, Source};

/// A word of the game's players.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Name {
    /// The word.
    pub(crate) word: &'static str,
    /// Message of the language it is of.
    pub(crate) language: &'static str,
    /// Message of what it means.
    pub(crate) means: &'static str,
    /// Who reports it.
    pub(crate) source: &'static Source,
}

const fn name(
    word: &'static str,
    language: &'static str,
    means: &'static str,
    source: &'static Source,
) -> Name {
    Name { word, language, means, source }
}

const DARA: &[Name] = &[
    name("dara", "tongue-hausa", "name-game", &sources::WALKER),
    name("doki", "tongue-hausa", "name-horse-game", &sources::ITALIAN),
    name("dili", "tongue-zarma", "name-game", &sources::ITALIAN),
    name("dilli", "tongue-zarma", "name-game", &sources::OLIVIER),
    name("dra", "tongue-tamasheq", "name-game", &sources::MONOD),
    name("wali", "tongue-bambara", "name-game", &sources::MONOD),
    name("kyoti", "tongue-fula", "name-game", &sources::MONOD),
    name("dära", "tongue-tuareg-south", "name-game", &sources::TUAREG),
    name("keraḍ", "tongue-tuareg-north", "name-three-game", &sources::TUAREG),
    name("anu", "tongue-tuareg", "name-well-hole", &sources::TUAREG),
    name("cheval", "tongue-french", "name-horse-figure", &sources::MONOD),
];

const DALA: &[Name] = &[
    name("dâla", "tongue-sudan", "name-game", &sources::DAVIES),
    name("nugâr, nûgara", "tongue-sudan", "name-holes", &sources::DAVIES),
    name("'îdân, 'ûd", "tongue-sudan", "name-sticks", &sources::DAVIES),
    name("tchakka", "tongue-sudan", "name-plant", &sources::DAVIES),
    name("ta'na", "tongue-sudan", "name-capturing-three", &sources::FRENCH),
    name("taureau", "tongue-french", "name-bull", &sources::FRENCH),
];

const DALDOSA: &[Name] = &[
    name("daldøsa", "tongue-jaeren", "name-game", &sources::WP_DALD),
    name("daldøs", "tongue-thy", "name-game", &sources::WP_DALD),
    name("daldos", "tongue-bornholm", "name-game", &sources::WP_DALD),
    name("dallen", "tongue-danish", "name-a-face", &sources::WP_DALD),
    name("døs", "tongue-danish", "name-two-face", &sources::WP_DALD),
    name("fordallet", "tongue-danish", "name-dalled", &sources::WP_DALD),
    name("ufordalled", "tongue-danish", "name-undalled", &sources::WP_DALD),
];

/// The words of a game, named by what its rulesets' ids begin with.
pub(crate) fn names_of(game: &str) -> &'static [Name] {
    match game {
        "dala" => DALA,
        "daldosa" | "daldoza" => DALDOSA,
        _ => DARA,
    }
}
