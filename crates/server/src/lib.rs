//! The pages of Nugar over HTTP: the only crate that knows it.
//!
//! A site is a folder that `cargo xtask web` has built. It lies in the binary, or is read once from
//! a folder when the server starts; either way every file is in memory, and a request finds one by
//! its whole path or not at all. Tables of endings may be served beside it, part by part off the disk.

mod accept;
mod answer;
mod file;
mod limits;
mod logs;
mod policy;
mod refusal;
mod serve;
mod site;
mod tables;

pub use file::Encoding;
pub use logs::{Level, Logs};
pub use policy::{EMBED, EMBED_POLICY, POLICY};
pub use serve::{NotServed, Server};
pub use site::Site;
pub use tables::Tables;
