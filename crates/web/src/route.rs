//! The places of the page, as the address behind `#` names them: so that the page works under any
//! path and without a server.

use leptos::web_sys::UrlSearchParams;

use crate::browser;

/// A place.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) enum Route {
    /// The games as living little boards.
    #[default]
    Home,
    /// The game that is being played.
    Play,
    /// A new game of a ruleset.
    New(Option<String>),
    /// How to play: all games, or one.
    Learn(Option<String>),
    /// Rules of one's own, told from a ruleset.
    Own(Option<String>),
    /// The position editor, with a ruleset and a position.
    Edit(Option<String>, Option<String>),
    /// The analysis of the game on the table, or of a position under a ruleset.
    Analyse(Option<String>, Option<String>),
    /// What tables know of endings, with a ruleset and a position.
    Endings(Option<String>, Option<String>),
    /// Opens a text: ruleset, position or record.
    Open(Option<String>),
    /// To be printed.
    Print(Option<String>),
    /// A board for another site.
    Embed(Option<String>),
    /// A board for a room, which resets itself after so many seconds.
    Kiosk(Option<String>, u32),
    /// What a reader prefers.
    Settings,
}

/// Seconds after which a kiosk resets itself.
const KIOSK_SECONDS: u32 = 120;

impl Route {
    /// Reads an address; one that means nothing is home. A page that other sites frame is only ever
    /// a board.
    pub(crate) fn read(hash: &str) -> Route {
        let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
        let params = UrlSearchParams::new_with_str(query).ok();
        let param = |name: &str| params.as_ref().and_then(|params| params.get(name));
        let rules = param("r");
        if browser::meta("nugar-page").as_deref() == Some("embed") {
            return Route::Embed(rules);
        }
        match path.trim_matches('/') {
            "play" => Route::Play,
            "new" => Route::New(rules),
            "learn" => Route::Learn(rules),
            "own" => Route::Own(rules),
            "edit" => Route::Edit(rules, param("p")),
            "analyse" => Route::Analyse(rules, param("p")),
            "endings" => Route::Endings(rules, param("p")),
            "open" => Route::Open(param("t")),
            "print" => Route::Print(rules),
            "embed" => Route::Embed(rules),
            "kiosk" => {
                let seconds = param("s").and_then(|text| text.parse().ok());
                Route::Kiosk(rules, seconds.unwrap_or(KIOSK_SECONDS))
            }
            "settings" => Route::Settings,
            _ => Route::Home,
        }
    }

    /// The address.
    pub(crate) fn hash(&self) -> String {
        let seconds;
        let (path, params): (&str, Vec<(&str, &Option<String>)>) = match self {
            Route::Home => ("", vec![]),
            Route::Play => ("play", vec![]),
            Route::New(rules) => ("new", vec![("r", rules)]),
            Route::Learn(rules) => ("learn", vec![("r", rules)]),
            Route::Own(rules) => ("own", vec![("r", rules)]),
            Route::Edit(rules, position) => ("edit", vec![("r", rules), ("p", position)]),
            Route::Analyse(rules, position) => ("analyse", vec![("r", rules), ("p", position)]),
            Route::Endings(rules, position) => ("endings", vec![("r", rules), ("p", position)]),
            Route::Open(text) => ("open", vec![("t", text)]),
            Route::Print(rules) => ("print", vec![("r", rules)]),
            Route::Embed(rules) => ("embed", vec![("r", rules)]),
            Route::Kiosk(rules, after) => {
                seconds = Some(after.to_string());
                ("kiosk", vec![("r", rules), ("s", &seconds)])
            }
            Route::Settings => ("settings", vec![]),
        };
        let query: Vec<String> = params
            .into_iter()
            .filter_map(|(name, value)| {
                Some(format!(
                    "{name}={}",
                    String::from(js_sys::encode_uri_component(value.as_ref()?))
                ))
            })
            .collect();
        if query.is_empty() { format!("#/{path}") } else { format!("#/{path}?{}", query.join("&")) }
    }

    /// The text of the ruleset that the place is about.
    pub(crate) fn rules(&self) -> Option<&str> {
        match self {
            Route::Home | Route::Play | Route::Open(_) | Route::Settings => None,
            Route::New(rules)
            | Route::Learn(rules)
            | Route::Own(rules)
            | Route::Edit(rules, _)
            | Route::Analyse(rules, _)
            | Route::Endings(rules, _)
            | Route::Print(rules)
            | Route::Embed(rules)
            | Route::Kiosk(rules, _) => rules.as_deref(),
        }
    }

    /// Goes there.
    pub(crate) fn go(&self) {
        browser::set_hash(&self.hash());
    }

    /// Whether there is nothing to see there without the analyst.
    pub(crate) const fn wants_analyst(&self) -> bool {
        matches!(self, Route::Analyse(..) | Route::Endings(..))
    }

    /// Whether the page's own head and foot are left out.
    pub(crate) const fn is_bare(&self) -> bool {
        matches!(self, Route::Embed(_) | Route::Kiosk(..))
    }
}
