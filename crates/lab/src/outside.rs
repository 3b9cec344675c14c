//! What a player may need of the world, which the binary has.

/// Clock and programs.
pub trait Outside {
    /// Milliseconds since any moment, always the same one.
    fn now(&self) -> u64;
}
