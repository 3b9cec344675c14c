//! The board as people see, touch and hear it.

use std::cell::Cell;
use std::fmt::Write as _;

use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use nugar_rules::board::{Geometry, Look, Point, Standing};

use super::drag::Drag;
use super::dress::Dress;
use super::figures::figure;
use super::marks::{Grade, Mark, Marks};
use super::plan::{Arrow, Hold, Plan, STEP};
use super::pointers::{Pointer, pointers};
use super::scenery::scenery;
use super::shown::{self, Shown};
use crate::app::App;
use crate::browser;

/// What a hand did on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Touch {
    /// It touched a point.
    At(Point),
    /// It took back the touches so far.
    Back,
}

/// A board. Without `on_touch` it is a picture.
#[component]
pub(crate) fn Board(
    /// The board's points.
    geometry: Geometry,
    /// What it is drawn after.
    dress: Dress,
    /// What stands on it.
    #[prop(into)]
    look: Signal<Look>,
    /// What is marked on it.
    #[prop(into)]
    marks: Signal<Marks>,
    /// How it is held.
    #[prop(into)]
    hold: Signal<Hold>,
    /// Whether coordinates are shown.
    #[prop(into)]
    coordinates: Signal<bool>,
    /// What it is called.
    #[prop(into)]
    label: Signal<String>,
    /// Points drawn as those that come first.
    #[prop(optional)]
    first: Vec<Point>,
    /// Moves drawn as arrows.
    #[prop(optional, into)]
    arrows: Option<Signal<Vec<Pointer>>>,
    /// What happens when it is touched.
    #[prop(optional)]
    on_touch: Option<Callback<Touch>>,
) -> impl IntoView {
    let app = App::here();
    let geometry = StoredValue::new(geometry);
    let plan = Memo::new(move |_| geometry.with_value(|geometry| Plan::new(geometry, hold.get())));
    let shown = RwSignal::new(Vec::<Shown>::new());
    let drag = RwSignal::new(None::<Drag>);
    let focus = RwSignal::new(None::<Point>);
    let id = next_id();

    Effect::new(move |_| {
        let look = look.get();
        shown.update(|shown| shown::settle(shown, &look));
        let gone =
            move || shown.update(|shown| shown.retain(|piece| !piece.leaving.get_untracked()));
        if shown.with_untracked(|shown| shown.iter().any(|piece| piece.leaving.get_untracked())) {
            browser::later(420, gone);
        }
    });

    let base = move || {
        plan.with(|plan| {
            let first: Vec<(f64, f64)> = first.iter().map(|point| plan.at(*point)).collect();
            scenery(plan, dress, &first)
        })
    };
    let below = move || {
        let look = look.get();
        plan.with(|plan| row_rings(plan, &look.rows))
            + &drawn(plan, &look, &marks.get(), &[Mark::Last])
    };
    let above = move || {
        let [won, even, lost] = Grade::ALL.map(Mark::Graded);
        let kinds = [
            Mark::Hint,
            Mark::Chosen,
            Mark::Target,
            Mark::Movable,
            Mark::Takeable,
            won,
            even,
            lost,
        ];
        drawn(plan, &look.get(), &marks.get(), &kinds)
    };
    let arrows = arrows.map(|arrows| {
        let drawn = move || plan.with(|plan| arrows.with(|arrows| pointers(plan, arrows)));
        view! { <g class="arrows" aria-hidden="true" inner_html=drawn></g> }.into_any()
    });
    let letters = move || {
        if coordinates.get() {
            geometry.with_value(|geometry| plan.with(|plan| coordinate_texts(geometry, plan)))
        } else {
            String::new()
        }
    };
    let pieces = move || shown.get();
    let piece = move |Shown { side, at, standing, leaving, .. }: Shown| {
        let also_at = at.clone();
        let place = move || {
            let (x, y) = match drag.get() {
                Some(drag) if drag.moving && drag.from == at.get() => drag.place,
                _ => plan.with(|plan| plan.at(at.get())),
            };
            format!("translate({x:.1}px,{y:.1}px)")
        };
        let held = move || drag.get().is_some_and(|drag| drag.moving && drag.from == also_at.get());
        let turn = move || {
            let along = plan.with(|plan| if plan.hold.upright { -90 } else { 0 });
            let across = if standing.get() == Standing::Undalled { 90 } else { 0 };
            format!("rotate({}deg)", along + across)
        };
        view! {
            <g class="piece" class:held=held class:leaving=move || leaving.get()
                style:transform=place>
                <g class="turn" style:transform=turn>
                    <g class="body" inner_html=figure(dress, side)></g>
                </g>
            </g>
        }
    };
    let class = format!("board {}", dress.class());
    let upright = move || plan.with(|plan| plan.hold.upright);
    let common = view! {
        <g class="scenery" inner_html=base></g>
        <g class="coordinates" aria-hidden="true" inner_html=letters></g>
        <g class="marks" inner_html=below></g>
        <g class="pieces"><For each=pieces key=|piece| piece.id children=piece /></g>
        <g class="marks" inner_html=above></g>
        {arrows}
    }
    .into_any();

    let Some(on_touch) = on_touch else {
        return view! {
            <svg class=class class:upright=upright role="img" aria-label=label viewBox=move || plan.with(Plan::view_box)>
                {common}
            </svg>
        }
        .into_any();
    };

    let spots = geometry.with_value(|geometry| {
        let names = geometry.spots.iter().map(|spot| (spot.point, spot.name.clone()));
        names.collect::<Vec<_>>()
    });
    let controls: Vec<AnyView> = spots
        .into_iter()
        .map(|(point, name)| {
            let says = {
                let name = name.clone();
                move || {
                    app.point(
                        &name,
                        look.with(|look| look.at(point)),
                        &marks.get(),
                        &look.get(),
                        point,
                    )
                }
            };
            let grip = move || {
                matches!(
                    marks.with(|marks| look.with(|look| marks.next_is(look, point))),
                    Some(Mark::Movable)
                )
            };
            let open = move || marks.with(|marks| marks.next.contains(&point));
            let place = move || {
                let (x, y) = plan.with(|plan| plan.at(point));
                format!("translate({x} {y})")
            };
            let index = move || if focus.get().unwrap_or(Point(0)) == point { "0" } else { "-1" };
            let click = move |event: MouseEvent| {
                // Taps come as pointer events; this is a screen reader or another tool.
                if event.detail() == 0 {
                    on_touch.run(Touch::At(point));
                }
            };
            view! {
                <g class="spot" class:grip=grip class:open=open role="button" tabindex=index
                    id=format!("{id}-{}", point.0) data-cell=name aria-label=says transform=place
                    on:click=click on:focus=move |_| focus.set(Some(point))>
                    <circle class="reach" r="50"></circle>
                    <circle class="focus-ring" r="47"></circle>
                </g>
            }
            .into_any()
        })
        .collect();

    let keydown = move |event: KeyboardEvent| {
        let here = focus.get_untracked().unwrap_or(Point(0));
        let arrow = match event.key().as_str() {
            "ArrowLeft" => Arrow::Left,
            "ArrowRight" => Arrow::Right,
            "ArrowUp" => Arrow::Up,
            "ArrowDown" => Arrow::Down,
            "Enter" | " " => {
                event.prevent_default();
                on_touch.run(Touch::At(here));
                return;
            }
            "Escape" => {
                on_touch.run(Touch::Back);
                return;
            }
            _ => return,
        };
        event.prevent_default();
        if let Some(there) = plan.with_untracked(|plan| plan.beside(here, arrow)) {
            browser::focus(&format!("{id}-{}", there.0));
        }
    };
    let place = move |event: &PointerEvent| {
        plan.with_untracked(|plan| browser::place_in(event, plan.width, plan.height))
    };
    let down = move |event: PointerEvent| {
        if event.button() != 0 || drag.get_untracked().is_some() {
            return;
        }
        let (x, y) = place(&event);
        let Some(from) = plan.with_untracked(|plan| plan.nearest(x, y)) else { return };
        if let Some(board) = event.current_target() {
            let board: leptos::web_sys::Element = board.unchecked_into();
            let _ = board.set_pointer_capture(event.pointer_id());
        }
        let grip =
            marks.with_untracked(|marks| look.with_untracked(|look| marks.next_is(look, from)));
        let can_move = grip == Some(Mark::Movable)
            || marks.with_untracked(|marks| marks.chosen.last() == Some(&from));
        drag.set(Some(Drag::begin(event.pointer_id(), from, (x, y), can_move)));
    };
    let moving = move |event: PointerEvent| {
        let Some(mut now) = drag.get_untracked().filter(|drag| drag.pointer == event.pointer_id())
        else {
            return;
        };
        if now.follow(place(&event)) {
            if marks.with_untracked(|marks| marks.chosen.last() != Some(&now.from)) {
                on_touch.run(Touch::At(now.from));
            }
            now.moving = true;
        }
        drag.set(Some(now));
    };
    let up = move |event: PointerEvent| {
        let Some(now) = drag.get_untracked().filter(|drag| drag.pointer == event.pointer_id())
        else {
            return;
        };
        let (x, y) = place(&event);
        let to = plan.with_untracked(|plan| plan.nearest(x, y));
        if !now.moving {
            drag.set(None);
            focus.set(Some(now.from));
            if to == Some(now.from) {
                on_touch.run(Touch::At(now.from));
            }
            return;
        }
        match to {
            Some(to) if to != now.from => on_touch.run(Touch::At(to)),
            Some(_) => {}
            None => on_touch.run(Touch::Back),
        }
        drag.set(None);
    };
    let lost = move |event: PointerEvent| {
        let Some(now) = drag.get_untracked().filter(|drag| drag.pointer == event.pointer_id())
        else {
            return;
        };
        drag.set(None);
        if now.moving {
            on_touch.run(Touch::Back);
        }
    };
    view! {
        <svg class=class class:upright=upright role="group" aria-label=label viewBox=move || plan.with(Plan::view_box)
            on:keydown=keydown on:pointerdown=down on:pointermove=moving on:pointerup=up
            on:pointercancel=lost>
            {common}
            <g class="controls">{controls}</g>
        </svg>
    }
    .into_any()
}

/// A name for the elements of one board.
fn next_id() -> String {
    thread_local!(static BOARDS: Cell<u32> = const { Cell::new(0) });
    let number = BOARDS.with(|boards| {
        boards.set(boards.get() + 1);
        boards.get()
    });
    format!("board-{number}")
}

/// As many points to choose from are few.
const FEW: usize = 8;

/// The marks of those kinds.
fn drawn(plan: Memo<Plan>, look: &Look, marks: &Marks, kinds: &[Mark]) -> String {
    plan.with(|plan| {
        // Many marks are drawn lightly, a few boldly.
        let class = if marks.next.len() > FEW { "many" } else { "few" };
        let mut text = format!("<g class=\"{class}\">");
        for (point, (x, y)) in plan.spots() {
            let here = marks.of(look, point);
            for mark in here.into_iter().filter(|mark| kinds.contains(mark)) {
                let _ = write!(text, "<g transform=\"translate({x} {y})\">{}</g>", mark.drawing());
            }
        }
        text + "</g>"
    })
}

/// A ring around each row just made.
fn row_rings(plan: &Plan, rows: &[Point]) -> String {
    let places: Vec<(f64, f64)> = rows.iter().map(|point| plan.at(*point)).collect();
    let there = |x: f64, y: f64| places.iter().any(|at| (at.0 - x).hypot(at.1 - y) < 1.0);
    let mut text = String::new();
    for (dx, dy) in [(STEP, 0.0), (0.0, STEP)] {
        for (x, y) in &places {
            let length =
                (0..).take_while(|i| there(x + dx * f64::from(*i), y + dy * f64::from(*i)));
            let more = length.count().saturating_sub(1) as f64;
            if there(x - dx, y - dy) || more < 1.0 {
                continue;
            }
            for class in ["row-under", "row-over"] {
                let _ = write!(
                    text,
                    "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"49\"/>",
                    x - 49.0,
                    y - 49.0,
                    98.0 + more * dx,
                    98.0 + more * dy,
                );
            }
        }
    }
    text
}

/// What the names of a column's or a row's points have in common, beside it.
fn coordinate_texts(geometry: &Geometry, plan: &Plan) -> String {
    let boat = plan.shape == nugar_rules::board::Shape::Boat;
    let (beside, below) = match (boat, plan.hold.upright) {
        (false, _) => (0.72, 0.74),
        (true, false) => (1.34, 74.0 / plan.across),
        (true, true) => (1.34, 86.0 / plan.across),
    };
    let mut text = String::new();
    let mut put = |said: &str, x: f64, y: f64| {
        let (x, y) = plan.lay(x, y);
        let _ = write!(text, "<text x=\"{x}\" y=\"{}\">{said}</text>", y + 9.0);
    };
    for column in 0..geometry.width {
        let names = geometry.spots.iter().filter(|spot| spot.x == column);
        if let Some(said) = common_part(names.map(|spot| spot.name.as_str())) {
            put(&said, f64::from(column), -below);
        }
    }
    for row in 0..geometry.height {
        let names = geometry.spots.iter().filter(|spot| spot.y == row);
        if let Some(said) = common_part(names.map(|spot| spot.name.as_str())) {
            put(&said, -beside, f64::from(row));
        }
    }
    text
}

/// The letter or the number that all names share; the letter of one alone.
fn common_part<'a>(names: impl Iterator<Item = &'a str>) -> Option<String> {
    let parts: Vec<(&str, &str)> = names.map(|name| name.split_at(1)).collect();
    let (letter, number) = *parts.first()?;
    if parts.iter().all(|part| part.1 == number) {
        return Some(number.to_owned());
    }
    parts.iter().all(|part| part.0 == letter).then(|| letter.to_owned())
}
