//! Thinking about a game by texts: one study for whatever family.

use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::fault::Faults;
use nugar_rules::game::{Game, Side};
use nugar_rules::running_fight::RunningFight;
use nugar_rules::table::Table;

use super::course::{Course, Ply};
use super::race::RaceEye;
use super::{At, Class, Effort, Eye, Judged, Line, Luck, SightOf, Study, Throw, View, Worth};
use crate::evaluation::alignment::Points;
use crate::knowing::Knowing;
use crate::race::Racer;
use crate::search::{Searcher, Style};

/// A study of a game as it stands, that remembers positions in that many bytes and asks whoever
/// knows some of them exactly.
pub fn study(table: &dyn Table, bytes: usize, knowing: &Knowing) -> Result<Box<dyn Study>, Faults> {
    Ok(match table.ruleset().rules() {
        Rules::Alignment(rules) => {
            let game = Alignment::new(*rules);
            let judge = Points::of(rules);
            let searcher = Searcher::new(game, judge, Style::Full, bytes);
            match &knowing.alignment {
                Some(oracle) => of(searcher.asking(oracle.clone()), table)?,
                None => of(searcher, table)?,
            }
        }
        Rules::RunningFight(rules) => {
            let racer = Racer::new(RunningFight::new(*rules));
            of(
                RaceEye(match &knowing.race {
                    Some(oracle) => racer.asking(oracle.clone()),
                    None => racer,
                }),
                table,
            )?
        }
    })
}

fn of<E: Eye + 'static>(eye: E, table: &dyn Table) -> Result<Box<dyn Study>, Faults> {
    let course = Course::of(eye.game(), table)?;
    Ok(Box::new(Sitting { eye, ruleset: *table.ruleset(), course }))
}

/// Who thinks, and about what.
struct Sitting<E: Eye> {
    eye: E,
    ruleset: Ruleset,
    course: Course<E::Game>,
}

impl<E: Eye> Study for Sitting<E> {
    fn follow(&mut self, table: &dyn Table) -> Result<(), Faults> {
        debug_assert!(self.ruleset.rules() == table.ruleset().rules());
        self.course = Course::of(self.eye.game(), table)?;
        Ok(())
    }

    fn plies(&self) -> usize {
        self.course.plies.len()
    }

    fn look(
        &mut self,
        at: At,
        effort: Effort,
        stop: &mut dyn FnMut() -> bool,
        watch: &mut dyn FnMut(&View),
    ) -> Option<View> {
        let spot = self.course.at(self.eye.game(), at)?;
        if let Some(outcome) = spot.over {
            let worth = Worth::of_outcome(outcome, Side::Black);
            return Some(View { worth, lines: vec![], throws: vec![], depth: 0, nodes: 0 });
        }
        let (game, state) = (self.eye.game().clone(), spot.past.state);
        let sight = self.eye.look(&spot.past, effort, stop, &mut |sight| {
            watch(&view(&game, &state, sight));
        });
        Some(view(&game, &state, &sight))
    }

    fn judge(
        &mut self,
        ply: usize,
        effort: Effort,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Judged> {
        let Ply { before: state, played, side } = *self.course.plies.get(ply)?;
        let game = self.eye.game().clone();
        let text = |m| game.text(&state, m);
        let thrown = game.thrown(&state);
        let luck = match thrown {
            Some(roll) => {
                let before = self.course.at(&game, At::After(ply))?;
                // A throw that was there from the start is nobody's luck.
                (game.thrown(&before.past.state).is_none())
                    .then(|| self.eye.look(&before.past, effort, stop, &mut |_| {}))
                    .and_then(|sight| luck(&sight, &roll))
            }
            None => None,
        };
        let before = self.course.at(&game, At::Deciding(ply))?.past;
        let sight = self.eye.look(&before, effort, stop, &mut |_| {});
        let after = self.course.at(&game, At::After(ply + 1))?;
        let line = sight.lines.iter().find(|(_, moves)| moves.first() == Some(&played));
        let worth = match (line, after.over) {
            (_, Some(outcome)) => Worth::of_outcome(outcome, side).earlier(),
            (Some((worth, _)), None) => *worth,
            (None, None) => {
                let mut past = after.past;
                // The throw that came next is not known yet when the move is judged.
                past.state = game.play(&state, played);
                self.eye.weigh(&before, &past, sight.depth, effort.nodes, stop)
            }
        };
        let better = worth.chance > sight.worth.chance;
        let best = if better { worth } else { sight.worth };
        let loss = best.chance - worth.chance;
        let moves = match sight.lines.first() {
            Some((_, moves)) if !better => texts(&game, &state, moves),
            _ => vec![text(played)],
        };
        let class = if game.count(&state) == 1 { Class::Forced } else { Class::of(loss) };
        Some(Judged {
            ply,
            side,
            throw: thrown.map(|roll| game.roll_text(roll)),
            text: text(played),
            luck,
            best,
            line: moves,
            played: worth,
            loss,
            class,
        })
    }
}

/// What a throw brought, out of what is thought of all that might have come.
fn luck<M, R: PartialEq>(sight: &super::Sight<M, R>, roll: &R) -> Option<Luck> {
    let expected = sight.worth.chance;
    let worth = sight.throws.iter().find(|(there, ..)| there == roll)?.2;
    Some(Luck { expected, gain: worth.chance - expected })
}

fn view<G: Game>(game: &G, state: &G::State, sight: &SightOf<G>) -> View {
    let line = |(worth, moves): &(Worth, Vec<G::Move>)| Line {
        worth: *worth,
        moves: texts(game, state, moves),
    };
    let throw = |(roll, weight, worth): &(G::Roll, u32, Worth)| Throw {
        text: game.roll_text(*roll),
        weight: *weight,
        worth: *worth,
    };
    View {
        worth: sight.worth,
        lines: sight.lines.iter().map(line).collect(),
        throws: sight.throws.iter().map(throw).collect(),
        depth: sight.depth,
        nodes: sight.nodes,
    }
}

/// A line of moves by text.
fn texts<G: Game>(game: &G, state: &G::State, moves: &[G::Move]) -> Vec<String> {
    let mut state = *state;
    moves
        .iter()
        .map(|m| {
            let text = game.text(&state, *m);
            state = game.play(&state, *m);
            text
        })
        .collect()
}
