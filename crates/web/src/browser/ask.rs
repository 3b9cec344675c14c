//! Questions to the machines, which live in a worker of their own so that thinking never keeps the
//! page waiting.

use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::prelude::Closure;
use leptos::web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};
use nugar_api::{Answer, Query, Question, Reply};

/// What is done with an answer.
type Then = Box<dyn FnOnce(Answer)>;

#[derive(Default)]
struct Inner {
    worker: Option<Worker>,
    ready: bool,
    number: u32,
    /// Questions asked before the worker was ready.
    early: Vec<Question>,
    waiting: BTreeMap<u32, Then>,
}

/// The machines. The worker starts with the first question.
#[derive(Clone, Copy)]
pub(crate) struct Machines {
    inner: StoredValue<Inner, LocalStorage>,
    /// Whether the worker could not start or has broken: then nothing is answered.
    pub(crate) broken: RwSignal<bool>,
}

impl Machines {
    /// Machines that have not been asked anything yet.
    pub(crate) fn new() -> Machines {
        Machines { inner: StoredValue::new_local(Inner::default()), broken: RwSignal::new(false) }
    }

    /// Asks; the answer comes later, or never.
    pub(crate) fn ask(self, what: Query, then: impl FnOnce(Answer) + 'static) {
        if self.inner.with_value(|inner| inner.worker.is_none()) {
            self.start();
        }
        self.inner.update_value(|inner| {
            inner.number += 1;
            inner.waiting.insert(inner.number, Box::new(then));
            let question = Question { number: inner.number, what };
            if inner.ready {
                send(inner.worker.as_ref(), &question);
            } else {
                inner.early.push(question);
            }
        });
    }

    fn start(self) {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(&address(), &options) else { return };
        let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let Some(text) = event.data().as_string() else { return };
            let Ok(reply) = nugar_api::read::<Reply>(&text) else { return };
            self.receive(reply);
        });
        worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        // A site that has been renewed has no worker of this build any more.
        let fail = Closure::<dyn FnMut(Event)>::new(move |_| self.fail());
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        // The worker lives as long as its page.
        listen.forget();
        fail.forget();
        self.inner.update_value(|inner| inner.worker = Some(worker));
    }

    /// Whoever waits for an answer waits no longer; the next question starts another worker.
    fn fail(self) {
        self.inner.update_value(|inner| {
            if let Some(worker) = inner.worker.take() {
                worker.terminate();
            }
            *inner = Inner { number: inner.number, ..Inner::default() };
        });
        self.broken.set(true);
    }

    fn receive(self, reply: Reply) {
        let mut then = None;
        self.inner.update_value(|inner| {
            if reply.what == Answer::Ready {
                self.broken.set(false);
                inner.ready = true;
                for question in inner.early.drain(..) {
                    send(inner.worker.as_ref(), &question);
                }
            }
            then = inner.waiting.remove(&reply.number);
        });
        if let Some(then) = then {
            then(reply.what);
        }
    }
}

fn send(worker: Option<&Worker>, question: &Question) {
    if let Some(worker) = worker {
        let _ = worker.post_message(&nugar_api::line(question).into());
    }
}

/// The worker of the same build as the page: the build's folder stands in the document.
fn address() -> String {
    let folder = super::meta("nugar-build").unwrap_or_default();
    format!("{folder}worker-start.js")
}
