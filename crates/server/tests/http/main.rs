//! The server over real sockets: headers, forms, copies, limits, refusals, the stop.

mod visitor;

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use nugar_api::HealthLine;
use nugar_server::{EMBED_POLICY, POLICY, Server, Site, Tables};
use visitor::{Answer, Running, ask, connect, get, read_answer};

/// A site of the shape that `cargo xtask web` builds.
fn site() -> Site {
    let files: [(&str, &str); 14] = [
        ("index.html", "the page"),
        ("index.html.br", "page, brotli"),
        ("embed.html", "the page for frames"),
        ("404.html", "nothing here, <a href=\"./\">home</a>"),
        ("sw.js", "worker of the service"),
        ("site.webmanifest", "{}"),
        ("icon-192.png", "an icon"),
        ("0a1b2c3d4e5f/page.js", "the script, long enough"),
        ("0a1b2c3d4e5f/page.js.br", "brotli"),
        ("0a1b2c3d4e5f/page.js.gz", "gzipped"),
        ("0a1b2c3d4e5f/page_bg.wasm", "the module"),
        ("0a1b2c3d4e5f/style.css", "the style"),
        ("0a1b2c3d4e5f/icon.svg", "the drawing"),
        ("0a1b2c3d4e5f/licences.txt", "the licences"),
    ];
    Site::new(files.map(|(name, text)| (name.to_owned(), Bytes::from(text))))
}

#[test]
fn every_kind_of_file_has_its_headers() {
    let server = Running::start(site());
    for (path, kind, forever) in [
        ("/", "text/html; charset=utf-8", false),
        ("/index.html", "text/html; charset=utf-8", false),
        ("/embed.html", "text/html; charset=utf-8", false),
        ("/sw.js", "text/javascript; charset=utf-8", false),
        ("/site.webmanifest", "application/manifest+json", false),
        ("/icon-192.png", "image/png", false),
        ("/0a1b2c3d4e5f/page.js", "text/javascript; charset=utf-8", true),
        ("/0a1b2c3d4e5f/page_bg.wasm", "application/wasm", true),
        ("/0a1b2c3d4e5f/style.css", "text/css; charset=utf-8", true),
        ("/0a1b2c3d4e5f/icon.svg", "image/svg+xml", true),
        ("/0a1b2c3d4e5f/licences.txt", "text/plain; charset=utf-8", true),
        ("/0a1b2c3d4e5f/page.js?query=is-ignored", "text/javascript; charset=utf-8", true),
    ] {
        let answer = get(&server, path, "");
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), Some(kind), "{path}");
        let keep = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
        assert_eq!(answer.header("cache-control"), Some(keep), "{path}");
        assert!(answer.header("etag").is_some(), "{path}");
        guarded(&answer, path);
    }
}

#[test]
fn tables_are_listed_and_given_part_by_part() {
    let folder = std::env::temp_dir().join(format!("nugar-tables-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("deep.nugar")).unwrap();
    let table: Vec<u8> = (0..1_000_000_u32).map(|n| (n % 251) as u8).collect();
    std::fs::write(folder.join("0a-3v4.nugar"), &table).unwrap();
    std::fs::write(folder.join("secret.txt"), "no table").unwrap();
    let server = Running::with_tables(site(), Tables::of(&folder).unwrap());
    let list = get(&server, "/tables/served.json", "");
    assert_eq!((list.status, list.header("content-type")), (200, Some("application/json")));
    let entry = r#"{"name":"0a-3v4.nugar","file":"0a-3v4.nugar","bytes":1000000}"#;
    assert_eq!(list.text(), format!("[{entry}]\n"));
    let path = "/tables/0a-3v4.nugar";
    let part = get(&server, path, "range: bytes=500-262643\r\n");
    assert_eq!(part.status, 206);
    assert_eq!(part.header("content-range"), Some("bytes 500-262643/1000000"));
    assert_eq!(part.body(), &table[500..262_644]);
    guarded(&part, path);
    for range in ["", "range: bytes=500-262644\r\n", "range: bytes=999999-1000000\r\n"] {
        let refused = get(&server, path, range);
        assert_eq!(refused.status, 416, "{range}");
        assert_eq!(refused.header("content-range"), Some("bytes */1000000"));
        guarded(&refused, path);
    }
    for path in ["/tables/secret.txt", "/tables/deep.nugar", "/tables/../secret.txt", "/tables/"] {
        assert_eq!(get(&server, path, "range: bytes=0-1\r\n").status, 404, "{path}");
    }
    // Without tables of its own a server has the list of its site, or none.
    assert_eq!(get(&Running::start(site()), "/tables/served.json", "").status, 404);
    std::fs::remove_dir_all(folder).unwrap();
}

/// What stands on every answer, refusals included.
fn guarded(answer: &Answer, path: &str) {
    let embed = path.starts_with("/embed.html");
    let policy = if embed { EMBED_POLICY } else { POLICY };
    assert_eq!(answer.header("content-security-policy"), Some(policy), "{path}");
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
    let permissions = answer.header("permissions-policy").unwrap();
    assert!(permissions.contains("camera=()") && permissions.contains("geolocation=()"));
    assert_eq!(answer.header("server"), None);
}

#[test]
fn only_the_page_for_frames_may_be_framed() {
    let server = Running::start(site());
    let policy =
        |path| get(&server, path, "").header("content-security-policy").unwrap().to_owned();
    assert!(policy("/embed.html").ends_with("frame-ancestors *"));
    for other in ["/", "/index.html", "/nothing", "/embed.html/", "//embed.html", "/health"] {
        assert!(policy(other).ends_with("frame-ancestors 'none'"), "{other}");
    }
}

#[test]
fn the_smallest_form_that_is_taken_is_sent() {
    let server = Running::start(site());
    for (accepts, encoding, body) in [
        ("", None, "the script, long enough"),
        ("accept-encoding: gzip, deflate, br, zstd\r\n", Some("br"), "brotli"),
        ("accept-encoding: gzip\r\n", Some("gzip"), "gzipped"),
        ("accept-encoding: br;q=0, gzip;q=0.1\r\n", Some("gzip"), "gzipped"),
        ("accept-encoding: identity\r\n", None, "the script, long enough"),
    ] {
        let answer = get(&server, "/0a1b2c3d4e5f/page.js", accepts);
        assert_eq!(answer.header("content-encoding"), encoding, "{accepts}");
        assert_eq!(answer.text(), body, "{accepts}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
    }
    let single = get(&server, "/sw.js", "accept-encoding: br\r\n");
    assert_eq!((single.header("content-encoding"), single.header("vary")), (None, None));
    // The forms are no files of their own.
    assert_eq!(get(&server, "/0a1b2c3d4e5f/page.js.br", "").status, 404);
}

#[test]
fn a_copy_that_is_the_same_is_not_sent_again() {
    let server = Running::start(site());
    for accepts in ["", "accept-encoding: br\r\n"] {
        let first = get(&server, "/", accepts);
        let tag = first.header("etag").unwrap();
        let again = get(&server, "/", &format!("{accepts}if-none-match: W/{tag}\r\n"));
        assert_eq!((again.status, again.text()), (304, String::new()));
        assert_eq!(again.header("etag"), Some(tag));
        assert_eq!(again.header("cache-control"), Some("no-cache"));
        assert_eq!(again.header("vary"), Some("accept-encoding"));
        guarded(&again, "/");
    }
    let plain = get(&server, "/", "");
    let packed = get(&server, "/", "accept-encoding: br\r\n");
    assert_ne!(plain.header("etag"), packed.header("etag"));
    let other = get(&server, "/", "if-none-match: \"another\"\r\n");
    assert_eq!((other.status, other.text()), (200, "the page".to_owned()));
}

#[test]
fn a_head_is_the_answer_without_its_body() {
    let server = Running::start(site());
    for path in ["/", "/0a1b2c3d4e5f/page.js", "/health", "/nothing"] {
        let (whole, head) = (get(&server, path, ""), ask(&server, "HEAD", path, ""));
        assert_eq!(head.status, whole.status, "{path}");
        assert_eq!(head.header("content-length"), whole.header("content-length"), "{path}");
        assert_eq!(head.header("content-type"), whole.header("content-type"), "{path}");
        assert_eq!((head.text().as_str(), whole.text().is_empty()), ("", false), "{path}");
    }
}

#[test]
fn what_is_not_there_is_told_as_the_visitor_reads() {
    let server = Running::start(site());
    let program = get(&server, "/nothing", "");
    assert_eq!((program.status, program.text().as_str()), (404, "404 Not Found\n"));
    assert_eq!(program.header("cache-control"), Some("no-store"));
    let reader = get(&server, "/a/b/nothing", "accept: text/html\r\n");
    assert_eq!(reader.status, 404);
    assert_eq!(reader.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(reader.text(), "nothing here, <a href=\"../../\">home</a>");
    guarded(&reader, "/a/b/nothing");
    assert_eq!(get(&server, "/404.html", "").status, 404);
    let bare = Running::start(Site::new([("index.html".to_owned(), Bytes::from("page"))]));
    assert_eq!(get(&bare, "/nothing", "accept: text/html\r\n").text(), "404 Not Found\n");
}

#[test]
fn no_path_leaves_the_site() {
    let server = Running::start(site());
    for path in [
        "/../Cargo.toml",
        "/../../../../etc/passwd",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "/0a1b2c3d4e5f/../sw.js",
        "/0a1b2c3d4e5f//page.js",
        "//sw.js",
        "/./sw.js",
        "/sw.js/",
        "/sw.js%00",
        "/0a1b2c3d4e5f",
        "/0a1b2c3d4e5f/",
        "/\\..\\Cargo.toml",
    ] {
        let answer = get(&server, path, "");
        assert!([400, 404].contains(&answer.status), "{path}: {}", answer.status);
        assert!(!answer.text().contains("[package]"), "{path}");
    }
}

#[test]
fn files_are_only_read() {
    let server = Running::start(site());
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"] {
        for path in ["/", "/health"] {
            let answer = ask(&server, method, path, "content-length: 0\r\n");
            assert_eq!(answer.status, 405, "{method} {path}");
            assert_eq!(answer.header("allow"), Some("GET, HEAD"));
            guarded(&answer, path);
        }
    }
}

#[test]
fn what_is_too_large_is_refused() {
    let server = Running::start(site());
    let body = get(&server, "/", "content-length: 10000000\r\n");
    assert_eq!((body.status, body.header("connection")), (413, Some("close")));
    let chunked = get(&server, "/", "transfer-encoding: chunked\r\n");
    assert_eq!(chunked.status, 413);
    let long = get(&server, &format!("/{}", "a".repeat(20_000)), "");
    assert!([414, 431].contains(&long.status), "{}", long.status);
    let many = "x-many: 1\r\n".repeat(100);
    assert_eq!(get(&server, "/", &many).status, 431);
    // And the next visitor is served.
    assert_eq!(get(&server, "/", "").status, 200);
}

#[test]
fn what_is_no_request_is_refused() {
    let server = Running::start(site());
    let mut stream = connect(&server);
    stream.write_all(b"\x16\x03\x01\x02\x00 this is not HTTP\r\n\r\n").unwrap();
    let mut said = Vec::new();
    let _ = stream.read_to_end(&mut said);
    assert!(said.is_empty() || said.starts_with(b"HTTP/1.1 400"));
    assert_eq!(get(&server, "/", "").status, 200);
}

#[test]
fn it_says_how_it_is() {
    let server = Running::start(site());
    let answer = get(&server, "/health", "");
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let health: HealthLine = nugar_api::read(&answer.text()).unwrap();
    assert_eq!(health.status, "ok");
    assert_eq!(health.build.as_deref(), Some("0a1b2c3d4e5f"));
}

#[test]
fn one_connection_carries_many_requests() {
    let server = Running::start(site());
    let mut stream = connect(&server);
    for _ in 0..3 {
        stream.write_all(b"GET /sw.js HTTP/1.1\r\nhost: localhost\r\n\r\n").unwrap();
        assert_eq!(read_answer(&mut stream).text(), "worker of the service");
    }
}

#[test]
fn many_visitors_at_once_are_served() {
    let server = Running::start(site());
    std::thread::scope(|scope| {
        let visits: Vec<_> = (0..64)
            .map(|_| scope.spawn(|| get(&server, "/0a1b2c3d4e5f/page.js", "").status))
            .collect();
        for visit in visits {
            assert_eq!(visit.join().unwrap(), 200);
        }
    });
}

#[test]
fn the_stop_is_graceful() {
    let large = "x".repeat(64 << 20);
    let site = Site::new([("index.html".to_owned(), Bytes::from(large.clone()))]);
    let mut server = Running::start(site);
    let mut idle = connect(&server);
    // An answer under way: larger than what the sockets hold, and not read yet.
    let mut slow = connect(&server);
    slow.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").unwrap();
    slow.read_exact(&mut [0; 8]).unwrap();
    server.tell_to_stop();
    // Nobody new is let in, and who asks nothing is let go …
    assert_eq!(idle.read(&mut [0; 8]).unwrap(), 0);
    let refused = |_: &u32| std::net::TcpStream::connect(server.address()).is_err();
    assert!(
        (0..100).inspect(|_| std::thread::sleep(Duration::from_millis(20))).any(|n| refused(&n))
    );
    // … but what was begun is finished.
    let mut rest = Vec::new();
    slow.read_to_end(&mut rest).unwrap();
    assert!(rest.ends_with(b"xxx") && rest.len() > large.len());
    let begin = Instant::now();
    server.wait();
    assert!(begin.elapsed() < Duration::from_secs(5));
}

#[test]
fn an_address_in_use_is_told() {
    let server = Running::start(site());
    let error = Server::bind(server.address(), site()).unwrap_err().to_string();
    assert!(error.starts_with(&server.address().to_string()), "{error}");
}
