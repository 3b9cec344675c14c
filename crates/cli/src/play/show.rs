//! What is shown: the board, the players, whose turn it is, and what a move brought about.

use std::path::Path;

use nugar_api::{Player, Seat};
use nugar_rules::board::{Look, Point};
use nugar_rules::game::{Phase, Side, Turn};

use super::{Play, seats};
use crate::board::{self, Board};
use crate::failure::Failure;

impl Play<'_> {
    /// What is played, by whom, and from which seed.
    pub(super) fn greet(&mut self, resumed: Option<&Path>) -> Result<(), Failure> {
        let ruleset = *self.sitting.table.ruleset();
        self.terminal.heading(ruleset.preset.title)?;
        if ruleset.text() != ruleset.preset.id {
            self.terminal.line(ruleset.text())?;
        }
        if let Some(path) = resumed {
            let args = [
                ("path", path.display().to_string().into()),
                ("count", self.sitting.table.line().len().into()),
            ];
            self.terminal.say_with("play-resumed", &args)?;
        }
        self.begin_game()?;
        if self.sitting.has_person() {
            self.terminal.say("play-help-hint")?;
        }
        if self.sitting.table.line().is_empty() && self.sitting.table.opening_due() {
            self.show_if_new()?;
        }
        Ok(())
    }

    /// What holds for one game: the match, the players, the dice.
    pub(super) fn begin_game(&mut self) -> Result<(), Failure> {
        if let Some(score) = self.sitting.score {
            if score.games == 0 {
                self.terminal.say_with("play-match-begins", &[("points", score.to.into())])?;
            } else {
                let number = [("number", self.sitting.game.into())];
                self.terminal.say_with("play-match-game", &number)?;
            }
        }
        if self.sitting.black.is_some() {
            self.show_players()?;
        }
        let dice = !self.sitting.table.throws().is_empty();
        let machine = self.sitting.players.iter().any(|seat| matches!(seat, Seat::Machine { .. }));
        if let Some(seed) = self.sitting.table.seed() {
            let args = [("seed", seed.to_owned().into())];
            self.terminal.say_with("play-seed", &args)?;
        } else if dice {
            self.terminal.say("play-dice-typed")?;
        }
        if machine && (!dice || self.sitting.table.seed().is_none()) {
            let seed = self.sitting.game_seed();
            let label = self.terminal.words.say("report-seed");
            self.terminal.line(format!("{label}: {seed}"))?;
        }
        Ok(())
    }

    /// The sides with their players.
    pub(super) fn show_players(&mut self) -> Result<(), Failure> {
        for side in Side::BOTH {
            let words = &self.terminal.words;
            let name = seats::name(&self.sitting, self.sitting.player(side), words);
            let line = format!("{}: {name}", board::side(side, words, self.terminal));
            self.terminal.line(line)?;
        }
        Ok(())
    }

    /// Shows the board unless it looks as it did when it was shown last.
    pub(super) fn show_if_new(&mut self) -> Result<(), Failure> {
        if self.shown.as_ref() == Some(&self.view()) { Ok(()) } else { self.show() }
    }

    /// The board without a throw, and which game's.
    fn view(&self) -> (u32, Look) {
        let look = self.sitting.table.hand(&[]).look;
        (self.sitting.game, Look { throw: None, ..look })
    }

    /// Whether something has happened since this was asked last.
    pub(super) fn is_news(&mut self) -> bool {
        let now = Some((self.sitting.game, self.sitting.table.events().len()));
        std::mem::replace(&mut self.told, now) != now
    }

    /// The board with what is in hand and what is taken.
    pub(super) fn show(&mut self) -> Result<(), Failure> {
        self.terminal.gap()?;
        let table = &*self.sitting.table;
        let look = table.hand(&[]).look;
        let last = table.line().pop().map_or_else(String::new, |played| played.text);
        let lines = Board::new(table.geometry(), &look, self.terminal)
            .face(table.ruleset().preset.one_face)
            .turned(self.turned)
            .marked(&last)
            .lines();
        let lost = table.lost();
        for line in lines {
            self.terminal.line(line)?;
        }
        if self.shown.is_none()
            && let Some(legend) = board::legend(self.sitting.table.geometry(), self.terminal)
        {
            self.terminal.line(legend)?;
        }
        let pair = |numbers: [u32; 2]| [("black", numbers[0].into()), ("white", numbers[1].into())];
        if let Some(hands) = look.hands.filter(|hands| *hands != [0, 0]) {
            self.terminal.say_with("play-in-hand", &pair(hands.map(u32::from)))?;
        }
        if lost != [0, 0] {
            self.terminal.say_with("play-taken", &pair(lost))?;
        }
        self.shown = Some(self.view());
        Ok(())
    }

    /// Whose turn it is, and to do what.
    pub(super) fn show_turn(&mut self) -> Result<(), Failure> {
        let table = &*self.sitting.table;
        let Some(side) = table.turn().side() else { return Ok(()) };
        let look = table.hand(&[]).look;
        let said = ("side", side.into());
        match table.phase() {
            Phase::Placement => {
                let hand = look.hands.map_or(0, |hands| hands[side.index()]);
                self.terminal.say_with("play-to-place", &[said, ("count", hand.into())])
            }
            Phase::Movement => self.terminal.say_with("play-to-step", &[said]),
            Phase::Roll => self.terminal.say_with("play-to-throw", &[said]),
            Phase::Play => {
                let throw = self.shown_throw(&look.throw.unwrap_or_default());
                self.terminal.say_with("play-to-play", &[said, ("throw", throw.into())])
            }
            Phase::Over => Ok(()),
        }?;
        self.say_offer(side)
    }

    /// Whether the side can have a draw.
    pub(super) fn say_offer(&mut self, side: Side) -> Result<(), Failure> {
        if self.sitting.table.offer() == Some(side.other()) {
            self.terminal.say("play-draw-open")?;
        }
        Ok(())
    }

    /// What stands before the sign that waits for a line.
    pub(super) fn prompt(&self, side: Side) -> String {
        board::side(side, &self.terminal.words, self.terminal)
    }

    /// A throw with the letter that these dice show.
    pub(super) fn shown_throw(&self, throw: &str) -> String {
        board::faces(throw, self.sitting.table.ruleset().preset.one_face)
    }

    /// What a placement did to the hands: the steps begin, or what is left leaves play.
    pub(super) fn say_hands(&mut self, before: Option<[u8; 2]>) -> Result<(), Failure> {
        let after = self.sitting.table.hand(&[]).look.hands;
        let total = |hands: Option<[u8; 2]>| hands.map_or(0, |[black, white]| black + white);
        match (total(before), total(after)) {
            (0, _) | (_, 1..) => Ok(()),
            (1, 0) => self.terminal.say("play-movement-begins"),
            (_, 0) => self.terminal.say("play-leftovers"),
        }
    }

    /// The cells of rows that a move would make.
    pub(super) fn rows_of(&self, text: &str) -> Vec<String> {
        let table = &*self.sitting.table;
        let walk = text.split(['x', 'X']).next().unwrap_or_default();
        let touched: Option<Vec<Point>> =
            walk.split('-').map(|name| table.geometry().find(name.trim())).collect();
        let rows = touched.map_or_else(Vec::new, |touched| table.hand(&touched).look.rows);
        table.geometry().names(rows)
    }

    /// Whether the side that moved goes on, and why.
    pub(super) fn say_what_follows(&mut self, moved: Side) -> Result<(), Failure> {
        let table = &*self.sitting.table;
        if table.turn().side() != Some(moved) {
            return Ok(());
        }
        if let Turn::Roll(_) = table.turn() {
            return self.terminal.say_with("play-throws-again", &[("side", moved.into())]);
        }
        if table.phase() != Phase::Placement {
            return Ok(());
        }
        let other = moved.other();
        let hand = table.hand(&[]).look.hands.map_or(0, |hands| hands[other.index()]);
        let key = if hand == 0 { "play-skip-no-hand" } else { "play-skip-no-cell" };
        self.terminal.say_with(key, &[("side", other.into())])
    }

    /// The score of the match with this game, once it is over.
    pub(super) fn show_score(&mut self) -> Result<(), Failure> {
        let Some(score) = self.sitting.standing() else { return Ok(()) };
        let name = |player| seats::name(&self.sitting, player, &self.terminal.words);
        let args = [
            ("first", name(Player::First).into()),
            ("first_points", score.points[0].into()),
            ("second", name(Player::Second).into()),
            ("second_points", score.points[1].into()),
        ];
        self.terminal.say_with("play-match-score", &args)
    }
}
