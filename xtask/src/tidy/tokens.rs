//! A source file as a flat list of tokens that know their line and where they stand.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// What a token is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    /// A name or a keyword.
    Name(String),
    /// One character of punctuation; groups begin and end with theirs.
    Mark(char),
    /// A string literal, without quotes, escapes as written.
    Text(String),
    /// Any other literal.
    Other,
}

/// What a token is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Role {
    /// It is plain code.
    #[default]
    Code,
    /// It is in an attribute, doc comments included.
    Attribute,
    /// It is in the attribute that says what an error displays.
    Display,
    /// It is what a broken internal invariant says: `panic!`, `assert!`, `expect`.
    Broken,
}

/// Where a token stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Place {
    /// In code that only tests compile.
    pub(super) test: bool,
    /// What it is for.
    pub(super) role: Role,
}

/// A token.
#[derive(Debug, Clone)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) line: usize,
    pub(super) place: Place,
}

impl Token {
    /// Whether it is that name.
    pub(super) fn is(&self, name: &str) -> bool {
        matches!(&self.kind, Kind::Name(own) if own == name)
    }

    /// Whether it is that mark.
    pub(super) fn mark(&self, mark: char) -> bool {
        self.kind == Kind::Mark(mark)
    }

    /// The name, if it is one.
    pub(super) fn name(&self) -> Option<&str> {
        match &self.kind {
            Kind::Name(name) => Some(name),
            _ => None,
        }
    }

    /// The text, if it is a string.
    pub(super) fn text(&self) -> Option<&str> {
        match &self.kind {
            Kind::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// The tokens of a file; nothing for what is no Rust, which the compiler tells better.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut all = Vec::new();
    if let Ok(stream) = text.parse() {
        walk(stream, Place::default(), &mut all);
    }
    all
}

/// Macros and methods whose message is read by whoever looks for the bug.
const BROKEN: [&str; 11] = [
    "panic",
    "unreachable",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "expect",
    "expect_err",
    "prop_assert",
];

fn walk(stream: TokenStream, place: Place, all: &mut Vec<Token>) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let mut test = place.test;
    // Set between `#[cfg(test)]` and the end of the item that it is on.
    let mut test_item = false;
    for (at, tree) in trees.iter().enumerate() {
        let before = |back: usize| at.checked_sub(back).map(|at| &trees[at]);
        let here = Place { test: test || test_item, ..place };
        let line = tree.span().start().line;
        match tree {
            TokenTree::Group(group) => {
                let bracket = group.delimiter() == Delimiter::Bracket;
                let inner = bracket && is_mark(before(1), '!') && is_mark(before(2), '#');
                let attribute = inner || bracket && is_mark(before(1), '#');
                let names: Vec<String> = if attribute { names(group.stream()) } else { Vec::new() };
                let called = if is_mark(before(1), '!') { before(2) } else { before(1) };
                let role = match here.role {
                    Role::Code if names.first().is_some_and(|name| name == "error") => {
                        Role::Display
                    }
                    Role::Code if attribute => Role::Attribute,
                    Role::Code if is_one_of(called, &BROKEN) => Role::Broken,
                    outer => outer,
                };
                let place = Place { role, ..here };
                let marks = match group.delimiter() {
                    Delimiter::Parenthesis => Some(('(', ')')),
                    Delimiter::Brace => Some(('{', '}')),
                    Delimiter::Bracket => Some(('[', ']')),
                    Delimiter::None => None,
                };
                let end = group.span_close().end().line;
                let token = |mark, line| Token { kind: Kind::Mark(mark), line, place };
                all.extend(marks.map(|(open, _)| token(open, line)));
                walk(group.stream(), place, all);
                all.extend(marks.map(|(_, close)| token(close, end)));
                if attribute && is_test(&names) {
                    if inner {
                        test = true;
                    } else {
                        test_item = true;
                    }
                } else if group.delimiter() == Delimiter::Brace {
                    test_item = false;
                }
            }
            TokenTree::Ident(name) => {
                all.push(Token { kind: Kind::Name(name.to_string()), line, place: here });
            }
            TokenTree::Punct(mark) => {
                all.push(Token { kind: Kind::Mark(mark.as_char()), line, place: here });
                if mark.as_char() == ';' {
                    test_item = false;
                }
            }
            TokenTree::Literal(literal) => {
                let written = literal.to_string();
                let text = written.trim_start_matches(['r', 'b', 'c', '#']);
                let kind = match text.strip_prefix('"') {
                    Some(text) => {
                        Kind::Text(text.trim_end_matches('#').trim_end_matches('"').to_owned())
                    }
                    None => Kind::Other,
                };
                all.push(Token { kind, line, place: here });
            }
        }
    }
}

fn names(stream: TokenStream) -> Vec<String> {
    let mut all = Vec::new();
    walk(stream, Place::default(), &mut all);
    all.into_iter().filter_map(|token| token.name().map(str::to_owned)).collect()
}

/// Whether an attribute keeps its item out of all builds but tests.
fn is_test(names: &[String]) -> bool {
    let has = |name: &str| names.iter().any(|own| own == name);
    let first = names.first().is_some_and(|name| name == "test")
        || names.first().is_some_and(|name| name == "cfg") && has("test");
    first && !has("not") && !has("any")
}

fn is_mark(tree: Option<&TokenTree>, wanted: char) -> bool {
    matches!(tree, Some(TokenTree::Punct(mark)) if mark.as_char() == wanted)
}

fn is_one_of(tree: Option<&TokenTree>, wanted: &[&str]) -> bool {
    matches!(tree, Some(TokenTree::Ident(name)) if wanted.iter().any(|wanted| name == wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str, name: &str) -> Place {
        tokens(text).into_iter().find(|token| token.is(name)).expect(name).place
    }

    #[test]
    fn comments_are_no_code_and_docs_are_attributes() {
        let text = "// hidden\n/// shown\nfn f() { /* hidden */ let s = \"hidden\"; }";
        let all = tokens(text);
        assert!(!all.iter().any(|token| token.is("hidden")));
        let docs: Vec<&Token> = all.iter().filter(|token| token.text() == Some(" shown")).collect();
        assert!(docs.len() == 1 && docs[0].place.role == Role::Attribute && docs[0].line == 2);
        assert!(all.iter().any(|token| token.text() == Some("hidden") && token.line == 3));
    }

    #[test]
    fn code_of_tests_ends_with_its_item() {
        let text = "#[cfg(test)] #[allow(x)] mod tests { fn inside() {} } fn after() {}
                    #[cfg(test)] use one::within; fn more() {}
                    #[cfg(not(test))] fn shipped() {} #[test] fn single() { core() } fn last() {}";
        for (name, test) in [
            ("inside", true),
            ("after", false),
            ("within", true),
            ("more", false),
            ("shipped", false),
            ("core", true),
            ("last", false),
        ] {
            assert_eq!(place(text, name).test, test, "{name}");
        }
        assert!(place("#![cfg(test)] fn all() {}", "all").test);
    }

    #[test]
    fn messages_of_broken_invariants_are_known() {
        let text = r###"fn f() { x.expect("a"); panic!("b {}", c); g("d", r##"e"##) }"###;
        let all = tokens(text);
        let broken = |wanted| {
            all.iter().find(|token| token.text() == Some(wanted)).expect(wanted).place.role
                == Role::Broken
        };
        assert_eq!(["a", "b {}", "d", "e"].map(broken), [true, true, false, false]);
        assert!(
            tokens("#[error(\"gone\")] struct E;")
                .iter()
                .any(|token| token.place.role == Role::Display)
        );
    }
}
