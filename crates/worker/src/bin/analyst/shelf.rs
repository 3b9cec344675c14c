//! A shelf that lies where the page comes from: tables of the site, brought whole, and tables that
//! its server has beside them, of which parts are brought. A worker may wait for what it asks.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use js_sys::Uint8Array;
use nugar_api::SiteTable;
use nugar_tables::Sector;
use nugar_tables::shelf::{Shelf, ShelfFault};
use web_sys::{XmlHttpRequest, XmlHttpRequestResponseType};

/// The list of the site's tables, beside this worker.
const SITE: &str = "tables.json";
/// Where tables lie.
const TABLES: &str = "../tables/";
/// The list of those that only a server has.
const SERVED: &str = "../tables/served.json";
/// Parts are asked for in pieces of so many bytes: servers give no more at once.
const PIECE: usize = 1 << 18;

/// Where a table comes from.
#[derive(Debug)]
enum From {
    /// The site: the whole file at once.
    Site,
    /// A server: part by part.
    Server,
}

/// The tables there are.
#[derive(Debug)]
pub(crate) struct Web {
    files: BTreeMap<String, (SiteTable, From)>,
    /// Whole files that were brought.
    whole: Mutex<BTreeMap<String, Vec<u8>>>,
}

impl Web {
    /// Asks which tables there are.
    pub(crate) fn ask() -> Result<Web, ShelfFault> {
        let mut web = Web::site()?;
        // Without a network there are those of the site that were kept.
        for table in list(SERVED).unwrap_or_default() {
            web.files.entry(table.name.clone()).or_insert((table, From::Server));
        }
        Ok(web)
    }

    /// Asks which tables the site has.
    pub(crate) fn site() -> Result<Web, ShelfFault> {
        let files = list(SITE)?;
        let files = files.into_iter().map(|table| (table.name.clone(), (table, From::Site)));
        Ok(Web { files: files.collect(), whole: Mutex::default() })
    }

    /// The sectors of which there are tables with names that begin so.
    pub(crate) fn sectors(&self, begins: &str) -> Vec<Sector> {
        let sector = |name: &String| {
            let rest = name.strip_prefix(begins)?.strip_prefix('-')?;
            rest.strip_suffix(".nugar")?.split('-').next()?.parse().ok()
        };
        let mut sectors: Vec<Sector> = self.files.keys().filter_map(sector).collect();
        sectors.dedup();
        sectors
    }

    fn table(&self, name: &str) -> Result<&(SiteTable, From), ShelfFault> {
        self.files.get(name).ok_or_else(|| fault(name, "none"))
    }
}

fn fault(name: &str, what: &str) -> ShelfFault {
    ShelfFault { name: name.to_owned(), what: what.to_owned() }
}

fn list(path: &str) -> Result<Vec<SiteTable>, ShelfFault> {
    let bytes = fetch(path, None)?;
    let text = String::from_utf8_lossy(&bytes);
    nugar_api::read(&text).map_err(|_| fault(path, "list"))
}

/// Brings a file, or that part of it: from a byte on, so many.
fn fetch(path: &str, part: Option<(u64, usize)>) -> Result<Vec<u8>, ShelfFault> {
    let ask = || {
        let request = XmlHttpRequest::new()?;
        request.open_with_async("GET", path, false)?;
        request.set_response_type(XmlHttpRequestResponseType::Arraybuffer);
        if let Some((from, bytes)) = part {
            let last = from + bytes as u64 - 1;
            request.set_request_header("Range", &format!("bytes={from}-{last}"))?;
        }
        request.send()?;
        Ok((request.status()?, Uint8Array::new(&request.response()?).to_vec()))
    };
    let wanted = if part.is_some() { 206 } else { 200 };
    match ask() {
        Ok((status, bytes)) if status == wanted => Ok(bytes),
        Ok((status, _)) => Err(fault(path, &status.to_string())),
        Err::<_, wasm_bindgen::JsValue>(_) => Err(fault(path, "network")),
    }
}

impl Shelf for Web {
    fn size(&self, name: &str) -> Result<Option<u64>, ShelfFault> {
        Ok(self.files.get(name).map(|(table, _)| table.bytes))
    }

    fn read(&self, name: &str, at: u64, into: &mut [u8]) -> Result<(), ShelfFault> {
        let (table, from) = self.table(name)?;
        let path = format!("{TABLES}{}", table.file);
        match from {
            From::Server => {
                let mut from = at;
                for piece in into.chunks_mut(PIECE) {
                    let bytes = fetch(&path, Some((from, piece.len())))?;
                    if bytes.len() != piece.len() {
                        return Err(fault(name, "short"));
                    }
                    piece.copy_from_slice(&bytes);
                    from += piece.len() as u64;
                }
            }
            From::Site => {
                let mut whole = self.whole.lock().unwrap_or_else(PoisonError::into_inner);
                if !whole.contains_key(name) {
                    whole.insert(name.to_owned(), fetch(&path, None)?);
                }
                let from = usize::try_from(at).unwrap_or(usize::MAX);
                let part = whole[name].get(from..).and_then(|rest| rest.get(..into.len()));
                into.copy_from_slice(part.ok_or_else(|| fault(name, "short"))?);
            }
        }
        Ok(())
    }

    fn put(&self, name: &str, _: &mut dyn Iterator<Item = Vec<u8>>) -> Result<(), ShelfFault> {
        Err(fault(name, "read-only"))
    }

    fn remove(&self, name: &str) -> Result<(), ShelfFault> {
        Err(fault(name, "read-only"))
    }

    fn room(&self) -> Result<Option<u64>, ShelfFault> {
        Ok(None)
    }
}
