//! What each fuzz target demands of any input. The tests of the rules replay the corpora through
//! the same functions.

use std::ops::ControlFlow;

use nugar_rules::board::Point;
use nugar_rules::catalog::{PRESETS, Ruleset, Visitor};
use nugar_rules::game::{Game, Turn};
use nugar_rules::record::{Reader, Record, RecordFault};
use nugar_rules::symmetry::Symmetric;

/// Rulesets beside the presets that reach every value of every field.
const OTHERS: &[&str] = &[
    "dara-italian+capture_choice=optional,all_protected=any,captures_per_move=per-row",
    "dala+files=8,ranks=8,pieces=31,place_three=captures,captures_per_move=per-row",
    "dara-bell+files=3,ranks=8,pieces=6,leave_long=forbidden,no_move=draw,lose_at=1",
    "dara-walker+files=3,ranks=3,pieces=3,repetition=0,quiet_limit=0",
    "daldosa+outer=4,pieces=4,prow=no,added=each-hole-takes",
    "daldosa+outer=24,pieces=24,undalled_taken=no,either_die=higher,opening_played=yes",
    "daldosa+outer=5,pieces=2,added=none,double_dal=nothing,dal=sternmost,win_at=1",
];
/// Moves listed and played of one state; a few user rulesets have thousands.
const MOST_MOVES: usize = 2_000;

/// A ruleset by number: the presets, then the others.
fn ruleset_of(number: u8) -> Ruleset {
    let number = usize::from(number) % (PRESETS.len() + OTHERS.len());
    match PRESETS.get(number) {
        Some(preset) => Ruleset::from(preset),
        None => Ruleset::read(OTHERS[number - PRESETS.len()]).expect("a ruleset that makes sense"),
    }
}

/// Reads a state's text back and plays its moves.
fn state_holds<G: Game>(game: &G, state: &G::State) {
    let text = game.position(state);
    let again = game.read(&text).expect("canonical text reads back").state;
    assert_eq!(again, *state, "{text}");
    let mut listed = 0;
    let _ = game.moves(state, &mut |m| {
        listed += 1;
        let text = game.text(state, m);
        assert_eq!(game.parse(state, &text), Ok(m), "{text}");
        let after = game.play(state, m);
        assert_eq!(game.read(&game.position(&after)).expect("reads back").state, after);
        if listed < MOST_MOVES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!(listed > 0, matches!(game.turn(state), Turn::Decide(_)));
}

/// First byte: the ruleset; the rest: a position's text.
pub fn position(data: &[u8]) {
    struct Check<'a>(&'a str);
    impl Visitor for Check<'_> {
        type Output = ();
        fn visit<G: Game + Symmetric>(self, game: G) {
            match game.read(self.0) {
                Err(faults) => assert!(!faults.0.is_empty() && !faults.to_string().is_empty()),
                Ok(reading) => {
                    state_holds(&game, &reading.state);
                    for (roll, _) in game.rolls() {
                        if let Turn::Roll(_) = game.turn(&reading.state) {
                            state_holds(&game, &game.roll(&reading.state, *roll));
                        }
                    }
                }
            }
        }
    }
    let Some((number, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    ruleset_of(*number).rules().visit(Check(text));
}

/// First byte: the ruleset; second: plies played, chosen by as many bytes; the rest: a move's text,
/// and the same bytes as touched points.
pub fn moves(data: &[u8]) {
    struct Check<'a>(&'a [u8], &'a [u8]);
    impl Visitor for Check<'_> {
        type Output = ();
        fn visit<G: Game + Symmetric>(self, game: G) {
            let mut state = game.start();
            for byte in self.0 {
                if let Turn::Roll(_) = game.turn(&state) {
                    let rolls = game.rolls();
                    state = game.roll(&state, rolls[usize::from(*byte) % rolls.len()].0);
                }
                let Some(m) = game.pick(&state, &mut |n| u64::from(*byte) % n) else { break };
                state = game.play(&state, m);
            }
            let touched: Vec<Point> = self.1.iter().take(8).map(|byte| Point(*byte)).collect();
            for end in 0..=touched.len() {
                let _ = game.why_not(&state, &touched[..end]);
                let _ = game.look(&state, &touched[..end]);
            }
            let Ok(text) = std::str::from_utf8(self.1) else { return };
            match game.parse(&state, text) {
                Err(faults) => assert!(!faults.0.is_empty()),
                Ok(m) => {
                    assert!(game.list(&state).contains(&m), "{text}");
                    state_holds(&game, &game.play(&state, m));
                }
            }
        }
    }
    let [number, plies, rest @ ..] = data else { return };
    let (played, text) = rest.split_at(rest.len().min(usize::from(*plies)));
    ruleset_of(*number).rules().visit(Check(played, text));
}

fn records(text: &str) -> Vec<Result<Record, RecordFault>> {
    let mut reader = Reader::new();
    let mut all: Vec<_> = text.lines().flat_map(|line| reader.line(line)).collect();
    all.extend(reader.finish());
    all
}

/// A file of records.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for record in records(text) {
        let Ok(record) = record else { continue };
        let written = record.to_string();
        let again = records(&written);
        assert!(matches!(again.as_slice(), [Ok(_)]), "{written}\n{again:?}");
        if let [Ok(again)] = again.as_slice() {
            assert_eq!(again.to_string(), written);
        }
        if let Ok(table) = record.replay() {
            let plain = Record::of(&*table, &[]);
            let own = plain.replay().expect("our own record replays");
            assert_eq!(own.position(), table.position());
            assert_eq!(own.line(), table.line());
            if let Ok(tree) = record.tree() {
                let written = tree.record(plain.clone());
                let again = written.tree().expect("our own variations read");
                assert_eq!(again.record(plain).to_string(), written.to_string());
            }
        }
    }
}

/// A ruleset's text.
pub fn ruleset(data: &[u8]) {
    struct Check;
    impl Visitor for Check {
        type Output = ();
        fn visit<G: Game + Symmetric>(self, game: G) {
            state_holds(&game, &game.start());
        }
    }
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Ruleset::read(text) {
        Err(faults) => assert!(!faults.0.is_empty()),
        Ok(ruleset) => {
            assert_eq!(Ruleset::read(&ruleset.text()), Ok(ruleset));
            ruleset.rules().visit(Check);
        }
    }
}
