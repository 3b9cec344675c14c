//! Laws of the analysis: the same everywhere and every time, from both sides alike, and nothing is
//! lost by the best move.

use std::sync::Arc;

use nugar_engine::analysis::{
    At, Class, Effort, Judged, Line, Mark, Proof, Report, Study, View, Worth, study,
};
use nugar_engine::knowing::Knowing;
use nugar_engine::last_two::LastTwo;
use nugar_engine::luck;
use nugar_engine::race::SURE;
use nugar_rules::catalog::{PRESETS, Rules, Ruleset};
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::game::{Game as _, Side, Turn};
use nugar_rules::oracle::{Known, Oracle};
use nugar_rules::playout::Chance;
use nugar_rules::running_fight::{RaceState, RunningFight};
use nugar_rules::table::{self, Table};

const BYTES: usize = 1 << 20;

fn position(ruleset: &str, text: &str) -> Box<dyn Table> {
    let ruleset = Ruleset::read(ruleset).unwrap();
    table::start(ruleset, Some(text), DiceSource::Typed).unwrap()
}

fn look(table: &dyn Table, lines: usize, nodes: u64) -> View {
    let mut study = study(table, BYTES, &Knowing::default()).unwrap();
    let at = At::After(study.plies());
    study.look(at, Effort { lines, nodes }, &mut || false, &mut |_| {}).unwrap()
}

/// A game of random moves, cut off after so many plies.
fn random_game(ruleset: Ruleset, seed: &str, plies: usize) -> Box<dyn Table> {
    let mut luck = luck::of(seed, 0);
    let dice = DiceSource::Seeded { seed: seed.to_owned() };
    let mut table = table::start(ruleset, None, dice).unwrap();
    while table.outcome().is_none() && table.line().len() < plies {
        let event = if let Turn::Roll(_) = table.turn() {
            Event::Threw { throw: table.seeded_throw().unwrap() }
        } else {
            let moves = table.moves();
            Event::Moved { text: moves[luck.below(moves.len() as u64) as usize].text.clone() }
        };
        table.next(&event).unwrap();
    }
    table
}

fn judge_all(study: &mut dyn Study, nodes: u64) -> Vec<Judged> {
    let effort = Effort { lines: 1, nodes };
    let mut all: Vec<Judged> = (0..study.plies())
        .rev()
        .map(|ply| study.judge(ply, effort, &mut || false).unwrap())
        .collect();
    all.reverse();
    all
}

#[test]
fn every_ruleset_is_judged_twice_alike_and_within_bounds() {
    for preset in PRESETS {
        let table = random_game(Ruleset::from(preset), "judged", 60);
        let mut first = study(&*table, BYTES, &Knowing::default()).unwrap();
        let all = judge_all(&mut *first, 600);
        assert_eq!(all.len(), table.line().len(), "{}", preset.id);
        let mut again = study(&*table, BYTES, &Knowing::default()).unwrap();
        assert_eq!(judge_all(&mut *again, 600), all, "{}", preset.id);
        for (judged, played) in all.iter().zip(table.line()) {
            assert_eq!((&judged.text, &judged.throw), (&played.text, &played.throw));
            assert_eq!(judged.side, played.side);
            assert!((0..=SURE).contains(&judged.played.chance), "{}", preset.id);
            assert_eq!(judged.loss, judged.best.chance - judged.played.chance);
            assert!(judged.loss >= 0 && !judged.line.is_empty());
            let same = judged.line[0] == judged.text;
            assert!(!same || judged.loss == 0, "{}: {judged:?}", preset.id);
            assert_eq!(judged.luck.is_some(), judged.throw.is_some(), "{}", preset.id);
        }
        let report = Report::of(all.iter().map(Mark::from));
        let forced = all.iter().filter(|judged| judged.class == Class::Forced).count() as u32;
        let decisions: u32 = report.sides.iter().map(|totals| totals.decisions).sum();
        assert_eq!((decisions + forced) as usize, all.len());
    }
}

#[test]
fn lines_are_legal_ordered_and_each_of_another_move() {
    for preset in PRESETS {
        let table = random_game(Ruleset::from(preset), "lines", 31);
        let Turn::Decide(_) = table.turn() else { continue };
        let view = look(&*table, 3, 20_000);
        let wanted = table.moves().len().min(3);
        assert_eq!(view.lines.len(), wanted, "{}", preset.id);
        assert!(view.lines.is_sorted_by_key(|line| -line.worth.chance), "{}", preset.id);
        assert_eq!(view.worth, view.lines[0].worth);
        let mut firsts: Vec<&str> = view.lines.iter().map(|line| line.moves[0].as_str()).collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), wanted);
        for line in &view.lines {
            let mut game =
                table::start(*table.ruleset(), Some(&table.position()), DiceSource::Typed).unwrap();
            for text in &line.moves {
                game.next(&Event::Moved { text: text.clone() }).unwrap();
            }
        }
    }
}

#[test]
fn a_win_that_is_there_is_proven_with_its_distance() {
    // Black takes the third piece from the last, and white has too few left.
    let table = position("dara-italian", "5w/6/2w3/bb4/2b2w w 0,0");
    let table = {
        let mut table = table;
        table.next(&Event::Moved { text: "f1-f2".to_owned() }).unwrap();
        table
    };
    let view = look(&*table, 2, 20_000);
    assert_eq!(view.worth, Worth { chance: SURE, proof: Some(Proof::Win(1)) }, "{view:?}");
    // And white's step before it lost that much, or was no worse than the others.
    let mut study = study(&*table, BYTES, &Knowing::default()).unwrap();
    let judged = study.judge(0, Effort { lines: 1, nodes: 20_000 }, &mut || false).unwrap();
    assert_eq!(judged.played.proof, Some(Proof::Loss(2)));
    assert_eq!(judged.side, Side::White);
}

#[test]
fn swapped_sides_think_the_same() {
    let here = "2b3/1w1b2/2bw2/1b1w2/6 b 0,0";
    let there = "2w3/1b1w2/2wb2/1w1b2/6 w 0,0";
    let [here, there] = [here, there].map(|text| look(&*position("dara-italian", text), 3, 10_000));
    assert_eq!(here, there);
}

#[test]
fn throws_bring_no_luck_on_average() {
    let table = random_game(Ruleset::read("daldosa").unwrap(), "luck", 60);
    let mut study = study(&*table, BYTES, &Knowing::default()).unwrap();
    let effort = Effort { lines: 1, nodes: 1_000 };
    for plies in [0, 10, 30, 50] {
        let view = study.look(At::After(plies), effort, &mut || false, &mut |_| {}).unwrap();
        let weights: u32 = view.throws.iter().map(|throw| throw.weight).sum();
        assert_eq!(weights, 16);
        let sum: i64 = view
            .throws
            .iter()
            .map(|throw| {
                i64::from(throw.weight) * i64::from(throw.worth.chance - view.worth.chance)
            })
            .sum();
        assert!(sum.abs() <= 16, "{sum}");
    }
}

#[test]
fn an_ended_game_is_what_it_is_and_one_given_up_goes_on() {
    let mut table = position("dara-walker", "5w/6/2w3/bb4/2b2w b 0,0");
    table.next(&Event::Moved { text: "c1-c2xc3".to_owned() }).unwrap();
    assert!(table.outcome().is_some());
    let view = look(&*table, 3, 1_000);
    assert_eq!((view.worth.chance, view.lines.len()), (SURE, 0));

    let mut table = position("dara-walker", "5w/6/2w3/bb4/2b2w b 0,0");
    table.next(&Event::Resigned(Side::Black)).unwrap();
    let view = look(&*table, 3, 1_000);
    assert_eq!(view.worth.proof, Some(Proof::Win(1)));
}

#[test]
fn what_is_asked_beyond_the_game_has_no_answer() {
    let table = position("dala", "6/6/6/6/6/6 b 12,12");
    let mut study = study(&*table, BYTES, &Knowing::default()).unwrap();
    let effort = Effort { lines: 1, nodes: 100 };
    assert!(study.judge(0, effort, &mut || false).is_none());
    assert!(study.look(At::After(1), effort, &mut || false, &mut |_| {}).is_none());
    assert!(study.look(At::Deciding(0), effort, &mut || false, &mut |_| {}).is_none());
    assert!(study.look(At::After(0), effort, &mut || true, &mut |_| {}).is_some());
}

#[test]
fn a_study_follows_a_game_that_goes_on() {
    let mut table = position("dala", "6/6/6/6/6/6 b 12,12");
    let mut study = study(&*table, BYTES, &Knowing::default()).unwrap();
    table.next(&Event::Moved { text: "c3".to_owned() }).unwrap();
    study.follow(&*table).unwrap();
    assert_eq!(study.plies(), 1);
    assert!(study.judge(0, Effort { lines: 1, nodes: 1_000 }, &mut || false).is_some());
}

/// One piece against one is known, more are not: what is known is told as exact, and nothing else.
#[test]
fn what_somebody_knows_of_a_race_is_told_as_exact() {
    let Rules::RunningFight(rules) = *Ruleset::read("daldosa").unwrap().rules() else {
        panic!("it is a race")
    };
    let ends = Arc::new(LastTwo::new(RunningFight::new(rules)));
    let knowing = Knowing { race: Some(ends.clone()), ..Knowing::default() };
    let look = |text: &str, knowing: &Knowing| {
        let table = position("daldosa", text);
        let mut study = study(&*table, BYTES, knowing).unwrap();
        let effort = Effort { lines: 3, nodes: 20_000 };
        study.look(At::After(0), effort, &mut || false, &mut |_| {}).unwrap()
    };
    let chance = |text: &str| {
        let state = RunningFight::new(rules).read(text).unwrap().state;
        (ends.chance(&state).unwrap() >> 16) as i32
    };
    for text in ["16/BW15/16 b -", "16/4B3W8/16 b -", "16/W15B/16 b -"] {
        let view = look(text, &knowing);
        assert_eq!(view.worth.proof, Some(Proof::Chance), "{text}");
        assert!((view.worth.chance - chance(text)).abs() <= 2, "{text}: {view:?}");
        assert!(view.throws.iter().all(|throw| throw.worth.proof.is_some()), "{text}");
        let alone = look(text, &Knowing::default());
        assert_eq!(alone.worth.proof, None, "{text}");
    }
    // Of a throw: every play, and the best of them for the whole.
    let view = look("16/BW15/16 b 23", &knowing);
    assert!(view.lines.iter().all(|line| line.worth.proof == Some(Proof::Chance)), "{view:?}");
    assert_eq!((view.worth, view.worth.proof), (view.lines[0].worth, Some(Proof::Chance)));
}

/// Knows one position of a race.
struct Only(RunningFight, String);

impl Oracle<RunningFight> for Only {
    fn ask(&self, state: &RaceState) -> Option<Known> {
        (self.0.position(state) == self.1).then_some(Known::Chance(1.0 / 128.0))
    }
}

/// Where one play alone is known, it is told as exact, and the whole is not, even if it is the best.
#[test]
fn what_is_known_of_one_play_is_not_said_of_the_position() {
    let text = "16/1W3W9B1/16 w 23";
    let table = position("daldosa", text);
    let Rules::RunningFight(rules) = *table.ruleset().rules() else { panic!("it is a race") };
    let game = RunningFight::new(rules);
    let state = game.read(text).unwrap().state;
    let plays = game.list(&state);
    assert!(plays.len() > 1);
    let mut best = 0;
    for play in plays {
        let known = game.position(&game.play(&state, play));
        let race: Arc<dyn Oracle<RunningFight>> = Arc::new(Only(game.clone(), known));
        let knowing = Knowing { race: Some(race), ..Knowing::default() };
        let mut study = study(&*table, BYTES, &knowing).unwrap();
        let effort = Effort { lines: 9, nodes: 20_000 };
        let view = study.look(At::After(0), effort, &mut || false, &mut |_| {}).unwrap();
        let exact: Vec<&Line> =
            view.lines.iter().filter(|line| line.worth.proof.is_some()).collect();
        assert_eq!(exact.len(), 1, "{view:?}");
        assert_eq!(exact[0].moves, [game.text(&state, play)]);
        assert_eq!(exact[0].worth, Worth::exact(SURE / 128 * 127));
        assert_eq!(view.worth.proof, None, "{view:?}");
        best += u32::from(exact[0] == &view.lines[0]);
    }
    assert!(best > 0);
}
