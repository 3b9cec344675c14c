//! Every language says everything, and nothing that nobody asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use nugar_rules::alignment::AlignmentRules;
use nugar_rules::catalog::PRESETS;
use nugar_rules::fault::Fault;
use nugar_rules::game::{Outcome, Phase, Reason, Side};
use nugar_rules::running_fight::RaceRules;
use nugar_rules::sources::{self, Seen};
use nugar_rules::spec::{Basis, Values};
use nugar_words::{Arg, Language, Words};

/// What a message names: its variables and the messages it is made of, selectors included.
#[derive(Debug, Default, Clone)]
struct Parts {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

/// Every message of a language.
struct Messages(BTreeMap<String, Parts>);

impl Messages {
    fn of(language: Language) -> Messages {
        let folder = root().join("crates/words/lang").join(language.tag());
        let mut all = BTreeMap::new();
        for file in files(&folder, "ftl") {
            let text = fs::read_to_string(&file).unwrap();
            let resource =
                parse(text.as_str()).unwrap_or_else(|e| panic!("{}: {e:?}", file.display()));
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let mut parts = Parts::default();
                collect(&message.value.expect("every message has a value"), &mut parts);
                let again = all.insert(message.id.name.to_owned(), parts);
                assert!(again.is_none(), "{} twice in {}", message.id.name, language.tag());
            }
        }
        Messages(all)
    }

    fn keys(&self) -> BTreeSet<&str> {
        self.0.keys().map(String::as_str).collect()
    }

    /// The variables of a message and of those it is made of.
    fn variables(&self, key: &str) -> BTreeSet<String> {
        let parts = &self.0[key];
        let inner = parts.messages.iter().flat_map(|message| self.variables(message));
        parts.variables.iter().cloned().chain(inner).collect()
    }
}

fn collect(pattern: &Pattern<&str>, parts: &mut Parts) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, parts),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, parts);
                    for variant in variants {
                        collect(&variant.value, parts);
                    }
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, parts: &mut Parts) {
    match inline {
        InlineExpression::VariableReference { id } => {
            parts.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            parts.messages.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("not used in these files: {other:?}"),
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Every file of that ending in a folder and the folders below, build outputs left out.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("target") {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn english() -> Messages {
    Messages::of(Language::default())
}

/// The keys of a family, as the rules have them.
fn family(prefix: &str, names: impl IntoIterator<Item = impl AsRef<str>>) -> BTreeSet<String> {
    names.into_iter().map(|name| format!("{prefix}{}", name.as_ref())).collect()
}

/// The family's keys in the English files.
fn written(messages: &Messages, prefix: &str) -> BTreeSet<String> {
    let keys = messages.keys().into_iter().filter(|key| key.starts_with(prefix));
    keys.map(str::to_owned).collect()
}

fn kinds() -> impl Iterator<Item = &'static nugar_rules::spec::FieldKind> + Clone {
    AlignmentRules::FIELDS.iter().chain(RaceRules::FIELDS)
}

fn whys() -> BTreeSet<String> {
    let fields = PRESETS.iter().flat_map(nugar_rules::catalog::Preset::fields);
    fields
        .filter_map(|field| match field.basis {
            Some(Basis::Inferred { why, .. } | Basis::Chosen { why }) => Some(why.to_owned()),
            _ => None,
        })
        .collect()
}

#[test]
fn every_language_has_the_keys_of_english_with_the_same_variables() {
    let english = english();
    for language in Language::all() {
        let other = Messages::of(language);
        let tag = language.tag();
        let (here, there) = (english.keys(), other.keys());
        let lacking: Vec<_> = here.difference(&there).collect();
        assert!(lacking.is_empty(), "{tag} lacks {lacking:?}");
        let besides: Vec<_> = there.difference(&here).collect();
        assert!(besides.is_empty(), "{tag} has besides {besides:?}");
        for key in here {
            assert_eq!(english.variables(key), other.variables(key), "{key} in {tag}");
        }
    }
}

#[test]
fn every_fault_is_said_with_exactly_its_arguments() {
    let english = english();
    assert_eq!(
        written(&english, "fault-"),
        family("fault-", Fault::CODES.iter().map(|(code, _)| code))
    );
    for (code, args) in Fault::CODES {
        let args: BTreeSet<String> = args.iter().map(|arg| (*arg).to_owned()).collect();
        assert_eq!(english.variables(&format!("fault-{code}")), args, "{code}");
    }
}

#[test]
fn every_name_of_the_rules_has_its_message_and_no_other_is_there() {
    let english = english();
    let phases = [Phase::Placement, Phase::Movement, Phase::Roll, Phase::Play, Phase::Over];
    assert_eq!(written(&english, "phase-"), family("phase-", phases.map(Phase::code)));
    assert_eq!(written(&english, "reason-"), family("reason-", Reason::ALL.map(Reason::code)));
    let families = [AlignmentRules::FAMILY, RaceRules::FAMILY];
    assert_eq!(written(&english, "family-"), family("family-", families));
    let grades = [Seen::Full, Seen::Part, Seen::Reported];
    assert_eq!(written(&english, "seen-"), family("seen-", grades.map(Seen::code)));
    let presets = PRESETS.iter().map(|preset| preset.id);
    assert_eq!(written(&english, "preset-"), family("preset-", presets));
    assert_eq!(written(&english, "why-"), whys());

    let names = kinds().map(|kind| kind.name);
    let mut fields = family("field-", names.clone());
    fields.extend(family("field-about-", names));
    assert_eq!(written(&english, "field-"), fields);

    let mut values: BTreeSet<String> =
        ["fill_first-none", "repetition-0", "quiet_limit-0"].map(|v| format!("value-{v}")).into();
    for kind in kinds() {
        if let Values::Words(words) = kind.values {
            values.extend(family(&format!("value-{}-", kind.name), words));
        }
    }
    assert_eq!(written(&english, "value-"), values);
}

/// Calls that say a message by its key, as they stand in the programs.
const SAID: &[&str] = &["words.say(\"", "app.say(\"", "self.say(\"", "say_with(\""];

#[test]
fn every_key_that_a_program_says_is_there() {
    let english = english();
    let (mut said, mut unknown) = (0, BTreeSet::new());
    for program in ["cli", "web"] {
        for file in files(&root().join("crates").join(program).join("src"), "rs") {
            let source = fs::read_to_string(&file).unwrap();
            for call in SAID {
                for part in source.split(call).skip(1) {
                    let key = part.split('"').next().unwrap_or_default();
                    said += 1;
                    if !english.0.contains_key(key) {
                        unknown.insert(format!("{key} in {}", file.display()));
                    }
                }
            }
        }
    }
    assert!(said > 300, "only {said} calls were seen");
    assert!(unknown.is_empty(), "no such message: {unknown:?}");
}

/// Families whose keys are checked name by name in the other tests.
const CHECKED: &[&str] =
    &["fault-", "phase-", "reason-", "family-", "seen-", "preset-", "why-", "field-", "value-"];

/// Families that are said by name (`words.term("row")`), and whose names have to stand in a source.
const NAMED: &[&str] = &["term-", "command-", "help-", "class-", "table-fault-"];

/// Families that are ready for programs still to be written. Strike a family out once they are.
const WAITING: &[&str] = &["term-"];

#[test]
fn no_message_is_unused() {
    let english = english();
    let inside: BTreeSet<&str> =
        english.0.values().flat_map(|parts| &parts.messages).map(String::as_str).collect();
    let mut sources = String::new();
    for folder in ["crates", "xtask"] {
        for file in files(&root().join(folder), "rs") {
            if !file.ends_with("crates/words/tests/messages.rs") {
                sources += &fs::read_to_string(file).unwrap();
            }
        }
    }
    let unused: Vec<&str> = english
        .keys()
        .into_iter()
        .filter(|key| !CHECKED.iter().chain(WAITING).any(|family| key.starts_with(family)))
        .filter(|key| !inside.contains(key))
        .filter(|key| {
            let family = NAMED.iter().find(|family| key.starts_with(**family));
            let name = family.map_or(*key, |family| &key[family.len()..]);
            !sources.contains(&format!("\"{name}\""))
        })
        .collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
}

#[test]
fn every_message_is_said_without_errors_and_without_marks() {
    let numbers = [0, 1, 2, 5, 21].map(Arg::Number);
    let texts = [Arg::Text("x1".to_owned()), Arg::Cells(vec!["a1".to_owned(), "b2".to_owned()])];
    for language in Language::all() {
        let (words, messages) = (Words::new(language), Messages::of(language));
        for key in messages.keys() {
            for arg in numbers.iter().chain(&texts) {
                for side in Side::BOTH {
                    let names: Vec<String> = messages.variables(key).into_iter().collect();
                    let args: Vec<(&str, Arg)> = names
                        .iter()
                        .map(|name| {
                            let is_side = name == "side";
                            (name.as_str(), if is_side { side.into() } else { arg.clone() })
                        })
                        .collect();
                    let said = words.say_with(key, &args);
                    let place = format!("{key} in {}: {said}", language.tag());
                    assert!(!said.is_empty(), "{place}");
                    assert!(!said.contains(['{', '}', '\u{2068}', '\u{2069}', '\n']), "{place}");
                    assert!(!said.contains("  ") && said.trim() == said, "{place}");
                }
            }
        }
    }
}

#[test]
fn a_language_only_names_plurals_that_it_has() {
    // English, Italian, French, Danish and Norwegian whole numbers are all `one` or `other`; a
    // variant that is never chosen would be a mistake nobody hears.
    for language in Language::all() {
        let folder = root().join("crates/words/lang").join(language.tag());
        for file in files(&folder, "ftl") {
            let text = fs::read_to_string(&file).unwrap();
            for odd in ["[zero]", "[two]", "[few]", "[many]", "[other]"] {
                let hits = text.matches(odd).count();
                let defaults = text.matches(&format!("*{odd}")).count();
                assert_eq!(hits, defaults, "{odd} in {}", file.display());
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = Words::new(Language::default());
    for language in Language::all().filter(|language| *language != Language::default()) {
        let (words, messages) = (Words::new(language), Messages::of(language));
        for key in messages.keys() {
            let names: Vec<String> = messages.variables(key).into_iter().collect();
            let args: Vec<(&str, Arg)> =
                names.iter().map(|name| (name.as_str(), Arg::Number(2))).collect();
            let (here, there) = (words.say_with(key, &args), english.say_with(key, &args));
            assert!(here != there || here.len() < 20, "{key} in {}: {here}", language.tag());
        }
    }
}

#[test]
fn every_preset_and_source_is_said() {
    for language in Language::all() {
        let words = Words::new(language);
        for preset in PRESETS {
            let lines = words.brief_lines(&preset.into());
            assert!((6..=12).contains(&lines.len()), "{}: {}", preset.id, lines.len());
            for field in preset.fields() {
                assert!(!words.value(field.name, &field.value).is_empty());
                assert!(!words.basis(&field.basis.unwrap()).is_empty());
            }
        }
        for source in sources::ALL {
            assert!(words.source(source).starts_with(source.key));
        }
        for reason in Reason::ALL {
            for winner in [None, Some(Side::Black), Some(Side::White)] {
                let said = words.outcome(&Outcome { winner, reason });
                assert!(said.ends_with('.'), "{said}");
            }
        }
    }
}
