//! Looking at positions of running-fight games, by the look ahead over throws.

use nugar_rules::game::{Game, Turn};
use nugar_rules::running_fight::{Play, RaceState, RunningFight};

use super::{Effort, Eye, Proof, Sight, SightOf, Worth};
use crate::past::Past;
use crate::race::{Horizon, Racer, SURE};

/// Plays that are looked at one throw ahead, where fewer lines are wanted.
const WIDE: usize = 8;
/// Plays that are looked at two throws ahead, where fewer lines are wanted.
const NARROW: usize = 3;
/// How many throws ahead a throw that may come is judged after its best play: all ten are, for
/// every throw of a game.
const BEFORE: Horizon = Horizon { width: 4, ..Horizon::ONE };

/// A machine, and how much it may look at.
pub(super) struct RaceEye(pub(super) Racer);

impl RaceEye {
    /// The worth of a position to the side that moved there.
    fn after(&self, state: &RaceState, next: &RaceState, horizon: Horizon) -> (Worth, u64) {
        let side = state.side();
        match self.0.game().turn(next) {
            Turn::Over(outcome) => (Worth::of_outcome(outcome, side).earlier(), 1),
            Turn::Roll(_) | Turn::Decide(_) => {
                let (worth, nodes) = if let Some(share) = self.0.known(next) {
                    (Worth::exact(share), 1)
                } else {
                    let (share, nodes) = self.0.expect_counted(next, horizon);
                    (Worth::of_chance(share), nodes)
                };
                (if next.side() == side { worth } else { worth.turned() }, nodes)
            }
        }
    }

    /// What a throw is worth to the side that plays it, where somebody knows that of every play.
    fn exact(&self, state: &RaceState) -> Option<Worth> {
        if !self.0.asks() {
            return None;
        }
        let game = self.0.game();
        let mut best = Worth::exact(0);
        for play in game.list(state) {
            let next = game.play(state, play);
            let (worth, _) = self.after(state, &next, Horizon::AT_ONCE);
            worth.proof?;
            if worth.chance > best.chance {
                best = worth;
            }
        }
        Some(best)
    }

    /// The best play of a throw.
    fn decide(
        &self,
        state: &RaceState,
        effort: Effort,
        stop: &mut dyn FnMut() -> bool,
        watch: &mut dyn FnMut(&SightOf<RunningFight>),
    ) -> SightOf<RunningFight> {
        let mut seen: Vec<(Worth, Play)> = Vec::new();
        let game = self.0.game();
        let mut nodes = 0;
        for play in game.list(state) {
            let (worth, more) = self.after(state, &game.play(state, play), Horizon::AT_ONCE);
            nodes += more;
            seen.push((worth, play));
        }
        let sort = |seen: &mut [(Worth, Play)]| {
            seen.sort_by_key(|(worth, _)| std::cmp::Reverse(worth.chance));
        };
        // The best of all is proven where nothing can be better.
        let all_proven = seen.iter().all(|(worth, _)| worth.proof.is_some());
        let whole = |best: Worth| match best.proof {
            Some(Proof::Chance) if !all_proven => Worth::of_chance(best.chance),
            _ => best,
        };
        let sight = |seen: &[(Worth, Play)], depth, nodes| Sight {
            worth: seen.first().map_or(Worth::of_chance(SURE / 2), |(worth, _)| whole(*worth)),
            lines: seen
                .iter()
                .take(effort.lines.max(1))
                .map(|(worth, play)| (*worth, vec![*play]))
                .collect(),
            throws: Vec::new(),
            depth,
            nodes,
        };
        sort(&mut seen);
        let mut best = sight(&seen, 0, nodes);
        for (depth, horizon, width) in [(1, Horizon::ONE, WIDE), (2, Horizon::TWO, NARROW)] {
            watch(&best);
            let width = width.max(effort.lines).min(seen.len());
            for (worth, play) in &mut seen[..width] {
                if nodes >= effort.nodes || stop() {
                    return Sight { nodes, ..best };
                }
                let (deeper, more) = self.after(state, &game.play(state, *play), horizon);
                (*worth, nodes) = (deeper, nodes + more);
            }
            sort(&mut seen[..width]);
            best = sight(&seen[..width], depth, nodes);
        }
        best
    }

    /// Every throw that may come.
    fn before(&self, state: &RaceState, stop: &mut dyn FnMut() -> bool) -> SightOf<RunningFight> {
        let game = self.0.game();
        let (mut nodes, mut sum, mut all) = (0, 0i64, 0i64);
        let mut throws = Vec::new();
        for (throw, weight) in game.rolls() {
            if stop() {
                break;
            }
            let rolled = game.roll(state, *throw);
            let worth = self.exact(&rolled).unwrap_or_else(|| {
                let (share, more) = self.0.decide_counted(&rolled, BEFORE);
                nodes += more;
                Worth::of_chance(share)
            });
            sum += i64::from(worth.chance) * i64::from(*weight);
            all += i64::from(*weight);
            throws.push((*throw, *weight, worth));
        }
        let chance = if all == 0 { SURE / 2 } else { ((sum + all / 2) / all) as i32 };
        let proven = throws.len() == game.rolls().len()
            && throws.iter().all(|(_, _, worth)| worth.proof.is_some());
        let worth = if proven { Worth::exact(chance) } else { Worth::of_chance(chance) };
        Sight { worth, lines: Vec::new(), throws, depth: BEFORE.throws, nodes }
    }
}

impl Eye for RaceEye {
    type Game = RunningFight;

    fn game(&self) -> &RunningFight {
        self.0.game()
    }

    fn look(
        &mut self,
        past: &Past<RaceState>,
        effort: Effort,
        stop: &mut dyn FnMut() -> bool,
        watch: &mut dyn FnMut(&SightOf<RunningFight>),
    ) -> SightOf<RunningFight> {
        match self.0.game().turn(&past.state) {
            Turn::Roll(_) => self.before(&past.state, stop),
            _ => self.decide(&past.state, effort, stop, watch),
        }
    }

    fn weigh(
        &mut self,
        before: &Past<RaceState>,
        after: &Past<RaceState>,
        depth: u8,
        _: u64,
        _: &mut dyn FnMut() -> bool,
    ) -> Worth {
        let horizon = match depth {
            0 => Horizon::AT_ONCE,
            1 => Horizon::ONE,
            _ => Horizon::TWO,
        };
        self.after(&before.state, &after.state, horizon).0
    }
}
