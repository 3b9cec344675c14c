//! What a board is dug into, raised from or built of.

use std::fmt::Write as _;

use nugar_rules::key::mix;

use super::dress::Dress;
use super::plan::{Plan, STEP};

/// The drawing of an empty board.
pub(crate) fn scenery(plan: &Plan, dress: Dress, filled_first: &[(f64, f64)]) -> String {
    let mut text = String::with_capacity(8_000);
    text.push_str("<g class=\"art\">");
    match dress {
        Dress::Sand => sand(&mut text, plan),
        Dress::Mud => mud(&mut text, plan, filled_first),
        Dress::Oak => oak(&mut text, plan),
    }
    text.push_str("</g><g class=\"plain\">");
    plain(&mut text, plan, dress, filled_first);
    text.push_str("</g>");
    text
}

/// Numbers from 0 to 1 that are the same at every visit.
struct Scatter(u64);

impl Scatter {
    fn next(&mut self) -> f64 {
        self.0 = mix(self.0, 1);
        (self.0 >> 40) as f64 / f64::from(1u32 << 24)
    }

    fn within(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.next()
    }
}

fn frame(text: &mut String, plan: &Plan, class: &str, inset: f64, radius: f64) {
    let _ = write!(
        text,
        "<rect class=\"{class}\" x=\"{inset}\" y=\"{inset}\" width=\"{}\" height=\"{}\" rx=\"{radius}\"/>",
        plan.width - 2.0 * inset,
        plan.height - 2.0 * inset,
    );
}

/// Grains in three sizes as one path each.
fn grains(text: &mut String, plan: &Plan, scatter: &mut Scatter, count: usize, inset: f64) {
    for (class, length) in [("grain-dark", 1.2), ("grain-light", 1.6), ("grain-dark", 2.4)] {
        let _ = write!(text, "<path class=\"{class}\" d=\"");
        for _ in 0..count {
            let x = scatter.within(inset, plan.width - inset);
            let y = scatter.within(inset, plan.height - inset);
            let _ = write!(text, "M{x:.0} {y:.0}h{length}");
        }
        text.push_str("\"/>");
    }
}

fn sand(text: &mut String, plan: &Plan) {
    let mut scatter = Scatter(7);
    frame(text, plan, "sand-ground", 4.0, 34.0);
    // Ripples of the wind.
    text.push_str("<path class=\"ripple\" d=\"");
    let mut y = 30.0;
    while y < plan.height - 20.0 {
        let (sway, end) = (scatter.within(-16.0, 16.0), plan.width - 22.0);
        let _ = write!(
            text,
            "M22 {y:.0}C{:.0} {:.0} {:.0} {:.0} {end:.0} {:.0}",
            plan.width * 0.3,
            y + sway,
            plan.width * 0.66,
            y - sway,
            y + sway * 0.6
        );
        y += scatter.within(26.0, 44.0);
    }
    text.push_str("\"/>");
    grains(text, plan, &mut scatter, 170, 14.0);
    for (_, (x, y)) in plan.spots() {
        let (turn, wide) = (scatter.within(-30.0, 30.0), scatter.within(0.97, 1.05));
        let _ = write!(
            text,
            "<g transform=\"translate({x} {y}) rotate({turn:.0}) scale({wide:.2} 1)\">\
             <circle class=\"heap\" r=\"46\"/></g>\
             <g transform=\"translate({x} {y})\"><circle class=\"dug\" r=\"40\"/>\
             <path class=\"dug-shade\" d=\"M-36-17A40 40 0 0 1 30-26A44 44 0 0 0-36-17Z\"/>\
             <path class=\"dug-light\" d=\"M36 17A40 40 0 0 1-28 28A46 46 0 0 0 36 17Z\"/></g>"
        );
        // Crumbs thrown out while digging.
        text.push_str("<path class=\"crumb\" d=\"");
        for _ in 0..5 {
            let (angle, far) = (scatter.within(0.0, 6.3), scatter.within(44.0, 50.0));
            let _ = write!(text, "M{:.0} {:.0}h1", x + far * angle.cos(), y + far * angle.sin());
        }
        text.push_str("\"/>");
    }
}

fn mud(text: &mut String, plan: &Plan, filled_first: &[(f64, f64)]) {
    let mut scatter = Scatter(11);
    frame(text, plan, "mud-ground", 4.0, 34.0);
    // The slab leaves room for coordinates on the ground.
    let (left, top, radius) = (40.0, 26.0, 26.0);
    let (wide, high) = (plan.width - 2.0 * left, plan.height - top - 52.0);
    for (class, down, less) in
        [("mud-side", 14.0, 0.0), ("mud-top", 0.0, 0.0), ("mud-edge", 9.0, 9.0)]
    {
        let _ = write!(
            text,
            "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"/>",
            left + less,
            top + down,
            wide - 2.0 * less,
            high - 2.0 * less,
            radius - less,
        );
    }
    grains(text, plan, &mut scatter, 110, left + 14.0);
    // Cracks of drying.
    text.push_str("<path class=\"crack\" d=\"");
    for _ in 0..9 {
        let mut x = scatter.within(60.0, plan.width - 60.0);
        let mut y = scatter.within(60.0, plan.height - 60.0);
        let _ = write!(text, "M{x:.0} {y:.0}");
        for _ in 0..4 {
            x += scatter.within(-16.0, 16.0);
            y += scatter.within(-14.0, 14.0);
            let _ = write!(text, "L{x:.0} {y:.0}");
        }
    }
    text.push_str("\"/>");
    for (x, y) in filled_first {
        let _ =
            write!(text, "<circle class=\"first-ring\" cx=\"{x}\" cy=\"{}\" r=\"34\"/>", y + 12.0);
    }
    for (_, (x, y)) in plan.spots() {
        let y = y + 16.0;
        let _ = write!(
            text,
            "<ellipse class=\"pit-rim\" cx=\"{x}\" cy=\"{y}\" rx=\"24\" ry=\"17\"/>\
             <ellipse class=\"pit\" cx=\"{x}\" cy=\"{y}\" rx=\"19\" ry=\"13\"/>"
        );
    }
}

/// The boat, prow to the right, before it is turned to how it is held.
fn oak(text: &mut String, plan: &Plan) {
    let mut scatter = Scatter(5);
    let end = (plan.size.0 - 1.0) / 2.0 * STEP;
    let hull = |out: f64| {
        let (stern, bow, side) = (-end - 62.0 - out, end - 60.0, plan.across + 42.0 + out);
        let tip = end + 132.0 + out * 1.4;
        format!(
            "M{stern} {n}H{bow}C{a} {n} {b} -{half} {tip} 0C{b} {half} {a} {side} {bow} {side}H{stern}\
             C{c} {d} {c} -{d} {stern} {n}Z",
            n = -side,
            half = side * 0.5,
            a = end + 30.0 + out,
            b = end + 92.0 + out,
            c = stern - 40.0,
            d = side * 0.7,
        )
    };
    let _ = write!(
        text,
        "<g transform=\"translate({} {}) rotate({})\">",
        plan.width / 2.0,
        plan.height / 2.0,
        plan.angle()
    );
    let _ = write!(
        text,
        "<path class=\"hull\" d=\"{}\"/><path class=\"deck\" d=\"{}\"/>",
        hull(20.0),
        hull(0.0)
    );
    // Planks run from end to end, their grain with them.
    text.push_str("<path class=\"plank\" d=\"");
    for y in [-plan.across / 2.0, plan.across / 2.0] {
        let _ = write!(text, "M{} {y}H{}", -end - 86.0, end + 104.0);
    }
    text.push_str("\"/><path class=\"fibre\" d=\"");
    for _ in 0..46 {
        let (x, y) = (
            scatter.within(-end - 70.0, end - 20.0),
            scatter.within(-plan.across - 34.0, plan.across + 34.0),
        );
        let (length, sway) = (scatter.within(60.0, 260.0), scatter.within(-5.0, 5.0));
        let to = (x + length).min(end + 20.0 - y.abs() * 0.3);
        let _ = write!(
            text,
            "M{x:.0} {y:.0}Q{:.0} {:.0} {to:.0} {y:.0}",
            f64::midpoint(x, to),
            y + sway
        );
    }
    let _ = write!(
        text,
        "\"/><path class=\"stem-post\" d=\"M{} 0H{}\"/></g>",
        end + 108.0,
        end + 158.0
    );
    for (_, (x, y)) in plan.spots() {
        let _ = write!(
            text,
            "<circle class=\"bore-rim\" cx=\"{x}\" cy=\"{y}\" r=\"14\"/>\
             <circle class=\"bore\" cx=\"{x}\" cy=\"{y}\" r=\"11\"/>"
        );
    }
}

fn plain(text: &mut String, plan: &Plan, dress: Dress, filled_first: &[(f64, f64)]) {
    frame(text, plan, "plain-ground", 4.0, 10.0);
    for (_, (x, y)) in plan.spots() {
        let _ = match dress {
            Dress::Oak => {
                write!(text, "<circle class=\"plain-hole\" cx=\"{x}\" cy=\"{y}\" r=\"12\"/>")
            }
            _ => write!(
                text,
                "<rect class=\"plain-cell\" x=\"{}\" y=\"{}\" width=\"{STEP}\" height=\"{STEP}\"/>",
                x - STEP / 2.0,
                y - STEP / 2.0
            ),
        };
    }
    for (x, y) in filled_first {
        let _ = write!(
            text,
            "<rect class=\"plain-first\" x=\"{}\" y=\"{}\" width=\"84\" height=\"84\" rx=\"8\"/>",
            x - 42.0,
            y - 42.0
        );
    }
}
