//! How play without a network stands. `offline.js` sees to it and tells it on the root element.

use leptos::prelude::*;
use leptos::web_sys::Event;

/// How it stands.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) enum Offline {
    /// Not known yet, or nobody's concern: a board within another site.
    #[default]
    Unknown,
    /// The whole page is kept.
    Ready,
    /// It is, and a new build waits to be taken.
    Update,
    /// Keeping it failed.
    Failed {
        /// Why, as a code.
        why: String,
        /// Whether an older build is kept.
        works: bool,
    },
    /// The browser does not keep pages from here.
    Unavailable {
        /// Why, as a code.
        why: String,
    },
}

impl Offline {
    fn read() -> Offline {
        let root = document().document_element();
        let said = |name: &str| {
            root.as_ref().and_then(|root| root.get_attribute(name)).unwrap_or_default()
        };
        let why = said("data-offline-why");
        match said("data-offline").as_str() {
            "ready" => Offline::Ready,
            "update" => Offline::Update,
            "failed" => Offline::Failed { why, works: said("data-offline-works") == "yes" },
            "unavailable" => Offline::Unavailable { why },
            _ => Offline::Unknown,
        }
    }
}

/// Tells how it stands, now and whenever that changes.
pub(crate) fn on_offline(tell: impl Fn(Offline) + 'static) {
    tell(Offline::read());
    let handle = window_event_listener_untyped("nugar-offline", move |_| tell(Offline::read()));
    on_cleanup(move || handle.remove());
}

/// Takes the new build: the page is loaded again.
pub(crate) fn take_update() {
    if let Ok(event) = Event::new("nugar-update") {
        let _ = window().dispatch_event(&event);
    }
}
