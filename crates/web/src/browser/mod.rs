//! The seams to the browser: storage, worker, sound, pointers, clipboard, hash.

mod ask;
mod dom;
mod offline;
mod sound;
mod store;

pub(crate) use ask::Asked;
pub(crate) use dom::{
    address, copy, dark_wanted, data_at, drop_element, focus, hash, later, meta, narrow, now,
    on_hash, on_hidden, on_narrow, place_in, random_seed, read_file, reload, save_as, set_hash,
    set_root, still_wanted, tell_developers,
};
pub(crate) use offline::{Offline, on_offline, take_update};
pub(crate) use sound::{Sound, play};
pub(crate) use store::{Store, Stored};
