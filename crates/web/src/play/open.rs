//! Any text that somebody pastes: a record, a stored game, a position with or without its rules, a
//! ruleset.

use nugar_api::{GameSoFar, PageGame, SavedGame};
use nugar_rules::catalog::{PRESETS, Ruleset};
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::fault::Faults;
use nugar_rules::record::{Reader, Record, RecordFault, Tree};
use nugar_rules::table::{self, Table};
use nugar_words::Words;

/// A game as far as it was played, without what was said in it.
pub(crate) fn so_far(table: &dyn Table) -> GameSoFar {
    let position = match table.events().first() {
        Some(Event::Started { position, .. }) => position.clone(),
        _ => None,
    };
    GameSoFar {
        ruleset: table.ruleset().text(),
        position,
        moves: table.line().into_iter().map(|played| (played.throw, played.text)).collect(),
        throw: table.hand(&[]).look.throw,
    }
}

/// What a text turned out to be.
pub(crate) enum Opened {
    /// A game with its moves, and its variations or what is wrong with them.
    Game(Box<dyn Table>, Result<Option<Tree>, String>),
    /// A position under some rules.
    Position(Ruleset, String),
    /// Rules.
    Rules(Ruleset),
}

/// Reads a text; what is wrong with it is said. A position alone is read under `rules` if it can
/// stand there, else under the first published ruleset where it can.
pub(crate) fn open(words: &Words, text: &str, rules: Option<Ruleset>) -> Result<Opened, String> {
    let text = text.trim();
    let said = |faults: Faults| words.faults(&faults);
    if text.starts_with('{') {
        let (game, table) = PageGame::read(text)
            .map(|(page, table)| (page.game, table))
            .or_else(|_| SavedGame::read(text))
            .map_err(|_| words.say("page-not-read"))?;
        let tree = game.tree(&*table).map_err(|fault| refused(words, &fault));
        return Ok(Opened::Game(table, tree));
    }
    if text.starts_with('[') {
        let said = |fault| refused(words, &fault);
        let record = record(text).ok_or_else(|| words.say("page-not-read"))?.map_err(said)?;
        let table = record.replay().map_err(said)?;
        return Ok(Opened::Game(table, record.tree().map(Some).map_err(said)));
    }
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if !first.contains('/') {
        let ruleset = Ruleset::read(first).map_err(said)?;
        if rest.trim().is_empty() {
            return Ok(Opened::Rules(ruleset));
        }
        stands(ruleset, rest).map_err(said)?;
        return Ok(Opened::Position(ruleset, rest.trim().to_owned()));
    }
    let mut faults = None;
    for ruleset in rules.into_iter().chain(PRESETS.iter().map(Ruleset::from)) {
        match stands(ruleset, text) {
            Ok(()) => return Ok(Opened::Position(ruleset, text.to_owned())),
            Err(found) => faults = faults.or(Some(found)),
        }
    }
    Err(faults.map(said).unwrap_or_default())
}

/// What is wrong with a record, and where.
pub(super) fn refused(words: &Words, fault: &RecordFault) -> String {
    let args = [
        ("line", fault.place.line.into()),
        ("column", fault.place.column.into()),
        ("what", words.fault(&fault.fault).into()),
    ];
    words.say_with("page-record-fault", &args)
}

fn stands(ruleset: Ruleset, position: &str) -> Result<(), Faults> {
    table::start(ruleset, Some(position.trim()), DiceSource::Typed).map(|_| ())
}

/// The first record of a text.
fn record(text: &str) -> Option<Result<Record, RecordFault>> {
    let mut reader = Reader::new();
    for line in text.lines() {
        if let Some(record) = reader.line(line).into_iter().next() {
            return Some(record);
        }
    }
    reader.finish()
}
