//! One position of a search, and the positions under it.

use std::convert::Infallible;
use std::ops::ControlFlow;

use nugar_rules::game::{Game, Limits as DrawLimits, Turn};
use nugar_rules::key::mix;
use nugar_rules::oracle::Oracle;

use super::Style;
use super::window::Window;
use crate::evaluation::{Assessment, Judge, Ranked};
use crate::limits::Limits;
use crate::order::{Order, bring_best};
use crate::score::Score;
use crate::table::{Bound, Memory, Table};
use crate::tuning::Tuning;

/// Positions between two questions whether to stop.
const PATIENCE: u64 = 1 << 10;
/// Plies before the quiet limit from which on positions are told apart by how quiet it has been.
const QUIET_HORIZON: u32 = 40;
/// Plies after which a line is not followed further, whatever extends it.
const FARTHEST: u32 = 2 * Limits::DEEPEST as u32;

/// Where a node stands.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) ply: u32,
    /// Plies since the last placement or capture.
    pub(super) quiet: u32,
}

/// A move about to be followed.
pub(super) struct From<'a, G: Game> {
    pub(super) state: &'a G::State,
    pub(super) m: Ranked<G::Move>,
    /// Plies to look ahead behind the move.
    pub(super) depth: i32,
    pub(super) place: Place,
}

/// How a move is looked at.
#[derive(Clone, Copy)]
pub(super) enum Late {
    /// As the first of its position.
    First,
    /// As a later one, at first so many plies less deeply.
    By(i32),
}

/// A search under way.
pub(super) struct Run<'a, G: Game<Roll = Infallible>, J: Judge<G>> {
    pub(super) game: &'a G,
    pub(super) judge: &'a J,
    pub(super) style: Style,
    pub(super) tuning: &'a Tuning,
    /// Silent while it can say no more than what is known at the root.
    pub(super) oracle: Option<&'a dyn Oracle<G>>,
    pub(super) draws: DrawLimits,
    pub(super) table: &'a Table,
    pub(super) order: &'a mut Order<G::Move>,
    pub(super) moves: &'a mut Vec<Ranked<G::Move>>,
    pub(super) limits: Limits,
    pub(super) stop: &'a mut dyn FnMut() -> bool,
    pub(super) nodes: u64,
    /// Plies that are looked ahead this time, before extensions.
    pub(super) depth: u32,
    pub(super) stopped: bool,
    /// Keys of the positions since the last reset in the game, then of those on the path.
    pub(super) keys: Vec<u64>,
    /// How many of them were played.
    pub(super) played: usize,
    /// The best line from each ply of the path on.
    pub(super) lines: Vec<Vec<G::Move>>,
}

impl<G: Game<Roll = Infallible>, J: Judge<G>> Run<'_, G, J> {
    /// Appends the legal moves, unranked; says where they begin.
    pub(super) fn list(&mut self, state: &G::State) -> usize {
        let start = self.moves.len();
        let moves = &mut *self.moves;
        let _ = self.game.moves(state, &mut |m| {
            let number = (moves.len() - start) as u16;
            let quiet = self.game.captures(state, m) == 0;
            moves.push(Ranked { played: m, number, quiet, rank: 0 });
            ControlFlow::Continue(())
        });
        start
    }

    /// The score of a move for who plays it, the first of a position in the whole window, later
    /// ones first by whether they are better at all. `depth` is what is left behind the move.
    pub(super) fn follow(&mut self, from: &From<'_, G>, late: Late, window: Window) -> Score {
        let From { state, m, depth, place } = *from;
        let next = self.game.play(state, m.played);
        let resets = self.game.resets(state, m.played);
        let quiet = if resets { 0 } else { place.quiet + 1 };
        let place = Place { ply: place.ply + 1, quiet };
        let turned = self.judge.mover(&next) != self.judge.mover(state);
        let key = self.game.key(&next);
        self.keys.push(key);
        let mut visit = |depth: i32, window: Window| {
            if turned {
                -self.node(&next, key, depth, place, window.turned())
            } else {
                self.node(&next, key, depth, place, window)
            }
        };
        let score = match late {
            Late::First => visit(depth, window),
            Late::By(reduction) => {
                let mut score = visit(depth - reduction, window.closed());
                if score > window.alpha && reduction > 0 {
                    score = visit(depth, window.closed());
                }
                if score > window.alpha && window.is_open() {
                    score = visit(depth, window);
                }
                score
            }
        };
        self.keys.pop();
        score
    }

    /// Counts a position; whether the search is over.
    fn enter(&mut self) -> bool {
        if !self.stopped {
            self.stopped = self.nodes >= self.limits.nodes
                || (self.nodes.is_multiple_of(PATIENCE) && (self.stop)());
            self.nodes += u64::from(!self.stopped);
        }
        self.stopped
    }

    fn node(
        &mut self,
        state: &G::State,
        key: u64,
        depth: i32,
        place: Place,
        window: Window,
    ) -> Score {
        if self.enter() {
            return Score::DRAW;
        }
        let ply = place.ply;
        // Asked for early: the answer takes longer to come than anything else here.
        let known = self.distinct(key, place);
        let memory = if depth > 0 { self.table.get(known) } else { None };
        self.clear_line(ply);
        if let Some(score) = self.drawn(state, place) {
            return score;
        }
        if self.style == Style::Plain {
            return self.plain(state, depth, place, window);
        }
        if depth <= 0 || ply >= FARTHEST {
            return self.quiesce(state, self.tuning.capture_plies, ply, window);
        }

        // Nothing on this path can be better or worse than an end at once.
        let mut window = window;
        window.alpha = window.alpha.max(Score::loss(ply));
        window.beta = window.beta.min(Score::win(ply + 1));
        if window.alpha >= window.beta {
            return window.alpha;
        }

        let key = known;
        if let Some(memory) = memory
            && !window.is_open()
            && i32::from(memory.depth) >= depth
        {
            let score = memory.score.seen_from_root(ply);
            let settles = match memory.bound {
                Bound::Exact => true,
                Bound::Lower => score >= window.beta,
                Bound::Upper => score <= window.alpha,
            };
            if settles && self.in_time(memory.score, place) {
                return score;
            }
        }
        if let Some(score) = self.known(state, place) {
            return score.seen_from_root(ply);
        }

        let Some(seen) = self.judge.assess(self.game, state) else {
            return self.over(state, ply);
        };
        if let Some(score) = self.without_moving(&seen, depth, window) {
            return score;
        }
        self.every_move(state, key, memory.and_then(|m| m.best), &seen, depth, place, window)
    }

    /// A position so good that nobody would come to it, told without trying its moves.
    ///
    /// 2026-11-30: no null move. Passing at depth 3 and more, two plies and a quarter of the depth
    /// saved, against none: 47.8 % of 160 games of dara-italian at 6,000 positions a move (Elo -65
    /// to +34), and it missed a win in 13 plies on 3 by 4 cells at depth 36: who may not pass may be
    /// glad if it were allowed.
    fn without_moving(
        &self,
        seen: &Assessment<J::Sight>,
        depth: i32,
        window: Window,
    ) -> Option<Score> {
        let tuning = self.tuning;
        let quiet = !window.is_open() && !window.beta.is_proven() && !seen.threatened;
        let far = seen.points - tuning.cut_margin * depth >= window.beta.value();
        (quiet && depth <= tuning.cut_depth && far).then(|| Score::estimate(seen.points))
    }

    #[allow(clippy::too_many_arguments)] // the rest of `node`
    fn every_move(
        &mut self,
        state: &G::State,
        key: u64,
        remembered: Option<u16>,
        seen: &Assessment<J::Sight>,
        depth: i32,
        place: Place,
        mut window: Window,
    ) -> Score {
        let ply = place.ply;
        let side = self.judge.mover(state);
        let start = self.list(state);
        let count = self.moves.len() - start;
        if count == 0 {
            return self.over(state, ply);
        }
        self.judge.rank(state, &seen.sight, &mut self.moves[start..]);
        let judge = self.judge;
        self.order
            .rank(self.tuning, &mut self.moves[start..], side, ply, remembered, |m| judge.slot(m));
        let tuning = self.tuning;
        let late_after = [tuning.late_quiet, tuning.late_captures];
        let extends = ply < 2 * self.depth;
        let mut depth_left = depth - 1;
        if count == 1 {
            // A forced reply costs nothing to follow.
            depth_left += tuning.forced_plies;
        } else if extends && seen.threatened && !seen.strikes && depth <= tuning.threat_depth {
            depth_left += tuning.threat_plies;
        }
        let futile = depth <= tuning.futile_depth
            && !window.is_open()
            && seen.points + tuning.futile_margin * depth <= window.alpha.value();
        let before = window.alpha;
        let mut best = Score::LEAST;
        let mut best_number = None;
        let mut tried_of = [0; 2];
        for i in 0..count {
            let m = bring_best(&mut self.moves[start..], i);
            let kind = usize::from(!m.quiet);
            tried_of[kind] += 1;
            if futile && m.quiet && i > 0 && best > Score::estimate(-Score::LIMIT) {
                best = best.max(Score::estimate(seen.points));
                continue;
            }
            let late = if i == 0 {
                Late::First
            } else if depth < tuning.late_depth || tried_of[kind] <= late_after[kind] {
                Late::By(0)
            } else {
                Late::By(self.tuning.reduction(depth, i).min(depth_left - 1).max(0))
            };
            let from = From { state, m, depth: depth_left, place };
            let score = self.follow(&from, late, window);
            if self.stopped {
                self.moves.truncate(start);
                return Score::DRAW;
            }
            if score > best {
                best = score;
                if score > window.alpha {
                    best_number = Some(m.number);
                    window.alpha = score;
                    self.better_line(ply, m.played);
                }
                if score >= window.beta {
                    let (tried, m) = (&self.moves[start..start + i], m);
                    self.order.refuted(side, ply, depth, m, tried, |m| judge.slot(m));
                    break;
                }
            }
        }
        self.moves.truncate(start);
        let bound = if best >= window.beta {
            Bound::Lower
        } else if best > before {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let memory = Memory {
            score: best.seen_from(ply),
            bound,
            depth: depth.clamp(0, 127) as u8,
            best: best_number,
        };
        self.table.put(key, memory);
        best
    }

    /// The best the mover has of standing still and of taking something.
    fn quiesce(&mut self, state: &G::State, left: i32, ply: u32, mut window: Window) -> Score {
        let Some(seen) = self.judge.assess(self.game, state) else {
            return self.over(state, ply);
        };
        let mut best = Score::estimate(seen.points);
        if !seen.strikes || left == 0 || best >= window.beta {
            return best;
        }
        window.alpha = window.alpha.max(best);
        let start = self.moves.len();
        let moves = &mut *self.moves;
        self.judge.captures(self.game, state, &mut |m| {
            moves.push(Ranked { played: m, number: 0, quiet: false, rank: 0 });
            ControlFlow::Continue(())
        });
        self.judge.rank(state, &seen.sight, &mut self.moves[start..]);
        let count = (self.moves.len() - start).min(self.tuning.capture_width as usize);
        for i in 0..count {
            let m = bring_best(&mut self.moves[start..], i);
            let taken = i32::from(self.game.captures(state, m.played));
            let most = seen.points + self.tuning.piece * taken + self.tuning.capture_margin;
            let next = self.game.play(state, m.played);
            if most <= window.alpha.value() && !self.ends(&next) {
                best = best.max(Score::estimate(most));
                continue;
            }
            if self.enter() {
                break;
            }
            let turned = self.judge.mover(&next) != self.judge.mover(state);
            let score = if turned {
                -self.quiesce(&next, left - 1, ply + 1, window.turned())
            } else {
                self.quiesce(&next, left - 1, ply + 1, window)
            };
            best = best.max(score);
            window.alpha = window.alpha.max(score);
            if window.alpha >= window.beta {
                break;
            }
        }
        self.moves.truncate(start);
        best
    }

    /// Every move, whatever is known; at the last ply the judge's word.
    fn plain(&mut self, state: &G::State, depth: i32, place: Place, mut window: Window) -> Score {
        let Some(seen) = self.judge.assess(self.game, state) else {
            return self.over(state, place.ply);
        };
        if depth <= 0 {
            return Score::estimate(seen.points);
        }
        let start = self.list(state);
        let count = self.moves.len() - start;
        let mut best = Score::LEAST;
        for i in 0..count {
            let from = From { state, m: self.moves[start + i], depth: depth - 1, place };
            let late = if i == 0 { Late::First } else { Late::By(0) };
            let score = self.follow(&from, late, window);
            if self.stopped {
                break;
            }
            best = best.max(score);
            if score > window.alpha {
                window.alpha = score;
                self.better_line(place.ply, self.moves[start + i].played);
            }
            if score >= window.beta {
                break;
            }
        }
        self.moves.truncate(start);
        best
    }

    /// The draw that the history makes of the position at the end of the path, if it makes one.
    pub(super) fn drawn(&self, state: &G::State, place: Place) -> Option<Score> {
        let DrawLimits { repetition, quiet } = self.draws;
        let last = self.keys.len() - 1;
        let key = self.keys[last];
        let first = last.saturating_sub(place.quiet as usize);
        let mut found = 1;
        for (at, earlier) in self.keys[first..last].iter().enumerate().rev() {
            if *earlier != key {
                continue;
            }
            found += 1;
            // What came back once can come back again: no need to go round thrice.
            let again = self.style == Style::Full && first + at + 1 >= self.played;
            if again || (repetition > 0 && found >= repetition) {
                return Some(Score::DRAW);
            }
        }
        if quiet > 0 && place.quiet >= quiet {
            // A game that is over is over, however quiet.
            return Some(match self.game.turn(state) {
                Turn::Over(_) => self.over(state, place.ply),
                _ => Score::DRAW,
            });
        }
        None
    }

    /// The key under which a position is remembered: close to the quiet limit it matters how close.
    fn distinct(&self, key: u64, place: Place) -> u64 {
        let limit = self.draws.quiet;
        if limit > 0 && place.quiet + QUIET_HORIZON >= limit {
            mix(key, u64::from(place.quiet))
        } else {
            key
        }
    }

    /// The score of a game that is over.
    fn over(&self, state: &G::State, ply: u32) -> Score {
        match self.game.turn(state) {
            Turn::Over(outcome) => Score::of(outcome, self.judge.mover(state), ply),
            turn => unreachable!("{turn:?} without a move"),
        }
    }

    fn ends(&self, state: &G::State) -> bool {
        matches!(self.game.turn(state), Turn::Over(_))
    }

    fn clear_line(&mut self, ply: u32) {
        let wanted = ply as usize + 2;
        if self.lines.len() < wanted {
            self.lines.resize_with(wanted, Vec::new);
        }
        self.lines[ply as usize].clear();
    }

    /// The line from this ply on begins with this move and goes on as the next ply's.
    fn better_line(&mut self, ply: u32, m: G::Move) {
        let (here, below) = self.lines.split_at_mut(ply as usize + 1);
        let line = &mut here[ply as usize];
        line.clear();
        line.push(m);
        if let Some(rest) = below.first() {
            line.extend_from_slice(rest);
        }
    }
}
