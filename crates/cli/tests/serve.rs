//! `nugar serve` as a process: what it prints first, what it answers, how it stops.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A folder with one page.
fn site(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(folder.join("0a1b2c3d4e5f")).unwrap();
    fs::write(folder.join("index.html"), "the page").unwrap();
    fs::write(folder.join("0a1b2c3d4e5f/page.js"), "the script").unwrap();
    folder
}

fn serve(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nugar"));
    command.args(["serve", "--lang", "en", "--port", "0"]).args(args);
    command
}

/// A server, and the first line it prints.
fn start(args: &[&str]) -> (Child, String) {
    let mut child =
        serve(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (child, line.trim_end().to_owned())
}

fn get(url: &str) -> String {
    let address = url.strip_prefix("http://").unwrap().trim_end_matches('/');
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").unwrap();
    let mut said = String::new();
    stream.read_to_string(&mut said).unwrap();
    said
}

/// Sends a signal by its name, as an operator would, and waits for the end.
fn signal(child: Child, name: &str) -> Output {
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-s", name, &pid]).status().unwrap().success());
    child.wait_with_output().unwrap()
}

#[test]
#[cfg(unix)]
fn it_prints_its_address_answers_and_stops_when_told() {
    let folder = site("serve-text");
    for name in ["TERM", "INT"] {
        let (child, url) = start(&["--site", folder.to_str().unwrap()]);
        assert!(get(&url).ends_with("the page"), "{url}");
        let output = signal(child, name);
        assert!(output.status.success(), "{name}: {}", output.status);
        let logs = String::from_utf8_lossy(&output.stderr);
        for part in ["serving", "path=\"/\" status=200", "stopped"] {
            assert!(logs.contains(part), "{part} in {logs}");
        }
    }
}

#[test]
#[cfg(unix)]
fn programs_read_lines_of_json() {
    let folder = site("serve-json");
    let (child, line) = start(&["--json", "--site", folder.to_str().unwrap()]);
    let line: nugar_api::ServeLine = nugar_api::read(&line).unwrap();
    assert_eq!(line.build.as_deref(), Some("0a1b2c3d4e5f"));
    get(&line.url);
    let output = signal(child, "TERM");
    let logs = String::from_utf8_lossy(&output.stderr);
    assert!(!logs.is_empty());
    assert!(logs.lines().all(|line| line.starts_with('{') && line.ends_with('}')), "{logs}");
    assert!(logs.contains("\"status\":200"), "{logs}");
}

#[test]
fn a_folder_without_pages_is_told() {
    let output = serve(&["--site", "no-such-folder"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-folder cannot be read"));
}

#[test]
fn an_address_in_use_is_told_in_one_line() {
    let folder = site("serve-used");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let output = Command::new(env!("CARGO_BIN_EXE_nugar"))
        .args(["serve", "--lang", "en", "--port", &port, "--site", folder.to_str().unwrap()])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains(&format!("127.0.0.1:{port}")), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}
