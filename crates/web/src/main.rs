//! The boards of Nugar in a browser. Only this crate knows the DOM; it decides no rule.

// Components make a public type of their properties.
#![allow(unreachable_pub)]

mod analyse;
mod app;
mod board;
mod browser;
mod copied;
mod edit;
mod frame;
mod learn;
mod offline;
mod pages;
mod play;
mod route;

fn main() {
    std::panic::set_hook(Box::new(|broken| browser::tell_developers(&broken.to_string())));
    leptos::mount::mount_to_body(frame::Frame);
}
