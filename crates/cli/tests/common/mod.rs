//! Runs the program as a person or a program would, away from the machine's own settings.

#![allow(dead_code)] // each test file uses its own part

pub(crate) mod engine;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// The program, with an environment of its own: English, no colours, games kept in no real place.
pub(crate) fn nugar(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nugar"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    command.args(args).env_clear().env("PATH", path);
    command
}

/// What came of a run.
pub(crate) struct Ran {
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
    /// Exit code.
    pub(crate) code: i32,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        Ran {
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
            code: output.status.code().expect("ended by itself"),
        }
    }
}

/// Runs to the end with nothing to read.
pub(crate) fn run(args: &[&str]) -> Ran {
    nugar(args).stdin(Stdio::null()).output().unwrap().into()
}

/// Runs to the end with that input.
pub(crate) fn feed(mut command: Command, input: &[u8]) -> Ran {
    let mut child = piped(&mut command);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Written beside the reading, so that neither side waits for the other.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output.into()
}

/// Starts it with pipes.
pub(crate) fn piped(command: &mut Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Compares with a file beside the tests, or renews it.
pub(crate) fn golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("NUGAR_RENEW").is_some()
        && fs::read_to_string(&path).ok().as_deref() != Some(text)
    {
        fs::write(&path, text).unwrap();
    }
    let wanted = fs::read_to_string(&path).unwrap_or_default();
    if text != wanted {
        let line = text.lines().zip(wanted.lines()).position(|(have, want)| have != want);
        let line = line.unwrap_or(text.lines().count().min(wanted.lines().count()));
        panic!(
            "{name} differs at line {}:\n have {:?}\n want {:?}",
            line + 1,
            text.lines().nth(line),
            wanted.lines().nth(line)
        );
    }
}
