//! Games of alignment, the slow way: after every move all runs of the board are listed anew and
//! compared with those that stood before.

use super::ruleset::{AlignmentRules as Rules, LeaveLong, PlaceThree};

/// File and rank, both from 0.
pub type Cell = (usize, usize);

type Run = Vec<Cell>;

/// By file, then by rank: `b`, `w` or `.`; smaller boards leave the rest empty.
type Board = [[char; 8]; 8];

#[derive(Clone, PartialEq, Eq)]
struct Position {
    board: Board,
    side: char,
    /// Black's, white's.
    hands: [usize; 2],
}

pub fn start(rules: &Rules) -> String {
    let empty = Position { board: [['.'; 8]; 8], side: 'b', hands: [rules.pieces; 2] };
    write(rules, &settled(rules, empty))
}

pub fn settle(rules: &Rules, position: &str) -> String {
    write(rules, &read(rules, position))
}

pub fn outcome(rules: &Rules, position: &str) -> Option<super::Outcome> {
    ended(rules, &read(rules, position))
}

/// `placement` or `movement`, of a game that has not ended.
pub fn phase(rules: &Rules, position: &str) -> &'static str {
    match read(rules, position).hands {
        [0, 0] => "movement",
        _ => "placement",
    }
}

/// Whether a run of four or more of either colour stands.
pub fn has_long(rules: &Rules, position: &str) -> bool {
    let board = read(rules, position).board;
    ['b', 'w'].into_iter().any(|side| runs(rules, &board, side).iter().any(|run| run.len() > 3))
}

pub fn moves(rules: &Rules, position: &str) -> Vec<(String, String)> {
    let position = read(rules, position);
    let mut moves = Vec::new();
    if ended(rules, &position).is_some() {
        return moves;
    }
    for hand_move in hand_moves(rules, &position) {
        for captured in capture_sets(rules, &position, &hand_move) {
            let mut text = hand_move.text.clone();
            let mut after = hand_move.after.clone();
            for (file, rank) in captured {
                text += &format!("x{}", name((file, rank)));
                after.board[file][rank] = '.';
            }
            after.side = enemy(position.side);
            // The last placement is made: black steps first, whoever placed.
            if position.hands != [0, 0] && after.hands == [0, 0] {
                after.side = 'b';
            }
            moves.push((text, write(rules, &settled(rules, after))));
        }
    }
    moves.sort();
    moves
}

/// A move without its captures.
struct HandMove {
    text: String,
    after: Position,
    /// How many pieces it may take at most.
    earned: usize,
}

fn hand_moves<'a>(
    rules: &'a Rules,
    position: &'a Position,
) -> Box<dyn Iterator<Item = HandMove> + 'a> {
    if position.hands == [0, 0] {
        Box::new(steps(rules, position))
    } else {
        Box::new(placements(rules, position, position.side))
    }
}

fn placements<'a>(
    rules: &'a Rules,
    position: &'a Position,
    side: char,
) -> impl Iterator<Item = HandMove> + use<'a> {
    let stood = runs(rules, &position.board, side);
    cells(rules).filter_map(move |to| placement(rules, position, side, &stood, to))
}

/// The placement on this cell, if it is legal. `stood`: the runs before it.
fn placement(
    rules: &Rules,
    position: &Position,
    side: char,
    stood: &[Run],
    to: Cell,
) -> Option<HandMove> {
    if position.hands[index(side)] == 0 || position.board[to.0][to.1] != '.' {
        return None;
    }
    let placed = 2 * rules.pieces - position.hands[0] - position.hands[1];
    if placed < rules.fill_first.len() && !rules.fill_first.contains(&to) {
        return None;
    }
    let mut after = position.clone();
    after.board[to.0][to.1] = side;
    after.hands[index(side)] -= 1;
    let made = made(stood, &runs(rules, &after.board, side), to);
    if made.a_long && !rules.place_long_is_free {
        return None;
    }
    let rows = made.rows.len();
    let counted = match rules.place_three {
        PlaceThree::Forbidden if rows > 0 => return None,
        PlaceThree::Forbidden | PlaceThree::Free => 0,
        PlaceThree::Captures => rows,
    };
    Some(HandMove { text: name(to), after, earned: earned(rules, counted) })
}

fn steps<'a>(rules: &'a Rules, position: &'a Position) -> impl Iterator<Item = HandMove> + use<'a> {
    let stood = runs(rules, &position.board, position.side);
    cells(rules)
        .flat_map(|from| cells(rules).map(move |to| (from, to)))
        .filter_map(move |(from, to)| step(rules, position, &stood, from, to))
}

/// The step between these cells, if it is legal. `stood`: the runs before it.
fn step(
    rules: &Rules,
    position: &Position,
    stood: &[Run],
    from: Cell,
    to: Cell,
) -> Option<HandMove> {
    let side = position.side;
    let distance = from.0.abs_diff(to.0) + from.1.abs_diff(to.1);
    if distance != 1 || position.board[from.0][from.1] != side || position.board[to.0][to.1] != '.'
    {
        return None;
    }
    let mut after = position.clone();
    after.board[from.0][from.1] = '.';
    after.board[to.0][to.1] = side;
    let made = made(stood, &runs(rules, &after.board, side), to);
    if made.a_long && !rules.move_long_is_free {
        return None;
    }
    let rows = made.rows.len();
    // A row that does not hold the cell of arrival is what remains of a long.
    let left = made.rows.iter().filter(|row| !row.contains(&to)).count();
    let counted = match rules.leave_long {
        LeaveLong::Forbidden if left > 0 => return None,
        LeaveLong::Forbidden | LeaveLong::None => rows - left,
        LeaveLong::Captures => rows,
    };
    Some(HandMove {
        text: format!("{}-{}", name(from), name(to)),
        after,
        earned: earned(rules, counted),
    })
}

/// What a move makes.
struct Made {
    rows: Vec<Run>,
    a_long: bool,
}

fn made(stood: &[Run], stand: &[Run], to: Cell) -> Made {
    let new = stand.iter().filter(|run| run.len() == 3 && !stood.contains(run));
    Made {
        rows: new.cloned().collect(),
        a_long: stand.iter().any(|run| run.len() > 3 && run.contains(&to)),
    }
}

fn earned(rules: &Rules, rows: usize) -> usize {
    if rules.captures_per_row { rows } else { rows.min(1) }
}

/// Every set of cells that the move may capture, the empty set where it captures nothing.
fn capture_sets(rules: &Rules, before: &Position, hand_move: &HandMove) -> Vec<Vec<Cell>> {
    let enemy = enemy(before.side);
    let board = &hand_move.after.board;
    if hand_move.earned == 0 {
        return vec![Vec::new()];
    }
    let all: Vec<Cell> = cells(rules).filter(|cell| board[cell.0][cell.1] == enemy).collect();
    let rows: Vec<Run> =
        runs(rules, board, enemy).into_iter().filter(|run| run.len() == 3).collect();
    let mut pool = all.clone();
    if rules.rows_are_protected {
        pool.retain(|cell| !rows.iter().any(|row| row.contains(cell)));
        if pool.is_empty() && rules.any_when_all_protected {
            pool = all;
        }
    }
    let taken = hand_move.earned.min(pool.len());
    let mut sets = choose(&pool, taken);
    if rules.capture_is_optional && taken > 0 {
        sets.push(Vec::new());
    }
    sets
}

/// Every way to choose so many of the cells, each in the order of the cells.
fn choose(cells: &[Cell], count: usize) -> Vec<Vec<Cell>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut sets = Vec::new();
    for (at, first) in cells.iter().enumerate() {
        for mut rest in choose(&cells[at + 1..], count - 1) {
            rest.insert(0, *first);
            sets.push(rest);
        }
    }
    sets
}

/// Every maximal straight line of at least three pieces of one colour.
fn runs(rules: &Rules, board: &Board, side: char) -> Vec<Run> {
    let mut runs = Vec::new();
    for rank in 0..rules.ranks {
        runs_of_line((0..rules.files).map(|file| (file, rank)), board, side, &mut runs);
    }
    for file in 0..rules.files {
        runs_of_line((0..rules.ranks).map(|rank| (file, rank)), board, side, &mut runs);
    }
    runs
}

fn runs_of_line(line: impl Iterator<Item = Cell>, board: &Board, side: char, runs: &mut Vec<Run>) {
    let mut run = Run::new();
    for cell in line {
        if board[cell.0][cell.1] == side {
            run.push(cell);
            continue;
        }
        if run.len() >= 3 {
            runs.push(run.clone());
        }
        run.clear();
    }
    if run.len() >= 3 {
        runs.push(run);
    }
}

/// Skips who cannot place, and takes leftovers out of play when nobody can. Endings are judged after
/// that, so a game that is over is settled like any other.
fn settled(rules: &Rules, mut position: Position) -> Position {
    if position.hands == [0, 0] {
        return position;
    }
    let can_place = |side| placements(rules, &position, side).next().is_some();
    if can_place(position.side) {
        return position;
    }
    if can_place(enemy(position.side)) {
        position.side = enemy(position.side);
        return position;
    }
    position.hands = [0, 0];
    position.side = 'b';
    position
}

/// The outcome of a settled position.
fn ended(rules: &Rules, position: &Position) -> Option<super::Outcome> {
    let black_lost = owned(position, 'b') <= rules.lose_at;
    let white_lost = owned(position, 'w') <= rules.lose_at;
    if black_lost || white_lost {
        let winner = match (black_lost, white_lost) {
            (true, true) => None,
            (true, false) => Some('w'),
            (false, _) => Some('b'),
        };
        return Some((winner, "pieces"));
    }
    if position.hands == [0, 0] && steps(rules, position).next().is_none() {
        let winner = (!rules.no_move_draws).then(|| enemy(position.side));
        return Some((winner, "no-move"));
    }
    None
}

fn owned(position: &Position, side: char) -> usize {
    on_board(position, side) + position.hands[index(side)]
}

fn on_board(position: &Position, side: char) -> usize {
    position.board.iter().flatten().filter(|piece| **piece == side).count()
}

fn read(rules: &Rules, text: &str) -> Position {
    let fields: Vec<&str> = text.split_whitespace().collect();
    assert!(matches!(fields.len(), 3 | 5), "not a position: {text}");
    for counter in &fields[3..] {
        counter.parse::<u64>().unwrap_or_else(|_| panic!("not a counter: {text}"));
    }
    let lines: Vec<&str> = fields[0].split('/').collect();
    assert_eq!(lines.len(), rules.ranks, "ranks: {text}");
    let mut board = [['.'; 8]; 8];
    for (from_top, line) in lines.iter().enumerate() {
        let mut file = 0;
        for letter in line.chars() {
            match letter {
                'b' | 'w' => {
                    assert!(file < rules.files, "too long a rank: {text}");
                    board[file][rules.ranks - 1 - from_top] = letter;
                    file += 1;
                }
                '1'..='8' => file += letter.to_digit(10).unwrap_or_default() as usize,
                _ => panic!("what is {letter} in {text}?"),
            }
        }
        assert_eq!(file, rules.files, "files: {text}");
    }
    let side = match fields[1] {
        "b" => 'b',
        "w" => 'w',
        other => panic!("side {other}: {text}"),
    };
    let (black, white) = fields[2].split_once(',').unwrap_or_else(|| panic!("hands: {text}"));
    let hand = |hand: &str| hand.parse().unwrap_or_else(|_| panic!("hands: {text}"));
    let position = Position { board, side, hands: [hand(black), hand(white)] };
    for side in ['b', 'w'] {
        assert!(owned(&position, side) <= rules.pieces, "too many of {side}: {text}");
    }
    settled(rules, position)
}

fn write(rules: &Rules, position: &Position) -> String {
    let lines: Vec<String> = (0..rules.ranks)
        .rev()
        .map(|rank| {
            let mut line = String::new();
            let mut empty = 0;
            for file in 0..rules.files {
                match position.board[file][rank] {
                    '.' => empty += 1,
                    piece => {
                        if empty > 0 {
                            line += &empty.to_string();
                        }
                        empty = 0;
                        line.push(piece);
                    }
                }
            }
            if empty > 0 {
                line += &empty.to_string();
            }
            line
        })
        .collect();
    let [black, white] = position.hands;
    format!("{} {} {black},{white}", lines.join("/"), position.side)
}

/// Every cell, by file, then by rank.
fn cells(rules: &Rules) -> impl Iterator<Item = Cell> + use<> {
    let ranks = rules.ranks;
    (0..rules.files).flat_map(move |file| (0..ranks).map(move |rank| (file, rank)))
}

fn name((file, rank): Cell) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e", "f", "g", "h"][file], rank + 1)
}

fn enemy(side: char) -> char {
    if side == 'b' { 'w' } else { 'b' }
}

fn index(side: char) -> usize {
    usize::from(side == 'w')
}
