//! What the pages share on which men are set up: the ruleset, the board with what a touch puts on
//! it, whose turn it is, what is wrong.

use leptos::prelude::*;
use nugar_rules::board::{Geometry, Point, Shape, Standing};
use nugar_rules::catalog::{PRESETS, Ruleset, find};
use nugar_rules::fault::Fault;
use nugar_rules::game::Side;

use super::filled_first;
use crate::app::App;
use crate::board::{Board, Dress, Hold, Marks, Touch, figure_icon};
use crate::edit::{Brush, Setup};
use crate::route::Route;

/// The published rulesets, one of which is chosen; another one is another place.
pub(super) fn preset_field(
    app: App,
    id: &'static str,
    ruleset: &Ruleset,
    place: fn(String) -> Route,
) -> AnyView {
    let options = PRESETS
        .iter()
        .map(|preset| {
            let chosen = preset.id == ruleset.preset.id;
            view! { <option value=preset.id selected=chosen>{preset.title}</option> }.into_any()
        })
        .collect_view();
    view! {
        <label class="field">
            <span>{app.say("page-ruleset")}</span>
            <select id=id on:change=move |event| {
                if let Some(preset) = find(&event_target_value(&event)) {
                    place(preset.id.to_owned()).go();
                }
            }>{options}</select>
        </label>
    }
    .into_any()
}

/// The brushes and the board.
pub(super) fn board_field(
    app: App,
    ruleset: &Ruleset,
    geometry: Geometry,
    setup: RwSignal<Setup>,
    brush: RwSignal<Brush>,
    marks: Signal<Marks>,
    touch: impl Fn(Point) + Send + Sync + 'static,
) -> AnyView {
    let shape = geometry.shape;
    let dress = Dress::of(ruleset, shape);
    let first = filled_first(ruleset, &geometry);
    let on_touch = Callback::new(move |at: Touch| {
        if let Touch::At(point) = at {
            touch(point);
        }
    });
    view! {
        {brushes(app, dress, shape, brush)}
        <div class="board-box">
            <Board geometry=geometry dress=dress look=Signal::derive(move || setup.with(|setup| setup.look.clone()))
                marks=marks first=first
                hold=Signal::derive(move || Hold { turned: false, upright: app.narrow.get() })
                coordinates=Signal::derive(|| true)
                label=Signal::derive(move || app.say("page-board"))
                on_touch=on_touch />
        </div>
    }
    .into_any()
}

/// What a touch puts on the board.
fn brushes(app: App, dress: Dress, shape: Shape, brush: RwSignal<Brush>) -> AnyView {
    let buttons = Brush::all(shape)
        .into_iter()
        .map(|one| {
            let (icon, name) = match one {
                Brush::Erase => (String::new(), app.say("page-erase")),
                Brush::Piece(side, standing) => {
                    let said = app.words.with(|words| words.side(side));
                    let said = match standing {
                        Standing::Plain => said,
                        Standing::Undalled => {
                            format!("{said}, {}", app.words.with(|words| words.term("undalled")))
                        }
                        Standing::Dalled => {
                            format!("{said}, {}", app.words.with(|words| words.term("dalled")))
                        }
                    };
                    (figure_icon(dress, side), said)
                }
            };
            let pressed = move || if brush.get() == one { "true" } else { "false" };
            view! {
                <button class="brush" aria-pressed=pressed on:click=move |_| brush.set(one)>
                    <span class="sign" inner_html=icon></span>
                    {name}
                </button>
            }
            .into_any()
        })
        .collect_view();
    view! { <div class="row brushes" role="group" aria-label=app.say("page-brushes")>{buttons}</div> }
        .into_any()
}

/// Whose turn it is, by letter.
pub(super) fn sides(
    app: App,
    now: impl Fn() -> String + Copy + Send + Sync + 'static,
    choose: impl Fn(String) + Copy + 'static,
) -> AnyView {
    let sides = Side::BOTH
        .map(|side| {
            let letter = side.letter().to_string();
            let name = app.words.with(|words| words.side(side));
            view! {
                <label class="choice">
                    <input type="radio" name="side" value=letter.clone()
                        prop:checked=move || now().starts_with(side.letter())
                        on:change=move |_| choose(letter.clone()) />
                    <span>{name}</span>
                </label>
            }
            .into_any()
        })
        .into_iter()
        .collect_view();
    view! {
        <fieldset class="switch"><legend>{app.say("page-to-move")}</legend><div class="choices">{sides}</div></fieldset>
    }
    .into_any()
}

/// What is wrong with a position, or with rules.
pub(super) fn faults_list(app: App, faults: &[Fault]) -> AnyView {
    let lines = faults
        .iter()
        .map(|fault| {
            let said = app.words.with(|words| words.fault(fault));
            view! { <li>{said}</li> }.into_any()
        })
        .collect_view();
    view! { <ul class="brief refusal" id="faults">{lines}</ul> }.into_any()
}
