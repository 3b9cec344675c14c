//! Little signs for buttons, drawn as lines.

/// The sign of that name; nothing for one that is not there.
pub(crate) fn icon(name: &str) -> String {
    let path = match name {
        "undo" => "M9 5L4 10L9 15M4 10H14A6 6 0 0 1 14 21H9",
        "redo" => "M15 5L20 10L15 15M20 10H10A6 6 0 0 0 10 21H15",
        "hint" => {
            "M9 18H15M10 21H14M8.5 14.5A6 6 0 1 1 15.5 14.5C14.6 15.3 14.6 16 14.5 17H9.5C9.4 16 9.4 15.3 8.5 14.5Z"
        }
        "flip" => "M7 4V18M7 18L3.5 14.5M7 18L10.5 14.5M17 20V6M17 6L13.5 9.5M17 6L20.5 9.5",
        "first" => "M6 5V19M18 5L9 12L18 19",
        "back" => "M15 5L7 12L15 19",
        "forth" => "M9 5L17 12L9 19",
        "last" => "M18 5V19M6 5L15 12L6 19",
        "menu" => "M4 6H20M4 12H20M4 18H20",
        _ => "",
    };
    format!(
        "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{path}\"/></svg>"
    )
}
