//! A record played through: every word of it is judged by the rules.

use super::{
    GameResult, Item, MOST_DEPTH, MOST_MOVES, Place, Record, RecordFault, TERMINATION,
    TIME_FORFEIT, Tree,
};
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
    let dice = match record.tag("Seed") {
        Some(seed) => DiceSource::Seeded { seed: seed.to_owned() },
        None => DiceSource::Typed,
    };
    let mut line = Line::new(begin(record, ruleset, game, dice)?);
    for item in &record.items {
        line.take(item)?;
    }
    let mut session = line.end()?;
    conclude(&mut session, record)?;
    Ok(session)
}

/// The game before its first move.
fn begin<G: Game>(
    record: &Record,
    ruleset: Ruleset,
    game: G,
    dice: DiceSource,
) -> Result<Session<G>, RecordFault> {
    let at_tag = |name: &str, fault| RecordFault { place: record.place_of(name), fault };
    let has_dice = !game.rolls().is_empty();
    for name in ["Seed", "Opening"] {
        if !has_dice && record.tag(name).is_some() {
            return Err(at_tag(name, Fault::UnexpectedTag { tag: name.to_owned() }));
        }
    }
    let mut session = Session::start(game, ruleset, record.tag("Position"), dice)
        .map_err(|faults| at_tag("Position", first(faults)))?;
    if let Some(opening) = record.tag("Opening") {
        throw_off(&mut session, opening).map_err(|fault| at_tag("Opening", fault))?;
    }
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

/// A line of moves on the way.
#[derive(Clone)]
struct Line<G: Game> {
    session: Session<G>,
    /// Who moved last.
    last: Option<Side>,
    /// A skip whose move is still to come.
    skipped: Option<Place>,
    /// Moves and skips so far.
    entries: usize,
}

impl<G: Game> Line<G> {
    fn new(session: Session<G>) -> Line<G> {
        Line { session, last: None, skipped: None, entries: 0 }
    }

    /// Takes a number, skip or move; the others change nothing.
    fn take(&mut self, item: &Item) -> Result<(), RecordFault> {
        let session = &mut self.session;
        match item {
            Item::Comment(_) | Item::Variation(_) => {}
            Item::Number { number, place } => {
                let want = self.entries / 2 + 1;
                if *number != want {
                    let fault = Fault::WrongNumber { have: *number, want };
                    return Err(RecordFault { place: *place, fault });
                }
            }
            Item::Skip { place } => {
                let running = self.last.is_some() && session.turn().side() == self.last;
                if !running || self.skipped.is_some() {
                    return Err(RecordFault { place: *place, fault: Fault::WrongSkip {} });
                }
                self.skipped = Some(*place);
                self.entries += 1;
            }
            Item::Move { throw, text, place } => {
                let fail = |fault| RecordFault { place: *place, fault };
                if session.outcome().is_some() {
                    return Err(fail(Fault::AfterEnd { text: text.clone() }));
                }
                let side = session.turn().side();
                if (side == self.last) != self.skipped.is_some() {
                    return Err(fail(Fault::WrongSkip {}));
                }
                match throw {
                    None if !session.game().rolls().is_empty() => {
                        return Err(fail(Fault::MissingThrow { text: text.clone() }));
                    }
                    Some(throw) if session.game().rolls().is_empty() => {
                        return Err(fail(Fault::UnexpectedThrow { text: throw.clone() }));
                    }
                    Some(throw) => lay_throw(session, throw).map_err(fail)?,
                    None => {}
                }
                let event = Event::Moved { text: text.clone() };
                session.next(&event).map_err(|faults| fail(first(faults)))?;
                (self.last, self.skipped) = (side, None);
                self.entries += 1;
            }
        }
        Ok(())
    }

    /// Ends after a move, not after a skip.
    fn end(self) -> Result<Session<G>, RecordFault> {
        match self.skipped {
            Some(place) => Err(RecordFault { place, fault: Fault::WrongSkip {} }),
            None => Ok(self.session),
        }
    }
}

/// The moves of a record with its comments and variations.
pub(super) fn tree(record: &Record, ruleset: Ruleset) -> Result<Tree, RecordFault> {
    ruleset.rules().visit(Grow(record, ruleset))
}

struct Grow<'a>(&'a Record, Ruleset);

impl Visitor for Grow<'_> {
    type Output = Result<Tree, RecordFault>;

    fn visit<G: Game + Symmetric>(self, game: G) -> Self::Output {
        let Grow(record, ruleset) = self;
        let session = begin(record, ruleset, game, DiceSource::Typed)?;
        let mut growth = Growth { tree: Tree::default(), left: MOST_MOVES };
        growth.line(0, Line::new(session), &record.items, 0)?;
        Ok(growth.tree)
    }
}

/// A tree that grows.
struct Growth {
    tree: Tree,
    /// Moves that variations may still have.
    left: usize,
}

impl Growth {
    /// Takes the items of a line that goes on from a move, so deep in variations.
    fn line<G: Game>(
        &mut self,
        from: usize,
        mut line: Line<G>,
        items: &[Item],
        depth: usize,
    ) -> Result<(), RecordFault> {
        let mut at = from;
        // What is said before the first move of a variation is said of it.
        let mut said: Vec<&str> = Vec::new();
        // Where the last move was played, if a variation stands for it.
        let mut before: Option<(usize, Line<G>)> = None;
        for (i, item) in items.iter().enumerate() {
            match item {
                Item::Comment(text) if depth > 0 && at == from => said.push(text),
                Item::Comment(text) => self.tree.say(at, text),
                Item::Variation(variation) => {
                    let fail = |fault| RecordFault { place: variation.place, fault };
                    let Some((parent, line)) = &before else {
                        return Err(fail(Fault::LoneVariation {}));
                    };
                    if depth == MOST_DEPTH {
                        return Err(fail(Fault::DeepVariation { most: MOST_DEPTH }));
                    }
                    let inside = variation.items()?;
                    if !inside.iter().any(|item| matches!(item, Item::Move { .. })) {
                        return Err(fail(Fault::EmptyVariation {}));
                    }
                    self.line(*parent, line.clone(), &inside, depth + 1)?;
                }
                Item::Number { .. } | Item::Skip { .. } => line.take(item)?,
                Item::Move { place, .. } => {
                    before = has_variation(&items[i + 1..]).then(|| (at, line.clone()));
                    if depth > 0 {
                        let fault = Fault::TooManyVariations { most: MOST_MOVES };
                        let fault = RecordFault { place: *place, fault };
                        self.left = self.left.checked_sub(1).ok_or(fault)?;
                    }
                    line.take(item)?;
                    if let Some(ply) = line.session.line().last() {
                        let game = line.session.game();
                        let throw = game.thrown(&ply.before).map(|roll| game.roll_text(roll));
                        let text = game.text(&ply.before, ply.played);
                        at = self.tree.push(at, throw, text, ply.side);
                    }
                    for text in said.drain(..) {
                        self.tree.say(at, text);
                    }
                }
            }
        }
        line.end().map(|_| ())
    }
}

/// Whether a variation stands before the next move.
fn has_variation(items: &[Item]) -> bool {
    items
        .iter()
        .take_while(|item| !matches!(item, Item::Move { .. }))
        .any(|item| matches!(item, Item::Variation(_)))
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
