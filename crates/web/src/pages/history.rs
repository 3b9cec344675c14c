//! The moves so far. Looking back disturbs nothing.

use leptos::prelude::*;

use crate::app::App;
use crate::board::icon;

/// The panel.
pub(crate) fn panel(app: App) -> AnyView {
    let list = move || {
        let line = app.play.with(|table| table.line()).unwrap_or_default();
        let now = app.play.browse.get().unwrap_or(line.len());
        line.into_iter()
            .enumerate()
            .map(|(i, played)| {
                let text = match played.throw {
                    Some(throw) => format!("{throw}:{}", played.text),
                    None => played.text,
                };
                let current = if now == i + 1 { "true" } else { "false" };
                let side = played.side.letter().to_string();
                view! {
                    <li>
                        <button class="ply" data-side=side aria-current=current
                            on:click=move |_| show(app, i + 1)>
                            {text}
                        </button>
                    </li>
                }
                .into_any()
            })
            .collect_view()
    };
    let step = move |by: isize| {
        let length = app.play.peek(|table| table.line().len()).unwrap_or(0);
        let now = app.play.browse.get_untracked().unwrap_or(length);
        show(app, now.saturating_add_signed(by).min(length));
    };
    let first = move |_| show(app, 0);
    let last = move |_| app.play.browse.set(None);
    let empty = move || app.play.with(|table| table.line().is_empty()).unwrap_or(true);
    view! {
        <div class="history">
            <div class="row browse" role="group" aria-label=app.say("page-browse")>
                <button class="quiet" disabled=empty aria-label=app.say("page-first") on:click=first inner_html=icon("first")></button>
                <button class="quiet" id="back" disabled=empty aria-label=app.say("page-back")
                    on:click=move |_| step(-1) inner_html=icon("back")></button>
                <button class="quiet" disabled=empty aria-label=app.say("page-forth")
                    on:click=move |_| step(1) inner_html=icon("forth")></button>
                <button class="quiet" disabled=empty aria-label=app.say("page-last") on:click=last inner_html=icon("last")></button>
            </div>
            <ol class="moves" tabindex="0" aria-label=app.say("page-moves")>{list}</ol>
        </div>
    }
    .into_any()
}

/// Shows the board after that many plies; after all of them it is the game again.
fn show(app: App, plies: usize) {
    let length = app.play.peek(|table| table.line().len()).unwrap_or(0);
    app.play.touched.set(Vec::new());
    app.play.browse.set((plies < length).then_some(plies));
}
