//! Lists the folders of `lang/`, so that a new language is one folder and no code.
//!
//! Twenty lines here instead of a crate that embeds folders: cargo watches the folder, so a new
//! file is seen at once.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap()).join("lang");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut code = String::from("&[\n");
    for folder in sorted(&root) {
        let tag = folder.file_name().unwrap().to_str().unwrap().to_owned();
        writeln!(code, "    ({tag:?}, &[").unwrap();
        for file in
            sorted(&folder).iter().filter(|file| file.extension().is_some_and(|e| e == "ftl"))
        {
            let name = file.file_name().unwrap().to_str().unwrap();
            writeln!(code, "        ({name:?}, include_str!({:?})),", file.to_str().unwrap())
                .unwrap();
        }
        code.push_str("    ]),\n");
    }
    code.push(']');
    fs::write(PathBuf::from(env::var("OUT_DIR").unwrap()).join("languages.rs"), code).unwrap();
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut inside: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    inside.sort();
    inside
}
