//! A new game: rules and what differs in them, players, who starts, clock, match, dice.

use leptos::prelude::*;
use nugar_api::{PlayerAnswer, PlayerQuery, Seat};
use nugar_rules::catalog::{PRESETS, Rules, Ruleset, find};
use nugar_rules::score::USUAL_POINTS;

use super::{about as rules, base_of, game_of, games, title_of};
use crate::app::App;
use crate::play::{NewGame, Starts};
use crate::route::Route;

/// Stands for the usual machine until the list of machines is here.
const ANY: &str = "any";

/// The page.
pub(crate) fn page(app: App, rules: Option<&str>) -> AnyView {
    let asked = rules.and_then(|text| Ruleset::read(text).ok());
    let first = asked.or_else(|| app.play.ruleset()).unwrap_or_else(|| Ruleset::from(&PRESETS[0]));
    let ruleset = RwSignal::new(first);
    let codes = RwSignal::new(Vec::<String>::new());
    let opponent = RwSignal::new(Some(ANY.to_owned()));
    // Whether the game begins as soon as the machines' list is here.
    let waits = RwSignal::new(false);
    let starts = RwSignal::new("first".to_owned());
    let clock = RwSignal::new(String::new());
    let points = RwSignal::new(String::new());
    let typed = RwSignal::new(false);
    let seed = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);

    let start = move || {
        let person = || Seat::Person { name: None };
        let second = opponent.get_untracked().map_or_else(person, |level| Seat::Machine { level });
        let text = seed.get_untracked();
        let new = NewGame {
            ruleset: ruleset.get_untracked(),
            position: None,
            seats: [person(), second],
            starts: match starts.get_untracked().as_str() {
                "second" => Starts::Second,
                "chance" => Starts::Chance,
                _ => Starts::First,
            },
            clock: clock.get_untracked().split_once('+').and_then(|(minutes, seconds)| {
                Some((minutes.parse().ok()?, seconds.parse().ok()?))
            }),
            match_to: points.get_untracked().parse().ok(),
            typed_dice: typed.get_untracked(),
            seed: (!text.trim().is_empty()).then(|| text.trim().to_owned()),
        };
        match app.begin(&new) {
            Ok(()) => Route::Play.go(),
            Err(faults) => wrong.set(Some(app.words.with_untracked(|words| words.faults(&faults)))),
        }
    };
    let ask = move || {
        let text = ruleset.get_untracked().text();
        app.player.ask(PlayerQuery::Opponents { ruleset: text }, move |answer| {
            let Some(PlayerAnswer::Opponents { codes: found, usual }) = answer else { return };
            // The reader may have left the page.
            let Some(now) = opponent.try_get_untracked() else { return };
            let kept = now.clone().filter(|code| found.contains(code));
            if now.is_some() {
                opponent.set(kept.or(usual));
            }
            codes.set(found);
            if waits.get_untracked() {
                waits.set(false);
                start();
            }
        });
    };
    Effect::new(move |_| {
        ruleset.track();
        ask();
    });
    Effect::new(move |_| {
        if app.player.broken.get() {
            waits.set(false);
        }
    });
    let has_dice = move || matches!(ruleset.get().rules(), Rules::RunningFight(_));
    let begin = move |_| {
        if opponent.with_untracked(|code| code.as_deref() == Some(ANY)) {
            waits.set(true);
            ask();
        } else {
            start();
        }
    };
    let opponents = move || {
        codes
            .get()
            .into_iter()
            .map(|code| {
                let chosen = opponent.get_untracked().as_ref() == Some(&code);
                let name = app.words.with(|words| words.machine_listed(&code));
                view! { <option value=code selected=chosen>{name}</option> }.into_any()
            })
            .collect_view()
    };
    let about = move || {
        let code = opponent.get()?;
        app.words.with(|words| words.machine_about(&code))
    };
    let any = move || {
        codes.with(Vec::is_empty).then(|| {
            view! { <option value=ANY selected=true>{app.say("machine-any")}</option> }
        })
    };
    view! {
        <section class="page new">
            <h1>{app.say("page-new")}</h1>
            <div class="fields">
                {game_field(app, ruleset)}
                {rules_field(app, ruleset)}
                <label class="field">
                    <span>{app.say("page-against")}</span>
                    <select id="opponent" on:change=move |event| {
                        let value = event_target_value(&event);
                        opponent.set((!value.is_empty()).then_some(value));
                    }>
                        {any}
                        {opponents}
                        <option value="">{app.say("page-person")}</option>
                    </select>
                    <small class="hint" id="opponent-about" aria-live="polite">{about}</small>
                </label>
                {move || (!has_dice()).then(|| select(app, "page-who-starts", "starts", starts, vec![
                    ("first", app.say(if opponent.get().is_some() { "page-you-start" } else { "page-first-starts" })),
                    ("second", app.say(if opponent.get().is_some() { "page-machine-starts" } else { "page-second-starts" })),
                    ("chance", app.say("page-chance-starts")),
                ]))}
                {select(app, "page-clock", "clock", clock, vec![
                    ("", app.say("page-no-clock")),
                    ("3+2", app.say_with("page-clock-is", &[("minutes", 3_u8.into()), ("seconds", 2_u8.into())])),
                    ("10+5", app.say_with("page-clock-is", &[("minutes", 10_u8.into()), ("seconds", 5_u8.into())])),
                    ("30+10", app.say_with("page-clock-is", &[("minutes", 30_u8.into()), ("seconds", 10_u8.into())])),
                ])}
                <label class="field">
                    <span>{app.say("page-match")}</span>
                    <input type="number" min="1" max="99" inputmode="numeric" id="points"
                        placeholder=app.say_with("page-no-match", &[("count", USUAL_POINTS.into())])
                        on:input=move |event| points.set(event_target_value(&event)) />
                </label>
                {move || has_dice().then(|| view! {
                    <label class="check">
                        <input type="checkbox" id="typed"
                            on:change=move |event| typed.set(event_target_checked(&event)) />
                        <span>{app.say("page-real-dice")}</span>
                    </label>
                    <label class="field">
                        <span>{app.say("page-seed")}</span>
                        <input type="text" autocomplete="off" id="seed" placeholder=app.say("page-seed-new")
                            on:input=move |event| seed.set(event_target_value(&event)) />
                    </label>
                }.into_any())}
            </div>
            {move || wrong.get().map(|text| view! { <p class="refusal" role="alert">{text}</p> })}
            <p><button class="main big" id="begin" disabled=waits on:click=begin>{app.say("page-begin")}</button></p>
            <div class="tell">{move || {
                let ruleset = ruleset.get();
                untrack(move || tell(app, &ruleset))
            }}</div>
        </section>
    }
    .into_any()
}

/// What the chosen rules are and what differs in them.
fn tell(app: App, ruleset: &Ruleset) -> AnyView {
    let base = base_of(ruleset);
    let about_it = app.words.with(|words| words.preset_about(ruleset.preset.id));
    view! {
        <h2>{title_of(ruleset)}</h2>
        <p>{about_it}</p>
        {rules::differences(app, ruleset, &base)}
        {rules::brief(app, ruleset)}
    }
    .into_any()
}

fn game_field(app: App, ruleset: RwSignal<Ruleset>) -> AnyView {
    let options = move || {
        let now = game_of(ruleset.get().preset);
        games()
            .into_iter()
            .map(|preset| {
                let name = preset.title.split(',').next().unwrap_or_default();
                view! { <option value=preset.id selected={game_of(preset) == now}>{name}</option> }
                    .into_any()
            })
            .collect_view()
    };
    let change = move |event| {
        if let Some(preset) = find(&event_target_value(&event)) {
            ruleset.set(Ruleset::from(preset));
        }
    };
    view! {
        <label class="field">
            <span>{app.say("page-game")}</span>
            <select id="game" on:change=change>{options}</select>
        </label>
    }
    .into_any()
}

fn rules_field(app: App, ruleset: RwSignal<Ruleset>) -> AnyView {
    let options = move || {
        let now = ruleset.get();
        let own = (now.text() != now.preset.id).then_some(now);
        let own = own.map(|own| {
            view! { <option value=own.text() selected=true>{title_of(&own)}</option> }.into_any()
        });
        let published = PRESETS
            .iter()
            .filter(|preset| game_of(preset) == game_of(now.preset))
            .map(|preset| {
                let chosen = own.is_none() && preset.id == now.preset.id;
                view! { <option value=preset.id selected=chosen>{preset.title}</option> }.into_any()
            })
            .collect_view();
        view! { {own} {published} }.into_any()
    };
    let change = move |event| {
        if let Ok(read) = Ruleset::read(&event_target_value(&event)) {
            ruleset.set(read);
        }
    };
    view! {
        <label class="field">
            <span>{app.say("page-ruleset")}</span>
            <select id="ruleset" on:change=change>{options}</select>
        </label>
        <p class="field-link">
            <a href=move || Route::Own(Some(ruleset.get().text())).hash()>{app.say("page-own-these")}</a>
        </p>
    }
    .into_any()
}

/// A list to choose one of.
fn select(
    app: App,
    key: &str,
    id: &'static str,
    value: RwSignal<String>,
    options: Vec<(&'static str, String)>,
) -> AnyView {
    let now = value.get_untracked();
    let options = options
        .into_iter()
        .map(|(value, said)| {
            view! { <option value=value selected={value == now}>{said}</option> }.into_any()
        })
        .collect_view();
    view! {
        <label class="field">
            <span>{app.say(key)}</span>
            <select id=id on:change=move |event| value.set(event_target_value(&event))>{options}</select>
        </label>
    }
    .into_any()
}
