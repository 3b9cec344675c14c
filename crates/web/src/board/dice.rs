//! Two long four-sided dice as they lie on the table.

use leptos::prelude::*;

/// The faces of such a die, with that letter for the one.
pub(crate) fn face_names(one: char) -> [String; 4] {
    [one.to_string(), "II".to_owned(), "III".to_owned(), "IIII".to_owned()]
}

/// Strokes of the face that a throw's text writes so.
fn strokes(face: char, one: char) -> String {
    let count = match face {
        '2' => 2,
        '3' => 3,
        '4' => 4,
        _ if one == 'X' => return "M-13-14L13 14M13-14L-13 14".to_owned(),
        _ => return "M-14 15L0-15L14 15M-9 5H9".to_owned(),
    };
    let left = -f64::from(count - 1) * 8.0;
    let stroke = |text: String, i| text + &format!("M{} -14V14", left + f64::from(i) * 16.0);
    (0..count).fold(String::new(), stroke)
}

fn die(face: char, one: char, y: f64, tilt: f64) -> String {
    format!(
        "<g transform=\"translate(110 {y}) rotate({tilt})\"><g class=\"die\">\
         <path class=\"shade\" d=\"M-68-16H74L98 8L74 32H-68L-90 8Z\"/>\
         <path class=\"die-top\" d=\"M-72-24H72L94 0L72 24H-72L-94 0Z\"/>\
         <path class=\"die-side\" d=\"M-72 24L-94 0L-72 8H72L94 0L72 24Z\"/>\
         <path class=\"die-edge\" d=\"M-72-24H72L94 0L72 24H-72L-94 0ZM-94 0L-72 8H72L94 0M-72 8V24M72 8V24\"/>\
         <path class=\"die-face\" transform=\"translate(0 -6)\" d=\"{}\"/></g></g>",
        strokes(face, one)
    )
}

/// The dice, showing a throw or lying idle. They roll whenever the throw is another one.
#[component]
pub(crate) fn Dice(
    /// The throw as text.
    #[prop(into)]
    throw: Signal<Option<String>>,
    /// The letter of the one.
    one: char,
    /// What they are called.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let drawing = move || {
        let throw = throw.get();
        let idle = throw.is_none();
        let mut faces = throw.as_deref().unwrap_or("A4").chars();
        let (low, high) = (faces.next().unwrap_or('A'), faces.next().unwrap_or('4'));
        let inside = die(low, one, 44.0, -4.0) + &die(high, one, 116.0, 3.0);
        view! {
            <svg class="dice" class:idle=idle viewBox="0 0 220 160" role="img" aria-label=label
                inner_html=inside></svg>
        }
        .into_any()
    };
    view! { <div class="dice-box">{drawing}</div> }.into_any()
}
