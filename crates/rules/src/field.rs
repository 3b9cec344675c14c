//! One list of fields a family: the plain values, the values with their grounds, and their text all
//! come from it, so that none can be forgotten.

use crate::stones::Stones;

/// A value that a field can have, as ruleset texts write it.
pub trait Value: Copy + Eq {
    /// Canonical text.
    fn text(self) -> String;
    /// Reads what a person would write; ranges are judged elsewhere.
    fn parse(text: &str) -> Option<Self>;
}

impl Value for u8 {
    fn text(self) -> String {
        self.to_string()
    }
    fn parse(text: &str) -> Option<u8> {
        text.parse().ok()
    }
}

impl Value for u32 {
    fn text(self) -> String {
        self.to_string()
    }
    fn parse(text: &str) -> Option<u32> {
        text.parse().ok()
    }
}

/// A set of cells is written as their names in cell order without anything between, or `none`.
impl Value for Stones {
    fn text(self) -> String {
        if self.is_empty() {
            return "none".to_owned();
        }
        self.into_iter().map(crate::alignment::cell_name).collect()
    }
    fn parse(text: &str) -> Option<Stones> {
        if text.eq_ignore_ascii_case("none") {
            return Some(Stones::NONE);
        }
        let letters: Vec<u8> = text.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
        if letters.is_empty() || !letters.len().is_multiple_of(2) {
            return None;
        }
        letters.chunks(2).try_fold(Stones::NONE, |all, cell| {
            let file = cell[0].to_ascii_lowercase().wrapping_sub(b'a');
            let rank = cell[1].wrapping_sub(b'1');
            (file < 8 && rank < 8).then(|| all | Stones::at(file, rank))
        })
    }
}

/// An enum whose values are words of ruleset texts.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$vdoc])* $value,)*
        }

        impl $name {
            /// Every value as text.
            pub const WORDS: &'static [&'static str] = &[$($text),*];
        }

        impl $crate::field::Value for $name {
            fn text(self) -> String {
                match self {
                    $($name::$value => $text,)*
                }
                .to_owned()
            }
            fn parse(text: &str) -> Option<$name> {
                match text.to_ascii_lowercase().as_str() {
                    $($text => Some($name::$value),)*
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use words;

/// The fields of a family: a struct of plain values and one of values with their grounds.
macro_rules! fields {
    ($family:literal, $(#[$rdoc:meta])* $rules:ident, $(#[$sdoc:meta])* $spec:ident {
        $($(#[$doc:meta])* $field:ident: $ty:ty = $values:expr),* $(,)?
    }) => {
        $(#[$rdoc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $rules {
            $($(#[$doc])* pub $field: $ty,)*
        }

        $(#[$sdoc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $spec {
            $($(#[$doc])* pub $field: $crate::spec::Rule<$ty>,)*
        }

        impl $rules {
            /// Name of the family.
            pub const FAMILY: &'static str = $family;
            /// Every field in table order, with the values it takes.
            pub const FIELDS: &'static [$crate::spec::FieldKind] = &[
                $($crate::spec::FieldKind { name: stringify!($field), values: $values }),*
            ];

            /// Every field's canonical text, in table order.
            pub fn texts(&self) -> Vec<(&'static str, String)> {
                vec![$((stringify!($field), $crate::field::Value::text(self.$field))),*]
            }

            /// Sets a field from text. Whether the whole makes sense is judged by `check`.
            pub fn set(&mut self, field: &str, text: &str) -> Result<(), $crate::fault::Fault> {
                match field {
                    $(stringify!($field) => {
                        self.$field = $crate::field::Value::parse(text)
                            .ok_or_else(|| $crate::field::bad_value(field, text, $values))?;
                    })*
                    _ => return Err($crate::field::unknown_field(field, Self::FIELDS)),
                }
                Ok(())
            }

            /// The numbers that are outside their fields' ranges.
            fn out_of_range(&self) -> Vec<$crate::fault::Fault> {
                $crate::field::out_of_range(Self::FIELDS, &self.texts())
            }
        }

        impl $spec {
            /// What is played.
            pub const fn rules(&self) -> $rules {
                $rules { $($field: self.$field.value),* }
            }

            /// Every field's ground, in table order.
            pub const fn grounds(&self) -> [$crate::spec::Basis; $rules::FIELDS.len()] {
                [$(self.$field.basis),*]
            }
        }
    };
}
pub(crate) use fields;

use crate::fault::Fault;
use crate::spec::{FieldKind, Values};

/// The fault of a text that is none of a field's values.
pub(crate) fn bad_value(field: &str, text: &str, values: Values) -> Fault {
    let known = match values {
        Values::Words(words) => words.join(", "),
        Values::Number { least, most } => format!("{least}-{most}"),
        Values::Cells => "none, c3c4d3d4".to_owned(),
    };
    Fault::BadValue { field: field.to_owned(), text: text.to_owned(), known }
}

/// The fault of a field that the family lacks.
pub(crate) fn unknown_field(field: &str, kinds: &[FieldKind]) -> Fault {
    let known: Vec<&str> = kinds.iter().map(|kind| kind.name).collect();
    Fault::UnknownField { text: field.to_owned(), known: known.join(", ") }
}

/// The faults of numbers outside their ranges.
pub(crate) fn out_of_range(kinds: &[FieldKind], texts: &[(&'static str, String)]) -> Vec<Fault> {
    let mut found = Vec::new();
    for (kind, (name, text)) in kinds.iter().zip(texts) {
        if let (Values::Number { least, most }, Ok(have)) = (kind.values, text.parse::<u32>())
            && !(least..=most).contains(&have)
        {
            found.push(Fault::OutOfRange {
                field: (*name).to_owned(),
                have: have as usize,
                least: least as usize,
                most: most as usize,
            });
        }
    }
    found
}
