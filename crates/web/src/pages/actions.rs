//! What can be done besides moving.

use leptos::prelude::*;
use nugar_rules::session::Undo;

use crate::app::App;
use crate::board::icon;
use crate::route::Route;

/// The panel.
pub(crate) fn panel(app: App) -> AnyView {
    let sure = RwSignal::new(false);
    let running = move || app.play.with(|table| table.outcome().is_none()).unwrap_or(false);
    let can_undo = move || {
        !app.play.touched.get().is_empty()
            || app.play.with(|table| table.undo() == Undo::Free).unwrap_or(false)
    };
    let can_redo = move || app.play.with(|table| table.redo() > 0).unwrap_or(false);
    let can_hint = move || running() && app.play.hand_is_due();
    let crossed =
        move || app.play.with(|table| table.undo() == Undo::CrossesThrow).unwrap_or(false);
    let why = move || {
        crossed().then(|| {
            let fault = nugar_rules::fault::Fault::UndoCrossesThrow {};
            app.words.with(|words| words.fault(&fault))
        })
    };
    let two = !app.play.has_machine();
    let draw = two.then(|| {
        view! {
            <button disabled=move || !running() on:click=move |_| app.agree_draw()>
                {app.say("page-agree-draw")}
            </button>
        }
    });
    let give_up = move || {
        if sure.get() {
            view! {
                <button class="warn" on:click=move |_| {
                    sure.set(false);
                    app.resign();
                }>{app.say("page-resign-sure")}</button>
            }
            .into_any()
        } else {
            view! {
                <button id="resign" disabled=move || !running() on:click=move |_| sure.set(true)>
                    {app.say("page-resign")}
                </button>
            }
            .into_any()
        }
    };
    view! {
        <div class="actions" role="group" aria-label=app.say("page-actions")>
            <button id="undo" disabled=move || !can_undo() title=why on:click=move |_| app.undo()>
                <span class="sign" inner_html=icon("undo")></span>
                {app.say("page-undo")}
            </button>
            <button id="redo" disabled=move || !can_redo() on:click=move |_| app.redo()>
                <span class="sign" inner_html=icon("redo")></span>
                {app.say("page-redo")}
            </button>
            <button id="hint" disabled=move || !can_hint() on:click=move |_| app.ask_hint()>
                <span class="sign" inner_html=icon("hint")></span>
                {app.say("page-hint")}
            </button>
            <button id="flip" on:click=move |_| app.flip()>
                <span class="sign" inner_html=icon("flip")></span>
                {app.say("page-flip")}
            </button>
        </div>
        <details class="more">
            <summary>{app.say("page-more")}</summary>
            <div class="row">
                {give_up} {draw}
                <a class="button" id="analyse" href=Route::Analyse(None, None).hash()>{app.say("analysis-game")}</a>
                <a class="button" href=Route::New(None).hash()>{app.say("page-new")}</a>
            </div>
            {super::share::panel(app)}
        </details>
    }
    .into_any()
}
