//! One file of a site: its kind, its forms, their tags, and how long a browser may keep it.

use std::fmt::Write;

use axum::body::Bytes;
use sha2::{Digest, Sha256};

/// How the bytes of a file are packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Encoding {
    /// As they are.
    Plain,
    /// With gzip.
    Gzip,
    /// With brotli, the smallest.
    Brotli,
}

impl Encoding {
    /// Every packing, the smallest first.
    pub const BEST_FIRST: [Encoding; 3] = [Encoding::Brotli, Encoding::Gzip, Encoding::Plain];

    /// Its name in HTTP; none for bytes as they are.
    pub const fn token(self) -> Option<&'static str> {
        match self {
            Encoding::Plain => None,
            Encoding::Gzip => Some("gzip"),
            Encoding::Brotli => Some("br"),
        }
    }

    /// How the names of files packed so end.
    const fn ending(self) -> &'static str {
        match self {
            Encoding::Plain => "",
            Encoding::Gzip => ".gz",
            Encoding::Brotli => ".br",
        }
    }

    /// The name of the file whose form this one is, and the packing.
    pub(crate) fn of(name: &str) -> (&str, Encoding) {
        for packed in [Encoding::Gzip, Encoding::Brotli] {
            if let Some(plain) = name.strip_suffix(packed.ending()) {
                return (plain, packed);
            }
        }
        (name, Encoding::Plain)
    }
}

/// The bytes of a file in one packing.
#[derive(Debug, Clone)]
pub(crate) struct Form {
    pub(crate) encoding: Encoding,
    pub(crate) bytes: Bytes,
    /// A tag that only these bytes have, with its quotes.
    pub(crate) tag: String,
}

impl Form {
    pub(crate) fn new(encoding: Encoding, bytes: Bytes) -> Form {
        let mut tag = String::from("\"");
        for byte in &Sha256::digest(&bytes)[..12] {
            let _ = write!(tag, "{byte:02x}");
        }
        tag.push('"');
        Form { encoding, bytes, tag }
    }
}

/// How long a browser may keep a file without asking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    /// For good: another content would have another name.
    Forever,
    /// It asks each time whether its copy is still the one.
    Ask,
}

impl Keep {
    /// Files of a build lie in a folder that is named after their contents.
    pub(crate) fn of(name: &str) -> Keep {
        if build(name).is_some() { Keep::Forever } else { Keep::Ask }
    }

    pub(crate) const fn header(self) -> &'static str {
        match self {
            Keep::Forever => "public, max-age=31536000, immutable",
            Keep::Ask => "no-cache",
        }
    }
}

/// The name of the build that a file belongs to: that of its folder, a digest.
pub(crate) fn build(name: &str) -> Option<&str> {
    let (folder, _) = name.split_once('/')?;
    let hex = |letter: char| letter.is_ascii_digit() || ('a'..='f').contains(&letter);
    (folder.len() >= 8 && folder.chars().all(hex)).then_some(folder)
}

/// What a browser is told that a file is, by the end of its name.
pub(crate) fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// One file in all its forms.
#[derive(Debug, Clone)]
pub(crate) struct File {
    pub(crate) kind: &'static str,
    pub(crate) keep: Keep,
    /// Its forms, the smallest first.
    pub(crate) forms: Vec<Form>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_a_build_are_kept_for_good() {
        assert_eq!(Keep::of("0123456789ab/page.js"), Keep::Forever);
        assert_eq!(Keep::of("0123456789ab/deeper/page.js"), Keep::Forever);
        for other in ["index.html", "sw.js", "0123456789ab", "icons/a.png", "0123456789AB/a.js"] {
            assert_eq!(Keep::of(other), Keep::Ask, "{other}");
        }
    }

    #[test]
    fn a_packed_form_is_known_by_its_name() {
        assert_eq!(Encoding::of("a/b.js.br"), ("a/b.js", Encoding::Brotli));
        assert_eq!(Encoding::of("b.js.gz"), ("b.js", Encoding::Gzip));
        assert_eq!(Encoding::of("b.js"), ("b.js", Encoding::Plain));
    }

    #[test]
    fn other_bytes_have_another_tag() {
        let form = |bytes: &'static [u8]| Form::new(Encoding::Plain, Bytes::from_static(bytes));
        assert_eq!(form(b"a").tag, form(b"a").tag);
        assert_ne!(form(b"a").tag, form(b"b").tag);
        assert_eq!(form(b"a").tag.len(), 26);
    }
}
