//! What is kept in the browser's own storage. A text that cannot be read is set aside under
//! another name, never overwritten, and told.

use leptos::ev;
use leptos::prelude::*;
use leptos::web_sys::Storage;
use nugar_api::{PageGame, Settings, Unreadable};
use nugar_rules::table::Table;

/// Where settings are kept.
const SETTINGS: &str = "nugar.settings";
/// Where the game is kept.
const GAME: &str = "nugar.game";
/// What the name of a text that was set aside begins with.
const ASIDE: &str = "nugar.aside.";

/// Something that was kept.
pub(crate) enum Stored<T> {
    /// Nothing was.
    Nothing,
    /// It was.
    Here(T),
    /// It was, but it could not be read and was set aside under that name.
    SetAside(String),
}

/// The browser's storage; one that is missing or full keeps nothing.
pub(crate) struct Store;

impl Store {
    fn area() -> Option<Storage> {
        window().local_storage().ok().flatten()
    }

    fn text(name: &str) -> Option<String> {
        Store::area()?.get_item(name).ok().flatten()
    }

    fn write(name: &str, text: &str) -> bool {
        Store::area().is_some_and(|area| area.set_item(name, text).is_ok())
    }

    fn read<T>(name: &str, read: impl FnOnce(&str) -> Result<T, Unreadable>) -> Stored<T> {
        let Some(text) = Store::text(name) else { return Stored::Nothing };
        match read(&text) {
            Ok(there) => Stored::Here(there),
            Err(_) => Store::set_aside(name, &text),
        }
    }

    fn set_aside<T>(name: &str, text: &str) -> Stored<T> {
        let kept = name.strip_prefix("nugar.").unwrap_or(name);
        let free = (1_u32..=9_999)
            .map(|n| format!("{ASIDE}{kept}.{n}"))
            .find(|aside| Store::text(aside).is_none());
        let aside = free.unwrap_or_default();
        if Store::write(&aside, text)
            && let Some(area) = Store::area()
        {
            let _ = area.remove_item(name);
        }
        Stored::SetAside(aside)
    }

    /// The reader's settings.
    pub(crate) fn settings() -> Stored<Settings> {
        Store::read(SETTINGS, Settings::read)
    }

    /// Keeps settings. Whether that went well.
    pub(crate) fn keep_settings(settings: &Settings) -> bool {
        Store::write(SETTINGS, &nugar_api::line(settings))
    }

    /// The game that was left.
    pub(crate) fn game() -> Stored<(PageGame, Box<dyn Table>)> {
        Store::read(GAME, PageGame::read)
    }

    /// Keeps the game. Whether that went well.
    pub(crate) fn keep_game(game: &PageGame) -> bool {
        Store::write(GAME, &nugar_api::line(game))
    }

    /// Tells whenever another tab has kept a game.
    pub(crate) fn on_other_tab(tell: impl Fn(PageGame, Box<dyn Table>) + 'static) {
        let handle = window_event_listener(ev::storage, move |event| {
            if event.key().as_deref() == Some(GAME)
                && let Some(text) = event.new_value()
                && let Ok((page, table)) = PageGame::read(&text)
            {
                tell(page, table);
            }
        });
        on_cleanup(move || handle.remove());
    }
}
