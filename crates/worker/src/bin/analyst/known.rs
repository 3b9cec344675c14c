//! What tables of endings know of a position. Those of the rules asked about last stay open.

use std::cell::RefCell;
use std::sync::Arc;

use nugar_api::{AnalystAnswer, KnownMove, NotKnown, ProbeLine, Verdict};
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::game::{Game, Turn};
use nugar_rules::oracle::Known;
use nugar_rules::running_fight::RunningFight;
use nugar_tables::alignment::Endings;
use nugar_tables::running_fight::Chances;
use nugar_tables::{Fault, Sector, Value, file};

use crate::shelf::Web;

/// What is kept between questions.
struct Kept {
    ruleset: Ruleset,
    shelf: Arc<Web>,
    /// Tables of up to so many men, opened when they were first needed.
    open: Option<Open>,
}

/// Open tables.
enum Open {
    Alignment(Endings),
    RunningFight(Chances),
}

thread_local! {
    static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// Men in all of which tables are looked for.
const MEN: u8 = 10;

/// Answers for a position.
pub(crate) fn answer(ruleset: &str, position: &str) -> AnalystAnswer {
    let mut tables = Vec::new();
    match look_up(ruleset, position, &mut tables) {
        Ok(line) => AnalystAnswer::Known { line: Some(line), why: None, tables },
        Err(why) => AnalystAnswer::Known { line: None, why: Some(why), tables },
    }
}

fn look_up(ruleset: &str, position: &str, tables: &mut Vec<String>) -> Result<ProbeLine, NotKnown> {
    let ruleset = Ruleset::read(ruleset).map_err(|_| NotKnown::Rules)?;
    KEPT.with_borrow_mut(|kept| {
        if kept.as_ref().is_none_or(|kept| kept.ruleset != ruleset) {
            let shelf = Arc::new(Web::ask().map_err(|fault| of(&fault.into()))?);
            *kept = Some(Kept { ruleset, shelf, open: None });
        }
        let Some(kept) = kept else { return Err(NotKnown::Rules) };
        let begins = file::name(ruleset.rules(), Sector { own: 0, enemy: 0 });
        let begins = begins.split('-').next().unwrap_or_default();
        let sectors = kept.shelf.sectors(begins);
        tables.extend(sectors.iter().map(Sector::to_string));
        let found = match ruleset.rules() {
            Rules::Alignment(rules) => aligned(kept, &Alignment::new(*rules), position, &sectors),
            Rules::RunningFight(rules) => {
                raced(kept, &RunningFight::new(*rules), position, &sectors)
            }
        };
        if found == Err(NotKnown::Away) {
            // What could not be brought is asked for again the next time.
            kept.open = None;
        }
        found
    })
}

const fn of(fault: &Fault) -> NotKnown {
    match fault {
        Fault::Shelf(_) => NotKnown::Away,
        _ => NotKnown::Damaged,
    }
}

/// Whether tables are worth bringing for a position with these men.
fn look(sectors: &[Sector], sector: Sector) -> Result<(), NotKnown> {
    match sectors {
        [] => Err(NotKnown::Rules),
        sectors if sectors.contains(&sector) => Ok(()),
        _ => Err(NotKnown::Men),
    }
}

fn aligned(
    kept: &mut Kept,
    game: &Alignment,
    position: &str,
    sectors: &[Sector],
) -> Result<ProbeLine, NotKnown> {
    let state = game.read(position).map_err(|_| NotKnown::Men)?.state;
    if matches!(game.turn(&state), Turn::Over(_)) {
        return Err(NotKnown::Over);
    }
    if state.placing() {
        return Err(NotKnown::Placing);
    }
    let men = |side| state.stones(side).len() as u8;
    let (own, enemy) = (men(state.side()), men(state.side().other()));
    look(sectors, Sector { own, enemy })?;
    if kept.open.is_none() {
        let endings = Endings::open(game.clone(), Arc::<Web>::clone(&kept.shelf), MEN);
        kept.open = Some(Open::Alignment(endings.map_err(|fault| of(&fault))?));
    }
    let Some(Open::Alignment(endings)) = &kept.open else { return Err(NotKnown::Rules) };
    let found = endings.probe(&state).map_err(|fault| of(&fault))?.ok_or(NotKnown::Men)?;
    let moves = endings.moves(&state).map_err(|fault| of(&fault))?;
    let moves = moves.map(|moves| {
        let known = |(m, value)| KnownMove { text: game.text(&state, m), verdict: worth(value) };
        moves.into_iter().map(known).collect()
    });
    Ok(ProbeLine {
        ruleset: kept.ruleset.text(),
        position: game.position(&state),
        verdict: Some(worth(found.value)),
        error: None,
        beyond_quiet: found.beyond_quiet,
        moves,
    })
}

fn raced(
    kept: &mut Kept,
    game: &RunningFight,
    position: &str,
    sectors: &[Sector],
) -> Result<ProbeLine, NotKnown> {
    let state = game.read(position).map_err(|_| NotKnown::Men)?.state;
    if matches!(game.turn(&state), Turn::Over(_)) {
        return Err(NotKnown::Over);
    }
    let (own, enemy) = (state.count(state.side()), state.count(state.side().other()));
    look(sectors, Sector { own, enemy })?;
    if kept.open.is_none() {
        let chances = Chances::open(game.clone(), Arc::<Web>::clone(&kept.shelf), MEN);
        kept.open = Some(Open::RunningFight(chances.map_err(|fault| of(&fault))?));
    }
    let Some(Open::RunningFight(chances)) = &kept.open else { return Err(NotKnown::Rules) };
    let found = chances.probe(&state).map_err(|fault| of(&fault))?.ok_or(NotKnown::Men)?;
    let moves = chances.moves(&state).map_err(|fault| of(&fault))?;
    let moves = moves.map(|moves| {
        let known = moves.into_iter().map(|(play, found)| KnownMove {
            text: game.text(&state, play),
            verdict: Verdict::Chance { chance: found.chance },
        });
        known.collect()
    });
    Ok(ProbeLine {
        ruleset: kept.ruleset.text(),
        position: game.position(&state),
        verdict: Some(Verdict::Chance { chance: found.chance }),
        error: Some(found.error),
        beyond_quiet: false,
        moves,
    })
}

fn worth(value: Value) -> Verdict {
    Known::from(value).into()
}
