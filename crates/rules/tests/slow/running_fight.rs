//! Running-fight games, the slow way: pieces walk hole by hole, every order of the dice is tried on
//! every piece, and plays are told apart by the position that they leave.

use std::collections::BTreeMap;

use super::ruleset::{Added, RunningFightRules as Rules};

/// Row (`b`, `m`, `w`) and column, 1 at the stern.
pub type Hole = (char, usize);

#[derive(Clone, PartialEq, Eq)]
struct Position {
    board: Board,
    side: char,
    /// `-` or the two faces.
    throw: String,
}

/// What is in each hole: `b`, `w` undalled, `B`, `W` dalled, `.` nothing. White's row, the middle,
/// black's row, each by column; columns that the board does not have stay empty.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Board([[char; 26]; 3]);

impl Board {
    fn empty() -> Board {
        Board([['.'; 26]; 3])
    }

    fn at(&self, (row, column): Hole) -> char {
        self.0[row_index(row)][column]
    }

    /// Puts a piece, or nothing, into a hole and returns what was there.
    fn put(&mut self, (row, column): Hole, piece: char) -> char {
        std::mem::replace(&mut self.0[row_index(row)][column], piece)
    }

    /// The holes that hold pieces of this side.
    fn pieces(&self, side: char) -> Vec<Hole> {
        let columns = ROWS.iter().flat_map(|row| (1..26).map(move |column| (*row, column)));
        columns.filter(|hole| belongs(self.at(*hole), side)).collect()
    }
}

const ROWS: [char; 3] = ['w', 'm', 'b'];

fn row_index(row: char) -> usize {
    ROWS.iter().position(|known| *known == row).expect("a row")
}

pub fn start(rules: &Rules) -> String {
    let mut board = Board::empty();
    for column in rules.outer - rules.pieces + 1..=rules.outer {
        board.put(('b', column), 'b');
        board.put(('w', column), 'w');
    }
    let side = 'b';
    let throw = "-".to_string();
    write(rules, &Position { board, side, throw })
}

pub fn settle(rules: &Rules, position: &str) -> String {
    write(rules, &read(rules, position))
}

pub fn outcome(rules: &Rules, position: &str) -> Option<super::Outcome> {
    let position = read(rules, position);
    let winner = ['b', 'w'].into_iter().find(|side| beaten(rules, &position.board, enemy(*side)));
    winner.map(|side| (Some(side), "all-taken"))
}

pub fn has_throw(position: &str) -> bool {
    position.split_whitespace().nth(2).is_some_and(|throw| throw != "-")
}

/// The position with this throw made, without counters.
pub fn with_throw(position: &str, throw: &str) -> String {
    let fields: Vec<&str> = position.split_whitespace().collect();
    assert_eq!(fields[2], "-", "{position} has a throw");
    format!("{} {} {throw}", fields[0], fields[1])
}

/// The position before a throw in which just these holes hold pieces.
pub fn show(rules: &Rules, holes: &[(Hole, char)], side: char) -> String {
    let mut board = Board::empty();
    for (hole, piece) in holes {
        board.put(*hole, *piece);
    }
    let throw = "-".to_string();
    write(rules, &Position { board, side, throw })
}

/// The holes that a piece of this side comes through, from the prow end of its own row once around
/// the ring.
pub fn route(rules: &Rules, side: char) -> Vec<Hole> {
    let mut route = vec![(side, rules.outer)];
    loop {
        let hole = ahead(rules, side, route[route.len() - 1]);
        if hole == ('m', 1) && route.contains(&hole) {
            return route;
        }
        route.push(hole);
    }
}

pub fn moves(rules: &Rules, position: &str) -> Vec<(String, String)> {
    if outcome(rules, position).is_some() || !has_throw(position) {
        return Vec::new();
    }
    let position = read(rules, position);
    let mut first_text: BTreeMap<Board, String> = BTreeMap::new();
    for play in plays(rules, &position) {
        let text = match play.moves.as_slice() {
            [] => "pass".to_string(),
            moves => moves.join(","),
        };
        let known = first_text.entry(play.board).or_insert_with(|| text.clone());
        if text < *known {
            *known = text;
        }
    }
    let mut moves: Vec<_> = first_text
        .into_iter()
        .map(|(board, text)| (text, write(rules, &after(rules, &position, board))))
        .collect();
    moves.sort();
    moves
}

fn after(rules: &Rules, before: &Position, board: Board) -> Position {
    let over = beaten(rules, &board, enemy(before.side));
    let again = before.throw == "AA" && rules.double_dal_throws_again && !over;
    Position {
        board,
        side: if again { before.side } else { enemy(before.side) },
        throw: "-".to_string(),
    }
}

fn beaten(rules: &Rules, board: &Board, side: char) -> bool {
    board.pieces(side).len() <= rules.win_at
}

/// One die that moves one piece, or a whole play: the piece moves made so far, and where they lead.
#[derive(Clone)]
struct Play {
    moves: Vec<String>,
    board: Board,
    /// Where the last moved piece stands.
    last: Hole,
}

/// Every legal play of the throw, each as often as there are ways to it.
fn plays(rules: &Rules, position: &Position) -> Vec<Play> {
    let side = position.side;
    let faces: Vec<char> = position.throw.chars().collect();
    let (first, second) = (faces[0], faces[1]);
    let single = |face| -> Vec<Play> {
        let board = &position.board;
        board
            .pieces(side)
            .into_iter()
            .filter_map(|from| use_die(rules, board, side, from, face))
            .collect()
    };

    let mut both = Vec::new();
    for (one, other) in [(first, second), (second, first)] {
        for begun in single(one) {
            for from in begun.board.pieces(side) {
                let same_piece = from == begun.last;
                if same_piece && rules.added != Added::EachHoleTakes {
                    continue;
                }
                if let Some(then) = use_die(rules, &begun.board, side, from, other) {
                    both.push(Play { moves: [begun.moves.clone(), then.moves].concat(), ..then });
                }
            }
        }
    }
    if rules.added == Added::LastHoleTakes {
        for from in position.board.pieces(side) {
            let undalled = position.board.at(from).is_lowercase();
            if undalled && !(faces.contains(&'A') && may_dal(rules, &position.board, side, from)) {
                continue;
            }
            both.extend(walk(rules, &position.board, side, from, steps(first) + steps(second)));
        }
    }
    if !both.is_empty() {
        return both;
    }

    let (by_first, by_second) = (single(first), single(second));
    if rules.higher_die && !by_first.is_empty() && !by_second.is_empty() {
        return if steps(first) > steps(second) { by_first } else { by_second };
    }
    let either = [by_first, by_second].concat();
    if !either.is_empty() {
        return either;
    }
    vec![Play { moves: Vec::new(), board: position.board.clone(), last: ('m', 1) }]
}

/// One die moves the piece on this hole, if it may.
fn use_die(rules: &Rules, board: &Board, side: char, from: Hole, face: char) -> Option<Play> {
    if board.at(from).is_lowercase() && (face != 'A' || !may_dal(rules, board, side, from)) {
        return None;
    }
    walk(rules, board, side, from, steps(face))
}

/// Whether the undalled piece is one that an A may dal, as far as its place among the others tells.
fn may_dal(rules: &Rules, board: &Board, side: char, from: Hole) -> bool {
    let undalled = board.pieces(side).into_iter().filter(|hole| board.at(*hole).is_lowercase());
    !rules.only_sternmost_is_dalled || undalled.map(|(_, column)| column).min() == Some(from.1)
}

/// The piece on this hole goes so many holes and ends dalled, if nothing is in its way.
fn walk(rules: &Rules, board: &Board, side: char, from: Hole, steps: usize) -> Option<Play> {
    let mut board = board.clone();
    let piece = board.put(from, '.');
    let mut to = from;
    for _ in 0..steps {
        to = ahead(rules, side, to);
        if belongs(board.at(to), side) {
            return None;
        }
    }
    let taken = board.put(to, piece.to_ascii_uppercase());
    if taken.is_lowercase() && !rules.undalled_can_be_taken {
        return None;
    }
    let sign = if taken == '.' { '-' } else { 'x' };
    Some(Play {
        moves: vec![format!("{}{}{sign}{}{}", from.0, from.1, to.0, to.1)],
        board,
        last: to,
    })
}

/// The next hole on this side's way.
fn ahead(rules: &Rules, side: char, (row, column): Hole) -> Hole {
    match row {
        'm' if column < rules.middle => ('m', column + 1),
        'm' => (enemy(side), rules.outer),
        _ if column > 1 => (row, column - 1),
        _ => ('m', 1),
    }
}

fn steps(face: char) -> usize {
    match face {
        'A' => 1,
        _ => face.to_digit(10).expect("a face") as usize,
    }
}

fn belongs(piece: char, side: char) -> bool {
    piece.to_ascii_lowercase() == side
}

fn enemy(side: char) -> char {
    if side == 'b' { 'w' } else { 'b' }
}

fn rows(rules: &Rules) -> [(char, usize); 3] {
    [('w', rules.outer), ('m', rules.middle), ('b', rules.outer)]
}

fn read(rules: &Rules, text: &str) -> Position {
    let fields: Vec<&str> = text.split_whitespace().collect();
    assert!(matches!(fields.len(), 3 | 5), "not a position: {text}");
    for counter in &fields[3..] {
        counter.parse::<u64>().unwrap_or_else(|_| panic!("not a counter: {text}"));
    }
    let lines: Vec<&str> = fields[0].split('/').collect();
    assert_eq!(lines.len(), 3, "rows: {text}");
    let mut board = Board::empty();
    for (line, (row, length)) in lines.iter().zip(rows(rules)) {
        let mut column = 0;
        let mut number = String::new();
        for letter in line.chars().chain(['.']) {
            if letter.is_ascii_digit() {
                number.push(letter);
                continue;
            }
            if !number.is_empty() {
                column += number.parse::<usize>().unwrap_or_else(|_| panic!("number: {text}"));
                number.clear();
            }
            if letter != '.' {
                assert!("bBwW".contains(letter), "what is {letter} in {text}?");
                column += 1;
                assert!(column <= length, "row {row}: {text}");
                board.put((row, column), letter);
            }
        }
        assert_eq!(column, length, "row {row}: {text}");
    }
    for side in ['b', 'w'] {
        for hole in board.pieces(side) {
            if board.at(hole).is_lowercase() {
                assert_eq!(hole.0, side, "undalled away from home: {text}");
            } else {
                assert_ne!(hole, (side, rules.outer), "dalled where no step leads: {text}");
            }
        }
    }
    for side in ['b', 'w'] {
        assert!(board.pieces(side).len() <= rules.pieces, "too many of {side}: {text}");
    }
    assert!(!(beaten(rules, &board, 'b') && beaten(rules, &board, 'w')), "both are beaten: {text}");
    let side = match fields[1] {
        "b" => 'b',
        "w" => 'w',
        other => panic!("side {other}: {text}"),
    };
    let mut faces: Vec<char> = fields[2].chars().collect();
    if fields[2] != "-" {
        faces.sort_by_key(|face| steps(*face));
        let throw: String = faces.iter().collect();
        assert!(super::THROWS.contains(&throw.as_str()), "throw: {text}");
    }
    let throw = faces.into_iter().collect();
    Position { board, side, throw }
}

fn write(rules: &Rules, position: &Position) -> String {
    let lines = rows(rules).map(|(row, length)| {
        let mut line = String::new();
        let mut empty = 0;
        for column in 1..=length {
            let piece = position.board.at((row, column));
            if piece == '.' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                line += &empty.to_string();
            }
            empty = 0;
            line.push(piece);
        }
        if empty > 0 {
            line += &empty.to_string();
        }
        line
    });
    format!("{} {} {}", lines.join("/"), position.side, position.throw)
}
