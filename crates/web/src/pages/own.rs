//! Rules of one's own: every field with its explanation, a verdict that lives, the text and a link.

use leptos::prelude::*;
use nugar_rules::catalog::{PRESETS, Preset, Ruleset, find};
use nugar_rules::fault::Fault;
use nugar_rules::spec::{FieldKind, Values};

use super::about;
use super::setup::faults_list;
use crate::app::App;
use crate::browser;
use crate::route::Route;

/// The values as they are typed, which may make no sense yet.
#[derive(Debug, Clone, PartialEq)]
struct Draft {
    preset: &'static Preset,
    values: Vec<(&'static str, String)>,
}

impl Draft {
    fn of(ruleset: &Ruleset) -> Draft {
        Draft { preset: ruleset.preset, values: ruleset.rules().texts() }
    }

    fn value(&self, field: &str) -> String {
        let there = self.values.iter().find(|(name, _)| *name == field);
        there.map(|(_, value)| value.clone()).unwrap_or_default()
    }

    /// The ruleset, or everything that makes no sense.
    fn judge(&self) -> Result<Ruleset, Vec<Fault>> {
        let mut rules = self.preset.rules();
        let mut found: Vec<Fault> =
            self.values.iter().filter_map(|(name, value)| rules.set(name, value).err()).collect();
        if let Err(more) = rules.check() {
            found.extend(more.0);
        }
        if found.is_empty() {
            return Ruleset::new(self.preset, rules).map_err(|faults| faults.0);
        }
        Err(found)
    }
}

/// The page.
pub(crate) fn page(app: App, rules: Option<&str>) -> AnyView {
    let asked = rules.and_then(|text| Ruleset::read(text).ok()).or_else(|| app.play.ruleset());
    let draft = RwSignal::new(Draft::of(&asked.unwrap_or_else(|| Ruleset::from(&PRESETS[0]))));
    let preset = Memo::new(move |_| draft.with(|draft| draft.preset.id));
    let options = move || {
        let now = preset.get();
        PRESETS
            .iter()
            .map(|preset| {
                view! { <option value=preset.id selected={preset.id == now}>{preset.title}</option> }
                    .into_any()
            })
            .collect_view()
    };
    let change = move |event| {
        if let Some(preset) = find(&event_target_value(&event)) {
            draft.set(Draft::of(&Ruleset::from(preset)));
        }
    };
    let fields = move || {
        // Another preset is another form; a changed value is not.
        preset.track();
        let kinds = draft.with_untracked(|draft| draft.preset.rules().kinds());
        kinds.iter().map(|kind| field(app, draft, kind)).collect_view()
    };
    view! {
        <section class="page own">
            <h1>{app.say("page-own")}</h1>
            <p>{app.say("page-own-about")}</p>
            <label class="field">
                <span>{app.say("page-own-from")}</span>
                <select id="preset" on:change=change>{options}</select>
            </label>
            <div class="switches">{fields}</div>
            <div class="verdict" aria-live="polite">{move || verdict(app, &draft.get())}</div>
            {move || {
                let judged = draft.with(Draft::judge).ok();
                judged.map(|own| about::differences(app, &own, &Ruleset::from(own.preset)))
            }}
        </section>
    }
    .into_any()
}

/// One field.
fn field(app: App, draft: RwSignal<Draft>, kind: &'static FieldKind) -> AnyView {
    let name = kind.name;
    let (title, about) = app.words.with(|words| (words.field(name), words.field_about(name)));
    let set = move |value: String| {
        draft.update(|draft| {
            if let Some(there) = draft.values.iter_mut().find(|(field, _)| *field == name) {
                there.1 = value;
            }
        });
    };
    let now = draft.with_untracked(|draft| draft.value(name));
    let changed = move || {
        draft.with(|draft| {
            let base = draft.preset.rules().texts();
            base.iter().any(|(field, value)| *field == name && *value != draft.value(name))
        })
    };
    let about_id = format!("about-{name}");
    let control = match kind.values {
        Values::Words(values) => {
            let choices = values
                .iter()
                .map(|value| {
                    let said = app.words.with(|words| words.value(name, value));
                    let chosen = *value == now;
                    view! {
                        <label class="choice">
                            <input type="radio" name=name value=*value checked=chosen
                                on:change=move |_| set((*value).to_owned()) />
                            <span>{said}</span>
                        </label>
                    }
                    .into_any()
                })
                .collect_view();
            view! { <div class="choices">{choices}</div> }.into_any()
        }
        Values::Number { least, most } => view! {
            <input type="number" min=least.to_string() max=most.to_string() id=format!("own-{name}")
                aria-label=title.clone() aria-describedby=about_id.clone() value=now
                on:input=move |event| set(event_target_value(&event)) />
        }
        .into_any(),
        Values::Cells => view! {
            <input type="text" id=format!("own-{name}") autocomplete="off" spellcheck="false"
                aria-label=title.clone() aria-describedby=about_id.clone() value=now
                on:input=move |event| set(event_target_value(&event)) />
        }
        .into_any(),
    };
    view! {
        <fieldset class="switch" class:changed=changed>
            <legend>{title}</legend>
            <p class="note" id=about_id>{about}</p>
            {control}
        </fieldset>
    }
    .into_any()
}

/// Whether the rules make sense, and what can be done with them.
fn verdict(app: App, draft: &Draft) -> AnyView {
    match draft.judge() {
        Ok(ruleset) => {
            let text = ruleset.text();
            let link = browser::address() + &Route::New(Some(text.clone())).hash();
            let copied = move |_| app.copy(link.clone());
            view! {
                <p class="good">{app.say("page-own-good")}</p>
                <p class="ruleset-text"><code id="own-text">{text.clone()}</code></p>
                <p class="row">
                    <a class="button main" id="own-play" href=Route::New(Some(text.clone())).hash()>
                        {app.say("page-own-play")}
                    </a>
                    <button on:click=copied>{app.say("page-link-rules")}</button>
                    <a class="button" href=Route::Edit(Some(text), None).hash()>{app.say("page-edit")}</a>
                </p>
            }
            .into_any()
        }
        Err(faults) => view! {
            <p class="refusal">{app.say("page-own-bad")}</p>
            {faults_list(app, &faults)}
        }
        .into_any(),
    }
}
