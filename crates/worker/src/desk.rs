//! What is being analysed: one study at a time, with what it has found.

use std::sync::Arc;

use nugar_api::{GameSoFar, JudgedMove, PositionAnalysis};
use nugar_engine::analysis::{At, Effort, Knows, Study, study};
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::Rules;
use nugar_rules::table::Table;

use crate::site::SiteEndings;

/// Bytes in which positions are remembered.
const BYTES: usize = 1 << 23;

/// A study, and the ruleset that it is of.
#[derive(Default)]
pub(crate) struct Desk(Option<(String, Box<dyn Study>)>);

impl Desk {
    /// What is thought of a game as it stands.
    pub(crate) fn look(&mut self, game: &GameSoFar, effort: Effort) -> Option<PositionAnalysis> {
        let table = game.table().ok()?;
        let study = self.study(&*table)?;
        let at = At::After(study.plies());
        let view = study.look(at, effort, &mut || false, &mut |_| {})?;
        Some(PositionAnalysis::new(&*table, table.outcome(), &view))
    }

    /// What is thought of its last move.
    pub(crate) fn judge(&mut self, game: &GameSoFar, effort: Effort) -> Option<JudgedMove> {
        let table = game.table().ok()?;
        let study = self.study(&*table)?;
        let last = study.plies().checked_sub(1)?;
        study.judge(last, effort, &mut || false).map(|judged| JudgedMove::from(&judged))
    }

    /// The study, brought to where the table stands.
    fn study(&mut self, table: &dyn Table) -> Option<&mut Box<dyn Study>> {
        let ruleset = table.ruleset().text();
        if self.0.as_ref().is_none_or(|(there, _)| *there != ruleset) {
            self.0 = Some((ruleset, study(table, BYTES, knows(table)).ok()?));
        }
        let (_, study) = self.0.as_mut()?;
        study.follow(table).ok()?;
        Some(study)
    }
}

/// Who knows endings of the table's game exactly.
fn knows(table: &dyn Table) -> Option<Knows> {
    match table.ruleset().rules() {
        Rules::Alignment(rules) => Some(Arc::new(SiteEndings::of(Alignment::new(*rules)))),
        Rules::RunningFight(_) => None,
    }
}
