//! The search with somebody to ask, on small games that are solved completely.

mod solved;

use std::collections::HashMap;
use std::sync::Arc;

use nugar_engine::evaluation::alignment::Points;
use nugar_engine::limits::Limits;
use nugar_engine::past::Past;
use nugar_engine::score::{Meaning, Score};
use nugar_engine::search::{Report, Searcher, Style};
use nugar_rules::alignment::{Alignment, Move, State};
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::game::{Game, Turn};
use nugar_rules::oracle::{Known, Oracle};
use nugar_rules::table;

use self::solved::solve;

/// Small games, with other draw rules where a test wants them.
const SMALL: [&str; 3] = [
    "dara-walker+files=3,ranks=3,pieces=3",
    "dara-italian+files=3,ranks=4,pieces=4",
    "dara-walker+files=3,ranks=4,pieces=3,lose_at=1",
];

fn alignment(ruleset: &str) -> Alignment {
    match Ruleset::read(ruleset).unwrap().rules() {
        Rules::Alignment(rules) => Alignment::new(*rules),
        Rules::RunningFight(_) => panic!("{ruleset} is no game of alignment"),
    }
}

/// What is known of the states with at most so many pieces, those in hand included.
struct Solved {
    values: HashMap<State, Score>,
    most: u32,
}

impl Oracle<Alignment> for Solved {
    fn ask(&self, state: &State) -> Option<Known> {
        let pieces = state.pieces(state.side()) + state.pieces(state.side().other());
        let score = *self.values.get(state).filter(|_| pieces <= self.most)?;
        Some(match score.meaning() {
            Meaning::Win(plies) => Known::Win { plies },
            Meaning::Loss(plies) => Known::Loss { plies },
            Meaning::Estimate(_) => Known::Draw,
        })
    }
}

fn searcher(game: &Alignment) -> Searcher<Alignment, Points> {
    Searcher::new(game.clone(), Points::of(game.rules()), Style::Full, 1 << 18)
}

fn think(
    searcher: &mut Searcher<Alignment, Points>,
    past: &Past<State>,
    limits: Limits,
) -> Report<Move> {
    searcher.think(past, limits, 1, &mut || false, &mut |_| {})
}

/// A game with the values of its states, in an order that does not change.
fn solved(text: &str) -> (Alignment, HashMap<State, Score>, Vec<State>) {
    let game = alignment(&format!("{text},repetition=0,quiet_limit=0"));
    let values = solve(&game);
    let mut states: Vec<State> =
        values.keys().filter(|s| matches!(game.turn(s), Turn::Decide(_))).copied().collect();
    states.sort_by_key(|state| game.key(state));
    (game, values, states)
}

/// The value of a move for who plays it.
fn worth(game: &Alignment, values: &HashMap<State, Score>, state: &State, m: Move) -> Score {
    let next = game.play(state, m);
    let score = values[&next];
    let score = if next.side() == state.side() { score } else { -score };
    match score.meaning() {
        Meaning::Win(plies) => Score::win(plies + 1),
        Meaning::Loss(plies) => Score::loss(plies + 1),
        Meaning::Estimate(_) => score,
    }
}

fn class(score: Score) -> i32 {
    if score.is_proven() { score.value().signum() } else { 0 }
}

#[test]
fn who_knows_the_root_plays_it_perfectly() {
    for text in SMALL {
        let (game, values, states) = solved(text);
        let oracle = Arc::new(Solved { values: values.clone(), most: u32::MAX });
        let mut full = searcher(&game).asking(oracle);
        let mut seen = [0; 3];
        for state in states.iter().step_by((states.len() / 400).max(1)) {
            let value = values[state];
            // Not even one position needs to be looked at.
            let nodes = if class(value) == 0 { 500 } else { 0 };
            let report = think(&mut full, &Past::none(*state), Limits::nodes(nodes));
            let position = game.position(state);
            let line = &report.lines[0];
            assert_eq!(line.score, value, "{position}");
            assert_eq!(worth(&game, &values, state, line.moves[0]), value, "{position}");
            seen[(class(value) + 1) as usize] += 1;
            // The line of a decided position goes to its end.
            if let Meaning::Win(plies) | Meaning::Loss(plies) = value.meaning() {
                assert_eq!(line.moves.len(), plies as usize, "{position}");
                let end = line.moves.iter().fold(*state, |state, m| game.play(&state, *m));
                assert!(matches!(game.turn(&end), Turn::Over(_)), "{position}");
            }
        }
        assert!(seen.iter().all(|n| *n > 5), "{text}: {seen:?}");
    }
}

/// An oracle of late positions serves in earlier ones: what is told as proven is so, a known win is
/// not passed by, nobody steps into a known loss that can be avoided.
#[test]
fn who_knows_some_positions_uses_them() {
    let (mut with, mut without, mut told, mut chances) = (0, 0, 0, 0);
    for text in SMALL {
        let (game, values, states) = solved(text);
        let most = 2 * u32::from(game.rules().pieces) - 1;
        let oracle = Arc::new(Solved { values: values.clone(), most });
        let unknown: Vec<State> =
            states.into_iter().filter(|state| oracle.ask(state).is_none()).collect();
        let mut knowing = searcher(&game).asking(oracle.clone());
        let mut blind = searcher(&game);
        for state in unknown.iter().step_by((unknown.len() / 300).max(1)) {
            let position = game.position(state);
            let known = |m: &Move| {
                let next = game.play(state, *m);
                (oracle.ask(&next).is_some() || matches!(game.turn(&next), Turn::Over(_)))
                    .then(|| class(worth(&game, &values, state, *m)))
            };
            let all = game.list(state);
            let past = Past::none(*state);
            let chosen = [&mut knowing, &mut blind].map(|searcher| {
                searcher.forget();
                let report = think(searcher, &past, Limits::depth(3));
                let line = &report.lines[0];
                if line.score.is_proven() {
                    assert_eq!(class(line.score), class(values[state]), "{position}");
                }
                (line.moves[0], line.score)
            });
            let [(m, score), _] = chosen;
            if all.iter().any(|m| known(m) == Some(1)) {
                assert_eq!((known(&m), class(score)), (Some(1), 1), "{position}");
                chances += 1;
            }
            if known(&m) == Some(-1) {
                assert!(all.iter().all(|m| known(m) == Some(-1)), "{position}");
            }
            let [knows, guesses] = chosen.map(|(m, _)| class(worth(&game, &values, state, m)));
            with += knows;
            without += guesses;
            told += class(score).abs() - class(chosen[1].1).abs();
        }
    }
    assert!(chances > 20, "{chances}");
    assert!(told > 50, "{told} more positions proven");
    assert!(with >= without, "{with} with, {without} without");
}

/// A win that the quiet limit may cut short is not told as proven, and is played for even so.
#[test]
fn the_quiet_limit_is_stronger_than_an_oracle() {
    let (_, values, states) = solved(SMALL[1]);
    let game = alignment(&format!("{},repetition=0,quiet_limit=30", SMALL[1]));
    let mut full =
        searcher(&game).asking(Arc::new(Solved { values: values.clone(), most: u32::MAX }));
    let far = states.iter().filter(|state| {
        !state.placing() && matches!(values[*state].meaning(), Meaning::Win(plies) if plies >= 9)
    });
    let mut seen = 0;
    for state in far.take(40) {
        let Meaning::Win(plies) = values[state].meaning() else { unreachable!() };
        let mut past = Past::none(*state);
        for (quiet, proven) in [(30 - plies, true), (31 - plies, false)] {
            past.quiet = quiet;
            let report = think(&mut full, &past, Limits::nodes(0));
            let line = &report.lines[0];
            assert_eq!(line.score.is_proven(), proven, "{}", game.position(state));
            assert!(line.score > Score::DRAW);
            assert_eq!(worth(&game, &values, state, line.moves[0]), values[state]);
        }
        seen += 1;
    }
    assert!(seen > 10);
}

/// A winning move to what has stood too often already wins nothing.
#[test]
fn repetition_is_stronger_than_an_oracle() {
    let (_, values, states) = solved(SMALL[1]);
    let game = alignment(&format!("{},repetition=3,quiet_limit=0", SMALL[1]));
    let mut full =
        searcher(&game).asking(Arc::new(Solved { values: values.clone(), most: u32::MAX }));
    let mut seen = 0;
    for state in states.iter().filter(|s| !s.placing() && class(values[*s]) > 0) {
        let winning = |m: &Move| class(worth(&game, &values, state, *m)) > 0;
        let quiet = |m: &Move| game.captures(state, *m) == 0;
        let winners: Vec<Move> = game.list(state).into_iter().filter(winning).collect();
        let best = winners.iter().copied().max_by_key(|m| worth(&game, &values, state, *m));
        let Some(best) = best.filter(|m| winners.len() > 1 && quiet(m)) else { continue };
        let mut past = Past::none(*state);
        let worn = game.play(state, best);
        past.before = vec![worn, *state, worn, *state];
        past.quiet = 4;
        let m = think(&mut full, &past, Limits::nodes(0)).best().unwrap();
        assert!(game.play(state, m) != worn && winning(&m), "{}", game.position(state));
        seen += 1;
        if seen == 50 {
            break;
        }
    }
    assert!(seen > 20, "{seen}");
}

/// The past of a game on a table is that of its session.
#[test]
fn tables_tell_their_past() {
    let game = alignment("dara-walker");
    let ruleset = Ruleset::read("dara-walker").unwrap();
    let first = "b4b/6/2bb2/6/w2w1w b 0,0 7 50";
    let mut table = table::start(ruleset, Some(first), DiceSource::Typed).unwrap();
    let moves = ["a5-b5", "a1-b1", "b5-a5", "b1-a1", "a5-b5"];
    for (played, text) in moves.iter().enumerate() {
        let past = Past::at(&game, &*table).unwrap();
        assert_eq!(game.position(&past.state), table.position());
        assert_eq!((past.before.len(), past.quiet), (played, 7 + played as u32));
        let positions = past.before.iter().map(|state| game.position(state));
        let known = (0..played).filter_map(|plies| table.position_after(plies));
        assert!(positions.eq(known));
        table.next(&Event::Moved { text: (*text).to_owned() }).unwrap();
    }
    let (from, moves) = table::since_reset(&*table);
    assert_eq!((from.as_str(), moves.len()), (first, 5));
    assert!(Past::at(&alignment("dala"), &*table).is_none(), "another board");
}
