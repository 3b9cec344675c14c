//! One game between two players, from its opening to its end.

use nugar_engine::past::Past;
use nugar_rules::dice::Dice;
use nugar_rules::draws::Draws;
use nugar_rules::game::{Game, Opening, Side, Turn};

use crate::player::{Mishap, Player, Sight};

/// How a game ended.
pub(crate) struct Ended {
    pub(crate) winner: Option<Side>,
    /// The code of the rule or of the mishap.
    pub(crate) reason: &'static str,
    pub(crate) plies: u32,
    /// Pieces each side has had captured, black's first.
    pub(crate) lost: [u32; 2],
}

/// Plays a game; `players` are black's and white's.
pub(crate) fn play<G: Game>(
    game: &G,
    first: G::State,
    dice: &mut Dice,
    players: [&mut dyn Player<G>; 2],
    seed: &str,
) -> Ended {
    let [black, white] = players;
    let players = [black, white];
    let (mut past, mut draws) = (Past::none(first), Draws::new(game.limits(), first, 0));
    let (mut line, mut lost, mut thrown) = (Vec::new(), [0; 2], 0);
    let mut throw = |game: &G| {
        let roll = read(game, dice, thrown);
        thrown += 1;
        roll
    };
    if first == game.start() && game.opening() == (Opening::ThrowOff { played: true }) {
        // The starter plays the throw that won the start: the higher of two.
        let higher = loop {
            let pair = [throw(game), throw(game)];
            let [one, other] = pair.map(|roll| game.opening_value(roll));
            match one.cmp(&other) {
                std::cmp::Ordering::Less => break pair[1],
                std::cmp::Ordering::Equal => {}
                std::cmp::Ordering::Greater => break pair[0],
            }
        };
        past.state = game.roll(&first, higher);
    }
    loop {
        let plies = line.len() as u32;
        let side = match game.turn(&past.state) {
            Turn::Over(outcome) => {
                let (winner, reason) = (outcome.winner, outcome.reason.code());
                return Ended { winner, reason, plies, lost };
            }
            turn => {
                if let Some(reason) = draws.verdict() {
                    return Ended { winner: None, reason: reason.code(), plies, lost };
                }
                match turn {
                    Turn::Roll(_) => {
                        past.state = game.roll(&past.state, throw(game));
                        continue;
                    }
                    Turn::Decide(side) => side,
                    Turn::Over(_) => unreachable!("looked at above"),
                }
            }
        };
        let sight = Sight { game, first: &first, line: &line, past: &past, seed };
        let state = past.state;
        let m = match players[side.index()].choose(&sight) {
            Ok(m) => m,
            Err(mishap) => {
                let (winner, reason) = (Some(side.other()), Mishap::code(mishap));
                return Ended { winner, reason, plies, lost };
            }
        };
        lost[side.other().index()] += u32::from(game.captures(&state, m));
        line.push((state, m));
        let (next, resets) = (game.play(&state, m), game.resets(&state, m));
        draws.push(next, resets);
        past.push(next, resets);
    }
}

/// The throw of that number, as the game has it.
fn read<G: Game>(game: &G, dice: &mut Dice, number: u64) -> G::Roll {
    let text = dice.throw(number).text();
    game.read_roll(&text).expect("dice throw what games with dice know")
}
