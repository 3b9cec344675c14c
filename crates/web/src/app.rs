//! What every part of the page has at hand: words, settings, place, game, workers.

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;
use nugar_api::{AnalystQuery, PlayerQuery, Settings};
use nugar_rules::board::{Look, Piece, Point, Standing};
use nugar_rules::fault::Arg;
use nugar_words::{Language, Words};

use crate::board::Marks;
use crate::browser::{self, Asked, Store, Stored};
use crate::copied::Copied;
use crate::play::Play;
use crate::route::Route;

/// The page's shared state, which lives as long as the page; a handle that is copied about.
#[derive(Clone, Copy)]
pub(crate) struct App(&'static Shared);

impl Deref for App {
    type Target = Shared;
    fn deref(&self) -> &Shared {
        self.0
    }
}

/// What is shared.
pub(crate) struct Shared {
    /// The sentences of the language that is spoken.
    pub(crate) words: RwSignal<Arc<Words>>,
    /// What the reader prefers.
    pub(crate) settings: RwSignal<Settings>,
    /// Where the reader is.
    pub(crate) route: RwSignal<Route>,
    /// Whether the screen is narrow.
    pub(crate) narrow: RwSignal<bool>,
    /// What a screen reader says next.
    pub(crate) heard: RwSignal<String>,
    /// Something to be told that goes away when it is dismissed.
    pub(crate) notice: RwSignal<Option<String>>,
    /// What became of a text for the clipboard.
    pub(crate) copied: RwSignal<Option<Copied>>,
    /// The machines.
    pub(crate) player: Asked<PlayerQuery>,
    /// Who analyses and looks into tables of endings.
    pub(crate) analyst: Asked<AnalystQuery>,
    /// The game on the table.
    pub(crate) play: Play,
}

impl App {
    /// The page as it starts.
    pub(crate) fn new() -> App {
        let (settings, aside) = match Store::settings() {
            Stored::Here(settings) => (settings, None),
            Stored::Nothing => (Settings::default(), None),
            Stored::SetAside(name) => (Settings::default(), Some(name)),
        };
        let words = Arc::new(Words::new(language_of(&settings)));
        let app = App(Box::leak(Box::new(Shared {
            words: RwSignal::new(words),
            settings: RwSignal::new(settings),
            route: RwSignal::new(Route::read(&browser::hash())),
            narrow: RwSignal::new(browser::narrow()),
            heard: RwSignal::new(String::new()),
            notice: RwSignal::new(None),
            copied: RwSignal::new(None),
            player: Asked::new(),
            analyst: Asked::new(),
            play: Play::new(),
        })));
        app.tell_set_aside(aside);
        app
    }

    /// The page's state, inside of a component.
    pub(crate) fn here() -> App {
        expect_context()
    }

    /// A message.
    pub(crate) fn say(self, key: &str) -> String {
        self.words.with(|words| words.say(key))
    }

    /// A message with its variables.
    pub(crate) fn say_with(self, key: &str, args: &[(&str, Arg)]) -> String {
        self.words.with(|words| words.say_with(key, args))
    }

    /// Lets a screen reader say something.
    pub(crate) fn announce(self, text: String) {
        self.heard.set(text);
    }

    /// Tells that a stored text was set aside.
    pub(crate) fn tell_set_aside(self, name: Option<String>) {
        if let Some(name) = name {
            self.notice.set(Some(self.say_with("page-set-aside", &[("name", name.into())])));
        }
    }

    /// Changes settings and keeps them.
    pub(crate) fn change(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let settings = self.settings.get_untracked();
        let language = language_of(&settings);
        if language != self.words.with_untracked(|words| words.language()) {
            self.words.set(Arc::new(Words::new(language)));
        }
        if !Store::keep_settings(&settings) {
            self.notice.set(Some(self.say("page-not-kept")));
        }
    }

    /// Whether nothing is to move by itself.
    pub(crate) fn still(self) -> bool {
        self.settings.with(|settings| settings.still) || browser::still_wanted()
    }

    /// Plays a sound where the reader wants sounds.
    pub(crate) fn sound(self, sound: browser::Sound) {
        if self.settings.with_untracked(|settings| settings.sound) {
            browser::play(sound);
        }
    }

    /// What a point of a board is called by a screen reader.
    pub(crate) fn point(
        self,
        name: &str,
        piece: Option<Piece>,
        marks: &Marks,
        look: &Look,
        point: Point,
    ) -> String {
        let cell = ("cell", Arg::Text(name.to_owned()));
        let mut said = match piece {
            None => self.say_with("page-point-empty", &[cell]),
            Some(piece) => {
                let key = match piece.standing {
                    Standing::Plain => "page-point-piece",
                    Standing::Undalled => "page-point-undalled",
                    Standing::Dalled => "page-point-dalled",
                };
                self.say_with(key, &[cell, ("side", piece.side.into())])
            }
        };
        for (there, key) in [
            (marks.chosen.contains(&point), "page-point-chosen"),
            (marks.next_is(look, point).is_some(), "page-point-open"),
            (marks.last.contains(&point), "page-point-last"),
        ] {
            if there {
                said = said + ", " + &self.say(key);
            }
        }
        said
    }
}

/// The language that settings ask for, else the browser's.
fn language_of(settings: &Settings) -> Language {
    let chosen = settings.language.as_deref().and_then(Language::find);
    chosen.unwrap_or_else(|| {
        let wanted: Vec<String> =
            window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
        Language::choose(wanted.iter().map(String::as_str))
    })
}
