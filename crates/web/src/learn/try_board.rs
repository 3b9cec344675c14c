//! A small board on which a rule can be tried. The rules judge every touch; the other side answers
//! with the first move there is.

use leptos::prelude::*;
use nugar_rules::board::{Point, Shape};
use nugar_rules::catalog::Ruleset;
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::game::{Side, Turn};
use nugar_rules::table::{self, Table};

use super::{Goal, Lesson};
use crate::app::App;
use crate::board::{Board, Dress, Hold, Marks, Touch};
use crate::browser;
use crate::play::points_of;

/// Milliseconds before the other side answers.
const BEAT: u64 = 700;

/// What has come of the trying.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Trial {
    touched: Vec<Point>,
    said: Option<String>,
    done: bool,
}

/// A lesson with its board; none when its position does not stand.
pub(crate) fn try_board(app: App, lesson: Lesson) -> Option<AnyView> {
    let ruleset = Ruleset::read(lesson.rules).ok()?;
    let start = move || table::start(ruleset, Some(lesson.position), DiceSource::Typed).ok();
    let table = StoredValue::new_local(start()?);
    let geometry = table.with_value(|table| table.geometry().clone());
    let side = table.with_value(|table| table.turn().side()).unwrap_or(Side::Black);
    let dress = Dress::of(&ruleset, geometry.shape);
    let tick = RwSignal::new(0_u32);
    let trial = RwSignal::new(Trial { touched: Vec::new(), said: None, done: false });
    let look = Memo::new(move |_| {
        tick.track();
        let touched = trial.with(|trial| trial.touched.clone());
        table.with_value(|table| table.hand(&touched).look)
    });
    let marks = Memo::new(move |_| {
        tick.track();
        let touched = trial.with(|trial| trial.touched.clone());
        table.with_value(|table| {
            let due = table.turn().side() == Some(side);
            let last = table.line().last().map(|ply| points_of(table.geometry(), &ply.text));
            Marks {
                next: if due { table.hand(&touched).next } else { Vec::new() },
                mover: Some(side),
                last: last.unwrap_or_default(),
                hint: Vec::new(),
                graded: Vec::new(),
                chosen: touched,
            }
        })
    });
    let say = move |said: String, done: bool| {
        app.announce(said.clone());
        trial.update(|trial| {
            trial.said = Some(said);
            trial.done |= done;
        });
    };
    let moved = move |text: String| {
        let went = table.try_update_value(|table| table.next(&Event::Moved { text }).is_ok());
        trial.update(|trial| trial.touched.clear());
        tick.update(|tick| *tick += 1);
        if went != Some(true) {
            return;
        }
        let taken = table.with_value(|table| table.lost()[side.other().index()]);
        let done = match lesson.goal {
            Goal::Move => true,
            Goal::Captures(count) => taken >= count,
            Goal::Refused(_) => false,
        };
        if done {
            say(app.say("learn-well-done"), true);
        } else if let Goal::Captures(_) = lesson.goal {
            say(app.say(if taken > 0 { "learn-once-more" } else { "learn-not-yet" }), false);
        } else {
            say(app.say("learn-not-yet"), false);
        }
        browser::later(BEAT, move || {
            // The reader may have left the page.
            if table.try_update_value(|table| answer(&mut **table, side.other())).is_some() {
                tick.update(|tick| *tick += 1);
            }
        });
    };
    let touch = move |touch: Touch| {
        let Touch::At(point) = touch else {
            trial.update(|trial| trial.touched.clear());
            return;
        };
        let touched = trial.with_untracked(|trial| trial.touched.clone());
        let mut more = touched.clone();
        more.push(point);
        let (now, then) = table.with_value(|table| (table.hand(&touched), table.hand(&more)));
        if now.next.contains(&point) {
            match then.whole.filter(|_| then.next.is_empty()) {
                Some(text) => moved(text),
                None => trial.update(|trial| {
                    trial.touched = more;
                    trial.said = (!then.look.rows.is_empty()).then(|| app.say("page-take-one"));
                }),
            }
        } else if touched.last() == Some(&point) {
            trial.update(|trial| trial.touched.clear());
        } else if table.with_value(|table| table.hand(&[]).next.contains(&point)) {
            trial.update(|trial| trial.touched = vec![point]);
        } else if let Some(fault) = then.fault {
            let why = app.words.with_untracked(|words| words.fault(&fault));
            if lesson.goal == Goal::Refused(fault.code()) {
                say(format!("{why} {}", app.say("learn-just-so")), true);
            } else {
                say(why, false);
            }
        }
    };
    let again = move |_| {
        if let Some(fresh) = start() {
            table.set_value(fresh);
            trial.set(Trial { touched: Vec::new(), said: None, done: false });
            tick.update(|tick| *tick += 1);
        }
    };
    let first = crate::pages::filled_first(&ruleset, &geometry);
    let boat = geometry.shape == Shape::Boat;
    let standing = move || boat && app.narrow.get();
    let throw =
        move || look.get().throw.map(|throw| app.say_with("page-dice", &[("throw", throw.into())]));
    Some(
        view! {
            <figure class="try" class:standing=standing class:done=move || trial.with(|trial| trial.done) data-lesson=lesson.text>
                <Board geometry=geometry dress=dress look=look marks=marks first=first
                    hold=Signal::derive(move || Hold { turned: false, upright: standing() }) coordinates=Signal::derive(|| true)
                    label=Signal::derive(move || app.say(lesson.title))
                    on_touch=Callback::new(touch) />
                <figcaption>
                    <p class="throw">{throw}</p>
                    <p>{app.say(lesson.text)}</p>
                    <p class="said">{move || trial.with(|trial| trial.said.clone())}</p>
                    <button class="quiet" on:click=again>{app.say("learn-again")}</button>
                </figcaption>
            </figure>
        }
        .into_any(),
    )
}

/// The other side answers, if it is its turn and it can.
fn answer(table: &mut dyn Table, side: Side) {
    if table.turn() == Turn::Decide(side)
        && let Some(first) = table.moves().into_iter().next()
    {
        let _ = table.next(&Event::Moved { text: first.text });
    }
}
