//! A `nugar serve` that a task has started, and where it is.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::{shell, web};

/// The server; it is stopped when this is dropped, and when this process is told to end.
pub(crate) struct Serving {
    child: Child,
    /// What stands before every path.
    pub(crate) url: String,
}

impl Serving {
    /// Starts a program and waits until it has said where it is.
    pub(crate) fn start(program: &Path, args: &[&str]) -> Result<Serving> {
        let mut command = Command::new(program);
        command.arg("serve").args(args).stdout(Stdio::piped()).current_dir(shell::root());
        let mut child = command.spawn().with_context(|| shell::line(&command))?;
        #[cfg(unix)]
        pass_on(child.id())?;
        let out = child.stdout.take().context("its output")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let url = line.trim_end().to_owned();
        if !url.starts_with("http://") {
            let _ = child.kill();
            // Why has been said on the standard error.
            bail!("`{}` ended: {}", shell::line(&command), child.wait()?);
        }
        Ok(Serving { child, url })
    }

    /// The site that was built last, on a free port.
    pub(crate) fn built() -> Result<Serving> {
        shell::run(&mut shell::cargo(["build", "--quiet", "--package", "nugar"]))?;
        let program = shell::root().join("target/debug/nugar");
        let program = program.with_extension(std::env::consts::EXE_EXTENSION);
        let site = web::site().to_string_lossy().into_owned();
        Serving::start(&program, &["--port", "0", "--site", &site, "--log", "off"])
    }

    /// The answer to a request for a path, head and body.
    pub(crate) fn get(&self, path: &str, headers: &str) -> Result<Vec<u8>> {
        let address = self.url.trim_start_matches("http://").trim_end_matches('/');
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        let request = format!("GET /{path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
        stream.write_all(format!("{request}{headers}\r\n").as_bytes())?;
        let mut said = Vec::new();
        stream.read_to_end(&mut said)?;
        Ok(said)
    }

    /// Waits until it ends by itself.
    pub(crate) fn wait(&mut self) -> Result<ExitStatus> {
        Ok(self.child.wait()?)
    }
}

/// Tells a process to end whenever this one is told to; the terminal's Ctrl-C reaches both anyway.
#[cfg(unix)]
fn pass_on(process: u32) -> Result<()> {
    use signal_hook::consts::{SIGHUP, SIGTERM};

    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP])?;
    std::thread::spawn(move || {
        for _ in signals.forever() {
            shell::works(&mut shell::command("kill", [process.to_string()]));
        }
    });
    Ok(())
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn whoever_ends_this_process_ends_the_server() {
        let program = std::env::temp_dir().join(format!("nugar-{}", std::process::id()));
        fs::write(&program, "#!/bin/sh\necho http://127.0.0.1:1/\nexec sleep 60\n").unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let mut serving = Serving::start(&program, &[]).unwrap();
        fs::remove_file(&program).unwrap();
        assert_eq!(serving.url, "http://127.0.0.1:1/");
        assert!(serving.child.try_wait().unwrap().is_none());
        shell::run(&mut shell::command("kill", [std::process::id().to_string()])).unwrap();
        assert!(!serving.wait().unwrap().success());
    }
}
