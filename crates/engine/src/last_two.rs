//! The last two: exact winning chances of one piece against one, computed when they are first
//! asked for and kept for as long as the program runs.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use nugar_rules::game::{Game, Side, Turn};
use nugar_rules::oracle::{Known, Oracle};
use nugar_rules::running_fight::{Place, Places, RaceRules, RaceState, RunningFight};

/// A game that is won, in the fixed point of the computation.
const ONE: i64 = 1 << 48;
/// The computation ends when no chance changes by more: 2^-36.
const STILL: i64 = 1 << 12;

/// Knows the positions before a throw in which each side has one piece.
#[derive(Debug)]
pub struct LastTwo {
    game: RunningFight,
    chances: OnceLock<Option<Arc<Chances>>>,
}

impl LastTwo {
    /// Of that game; nothing is computed yet.
    pub fn new(game: RunningFight) -> LastTwo {
        LastTwo { game, chances: OnceLock::new() }
    }

    /// The chance of the side about to throw, in 2^32ths; none in other positions, and none where
    /// the last piece has lost.
    pub fn chance(&self, state: &RaceState) -> Option<u64> {
        let alone = |side| state.count(side) == 1;
        if !(Side::BOTH.into_iter().all(alone) && state.throw().is_none()) {
            return None;
        }
        let chances = self.chances.get_or_init(|| kept(&self.game)).as_ref()?;
        Some(chances.of(&self.game, state) as u64 >> 16)
    }
}

impl Oracle<RunningFight> for LastTwo {
    fn ask(&self, state: &RaceState) -> Option<Known> {
        // Both conversions are exact.
        self.chance(state).map(|chance| Known::Chance(chance as f64 / (1_u64 << 32) as f64))
    }
}

/// The chances of a game, computed once; none where there is no such position.
fn kept(game: &RunningFight) -> Option<Arc<Chances>> {
    static KEPT: Mutex<Vec<(RaceRules, Arc<Chances>)>> = Mutex::new(Vec::new());
    if game.rules().win_at > 0 {
        return None;
    }
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, chances)) = kept.iter().find(|(rules, _)| rules == game.rules()) {
        return Some(Arc::clone(chances));
    }
    let chances = Arc::new(Chances::solve(game));
    kept.push((*game.rules(), Arc::clone(&chances)));
    Some(chances)
}

/// Chances by the slots of the side about to throw and of the other.
#[derive(Debug)]
struct Chances {
    slots: usize,
    all: Vec<i64>,
}

/// How many ways there are for one piece to stand: undalled in its own row, dalled anywhere.
fn slots(game: &RunningFight) -> usize {
    usize::from(2 * game.way().outer() + game.way().ring())
}

/// A side's only piece as a number below [`slots`].
fn slot(game: &RunningFight, state: &RaceState, side: Side) -> usize {
    let number = |places: Places| places.into_iter().next().map(|place| game.way().number(place));
    let asleep = number(state.undalled(side)).map(usize::from);
    let awake = number(state.dalled(side)).map(|number| usize::from(game.way().outer() + number));
    asleep.or(awake).expect("a side with one piece")
}

/// The undalled and the dalled pieces of a slot.
fn pieces(game: &RunningFight, slot: usize) -> Option<[Places; 2]> {
    let outer = usize::from(game.way().outer());
    let place = |number: usize| -> Option<Place> { game.way().place(u8::try_from(number).ok()?) };
    Some(match slot.checked_sub(outer) {
        None => [Places::only(place(slot)?), Places::NONE],
        Some(number) => [Places::NONE, Places::only(place(number)?)],
    })
}

/// What a play comes to.
#[derive(Clone, Copy)]
enum After {
    Won,
    /// Again the same side throws, at that place of the table.
    Again(u32),
    /// The other side throws.
    Turned(u32),
}

impl Chances {
    fn of(&self, game: &RunningFight, state: &RaceState) -> i64 {
        self.all[self.index(game, state)]
    }

    fn index(&self, game: &RunningFight, state: &RaceState) -> usize {
        let side = state.side();
        slot(game, state, side) * self.slots + slot(game, state, side.other())
    }

    fn solve(game: &RunningFight) -> Chances {
        let slots = slots(game);
        let mut chances = Chances { slots, all: vec![ONE / 2; slots * slots] };
        // Of each position its throws, of each throw its plays: one after the other in one list.
        let (mut positions, mut throws, mut plays) = (Vec::new(), Vec::new(), Vec::new());
        for at in 0..slots * slots {
            let own = pieces(game, at / slots);
            let other = pieces(game, at % slots);
            let state =
                own.zip(other).and_then(|([asleep, awake], [their_asleep, their_awake])| {
                    game.before_throw([asleep, their_asleep], [awake, their_awake], Side::Black)
                });
            let Some(state) = state else { continue };
            positions.push((at, throws.len()));
            for (throw, weight) in game.rolls() {
                throws.push((i64::from(*weight), plays.len()));
                let thrown = game.roll(&state, *throw);
                for play in game.list(&thrown) {
                    let next = game.play(&thrown, play);
                    let index = |next| chances.index(game, next) as u32;
                    plays.push(match game.turn(&next) {
                        Turn::Over(_) => After::Won,
                        _ if next.side() == state.side() => After::Again(index(&next)),
                        _ => After::Turned(index(&next)),
                    });
                }
            }
        }
        throws.push((0, plays.len()));
        let count = game.rolls().len();
        let mut moved = ONE;
        while moved > STILL {
            moved = 0;
            for (at, first) in &positions {
                let mut sum = 0;
                for pair in throws[*first..=first + count].windows(2) {
                    let best = plays[pair[0].1..pair[1].1].iter().map(|after| match after {
                        After::Won => ONE,
                        After::Again(next) => chances.all[*next as usize],
                        After::Turned(next) => ONE - chances.all[*next as usize],
                    });
                    sum += pair[0].0 * best.max().unwrap_or(0);
                }
                let chance = sum / 16;
                moved = moved.max((chance - chances.all[*at]).abs());
                chances.all[*at] = chance;
            }
        }
        chances
    }
}
