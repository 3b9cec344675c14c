//! What is played: the rules in brief, what differs from the base, the seed.

use leptos::prelude::*;
use nugar_rules::catalog::Ruleset;

use crate::app::App;
use crate::route::Route;

/// The panel of the game on the table.
pub(crate) fn panel(app: App) -> AnyView {
    let Some(ruleset) = app.play.ruleset() else { return ().into_any() };
    let seed = move || {
        let seed = app.play.with(|table| table.seed().map(str::to_owned)).flatten()?;
        Some(view! { <p class="seed">{app.say_with("play-seed", &[("seed", seed.into())])}</p> })
    };
    view! {
        <details class="about">
            <summary>{super::title_of(&ruleset)}</summary>
            {brief(app, &ruleset)}
            {seed}
            <p><a href=Route::Learn(Some(ruleset.text())).hash()>{app.say("page-learn")}</a></p>
        </details>
    }
    .into_any()
}

/// The rules in brief.
pub(crate) fn brief(app: App, ruleset: &Ruleset) -> AnyView {
    let lines = app.words.with(|words| words.brief_lines(ruleset));
    let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }.into_any()).collect_view();
    view! { <ul class="brief">{lines}</ul> }.into_any()
}

/// What tells a ruleset from the base of its family, field by field, in words.
pub(crate) fn differences(app: App, ruleset: &Ruleset, base: &Ruleset) -> AnyView {
    let found = ruleset.rules().diff(base.rules()).unwrap_or_default();
    if found.is_empty() {
        return ().into_any();
    }
    let rows = found
        .into_iter()
        .map(|difference| {
            let (name, here, there) = app.words.with(|words| {
                (
                    words.field(difference.field),
                    words.value(difference.field, &difference.here),
                    words.value(difference.field, &difference.there),
                )
            });
            view! { <tr><th scope="row">{name}</th><td>{here}</td><td>{there}</td></tr> }.into_any()
        })
        .collect_view();
    view! {
        <table class="differences">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{app.say("page-here")}</th>
                    <th scope="col">{super::title_of(base)}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}
