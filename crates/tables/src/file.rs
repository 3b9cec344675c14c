//! The format of a table: a head that says what the table is and lists its blocks, then the blocks,
//! each packed by itself, so that any of them can be read alone.
//!
//! ```text
//! bytes  what (numbers little-endian)
//! 8      NUGARTAB
//! 2      version of the format
//! 4      bytes of the head
//! 1 1    kind of table, how blocks are packed (0 not at all, 1 deflate)
//! 1      bytes of a value, up to 4: a block is all lowest bytes, then all second ones …
//! 1 1    sector: men of the side to move, of the other side
//! 32     digest of the rules
//! 8 4    values in all, values of a block
//! 6 x 8  what the kind of table notes
//! 2 ...  length and text of the rules: family, then `name=value` lines
//! 4      number of blocks, and for each
//! 4 4      its bytes and their CRC-32
//! 4      CRC-32 of the head so far
//! ```
//! The blocks follow at once, and nothing follows them.

use nugar_rules::catalog::Rules;

use crate::fault::{Fault, Part};
use crate::sector::Sector;
use crate::shelf::{Shelf, ShelfFault};

/// Version of the format.
pub const VERSION: u16 = 1;

const MAGIC: &[u8; 8] = b"NUGARTAB";
/// Magic, version and length.
const FIXED: usize = 14;
/// The shortest and the longest head that can be.
const SHORTEST: u32 = 120;
const LONGEST: u32 = 1 << 28;

/// What kind of table a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The finished values of a sector.
    Endings = 0,
    /// The state of unfinished work.
    Checkpoint = 1,
    /// Winning chances of a sector.
    Chances = 2,
}

/// How blocks are packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Packing {
    /// Not at all.
    Plain = 0,
    /// Deflate.
    Deflate = 1,
}

/// How many numbers a kind of table may note.
pub const NOTES: usize = 6;

/// What a table is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    /// Its kind.
    pub kind: Kind,
    /// How its blocks are packed.
    pub packing: Packing,
    /// Bytes of a value: 1 to 4.
    pub width: u8,
    /// Its sector.
    pub sector: Sector,
    /// Values in all.
    pub count: u64,
    /// Values of a block; the last may have fewer.
    pub block: u32,
    /// What its kind notes.
    pub notes: [u64; NOTES],
}

impl About {
    /// How many blocks there are.
    pub fn blocks(&self) -> u64 {
        self.count.div_ceil(u64::from(self.block))
    }

    /// How many values a block has.
    pub fn values(&self, block: u64) -> u64 {
        let from = block * u64::from(self.block);
        u64::from(self.block).min(self.count.saturating_sub(from))
    }
}

/// The name of a sector's table: the beginning of the rules' digest, the sector.
pub fn name(rules: &Rules, sector: Sector) -> String {
    format!("{}-{sector}.nugar", &rules.digest().hex()[..16])
}

/// The family and the fields of rules, a line each: what their digest is made over, but for the
/// name of its own format.
fn rules_text(rules: &Rules) -> String {
    let mut text = format!("family={}\n", rules.family());
    for (name, value) in rules.texts() {
        text.push_str(name);
        text.push('=');
        text.push_str(&value);
        text.push('\n');
    }
    text
}

/// The head of a file with these blocks, of which the lengths and checksums are given.
fn head(rules: &Rules, about: &About, blocks: &[(u32, u32)]) -> Vec<u8> {
    let text = rules_text(rules);
    let mut head = Vec::with_capacity(200 + text.len() + blocks.len() * 8);
    head.extend_from_slice(MAGIC);
    head.extend_from_slice(&VERSION.to_le_bytes());
    head.extend_from_slice(&[0; 4]);
    head.extend_from_slice(&[about.kind as u8, about.packing as u8, about.width]);
    head.extend_from_slice(&[about.sector.own, about.sector.enemy]);
    head.extend_from_slice(&rules.digest().0);
    head.extend_from_slice(&about.count.to_le_bytes());
    head.extend_from_slice(&about.block.to_le_bytes());
    for note in about.notes {
        head.extend_from_slice(&note.to_le_bytes());
    }
    head.extend_from_slice(&(text.len() as u16).to_le_bytes());
    head.extend_from_slice(text.as_bytes());
    head.extend_from_slice(&(blocks.len() as u32).to_le_bytes());
    for (length, sum) in blocks {
        head.extend_from_slice(&length.to_le_bytes());
        head.extend_from_slice(&sum.to_le_bytes());
    }
    let length = head.len() as u32 + 4;
    head[10..FIXED].copy_from_slice(&length.to_le_bytes());
    let sum = crc32fast::hash(&head);
    head.extend_from_slice(&sum.to_le_bytes());
    head
}

/// Packs a block.
pub(crate) fn pack(plain: &[u8], packing: Packing) -> Vec<u8> {
    match packing {
        Packing::Plain => plain.to_vec(),
        Packing::Deflate => miniz_oxide::deflate::compress_to_vec(plain, LEVEL),
    }
}

/// Deflate's effort.
const LEVEL: u8 = 6;

/// Puts a table whose packed blocks are all there.
pub fn put(
    shelf: &dyn Shelf,
    name: &str,
    rules: &Rules,
    about: &About,
    blocks: Vec<Vec<u8>>,
) -> Result<(), ShelfFault> {
    let list: Vec<(u32, u32)> =
        blocks.iter().map(|block| (block.len() as u32, crc32fast::hash(block))).collect();
    let head = head(rules, about, &list);
    shelf.put(name, &mut std::iter::once(head).chain(blocks))
}

/// Puts a table whose blocks are not packed and are made twice: for their checksums, and to be
/// written.
pub(crate) fn put_plain(
    shelf: &dyn Shelf,
    name: &str,
    rules: &Rules,
    about: &About,
    block: &dyn Fn(u64) -> Vec<u8>,
) -> Result<(), ShelfFault> {
    let list: Vec<(u32, u32)> = (0..about.blocks())
        .map(|n| {
            let block = block(n);
            (block.len() as u32, crc32fast::hash(&block))
        })
        .collect();
    let head = head(rules, about, &list);
    shelf.put(name, &mut std::iter::once(head).chain((0..about.blocks()).map(block)))
}

/// An open table: its head has been read and found right.
#[derive(Debug, Clone)]
pub struct Table {
    name: String,
    about: About,
    /// For each block its first byte in the file, its bytes, their checksum.
    blocks: Vec<(u64, u32, u32)>,
    size: u64,
}

impl Table {
    /// Opens a table made under these rules; none when there is no file of that name.
    pub fn open(
        shelf: &dyn Shelf,
        name: &str,
        rules: &Rules,
        sector: Sector,
    ) -> Result<Option<Table>, Fault> {
        let Some(size) = shelf.size(name)? else { return Ok(None) };
        let corrupt = || Fault::Corrupt { name: name.to_owned(), part: Part::Head };
        let mut fixed = [0; FIXED];
        if size < u64::from(SHORTEST) {
            return Err(corrupt());
        }
        shelf.read(name, 0, &mut fixed)?;
        let length = u32::from_le_bytes([fixed[10], fixed[11], fixed[12], fixed[13]]);
        if &fixed[..8] != MAGIC {
            return Err(corrupt());
        }
        let version = u16::from_le_bytes([fixed[8], fixed[9]]);
        if version != VERSION {
            return Err(Fault::Format { name: name.to_owned(), version });
        }
        if !(SHORTEST..=LONGEST).contains(&length) || u64::from(length) > size {
            return Err(corrupt());
        }
        let mut bytes = vec![0; length as usize];
        shelf.read(name, 0, &mut bytes)?;
        let (bytes, sum) = bytes.split_at(bytes.len() - 4);
        if crc32fast::hash(bytes).to_le_bytes() != *sum {
            return Err(corrupt());
        }
        let mut reader = Reader(&bytes[FIXED..]);
        let read = reader.head().ok_or_else(corrupt)?;
        if read.digest != rules.digest().0 {
            let ours = rules_text(rules);
            let differing = read.text.lines().filter(|line| !ours.lines().any(|our| our == *line));
            let differing = differing.map(str::to_owned).collect();
            return Err(Fault::OtherRules { name: name.to_owned(), differing });
        }
        if read.about.sector != sector {
            return Err(Fault::OtherSector { name: name.to_owned(), found: read.about.sector });
        }
        let mut at = u64::from(length);
        let blocks = reader.blocks(&read.about, &mut at).ok_or_else(corrupt)?;
        if at != size {
            let part = Part::Length { have: size, want: at };
            return Err(Fault::Corrupt { name: name.to_owned(), part });
        }
        Ok(Some(Table { name: name.to_owned(), about: read.about, blocks, size }))
    }

    /// The name of its file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What it is.
    pub const fn about(&self) -> &About {
        &self.about
    }

    /// Its bytes.
    pub const fn size(&self) -> u64 {
        self.size
    }

    /// A block, checked and unpacked.
    pub fn block(&self, shelf: &dyn Shelf, number: u64) -> Result<Vec<u8>, Fault> {
        let (at, length, sum) = self.blocks[number as usize];
        let corrupt =
            || Fault::Corrupt { name: self.name.clone(), part: Part::Block { number, at } };
        let mut packed = vec![0; length as usize];
        shelf.read(&self.name, at, &mut packed)?;
        if crc32fast::hash(&packed) != sum {
            return Err(corrupt());
        }
        let bytes = (self.about.values(number) * u64::from(self.about.width)) as usize;
        let plain = match self.about.packing {
            Packing::Plain => packed,
            Packing::Deflate => miniz_oxide::inflate::decompress_to_vec_with_limit(&packed, bytes)
                .map_err(|_| corrupt())?,
        };
        if plain.len() == bytes { Ok(plain) } else { Err(corrupt()) }
    }

    /// Checks every block.
    pub fn check(&self, shelf: &dyn Shelf) -> Result<(), Fault> {
        (0..self.about.blocks()).try_for_each(|number| self.block(shelf, number).map(drop))
    }
}

/// Reads numbers off bytes.
struct Reader<'a>(&'a [u8]);

struct ReadHead<'a> {
    about: About,
    digest: [u8; 32],
    text: &'a str,
}

impl<'a> Reader<'a> {
    fn bytes(&mut self, n: usize) -> Option<&'a [u8]> {
        let (now, rest) = self.0.split_at_checked(n)?;
        self.0 = rest;
        Some(now)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.bytes(N)?.try_into().ok()
    }

    fn head(&mut self) -> Option<ReadHead<'a>> {
        let [kind, packing, width, own, enemy] = self.array()?;
        let kind = match kind {
            0 => Kind::Endings,
            1 => Kind::Checkpoint,
            2 => Kind::Chances,
            _ => return None,
        };
        let packing = match packing {
            0 => Packing::Plain,
            1 => Packing::Deflate,
            _ => return None,
        };
        let digest = self.array()?;
        let count = u64::from_le_bytes(self.array()?);
        let block = u32::from_le_bytes(self.array()?);
        let mut notes = [0; NOTES];
        for note in &mut notes {
            *note = u64::from_le_bytes(self.array()?);
        }
        let length = u16::from_le_bytes(self.array()?);
        let text = std::str::from_utf8(self.bytes(length.into())?).ok()?;
        let about =
            About { kind, packing, width, sector: Sector { own, enemy }, count, block, notes };
        let fits = (1..=4).contains(&width) && block > 0 && count < 1 << 48;
        fits.then_some(ReadHead { about, digest, text })
    }

    fn blocks(&mut self, about: &About, at: &mut u64) -> Option<Vec<(u64, u32, u32)>> {
        let count = u32::from_le_bytes(self.array()?);
        if u64::from(count) != about.blocks() || self.0.len() as u64 != u64::from(count) * 8 {
            return None;
        }
        let mut blocks = Vec::with_capacity(count as usize);
        for _ in 0..count {
            let length = u32::from_le_bytes(self.array()?);
            let sum = u32::from_le_bytes(self.array()?);
            blocks.push((*at, length, sum));
            *at += u64::from(length);
        }
        Some(blocks)
    }
}
