//! `nugar perft`: how many lines of play of a given length there are.

use nugar_api::PerftLine;
use nugar_rules::catalog::{Ruleset, Visitor};
use nugar_rules::game::Game;
use nugar_rules::perft::{divide, perft};
use nugar_rules::symmetry::Symmetric;

use crate::failure::Failure;
use crate::terminal::Terminal;

/// Deepest count that is begun; what lies beyond would not end in a lifetime.
const DEEPEST: i64 = 40;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A ruleset: a name, or a name and what differs, as in dara-walker+move_long=free
    ruleset: String,
    /// Length of the lines in plies
    #[arg(value_parser = clap::value_parser!(u32).range(0..=DEEPEST))]
    depth: u32,
    /// Where the lines begin; else at the start
    #[arg(long)]
    position: Option<String>,
    /// Count by first move
    #[arg(long)]
    divide: bool,
    /// For programs: a JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let ruleset = Ruleset::read(&args.ruleset)?;
    let counted = ruleset.rules().visit(Count { args, ruleset })?;
    if args.json {
        return terminal.line(nugar_api::line(&counted));
    }
    for (text, count) in counted.divide.iter().flat_map(|divided| &divided.0) {
        terminal.line(format!("{text} {count}"))?;
    }
    terminal.line(counted.count)
}

struct Count<'a> {
    args: &'a Args,
    ruleset: Ruleset,
}

impl Visitor for Count<'_> {
    type Output = Result<PerftLine, Failure>;

    fn visit<G: Game + Symmetric>(self, game: G) -> Result<PerftLine, Failure> {
        let Args { depth, divide: divided, .. } = *self.args;
        let state = match &self.args.position {
            Some(text) => game.read(text)?.state,
            None => game.start(),
        };
        let by_move = (divided && depth > 0).then(|| divide(&game, &state, depth));
        let count = match &by_move {
            Some(all) => all.iter().map(|(_, lines)| lines).sum(),
            None => perft(&game, &state, depth),
        };
        Ok(PerftLine {
            ruleset: self.ruleset.text(),
            position: game.position(&state),
            depth,
            count,
            divide: by_move.map(|all| all.into_iter().collect()),
        })
    }
}
