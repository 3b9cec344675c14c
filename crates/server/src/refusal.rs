//! Why a request is not answered as it wished: status, level in the logs and headers, in one place.

use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};
use tracing::Level;

/// A refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// Nothing has that name.
    Missing,
    /// Files are only read.
    Method,
    /// Of a table only parts are given, and none that large or beyond its end.
    Range,
    /// More is sent than anything here would read.
    TooLarge,
}

impl Refusal {
    pub(crate) const fn status(self) -> StatusCode {
        match self {
            Refusal::Missing => StatusCode::NOT_FOUND,
            Refusal::Method => StatusCode::METHOD_NOT_ALLOWED,
            Refusal::Range => StatusCode::RANGE_NOT_SATISFIABLE,
            Refusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        }
    }

    /// The answer: its status, and the status's own name as text.
    pub(crate) fn answer(self) -> Response<Body> {
        let status = self.status();
        let text = format!("{} {}\n", status.as_str(), status.canonical_reason().unwrap_or(""));
        let mut answer = Response::new(Body::from(text));
        *answer.status_mut() = status;
        let mut add = |name, value| {
            answer.headers_mut().insert(name, HeaderValue::from_static(value));
        };
        add(header::CONTENT_TYPE, "text/plain; charset=utf-8");
        add(header::CACHE_CONTROL, "no-store");
        match self {
            Refusal::Missing | Refusal::Range => {}
            Refusal::Method => add(header::ALLOW, "GET, HEAD"),
            // What follows on this connection would be the rest of what is not read.
            Refusal::TooLarge => add(header::CONNECTION, "close"),
        }
        answer
    }
}

/// How loud an answer is in the logs: our own faults above those of others, and both above what
/// went well.
pub(crate) fn level(status: StatusCode) -> Level {
    if status.is_server_error() {
        Level::ERROR
    } else if status.is_client_error() && status != StatusCode::NOT_FOUND {
        Level::WARN
    } else {
        Level::INFO
    }
}
