//! A visitor that speaks HTTP by hand, and a server to visit.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::thread::JoinHandle;
use std::time::Duration;

use nugar_server::{Server, Site, Tables};
use tokio::sync::oneshot;

/// A server in a thread; it stops when this is dropped.
pub(crate) struct Running {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    /// Starts on any free port.
    pub(crate) fn start(site: Site) -> Running {
        Running::run(Server::bind((Ipv4Addr::LOCALHOST, 0).into(), site).unwrap())
    }

    /// Starts with tables beside the site.
    pub(crate) fn with_tables(site: Site, tables: Tables) -> Running {
        let server = Server::bind((Ipv4Addr::LOCALHOST, 0).into(), site).unwrap();
        Running::run(server.with_tables(tables))
    }

    fn run(server: Server) -> Running {
        let address = server.address();
        assert_ne!(address.port(), 0);
        assert_eq!(server.url(), format!("http://{address}/"));
        let (stop, stopped) = oneshot::channel();
        let run = move || server.run_until(async { drop(stopped.await) }).unwrap();
        Running { address, stop: Some(stop), thread: Some(std::thread::spawn(run)) }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(crate) fn tell_to_stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
    }

    /// Waits until it has stopped, once it was told to.
    pub(crate) fn wait(&mut self) {
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.tell_to_stop();
        self.wait();
    }
}

/// What a server answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (this, value) = line.split_once(": ")?;
            this.eq_ignore_ascii_case(name).then_some(value)
        })
    }

    pub(crate) fn body(&self) -> &[u8] {
        &self.body
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// Connects, and waits for no answer for ever.
pub(crate) fn connect(server: &Running) -> TcpStream {
    let stream = TcpStream::connect(server.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream
}

/// One answer to `GET`.
pub(crate) fn get(server: &Running, path: &str, headers: &str) -> Answer {
    ask(server, "GET", path, headers)
}

/// One answer on a connection of its own.
pub(crate) fn ask(server: &Running, method: &str, path: &str, headers: &str) -> Answer {
    let mut stream = connect(server);
    let request = format!("{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n");
    // A server may refuse before it has read everything.
    let _ = stream.write_all(format!("{request}{headers}\r\n").as_bytes());
    let mut said = Vec::new();
    let _ = stream.read_to_end(&mut said);
    let end = said.windows(4).position(|four| four == b"\r\n\r\n").expect("a head") + 4;
    answer(&said[..end], said[end..].to_vec())
}

/// The next answer on a connection that stays open.
pub(crate) fn read_answer(stream: &mut TcpStream) -> Answer {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).unwrap();
        head.push(byte[0]);
    }
    let mut answer = answer(&head, Vec::new());
    let length = answer.header("content-length").unwrap().parse().unwrap();
    answer.body = vec![0; length];
    stream.read_exact(&mut answer.body).unwrap();
    answer
}

fn answer(head: &[u8], body: Vec<u8>) -> Answer {
    let head = String::from_utf8_lossy(head).into_owned();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head, body }
}
