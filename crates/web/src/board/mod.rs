//! The board: one widget for every geometry. It knows no rules: it shows a [`Look`] and reports
//! touched points.
//!
//! [`Look`]: nugar_rules::board::Look

mod dice;
mod drag;
mod dress;
mod figures;
mod icons;
mod marks;
mod paint;
mod pile;
mod plan;
mod pointers;
mod scenery;
mod shown;
mod widget;

pub(crate) use dice::{Dice, face_names};
pub(crate) use dress::Dress;
pub(crate) use figures::figure_icon;
pub(crate) use icons::icon;
pub(crate) use marks::{Grade, Marks};
pub(crate) use paint::Paint;
pub(crate) use pile::Pile;
pub(crate) use plan::Hold;
pub(crate) use pointers::Pointer;
pub(crate) use widget::{Board, Touch};
