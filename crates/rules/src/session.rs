//! A game as the fold of its events: history, taking back, draws, resignation, offers.

use crate::catalog::Ruleset;
use crate::dice::Dice;
use crate::draws::Draws;
use crate::event::{Applied, Consent, DiceSource, Event};
use crate::fault::{Fault, Faults};
use crate::game::{Counters, Game, Opening, Outcome, Reason, Side, Turn};

/// A move that was played, with the throw that it plays.
#[derive(Debug, Clone)]
pub struct Ply<G: Game> {
    /// The state to be decided, its throw included (see [`Game::thrown`]).
    pub before: G::State,
    /// What was played.
    pub played: G::Move,
    /// Who played it.
    pub side: Side,
}

impl<G: Game> Copy for Ply<G> {}

impl<G: Game> PartialEq for Ply<G> {
    fn eq(&self, other: &Ply<G>) -> bool {
        (self.before, self.played, self.side) == (other.before, other.played, other.side)
    }
}

/// Whether the last move may be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Undo {
    /// There is none, or the game was given up or agreed drawn.
    Nothing,
    /// It may.
    Free,
    /// A throw has been seen since: both have to ask for it.
    CrossesThrow,
}

/// A game with its history.
///
/// Law: a session is equal to the one folded from its [`Session::events`].
#[derive(Debug, Clone)]
pub struct Session<G: Game> {
    game: G,
    ruleset: Ruleset,
    events: Vec<Event>,
    start: G::State,
    counters: Counters,
    dice: Option<Dice>,
    opening: Vec<[G::Roll; 2]>,
    line: Vec<Ply<G>>,
    undone: Vec<Ply<G>>,
    state: G::State,
    draws: Draws<G::State>,
    /// Set when the game ended by rule or by word.
    outcome: Option<Outcome>,
    offer: Option<Side>,
}

impl<G: Game> PartialEq for Session<G> {
    fn eq(&self, other: &Session<G>) -> bool {
        self.ruleset == other.ruleset
            && self.events == other.events
            && self.start == other.start
            && self.counters == other.counters
            && self.opening == other.opening
            && self.line == other.line
            && self.undone == other.undone
            && self.state == other.state
            && self.draws == other.draws
            && self.outcome == other.outcome
            && self.offer == other.offer
    }
}

impl<G: Game> Session<G> {
    /// A new game: `game` is the compiled `ruleset`. Its first event is recorded. Where there are
    /// no dice a seed is left out.
    pub fn start(
        game: G,
        ruleset: Ruleset,
        position: Option<&str>,
        dice: DiceSource,
    ) -> Result<Session<G>, Faults> {
        let (start, counters) = match position {
            None => (game.start(), None),
            Some(text) => {
                let reading = game.read(text)?;
                (reading.state, reading.counters)
            }
        };
        let counters = counters.unwrap_or(Counters { quiet: 0, ply: 0 });
        let dice = if game.rolls().is_empty() { DiceSource::Typed } else { dice };
        let event = Event::Started {
            ruleset: ruleset.text(),
            digest: ruleset.rules().digest().hex(),
            position: position.map(ToOwned::to_owned),
            dice: dice.clone(),
        };
        let dice = match dice {
            DiceSource::Seeded { seed } => Some(Dice::new(seed)),
            DiceSource::Typed => None,
        };
        let draws = Draws::new(game.limits(), start, counters.quiet);
        let mut session = Session {
            game,
            ruleset,
            events: vec![event],
            start,
            counters,
            dice,
            opening: Vec::new(),
            line: Vec::new(),
            undone: Vec::new(),
            state: start,
            draws,
            outcome: None,
            offer: None,
        };
        session.judge();
        Ok(session)
    }

    /// The session of a list of events, the first of which starts the game of that ruleset.
    pub fn fold(game: G, ruleset: Ruleset, events: &[Event]) -> Result<Session<G>, Faults> {
        let Some(Event::Started { ruleset: text, digest, position, dice }) = events.first() else {
            return Err(Fault::EventStart {}.into());
        };
        let want = ruleset.rules().digest().hex();
        if *text != ruleset.text() || *digest != want {
            return Err(Fault::WrongDigest { have: digest.clone(), want }.into());
        }
        let mut session = Session::start(game, ruleset, position.as_deref(), dice.clone())?;
        for (number, event) in events.iter().enumerate() {
            session.apply(number, event)?;
        }
        Ok(session)
    }

    /// Takes the event of that number. One that is there already, word for word, changes nothing;
    /// a gap or a contradiction is an error, and an error changes nothing.
    pub fn apply(&mut self, number: usize, event: &Event) -> Result<Applied, Faults> {
        if let Some(there) = self.events.get(number) {
            return if there == event {
                Ok(Applied::Already)
            } else {
                Err(Fault::EventConflict { number }.into())
            };
        }
        if number > self.events.len() {
            return Err(Fault::EventGap { have: number, want: self.events.len() }.into());
        }
        self.happen(event)?;
        self.events.push(event.clone());
        Ok(Applied::New)
    }

    /// Takes the next event.
    pub fn next(&mut self, event: &Event) -> Result<Applied, Faults> {
        self.apply(self.events.len(), event)
    }

    fn happen(&mut self, event: &Event) -> Result<(), Faults> {
        match event {
            Event::Started { .. } => return Err(Fault::EventStart {}.into()),
            Event::ThrewOff { black, white } => self.throw_off(black, white)?,
            Event::Threw { throw } => self.throw(throw)?,
            Event::Moved { text } => self.play(text)?,
            Event::TookBack { consent } => self.take_back(*consent)?,
            Event::Redid => self.redo()?,
            Event::Offered(side) => {
                self.running()?;
                self.offer = Some(*side);
            }
            Event::Declined(side) => {
                self.answer(*side)?;
                self.offer = None;
            }
            Event::Accepted(side) => {
                self.answer(*side)?;
                self.outcome = Some(Outcome { winner: None, reason: Reason::Agreement });
            }
            Event::Resigned(side) => self.give_to(side.other(), Reason::Resignation)?,
            Event::RanOut(side) => self.give_to(side.other(), Reason::Time)?,
        }
        Ok(())
    }

    fn give_to(&mut self, winner: Side, reason: Reason) -> Result<(), Fault> {
        self.running()?;
        self.outcome = Some(Outcome { winner: Some(winner), reason });
        Ok(())
    }

    fn running(&self) -> Result<(), Fault> {
        if self.outcome.is_some() { Err(Fault::GameOver {}) } else { Ok(()) }
    }

    /// Whether an offer of the other side stands.
    fn answer(&self, side: Side) -> Result<(), Fault> {
        self.running()?;
        if self.offer == Some(side.other()) { Ok(()) } else { Err(Fault::NoOffer {}) }
    }

    fn throw_off(&mut self, black: &str, white: &str) -> Result<(), Faults> {
        let Opening::ThrowOff { played } = self.game.opening() else {
            return Err(Fault::UnexpectedThrow { text: black.to_owned() }.into());
        };
        if !self.opening_due() {
            return Err(Fault::UnexpectedThrow { text: black.to_owned() }.into());
        }
        let pair = [self.game.read_roll(black)?, self.game.read_roll(white)?];
        if let Some(dice) = &mut self.dice {
            let number = 2 * self.opening.len() as u64;
            let mut seeded = [dice.throw(number).text(), dice.throw(number + 1).text()];
            let mut have = pair.map(|roll| self.game.roll_text(roll));
            seeded.sort_unstable();
            have.sort_unstable();
            if have != seeded {
                let [have, want] = [have, seeded].map(|pair| pair.join(" "));
                return Err(Fault::WrongThrow { have, want }.into());
            }
        }
        let [black_value, white_value] = pair.map(|roll| self.game.opening_value(roll));
        if black_value < white_value {
            return Err(Fault::BadOpening { text: format!("{black} {white}") }.into());
        }
        self.opening.push(pair);
        if played && black_value > white_value {
            self.state = self.game.roll(&self.start, pair[0]);
        }
        Ok(())
    }

    /// Whether the throws for the start have named a starter.
    fn thrown_off(&self) -> bool {
        self.opening
            .last()
            .is_some_and(|pair| self.game.opening_value(pair[0]) > self.game.opening_value(pair[1]))
    }

    /// The number that the next throw has, from 0.
    fn throw_number(&self) -> u64 {
        let played = matches!(self.game.opening(), Opening::ThrowOff { played: true });
        let opening = 2 * self.opening.len() - usize::from(played && self.thrown_off());
        // A throw that lay on the table at the start was not thrown here.
        let thrown = self.line.iter().filter(|ply| self.game.thrown(&ply.before).is_some()).count();
        let given = self.game.thrown(&self.start).is_some() && !self.line.is_empty();
        (opening + thrown - usize::from(given)) as u64
    }

    fn throw(&mut self, text: &str) -> Result<(), Faults> {
        self.running()?;
        let roll = self.game.read_roll(text)?;
        let Turn::Roll(_) = self.game.turn(&self.state) else {
            return Err(Fault::PlayFirst {}.into());
        };
        if let Some(want) = self.seeded_throw()
            && want != roll
        {
            let [have, want] = [roll, want].map(|roll| self.game.roll_text(roll));
            return Err(Fault::WrongThrow { have, want }.into());
        }
        // What was taken back was played with another throw.
        if self.undone.last().is_some_and(|ply| self.game.thrown(&ply.before) != Some(roll)) {
            self.undone.clear();
        }
        self.state = self.game.roll(&self.state, roll);
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), Faults> {
        self.running()?;
        if let Turn::Roll(_) = self.game.turn(&self.state) {
            return Err(Fault::ThrowFirst {}.into());
        }
        let m = self.game.parse(&self.state, text)?;
        self.undone.clear();
        self.make(m);
        Ok(())
    }

    /// Plays a legal move.
    fn make(&mut self, played: G::Move) {
        let Turn::Decide(side) = self.game.turn(&self.state) else {
            unreachable!("a legal move is played where there is one to be decided")
        };
        if self.offer == Some(side.other()) {
            self.offer = None;
        }
        let before = self.state;
        self.line.push(Ply { before, played, side });
        let resets = self.game.resets(&before, played);
        self.state = self.game.play(&before, played);
        self.draws.push(self.state, resets);
        self.judge();
    }

    /// Ends the game where a rule does.
    fn judge(&mut self) {
        self.outcome = match self.game.turn(&self.state) {
            Turn::Over(outcome) => Some(outcome),
            _ => self.draws.verdict().map(|reason| Outcome { winner: None, reason }),
        };
    }

    fn take_back(&mut self, consent: Consent) -> Result<(), Faults> {
        match (self.undo(), consent) {
            (Undo::Nothing, _) => return Err(Fault::NothingToUndo {}.into()),
            (Undo::CrossesThrow, Consent::Alone) => return Err(Fault::UndoCrossesThrow {}.into()),
            (Undo::Free, _) | (Undo::CrossesThrow, Consent::Both) => {}
        }
        let Some(ply) = self.line.pop() else { return Err(Fault::NothingToUndo {}.into()) };
        self.state = ply.before;
        self.undone.push(ply);
        self.offer = None;
        self.draws = Draws::new(self.game.limits(), self.start, self.counters.quiet);
        for i in 0..self.line.len() {
            let ply = self.line[i];
            let resets = self.game.resets(&ply.before, ply.played);
            self.draws.push(self.game.play(&ply.before, ply.played), resets);
        }
        self.outcome = None;
        Ok(())
    }

    fn redo(&mut self) -> Result<(), Faults> {
        self.running()?;
        let Some(ply) = self.undone.last().copied() else {
            return Err(Fault::NothingToRedo {}.into());
        };
        // Going forward over a throw throws it again.
        self.state = ply.before;
        self.undone.pop();
        self.make(ply.played);
        Ok(())
    }

    /// Whether the last move may be taken back.
    pub fn undo(&self) -> Undo {
        let by_word = |outcome: Outcome| {
            matches!(outcome.reason, Reason::Resignation | Reason::Time | Reason::Agreement)
        };
        if self.line.is_empty() || self.outcome.is_some_and(by_word) {
            Undo::Nothing
        } else if self.pending().is_some() {
            Undo::CrossesThrow
        } else {
            Undo::Free
        }
    }

    /// The throw that has to come next, where a seed settles it.
    pub fn seeded_throw(&self) -> Option<G::Roll> {
        let mut dice = self.dice.clone()?;
        self.game.read_roll(&dice.throw(self.throw_number()).text()).ok()
    }

    /// Whether both throw for the start now: nothing else has happened, and no starter is named.
    pub fn opening_due(&self) -> bool {
        let fresh = self.line.is_empty() && self.undone.is_empty() && self.pending().is_none();
        let started = self.game.opening() != Opening::Plain && self.state == self.game.start();
        self.outcome.is_none() && started && fresh && !self.thrown_off()
    }

    /// The two throws for the start that come next, where a seed settles them: of the player who
    /// throws first, and of the other. None once a starter is named, or where nobody throws for it.
    pub fn seeded_throw_off(&self) -> Option<[G::Roll; 2]> {
        if !self.opening_due() {
            return None;
        }
        let mut dice = self.dice.clone()?;
        let number = 2 * self.opening.len() as u64;
        let mut throw = |n| self.game.read_roll(&dice.throw(n).text()).ok();
        Some([throw(number)?, throw(number + 1)?])
    }

    /// The compiled ruleset.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The ruleset.
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Everything that happened, in order; an event's number is its place.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The state the game began with.
    pub const fn first(&self) -> &G::State {
        &self.start
    }

    /// The state now, with the throw on the table.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// The throw on the table, not yet played.
    pub fn pending(&self) -> Option<G::Roll> {
        self.game.thrown(&self.state)
    }

    /// The moves played and not taken back.
    pub fn line(&self) -> &[Ply<G>] {
        &self.line
    }

    /// The moves taken back that may be played again, the next one last.
    pub fn undone(&self) -> &[Ply<G>] {
        &self.undone
    }

    /// The throws for the start, black's first, ties before the one that named the starter.
    pub fn opening(&self) -> &[[G::Roll; 2]] {
        &self.opening
    }

    /// What has to happen next. Draws by history and endings by word count.
    pub fn turn(&self) -> Turn {
        match self.outcome {
            Some(outcome) => Turn::Over(outcome),
            None => self.game.turn(&self.state),
        }
    }

    /// How the game ended, once it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The side whose offer of a draw stands.
    pub const fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// Plies without placement or capture, and plies in all, those before the start included.
    pub fn counters(&self) -> Counters {
        Counters { quiet: self.draws.quiet(), ply: self.counters.ply + self.line.len() as u32 }
    }

    /// How many pieces each side has had captured since the start.
    pub fn lost(&self) -> [u32; 2] {
        let mut lost = [0; 2];
        for ply in &self.line {
            lost[ply.side.other().index()] +=
                u32::from(self.game.captures(&ply.before, ply.played));
        }
        lost
    }

    /// The seed of the dice, where there is one.
    pub fn seed(&self) -> Option<&str> {
        self.dice.as_ref().map(Dice::seed)
    }

    /// The frozen hashes of the states after each ply, the first state's before them: what a table
    /// or an analysis keys on.
    pub fn keys(&self) -> Vec<u64> {
        let after = self.line.iter().map(|ply| self.game.play(&ply.before, ply.played));
        std::iter::once(self.start).chain(after).map(|state| self.game.key(&state)).collect()
    }
}
