//! How much one visitor may ask of the server at once.

use std::time::Duration;

use axum::http::{HeaderMap, header};

/// Bytes of a request's head; longer ones are refused with 431 by the connection.
pub(crate) const HEAD: usize = 16 << 10;
/// Lines of a request's head.
pub(crate) const LINES: usize = 64;
/// How long a head may take to arrive, and a connection may stay without one.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// Connections at a time; further ones wait to be taken.
pub(crate) const CONNECTIONS: usize = 1024;
/// How long answers that are under way may take once the server is told to stop.
pub(crate) const FAREWELL: Duration = Duration::from_secs(10);
/// How long to wait when a connection could not be taken.
pub(crate) const PAUSE: Duration = Duration::from_millis(100);
/// Bytes of a request's body: nothing here reads one.
const BODY: u64 = 64 << 10;

/// Whether a request says that it sends more than is let in, or does not say how much.
pub(crate) fn is_too_large(headers: &HeaderMap) -> bool {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    let length = length.and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
    length > BODY || headers.contains_key(header::TRANSFER_ENCODING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_are_limited() {
        let with = |name, value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, value.parse().unwrap());
            is_too_large(&headers)
        };
        assert!(!is_too_large(&HeaderMap::new()));
        assert!(!with(header::CONTENT_LENGTH, "65536"));
        assert!(with(header::CONTENT_LENGTH, "65537"));
        assert!(with(header::TRANSFER_ENCODING, "chunked"));
    }
}
