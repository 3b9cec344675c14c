//! Every shape that leaves a program of Nugar: JSON for programs, stored games, and later the wire.
//!
//! No other crate says how things look outside. Shapes that are stored or sent name their format
//! and version, and every older version is read. Sentences for people have no place here: shapes
//! carry codes, cells and texts of the rules.

mod analysis;
mod arena;
mod bench;
mod colour;
mod event;
mod fault;
mod json;
mod known;
mod moves;
mod ordered;
mod page;
mod perft;
mod playout;
mod protocol;
mod record;
mod replay;
mod rules;
mod saved;
mod serve;
mod tables;
mod worker;

pub use analysis::{
    AnalysedThrow, AnalysisLine, GameAnalysis, GameReport, GameSoFar, JudgedMove, LuckLine,
    Portion, PositionAnalysis, ProvenLine, SideTotals, Sides, TurnLine,
};
pub use arena::{
    ARENA_FORMAT, ARENA_VERSION, ArenaGame, ArenaHeader, ArenaPair, ArenaReport, SprtReport,
};
pub use bench::BenchLine;
pub use colour::Colour;
pub use event::{Asked, Dice, Happened};
pub use fault::{ArgValue, ErrorLine, FaultLine};
pub use json::{BadJson, line, read};
pub use known::{NotKnown, SiteTable};
pub use moves::{LegalMove, MovesLine, OutcomeLine};
pub use ordered::Ordered;
pub use page::{Clocks, PAGE_GAME_FORMAT, PageGame, SETTINGS_FORMAT, Settings};
pub use perft::PerftLine;
pub use playout::{PlayoutHeader, PlayoutLine};
pub use protocol::{Best, Go, Info, NoOrder, Order, PROTOCOL_VERSION, Until, Word, Worth};
pub use record::{BadRecordLine, Note, PlayedMove, RECORD_FORMAT, RECORD_VERSION, RecordLine};
pub use replay::{ReplayFault, ReplayLine, ReplayedMove};
pub use rules::{DiffLine, DiffReport, FieldLine, Ground, RulesLine, SourceLine, Value};
pub use saved::{MatchSoFar, Player, SAVED_FORMAT, SAVED_VERSION, SavedGame, Seat, Unreadable};
pub use serve::{HealthLine, ServeLine};
pub use tables::{
    BuildLine, KnownMove, ProbeLine, TableLine, TablesStep, Units, Verdict, Verified, VerifyLine,
    WrongPosition,
};
pub use worker::{
    AnalystAnswer, AnalystQuery, MoveAsked, PlayerAnswer, PlayerQuery, Query, Question, Reply,
};
