//! A language's messages, and how one of them is said.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Language;
pub use nugar_rules::fault::Arg;

/// The messages of one language. Shared freely between threads; made once, as it reads every file.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The messages of a language.
    ///
    /// # Panics
    /// When a message file cannot be read or says something twice, which the tests exclude.
    pub fn new(language: Language) -> Words {
        let tag: LanguageIdentifier = language.tag().parse().expect("folders are named by tags");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Terminals show the marks that would isolate inserted text from its surroundings.
        bundle.set_use_isolating(false);
        for (name, text) in language.files() {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{}/{name}: {errors:?}", language.tag()));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("{}/{name}: {errors:?}", language.tag());
            }
        }
        Words { language, bundle }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message of that key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message without variables. A key that is missing is shown itself.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// A message with its variables: cells are joined by spaces, sides become the language's own
    /// words, numbers choose plurals. A key that is missing is shown itself.
    pub fn say_with(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        debug_assert!(pattern.is_some(), "no message {key} in {}", self.language.tag());
        let Some(pattern) = pattern else { return key.to_owned() };
        let args: FluentArgs =
            args.iter().map(|(name, arg)| (name.to_string(), value(arg))).collect();
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", self.language.tag());
        said
    }
}

/// What messages see of an argument. A side is its letter; the messages `side-…` make words of it.
fn value(arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.clone()),
        Arg::Cells(cells) => FluentValue::from(cells.join(" ")),
        Arg::Side(side) => FluentValue::from(side.letter().to_string()),
    }
}
