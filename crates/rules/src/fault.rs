//! Everything that can be wrong, as data: a code and its arguments, no prose.
//!
//! `nugar-words` says each code in every language; its tests go through [`Fault::CODES`].

use std::fmt;

use crate::game::Side;

/// An argument of a fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A count, length or number.
    Number(i64),
    /// Text as it was read, or a name out of the rules.
    Text(String),
    /// Names of points.
    Cells(Vec<String>),
    /// A side.
    Side(Side),
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Text(text) => write!(f, "{text:?}"),
            Arg::Cells(cells) => write!(f, "{}", cells.join(" ")),
            Arg::Side(side) => write!(f, "{}", side.letter()),
        }
    }
}

macro_rules! arg_from {
    ($($from:ty => |$value:ident| $arg:expr),* $(,)?) => {
        $(impl From<$from> for Arg {
            fn from($value: $from) -> Arg {
                $arg
            }
        })*
    };
}

arg_from! {
    u8 => |n| Arg::Number(i64::from(n)),
    u32 => |n| Arg::Number(i64::from(n)),
    usize => |n| Arg::Number(n as i64),
    String => |text| Arg::Text(text),
    &'static str => |text| Arg::Text(text.to_owned()),
    char => |letter| Arg::Text(letter.to_string()),
    Vec<String> => |cells| Arg::Cells(cells),
    Side => |side| Arg::Side(side),
}

macro_rules! faults {
    ($($(#[$doc:meta])* $code:literal $name:ident { $($(#[$fdoc:meta])* $arg:ident: $ty:ty),* $(,)? }),* $(,)?) => {
        /// One thing that is wrong with a text, a position, a move, a ruleset, a record or an event.
        #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
        #[error("{}", self.plain())]
        #[allow(missing_docs)] // the arguments of each variant are named by its sentence
        pub enum Fault {
            $($(#[$doc])* $name { $($(#[$fdoc])* $arg: $ty),* },)*
        }

        impl Fault {
            /// Every code with the names of its arguments.
            pub const CODES: &[(&'static str, &'static [&'static str])] =
                &[$(($code, &[$(stringify!($arg)),*])),*];

            /// The code, as programs read it.
            pub fn code(&self) -> &'static str {
                match self {
                    $(Fault::$name { .. } => $code,)*
                }
            }

            /// The arguments by name.
            pub fn args(&self) -> Vec<(&'static str, Arg)> {
                match self {
                    $(Fault::$name { $($arg),* } => vec![$((stringify!($arg), Arg::from($arg.clone()))),*],)*
                }
            }
        }
    };
}

faults! {
    // Texts of positions.
    /// Nothing was given.
    "empty" Empty {},
    /// A position has three parts, or five with counters.
    "position-parts" PositionParts { have: usize },
    /// Neither `b` nor `w`.
    "unknown-side" UnknownSide { text: String },
    /// Not a whole number in range.
    "bad-number" BadNumber { text: String },
    /// Hands are `black,white`.
    "bad-hands" BadHands { text: String },
    /// A board of another number of ranks.
    "rank-count" RankCount { have: usize, want: usize },
    /// A rank of another number of cells.
    "rank-length" RankLength { rank: usize, have: usize, want: usize },
    /// A position of a running-fight game has three rows.
    "row-count" RowCount { have: usize },
    /// A row of another number of holes; `row` is `w`, `m` or `b`.
    "row-length" RowLength { row: String, have: usize, want: usize },
    /// A letter that is no piece.
    "unknown-piece" UnknownPiece { text: String },
    /// More pieces of a side on board and in hand than it ever had.
    "too-many-pieces" TooManyPieces { side: Side, have: usize, most: usize },
    /// An undalled piece outside its own row.
    "undalled-away" UndalledAway { cell: String },
    /// A dalled piece where no dalled piece can stand: the first hole of its own row.
    "dalled-at-start" DalledAtStart { cell: String },
    /// Both sides have so few pieces that both have lost.
    "both-lost" BothLost { black: usize, white: usize },
    /// Not a throw of two dice.
    "bad-throw" BadThrow { text: String },
    /// More plies without a capture than plies in all.
    "bad-counters" BadCounters { quiet: usize, ply: usize },

    // Texts of moves.
    /// Not written as a move is.
    "bad-move" BadMove { text: String },
    /// No point of this board.
    "unknown-cell" UnknownCell { text: String },
    /// The game is over: there is no move.
    "game-over" GameOver {},
    /// The dice have to be thrown first.
    "throw-first" ThrowFirst {},
    /// There is a throw to be played first.
    "play-first" PlayFirst {},
    /// The move does not say whether its last hole takes as the board has it.
    "takes-differs" TakesDiffers { cell: String },

    // Why a touch or a move of a game of alignment is refused.
    /// A piece stands there.
    "occupied" Occupied { cell: String },
    /// Pieces are still to be placed before any steps.
    "must-place" MustPlace { cell: String },
    /// All pieces are placed: now they step.
    "must-step" MustStep { cell: String },
    /// Some cells have to be filled first.
    "fill-first" FillFirst { cell: String, cells: Vec<String> },
    /// A placement may not make a row of three.
    "makes-row" MakesRow { cell: String, cells: Vec<String> },
    /// No move may make a line of four or more.
    "makes-long" MakesLong { cell: String, cells: Vec<String>, length: usize },
    /// A step may not make a row by leaving a longer line.
    "leaves-long" LeavesLong { cell: String, cells: Vec<String> },
    /// The piece belongs to the other side.
    "not-yours" NotYours { cell: String },
    /// Nothing stands there.
    "no-piece" NoPiece { cell: String },
    /// A step goes to the next cell along a rank or file.
    "not-adjacent" NotAdjacent { cell: String, to: String },
    /// The piece has nowhere to step.
    "cannot-move" CannotMove { cell: String },
    /// The move earns a capture, which has to be made.
    "must-capture" MustCapture { count: usize, cells: Vec<String> },
    /// The move earns no capture.
    "no-capture" NoCapture { cell: String },
    /// The move earns fewer captures than were named.
    "too-many-captures" TooManyCaptures { cell: String, count: usize },
    /// The piece stands in a row of three and cannot be taken.
    "protected" Protected { cell: String, cells: Vec<String> },
    /// Only an enemy piece can be taken.
    "not-enemy" NotEnemy { cell: String },
    /// The same piece was named twice.
    "taken-twice" TakenTwice { cell: String },

    // Why a touch or a play of a running-fight game is refused.
    /// The throw cannot be played at all: only `pass` is left.
    "throw-lost" ThrowLost {},
    /// The throw can be played, so it is not lost.
    "throw-not-lost" ThrowNotLost {},
    /// An own piece stands on the hole where the move would end.
    "own-on-hole" OwnOnHole { cell: String, to: String },
    /// Own pieces are never jumped.
    "own-jumped" OwnJumped { cell: String, cells: Vec<String> },
    /// An undalled piece needs an A.
    "needs-dal" NeedsDal { cell: String },
    /// Only the undalled piece nearest the stern may be dalled.
    "not-sternmost" NotSternmost { cell: String, cells: Vec<String> },
    /// No die, nor their sum, says that distance.
    "no-such-die" NoSuchDie { cell: String, to: String },
    /// That hole does not lie ahead on the piece's way.
    "not-on-way" NotOnWay { cell: String, to: String },
    /// An undalled piece cannot be taken under these rules.
    "undalled-safe" UndalledSafe { cell: String },
    /// Both dice on one piece are two moves under these rules, each of which may take.
    "hole-by-hole" HoleByHole { cell: String, to: String },
    /// Dice are never added under these rules.
    "no-adding" NoAdding { cell: String, to: String },
    /// Both dice can be used, so both have to be.
    "both-dice" BothDice { cell: String, to: String },
    /// Only one die can be used, and it has to be the higher one.
    "higher-die" HigherDie { cell: String, to: String },
    /// One piece takes both dice only as their sum.
    "same-piece" SamePiece { cell: String },
    /// That die has been used.
    "die-used" DieUsed { cell: String, to: String },
    /// Both dice have been played.
    "play-complete" PlayComplete { cell: String },

    // Rulesets.
    /// No ruleset of that name.
    "unknown-preset" UnknownPreset { text: String },
    /// No field of that name in this family.
    "unknown-field" UnknownField { text: String, known: String },
    /// Not written as `field=value`.
    "bad-field" BadField { text: String },
    /// The field is given twice.
    "repeated-field" RepeatedField { field: String },
    /// Not one of the field's values.
    "bad-value" BadValue { field: String, text: String, known: String },
    /// A number outside the field's range.
    "out-of-range" OutOfRange { field: String, have: usize, least: usize, most: usize },
    /// A side would have lost before the first move.
    "pieces-too-few" PiecesTooFew { pieces: usize, lose_at: usize },
    /// Both sides' pieces would leave too little room.
    "board-too-small" BoardTooSmall { pieces: usize, cells: usize },
    /// A cell to be filled first that the board lacks.
    "fill-off-board" FillOffBoard { cell: String },
    /// A cell to be filled first that is named twice.
    "fill-repeated" FillRepeated { cell: String },
    /// More pieces than the own row has holes.
    "row-too-short" RowTooShort { pieces: usize, outer: usize },

    // Records.
    /// Not a tag pair.
    "bad-tag" BadTag { text: String },
    /// The tag stands twice.
    "repeated-tag" RepeatedTag { tag: String },
    /// A record needs this tag.
    "missing-tag" MissingTag { tag: String },
    /// The digest is not that of the ruleset text.
    /// The record is of other rules than those asked for.
    "other-ruleset" OtherRuleset { have: String, want: String },
    "wrong-digest" WrongDigest { have: String, want: String },
    /// A comment that never ends.
    "open-comment" OpenComment {},
    /// A variation that never ends, or a bracket that closes none.
    "open-variation" OpenVariation {},
    /// A variation without a move before it, in whose place it could stand.
    "lone-variation" LoneVariation {},
    /// A variation without a move.
    "empty-variation" EmptyVariation {},
    /// Variations within variations, deeper than what is read.
    "deep-variation" DeepVariation { most: usize },
    /// More moves in variations than what is read.
    "too-many-variations" TooManyVariations { most: usize },
    /// `--` stands where no side is skipped, or is missing.
    "wrong-skip" WrongSkip {},
    /// A throw has to stand before the play.
    "missing-throw" MissingThrow { text: String },
    /// A throw stands where there are no dice.
    "unexpected-throw" UnexpectedThrow { text: String },
    /// The throw is not the one that the seed gives.
    "wrong-throw" WrongThrow { have: String, want: String },
    /// The number before a move is not the one that it has.
    "wrong-number" WrongNumber { have: usize, want: usize },
    /// A move after the end of the game.
    "after-end" AfterEnd { text: String },
    /// A result that the rules contradict.
    "wrong-result" WrongResult { have: String, want: String },
    /// Not a result.
    "bad-result" BadResult { text: String },
    /// Text that belongs to no game.
    "stray-text" StrayText { text: String },
    /// Both sides' throws, higher sum first to play.
    "bad-opening" BadOpening { text: String },
    /// A game of that family has no such tag.
    "unexpected-tag" UnexpectedTag { tag: String },

    // Events of a session.
    /// Events before this one are missing.
    "event-gap" EventGap { have: usize, want: usize },
    /// Another event already has that number.
    "event-conflict" EventConflict { number: usize },
    /// The first event has to start the game, and no later one may.
    "event-start" EventStart {},
    /// There is nothing to take back.
    "nothing-to-undo" NothingToUndo {},
    /// There is nothing to play again.
    "nothing-to-redo" NothingToRedo {},
    /// A throw has been seen since: it can only be taken back when both ask for it.
    "undo-crosses-throw" UndoCrossesThrow {},
    /// No draw has been offered.
    "no-offer" NoOffer {},
    /// Both throw for the start first.
    "opening-first" OpeningFirst {},
    /// The dice of this game come from its seed.
    "seeded-dice" SeededDice {},
    /// A line longer than what is read.
    "line-too-long" LineTooLong { most: usize },
    /// Bytes that are no UTF-8.
    "not-text" NotText {},
    /// Text that cannot be used here; `want` names what can.
    "bad-text" BadText { text: String, want: String },
}

impl Fault {
    /// `code(name=value, …)`: what programs read and what stands in panics and logs.
    fn plain(&self) -> String {
        let args = self.args();
        if args.is_empty() {
            return self.code().to_owned();
        }
        let args: Vec<String> =
            args.iter().map(|(name, value)| format!("{name}={value}")).collect();
        format!("{}({})", self.code(), args.join(", "))
    }
}

/// One or more faults, all of them.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct Faults(pub Vec<Fault>);

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

impl Faults {
    /// `Ok` when nothing was found.
    pub fn check(found: Vec<Fault>) -> Result<(), Faults> {
        if found.is_empty() { Ok(()) } else { Err(Faults(found)) }
    }
}
