//! What can be typed during a game.

use std::path::PathBuf;

/// Something typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Command {
    /// Nothing: what offers itself.
    Enter,
    /// A move, or what is meant to be one.
    Move(String),
    /// The legal moves.
    Moves,
    /// The board.
    Board,
    /// The board from the other side.
    Turn,
    /// A machine's suggestion.
    Hint,
    /// The last move is taken back.
    Undo,
    /// It is played again.
    Redo,
    /// The dice are thrown, or show this.
    Throw(Option<String>),
    /// The rules in brief.
    Rules,
    /// Where a rule, or each, comes from.
    Why(Option<String>),
    /// The position as text.
    Position,
    /// The record, shown or written to a file.
    Record(Option<PathBuf>),
    /// Where the game is kept, or another place for it.
    Save(Option<PathBuf>),
    /// A draw is offered.
    Draw,
    /// What is asked is granted.
    Accept,
    /// What is asked is refused.
    Decline,
    /// The game is given up.
    Resign,
    /// The score of the match.
    Score,
    /// Another game.
    New,
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
}

/// Every command by name, in the order of the help; the first entry is no name but stands for moves.
pub(super) const NAMES: [&str; 20] = [
    "move", "throw", "moves", "hint", "undo", "redo", "board", "turn", "rules", "why", "position",
    "record", "score", "draw", "accept", "decline", "resign", "save", "new", "quit",
];

impl Command {
    /// Reads a line without white space at its ends.
    pub(super) fn read(line: &str) -> Command {
        let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
        let text = || rest.map(str::to_owned);
        let path = || rest.map(PathBuf::from);
        match name.to_ascii_lowercase().as_str() {
            "" => Command::Enter,
            "moves" => Command::Moves,
            "board" => Command::Board,
            "turn" | "flip" => Command::Turn,
            "hint" => Command::Hint,
            "undo" => Command::Undo,
            "redo" => Command::Redo,
            "throw" | "roll" => Command::Throw(text()),
            "rules" => Command::Rules,
            "why" => Command::Why(text()),
            "position" => Command::Position,
            "record" => Command::Record(path()),
            "save" => Command::Save(path()),
            "draw" => Command::Draw,
            "accept" | "yes" => Command::Accept,
            "decline" | "no" => Command::Decline,
            "resign" => Command::Resign,
            "score" => Command::Score,
            "new" => Command::New,
            "help" | "?" => Command::Help,
            "quit" | "exit" | "q" => Command::Quit,
            "move" => rest.map_or(Command::Help, |rest| Command::Move(rest.to_owned())),
            _ => Command::Move(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_and_moves_are_told_apart() {
        assert_eq!(Command::read(""), Command::Enter);
        assert_eq!(Command::read("c3 - c4 x d1"), Command::Move("c3 - c4 x d1".to_owned()));
        assert_eq!(Command::read("move c3"), Command::Move("c3".to_owned()));
        assert_eq!(Command::read("UNDO"), Command::Undo);
        assert_eq!(Command::read("throw  A3"), Command::Throw(Some("A3".to_owned())));
        assert_eq!(Command::read("save a b.json"), Command::Save(Some(PathBuf::from("a b.json"))));
        assert_eq!(Command::read("pass"), Command::Move("pass".to_owned()));
    }

    #[test]
    fn every_name_is_a_command() {
        for name in NAMES {
            assert!(!matches!(Command::read(name), Command::Move(_)), "{name}");
        }
    }
}
