//! Every file of a site, in memory, found by its whole path.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

use axum::body::Bytes;

use crate::file::{self, Encoding, File, Form, Keep};

/// The site that was put into the binary; empty when none was.
const EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The page of a site.
pub(crate) const INDEX: &str = "index.html";
/// What is shown where nothing is.
pub(crate) const MISSING: &str = "404.html";
/// More than this a site does not weigh; a folder that does is none.
const MOST: u64 = 256 << 20;

/// A built site.
#[derive(Debug, Clone, Default)]
pub struct Site {
    files: BTreeMap<String, File>,
    build: Option<String>,
}

impl Site {
    /// The site in this binary, when one was put there.
    pub fn embedded() -> Option<Site> {
        let files = EMBEDDED.iter().map(|(name, bytes)| (*name, Bytes::from_static(bytes)));
        let site = Site::new(files.map(|(name, bytes)| (name.to_owned(), bytes)));
        site.file(INDEX).is_some().then_some(site)
    }

    /// Reads a folder: plain files below it; neither links nor names that begin with a dot.
    pub fn read(folder: &Path) -> io::Result<Site> {
        let mut files = Vec::new();
        let mut left = MOST;
        collect(folder, "", &mut left, &mut files)?;
        let site = Site::new(files);
        if site.file(INDEX).is_none() {
            return Err(io::Error::new(io::ErrorKind::NotFound, INDEX));
        }
        Ok(site)
    }

    /// A site of files by their paths. `a.js.br` and `a.js.gz` are forms of `a.js`.
    pub fn new(files: impl IntoIterator<Item = (String, Bytes)>) -> Site {
        let mut site = Site::default();
        let all: BTreeMap<String, Bytes> = files.into_iter().collect();
        for (name, bytes) in &all {
            let (plain, mut encoding) = Encoding::of(name);
            let mut plain = plain.to_owned();
            if encoding != Encoding::Plain && !all.contains_key(&plain) {
                // A file of its own that only ends like a form.
                (plain, encoding) = (name.clone(), Encoding::Plain);
            }
            if let Some(build) = file::build(&plain) {
                site.build = Some(build.to_owned());
            }
            let (kind, keep) = (file::kind(&plain), Keep::of(&plain));
            let file = site.files.entry(plain).or_insert(File { kind, keep, forms: Vec::new() });
            file.forms.push(Form::new(encoding, bytes.clone()));
            file.forms.sort_by_key(|form| std::cmp::Reverse(form.encoding));
        }
        site
    }

    /// The name of its build: the digest that page, worker and modules share.
    pub fn build(&self) -> Option<&str> {
        self.build.as_deref()
    }

    /// How many files it has, packed forms not counted.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The name of the file at a path: a folder's is its page.
    pub(crate) fn name(path: &str) -> Option<String> {
        let name = path.strip_prefix('/')?;
        let folder = name.is_empty() || name.ends_with('/');
        Some(if folder { format!("{name}{INDEX}") } else { name.to_owned() })
    }

    /// A file by its name.
    pub(crate) fn file(&self, name: &str) -> Option<&File> {
        self.files.get(name)
    }
}

fn collect(
    folder: &Path,
    before: &str,
    left: &mut u64,
    files: &mut Vec<(String, Bytes)>,
) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else { continue };
        if name.starts_with('.') {
            continue;
        }
        let (name, kind) = (format!("{before}{name}"), entry.file_type()?);
        if kind.is_dir() {
            collect(&entry.path(), &format!("{name}/"), left, files)?;
        } else if kind.is_file() {
            let length = entry.metadata()?.len();
            *left = left.checked_sub(length).ok_or(io::ErrorKind::FileTooLarge)?;
            files.push((name, Bytes::from(fs::read(entry.path())?)));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(names: &[&str]) -> Site {
        Site::new(names.iter().map(|name| ((*name).to_owned(), Bytes::from((*name).to_owned()))))
    }

    #[test]
    fn forms_belong_to_their_file() {
        let site = site(&["index.html", "a.js", "a.js.br", "a.js.gz", "lone.gz"]);
        assert_eq!(site.len(), 3);
        let order: Vec<Encoding> =
            site.file("a.js").unwrap().forms.iter().map(|form| form.encoding).collect();
        assert_eq!(order, Encoding::BEST_FIRST);
        assert_eq!(site.file("lone.gz").unwrap().forms[0].encoding, Encoding::Plain);
        assert!(site.file("a.js.br").is_none());
    }

    #[test]
    fn the_build_is_the_folder() {
        assert_eq!(site(&["index.html", "0a1b2c3d/page.js"]).build(), Some("0a1b2c3d"));
        assert_eq!(site(&["index.html"]).build(), None);
    }

    #[test]
    fn a_folder_without_a_page_is_no_site() {
        let folder = std::env::temp_dir().join(format!("nugar-site-{}", std::process::id()));
        fs::create_dir_all(folder.join("deep")).unwrap();
        fs::write(folder.join("deep/a.txt"), "a").unwrap();
        fs::write(folder.join(".hidden"), "a").unwrap();
        assert_eq!(Site::read(&folder).unwrap_err().kind(), io::ErrorKind::NotFound);
        fs::write(folder.join(INDEX), "a").unwrap();
        let site = Site::read(&folder).unwrap();
        assert_eq!(site.len(), 2);
        assert!(site.file("deep/a.txt").is_some());
        fs::remove_dir_all(&folder).unwrap();
        assert!(Site::read(&folder).is_err());
    }

    #[test]
    fn a_path_names_one_file() {
        assert_eq!(Site::name("/").as_deref(), Some("index.html"));
        assert_eq!(Site::name("/a/").as_deref(), Some("a/index.html"));
        assert_eq!(Site::name("/a/b.js").as_deref(), Some("a/b.js"));
        assert_eq!(Site::name("*"), None);
    }
}
