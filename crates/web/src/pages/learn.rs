//! How to play: the aim, boards to try each rule on, where each rule comes from, what differs
//! between the accounts, and the names of things.

use leptos::prelude::*;
use nugar_rules::catalog::{PRESETS, Preset, Ruleset};
use nugar_rules::sources::Source;
use nugar_rules::spec::Basis;

use super::{about, game_of, games, title_of};
use crate::app::App;
use crate::learn::{lessons_of, names_of, try_board};
use crate::route::Route;

/// The page.
pub(crate) fn page(app: App, rules: Option<&str>) -> AnyView {
    match rules.and_then(|text| Ruleset::read(text).ok()) {
        Some(ruleset) => one(app, &ruleset),
        None => all(app),
    }
}

/// The list of games.
fn all(app: App) -> AnyView {
    let list = games()
        .into_iter()
        .map(|preset| {
            let name = preset.title.split(',').next().unwrap_or_default();
            let about = app.words.with(|words| words.preset_about(preset.id));
            view! {
                <li>
                    <h2><a href=Route::Learn(Some(preset.id.to_owned())).hash()>{name}</a></h2>
                    <p>{about}</p>
                </li>
            }
            .into_any()
        })
        .collect_view();
    view! {
        <section class="page">
            <h1>{app.say("page-learn")}</h1>
            <ul>{list}</ul>
        </section>
    }
    .into_any()
}

/// One ruleset.
fn one(app: App, ruleset: &Ruleset) -> AnyView {
    let game = game_of(ruleset.preset);
    let aim = match game {
        "dala" => "learn-dala-aim",
        "daldosa" | "daldoza" => "learn-daldosa-aim",
        _ => "learn-dara-aim",
    };
    let lessons = lessons_of(game)
        .iter()
        .filter_map(|lesson| {
            let board = try_board(app, *lesson)?;
            Some(
                view! { <section class="lesson"><h3>{app.say(lesson.title)}</h3>{board}</section> }
                    .into_any(),
            )
        })
        .collect_view();
    let text = ruleset.text();
    view! {
        <article class="page learn">
            <h1>{title_of(ruleset)}</h1>
            <p class="aim">{app.say(aim)}</p>
            <p class="row">
                <a class="button main" href=Route::New(Some(text.clone())).hash()>{app.say("page-play")}</a>
                <a class="button" href=Route::Print(Some(text)).hash()>{app.say("page-print")}</a>
            </p>
            <h2>{app.say("learn-try")}</h2>
            <div class="lessons">{lessons}</div>
            <h2>{app.say("learn-in-brief")}</h2>
            {about::brief(app, ruleset)}
            <h2>{app.say("play-grounds")}</h2>
            {grounds(app, ruleset)}
            <h2>{app.say("learn-accounts")}</h2>
            {accounts(app, ruleset.preset)}
            <h2>{app.say("learn-names")}</h2>
            {names(app, game)}
        </article>
    }
    .into_any()
}

/// Where each rule comes from, and the sources.
fn grounds(app: App, ruleset: &Ruleset) -> AnyView {
    let fields = ruleset.fields();
    let mut cited: Vec<&'static Source> = Vec::new();
    for field in &fields {
        if let Some(Basis::Stated { source, .. } | Basis::Inferred { source, .. }) = field.basis
            && !cited.iter().any(|there| there.key == source.key)
        {
            cited.push(source);
        }
    }
    let rows = fields
        .into_iter()
        .map(|field| {
            let (name, value, basis) = app.words.with(|words| {
                let own = || words.say("learn-own-value");
                (
                    words.field(field.name),
                    words.value(field.name, &field.value),
                    field.basis.as_ref().map_or_else(own, |basis| words.basis(basis)),
                )
            });
            let kind = match field.basis {
                Some(Basis::Stated { .. }) => "stated",
                Some(Basis::Inferred { .. }) => "inferred",
                Some(Basis::Chosen { .. }) | None => "chosen",
            };
            view! {
                <tr data-basis=kind><th scope="row">{name}</th><td>{value}</td><td>{basis}</td></tr>
            }
            .into_any()
        })
        .collect_view();
    let sources = cited
        .into_iter()
        .map(|source| {
            let said = app.words.with(|words| words.source(source));
            view! { <li>{said}</li> }.into_any()
        })
        .collect_view();
    view! {
        <table class="grounds"><tbody>{rows}</tbody></table>
        <h3>{app.say("play-sources")}</h3>
        <ul class="brief">{sources}</ul>
    }
    .into_any()
}

/// What differs between the rulesets of a game, side by side.
fn accounts(app: App, preset: &Preset) -> AnyView {
    let all: Vec<&Preset> = PRESETS.iter().filter(|one| game_of(one) == game_of(preset)).collect();
    let all = if all.len() > 1 {
        all
    } else {
        // A game with one account is set beside the base of its family.
        let family = preset.rules().family();
        let base = PRESETS.iter().find(|one| one.rules().family() == family);
        base.into_iter().chain(all).collect()
    };
    let tables: Vec<Vec<(&str, String)>> =
        all.iter().map(|preset| preset.rules().texts()).collect();
    let Some(first) = tables.first() else { return ().into_any() };
    let differing: Vec<usize> = (0..first.len())
        .filter(|i| tables.iter().any(|table| table[*i].1 != first[*i].1))
        .collect();
    let heads = differing
        .iter()
        .map(|i| {
            let name = app.words.with(|words| words.field(first[*i].0));
            view! { <th scope="col">{name}</th> }.into_any()
        })
        .collect_view();
    let rows = all
        .iter()
        .zip(&tables)
        .map(|(preset, table)| {
            let cells = differing
                .iter()
                .map(|i| {
                    let (field, value) = &table[*i];
                    let said = app.words.with(|words| words.value(field, value));
                    view! { <td>{said}</td> }.into_any()
                })
                .collect_view();
            let link = Route::Learn(Some(preset.id.to_owned())).hash();
            view! { <tr><th scope="row"><a href=link>{preset.title}</a></th>{cells}</tr> }
                .into_any()
        })
        .collect_view();
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=app.say("learn-accounts")>
            <table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>
        </div>
    }
    .into_any()
}

/// What the players call things.
fn names(app: App, game: &str) -> AnyView {
    let rows = names_of(game)
        .iter()
        .map(|name| {
            let source = name.source.key;
            view! {
                <tr>
                    <th scope="row">{name.word}</th>
                    <td>{app.say(name.language)}</td>
                    <td>{app.say(name.means)}</td>
                    <td>{source}</td>
                </tr>
            }
            .into_any()
        })
        .collect_view();
    view! { <table class="names"><tbody>{rows}</tbody></table> }.into_any()
}
