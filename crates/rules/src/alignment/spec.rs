//! The rule fields of games of alignment, and when a ruleset makes sense.

use crate::fault::{Fault, Faults};
use crate::field::{fields, words};
use crate::spec::Values;
use crate::stones::Stones;

words! {
    /// What a placement that makes a row is.
    PlaceThree {
        /// Illegal.
        Forbidden = "forbidden",
        /// Legal, without a capture.
        Free = "free",
        /// Legal, and captures.
        Captures = "captures",
    }
}

words! {
    /// What a move that makes a line of four or more is.
    Long {
        /// Illegal.
        Forbidden = "forbidden",
        /// Legal; it never captures.
        Free = "free",
    }
}

words! {
    /// What a step is that makes a row by leaving a longer line.
    LeaveLong {
        /// The row counts like any other.
        Captures = "captures",
        /// The row does not count.
        None = "none",
        /// The step is illegal.
        Forbidden = "forbidden",
    }
}

words! {
    /// How many pieces a move that makes several rows takes.
    CapturesPerMove {
        /// One, however many rows.
        One = "one",
        /// One for each row.
        PerRow = "per-row",
    }
}

words! {
    /// Whether pieces in a row of their own are safe.
    ProtectRows {
        /// They can be taken like others.
        No = "no",
        /// They cannot be taken.
        Yes = "yes",
    }
}

words! {
    /// What may be taken when every enemy piece is protected.
    AllProtected {
        /// Nothing.
        None = "none",
        /// Any piece.
        Any = "any",
    }
}

words! {
    /// Whether a capture has to be made.
    CaptureChoice {
        /// It has to be made.
        Compulsory = "compulsory",
        /// All that the move earns, or nothing.
        Optional = "optional",
    }
}

words! {
    /// What it is when the side to step has no legal step.
    NoMove {
        /// That side has lost.
        Loses = "loses",
        /// A draw.
        Draw = "draw",
    }
}

fields! { "alignment",
    /// The rules of a game of alignment, as plain values.
    AlignmentRules,
    /// The rules of a published game of alignment, each with its ground.
    AlignmentSpec {
        /// Files of the board.
        files: u8 = Values::Number { least: 3, most: 8 },
        /// Ranks of the board.
        ranks: u8 = Values::Number { least: 3, most: 8 },
        /// Pieces of each side.
        pieces: u8 = Values::Number { least: 3, most: 31 },
        /// Cells that have to be filled before any other.
        fill_first: Stones = Values::Cells,
        /// A placement that makes a row.
        place_three: PlaceThree = Values::Words(PlaceThree::WORDS),
        /// A placement that makes a long.
        place_long: Long = Values::Words(Long::WORDS),
        /// A step that makes a long.
        move_long: Long = Values::Words(Long::WORDS),
        /// A step that makes a row by leaving a long.
        leave_long: LeaveLong = Values::Words(LeaveLong::WORDS),
        /// Captures when one move makes several rows.
        captures_per_move: CapturesPerMove = Values::Words(CapturesPerMove::WORDS),
        /// Whether pieces in a row of their own can be taken.
        protect_rows: ProtectRows = Values::Words(ProtectRows::WORDS),
        /// What may be taken when no enemy piece is free.
        all_protected: AllProtected = Values::Words(AllProtected::WORDS),
        /// Whether a capture has to be made.
        capture_choice: CaptureChoice = Values::Words(CaptureChoice::WORDS),
        /// A side with this few pieces on the board and in hand has lost.
        lose_at: u8 = Values::Number { least: 0, most: 2 },
        /// The side to step cannot.
        no_move: NoMove = Values::Words(NoMove::WORDS),
        /// The same board, side and hands this often is a draw; 0 is never.
        repetition: u32 = Values::Number { least: 0, most: 1_000_000 },
        /// Plies without placement or capture that make a draw; 0 is never.
        quiet_limit: u32 = Values::Number { least: 0, most: 1_000_000 },
    }
}

impl AlignmentRules {
    /// Whether the rules make sense together; every fault is named.
    pub fn check(&self) -> Result<(), Faults> {
        let mut found = self.out_of_range();
        if self.repetition == 1 {
            found.push(Fault::BadValue {
                field: "repetition".to_owned(),
                text: "1".to_owned(),
                known: "0, 2, 3, …".to_owned(),
            });
        }
        let cells = usize::from(self.files) * usize::from(self.ranks);
        let pieces = usize::from(self.pieces);
        if 2 * pieces >= cells {
            found.push(Fault::BoardTooSmall { pieces, cells });
        }
        if self.pieces <= self.lose_at {
            found.push(Fault::PiecesTooFew { pieces, lose_at: usize::from(self.lose_at) });
        }
        if self.files <= 8 && self.ranks <= 8 {
            let off = self.fill_first.without(Stones::board(self.files, self.ranks));
            for cell in off {
                found.push(Fault::FillOffBoard { cell: super::cell_name(cell) });
            }
        }
        Faults::check(found)
    }
}
