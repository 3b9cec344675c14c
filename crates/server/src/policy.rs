//! What a browser may do with what we send: headers that stand on every answer.

use axum::http::{HeaderMap, HeaderValue, header};

/// The one page that other sites may show in a frame.
pub const EMBED: &str = "embed.html";

/// Everything from here, nothing inline, nothing from elsewhere, in nobody's frame.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The same for [`EMBED`], which may stand in any frame.
pub const EMBED_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/// Nothing that a board could need.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(self), camera=(), display-capture=(), \
    encrypted-media=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), \
    midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()";

/// Adds them to the answer for a file.
pub(crate) fn add(headers: &mut HeaderMap, name: &str) {
    let embed = name == EMBED;
    let policy = if embed { EMBED_POLICY } else { POLICY };
    let sharing = if embed { "cross-origin" } else { "same-origin" };
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::HeaderName::from_static("permissions-policy"), PERMISSIONS),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (header::HeaderName::from_static("cross-origin-resource-policy"), sharing),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_policies_differ_in_frames_alone() {
        assert_eq!(POLICY.replace("frame-ancestors 'none'", "frame-ancestors *"), EMBED_POLICY);
    }
}
