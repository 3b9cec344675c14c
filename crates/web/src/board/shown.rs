//! Which drawn piece is which, from one look to the next: so that pieces slide, come and leave.

use std::cell::Cell;

use leptos::prelude::*;
use nugar_rules::board::{Look, Piece, Point, Standing};
use nugar_rules::game::Side;

/// A drawn piece.
#[derive(Debug, Clone)]
pub(crate) struct Shown {
    /// Which one it is, as long as it is drawn.
    pub(crate) id: u32,
    /// Whose it is.
    pub(crate) side: Side,
    /// Where it stands.
    pub(crate) at: ArcRwSignal<Point>,
    /// How it stands.
    pub(crate) standing: ArcRwSignal<Standing>,
    /// Whether it has been taken and is fading.
    pub(crate) leaving: ArcRwSignal<bool>,
}

impl Shown {
    fn new(piece: Piece) -> Shown {
        thread_local!(static PIECES: Cell<u32> = const { Cell::new(0) });
        let id = PIECES.with(|pieces| {
            pieces.set(pieces.get() + 1);
            pieces.get()
        });
        Shown {
            id,
            side: piece.side,
            at: ArcRwSignal::new(piece.point),
            standing: ArcRwSignal::new(piece.standing),
            leaving: ArcRwSignal::new(false),
        }
    }
}

/// Brings the drawn pieces to a look. A piece that is gone from one place goes to the nearest new
/// place of its side; what remains comes or leaves.
pub(crate) fn settle(shown: &mut Vec<Shown>, look: &Look) {
    let mut new: Vec<Piece> = look.pieces.clone();
    let mut gone: Vec<Shown> = Vec::new();
    // Signals of their own count, since they outlive the effect that makes them.
    for drawn in shown.iter().filter(|drawn| !drawn.leaving.get_untracked()) {
        let here =
            |piece: &Piece| piece.point == drawn.at.get_untracked() && piece.side == drawn.side;
        match new.iter().position(here) {
            Some(i) => {
                let piece = new.swap_remove(i);
                if drawn.standing.get_untracked() != piece.standing {
                    drawn.standing.set(piece.standing);
                }
            }
            None => gone.push(drawn.clone()),
        }
    }
    for drawn in gone {
        let from = i32::from(drawn.at.get_untracked().0);
        let nearest = new
            .iter()
            .enumerate()
            .filter(|(_, piece)| piece.side == drawn.side)
            .min_by_key(|(_, piece)| (i32::from(piece.point.0) - from).abs())
            .map(|(i, _)| i);
        match nearest {
            Some(i) => {
                let piece = new.swap_remove(i);
                drawn.at.set(piece.point);
                drawn.standing.set(piece.standing);
            }
            None => drawn.leaving.set(true),
        }
    }
    new.sort_by_key(|piece| piece.point);
    shown.extend(new.into_iter().map(Shown::new));
}
