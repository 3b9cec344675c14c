//! Tables against a solver that knows nothing but the rules: every position of tiny boards, by
//! going through all of them again and again until nothing changes.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use nugar_rules::alignment::{Alignment, AlignmentRules, State};
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::game::{Game as _, Side, Turn};
use nugar_rules::playout::{Chance as _, Random};
use nugar_rules::stones::Stones;
use nugar_tables::alignment::{Builder, Endings, Order, Scope, Sector, solve, verify};
use nugar_tables::{Alone, Memory, Shelf, Value};

fn rules(text: &str) -> AlignmentRules {
    match Ruleset::read(text).unwrap_or_else(|faults| panic!("{text}: {faults}")).rules() {
        Rules::Alignment(rules) => *rules,
        Rules::RunningFight(_) => panic!("{text} is of another family"),
    }
}

/// Every state of the movement phase that is not over by the number of men, black to move. White
/// to move is the same with the colours swapped.
fn states(game: &Alignment) -> Vec<State> {
    fn subsets(cells: &[u8], all: &mut Vec<Stones>, chosen: Stones) {
        all.push(chosen);
        for (at, cell) in cells.iter().enumerate() {
            subsets(&cells[at + 1..], all, chosen | Stones::cell(*cell));
        }
    }
    let rules = game.rules();
    let men = u32::from(rules.lose_at) + 1..=u32::from(rules.pieces);
    let cells: Vec<u8> = game.board().into_iter().collect();
    let mut sets = Vec::new();
    subsets(&cells, &mut sets, Stones::NONE);
    sets.retain(|set| men.contains(&set.len()));
    let mut all = Vec::new();
    for black in &sets {
        for white in sets.iter().filter(|white| !white.meets(*black)) {
            all.extend(game.movement([*black, *white], Side::Black));
        }
    }
    all
}

/// Black's men and white's as seen by the side to move.
fn seen(state: &State) -> (Stones, Stones) {
    (state.stones(state.side()), state.stones(state.side().other()))
}

/// The values of all states, by rounds: in round `n` exactly the states decided in `n` plies are
/// found, those that win first.
fn brute(game: &Alignment, states: &[State]) -> HashMap<(Stones, Stones), Value> {
    enum Next {
        Over(Value),
        State(usize),
    }
    let places: HashMap<_, _> = states.iter().enumerate().map(|(at, s)| (seen(s), at)).collect();
    let mut values: Vec<Option<Value>> = Vec::new();
    let mut next: Vec<Vec<Next>> = Vec::new();
    for state in states {
        let over = |state: &State| match game.turn(state) {
            Turn::Over(outcome) => Some(match outcome.winner {
                None => Value::Draw,
                Some(winner) => {
                    assert_ne!(winner, state.side(), "nobody ends a game by losing it");
                    Value::Loss(0)
                }
            }),
            _ => None,
        };
        values.push(over(state));
        let mut all = Vec::new();
        let _ = game.moves(state, &mut |m| {
            let after = game.play(state, m);
            all.push(match places.get(&seen(&after)) {
                Some(place) => Next::State(*place),
                None => Next::Over(over(&after).expect("too few men are left")),
            });
            ControlFlow::Continue(())
        });
        next.push(all);
    }
    // A value found in a round needs one found in the round before, so a round without any is the
    // last.
    let mut open: Vec<usize> = (0..states.len()).filter(|at| values[*at].is_none()).collect();
    for plies in 1.. {
        let mut found = Vec::new();
        open.retain(|at| {
            let mut all_won = true;
            for next in &next[*at] {
                let value = match next {
                    Next::Over(value) => Some(*value),
                    Next::State(at) => values[*at],
                };
                if let Some(Value::Loss(_)) = value {
                    found.push((*at, Value::Win(plies)));
                    return false;
                }
                all_won &= matches!(value, Some(Value::Win(_)));
            }
            if all_won {
                found.push((*at, Value::Loss(plies)));
            }
            !all_won
        });
        if found.is_empty() {
            break;
        }
        for (at, value) in found {
            values[at] = Some(value);
        }
    }
    let values = values.into_iter().map(|value| value.unwrap_or(Value::Draw));
    states.iter().map(seen).zip(values).collect()
}

/// The value of the game from its start by plain recursion over placements.
fn start_value(
    game: &Alignment,
    state: &State,
    endings: &HashMap<(Stones, Stones), Value>,
    memo: &mut HashMap<State, (Option<Side>, u16)>,
) -> (Option<Side>, u16) {
    if let Turn::Over(outcome) = game.turn(state) {
        return (outcome.winner, 0);
    }
    let side = state.side();
    if !state.placing() {
        return match endings[&seen(state)] {
            Value::Win(plies) => (Some(side), plies),
            Value::Draw => (None, 0),
            Value::Loss(plies) => (Some(side.other()), plies),
        };
    }
    if let Some(value) = memo.get(state) {
        return *value;
    }
    let results: Vec<_> = game
        .list(state)
        .into_iter()
        .map(|m| start_value(game, &game.play(state, m), endings, memo))
        .collect();
    let wins = results.iter().filter(|result| result.0 == Some(side)).map(|result| result.1).min();
    let losses = results.iter().filter(|result| result.0 == Some(side.other()));
    let value = if let Some(plies) = wins {
        (Some(side), plies + 1)
    } else if results.iter().any(|result| result.0.is_none()) {
        (None, 0)
    } else {
        (Some(side.other()), losses.map(|result| result.1).max().expect("a move") + 1)
    };
    memo.insert(*state, value);
    value
}

/// Builds all tables, and holds every value against the brute one; then the whole game.
fn agrees(text: &str) {
    let rules = rules(text);
    let game = Alignment::new(rules);
    let states = states(&game);
    let brute = brute(&game, &states);
    let men = 2 * rules.pieces;
    let shelf = Arc::new(Memory::default());
    let builder = Builder { game: &game, shelf: &*shelf, crew: &Alone, memory: 1 << 30 };
    builder.build(men, &mut |_| Order::GoOn).expect("it is small");
    let endings = Endings::open(game.clone(), shelf.clone(), men).expect("all is there");
    for state in &states {
        let found = endings.probe(state).expect("tables can be read");
        let expected = brute[&seen(state)];
        if let Turn::Decide(_) = game.turn(state) {
            let found = found.expect("every state is known").value;
            assert_eq!(found, expected, "{text}: {}", game.position(state));
            let moves = endings.moves(state).expect("tables can be read").expect("all are known");
            assert_eq!(moves[0].1, expected, "{text}: {}", game.position(state));
        } else {
            assert_eq!(found, None);
        }
    }
    for sector in Sector::all(&rules, men) {
        let watch = &mut |_, _| ControlFlow::Continue(());
        let shelf: &dyn Shelf = &*shelf;
        let verified =
            verify(&game, shelf, &Alone, sector, Scope::Whole, watch).expect("all there");
        assert_eq!(verified.wrong, 0, "{text}: {verified:?}");
    }
    let whole = solve(&game, &Alone, 1 << 30).expect("it is small");
    let expected = start_value(&game, &game.start(), &brute, &mut HashMap::new());
    assert_eq!((whole.winner, whole.plies), expected, "{text}");
}

/// A change of one field, or of a few that only matter together, on a small board.
const VARIED: [&str; 21] = [
    "place_three=free",
    "place_three=captures",
    "place_long=free",
    "move_long=free",
    "move_long=free,leave_long=none",
    "move_long=free,leave_long=forbidden",
    "move_long=free,captures_per_move=per-row",
    "protect_rows=yes",
    "protect_rows=yes,all_protected=any",
    "protect_rows=yes,capture_choice=optional",
    "captures_per_move=per-row",
    "captures_per_move=per-row,protect_rows=yes,all_protected=any",
    "capture_choice=optional",
    "captures_per_move=per-row,capture_choice=optional",
    "lose_at=0",
    "lose_at=1",
    "lose_at=0,no_move=draw",
    "no_move=draw",
    "no_move=draw,capture_choice=optional",
    "fill_first=b2",
    "place_three=captures,captures_per_move=per-row,lose_at=1",
];

fn all_agree(board: &str, pieces: u8, from: &str) {
    agrees(&format!("dara-walker+{board},pieces={pieces}"));
    for change in VARIED {
        // Fields stand in table order whatever order they are read in.
        agrees(&format!("{from}+{board},pieces={pieces},{change}"));
    }
}

#[test]
fn three_by_three_with_three_pieces() {
    all_agree("files=3,ranks=3", 3, "dara-walker");
}

#[test]
fn three_by_three_with_four_pieces() {
    all_agree("files=3,ranks=3", 4, "dara-walker");
}

#[test]
fn three_by_four_with_four_pieces() {
    all_agree("files=3,ranks=4", 4, "dara-walker");
}

/// Every field at random, all of them together.
#[test]
fn random_rules() {
    const FIELDS: [(&str, &[&str]); 12] = [
        ("pieces", &["3", "4"]),
        ("fill_first", &["none", "b2", "a1c3"]),
        ("place_three", &["forbidden", "free", "captures"]),
        ("place_long", &["forbidden", "free"]),
        ("move_long", &["forbidden", "free"]),
        ("leave_long", &["captures", "none", "forbidden"]),
        ("captures_per_move", &["one", "per-row"]),
        ("protect_rows", &["no", "yes"]),
        ("all_protected", &["none", "any"]),
        ("capture_choice", &["compulsory", "optional"]),
        ("lose_at", &["0", "1", "2"]),
        ("no_move", &["loses", "draw"]),
    ];
    let mut random = Random::new(20);
    for n in 0..40 {
        let board = if n % 8 == 0 { "files=4,ranks=3" } else { "files=3,ranks=3" };
        let mut text = format!("dara-walker+{board}");
        for (field, values) in FIELDS {
            let value = values[random.below(values.len() as u64) as usize];
            text = [&text, ",", field, "=", value].concat();
        }
        agrees(&text);
    }
}

/// The only small board on which a step can make two rows, with five men of a side.
#[test]
fn four_by_three_with_five_pieces() {
    for change in [
        "captures_per_move=per-row",
        "captures_per_move=per-row,capture_choice=optional,move_long=free",
        "captures_per_move=per-row,protect_rows=yes,all_protected=any,lose_at=1",
        "move_long=free,leave_long=forbidden,protect_rows=yes,no_move=draw",
    ] {
        agrees(&format!("dara-walker+files=4,ranks=3,pieces=5,{change}"));
    }
}
