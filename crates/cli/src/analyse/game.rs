//! What is thought of the moves and throws of a recorded game, and what the game comes to.

use std::path::Path;

use nugar_api::{Colour, GameAnalysis, GameReport, JudgedMove, ReplayFault, SideTotals, TurnLine};
use nugar_engine::analysis::{Class, study};
use nugar_engine::knowing::Knowing;
use nugar_rules::catalog::Ruleset;
use nugar_rules::fault::Fault;
use nugar_rules::game::Side;
use nugar_rules::record::{GameResult, Place, RecordFault};
use nugar_rules::table::Table;
use nugar_words::Words;

use super::{Args, BYTES, GAME_NODES, worth};
use crate::failure::Failure;
use crate::page;
use crate::records::{Checked, Sound};
use crate::replay;
use crate::terminal::Terminal;

pub(super) fn run(
    args: &Args,
    path: &Path,
    number: u64,
    checked: Checked,
    ruleset: Option<Ruleset>,
    terminal: &mut Terminal,
) -> Result<(), Failure> {
    let checked = checked.and_then(|sound| of_rules(ruleset, &*sound.table).map(|()| sound));
    let Sound { record, table, .. } = match checked {
        Ok(game) => game,
        Err(fault) => {
            if args.json {
                let line = ReplayFault::new(number, path.display().to_string(), &fault);
                terminal.line(nugar_api::line(&line))?;
            } else {
                terminal.flush()?;
                Failure::Said(replay::place(path, &fault, terminal)).report(&terminal.words);
            }
            return Err(Failure::Reported);
        }
    };
    let knowing = args.knowing(table.ruleset(), terminal)?;
    let analysis = analyse(args, path, number, &*table, &knowing)?;
    if args.json {
        terminal.line(nugar_api::line(&analysis))?;
    } else {
        replay::head(number, &record, &*table, terminal)?;
        show(&analysis, terminal)?;
        terminal.gap()?;
    }
    terminal.flush()
}

/// Refuses a game of other rules than those that were asked for.
fn of_rules(ruleset: Option<Ruleset>, table: &dyn Table) -> Result<(), RecordFault> {
    match ruleset {
        Some(ruleset) if ruleset.rules() != table.ruleset().rules() => Err(RecordFault {
            place: Place { line: 1, column: 1 },
            fault: Fault::OtherRuleset { have: table.ruleset().text(), want: ruleset.text() },
        }),
        _ => Ok(()),
    }
}

fn analyse(
    args: &Args,
    path: &Path,
    number: u64,
    table: &dyn Table,
    knowing: &Knowing,
) -> Result<GameAnalysis, Failure> {
    let mut study = study(table, BYTES, knowing)?;
    let effort = args.effort(GAME_NODES, 1);
    // Backwards: what comes of a move is known when it is judged.
    let mut moves: Vec<JudgedMove> = (0..study.plies())
        .rev()
        .filter_map(|ply| study.judge(ply, effort, &mut || false))
        .map(|judged| JudgedMove::from(&judged))
        .collect();
    moves.reverse();
    Ok(GameAnalysis {
        record: number,
        file: path.display().to_string(),
        ruleset: table.ruleset().text(),
        result: GameResult::of(table.outcome()).text().to_owned(),
        nodes: effort.nodes,
        report: GameReport::of(&moves),
        moves,
    })
}

fn show(analysis: &GameAnalysis, terminal: &mut Terminal) -> Result<(), Failure> {
    let words = &terminal.words;
    let dice = analysis.moves.iter().any(|judged| judged.throw.is_some());
    let mut rows = vec![head(words, dice)];
    rows.extend(analysis.moves.iter().map(|judged| row(words, judged, dice)));
    let mut lines = page::table(&rows);
    lines.push(String::new());
    lines.extend(page::table(&totals(words, &analysis.report, dice)));
    lines.push(String::new());
    let turns = &analysis.report.turns;
    if turns.is_empty() {
        lines.extend(page::wrap("", 0, &words.say("analysis-no-turns")));
    } else {
        lines.push(format!("{}:", words.say("analysis-turns")));
    }
    for turn in turns {
        lines.extend(page::wrap("  ", 4, &said(words, turn, &analysis.moves)));
    }
    for line in lines {
        terminal.line(line)?;
    }
    Ok(())
}

fn head(words: &Words, dice: bool) -> Vec<String> {
    let mut keys =
        vec!["analysis-move", "analysis-side", "analysis-luck", "analysis-after", "analysis-lost"];
    if !dice {
        keys.retain(|key| *key != "analysis-luck");
    }
    let mut row = vec![String::new()];
    row.extend(keys.into_iter().map(|key| words.say(key)));
    row.push(words.say("analysis-verdict"));
    row
}

fn row(words: &Words, judged: &JudgedMove, dice: bool) -> Vec<String> {
    let mut row = vec![format!("{}.", judged.ply), text(judged), words.side(judged.side.into())];
    if dice {
        row.push(judged.luck.map_or(String::new(), |luck| words.percent_signed(luck.gain.0)));
    }
    row.push(worth(words, judged.chance, judged.proven));
    let errs = judged.class() >= Class::Slip;
    row.push(if judged.loss.0 > 0 { words.percent(judged.loss.0) } else { String::new() });
    let class = words.class(judged.class().code());
    row.push(if errs {
        let best = [("line", judged.best.moves.join(" ").into())];
        format!("{class}; {}", words.say_with("analysis-better", &best))
    } else {
        class
    });
    row
}

/// A move with its throw.
fn text(judged: &JudgedMove) -> String {
    let throw = judged.throw.as_ref().map(|throw| format!("{throw}:")).unwrap_or_default();
    throw + &judged.text
}

fn totals(words: &Words, report: &GameReport, dice: bool) -> Vec<Vec<String>> {
    let sides = [(Side::Black, report.sides.black), (Side::White, report.sides.white)];
    let label = |key: &str| words.say(key);
    let mut rows = vec![vec![String::new(), words.side(Side::Black), words.side(Side::White)]];
    let mut put = |key: &str, cell: &dyn Fn(&SideTotals) -> String| {
        let cells = sides.iter().map(|(_, totals)| cell(totals));
        rows.push(std::iter::once(label(key)).chain(cells).collect());
    };
    put("analysis-decisions", &|totals| totals.decisions.to_string());
    put("analysis-lost-all", &|totals| words.percent(totals.loss.0));
    put("analysis-lost-each", &|totals| {
        words.percent(totals.loss.0 / i32::try_from(totals.decisions.max(1)).unwrap_or(1))
    });
    put("analysis-slips", &|totals| totals.slips.to_string());
    put("analysis-mistakes", &|totals| totals.mistakes.to_string());
    put("analysis-blunders", &|totals| totals.blunders.to_string());
    if dice {
        put("analysis-luck", &|totals| {
            totals.luck.map_or(String::new(), |luck| words.percent_signed(luck.0))
        });
    }
    rows
}

/// A place where the game turned.
fn said(words: &Words, turn: &TurnLine, moves: &[JudgedMove]) -> String {
    let judged = moves.iter().find(|judged| judged.ply == turn.ply);
    let text = judged.map(text).unwrap_or_default();
    let key = if turn.by == "throw" { "analysis-turn-throw" } else { "analysis-turn-move" };
    let leader: Colour = turn.leader;
    words.say_with(
        key,
        &[
            ("move", format!("{}. {text}", turn.ply).into()),
            ("side", Side::from(leader).into()),
            ("gain", words.percent(turn.gain.0).into()),
        ],
    )
}
