//! Questions to workers, so that thinking never keeps the page waiting.

use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::prelude::Closure;
use leptos::web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};
use nugar_api::{Query, Question, Reply};

/// What is done with an answer; none when there will be none.
type Then<A> = Box<dyn FnOnce(Option<A>)>;

struct Inner<Q: Query> {
    worker: Option<Worker>,
    ready: bool,
    number: u32,
    /// Questions asked before the worker was ready.
    early: Vec<Question<Q>>,
    waiting: BTreeMap<u32, Then<Q::Answer>>,
}

impl<Q: Query> Inner<Q> {
    /// Before the first question, or after so many.
    fn new(number: u32) -> Inner<Q> {
        Inner { worker: None, ready: false, number, early: Vec::new(), waiting: BTreeMap::new() }
    }
}

/// The worker that answers one kind of question. It starts with the first of them.
pub(crate) struct Asked<Q: Query> {
    inner: StoredValue<Inner<Q>, LocalStorage>,
    /// Whether the worker could not start, not within the time given to it, or has broken.
    pub(crate) broken: RwSignal<bool>,
}

impl<Q: Query> Clone for Asked<Q> {
    fn clone(&self) -> Asked<Q> {
        *self
    }
}

impl<Q: Query> Copy for Asked<Q> {}

impl<Q: Query> Asked<Q> {
    /// A worker that has not been asked anything yet.
    pub(crate) fn new() -> Asked<Q> {
        Asked { inner: StoredValue::new_local(Inner::new(0)), broken: RwSignal::new(false) }
    }

    /// Asks; the answer comes later, none when the worker cannot start or breaks.
    pub(crate) fn ask(self, what: Q, then: impl FnOnce(Option<Q::Answer>) + 'static) {
        self.put(what, Box::new(then));
    }

    /// Asks; the answer comes within so many milliseconds, or none.
    pub(crate) fn ask_within(
        self,
        milliseconds: u64,
        what: Q,
        then: impl FnOnce(Option<Q::Answer>) + 'static,
    ) {
        let number = self.put(what, Box::new(then));
        super::later(milliseconds, move || self.give_up(number));
    }

    fn put(self, what: Q, then: Then<Q::Answer>) -> u32 {
        if self.inner.with_value(|inner| inner.worker.is_none()) {
            self.start();
        }
        let mut number = 0;
        self.inner.update_value(|inner| {
            inner.number += 1;
            number = inner.number;
            inner.waiting.insert(number, then);
            let question = Question { number, what };
            if inner.ready {
                send(inner.worker.as_ref(), &question);
            } else {
                inner.early.push(question);
            }
        });
        number
    }

    fn start(self) {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // By its name it knows which module it starts.
        options.set_name(Q::WORKER);
        let Ok(worker) = Worker::new_with_options(&address(), &options) else {
            super::later(0, move || self.fail());
            return;
        };
        let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let Some(text) = event.data().as_string() else { return };
            match nugar_api::read(&text) {
                Ok(Reply::Ready) => self.begin(),
                Ok(Reply::Answer { number, what }) => self.answer(number, Some(what)),
                Err(_) => {}
            }
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

    /// The worker is ready.
    fn begin(self) {
        self.broken.set(false);
        self.inner.update_value(|inner| {
            inner.ready = true;
            for question in inner.early.drain(..) {
                send(inner.worker.as_ref(), &question);
            }
        });
    }

    fn answer(self, number: u32, what: Option<Q::Answer>) {
        let mut then = None;
        self.inner.update_value(|inner| then = inner.waiting.remove(&number));
        if let Some(then) = then {
            then(what);
        }
    }

    /// Nobody waits for the answer any longer.
    fn give_up(self, number: u32) {
        let mut early = false;
        self.inner.update_value(|inner| {
            early = inner.early.iter().any(|question| question.number == number);
            inner.early.retain(|question| question.number != number);
        });
        if early {
            self.broken.set(true);
        }
        self.answer(number, None);
    }

    /// Whoever waits for an answer waits no longer; the next question starts another worker.
    fn fail(self) {
        let mut waiting = BTreeMap::new();
        self.inner.update_value(|inner| {
            if let Some(worker) = inner.worker.take() {
                worker.terminate();
            }
            waiting = std::mem::replace(inner, Inner::new(inner.number)).waiting;
        });
        self.broken.set(true);
        for then in waiting.into_values() {
            then(None);
        }
    }
}

fn send<Q: Query>(worker: Option<&Worker>, question: &Question<Q>) {
    if let Some(worker) = worker {
        let _ = worker.post_message(&nugar_api::line(question).into());
    }
}

/// What starts the workers of the same build as the page: its folder stands in the document.
fn address() -> String {
    let folder = super::meta("nugar-build").unwrap_or_default();
    format!("{folder}worker-start.js")
}
