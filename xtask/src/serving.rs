//! A `nugar serve` that a task has started, and where it is.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::shell;

/// The server; it is stopped when this is dropped.
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

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
