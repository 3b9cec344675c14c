//! Small things that only the browser can do.

use core::cell::Cell;
use core::time::Duration;
use std::rc::Rc;

use leptos::ev::{self, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::prelude::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{
    Blob, BlobPropertyBag, Element, FocusOptions, HtmlAnchorElement, HtmlElement, MediaQueryList,
    ScrollIntoViewOptions, ScrollLogicalPosition, SvgElement, Url,
};

/// Runs something after so many milliseconds.
pub(crate) fn later(milliseconds: u64, what: impl FnOnce() + 'static) {
    set_timeout(what, Duration::from_millis(milliseconds));
}

/// Moves the focus to the element of that id, without scrolling to it where it is seen.
pub(crate) fn focus(id: &str) {
    let Some(element) = document().get_element_by_id(id) else { return };
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    if let Some(element) = element.dyn_ref::<SvgElement>() {
        let _ = element.focus_with_options(&options);
        element.scroll_into_view_with_scroll_into_view_options(&nearest());
    } else if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus_with_options(&options);
    }
}

/// As little scrolling as brings something into view.
fn nearest() -> ScrollIntoViewOptions {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    options
}

/// The named datum of the element of that class at a place on the screen.
pub(crate) fn data_at(x: f64, y: f64, class: &str, datum: &str) -> Option<String> {
    let there = document().element_from_point(x as f32, y as f32)?;
    there.closest(&format!(".{class}")).ok()??.get_attribute(&format!("data-{datum}"))
}

/// Writes an error where developers look for it.
pub(crate) fn tell_developers(text: &str) {
    let console = js_sys::Reflect::get(&js_sys::global(), &"console".into());
    let error = console.and_then(|console| js_sys::Reflect::get(&console, &"error".into()));
    if let Ok(error) = error
        && let Some(error) = error.dyn_ref::<js_sys::Function>()
    {
        let _ = error.call1(&JsValue::NULL, &text.into());
    }
}

/// What a meta element of the document says.
pub(crate) fn meta(name: &str) -> Option<String> {
    let meta = document().query_selector(&format!("meta[name={name}]")).ok().flatten()?;
    meta.get_attribute("content")
}

/// Takes the element of that id away.
pub(crate) fn drop_element(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.remove();
    }
}

/// Where a finger is on the drawing that listens to it, in units of the drawing.
pub(crate) fn place_in(event: &PointerEvent, width: f64, height: f64) -> (f64, f64) {
    let Some(board) = event.current_target() else { return (0.0, 0.0) };
    let board: Element = board.unchecked_into();
    let rect = board.get_bounding_client_rect();
    let scale = (rect.width() / width).min(rect.height() / height).max(1e-6);
    // The drawing lies in the middle of its box.
    let left = rect.left() + (rect.width() - width * scale) / 2.0;
    let top = rect.top() + (rect.height() - height * scale) / 2.0;
    ((f64::from(event.client_x()) - left) / scale, (f64::from(event.client_y()) - top) / scale)
}

fn query(media: &str) -> Option<MediaQueryList> {
    window().match_media(media).ok().flatten()
}

fn matches(media: &str) -> bool {
    query(media).is_some_and(|list| list.matches())
}

/// Whether the screen is narrow.
pub(crate) fn narrow() -> bool {
    matches("(max-width: 46rem)") && matches("(orientation: portrait)")
}

/// Tells whenever the screen becomes narrow or wide.
pub(crate) fn on_narrow(tell: impl Fn(bool) + 'static) {
    let handle = window_event_listener(ev::resize, move |_| tell(narrow()));
    on_cleanup(move || handle.remove());
}

/// Whether the reader's system is dark.
pub(crate) fn dark_wanted() -> bool {
    matches("(prefers-color-scheme: dark)")
}

/// Whether the reader's system asks for little motion.
pub(crate) fn still_wanted() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Tells whenever the page is hidden or shown again.
pub(crate) fn on_hidden(tell: impl Fn(bool) + 'static) {
    let handle =
        window_event_listener_untyped("visibilitychange", move |_| tell(document().hidden()));
    on_cleanup(move || handle.remove());
}

/// Milliseconds since the page was opened.
pub(crate) fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// What stands behind `#` in the address.
pub(crate) fn hash() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
}

/// Goes to another place of the page.
pub(crate) fn set_hash(hash: &str) {
    let _ = window().location().set_hash(hash);
}

/// Tells whenever the address behind `#` changes.
pub(crate) fn on_hash(tell: impl Fn(String) + 'static) {
    let handle = window_event_listener(ev::hashchange, move |_| tell(hash()));
    on_cleanup(move || handle.remove());
}

/// Sets an attribute of the page's root element.
pub(crate) fn set_root(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

/// A seed that nobody knows: 80 random bits in letters and digits.
pub(crate) fn random_seed() -> String {
    let mut bytes = [0_u8; 16];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    let letters = b"23456789abcdefghjkmnpqrstuvwxyz";
    bytes.iter().map(|byte| char::from(letters[usize::from(*byte) % letters.len()])).collect()
}

/// Puts text on the clipboard, and says whether that went well.
pub(crate) fn copy(text: &str, then: impl FnOnce(bool) + 'static) {
    let clipboard = window().navigator().clipboard();
    // A page that came over plain HTTP has none.
    if clipboard.is_undefined() {
        then(false);
        return;
    }
    let then = Rc::new(Cell::new(Some(then)));
    let tell = |done: bool| {
        let then = Rc::clone(&then);
        Closure::once(move |_: JsValue| {
            if let Some(then) = then.take() {
                then(done);
            }
        })
    };
    let (went, failed) = (tell(true), tell(false));
    let _ = clipboard.write_text(text).then2(&went, &failed);
    // One of them runs, once.
    went.forget();
    failed.forget();
}

/// Loads the page again.
pub(crate) fn reload() {
    let _ = window().location().reload();
}

/// The address of this page without what stands behind `#`.
pub(crate) fn address() -> String {
    let address = window().location().href().unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// Offers text as a file.
pub(crate) fn save_as(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &kind) else { return };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(link) = document().create_element("a") {
        let link: HtmlAnchorElement = link.unchecked_into();
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    later(2_000, move || {
        let _ = Url::revoke_object_url(&address);
    });
}

/// Reads a file that somebody chose, as text.
pub(crate) fn read_file(file: &leptos::web_sys::File, mut then: impl FnMut(String) + 'static) {
    let read = Closure::once(move |text: JsValue| then(text.as_string().unwrap_or_default()));
    let _ = file.text().then(&read);
    // It runs once, when the file has been read.
    read.forget();
}
