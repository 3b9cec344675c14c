//! What the rules know, said: faults, endings, fields, values, presets, grounds, sources.

use nugar_rules::catalog::Rules;
use nugar_rules::fault::{Arg, Fault, Faults};
use nugar_rules::game::{Outcome, Phase, Reason, Side};
use nugar_rules::oracle::Known;
use nugar_rules::sources::{Seen, Source};
use nugar_rules::spec::Basis;

use crate::Words;

impl Words {
    /// The language's own name of itself.
    pub fn language_name(&self) -> String {
        self.say("language-name")
    }

    /// A side, standing alone: "Black".
    pub fn side(&self, side: Side) -> String {
        self.say_with("side", &[("side", side.into())])
    }

    /// What is wrong.
    pub fn fault(&self, fault: &Fault) -> String {
        self.say_with(&format!("fault-{}", fault.code()), &fault.args())
    }

    /// Everything that is wrong, one sentence a line.
    pub fn faults(&self, faults: &Faults) -> String {
        let said: Vec<String> = faults.0.iter().map(|fault| self.fault(fault)).collect();
        said.join("\n")
    }

    /// Who won and by which rule.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        let side = outcome.winner.unwrap_or(Side::Black);
        let key = match (outcome.winner, outcome.reason) {
            (Some(_), Reason::Pieces) => "outcome-pieces-win",
            (Some(_), Reason::NoMove) => "outcome-no-move-win",
            (Some(_), Reason::AllTaken) => "outcome-all-taken-win",
            (Some(_), Reason::Resignation) => "outcome-resignation-win",
            (Some(_), Reason::Time) => "outcome-time-win",
            (Some(_), _) => "outcome-win",
            (None, Reason::Pieces) => "outcome-pieces-draw",
            (None, Reason::NoMove) => "outcome-no-move-draw",
            (None, Reason::Repetition) => "outcome-repetition-draw",
            (None, Reason::Quiet) => "outcome-quiet-draw",
            (None, Reason::Agreement) => "outcome-agreement-draw",
            (None, _) => "outcome-draw",
        };
        let reason = self.reason(outcome.reason);
        self.say_with(key, &[("side", side.into()), ("reason", reason.into())])
    }

    /// The rule that ended a game, in a few words, as tables need it.
    pub fn reason(&self, reason: Reason) -> String {
        self.say(&format!("reason-{}", reason.code()))
    }

    /// What is proven of a position, for the side to move.
    pub fn verdict(&self, known: &Known) -> String {
        let plies = |plies: u32| [("plies", plies.into())];
        match *known {
            Known::Win { plies: n } => self.say_with("verdict-win", &plies(n)),
            Known::Draw => self.say("verdict-draw"),
            Known::Loss { plies: n } => self.say_with("verdict-loss", &plies(n)),
            Known::Chance(chance) => {
                let share = format!("{:.4}", 100.0 * chance);
                self.say_with("verdict-chance", &[("share", share.into())])
            }
        }
    }

    /// The part of the game.
    pub fn phase(&self, phase: Phase) -> String {
        self.say(&format!("phase-{}", phase.code()))
    }

    /// A family of games: "game of alignment".
    pub fn family(&self, rules: &Rules) -> String {
        self.say(&format!("family-{}", rules.family()))
    }

    /// The name of a rule field.
    pub fn field(&self, name: &str) -> String {
        self.say(&format!("field-{name}"))
    }

    /// What a rule field is about.
    pub fn field_about(&self, name: &str) -> String {
        self.say(&format!("field-about-{name}"))
    }

    /// A value of a rule field. Numbers and cells mostly speak for themselves.
    pub fn value(&self, field: &str, value: &str) -> String {
        let key = format!("value-{field}-{value}");
        if self.has(&key) {
            return self.say(&key);
        }
        if field == "fill_first" { spaced(value) } else { value.to_owned() }
    }

    /// What a preset is and what tells it from its base.
    pub fn preset_about(&self, id: &str) -> String {
        self.say(&format!("preset-{id}"))
    }

    /// Why a field has its value: "stated in W, §4".
    pub fn basis(&self, basis: &Basis) -> String {
        match basis {
            Basis::Stated { source, at } => {
                let source = self.cited(source);
                let args = [("source", source.into()), ("place", (*at).into())];
                self.say_with(if at.is_empty() { "basis-stated" } else { "basis-stated-at" }, &args)
            }
            Basis::Inferred { source, why } => {
                let args = [("source", self.cited(source).into()), ("why", self.say(why).into())];
                self.say_with("basis-inferred", &args)
            }
            Basis::Chosen { why } => {
                self.say_with("basis-chosen", &[("why", self.say(why).into())])
            }
        }
    }

    /// A source's key, with its reporter where only a report was seen.
    fn cited(&self, source: &Source) -> String {
        if source.via.is_empty() {
            return source.key.to_owned();
        }
        let args = [("source", source.key.into()), ("via", source.via.into())];
        self.say_with("source-via", &args)
    }

    /// How much of a source was seen.
    pub fn seen(&self, seen: Seen) -> String {
        self.say(&format!("seen-{}", seen.code()))
    }

    /// A line of the bibliography.
    pub fn source(&self, source: &Source) -> String {
        let mut parts = vec![source.title, source.place, source.via];
        parts.retain(|part| !part.is_empty());
        let args = [
            ("key", source.key.into()),
            ("text", parts.join("; ").into()),
            ("seen", self.seen(source.seen).into()),
        ];
        self.say_with("source-line", &args)
    }

    /// A name and what stands behind it, in one line: "Files: 6".
    pub fn labelled(&self, label: &str, text: &str) -> String {
        let args = [("label", label.to_owned().into()), ("text", text.to_owned().into())];
        self.say_with("labelled", &args)
    }

    /// Ten-thousandths as a percentage with a digit behind the mark: "63.2%".
    pub fn percent(&self, ten_thousandths: i32) -> String {
        // Half goes up, as everybody expects of 0.05.
        let tenths = (ten_thousandths.abs() + 5) / 10;
        let number = format!("{}{}{}", tenths / 10, self.say("decimal-mark"), tenths % 10);
        let said = self.say_with("percent", &[("number", number.into())]);
        if ten_thousandths < 0 && tenths > 0 { format!("\u{2212}{said}") } else { said }
    }

    /// The same with a plus before what is above nothing.
    pub fn percent_signed(&self, ten_thousandths: i32) -> String {
        let said = self.percent(ten_thousandths);
        if ten_thousandths >= 5 { format!("+{said}") } else { said }
    }

    /// How a move was, by the code of its class: `best`, `slip`, `blunder` …
    pub fn class(&self, code: &str) -> String {
        self.say(&format!("class-{code}"))
    }

    /// A term of the field: `row`, `dal`, `stern` …
    pub fn term(&self, term: &str) -> String {
        self.say(&format!("term-{term}"))
    }

    /// What a command of the program does.
    pub fn command(&self, name: &str) -> String {
        self.say(&format!("command-{name}"))
    }

    /// What can be typed during a game: what one command does.
    pub fn help(&self, name: &str) -> String {
        self.say(&format!("help-{name}"))
    }
}

/// Cells written without anything between, with spaces.
pub(crate) fn spaced(cells: &str) -> String {
    let letters: Vec<char> = cells.chars().collect();
    let cells: Vec<String> = letters.chunks(2).map(|cell| cell.iter().collect()).collect();
    cells.join(" ")
}

/// A number as an argument.
pub(crate) fn number(number: impl Into<i64>) -> Arg {
    Arg::Number(number.into())
}
