//! Where logs go and how they look.

use std::io;

use tracing::level_filters::LevelFilter;

/// How much is logged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Level {
    /// Nothing.
    Off,
    /// Our own faults.
    Error,
    /// What others do wrong, too.
    Warn,
    /// Every answer, too.
    #[default]
    Info,
    /// Every connection, too.
    Debug,
}

/// How logs look. They go to the standard error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Logs {
    /// Lines for people; in colours or without.
    #[default]
    Text,
    /// The same in colours.
    Colours,
    /// A JSON object a line.
    Json,
}

impl Logs {
    /// Begins to log. The first call of a process decides.
    pub fn begin(self, level: Level) {
        let most = match level {
            Level::Off => LevelFilter::OFF,
            Level::Error => LevelFilter::ERROR,
            Level::Warn => LevelFilter::WARN,
            Level::Info => LevelFilter::INFO,
            Level::Debug => LevelFilter::DEBUG,
        };
        let to = tracing_subscriber::fmt().with_max_level(most).with_writer(io::stderr);
        // Whoever has begun already keeps what it has.
        let _ = match self {
            Logs::Json => to.json().flatten_event(true).with_target(false).try_init(),
            Logs::Text | Logs::Colours => {
                to.with_ansi(self == Logs::Colours).with_target(false).try_init()
            }
        };
    }
}
