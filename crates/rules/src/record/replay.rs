//! A record played through: every word of it is judged by the rules.

use super::{GameResult, Item, Record, RecordFault, TERMINATION, TIME_FORFEIT};
use crate::catalog::{Ruleset, Visitor};
use crate::event::{DiceSource, Event};
use crate::fault::{Fault, Faults};
use crate::game::{Game, Side};
use crate::session::Session;
use crate::symmetry::Symmetric;
use crate::table::Table;

/// The first of several faults: a record's error names one place.
pub(super) fn first(Faults(mut faults): Faults) -> Fault {
    if faults.is_empty() { Fault::Empty {} } else { faults.swap_remove(0) }
}

/// The game that a record tells, every word of it judged by the rules.
pub(super) fn replay(record: &Record, ruleset: Ruleset) -> Result<Box<dyn Table>, RecordFault> {
    ruleset.rules().visit(Replay(record, ruleset))
}

struct Replay<'a>(&'a Record, Ruleset);

impl Visitor for Replay<'_> {
    type Output = Result<Box<dyn Table>, RecordFault>;

    fn visit<G: Game + Symmetric>(self, game: G) -> Self::Output {
        let Replay(record, ruleset) = self;
        Ok(Box::new(session(record, ruleset, game)?))
    }
}

fn session<G: Game>(record: &Record, ruleset: Ruleset, game: G) -> Result<Session<G>, RecordFault> {
    let at_tag = |name: &str, fault| RecordFault { place: record.place_of(name), fault };
    let has_dice = !game.rolls().is_empty();
    for name in ["Seed", "Opening"] {
        if !has_dice && record.tag(name).is_some() {
            return Err(at_tag(name, Fault::UnexpectedTag { tag: name.to_owned() }));
        }
    }
    let dice = match record.tag("Seed") {
        Some(seed) => DiceSource::Seeded { seed: seed.to_owned() },
        None => DiceSource::Typed,
    };
    let mut session = Session::start(game, ruleset, record.tag("Position"), dice)
        .map_err(|faults| at_tag("Position", first(faults)))?;
    if let Some(opening) = record.tag("Opening") {
        throw_off(&mut session, opening).map_err(|fault| at_tag("Opening", fault))?;
    }
    play_items(&mut session, record)?;
    conclude(&mut session, record)?;
    Ok(session)
}

fn throw_off<G: Game>(session: &mut Session<G>, text: &str) -> Result<(), Fault> {
    let throws: Vec<&str> = text.split_whitespace().collect();
    if throws.is_empty() || !throws.len().is_multiple_of(2) {
        return Err(Fault::BadOpening { text: text.to_owned() });
    }
    for pair in throws.chunks(2) {
        let event = Event::ThrewOff { black: pair[0].to_owned(), white: pair[1].to_owned() };
        session.next(&event).map_err(first)?;
    }
    if let Some(pair) = session.opening().last() {
        let [black, white] = pair.map(|roll| session.game().opening_value(roll));
        if black == white {
            return Err(Fault::BadOpening { text: text.to_owned() });
        }
    }
    Ok(())
}

fn play_items<G: Game>(session: &mut Session<G>, record: &Record) -> Result<(), RecordFault> {
    let has_dice = !session.game().rolls().is_empty();
    let (mut last, mut skipped, mut entries) = (None, None, 0);
    for item in &record.items {
        match item {
            Item::Comment(_) | Item::Variation(_) => {}
            Item::Number { number, place } => {
                let want = entries / 2 + 1;
                if *number != want {
                    let fault = Fault::WrongNumber { have: *number, want };
                    return Err(RecordFault { place: *place, fault });
                }
            }
            Item::Skip { place } => {
                let running = last.is_some() && session.turn().side() == last;
                if !running || skipped.is_some() {
                    return Err(RecordFault { place: *place, fault: Fault::WrongSkip {} });
                }
                skipped = Some(*place);
                entries += 1;
            }
            Item::Move { throw, text, place } => {
                let fail = |fault| RecordFault { place: *place, fault };
                if session.outcome().is_some() {
                    return Err(fail(Fault::AfterEnd { text: text.clone() }));
                }
                let side = session.turn().side();
                if (side == last) != skipped.is_some() {
                    return Err(fail(Fault::WrongSkip {}));
                }
                match throw {
                    None if has_dice => {
                        return Err(fail(Fault::MissingThrow { text: text.clone() }));
                    }
                    Some(throw) if !has_dice => {
                        return Err(fail(Fault::UnexpectedThrow { text: throw.clone() }));
                    }
                    Some(throw) => lay_throw(session, throw).map_err(fail)?,
                    None => {}
                }
                let event = Event::Moved { text: text.clone() };
                session.next(&event).map_err(|faults| fail(first(faults)))?;
                (last, skipped) = (side, None);
                entries += 1;
            }
        }
    }
    match skipped {
        Some(place) => Err(RecordFault { place, fault: Fault::WrongSkip {} }),
        None => Ok(()),
    }
}

/// Throws, or checks the throw that already lies on the table.
fn lay_throw<G: Game>(session: &mut Session<G>, throw: &str) -> Result<(), Fault> {
    let roll = session.game().read_roll(throw)?;
    match session.pending() {
        Some(there) if there == roll => Ok(()),
        Some(there) => {
            let [have, want] = [roll, there].map(|roll| session.game().roll_text(roll));
            Err(Fault::WrongThrow { have, want })
        }
        None => {
            let event = Event::Threw { throw: throw.to_owned() };
            session.next(&event).map(|_| ()).map_err(first)
        }
    }
}

/// Compares the result with what the rules say; a game that no rule ended was ended by word.
fn conclude<G: Game>(session: &mut Session<G>, record: &Record) -> Result<(), RecordFault> {
    let (result, place) = record.result;
    if let Some(tag) = record.tags.iter().find(|tag| tag.name == "Result")
        && GameResult::read(&tag.value) != Some(result)
    {
        let fault = match GameResult::read(&tag.value) {
            None => Fault::BadResult { text: tag.value.clone() },
            Some(_) => {
                Fault::WrongResult { have: tag.value.clone(), want: result.text().to_owned() }
            }
        };
        return Err(RecordFault { place: tag.place, fault });
    }
    let by_rule = session.outcome();
    if by_rule.is_some() && GameResult::of(by_rule) != result {
        let fault = Fault::WrongResult {
            have: result.text().to_owned(),
            want: GameResult::of(by_rule).text().to_owned(),
        };
        return Err(RecordFault { place, fault });
    }
    let forfeit = record.tag(TERMINATION).is_some_and(|how| how.eq_ignore_ascii_case(TIME_FORFEIT));
    if forfeit && (by_rule.is_some() || !matches!(result, GameResult::Won(_))) {
        let fault = Fault::UnexpectedTag { tag: TERMINATION.to_owned() };
        return Err(RecordFault { place: record.place_of(TERMINATION), fault });
    }
    if by_rule.is_none() {
        let events = match result {
            GameResult::Open => Vec::new(),
            GameResult::Won(side) if forfeit => vec![Event::RanOut(side.other())],
            GameResult::Won(side) => vec![Event::Resigned(side.other())],
            GameResult::Drawn => vec![Event::Offered(Side::Black), Event::Accepted(Side::White)],
        };
        for event in &events {
            session.next(event).map_err(|faults| RecordFault { place, fault: first(faults) })?;
        }
    }
    Ok(())
}
