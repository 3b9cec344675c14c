//! The icon, drawn once from a few shapes: as SVG, and as PNG in any size.

use std::fmt::Write as _;
use std::io::Write as _;

use anyhow::Result;
use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};

/// Red, green and blue.
type Colour = [u8; 3];

const SAND: Colour = [0xd9, 0xb5, 0x7f];
const HOLE: Colour = [0x7d, 0x56, 0x28];
const STICK: Colour = [0x3b, 0x24, 0x12];
const NUT: Colour = [0xf4, 0xe6, 0xc8];

/// The drawing is so wide and high, in units of its own.
const SIDE: f64 = 64.0;

/// A shape in one colour.
enum Shape {
    Ellipse {
        centre: (f64, f64),
        radii: (f64, f64),
        fill: Colour,
    },
    /// A line with round ends.
    Line {
        from: (f64, f64),
        to: (f64, f64),
        width: f64,
        fill: Colour,
    },
}

/// Two holes in the sand; a nut in one, a stick in the other. The later ones lie above.
const SHAPES: [Shape; 5] = [
    Shape::Ellipse { centre: (17.0, 43.0), radii: (14.0, 9.5), fill: HOLE },
    Shape::Ellipse { centre: (47.0, 43.0), radii: (14.0, 9.5), fill: HOLE },
    Shape::Line { from: (45.0, 44.0), to: (54.0, 15.0), width: 7.0, fill: STICK },
    Shape::Ellipse { centre: (17.0, 36.5), radii: (10.5, 11.0), fill: HOLE },
    Shape::Ellipse { centre: (17.0, 36.5), radii: (9.0, 9.5), fill: NUT },
];

/// How the ground ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ground {
    /// In rounded corners.
    Round,
    /// Nowhere: the system cuts the icon to a shape of its own, so the drawing keeps off the edge.
    Full,
}

/// Radius of the ground's corners.
const CORNER: f64 = 14.0;
/// How much smaller the drawing is where the system cuts.
const KEPT: f64 = 0.7;
/// Samples a pixel has in each direction.
const SAMPLES: u32 = 4;

/// The icon as SVG.
pub(crate) fn svg() -> String {
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\">\
         <rect width=\"{SIDE}\" height=\"{SIDE}\" rx=\"{CORNER}\" fill=\"{}\"/>",
        hex(SAND)
    );
    for shape in &SHAPES {
        let _ = match shape {
            Shape::Ellipse { centre: (x, y), radii: (rx, ry), fill } => {
                let fill = hex(*fill);
                write!(
                    text,
                    "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\" fill=\"{fill}\"/>"
                )
            }
            Shape::Line { from: (x, y), to: (u, v), width, fill } => write!(
                text,
                "<path d=\"M{x} {y}L{u} {v}\" stroke=\"{}\" stroke-width=\"{width}\" \
                 stroke-linecap=\"round\"/>",
                hex(*fill)
            ),
        };
    }
    text + "</svg>\n"
}

fn hex([red, green, blue]: Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The icon as PNG, so many pixels wide and high.
pub(crate) fn png(size: u32, ground: Ground) -> Result<Vec<u8>> {
    let mut lines = Vec::new();
    for y in 0..size {
        // Each line begins with how it is told from the one above: not at all.
        lines.push(0);
        for x in 0..size {
            lines.extend(pixel(x, y, size, ground));
        }
    }
    let mut pressed = ZlibEncoder::new(Vec::new(), Compression::best());
    pressed.write_all(&lines)?;
    let mut head = [size.to_be_bytes(), size.to_be_bytes()].concat();
    // Eight bits each of red, green, blue and opacity; nothing interlaced.
    head.extend([8, 6, 0, 0, 0]);
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    chunk(&mut png, *b"IHDR", &head);
    chunk(&mut png, *b"IDAT", &pressed.finish()?);
    chunk(&mut png, *b"IEND", &[]);
    Ok(png)
}

fn chunk(png: &mut Vec<u8>, kind: [u8; 4], data: &[u8]) {
    png.extend((data.len() as u32).to_be_bytes());
    let mut sum = Crc::new();
    sum.update(&kind);
    sum.update(data);
    png.extend(kind);
    png.extend(data);
    png.extend(sum.sum().to_be_bytes());
}

/// Red, green, blue and opacity of a pixel: the mean of its samples.
fn pixel(x: u32, y: u32, size: u32, ground: Ground) -> [u8; 4] {
    let (mut sum, mut seen) = ([0_u32; 3], 0);
    for sample in 0..SAMPLES * SAMPLES {
        let at = |pixel: u32, sample: u32| {
            (f64::from(pixel) + (f64::from(sample) + 0.5) / f64::from(SAMPLES)) * SIDE
                / f64::from(size)
        };
        let point = (at(x, sample % SAMPLES), at(y, sample / SAMPLES));
        if let Some(colour) = colour(point, ground) {
            seen += 1;
            for (sum, part) in sum.iter_mut().zip(colour) {
                *sum += u32::from(part);
            }
        }
    }
    let [red, green, blue] = sum.map(|sum| (sum / seen.max(1)) as u8);
    [red, green, blue, (seen * 255 / (SAMPLES * SAMPLES)) as u8]
}

/// The colour at a point of the drawing; none beyond its ground.
fn colour((x, y): (f64, f64), ground: Ground) -> Option<Colour> {
    let middle = SIDE / 2.0;
    let (x, y) = match ground {
        Ground::Full => (middle + (x - middle) / KEPT, middle + (y - middle) / KEPT),
        Ground::Round => {
            let beyond = |at: f64| ((at - middle).abs() - (middle - CORNER)).max(0.0);
            if beyond(x).hypot(beyond(y)) > CORNER {
                return None;
            }
            (x, y)
        }
    };
    let there = SHAPES.iter().rev().find(|shape| covers(shape, (x, y)));
    Some(there.map_or(SAND, |shape| match shape {
        Shape::Ellipse { fill, .. } | Shape::Line { fill, .. } => *fill,
    }))
}

fn covers(shape: &Shape, (x, y): (f64, f64)) -> bool {
    match *shape {
        Shape::Ellipse { centre: (cx, cy), radii: (rx, ry), .. } => {
            ((x - cx) / rx).hypot((y - cy) / ry) <= 1.0
        }
        Shape::Line { from: (fx, fy), to: (tx, ty), width, .. } => {
            let (dx, dy) = (tx - fx, ty - fy);
            let along = ((x - fx) * dx + (y - fy) * dy) / (dx * dx + dy * dy);
            let along = along.clamp(0.0, 1.0);
            (x - fx - along * dx).hypot(y - fy - along * dy) <= width / 2.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_shapes_are_drawn_in_both_forms() {
        let svg = svg();
        assert_eq!(svg.matches("<ellipse").count() + svg.matches("<path").count(), SHAPES.len());
        // The middle of the nut, of the empty hole, of the stick; the sand; beyond the corner.
        let at = |x, y| colour((x, y), Ground::Round);
        assert_eq!(at(17.0, 36.0), Some(NUT));
        assert_eq!(at(38.0, 44.0), Some(HOLE));
        assert_eq!(at(51.0, 25.0), Some(STICK));
        assert_eq!(at(32.0, 10.0), Some(SAND));
        assert_eq!(at(0.5, 0.5), None);
        assert_eq!(colour((0.5, 0.5), Ground::Full), Some(SAND));
    }

    #[test]
    fn what_a_system_cuts_away_is_only_ground() {
        for step in 0..360 {
            let turn = f64::from(step).to_radians();
            // Systems keep at least a circle of four fifths.
            let edge = (32.0 + 25.6 * turn.cos(), 32.0 + 25.6 * turn.sin());
            assert_eq!(colour(edge, Ground::Full), Some(SAND), "{edge:?}");
        }
    }

    #[test]
    fn a_png_has_its_size_and_its_sums() {
        let png = png(32, Ground::Round).unwrap();
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        assert_eq!(&png[12..24], b"IHDR\0\0\0\x20\0\0\0\x20");
        // The sum of an empty end, as the format's description gives it.
        assert_eq!(&png[png.len() - 8..], b"IEND\xae\x42\x60\x82");
    }
}
