//! What each set of men may become by each throw. Enemies are jumped freely and taken by landing on
//! them, so this does not depend on where they stand; where a set then shares a hole with an enemy,
//! that one is taken.

use std::ops::ControlFlow;
use std::sync::OnceLock;

use nugar_rules::dice::Throw;
use nugar_rules::game::{Game as _, Side};
use nugar_rules::running_fight::{Added, DoubleDal, RaceRules, RunningFight, UndalledTaken};

use super::field::{Extent, Field, Men, Set, rank};
use crate::crew::Crew;
use crate::fault::Fault;

/// Throws there are.
pub(crate) const THROWS: usize = Throw::ALL.len();

/// Sets looked at by one piece of work.
const CHUNK: usize = 256;

/// The plays of all sets of so many men.
#[derive(Debug, Clone)]
pub(crate) struct Plays {
    /// By set and throw, where its list starts; one more at the end.
    starts: Vec<u32>,
    /// Numbers of the sets that plays lead to.
    lists: Vec<u16>,
}

/// Whether lists of plays can be made that know nothing of the enemy.
pub(crate) fn check(rules: &RaceRules, extent: Extent) -> Result<(), Fault> {
    if rules.added == Added::EachHoleTakes {
        return Err(Fault::RulesBeyond { field: "added" });
    }
    if extent == Extent::Whole && rules.undalled_taken == UndalledTaken::No {
        return Err(Fault::RulesBeyond { field: "undalled_taken" });
    }
    Ok(())
}

/// Whether a throw gives its side another.
pub(crate) fn again(rules: &RaceRules, throw: usize) -> bool {
    rules.double_dal == DoubleDal::ThrowsAgain && Throw::ALL[throw].0.sum() == 2
}

impl Plays {
    /// By the rules of the game.
    pub(crate) fn new(game: &RunningFight, field: &Field, men: &Men, crew: &dyn Crew) -> Plays {
        let chunks: Vec<OnceLock<Vec<Vec<u16>>>> =
            men.sets.chunks(CHUNK).map(|_| OnceLock::new()).collect();
        crew.work(chunks.len(), &|n| {
            let sets = men.sets[n * CHUNK..].iter().take(CHUNK);
            let lists = sets.flat_map(|&set| lists(game, field, set)).collect();
            let _ = chunks[n].set(lists);
        });
        let mut plays = Plays { starts: Vec::new(), lists: Vec::new() };
        for list in chunks.into_iter().filter_map(OnceLock::into_inner).flatten() {
            plays.starts.push(plays.lists.len() as u32);
            plays.lists.extend(list);
        }
        plays.starts.push(plays.lists.len() as u32);
        plays
    }

    /// The sets that plays of a throw lead to; empty for a set that cannot stand.
    #[inline]
    pub(crate) fn of(&self, set: usize, throw: usize) -> &[u16] {
        let at = set * THROWS + throw;
        &self.lists[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

/// For each throw what a set may become.
fn lists(game: &RunningFight, field: &Field, set: Set) -> Vec<Vec<u16>> {
    let Some(state) = beside_somebody(game, field, set) else {
        return vec![Vec::new(); THROWS];
    };
    let lists = Throw::ALL.iter().map(|&(throw, _)| {
        let state = game.roll(&state, throw);
        let mut list = Vec::new();
        let _ = game.moves(&state, &mut |play| {
            let next = game.play(&state, play);
            let set = field.set(&next, Side::Black).expect("nobody comes home");
            list.push(rank(set) as u16);
            ControlFlow::Continue(())
        });
        list.sort_unstable();
        list.dedup();
        assert!(list.len() < 128, "so few men have fewer plays");
        list
    });
    lists.collect()
}

/// A state with that set to throw, and as few enemies as a game needs to go on.
fn beside_somebody(
    game: &RunningFight,
    field: &Field,
    set: Set,
) -> Option<nugar_rules::running_fight::RaceState> {
    let holes = field.holes(set, Side::Black);
    let free =
        (0..game.way().ring()).filter(|&slot| field.holes(1 << slot, Side::White) & holes == 0);
    let enemy =
        free.take(usize::from(game.rules().win_at) + 1).fold(0, |set, slot| set | 1 << slot);
    field.state(game, [set, enemy])
}
