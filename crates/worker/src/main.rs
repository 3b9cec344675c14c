//! The machines in a worker of the browser: a question comes in, its answer goes out. A thinking
//! machine never keeps the page waiting. Only what analyses have found and tables of endings are
//! kept between questions; how long a question takes is up to the page, which asks for little at a
//! time.

mod desk;
mod known;
mod shelf;
mod site;

use desk::Desk;
use js_sys::JsString;
use nugar_api::{Answer, Query, Question, Reply};
use nugar_engine::analysis::Effort;
use nugar_engine::bench;
use nugar_engine::opponents::{Opponent, choose, opponents};
use nugar_rules::catalog::{PRESETS, Preset, Ruleset};
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::table;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let replies = scope.clone();
    let mut desk = Desk::default();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().dyn_into::<JsString>().map(String::from).unwrap_or_default();
        if let Ok(question) = nugar_api::read::<Question>(&text) {
            let what = answer(&question.what, &mut desk);
            send(&replies, &Reply { number: question.number, what });
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // The worker lives as long as its page.
    listen.forget();
    send(&scope, &Reply { number: 0, what: Answer::Ready });
}

fn send(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // A page that has gone needs no answer.
    let _ = scope.post_message(&JsString::from(nugar_api::line(reply)));
}

fn answer(query: &Query, desk: &mut Desk) -> Answer {
    match query {
        Query::Opponents { ruleset } => {
            let known = Ruleset::read(ruleset).map(|ruleset| opponents(&ruleset));
            let known = known.unwrap_or_default();
            let usual = known.contains(&Opponent::USUAL).then(|| Opponent::USUAL.code());
            let codes = known.into_iter().map(Opponent::code).collect();
            Answer::Opponents { codes, usual }
        }
        Query::Bench => {
            let count = |preset: &Preset| (preset.id, bench::nodes(preset));
            Answer::Bench { rulesets: PRESETS.iter().map(count).collect() }
        }
        Query::Move { ruleset, position, moves, opponent, seed } => {
            Answer::Move { text: best(ruleset, position, moves, opponent.as_deref(), seed) }
        }
        Query::Look { game, lines, nodes } => {
            let effort = Effort { lines: *lines, nodes: *nodes };
            Answer::Look { analysis: desk.look(game, effort) }
        }
        Query::Judge { game, nodes } => {
            let effort = Effort { lines: 1, nodes: *nodes };
            Answer::Judged { judged: desk.judge(game, effort) }
        }
        Query::Known { ruleset, position } => known::answer(ruleset, position),
    }
}

fn best(
    ruleset: &str,
    position: &str,
    moves: &[String],
    code: Option<&str>,
    seed: &str,
) -> Option<String> {
    let ruleset = Ruleset::read(ruleset).ok()?;
    let opponent = code.map_or(Some(Opponent::BEST), Opponent::from_code)?;
    let mut table = table::start(ruleset, Some(position), DiceSource::Typed).ok()?;
    for text in moves {
        table.next(&Event::Moved { text: text.clone() }).ok()?;
    }
    choose(opponent, &*table, seed)
}
