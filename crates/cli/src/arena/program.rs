//! Programs that play: processes with a pipe each way.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use nugar_lab::outside::{Gone, Heard, Program};

use crate::lines::{LONG, Lines};

/// The order to end.
const QUIT: &str = "quit";

/// A process.
pub(super) struct Process {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// Lines that may lie unread: whoever says more has to wait.
const WAITING: usize = 1_024;
/// How long a process has to end by itself.
const GRACE: Duration = Duration::from_millis(500);

impl Process {
    /// Starts a command, whose words are parted as a shell would; an error is what the system says.
    pub(super) fn start(command: &str) -> Result<Process, String> {
        let words = shell_words::split(command).map_err(|why| why.to_string())?;
        let (program, args) = words.split_first().ok_or_else(String::new)?;
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|why| why.to_string())?;
        let stdout = child.stdout.take().expect("it was piped");
        let (send, lines) = mpsc::sync_channel(WAITING);
        thread::spawn(move || {
            let mut lines = Lines::new(BufReader::new(stdout), LONG);
            // A line that is no text says nothing.
            while let Ok(Some(line)) = lines.next() {
                if send.send(line.unwrap_or_default().to_owned()).is_err() {
                    break;
                }
            }
        });
        Ok(Process { stdin: child.stdin.take(), child, lines })
    }
}

impl Program for Process {
    fn say(&mut self, line: &str) -> Result<(), Gone> {
        let stdin = self.stdin.as_mut().ok_or(Gone)?;
        stdin.write_all(format!("{line}\n").as_bytes()).map_err(|_| Gone)
    }

    fn hear(&mut self, within: u64) -> Heard {
        match self.lines.recv_timeout(Duration::from_millis(within)) {
            Ok(line) => Heard::Line(line),
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.say(QUIT);
        self.stdin = None;
        let begun = Instant::now();
        while let Ok(None) = self.child.try_wait() {
            if begun.elapsed() >= GRACE {
                let _ = self.child.kill();
                let _ = self.child.wait();
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}
