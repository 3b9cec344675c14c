//! Running other programs from the root of the workspace, and saying what is run.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail};

/// Root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root").to_owned()
}

/// A program with its arguments, to be run in the root.
pub(crate) fn command<S: AsRef<OsStr>>(
    program: &str,
    args: impl IntoIterator<Item = S>,
) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

/// The same for cargo.
pub(crate) fn cargo<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Command {
    command("cargo", args)
}

/// The line that a person would type to repeat it.
pub(crate) fn line(command: &Command) -> String {
    let mut words: Vec<String> = command
        .get_envs()
        .filter_map(|(name, value)| {
            Some(format!("{}={}", name.to_string_lossy(), quote(&value?.to_string_lossy())))
        })
        .collect();
    words.push(command.get_program().to_string_lossy().into_owned());
    words.extend(command.get_args().map(|arg| quote(&arg.to_string_lossy())));
    words.join(" ")
}

fn quote(word: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_=./:+,".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// Runs it with our own input and output; an exit other than 0 is an error.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start `{}`", line(command)))?;
    if !status.success() {
        bail!("`{}` failed: {status}", line(command));
    }
    Ok(())
}

/// Whether it runs and exits with 0; its output is dropped.
pub(crate) fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Its standard output, without the line end.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let done = command.output().with_context(|| format!("cannot start `{}`", line(command)))?;
    if !done.status.success() {
        let why = String::from_utf8_lossy(&done.stderr);
        bail!("`{}` failed: {}\n{}", line(command), done.status, why.trim_end());
    }
    Ok(String::from_utf8_lossy(&done.stdout).trim_end().to_owned())
}

/// Runs it, lets its output through, and keeps a copy: whether it exited with 0, and all it said.
pub(crate) fn tee(command: &mut Command) -> Result<(bool, String)> {
    if std::io::stdout().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", line(command)))?;
    let (out, err) = (child.stdout.take(), child.stderr.take());
    let said = thread::scope(|scope| {
        let out = scope.spawn(|| copy(out, std::io::stdout()));
        let err = scope.spawn(|| copy(err, std::io::stderr()));
        out.join().expect("copying does not panic") + &err.join().expect("copying does not panic")
    });
    Ok((child.wait()?.success(), said))
}

/// Copies line by line until the end; what cannot be shown is kept all the same.
fn copy(from: Option<impl Read>, mut to: impl Write) -> String {
    let mut said = String::new();
    let Some(from) = from else { return said };
    for text in BufReader::new(from).split(b'\n').map_while(std::result::Result::ok) {
        let text = String::from_utf8_lossy(&text).into_owned() + "\n";
        let _ = to.write_all(text.as_bytes());
        said += &text;
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_can_be_typed() {
        let mut command = cargo(["doc", "--no-deps", "a b", "it's", ""]);
        command.env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(
            line(&command),
            r"RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'a b' 'it'\''s' ''"
        );
    }

    #[test]
    fn a_copy_is_kept_and_failure_is_told() {
        let (ok, said) = tee(&mut cargo(["--version"])).unwrap();
        assert!(ok && said.starts_with("cargo "));
        let (ok, said) = tee(&mut cargo(["no-such-task"])).unwrap();
        assert!(!ok && said.contains("no-such-task"));
        assert!(run(&mut command("no-such-program", [""; 0])).is_err());
    }
}
