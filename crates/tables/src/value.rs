//! The value of a position, and the number that stands for it in tables.

use nugar_rules::oracle::Known;

/// The exact value of a position from the side to move, with the plies to the end of the game when
/// the winner hurries and the loser delays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Value {
    /// The side to move wins in so many plies: an odd number.
    Win(u16),
    /// Neither side can force a win.
    Draw,
    /// The side to move loses in so many plies: an even number, 0 when the game is over.
    Loss(u16),
}

/// The longest distance that a table can hold.
pub const LONGEST: u16 = 1022;

impl Value {
    /// 0 for a draw, else the plies and one. The game ends when the side to move has lost, so wins
    /// are odd and losses even.
    pub const fn code(self) -> u16 {
        match self {
            Value::Draw => 0,
            Value::Win(plies) | Value::Loss(plies) => plies + 1,
        }
    }

    /// The value of that number.
    pub const fn from_code(code: u16) -> Value {
        match code {
            0 => Value::Draw,
            code if code % 2 == 0 => Value::Win(code - 1),
            code => Value::Loss(code - 1),
        }
    }

    /// Plies to the end; none in a draw.
    pub const fn plies(self) -> Option<u16> {
        match self {
            Value::Draw => None,
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
        }
    }

    /// The value of a move that leads to this position of the other side.
    #[must_use]
    pub const fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Draw => Value::Draw,
            Value::Loss(plies) => Value::Win(plies + 1),
        }
    }

    /// How good it is for the side to move: quick wins before slow ones, draws, slow losses before
    /// quick ones.
    pub const fn merit(self) -> i32 {
        match self {
            Value::Win(plies) => (1 << 16) - plies as i32,
            Value::Draw => 0,
            Value::Loss(plies) => -(1 << 16) + plies as i32,
        }
    }
}

impl From<Value> for Known {
    fn from(value: Value) -> Known {
        match value {
            Value::Win(plies) => Known::Win { plies: u32::from(plies) },
            Value::Draw => Known::Draw,
            Value::Loss(plies) => Known::Loss { plies: u32::from(plies) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back_and_merits_are_in_order() {
        for code in 0..=LONGEST + 1 {
            assert_eq!(Value::from_code(code).code(), code);
        }
        let order = [Value::Loss(0), Value::Loss(2), Value::Draw, Value::Win(3), Value::Win(1)];
        assert!(order.windows(2).all(|pair| pair[0].merit() < pair[1].merit()));
    }
}
