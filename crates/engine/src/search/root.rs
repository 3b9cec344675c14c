//! The first moves: one depth after the other, a narrow window around what is expected, several
//! lines where they are asked for.

use std::convert::Infallible;

use nugar_rules::game::Game;

use super::exact::Exactly;
use super::node::{From, Late, Place, Run};
use super::window::Window;
use super::{Line, Report, Style};
use crate::evaluation::{Judge, Ranked};
use crate::limits::Limits;
use crate::past::Past;
use crate::score::{Meaning, Score};

/// A first move with what is known of it.
#[derive(Debug, Clone)]
struct Root<M> {
    played: Ranked<M>,
    /// Of the depth being searched; the least there is until it is known.
    score: Score,
    line: Vec<M>,
}

impl<M: Clone> Root<M> {
    /// The line as it is reported; of a position that is known to be drawn nothing else is told.
    fn told(&self, drawn: bool) -> Line<M> {
        let score = if drawn { Score::DRAW } else { self.score };
        Line { score, moves: self.line.clone() }
    }
}

impl<G: Game<Roll = Infallible>, J: Judge<G>> Run<'_, G, J> {
    pub(super) fn deepen(
        &mut self,
        past: &Past<G::State>,
        wanted: usize,
        watch: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let mut roots = self.roots(&past.state);
        let first: Vec<G::Move> = roots.iter().map(|root| root.played.played).collect();
        let mut drawn = false;
        match self.exactly(past, &first) {
            Exactly::Open => {}
            Exactly::Drawn(keeping) => {
                roots.retain(|root| keeping.contains(&root.played.played));
                // Of drawn moves it would say no more than that: let the search tell them apart.
                self.oracle = None;
                drawn = true;
            }
            Exactly::Decided(mut lines) => {
                lines.truncate(wanted);
                let report = Report { depth: 1, nodes: self.nodes, lines };
                watch(&report);
                return report;
            }
        }
        let wanted = wanted.min(roots.len());
        let report = |roots: &[Root<G::Move>], depth, nodes| Report {
            depth,
            nodes,
            lines: roots[..wanted].iter().map(|root| root.told(drawn)).collect(),
        };
        let mut best = report(&roots, 0, 0);
        if roots.is_empty() {
            return best;
        }
        for depth in 1..=self.limits.depth.min(Limits::DEEPEST) {
            self.depth = u32::from(depth);
            let before: Vec<Score> = roots.iter().map(|root| root.score).collect();
            for root in &mut roots {
                root.score = Score::LEAST;
            }
            for rank in 0..wanted {
                self.aspire(past, &mut roots, rank, before[rank], i32::from(depth));
                // Stable, and moves that were not reached stay behind in their old order.
                roots[rank..].sort_by_key(|root| -root.score);
                if self.stopped {
                    break;
                }
            }
            if self.stopped {
                // What was not reached keeps the score of the depth before.
                if roots[0].score != Score::LEAST {
                    for (root, line) in roots.iter().take(1).zip(&mut best.lines) {
                        *line = root.told(drawn);
                    }
                }
                best.nodes = self.nodes;
                return best;
            }
            best = report(&roots, depth, self.nodes);
            watch(&best);
            let settled = |root: &Root<G::Move>| match root.score.meaning() {
                Meaning::Win(plies) | Meaning::Loss(plies) => plies <= u32::from(depth),
                Meaning::Estimate(_) => false,
            };
            if roots[..wanted].iter().all(settled) {
                break;
            }
        }
        best
    }

    /// Every legal move, the most promising first.
    fn roots(&mut self, state: &G::State) -> Vec<Root<G::Move>> {
        let start = self.list(state);
        let mut all = self.moves.split_off(start);
        let remembered = self.table.get(self.game.key(state)).and_then(|memory| memory.best);
        let side = self.judge.mover(state);
        if let Some(seen) = self.judge.assess(self.game, state) {
            self.judge.rank(state, &seen.sight, &mut all);
        }
        self.order.rank(self.tuning, &mut all, side, 0, remembered, |m| self.judge.slot(m));
        all.sort_by_key(|m| -m.precedence());
        all.into_iter()
            .map(|m| Root { played: m, score: Score::DRAW, line: vec![m.played] })
            .collect()
    }

    /// Searches the moves from `rank` on in a window around the score of the depth before, wider
    /// and wider until the score lies within.
    fn aspire(
        &mut self,
        past: &Past<G::State>,
        roots: &mut [Root<G::Move>],
        rank: usize,
        before: Score,
        depth: i32,
    ) {
        let mut width = self.tuning.aspiration;
        if depth < self.tuning.aspiration_depth || before.is_proven() || self.style == Style::Plain
        {
            width = Score::LIMIT;
        }
        let around = |width: i32| {
            let (low, high) = (before.value() - width, before.value() + width);
            Window {
                alpha: if low <= -Score::LIMIT { Score::LEAST } else { Score::estimate(low) },
                beta: if high >= Score::LIMIT { Score::MOST } else { Score::estimate(high) },
            }
        };
        let mut window = around(width);
        loop {
            let score = self.root(past, &mut roots[rank..], depth, window);
            if self.stopped {
                return;
            }
            width = width.saturating_mul(4);
            if score <= window.alpha && window.alpha > Score::LEAST {
                window.alpha = around(width).alpha;
            } else if score >= window.beta && window.beta < Score::MOST {
                window.beta = around(width).beta;
            } else {
                return;
            }
            for root in &mut roots[rank..] {
                root.score = Score::LEAST;
            }
        }
    }

    fn root(
        &mut self,
        past: &Past<G::State>,
        roots: &mut [Root<G::Move>],
        depth: i32,
        window: Window,
    ) -> Score {
        let mut window = window;
        let mut best = Score::LEAST;
        let place = Place { ply: 0, quiet: past.quiet };
        for (tried, root) in roots.iter_mut().enumerate() {
            let late = if tried == 0 { Late::First } else { Late::By(0) };
            let from = From { state: &past.state, m: root.played, depth: depth - 1, place };
            let score = self.follow(&from, late, window);
            if self.stopped {
                return best;
            }
            if score > best {
                best = score;
                if score > window.alpha || tried == 0 {
                    root.score = score;
                    root.line.clear();
                    root.line.push(root.played.played);
                    if let Some(rest) = self.lines.get(1) {
                        root.line.extend_from_slice(rest);
                    }
                }
                window.alpha = window.alpha.max(score);
                if window.alpha >= window.beta {
                    break;
                }
            }
        }
        best
    }
}
