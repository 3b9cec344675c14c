//! What a reader is told of play without a network: that it works, that it does not and why, and
//! that a new build is there, which nobody gets in the middle of a game.

use leptos::prelude::*;

use crate::app::App;
use crate::browser::{self, Offline};
use crate::route::Route;

/// How it stands, followed from here on; what failed is told at once.
pub(crate) fn follow(app: App) -> RwSignal<Offline> {
    let stands = RwSignal::new(Offline::Unknown);
    browser::on_offline(move |now| {
        if matches!(now, Offline::Failed { .. }) && !app.route.get_untracked().is_bare() {
            app.notice.set(Some(said(app, &now)));
        }
        stands.set(now);
    });
    stands
}

/// The offer of a new build.
pub(crate) fn offer(app: App, stands: RwSignal<Offline>) -> impl IntoView {
    move || {
        let here = app.route.get();
        let playing = here == Route::Play && app.play.outcome().is_none();
        let offered = stands.get() == Offline::Update && !playing && !here.is_bare();
        offered.then(|| {
            view! {
                <div class="notice" id="update" role="status">
                    <p>{app.say("offline-update")}</p>
                    <button on:click=|_| browser::take_update()>{app.say("offline-take")}</button>
                </div>
            }
        })
    }
}

/// How it stands, in the foot of the page.
pub(crate) fn line(app: App, stands: RwSignal<Offline>) -> impl IntoView {
    move || {
        let text = stands.with(|stands| said(app, stands));
        (!text.is_empty()).then(|| view! { <p id="offline">{text}</p> })
    }
}

fn said(app: App, stands: &Offline) -> String {
    match stands {
        Offline::Unknown => String::new(),
        Offline::Ready | Offline::Update => app.say("offline-ready"),
        Offline::Failed { why, works } => {
            let failed = app.say(match why.as_str() {
                "network" => "offline-failed-network",
                "changed" => "offline-failed-changed",
                "storage" => "offline-failed-storage",
                _ => "offline-failed-unknown",
            });
            if *works { format!("{failed} {}", app.say("offline-older")) } else { failed }
        }
        Offline::Unavailable { why } if why == "insecure" => app.say("offline-insecure"),
        Offline::Unavailable { .. } => app.say("offline-unsupported"),
    }
}
