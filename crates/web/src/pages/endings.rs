//! Endings: a few men are set up, and what tables know of the position and of every move is told.

use leptos::prelude::*;
use nugar_api::{AnalystAnswer, AnalystQuery, KnownMove, NotKnown, ProbeLine, Verdict};
use nugar_rules::board::{Geometry, Look, Piece, Shape, Standing};
use nugar_rules::catalog::{PRESETS, Ruleset};
use nugar_rules::dice::Throw;
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::fault::Fault;
use nugar_rules::game::Side;
use nugar_rules::table;

use super::setup::{board_field, faults_list, preset_field, sides};
use crate::app::App;
use crate::board::{Grade, Marks};
use crate::edit::{Brush, Setup};
use crate::play::points_of;
use crate::route::Route;

/// Milliseconds within which the analyst starts and brings a table.
const PATIENCE: u64 = 60_000;

/// What is known of the position that is set up.
#[derive(Debug, Clone, PartialEq)]
enum Told {
    /// It cannot stand.
    Wrong(Vec<Fault>),
    /// It is being looked up.
    Waiting,
    /// This.
    Known(ProbeLine),
    /// Nothing, and why; there are tables of these men.
    Nothing(NotKnown, Vec<String>),
}

/// The page's state.
#[derive(Clone, Copy)]
struct Here {
    app: App,
    ruleset: Ruleset,
    geometry: StoredValue<Geometry>,
    setup: RwSignal<Setup>,
    told: RwSignal<Told>,
    /// Where moves were played, the last one last.
    before: RwSignal<Vec<Setup>>,
}

impl Here {
    fn text(self) -> String {
        self.geometry.with_value(|geometry| self.setup.with(|setup| setup.text(geometry)))
    }

    fn read(self, text: &str) -> Setup {
        self.geometry.with_value(|geometry| Setup::read(geometry, text))
    }

    /// Changes the position by hand.
    fn change(self, change: impl FnOnce(&mut Setup)) {
        self.before.set(Vec::new());
        self.setup.update(change);
    }

    /// Looks the position up whenever it changes.
    fn follow(self) {
        Effect::new(move |_| {
            let (ruleset, text) = (self.ruleset, self.text());
            if let Err(faults) = table::start(ruleset, Some(&text), DiceSource::Typed) {
                self.told.set(Told::Wrong(faults.0));
                return;
            }
            self.told.set(Told::Waiting);
            let query = AnalystQuery::Known { ruleset: ruleset.text(), position: text.clone() };
            self.app.analyst.ask_within(PATIENCE, query, move |answer| {
                let (line, why, tables) = match answer {
                    Some(AnalystAnswer::Known { line, why, tables }) => (line, why, tables),
                    _ => (None, Some(NotKnown::Away), Vec::new()),
                };
                // The page may have gone, and the position may be another by now.
                let now = self.setup.try_with_untracked(|setup| {
                    self.geometry.try_with_value(|geometry| setup.text(geometry))
                });
                if now.flatten().is_none_or(|now| now != text) {
                    return;
                }
                self.told.set(match line {
                    Some(line) => Told::Known(line),
                    None => Told::Nothing(why.unwrap_or(NotKnown::Men), tables),
                });
            });
        });
    }

    /// Plays a move of the list.
    fn play(self, text: &str) {
        let now = untrack(|| self.text());
        let Ok(mut table) = table::start(self.ruleset, Some(&now), DiceSource::Typed) else {
            return;
        };
        if table.next(&Event::Moved { text: text.to_owned() }).is_ok() {
            self.before.update(|before| before.push(self.setup.get_untracked()));
            self.setup.set(self.read(&table.position()));
        }
    }

    fn take_back(self) {
        let mut last = None;
        self.before.update(|before| last = before.pop());
        if let Some(last) = last {
            self.setup.set(last);
        }
    }
}

/// The page.
pub(crate) fn page(app: App, rules: Option<&str>, position: Option<&str>) -> AnyView {
    let asked = rules.and_then(|text| Ruleset::read(text).ok()).or_else(|| app.play.ruleset());
    let ruleset = asked.unwrap_or_else(|| Ruleset::from(&PRESETS[0]));
    let Ok(empty) = table::start(ruleset, None, DiceSource::Typed) else { return ().into_any() };
    let geometry = empty.geometry().clone();
    let shape = geometry.shape;
    let setup = position.map_or_else(|| few(&geometry), |text| Setup::read(&geometry, text));
    let here = Here {
        app,
        ruleset,
        geometry: StoredValue::new(geometry.clone()),
        setup: RwSignal::new(setup),
        told: RwSignal::new(Told::Waiting),
        before: RwSignal::new(Vec::new()),
    };
    here.follow();
    let brush = RwSignal::new(match shape {
        Shape::Grid => Brush::all(shape)[0],
        Shape::Boat => Brush::Piece(Side::Black, Standing::Dalled),
    });
    let touch = move |point| here.change(|setup| setup.put(point, brush.get_untracked()));
    let marks = Signal::derive(move || graded(here));
    let bare = few(&geometry);
    let none = Setup { look: Look::default(), ..bare.clone() };
    view! {
        <section class="page edit">
            <h1>{app.say("page-endings")}</h1>
            <p>{app.say("endings-about")}</p>
            {preset_field(app, "endings-rules", &ruleset, |id| Route::Endings(Some(id), None))}
            {board_field(app, &ruleset, geometry, here.setup, brush, marks, touch)}
            <div class="fields">
                {sides(app, move || here.setup.with(|setup| setup.side.clone()),
                    move |letter| here.change(|setup| setup.side = letter))}
                {(shape == Shape::Boat).then(|| throws(here))}
            </div>
            <div class="verdict" id="told" aria-live="polite">{move || verdict(here)}</div>
            {move || moves(here)}
            <p class="row">
                <button id="endings-back" disabled=move || here.before.with(Vec::is_empty)
                    on:click=move |_| here.take_back()>{app.say("endings-back")}</button>
                <button on:click=move |_| here.change(|setup| *setup = bare.clone())>{app.say("endings-example")}</button>
                <button on:click=move |_| here.change(|setup| *setup = none.clone())>{app.say("page-empty")}</button>
                <button id="endings-edit" on:click=move |_| {
                    Route::Edit(Some(ruleset.text()), Some(untrack(|| here.text()))).go();
                }>{app.say("page-edit")}</button>
            </p>
        </section>
    }
    .into_any()
}

/// A few men to begin with, where any board has room.
fn few(geometry: &Geometry) -> Setup {
    let (right, top) = (geometry.width - 1, geometry.height - 1);
    let (standing, last, men): (_, _, &[(Side, i16, i16)]) = match geometry.shape {
        Shape::Grid => (
            Standing::Plain,
            "0,0",
            &[
                (Side::Black, 0, 0),
                (Side::Black, 1, 0),
                (Side::Black, 1, 2),
                (Side::White, right, top),
                (Side::White, right - 1, top),
                (Side::White, 0, top),
            ],
        ),
        Shape::Boat => (
            Standing::Dalled,
            "-",
            &[(Side::Black, 0, 1), (Side::Black, 2, 1), (Side::White, 4, 1), (Side::White, 7, 1)],
        ),
    };
    let piece = |&(side, x, y): &(Side, i16, i16)| {
        let spot = geometry.spots.iter().find(|spot| (spot.x, spot.y) == (x, y))?;
        Some(Piece { point: spot.point, side, standing })
    };
    let mut pieces: Vec<Piece> = men.iter().filter_map(piece).collect();
    pieces.sort_by_key(|piece| piece.point);
    let look = Look { pieces, ..Look::default() };
    Setup { look, side: "b".to_owned(), last: last.to_owned() }
}

/// The throw that is looked at, or none.
fn throws(here: Here) -> AnyView {
    let texts = Throw::ALL.map(|(throw, _)| throw.text());
    let options = std::iter::once("-".to_owned())
        .chain(texts)
        .map(|text| {
            let name = if text == "-" { here.app.say("endings-no-throw") } else { text.clone() };
            let now = text.clone();
            let chosen = move || here.setup.with(|setup| setup.last == now);
            view! { <option value=text prop:selected=chosen>{name}</option> }.into_any()
        })
        .collect_view();
    view! {
        <label class="field">
            <span>{here.app.say("endings-throw")}</span>
            <select id="endings-throw" on:change=move |event| {
                here.change(|setup| setup.last = event_target_value(&event));
            }>{options}</select>
        </label>
    }
    .into_any()
}

/// Its shape; chances have none.
const fn grade(verdict: Verdict) -> Option<Grade> {
    match verdict {
        Verdict::Win { .. } => Some(Grade::Won),
        Verdict::Draw => Some(Grade::Drawn),
        Verdict::Loss { .. } => Some(Grade::Lost),
        Verdict::Chance { .. } => None,
    }
}

/// Each piece marked with what the best of its moves comes to.
fn graded(here: Here) -> Marks {
    let Told::Known(ProbeLine { moves: Some(moves), .. }) = here.told.get() else {
        return Marks::default();
    };
    let mut graded = Vec::new();
    for KnownMove { text, verdict } in moves {
        let from = here.geometry.with_value(|geometry| points_of(geometry, &text));
        if let (Some(point), Some(grade)) = (from.first().copied(), grade(verdict))
            && !graded.iter().any(|(there, _)| *there == point)
        {
            graded.push((point, grade));
        }
    }
    Marks { graded, ..Marks::default() }
}

/// What is known, in a sentence or two.
fn verdict(here: Here) -> AnyView {
    let app = here.app;
    let line = match here.told.get() {
        Told::Waiting => return view! { <p>{app.say("endings-wait")}</p> }.into_any(),
        Told::Wrong(faults) => return faults_list(app, &faults),
        Told::Nothing(why, tables) => {
            let said = match why {
                NotKnown::Rules => app.say("endings-no-rules"),
                NotKnown::Men => {
                    let tables = tables.join(", ");
                    app.say_with("endings-no-men", &[("tables", tables.into())])
                }
                NotKnown::Placing => app.say("endings-no-placing"),
                NotKnown::Over => app.say("endings-no-over"),
                NotKnown::Away => app.say("endings-no-away"),
                NotKnown::Damaged => app.say("endings-no-damaged"),
            };
            return view! { <p class="note" id="not-known">{said}</p> }.into_any();
        }
        Told::Known(line) => line,
    };
    let Some(worth) = line.verdict else { return ().into_any() };
    let white = here.setup.with(|setup| setup.side == "w");
    let side = if white { Side::White } else { Side::Black };
    let said = app.words.with(|words| words.verdict(&worth.into()));
    let said = app.say_with("endings-proven", &[("side", side.into()), ("verdict", said.into())]);
    let quiet = line.beyond_quiet.then(|| view! { <p>{app.say("tables-beyond-quiet")}</p> });
    let sign = grade(worth).map(sign);
    view! { <p class="good" id="proven">{sign}{said}</p>{quiet} }.into_any()
}

fn sign(grade: Grade) -> AnyView {
    let class = format!("sign grade {}", grade.class());
    view! { <span class=class aria-hidden="true" inner_html=grade.icon()></span> }.into_any()
}

/// Every move, the best first; each may be played.
fn moves(here: Here) -> AnyView {
    let app = here.app;
    let Told::Known(line) = here.told.get() else { return ().into_any() };
    let Some(moves) = line.moves else {
        let boat = here.geometry.with_value(|geometry| geometry.shape == Shape::Boat);
        return boat
            .then(|| view! { <p class="note">{app.say("endings-throw-first")}</p> })
            .into_any();
    };
    let items = moves
        .into_iter()
        .map(|KnownMove { text, verdict }| {
            let said = app.words.with(|words| words.verdict(&verdict.into()));
            let sign = grade(verdict).map(sign);
            let played = text.clone();
            view! {
                <li>
                    <button class="known" on:click=move |_| here.play(&played)>
                        {sign}<span class="move">{text}</span>" "<span class="worth">{said}</span>
                    </button>
                </li>
            }
            .into_any()
        })
        .collect_view();
    view! {
        <h2>{app.say("endings-moves")}</h2>
        <ol class="known-moves" id="known-moves">{items}</ol>
    }
    .into_any()
}
