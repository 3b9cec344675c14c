//! Opens whatever text somebody has: pasted, from a file or from a link.

use leptos::prelude::*;
use leptos::web_sys::HtmlInputElement;

use crate::app::App;
use crate::play::{self, Opened};
use crate::route::Route;

/// The page.
pub(crate) fn page(app: App, text: Option<&str>) -> AnyView {
    let wrong = RwSignal::new(None::<String>);
    let typed = RwSignal::new(text.unwrap_or_default().to_owned());
    // Whoever followed a link sees where it leads, and this page only if it leads nowhere.
    let passing = RwSignal::new(text.is_some());
    let go = move |text: String| match take(app, &text) {
        Ok(route) => route.go(),
        Err(why) => {
            passing.set(false);
            wrong.set(Some(why));
        }
    };
    if let Some(text) = text {
        let text = text.to_owned();
        // Once the page stands, so that the way back leads where the reader came from.
        crate::browser::later(0, move || go(text));
    }
    let file = move |event: leptos::ev::Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        crate::browser::read_file(&file, move |text| {
            typed.set(text.clone());
            go(text);
        });
    };
    view! {
        <section class="page" class:passing=passing>
            <h1>{app.say("page-open")}</h1>
            <p>{app.say("page-open-about")}</p>
            <label class="field wide">
                <span>{app.say("page-open-text")}</span>
                <textarea id="text" rows="8" spellcheck="false" prop:value=move || typed.get()
                    on:input=move |event| typed.set(event_target_value(&event))></textarea>
            </label>
            {move || wrong.get().map(|text| {
                let lines = text.lines().map(|line| view! { <li>{line.to_owned()}</li> }.into_any()).collect_view();
                view! { <ul class="refusal" role="alert">{lines}</ul> }
            })}
            <p class="row">
                <button class="main" id="open" on:click=move |_| go(typed.get_untracked())>{app.say("page-open-it")}</button>
                <label class="button">
                    {app.say("page-open-file")}
                    <input class="hidden" type="file" id="file" on:change=file />
                </label>
            </p>
        </section>
    }
    .into_any()
}

/// Takes a text and says where it leads.
fn take(app: App, text: &str) -> Result<Route, String> {
    let rules = untrack(move || app.play.ruleset());
    match app.words.with_untracked(|words| play::open(words, text, rules))? {
        Opened::Rules(ruleset) => Ok(Route::New(Some(ruleset.text()))),
        Opened::Position(ruleset, position) => {
            Ok(Route::Edit(Some(ruleset.text()), Some(position)))
        }
        Opened::Game(table, tree) => {
            app.take_game(table, tree);
            Ok(Route::Play)
        }
    }
}
