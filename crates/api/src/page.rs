//! What the page keeps in the browser: a reader's settings, and the game that was left.

use nugar_rules::table::{self, Table};
use serde::{Deserialize, Serialize};

use crate::saved::{Header, SAVED_FORMAT, SAVED_VERSION};
use crate::{SavedGame, Unreadable, json};

/// Names the format of settings.
pub const SETTINGS_FORMAT: &str = "nugar-settings";
/// Names the format of the page's game.
pub const PAGE_GAME_FORMAT: &str = "nugar-page-game";
/// The version of both that is written.
const VERSION: u32 = 1;

/// What a reader prefers. Keys that are missing have their usual value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    format: String,
    version: u32,
    /// The tag of the language; none while the browser's is followed.
    #[serde(default)]
    pub language: Option<String>,
    /// The name of the theme; none while the system's is followed.
    #[serde(default)]
    pub theme: Option<String>,
    /// Whether coordinates are shown.
    #[serde(default)]
    pub coordinates: bool,
    /// Whether moves are heard.
    #[serde(default)]
    pub sound: bool,
    /// Whether all that moves is still, whatever the system says.
    #[serde(default)]
    pub still: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            format: SETTINGS_FORMAT.to_owned(),
            version: VERSION,
            language: None,
            theme: None,
            coordinates: false,
            sound: false,
            still: false,
        }
    }
}

/// The header of the game within a page's game.
#[derive(Deserialize)]
struct Inner {
    game: Header,
}

impl Settings {
    /// Reads settings of any version.
    pub fn read(text: &str) -> Result<Settings, Unreadable> {
        json::read::<Header>(text)?.check(SETTINGS_FORMAT, VERSION)?;
        Ok(json::read(text)?)
    }
}

/// The clocks of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    /// Milliseconds each player began with.
    pub total: u32,
    /// Milliseconds that a player gets for each turn.
    pub increment: u32,
    /// Milliseconds that black and white have left.
    pub left: [u32; 2],
}

/// The game on a page, with what belongs to it and to no record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PageGame {
    format: String,
    version: u32,
    /// The game.
    pub game: SavedGame,
    /// Its clocks, where it has some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// Whether the board is seen from white's side.
    #[serde(default)]
    pub turned: bool,
}

impl PageGame {
    /// A game to be stored.
    pub fn new(game: SavedGame, clocks: Option<Clocks>, turned: bool) -> PageGame {
        PageGame { format: PAGE_GAME_FORMAT.to_owned(), version: VERSION, game, clocks, turned }
    }

    /// Reads a game of any version and checks that its events make one.
    pub fn read(text: &str) -> Result<(PageGame, Box<dyn Table>), Unreadable> {
        json::read::<Header>(text)?.check(PAGE_GAME_FORMAT, VERSION)?;
        json::read::<Inner>(text)?.game.check(SAVED_FORMAT, SAVED_VERSION)?;
        let page: PageGame = json::read(text)?;
        let table = table::fold(&page.game.events())?;
        Ok((page, table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, line};
    use nugar_rules::catalog::{Ruleset, find};
    use nugar_rules::event::{DiceSource, Event};

    fn sample() -> PageGame {
        let ruleset = Ruleset::from(find("dala").unwrap());
        let mut table = table::start(ruleset, None, DiceSource::Typed).unwrap();
        table.next(&Event::Moved { text: "c3".to_owned() }).unwrap();
        let seats = [Seat::Person { name: None }, Seat::Machine { level: "simple-2".to_owned() }];
        let game = SavedGame::new("seed".to_owned(), 1, seats, None, None, table.events());
        let clocks = Clocks { total: 60_000, increment: 2_000, left: [59_000, 60_000] };
        PageGame::new(game, Some(clocks), true)
    }

    #[test]
    fn a_game_reads_back() {
        let text = line(&sample());
        let (page, table) = PageGame::read(&text).unwrap();
        assert_eq!(page, sample());
        assert_eq!(table.line().len(), 1);
    }

    #[test]
    fn what_is_damaged_or_later_is_told_apart() {
        let text = line(&sample());
        assert!(matches!(PageGame::read(&text[..90]), Err(Unreadable::Json(_))));
        assert!(matches!(PageGame::read("{}"), Err(Unreadable::Format(_))));
        let later = text.replacen("\"version\":1", "\"version\":2", 1);
        assert!(matches!(PageGame::read(&later), Err(Unreadable::Version(2))));
        let later = text.replace("\"version\":2", "\"version\":3");
        assert!(matches!(PageGame::read(&later), Err(Unreadable::Version(3))));
        let earlier = text.replace("\"version\":2", "\"version\":1");
        assert!(PageGame::read(&earlier).is_ok());
        let wrong = text.replace("\"c3\"", "\"a1\"");
        assert!(matches!(PageGame::read(&wrong), Err(Unreadable::Events(_))));
    }

    #[test]
    fn settings_of_version_1_are_read() {
        let text = r#"{"format":"nugar-settings","version":1,"theme":"plain"}"#;
        let settings = Settings::read(text).unwrap();
        assert_eq!(settings.theme.as_deref(), Some("plain"));
        assert_eq!(Settings::read(&line(&Settings::default())).unwrap(), Settings::default());
    }
}
