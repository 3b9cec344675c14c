//! Home: the games as living little boards. One touch starts a game.

use leptos::prelude::*;
use nugar_api::Seat;
use nugar_rules::catalog::{Ruleset, find};

use super::little;
use crate::app::App;
use crate::play::{NewGame, Starts};
use crate::route::Route;

/// The games of the house: ruleset, where it comes from, what it is in a sentence, and a machine
/// that a beginner can beat.
const GAMES: [(&str, &str, &str, &str); 3] = [
    ("dara-walker", "page-dara-from", "page-dara-is", "level-2"),
    ("dala", "page-dala-from", "page-dala-is", "level-2"),
    ("daldosa", "page-daldosa-from", "page-daldosa-is", "level-2"),
];

/// The page.
pub(crate) fn page(app: App) -> AnyView {
    let left = app.play.there().then(|| {
        let title = app.play.ruleset().map(|ruleset| super::title_of(&ruleset)).unwrap_or_default();
        let moves = app.play.peek(|table| table.line().len()).unwrap_or(0);
        view! {
            <a class="go-on" id="go-on" href=Route::Play.hash()>
                <b>{app.say("page-go-on")}</b>
                <span>{app.say_with("page-go-on-what", &[("title", title.into()), ("count", moves.into())])}</span>
            </a>
        }
    });
    view! {
        <section class="home">
            <h1>{app.say("page-welcome")}</h1>
            {left}
            {cards(app, None, Callback::new(move |()| Route::Play.go()))}
        </section>
    }
    .into_any()
}

/// The games as living little boards, or one of them; a touch starts it and is told.
pub(crate) fn cards(app: App, only: Option<&str>, after: Callback<()>) -> AnyView {
    let cards = GAMES
        .iter()
        .filter(|(id, ..)| only.is_none_or(|only| only == *id))
        .filter_map(|(id, from, is, level)| {
            let ruleset = Ruleset::from(find(id)?);
            let name = ruleset.preset.title.split(',').next().unwrap_or_default();
            let start = move |_| {
                if begin(app, ruleset, level) {
                    after.run(());
                }
            };
            Some(
                view! {
                    <li class="card">
                        <button class="start" data-game=*id on:click=start
                            aria-label=app.say_with("page-start", &[("game", name.into())])>
                            {little::board(app, ruleset)}
                        </button>
                        <div class="card-text">
                            <h2>{name}</h2>
                            <p class="from">{app.say(from)}</p>
                            <p>{app.say(is)}</p>
                            <p class="row">
                                <button class="main" on:click=start>{app.say("page-play")}</button>
                                <a class="button" href=Route::New(Some((*id).to_owned())).hash()>
                                    {app.say("page-choose")}
                                </a>
                                <a href=Route::Learn(Some((*id).to_owned())).hash()>{app.say("page-learn")}</a>
                            </p>
                        </div>
                    </li>
                }
                .into_any(),
            )
        })
        .collect_view();
    view! { <ul class="cards">{cards}</ul> }.into_any()
}

/// Starts a sensible game: the person begins, against a machine that is easy to beat.
fn begin(app: App, ruleset: Ruleset, level: &str) -> bool {
    let new = NewGame {
        ruleset,
        position: None,
        seats: [Seat::Person { name: None }, Seat::Machine { level: level.to_owned() }],
        starts: Starts::First,
        clock: None,
        match_to: None,
        typed_dice: false,
        seed: None,
    };
    app.begin(&new).is_ok()
}
