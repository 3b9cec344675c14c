//! Running-fight games: Daldøsa and its kin.

mod geometry;
mod paths;
mod places;
mod plays;
pub mod presets;
mod reach;
mod spec;
mod state;
mod text;
mod way;
mod why;

pub use places::{Along, Place, Places};
pub use plays::{Play, Step};
pub use reach::Aim;
pub use spec::*;
pub use state::RaceState;
pub use way::Way;

use std::ops::ControlFlow;

use crate::board::{Geometry, Look, Point, Touches};
use crate::dice::Throw;
use crate::fault::{Fault, Faults};
use crate::game::{Game, Limits, Opening, Outcome, Phase, Reading, Reason, Side, Turn};
use crate::symmetry::Symmetric;

/// A compiled running-fight game.
#[derive(Debug, Clone)]
pub struct RunningFight {
    rules: RaceRules,
    way: Way,
    geometry: Geometry,
}

impl RunningFight {
    /// Compiles rules that make sense.
    ///
    /// # Panics
    /// When they do not; see [`RaceRules::check`].
    pub fn new(rules: RaceRules) -> RunningFight {
        rules.check().expect("rules are checked before they are compiled");
        let way = Way::new(rules.outer, rules.outer + u8::from(rules.prow == Prow::Yes));
        RunningFight { rules, way, geometry: geometry::boat(way) }
    }

    /// What was compiled.
    pub const fn rules(&self) -> &RaceRules {
        &self.rules
    }

    /// The way that each side's pieces go.
    pub const fn way(&self) -> Way {
        self.way
    }

    /// The state before a throw in which each side, black first, has these undalled and these
    /// dalled pieces, each on its own way; none where they cannot stand so.
    pub fn before_throw(
        &self,
        undalled: [Places; 2],
        dalled: [Places; 2],
        side: Side,
    ) -> Option<RaceState> {
        let mut state = RaceState::empty(side);
        for side in Side::BOTH {
            let (asleep, awake) = (undalled[side.index()], dalled[side.index()]);
            let home = |place: Place| place.in_own_row() && place >= self.way.first();
            let stand = |place: Place| place > self.way.first() && self.way.has(place);
            let fits = asleep.into_iter().all(home) && awake.into_iter().all(stand);
            if !fits || !(asleep & awake).is_empty() {
                return None;
            }
            for (places, dalled) in [(asleep, false), (awake, true)] {
                places.into_iter().for_each(|place| state.put(side, place, dalled));
            }
            if state.count(side) > self.rules.pieces {
                return None;
            }
        }
        let [black, white] = Side::BOTH.map(|side| state.pieces(side));
        let apart = (black & self.way.facing_all(white)).is_empty();
        let lost = |side| state.has_at_most(side, self.rules.win_at);
        (apart && !Side::BOTH.into_iter().all(lost)).then_some(state)
    }

    /// The side that has lost; none while the game goes on.
    fn loser(&self, state: &RaceState) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| state.has_at_most(side, self.rules.win_at))
    }

    /// The throw that is to be played; none where a throw lies beside an ended game.
    fn to_play(&self, state: &RaceState) -> Option<Throw> {
        state.throw().filter(|_| self.loser(state).is_none())
    }
}

impl Game for RunningFight {
    type State = RaceState;
    type Move = Play;
    type Roll = Throw;

    fn start(&self) -> RaceState {
        let mut state = RaceState::empty(Side::Black);
        for side in Side::BOTH {
            for place in (0..self.rules.pieces).filter_map(|number| self.way.place(number)) {
                state.put(side, place, false);
            }
        }
        state
    }

    fn turn(&self, state: &RaceState) -> Turn {
        match self.loser(state) {
            Some(loser) => {
                let winner = Some(loser.other());
                Turn::Over(Outcome { winner, reason: Reason::AllTaken })
            }
            None if state.throw().is_some() => Turn::Decide(state.side()),
            None => Turn::Roll(state.side()),
        }
    }

    fn phase(&self, state: &RaceState) -> Phase {
        match self.turn(state) {
            Turn::Over(_) => Phase::Over,
            Turn::Roll(_) => Phase::Roll,
            Turn::Decide(_) => Phase::Play,
        }
    }

    fn moves(
        &self,
        state: &RaceState,
        each: &mut impl FnMut(Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each_play(state, each)
    }

    fn count(&self, state: &RaceState) -> u64 {
        self.count_plays(state)
    }

    fn nth(&self, state: &RaceState, n: u64) -> Option<Play> {
        self.nth_play(state, n)
    }

    fn pick(&self, state: &RaceState, below: &mut impl FnMut(u64) -> u64) -> Option<Play> {
        self.pick_play(state, below)
    }

    fn play(&self, state: &RaceState, m: Play) -> RaceState {
        self.after(state, m)
    }

    fn rolls(&self) -> &[(Throw, u32)] {
        &Throw::ALL
    }

    fn roll(&self, state: &RaceState, roll: Throw) -> RaceState {
        debug_assert!(matches!(self.turn(state), Turn::Roll(_)), "{state:?}");
        let mut next = *state;
        next.set_throw(Some(roll));
        next
    }

    fn thrown(&self, state: &RaceState) -> Option<Throw> {
        state.throw()
    }

    fn opening_value(&self, roll: Throw) -> u32 {
        u32::from(roll.sum())
    }

    fn opening(&self) -> Opening {
        Opening::ThrowOff { played: self.rules.opening_played == OpeningPlayed::Yes }
    }

    fn resets(&self, state: &RaceState, m: Play) -> bool {
        self.taken(state, m) > 0
    }

    fn captures(&self, state: &RaceState, m: Play) -> u8 {
        self.taken(state, m)
    }

    fn limits(&self) -> Limits {
        Limits { repetition: 0, quiet: self.rules.quiet_limit }
    }

    fn key(&self, state: &RaceState) -> u64 {
        state.key()
    }

    fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    fn touches(&self, state: &RaceState, m: Play) -> Touches {
        self.touches_of(state, m)
    }

    fn why_not(&self, state: &RaceState, touched: &[Point]) -> Option<Fault> {
        self.why(state, touched)
    }

    fn look(&self, state: &RaceState, touched: &[Point]) -> Look {
        self.look_at(state, touched)
    }

    fn read(&self, text: &str) -> Result<Reading<RaceState>, Faults> {
        self.read_position(text)
    }

    fn position(&self, state: &RaceState) -> String {
        self.position_text(state)
    }

    fn parse(&self, state: &RaceState, text: &str) -> Result<Play, Faults> {
        self.parse_play(state, text)
    }

    fn text(&self, state: &RaceState, m: Play) -> String {
        self.play_text(state, m)
    }

    fn read_roll(&self, text: &str) -> Result<Throw, Fault> {
        Throw::read(text.trim()).ok_or_else(|| Fault::BadThrow { text: text.trim().to_owned() })
    }

    fn roll_text(&self, roll: Throw) -> String {
        roll.text()
    }
}

impl Symmetric for RunningFight {
    fn symmetries(&self) -> usize {
        2
    }

    /// Image 1 swaps the colours and turns the board over.
    fn image(&self, state: &RaceState, symmetry: usize) -> RaceState {
        if symmetry == 0 { *state } else { state.swapped() }
    }
}
