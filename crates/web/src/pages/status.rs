//! Whose turn it is, what has happened, what was refused, the dice.

use leptos::prelude::*;
use nugar_rules::board::Look;
use nugar_rules::game::Turn;

use crate::app::App;
use crate::board::Dice;
use crate::pages::players::name_of;
use crate::route::Route;

/// The panel.
pub(crate) fn panel(app: App) -> AnyView {
    let line = move || {
        if let Some(plies) = app.play.browse.get() {
            return app.say_with("page-browsing", &[("number", plies.into())]);
        }
        app.play.tick_track();
        if let Some(outcome) = app.play.outcome() {
            return app.outcome_said(outcome);
        }
        if app.play.thinking.get() {
            return app.say("play-machine-thinks");
        }
        app.turn_said().unwrap_or_default()
    };
    let below = move || {
        if let Some(refusal) = app.play.refusal.get() {
            return view! { <p class="refusal">{refusal}</p> }.into_any();
        }
        if let Some(note) = app.play.note.get() {
            return view! { <p class="note">{note}</p> }.into_any();
        }
        if let Some(hint) = app.play.hint.get() {
            let said = app.hint_said(&hint);
            return view! { <p class="note">{said}</p> }.into_any();
        }
        half_made(app)
    };
    view! {
        <div class="status">
            <p class="turn-line" class:over=move || app.play.outcome().is_some()>{line}</p>
            <div class="below-line">{below}</div>
        </div>
        {move || app.play.elsewhere.get().then(|| elsewhere(app))}
        {dice(app)}
        {move || app.play.outcome().map(|_| untrack(move || end(app)))}
    }
    .into_any()
}

/// What a half-made move is still to do.
fn half_made(app: App) -> AnyView {
    let touched = app.play.touched.get();
    if touched.is_empty() {
        return ().into_any();
    }
    let Some(hand) = app.play.with(|table| table.hand(&touched)) else { return ().into_any() };
    let taking = (!hand.look.rows.is_empty()).then(|| app.say("page-take-one"));
    let done = hand.whole.map(|_| {
        view! { <button on:click=move |_| app.done()>{app.say("play-done")}</button> }
    });
    view! { <p class="note">{taking} " " {done}</p> }.into_any()
}

fn elsewhere(app: App) -> AnyView {
    view! {
        <div class="note">
            <p>{app.say("page-elsewhere")}</p>
            <button on:click=move |_| app.keep_here()>{app.say("page-keep-here")}</button>
        </div>
    }
    .into_any()
}

/// The dice, and what is to be done with them.
fn dice(app: App) -> AnyView {
    let has_dice = app.play.with(|table| !table.throws().is_empty()).unwrap_or(false);
    if !has_dice {
        return ().into_any();
    }
    let one = app.play.ruleset().and_then(|ruleset| ruleset.preset.one_face).unwrap_or('A');
    let shown = Memo::new(move |_| {
        let Look { throw, .. } = app.play.look();
        throw.or_else(|| {
            app.play.with(|table| table.line().last().and_then(|ply| ply.throw.clone())).flatten()
        })
    });
    let label = move || {
        let throw = shown.get().unwrap_or_default();
        app.say_with("page-dice", &[("throw", throw.into())])
    };
    let lying = move || app.play.look().throw.is_some();
    let due = Memo::new(move |_| {
        if app.play.outcome().is_some() {
            return Due::Nothing;
        }
        if app.play.opening_due() {
            return if app.play.typed_dice() { Due::TypeOff } else { Due::ThrowOff };
        }
        match app.play.turn() {
            Some(Turn::Roll(side)) => match (app.play.typed_dice(), app.play.machine_of(side)) {
                (true, _) => Due::Type,
                (false, None) => Due::Throw,
                (false, Some(_)) => Due::Nothing,
            },
            _ => Due::Nothing,
        }
    });
    let inside = move || {
        match due.get() {
        Due::Nothing => ().into_any(),
        Due::Throw => view! {
            <button class="main" id="throw" on:click=move |_| app.throw()>{app.say("page-throw")}</button>
        }
        .into_any(),
        Due::ThrowOff => view! {
            <button class="main" id="throw" on:click=move |_| app.throw_off()>
                {app.say("page-throw-for-start")}
            </button>
        }
        .into_any(),
        Due::Type => super::typed::throw(app),
        Due::TypeOff => super::typed::throw_off(app),
    }
    };
    view! {
        <div class="dice-panel" class:lying=lying>
            <Dice throw=shown one=one label=Signal::derive(label) />
            <div class="dice-do">{inside}</div>
        </div>
    }
    .into_any()
}

/// What the dice ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Due {
    Nothing,
    Throw,
    ThrowOff,
    Type,
    TypeOff,
}

/// What comes after the end: score, another game.
fn end(app: App) -> AnyView {
    let score = move || {
        app.play.score_now().map(|score| {
            let args = [
                ("first", name_of(app, nugar_rules::score::Player::First).into()),
                ("first_points", score.points[0].into()),
                ("second", name_of(app, nugar_rules::score::Player::Second).into()),
                ("second_points", score.points[1].into()),
            ];
            let said = app.say_with("play-match-score", &args);
            let won = score.winner().map(|player| {
                app.say_with("play-match-won", &[("name", name_of(app, player).into())])
            });
            view! { <p class="score">{said} " " {won}</p> }
        })
    };
    let next = move || {
        let on = app.play.score_now().is_some_and(|score| score.winner().is_none());
        app.say(if on { "page-next-game" } else { "page-again" })
    };
    view! {
        <div class="end">
            {score}
            <p class="row">
                <button class="main" id="again" on:click=move |_| app.begin_next()>{next}</button>
                <a class="button" href=Route::New(None).hash()>{app.say("page-new")}</a>
            </p>
        </div>
    }
    .into_any()
}
