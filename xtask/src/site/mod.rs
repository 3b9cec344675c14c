//! A site out of its parts: one folder named by a digest, and the few files around it.
//!
//! The digest is over everything that a site is made of, so page, workers and service worker of one
//! build name the same folder, and two builds never share a file that differs. Every address is
//! relative: the folder may be served under any path.

pub(crate) mod icon;
pub(crate) mod pack;
pub(crate) mod tables;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use icon::Ground;
use nugar_words::{Language, Words};
use sha2::{Digest, Sha256};
use tables::Tables;

/// Hexadecimal digits of a build's name.
const NAME: usize = 12;
/// What stands in a source for the folder of the build.
const BUILD: &str = "{build}";
/// What stands in the service worker for its list of files, quotes included.
const FILES: &str = "\"{files}\"";
/// What stands in the page for what a browser without scripts shows.
const NOSCRIPT: &str = "{noscript}";
/// What stands in the page for what it is, in a line.
const ABOUT: &str = "{about}";
/// What stands in the page for the picture that it shows while it starts: within it, so that nothing
/// has to come for the first thing that is seen.
const SPLASH: &str = "{splash}";
/// What stands in the page for its kind.
const PAGE: &str = "{page}";
/// The pages, with the kind that each tells the program: servers let other sites frame the second.
const PAGES: [(&str, &str); 2] = [("index.html", "whole"), ("embed.html", "embed")];
/// Files that offline play does without.
const ONLINE: [&str; 2] = ["404.html", "licences.txt"];
/// Files of a build's folder that are taken as they are.
const TAKEN: [&str; 4] = ["start.js", "offline.js", "worker-start.js", "style.css"];
/// The list of tables that a site has.
const TABLES: &str = "tables.json";
/// What files of a build's folder begin with that nobody needs for a board to play on.
const LATER: [&str; 2] = ["analyst", TABLES];
/// What a page loads from outside of that folder.
const OUTSIDE: [&str; 2] = ["index.html", "icon.svg"];
/// The list of tables that a server has beside them.
const SERVED: &str = "tables/served.json";
/// Colour of the ground while an installed page starts.
const COLOUR: &str = "#efe4cf";

/// What a site is made of.
pub(crate) struct Parts<'a> {
    /// The folder of the modules, with the JavaScript beside them.
    pub(crate) made: &'a Path,
    /// The folder of everything that is written by hand.
    pub(crate) sources: &'a Path,
    /// Licences of what the site and its server are made of.
    pub(crate) licences: &'a str,
    /// Tables of endings that are brought when they are wanted.
    pub(crate) tables: &'a Tables,
}

/// Makes the site in a folder that is replaced as a whole; gives the name of the build.
pub(crate) fn assemble(parts: &Parts, to: &Path) -> Result<String> {
    let mut inside = read(parts.made)?;
    for name in TAKEN {
        let bytes = fs::read(parts.sources.join(name)).with_context(|| name.to_owned())?;
        inside.insert(name.to_owned(), bytes);
    }
    inside.insert(TABLES.to_owned(), parts.tables.list().into_bytes());
    let mut around = around(parts)?;
    let build = digest(&[&inside, &around]);
    for bytes in around.values_mut() {
        if let Ok(text) = std::str::from_utf8(bytes)
            && text.contains(BUILD)
        {
            *bytes = text.replace(BUILD, &format!("{build}/")).into_bytes();
        }
    }
    let mut all: BTreeMap<String, Vec<u8>> = around;
    all.extend(inside.into_iter().map(|(name, bytes)| (format!("{build}/{name}"), bytes)));
    let list = list(&all);
    // What servers have more of is told by them; on its own a site has no more.
    all.insert(SERVED.to_owned(), b"[]\n".to_vec());
    for table in &parts.tables.0 {
        all.insert(format!("tables/{}", table.line.file), table.bytes.clone());
    }
    let worker = all.get_mut("sw.js").context("sw.js")?;
    *worker = replaced(worker, FILES, &list).context("sw.js")?;

    let part = to.with_extension("part");
    let _ = fs::remove_dir_all(&part);
    for (name, bytes) in &all {
        let path = part.join(name);
        fs::create_dir_all(path.parent().unwrap_or(&part))?;
        fs::write(path, bytes)?;
    }
    weigh(&part, &build, &all)?;
    let _ = fs::remove_dir_all(to);
    fs::rename(&part, to)?;
    Ok(build)
}

/// The files around the build's folder.
fn around(parts: &Parts) -> Result<BTreeMap<String, Vec<u8>>> {
    let source =
        |name: &str| fs::read_to_string(parts.sources.join(name)).with_context(|| name.to_owned());
    let about = Words::new(Language::default()).say("site-about");
    let noscript = in_each_language("page-noscript");
    let splash = address(&source("splash.svg")?);
    let page = source("index.html")?.replace(NOSCRIPT, &noscript);
    let page = page.replace(ABOUT, &about).replace(SPLASH, &splash);
    if ![BUILD, PAGE].iter().all(|mark| page.contains(mark)) {
        bail!("index.html names neither its build nor its kind");
    }
    let mut files = BTreeMap::from([
        ("404.html", missing().into_bytes()),
        ("sw.js", source("sw.js")?.into_bytes()),
        ("site.webmanifest", manifest().into_bytes()),
        ("licences.txt", parts.licences.as_bytes().to_vec()),
        ("icon.svg", icon::svg().into_bytes()),
    ]);
    for (name, kind) in PAGES {
        files.insert(name, page.replace(PAGE, kind).into_bytes());
    }
    for (name, size, ground) in ICONS {
        files.insert(name, icon::png(size, ground)?);
    }
    Ok(files.into_iter().map(|(name, bytes)| (name.to_owned(), bytes)).collect())
}

/// A drawing as an address that holds all of it, to stand in double quotes.
fn address(svg: &str) -> String {
    let text = svg.replace('%', "%25").replace('#', "%23").replace('"', "'").replace('\n', "");
    format!("data:image/svg+xml,{text}")
}

/// Icons for systems that want pixels.
const ICONS: [(&str, u32, Ground); 4] = [
    ("icon-180.png", 180, Ground::Full),
    ("icon-192.png", 192, Ground::Round),
    ("icon-512.png", 512, Ground::Round),
    ("icon-512-full.png", 512, Ground::Full),
];

/// What a system needs to install the page.
fn manifest() -> String {
    let png = |name: &str, size: u32, purpose: &str| {
        serde_json::json!({
            "src": name, "sizes": format!("{size}x{size}"), "type": "image/png", "purpose": purpose,
        })
    };
    let manifest = serde_json::json!({
        "name": "Nugar",
        "short_name": "Nugar",
        "description": Words::new(Language::default()).say("site-about"),
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "icons": [
            { "src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any" },
            png("icon-192.png", 192, "any"),
            png("icon-512.png", 512, "any"),
            png("icon-512-full.png", 512, "maskable"),
        ],
    });
    format!("{manifest:#}\n")
}

/// What is shown where nothing is. It may be shown under any path, so it needs no other file.
fn missing() -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>404 · Nugar</title>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta name=\"robots\" content=\"noindex\">\n</head>\n<body>\n<h1>404</h1>\n{}\n\
         <p><a href=\"./\">Nugar</a></p>\n</body>\n</html>\n",
        in_each_language("site-missing")
    )
}

/// A message as a paragraph in each language.
fn in_each_language(key: &str) -> String {
    let said = |language: Language| {
        let text = Words::new(language).say(key);
        format!("<p lang=\"{}\">{text}</p>", language.tag())
    };
    Language::all().map(said).collect::<Vec<String>>().join("\n")
}

/// The files that offline play needs, with digests that browsers check.
fn list(all: &BTreeMap<String, Vec<u8>>) -> String {
    let kept = all.iter().filter(|(name, _)| *name != "sw.js" && !ONLINE.contains(&name.as_str()));
    let entries = kept.map(|(name, bytes)| {
        // Hosts put one file or another at the root; all of them put the page there.
        let path = if name == "index.html" { "./" } else { name };
        // Hosts may add to pages on their way; what they name is checked instead.
        let page = name.rsplit_once('.').is_some_and(|(_, ending)| ending == "html");
        let digest = BASE64_STANDARD.encode(Sha256::digest(bytes));
        let digest = if page { String::new() } else { format!("sha256-{digest}") };
        format!("  {}", serde_json::json!([path, digest]))
    });
    format!("[\n{}\n]", entries.collect::<Vec<String>>().join(",\n"))
}

fn replaced(bytes: &[u8], what: &str, by: &str) -> Result<Vec<u8>> {
    let text = std::str::from_utf8(bytes)?;
    if text.matches(what).count() != 1 {
        bail!("{what} does not stand there once");
    }
    Ok(text.replace(what, by).into_bytes())
}

/// The name of a build: a digest of the names and contents of everything in it.
fn digest(files: &[&BTreeMap<String, Vec<u8>>]) -> String {
    let mut hash = Sha256::new();
    for (name, bytes) in files.iter().copied().flatten() {
        for part in [name.as_bytes(), bytes] {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
    }
    hex(&hash.finalize())[..NAME].to_owned()
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// Every file of a folder by its name.
fn read(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    for entry in entries {
        let path: PathBuf = entry?.path();
        if path.is_file() {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.insert(name, fs::read(path)?);
        }
    }
    Ok(files)
}

/// Packs every file and says what a first visit loads before a board is there to play on, with the
/// machine, and what is loaded behind it, so that everything is there without a network.
fn weigh(site: &Path, build: &str, all: &BTreeMap<String, Vec<u8>>) -> Result<()> {
    let (mut board, mut behind) = (0, 0);
    for name in all.keys() {
        let weight = pack::pack(&site.join(name))?;
        let inside = name.strip_prefix(build).and_then(|rest| rest.strip_prefix('/'));
        let first = match inside {
            Some(inside) => !LATER.iter().any(|later| inside.starts_with(later)),
            None => OUTSIDE.contains(&name.as_str()),
        };
        let kept = !name.starts_with("tables/") && !ONLINE.contains(&name.as_str());
        match (first, kept) {
            (true, _) => board += weight.least,
            (false, true) => behind += weight.least,
            (false, false) => {}
        }
        println!("{:>9} {:>9}  {name}", weight.plain, weight.least);
    }
    println!("{:>9} {board:>9}  a first visit until a board can be played on, packed", "");
    println!("{:>9} {behind:>9}  behind it, packed", "");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Makes a site of small parts in a folder of its own.
    fn site(name: &str, style: &str) -> (String, PathBuf) {
        let folder = std::env::temp_dir().join(format!("nugar-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let (made, sources) = (folder.join("made"), folder.join("sources"));
        for (path, text) in [
            (made.join("page.js"), "start()"),
            (sources.join("style.css"), style),
            (sources.join("start.js"), "import"),
            (sources.join("offline.js"), "register"),
            (sources.join("worker-start.js"), "import"),
            (sources.join("splash.svg"), "<svg fill=\"#fff\"/>\n"),
            (
                sources.join("index.html"),
                "<meta content=\"{build}\"><meta content=\"{page}\"><body>\"{splash}\"{noscript}</body>",
            ),
            (sources.join("sw.js"), "const BUILD = \"{build}\"; const FILES = \"{files}\";"),
        ] {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let table = Tables::of("0a-3v3.nugar", b"values".to_vec());
        let tables = Tables(vec![table]);
        let parts = Parts { made: &made, sources: &sources, licences: "MIT", tables: &tables };
        let to = folder.join("site");
        (assemble(&parts, &to).unwrap(), to)
    }

    #[test]
    fn everything_of_a_build_names_it() {
        let (build, site) = site("names", "a{}");
        let text = |name: &str| fs::read_to_string(site.join(name)).unwrap();
        assert_eq!(build.len(), NAME);
        assert!(text("index.html").contains(&format!("content=\"{build}/\"")));
        assert!(text("embed.html").contains("content=\"embed\""));
        assert!(text("index.html").contains("\"data:image/svg+xml,<svg fill='%23fff'/>\""));
        let worker = text("sw.js");
        assert!(worker.contains(&format!("BUILD = \"{build}/\"")));
        assert!(worker.contains(&format!("[\"{build}/page.js\",\"sha256-")));
        assert!(worker.contains("[\"./\",\"\"]") && worker.contains("\"icon-192.png\""));
        assert!(!worker.contains("licences.txt") && !worker.contains("index.html"));
        assert!(text("404.html").contains("lang=\"nb\""));
        // Tables lie outside of the build, are named by their contents, and wait until wanted.
        let list = text(&format!("{build}/tables.json"));
        let list: serde_json::Value = serde_json::from_str(&list).unwrap();
        let file = list[0]["file"].as_str().unwrap();
        assert_eq!(text(&format!("tables/{file}")), "values");
        assert!(!worker.contains(file) && worker.contains("tables.json"));
        fs::remove_dir_all(site.parent().unwrap()).unwrap();
    }

    #[test]
    fn another_content_is_another_build() {
        let (one, site_one) = site("one", "a{}");
        let (two, site_two) = site("two", "b{}");
        let (three, site_three) = site("three", "a{}");
        assert_ne!(one, two);
        assert_eq!(one, three);
        for site in [site_one, site_two, site_three] {
            fs::remove_dir_all(site.parent().unwrap()).unwrap();
        }
    }

    #[test]
    fn addresses_are_relative() {
        let manifest: serde_json::Value = serde_json::from_str(&manifest()).unwrap();
        let sources = manifest["icons"].as_array().unwrap().iter().map(|icon| &icon["src"]);
        for address in sources.chain([&manifest["start_url"], &manifest["scope"]]) {
            assert!(!address.as_str().unwrap().starts_with(['/', 'h']), "{address}");
        }
    }
}
