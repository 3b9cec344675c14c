//! The pieces that a side still has in hand, beside the board. One of them can be dragged onto it.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use nugar_rules::game::Side;

use super::dress::Dress;
use super::figures::{figure, figure_icon};
use crate::browser;

/// A pile of pieces with its number.
#[component]
pub(crate) fn Pile(
    /// Whose they are.
    side: Side,
    /// What they are drawn after.
    dress: Dress,
    /// How many.
    #[prop(into)]
    count: Signal<u8>,
    /// Whether a piece may be taken up.
    #[prop(into)]
    open: Signal<bool>,
    /// What happens when one is dropped on the point of that name.
    on_drop: Callback<String>,
) -> impl IntoView {
    let class = format!("pile {}", dress.class());
    // Which finger drags a piece, and where it is on the screen.
    let drag = RwSignal::new(None::<(i32, f64, f64)>);
    let pieces = move || {
        let piece = figure(dress, side);
        (0..count.get()).fold(String::new(), |text, i| {
            let x = 30 + 17 * i32::from(i);
            text + &format!("<g transform=\"translate({x} 34) scale(.62)\">{piece}</g>")
        })
    };
    let place = |event: &PointerEvent| {
        (event.pointer_id(), f64::from(event.client_x()), f64::from(event.client_y()))
    };
    let own = move |event: &PointerEvent| {
        drag.get_untracked().is_some_and(|(pointer, ..)| pointer == event.pointer_id())
    };
    let down = move |event: PointerEvent| {
        if event.button() != 0 || !open.get_untracked() || drag.get_untracked().is_some() {
            return;
        }
        if let Some(pile) = event.current_target() {
            let pile: leptos::web_sys::Element = pile.unchecked_into();
            let _ = pile.set_pointer_capture(event.pointer_id());
        }
        drag.set(Some(place(&event)));
    };
    let moving = move |event: PointerEvent| {
        if own(&event) {
            drag.set(Some(place(&event)));
        }
    };
    let up = move |event: PointerEvent| {
        if !own(&event) {
            return;
        }
        drag.set(None);
        let (_, x, y) = place(&event);
        if let Some(cell) = browser::data_at(x, y, "spot", "cell") {
            on_drop.run(cell);
        }
    };
    let lost = move |event: PointerEvent| {
        if own(&event) {
            drag.set(None);
        }
    };
    let ghost = move || {
        drag.get().map(|(_, x, y)| {
            view! {
                <span class="ghost" style:left=format!("{x}px") style:top=format!("{y}px")
                    inner_html=figure_icon(dress, side)></span>
            }
        })
    };
    view! {
        <span class=class class:open=open aria-hidden="true" on:pointerdown=down
            on:pointermove=moving on:pointerup=up on:pointercancel=lost>
            <svg viewBox="0 0 250 64" inner_html=pieces></svg>
            <span class="count">{move || count.get()}</span>
            {ghost}
        </span>
    }
    .into_any()
}
