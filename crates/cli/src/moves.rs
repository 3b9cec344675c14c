//! `nugar moves`: the legal moves of a position, or of one position a line.

use std::io;
use std::path::PathBuf;

use nugar_api::{ErrorLine, MovesLine};
use nugar_rules::catalog::{Ruleset, Visitor};
use nugar_rules::fault::{Fault, Faults};
use nugar_rules::game::{Game, Outcome, Phase, Reason};
use nugar_rules::symmetry::Symmetric;

use crate::board::Board;
use crate::failure::Failure;
use crate::lines::{self, Lines};
use crate::page;
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A ruleset: a name, or a name and what differs, as in dara-walker+move_long=free
    ruleset: String,
    /// A position, in one argument or several; else the start
    position: Vec<String>,
    /// Read a position from each line of the input
    #[arg(long, conflicts_with = "position")]
    stdin: bool,
    /// For programs: a JSON object a position
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let ruleset = Ruleset::read(&args.ruleset)?;
    ruleset.rules().visit(Answer { args, ruleset, terminal })
}

struct Answer<'a> {
    args: &'a Args,
    ruleset: Ruleset,
    terminal: &'a mut Terminal,
}

impl Visitor for Answer<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game + Symmetric>(mut self, game: G) -> Result<(), Failure> {
        if self.args.stdin {
            return self.each_line(&game);
        }
        let text = if self.args.position.is_empty() {
            game.position(&game.start())
        } else {
            self.args.position.join(" ")
        };
        let answer = MovesLine::of(&game, &text)?;
        if self.args.json {
            self.terminal.line(nugar_api::line(&answer))
        } else {
            self.show(&game, &answer)
        }
    }
}

impl Answer<'_> {
    fn each_line<G: Game>(&mut self, game: &G) -> Result<(), Failure> {
        let mut lines = Lines::new(io::stdin().lock(), lines::SHORT);
        let unread = |why| Failure::NotRead { path: PathBuf::from("-"), why };
        let mut faulty = false;
        while let Some(line) = lines.next().map_err(unread)? {
            let answer = line.map_err(Faults::from).and_then(|text| MovesLine::of(game, text));
            match answer {
                Ok(answer) if self.args.json => self.terminal.line(nugar_api::line(&answer))?,
                Err(faults) if self.args.json => {
                    self.terminal.line(nugar_api::line(&ErrorLine::from(&faults)))?;
                }
                Ok(answer) => {
                    self.show(game, &answer)?;
                    self.terminal.gap()?;
                }
                Err(faults) => {
                    self.terminal.flush()?;
                    Failure::from(faults).report(&self.terminal.words);
                    faulty = true;
                }
            }
            self.terminal.flush()?;
        }
        if faulty { Err(Failure::Reported) } else { Ok(()) }
    }

    /// The board, and the moves in columns.
    fn show<G: Game>(&mut self, game: &G, answer: &MovesLine) -> Result<(), Failure> {
        let state = game.read(&answer.position)?.state;
        let look = game.look(&state, &[]);
        let board = Board::new(game.geometry(), &look, self.terminal);
        for line in board.face(self.ruleset.preset.one_face).lines() {
            self.terminal.line(line)?;
        }
        let words = &self.terminal.words;
        let phase = [
            (words.say("play-position"), answer.position.clone()),
            (words.say("report-phase"), words.phase(phase_of(&answer.phase))),
        ];
        for (label, value) in phase {
            self.terminal.line(format!("{label}: {value}"))?;
        }
        if let Some(outcome) = &answer.outcome {
            let reason = Reason::ALL.into_iter().find(|reason| reason.code() == outcome.reason);
            let reason = reason.expect("an outcome has a reason of the rules");
            let outcome = Outcome { winner: outcome.winner.map(Into::into), reason };
            return self.terminal.line(self.terminal.words.outcome(&outcome));
        }
        if answer.moves.is_empty() {
            return self.terminal.line(self.terminal.words.fault(&Fault::ThrowFirst {}));
        }
        self.terminal.say_with("play-moves", &[("count", answer.moves.len().into())])?;
        let texts: Vec<String> = answer.moves.iter().map(|listed| listed.text.clone()).collect();
        for line in page::columns(&texts) {
            self.terminal.line(line)?;
        }
        Ok(())
    }
}

fn phase_of(code: &str) -> Phase {
    [Phase::Placement, Phase::Movement, Phase::Roll, Phase::Play]
        .into_iter()
        .find(|phase| phase.code() == code)
        .unwrap_or(Phase::Over)
}
