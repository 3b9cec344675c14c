//! The page and its worker, built into a folder that any static server can serve under any path.
//!
//! Everything of one build lies in one folder named after its contents, so that page, worker and
//! modules of different builds never mix; only the pages lie outside.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use nugar_words::{Language, Words};
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

use crate::{shell, tools};

/// The target that browsers run.
const TARGET: &str = "wasm32-unknown-unknown";
/// The binaries with the packages they are in.
const BINARIES: [(&str, &str); 2] = [("page", "nugar-web"), ("worker", "nugar-worker")];
/// Files that are taken as they are.
const STATIC: [&str; 4] = ["start.js", "worker-start.js", "style.css", "icon.svg"];
/// Pages beside the build's folder, with the kind that each tells the program: servers let other
/// sites frame the second.
const PAGES: [(&str, &str); 2] = [("index.html", "whole"), ("embed.html", "embed")];
/// Hexadecimal digits of a build's name.
const NAME: usize = 12;

/// The folder that holds the built site.
fn site() -> PathBuf {
    shell::root().join("dist/site")
}

/// Builds the site anew.
pub(super) fn build(dev: bool) -> Result<PathBuf> {
    tools::target(TARGET)?;
    let profile = if dev { "web-dev" } else { "web" };
    let mut cargo = shell::cargo(["build", "--target", TARGET, "--profile", profile]);
    for (_, package) in BINARIES {
        cargo.args(["--package", package]);
    }
    println!("{}", shell::line(&cargo));
    shell::run(&mut cargo)?;

    let made = shell::root().join("target/site");
    let _ = fs::remove_dir_all(&made);
    fs::create_dir_all(&made)?;
    for (name, _) in BINARIES {
        let module = shell::root().join(format!("target/{TARGET}/{profile}/{name}.wasm"));
        Bindgen::new()
            .input_path(module)
            .out_name(name)
            .web(true)?
            .omit_default_module_path(true)
            .typescript(false)
            .remove_name_section(!dev)
            .remove_producers_section(true)
            .generate(&made)?;
        if !dev {
            shrink(&made.join(format!("{name}_bg.wasm")))?;
        }
    }
    let source = shell::root().join("crates/web/static");
    for file in STATIC {
        fs::copy(source.join(file), made.join(file)).with_context(|| file.to_owned())?;
    }

    let name = digest(&made)?;
    let site = site();
    let _ = fs::remove_dir_all(&site);
    fs::create_dir_all(&site)?;
    fs::rename(&made, site.join(&name))?;
    let page = fs::read_to_string(source.join("index.html"))?;
    let page = page.replace("{build}", &format!("{name}/")).replace("{noscript}", &noscript());
    for (file, kind) in PAGES {
        fs::write(site.join(file), page.replace("{page}", kind))?;
    }
    weigh(&site.join(&name))?;
    Ok(site)
}

/// Lets wasm-opt make a module smaller, where npm can bring it; without it the page only weighs
/// more.
fn shrink(module: &Path) -> Result<()> {
    let Some(program) = tools::npm_program("wasm-opt")? else {
        println!("without wasm-opt, which npm would bring: the modules stay larger");
        return Ok(());
    };
    let mut command = shell::command("node", [program.as_os_str()]);
    command.arg(module).args(["-Oz", "--all-features", "-o"]).arg(module);
    shell::run(&mut command)
}

/// The name of a build: a digest of the names and contents of its files.
fn digest(folder: &Path) -> Result<String> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    let mut hash = Sha256::new();
    for path in paths.iter().filter(|path| path.is_file()) {
        hash.update(path.file_name().unwrap_or_default().as_encoded_bytes());
        hash.update(fs::read(path)?);
    }
    let hex: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(hex[..NAME].to_owned())
}

/// What a browser without scripts shows, in every language.
fn noscript() -> String {
    let said = |language: Language| {
        let text = Words::new(language).say("page-noscript");
        format!("<p lang=\"{}\">{text}</p>", language.tag())
    };
    Language::all().map(said).collect()
}

/// Says what a visitor has to load, compressed as servers do.
fn weigh(folder: &Path) -> Result<()> {
    let mut all = 0;
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    for path in paths.iter().filter(|path| path.is_file()) {
        let bytes = fs::read(path)?;
        let mut packed = Vec::new();
        let params = brotli::enc::BrotliEncoderParams { quality: 9, ..Default::default() };
        brotli::BrotliCompress(&mut bytes.as_slice(), &mut packed, &params)?;
        all += packed.len();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        println!("{:>9} {:>9}  {name}", bytes.len(), packed.len());
    }
    println!("{:>9} {all:>9}  in all, brotli", "");
    Ok(())
}
