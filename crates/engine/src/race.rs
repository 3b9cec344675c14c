//! Strong play of running-fight games: what is expected over all throws to come, so many throws
//! ahead, in integers. Settled by the position, the depth and the limits.

use std::fmt;
use std::sync::Arc;

use nugar_rules::game::{Game, Turn};
use nugar_rules::oracle::{Known, Oracle};
use nugar_rules::running_fight::{Play, RaceState, RunningFight};

use crate::evaluation::E_ODDS;
use crate::evaluation::race::{RaceJudge, RaceNet};

/// The share of games won that is expected, in 65536ths.
pub type Share = i32;

/// A game that is won.
pub const SURE: Share = 1 << 16;

/// How far a machine looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Horizon {
    /// Throws to come that are looked at.
    pub throws: u8,
    /// Plays of a throw that are looked at more deeply than at once, the most promising ones; in
    /// the position itself and after it alike.
    pub width: usize,
    /// Positions that may be judged; once they are used up, plays count as what they look like.
    pub nodes: u64,
    /// Plays that are worse than the best by no more than this are told how much worse; of others
    /// only that it is more.
    pub margin: Share,
}

impl Horizon {
    /// No throw ahead.
    pub const AT_ONCE: Horizon = Horizon { throws: 0, width: 0, nodes: u64::MAX, margin: 0 };
    /// One throw ahead, about a hundred times the work.
    pub const ONE: Horizon = Horizon { throws: 1, width: 8, nodes: u64::MAX, margin: 0 };
    /// Two throws ahead.
    pub const TWO: Horizon = Horizon { throws: 2, width: 5, nodes: u64::MAX, margin: 0 };

    /// So many throws ahead.
    pub const fn ahead(throws: u8) -> Horizon {
        match throws {
            0 => Horizon::AT_ONCE,
            1 => Horizon::ONE,
            throws => Horizon { throws, ..Horizon::TWO },
        }
    }
}

/// A play with what it is worth to whoever plays it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ranked {
    /// The play.
    pub play: Play,
    /// What is expected after it.
    pub share: Share,
    /// Throws that were looked at.
    pub throws: u8,
}

/// Every play of a throw, and what it took to rank them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thought {
    /// The best first.
    pub plays: Vec<Ranked>,
    /// Positions judged.
    pub nodes: u64,
}

/// A machine for one running-fight game.
#[derive(Debug, Clone)]
pub struct Racer {
    game: RunningFight,
    judge: RaceJudge,
    /// The share by points above even, one entry a point.
    shares: Vec<Share>,
    oracle: Option<Asked>,
}

/// Somebody to ask.
#[derive(Clone)]
struct Asked(Arc<dyn Oracle<RunningFight>>);

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Asked")
    }
}

/// The points beyond which shares are told no more from each other: odds of e to the tenth.
const MOST_POINTS: i32 = 10 * E_ODDS;

impl Racer {
    /// A machine that sees everything and asks nobody.
    pub fn new(game: RunningFight) -> Racer {
        // e to the minus one over E_ODDS, in 2^32ths: no float that differs between machines.
        const FADE: u64 = 4_273_546_057;
        const _: () = assert!(E_ODDS == 200);
        let mut odds = 1u64 << 32;
        let shares = (0..=MOST_POINTS)
            .map(|_| {
                let share = (1u64 << 48) / ((1 << 32) + odds);
                odds = (odds * FADE) >> 32;
                share as Share
            })
            .collect();
        Racer { judge: RaceJudge::new(&game), game, shares, oracle: None }
    }

    /// The same, asking what is known of positions before a throw instead of judging them.
    #[must_use]
    pub fn asking(self, oracle: Arc<dyn Oracle<RunningFight>>) -> Racer {
        Racer { oracle: Some(Asked(oracle)), ..self }
    }

    /// Whether somebody is asked.
    pub(crate) const fn asks(&self) -> bool {
        self.oracle.is_some()
    }

    /// The same, seeing so many hundredths of what may be taken from it.
    #[must_use]
    pub fn cautious(self, caution: i16) -> Racer {
        Racer { judge: self.judge.cautious(caution), ..self }
    }

    /// The game.
    pub const fn game(&self) -> &RunningFight {
        &self.game
    }

    /// Every legal play of a throw, the best first; of equals the first of the game's list. `stop`
    /// is asked now and then: from then on plays count as what they look like.
    pub fn rank(
        &self,
        state: &RaceState,
        horizon: Horizon,
        stop: &mut dyn FnMut() -> bool,
    ) -> Vec<Ranked> {
        self.think(state, horizon, stop).plays
    }

    /// [`Racer::rank`], and the work that it was.
    pub fn think(
        &self,
        state: &RaceState,
        horizon: Horizon,
        stop: &mut dyn FnMut() -> bool,
    ) -> Thought {
        let mut look = Look { racer: self, horizon, nodes: 0, stop, stopped: false };
        let mut all = look.at_once(state);
        for throws in 1..=horizon.throws {
            let (mut best, mut floor) = (0, 0);
            for ranked in all.iter_mut().take(horizon.width) {
                if look.is_over() || look.asked() {
                    break;
                }
                let next = self.game.play(state, ranked.play);
                let share = look.follow(state, &next, throws, floor, SURE);
                if look.is_over() {
                    break; // not all of it was looked at
                }
                *ranked = Ranked { share, throws, ..*ranked };
                best = best.max(share);
                floor = floor.max(best - horizon.margin);
            }
            // What was looked at less deeply stays behind what was looked at.
            sort(&mut all);
        }
        Thought { plays: all, nodes: look.nodes }
    }

    /// The best play, see [`Racer::rank`]; none where there is nothing to decide.
    pub fn choose(&self, state: &RaceState, horizon: Horizon) -> Option<Play> {
        self.rank(state, horizon, &mut || false).first().map(|ranked| ranked.play)
    }

    /// What the side about to throw expects, so many throws ahead.
    pub fn expect(&self, state: &RaceState, horizon: Horizon) -> Share {
        let mut look = Look { racer: self, horizon, nodes: 0, stop: &mut || false, stopped: false };
        look.chance(state, horizon.throws, 0, SURE)
    }

    /// The same, with the positions that were judged for it.
    pub(crate) fn expect_counted(&self, state: &RaceState, horizon: Horizon) -> (Share, u64) {
        let mut look = Look { racer: self, horizon, nodes: 0, stop: &mut || false, stopped: false };
        (look.chance(state, horizon.throws, 0, SURE), look.nodes)
    }

    /// What the side with a throw to play expects of its best play, so many throws after it, with
    /// the positions that were judged.
    pub(crate) fn decide_counted(&self, state: &RaceState, horizon: Horizon) -> (Share, u64) {
        let mut look = Look { racer: self, horizon, nodes: 0, stop: &mut || false, stopped: false };
        (look.decide(state, horizon.throws + 1, 0, SURE), look.nodes)
    }

    /// What is exactly known of a position before a throw, for the side that throws.
    pub(crate) fn known(&self, state: &RaceState) -> Option<Share> {
        Some(match self.oracle.as_ref()?.0.ask(state)? {
            Known::Win { .. } => SURE,
            Known::Draw => SURE / 2,
            Known::Loss { .. } => 0,
            // Exact but for the rounding, on every machine.
            Known::Chance(chance) => (chance * f64::from(SURE) + 0.5) as Share,
        })
    }

    /// The share that goes with a worth in [`RaceNet::POINT`]ths of a point.
    fn share(&self, worth: i32) -> Share {
        let whole = worth.abs().min(RaceNet::POINT * MOST_POINTS - 1);
        let (points, part) = ((whole / RaceNet::POINT) as usize, whole % RaceNet::POINT);
        let [here, next] = [points, points + 1].map(|points| self.shares[points]);
        let share = here + (next - here) * part / RaceNet::POINT;
        if worth < 0 { SURE - share } else { share }
    }
}

/// The best first; of equals the first stays first.
fn sort(all: &mut [Ranked]) {
    all.sort_by_key(|ranked| std::cmp::Reverse((ranked.throws, ranked.share)));
}

/// One look ahead.
struct Look<'a> {
    racer: &'a Racer,
    horizon: Horizon,
    nodes: u64,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
}

/// Positions after which it is asked whether to stop: a fraction of a millisecond.
const ASK: u64 = 256;

impl Look<'_> {
    /// Whether no position may be judged any more by looking ahead.
    const fn is_over(&self) -> bool {
        self.stopped || self.nodes >= self.horizon.nodes
    }

    /// Asks whether to stop.
    fn asked(&mut self) -> bool {
        self.stopped = self.stopped || (self.stop)();
        self.stopped
    }

    /// Every play by what it looks like at once, the best first.
    fn at_once(&mut self, state: &RaceState) -> Vec<Ranked> {
        let mut all = self.seen(state);
        sort(&mut all);
        all
    }

    /// Every play by what it looks like at once, in the game's order.
    fn seen(&mut self, state: &RaceState) -> Vec<Ranked> {
        let game = &self.racer.game;
        let mut all = Vec::with_capacity(64);
        let _ = game.moves(state, &mut |play| {
            let share = self.follow(state, &game.play(state, play), 0, 0, SURE);
            all.push(Ranked { play, share, throws: 0 });
            std::ops::ControlFlow::Continue(())
        });
        all
    }

    /// What is expected after a play, for who played it.
    fn follow(
        &mut self,
        state: &RaceState,
        next: &RaceState,
        throws: u8,
        alpha: Share,
        beta: Share,
    ) -> Share {
        if next.side() == state.side() {
            self.chance(next, throws, alpha, beta)
        } else {
            SURE - self.chance(next, throws, SURE - beta, SURE - alpha)
        }
    }

    /// What the side about to throw expects. At or below `alpha`, at or above `beta` only that it
    /// is so (Ballard's Star1: the throws left can do no better than all win, no worse than all
    /// lose).
    fn chance(&mut self, state: &RaceState, throws: u8, alpha: Share, beta: Share) -> Share {
        let game = &self.racer.game;
        self.nodes += 1;
        if self.nodes.is_multiple_of(ASK) {
            self.asked();
        }
        if let Turn::Over(outcome) = game.turn(state) {
            return if outcome.winner == Some(state.side()) { SURE } else { 0 };
        }
        if let Some(share) = self.racer.known(state) {
            return share;
        }
        if throws == 0 || self.stopped || self.nodes > self.horizon.nodes {
            return self.racer.share(self.racer.judge.worth(game, state));
        }
        let mut left: i32 = game.rolls().iter().map(|(_, weight)| *weight as i32).sum();
        let all = left;
        let mut sum = 0;
        for (throw, weight) in game.rolls() {
            let weight = *weight as i32;
            left -= weight;
            // What this throw has to be worth for the whole to lie within the window.
            let least = (all * alpha - sum - left * SURE).div_euclid(weight);
            let most = (all * beta - sum).div_euclid(weight) + 1;
            let state = game.roll(state, *throw);
            sum += weight * self.decide(&state, throws, least.max(0), most.min(SURE));
            if sum + left * SURE <= all * alpha {
                return (sum + left * SURE) / all;
            }
            if sum >= all * beta {
                return sum / all;
            }
        }
        (sum + all / 2) / all
    }

    /// What the side with a throw to play expects of its best play.
    fn decide(&mut self, state: &RaceState, throws: u8, alpha: Share, beta: Share) -> Share {
        let game = &self.racer.game;
        if throws == 1 {
            let mut best = 0;
            let _ = game.moves(state, &mut |play| {
                best = best.max(self.follow(state, &game.play(state, play), 0, 0, SURE));
                if best >= beta {
                    return std::ops::ControlFlow::Break(());
                }
                std::ops::ControlFlow::Continue(())
            });
            return best;
        }
        let all = self.at_once(state);
        let (mut best, mut alpha) = (0, alpha);
        for ranked in all.into_iter().take(self.horizon.width.max(1)) {
            let next = game.play(state, ranked.play);
            best = best.max(self.follow(state, &next, throws - 1, alpha, beta));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}
