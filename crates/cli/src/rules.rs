//! `nugar rules`: the published rulesets; one ruleset with its grounds; two compared.

use nugar_api::{DiffReport, RulesLine};
use nugar_rules::catalog::{PRESETS, Ruleset};
use nugar_rules::sources;
use nugar_rules::spec::{Difference, Field};
use nugar_words::Words;

use crate::failure::Failure;
use crate::page;
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A ruleset: a name, or a name and what differs, as in dara-walker+move_long=free
    ruleset: Option<String>,
    /// In what two rulesets differ
    #[arg(long, num_args = 2, value_names = ["RULESET", "RULESET"], conflicts_with = "ruleset")]
    diff: Option<Vec<String>>,
    /// For programs: JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    if let Some(pair) = &args.diff {
        let [here, there] = [Ruleset::read(&pair[0])?, Ruleset::read(&pair[1])?];
        return if args.json {
            terminal.line(nugar_api::line(&DiffReport::new(&here, &there)))
        } else {
            compare(&here, &there, terminal)
        };
    }
    match &args.ruleset {
        Some(text) => {
            let ruleset = Ruleset::read(text)?;
            if args.json {
                terminal.line(nugar_api::line(&RulesLine::from(&ruleset)))
            } else {
                tell(&ruleset, terminal)
            }
        }
        None if args.json => {
            let all: Vec<RulesLine> =
                PRESETS.iter().map(|preset| RulesLine::from(&Ruleset::from(preset))).collect();
            terminal.line(nugar_api::line(&all))
        }
        None => list(terminal),
    }
}

/// Every published ruleset under its family.
fn list(terminal: &mut Terminal) -> Result<(), Failure> {
    let mut family = "";
    for preset in PRESETS {
        let rules = preset.rules();
        if family != rules.family() {
            if !family.is_empty() {
                terminal.gap()?;
            }
            family = rules.family();
            terminal.heading(&capital(&terminal.words.family(&rules)))?;
        }
        let widest = PRESETS.iter().map(|preset| preset.id.len()).max().unwrap_or(0);
        let first = format!("  {:widest$}  ", preset.id);
        for line in page::wrap(&first, widest + 4, &terminal.words.preset_about(preset.id)) {
            terminal.line(line)?;
        }
    }
    Ok(())
}

/// A text with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

/// All that is known of one ruleset.
fn tell(ruleset: &Ruleset, terminal: &mut Terminal) -> Result<(), Failure> {
    let (preset, text) = (ruleset.preset, ruleset.text());
    terminal.heading(preset.title)?;
    terminal.line(&text)?;
    terminal.tell(&terminal.words.preset_about(preset.id))?;
    let digest = ruleset.rules().digest().hex();
    terminal.line(format!("{}: {digest}", terminal.words.say("play-digest")))?;

    terminal.gap()?;
    terminal.heading(&terminal.words.say("play-rules"))?;
    brief(ruleset, terminal)?;

    terminal.gap()?;
    terminal.heading(&terminal.words.say("play-grounds"))?;
    grounds(ruleset, terminal)?;

    if text != preset.id {
        let found = ruleset.rules().diff(&preset.rules()).unwrap_or_default();
        terminal.gap()?;
        let args = [("id", preset.id.into())];
        terminal.heading(&terminal.words.say_with("report-differs-preset", &args))?;
        differences(&found, terminal)?;
    }
    let base = preset.base();
    if preset.id != base.id {
        let found = ruleset.rules().diff(&base.rules()).unwrap_or_default();
        terminal.gap()?;
        let args = [("id", base.id.into())];
        terminal.heading(&terminal.words.say_with("report-differs-base", &args))?;
        differences(&found, terminal)?;
    }

    let told = RulesLine::from(ruleset);
    terminal.gap()?;
    terminal.heading(&terminal.words.say("play-doubts"))?;
    if told.doubts.is_empty() {
        terminal.line(format!("  {}", terminal.words.say("report-no-doubts")))?;
    }
    let doubts: Vec<String> = told.doubts.iter().map(|name| terminal.words.field(name)).collect();
    for line in page::columns(&doubts) {
        terminal.line(line)?;
    }

    terminal.gap()?;
    terminal.heading(&terminal.words.say("play-sources"))?;
    for source in told.sources.iter().filter_map(|source| sources::find(&source.key)) {
        item(terminal, &terminal.words.source(source))?;
    }
    Ok(())
}

/// The rules in a dozen lines.
pub(crate) fn brief(ruleset: &Ruleset, terminal: &mut Terminal) -> Result<(), Failure> {
    for said in terminal.words.brief_lines(ruleset) {
        item(terminal, &said)?;
    }
    Ok(())
}

/// Every field with its value and ground.
pub(crate) fn grounds(ruleset: &Ruleset, terminal: &mut Terminal) -> Result<(), Failure> {
    for field in ruleset.fields() {
        let words = &terminal.words;
        let (name, value) = (words.field(field.name), words.value(field.name, &field.value));
        let (typed, ground) = (format!("{}={}", field.name, field.value), ground(&field, words));
        item(terminal, &format!("{name}: {value} [{typed}] ({ground})"))?;
    }
    Ok(())
}

/// Why a field has its value.
pub(crate) fn ground(field: &Field, words: &Words) -> String {
    match &field.basis {
        Some(basis) => words.basis(basis),
        None => words.say("report-own-value"),
    }
}

/// An item of a list.
fn item(terminal: &mut Terminal, text: &str) -> Result<(), Failure> {
    for line in page::wrap("  - ", 4, text) {
        terminal.line(line)?;
    }
    Ok(())
}

/// In what two rulesets differ.
fn compare(here: &Ruleset, there: &Ruleset, terminal: &mut Terminal) -> Result<(), Failure> {
    let args = [("here", here.text().into()), ("there", there.text().into())];
    terminal.heading(&terminal.words.say_with("report-differs", &args))?;
    match here.rules().diff(there.rules()) {
        None => terminal.say("report-other-family"),
        Some(found) => differences(&found, terminal),
    }
}

fn differences(found: &[Difference], terminal: &mut Terminal) -> Result<(), Failure> {
    if found.is_empty() {
        return terminal.line(format!("  {}", terminal.words.say("report-same")));
    }
    for difference in found {
        let words = &terminal.words;
        let value = |text: &str| words.value(difference.field, text);
        let (here, there) = (value(&difference.here), value(&difference.there));
        let (name, field) = (words.field(difference.field), difference.field);
        item(terminal, &format!("{name} ({field}): {here} ({there})"))?;
    }
    Ok(())
}
