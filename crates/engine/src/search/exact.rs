//! What an oracle adds to a search. It knows the game without the draws that need a history: a win
//! or a loss counts as proven only where it comes before the quiet limit does.

use std::convert::Infallible;
use std::fmt;
use std::sync::Arc;

use nugar_rules::game::{Game, Turn};
use nugar_rules::oracle::{Known, Oracle};

use super::Line;
use super::node::{Place, Run};
use crate::evaluation::Judge;
use crate::past::Past;
use crate::score::{Meaning, Score};

/// The most moves of a line that is read off an oracle.
const LONGEST: usize = 400;

/// Somebody to ask.
#[derive(Clone)]
pub(super) struct Asked<G: Game>(pub(super) Arc<dyn Oracle<G>>);

impl<G: Game> fmt::Debug for Asked<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Asked")
    }
}

/// What is known of the moves of a root.
pub(super) enum Exactly<M> {
    /// Nothing, or nothing that helps.
    Open,
    /// Nobody can force anything: these moves keep it so.
    Drawn(Vec<M>),
    /// It is won or lost: lines of all the moves that something is known of, the best first.
    Decided(Vec<Line<M>>),
}

impl<G: Game<Roll = Infallible>, J: Judge<G>> Run<'_, G, J> {
    /// What is proven of a position, counted from itself.
    pub(super) fn known(&self, state: &G::State, place: Place) -> Option<Score> {
        let score = exact(self.oracle?.ask(state)?)?;
        self.in_time(score, place).then_some(score)
    }

    /// Whether an end that is so far from a position comes before the game has been quiet too long.
    pub(super) fn in_time(&self, score: Score, place: Place) -> bool {
        let limit = self.draws.quiet;
        match score.meaning() {
            Meaning::Win(plies) | Meaning::Loss(plies) => {
                limit == 0 || place.quiet.saturating_add(plies) <= limit
            }
            Meaning::Estimate(_) => true,
        }
    }

    /// What is known of the first moves; they come the more promising first.
    pub(super) fn exactly(&mut self, past: &Past<G::State>, roots: &[G::Move]) -> Exactly<G::Move> {
        let Some(oracle) = self.oracle else { return Exactly::Open };
        let Some(value) = oracle.ask(&past.state).and_then(exact) else { return Exactly::Open };
        let mut scored: Vec<(Score, G::Move)> = Vec::new();
        for m in roots {
            self.nodes += 1;
            scored.extend(self.behind(oracle, past, *m).map(|score| (score, *m)));
        }
        // Stable: of equals the more promising.
        scored.sort_by_key(|(score, _)| -*score);
        if scored.first().is_none_or(|(score, _)| class(*score) < class(value)) {
            return Exactly::Open;
        }
        if class(value) == 0 {
            scored.retain(|(score, _)| class(*score) >= 0);
            return Exactly::Drawn(scored.into_iter().map(|(_, m)| m).collect());
        }
        let here = Place { ply: 0, quiet: past.quiet };
        let line = |(score, m): (Score, G::Move)| Line {
            // Where the quiet limit may come first, nothing is proven.
            score: if self.in_time(score, here) { score } else { Score::estimate(score.value()) },
            moves: self.expected(oracle, &past.state, m),
        };
        Exactly::Decided(scored.into_iter().map(line).collect())
    }

    /// The score of a first move for who plays it, draws by history included.
    fn behind(
        &mut self,
        oracle: &dyn Oracle<G>,
        past: &Past<G::State>,
        m: G::Move,
    ) -> Option<Score> {
        let next = self.game.play(&past.state, m);
        let quiet = if self.game.resets(&past.state, m) { 0 } else { past.quiet + 1 };
        self.keys.push(self.game.key(&next));
        let drawn = self.drawn(&next, Place { ply: 1, quiet });
        self.keys.pop();
        let score = match drawn {
            Some(score) => score,
            None => self.after(oracle, &next)?.seen_from_root(1),
        };
        let turned = self.judge.mover(&next) != self.judge.mover(&past.state);
        Some(if turned { -score } else { score })
    }

    /// The score of a position for its mover, over or not.
    fn after(&self, oracle: &dyn Oracle<G>, state: &G::State) -> Option<Score> {
        match self.game.turn(state) {
            Turn::Over(outcome) => Some(Score::of(outcome, self.judge.mover(state), 0)),
            _ => exact(oracle.ask(state)?),
        }
    }

    /// A move and what follows when both sides play by the oracle.
    fn expected(&self, oracle: &dyn Oracle<G>, state: &G::State, first: G::Move) -> Vec<G::Move> {
        let mut line = vec![first];
        let mut state = self.game.play(state, first);
        while line.len() < LONGEST {
            let mover = self.judge.mover(&state);
            let mut best: Option<(Score, G::Move)> = None;
            for m in self.game.list(&state) {
                let next = self.game.play(&state, m);
                let Some(score) = self.after(oracle, &next) else { continue };
                let score = score.seen_from_root(1);
                let score = if self.judge.mover(&next) == mover { score } else { -score };
                if best.is_none_or(|(highest, _)| score > highest) {
                    best = Some((score, m));
                }
            }
            // A draw goes on for ever.
            let Some((_, m)) = best.filter(|(score, _)| score.is_proven()) else { break };
            line.push(m);
            state = self.game.play(&state, m);
        }
        line
    }
}

fn exact(known: Known) -> Option<Score> {
    match known {
        Known::Win { plies } => Some(Score::win(plies)),
        Known::Loss { plies } => Some(Score::loss(plies)),
        Known::Draw => Some(Score::DRAW),
        Known::Chance(_) => None,
    }
}

/// 1 for a win, -1 for a loss, 0 for a draw.
fn class(score: Score) -> i32 {
    if score.is_proven() { score.value().signum() } else { 0 }
}
