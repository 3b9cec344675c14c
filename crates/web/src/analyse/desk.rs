//! Where the reader is in an analysis, and what is asked of the analyst, a little at a time.

use std::collections::BTreeMap;

use leptos::prelude::*;
use nugar_api::{AnalystAnswer, AnalystQuery, GameSoFar, JudgedMove, PositionAnalysis};
use nugar_rules::board::{Geometry, Look, Point, Shape};
use nugar_rules::event::Event;
use nugar_rules::game::Turn;
use nugar_rules::record::{Record, Tree};
use nugar_rules::table::Table;

use crate::app::App;
use crate::board::{Marks, Pointer, Touch};
use crate::play::{points_of, so_far};

/// Lines that are shown.
const LINES: usize = 3;
/// Positions that are looked at before the moves are judged, step by step: the first answer comes
/// within a blink, and none keeps the worker for long.
const FIRST: [u64; 3] = [8_000, 40_000, 160_000];
/// Positions that are looked at once they are.
const THEN: [u64; 2] = [500_000, 1_200_000];
/// Positions that are looked at for a position of the game when its moves are judged.
const JUDGING: u64 = 40_000;

/// Milliseconds within which the analyst starts and looks.
const PATIENCE: u64 = 60_000;

/// What is analysed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Subject {
    /// The game on the table, which keeps the variations.
    Game,
    /// A position.
    Position,
}

/// An analysis; a handle that is copied about. It lives as long as its page.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    app: App,
    subject: Subject,
    /// The game before its first move.
    start: StoredValue<GameSoFar>,
    /// The game with its variations.
    pub(crate) tree: RwSignal<Tree>,
    /// The move after which the reader is.
    pub(crate) at: RwSignal<usize>,
    /// A throw that is to be played there.
    pub(crate) throw: RwSignal<Option<String>>,
    /// The points touched so far.
    touched: RwSignal<Vec<Point>>,
    /// Why the last touch was refused.
    pub(crate) refusal: RwSignal<Option<String>>,
    /// What is thought of where the reader is.
    pub(crate) seen: RwSignal<Option<PositionAnalysis>>,
    /// What is thought of moves.
    pub(crate) judged: RwSignal<BTreeMap<usize, JudgedMove>>,
    /// The mistake that the reader tries again.
    pub(crate) retry: RwSignal<Option<usize>>,
    /// The game as it stands where the reader is.
    table: StoredValue<Box<dyn Table>, LocalStorage>,
    tick: RwSignal<u32>,
    /// Grows with every change of course, so that late answers are dropped.
    course: StoredValue<u32>,
    /// Whether the page is still there.
    alive: StoredValue<bool>,
}

impl Desk {
    /// An analysis of a game, at its end.
    pub(crate) fn new(app: App, subject: Subject, table: Box<dyn Table>) -> Desk {
        let known = match subject {
            Subject::Game => app.play.tree.get_value(),
            Subject::Position => None,
        };
        let mut tree = known.unwrap_or_default();
        let end = tree.follow(&*table);
        let start = GameSoFar { moves: Vec::new(), throw: None, ..so_far(&*table) };
        let throw = table.hand(&[]).look.throw;
        let desk = Desk {
            app,
            subject,
            start: StoredValue::new(start),
            tree: RwSignal::new(tree),
            at: RwSignal::new(end),
            throw: RwSignal::new(throw),
            touched: RwSignal::new(Vec::new()),
            refusal: RwSignal::new(None),
            seen: RwSignal::new(None),
            judged: RwSignal::new(BTreeMap::new()),
            retry: RwSignal::new(None),
            table: StoredValue::new_local(table),
            tick: RwSignal::new(0),
            course: StoredValue::new(0),
            alive: StoredValue::new(true),
        };
        let (course, alive) = (desk.course, desk.alive);
        on_cleanup(move || {
            alive.set_value(false);
            course.update_value(|course| *course += 1);
        });
        desk.think();
        desk
    }

    /// Something about the game where the reader is.
    pub(crate) fn with<T>(self, ask: impl FnOnce(&dyn Table) -> T) -> T {
        self.tick.track();
        self.table.with_value(|table| ask(&**table))
    }

    /// Goes to after a move.
    pub(crate) fn go(self, at: usize) {
        self.retry.set(None);
        self.stand(at, None);
    }

    /// Goes on by a throw.
    pub(crate) fn roll(self, throw: String) {
        self.stand(self.at.get_untracked(), Some(throw));
    }

    /// The game as it stands after a move, with a throw that is to be played.
    fn game(self, at: usize, throw: Option<String>) -> GameSoFar {
        let moves = self.tree.with_untracked(|tree| {
            let node = |at| (tree.node(at).throw.clone(), tree.node(at).text.clone());
            tree.path(at).into_iter().map(node).collect()
        });
        GameSoFar { moves, throw, ..self.start.get_value() }
    }

    fn stand(self, at: usize, throw: Option<String>) {
        let Ok(table) = self.game(at, throw.clone()).table() else { return };
        self.table.set_value(table);
        self.at.set(at);
        self.throw.set(throw);
        self.touched.set(Vec::new());
        self.refusal.set(None);
        self.seen.set(None);
        self.tick.update(|tick| *tick += 1);
        self.think();
    }

    /// A move back or forth in the line.
    pub(crate) fn step(self, forth: bool) {
        let at = self.at.get_untracked();
        let to = self.tree.with_untracked(|tree| {
            if forth { tree.node(at).next.first().copied() } else { Some(tree.node(at).parent) }
        });
        if let Some(to) = to {
            self.go(to);
        }
    }

    /// Takes the mistake that was made by a move back, and lets the reader find a better one.
    pub(crate) fn try_again(self, at: usize) {
        let (parent, throw) =
            self.tree.with_untracked(|tree| (tree.node(at).parent, tree.node(at).throw.clone()));
        self.retry.set(Some(at));
        self.stand(parent, throw);
    }

    /// Plays a move where the reader is.
    pub(crate) fn play(self, text: &str) {
        let played = self.table.try_update_value(|table| {
            let turn = table.turn();
            let event = Event::Moved { text: text.to_owned() };
            let throw = table.hand(&[]).look.throw;
            let played = table.next(&event).map(|_| table.line().last().cloned());
            (turn.side(), throw, played)
        });
        match played {
            Some((Some(side), throw, Ok(Some(played)))) => {
                let at = self.at.get_untracked();
                let mut next = at;
                self.tree.update(|tree| next = tree.add(at, throw, played.text, side));
                if self.subject == Subject::Game {
                    self.app.keep_tree(self.tree.get_untracked());
                }
                self.retry.set(None);
                self.stand(next, None);
            }
            Some((_, _, Err(faults))) => {
                let why = self.app.words.with_untracked(|words| words.faults(&faults));
                self.refuse(why);
            }
            _ => {}
        }
    }

    fn refuse(self, why: String) {
        self.app.announce(why.clone());
        self.refusal.set(Some(why));
    }

    /// A hand touched the board.
    pub(crate) fn touch(self, touch: Touch) {
        self.refusal.set(None);
        let Touch::At(point) = touch else {
            self.touched.set(Vec::new());
            return;
        };
        let touched = self.touched.get_untracked();
        let mut more = touched.clone();
        more.push(point);
        let (now, then, fresh) = self
            .table
            .with_value(|table| (table.hand(&touched), table.hand(&more), table.hand(&[]).next));
        if now.next.contains(&point) {
            match then.whole {
                Some(text) if then.next.is_empty() => self.play(&text),
                _ => self.touched.set(more),
            }
        } else if touched.last() == Some(&point) {
            match now.whole {
                // Touched once more where the move is whole: done.
                Some(text) => self.play(&text),
                None => self.touched.set(touched[..touched.len() - 1].to_vec()),
            }
        } else if fresh.contains(&point) {
            self.touched.set(vec![point]);
        } else if let Some(fault) = then.fault.or(now.fault) {
            let why = self.app.words.with_untracked(|words| words.fault(&fault));
            self.refuse(why);
        }
    }

    /// What the board shows.
    pub(crate) fn look(self) -> Look {
        let touched = self.touched.get();
        self.with(|table| table.hand(&touched).look)
    }

    /// What the board marks.
    pub(crate) fn marks(self) -> Marks {
        let (touched, at) = (self.touched.get(), self.at.get());
        let last = self.tree.with(|tree| tree.node(at).text.clone());
        self.with(|table| Marks {
            graded: Vec::new(),
            next: table.hand(&touched).next,
            mover: table.turn().side(),
            last: points_of(table.geometry(), &last),
            hint: Vec::new(),
            chosen: touched,
        })
    }

    /// The first moves of the lines, as arrows.
    pub(crate) fn arrows(self) -> Vec<Pointer> {
        if self.retry.get().is_some() {
            return Vec::new();
        }
        let firsts: Vec<String> = self.seen.with(|seen| {
            let lines = seen.iter().flat_map(|seen| &seen.lines);
            lines.filter_map(|line| line.moves.first().cloned()).collect()
        });
        self.with(|table| {
            let geometry = table.geometry();
            firsts.iter().enumerate().map(|(i, text)| pointer(geometry, i + 1, text)).collect()
        })
    }

    /// The record of the game with its variations.
    pub(crate) fn record(self) -> String {
        let end = self.tree.with_untracked(|tree| tree.end(0));
        match self.game(end, None).table() {
            Ok(table) => {
                let plain = Record::of(&*table, &[]);
                self.tree.with_untracked(|tree| tree.record(plain)).to_string()
            }
            Err(_) => String::new(),
        }
    }

    /// Asks anew about where the reader is.
    fn think(self) {
        self.course.update_value(|course| *course += 1);
        self.ask(self.course.get_value(), 0);
    }

    /// One question after the other: a first look, the moves that are not judged yet from the last
    /// to the first, a longer look.
    fn ask(self, course: u32, step: usize) {
        if !self.is_alive() || self.course.get_value() != course {
            return;
        }
        if step == FIRST.len()
            && let Some(at) = self.unjudged()
        {
            let game = self.game(at, None);
            let query = AnalystQuery::Judge { game, nodes: JUDGING };
            self.app.analyst.ask(query, move |answer| {
                let Some(AnalystAnswer::Judged { judged: Some(judged) }) = answer else { return };
                if self.is_alive() {
                    self.judged.update(|all| {
                        all.insert(at, judged);
                    });
                    self.ask(course, step);
                }
            });
            return;
        }
        let Some(nodes) = FIRST.iter().chain(&THEN).nth(step).copied() else { return };
        let (at, throw) = (self.at.get_untracked(), self.throw.get_untracked());
        let game = self.game(at, throw);
        let query = AnalystQuery::Look { game, lines: LINES, nodes };
        self.app.analyst.ask_within(PATIENCE, query, move |answer| {
            let Some(AnalystAnswer::Look { analysis: Some(analysis) }) = answer else { return };
            if self.is_alive() && self.course.get_value() == course {
                self.seen.set(Some(analysis));
                self.ask(course, step + 1);
            }
        });
    }

    /// Whether the page is still there; late answers find nothing left of it.
    fn is_alive(self) -> bool {
        self.alive.try_get_value() == Some(true)
    }

    /// A move that nobody has judged: the one the reader is at, else the last of all.
    fn unjudged(self) -> Option<usize> {
        let at = self.at.get_untracked();
        let listed = self.tree.with_untracked(Tree::listed);
        self.judged.with_untracked(|judged| {
            let open = |at: &usize| *at != 0 && !judged.contains_key(at);
            Some(at).filter(open).or_else(|| listed.into_iter().rev().map(|(at, _)| at).find(open))
        })
    }

    /// Whether dice are to be thrown where the reader is.
    pub(crate) fn to_throw(self) -> bool {
        self.with(|table| matches!(table.turn(), Turn::Roll(_)))
    }
}

/// A move's text as an arrow.
fn pointer(geometry: &Geometry, number: usize, text: &str) -> Pointer {
    let mut pointer = Pointer { number, ways: Vec::new(), taken: Vec::new() };
    for part in text.split(',') {
        let points = points_of(geometry, part);
        let boat = geometry.shape == Shape::Boat;
        match points.as_slice() {
            [from, rest @ ..] if boat => {
                let mut from = *from;
                for to in rest {
                    pointer.ways.push((Some(from), *to));
                    from = *to;
                }
            }
            [from, to, taken @ ..] if part.contains('-') => {
                pointer.ways.push((Some(*from), *to));
                pointer.taken.extend(taken);
            }
            [to, taken @ ..] => {
                pointer.ways.push((None, *to));
                pointer.taken.extend(taken);
            }
            [] => {}
        }
    }
    pointer
}
