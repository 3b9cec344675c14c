//! What the texts of all families share.

use crate::fault::Fault;
use crate::game::Counters;

/// Reads the counters behind a position: both or none. What is wrong with them joins `found`.
pub(crate) fn read_counters(parts: &[&str], found: &mut Vec<Fault>) -> Option<Counters> {
    let &[quiet, ply] = parts else { return None };
    let mut number = |text: &str| {
        let read = text.parse::<u32>();
        if read.is_err() {
            found.push(Fault::BadNumber { text: text.to_owned() });
        }
        read.ok()
    };
    let (quiet, ply) = (number(quiet), number(ply));
    let (quiet, ply) = (quiet?, ply?);
    if quiet > ply {
        found.push(Fault::BadCounters { quiet: quiet as usize, ply: ply as usize });
        return None;
    }
    Some(Counters { quiet, ply })
}
