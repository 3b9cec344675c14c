//! Another program as a player, by the protocol of docs/protocol.md.

use std::rc::Rc;

use nugar_api::{Best, Go, Order, PROTOCOL_VERSION, Word};
use nugar_rules::catalog::Ruleset;
use nugar_rules::fault::{Fault, Faults};
use nugar_rules::game::Game;

use crate::arena::NotSeated;
use crate::outside::{Heard, Outside, Program};
use crate::player::{Mishap, Player, Sight};
use crate::spec::{Spec, number};

/// The name of programs; `run` is the command that starts one.
pub(crate) const PROGRAM: &str = "program";
/// The setting that takes all the rest of a spec.
pub(crate) const RUN: &str = "run";

/// Milliseconds that a program may be late where it has so many a move.
const LATE: u64 = 1_000;
/// Milliseconds that it may take for everything else.
const PATIENCE: u64 = 60_000;

/// A program, started again after each mishap.
pub(crate) struct External {
    command: String,
    ruleset: Ruleset,
    options: Vec<(String, String)>,
    go: Go,
    /// Milliseconds for an answer to anything but a search, and for a search without a time.
    patience: u64,
    /// Milliseconds that an answer to a search may be late.
    late: u64,
    outside: Rc<dyn Outside>,
    running: Option<Box<dyn Program>>,
    /// The moves of the game so far, by text.
    moves: Vec<String>,
}

impl External {
    /// Starts the program and sees that it knows the rules.
    pub(crate) fn new(
        spec: &Spec,
        ruleset: Ruleset,
        outside: Rc<dyn Outside>,
    ) -> Result<External, NotSeated> {
        let mut all = External {
            command: String::new(),
            ruleset,
            options: Vec::new(),
            go: Go::default(),
            patience: PATIENCE,
            late: LATE,
            outside,
            running: None,
            moves: Vec::new(),
        };
        for (key, text) in &spec.settings {
            match key.as_str() {
                RUN => all.command.clone_from(text),
                "nodes" => all.go.nodes = Some(number(key, text)?),
                "depth" => all.go.depth = Some(number(key, text)?),
                "time" => all.go.time = Some(number(key, text)?),
                "patience" => {
                    all.patience = number(key, text)?;
                    all.late = all.patience;
                }
                _ => all.options.push((key.clone(), text.clone())),
            }
        }
        if all.command.is_empty() {
            let want = format!("{PROGRAM}:{RUN}=COMMAND");
            return Err(Faults::from(Fault::BadText { text: spec.to_string(), want }).into());
        }
        all.start().map_err(|why| NotSeated::Program { command: all.command.clone(), why })?;
        Ok(all)
    }

    /// Starts it; an error is what it said, or what the system says.
    fn start(&mut self) -> Result<(), String> {
        let mut program = self.outside.start(&self.command)?;
        let wait = |program: &mut dyn Program, fits: &dyn Fn(&Word) -> bool| match self.hear(
            program,
            self.patience,
            fits,
        ) {
            Ok(Word::Error(why)) => Err(why),
            Ok(word) => Ok(word),
            Err(mishap) => Err(mishap.code().to_owned()),
        };
        let say = |program: &mut dyn Program, order: &Order| {
            let said = program.say(&order.to_string());
            said.map_err(|_| Mishap::Crash.code().to_owned())
        };
        say(&mut *program, &Order::Protocol(PROTOCOL_VERSION))?;
        wait(&mut *program, &|word| matches!(word, Word::Protocol(PROTOCOL_VERSION)))?;
        say(&mut *program, &Order::Ruleset(self.ruleset.text()))?;
        let answer = wait(&mut *program, &|word| matches!(word, Word::Ruleset { .. }))?;
        if let Word::Ruleset { digest, .. } = answer
            && digest != self.ruleset.rules().digest().hex()
        {
            return Err(digest);
        }
        // What can be set may depend on the rules.
        for (name, value) in &self.options {
            let (name, value) = (name.clone(), value.clone());
            say(&mut *program, &Order::SetOption { name, value })?;
        }
        if !self.options.is_empty() {
            say(&mut *program, &Order::IsReady)?;
            wait(&mut *program, &|word| matches!(word, Word::ReadyOk))?;
        }
        self.running = Some(program);
        Ok(())
    }

    /// The first word that fits, or an error that it tells of.
    fn hear(
        &self,
        program: &mut dyn Program,
        within: u64,
        fits: &dyn Fn(&Word) -> bool,
    ) -> Result<Word, Mishap> {
        let until = self.outside.now().saturating_add(within);
        loop {
            let left = until.saturating_sub(self.outside.now());
            match program.hear(left) {
                Heard::Line(line) => {
                    let word = Word::read(&line);
                    if let Some(word) = word.filter(|word| fits(word) || is_error(word)) {
                        return Ok(word);
                    }
                }
                Heard::Nothing => return Err(Mishap::Time),
                Heard::End => return Err(Mishap::Crash),
            }
            if self.outside.now() >= until {
                return Err(Mishap::Time);
            }
        }
    }

    fn ask<G: Game>(&mut self, sight: &Sight<'_, G>) -> Result<G::Move, Mishap> {
        let game = sight.game;
        for (state, m) in &sight.line[self.moves.len()..] {
            let text = game.text(state, *m);
            self.moves.push(match game.thrown(state) {
                Some(throw) => format!("{}:{text}", game.roll_text(throw)),
                None => text,
            });
        }
        let state = &sight.past.state;
        let first = Some(game.position(sight.first));
        let mut orders = vec![Order::Position { first, moves: self.moves.clone() }];
        orders.extend(game.thrown(state).map(|throw| Order::Dice(game.roll_text(throw))));
        orders.push(Order::Go(self.go));
        let mut program = self.running.take().ok_or(Mishap::Crash)?;
        for order in orders {
            program.say(&order.to_string()).map_err(|_| Mishap::Crash)?;
        }
        let within = self.go.time.map_or(self.patience, |time| time.saturating_add(self.late));
        let word = self.hear(&mut *program, within, &|word| matches!(word, Word::Best(_)))?;
        let Word::Best(best) = word else { return Err(Mishap::Crash) };
        self.running = Some(program);
        let Best::Move(text) = best else { return Err(Mishap::Illegal) };
        game.parse(state, &text).map_err(|_| Mishap::Illegal)
    }
}

fn is_error(word: &Word) -> bool {
    matches!(word, Word::Error(_))
}

impl<G: Game> Player<G> for External {
    fn begin(&mut self) {
        self.moves.clear();
        let order = Order::NewGame.to_string();
        if self.running.as_mut().is_some_and(|program| program.say(&order).is_err()) {
            self.running = None;
        }
    }

    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Move, Mishap> {
        if self.running.is_none() {
            self.start().map_err(|_| Mishap::Crash)?;
        }
        self.ask(sight)
    }
}
