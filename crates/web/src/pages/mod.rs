//! The pages, one file each.

mod about;
mod actions;
mod analyse;
mod edit;
mod embed;
mod endings;
mod history;
mod home;
mod learn;
mod little;
mod new;
mod open;
mod own;
mod play;
mod players;
mod print;
mod settings;
mod setup;
mod share;
mod status;
mod typed;

use leptos::prelude::*;
use nugar_rules::board::{Geometry, Point};
use nugar_rules::catalog::{PRESETS, Preset, Ruleset};

use crate::app::App;
use crate::play::points_of;
use crate::route::Route;

/// The page of a place; of a place whose rules cannot be read, the page that says what is wrong
/// with any text.
pub(crate) fn page(app: App, route: &Route) -> AnyView {
    if let Some(text) = route.rules().filter(|text| Ruleset::read(text).is_err()) {
        return open::page(app, Some(text));
    }
    match route {
        Route::Play => play::page(app),
        Route::New(rules) => new::page(app, rules.as_deref()),
        Route::Open(text) => open::page(app, text.as_deref()),
        Route::Settings => settings::page(app),
        Route::Home => home::page(app),
        Route::Learn(rules) => learn::page(app, rules.as_deref()),
        Route::Own(rules) => own::page(app, rules.as_deref()),
        Route::Edit(rules, position) => edit::page(app, rules.as_deref(), position.as_deref()),
        Route::Analyse(rules, position) => {
            analyse::page(app, rules.as_deref(), position.as_deref())
        }
        Route::Endings(rules, position) => {
            endings::page(app, rules.as_deref(), position.as_deref())
        }
        Route::Print(rules) => print::page(app, rules.as_deref()),
        Route::Embed(rules) => embed::page(app, rules.as_deref()),
        Route::Kiosk(rules, seconds) => embed::kiosk(app, rules.as_deref(), *seconds),
    }
}

/// What a ruleset is called.
pub(crate) fn title_of(ruleset: &Ruleset) -> String {
    let changed = ruleset.rules().diff(&ruleset.preset.rules()).is_some_and(|d| !d.is_empty());
    if changed { format!("{} *", ruleset.preset.title) } else { ruleset.preset.title.to_owned() }
}

/// The first published ruleset of each game, in the order of the catalog.
pub(crate) fn games() -> Vec<&'static Preset> {
    let mut all: Vec<&Preset> = Vec::new();
    for preset in PRESETS {
        if !all.iter().any(|there| game_of(there) == game_of(preset)) {
            all.push(preset);
        }
    }
    all
}

/// What the ids of a game's rulesets begin with.
pub(crate) fn game_of(preset: &Preset) -> &'static str {
    preset.id.split('-').next().unwrap_or(preset.id)
}

/// The base that a ruleset's differences are told from: the first of its game, else of its family.
pub(crate) fn base_of(ruleset: &Ruleset) -> Ruleset {
    let same = |preset: &&&Preset| game_of(preset) == game_of(ruleset.preset);
    let game = games();
    let base = game.iter().find(same).copied().unwrap_or(ruleset.preset);
    if base.id == ruleset.preset.id {
        let family =
            PRESETS.iter().find(|preset| preset.rules().family() == ruleset.rules().family());
        let changed = ruleset.text() != base.id;
        return Ruleset::from(if changed { base } else { family.unwrap_or(base) });
    }
    Ruleset::from(base)
}

/// The cells that have to be filled before any other, as a board draws them.
pub(crate) fn filled_first(ruleset: &Ruleset, geometry: &Geometry) -> Vec<Point> {
    let fields = ruleset.fields();
    let field = fields.iter().find(|field| field.name == "fill_first");
    let cells = field.map(|field| field.value.clone()).unwrap_or_default();
    let letters: Vec<char> = cells.chars().collect();
    let names: Vec<String> = letters.chunks(2).map(|cell| cell.iter().collect()).collect();
    points_of(geometry, &names.join(","))
}
