//! The lessons of each game: a position, what to try on it, and what shows that it was done.

/// What shows that a lesson was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Any move.
    Move,
    /// So many pieces taken in all; the other side answers in between.
    Captures(u32),
    /// A touch that is refused with this fault.
    Refused(&'static str),
}

/// A lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lesson {
    /// The ruleset.
    pub(crate) rules: &'static str,
    /// The position.
    pub(crate) position: &'static str,
    /// Message of what it shows.
    pub(crate) title: &'static str,
    /// Message of what to try.
    pub(crate) text: &'static str,
    /// What shows that it was done.
    pub(crate) goal: Goal,
}

const fn lesson(
    rules: &'static str,
    position: &'static str,
    title: &'static str,
    text: &'static str,
    goal: Goal,
) -> Lesson {
    Lesson { rules, position, title, text, goal }
}

const DARA: &[Lesson] = &[
    lesson(
        "dara-walker",
        "6/2w3/3b2/1b4/4w1 b 10,10",
        "learn-place",
        "learn-dara-place",
        Goal::Move,
    ),
    lesson(
        "dara-walker",
        "6/1w4/2bb2/5w/3w2 b 10,9",
        "learn-no-row",
        "learn-dara-no-row",
        Goal::Refused("makes-row"),
    ),
    lesson(
        "dara-walker",
        "5w/1w2w1/2bb2/4b1/w2b2 b 0,0",
        "learn-row",
        "learn-dara-row",
        Goal::Captures(1),
    ),
    lesson(
        "dara-walker",
        "5w/w4w/1bbb2/4b1/2w3 b 0,0",
        "learn-no-four",
        "learn-dara-no-four",
        Goal::Refused("makes-long"),
    ),
    lesson(
        "dara-walker",
        "w3w1/5w/3w2/bb4/bbb1w1 b 0,0",
        "learn-horse",
        "learn-dara-horse",
        Goal::Captures(2),
    ),
];

const DALA: &[Lesson] = &[
    lesson(
        "dala",
        "6/6/6/6/6/6 b 12,12",
        "learn-centre",
        "learn-dala-centre",
        Goal::Refused("fill-first"),
    ),
    lesson(
        "dala",
        "6/6/2bw2/2wb2/w2b2/6 b 9,9",
        "learn-place-row",
        "learn-dala-place-row",
        Goal::Captures(1),
    ),
    lesson(
        "dala",
        "6/1w2w1/6/1bbbb1/w5/3w2 b 0,0",
        "learn-leave",
        "learn-dala-leave",
        Goal::Captures(1),
    ),
    lesson(
        "dala",
        "w4w/6/1w2w1/6/bb3w/bbb3 b 0,0",
        "learn-bull",
        "learn-dala-bull",
        Goal::Captures(2),
    ),
];

const DALDOSA: &[Lesson] = &[
    lesson(
        "daldosa",
        "wwwwwwwwwwwwwwww/17/bbbbbbbbbbbbbbbb b A3",
        "learn-dal",
        "learn-daldosa-dal",
        Goal::Move,
    ),
    lesson(
        "daldosa",
        "4wwwwwwwwwwww/3B4B8/4bbbbbbbbbbbb b 24",
        "learn-two-dice",
        "learn-daldosa-two-dice",
        Goal::Move,
    ),
    lesson(
        "daldosa",
        "4wwwwwwwwwwww/2B2W5B5/4bbbbbbbbbbbb b 23",
        "learn-take",
        "learn-daldosa-take",
        Goal::Captures(1),
    ),
    lesson(
        "daldosa",
        "4wwwwwwwwwwww/3BB12/4bbbbbbbbbbbb b 22",
        "learn-jump",
        "learn-daldosa-jump",
        Goal::Refused("own-jumped"),
    ),
    lesson(
        "daldosa",
        "wwwwwwwwwwwwwwww/17/bbbbbbbbbbbbbbbb b 34",
        "learn-lost",
        "learn-daldosa-lost",
        Goal::Refused("throw-lost"),
    ),
];

/// The lessons of a game, named by what its rulesets' ids begin with.
pub(crate) fn lessons_of(game: &str) -> &'static [Lesson] {
    match game {
        "dala" => DALA,
        "daldosa" | "daldoza" => DALDOSA,
        _ => DARA,
    }
}
