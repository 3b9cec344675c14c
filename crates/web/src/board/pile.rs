//! The pieces that a side still has in hand, beside the board.

use leptos::prelude::*;
use nugar_rules::game::Side;

use super::dress::Dress;
use super::figures::figure;

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
) -> impl IntoView {
    let class = format!("pile {}", dress.class());
    let pieces = move || {
        let count = count.get();
        (0..count)
            .map(|i| {
                format!(
                    "<g transform=\"translate({} 34) scale(.62)\">{}</g>",
                    30 + 17 * i32::from(i),
                    figure(dress, side)
                )
            })
            .collect::<String>()
    };
    view! {
        <span class=class aria-hidden="true">
            <svg viewBox="0 0 250 64" inner_html=pieces></svg>
            <span class="count">{move || count.get()}</span>
        </span>
    }
    .into_any()
}
