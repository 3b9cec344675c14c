//! Who plays: people with or without names, and machines by level.

use nugar_api::{Player, Seat};
use nugar_engine::levels::Level;
use nugar_engine::opponents::{Opponent, opponents};
use nugar_rules::catalog::Ruleset;
use nugar_rules::fault::{Fault, Faults};
use nugar_rules::game::Side;
use nugar_words::Words;

use super::Args;
use super::sitting::Sitting;

/// The seats that the switches name: the first player's and the second's.
pub(super) fn read(args: &Args, ruleset: &Ruleset) -> Result<[Seat; 2], Faults> {
    let person = || Seat::Person { name: None };
    let machine = || usual(ruleset);
    let read = |text: &Option<String>| text.as_deref().map(|text| seat(text, ruleset)).transpose();
    match (read(&args.black)?, read(&args.white)?) {
        (Some(black), Some(white)) => Ok([black, white]),
        // Whoever is not named is what the other one is not.
        (Some(black @ Seat::Person { .. }), None) => Ok([black, machine()?]),
        (Some(black), None) => Ok([black, person()]),
        (None, Some(white @ Seat::Person { .. })) => Ok([machine()?, white]),
        (None, Some(white)) => Ok([person(), white]),
        (None, None) => match read(&args.against)? {
            Some(other) => Ok([person(), other]),
            None => Ok([person(), machine()?]),
        },
    }
}

/// Gives the sides of a resumed game to whoever the switches name.
pub(super) fn change(
    sitting: &mut Sitting,
    black: Option<&str>,
    white: Option<&str>,
) -> Result<(), Faults> {
    let ruleset = *sitting.table.ruleset();
    for (side, text) in [(Side::Black, black), (Side::White, white)] {
        if let Some(text) = text {
            let player = sitting.player(side);
            sitting.players[player as usize] = seat(text, &ruleset)?;
        }
    }
    for seat in &sitting.players {
        if let Seat::Machine { level } = seat {
            opponent(level, &ruleset)?;
        }
    }
    Ok(())
}

/// `person`, `person:NAME`, `machine` or `machine:LEVEL`.
fn seat(text: &str, ruleset: &Ruleset) -> Result<Seat, Faults> {
    let (kind, rest) = match text.split_once(':') {
        Some((kind, rest)) => (kind, Some(rest.trim())),
        None => (text, None),
    };
    match (kind.trim().to_ascii_lowercase().as_str(), rest) {
        ("person", None | Some("")) => Ok(Seat::Person { name: None }),
        ("person", Some(name)) => Ok(Seat::Person { name: Some(name.to_owned()) }),
        ("machine", None | Some("")) => usual(ruleset),
        ("machine", Some(level)) => {
            let level = opponent(level, ruleset)?.code();
            Ok(Seat::Machine { level })
        }
        _ => {
            let mut want = vec!["person".to_owned(), "person:NAME".to_owned()];
            want.extend(opponents(ruleset).iter().map(|one| format!("machine:{}", one.code())));
            Err(Fault::BadText { text: text.to_owned(), want: want.join(", ") }.into())
        }
    }
}

/// The machine that plays when no level is named.
fn usual(ruleset: &Ruleset) -> Result<Seat, Faults> {
    let level = opponent(&Opponent::USUAL.code(), ruleset)?.code();
    Ok(Seat::Machine { level })
}

/// The machine of that code, or the level of that number.
pub(super) fn opponent(level: &str, ruleset: &Ruleset) -> Result<Opponent, Faults> {
    let number = level.parse().ok().and_then(Level::new);
    number
        .map(Opponent::Level)
        .or_else(|| Opponent::from_code(level))
        .filter(|opponent| opponent.plays(ruleset.rules()))
        .ok_or_else(|| none(ruleset, level))
}

fn none(ruleset: &Ruleset, text: &str) -> Faults {
    let codes: Vec<String> = opponents(ruleset).into_iter().map(Opponent::code).collect();
    Fault::BadText { text: text.to_owned(), want: codes.join(", ") }.into()
}

/// What a player is called.
pub(super) fn name(sitting: &Sitting, player: Player, words: &Words) -> String {
    match &sitting.players[player as usize] {
        Seat::Person { name: Some(name) } => name.clone(),
        Seat::Machine { level } => words.machine_listed(level),
        Seat::Person { name: None } if !sitting.two_persons() => words.say("play-you"),
        Seat::Person { name: None } => {
            words.say_with("play-player", &[("number", (player as usize + 1).into())])
        }
    }
}
