//! The pieces, drawn around the origin after the things they are; and plain ones beside them, of
//! which a style sheet shows one or the other.

use nugar_rules::game::Side;

use super::dress::Dress;

/// Plain pieces of boards where nothing turns.
const PLAIN: [&str; 2] = [
    "<circle class=\"dark-disc\" r=\"36\"/><path class=\"light-line\" d=\"M-15-15L15 15M15-15L-15 15\"/>",
    "<circle class=\"light-disc\" r=\"35\"/><circle class=\"dark-line\" r=\"15\"/>",
];
/// Plain pieces of boats.
const PLAIN_PEGS: [&str; 2] = [
    "<path class=\"dark-disc\" d=\"M-40-15H40V15H-40Z\"/><path class=\"light-line\" d=\"M-30 0H30\"/>",
    "<rect class=\"light-disc\" x=\"-40\" y=\"-15\" width=\"80\" height=\"30\" rx=\"15\"/>\
     <circle class=\"dark-line\" r=\"5\"/>",
];

/// The drawing of a piece.
pub(crate) fn figure(dress: Dress, side: Side) -> String {
    let art = match (dress, side) {
        (Dress::Sand, Side::Black) => include_str!("../../art/stick.svg"),
        (Dress::Sand, Side::White) => include_str!("../../art/nut.svg"),
        (Dress::Mud, Side::Black) => include_str!("../../art/barked.svg"),
        (Dress::Mud, Side::White) => include_str!("../../art/peeled.svg"),
        (Dress::Oak, Side::Black) => include_str!("../../art/bog.svg"),
        (Dress::Oak, Side::White) => include_str!("../../art/birch.svg"),
    };
    let plain = if dress == Dress::Oak { PLAIN_PEGS } else { PLAIN }[side.index()];
    format!("<g class=\"art\">{}</g><g class=\"plain\">{plain}</g>", art.trim())
}

/// A piece alone, as a little picture.
pub(crate) fn figure_icon(dress: Dress, side: Side) -> String {
    let class = dress.class();
    let figure = figure(dress, side);
    format!(
        "<svg class=\"piece-icon {class}\" viewBox=\"-52 -56 104 104\" aria-hidden=\"true\">{figure}</svg>"
    )
}
