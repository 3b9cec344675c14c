//! What the workers of a page share: questions come in, answers go out, one at a time.

use js_sys::JsString;
use nugar_api::{Query, Question, Reply};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Says that the worker has started, and answers as long as its page lives. How long a question
/// takes is up to the page, which asks for little at a time.
pub fn serve<Q: Query>(mut answer: impl FnMut(Q) -> Q::Answer + 'static) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let replies = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().dyn_into::<JsString>().map(String::from).unwrap_or_default();
        if let Ok(Question { number, what }) = nugar_api::read::<Question<Q>>(&text) {
            send::<Q>(&replies, &Reply::Answer { number, what: answer(what) });
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    send::<Q>(&scope, &Reply::Ready);
}

fn send<Q: Query>(scope: &DedicatedWorkerGlobalScope, reply: &Reply<Q::Answer>) {
    // A page that has gone needs no answer.
    let _ = scope.post_message(&JsString::from(nugar_api::line(reply)));
}
