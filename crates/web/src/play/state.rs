//! What there is of a game on the page.

use std::ops::Deref;

use leptos::prelude::*;
use nugar_api::{Clocks, Seat};
use nugar_rules::board::{Geometry, Look, Point};
use nugar_rules::catalog::Ruleset;
use nugar_rules::game::{Outcome, Side, Turn};
use nugar_rules::oracle::Known;
use nugar_rules::record::Tree;
use nugar_rules::score::{Player, Score};
use nugar_rules::table::Table;

use crate::board::{Dress, Marks};

/// Who starts a game where nobody throws for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Starts {
    /// The first player.
    First,
    /// The second player.
    Second,
    /// Chance decides.
    Chance,
}

/// What a new game is to be.
#[derive(Debug, Clone)]
pub(crate) struct NewGame {
    /// Its rules.
    pub(crate) ruleset: Ruleset,
    /// The position it begins with, where it is not the ruleset's.
    pub(crate) position: Option<String>,
    /// The players.
    pub(crate) seats: [Seat; 2],
    /// Who starts.
    pub(crate) starts: Starts,
    /// Minutes and seconds of increment for each side.
    pub(crate) clock: Option<(u32, u32)>,
    /// Points of the match, where one is played.
    pub(crate) match_to: Option<u32>,
    /// Whether throws are typed in from real dice.
    pub(crate) typed_dice: bool,
    /// The seed, where it is not to be a new one.
    pub(crate) seed: Option<String>,
}

/// A move that is suggested.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Hint {
    /// Its text.
    pub(crate) text: String,
    /// What it is worth, where tables know that nothing is better.
    pub(crate) proven: Option<Known>,
}

/// The game on the table; a handle that is copied about.
#[derive(Clone, Copy)]
pub(crate) struct Play(&'static Parts);

impl Deref for Play {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        self.0
    }
}

/// What there is of a game.
pub(crate) struct Parts {
    pub(super) table: StoredValue<Option<Box<dyn Table>>, LocalStorage>,
    /// Its moves with their variations, once it has some; moves may be missing.
    pub(crate) tree: StoredValue<Option<Tree>>,
    /// Changes with everything that happens.
    pub(super) tick: RwSignal<u32>,
    /// The players, first and second.
    pub(crate) seats: RwSignal<[Seat; 2]>,
    /// Which player is black; none while that is thrown for.
    pub(crate) black: RwSignal<Option<Player>>,
    /// The match without this game.
    pub(crate) score: RwSignal<Option<Score>>,
    /// What all chance of the match is made from.
    pub(crate) seed: RwSignal<String>,
    /// Which game of the sitting it is, from 1.
    pub(crate) number: RwSignal<u32>,
    /// The points touched so far.
    pub(crate) touched: RwSignal<Vec<Point>>,
    /// Why the last touch was refused.
    pub(crate) refusal: RwSignal<Option<String>>,
    /// What has just happened by itself: a skip, a lost throw.
    pub(crate) note: RwSignal<Option<String>>,
    /// How many plies are shown while the line is browsed.
    pub(crate) browse: RwSignal<Option<usize>>,
    /// Whether a machine thinks.
    pub(crate) thinking: RwSignal<bool>,
    /// A move that a machine would play.
    pub(crate) hint: RwSignal<Option<Hint>>,
    /// Whether the board is seen from the other side.
    pub(crate) turned: RwSignal<bool>,
    /// The clocks.
    pub(crate) clocks: RwSignal<Option<Clocks>>,
    /// Whether another tab keeps another game.
    pub(crate) elsewhere: RwSignal<bool>,
    /// Grows with every change of course, so that what was to come later does not come.
    pub(super) course: StoredValue<u32>,
}

impl Play {
    /// An empty table.
    pub(crate) fn new() -> Play {
        let person = || Seat::Person { name: None };
        Play(Box::leak(Box::new(Parts {
            table: StoredValue::new_local(None),
            tree: StoredValue::new(None),
            tick: RwSignal::new(0),
            seats: RwSignal::new([person(), person()]),
            black: RwSignal::new(None),
            score: RwSignal::new(None),
            seed: RwSignal::new(String::new()),
            number: RwSignal::new(1),
            touched: RwSignal::new(Vec::new()),
            refusal: RwSignal::new(None),
            note: RwSignal::new(None),
            browse: RwSignal::new(None),
            thinking: RwSignal::new(false),
            hint: RwSignal::new(None),
            turned: RwSignal::new(false),
            clocks: RwSignal::new(None),
            elsewhere: RwSignal::new(false),
            course: StoredValue::new(0),
        })))
    }

    /// Something about the game, told again whenever something happens; none without a game.
    pub(crate) fn with<T>(self, ask: impl FnOnce(&dyn Table) -> T) -> Option<T> {
        self.tick.track();
        self.peek(ask)
    }

    /// Something about the game as it is now.
    pub(crate) fn peek<T>(self, ask: impl FnOnce(&dyn Table) -> T) -> Option<T> {
        self.table.with_value(|table| table.as_deref().map(ask))
    }

    /// Tells again whenever something happens.
    pub(crate) fn tick_track(self) {
        self.tick.track();
    }

    /// Whether there is a game.
    pub(crate) fn there(self) -> bool {
        self.with(|_| ()).is_some()
    }

    /// Its ruleset.
    pub(crate) fn ruleset(self) -> Option<Ruleset> {
        self.with(|table| *table.ruleset())
    }

    /// Its board.
    pub(crate) fn geometry(self) -> Option<Geometry> {
        self.with(|table| table.geometry().clone())
    }

    /// What its board is drawn after.
    pub(crate) fn dress(self) -> Dress {
        self.with(|table| Dress::of(table.ruleset(), table.geometry().shape)).unwrap_or(Dress::Sand)
    }

    /// Whose turn it is.
    pub(crate) fn turn(self) -> Option<Turn> {
        self.with(|table| table.turn())
    }

    /// How it ended.
    pub(crate) fn outcome(self) -> Option<Outcome> {
        self.with(|table| table.outcome()).flatten()
    }

    /// Whether both throw for the start now.
    pub(crate) fn opening_due(self) -> bool {
        self.with(|table| table.opening_due()).unwrap_or(false)
    }

    /// Whether throws are typed in.
    pub(crate) fn typed_dice(self) -> bool {
        self.with(|table| table.seed().is_none() && !table.throws().is_empty()).unwrap_or(false)
    }

    /// The player who has a side; none while that is thrown for.
    pub(crate) fn player_of(self, side: Side) -> Option<Player> {
        let black = self.black.get()?;
        Some(if side == Side::Black { black } else { black.other() })
    }

    /// The machine that plays a side.
    pub(crate) fn machine_of(self, side: Side) -> Option<String> {
        let player = self.player_of(side)?;
        self.seats.with(|seats| match &seats[player as usize] {
            Seat::Machine { level } => Some(level.clone()),
            Seat::Person { .. } => None,
        })
    }

    /// Whether a machine plays at all.
    pub(crate) fn has_machine(self) -> bool {
        self.seats.with(|seats| seats.iter().any(|seat| matches!(seat, Seat::Machine { .. })))
    }

    /// Whether a person is to move on the board now.
    pub(crate) fn hand_is_due(self) -> bool {
        match self.turn() {
            Some(Turn::Decide(side)) => {
                self.machine_of(side).is_none()
                    && !self.opening_due()
                    && self.browse.get().is_none()
            }
            _ => false,
        }
    }

    /// What the board shows: what is browsed, or the game with the half-made move.
    pub(crate) fn look(self) -> Look {
        let touched = self.touched.get();
        match self.browse.get() {
            Some(plies) => self.with(|table| table.look_after(plies)).flatten().unwrap_or_default(),
            None => self.with(|table| table.hand(&touched).look).unwrap_or_default(),
        }
    }

    /// What the board marks.
    pub(crate) fn marks(self) -> Marks {
        let (touched, browse) = (self.touched.get(), self.browse.get());
        let due = self.hand_is_due();
        let hint = self.hint.get();
        self.with(|table| {
            let line = table.line();
            let shown = browse.unwrap_or(line.len());
            let last = shown.checked_sub(1).and_then(|last| line.get(last));
            let points = |text: &str| points_of(table.geometry(), text);
            Marks {
                next: if due { table.hand(&touched).next } else { Vec::new() },
                mover: table.turn().side(),
                last: last.map(|played| points(&played.text)).unwrap_or_default(),
                hint: hint.map(|hint| points(&hint.text)).unwrap_or_default(),
                graded: Vec::new(),
                chosen: touched,
            }
        })
        .unwrap_or_default()
    }

    /// The score of the match, this game included once it is over.
    pub(crate) fn score_now(self) -> Option<Score> {
        let mut score = self.score.get()?;
        if let (Some(outcome), Some(black)) = (self.outcome(), self.black.get()) {
            let lost = self.with(|table| table.lost()).unwrap_or_default();
            score.add(black, outcome, lost);
        }
        Some(score)
    }
}

/// The points that a move's text names.
pub(crate) fn points_of(geometry: &Geometry, text: &str) -> Vec<Point> {
    text.split(['-', 'x', ',']).filter_map(|name| geometry.find(name)).collect()
}
