//! The game as text: copied, saved to a file, or carried by a link.

use leptos::prelude::*;
use nugar_rules::record::Record;
use nugar_rules::score::Player;

use super::players::name_of;
use crate::app::App;
use crate::browser;
use crate::route::Route;

/// The panel.
pub(crate) fn panel(app: App) -> AnyView {
    let done = RwSignal::new(false);
    let told = move |text: &str| {
        browser::copy(text);
        app.announce(app.say("page-copied"));
        done.set(true);
        browser::later(2_500, move || done.set(false));
    };
    let position = move || {
        app.play.peek(|table| {
            let plies = app.play.browse.get_untracked();
            plies.and_then(|plies| table.position_after(plies)).unwrap_or_else(|| table.position())
        })
    };
    let with_rules = move || {
        let rules = app.play.peek(|table| table.ruleset().text()).unwrap_or_default();
        format!("{rules} {}", position().unwrap_or_default())
    };
    let record = move || record(app);
    view! {
        <div class="row">
            <button id="copy-record" on:click=move |_| told(&record())>{app.say("page-copy-record")}</button>
            <button id="save-record" on:click=move |_| browser::save_as("nugar.txt", &record())>
                {app.say("page-save-record")}
            </button>
            <button id="copy-position" on:click=move |_| told(&with_rules())>{app.say("page-copy-position")}</button>
            <button id="link-position" on:click=move |_| told(&link(with_rules()))>
                {app.say("page-link-position")}
            </button>
            <button id="link-game" on:click=move |_| told(&link(record()))>{app.say("page-link-game")}</button>
            <a class="button" href=Route::Open(None).hash()>{app.say("page-open")}</a>
        </div>
        <p class="told">{move || done.get().then(|| app.say("page-copied"))}</p>
    }
    .into_any()
}

/// The record of the game on the table.
fn record(app: App) -> String {
    let name = |side| {
        let player = untrack(move || app.play.player_of(side)).unwrap_or(Player::First);
        untrack(move || name_of(app, player))
    };
    let black = name(nugar_rules::game::Side::Black);
    let white = name(nugar_rules::game::Side::White);
    let tags = [("Black", black.as_str()), ("White", white.as_str())];
    app.play.peek(|table| Record::of(table, &tags).to_string()).unwrap_or_default()
}

/// The address that opens a text.
fn link(text: String) -> String {
    let address = window().location().href().unwrap_or_default();
    let page = address.split('#').next().unwrap_or_default().to_owned();
    page + &Route::Open(Some(text)).hash()
}
