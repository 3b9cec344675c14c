//! Every recorded reference game and edge case is reproduced: positions, legal moves, results.

use nugar_rules::catalog::{self, Ruleset, Visitor};
use nugar_rules::game::{Game, Outcome, Turn};
use nugar_rules::symmetry::Symmetric;
use serde_json::Value;

fn lines(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/vectors/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a string")
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().expect("an array").iter().map(|v| text(v).to_owned()).collect()
}

fn result(outcome: Outcome) -> &'static str {
    use nugar_rules::game::Side::{Black, White};
    match outcome.winner {
        Some(Black) => "b",
        Some(White) => "w",
        None => "draw",
    }
}

/// Sorted texts and results of all legal moves.
fn listed<G: Game>(game: &G, state: &G::State) -> (Vec<String>, Vec<String>) {
    let moves = game.list(state);
    let mut moves: Vec<(String, String)> = moves
        .into_iter()
        .map(|m| (game.text(state, m), game.position(&game.play(state, m))))
        .collect();
    moves.sort();
    moves.into_iter().unzip()
}

struct Games(Vec<Value>);

impl Visitor for Games {
    type Output = usize;
    fn visit<G: Game + Symmetric>(self, game: G) -> usize {
        let mut seen = 0;
        for (line, next) in self.0.iter().zip(self.0[1..].iter().map(Some).chain([None])) {
            let position = text(&line["position"]);
            let at = format!("{line:.200}");
            let state = game.read(position).unwrap_or_else(|e| panic!("{e} in {at}")).state;
            assert_eq!(game.position(&state), position);
            if let Some(ended) = line.get("result") {
                // Draws by repetition or the quiet limit are judged by a session, not by a state.
                if let Turn::Over(outcome) = game.turn(&state) {
                    assert_eq!(result(outcome), text(ended), "{at}");
                    assert_eq!(game.list(&state).len(), 0);
                } else {
                    assert_eq!("draw", text(ended), "{at}");
                }
                seen += 1;
                continue;
            }
            let (moves, mut after) = listed(&game, &state);
            assert_eq!(game.count(&state), moves.len() as u64, "{at}");
            if let Some(expected) = line.get("after") {
                after.sort();
                assert_eq!(after, texts(expected), "{at}");
            } else {
                assert_eq!(moves, texts(&line["moves"]), "{at}");
            }
            let Some(next) = next else { panic!("a game without a result") };
            let following = text(&next["position"]);
            if let Some(played) = line.get("played") {
                let m = game.parse(&state, text(played)).unwrap();
                assert_eq!(game.position(&game.play(&state, m)), following, "{at}");
            } else {
                // The next line adds its throw.
                let board = |t: &str| t.rsplit_once(' ').unwrap().0.to_owned();
                assert!(after.iter().any(|a| board(a) == board(following)), "{at}");
            }
            seen += 1;
        }
        seen
    }
}

#[test]
fn reference_games() {
    let mut seen = 0;
    for preset in catalog::PRESETS {
        seen += preset.rules().visit(Games(lines(preset.id)));
    }
    assert_eq!(seen, 5857);
}

struct Edge<'a>(&'a Value);

impl Visitor for Edge<'_> {
    type Output = ();
    fn visit<G: Game + Symmetric>(self, game: G) {
        let line = self.0;
        let at = format!("{line:.200}");
        let state = match game.read(text(&line["input"])) {
            Ok(reading) => reading.state,
            Err(faults) => panic!("{faults} in {at}"),
        };
        assert_eq!(game.position(&state), text(&line["position"]), "{at}");
        let (moves, mut after) = listed(&game, &state);
        if let Some(expected) = line.get("result") {
            let Turn::Over(outcome) = game.turn(&state) else { panic!("not over: {at}") };
            assert_eq!(result(outcome), text(expected), "{at}");
            assert!(moves.is_empty());
        } else if let Some(expected) = line.get("moves") {
            let expected: Vec<(String, String)> = expected
                .as_object()
                .unwrap()
                .iter()
                .map(|(m, p)| (m.clone(), text(p).to_owned()))
                .collect();
            let have: Vec<(String, String)> = moves.into_iter().zip(after).collect();
            assert_eq!(have, expected, "{at}");
        } else {
            after.sort();
            assert_eq!(after, texts(&line["after"]), "{at}");
        }
    }
}

#[test]
fn edge_cases() {
    let lines = lines("edge-cases");
    assert_eq!(lines.len(), 32);
    for line in &lines {
        Ruleset::read(text(&line["preset"])).unwrap().rules().visit(Edge(line));
    }
}
