//! `nugar tables build`: what is missing, with an honest word of how long it takes.

use std::time::{Duration, Instant};

use nugar_api::BuildLine;
use nugar_rules::fault::{Arg, Fault as Refused};
use nugar_tables::alignment::Order;
use nugar_tables::{Disk, Fault, Threads};

use super::family::{Plan, Reach, Stage, Told, family};
use super::{Place, threads};
use crate::failure::Failure;
use crate::terminal::Terminal;

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    place: Place,
    /// Build every table of up to so many men in all
    #[arg(value_parser = clap::value_parser!(u8).range(2..=62))]
    men: u8,
    /// In running-fight games, also with pieces still at home, of up to so many men in all
    #[arg(long, value_name = "MEN")]
    home: Option<u8>,
    /// How many threads work; as many as there are cores when not given
    #[arg(long, value_name = "NUMBER")]
    threads: Option<usize>,
    /// How much memory may be used, as in 500M or 6G
    #[arg(long, value_name = "SIZE", default_value = "4G")]
    memory: String,
    /// How much disk may be used, as in 500M or 6G; all that is free when not given
    #[arg(long, value_name = "SIZE")]
    disk: Option<String>,
    /// Stop after so many minutes; what was done is kept
    #[arg(long, value_name = "NUMBER")]
    minutes: Option<f64>,
    /// Keep unfinished work so often, in seconds: a kill loses no more than that
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    keep: f64,
    /// Only tell what there is to do
    #[arg(long)]
    plan: bool,
    /// For programs: JSON objects, one a line, the last one when all is there
    #[arg(long)]
    json: bool,
}

/// Bytes, as people write them.
fn size(text: &str) -> Result<u64, Refused> {
    let bad = || Refused::BadText { text: text.to_owned(), want: "500M, 6G".to_owned() };
    let (number, unit) = match text.char_indices().last() {
        Some((at, 'M' | 'm')) => (&text[..at], 1 << 20),
        Some((at, 'G' | 'g')) => (&text[..at], 1 << 30),
        _ => return Err(bad()),
    };
    number.parse().ok().and_then(|number: u64| number.checked_mul(unit)).ok_or_else(bad)
}

/// Seconds between two lines that say how far a build is.
const TOLD_EVERY: f64 = 5.0;
/// Keeping unfinished work may take one part in so many of the time.
const KEEPING: f64 = 20.0;

pub(super) fn run(args: &Args, terminal: &mut Terminal) -> Result<(), Failure> {
    let ruleset = args.place.ruleset()?;
    let memory = size(&args.memory)?;
    let room = args.disk.as_deref().map_or(Ok(u64::MAX), size)?;
    let family = family(&ruleset);
    let disk = Disk::open(&args.place.dir).map_err(Fault::from)?;
    let disk = disk.with_room(room);
    let reach = Reach { men: args.men, home: args.home };
    let plan = family.plan(&disk, reach, memory)?;
    let all_there = plan.steps.iter().all(|step| step.done);
    show_plan(args, &ruleset, plan, terminal)?;
    if args.plan {
        return Ok(());
    }
    let mut clock = Clock::new(args);
    let mut unsaid = Ok(());
    let crew = Threads(threads(args.threads));
    let built = family.build(&disk, &crew, reach, memory, &mut |told| {
        let order = clock.next(&told, terminal);
        order.unwrap_or_else(|failure| {
            // Nobody listens any more: what was done is kept.
            unsaid = Err(failure);
            Order::Stop
        })
    });
    unsaid?;
    match built {
        Err(Fault::Stopped) if args.json => {
            terminal.line(nugar_api::line(&BuildLine::Stopped { done: clock.done }))?;
            return Ok(());
        }
        Err(Fault::Stopped) => return terminal.say("table-fault-stopped"),
        built => built?,
    }
    if args.json {
        let seconds = clock.begun.elapsed().as_secs_f64();
        terminal.line(nugar_api::line(&BuildLine::Built { seconds }))?;
    } else if !all_there {
        super::stats::show(&*family, &disk, args.men, &args.place.dir, terminal)?;
    }
    Ok(())
}

fn show_plan(
    args: &Args,
    ruleset: &nugar_rules::catalog::Ruleset,
    plan: Plan,
    terminal: &mut Terminal,
) -> Result<(), Failure> {
    if args.json {
        let line = BuildLine::Plan {
            ruleset: ruleset.text(),
            digest: ruleset.rules().digest().hex(),
            steps: plan.steps,
            disk: plan.disk,
        };
        terminal.line(nugar_api::line(&line))?;
        return terminal.flush();
    }
    let steps = plan.steps.iter().filter(|step| !step.done).count();
    let said = [("steps", steps.into()), ("disk", megabytes(plan.disk))];
    terminal.say_with("tables-plan", &said)?;
    for step in plan.steps.iter().filter(|step| !step.done) {
        let positions = terminal.words.say("tables-head-positions");
        let (tables, count) = (step.tables.join(" "), step.positions);
        let memory = step.memory.div_ceil(1 << 20);
        terminal.line(format!("  {tables}  {count} {positions}  {memory} MB"))?;
    }
    terminal.flush()
}

fn megabytes(bytes: u64) -> Arg {
    Arg::Number(i64::try_from(bytes.div_ceil(1 << 20)).unwrap_or(i64::MAX))
}

/// What has been said and kept, and when.
struct Clock<'a> {
    args: &'a Args,
    begun: Instant,
    said: Option<(Instant, String, &'static str)>,
    /// When unfinished work was kept last, and whether that is still to be said.
    kept: Instant,
    keeping: Option<(Instant, Option<u64>)>,
    /// How long keeping took last.
    cost: Duration,
    /// Units of work done, where they are known.
    done: Option<u64>,
}

impl Clock<'_> {
    fn new(args: &Args) -> Clock<'_> {
        let now = Instant::now();
        let (said, keeping, cost) = (None, None, Duration::ZERO);
        Clock { args, begun: now, said, kept: now, keeping, cost, done: None }
    }

    fn next(&mut self, told: &Told, terminal: &mut Terminal) -> Result<Order, Failure> {
        let now = Instant::now();
        self.done = told.units.map(|units| units.done);
        if let Some((asked, done)) = self.keeping.take() {
            self.cost = now - asked;
            self.kept = now;
            if self.args.json
                && let Some(done) = done
            {
                terminal.line(nugar_api::line(&BuildLine::Saved { done }))?;
                terminal.flush()?;
            }
        }
        let seconds = (now - self.begun).as_secs_f64();
        let stage = told.stage.code();
        let news = self.said.as_ref().is_none_or(|(then, table, before)| {
            let other = *table != told.table || *before != stage;
            other || (now - *then).as_secs_f64() >= TOLD_EVERY
        });
        if news {
            self.said = Some((now, told.table.clone(), stage));
            self.say(told, seconds, terminal)?;
        }
        if self.args.minutes.is_some_and(|minutes| seconds >= minutes * 60.0) {
            return Ok(Order::Stop);
        }
        let rest = self.args.keep.max(self.cost.as_secs_f64() * KEEPING);
        if (now - self.kept).as_secs_f64() >= rest {
            self.keeping = Some((now, self.done));
            return Ok(Order::Save);
        }
        Ok(Order::GoOn)
    }

    fn say(&self, told: &Told, seconds: f64, terminal: &mut Terminal) -> Result<(), Failure> {
        let left = (told.left)(seconds);
        if self.args.json {
            let line = BuildLine::Progress {
                table: told.table.clone(),
                stage: told.stage.code().to_owned(),
                plies: match told.stage {
                    Stage::Spread(plies) => Some(plies.into()),
                    _ => None,
                },
                sweep: match told.stage {
                    Stage::Sweep(number) => Some(number),
                    _ => None,
                },
                units: told.units,
                seconds,
                left,
            };
            terminal.line(nugar_api::line(&line))?;
            return terminal.flush();
        }
        let words = &terminal.words;
        let stage = match told.stage {
            Stage::Initial => words.say("tables-stage-initial"),
            Stage::Spread(plies) => {
                words.say_with("tables-stage-spread", &[("plies", u32::from(plies).into())])
            }
            Stage::Sweep(number) => {
                words.say_with("tables-stage-sweep", &[("number", number.into())])
            }
            Stage::Prove => words.say("tables-stage-prove"),
            Stage::Write => words.say("tables-stage-write"),
        };
        let left = match left {
            None => words.say("tables-no-estimate"),
            Some(left) => {
                let [least, most] = left.map(|seconds| (seconds / 60.0).ceil() as u32);
                words.say_with("tables-left", &[("least", least.into()), ("most", most.into())])
            }
        };
        let share = told.units.map_or_else(String::new, |units| {
            let percent = |of: u64| 100 * units.done / of.max(1);
            format!("{}–{} %  ", percent(units.most), percent(units.least))
        });
        terminal.line(format!("{:6.0} s  {}  {stage}  {share}{left}", seconds, told.table))?;
        terminal.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn sizes_are_read_as_people_write_them() {
        assert_eq!((size("500M"), size("6g")), (Ok(500 << 20), Ok(6 << 30)));
        for text in ["", "M", "6", "-1G", "6GB", "99999999999999999999G", "9999999999999G"] {
            assert!(size(text).is_err(), "{text}");
        }
    }
}
