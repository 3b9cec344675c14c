//! See `table_checks::chances`.
#![no_main]

#[path = "../table_checks.rs"]
mod table_checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| table_checks::chances(data));
