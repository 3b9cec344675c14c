//! What is being analysed: one study at a time, with what it has found, and the tables it asks.

use std::sync::Arc;

use nugar_api::{GameSoFar, JudgedMove, MoveAsked, PositionAnalysis};
use nugar_engine::analysis::{At, Effort, Study, study};
use nugar_engine::knowing::Knowing;
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::oracle::Oracle;
use nugar_rules::table::Table;

use crate::site::SiteEndings;

/// Bytes in which positions are remembered.
const BYTES: usize = 1 << 23;

/// A study and the site's tables, each with the ruleset that it is of.
#[derive(Default)]
pub(crate) struct Desk {
    study: Option<(Ruleset, Box<dyn Study>)>,
    endings: Option<(Ruleset, Arc<SiteEndings>)>,
}

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

    /// The move of a machine; one that asks tables, asks the site's.
    pub(crate) fn play(&mut self, asked: &MoveAsked) -> Option<String> {
        let table = asked.table().ok()?;
        self.knowing(&*table).choose(asked.machine()?, &*table, &asked.seed)
    }

    /// The study, brought to where the table stands.
    fn study(&mut self, table: &dyn Table) -> Option<&mut Box<dyn Study>> {
        let ruleset = *table.ruleset();
        if self.study.as_ref().is_none_or(|(there, _)| *there != ruleset) {
            let knowing = self.knowing(table);
            self.study = Some((ruleset, study(table, BYTES, &knowing).ok()?));
        }
        let (_, study) = self.study.as_mut()?;
        study.follow(table).ok()?;
        Some(study)
    }

    /// Who knows endings of the table's game exactly: the site's tables.
    fn knowing(&mut self, table: &dyn Table) -> Knowing {
        let endings = self.endings(table);
        let alignment = endings.map(|endings| endings as Arc<dyn Oracle<Alignment>>);
        Knowing { alignment, race: None }
    }

    /// The site's tables of the table's game; those that were lost are asked for again.
    fn endings(&mut self, table: &dyn Table) -> Option<Arc<SiteEndings>> {
        let Rules::Alignment(rules) = table.ruleset().rules() else { return None };
        let ruleset = *table.ruleset();
        match &self.endings {
            Some((there, endings)) if *there == ruleset && !endings.lost() => {}
            _ => {
                let endings = SiteEndings::of(Alignment::new(*rules));
                self.endings = Some((ruleset, Arc::new(endings)));
            }
        }
        self.endings.as_ref().map(|(_, endings)| Arc::clone(endings))
    }
}
