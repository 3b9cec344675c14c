//! What came of it, for people.

use nugar_api::ArenaReport;
use nugar_rules::fault::Arg;
use nugar_rules::game::Reason;

use crate::failure::Failure;
use crate::page;
use crate::terminal::Terminal;

pub(super) fn show(report: &ArenaReport, terminal: &mut Terminal) -> Result<(), Failure> {
    let words = &terminal.words;
    let [first, second] = &report.players;
    let title = words.say_with(
        "arena-title",
        &[
            ("first", first.clone().into()),
            ("second", second.clone().into()),
            ("ruleset", report.ruleset.clone().into()),
        ],
    );
    let played = words.say_with(
        "arena-pairs",
        &[
            ("pairs", count(report.pairs)),
            ("seconds", format!("{:.0}", report.seconds).into()),
            ("plies", format!("{:.0}", report.plies).into()),
        ],
    );
    let all = (2 * report.pairs).max(1) as f64;
    let row = |label: String, number: u64| {
        vec![label, number.to_string(), format!("{:.1} %", 100.0 * number as f64 / all)]
    };
    let won = |player: &String| words.say_with("arena-won", &[("player", player.clone().into())]);
    let mut rows = vec![
        row(won(first), report.won),
        row(words.say("report-drawn"), report.drawn),
        row(won(second), report.lost),
    ];
    for reason in Reason::ALL {
        if let Some(number) = report.reasons.get(reason.code()) {
            rows.push(vec![words.reason(reason), number.to_string()]);
        }
    }
    for (player, mishaps) in report.players.iter().zip(&report.mishaps) {
        for (code, number) in mishaps.0.iter().filter(|(_, number)| *number > 0) {
            let args = [("player", player.clone().into())];
            let said = match code.as_str() {
                "crash" => words.say_with("arena-crash", &args),
                "time" => words.say_with("arena-time", &args),
                _ => words.say_with("arena-illegal", &args),
            };
            rows.push(vec![said, number.to_string()]);
        }
    }
    let elo = words.say_with(
        "arena-elo-value",
        &[
            ("value", signed(report.elo, if report.points > 0.5 { "+∞" } else { "-∞" })),
            ("low", signed(report.elo_95[0], "-∞")),
            ("high", signed(report.elo_95[1], "+∞")),
        ],
    );
    let pairs: Vec<String> = report.pentanomial.iter().map(u64::to_string).collect();
    let mut facts = vec![
        (words.say("arena-points"), format!("{:.1} %", 100.0 * report.points)),
        (words.say("arena-elo"), elo),
        (words.say("arena-by-points"), format!("0 ½ 1 1½ 2: {}", pairs.join(" "))),
    ];
    if let Some(sprt) = &report.sprt {
        let args = [
            ("low", format!("{:+}", sprt.elo0).into()),
            ("high", format!("{:+}", sprt.elo1).into()),
        ];
        let llr = format!("{:.2}: {:.2} … {:.2}", sprt.llr, sprt.bounds[0], sprt.bounds[1]);
        let args_llr = [("llr", llr.into())];
        let said = match sprt.verdict.as_str() {
            "accepted" => words.say_with("arena-test-accepted", &args_llr),
            "rejected" => words.say_with("arena-test-rejected", &args_llr),
            _ => words.say_with("arena-test-open", &args_llr),
        };
        facts.push((words.say_with("arena-test", &args), said));
    }
    facts.push((words.say("report-seed"), report.seed.clone()));
    let facts: Vec<Vec<String>> = facts.into_iter().map(|(one, other)| vec![one, other]).collect();
    terminal.heading(&title)?;
    terminal.tell(&played)?;
    terminal.gap()?;
    for line in page::table(&rows) {
        terminal.line(line)?;
    }
    terminal.gap()?;
    for line in page::table(&facts) {
        terminal.line(line)?;
    }
    Ok(())
}

fn signed(value: Option<f64>, none: &'static str) -> Arg {
    value.map_or_else(|| none.into(), |value| format!("{value:+.0}").into())
}

fn count(number: u64) -> Arg {
    Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
}
