//! Which language is spoken: `--lang`, then the locale of the environment.

use std::env;

use nugar_rules::fault::{Fault, Faults};
use nugar_words::{Language, Words};

/// Variables that name a locale; the first that is set decides, as POSIX has it.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The words of the environment's language.
pub(crate) fn words() -> Words {
    let set: Vec<String> = VARIABLES.iter().filter_map(|name| env::var(name).ok()).collect();
    let preferences = set.iter().map(String::as_str).filter(|text| !text.is_empty());
    Words::new(Language::choose(preferences))
}

/// The words of the language that was asked for, else of the environment's.
pub(crate) fn asked(language: Option<&str>) -> Result<Words, Faults> {
    let Some(text) = language else { return Ok(words()) };
    let known = || Language::all().map(Language::tag).collect::<Vec<&str>>().join(", ");
    let language = Language::preferred(text)
        .ok_or_else(|| Fault::BadText { text: text.to_owned(), want: known() })?;
    Ok(Words::new(language))
}
