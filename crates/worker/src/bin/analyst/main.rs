//! Who analyses games and looks into tables of endings, in a worker of the browser beside the
//! machines'. What analyses have found and tables that were brought are kept between questions.

mod desk;
mod known;
mod shelf;
mod site;

use desk::Desk;
use nugar_api::{AnalystAnswer, AnalystQuery};
use nugar_engine::analysis::Effort;

fn main() {
    let mut desk = Desk::default();
    nugar_worker::serve(move |query: AnalystQuery| match query {
        AnalystQuery::Look { game, lines, nodes } => {
            AnalystAnswer::Look { analysis: desk.look(&game, Effort { lines, nodes }) }
        }
        AnalystQuery::Judge { game, nodes } => {
            AnalystAnswer::Judged { judged: desk.judge(&game, Effort { lines: 1, nodes }) }
        }
        AnalystQuery::Known { ruleset, position } => known::answer(&ruleset, &position),
        AnalystQuery::Move(asked) => AnalystAnswer::Move { text: desk.play(&asked) },
    });
}
