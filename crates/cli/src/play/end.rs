//! The end of a game, of a match, and of the sitting.

use nugar_rules::game::{Outcome, Side};
use nugar_rules::score::Score;

use super::command::Command;
use super::turn::Goes;
use super::{Play, seats};
use crate::failure::Failure;

impl Play<'_> {
    /// A game is over: what came of it, and what can be done now.
    pub(super) fn over(&mut self, outcome: Outcome) -> Result<Goes, Failure> {
        self.show_if_new()?;
        if self.is_news() {
            self.tell_end(outcome)?;
        }
        let match_goes_on = self.sitting.score.is_some() && !self.sitting.is_over();
        if !self.sitting.has_person() {
            return if match_goes_on { self.next_game() } else { Ok(Goes::Out) };
        }
        let Some(line) = self.input.ask("", self.terminal)? else { return Ok(Goes::Out) };
        match Command::read(&line) {
            Command::Enter if match_goes_on => self.next_game(),
            Command::Enter => Ok(Goes::On),
            Command::Move(_) | Command::Throw(_) => {
                let ending = self.terminal.words.outcome(&outcome);
                self.terminal.say_with("play-game-over", &[("ending", ending.into())])?;
                Ok(Goes::On)
            }
            command => self.obey(command, None),
        }
    }

    fn tell_end(&mut self, outcome: Outcome) -> Result<(), Failure> {
        let said = self.terminal.words.outcome(&outcome);
        self.terminal.heading(&said)?;
        if let Some(score) = self.sitting.standing() {
            if let Some(winner) = outcome.winner {
                let worth = Score::worth(outcome, self.sitting.table.lost());
                let args = [("side", winner.into()), ("points", worth.into())];
                self.terminal.say_with("play-match-points", &args)?;
            }
            self.show_score()?;
            if let Some(winner) = score.winner() {
                let name = seats::name(&self.sitting, winner.into(), &self.terminal.words);
                self.terminal.say_with("play-match-won", &[("name", name.into())])?;
            }
        }
        if self.sitting.has_person() {
            self.terminal.say("play-again")?;
        }
        Ok(())
    }

    /// Another game; of a match that is won, another match.
    pub(super) fn next_game(&mut self) -> Result<Goes, Failure> {
        let before = self.sitting.player(Side::Black);
        let won = self.sitting.standing().filter(|score| score.winner().is_some());
        self.sitting.next_game()?;
        if let Some(score) = won {
            self.sitting.score = Some(Score::new(score.to));
        }
        (self.sure, self.asked) = (None, None);
        self.begun.clear();
        self.keep()?;
        self.terminal.gap()?;
        if self.sitting.black.is_some_and(|black| black != before) {
            self.terminal.say("play-match-swap")?;
        }
        self.begin_game()?;
        Ok(Goes::On)
    }

    /// Leaves: what is kept, and how to go on.
    pub(super) fn leave(&mut self) -> Result<(), Failure> {
        if self.sitting.is_over() {
            self.save.forget();
        } else if let Some(path) = self.save.path().filter(|path| path.exists()) {
            let path = path.display().to_string();
            let command = format!("nugar play --resume {path}");
            self.terminal.say_with("play-saved", &[("path", path.into())])?;
            // On one line, to be copied.
            let args = [("command", command.into())];
            self.terminal.line(self.terminal.words.say_with("play-go-on", &args))?;
        }
        if self.sitting.has_person() { self.terminal.say("play-goodbye") } else { Ok(()) }
    }
}
