//! A game and its variations as a tree of moves, written into a record and read out of one.

use super::{Item, MADE, Record, Variation};
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

    /// The record of the main line with its comments and variations, out of the one without.
    pub fn record(&self, plain: Record) -> Record {
        let said = |at: usize| self.nodes[at].comments.iter().cloned().map(Item::Comment);
        let mut items: Vec<Item> = said(0).collect();
        let mut line = self.main_line().into_iter();
        for item in plain.items {
            let moved = matches!(item, Item::Move { .. });
            items.push(item);
            if moved && let Some(at) = line.next() {
                items.extend(said(at));
                let others = self.nodes[self.nodes[at].parent].next.iter().skip(1);
                items.extend(others.map(|other| {
                    Item::Variation(Variation { text: self.variation(*other), place: MADE })
                }));
            }
        }
        Record { items, ..plain }
    }

    /// The text of a variation that begins with a move.
    fn variation(&self, from: usize) -> String {
        let mut words = Vec::new();
        let mut here = from;
        let mut entry = self.entry(from);
        loop {
            // Where a side moves twice running, the other's turn is marked.
            if here != from && self.twice(here) {
                if entry.is_multiple_of(2) {
                    words.push(format!("{}.", entry / 2 + 1));
                }
                words.push("--".to_owned());
                entry += 1;
            }
            if entry.is_multiple_of(2) {
                words.push(format!("{}.", entry / 2 + 1));
            }
            entry += 1;
            let node = &self.nodes[here];
            words.push(node.said());
            words.extend(node.comments.iter().map(|comment| format!("{{{comment}}}")));
            if here != from {
                let others = self.nodes[node.parent].next.iter().skip(1);
                words.extend(others.map(|other| format!("({})", self.variation(*other))));
            }
            match node.next.first() {
                Some(next) => here = *next,
                None => return words.join(" "),
            }
        }
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
