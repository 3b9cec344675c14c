//! The game as text: copied, saved to a file, or carried by a link.

use leptos::prelude::*;
use nugar_rules::record::Record;
use nugar_rules::score::Player;

use super::players::name_of;
use crate::app::App;
use crate::browser;
use crate::route::Route;

/// Height of a board in another site, in CSS pixels: enough for board, players and what can be done.
const EMBED_HEIGHT: u32 = 760;

/// The panel.
pub(crate) fn panel(app: App) -> AnyView {
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
            <button id="copy-record" on:click=move |_| app.copy(record())>{app.say("page-copy-record")}</button>
            <button id="save-record" on:click=move |_| browser::save_as("nugar.txt", &record())>
                {app.say("page-save-record")}
            </button>
            <button id="copy-position" on:click=move |_| app.copy(with_rules())>{app.say("page-copy-position")}</button>
            <button id="link-position" on:click=move |_| app.copy(link(with_rules()))>
                {app.say("page-link-position")}
            </button>
            <button id="link-game" on:click=move |_| app.copy(link(record()))>{app.say("page-link-game")}</button>
            <button id="copy-embed" on:click=move |_| app.copy(embed(app))>{app.say("page-copy-embed")}</button>
            <a class="button" href=Route::Open(None).hash()>{app.say("page-open")}</a>
        </div>
    }
    .into_any()
}

/// The record of the game on the table, with the variations that were tried of what was played.
fn record(app: App) -> String {
    let name = |side| {
        let player = untrack(move || app.play.player_of(side)).unwrap_or(Player::First);
        untrack(move || name_of(app, player))
    };
    let black = name(nugar_rules::game::Side::Black);
    let white = name(nugar_rules::game::Side::White);
    let tags = [("Black", black.as_str()), ("White", white.as_str())];
    let record = app.play.peek(|table| {
        let plain = Record::of(table, &tags);
        let Some(mut tree) = app.play.tree.get_value() else { return plain };
        // What was tried after the last move is no part of the game.
        let end = tree.follow(table);
        tree.cut(end);
        tree.record(plain)
    });
    record.map(|record| record.to_string()).unwrap_or_default()
}

/// The address that opens a text.
fn link(text: String) -> String {
    browser::address() + &Route::Open(Some(text)).hash()
}

/// What another site writes to have a board of these rules in a frame.
fn embed(app: App) -> String {
    let rules = app.play.peek(|table| table.ruleset().text());
    let page = browser::address();
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let address = format!("{folder}/embed.html{}", Route::Embed(rules).hash());
    format!(
        r#"<iframe src="{address}" title="Nugar" width="100%" height="{EMBED_HEIGHT}" style="border: 0"></iframe>"#
    )
}
