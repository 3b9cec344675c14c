//! The languages there are, and which of them a reader wants.

/// Every folder of `lang/` with its files.
static LANGUAGES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// What is spoken when nothing that a reader prefers is there.
const FALLBACK: &str = "en";

/// Tags that people write for a language whose folder has another name. Nynorsk readers read
/// bokmål; a folder `nn` would come first all the same.
const KIN: &[(&str, &str)] = &[("no", "nb"), ("nn", "nb"), ("c", FALLBACK), ("posix", FALLBACK)];

/// A language that has a folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(usize);

impl Language {
    /// Every language, in order of their tags.
    pub fn all() -> impl ExactSizeIterator<Item = Language> {
        (0..LANGUAGES.len()).map(Language)
    }

    /// The tag: the folder's name.
    pub fn tag(self) -> &'static str {
        LANGUAGES[self.0].0
    }

    /// The language of exactly that tag.
    pub fn find(tag: &str) -> Option<Language> {
        Language::all().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// The first of the preferences that is there, else English.
    ///
    /// A preference may be a tag (`da-DK`), a locale (`it_IT.UTF-8`, `nb_NO@latin`, `C`), one
    /// entry of a web header (`fr;q=0.8`), or several of those with `:` or `,` between.
    pub fn choose<'a>(preferences: impl IntoIterator<Item = &'a str>) -> Language {
        preferences
            .into_iter()
            .flat_map(|text| text.split([':', ',']))
            .find_map(Language::preferred)
            .unwrap_or_default()
    }

    /// The language one preference means: as it stands, without its region, or its kin.
    pub fn preferred(text: &str) -> Option<Language> {
        let tag = text.split(['.', '@', ';']).next()?.trim().replace('_', "-").to_ascii_lowercase();
        let primary = tag.split('-').next()?;
        let kin = KIN.iter().find(|(written, _)| *written == primary).map(|(_, folder)| *folder);
        Language::find(&tag).or_else(|| Language::find(primary)).or_else(|| Language::find(kin?))
    }

    /// The message files by name.
    pub(crate) fn files(self) -> &'static [(&'static str, &'static str)] {
        LANGUAGES[self.0].1
    }
}

impl Default for Language {
    /// English.
    fn default() -> Language {
        Language::find(FALLBACK).expect("English is always there")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(preferences: &[&str]) -> &'static str {
        Language::choose(preferences.iter().copied()).tag()
    }

    #[test]
    fn preferences_are_understood_as_people_and_systems_write_them() {
        assert_eq!(chosen(&["it_IT.UTF-8"]), "it");
        assert_eq!(chosen(&["da-DK"]), "da");
        assert_eq!(chosen(&["no"]), "nb");
        assert_eq!(chosen(&["nn_NO.UTF-8@latin"]), "nb");
        assert_eq!(chosen(&["C"]), "en");
        assert_eq!(chosen(&["C.UTF-8", "it"]), "en");
        assert_eq!(chosen(&["POSIX"]), "en");
        assert_eq!(chosen(&["", "fr-CA;q=0.8"]), "fr");
        assert_eq!(chosen(&["xx", "DA"]), "da");
        assert_eq!(chosen(&["sv:nb:en"]), "nb");
        assert_eq!(chosen(&["sv"]), "en");
        assert_eq!(chosen(&[]), "en");
    }
}
