//! Requests and their answers: the files of a site, and how the server is.

use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, header};
use axum::middleware::{self, Next};
use axum::routing::any;
use nugar_api::HealthLine;
use tracing::Level;

use crate::file::{File, Form};
use crate::refusal::{self, Refusal};
use crate::site::{MISSING, Site};
use crate::tables::Tables;
use crate::{accept, limits, policy};

/// Where a program asks how the server is.
const HEALTH: &str = "/health";

/// What is served.
#[derive(Debug, Default)]
pub(crate) struct Served {
    pub(crate) site: Site,
    pub(crate) tables: Option<Tables>,
}

/// Everything that is answered.
pub(crate) fn router(served: Arc<Served>) -> Router {
    Router::new()
        .route(HEALTH, any(health))
        .fallback(any(page))
        .with_state(served)
        .layer(middleware::from_fn(around))
}

/// What is done for every request: limits, headers, logs. A body is not sent for `HEAD`: the
/// connection sees to that.
async fn around(request: Request, next: Next) -> Response<Body> {
    let start = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut answer = if limits::is_too_large(request.headers()) {
        Refusal::TooLarge.answer()
    } else if method == Method::GET || method == Method::HEAD {
        next.run(request).await
    } else {
        Refusal::Method.answer()
    };
    let name = Site::name(&path).unwrap_or_default();
    policy::add(answer.headers_mut(), &name);
    let (status, micros) = (answer.status().as_u16(), start.elapsed().as_micros() as u64);
    match refusal::level(answer.status()) {
        Level::ERROR => tracing::error!(%method, path, status, micros, "answered"),
        Level::WARN => tracing::warn!(%method, path, status, micros, "answered"),
        _ => tracing::info!(%method, path, status, micros, "answered"),
    }
    answer
}

/// How the server is.
async fn health(State(served): State<Arc<Served>>) -> Response<Body> {
    let health = HealthLine {
        status: "ok".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        build: served.site.build().map(str::to_owned),
    };
    let mut answer = Response::new(Body::from(nugar_api::line(&health) + "\n"));
    let mut add = |name, value| answer.headers_mut().insert(name, HeaderValue::from_static(value));
    add(header::CONTENT_TYPE, "application/json");
    add(header::CACHE_CONTROL, "no-store");
    answer
}

/// The file at a path.
async fn page(State(served): State<Arc<Served>>, request: Request) -> Response<Body> {
    let (path, site) = (request.uri().path(), &served.site);
    if let Some(tables) = &served.tables
        && let Some(answer) = tables.answer(path, request.headers()).await
    {
        return answer;
    }
    let name = Site::name(path).filter(|name| name != MISSING);
    match name.and_then(|name| site.file(&name)) {
        Some(file) => send(file, request.headers()),
        None => missing(site, path, request.headers()),
    }
}

/// A file in the smallest form that the request takes, or word that its copy is the one.
fn send(file: &File, headers: &HeaderMap) -> Response<Body> {
    let taken = |form: &&Form| accept::takes(headers, form.encoding);
    // Every file has its plain form; without one there is nothing to send.
    let Some(form) = file.forms.iter().find(taken) else { return Refusal::Missing.answer() };
    let same = accept::has(headers, &form.tag);
    let body = if same { Bytes::new() } else { form.bytes.clone() };
    let mut answer = Response::new(Body::from(body));
    let to = answer.headers_mut();
    if let Ok(tag) = HeaderValue::from_str(&form.tag) {
        to.insert(header::ETAG, tag);
    }
    to.insert(header::CACHE_CONTROL, HeaderValue::from_static(file.keep.header()));
    if file.forms.len() > 1 {
        to.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if same {
        *answer.status_mut() = StatusCode::NOT_MODIFIED;
        return answer;
    }
    to.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
    if let Some(token) = form.encoding.token() {
        to.insert(header::CONTENT_ENCODING, HeaderValue::from_static(token));
    }
    answer
}

/// Nothing is there: the site's own page for a reader, the status alone for a program.
fn missing(site: &Site, path: &str, headers: &HeaderMap) -> Response<Body> {
    let plain = |file: &File| file.forms.last().map(|form| form.bytes.clone());
    let mut answer = Refusal::Missing.answer();
    if let Some(page) = site.file(MISSING).filter(|_| accept::takes_page(headers)).and_then(plain) {
        let page = String::from_utf8_lossy(&page).replace("href=\"./\"", &home(path));
        *answer.body_mut() = Body::from(page);
        let kind = HeaderValue::from_static(crate::file::kind(MISSING));
        answer.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    answer
}

/// The link from a path to the root, relative, since a proxy may have taken away what stood before.
fn home(path: &str) -> String {
    let deep = path.matches('/').count().saturating_sub(1);
    format!("href=\"{}\"", if deep == 0 { "./".to_owned() } else { "../".repeat(deep) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn home_is_as_far_up_as_the_path_is_deep() {
        assert_eq!(home("/x"), "href=\"./\"");
        assert_eq!(home("/x/"), "href=\"../\"");
        assert_eq!(home("/x/y/z"), "href=\"../../\"");
    }
}
