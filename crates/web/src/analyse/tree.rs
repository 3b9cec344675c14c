//! A game and its variations as a tree of texts.

use nugar_api::GameSoFar;
use nugar_rules::event::Event;
use nugar_rules::game::Side;
use nugar_rules::record::{Item, Record};
use nugar_rules::table::Table;

/// A move in the tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Node {
    /// The move before it; the root is its own.
    pub(crate) parent: usize,
    /// Its throw, where there are dice.
    pub(crate) throw: Option<String>,
    /// Its text.
    pub(crate) text: String,
    /// Who plays it.
    pub(crate) side: Side,
    /// What is played after it, the main line first.
    pub(crate) next: Vec<usize>,
}

impl Node {
    /// The move with its throw.
    pub(crate) fn said(&self) -> String {
        let throw = self.throw.as_ref().map(|throw| format!("{throw}:")).unwrap_or_default();
        throw + &self.text
    }
}

/// A game with variations. Node 0 is where it begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tree {
    ruleset: String,
    position: Option<String>,
    nodes: Vec<Node>,
}

impl Tree {
    /// A game without variations.
    pub(crate) fn of(table: &dyn Table) -> Tree {
        let position = match table.events().first() {
            Some(Event::Started { position, .. }) => position.clone(),
            _ => None,
        };
        let root = Node {
            parent: 0,
            throw: None,
            text: String::new(),
            side: Side::White,
            next: Vec::new(),
        };
        let ruleset = table.ruleset().text();
        let mut tree = Tree { ruleset, position, nodes: vec![root] };
        let mut at = 0;
        for played in table.line() {
            at = tree.add(at, played.throw, played.text, played.side);
        }
        tree
    }

    /// A move.
    pub(crate) fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    /// Plays on from a move; what was played there before is found again.
    pub(crate) fn add(
        &mut self,
        at: usize,
        throw: Option<String>,
        text: String,
        side: Side,
    ) -> usize {
        let same = |next: &&usize| {
            let node = &self.nodes[**next];
            node.text == text && node.throw == throw
        };
        if let Some(there) = self.nodes[at].next.iter().find(same) {
            return *there;
        }
        let number = self.nodes.len();
        self.nodes.push(Node { parent: at, throw, text, side, next: Vec::new() });
        self.nodes[at].next.push(number);
        number
    }

    /// The moves that lead to one, itself last.
    pub(crate) fn path(&self, at: usize) -> Vec<usize> {
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
    pub(crate) fn main_line(&self) -> Vec<usize> {
        let mut line = Vec::new();
        let mut here = 0;
        while let Some(next) = self.nodes[here].next.first() {
            line.push(*next);
            here = *next;
        }
        line
    }

    /// The last move of the line that goes through one.
    pub(crate) fn end(&self, at: usize) -> usize {
        let mut here = at;
        while let Some(next) = self.nodes[here].next.first() {
            here = *next;
        }
        here
    }

    /// Every move with how deep it stands in variations, in the order of a record.
    pub(crate) fn listed(&self) -> Vec<(usize, usize)> {
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

    /// The game as it stands after a move, with a throw that is to be played.
    pub(crate) fn game(&self, at: usize, throw: Option<String>) -> GameSoFar {
        let path = self.path(at);
        let node = |at: usize| &self.nodes[at];
        GameSoFar {
            ruleset: self.ruleset.clone(),
            position: self.position.clone(),
            moves: path
                .into_iter()
                .map(|at| (node(at).throw.clone(), node(at).text.clone()))
                .collect(),
            throw,
        }
    }

    /// The record of the main line with its variations, out of the one without.
    pub(crate) fn record(&self, plain: Record) -> Record {
        let mut items = Vec::new();
        let mut line = self.main_line().into_iter();
        for item in plain.items {
            let moved = matches!(item, Item::Move { .. });
            items.push(item);
            if moved && let Some(at) = line.next() {
                let others = self.nodes[self.nodes[at].parent].next.iter().skip(1);
                items.extend(others.map(|other| Item::Variation(self.variation(*other))));
            }
        }
        Record { items, ..plain }
    }

    /// The text of a variation that begins with a move.
    fn variation(&self, from: usize) -> String {
        let mut words = Vec::new();
        let mut here = from;
        loop {
            // Where a side moves twice running, the other's turn is marked.
            let entry = self.entry(here);
            let twice = self.twice(here);
            if twice && here != from {
                if (entry - 1).is_multiple_of(2) {
                    words.push(format!("{}.", (entry - 1) / 2 + 1));
                }
                words.push("--".to_owned());
            }
            if entry.is_multiple_of(2) {
                words.push(format!("{}.", entry / 2 + 1));
            }
            words.push(self.nodes[here].said());
            if here != from {
                let others = self.nodes[self.nodes[here].parent].next.iter().skip(1);
                words.extend(others.map(|other| format!("({})", self.variation(*other))));
            }
            match self.nodes[here].next.first() {
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
