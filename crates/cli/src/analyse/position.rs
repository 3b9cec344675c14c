//! What is thought of a single position.

use nugar_api::PositionAnalysis;
use nugar_engine::analysis::{At, study};
use nugar_rules::game::Side;
use nugar_rules::table::Table;

use super::{Args, BYTES, NODES, worth};
use crate::board::Board;
use crate::failure::Failure;
use crate::page;
use crate::terminal::Terminal;

pub(super) fn run(args: &Args, table: &dyn Table, terminal: &mut Terminal) -> Result<(), Failure> {
    let mut study = study(table, BYTES, &args.knowing(table.ruleset(), terminal)?)?;
    let effort = args.effort(NODES, args.lines.max(1));
    let view = study.look(At::After(0), effort, &mut || false, &mut |_| {});
    let view = view.expect("a game has a position");
    let analysis = PositionAnalysis::new(table, table.outcome(), &view);
    if args.json {
        return terminal.line(nugar_api::line(&analysis));
    }
    let look = table.hand(&[]).look;
    let board = Board::new(table.geometry(), &look, terminal);
    for line in board.face(table.ruleset().preset.one_face).lines() {
        terminal.line(line)?;
    }
    let label = terminal.words.say("play-position");
    terminal.line(format!("{label}: {}", analysis.position))?;
    match table.outcome() {
        Some(outcome) => terminal.line(terminal.words.outcome(&outcome)),
        None => show(&analysis, table, terminal),
    }
}

fn show(
    analysis: &PositionAnalysis,
    table: &dyn Table,
    terminal: &mut Terminal,
) -> Result<(), Failure> {
    let words = &terminal.words;
    let side = table.turn().side().unwrap_or(Side::Black);
    let chance = worth(words, analysis.chance, analysis.proven);
    let said = match analysis.proven {
        Some(_) => words.labelled(&words.side(side), &chance),
        None => {
            words.say_with("analysis-chance", &[("side", side.into()), ("chance", chance.into())])
        }
    };
    let mut rows = Vec::new();
    for (i, line) in analysis.lines.iter().enumerate() {
        rows.push(vec![
            format!("{}.", i + 1),
            worth(words, line.chance, line.proven),
            line.moves.join(" "),
        ]);
    }
    for throw in &analysis.throws {
        rows.push(vec![
            throw.throw.clone(),
            format!("{}/16", throw.weight),
            words.percent(throw.chance.0),
            words.percent_signed(throw.luck.0),
        ]);
    }
    let key = if table.throws().is_empty() { "analysis-looked" } else { "analysis-looked-throws" };
    let counts = [
        ("depth", i64::from(analysis.depth)),
        ("nodes", i64::try_from(analysis.nodes).unwrap_or(i64::MAX)),
    ];
    let looked = words.say_with(key, &counts.map(|(name, n)| (name, nugar_words::Arg::Number(n))));
    terminal.line(said)?;
    for line in page::table(&rows) {
        terminal.line(line)?;
    }
    terminal.tell(&looked)
}
