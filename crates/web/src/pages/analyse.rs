//! The analysis of a game or position: board, chances, lines, the moves with what they lost, the
//! graph of the game.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use nugar_api::{AnalysisLine, JudgedMove, Portion, ProvenLine};
use nugar_rules::board::Shape;
use nugar_rules::catalog::Ruleset;
use nugar_rules::event::DiceSource;
use nugar_rules::fault::Arg;
use nugar_rules::game::Side;
use nugar_rules::record::Tree;
use nugar_rules::table::{self, Table};

use super::{filled_first, title_of};
use crate::analyse::{Desk, Subject};
use crate::app::App;
use crate::board::{Board, Dress, Hold, icon};
use crate::browser;
use crate::route::Route;

/// The page.
pub(crate) fn page(app: App, rules: Option<&str>, position: Option<&str>) -> AnyView {
    match game(app, rules, position) {
        Some(table) => {
            let subject = if rules.is_some() { Subject::Position } else { Subject::Game };
            untrack(move || desk(app, Desk::new(app, subject, table)))
        }
        None => view! {
            <section class="page">
                <h1>{app.say("analysis-title")}</h1>
                <p>{app.say("page-no-game")}</p>
                <p><a class="button" href=Route::New(None).hash()>{app.say("page-new")}</a></p>
            </section>
        }
        .into_any(),
    }
}

/// The position that is asked for, else the game on the table as far as it was played.
fn game(app: App, rules: Option<&str>, position: Option<&str>) -> Option<Box<dyn Table>> {
    if let Some(rules) = rules {
        let ruleset = Ruleset::read(rules).ok()?;
        return table::start(ruleset, position, DiceSource::Typed).ok();
    }
    app.play.peek(|table| crate::play::so_far(table).table().ok()).flatten()
}

fn desk(app: App, desk: Desk) -> AnyView {
    let (ruleset, geometry) = desk.with(|table| (*table.ruleset(), table.geometry().clone()));
    let dress = Dress::of(&ruleset, geometry.shape);
    let shape = if geometry.shape == Shape::Boat { "boat" } else { "grid" };
    let first = filled_first(&ruleset, &geometry);
    let look = Memo::new(move |_| desk.look());
    let marks = Memo::new(move |_| desk.marks());
    let arrows = Memo::new(move |_| desk.arrows());
    let turned = RwSignal::new(app.play.turned.get_untracked());
    let hold = move || Hold { turned: turned.get(), upright: app.narrow.get() };
    let refusal =
        move || desk.refusal.get().map(|why| view! { <p class="refusal" role="alert">{why}</p> });
    view! {
        <section class="play analysis" data-shape=shape>
            <h1 class="hidden">{app.say("analysis-title")} ": " {title_of(&ruleset)}</h1>
            <div class="table">
                {bar(app, desk)}
                <div class="board-box">
                    <Board geometry=geometry dress=dress look=look marks=marks first=first
                        hold=Signal::derive(hold) arrows=arrows
                        coordinates=Signal::derive(|| true)
                        label=Signal::derive(move || app.say("page-board"))
                        on_touch=Callback::new(move |touch| desk.touch(touch)) />
                </div>
                {refusal}
            </div>
            <aside class="beside">
                {lines(app, desk)}
                {graph(app, desk)}
                {browse(app, desk, turned)}
                {moves(app, desk)}
            </aside>
        </section>
    }
    .into_any()
}

/// A chance, or what is proven of it.
fn worth(app: App, chance: Portion, proven: Option<ProvenLine>) -> String {
    let plies = |plies: u32| [("plies", Arg::Number(i64::from(plies)))];
    let percent = app.words.with(|words| words.percent(chance.0));
    match proven {
        Some(ProvenLine::Win { plies: n }) => app.say_with("analysis-win", &plies(n)),
        Some(ProvenLine::Loss { plies: n }) => app.say_with("analysis-loss", &plies(n)),
        Some(ProvenLine::Draw) => app.say("analysis-draw"),
        Some(ProvenLine::Chance) => app.say_with("analysis-exact", &[("chance", percent.into())]),
        None => percent,
    }
}

/// The chance of both sides as a bar.
fn bar(app: App, desk: Desk) -> AnyView {
    let black =
        move || desk.seen.with(|seen| seen.as_ref().map(nugar_api::PositionAnalysis::black));
    let width = move || {
        let portion = black().map_or(5_000, |black| black.0);
        format!("{:.1}%", f64::from(portion) / 100.0)
    };
    let said = move || {
        let Some(black) = black() else { return app.say("analysis-thinking") };
        let chance = app.words.with(|words| words.percent(black.0));
        app.say_with("analysis-chance", &[("side", Side::Black.into()), ("chance", chance.into())])
    };
    view! {
        <div class="chances">
            <div class="bar" aria-hidden="true"><div class="bar-black" style:width=width></div></div>
            <p id="chance">{said}</p>
        </div>
    }
    .into_any()
}

/// The best lines, or the throws that may come.
fn lines(app: App, desk: Desk) -> AnyView {
    let line = move |(i, line): (usize, AnalysisLine)| {
        let first = line.moves.first().cloned().unwrap_or_default();
        let text = line.moves.iter().take(8).cloned().collect::<Vec<_>>().join(" ");
        let chance = worth(app, line.chance, line.proven);
        view! {
            <li>
                <button class="line" on:click=move |_| desk.play(&first)>
                    <span class="disc">{i + 1}</span>
                    <strong>{chance}</strong>
                    <span>{text}</span>
                </button>
            </li>
        }
        .into_any()
    };
    let throws = move || {
        let all = desk.seen.with(|seen| seen.as_ref().map(|seen| seen.throws.clone()));
        let all = all.unwrap_or_default().into_iter().map(|throw| {
            let (text, name) = (throw.throw.clone(), throw.throw);
            let said = app.words.with(|words| words.percent(throw.chance.0));
            let luck = app.words.with(|words| words.percent_signed(throw.luck.0));
            view! {
                <li>
                    <button class="line" on:click=move |_| desk.roll(text.clone())>
                        <strong>{name}</strong> <span>{said}</span> <span>{luck}</span>
                    </button>
                </li>
            }
            .into_any()
        });
        all.collect_view()
    };
    let inside = move || {
        if let Some(at) = desk.retry.get() {
            let tried = desk.tree.with(|tree| tree.node(at).said());
            return view! {
                <p class="note" id="trying">{app.say_with("analysis-find", &[("move", tried.into())])}</p>
                <button on:click=move |_| desk.go(at)>{app.say("analysis-show")}</button>
            }
            .into_any();
        }
        if let Some(outcome) = desk.with(|table| table.outcome()) {
            let said = app.words.with(|words| words.outcome(&outcome));
            return view! { <p>{said}</p> }.into_any();
        }
        if desk.to_throw() {
            return view! {
                <h2>{app.say("analysis-throws")}</h2>
                <ul class="lines throws">{throws}</ul>
            }
            .into_any();
        }
        let all = desk.seen.with(|seen| seen.as_ref().map(|seen| seen.lines.clone()));
        let all = all.unwrap_or_default();
        view! {
            <h2>{app.say("analysis-lines")}</h2>
            <ol class="lines">{all.into_iter().enumerate().map(line).collect_view()}</ol>
        }
        .into_any()
    };
    let looked = move || {
        let seen = desk.seen.get()?;
        let key = if desk.with(|table| table.throws().is_empty()) {
            "analysis-looked"
        } else {
            "analysis-looked-throws"
        };
        let counts = [
            ("depth", Arg::Number(i64::from(seen.depth))),
            ("nodes", Arg::Number(i64::try_from(seen.nodes).unwrap_or(i64::MAX))),
        ];
        seen.outcome.is_none().then(|| app.say_with(key, &counts))
    };
    view! {
        <div class="thought">
            {inside}
            <p class="note" id="looked">{looked}</p>
        </div>
    }
    .into_any()
}

/// Width and height of the graph in units of its drawing.
const GRAPH: (f64, f64) = (300.0, 90.0);

/// Black's chance over the main line. It is walked by arrow keys as a slider is.
fn graph(app: App, desk: Desk) -> AnyView {
    let line = Memo::new(move |_| desk.tree.with(Tree::main_line));
    let here = Memo::new(move |_| {
        let at = desk.at.get();
        line.with(|line| line.iter().position(|node| *node == at).map_or(0, |i| i + 1))
    });
    let x = move |i: usize| GRAPH.0 * i as f64 / line.with(Vec::len).max(1) as f64;
    let drawing = move || {
        let judged = desk.judged.get();
        let points: Vec<(f64, f64, bool)> = line.with(|line| {
            let judged = line.iter().enumerate().filter_map(|(i, node)| {
                let judged = judged.get(node)?;
                let y = GRAPH.1 * f64::from(judged.black().rest().0) / 10_000.0;
                let errs = matches!(judged.class.as_str(), "mistake" | "blunder");
                Some((x(i + 1), y, errs))
            });
            judged.collect()
        });
        let path: Vec<String> = points.iter().map(|(x, y, _)| format!("{x:.1} {y:.1}")).collect();
        let error = |(x, y, errs): &(f64, f64, bool)| {
            errs.then(|| format!("<circle class=\"error\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>"))
        };
        let errors: Vec<String> = points.iter().filter_map(error).collect();
        let now = x(here.get());
        format!(
            "<path class=\"even\" d=\"M0 {half}H{width}\"/><path class=\"now\" d=\"M{now:.1} 0V{height}\"/>\
             <polyline points=\"{}\"/>{}",
            path.join(" "),
            errors.concat(),
            half = GRAPH.1 / 2.0,
            width = GRAPH.0,
            height = GRAPH.1,
        )
    };
    let go = move |to: usize| {
        let to = to.min(line.with_untracked(Vec::len));
        let node = line.with_untracked(|line| to.checked_sub(1).map_or(0, |i| line[i]));
        desk.go(node);
    };
    let keydown = move |event: KeyboardEvent| {
        let (now, last) = (here.get_untracked(), line.with_untracked(Vec::len));
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => now.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => now + 1,
            "PageDown" => now.saturating_sub(10),
            "PageUp" => now + 10,
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        go(to);
    };
    let click = move |event: leptos::ev::PointerEvent| {
        let (at, _) = browser::place_in(&event, GRAPH.0, GRAPH.1);
        go((at / GRAPH.0 * line.with_untracked(Vec::len) as f64).round().max(0.0) as usize);
    };
    let says = move || {
        let node = line.with(|line| here.get().checked_sub(1).and_then(|i| line.get(i).copied()));
        let Some(node) = node else {
            return app.say_with("report-after", &[("plies", 0usize.into())]);
        };
        let text = desk.tree.with(|tree| tree.node(node).said());
        let chance = desk.judged.with(|judged| judged.get(&node).map(JudgedMove::black));
        let Some(chance) = chance else { return text };
        let chance = app.words.with(|words| words.percent(chance.0));
        let said = [("side", Side::Black.into()), ("chance", chance.into())];
        format!("{text}. {}", app.say_with("analysis-chance", &said))
    };
    let empty = move || line.with(Vec::is_empty);
    let inside = move || {
        if empty() {
            return ().into_any();
        }
        view! {
            <svg class="graph" id="graph" role="slider" tabindex="0" aria-label=app.say("analysis-graph")
                aria-valuemin="0" aria-valuemax=move || line.with(Vec::len).to_string()
                aria-valuenow=move || here.get().to_string() aria-valuetext=says
                viewBox=format!("0 0 {} {}", GRAPH.0, GRAPH.1)
                on:keydown=keydown on:pointerdown=click inner_html=drawing></svg>
        }
        .into_any()
    };
    view! { <div class="graph-box">{inside}</div> }.into_any()
}

/// Back and forth, and what else can be done.
fn browse(app: App, desk: Desk, turned: RwSignal<bool>) -> AnyView {
    let wrong = move || {
        let at = desk.at.get();
        let errs = desk.judged.with(|judged| {
            let class = judged.get(&at).map(|judged| judged.class.clone());
            matches!(class.as_deref(), Some("slip" | "mistake" | "blunder"))
        });
        errs.then_some(at)
    };
    let retry = move || {
        wrong().map(|at| {
            view! {
                <button id="retry" on:click=move |_| desk.try_again(at)>{app.say("analysis-retry")}</button>
            }
        })
    };
    let last = move |_| desk.go(desk.tree.with_untracked(|tree| tree.end(desk.at.get_untracked())));
    view! {
        <div class="row browse" role="group" aria-label=app.say("page-browse")>
            <button class="quiet" aria-label=app.say("page-first") on:click=move |_| desk.go(0) inner_html=icon("first")></button>
            <button class="quiet" id="back" aria-label=app.say("page-back")
                on:click=move |_| desk.step(false) inner_html=icon("back")></button>
            <button class="quiet" id="forth" aria-label=app.say("page-forth")
                on:click=move |_| desk.step(true) inner_html=icon("forth")></button>
            <button class="quiet" aria-label=app.say("analysis-end") on:click=last inner_html=icon("last")></button>
        </div>
        <div class="row">
            {retry}
            <button on:click=move |_| turned.update(|turned| *turned = !*turned)>{app.say("page-flip")}</button>
            <button id="save-record" on:click=move |_| browser::save_as("nugar.txt", &desk.record())>
                {app.say("page-save-record")}
            </button>
        </div>
    }
    .into_any()
}

/// The moves with what they lost and what their throws brought; variations stand further in.
fn moves(app: App, desk: Desk) -> AnyView {
    let list = move || {
        let now = desk.at.get();
        let judged = desk.judged.get();
        let listed = desk.tree.with(Tree::listed);
        let item = |(at, depth): (usize, usize)| {
            let node = desk.tree.with(|tree| tree.node(at).clone());
            let current = if now == at { "true" } else { "false" };
            let (class, said) = judged.get(&at).map(|judged| told(app, judged)).unwrap_or_default();
            let side = node.side.letter().to_string();
            let inner = (depth > 0).then(|| app.say("analysis-variation") + " ");
            view! {
                <li data-depth=depth.min(4).to_string()>
                    <button class="ply" data-side=side data-class=class aria-current=current
                        on:click=move |_| desk.go(at)>
                        <span class="hidden">{inner}</span>
                        {node.said()}
                        <small>{said}</small>
                    </button>
                </li>
            }
            .into_any()
        };
        listed.into_iter().map(item).collect_view()
    };
    let left = move || {
        let moves = desk.tree.with(|tree| tree.listed().len());
        let done = desk.judged.with(std::collections::BTreeMap::len);
        let counts = [("done", done.into()), ("count", moves.into())];
        (done < moves).then(|| app.say_with("analysis-judged", &counts))
    };
    view! {
        <div class="history">
            <ol class="moves judged" tabindex="0" aria-label=app.say("page-moves")>{list}</ol>
            <p class="note" id="judging">{left}</p>
        </div>
    }
    .into_any()
}

/// The class of a judged move, and what is said of it and of its throw.
fn told(app: App, judged: &JudgedMove) -> (String, String) {
    let mut said = Vec::new();
    let errs = matches!(judged.class.as_str(), "slip" | "mistake" | "blunder");
    if errs {
        let class = app.words.with(|words| words.class(&judged.class));
        let loss = app.words.with(|words| words.percent(judged.loss.0));
        said.push(format!("{class} \u{2212}{loss}"));
    }
    if let Some(luck) = judged.luck {
        let gain = app.words.with(|words| words.percent_signed(luck.gain.0));
        said.push(format!("{} {gain}", app.say("analysis-luck")));
    }
    (judged.class.clone(), said.join(", "))
}
