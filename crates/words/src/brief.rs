//! A ruleset in brief, a dozen short lines made from its values, so that they are true of any.

use nugar_rules::alignment::{
    AlignmentRules, AllProtected, CaptureChoice, CapturesPerMove, LeaveLong, Long, NoMove,
    PlaceThree, ProtectRows,
};
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::fault::Arg;
use nugar_rules::running_fight::{
    Added, Dal, DoubleDal, EitherDie, OpeningPlayed, Prow, RaceRules, UndalledTaken,
};

use crate::Words;
use crate::say::{number, spaced};

/// A message's key and its variables.
type Line = (&'static str, Vec<(&'static str, Arg)>);

impl Words {
    /// The rules in at most twelve lines.
    pub fn brief_lines(&self, ruleset: &Ruleset) -> Vec<String> {
        let lines = match ruleset.rules() {
            Rules::Alignment(rules) => alignment(rules, &cells_of(ruleset)),
            Rules::RunningFight(rules) => race(rules, ruleset.preset.one_face.unwrap_or('A')),
        };
        lines.iter().map(|(key, args)| self.say_with(key, args)).collect()
    }
}

/// The cells to be filled first, with spaces between.
fn cells_of(ruleset: &Ruleset) -> String {
    let texts = ruleset.rules().texts();
    texts.iter().find(|(name, _)| *name == "fill_first").map_or(String::new(), |(_, t)| spaced(t))
}

fn alignment(rules: &AlignmentRules, fill_first: &str) -> Vec<Line> {
    let size = vec![
        ("pieces", number(rules.pieces)),
        ("files", number(rules.files)),
        ("ranks", number(rules.ranks)),
    ];
    let mut lines: Vec<Line> = vec![("brief-board", size)];
    if rules.fill_first.is_empty() {
        lines.push(("brief-placement", vec![]));
    } else {
        let count = number(rules.fill_first.len());
        lines.push((
            "brief-placement-filling",
            vec![("cells", fill_first.to_owned().into()), ("count", count)],
        ));
    }
    lines.push(("brief-row", vec![]));
    match rules.place_three {
        PlaceThree::Forbidden => lines.push(("brief-place-row-forbidden", vec![])),
        PlaceThree::Free => lines.push(("brief-place-row-free", vec![])),
        PlaceThree::Captures => {}
    }
    lines.push(("brief-movement", vec![]));
    let capture = match rules.place_three {
        PlaceThree::Captures => "brief-capture-both",
        PlaceThree::Forbidden | PlaceThree::Free => "brief-capture-step",
    };
    lines.push((capture, vec![]));
    let earned = match (rules.captures_per_move, rules.capture_choice) {
        (CapturesPerMove::One, CaptureChoice::Compulsory) => "brief-earn-one-compulsory",
        (CapturesPerMove::One, CaptureChoice::Optional) => "brief-earn-one-optional",
        (CapturesPerMove::PerRow, CaptureChoice::Compulsory) => "brief-earn-row-compulsory",
        (CapturesPerMove::PerRow, CaptureChoice::Optional) => "brief-earn-row-optional",
    };
    lines.push((earned, vec![]));
    let long = match (rules.place_long, rules.move_long) {
        (Long::Forbidden, Long::Forbidden) => "brief-long-forbidden",
        (Long::Free, Long::Forbidden) => "brief-long-placed",
        (Long::Forbidden, Long::Free) => "brief-long-stepped",
        (Long::Free, Long::Free) => "brief-long-free",
    };
    lines.push((long, vec![]));
    if rules.place_long == Long::Free || rules.move_long == Long::Free {
        let leave = match rules.leave_long {
            LeaveLong::Captures => "brief-leave-captures",
            LeaveLong::None => "brief-leave-none",
            LeaveLong::Forbidden => "brief-leave-forbidden",
        };
        lines.push((leave, vec![]));
    }
    let protected = match (rules.protect_rows, rules.all_protected) {
        (ProtectRows::No, _) => "brief-protect-no",
        (ProtectRows::Yes, AllProtected::None) => "brief-protect-none",
        (ProtectRows::Yes, AllProtected::Any) => "brief-protect-any",
    };
    lines.push((protected, vec![]));
    let end = match rules.no_move {
        NoMove::Loses => "brief-end-loses",
        NoMove::Draw => "brief-end-draw",
    };
    lines.push((end, vec![("count", number(rules.lose_at))]));
    let draws = match (rules.repetition, rules.quiet_limit) {
        (0, 0) => None,
        (_, 0) => Some("brief-repetition"),
        (0, _) => Some("brief-quiet"),
        _ => Some("brief-draws"),
    };
    let args = vec![("times", number(rules.repetition)), ("count", number(rules.quiet_limit))];
    lines.extend(draws.map(|key| (key, args)));
    lines
}

fn race(rules: &RaceRules, face: char) -> Vec<Line> {
    let middle = rules.outer + u8::from(rules.prow == Prow::Yes);
    let size = vec![
        ("outer", number(rules.outer)),
        ("middle", number(middle)),
        ("pieces", number(rules.pieces)),
    ];
    let face = || vec![("face", Arg::from(face))];
    let opening = match rules.opening_played {
        OpeningPlayed::No => "brief-opening-anew",
        OpeningPlayed::Yes => "brief-opening-played",
    };
    let dal = match rules.dal {
        Dal::HoleAhead => "brief-dal-any",
        Dal::Sternmost => "brief-dal-sternmost",
    };
    let added = match rules.added {
        Added::LastHoleTakes => "brief-added-last",
        Added::EachHoleTakes => "brief-added-each",
        Added::None => "brief-added-none",
    };
    let duty = match rules.either_die {
        EitherDie::Chooses => "brief-dice-chooses",
        EitherDie::Higher => "brief-dice-higher",
    };
    let taken = match rules.undalled_taken {
        UndalledTaken::Yes => "brief-taken-all",
        UndalledTaken::No => "brief-taken-dalled",
    };
    let double = match rules.double_dal {
        DoubleDal::ThrowsAgain => "brief-double-again",
        DoubleDal::Nothing => "brief-double-nothing",
    };
    let mut lines: Vec<Line> = vec![
        ("brief-boat", size),
        ("brief-dice", face()),
        (opening, vec![]),
        (dal, face()),
        ("brief-way", vec![]),
        (added, vec![]),
        (duty, vec![]),
        (taken, vec![]),
        ("brief-jump", vec![]),
        (double, face()),
        ("brief-race-end", vec![("count", number(rules.win_at))]),
    ];
    if rules.quiet_limit > 0 {
        lines.push(("brief-race-quiet", vec![("count", number(rules.quiet_limit))]));
    }
    lines
}
