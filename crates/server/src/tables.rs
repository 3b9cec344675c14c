//! Tables of endings out of a folder, part by part: they may be far larger than memory.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use nugar_api::SiteTable;

use crate::refusal::Refusal;

/// Where tables lie.
const FOLDER: &str = "/tables/";
/// Their list.
const LIST: &str = "served.json";
/// How their names end.
const ENDING: &str = ".nugar";
/// No more is given at once, in bytes.
const MOST: u64 = 1 << 18;

/// The tables of a folder, as it was when the server started.
#[derive(Debug, Clone, Default)]
pub struct Tables {
    folder: PathBuf,
    bytes: BTreeMap<String, u64>,
}

impl Tables {
    /// Looks which tables a folder has: plain files, links left out.
    pub fn of(folder: &Path) -> io::Result<Tables> {
        let mut bytes = BTreeMap::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let Ok(name) = entry.file_name().into_string() else { continue };
            if name.ends_with(ENDING) && entry.file_type()?.is_file() {
                bytes.insert(name, entry.metadata()?.len());
            }
        }
        Ok(Tables { folder: folder.to_owned(), bytes })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The answer for a path; none where it is not about these tables.
    pub(crate) async fn answer(&self, path: &str, headers: &HeaderMap) -> Option<Response<Body>> {
        let name = path.strip_prefix(FOLDER)?;
        if name == LIST {
            return Some(self.list());
        }
        let size = *self.bytes.get(name)?;
        let range = headers.get(header::RANGE).and_then(|value| value.to_str().ok());
        let Some((from, last)) = range.and_then(|range| part(range, size)) else {
            let mut answer = Refusal::Range.answer();
            stand(&mut answer, header::CONTENT_RANGE, &format!("bytes */{size}"));
            return Some(answer);
        };
        let file = self.folder.join(name);
        let read = tokio::task::spawn_blocking(move || {
            let mut file = File::open(file)?;
            file.seek(SeekFrom::Start(from))?;
            let mut bytes = vec![0; (last - from + 1) as usize];
            file.read_exact(&mut bytes)?;
            io::Result::Ok(bytes)
        });
        let Ok(Ok(bytes)) = read.await else { return Some(Refusal::Missing.answer()) };
        let mut answer = Response::new(Body::from(bytes));
        *answer.status_mut() = StatusCode::PARTIAL_CONTENT;
        stand(&mut answer, header::CONTENT_RANGE, &format!("bytes {from}-{last}/{size}"));
        stand(&mut answer, header::CONTENT_TYPE, "application/octet-stream");
        // A table may be built anew under its name.
        stand(&mut answer, header::CACHE_CONTROL, "no-store");
        Some(answer)
    }

    fn list(&self) -> Response<Body> {
        let table = |(name, bytes): (&String, &u64)| SiteTable {
            name: name.clone(),
            file: name.clone(),
            bytes: *bytes,
        };
        let list: Vec<SiteTable> = self.bytes.iter().map(table).collect();
        let mut answer = Response::new(Body::from(nugar_api::line(&list) + "\n"));
        stand(&mut answer, header::CONTENT_TYPE, "application/json");
        stand(&mut answer, header::CACHE_CONTROL, "no-store");
        answer
    }
}

fn stand(answer: &mut Response<Body>, name: header::HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        answer.headers_mut().insert(name, value);
    }
}

/// The first and the last byte of the one part that is asked for; none for anything else, and for
/// more than is given.
fn part(range: &str, size: u64) -> Option<(u64, u64)> {
    let (from, last) = range.strip_prefix("bytes=")?.split_once('-')?;
    let (from, last): (u64, u64) = (from.parse().ok()?, last.parse().ok()?);
    (from <= last && last < size && last - from < MOST).then_some((from, last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_parts_of_a_table_that_are_not_too_large_are_given() {
        assert_eq!(part("bytes=0-0", 1), Some((0, 0)));
        assert_eq!(part("bytes=5-9", 10), Some((5, 9)));
        assert_eq!(part(&format!("bytes=7-{}", MOST + 6), u64::MAX), Some((7, MOST + 6)));
        for bad in
            ["bytes=5-10", "bytes=6-5", "bytes=-5", "bytes=5-", "bytes=0-1,3-4", "lines=0-1", ""]
        {
            assert_eq!(part(bad, 10), None, "{bad}");
        }
        assert_eq!(part(&format!("bytes=0-{MOST}"), u64::MAX), None);
    }
}
