//! The game on the table, who plays, and the match: all that is saved. No input and no output.

use nugar_api::{Player, SavedGame, Seat};
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::fault::Faults;
use nugar_rules::game::{Opening, Side};
use nugar_rules::score::Score;
use nugar_rules::table::{self, Table};

/// A game and what it is part of.
pub(super) struct Sitting {
    /// The game.
    pub(super) table: Box<dyn Table>,
    /// The two players, the first being black in the first game where nobody throws for the start.
    pub(super) players: [Seat; 2],
    /// Who is black; none while that is still to be thrown for.
    pub(super) black: Option<Player>,
    /// The match before this game, where one is played.
    pub(super) score: Option<Score>,
    /// What the throws of all games and the machines' choices are made from.
    pub(super) seed: String,
    /// Which game it is, from 1.
    pub(super) game: u32,
    /// The day on which it was begun, where that is known.
    pub(super) date: Option<String>,
    /// Variations of the game that another program keeps in the file.
    pub(super) variations: Option<String>,
}

/// The other player.
pub(super) const fn other(player: Player) -> Player {
    match player {
        Player::First => Player::Second,
        Player::Second => Player::First,
    }
}

impl Sitting {
    /// Who plays that side; before the start is thrown for, black is the first player.
    pub(super) fn player(&self, side: Side) -> Player {
        let black = self.black.unwrap_or(Player::First);
        match side {
            Side::Black => black,
            Side::White => other(black),
        }
    }

    /// The seat of that side's player.
    pub(super) fn seat(&self, side: Side) -> &Seat {
        &self.players[self.player(side) as usize]
    }

    /// Whether a person plays at all.
    pub(super) fn has_person(&self) -> bool {
        self.players.iter().any(|seat| matches!(seat, Seat::Person { .. }))
    }

    /// Whether two people play, who can agree to take a move back.
    pub(super) fn two_persons(&self) -> bool {
        self.players.iter().all(|seat| matches!(seat, Seat::Person { .. }))
    }

    /// What this game's throws and machines' choices are made from.
    pub(super) fn game_seed(&self) -> String {
        match self.game {
            1 => self.seed.clone(),
            game => format!("{}/{game}", self.seed),
        }
    }

    /// The match with this game, once it is over.
    pub(super) fn standing(&self) -> Option<Score> {
        let mut score = self.score?;
        if let Some(outcome) = self.table.outcome() {
            score.add(self.player(Side::Black).into(), outcome, self.table.lost());
        }
        Some(score)
    }

    /// Whether everything is over: the game, and the match where one is played.
    pub(super) fn is_over(&self) -> bool {
        let won = self.standing().is_none_or(|score| score.winner().is_some());
        self.table.outcome().is_some() && won
    }

    /// Begins the next game: the players change colours, or throw for the start again.
    pub(super) fn next_game(&mut self) -> Result<(), Faults> {
        let Some(Event::Started { position, dice, .. }) = self.table.events().first().cloned()
        else {
            unreachable!("a game has started")
        };
        let (score, black) = (self.standing(), self.player(Side::Black));
        let thrown = self.table.opening() != Opening::Plain && !self.table.thrown_off().is_empty();
        self.game += 1;
        let dice = match dice {
            DiceSource::Seeded { .. } => DiceSource::Seeded { seed: self.game_seed() },
            DiceSource::Typed => DiceSource::Typed,
        };
        self.table = table::start(*self.table.ruleset(), position.as_deref(), dice)?;
        self.variations = None;
        self.score = score;
        self.black = if thrown { None } else { Some(other(black)) };
        Ok(())
    }

    /// As it is stored.
    pub(super) fn saved(&self) -> SavedGame {
        let mut saved = SavedGame::new(
            self.seed.clone(),
            self.game,
            self.players.clone(),
            self.black,
            self.score.map(Into::into),
            self.table.events(),
        );
        saved.date.clone_from(&self.date);
        saved.variations.clone_from(&self.variations);
        saved
    }

    /// As it was stored.
    pub(super) fn restored(saved: SavedGame, table: Box<dyn Table>) -> Sitting {
        Sitting {
            table,
            players: saved.players,
            black: saved.black,
            score: saved.score.map(Score::from),
            seed: saved.seed,
            game: saved.game,
            date: saved.date,
            variations: saved.variations,
        }
    }
}
