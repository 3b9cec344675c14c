//! The machines of `nugar-engine` as players.

use std::rc::Rc;
use std::sync::Arc;

use nugar_engine::evaluation::alignment::Points;
use nugar_engine::knowing::Knowing;
use nugar_engine::last_two::LastTwo;
use nugar_engine::levels::Level;
use nugar_engine::limits::Limits;
use nugar_engine::opponents::{Opponent, Plays, STRONG_HORIZON, STRONG_NODES};
use nugar_engine::race::{Horizon, Racer};
use nugar_engine::search::{Searcher, Style};
use nugar_engine::tuning::Tuning;
use nugar_engine::variant::Variant;
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::Ruleset;
use nugar_rules::fault::{Fault, Faults};
use nugar_rules::game::Game;
use nugar_rules::oracle::Oracle;
use nugar_rules::running_fight::RunningFight;
use nugar_rules::symmetry::Symmetric;

use crate::outside::Outside;
use crate::player::{Mishap, Player, Sight};
use crate::spec::{Spec, number, setting};

/// The name of the best machine, which alone has settings.
pub(crate) const STRONG: &str = "strong";
/// Its setting that names a folder of tables.
pub(crate) const TABLES: &str = "tables";

/// A game whose machines can be set up with numbers of one's own.
pub(crate) trait Contested: Game + Plays + Symmetric {
    /// The best machine with these settings.
    fn strong(
        &self,
        spec: &Spec,
        outside: Rc<dyn Outside>,
    ) -> Result<Box<dyn Player<Self>>, Faults>;

    /// A level in another manner, set by the names of its numbers.
    fn level(&self, level: Level, spec: &Spec) -> Result<Box<dyn Player<Self>>, Faults>;
}

/// A level in a manner of its own.
struct Mannered<M, F> {
    manner: M,
    choose: F,
}

impl<G, M, F> Player<G> for Mannered<M, F>
where
    G: Game,
    F: Fn(&Sight<'_, G>, &M) -> Option<G::Move>,
{
    fn begin(&mut self) {}

    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Move, Mishap> {
        (self.choose)(sight, &self.manner).ok_or(Mishap::Crash)
    }
}

/// The player of a spec.
pub(crate) fn player<G: Contested>(
    game: &G,
    ruleset: &Ruleset,
    spec: &Spec,
    outside: Rc<dyn Outside>,
) -> Result<Box<dyn Player<G>>, Faults> {
    if spec.name == STRONG {
        return game.strong(spec, outside);
    }
    let plays = |one: &Opponent| one.plays(ruleset.rules());
    let Some(opponent) = Opponent::from_code(&spec.name).filter(plays) else {
        let want: Vec<String> = Opponent::all().filter(plays).map(Opponent::code).collect();
        return Err(Fault::BadText { text: spec.name.clone(), want: want.join(", ") }.into());
    };
    match (opponent, spec.settings.first()) {
        (Opponent::Level(level), Some(_)) => game.level(level, spec),
        (_, Some((key, _))) => Err(unknown(key, &[""; 0])),
        (_, None) => Ok(Box::new(Offered(opponent))),
    }
}

/// A setting that there is none of.
fn unknown(key: &str, known: &[impl AsRef<str>]) -> Faults {
    let known: Vec<&str> = known.iter().map(AsRef::as_ref).collect();
    Fault::UnknownField { text: key.to_owned(), known: known.join(", ") }.into()
}

/// A machine as people play against it.
struct Offered(Opponent);

impl<G: Plays> Player<G> for Offered {
    fn begin(&mut self) {}

    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Move, Mishap> {
        sight.game.choose(self.0, sight.past, sight.seed).ok_or(Mishap::Crash)
    }
}

/// Who knows endings, out of a folder.
fn tables(outside: &dyn Outside, folder: &str) -> Result<Knowing, Faults> {
    let missing = || Fault::BadField { text: setting(TABLES, folder) };
    outside.tables(folder).ok_or_else(|| missing().into())
}

/// When a machine has to be done.
#[derive(Clone)]
struct Alarm {
    /// Milliseconds a move, where there is a limit.
    time: Option<u64>,
    outside: Rc<dyn Outside>,
}

impl Alarm {
    fn set(&self) -> impl FnMut() -> bool + '_ {
        let until = self.time.map(|time| self.outside.now() + time);
        move || until.is_some_and(|until| self.outside.now() >= until)
    }
}

/// What is set for every strong machine.
const USUAL: [&str; 4] = ["nodes", "depth", "time", TABLES];

/// The search.
struct Search {
    searcher: Searcher<Alignment, Points>,
    limits: Limits,
    alarm: Alarm,
}

/// Bytes that the search remembers positions in where nothing else is set.
const BYTES: usize = 1 << 22;

impl Contested for Alignment {
    fn strong(
        &self,
        spec: &Spec,
        outside: Rc<dyn Outside>,
    ) -> Result<Box<dyn Player<Self>>, Faults> {
        let (mut limits, mut bytes, mut changes) = (Limits::NONE, BYTES, Vec::new());
        let mut knows = None;
        let mut alarm = Alarm { time: None, outside };
        for (key, text) in &spec.settings {
            match key.as_str() {
                "nodes" => limits.nodes = number(key, text)?,
                "depth" => limits.depth = number(key, text)?,
                "time" => alarm.time = Some(number(key, text)?),
                "hash" => bytes = number::<usize>(key, text)?.clamp(1, 1 << 16) << 20,
                TABLES => knows = tables(&*alarm.outside, text)?.alignment,
                _ => changes.push(setting(key, text)),
            }
        }
        let Variant { tuning, points } =
            Variant::read(&changes.join(","), self.rules()).map_err(|why| {
                let known = [&USUAL[..], &["hash"], Tuning::NAMES].concat();
                let steps = Variant::steps().map(|step| format!("-{step}"));
                let known = known.into_iter().map(str::to_owned).chain(steps);
                unknown(&why.0, &known.collect::<Vec<_>>())
            })?;
        if limits == Limits::NONE && alarm.time.is_none() {
            limits.nodes = STRONG_NODES;
        }
        let mut searcher = Searcher::new(self.clone(), points, Style::Full, bytes).tuned(tuning);
        if let Some(knows) = knows {
            searcher = searcher.asking(knows);
        }
        Ok(Box::new(Search { searcher, limits, alarm }))
    }

    fn level(&self, level: Level, spec: &Spec) -> Result<Box<dyn Player<Self>>, Faults> {
        use nugar_engine::levels::alignment::{Manner, choose};
        let mut manner = Manner::of(level);
        for (key, text) in &spec.settings {
            let found = manner.get_mut(key).ok_or_else(|| unknown(key, Manner::NAMES))?;
            *found = number(key, text)?;
        }
        let choose = |sight: &Sight<'_, Self>, manner: &Manner| {
            choose(sight.game, sight.past, manner, sight.seed)
        };
        Ok(Box::new(Mannered { manner, choose }))
    }
}

impl Player<Alignment> for Search {
    fn begin(&mut self) {
        self.searcher.forget();
    }

    fn choose(
        &mut self,
        sight: &Sight<'_, Alignment>,
    ) -> Result<<Alignment as Game>::Move, Mishap> {
        let mut stop = self.alarm.set();
        let report = self.searcher.think(sight.past, self.limits, 1, &mut stop, &mut |_| {});
        report.best().ok_or(Mishap::Crash)
    }
}

/// The look ahead over throws.
struct Race {
    racer: Racer,
    horizon: Horizon,
    alarm: Alarm,
}

impl Contested for RunningFight {
    fn strong(
        &self,
        spec: &Spec,
        outside: Rc<dyn Outside>,
    ) -> Result<Box<dyn Player<Self>>, Faults> {
        let mut horizon = STRONG_HORIZON;
        let (mut nodes, mut alarm) = (u64::MAX, Alarm { time: None, outside });
        let (mut width, mut knows) = (None, None);
        for (key, text) in &spec.settings {
            match key.as_str() {
                "nodes" => nodes = number(key, text)?,
                "time" => alarm.time = Some(number(key, text)?),
                "width" => width = Some(number(key, text)?),
                TABLES => knows = tables(&*alarm.outside, text)?.race,
                "depth" | "throws" => {
                    horizon = Horizon::ahead(number(key, text)?);
                }
                _ => {
                    return Err(unknown(key, &[&USUAL[..], &["throws", "width"]].concat()));
                }
            }
        }
        horizon = Horizon { nodes, width: width.unwrap_or(horizon.width), ..horizon };
        let ends: Arc<dyn Oracle<Self>> = Arc::new(LastTwo::new(self.clone()));
        let knows: Vec<_> = knows.into_iter().chain([ends]).collect();
        let racer = Racer::new(self.clone()).asking(Arc::new(knows));
        Ok(Box::new(Race { racer, horizon, alarm }))
    }

    fn level(&self, level: Level, spec: &Spec) -> Result<Box<dyn Player<Self>>, Faults> {
        use nugar_engine::levels::race::{Manner, choose};
        let mut manner = Manner::of(level);
        for (key, text) in &spec.settings {
            let found = manner.get_mut(key).ok_or_else(|| unknown(key, Manner::NAMES))?;
            *found = number(key, text)?;
        }
        let choose = |sight: &Sight<'_, Self>, manner: &Manner| {
            choose(sight.game, &sight.past.state, manner, sight.seed)
        };
        Ok(Box::new(Mannered { manner, choose }))
    }
}

impl Player<RunningFight> for Race {
    fn begin(&mut self) {}

    fn choose(
        &mut self,
        sight: &Sight<'_, RunningFight>,
    ) -> Result<<RunningFight as Game>::Move, Mishap> {
        let ranked = self.racer.rank(&sight.past.state, self.horizon, &mut self.alarm.set());
        ranked.first().map(|ranked| ranked.play).ok_or(Mishap::Crash)
    }
}
