//! The page's frame: head, place, foot, what is told and what is heard.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use nugar_words::{Language, Words};

use crate::app::App;
use crate::board::{Paint, icon};
use crate::browser::{self, Offline};
use crate::copied;
use crate::offline;
use crate::pages;
use crate::route::Route;

/// The whole page.
#[component]
pub(crate) fn Frame() -> impl IntoView {
    let app = App::new();
    provide_context(app);
    browser::drop_element("loading");
    app.resume();
    app.follow_other_tabs();
    app.run_clocks();
    let stands = offline::follow(app);
    browser::on_narrow(move |narrow| app.narrow.set(narrow));
    browser::on_hash(move |hash| {
        app.route.set(Route::read(&hash));
        browser::focus("main");
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    Effect::new(move |_| {
        browser::set_root("lang", app.words.with(|words| words.language().tag()));
        let theme = app.settings.with(|settings| settings.theme.clone());
        let system = if browser::dark_wanted() { "dark" } else { "light" };
        browser::set_root("data-theme", theme.as_deref().unwrap_or(system));
        browser::set_root("data-motion", if app.still() { "still" } else { "moving" });
        let title = title(app, &app.route.get());
        document().set_title(&title);
    });
    let page = move || {
        // Another language is another page.
        app.words.track();
        let route = app.route.get();
        // What a page reads while it is made does not make it again.
        untrack(move || pages::page(app, &route))
    };
    let head = move || {
        app.words.track();
        (!app.route.get().is_bare()).then(|| head(app))
    };
    let foot = move || {
        app.words.track();
        (!app.route.get().is_bare()).then(|| foot(app, stands))
    };
    let notice = move || {
        app.notice.get().map(|text| {
            view! {
                <div class="notice" role="alert">
                    <p>{text}</p>
                    <button class="quiet" on:click=move |_| app.notice.set(None)>
                        {app.say("page-dismiss")}
                    </button>
                </div>
            }
        })
    };
    let gone = move || {
        let analyses = app.route.with(Route::wants_analyst);
        let analyst = (analyses && app.analyst.broken.get()).then_some("page-analyst-gone");
        app.player.broken.get().then_some("page-machine-gone").or(analyst)
    };
    let broken = move || {
        gone().map(|why| {
            view! {
                <div class="notice" id="broken" role="alert">
                    <p>{app.say(why)}</p>
                    <button class="main" on:click=|_| browser::reload()>{app.say("page-reload")}</button>
                </div>
            }
        })
    };
    Effect::new(move |_| {
        if app.player.broken.get() {
            app.play.thinking.set(false);
        }
    });
    // A new element for each thing, so that the same words are said again.
    let heard = move || view! { <p>{app.heard.get()}</p> };
    view! {
        <Paint />
        {head}
        <main id="main" tabindex="-1">{notice}{broken}{offline::offer(app, stands)}{page}</main>
        {foot}
        {copied::told(app)}
        <div class="heard" aria-live="polite" aria-atomic="true">{heard}</div>
    }
}

/// Places of the menu, with the messages that name them.
fn places() -> [(Route, &'static str); 8] {
    [
        (Route::Home, "page-home"),
        (Route::Play, "page-play"),
        (Route::Learn(None), "page-learn"),
        (Route::Own(None), "page-own"),
        (Route::Edit(None, None), "page-edit"),
        (Route::Analyse(None, None), "analysis-title"),
        (Route::Endings(None, None), "page-endings"),
        (Route::Settings, "page-settings"),
    ]
}

/// Name and menu. A narrow screen shows the menu when it is asked for.
fn head(app: App) -> AnyView {
    let open = RwSignal::new(false);
    let links = places()
        .map(|(route, key)| {
            let same = core::mem::discriminant(&route);
            let here =
                move || (core::mem::discriminant(&app.route.get()) == same).then_some("page");
            view! {
                <li>
                    <a href=route.hash() aria-current=here on:click=move |_| open.set(false)>
                        {app.say(key)}
                    </a>
                </li>
            }
            .into_any()
        })
        .into_iter()
        .collect_view();
    let close = move |event: KeyboardEvent| {
        if event.key() == "Escape" && open.get_untracked() {
            open.set(false);
            browser::focus("menu");
        }
    };
    view! {
        <header class="head" on:keydown=close>
            <a class="name" href=Route::Home.hash() aria-label="Nugar">
                <svg viewBox="0 0 64 40" aria-hidden="true">
                    <ellipse cx="14" cy="22" rx="10" ry="7"></ellipse>
                    <ellipse cx="38" cy="22" rx="10" ry="7"></ellipse>
                    <path d="M34 22L46 2"></path>
                    <circle cx="14" cy="17" r="7"></circle>
                </svg>
                <span>"Nugar"</span>
            </a>
            <button id="menu" class="quiet" aria-controls="places"
                aria-expanded=move || if open.get() { "true" } else { "false" }
                on:click=move |_| open.update(|open| *open = !*open)>
                <span class="sign" inner_html=icon("menu")></span>
                {app.say("page-menu")}
            </button>
            <nav id="places" class:open=open aria-label=app.say("page-places")><ul>{links}</ul></nav>
        </header>
    }
    .into_any()
}

fn foot(app: App, stands: RwSignal<Offline>) -> AnyView {
    let now = app.words.with(|words| words.language());
    let languages = Language::all()
        .map(|language| {
            let name = if language == now {
                app.words.with(|words| words.language_name())
            } else {
                Words::new(language).language_name()
            };
            let tag = language.tag();
            view! {
                <li>
                    <button class="quiet" lang=tag aria-pressed=if language == now { "true" } else { "false" }
                        on:click=move |_| {
                            app.change(|settings| settings.language = Some(tag.to_owned()));
                        }>
                        {name}
                    </button>
                </li>
            }
            .into_any()
        })
        .collect_view();
    view! {
        <footer class="foot">
            <ul class="languages" aria-label=app.say("page-languages")>{languages}</ul>
            <p>{app.say("page-nothing-leaves")}</p>
            {offline::line(app, stands)}
            <p>
                <a href=Route::Open(None).hash()>{app.say("page-open")}</a>
                " · "
                <a href=Route::Endings(None, None).hash()>{app.say("page-endings")}</a>
                " · "
                <a href=Route::Print(None).hash()>{app.say("page-print")}</a>
            </p>
        </footer>
    }
    .into_any()
}

fn title(app: App, route: &Route) -> String {
    let key = match route {
        Route::Home => return "Nugar".to_owned(),
        Route::Play | Route::Embed(_) | Route::Kiosk(..) => "page-play",
        Route::New(_) => "page-new",
        Route::Learn(_) => "page-learn",
        Route::Own(_) => "page-own",
        Route::Edit(..) => "page-edit",
        Route::Analyse(..) => "analysis-title",
        Route::Endings(..) => "page-endings",
        Route::Open(_) => "page-open",
        Route::Print(_) => "page-print",
        Route::Settings => "page-settings",
    };
    format!("{} · Nugar", app.say(key))
}
