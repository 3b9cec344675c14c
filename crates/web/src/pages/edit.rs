//! The position editor: pieces, hands, side, throw; every fault listed as it stands.

use leptos::prelude::*;
use nugar_api::{PlayerAnswer, PlayerQuery, Seat};
use nugar_rules::board::Shape;
use nugar_rules::catalog::{PRESETS, Ruleset};
use nugar_rules::event::DiceSource;
use nugar_rules::table;

use super::setup::{board_field, faults_list, preset_field, sides};
use super::title_of;
use crate::app::App;
use crate::board::Marks;
use crate::browser;
use crate::edit::{Brush, Setup};
use crate::play::{NewGame, Starts};
use crate::route::Route;

/// The page.
pub(crate) fn page(app: App, rules: Option<&str>, position: Option<&str>) -> AnyView {
    let asked = rules.and_then(|text| Ruleset::read(text).ok()).or_else(|| app.play.ruleset());
    let ruleset = asked.unwrap_or_else(|| Ruleset::from(&PRESETS[0]));
    let Ok(empty) = table::start(ruleset, None, DiceSource::Typed) else { return ().into_any() };
    let geometry = empty.geometry().clone();
    let shape = geometry.shape;
    let start = match (position, app.play.ruleset()) {
        (Some(text), _) => text.to_owned(),
        (None, Some(now)) if now == ruleset && rules.is_none() => {
            app.play.peek(|table| table.position()).unwrap_or_default()
        }
        _ => empty.position(),
    };
    let board = StoredValue::new(geometry.clone());
    let setup = RwSignal::new(Setup::read(&geometry, &start));
    let brush = RwSignal::new(Brush::all(shape)[0]);
    let text = Memo::new(move |_| board.with_value(|board| setup.with(|setup| setup.text(board))));
    // The text as it is typed; it may say more than the board can show.
    let typed = RwSignal::new(None::<String>);
    let said = move || typed.get().unwrap_or_else(|| text.get());
    let faults = Memo::new(move |_| {
        table::start(ruleset, Some(&said()), DiceSource::Typed).err().map(|faults| faults.0)
    });
    let touch = move |point| {
        typed.set(None);
        setup.update(|setup| setup.put(point, brush.get_untracked()));
    };
    let reset = move |text: String| {
        typed.set(None);
        setup.set(board.with_value(|board| Setup::read(board, &text)));
    };
    let from = empty.position();
    let bare = Setup {
        side: "b".to_owned(),
        last: if shape == Shape::Boat { "-" } else { "0,0" }.to_owned(),
        ..Setup::default()
    };
    let verdict = move || match faults.get() {
        None => view! { <p class="good">{app.say("page-stands")}</p> }.into_any(),
        Some(found) => faults_list(app, &found),
    };
    let stands = move || faults.with(Option::is_none);
    let share = move |_| {
        let route = Route::Edit(Some(ruleset.text()), Some(said()));
        app.copy(browser::address() + &route.hash());
    };
    view! {
        <section class="page edit">
            <h1>{app.say("page-edit")}</h1>
            {preset_field(app, "edit-rules", &ruleset, |id| Route::Edit(Some(id), None))}
            <p class="note">{title_of(&ruleset)}</p>
            {board_field(app, &ruleset, geometry, setup, brush, Signal::derive(Marks::default), touch)}
            {details(app, shape, setup, typed)}
            <label class="field wide">
                <span>{app.say("play-position")}</span>
                <input type="text" id="position" autocomplete="off" spellcheck="false" prop:value=said
                    on:input=move |event| {
                        let text = event_target_value(&event);
                        setup.set(board.with_value(|board| Setup::read(board, &text)));
                        typed.set(Some(text));
                    } />
            </label>
            <div class="verdict" aria-live="polite">{verdict}</div>
            <p class="row">
                <button class="main" id="edit-play" disabled=move || !stands()
                    on:click=move |_| play_on(app, ruleset, said(), true)>{app.say("page-play-machine")}</button>
                <button id="edit-two" disabled=move || !stands()
                    on:click=move |_| play_on(app, ruleset, said(), false)>{app.say("page-play-two")}</button>
                <button id="edit-analyse" disabled=move || !stands()
                    on:click=move |_| Route::Analyse(Some(ruleset.text()), Some(said())).go()>{app.say("analysis-it")}</button>
                <button id="edit-link" on:click=share>{app.say("page-link-position")}</button>
                <button on:click=move |_| reset(from.clone())>{app.say("page-from-start")}</button>
                <button on:click=move |_| { typed.set(None); setup.set(bare.clone()); }>{app.say("page-empty")}</button>
                <button id="edit-endings" disabled=move || !stands() on:click=move |_| {
                    Route::Endings(Some(ruleset.text()), Some(said())).go();
                }>{app.say("page-endings")}</button>
                <a class="button" href=Route::Open(None).hash()>{app.say("page-open")}</a>
            </p>
        </section>
    }
    .into_any()
}

/// Side, and hands or throw.
fn details(
    app: App,
    shape: Shape,
    setup: RwSignal<Setup>,
    typed: RwSignal<Option<String>>,
) -> AnyView {
    let sides = sides(
        app,
        move || setup.with(|setup| setup.side.clone()),
        move |letter| {
            typed.set(None);
            setup.update(|setup| setup.side = letter);
        },
    );
    let key = if shape == Shape::Boat { "page-throw-is" } else { "page-hands-are" };
    view! {
        <div class="fields">
            {sides}
            <label class="field">
                <span>{app.say(key)}</span>
                <input type="text" id="last" autocomplete="off" prop:value=move || setup.with(|setup| setup.last.clone())
                    on:input=move |event| {
                        typed.set(None);
                        setup.update(|setup| setup.last = event_target_value(&event));
                    } />
            </label>
        </div>
    }
    .into_any()
}

/// Plays on from a position.
fn play_on(app: App, ruleset: Ruleset, position: String, machine: bool) {
    let begin = move |second: Seat| {
        let new = NewGame {
            ruleset,
            position: Some(position),
            seats: [Seat::Person { name: None }, second],
            starts: Starts::First,
            clock: None,
            match_to: None,
            typed_dice: false,
            seed: None,
        };
        if app.begin(&new).is_ok() {
            Route::Play.go();
        }
    };
    if !machine {
        begin(Seat::Person { name: None });
        return;
    }
    app.player.ask(PlayerQuery::Opponents { ruleset: ruleset.text() }, move |answer| {
        let Some(PlayerAnswer::Opponents { usual: level, .. }) = answer else { return };
        begin(level.map_or(Seat::Person { name: None }, |level| Seat::Machine { level }));
    });
}
