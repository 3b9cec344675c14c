//! Where a game is kept, so that it can be taken up again whenever it was left and however.

use std::env;
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use nugar_api::{SavedGame, Unreadable};
use nugar_words::Words;

use super::sitting::Sitting;
use crate::entropy;
use crate::failure::Failure;
use crate::files;

/// Where a game is kept.
pub(super) struct Save {
    /// The file; none where there is no place for it.
    path: Option<PathBuf>,
    /// Whether we chose the file, and may remove it when there is nothing left to go on with.
    ours: bool,
}

impl Save {
    /// In the file that was asked for, which must not be there yet.
    pub(super) fn asked(path: &Path, words: &Words) -> Result<Save, Failure> {
        let exists = || {
            let args = [("path", path.display().to_string().into())];
            Failure::Said(words.say_with("play-exists", &args))
        };
        // Taking the name at once keeps anybody else from taking it.
        match OpenOptions::new().write(true).create_new(true).open(path) {
            Ok(_) => Ok(Save { path: Some(path.to_owned()), ours: false }),
            Err(why) if why.kind() == std::io::ErrorKind::AlreadyExists => Err(exists()),
            Err(why) => Err(Failure::NotWritten { path: path.to_owned(), why }),
        }
    }

    /// In the file that it came from.
    pub(super) fn resumed(path: PathBuf) -> Save {
        let ours = folder().is_some_and(|folder| path.starts_with(folder));
        Save { path: Some(path), ours }
    }

    /// In a new file of the folder for such things.
    pub(super) fn usual() -> Result<Save, Failure> {
        let name = format!("{}.json", entropy::seed()?);
        Ok(Save { path: folder().map(|folder| folder.join(name)), ours: true })
    }

    /// Not at all.
    pub(super) const fn nowhere() -> Save {
        Save { path: None, ours: true }
    }

    /// The file.
    pub(super) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Writes the game as it stands, whole, before anything is said of it.
    pub(super) fn keep(&self, sitting: &Sitting) -> Result<(), Failure> {
        let Some(path) = &self.path else { return Ok(()) };
        if let Some(folder) = path.parent().filter(|_| self.ours) {
            fs::create_dir_all(folder)
                .map_err(|why| Failure::NotWritten { path: folder.to_owned(), why })?;
        }
        files::write(path, &sitting.saved().write())
    }

    /// Whether a failure to write is ours to live with: nobody asked for the file.
    pub(super) const fn is_ours(&self) -> bool {
        self.ours
    }

    /// Removes a file of ours with which nothing can be gone on with.
    pub(super) fn forget(&self) {
        if let Some(path) = self.path.as_ref().filter(|_| self.ours) {
            // If it stays, it is a finished game that can still be looked at.
            let _ = fs::remove_file(path);
        }
    }
}

/// The folder for what programs remember between runs, as the system has it.
fn folder() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = set("XDG_STATE_HOME")
        .or_else(|| Some(set("HOME")?.join(".local/state")))
        .or_else(|| set("LOCALAPPDATA"))?;
    Some(state.join("nugar").join("games"))
}

/// The file that was named, or the one written last.
pub(super) fn left(path: Option<&Path>, words: &Words) -> Result<PathBuf, Failure> {
    if let Some(path) = path {
        return Ok(path.to_owned());
    }
    let none = || Failure::Said(words.say("play-nothing-left"));
    let folder = folder().ok_or_else(none)?;
    let games = fs::read_dir(&folder).map_err(|_| none())?;
    let written = |path: &PathBuf| fs::metadata(path).and_then(|about| about.modified()).ok();
    games
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .max_by_key(written)
        .ok_or_else(none)
}

/// Reads a saved game; what is wrong with a damaged one is said, and it stays as it is.
pub(super) fn read(path: &Path, words: &Words) -> Result<Sitting, Failure> {
    let text = files::read(path)?;
    match SavedGame::read(&text) {
        Ok((saved, table)) => Ok(Sitting::restored(saved, table)),
        Err(unreadable) => {
            let why = match unreadable {
                Unreadable::Json(bad) => bad.to_string(),
                Unreadable::Format(_) => words.say("play-save-other"),
                Unreadable::Version(_) => words.say("play-save-newer"),
                Unreadable::Events(faults) => words.faults(&faults).replace('\n', " "),
            };
            let args = [("path", path.display().to_string().into()), ("why", why.into())];
            Err(Failure::Said(words.say_with("play-save-damaged", &args)))
        }
    }
}
