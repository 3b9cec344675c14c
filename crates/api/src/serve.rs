//! What a server tells programs about itself.

use serde::{Deserialize, Serialize};

/// The first line that a server writes: where it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ServeLine {
    /// What stands before every path.
    pub url: String,
    /// The build of the pages that it serves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub build: Option<String>,
}

/// How a server is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HealthLine {
    /// `ok`.
    pub status: String,
    /// The version of the program.
    pub version: String,
    /// The build of the pages that it serves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub build: Option<String>,
}
