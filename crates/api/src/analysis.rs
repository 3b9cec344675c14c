//! What is thought of positions and games. Chances are numbers from 0 to 1 with four digits: the
//! share of the points, a win all of them, a draw half.

use nugar_engine::analysis::{Class, Judged, Line, Mark, Proof, Report, Turned, View, Worth};
use nugar_engine::race::{SURE, Share};
use nugar_rules::catalog::Ruleset;
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::fault::Faults;
use nugar_rules::game::{Outcome, Side};
use nugar_rules::table::{self, Table};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Colour, OutcomeLine};

/// A number with four digits behind the point, in ten-thousandths: a chance, or a difference of
/// chances.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Portion(pub i32);

/// Of a whole.
const WHOLE: i32 = 10_000;

impl Portion {
    /// Rounded from 65536ths.
    pub const fn of(share: Share) -> Portion {
        let (share, whole) = (share as i64, WHOLE as i64);
        Portion((share * whole + SURE as i64 / 2).div_euclid(SURE as i64) as i32)
    }

    /// In 65536ths.
    pub const fn share(self) -> Share {
        let (portion, whole) = (self.0 as i64, WHOLE as i64);
        (portion * SURE as i64 + whole / 2).div_euclid(whole) as Share
    }

    /// What is left to the other side.
    #[must_use]
    pub const fn rest(self) -> Portion {
        Portion(WHOLE - self.0)
    }
}

impl Serialize for Portion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.0) / f64::from(WHOLE))
    }
}

impl<'de> Deserialize<'de> for Portion {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Portion, D::Error> {
        Ok(Portion((f64::deserialize(deserializer)? * f64::from(WHOLE)).round() as i32))
    }
}

/// What is proven, from the side whose chance stands beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "result", rename_all = "kebab-case")]
pub enum ProvenLine {
    /// A win.
    Win {
        /// Plies to the end of the game.
        plies: u32,
    },
    /// Neither side can win by force.
    Draw,
    /// A loss.
    Loss {
        /// Plies to the end of the game.
        plies: u32,
    },
    /// The chance itself is exact.
    Chance,
}

impl From<Proof> for ProvenLine {
    fn from(proof: Proof) -> ProvenLine {
        match proof {
            Proof::Win(plies) => ProvenLine::Win { plies },
            Proof::Draw => ProvenLine::Draw,
            Proof::Loss(plies) => ProvenLine::Loss { plies },
            Proof::Chance => ProvenLine::Chance,
        }
    }
}

impl ProvenLine {
    /// From the other side.
    #[must_use]
    pub const fn turned(self) -> ProvenLine {
        match self {
            ProvenLine::Win { plies } => ProvenLine::Loss { plies },
            ProvenLine::Loss { plies } => ProvenLine::Win { plies },
            other => other,
        }
    }
}

fn proven(worth: Worth) -> Option<ProvenLine> {
    worth.proof.map(ProvenLine::from)
}

/// What is thought of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PositionAnalysis {
    /// The ruleset's text.
    pub ruleset: String,
    /// The position in canonical form, its throw included, without counters.
    pub position: String,
    /// The side to move or to throw; none once the game is over.
    pub side: Option<Colour>,
    /// How the game ended by a rule, if it has.
    pub outcome: Option<OutcomeLine>,
    /// The chance of that side; of black once the game is over.
    pub chance: Portion,
    /// What is proven of it.
    pub proven: Option<ProvenLine>,
    /// The best moves, best first, where one is to be decided.
    pub lines: Vec<AnalysisLine>,
    /// Every throw, where one is to come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub throws: Vec<AnalysedThrow>,
    /// Plies ahead, or throws ahead where there are dice.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
}

/// A line of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysisLine {
    /// The moves, at least one; where there are dice, one.
    pub moves: Vec<String>,
    /// The chance of the side that plays the first of them.
    pub chance: Portion,
    /// What is proven of it.
    pub proven: Option<ProvenLine>,
}

/// A throw that may come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysedThrow {
    /// The throw.
    pub throw: String,
    /// How often it comes, in sixteenths.
    pub weight: u32,
    /// The chance of the side that throws it.
    pub chance: Portion,
    /// What it adds to what was expected.
    pub luck: Portion,
}

impl PositionAnalysis {
    /// Of what is thought of a table's position; `outcome` is an end by a rule.
    pub fn new(table: &dyn Table, outcome: Option<Outcome>, view: &View) -> PositionAnalysis {
        let line = |line: &Line| AnalysisLine {
            moves: line.moves.clone(),
            chance: Portion::of(line.worth.chance),
            proven: proven(line.worth),
        };
        let throw = |throw: &nugar_engine::analysis::Throw| AnalysedThrow {
            throw: throw.text.clone(),
            weight: throw.weight,
            chance: Portion::of(throw.worth.chance),
            luck: Portion::of(throw.worth.chance - view.worth.chance),
        };
        PositionAnalysis {
            ruleset: table.ruleset().text(),
            position: table.position(),
            side: if outcome.is_some() { None } else { table.turn().side().map(Colour::from) },
            outcome: outcome.map(OutcomeLine::from),
            chance: Portion::of(view.worth.chance),
            proven: proven(view.worth),
            lines: view.lines.iter().map(line).collect(),
            throws: view.throws.iter().map(throw).collect(),
            depth: view.depth,
            nodes: view.nodes,
        }
    }

    /// Black's chance.
    pub fn black(&self) -> Portion {
        if self.side == Some(Colour::White) { self.chance.rest() } else { self.chance }
    }
}

/// What is thought of a move that was played. Every chance is of the side that played it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgedMove {
    /// Its number in the game, from 1.
    pub ply: usize,
    /// Who played it.
    pub side: Colour,
    /// The throw that it plays, where there are dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw: Option<String>,
    /// Its text.
    #[serde(rename = "move")]
    pub text: String,
    /// What the throw brought, where one was made in the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<LuckLine>,
    /// The best line.
    pub best: AnalysisLine,
    /// The chance after the move.
    pub chance: Portion,
    /// What is proven of it.
    pub proven: Option<ProvenLine>,
    /// What the move lost against the best.
    pub loss: Portion,
    /// `forced`, `best`, `good`, `slip`, `mistake` or `blunder`.
    pub class: String,
}

/// What a throw brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LuckLine {
    /// The chance before it, to the side that threw.
    pub expected: Portion,
    /// What it added.
    pub gain: Portion,
}

impl From<&Judged> for JudgedMove {
    fn from(judged: &Judged) -> JudgedMove {
        JudgedMove {
            ply: judged.ply + 1,
            side: judged.side.into(),
            throw: judged.throw.clone(),
            text: judged.text.clone(),
            luck: judged.luck.map(|luck| LuckLine {
                expected: Portion::of(luck.expected),
                gain: Portion::of(luck.gain),
            }),
            best: AnalysisLine {
                moves: judged.line.clone(),
                chance: Portion::of(judged.best.chance),
                proven: proven(judged.best),
            },
            chance: Portion::of(judged.played.chance),
            proven: proven(judged.played),
            loss: Portion::of(judged.loss),
            class: judged.class.code().to_owned(),
        }
    }
}

impl JudgedMove {
    /// Black's chance after it.
    pub const fn black(&self) -> Portion {
        match self.side {
            Colour::Black => self.chance,
            Colour::White => self.chance.rest(),
        }
    }

    /// How it was.
    pub fn class(&self) -> Class {
        Class::ALL.into_iter().find(|class| class.code() == self.class).unwrap_or(Class::Good)
    }
}

/// What a game comes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameReport {
    /// Totals a side.
    pub sides: Sides,
    /// Where the game turned, in order.
    pub turns: Vec<TurnLine>,
}

/// Something of each side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides {
    /// Of black.
    pub black: SideTotals,
    /// Of white.
    pub white: SideTotals,
}

/// What a side's moves come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideTotals {
    /// Moves with others beside them.
    pub decisions: u32,
    /// What they lost in all; 1 is a whole game.
    pub loss: Portion,
    /// Moves than which none is known to be better.
    pub best: u32,
    /// Others that are no error.
    pub good: u32,
    /// Slips.
    pub slips: u32,
    /// Mistakes.
    pub mistakes: u32,
    /// Blunders.
    pub blunders: u32,
    /// What the throws brought in all, where there were any.
    pub luck: Option<Portion>,
}

/// A place where a game turned.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnLine {
    /// The ply, from 1.
    pub ply: usize,
    /// `move` or `throw`.
    pub by: String,
    /// Who led from then on.
    pub leader: Colour,
    /// What it brought the leader.
    pub gain: Portion,
}

impl GameReport {
    /// Of a game's moves in order.
    pub fn of(moves: &[JudgedMove]) -> GameReport {
        let report = Report::of(moves.iter().map(|judged| Mark {
            ply: judged.ply,
            side: judged.side.into(),
            class: judged.class(),
            loss: judged.loss.share(),
            luck: judged.luck.map(|luck| luck.gain.share()),
            chance: judged.chance.share(),
        }));
        let totals = |side: Side| {
            let totals = report.sides[side.index()];
            let count = |class: Class| totals.classes[class as usize];
            SideTotals {
                decisions: totals.decisions,
                loss: Portion::of(totals.loss),
                best: count(Class::Best),
                good: count(Class::Good),
                slips: count(Class::Slip),
                mistakes: count(Class::Mistake),
                blunders: count(Class::Blunder),
                luck: totals.luck.map(Portion::of),
            }
        };
        let turn = |turn: &nugar_engine::analysis::Turn| TurnLine {
            ply: turn.ply,
            by: match turn.by {
                Turned::Move => "move".to_owned(),
                Turned::Throw => "throw".to_owned(),
            },
            leader: turn.leader.into(),
            gain: Portion::of(turn.gain),
        };
        GameReport {
            sides: Sides { black: totals(Side::Black), white: totals(Side::White) },
            turns: report.turns.iter().map(turn).collect(),
        }
    }
}

/// The analysis of a record's game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameAnalysis {
    /// Which record of the file, from 1.
    pub record: u64,
    /// The file.
    pub file: String,
    /// The ruleset's text.
    pub ruleset: String,
    /// `B+`, `W+`, `=` or `*`.
    pub result: String,
    /// Positions that were looked at for one position of the game, at most.
    pub nodes: u64,
    /// Every move.
    pub moves: Vec<JudgedMove>,
    /// What the game comes to.
    pub report: GameReport,
}

/// A game as it stands, for questions about it: what led there, and a throw not yet played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSoFar {
    /// The ruleset's text.
    pub ruleset: String,
    /// The position it began with, counters included, where it is not the ruleset's.
    pub position: Option<String>,
    /// Its moves, each with its throw where there are dice.
    pub moves: Vec<(Option<String>, String)>,
    /// The throw on the table.
    pub throw: Option<String>,
}

impl GameSoFar {
    /// The game, its throws as they came. An error names what the rules refuse.
    pub fn table(&self) -> Result<Box<dyn Table>, Faults> {
        let ruleset = Ruleset::read(&self.ruleset)?;
        let mut table = table::start(ruleset, self.position.as_deref(), DiceSource::Typed)?;
        for (throw, text) in &self.moves {
            lay(&mut *table, throw.as_deref())?;
            table.next(&Event::Moved { text: text.clone() })?;
        }
        lay(&mut *table, self.throw.as_deref())?;
        Ok(table)
    }
}

/// Throws, unless the throw lies there already.
fn lay(table: &mut dyn Table, throw: Option<&str>) -> Result<(), Faults> {
    if let (Some(throw), nugar_rules::game::Turn::Roll(_)) = (throw, table.turn()) {
        table.next(&Event::Threw { throw: throw.to_owned() })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn portions_turn_round_without_loss() {
        for portion in (-WHOLE..=WHOLE).map(Portion) {
            assert_eq!(Portion::of(portion.share()), portion);
            assert_eq!(crate::read::<Portion>(&crate::line(&portion)).unwrap(), portion);
        }
        assert_eq!(crate::line(&Portion::of(SURE / 2)), "0.5");
        assert_eq!(Portion(3_750).rest(), Portion(6_250));
    }

    #[test]
    fn a_game_so_far_is_the_game() {
        let game = GameSoFar {
            ruleset: "daldosa".to_owned(),
            position: None,
            moves: vec![(Some("A3".to_owned()), "b1-m4".to_owned())],
            throw: Some("24".to_owned()),
        };
        let table = game.table().unwrap();
        assert_eq!((table.line().len(), table.hand(&[]).look.throw.as_deref()), (1, Some("24")));
        let wrong = GameSoFar { moves: vec![(None, "b1-m4".to_owned())], ..game };
        assert!(wrong.table().is_err());
    }
}
