//! For paper: a board and the rules on one page each, to play with buttons and stones.

use leptos::prelude::*;
use nugar_rules::board::Look;
use nugar_rules::catalog::Ruleset;
use nugar_rules::event::DiceSource;
use nugar_rules::table;

use super::{about, games, title_of};
use crate::app::App;
use crate::board::{Board, Dress, Hold, Marks};
use crate::route::Route;

/// The page.
pub(crate) fn page(app: App, rules: Option<&str>) -> AnyView {
    let asked = rules.and_then(|text| Ruleset::read(text).ok());
    let ruleset = asked.or_else(|| app.play.ruleset()).unwrap_or_else(|| Ruleset::from(games()[0]));
    let Ok(empty) = table::start(ruleset, None, DiceSource::Typed) else { return ().into_any() };
    let geometry = empty.geometry().clone();
    let dress = Dress::of(&ruleset, geometry.shape);
    let first = super::filled_first(&ruleset, &geometry);
    let links = games()
        .into_iter()
        .map(|preset| {
            let name = preset.title.split(',').next().unwrap_or_default();
            view! { <a class="button" href=Route::Print(Some(preset.id.to_owned())).hash()>{name}</a> }
                .into_any()
        })
        .collect_view();
    let upright = geometry.width > 2 * geometry.height;
    view! {
        <article class="paper">
            <div class="screen-only">
                <h1>{app.say("page-print")}</h1>
                <p>{app.say("page-print-about")}</p>
                <p class="row">{links}</p>
                <p>
                    <button class="main" id="print" on:click=move |_| {
                        let _ = window().print();
                    }>{app.say("page-print-it")}</button>
                </p>
            </div>
            <section class="sheet">
                <Board geometry=geometry dress=dress look=Signal::derive(Look::default) first=first
                    marks=Signal::derive(Marks::default)
                    hold=Signal::derive(move || Hold { turned: false, upright })
                    coordinates=Signal::derive(|| true)
                    label=Signal::derive(move || app.say("page-board")) />
            </section>
            <section class="sheet">
                <h2>{title_of(&ruleset)}</h2>
                {about::brief(app, &ruleset)}
                <p class="note">{app.words.with(|words| words.preset_about(ruleset.preset.id))}</p>
            </section>
        </article>
    }
    .into_any()
}
