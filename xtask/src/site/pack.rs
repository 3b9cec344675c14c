//! Packed forms of files, brotli and gzip, made once for each content.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Result;
use brotli::enc::BrotliEncoderParams;
use flate2::write::GzEncoder;
use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};

use crate::shell;

/// Endings of files that are packed as they are.
const PACKED: [&str; 1] = ["png"];
/// How many bytes a form must save to be worth a file.
const WORTH: usize = 64;

/// What a file weighs: as it is, and in its smallest form.
pub(crate) struct Weight {
    pub(crate) plain: usize,
    pub(crate) least: usize,
}

/// Writes the packed forms beside a file.
pub(crate) fn pack(path: &Path) -> Result<Weight> {
    let bytes = fs::read(path)?;
    let mut weight = Weight { plain: bytes.len(), least: bytes.len() };
    if path.extension().is_some_and(|ending| PACKED.iter().any(|packed| ending == *packed)) {
        return Ok(weight);
    }
    for (ending, press) in [("br", brotli as fn(&[u8]) -> Result<Vec<u8>>), ("gz", gzip)] {
        let form = once(&bytes, ending, press)?;
        if form.len() + WORTH < bytes.len() {
            let mut name = path.as_os_str().to_owned();
            name.push(format!(".{ending}"));
            fs::write(name, &form)?;
            weight.least = weight.least.min(form.len());
        }
    }
    Ok(weight)
}

/// What became of those bytes the last time, else what becomes of them now.
pub(crate) fn once(
    bytes: &[u8],
    ending: &str,
    make: impl FnOnce(&[u8]) -> Result<Vec<u8>>,
) -> Result<Vec<u8>> {
    let folder = shell::root().join("target/packed");
    let kept = folder.join(format!("{}.{ending}", super::hex(&Sha256::digest(bytes))));
    if let Ok(made) = fs::read(&kept) {
        return Ok(made);
    }
    let made = make(bytes)?;
    fs::create_dir_all(&folder)?;
    // Under another name first: one that was cut off would be taken for whole.
    let part = folder.join(format!("{}.part", std::process::id()));
    fs::write(&part, &made)?;
    fs::rename(part, kept)?;
    Ok(made)
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let params = BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &params)?;
    Ok(packed)
}

/// Without name and time, so that the same content gives the same bytes.
fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed: GzEncoder<Vec<u8>> = GzBuilder::new().write(Vec::new(), Compression::best());
    packed.write_all(bytes)?;
    Ok(packed.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn packed_forms_read_back() {
        let text = "the row is complete, ".repeat(100);
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &brotli(text.as_bytes()).unwrap()[..], &mut unpacked)
            .unwrap();
        assert_eq!(unpacked, text.as_bytes());
        let mut unpacked = String::new();
        let packed = gzip(text.as_bytes()).unwrap();
        flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).unwrap();
        assert_eq!(unpacked, text);
        assert_eq!(packed, gzip(text.as_bytes()).unwrap());
    }
}
