//! Text for the clipboard: that it is there is told; where it cannot get there it is shown, to be
//! copied by hand.

use leptos::ev::FocusEvent;
use leptos::prelude::*;
use leptos::web_sys::HtmlTextAreaElement;

use crate::app::App;
use crate::browser;

/// Milliseconds for which it is told.
const TOLD: u64 = 2_500;
/// The element with a text to be copied by hand.
const BY_HAND: &str = "by-hand";

/// What became of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Copied {
    /// It is on the clipboard.
    Done,
    /// The browser did not let it there.
    ByHand(String),
}

impl App {
    /// Copies a text and tells it.
    pub(crate) fn copy(self, text: String) {
        browser::copy(&text.clone(), move |done| {
            if !done {
                self.copied.set(Some(Copied::ByHand(text)));
                browser::later(0, || browser::focus(BY_HAND));
                return;
            }
            self.announce(self.say("page-copied"));
            self.copied.set(Some(Copied::Done));
            browser::later(TOLD, move || {
                if self.copied.get_untracked() == Some(Copied::Done) {
                    self.copied.set(None);
                }
            });
        });
    }
}

/// What became of the last text, above the foot of the screen.
pub(crate) fn told(app: App) -> impl IntoView {
    let select = |event: FocusEvent| event_target::<HtmlTextAreaElement>(&event).select();
    move || {
        match app.copied.get()? {
        Copied::Done => {
            Some(view! { <div class="copied"><p>{app.say("page-copied")}</p></div> }.into_any())
        }
        Copied::ByHand(text) => Some(
            view! {
                <div class="copied by-hand" role="dialog" aria-labelledby="by-hand-say">
                    <p id="by-hand-say">{app.say("page-copy-by-hand")}</p>
                    <textarea readonly id=BY_HAND rows="4" aria-labelledby="by-hand-say"
                        on:focus=select>
                        {text}
                    </textarea>
                    <button on:click=move |_| app.copied.set(None)>{app.say("page-dismiss")}</button>
                </div>
            }
            .into_any(),
        ),
    }
    }
}
