//! What a reader prefers.

use leptos::prelude::*;
use nugar_words::{Language, Words};

use crate::app::App;
use crate::browser::Sound;

/// Themes with the messages that name them; the first follows the system.
const THEMES: [(&str, &str); 4] = [
    ("", "page-theme-system"),
    ("light", "page-theme-light"),
    ("dark", "page-theme-dark"),
    ("plain", "page-theme-plain"),
];

/// The page.
pub(crate) fn page(app: App) -> AnyView {
    let now = app.settings.get_untracked();
    let themes = THEMES
        .map(|(theme, key)| {
            let chosen = now.theme.as_deref().unwrap_or("") == theme;
            let choose = move |_| {
                app.change(|settings| {
                    settings.theme = (!theme.is_empty()).then(|| theme.to_owned());
                });
            };
            view! {
                <label class="check">
                    <input type="radio" name="theme" value=theme checked=chosen on:change=choose />
                    <span>{app.say(key)}</span>
                </label>
            }
            .into_any()
        })
        .into_iter()
        .collect_view();
    let language = app.words.with_untracked(|words| words.language());
    let languages = Language::all()
        .map(|one| {
            let name = Words::new(one).language_name();
            view! { <option value=one.tag() selected={one == language} lang=one.tag()>{name}</option> }.into_any()
        })
        .collect_view();
    view! {
        <section class="page">
            <h1>{app.say("page-settings")}</h1>
            <fieldset>
                <legend>{app.say("page-theme")}</legend>
                {themes}
            </fieldset>
            <fieldset>
                <legend>{app.say("page-board")}</legend>
                <label class="check">
                    <input type="checkbox" id="coordinates" checked=now.coordinates
                        on:change=move |event| {
                            let on = event_target_checked(&event);
                            app.change(|settings| settings.coordinates = on);
                        } />
                    <span>{app.say("page-coordinates")}</span>
                </label>
                <label class="check">
                    <input type="checkbox" id="sound" checked=now.sound
                        on:change=move |event| {
                            let on = event_target_checked(&event);
                            app.change(|settings| settings.sound = on);
                            app.sound(Sound::Knock);
                        } />
                    <span>{app.say("page-sound")}</span>
                </label>
                <label class="check">
                    <input type="checkbox" id="still" checked=now.still
                        on:change=move |event| {
                            let on = event_target_checked(&event);
                            app.change(|settings| settings.still = on);
                        } />
                    <span>{app.say("page-still")}</span>
                </label>
            </fieldset>
            <label class="field">
                <span>{app.say("page-language")}</span>
                <select id="language" on:change=move |event| {
                    let tag = event_target_value(&event);
                    app.change(|settings| settings.language = Some(tag));
                }>{languages}</select>
            </label>
            <p>{app.say("page-nothing-leaves")}</p>
        </section>
    }
    .into_any()
}
