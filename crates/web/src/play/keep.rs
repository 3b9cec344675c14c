//! The game in the browser's storage, and two tabs that have the same one open.

use leptos::prelude::*;
use nugar_api::{PageGame, SavedGame, Seat};
use nugar_rules::record::{RecordFault, Tree};
use nugar_rules::score::{Player, Score};
use nugar_rules::table::Table;

use crate::app::App;
use crate::browser::{self, Store, Stored};
use crate::route::Route;

impl App {
    /// Keeps the game, unless another tab keeps another one.
    pub(super) fn keep(self) {
        if self.play.elsewhere.get_untracked() || self.route.with_untracked(Route::is_bare) {
            return;
        }
        let Some(events) = self.play.peek(|table| table.events().to_vec()) else { return };
        let mut game = SavedGame::new(
            self.play.seed.get_untracked(),
            self.play.number.get_untracked(),
            self.play.seats.get_untracked(),
            self.play.black.get_untracked().map(Into::into),
            self.play.score.get_untracked().map(Into::into),
            &events,
        );
        game.variations = self.play.tree.with_value(|tree| tree.as_ref().map(Tree::to_string));
        let clocks = self.play.clocks.get_untracked();
        let page = PageGame::new(game, clocks, self.play.turned.get_untracked());
        if !Store::keep_game(&page) {
            self.notice.set(Some(self.say("page-not-kept")));
        }
    }

    /// Takes up the game that was left, if one was.
    pub(crate) fn resume(self) {
        match Store::game() {
            Stored::Nothing => {}
            Stored::Here((page, table)) => self.take_up(&page, table),
            Stored::SetAside(name) => self.tell_set_aside(Some(name)),
        }
    }

    fn take_up(self, page: &PageGame, table: Box<dyn Table>) {
        self.play.seats.set(page.game.players.clone());
        self.play.seed.set(page.game.seed.clone());
        self.play.number.set(page.game.game);
        self.play.score.set(page.game.score.map(Score::from));
        self.play.black.set(page.game.black.map(Player::from));
        self.play.clocks.set(page.clocks);
        self.play.turned.set(page.turned);
        let tree = page.game.tree(&*table).map_err(|fault| self.refused(&fault));
        self.play.table.set_value(Some(table));
        self.take_tree(tree);
        self.play.course.update_value(|course| *course += 1);
        self.play.thinking.set(false);
        self.play.touched.set(Vec::new());
        self.play.browse.set(None);
        self.play.tick.update(|tick| *tick += 1);
        // A page that nobody sees leaves machines and dice to the one that is seen.
        if !document().hidden() {
            self.go_on();
        }
    }

    /// Takes a game that came as text: two people at one screen, wherever it stands.
    pub(crate) fn take_game(self, table: Box<dyn Table>, tree: Result<Option<Tree>, String>) {
        let person = || Seat::Person { name: None };
        self.play.seats.set([person(), person()]);
        self.play.seed.set(table.seed().unwrap_or_default().to_owned());
        self.play.number.set(1);
        self.play.score.set(None);
        self.play.clocks.set(None);
        self.play.note.set(None);
        self.put(table, Some(Player::First));
        self.take_tree(tree);
        self.keep();
    }

    /// Takes the variations of the game on the table; what is wrong with them is told.
    fn take_tree(self, tree: Result<Option<Tree>, String>) {
        if let Err(why) = &tree {
            let args = [("why", why.clone().into())];
            self.notice.set(Some(self.say_with("page-without-variations", &args)));
        }
        self.play.tree.set_value(tree.unwrap_or_default());
    }

    /// Keeps the variations of the game on the table.
    pub(crate) fn keep_tree(self, tree: Tree) {
        self.play.tree.set_value(Some(tree));
        self.keep();
    }

    fn refused(self, fault: &RecordFault) -> String {
        self.words.with_untracked(|words| super::open::refused(words, fault))
    }

    /// Follows a game that goes on in another tab; steps aside for another game there.
    pub(crate) fn follow_other_tabs(self) {
        browser::on_hidden(move |hidden| {
            if !hidden {
                self.go_on();
            }
        });
        Store::on_other_tab(move |page, table| {
            let theirs = page.game.events();
            let ours = self.play.peek(|table| table.events().to_vec()).unwrap_or_default();
            if ours == theirs {
                // Variations that were tried there are kept from here too.
                self.play.tree.set_value(page.game.tree(&*table).unwrap_or_default());
            } else if ours.is_empty() || theirs.starts_with(&ours) {
                self.take_up(&page, table);
            } else if !ours.starts_with(&theirs) {
                self.play.elsewhere.set(true);
            }
        });
    }

    /// Keeps this tab's game from now on, whatever another tab does.
    pub(crate) fn keep_here(self) {
        self.play.elsewhere.set(false);
        self.keep();
    }

    /// Turns the board.
    pub(crate) fn flip(self) {
        self.play.turned.update(|turned| *turned = !*turned);
        self.keep();
    }
}
