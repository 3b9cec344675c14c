//! What a request says it can take: packings, kinds, and copies that it has.

use axum::http::{HeaderMap, HeaderName, header};

use crate::file::Encoding;

/// The items of a header that is a list, over all its lines.
fn items(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim).filter(|item| !item.is_empty())
}

/// An item without its parameters, and its weight.
fn weighted(item: &str) -> (&str, f32) {
    let mut parts = item.split(';').map(str::trim);
    let token = parts.next().unwrap_or_default();
    let weight = parts.find_map(|part| part.strip_prefix("q=")).map(str::trim);
    (token, weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0)))
}

/// Whether a packing is taken. Bytes as they are always are: whoever refuses them gets them all
/// the same, for want of anything else.
pub(crate) fn takes(headers: &HeaderMap, encoding: Encoding) -> bool {
    let Some(wanted) = encoding.token() else { return true };
    let mut any = None;
    for (token, weight) in items(headers, header::ACCEPT_ENCODING).map(weighted) {
        if token.eq_ignore_ascii_case(wanted) {
            return weight > 0.0;
        }
        if token == "*" {
            any = Some(weight > 0.0);
        }
    }
    any.unwrap_or(false)
}

/// Whether a page can be shown, rather than only a status told.
pub(crate) fn takes_page(headers: &HeaderMap) -> bool {
    let mut kinds = items(headers, header::ACCEPT).map(weighted);
    kinds.any(|(kind, weight)| weight > 0.0 && kind.eq_ignore_ascii_case("text/html"))
}

/// Whether the request's copy is the one with that tag.
pub(crate) fn has(headers: &HeaderMap, tag: &str) -> bool {
    items(headers, header::IF_NONE_MATCH)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &HeaderName, lines: &[&'static str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(name, line.parse().unwrap());
        }
        headers
    }

    #[test]
    fn packings_are_weighed() {
        for (lines, brotli, gzip) in [
            (&[][..], false, false),
            (&["gzip, deflate, br"], true, true),
            (&["gzip", "br"], true, true),
            (&["br;q=0, *"], false, true),
            (&["*;q=0"], false, false),
            (&["gzip;q=0.5, BR;q=0.001"], true, true),
            (&["gzip;q=x"], false, false),
            (&["x-gzip, brotli"], false, false),
        ] {
            let headers = headers(&header::ACCEPT_ENCODING, lines);
            assert_eq!(takes(&headers, Encoding::Brotli), brotli, "{lines:?}");
            assert_eq!(takes(&headers, Encoding::Gzip), gzip, "{lines:?}");
            assert!(takes(&headers, Encoding::Plain));
        }
    }

    #[test]
    fn a_copy_is_known_by_its_tag() {
        for (line, same) in [
            ("\"a\"", true),
            ("W/\"a\"", true),
            ("\"b\", \"a\"", true),
            ("*", true),
            ("\"b\"", false),
            ("a", false),
        ] {
            assert_eq!(has(&headers(&header::IF_NONE_MATCH, &[line]), "\"a\""), same, "{line}");
        }
    }

    #[test]
    fn browsers_take_pages_and_programs_do_not() {
        assert!(takes_page(&headers(&header::ACCEPT, &["text/html,*/*;q=0.8"])));
        assert!(!takes_page(&headers(&header::ACCEPT, &["*/*"])));
        assert!(!takes_page(&HeaderMap::new()));
    }
}
