//! A game and its variations as a tree of moves, written into a record and read out of one.

use std::fmt;

use super::{Item, MADE, Place, Record, RecordFault, Variation, words};
use crate::game::Side;
use crate::table::{Played, Table};

/// A move in the tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// The move before it; the root is its own.
    pub parent: usize,
    /// Its throw, where there are dice.
    pub throw: Option<String>,
    /// Its text, canonical; the root's is empty.
    pub text: String,
    /// Who plays it.
    pub side: Side,
    /// What is said after it.
    pub comments: Vec<String>,
    /// What is played after it, the main line first.
    pub next: Vec<usize>,
}

impl Node {
    /// The move with its throw.
    pub fn said(&self) -> String {
        let throw = self.throw.as_ref().map(|throw| format!("{throw}:")).unwrap_or_default();
        throw + &self.text
    }
}

/// A game with variations: moves by number, node 0 being where it begins.
///
/// Law: a tree that was written into a record is the tree that is read out of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Default for Tree {
    fn default() -> Tree {
        let root = Node {
            parent: 0,
            throw: None,
            text: String::new(),
            side: Side::White,
            comments: Vec::new(),
            next: Vec::new(),
        };
        Tree { nodes: vec![root] }
    }
}

impl Tree {
    /// A game without variations.
    pub fn of(table: &dyn Table) -> Tree {
        let mut tree = Tree::default();
        tree.follow(table);
        tree
    }

    /// Makes the line of a game that began where the tree does the main one, with what the tree
    /// lacks of it, and gives its last move. What the tree has after that stays.
    pub fn follow(&mut self, table: &dyn Table) -> usize {
        let mut at = 0;
        for Played { side, throw, text, .. } in table.line() {
            let here = self.add(at, throw, text, side);
            let next = &mut self.nodes[at].next;
            if let Some(rank) = next.iter().position(|there| *there == here) {
                next[..=rank].rotate_right(1);
            }
            at = here;
        }
        at
    }

    /// A move.
    pub fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    /// Plays on from a move and gives the move's number; what was played there before is found
    /// again. That the rules allow it is the caller's word.
    pub fn add(&mut self, at: usize, throw: Option<String>, text: String, side: Side) -> usize {
        let same = |next: &&usize| {
            let node = &self.nodes[**next];
            node.text == text && node.throw == throw
        };
        match self.nodes[at].next.iter().find(same) {
            Some(there) => *there,
            None => self.push(at, throw, text, side),
        }
    }

    /// Plays on from a move, whatever was played there before.
    pub(super) fn push(
        &mut self,
        at: usize,
        throw: Option<String>,
        text: String,
        side: Side,
    ) -> usize {
        let number = self.nodes.len();
        let (comments, next) = (Vec::new(), Vec::new());
        self.nodes.push(Node { parent: at, throw, text, side, comments, next });
        self.nodes[at].next.push(number);
        number
    }

    /// Drops what is played after a move.
    pub fn cut(&mut self, at: usize) {
        self.nodes[at].next.clear();
    }

    /// Says something after a move. A closing brace, which would end a comment, is left out, and
    /// runs of white space become one space.
    pub fn say(&mut self, at: usize, comment: &str) {
        self.nodes[at].comments.push(super::fold_spaces(&comment.replace('}', " ")));
    }

    /// The moves that lead to one, itself last.
    pub fn path(&self, at: usize) -> Vec<usize> {
        let mut path = Vec::new();
        let mut here = at;
        while here != 0 {
            path.push(here);
            here = self.nodes[here].parent;
        }
        path.reverse();
        path
    }

    /// The main line from the start.
    pub fn main_line(&self) -> Vec<usize> {
        self.path(self.end(0))
    }

    /// The last move of the line that goes through one.
    pub fn end(&self, at: usize) -> usize {
        let mut here = at;
        while let Some(next) = self.nodes[here].next.first() {
            here = *next;
        }
        here
    }

    /// Every move with how deep it stands in variations, in the order of a record.
    pub fn listed(&self) -> Vec<(usize, usize)> {
        let mut all = Vec::new();
        self.list(0, 0, &mut all);
        all
    }

    fn list(&self, from: usize, depth: usize, all: &mut Vec<(usize, usize)>) {
        let mut here = from;
        while let Some((first, others)) = self.nodes[here].next.split_first() {
            all.push((*first, depth));
            for other in others {
                all.push((*other, depth + 1));
                self.list(*other, depth + 1, all);
            }
            here = *first;
        }
    }

    /// The tree that a movetext tells (see its [`Display`](fmt::Display)) of a game that began in
    /// that one's position, with dice as they are written; an error names what the rules refuse.
    pub fn read(table: &dyn Table, movetext: &str) -> Result<Tree, RecordFault> {
        let place = Place { line: 1, column: 0 };
        let items = Variation { text: movetext.to_owned(), place }.items()?;
        let mut record = Record { items, ..Record::of(table, &[]) };
        record.tags.retain(|tag| matches!(tag.name.as_str(), "Game" | "Position"));
        record.tree()
    }

    /// The record of the main line with its comments and variations, out of the one without.
    pub fn record(&self, plain: Record) -> Record {
        Record { items: self.all(), ..plain }
    }

    fn all(&self) -> Vec<Item> {
        let root = &self.nodes[0];
        let said = root.comments.iter().cloned().map(Item::Comment);
        said.chain(root.next.first().into_iter().flat_map(|first| self.items(*first))).collect()
    }

    /// The line that begins with a move: numbers, skips, moves, comments and variations.
    fn items(&self, from: usize) -> Vec<Item> {
        let mut items = Vec::new();
        let mut entry = self.entry(from);
        let mut here = Some(from);
        let mut enter = |items: &mut Vec<Item>, item: Item| {
            if entry.is_multiple_of(2) {
                items.push(Item::Number { number: entry / 2 + 1, place: MADE });
            }
            entry += 1;
            items.push(item);
        };
        while let Some(at) = here {
            let node = &self.nodes[at];
            // Where a side moves twice running, the other's turn is marked.
            if at != from && self.twice(at) {
                enter(&mut items, Item::Skip { place: MADE });
            }
            let (throw, text) = (node.throw.clone(), node.text.clone());
            enter(&mut items, Item::Move { throw, text, place: MADE });
            items.extend(node.comments.iter().cloned().map(Item::Comment));
            // What stands for a move follows it; what stands for another stands with that.
            if let Some((first, others)) = self.nodes[node.parent].next.split_first()
                && *first == at
            {
                items.extend(others.iter().map(|other| {
                    let text = words(&self.items(*other)).join(" ");
                    Item::Variation(Variation { text, place: MADE })
                }));
            }
            here = node.next.first().copied();
        }
        items
    }

    /// Whether the same side moved before.
    fn twice(&self, at: usize) -> bool {
        let node = &self.nodes[at];
        node.parent != 0 && self.nodes[node.parent].side == node.side
    }

    /// The number of a move among the entries of a record, from 0.
    fn entry(&self, at: usize) -> usize {
        let path = self.path(at);
        path.len() - 1 + path.iter().filter(|at| self.twice(**at)).count()
    }
}

impl fmt::Display for Tree {
    /// The movetext on one line, without a result.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(&self.all()).join(" "))
    }
}
