//! Small games of alignment solved by looking at every state, round by round.

use std::collections::HashMap;

use nugar_engine::score::{Meaning, Score};
use nugar_rules::alignment::{Alignment, State};
use nugar_rules::game::{Game, Turn};

/// Every state that can come up, with its exact value: a win, a loss or a draw, and how far off.
pub(crate) fn solve(game: &Alignment) -> HashMap<State, Score> {
    let mut all = vec![game.start()];
    let mut number: HashMap<State, usize> = HashMap::from([(game.start(), 0)]);
    let mut next: Vec<Vec<usize>> = Vec::new();
    let mut i = 0;
    while i < all.len() {
        let state = all[i];
        let follow = |m| {
            let after = game.play(&state, m);
            *number.entry(after).or_insert_with(|| {
                all.push(after);
                all.len() - 1
            })
        };
        next.push(game.list(&state).into_iter().map(follow).collect());
        i += 1;
    }
    // Values that are known within so many plies, one ply more each round.
    let mut values: Vec<Option<Score>> = all
        .iter()
        .map(|state| match game.turn(state) {
            Turn::Over(outcome) => Some(Score::of(outcome, state.side(), 0)),
            _ => None,
        })
        .collect();
    let side = |i: usize| all[i].side();
    for round in 1.. {
        let mut changed = false;
        let known = values.clone();
        for i in 0..all.len() {
            if known[i].is_some() {
                continue;
            }
            let mut best = Some(Score::LEAST);
            for n in &next[i] {
                let score = known[*n].map(|score| if side(*n) == side(i) { score } else { -score });
                best = match (best, score) {
                    (_, Some(score)) if matches!(score.meaning(), Meaning::Win(_)) => {
                        values[i] = Some(Score::win(round));
                        best
                    }
                    (Some(best), Some(score)) => Some(best.max(score)),
                    _ => None,
                };
            }
            if values[i].is_none()
                && let Some(best) = best
            {
                let lost = matches!(best.meaning(), Meaning::Loss(_));
                values[i] = Some(if lost { Score::loss(round) } else { best });
            }
            changed |= values[i].is_some();
        }
        if !changed {
            break;
        }
    }
    all.into_iter().zip(values.into_iter().map(|v| v.unwrap_or(Score::DRAW))).collect()
}
