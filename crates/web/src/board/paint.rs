//! The colours that drawings refer to by name, once a page.

use leptos::prelude::*;

/// Gradients of every drawing; style sheets give their colours.
#[component]
pub(crate) fn Paint() -> impl IntoView {
    view! {
        <svg class="paint" width="0" height="0" aria-hidden="true">
            <defs inner_html=include_str!("../../art/defs.svg")></defs>
        </svg>
    }
    .into_any()
}
