//! Variations: trees are written into records and read out of them as they were; what is wrong in
//! one is named with its place.

use nugar_rules::catalog::{PRESETS, Ruleset};
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::fault::Fault;
use nugar_rules::game::{Side, Turn};
use nugar_rules::playout::{Chance, Random};
use nugar_rules::record::{MOST_DEPTH, MOST_MOVES, Reader, Record, RecordFault, Tree};
use nugar_rules::table::{self, Table};

/// Trees of each preset.
const TREES: u64 = 4;
/// Lines of a tree beside the first.
const LINES: u64 = 12;
/// Most plies of the first line, and of every other.
const PLIES: [u64; 2] = [60, 8];
/// What is said; brackets, braces and white space among it.
const SAID: [&str; 4] = ["good", "(not { so", "two \n lines", ""];

fn read(text: &str) -> Result<Record, RecordFault> {
    let mut reader = Reader::new();
    let mut read: Vec<_> = text.lines().flat_map(|line| reader.line(line)).collect();
    read.extend(reader.finish());
    read.swap_remove(0)
}

/// The game after a move of a tree.
fn game(ruleset: Ruleset, tree: &Tree, at: usize) -> Box<dyn Table> {
    let mut table = table::start(ruleset, None, DiceSource::Typed).unwrap();
    for at in tree.path(at) {
        let node = tree.node(at);
        if let Some(throw) = &node.throw {
            table.next(&Event::Threw { throw: throw.clone() }).unwrap();
        }
        table.next(&Event::Moved { text: node.text.clone() }).unwrap();
    }
    table
}

/// Plays a line at random from a move of a tree.
fn grow(random: &mut Random, ruleset: Ruleset, tree: &mut Tree, from: usize, plies: u64) {
    let mut table = game(ruleset, tree, from);
    let mut at = from;
    for _ in 0..=random.below(plies) {
        if let Turn::Roll(_) = table.turn() {
            let throws = table.throws();
            let throw = throws[random.below(throws.len() as u64) as usize].0.clone();
            table.next(&Event::Threw { throw }).unwrap();
        }
        let moves = table.moves();
        if moves.is_empty() {
            return;
        }
        let text = moves[random.below(moves.len() as u64) as usize].text.clone();
        table.next(&Event::Moved { text }).unwrap();
        let played = table.line().pop().unwrap();
        at = tree.add(at, played.throw, played.text, played.side);
        if random.below(6) == 0 {
            tree.say(at, SAID[random.below(SAID.len() as u64) as usize]);
        }
    }
}

/// What a tree says, whatever its moves are numbered.
fn told(tree: &Tree) -> Vec<(usize, String, Side, Vec<String>)> {
    let tell = |(at, depth): (usize, usize)| {
        let node = tree.node(at);
        (depth, node.said(), node.side, node.comments.clone())
    };
    tree.listed().into_iter().map(tell).collect()
}

#[test]
fn a_tree_that_is_written_is_the_tree_that_is_read() {
    let (mut skips, mut deepest) = (0, 0);
    for preset in PRESETS {
        let ruleset = Ruleset::from(preset);
        for seed in 0..TREES {
            let mut random = Random::new(seed);
            let mut tree = Tree::default();
            tree.say(0, "before all");
            grow(&mut random, ruleset, &mut tree, 0, PLIES[0]);
            for _ in 0..LINES {
                let at = random.below(tree.listed().len() as u64 + 1) as usize;
                grow(&mut random, ruleset, &mut tree, at, PLIES[1]);
            }
            let plain = Record::of(&*game(ruleset, &tree, tree.end(0)), &[]);
            let text = tree.record(plain.clone()).to_string();
            let record = read(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(record.to_string(), text);
            let again = record.tree().unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(told(&again), told(&tree), "{text}");
            assert_eq!(again.node(0).comments, ["before all"]);
            assert_eq!(again.record(plain.clone()).to_string(), text);
            let start = table::start(ruleset, None, DiceSource::Typed).unwrap();
            assert_eq!(Tree::read(&*start, &tree.to_string()).as_ref(), Ok(&again), "{tree}");
            // The main line is judged as if there were no variations.
            let table = record.replay().unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(Record::of(&*table, &[]), plain);
            skips += usize::from(text.contains("--"));
            deepest = deepest.max(tree.listed().iter().map(|(_, depth)| *depth).max().unwrap());
        }
    }
    assert!(skips > 0 && deepest >= 2, "{skips} {deepest}");
}

const GAME: &str = "[Game \"dara-walker\"]\n\n";

#[test]
fn what_a_person_writes_is_read() {
    let text = format!(
        "{GAME}1. c3 (1. d3 {{bold}}\n  d4 (1... e5 (c2)) ({{or}} 1... b2) 2. a1) d4 (D5) *"
    );
    let record = read(&text).unwrap();
    let tree = record.tree().unwrap();
    let told: Vec<(usize, String)> =
        told(&tree).into_iter().map(|(depth, said, ..)| (depth, said)).collect();
    // A variation of a variation's first move stands for the same move.
    let want = [
        (0, "c3"),
        (1, "d3"),
        (1, "d4"),
        (2, "e5"),
        (2, "c2"),
        (2, "b2"),
        (1, "a1"),
        (0, "d4"),
        (1, "d5"),
    ];
    assert_eq!(told, want.map(|(depth, said)| (depth, said.to_owned())));
    let plain = Record::of(&*record.replay().unwrap(), &[]);
    let written = tree.record(plain).to_string();
    let want = "1. c3 (1. d3 {bold} d4 (e5) (c2) (b2 {or}) 2. a1) d4 (d5) *";
    assert_eq!(written.lines().last(), Some(want));
}

#[test]
fn what_follows_a_move_can_be_dropped() {
    let record = read(&format!("{GAME}1. c3 (1. d3) d4 (d5) 2. b2 (2. a1) *")).unwrap();
    let mut tree = record.tree().unwrap();
    let last = tree.main_line()[1];
    tree.cut(last);
    let ruleset = Ruleset::read("dara-walker").unwrap();
    let plain = Record::of(&*game(ruleset, &tree, last), &[]);
    let written = tree.record(plain).to_string();
    assert_eq!(written.lines().last(), Some("1. c3 (1. d3) d4 (d5) *"));
}

/// A position with moves to take and to move, as the page's tests open it.
#[test]
fn a_written_tree_is_canonical() {
    let tags = "[Game \"dara-italian\"]\n[Position \"2w3/w2b2/2w2w/bb1w2/2b3 w 0,0\"]\n\n";
    let text =
        "1. f3-f4 (1. d2-c2 d4-e4 (1... c1-d1 2. f3-f4) 2. c5-d5) c1-c2xc3 (d4-e4) 2. f4-f3 *";
    let record = read(&format!("{tags}{text}")).unwrap();
    let plain = Record::of(&*record.replay().unwrap(), &[]);
    let written = record.tree().unwrap().record(plain).to_string();
    let moves = written.split_once("\n\n").unwrap().1.split_whitespace().collect::<Vec<_>>();
    assert_eq!(moves.join(" "), text.replace("1... ", ""));
}

/// The line of a game becomes the main one of a tree that has it as a variation, or not at all.
#[test]
fn a_tree_follows_a_game() {
    let record = |moves: &str| read(&format!("{GAME}{moves} *")).unwrap();
    let mut tree = record("1. c3 (1. d3 d4 2. e3) d4").tree().unwrap();
    let end = tree.follow(&*record("1. d3 d4").replay().unwrap());
    assert_eq!((tree.node(end).said(), tree.listed().len()), ("d4".to_owned(), 5));
    assert_eq!(tree.path(tree.end(0)).len(), 3);
    let end = tree.follow(&*record("1. e3 c2").replay().unwrap());
    assert_eq!((end, tree.listed().len()), (tree.end(0), 7));
}

/// The seed gives the throws of the game and not those of its variations.
#[test]
fn variations_throw_their_own_dice() {
    let text = "[Game \"daldosa\"]\n[Seed \"5\"]\n[Opening \"23 A3\"]\n\n\
        1. A2:b1-m3 (1. A3:b1-m4 -- 2. A4:m4-m8) 24:pass *";
    let record = read(text).unwrap();
    let fault = |text: &str| read(text).unwrap().tree().unwrap_err().fault;
    assert_eq!(fault(text), Fault::WrongSkip {});
    assert!(record.replay().is_ok());
    let text = text.replace(" -- 2. A4:m4-m8", " 24:pass");
    assert_eq!(read(&text).unwrap().tree().unwrap().listed().len(), 4);
    // After AA the same side throws again, and its variations need no skip of their own.
    let text = "[Game \"daldosa\"]\n\n1. AA:b1-m1,b2-b1 -- 2. A3:m1-m4,b1-m1 (2. 24:m1-m7) *";
    assert_eq!(read(text).unwrap().tree().unwrap().listed().len(), 3);
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let fault = |text: &str| {
        let fault = read(&format!("{GAME}{text}")).and_then(|record| record.tree()).unwrap_err();
        (fault.place.line, fault.place.column, fault.fault)
    };
    assert_eq!(fault("(1. c3) 1. d4 *"), (3, 1, Fault::LoneVariation {}));
    assert_eq!(fault("1. c3 ((1. d4) 1. d3) *"), (3, 8, Fault::LoneVariation {}));
    assert_eq!(fault("1. c3 ({c}) *"), (3, 7, Fault::EmptyVariation {}));
    assert_eq!(fault("1. c3 (1. d4 *"), (3, 7, Fault::OpenVariation {}));
    let (line, column, found) = fault("1. c3 (1. d4\n   c3 2. d4) *");
    assert_eq!((line, column), (4, 10), "{found}");
    let (line, column, found) = fault("1. c3 d4 (c4 2. e5\n (2. e4\n  c4)) *");
    assert_eq!((line, column), (5, 3), "{found}");
    assert_eq!(fault("1. c3 (2. d4) *"), (3, 8, Fault::WrongNumber { have: 2, want: 1 }));
    assert_eq!(fault("1. c3 (1. d4 --) *"), (3, 14, Fault::WrongSkip {}));
    assert_eq!(fault("1. c3 (1. d4 *) *").1, 14);
    assert_eq!(
        fault("1. c3 (1. d4\n[Game \"x\"]) *"),
        (4, 1, Fault::StrayText { text: "[Game".to_owned() })
    );
    assert_eq!(fault("1. c3 (1. d4 } e4) *"), (3, 14, Fault::StrayText { text: "}".to_owned() }));
    // Whatever a variation holds, the game is read and judged.
    for text in ["(1. c3) 1. d4 *", "1. c3 (better: \"d3\"; [so]) d4 *", "1. c3 () (((()))) d4 *"] {
        assert!(read(&format!("{GAME}{text}")).unwrap().replay().is_ok(), "{text}");
    }
}

#[test]
fn limits_are_named() {
    let nested = |depth: usize| {
        let moves = ["c3", "d3"];
        let inner: Vec<&str> = (1..=depth).map(|i| moves[i % 2]).collect();
        read(&format!("{GAME}c3 ({}{} *", inner.join(" ("), ")".repeat(depth))).unwrap().tree()
    };
    assert_eq!(nested(MOST_DEPTH).unwrap().listed().len(), MOST_DEPTH + 1);
    let deep = Fault::DeepVariation { most: MOST_DEPTH };
    assert_eq!(nested(MOST_DEPTH + 1).unwrap_err().fault, deep);
    assert_eq!(nested(100_000).unwrap_err().fault, deep);
    let many = |moves: usize| read(&format!("{GAME}c3{} *", " (d3)".repeat(moves))).unwrap().tree();
    assert_eq!(many(MOST_MOVES).unwrap().listed().len(), MOST_MOVES + 1);
    let most = Fault::TooManyVariations { most: MOST_MOVES };
    assert_eq!(many(MOST_MOVES + 1).unwrap_err().fault, most);
    // So many numbers in one word, one inside the other.
    assert!(read(&format!("{GAME}{} *", "1.".repeat(500_000))).unwrap().replay().is_ok());
}
