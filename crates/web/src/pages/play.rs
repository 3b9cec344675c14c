//! The game: board, players, dice, what can be done, the moves so far.

use leptos::prelude::*;
use nugar_rules::board::Shape;

use super::{actions, history, players, status};
use crate::app::App;
use crate::board::Board;
use crate::board::Hold;
use crate::route::Route;

/// The page.
pub(crate) fn page(app: App) -> AnyView {
    let rules = Memo::new(move |_| app.play.ruleset().map(|ruleset| ruleset.text()));
    let inside = move || {
        if rules.get().is_none() {
            return view! {
                <section class="page">
                    <h1>{app.say("page-no-game")}</h1>
                    <p><a class="button" href=Route::New(None).hash()>{app.say("page-new")}</a></p>
                </section>
            }
            .into_any();
        }
        untrack(move || game(app))
    };
    view! { {inside} }.into_any()
}

/// The game without the page around it.
pub(crate) fn game(app: App) -> AnyView {
    let title = app.play.ruleset().map(|ruleset| super::title_of(&ruleset)).unwrap_or_default();
    // For style sheets and tests: what the page waits for.
    let state = move || {
        if app.play.outcome().is_some() {
            "over"
        } else if app.play.hand_is_due() {
            "hand"
        } else {
            "wait"
        }
    };
    let boat = app.play.geometry().is_some_and(|geometry| geometry.shape == Shape::Boat);
    let shape = if boat { "boat" } else { "grid" };
    view! {
        <section class="play" data-state=state data-shape=shape>
            <h1 class="hidden">{title}</h1>
            <div class="table">
                {players::bar(app, false)}
                <div class="board-box">{board(app)}</div>
                {players::bar(app, true)}
            </div>
            <aside class="beside">
                {status::panel(app)}
                {actions::panel(app)}
                {history::panel(app)}
                {super::about::panel(app)}
            </aside>
        </section>
    }
    .into_any()
}

/// The board of the game on the table.
pub(crate) fn board(app: App) -> AnyView {
    let Some(geometry) = app.play.geometry() else { return ().into_any() };
    let dress = app.play.dress();
    let first = app.play.ruleset().map(|ruleset| super::filled_first(&ruleset, &geometry));
    let look = Memo::new(move |_| app.play.look());
    let marks = Memo::new(move |_| app.play.marks());
    let hold = move || Hold { turned: app.play.turned.get(), upright: app.narrow.get() };
    view! {
        <Board geometry=geometry dress=dress look=look marks=marks hold=Signal::derive(hold)
            first=first.unwrap_or_default()
            coordinates=Signal::derive(move || app.settings.with(|settings| settings.coordinates))
            label=Signal::derive(move || app.say("page-board"))
            on_touch=Callback::new(move |touch| app.touch(touch)) />
    }
    .into_any()
}
