//! Searching, whatever the family: limits as the protocol has them, lines as it tells them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use nugar_api::{Go, Info, Until, Word, Worth};
use nugar_engine::evaluation::alignment::Points;
use nugar_engine::knowing::Knowing;
use nugar_engine::last_two::LastTwo;
use nugar_engine::limits::Limits;
use nugar_engine::opponents::{STRONG_HORIZON, STRONG_NODES};
use nugar_engine::past::Past;
use nugar_engine::race::{Horizon, Racer, SURE};
use nugar_engine::score::{Meaning, Score};
use nugar_engine::search::{Report, Searcher, Style};
use nugar_rules::alignment::{Alignment, Move, State};
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::game::Game;
use nugar_rules::oracle::Oracle;
use nugar_rules::running_fight::RunningFight;
use nugar_rules::table::Table;

/// Tells a search to stop.
#[derive(Debug, Clone, Default)]
pub(super) struct Stop(Arc<AtomicBool>);

impl Stop {
    pub(super) fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_said(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A search that was asked for.
pub(super) struct Search {
    pub(super) go: Go,
    pub(super) stop: Stop,
    began: Instant,
}

impl Search {
    pub(super) fn new(go: Go) -> Search {
        Search { go, stop: Stop::default(), began: Instant::now() }
    }

    /// Whether it has to end now.
    fn is_over(&self) -> bool {
        let time = self.go.time.map(Duration::from_millis);
        self.stop.is_said() || time.is_some_and(|time| self.began.elapsed() >= time)
    }

    fn lines(&self) -> usize {
        usize::from(self.go.lines.unwrap_or(1).max(1))
    }

    /// Whether nothing was said of how long it may last.
    fn is_free(&self) -> bool {
        let Go { depth, nodes, time, until, .. } = self.go;
        (depth, nodes, time, until) == (None, None, None, Until::Done)
    }

    fn millis(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }
}

/// The best machine of a ruleset with what it remembers.
pub(super) enum Mind {
    /// Of games of alignment.
    Alignment(Box<Searcher<Alignment, Points>>),
    /// Of running-fight games.
    Race(Box<Racer>),
}

impl Mind {
    /// One that remembers positions in so many bytes and asks whoever knows some exactly.
    pub(super) fn new(ruleset: Ruleset, bytes: usize, knowing: &Knowing) -> Mind {
        match ruleset.rules() {
            Rules::Alignment(rules) => {
                let (game, judge) = (Alignment::new(*rules), Points::of(rules));
                let searcher = Searcher::new(game, judge, Style::Full, bytes);
                Mind::Alignment(Box::new(match &knowing.alignment {
                    Some(knows) => searcher.asking(knows.clone()),
                    None => searcher,
                }))
            }
            Rules::RunningFight(rules) => {
                let game = RunningFight::new(*rules);
                let ends: Arc<dyn Oracle<RunningFight>> = Arc::new(LastTwo::new(game.clone()));
                let knows: Vec<_> = knowing.race.clone().into_iter().chain([ends]).collect();
                Mind::Race(Box::new(Racer::new(game).asking(Arc::new(knows))))
            }
        }
    }

    pub(super) fn forget(&mut self) {
        match self {
            Mind::Alignment(searcher) => searcher.forget(),
            Mind::Race(_) => {}
        }
    }

    /// The best move, as text; none where the table is of another game. Several threads search games
    /// of alignment.
    pub(super) fn think(
        &mut self,
        table: &dyn Table,
        search: &Search,
        threads: usize,
        tell: &mut dyn FnMut(Word),
    ) -> Option<String> {
        match self {
            Mind::Alignment(searcher) => align(searcher, table, search, threads, tell),
            Mind::Race(racer) => race(racer, table, search, tell),
        }
    }
}

fn align(
    searcher: &mut Searcher<Alignment, Points>,
    table: &dyn Table,
    search: &Search,
    threads: usize,
    tell: &mut dyn FnMut(Word),
) -> Option<String> {
    let game = searcher.game().clone();
    let past = Past::at(&game, table)?;
    let mut limits = Limits {
        depth: search.go.depth.unwrap_or(Limits::DEEPEST),
        nodes: search.go.nodes.unwrap_or(u64::MAX),
    };
    if search.is_free() {
        limits.nodes = STRONG_NODES;
    }
    let mut watch = |report: &Report<Move>| {
        for (line, number) in report.lines.iter().zip(1..) {
            tell(Word::Info(Info {
                depth: report.depth,
                nodes: report.nodes,
                time: search.millis(),
                line: number,
                worth: worth(line.score),
                moves: texts(&game, past.state, &line.moves),
            }));
        }
    };
    let mut stop = || search.is_over();
    let beside: Vec<_> = (1..threads).map(|_| searcher.beside()).collect();
    let report = thread::scope(|scope| {
        // The first thread's limits are those of the search; the others end with it.
        let ended = Stop::default();
        for mut searcher in beside {
            let (past, ended) = (&past, ended.clone());
            scope.spawn(move || {
                let mut stop = || ended.is_said();
                searcher.think(past, Limits::NONE, 1, &mut stop, &mut |_| {});
            });
        }
        let _ends = Ends(ended);
        searcher.think(&past, limits, search.lines(), &mut stop, &mut watch)
    });
    report.best().map(|m| game.text(&past.state, m))
}

/// Says stop when it goes, also where a search breaks off.
struct Ends(Stop);

impl Drop for Ends {
    fn drop(&mut self) {
        self.0.now();
    }
}

fn worth(score: Score) -> Worth {
    match score.meaning() {
        Meaning::Win(plies) => Worth::Win(plies),
        Meaning::Loss(plies) => Worth::Loss(plies),
        Meaning::Estimate(points) => Worth::Points(points),
    }
}

fn texts(game: &Alignment, mut state: State, moves: &[Move]) -> Vec<String> {
    let text = |m: &Move| {
        let text = game.text(&state, *m);
        state = game.play(&state, *m);
        text
    };
    moves.iter().map(text).collect()
}

/// The most throws ahead where nobody says how many: more take minutes.
const FARTHEST: u8 = 4;

fn race(
    racer: &Racer,
    table: &dyn Table,
    search: &Search,
    tell: &mut dyn FnMut(Word),
) -> Option<String> {
    let game = racer.game();
    let state = Past::at(game, table)?.state;
    let usual = if search.is_free() { STRONG_HORIZON.throws } else { FARTHEST };
    let deepest = search.go.depth.unwrap_or(usual);
    let all = search.go.nodes.unwrap_or(u64::MAX);
    let (mut best, mut used) = (None, 0);
    for throws in 0..=deepest {
        let horizon = Horizon { nodes: all.saturating_sub(used), ..Horizon::ahead(throws) };
        let thought = racer.think(&state, horizon, &mut || search.is_over());
        used += thought.nodes;
        let text = |play| game.text(&state, play);
        best = thought.plays.first().map(|ranked| text(ranked.play)).or(best);
        if search.is_over() || used >= all {
            break;
        }
        for (ranked, line) in thought.plays.iter().take(search.lines()).zip(1..) {
            tell(Word::Info(Info {
                depth: throws,
                nodes: used,
                time: search.millis(),
                line,
                worth: Worth::Chance((i64::from(ranked.share) * 10_000 / i64::from(SURE)) as u32),
                moves: vec![text(ranked.play)],
            }));
        }
        if thought.plays.len() < 2 {
            break; // nothing to choose
        }
    }
    best
}
