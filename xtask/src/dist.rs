//! `cargo xtask dist`: what is given to others: the program with the pages in it, the pages alone,
//! licences, checksums; with their sizes, and how long a cold start takes.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use flate2::write::GzEncoder;
use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};

use crate::serving::Serving;
use crate::{shell, site, tools, web};

/// The program may be no larger, in bytes.
const LARGEST: u64 = 25_000_000;
/// From start to first page it should take no longer.
const SLOWEST: Duration = Duration::from_millis(200);
/// Starts that are measured; the median counts.
const STARTS: usize = 9;

/// What to make.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Take the site that was built last
    #[arg(long)]
    keep_site: bool,
}

/// Makes everything.
pub(crate) fn run(args: &Args) -> Result<()> {
    let folder = shell::root().join("dist");
    if !args.keep_site {
        web::run(web::Args::default())?;
    }
    let pages = web::site();
    if !pages.join("index.html").is_file() {
        bail!("there is no built site in {}", pages.display());
    }
    let program = program(&folder, &pages)?;
    let archive = archive(&folder, &pages)?;
    let licences = folder.join("THIRD-PARTY-LICENCES.txt");
    fs::copy(pages.join("licences.txt"), &licences)?;
    let sums = sums(&folder, &[&program, &archive, &licences])?;

    println!();
    for path in [&program, &archive, &licences, &sums] {
        println!("{:>11} bytes  {}", fs::metadata(path)?.len(), path.display());
    }
    let start = cold_start(&program)?;
    println!("{:>11.1} ms     from start to first page, median of {STARTS}", milliseconds(start));
    let size = fs::metadata(&program)?.len();
    if size > LARGEST {
        bail!("the program has {size} bytes, more than {LARGEST}");
    }
    if start > SLOWEST {
        // No error: a machine with other work would then make nothing.
        println!("a cold start should take no longer than {:.0} ms", milliseconds(SLOWEST));
    }
    Ok(())
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Builds the program with the pages in it: linked against nothing where the target for it can be
/// had.
fn program(folder: &Path, pages: &Path) -> Result<PathBuf> {
    let mut cargo = shell::cargo(["build", "--release", "--package", "nugar"]);
    let mut built = shell::root().join("target");
    match lone() {
        Some(target) => {
            cargo.args(["--target", &target]);
            built.push(target);
        }
        None => println!("without a musl target: the program needs this system's C library"),
    }
    cargo.env("NUGAR_SITE", pages);
    println!("{}", shell::line(&cargo));
    shell::run(&mut cargo)?;
    let built = built.join("release/nugar").with_extension(std::env::consts::EXE_EXTENSION);
    let program = folder.join(built.file_name().context("a name")?);
    fs::copy(&built, &program).with_context(|| built.display().to_string())?;
    Ok(program)
}

/// The target of this machine's processor that needs no C library of a system, when it is there or
/// can be brought.
fn lone() -> Option<String> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    let target = format!("{}-unknown-linux-musl", std::env::consts::ARCH);
    tools::target(&target).ok().map(|()| target)
}

/// The site as one archive, the same bytes for the same files.
fn archive(folder: &Path, pages: &Path) -> Result<PathBuf> {
    let path = folder.join(format!("nugar-site-{}.tar.gz", env!("CARGO_PKG_VERSION")));
    let to = fs::File::create(&path)?;
    let packed: GzEncoder<fs::File> = GzBuilder::new().write(to, Compression::best());
    let mut archive = tar::Builder::new(packed);
    for (name, from) in files(pages, "")? {
        let bytes = fs::read(from)?;
        let mut head = tar::Header::new_gnu();
        head.set_size(bytes.len() as u64);
        head.set_mode(0o644);
        head.set_mtime(0);
        archive.append_data(&mut head, format!("nugar-site/{name}"), bytes.as_slice())?;
    }
    archive.into_inner()?.finish()?.flush()?;
    Ok(path)
}

/// Every file below a folder, by its path there, in order.
fn files(folder: &Path, before: &str) -> Result<Vec<(String, PathBuf)>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = format!("{before}{}", path.file_name().unwrap_or_default().to_string_lossy());
        if path.is_dir() {
            all.extend(files(&path, &format!("{name}/"))?);
        } else {
            all.push((name, path));
        }
    }
    all.sort();
    Ok(all)
}

/// Checksums, as `sha256sum --check` reads them.
fn sums(folder: &Path, paths: &[&PathBuf]) -> Result<PathBuf> {
    let mut text = String::new();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let _ = writeln!(text, "{}  {name}", site::hex(&Sha256::digest(fs::read(path)?)));
    }
    let path = folder.join("SHA256SUMS");
    fs::write(&path, text)?;
    Ok(path)
}

/// How long it takes from the start of the program to its first page; the page is checked, too.
fn cold_start(program: &Path) -> Result<Duration> {
    let mut times = Vec::new();
    for _ in 0..STARTS {
        let begin = Instant::now();
        let serving = Serving::start(program, &["--port", "0", "--log", "off"])?;
        let answer = serving.get("", "accept-encoding: br\r\n")?;
        times.push(begin.elapsed());
        let head = String::from_utf8_lossy(&answer[..answer.len().min(2000)]).into_owned();
        if !head.starts_with("HTTP/1.1 200") || !head.contains("content-encoding: br") {
            bail!("the program does not serve its page:\n{head}");
        }
    }
    times.sort();
    Ok(times[STARTS / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn archives_of_the_same_files_are_the_same() {
        let folder = std::env::temp_dir().join(format!("nugar-dist-{}", std::process::id()));
        let pages = folder.join("site");
        fs::create_dir_all(pages.join("0a")).unwrap();
        fs::write(pages.join("index.html"), "page").unwrap();
        fs::write(pages.join("0a/page.js"), "script").unwrap();
        let first = fs::read(archive(&folder, &pages).unwrap()).unwrap();
        fs::write(pages.join("index.html"), "page").unwrap();
        assert_eq!(fs::read(archive(&folder, &pages).unwrap()).unwrap(), first);
        let names: Vec<String> =
            files(&pages, "").unwrap().into_iter().map(|file| file.0).collect();
        assert_eq!(names, ["0a/page.js", "index.html"]);
        let path = folder.join("a");
        fs::write(&path, "abc").unwrap();
        let sums = fs::read_to_string(sums(&folder, &[&path]).unwrap()).unwrap();
        assert!(sums.starts_with("ba7816bf") && sums.ends_with("  a\n"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
