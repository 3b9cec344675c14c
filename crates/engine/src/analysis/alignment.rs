//! Looking at positions of games without chance, by the search.

use std::convert::Infallible;

use nugar_rules::game::{Game, Turn};

use super::{Effort, Eye, Sight, SightOf, Worth};
use crate::evaluation::Judge;
use crate::limits::Limits;
use crate::past::Past;
use crate::search::{Line, Report, Searcher};

/// The fewest positions that are looked at: enough for a first depth of every ruleset.
const LEAST: u64 = 400;

impl<G, J> Eye for Searcher<G, J>
where
    G: Game<Roll = Infallible>,
    J: Judge<G> + Send,
    J::Sight: Send,
{
    type Game = G;

    fn game(&self) -> &G {
        Searcher::game(self)
    }

    fn look(
        &mut self,
        past: &Past<G::State>,
        effort: Effort,
        stop: &mut dyn FnMut() -> bool,
        watch: &mut dyn FnMut(&SightOf<G>),
    ) -> SightOf<G> {
        let limits = Limits::nodes(effort.nodes.max(LEAST));
        // Of the depth that was broken off only some lines are known: the one before is told.
        let mut whole = None;
        let report = self.think(past, limits, effort.lines.max(1), stop, &mut |report| {
            watch(&sight(report));
            whole = Some(report.clone());
        });
        let nodes = report.nodes;
        sight(&Report { nodes, ..whole.unwrap_or(report) })
    }

    fn weigh(
        &mut self,
        before: &Past<G::State>,
        after: &Past<G::State>,
        depth: u8,
        nodes: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Worth {
        let limits =
            Limits { depth: depth.saturating_sub(1).max(1), ..Limits::nodes(nodes.max(LEAST)) };
        let report = self.think(after, limits, 1, stop, &mut |_| {});
        let worth = sight(&report).worth.earlier();
        let side = |past: &Past<G::State>| match Searcher::game(self).turn(&past.state) {
            Turn::Decide(side) | Turn::Roll(side) => Some(side),
            Turn::Over(_) => None,
        };
        // A side that cannot place is skipped: then the same side goes on.
        if side(before) == side(after) { worth } else { worth.turned() }
    }
}

fn sight<M: Copy>(report: &Report<M>) -> Sight<M, Infallible> {
    // A line that is searched after another may turn out to be the better one.
    let mut lines: Vec<&Line<M>> = report.lines.iter().collect();
    lines.sort_by_key(|line| -line.score);
    let lines: Vec<(Worth, Vec<M>)> =
        lines.into_iter().map(|line| (Worth::of_score(line.score), line.moves.clone())).collect();
    let even = Worth::of_chance(crate::race::SURE / 2);
    Sight {
        worth: lines.first().map_or(even, |line| line.0),
        lines,
        throws: Vec::new(),
        depth: report.depth,
        nodes: report.nodes,
    }
}
