//! `nugar engine` as another program has it: asked line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use super::{nugar, piped};

/// Nothing here takes as long as this on any machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// The program, asked line by line.
pub(crate) struct Engine {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

impl Engine {
    pub(crate) fn start() -> Engine {
        let mut child = piped(&mut nugar(&["engine"]));
        let (stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let (send, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines() {
                if send.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        Engine { child, stdin, lines }
    }

    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").unwrap();
    }

    pub(crate) fn hear(&mut self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// Everything up to the line that begins so.
    pub(crate) fn until(&mut self, begin: &str) -> Vec<String> {
        let mut all = Vec::new();
        loop {
            all.push(self.hear());
            if all.last().unwrap().starts_with(begin) {
                return all;
            }
        }
    }

    /// Nothing is said about these lines.
    pub(crate) fn silent(&mut self, lines: &[&str]) {
        for line in lines {
            self.say(line);
        }
        self.say("isready");
        assert_eq!(self.hear(), "readyok", "{lines:?}");
    }

    pub(crate) fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.hear()
    }

    /// The answer to a search.
    pub(crate) fn best(&mut self, go: &str) -> String {
        self.say(go);
        self.until("bestmove").pop().unwrap()
    }

    pub(crate) fn end(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}
