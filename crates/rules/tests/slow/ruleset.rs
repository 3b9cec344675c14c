//! Ruleset texts, `id` or `id+field=value,...`, read by a table of our own. Panics at nonsense:
//! this is a test tool.

use super::alignment::Cell;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Family {
    Alignment,
    RunningFight,
}

use Family::{Alignment, RunningFight};

/// The fields of the games of alignment in table order, each with the value that the presets have
/// unless they say otherwise.
pub const ALIGNMENT_FIELDS: [(&str, &str); 16] = [
    ("files", "6"),
    ("ranks", "5"),
    ("pieces", "12"),
    ("fill_first", "none"),
    ("place_three", "forbidden"),
    ("place_long", "forbidden"),
    ("move_long", "forbidden"),
    ("leave_long", "captures"),
    ("captures_per_move", "one"),
    ("protect_rows", "no"),
    ("all_protected", "none"),
    ("capture_choice", "compulsory"),
    ("lose_at", "2"),
    ("no_move", "loses"),
    ("repetition", "3"),
    ("quiet_limit", "200"),
];

/// The fields of the running-fight games in table order, each with daldosa's value.
pub const RUNNING_FIGHT_FIELDS: [(&str, &str); 11] = [
    ("outer", "16"),
    ("prow", "yes"),
    ("pieces", "16"),
    ("dal", "hole-ahead"),
    ("added", "last-hole-takes"),
    ("either_die", "chooses"),
    ("double_dal", "throws-again"),
    ("opening_played", "no"),
    ("undalled_taken", "yes"),
    ("win_at", "0"),
    ("quiet_limit", "2000"),
];

/// Every preset: id, family, and what it says otherwise than the tables above.
pub const PRESETS: [(&str, Family, &str); 20] = [
    ("dara-walker", Alignment, ""),
    ("dara-walker-b4", Alignment, "place_three=free,place_long=free"),
    ("dara-walker-b4b6", Alignment, "place_three=free,place_long=free,leave_long=none"),
    ("dara-walker-b5", Alignment, "move_long=free"),
    ("dara-walker-b5b6", Alignment, "move_long=free,leave_long=none"),
    ("dara-bell", Alignment, "place_three=free,place_long=free,move_long=free"),
    ("dara-bell-b6", Alignment, "place_three=free,place_long=free,move_long=free,leave_long=none"),
    (
        "dara-bell-b6-strict",
        Alignment,
        "place_three=free,place_long=free,move_long=free,leave_long=forbidden",
    ),
    ("dara-italian", Alignment, "place_three=free,protect_rows=yes"),
    (
        "dara-italian-doppia",
        Alignment,
        "place_three=free,captures_per_move=per-row,protect_rows=yes",
    ),
    ("dara-italian-niger", Alignment, "protect_rows=yes"),
    (
        "dala",
        Alignment,
        "ranks=6,fill_first=c3c4d3d4,place_three=captures,place_long=free,move_long=free",
    ),
    (
        "dala-doppia",
        Alignment,
        "ranks=6,fill_first=c3c4d3d4,place_three=captures,place_long=free,move_long=free,captures_per_move=per-row",
    ),
    ("wali", Alignment, "lose_at=0"),
    (
        "derrah",
        Alignment,
        "files=7,ranks=6,place_three=free,place_long=free,move_long=free,leave_long=none,captures_per_move=per-row",
    ),
    ("daldosa", RunningFight, ""),
    ("daldosa-sternmost", RunningFight, "dal=sternmost"),
    ("daldosa-jaeren", RunningFight, "outer=12,prow=no,pieces=12"),
    ("daldosa-12-13-12", RunningFight, "outer=12,pieces=12"),
    ("daldoza", RunningFight, "win_at=1"),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceThree {
    Forbidden,
    Free,
    Captures,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveLong {
    Captures,
    None,
    Forbidden,
}

#[derive(Clone, Debug)]
pub struct AlignmentRules {
    pub files: usize,
    pub ranks: usize,
    pub pieces: usize,
    pub fill_first: Vec<Cell>,
    pub place_three: PlaceThree,
    pub place_long_is_free: bool,
    pub move_long_is_free: bool,
    pub leave_long: LeaveLong,
    pub captures_per_row: bool,
    pub rows_are_protected: bool,
    pub any_when_all_protected: bool,
    pub capture_is_optional: bool,
    pub lose_at: usize,
    pub no_move_draws: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    LastHoleTakes,
    EachHoleTakes,
    None,
}

#[derive(Clone, Debug)]
pub struct RunningFightRules {
    pub outer: usize,
    pub middle: usize,
    pub pieces: usize,
    pub only_sternmost_is_dalled: bool,
    pub added: Added,
    pub higher_die: bool,
    pub double_dal_throws_again: bool,
    pub undalled_can_be_taken: bool,
    pub win_at: usize,
}

/// A ruleset as far as moves and outcomes depend on it: repetition, quiet_limit and opening_played
/// are checked, then forgotten.
#[derive(Clone, Debug)]
pub enum Ruleset {
    Alignment(AlignmentRules),
    RunningFight(RunningFightRules),
}

impl Ruleset {
    pub fn read(text: &str) -> Ruleset {
        let values = Values(values(text));
        match family(text) {
            Alignment => Ruleset::Alignment(read_alignment(&values)),
            RunningFight => Ruleset::RunningFight(read_running_fight(&values)),
        }
    }
}

/// The family of the preset that a ruleset text begins with.
pub fn family(text: &str) -> Family {
    preset(text).1
}

/// Every field of a ruleset text with its value, in table order.
pub fn values(text: &str) -> Vec<(&'static str, String)> {
    let (_, family, differs) = preset(text);
    let fields: &[(&'static str, &str)] = match family {
        Alignment => &ALIGNMENT_FIELDS,
        RunningFight => &RUNNING_FIGHT_FIELDS,
    };
    let mut values: Vec<_> =
        fields.iter().map(|(field, value)| (*field, (*value).to_string())).collect();
    let own = text.split_once('+').map_or("", |(_, own)| own);
    assert!(!text.ends_with('+'), "a plus sign and no field: {text}");
    for part in differs.split(',').chain(own.split(',')).filter(|part| !part.is_empty()) {
        let (field, value) = part.split_once('=').unwrap_or_else(|| panic!("no value: {part}"));
        let (_, old) = values
            .iter_mut()
            .find(|(known, _)| *known == field)
            .unwrap_or_else(|| panic!("no such field: {field}"));
        *old = value.to_string();
    }
    values
}

/// The canonical text of a ruleset: the id, and in table order the fields that differ from it.
pub fn canonical(text: &str) -> String {
    let (id, ..) = preset(text);
    with_values(id, &values(text).into_iter().map(|(_, value)| value).collect::<Vec<_>>())
}

/// The text of the ruleset that has all these values, in table order, named by this preset.
pub fn with_values(id: &str, wanted: &[String]) -> String {
    let preset = values(id);
    assert_eq!(preset.len(), wanted.len(), "{id} has other fields");
    let differing: Vec<String> = preset
        .iter()
        .zip(wanted)
        .filter(|((_, value), wanted)| value != *wanted)
        .map(|((field, _), wanted)| format!("{field}={wanted}"))
        .collect();
    if differing.is_empty() {
        return id.to_string();
    }
    format!("{id}+{}", differing.join(","))
}

fn preset(text: &str) -> (&'static str, Family, &'static str) {
    let id = text.split('+').next().unwrap_or_default();
    *PRESETS
        .iter()
        .find(|(known, ..)| *known == id)
        .unwrap_or_else(|| panic!("no such preset: {id}"))
}

struct Values(Vec<(&'static str, String)>);

impl Values {
    fn text(&self, field: &str) -> &str {
        let found = self.0.iter().find(|(known, _)| *known == field);
        &found.unwrap_or_else(|| panic!("no such field: {field}")).1
    }

    fn number(&self, field: &str, from: usize, to: usize) -> usize {
        let text = self.text(field);
        let number = text.parse().unwrap_or_else(|_| panic!("{field} is {text}"));
        assert!((from..=to).contains(&number), "{field} is {number}, not {from}–{to}");
        number
    }

    fn one_of<T: Copy>(&self, field: &str, known: &[(&str, T)]) -> T {
        let text = self.text(field);
        let found = known.iter().find(|(value, _)| *value == text);
        found.unwrap_or_else(|| panic!("{field} is {text}")).1
    }

    /// True for the second of the two values.
    fn is_second(&self, field: &str, first: &str, second: &str) -> bool {
        self.one_of(field, &[(first, false), (second, true)])
    }
}

fn read_alignment(values: &Values) -> AlignmentRules {
    let files = values.number("files", 3, 8);
    let ranks = values.number("ranks", 3, 8);
    let pieces = values.number("pieces", 3, 64);
    let lose_at = values.number("lose_at", 0, 2);
    assert!(pieces > lose_at, "{pieces} pieces and lose_at {lose_at}");
    assert!(2 * pieces < files * ranks, "{pieces} pieces on {files} by {ranks}");
    assert_ne!(values.number("repetition", 0, usize::MAX), 1, "repetition is 1");
    values.number("quiet_limit", 0, usize::MAX);
    AlignmentRules {
        files,
        ranks,
        pieces,
        fill_first: read_cells(values.text("fill_first"), files, ranks),
        place_three: values.one_of(
            "place_three",
            &[
                ("forbidden", PlaceThree::Forbidden),
                ("free", PlaceThree::Free),
                ("captures", PlaceThree::Captures),
            ],
        ),
        place_long_is_free: values.is_second("place_long", "forbidden", "free"),
        move_long_is_free: values.is_second("move_long", "forbidden", "free"),
        leave_long: values.one_of(
            "leave_long",
            &[
                ("captures", LeaveLong::Captures),
                ("none", LeaveLong::None),
                ("forbidden", LeaveLong::Forbidden),
            ],
        ),
        captures_per_row: values.is_second("captures_per_move", "one", "per-row"),
        rows_are_protected: values.is_second("protect_rows", "no", "yes"),
        any_when_all_protected: values.is_second("all_protected", "none", "any"),
        capture_is_optional: values.is_second("capture_choice", "compulsory", "optional"),
        lose_at,
        no_move_draws: values.is_second("no_move", "loses", "draw"),
    }
}

fn read_cells(text: &str, files: usize, ranks: usize) -> Vec<Cell> {
    if text == "none" {
        return Vec::new();
    }
    let letters: Vec<char> = text.chars().collect();
    let mut cells = Vec::new();
    for pair in letters.chunks(2) {
        let &[file, rank] = pair else {
            panic!("half a cell in {text}");
        };
        let file = "abcdefgh".find(file).unwrap_or_else(|| panic!("no such file: {file}"));
        let rank = "12345678".find(rank).unwrap_or_else(|| panic!("no such rank: {rank}"));
        assert!(file < files && rank < ranks, "{text} leaves the board");
        assert!(!cells.contains(&(file, rank)), "{text} names a cell twice");
        cells.push((file, rank));
    }
    assert!(!cells.is_empty(), "fill_first names no cell and is not none");
    cells
}

fn read_running_fight(values: &Values) -> RunningFightRules {
    let outer = values.number("outer", 4, 24);
    let prow = values.is_second("prow", "no", "yes");
    let pieces = values.number("pieces", 1, outer);
    let win_at = values.number("win_at", 0, 1);
    assert!(pieces > win_at, "{pieces} pieces and win_at {win_at}");
    values.is_second("opening_played", "no", "yes");
    values.number("quiet_limit", 0, usize::MAX);
    RunningFightRules {
        outer,
        middle: outer + usize::from(prow),
        pieces,
        only_sternmost_is_dalled: values.is_second("dal", "hole-ahead", "sternmost"),
        added: values.one_of(
            "added",
            &[
                ("last-hole-takes", Added::LastHoleTakes),
                ("each-hole-takes", Added::EachHoleTakes),
                ("none", Added::None),
            ],
        ),
        higher_die: values.is_second("either_die", "chooses", "higher"),
        double_dal_throws_again: values.is_second("double_dal", "nothing", "throws-again"),
        undalled_can_be_taken: values.is_second("undalled_taken", "no", "yes"),
        win_at,
    }
}
