//! The lines between a program that plays and whoever asks it, in the manner of UCI.
//! `docs/protocol.md` tells what they mean.

use std::fmt;

/// The version of the protocol.
pub const PROTOCOL_VERSION: u32 = 1;

/// What the one who asks says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Which protocol is spoken. Always the first.
    Protocol(u32),
    /// Whether everything before has been dealt with.
    IsReady,
    /// Sets an option.
    SetOption {
        /// Which.
        name: String,
        /// To what; empty where nothing was given.
        value: String,
    },
    /// What is played.
    Ruleset(String),
    /// What was found in the game before does not count.
    NewGame,
    /// What stands on the board.
    Position {
        /// The position that the game began with; none: the ruleset's start.
        first: Option<String>,
        /// What has been played since, each play behind its throw and a colon where there are dice.
        moves: Vec<String>,
    },
    /// What has been thrown in that position.
    Dice(String),
    /// Search.
    Go(Go),
    /// Stop searching and answer.
    Stop,
    /// End.
    Quit,
}

/// How far a search goes; whichever limit comes first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Go {
    /// Plies, or throws, ahead.
    pub depth: Option<u8>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Milliseconds.
    pub time: Option<u64>,
    /// How many lines are told, the best first.
    pub lines: Option<u16>,
    /// What makes it answer.
    pub until: Until,
}

/// When a search answers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Until {
    /// As soon as it has come to a limit or an end.
    #[default]
    Done,
    /// Not before it is told to stop.
    Stopped,
}

/// A line that is no order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoOrder {
    /// No order begins with that word.
    Unknown(String),
    /// Something is missing behind that word.
    Missing(String),
    /// That cannot stand there.
    Wrong(String),
}

impl fmt::Display for NoOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoOrder::Unknown(text) => write!(f, "unknown-order(text={text:?})"),
            NoOrder::Missing(text) => write!(f, "order-incomplete(text={text:?})"),
            NoOrder::Wrong(text) => write!(f, "order-wrong(text={text:?})"),
        }
    }
}

impl Order {
    /// Reads a line; none where it is blank.
    pub fn read(line: &str) -> Result<Option<Order>, NoOrder> {
        let mut words = line.split_whitespace();
        let Some(order) = words.next() else { return Ok(None) };
        let rest: Vec<&str> = words.collect();
        let missing = || NoOrder::Missing(order.to_owned());
        let text = || if rest.is_empty() { Err(missing()) } else { Ok(rest.join(" ")) };
        Ok(Some(match order {
            "protocol" => Order::Protocol(number(&text()?)?),
            "isready" => Order::IsReady,
            "setoption" => set_option(&rest).ok_or_else(missing)?,
            "ruleset" => Order::Ruleset(text()?),
            "newgame" => Order::NewGame,
            "position" => {
                let end = rest.iter().position(|word| *word == "moves").unwrap_or(rest.len());
                let moves = rest.iter().skip(end + 1).map(|word| (*word).to_owned()).collect();
                let first = match &rest[..end] {
                    [] => return Err(missing()),
                    ["start"] => None,
                    words => Some(words.join(" ")),
                };
                Order::Position { first, moves }
            }
            "dice" => Order::Dice(text()?),
            "go" => Order::Go(go(&rest)?),
            "stop" => Order::Stop,
            "quit" => Order::Quit,
            _ => return Err(NoOrder::Unknown(order.to_owned())),
        }))
    }
}

/// `name NAME…` and then perhaps `value VALUE…`.
fn set_option(words: &[&str]) -> Option<Order> {
    let (first, words) = words.split_first()?;
    let end = words.iter().position(|word| *word == "value").unwrap_or(words.len());
    let name = words[..end].join(" ");
    let value = words.get(end + 1..).unwrap_or_default().join(" ");
    (*first == "name" && !name.is_empty()).then_some(Order::SetOption { name, value })
}

fn go(words: &[&str]) -> Result<Go, NoOrder> {
    let mut go = Go::default();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| NoOrder::Missing((*word).to_owned()));
        match *word {
            "depth" => go.depth = Some(number(value()?)?),
            "nodes" => go.nodes = Some(number(value()?)?),
            "time" => go.time = Some(number(value()?)?),
            "lines" => go.lines = Some(number(value()?)?),
            "infinite" => go.until = Until::Stopped,
            _ => return Err(NoOrder::Wrong((*word).to_owned())),
        }
    }
    Ok(go)
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, NoOrder> {
    text.parse().map_err(|_| NoOrder::Wrong(text.to_owned()))
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Protocol(version) => write!(f, "protocol {version}"),
            Order::IsReady => f.write_str("isready"),
            Order::SetOption { name, value } if value.is_empty() => {
                write!(f, "setoption name {name}")
            }
            Order::SetOption { name, value } => write!(f, "setoption name {name} value {value}"),
            Order::Ruleset(text) => write!(f, "ruleset {text}"),
            Order::NewGame => f.write_str("newgame"),
            Order::Position { first, moves } => {
                write!(f, "position {}", first.as_deref().unwrap_or("start"))?;
                if moves.is_empty() { Ok(()) } else { write!(f, " moves {}", moves.join(" ")) }
            }
            Order::Dice(throw) => write!(f, "dice {throw}"),
            Order::Go(go) => {
                f.write_str("go")?;
                let limits = [
                    ("depth", go.depth.map(u64::from)),
                    ("nodes", go.nodes),
                    ("time", go.time),
                    ("lines", go.lines.map(u64::from)),
                ];
                for (name, value) in limits {
                    if let Some(value) = value {
                        write!(f, " {name} {value}")?;
                    }
                }
                match go.until {
                    Until::Done => Ok(()),
                    Until::Stopped => f.write_str(" infinite"),
                }
            }
            Order::Stop => f.write_str("stop"),
            Order::Quit => f.write_str("quit"),
        }
    }
}

/// What the program says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Word {
    /// Its name and the like.
    Id {
        /// What is told.
        about: String,
        /// The text.
        text: String,
    },
    /// An option: its name, and what it may be.
    Option {
        /// Its name.
        name: String,
        /// Kind, default and bounds, as UCI writes them.
        kind: String,
    },
    /// The end of what it tells of itself.
    Protocol(u32),
    /// Everything before has been dealt with.
    ReadyOk,
    /// What is played from now on.
    Ruleset {
        /// Canonical text.
        text: String,
        /// The digest of the rules.
        digest: String,
    },
    /// What a search has found so far.
    Info(Info),
    /// The answer to a search.
    Best(Best),
    /// What could not be done: a code, perhaps with arguments.
    Error(String),
}

/// A line that a search tells of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Info {
    /// Plies, or throws, ahead.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Milliseconds.
    pub time: u64,
    /// Which of the lines, from 1.
    pub line: u16,
    /// What it is worth to the side that moves.
    pub worth: Worth,
    /// The moves, at least one.
    pub moves: Vec<String>,
}

/// What a line is worth to the side that moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// Points, 0 for even.
    Points(i32),
    /// A win in so many plies.
    Win(u32),
    /// A loss in so many plies.
    Loss(u32),
    /// The chance to win, in ten-thousandths.
    Chance(u32),
}

/// The answer to a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Best {
    /// This move.
    Move(String),
    /// None: the game is over.
    Over,
    /// None: the dice have to be thrown first.
    Throw,
    /// None: there is no position.
    Position,
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::Id { about, text } => write!(f, "id {about} {text}"),
            Word::Option { name, kind } => write!(f, "option name {name} {kind}"),
            Word::Protocol(version) => write!(f, "protocol {version}"),
            Word::ReadyOk => f.write_str("readyok"),
            Word::Ruleset { text, digest } => write!(f, "ruleset {text} {digest}"),
            Word::Info(info) => {
                let Info { depth, nodes, time, line, worth, moves } = info;
                let (kind, number) = match *worth {
                    Worth::Points(points) => ("points", i64::from(points)),
                    Worth::Win(plies) => ("win", i64::from(plies)),
                    Worth::Loss(plies) => ("loss", i64::from(plies)),
                    Worth::Chance(chance) => ("chance", i64::from(chance)),
                };
                write!(f, "info depth {depth} nodes {nodes} time {time} line {line} ")?;
                write!(f, "score {kind} {number} moves {}", moves.join(" "))
            }
            Word::Best(Best::Move(text)) => write!(f, "bestmove {text}"),
            Word::Best(none) => {
                let why = match none {
                    Best::Throw => "throw",
                    Best::Position => "position",
                    Best::Over | Best::Move(_) => "over",
                };
                write!(f, "bestmove none {why}")
            }
            Word::Error(what) => write!(f, "error {what}"),
        }
    }
}

impl Word {
    /// Reads a line; none where it is nothing that this version knows, which may be passed over.
    pub fn read(line: &str) -> Option<Word> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["id", about, ..] => {
                Some(Word::Id { about: about.to_owned(), text: words[2..].join(" ") })
            }
            ["option", "name", name, ..] => {
                Some(Word::Option { name: name.to_owned(), kind: words[3..].join(" ") })
            }
            ["protocol", version] => version.parse().ok().map(Word::Protocol),
            ["readyok"] => Some(Word::ReadyOk),
            ["ruleset", text, digest] => {
                Some(Word::Ruleset { text: text.to_owned(), digest: digest.to_owned() })
            }
            ["info", ..] => info(&words[1..]).map(Word::Info),
            ["bestmove", "none", "over"] => Some(Word::Best(Best::Over)),
            ["bestmove", "none", "throw"] => Some(Word::Best(Best::Throw)),
            ["bestmove", "none", ..] => Some(Word::Best(Best::Position)),
            ["bestmove", text] => Some(Word::Best(Best::Move(text.to_owned()))),
            ["error", ..] => Some(Word::Error(words[1..].join(" "))),
            _ => None,
        }
    }
}

fn info(words: &[&str]) -> Option<Info> {
    let value = |name: &str| {
        let at = words.iter().position(|word| *word == name)?;
        words.get(at + 1..)
    };
    let number = |name: &str| value(name)?.first()?.parse::<u64>().ok();
    let (kind, of) = match value("score")? {
        [kind, number, ..] => (*kind, number.parse::<i32>().ok()?),
        _ => return None,
    };
    let worth = match kind {
        "points" => Worth::Points(of),
        "win" => Worth::Win(u32::try_from(of).ok()?),
        "loss" => Worth::Loss(u32::try_from(of).ok()?),
        "chance" => Worth::Chance(u32::try_from(of).ok()?),
        _ => return None,
    };
    Some(Info {
        depth: u8::try_from(number("depth")?).ok()?,
        nodes: number("nodes")?,
        time: number("time")?,
        line: u16::try_from(number("line")?).ok()?,
        worth,
        moves: value("moves")?.iter().map(|word| (*word).to_owned()).collect(),
    })
}
