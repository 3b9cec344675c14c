//! The page's machine by hand and against a machine that knows nothing but texts.

use nugar_engine::opponents::{Opponent, choose, opponents};
use nugar_engine::page;
use nugar_rules::catalog::{PRESETS, Rules, Ruleset};
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::game::{Game, Side, Turn};
use nugar_rules::playout::{Playouts, Random, Step};
use nugar_rules::running_fight::{RaceState, RunningFight};
use nugar_rules::table;

fn race(ruleset: &str) -> RunningFight {
    match Ruleset::read(ruleset).unwrap().rules() {
        Rules::RunningFight(rules) => RunningFight::new(*rules),
        Rules::Alignment(_) => panic!("{ruleset} is no running-fight game"),
    }
}

fn best(ruleset: &str, position: &str) -> String {
    let game = race(ruleset);
    let state = game.read(position).unwrap().state;
    game.text(&state, page::choose(&game, &state).unwrap())
}

fn exposure(position: &str, side: Side) -> u32 {
    let game = race("daldosa");
    page::exposure(&game, &game.read(position).unwrap().state, side)
}

#[test]
fn exposure_by_hand() {
    // White on m4 is two holes ahead of black on m2, both dalled and alone. Black takes it with a
    // 2 on one die when the throw must then add up elsewhere: alone, black has to use both dice
    // if it can, and an added throw ends three or more holes ahead unless it is AA.
    assert_eq!(exposure("16/1B1W13/16 b -", Side::White), 1);
    // Five holes ahead: A4 and 23, each two of sixteen.
    assert_eq!(exposure("16/1B4W10/16 b -", Side::White), 4);
    // Not ahead within eight holes: safe. The same with the enemy one hole behind the piece.
    assert_eq!(exposure("16/1B9W5/16 b -", Side::White), 0);
    assert_eq!(exposure("16/1BW14/16 b -", Side::White), 0);
    // A second black piece may use the other die: every throw with a 2 takes (seven of sixteen),
    // AA takes by adding, and so does nothing else.
    assert_eq!(exposure("16/1B1W8B4/16 b -", Side::White), 8);
    // Who is to throw does not matter to who is exposed.
    assert_eq!(exposure("16/1B1W8B4/16 w -", Side::White), 8);
}

#[test]
fn choices_by_hand() {
    // The only play there is.
    assert_eq!(best("daldosa", "16/1W1B13/16 w 23"), "m2-m7");
    // Taking comes first: 2 takes on m4, whatever is exposed by it.
    assert!(best("daldosa", "16/1W1B9W3/B15 w 24").contains("xm4"));
}

/// The same machine from texts alone.
fn naive(game: &RunningFight, state: &RaceState) -> Option<String> {
    let side = state.side();
    let key = |play| {
        let after = game.play(state, play);
        let exposed = if let Turn::Over(_) = game.turn(&after) {
            0
        } else {
            let text = game.position(&after);
            let rows = text.split(' ').next().unwrap();
            let enemy = side.other().letter();
            let own = |text: &str| {
                // Every hole of the board, and whether a piece of the side stands there.
                let mut holes = Vec::new();
                let mut run = 0;
                for letter in text.split(' ').next().unwrap().chars() {
                    if let Some(digit) = letter.to_digit(10) {
                        run = run * 10 + digit;
                        continue;
                    }
                    holes.extend((0..std::mem::take(&mut run)).map(|_| false));
                    if letter != '/' {
                        holes.push(letter.eq_ignore_ascii_case(&side.letter()));
                    }
                }
                holes.extend((0..run).map(|_| false));
                holes
            };
            let mut exposed = 0;
            for one in 1..=4 {
                for other in 1..=4 {
                    let text = format!("{rows} {enemy} {one}{other}");
                    let thrown = game.read(&text).unwrap().state;
                    let now = own(&text);
                    let mut taken = vec![false; now.len()];
                    for play in game.list(&thrown) {
                        let then = own(&game.position(&game.play(&thrown, play)));
                        for (hole, stands) in now.iter().enumerate() {
                            taken[hole] |= *stands && !then[hole];
                        }
                    }
                    exposed += taken.iter().filter(|taken| **taken).count();
                }
            }
            exposed
        };
        (u8::MAX - game.captures(state, play), exposed, game.text(state, play))
    };
    game.list(state).into_iter().map(key).min().map(|(_, _, text)| text)
}

#[test]
fn agrees_with_texts_alone() {
    let user =
        ["daldosa+outer=5,pieces=4,added=each-hole-takes", "daldosa+outer=4,prow=no,pieces=3"];
    let rulesets = PRESETS.iter().map(|preset| preset.id).chain(user);
    let mut seen = 0;
    for id in rulesets {
        let ruleset = Ruleset::read(id).unwrap();
        let Rules::RunningFight(rules) = ruleset.rules() else { continue };
        let game = RunningFight::new(*rules);
        for n in 0..2 {
            let mut last = None;
            let mut throws = 0;
            Playouts::new(&game).play(game.start(), &mut Random::new(n), |step| {
                throws += 1;
                if let Step::Played(state, _) = step {
                    last = Some(state);
                    if throws % 7 > 1 {
                        return;
                    }
                    let play = page::choose(&game, &state).map(|play| game.text(&state, play));
                    assert_eq!(play, naive(&game, &state), "{id} {}", game.position(&state));
                    seen += 1;
                }
            });
            assert_eq!(page::choose(&game, &game.start()), None, "before the throw");
            assert!(last.is_some());
        }
    }
    assert!(seen > 300, "{seen}");
}

#[test]
fn plays_games_at_tables() {
    for id in ["daldosa", "daldoza", "daldosa-jaeren"] {
        let ruleset = Ruleset::read(id).unwrap();
        assert!(opponents(&ruleset).contains(&Opponent::Page));
        let seed = DiceSource::Seeded { seed: "page".to_owned() };
        let mut table = table::start(ruleset, None, seed).unwrap();
        for _ in 0..5_000 {
            match table.turn() {
                Turn::Over(_) => break,
                Turn::Roll(_) => {
                    assert_eq!(choose(Opponent::Page, &*table, ""), None);
                    let throw = table.seeded_throw().unwrap();
                    table.next(&Event::Threw { throw }).unwrap();
                }
                Turn::Decide(_) => {
                    let text = choose(Opponent::Page, &*table, "").unwrap();
                    table.next(&Event::Moved { text }).unwrap();
                }
            }
        }
        assert!(table.outcome().is_some(), "{id}");
        assert_eq!(choose(Opponent::Page, &*table, ""), None);
    }
}
