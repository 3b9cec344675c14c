//! Structs of named numbers that experiments set by name.

/// A struct of `i32`s with the values that are played with.
macro_rules! numbers {
    ($(#[$doc:meta])* $name:ident { $($(#[$fdoc:meta])* $field:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $name {
            $($(#[$fdoc])* pub $field: i32,)*
        }

        impl $name {
            /// The numbers' names.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($field)),*];

            /// The numbers in the order of their names.
            pub const fn values(&self) -> [i32; Self::NAMES.len()] {
                [$(self.$field),*]
            }

            /// The number of that name.
            pub fn get_mut(&mut self, name: &str) -> Option<&mut i32> {
                match name {
                    $(stringify!($field) => Some(&mut self.$field),)*
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use numbers;
