//! Learns the network that judges running-fight games from games against itself, and prints it as
//! `src/evaluation/learned.rs`.
//! `cargo run --release -p nugar-engine --example learn GAMES SEED`
//!
//! The machine plays both sides, no throw ahead, with what it has learned so far. After each game
//! every position before a throw is told what it came to: seven tenths the next position's lesson,
//! three tenths what the machine itself expected there (temporal differences, λ = 0.7). Most games
//! are Daldøsa, the others its kin; a quarter begin with random plays.

use nugar_engine::evaluation::E_ODDS;
use nugar_engine::evaluation::race::{COUNTS, RaceJudge, RaceNet, SUMS};
use nugar_engine::luck;
use nugar_rules::catalog::{PRESETS, Rules};
use nugar_rules::dice::Throw;
use nugar_rules::game::{Game, Side, Turn};
use nugar_rules::playout::{Chance, Random};
use nugar_rules::running_fight::{RaceState, RunningFight};

/// How much of a lesson is the next position's.
const LAMBDA: f32 = 0.7;
/// Games between two steps.
const BATCH: u64 = 4;
/// How far a number goes in a step, at the beginning and at the end.
const RATES: [f32; 2] = [0.004, 0.000_4];
/// The share of games in tenths that are the first ruleset's.
const FIRST: u64 = 6;
/// Throws after which a game is given up.
const LONG: usize = 1_000;

/// Numbers of the network in one list: those of each count, those that sums begin with, those of
/// the sums, the last.
const NUMBERS: usize = (COUNTS + 2) * SUMS + 1;
const SUMS_AT: usize = (COUNTS + 1) * SUMS;

fn main() {
    let words: Vec<u64> =
        std::env::args().skip(1).map(|word| word.parse().expect("a number")).collect();
    let (games, seed) = (words[0], words[1]);
    let kin: Vec<(RunningFight, RaceJudge)> = PRESETS
        .iter()
        .filter_map(|preset| match preset.rules() {
            Rules::RunningFight(rules) => Some(RunningFight::new(rules)),
            Rules::Alignment(_) => None,
        })
        .map(|game| (game.clone(), RaceJudge::new(&game)))
        .collect();
    let mut luck = luck::of("learn", seed);
    let mut net = Learner::new(&kin, &mut luck);
    let mut steps = Steps { mean: vec![0.0; NUMBERS], square: vec![0.0; NUMBERS], count: 0 };
    for batch in 0..games / BATCH {
        let mut slope = vec![0.0; NUMBERS];
        let mut positions = 0.0;
        for _ in 0..BATCH {
            let which = if luck.below(10) < FIRST { 0 } else { luck.below(kin.len() as u64) };
            let (game, judge) = &kin[which as usize];
            positions += net.learn(game, judge, &mut luck, &mut slope);
        }
        let done = (batch * BATCH) as f32 / games as f32;
        let rate = RATES[0] * (RATES[1] / RATES[0]).powf(done);
        steps.step(&mut net.numbers, &slope, positions, rate);
        if batch % (games / BATCH / 10).max(1) == 0 {
            eprintln!("{:.0} %", 100.0 * done);
        }
    }
    net.print(games, seed);
}

/// The network while it learns.
struct Learner {
    numbers: Vec<f32>,
    /// What each count is multiplied by, so that all are of like size.
    scales: [f32; COUNTS],
}

/// A position that a game went through: its counts, its sums, what was expected, whose throw it was.
struct Seen {
    counts: [f32; COUNTS],
    sums: [f32; SUMS],
    chance: f32,
    side: Side,
}

impl Learner {
    fn new(kin: &[(RunningFight, RaceJudge)], luck: &mut Random) -> Learner {
        let mut squares = [1.0; COUNTS];
        let mut positions = 1.0;
        for (game, judge) in kin.iter().cycle().take(200) {
            let mut state = game.start();
            while !matches!(game.turn(&state), Turn::Over(_)) {
                for (square, count) in squares.iter_mut().zip(judge.counts(game, &state)) {
                    *square += f32::from(count).powi(2);
                }
                positions += 1.0;
                state = roll(game, &state, luck);
                state = random(game, &state, luck);
            }
        }
        let scales = squares.map(|square: f32| 0.5 / (square / positions).sqrt().max(0.25));
        let mut small = |most: f32| most * (luck.below(2_001) as f32 / 1_000.0 - 1.0);
        let mut numbers = vec![0.0; NUMBERS];
        numbers[..COUNTS * SUMS].fill_with(|| small(0.15));
        numbers[SUMS_AT..NUMBERS - 1].fill_with(|| small(0.5));
        Learner { numbers, scales }
    }

    fn see(&self, game: &RunningFight, judge: &RaceJudge, state: &RaceState) -> Seen {
        let counts = judge.counts(game, state);
        let counts = std::array::from_fn(|i| f32::from(counts[i]) * self.scales[i]);
        let mut sums: [f32; SUMS] = std::array::from_fn(|j| self.numbers[COUNTS * SUMS + j]);
        for (count, numbers) in counts.iter().zip(self.numbers.chunks_exact(SUMS)) {
            if *count != 0.0 {
                for (sum, number) in sums.iter_mut().zip(numbers) {
                    *sum += count * number;
                }
            }
        }
        let sums = sums.map(|sum: f32| sum.clamp(0.0, 1.0));
        let worth = sums.iter().zip(&self.numbers[SUMS_AT..]).map(|(sum, number)| sum * number);
        let odds = worth.sum::<f32>() + self.numbers[NUMBERS - 1];
        Seen { counts, sums, chance: 1.0 / (1.0 + (-odds).exp()), side: state.side() }
    }

    /// The state after the play that looks best.
    fn best(&self, game: &RunningFight, judge: &RaceJudge, state: &RaceState) -> RaceState {
        let side = state.side();
        let looks = |next: &RaceState| {
            if let Turn::Over(outcome) = game.turn(next) {
                return f32::from(u8::from(outcome.winner == Some(side)));
            }
            let chance = self.see(game, judge, next).chance;
            if next.side() == side { chance } else { 1.0 - chance }
        };
        let nexts = game.list(state).into_iter().map(|play| game.play(state, play));
        let best = nexts.map(|next| (looks(&next), next)).max_by(|a, b| a.0.total_cmp(&b.0));
        best.expect("a throw has a play").1
    }

    /// Plays a game and adds up what its positions have to learn; how many there were.
    fn learn(
        &self,
        game: &RunningFight,
        judge: &RaceJudge,
        luck: &mut Random,
        slope: &mut [f32],
    ) -> f32 {
        let mut left = if luck.below(4) == 0 { luck.below(60) } else { 0 };
        let mut state = game.start();
        let mut seen: Vec<Seen> = Vec::new();
        let winner = loop {
            match game.turn(&state) {
                Turn::Over(outcome) => break outcome.winner,
                _ if seen.len() == LONG => break None,
                _ => {}
            }
            if left == 0 {
                seen.push(self.see(game, judge, &state));
            }
            state = roll(game, &state, luck);
            state = if left > 0 {
                left -= 1;
                random(game, &state, luck)
            } else {
                self.best(game, judge, &state)
            };
        };
        // From black's side.
        let mut lesson = winner.map_or(0.5, |side| f32::from(u8::from(side == Side::Black)));
        for position in seen.iter().rev() {
            let turn =
                |chance: f32| if position.side == Side::Black { chance } else { 1.0 - chance };
            self.teach(position, position.chance - turn(lesson), slope);
            lesson = (1.0 - LAMBDA) * turn(position.chance) + LAMBDA * lesson;
        }
        seen.len() as f32
    }

    /// Adds the slope of a position's error.
    fn teach(&self, position: &Seen, error: f32, slope: &mut [f32]) {
        slope[NUMBERS - 1] += error;
        let mut back = [0.0; SUMS];
        for (j, sum) in position.sums.iter().enumerate() {
            slope[SUMS_AT + j] += error * sum;
            if *sum > 0.0 && *sum < 1.0 {
                back[j] = error * self.numbers[SUMS_AT + j];
            }
        }
        let counts = position.counts.iter().chain([&1.0]);
        for (count, slope) in counts.zip(slope.chunks_exact_mut(SUMS)) {
            if *count != 0.0 {
                for (slope, back) in slope.iter_mut().zip(back) {
                    *slope += count * back;
                }
            }
        }
    }

    fn print(&self, games: u64, seed: u64) {
        let whole = RaceNet::WHOLE as f32;
        let point = (E_ODDS * RaceNet::POINT) as f32;
        let list = |numbers: &[f32], scale: f32| {
            let numbers = numbers.iter().map(|number| {
                let number = (number * scale).round();
                number.clamp(f32::from(-i16::MAX), f32::from(i16::MAX)).to_string()
            });
            format!("[{}]", numbers.collect::<Vec<_>>().join(", "))
        };
        println!(
            "//! What `--example learn {games} {seed}` printed; not to be read as knowledge of the game.\n"
        );
        println!("use super::race::RaceNet;\n");
        println!("/// Judges running-fight games.");
        println!("pub(super) static RACE: RaceNet = RaceNet {{\n    counts: [");
        for sum in 0..SUMS {
            let numbers = self.numbers[sum..COUNTS * SUMS].iter().step_by(SUMS);
            let numbers = numbers.zip(self.scales).map(|(number, scale)| number * scale);
            println!("        {},", list(&numbers.collect::<Vec<_>>(), whole));
        }
        println!("    ],");
        println!("    first: {},", list(&self.numbers[COUNTS * SUMS..SUMS_AT], whole));
        println!("    sums: {},", list(&self.numbers[SUMS_AT..NUMBERS - 1], point));
        println!("    last: {:.0},\n}};", self.numbers[NUMBERS - 1] * point);
    }
}

fn roll(game: &RunningFight, state: &RaceState, luck: &mut Random) -> RaceState {
    let throw = Throw::new(1 + luck.below(4) as u8, 1 + luck.below(4) as u8);
    game.roll(state, throw.expect("two faces"))
}

fn random(game: &RunningFight, state: &RaceState, luck: &mut Random) -> RaceState {
    let play = game.pick(state, &mut |n| luck.below(n));
    game.play(state, play.expect("a throw has a play"))
}

/// Steps down the slope, each number's by how steep and how steady its slope has been (Adam).
struct Steps {
    mean: Vec<f32>,
    square: Vec<f32>,
    count: i32,
}

impl Steps {
    fn step(&mut self, numbers: &mut [f32], slope: &[f32], positions: f32, rate: f32) {
        self.count += 1;
        let [mean_part, square_part] = [0.9_f32, 0.999].map(|keep| 1.0 - keep.powi(self.count));
        for (i, number) in numbers.iter_mut().enumerate() {
            let slope = slope[i] / positions;
            self.mean[i] += 0.1 * (slope - self.mean[i]);
            self.square[i] += 0.001 * (slope * slope - self.square[i]);
            let size = (self.square[i] / square_part).sqrt() + 1e-6;
            *number -= rate * self.mean[i] / mean_part / size;
        }
    }
}
