//! Pairs counted by the points that the first player has of them.

use nugar_api::ArenaPair;

use crate::arena::Mishap;

/// What was counted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Pairs by the first player's half points in them, 0 to 4.
    pub pairs: [u64; 5],
    /// Halves that the first player won, drew and lost.
    pub halves: [u64; 3],
    /// Single games by the code of what ended them, in order of the codes.
    pub reasons: std::collections::BTreeMap<String, u64>,
    /// Games that the first and the second player lost by each mishap, in order of
    /// [`Mishap::ALL`].
    pub mishaps: [[u64; 3]; 2],
    /// Single games.
    pub games: u64,
    /// Their moves.
    pub plies: u64,
}

/// Share of the points by place in [`Tally::pairs`].
pub const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

impl Tally {
    /// Of these pairs.
    pub fn of<'a>(pairs: impl IntoIterator<Item = &'a ArenaPair>) -> Tally {
        let mut tally = Tally::default();
        pairs.into_iter().for_each(|pair| tally.add(pair));
        tally
    }

    /// Counts another pair.
    pub fn add(&mut self, pair: &ArenaPair) {
        let mut half_points = 0;
        for games in &pair.halves {
            // Of a single game the worth does not matter, and of a match the sum decides.
            let mut points = [0u32; 2];
            for game in games {
                if let Some(winner) = game.winner {
                    points[usize::from(winner.min(1))] += game.worth.max(1);
                }
                if let Some(at) = Mishap::ALL.iter().position(|one| one.code() == game.reason) {
                    let loser = usize::from(game.winner == Some(0));
                    self.mishaps[loser][at] += 1;
                }
                *self.reasons.entry(game.reason.clone()).or_insert(0) += 1;
                self.games += 1;
                self.plies += u64::from(game.plies);
            }
            let at = match points[0].cmp(&points[1]) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 2,
            };
            self.halves[at] += 1;
            half_points += 2 - at;
        }
        self.pairs[half_points] += 1;
    }

    /// How many pairs.
    pub fn count(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// The first player's share of the points, from 0 to 1; an even share of nothing.
    pub fn share(&self) -> f64 {
        let count = self.count();
        if count == 0 {
            return 0.5;
        }
        let sum: f64 = self.pairs.iter().zip(SHARES).map(|(n, share)| *n as f64 * share).sum();
        sum / count as f64
    }
}
