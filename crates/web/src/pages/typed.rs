//! Throws typed in by people with real dice: two rows of faces to tap.

use leptos::prelude::*;

use crate::app::App;
use crate::board::face_names;
use nugar_rules::event::Event;

/// The faces as throws write them.
const FACES: [&str; 4] = ["A", "2", "3", "4"];

/// One throw.
pub(crate) fn throw(app: App) -> AnyView {
    let faces = RwSignal::new([None, None]);
    let done = move || {
        if let [Some(one), Some(other)] = faces.get_untracked() {
            let throw = format!("{}{}", FACES[one], FACES[other]);
            app.happen(&Event::Threw { throw });
        }
    };
    let ready = move || faces.get().iter().all(Option::is_some);
    view! {
        <p>{app.say("page-type-throw")}</p>
        {row(app, faces)}
        <button class="main" disabled=move || !ready() on:click=move |_| done()>{app.say("page-typed")}</button>
    }
    .into_any()
}

/// Both throws for the start.
pub(crate) fn throw_off(app: App) -> AnyView {
    let (first, second) = (RwSignal::new([None, None]), RwSignal::new([None, None]));
    let text =
        |faces: [Option<usize>; 2]| faces.map(|face| face.map_or("", |face| FACES[face])).concat();
    let done = move |_| {
        app.typed_throw_off(&text(first.get_untracked()), &text(second.get_untracked()));
        first.set([None, None]);
        second.set([None, None]);
    };
    let ready =
        move || first.get().iter().all(Option::is_some) && second.get().iter().all(Option::is_some);
    let name = |player| super::players::name_of(app, player);
    view! {
        <p>{name(nugar_rules::score::Player::First)}</p>
        {row(app, first)}
        <p>{name(nugar_rules::score::Player::Second)}</p>
        {row(app, second)}
        <button class="main" disabled=move || !ready() on:click=done>{app.say("page-typed")}</button>
    }
    .into_any()
}

/// Two dice, a button a face.
fn row(app: App, faces: RwSignal<[Option<usize>; 2]>) -> AnyView {
    let one = app.play.ruleset().and_then(|ruleset| ruleset.preset.one_face).unwrap_or('A');
    let die = move |which: usize| {
        let names = face_names(one);
        let buttons = names
            .into_iter()
            .enumerate()
            .map(|(face, name)| {
                let pressed =
                    move || if faces.get()[which] == Some(face) { "true" } else { "false" };
                view! {
                    <button class="face" aria-pressed=pressed
                        on:click=move |_| faces.update(|faces| faces[which] = Some(face))>
                        {name}
                    </button>
                }
                .into_any()
            })
            .collect_view();
        let number = which + 1;
        view! {
            <div class="faces" role="group" aria-label=app.say_with("page-die", &[("number", number.into())])>
                {buttons}
            </div>
        }
        .into_any()
    };
    view! { {die(0)} {die(1)} }.into_any()
}
