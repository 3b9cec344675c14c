//! Tables of running-fight games, as the command needs them: chances before the throw.

use std::ops::ControlFlow;
use std::sync::Arc;

use nugar_api::{KnownMove, ProbeLine, TableLine, TablesStep, Verdict, Verified, WrongPosition};
use nugar_engine::knowing::Knowing;
use nugar_rules::catalog::Ruleset;
use nugar_rules::fault::{Fault as Refused, Faults};
use nugar_rules::game::Game as _;
use nugar_rules::oracle::Oracle;
use nugar_rules::running_fight::{RaceRules, RunningFight};
use nugar_tables::alignment::{Order, Scope};
use nugar_tables::running_fight::{
    Builder, Chances, Extent, Extents, Stage as At, Stats, stats, verify,
};
use nugar_tables::{Alone, Crew, Disk, Fault, Sector, Shelf};

use super::family::{EVERY, Family, Opened, Plan, Reach, Stage, Told};
use crate::failure::Failure;

/// The tables of a running-fight game.
pub(super) struct Races {
    text: String,
    game: RunningFight,
}

/// Behind the name of a table that holds only positions whose men have all left home.
const RING: &str = "-ring";

fn name(sector: Sector, extent: Extent) -> String {
    match extent {
        Extent::Ring => format!("{sector}{RING}"),
        Extent::Whole => sector.to_string(),
    }
}

fn extents(reach: Reach) -> Extents {
    Extents { men: reach.men, home: reach.home.unwrap_or(0) }
}

impl Races {
    /// Of that ruleset, whose rules these are.
    pub(super) fn new(ruleset: Ruleset, rules: RaceRules) -> Races {
        Races { text: ruleset.text(), game: RunningFight::new(rules) }
    }
}

impl Family for Races {
    fn plan(&self, disk: &Disk, reach: Reach, memory: u64) -> Result<Plan, Failure> {
        let builder = Builder { game: &self.game, shelf: disk, crew: &Alone, memory };
        let plan = builder.plan(extents(reach))?;
        let steps = plan.steps.into_iter().map(|step| TablesStep {
            tables: step.sectors.iter().map(|sector| name(*sector, step.extent)).collect(),
            positions: step.cells,
            memory: step.memory,
            done: step.done,
        });
        Ok(Plan { steps: steps.collect(), disk: plan.disk })
    }

    fn build(
        &self,
        disk: &Disk,
        crew: &dyn Crew,
        reach: Reach,
        memory: u64,
        watch: &mut dyn FnMut(Told) -> Order,
    ) -> Result<(), Fault> {
        let builder = Builder { game: &self.game, shelf: disk, crew, memory };
        let done = builder.build(extents(reach), &mut |told| {
            let told = Told {
                table: name(told.sector, told.extent),
                stage: match told.stage {
                    At::Sweep { number, .. } => Stage::Sweep(number),
                    At::Prove => Stage::Prove,
                    At::Write => Stage::Write,
                },
                units: None,
                left: Box::new(|_| None),
            };
            match watch(told) {
                // A table takes minutes at most: what is finished is kept, nothing else.
                Order::GoOn | Order::Save => ControlFlow::Continue(()),
                Order::Stop => ControlFlow::Break(()),
            }
        });
        done.map(drop)
    }

    fn verify(
        &self,
        disk: &Disk,
        crew: &dyn Crew,
        table: &str,
        scope: Scope,
        watch: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Verified, Failure> {
        let (text, extent) = match table.strip_suffix(RING) {
            Some(text) => (text, Extent::Ring),
            None => (table, Extent::Whole),
        };
        let bad = |_| Refused::BadText { text: table.to_owned(), want: "3v3, 3v3-ring".to_owned() };
        let sector: Sector = text.parse().map_err(bad)?;
        let shelf: Arc<dyn Shelf> = Arc::new(Disk::open(disk.folder()).map_err(Fault::from)?);
        let found = verify(&self.game, &shelf, crew, (sector, extent), scope, watch)?;
        let examples = found.examples.into_iter().map(|wrong| WrongPosition {
            position: wrong.position,
            said: Verdict::Chance { chance: wrong.said },
            follows: Some(Verdict::Chance { chance: wrong.follows }),
        });
        Ok(Verified {
            ruleset: self.text.clone(),
            table: name(sector, extent),
            checked: found.checked,
            seed: match scope {
                Scope::Whole => None,
                Scope::Sample { seed, .. } => Some(seed),
            },
            wrong: found.wrong,
            examples: examples.collect(),
        })
    }

    fn probe(&self, disk: Disk, position: &str) -> Result<Result<ProbeLine, Fault>, Faults> {
        let state = self.game.read(position)?.state;
        let ask = || {
            let chances = Chances::open(self.game.clone(), Arc::new(disk), EVERY)?;
            let chance = |found: nugar_tables::running_fight::Found| Verdict::Chance {
                chance: found.chance,
            };
            let found = chances.probe(&state)?;
            let moves = chances.moves(&state)?.map(|moves| {
                let known = moves.into_iter().map(|(play, found)| KnownMove {
                    text: self.game.text(&state, play),
                    verdict: chance(found),
                });
                known.collect()
            });
            Ok(ProbeLine {
                ruleset: self.text.clone(),
                position: self.game.position(&state),
                verdict: found.map(chance),
                error: found.map(|found| found.error),
                beyond_quiet: false,
                moves,
            })
        };
        Ok(ask())
    }

    fn stats(&self, disk: &Disk, men: u8) -> Result<Vec<TableLine>, Fault> {
        let line = |(stats, bytes): (Stats, u64)| TableLine {
            table: name(stats.sector, stats.extent),
            mean: Some(stats.mean),
            error: Some(stats.error),
            ..TableLine::new(self.text.clone(), stats.positions, bytes)
        };
        let men = men.min(EVERY);
        Ok(stats(&self.game, disk, men)?.into_iter().map(line).collect())
    }

    fn open(&self, disk: Disk) -> Result<Opened, Fault> {
        let chances = Chances::open(self.game.clone(), Arc::new(disk), EVERY)?;
        let names = chances.sectors().map(|(sector, extent)| name(sector, extent)).collect();
        let race: Option<Arc<dyn Oracle<RunningFight>>> = Some(Arc::new(chances));
        Ok(Opened { knowing: Knowing { alignment: None, race }, names })
    }
}
