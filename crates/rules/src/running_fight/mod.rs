//! Running-fight games: Daldøsa and its kin.

pub mod presets;
mod spec;

pub use spec::*;

use crate::board::{Geometry, Look, Point, Touches};
use crate::fault::{Fault, Faults};
use crate::game::{Game, Limits, Opening, Phase, Reading, Turn};
use std::ops::ControlFlow;

/// A compiled running-fight game.
#[derive(Debug, Clone)]
pub struct RunningFight {
    rules: RaceRules,
}

impl RunningFight {
    /// Compiles rules that make sense.
    ///
    /// # Panics
    /// When they do not; see [`RaceRules::check`].
    pub fn new(rules: RaceRules) -> RunningFight {
        rules.check().expect("rules are checked before they are compiled");
        RunningFight { rules }
    }
}
impl Game for RunningFight {
    type State = u64;
    type Move = u64;
    type Roll = u64;
    fn start(&self) -> u64 {
        todo!()
    }
    fn turn(&self, _: &u64) -> Turn {
        todo!()
    }
    fn phase(&self, _: &u64) -> Phase {
        todo!()
    }
    fn moves(&self, _: &u64, _: &mut impl FnMut(u64) -> ControlFlow<()>) -> ControlFlow<()> {
        todo!()
    }
    fn play(&self, _: &u64, _: u64) -> u64 {
        todo!()
    }
    fn rolls(&self) -> &[(u64, u32)] {
        todo!()
    }
    fn roll(&self, _: &u64, _: u64) -> u64 {
        todo!()
    }
    fn opening_value(&self, _: u64) -> u32 {
        todo!()
    }
    fn opening(&self) -> Opening {
        todo!()
    }
    fn resets(&self, _: &u64, _: u64) -> bool {
        todo!()
    }
    fn captures(&self, _: &u64, _: u64) -> u8 {
        todo!()
    }
    fn limits(&self) -> Limits {
        todo!()
    }
    fn key(&self, _: &u64) -> u64 {
        todo!()
    }
    fn geometry(&self) -> &Geometry {
        todo!()
    }
    fn touches(&self, _: &u64, _: u64) -> Touches {
        todo!()
    }
    fn why_not(&self, _: &u64, _: &[Point]) -> Option<Fault> {
        todo!()
    }
    fn look(&self, _: &u64, _: &[Point]) -> Look {
        todo!()
    }
    fn read(&self, _: &str) -> Result<Reading<u64>, Faults> {
        todo!()
    }
    fn position(&self, _: &u64) -> String {
        todo!()
    }
    fn parse(&self, _: &u64, _: &str) -> Result<u64, Faults> {
        todo!()
    }
    fn text(&self, _: &u64, _: u64) -> String {
        todo!()
    }
    fn read_roll(&self, _: &str) -> Result<u64, Fault> {
        todo!()
    }
    fn roll_text(&self, _: u64) -> String {
        todo!()
    }
}
impl crate::symmetry::Symmetric for RunningFight {
    fn symmetries(&self) -> usize {
        todo!()
    }
    fn image(&self, _: &u64, _: usize) -> u64 {
        todo!()
    }
}
