//! The machines in a worker of the browser, so that a thinking machine never keeps the page waiting.
//! Nothing is kept between questions.

use nugar_api::{MoveAsked, PlayerAnswer, PlayerQuery};
use nugar_engine::bench;
use nugar_engine::opponents::{Opponent, choose, opponents};
use nugar_rules::catalog::{PRESETS, Preset, Ruleset};

fn main() {
    nugar_worker::serve(|query: PlayerQuery| match query {
        PlayerQuery::Opponents { ruleset } => {
            let known = Ruleset::read(&ruleset).map(|ruleset| opponents(&ruleset));
            let known = known.unwrap_or_default();
            let usual = known.contains(&Opponent::USUAL).then(|| Opponent::USUAL.code());
            let codes = known.into_iter().map(Opponent::code).collect();
            PlayerAnswer::Opponents { codes, usual }
        }
        PlayerQuery::Move(asked) => PlayerAnswer::Move { text: play(&asked) },
        PlayerQuery::Bench => {
            let count = |preset: &Preset| (preset.id, bench::nodes(preset));
            PlayerAnswer::Bench { rulesets: PRESETS.iter().map(count).collect() }
        }
    });
}

fn play(asked: &MoveAsked) -> Option<String> {
    choose(asked.machine()?, &*asked.table().ok()?, &asked.seed)
}
