//! What the site's own tables know, for a search. They are brought when a search first comes to a
//! position that they hold; when they cannot be, the search goes on without.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use nugar_rules::alignment::{Alignment, State};
use nugar_rules::game::Side;
use nugar_rules::oracle::{Known, Oracle};
use nugar_tables::alignment::Endings;

use crate::shelf::Web;

/// Men a side of which sites have tables.
const SIDE: usize = 3;

/// The site's tables for one game.
pub(crate) struct SiteEndings {
    game: Alignment,
    open: OnceLock<Option<Endings>>,
    lost: AtomicBool,
}

impl SiteEndings {
    /// Those for that game; nothing is brought yet.
    pub(crate) fn of(game: Alignment) -> SiteEndings {
        SiteEndings { game, open: OnceLock::new(), lost: AtomicBool::new(false) }
    }

    /// Whether tables could not be brought; they are not asked for again here.
    pub(crate) fn lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed) || matches!(self.open.get(), Some(None))
    }

    fn endings(&self) -> Option<&Endings> {
        let open = || {
            let shelf = Arc::new(Web::site().ok()?);
            Endings::open(self.game.clone(), shelf, 2 * SIDE as u8).ok()
        };
        self.open.get_or_init(open).as_ref()
    }
}

impl Oracle<Alignment> for SiteEndings {
    fn ask(&self, state: &State) -> Option<Known> {
        let few = |side| state.stones(side).len() as usize <= SIDE;
        if state.placing() || !few(Side::Black) || !few(Side::White) {
            return None;
        }
        // A table that did not come is not asked for again at every position of a search.
        if self.lost() {
            return None;
        }
        let found = self.endings()?.probe(state);
        self.lost.store(found.is_err(), Ordering::Relaxed);
        found.ok()?.map(|found| found.value.into())
    }
}
