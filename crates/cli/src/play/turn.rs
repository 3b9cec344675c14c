//! What happens next, until nobody goes on: throws, passes, machines' moves, and people's turns.

use std::io::IsTerminal;

use nugar_api::{Player, Seat};
use nugar_rules::event::Event;
use nugar_rules::fault::{Fault, Faults};
use nugar_rules::game::{Side, Turn};
use nugar_rules::table::{Listed, Starter};

use super::command::Command;
use super::save::Save;
use super::{Play, seats};
use crate::failure::Failure;

/// Whether the sitting goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Goes {
    /// It does.
    On,
    /// It is left.
    Out,
}

/// What the first and the second player throw for the start, and who of them begins.
type ThrowOff = ([String; 2], Option<Starter>);

/// The text of a throw that cannot be played.
const PASS: &str = "pass";

impl Play<'_> {
    /// Plays until somebody leaves or there is nothing left to do.
    pub(super) fn run(&mut self) -> Result<(), Failure> {
        while self.step()? == Goes::On {}
        self.leave()
    }

    fn step(&mut self) -> Result<Goes, Failure> {
        if self.sitting.black.is_none() && self.sitting.table.opening_due() {
            return self.throw_off();
        }
        match self.sitting.table.turn() {
            Turn::Over(outcome) => self.over(outcome),
            Turn::Roll(side) => self.roll(side),
            Turn::Decide(side) => {
                let moves = self.sitting.table.moves();
                if let [Listed { text, .. }] = moves.as_slice()
                    && text == PASS
                {
                    return self.pass(side);
                }
                match self.sitting.seat(side).clone() {
                    Seat::Machine { level } => self.machine(side, &level),
                    Seat::Person { .. } => self.person(side, &moves),
                }
            }
        }
    }

    /// Takes an event: first it happens, then it is kept, and only then anything is said of it.
    pub(super) fn happen(&mut self, event: &Event) -> Result<Result<(), Faults>, Failure> {
        if let Err(faults) = self.sitting.table.next(event) {
            return Ok(Err(faults));
        }
        (self.sure, self.asked) = (None, None);
        self.begun.clear();
        self.keep()?;
        Ok(Ok(()))
    }

    /// Takes an event that the rules cannot refuse here.
    pub(super) fn must(&mut self, event: &Event) -> Result<(), Failure> {
        Ok(self.happen(event)??)
    }

    /// Keeps the game in its file. Where nobody asked for the file, the game goes on without.
    pub(super) fn keep(&mut self) -> Result<(), Failure> {
        match self.save.keep(&self.sitting) {
            Err(failure) if self.save.is_ours() => {
                self.save = Save::nowhere();
                for sentence in failure.sentences(&self.terminal.words) {
                    self.terminal.line(sentence)?;
                }
                Ok(())
            }
            kept => kept,
        }
    }

    /// Both throw for the start.
    fn throw_off(&mut self) -> Result<Goes, Failure> {
        let (throws, starter) = match self.sitting.table.seeded_throw_off() {
            Some(seeded) => seeded,
            None => match self.typed_throw_off()? {
                Some(typed) => typed,
                None => return Ok(Goes::Out),
            },
        };
        let [first, second] = throws;
        let (black, white) = match starter {
            Some(Starter::Second) => (second, first),
            Some(Starter::First) | None => (first, second),
        };
        let shown = [&black, &white].map(|throw| self.shown_throw(throw));
        let event = Event::ThrewOff { black, white };
        if starter.is_some() {
            let first = starter == Some(Starter::First);
            self.sitting.black = Some(if first { Player::First } else { Player::Second });
        }
        self.must(&event)?;
        let [black, white] = shown;
        let args = [("black", black.into()), ("white", white.into())];
        self.terminal.say_with("play-opening", &args)?;
        if starter.is_none() {
            self.terminal.say("play-opening-tie")?;
        } else {
            self.terminal.say_with("play-opening-won", &[("side", Side::Black.into())])?;
            self.show_players()?;
        }
        Ok(Goes::On)
    }

    /// Asks for the throws of both.
    fn typed_throw_off(&mut self) -> Result<Option<ThrowOff>, Failure> {
        let mut throws = [String::new(), String::new()];
        for player in [Player::First, Player::Second] {
            let name = seats::name(&self.sitting, player, &self.terminal.words);
            self.terminal.say_with("play-type-opening", &[("name", name.into())])?;
            loop {
                let Some(line) = self.input.ask("", self.terminal)? else { return Ok(None) };
                let text = match Command::read(&line) {
                    Command::Quit => return Ok(None),
                    Command::Throw(Some(text)) | Command::Move(text) => text,
                    other => {
                        self.obey(other, None)?;
                        continue;
                    }
                };
                match self.sitting.table.starter([&text, &text]) {
                    Ok(_) => {
                        throws[player as usize] = text.to_ascii_uppercase();
                        break;
                    }
                    Err(Faults(mut faults)) => {
                        faults.truncate(1);
                        self.refuse(&Faults(faults))?;
                    }
                }
            }
        }
        let starter = self.sitting.table.starter([&throws[0], &throws[1]])?;
        Ok(Some((throws, starter)))
    }

    /// The side throws: a machine at once, a person when they say so.
    fn roll(&mut self, side: Side) -> Result<Goes, Failure> {
        let seeded = self.sitting.table.seeded_throw();
        if let (Some(throw), false) = (&seeded, self.is_person(side)) {
            return self.throw(side, throw);
        }
        self.show_if_new()?;
        if self.is_news() && seeded.is_some() {
            self.terminal.say("play-enter-throws")?;
            self.say_offer(side)?;
        } else if seeded.is_none() {
            self.show_turn()?;
            self.terminal.say("play-type-throw")?;
        }
        let Some(line) = self.input.ask(&self.prompt(side), self.terminal)? else {
            return Ok(Goes::Out);
        };
        match (Command::read(&line), seeded) {
            (Command::Enter | Command::Throw(None), Some(throw)) => self.throw(side, &throw),
            (Command::Throw(Some(_)), Some(_)) => self.refuse(&Fault::SeededDice {}.into()),
            (Command::Move(_), Some(_)) => self.refuse(&Fault::ThrowFirst {}.into()),
            (Command::Throw(Some(text)) | Command::Move(text), None) => self.throw(side, &text),
            (Command::Enter | Command::Throw(None), None) => Ok(Goes::On),
            (command, _) => self.obey(command, Some(side)),
        }
    }

    fn throw(&mut self, side: Side, throw: &str) -> Result<Goes, Failure> {
        if let Err(faults) = self.happen(&Event::Threw { throw: throw.to_owned() })? {
            return self.refuse(&faults);
        }
        let thrown = self.sitting.table.hand(&[]).look.throw.unwrap_or_default();
        let shown = self.shown_throw(&thrown);
        self.terminal.say_with("play-threw", &[("side", side.into()), ("throw", shown.into())])?;
        Ok(Goes::On)
    }

    /// A throw that cannot be played is lost; why is said, and the game goes on.
    fn pass(&mut self, side: Side) -> Result<Goes, Failure> {
        let look = self.sitting.table.hand(&[]).look;
        let asleep = look
            .pieces
            .iter()
            .filter(|piece| piece.side == side)
            .all(|piece| piece.standing == nugar_rules::board::Standing::Undalled);
        let throw = look.throw.unwrap_or_default();
        let key =
            if asleep && !throw.contains('A') { "play-pass-no-dal" } else { "play-pass-blocked" };
        self.must(&Event::Moved { text: PASS.to_owned() })?;
        if key == "play-pass-no-dal" {
            self.terminal.say_with(key, &[("side", side.into())])?;
        } else {
            let throw = self.shown_throw(&throw);
            self.terminal.say_with(key, &[("side", side.into()), ("throw", throw.into())])?;
        }
        self.say_what_follows(side)?;
        Ok(Goes::On)
    }

    fn machine(&mut self, side: Side, level: &str) -> Result<Goes, Failure> {
        let opponent = seats::opponent(level, self.sitting.table.ruleset())?;
        let waits = self.terminal.colours && std::io::stdout().is_terminal();
        if waits {
            let said = self.terminal.words.say("play-machine-thinks");
            self.terminal.write(said)?;
            self.terminal.flush()?;
        }
        let seed = self.sitting.game_seed();
        let chosen = self.knowing.choose(opponent, &*self.sitting.table, &seed);
        if waits {
            // Back to the beginning of the line, which is cleared.
            self.terminal.write("\r\u{1b}[K")?;
        }
        let text = chosen.expect("a machine that can play these rules has a move");
        self.play(side, &text)?;
        Ok(Goes::On)
    }

    /// Plays a move; a refusal is said and changes nothing.
    pub(super) fn play(&mut self, side: Side, text: &str) -> Result<Goes, Failure> {
        let hands = self.sitting.table.hand(&[]).look.hands;
        let rows = self.rows_of(text);
        if let Err(faults) = self.happen(&Event::Moved { text: text.to_owned() })? {
            // A step that still lacks its captures can be completed by naming them.
            if faults.0.iter().any(|fault| matches!(fault, Fault::MustCapture { .. })) {
                text.clone_into(&mut self.begun);
            }
            return self.refuse(&faults);
        }
        let played = self.sitting.table.line().pop();
        let text = played.map_or_else(String::new, |played| played.text);
        self.terminal.say_with("play-moved", &[("side", side.into()), ("move", text.into())])?;
        if !rows.is_empty() {
            self.terminal.say_with("play-row-made", &[("cells", rows.into())])?;
        }
        self.say_hands(hands)?;
        self.say_what_follows(side)?;
        if self.watch && !self.sitting.has_person() {
            self.show_if_new()?;
        }
        Ok(Goes::On)
    }

    /// Says why something cannot be done.
    pub(super) fn refuse(&mut self, faults: &Faults) -> Result<Goes, Failure> {
        let said = self.terminal.words.faults(faults);
        self.terminal.tell(&said)?;
        Ok(Goes::On)
    }

    /// A person's turn to move.
    fn person(&mut self, side: Side, moves: &[Listed]) -> Result<Goes, Failure> {
        self.show_if_new()?;
        let first = self.told.is_none();
        if self.is_news() {
            let thrown = matches!(self.sitting.table.events().last(), Some(Event::Threw { .. }));
            if first || !thrown {
                self.show_turn()?;
            }
            if let [only] = moves {
                let args = [("move", only.text.clone().into())];
                self.terminal.say_with("play-enter-plays", &args)?;
            }
        }
        let Some(line) = self.input.ask(&self.prompt(side), self.terminal)? else {
            return Ok(Goes::Out);
        };
        match (Command::read(&line), moves) {
            (Command::Enter, [only]) => self.play(side, &only.text),
            (Command::Enter, _) => self.obey(Command::Moves, Some(side)),
            (Command::Throw(_), _) => self.refuse(&Fault::PlayFirst {}.into()),
            (Command::Move(text), _) => self.play_typed(side, &text),
            (command, _) => self.obey(command, Some(side)),
        }
    }

    fn play_typed(&mut self, side: Side, text: &str) -> Result<Goes, Failure> {
        if text.starts_with(['x', 'X']) && !self.begun.is_empty() {
            let whole = format!("{}{text}", self.begun);
            return self.play(side, &whole);
        }
        let is_move = text == PASS || text.chars().any(|letter| letter.is_ascii_digit());
        if !is_move {
            let args = [("text", text.to_owned().into())];
            self.terminal.say_with("play-unknown", &args)?;
            self.terminal.say("play-help-hint")?;
            return Ok(Goes::On);
        }
        self.play(side, text)
    }
}
