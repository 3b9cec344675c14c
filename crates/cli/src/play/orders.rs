//! What can be asked for at any time: everything typed that is neither a move nor a throw.

use std::path::Path;

use nugar_api::Seat;
use nugar_engine::opponents::Opponent;
use nugar_rules::catalog::Rules;
use nugar_rules::event::Event;
use nugar_rules::fault::Fault;
use nugar_rules::game::{Side, Turn};
use nugar_rules::oracle::Known;
use nugar_rules::record::Record;

use super::Play;
use super::command::{Command, NAMES};
use super::save::Save;
use super::turn::Goes;
use crate::failure::Failure;
use crate::{files, page, rules};

impl Play<'_> {
    /// Does what was typed, by a person at the turn of that side, if it is anybody's.
    pub(super) fn obey(&mut self, command: Command, turn: Option<Side>) -> Result<Goes, Failure> {
        let sure = self.sure.take();
        match command {
            Command::Enter | Command::Move(_) | Command::Throw(_) => Ok(Goes::On),
            Command::Moves => self.list_moves(),
            Command::Board => self.again(),
            Command::Turn => {
                self.turned = !self.turned;
                self.again()
            }
            Command::Hint => self.hint(),
            Command::Undo => self.take_back(),
            Command::Redo => self.play_again(),
            Command::Rules => {
                let ruleset = *self.sitting.table.ruleset();
                rules::brief(&ruleset, self.terminal)?;
                Ok(Goes::On)
            }
            Command::Why(field) => self.why(field.as_deref()),
            Command::Position => {
                let (table, at) = (&self.sitting.table, self.sitting.table.counters());
                let line = format!("{} {} {}", table.position(), at.quiet, at.ply);
                self.terminal.line(line)?;
                Ok(Goes::On)
            }
            Command::Record(path) => self.record(path.as_deref()),
            Command::Save(path) => self.save_as(path.as_deref()),
            Command::Draw => self.offer_draw(turn),
            Command::Accept => self.accept(),
            Command::Decline => self.decline(),
            Command::Resign => match turn {
                None => self.refuse(&Fault::GameOver {}.into()),
                Some(_) if sure != Some(Command::Resign) => {
                    self.once_more("play-sure-resign", Command::Resign)
                }
                Some(side) => {
                    let side = if self.is_person(side) { side } else { side.other() };
                    self.must(&Event::Resigned(side))?;
                    Ok(Goes::On)
                }
            },
            Command::Score => {
                if self.sitting.score.is_some() {
                    self.show_score()?;
                } else {
                    let [black, white] = self.sitting.table.lost();
                    let args = [("black", black.into()), ("white", white.into())];
                    self.terminal.say_with("play-taken", &args)?;
                }
                Ok(Goes::On)
            }
            Command::New => {
                let over = self.sitting.table.outcome().is_some();
                let begun = !self.sitting.table.line().is_empty();
                if !over && self.sitting.score.is_some() {
                    self.terminal.say("play-unfinished")?;
                    Ok(Goes::On)
                } else if !over && begun && sure != Some(Command::New) {
                    self.once_more("play-sure-new", Command::New)
                } else {
                    self.next_game()
                }
            }
            Command::Help => self.help(),
            Command::Quit => {
                let lost = self.save.path().is_none()
                    && !self.sitting.is_over()
                    && !self.sitting.table.line().is_empty();
                if lost && sure != Some(Command::Quit) {
                    return self.once_more("play-sure-quit", Command::Quit);
                }
                Ok(Goes::Out)
            }
        }
    }

    /// Shows the board and whose turn it is once more.
    fn again(&mut self) -> Result<Goes, Failure> {
        self.show()?;
        self.told = None;
        Ok(Goes::On)
    }

    fn once_more(&mut self, key: &str, command: Command) -> Result<Goes, Failure> {
        self.sure = Some(command);
        self.terminal.say(key)?;
        Ok(Goes::On)
    }

    fn list_moves(&mut self) -> Result<Goes, Failure> {
        if let Turn::Roll(_) = self.sitting.table.turn() {
            return self.refuse(&Fault::ThrowFirst {}.into());
        }
        let moves = self.sitting.table.moves();
        if moves.is_empty() {
            return self.refuse(&Fault::GameOver {}.into());
        }
        if let [only] = moves.as_slice() {
            self.terminal.say_with("play-only-move", &[("move", only.text.clone().into())])?;
            return Ok(Goes::On);
        }
        self.terminal.say_with("play-moves", &[("count", moves.len().into())])?;
        let texts: Vec<String> = moves.into_iter().map(|listed| listed.text).collect();
        for line in page::columns(&texts) {
            self.terminal.line(line)?;
        }
        Ok(Goes::On)
    }

    /// What the strongest machine would play, and what is proven of it.
    fn hint(&mut self) -> Result<Goes, Failure> {
        let table = &*self.sitting.table;
        let seed = self.sitting.game_seed();
        let Some(text) = self.knowing.choose(Opponent::BEST, table, &seed) else {
            self.terminal.say("play-no-hint")?;
            return Ok(Goes::On);
        };
        let hint = ("move", text.into());
        let Some(known) = self.knowing.known(table) else {
            self.terminal.say_with("play-hint", &[hint])?;
            return Ok(Goes::On);
        };
        let verdict = self.terminal.words.verdict(&known);
        let late = self.may_be_quiet_before(known);
        self.terminal.say_with("play-hint-proven", &[hint, ("verdict", verdict.into())])?;
        if late {
            self.terminal.say("tables-beyond-quiet")?;
        }
        Ok(Goes::On)
    }

    /// Whether the game may be quiet too long before a known end comes.
    fn may_be_quiet_before(&self, known: Known) -> bool {
        let (Known::Win { plies } | Known::Loss { plies }) = known else { return false };
        let limit = match self.sitting.table.ruleset().rules() {
            Rules::Alignment(rules) => rules.quiet_limit,
            Rules::RunningFight(rules) => rules.quiet_limit,
        };
        let quiet = self.sitting.table.counters().quiet;
        limit > 0 && quiet.saturating_add(plies) > limit
    }

    /// Where one rule comes from, or every one.
    fn why(&mut self, field: Option<&str>) -> Result<Goes, Failure> {
        let ruleset = *self.sitting.table.ruleset();
        let Some(name) = field else {
            rules::grounds(&ruleset, self.terminal)?;
            return Ok(Goes::On);
        };
        let words = &self.terminal.words;
        let fields = ruleset.fields();
        let asked = |field: &&nugar_rules::spec::Field| {
            field.name.eq_ignore_ascii_case(name)
                || words.field(field.name).to_lowercase() == name.to_lowercase()
        };
        let Some(field) = fields.iter().find(asked) else {
            let known: Vec<&str> = fields.iter().map(|field| field.name).collect();
            let fault = Fault::UnknownField { text: name.to_owned(), known: known.join(", ") };
            return self.refuse(&fault.into());
        };
        let value = words.value(field.name, &field.value);
        let ground = rules::ground(field, words);
        let text = [
            format!("{}: {value}", words.field(field.name)),
            words.field_about(field.name),
            ground,
        ];
        for line in &text {
            self.terminal.tell(line)?;
        }
        Ok(Goes::On)
    }

    /// The record of the game, shown or written to a file that is not there yet.
    fn record(&mut self, path: Option<&Path>) -> Result<Goes, Failure> {
        // A record is read in every language: names and codes, no words.
        let name = |side| match self.sitting.seat(side) {
            Seat::Person { name } => name.as_deref(),
            Seat::Machine { level } => Some(level.as_str()),
        };
        let date = self.sitting.date.as_deref();
        let tags = [("Date", date), ("Black", name(Side::Black)), ("White", name(Side::White))];
        let tags: Vec<(&str, &str)> =
            tags.into_iter().filter_map(|(tag, value)| Some((tag, value?))).collect();
        let record = Record::of(&*self.sitting.table, &tags).to_string();
        let Some(path) = path else {
            self.terminal.write(record)?;
            return Ok(Goes::On);
        };
        let written =
            Save::asked(path, &self.terminal.words).and_then(|_| files::write(path, &record));
        self.say_written(path, written)
    }

    /// Says where the game is kept, or keeps it elsewhere from now on.
    fn save_as(&mut self, path: Option<&Path>) -> Result<Goes, Failure> {
        if let Some(path) = path.filter(|path| Some(*path) != self.save.path()) {
            let kept = match Save::asked(path, &self.terminal.words) {
                Ok(save) => save.keep(&self.sitting).map(|()| {
                    self.save.forget();
                    self.save = save;
                }),
                Err(failure) => Err(failure),
            };
            return self.say_written(path, kept);
        }
        self.keep()?;
        match self.save.path().map(Path::to_owned) {
            Some(path) => self.say_written(&path, Ok(())),
            None => Ok(Goes::On),
        }
    }

    fn say_written(&mut self, path: &Path, written: Result<(), Failure>) -> Result<Goes, Failure> {
        match written {
            Ok(()) => {
                let args = [("path", path.display().to_string().into())];
                self.terminal.say_with("play-saved", &args)?;
            }
            Err(failure) => {
                for sentence in failure.sentences(&self.terminal.words) {
                    self.terminal.line(sentence)?;
                }
            }
        }
        Ok(Goes::On)
    }

    /// A person offers a draw; a machine plays on.
    fn offer_draw(&mut self, turn: Option<Side>) -> Result<Goes, Failure> {
        let Some(side) = turn else { return self.refuse(&Fault::GameOver {}.into()) };
        let side = if self.is_person(side) { side } else { side.other() };
        if self.sitting.table.offer().is_some() {
            self.terminal.say("play-draw-open")?;
            return Ok(Goes::On);
        }
        self.must(&Event::Offered(side))?;
        self.terminal.say_with("play-draw-offered", &[("side", side.into())])?;
        let other = side.other();
        if self.is_person(other) {
            self.terminal.say("play-draw-open")?;
        } else {
            self.must(&Event::Declined(other))?;
            self.terminal.say_with("play-draw-declined", &[("side", other.into())])?;
        }
        Ok(Goes::On)
    }

    /// Grants what is asked: a move taken back, or a draw.
    fn accept(&mut self) -> Result<Goes, Failure> {
        if self.asked.is_some() {
            return self.agree();
        }
        match self.sitting.table.offer() {
            None => self.refuse(&Fault::NoOffer {}.into()),
            Some(offer) => {
                self.must(&Event::Accepted(offer.other()))?;
                Ok(Goes::On)
            }
        }
    }

    fn decline(&mut self) -> Result<Goes, Failure> {
        if let Some(asker) = self.asked {
            return self.disagree(asker);
        }
        match self.sitting.table.offer() {
            None => self.refuse(&Fault::NoOffer {}.into()),
            Some(offer) => {
                let side = offer.other();
                self.must(&Event::Declined(side))?;
                self.terminal.say_with("play-draw-declined", &[("side", side.into())])?;
                Ok(Goes::On)
            }
        }
    }

    fn help(&mut self) -> Result<Goes, Failure> {
        self.terminal.say("play-commands")?;
        let moves = self.sitting.table.moves();
        let dice = !self.sitting.table.throws().is_empty();
        let usual = if dice { "b1-m4" } else { "c3" };
        let example = moves.first().map_or_else(|| usual.to_owned(), |listed| listed.text.clone());
        let mut rows = Vec::new();
        for name in NAMES.into_iter().chain(["help"]).filter(|name| dice || *name != "throw") {
            let about = if name == "move" {
                let args = [("example", example.clone().into())];
                self.terminal.words.say_with("help-move", &args)
            } else {
                self.terminal.words.help(name)
            };
            rows.push(vec![if name == "move" { example.clone() } else { name.to_owned() }, about]);
        }
        for line in page::table(&rows) {
            self.terminal.line(line)?;
        }
        Ok(Goes::On)
    }
}
