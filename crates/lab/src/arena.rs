//! Pairs of games between two players: what settles them, and how one is played.

use std::rc::Rc;

use nugar_api::{ARENA_FORMAT, ARENA_VERSION, ArenaGame, ArenaHeader, ArenaPair};
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::dice::Dice;
use nugar_rules::fault::Faults;
use nugar_rules::game::{Outcome, Reason, Side};
use nugar_rules::running_fight::RunningFight;
use nugar_rules::score::{self, Score};

use crate::duel;
use crate::external::{External, PROGRAM};
use crate::machine::{self, Contested};
use crate::opening;
use crate::outside::Outside;
pub use crate::player::Mishap;
use crate::player::Player;
use crate::spec::Spec;

/// What settles every pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// The rules.
    pub ruleset: Ruleset,
    /// The first player and the second.
    pub players: [Spec; 2],
    /// What openings, dice and choices are made from.
    pub seed: String,
    /// How a pair begins.
    pub opening: Openings,
    /// What a half of a pair is.
    pub half: Half,
    /// The names of the tables that each player asks, for the header.
    pub tables: [Vec<String>; 2],
}

/// How pairs begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Openings {
    /// After so many random plies.
    Random {
        /// How many.
        plies: u32,
    },
    /// With these positions in turn, at least one.
    Listed(Vec<String>),
}

/// What is played twice in a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Half {
    /// One game.
    Game,
    /// A match: games with alternating colours from the one opening until a player has so many
    /// points.
    Match {
        /// How many.
        points: u32,
    },
}

/// A match that has had so many games a point ends as it stands.
const GAMES_A_POINT: u32 = 20;

impl Setting {
    /// The first line of its results.
    pub fn header(&self) -> ArenaHeader {
        let (plies, openings) = match &self.opening {
            Openings::Random { plies } => (*plies, Vec::new()),
            Openings::Listed(all) => (0, all.clone()),
        };
        ArenaHeader {
            format: ARENA_FORMAT.to_owned(),
            version: ARENA_VERSION,
            ruleset: self.ruleset.text(),
            digest: self.ruleset.rules().digest().hex(),
            players: self.players.clone().map(|spec| spec.to_string()),
            seed: self.seed.clone(),
            plies,
            openings,
            points: match self.half {
                Half::Game => None,
                Half::Match { points } => Some(points),
            },
            tables: self.tables.clone(),
        }
    }

    /// A board with the two players at it. Each thread has its own.
    pub fn sit(&self, outside: &Rc<dyn Outside>) -> Result<Box<dyn Board>, NotSeated> {
        match self.ruleset.rules() {
            Rules::Alignment(rules) => seat(self, Alignment::new(*rules), outside),
            Rules::RunningFight(rules) => seat(self, RunningFight::new(*rules), outside),
        }
    }
}

/// Why there is nobody to play.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotSeated {
    /// What was said of the players or openings cannot be used.
    #[error(transparent)]
    Faults(#[from] Faults),
    /// A program does not start, or does not speak the protocol.
    #[error("{command}: {why}")]
    Program {
        /// What should start it.
        command: String,
        /// What it or the system says, or the code of its mishap.
        why: String,
    },
}

/// Two players who play one pair after the other.
pub trait Board {
    /// Plays the pair of that number, from 0.
    fn pair(&mut self, number: u64) -> ArenaPair;
}

fn seat<G: Contested>(
    setting: &Setting,
    game: G,
    outside: &Rc<dyn Outside>,
) -> Result<Box<dyn Board>, NotSeated> {
    let listed = match &setting.opening {
        Openings::Random { .. } => Vec::new(),
        Openings::Listed(all) => {
            let read = |text: &String| game.read(text).map(|reading| reading.state);
            all.iter().map(read).collect::<Result<Vec<_>, Faults>>()?
        }
    };
    let [first, second] = &setting.players;
    let player = |spec: &Spec| -> Result<Box<dyn Player<G>>, NotSeated> {
        if spec.name == PROGRAM {
            return Ok(Box::new(External::new(spec, setting.ruleset, outside.clone())?));
        }
        Ok(machine::player(&game, &setting.ruleset, spec, outside.clone())?)
    };
    let players = [player(first)?, player(second)?];
    Ok(Box::new(Seated { setting: setting.clone(), game, listed, players }))
}

struct Seated<G: Contested> {
    setting: Setting,
    game: G,
    /// Listed openings.
    listed: Vec<G::State>,
    players: [Box<dyn Player<G>>; 2],
}

impl<G: Contested> Board for Seated<G> {
    fn pair(&mut self, number: u64) -> ArenaPair {
        let opening = self.opening(number);
        ArenaPair {
            pair: number,
            opening: self.game.position(&opening),
            halves: [score::Player::First, score::Player::Second].map(|black| {
                match self.setting.half {
                    Half::Game => vec![self.game(number, 0, opening, black, black)],
                    Half::Match { points } => self.contest(number, points, opening, black),
                }
            }),
        }
    }
}

impl<G: Contested> Seated<G> {
    fn opening(&self, pair: u64) -> G::State {
        match &self.setting.opening {
            Openings::Random { plies } => {
                opening::random(&self.game, *plies, &self.setting.seed, pair)
            }
            Openings::Listed(_) => self.listed[(pair % self.listed.len() as u64) as usize],
        }
    }

    /// A match in whose first game `starter` has black.
    fn contest(
        &mut self,
        pair: u64,
        points: u32,
        opening: G::State,
        starter: score::Player,
    ) -> Vec<ArenaGame> {
        let (mut games, mut score) = (Vec::new(), Score::new(points));
        while score.winner().is_none() && score.games < points.saturating_mul(GAMES_A_POINT) {
            let black = match score.next_black() {
                score::Player::First => starter,
                score::Player::Second => starter.other(),
            };
            let number = score.games;
            let game = self.game(pair, number, opening, starter, black);
            score.games += 1;
            if let Some(winner) = game.winner {
                score.points[winner as usize] += game.worth;
            }
            games.push(game);
        }
        games
    }

    fn game(
        &mut self,
        pair: u64,
        number: u32,
        opening: G::State,
        starter: score::Player,
        black: score::Player,
    ) -> ArenaGame {
        let seed = &self.setting.seed;
        // The dice of both halves are the same, other choices are not.
        let mut dice = Dice::new(format!("{seed} {pair} {number}"));
        let seed = format!("{seed} {pair} {number} {}", starter as u8);
        let [first, second] = &mut self.players;
        first.begin();
        second.begin();
        let players: [&mut dyn Player<G>; 2] = match black {
            score::Player::First => [&mut **first, &mut **second],
            score::Player::Second => [&mut **second, &mut **first],
        };
        let ended = duel::play(&self.game, opening, &mut dice, players, &seed);
        let winner = ended.winner.map(|side| match side {
            Side::Black => black as u8,
            Side::White => black.other() as u8,
        });
        // What a mishap is worth is what any other win is worth.
        let outcome = Outcome { winner: ended.winner, reason: Reason::Pieces };
        ArenaGame {
            black: black as u8,
            winner,
            reason: ended.reason.to_owned(),
            worth: Score::worth(outcome, ended.lost),
            plies: ended.plies,
        }
    }
}
