//! A player beside the board: who it is, pieces in hand, pieces lost, clock.

use leptos::prelude::*;
use nugar_api::Seat;
use nugar_rules::game::{Side, Turn};
use nugar_rules::score::Player;

use crate::app::App;
use crate::board::{Pile, Touch, figure_icon};

/// The bar above or below the board.
pub(crate) fn bar(app: App, below: bool) -> AnyView {
    let side = move || {
        // Black sits below unless the board is turned.
        if app.play.turned.get() == below { Side::White } else { Side::Black }
    };
    let inside = move || {
        let side = side();
        untrack(move || one(app, side))
    };
    let due = move || {
        let turn = app.play.turn().and_then(Turn::side);
        turn == Some(side()) && !app.play.opening_due()
    };
    view! { <div class="player" class:below=below class:due=due>{inside}</div> }.into_any()
}

fn one(app: App, side: Side) -> AnyView {
    let dress = app.play.dress();
    let name = move || match app.play.player_of(side) {
        None => app.words.with(|words| words.side(side)),
        Some(player) => name_of(app, player),
    };
    let hand = Memo::new(move |_| app.play.look().hands.map_or(0, |hands| hands[side.index()]));
    let has_hand = Memo::new(move |_| {
        app.play.look().hands.is_some_and(|hands| hands.iter().any(|left| *left > 0))
    });
    let open = move || {
        let due = app.play.hand_is_due() && app.play.touched.get().is_empty();
        due && app.play.turn().and_then(Turn::side) == Some(side)
    };
    let dropped = move |cell: String| {
        let point = app.play.peek(|table| table.geometry().find(&cell)).flatten();
        if let Some(point) = point {
            app.touch(Touch::At(point));
        }
    };
    let pile = move || {
        has_hand.get().then(|| {
            view! {
                <Pile side=side dress=dress count=hand open=Signal::derive(open)
                    on_drop=Callback::new(dropped) />
            }
        })
    };
    let lost = move || {
        let lost = app.play.with(|table| table.lost()[side.index()]).unwrap_or(0);
        (lost > 0).then(|| app.say_with("page-lost", &[("count", lost.into())]))
    };
    let clock = move || {
        let clocks = app.play.clocks.get()?;
        let left = clocks.left[side.index()];
        let (minutes, seconds) = (left / 60_000, left / 1_000 % 60);
        let text = format!("{minutes}:{seconds:02}");
        Some(view! { <span class="clock" class:short=left < 20_000 role="timer">{text}</span> })
    };
    view! {
        <span class="face-icon" inner_html=figure_icon(dress, side)></span>
        <span class="who">
            <b>{move || app.words.with(|words| words.side(side))}</b>
            <span>{name}</span>
        </span>
        <span class="stock">
            {pile}
            <span class="lost">{lost}</span>
        </span>
        {clock}
    }
    .into_any()
}

/// What a player is called.
pub(crate) fn name_of(app: App, player: Player) -> String {
    let machine = app.play.has_machine();
    app.play.seats.with(|seats| match &seats[player as usize] {
        Seat::Person { name: Some(name) } => name.clone(),
        Seat::Person { name: None } if machine => app.say("play-you"),
        Seat::Person { name: None } => {
            let number = if player == Player::First { 1_u8 } else { 2 };
            app.say_with("page-player", &[("number", number.into())])
        }
        Seat::Machine { level } => app.words.with(|words| words.machine_listed(level)),
    })
}
