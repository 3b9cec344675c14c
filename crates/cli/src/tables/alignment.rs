//! Tables of games of alignment, as the command needs them.

use std::ops::ControlFlow;
use std::sync::Arc;

use nugar_api::{KnownMove, ProbeLine, TableLine, TablesStep, Units, Verified, WrongPosition};
use nugar_engine::knowing::Knowing;
use nugar_rules::alignment::{Alignment, AlignmentRules};
use nugar_rules::catalog::Ruleset;
use nugar_rules::fault::{Fault as Refused, Faults};
use nugar_rules::game::Game as _;
use nugar_rules::oracle::Oracle;
use nugar_rules::running_fight::RaceRules;
use nugar_tables::alignment::{
    Builder, Endings, Order, Progress, Scope, Stage as At, stats, verify,
};
use nugar_tables::{Alone, Crew, Disk, Fault, Sector, Value};

use crate::failure::Failure;

use super::family::{EVERY, Family, Opened, Plan, Reach, Stage, Told, verdict};

/// The tables of a game of alignment.
pub(super) struct Alignments {
    text: String,
    game: Alignment,
}

impl Alignments {
    /// Of that ruleset, whose rules these are.
    pub(super) fn new(ruleset: Ruleset, rules: AlignmentRules) -> Alignments {
        Alignments { text: ruleset.text(), game: Alignment::new(rules) }
    }
}

fn told(progress: &Progress) -> Told {
    let progress = *progress;
    Told {
        table: progress.sector.to_string(),
        stage: match progress.stage {
            At::Initial => Stage::Initial,
            At::Spread { plies } => Stage::Spread(plies),
            At::Write => Stage::Write,
        },
        units: Some(Units {
            done: progress.done,
            before: progress.before,
            least: progress.least,
            most: progress.most,
        }),
        left: Box::new(move |seconds| {
            progress.estimate(seconds).map(|left| [left.least, left.most])
        }),
    }
}

impl Family for Alignments {
    fn plan(&self, disk: &Disk, reach: Reach, memory: u64) -> Result<Plan, Failure> {
        if reach.home.is_some() {
            // Pieces at home are of another family.
            let text = "--home".to_owned();
            let want = RaceRules::FAMILY.to_owned();
            return Err(Refused::BadText { text, want }.into());
        }
        let builder = Builder { game: &self.game, shelf: disk, crew: &Alone, memory };
        let plan = builder.plan(reach.men)?;
        let steps = plan.steps.into_iter().map(|step| TablesStep {
            tables: step.sectors.iter().map(ToString::to_string).collect(),
            positions: step.positions,
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
        builder.build(reach.men, &mut |progress| watch(told(progress))).map(drop)
    }

    fn verify(
        &self,
        disk: &Disk,
        crew: &dyn Crew,
        table: &str,
        scope: Scope,
        watch: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Verified, Failure> {
        let bad = |text| Refused::BadText { text, want: "3v4".to_owned() };
        let sector: Sector = table.parse().map_err(bad)?;
        let found = verify(&self.game, disk, crew, sector, scope, watch)?;
        let worth = |value: Value| verdict(value.into());
        let examples = found.examples.into_iter().map(|wrong| WrongPosition {
            position: wrong.position,
            said: worth(wrong.said),
            follows: wrong.follows.map(worth),
        });
        Ok(Verified {
            ruleset: self.text.clone(),
            table: sector.to_string(),
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
            let men = self.game.rules().pieces.saturating_mul(2);
            let endings = Endings::open(self.game.clone(), Arc::new(disk), men)?;
            let found = endings.probe(&state)?;
            let moves = endings.moves(&state)?.map(|moves| {
                let known = moves.into_iter().map(|(m, value)| KnownMove {
                    text: self.game.text(&state, m),
                    verdict: verdict(value.into()),
                });
                known.collect()
            });
            Ok(ProbeLine {
                ruleset: self.text.clone(),
                position: self.game.position(&state),
                verdict: found.map(|found| verdict(found.value.into())),
                error: None,
                beyond_quiet: found.is_some_and(|found| found.beyond_quiet),
                moves,
            })
        };
        Ok(ask())
    }

    fn stats(&self, disk: &Disk, men: u8) -> Result<Vec<TableLine>, Fault> {
        let line = |(stats, bytes): (nugar_tables::alignment::Stats, u64)| TableLine {
            table: stats.sector.to_string(),
            won: Some(stats.won),
            drawn: Some(stats.drawn),
            lost: Some(stats.lost),
            longest_win: stats.longest_win.map(|(plies, _)| plies.into()),
            longest_position: stats.longest_position(&self.game),
            ..TableLine::new(self.text.clone(), stats.positions(), bytes)
        };
        Ok(stats(&self.game, disk, men)?.into_iter().map(line).collect())
    }

    fn open(&self, disk: Disk) -> Result<Opened, Fault> {
        let endings = Endings::open(self.game.clone(), Arc::new(disk), EVERY)?;
        let names = endings.sectors().map(|sector| sector.to_string()).collect();
        let alignment: Option<Arc<dyn Oracle<Alignment>>> = Some(Arc::new(endings));
        Ok(Opened { knowing: Knowing { alignment, race: None }, names })
    }
}
