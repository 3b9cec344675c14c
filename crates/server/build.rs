//! Puts a built site into the binary: the folder that the variable `NUGAR_SITE` names. Without the
//! variable the binary has no site, so that an ordinary build never carries one that is out of
//! date.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=NUGAR_SITE");
    println!("cargo::rerun-if-changed=build.rs");
    let mut table = String::from("&[\n");
    if let Some(root) = env::var_os("NUGAR_SITE").filter(|root| !root.is_empty()) {
        let root = fs::canonicalize(&root)?;
        println!("cargo::rerun-if-changed={}", root.display());
        list(&root, "", &mut table)?;
    }
    table += "]";
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("site.rs"), table)
}

/// One entry a file: its path in the site, and its bytes.
fn list(folder: &Path, before: &str, table: &mut String) -> io::Result<()> {
    let mut entries: Vec<_> = fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            list(&path, &format!("{name}/"), table)?;
        } else {
            let path = path.to_string_lossy().into_owned();
            writeln!(table, "    ({name:?}, include_bytes!({path:?})),")
                .map_err(io::Error::other)?;
        }
    }
    Ok(())
}
