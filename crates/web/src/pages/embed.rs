//! Boards without the page around them: for another site, and for a room where nobody minds it.

use core::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use nugar_api::{PlayerAnswer, PlayerQuery, Seat};
use nugar_rules::catalog::{PRESETS, Ruleset};

use super::{home, play};
use crate::app::App;
use crate::browser;
use crate::play::{NewGame, Starts};
use crate::route::Route;

/// A board for another site: a game of one ruleset, ready at once.
pub(crate) fn page(app: App, rules: Option<&str>) -> AnyView {
    let asked = rules.and_then(|text| Ruleset::read(text).ok());
    let ruleset = asked.unwrap_or_else(|| Ruleset::from(&PRESETS[0]));
    app.player.ask(PlayerQuery::Opponents { ruleset: ruleset.text() }, move |answer| {
        let Some(PlayerAnswer::Opponents { usual: level, .. }) = answer else { return };
        let person = Seat::Person { name: None };
        let second = level.map_or(person.clone(), |level| Seat::Machine { level });
        let new = NewGame {
            ruleset,
            position: None,
            seats: [person, second],
            starts: Starts::First,
            clock: None,
            match_to: None,
            typed_dice: false,
            seed: None,
        };
        let _ = app.begin(&new);
    });
    let ready = Memo::new(move |_| app.play.ruleset() == Some(ruleset));
    view! {
        <div class="embed">
            {move || ready.get().then(|| untrack(move || play::game(app)))}
            <p class="embed-foot">
                <a href=move || Route::Learn(Some(ruleset.text())).hash() target="_blank" rel="noopener">
                    {app.say("page-learn")}
                </a>
            </p>
        </div>
    }
    .into_any()
}

/// Boards for a room: they begin anew when nobody has touched them for so many seconds.
pub(crate) fn kiosk(app: App, rules: Option<&str>, seconds: u32) -> AnyView {
    let touched = StoredValue::new(browser::now());
    let playing = RwSignal::new(false);
    let note = move || touched.set_value(browser::now());
    for handle in [
        window_event_listener(ev::pointerdown, move |_| note()),
        window_event_listener_untyped("keydown", move |_| note()),
    ] {
        on_cleanup(move || handle.remove());
    }
    let reset = move || {
        let last = touched.try_get_value().unwrap_or(f64::MAX);
        let idle = browser::now() - last > f64::from(seconds) * 1_000.0;
        if idle && playing.get_untracked() {
            playing.set(false);
            // Nobody else takes a new build here.
            browser::take_update();
        }
    };
    if let Ok(handle) = set_interval_with_handle(reset, Duration::from_secs(1)) {
        on_cleanup(move || handle.clear());
    }
    let only = rules.map(str::to_owned);
    let inside = move || {
        if playing.get() {
            let back = move |_| playing.set(false);
            return view! {
                {untrack(move || play::game(app))}
                <p class="embed-foot"><button on:click=back>{app.say("page-kiosk-end")}</button></p>
            }
            .into_any();
        }
        let only = only.clone();
        untrack(move || {
            view! {
                <h1 class="hidden">{app.say("page-welcome")}</h1>
                {home::cards(app, only.as_deref(), Callback::new(move |()| playing.set(true)))}
            }
            .into_any()
        })
    };
    view! { <div class="kiosk">{inside}</div> }.into_any()
}
