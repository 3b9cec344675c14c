//! The published games of alignment: every field decided, with its ground.
//!
//! A place in a source is its own number or heading; ¶ counts paragraphs under the heading.

use super::spec::{
    AlignmentSpec, AllProtected, CaptureChoice, CapturesPerMove, LeaveLong, Long, NoMove,
    PlaceThree, ProtectRows,
};
use crate::catalog::{Preset, Spec};
use crate::sources::{BELL, BOARD_AND_PIECES, FRENCH, ITALIAN, LOISIRS, MAANINRE, WALKER};
use crate::spec::{chosen, inferred, stated};
use crate::stones::Stones;

/// Dara after Walker's rulebook.
pub const DARA_WALKER: Preset = Preset {
    id: "dara-walker",
    title: "Dara, Walker's rulebook",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &WALKER, "§1"),
        ranks: stated(5, &WALKER, "§1"),
        pieces: stated(12, &WALKER, "§2"),
        fill_first: stated(Stones::NONE, &WALKER, "§3"),
        place_three: stated(PlaceThree::Forbidden, &WALKER, "§4"),
        place_long: inferred(Long::Forbidden, &WALKER, "why-long-holds-row"),
        move_long: stated(Long::Forbidden, &WALKER, "§7"),
        leave_long: chosen(LeaveLong::Captures, "why-no-fours-to-leave"),
        captures_per_move: stated(CapturesPerMove::One, &WALKER, "§9"),
        protect_rows: inferred(ProtectRows::No, &WALKER, "why-any-piece"),
        all_protected: chosen(AllProtected::None, "why-nothing-protected"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &WALKER, "§10"),
        no_move: chosen(NoMove::Loses, "why-house-no-move"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// … with Bell's item 4: rows and longs may be placed.
pub const DARA_WALKER_B4: Preset = Preset {
    id: "dara-walker-b4",
    title: "Dara, Walker's rulebook with Bell's item 4",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &WALKER, "§1"),
        ranks: stated(5, &WALKER, "§1"),
        pieces: stated(12, &WALKER, "§2"),
        fill_first: stated(Stones::NONE, &WALKER, "§3"),
        place_three: stated(PlaceThree::Free, &BELL, "Variations 4"),
        place_long: stated(Long::Free, &BELL, "W: Variations 4"),
        move_long: stated(Long::Forbidden, &WALKER, "§7"),
        leave_long: inferred(LeaveLong::Captures, &WALKER, "why-item-6-left-out"),
        captures_per_move: stated(CapturesPerMove::One, &WALKER, "§9"),
        protect_rows: inferred(ProtectRows::No, &WALKER, "why-any-piece"),
        all_protected: chosen(AllProtected::None, "why-nothing-protected"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &WALKER, "§10"),
        no_move: chosen(NoMove::Loses, "why-house-no-move"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// … with items 4 and 6.
pub const DARA_WALKER_B4B6: Preset = Preset {
    id: "dara-walker-b4b6",
    title: "Dara, Walker's rulebook with Bell's item 4 and item 6",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &WALKER, "§1"),
        ranks: stated(5, &WALKER, "§1"),
        pieces: stated(12, &WALKER, "§2"),
        fill_first: stated(Stones::NONE, &WALKER, "§3"),
        place_three: stated(PlaceThree::Free, &BELL, "Variations 4"),
        place_long: stated(Long::Free, &BELL, "W: Variations 4"),
        move_long: stated(Long::Forbidden, &WALKER, "§7"),
        leave_long: inferred(LeaveLong::None, &WALKER, "why-item-6-no-capture"),
        captures_per_move: stated(CapturesPerMove::One, &WALKER, "§9"),
        protect_rows: inferred(ProtectRows::No, &WALKER, "why-any-piece"),
        all_protected: chosen(AllProtected::None, "why-nothing-protected"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &WALKER, "§10"),
        no_move: chosen(NoMove::Loses, "why-house-no-move"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// … with Bell's item 5: longs may be made by steps.
pub const DARA_WALKER_B5: Preset = Preset {
    id: "dara-walker-b5",
    title: "Dara, Walker's rulebook with Bell's item 5",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &WALKER, "§1"),
        ranks: stated(5, &WALKER, "§1"),
        pieces: stated(12, &WALKER, "§2"),
        fill_first: stated(Stones::NONE, &WALKER, "§3"),
        place_three: stated(PlaceThree::Forbidden, &WALKER, "§4"),
        place_long: inferred(Long::Forbidden, &WALKER, "why-long-holds-row"),
        move_long: stated(Long::Free, &BELL, "Variations 5"),
        leave_long: inferred(LeaveLong::Captures, &WALKER, "why-item-6-left-out"),
        captures_per_move: stated(CapturesPerMove::One, &WALKER, "§9"),
        protect_rows: inferred(ProtectRows::No, &WALKER, "why-any-piece"),
        all_protected: chosen(AllProtected::None, "why-nothing-protected"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &WALKER, "§10"),
        no_move: chosen(NoMove::Loses, "why-house-no-move"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// … with items 5 and 6.
pub const DARA_WALKER_B5B6: Preset = Preset {
    id: "dara-walker-b5b6",
    title: "Dara, Walker's rulebook with Bell's item 5 and item 6",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &WALKER, "§1"),
        ranks: stated(5, &WALKER, "§1"),
        pieces: stated(12, &WALKER, "§2"),
        fill_first: stated(Stones::NONE, &WALKER, "§3"),
        place_three: stated(PlaceThree::Forbidden, &WALKER, "§4"),
        place_long: inferred(Long::Forbidden, &WALKER, "why-long-holds-row"),
        move_long: stated(Long::Free, &BELL, "Variations 5"),
        leave_long: inferred(LeaveLong::None, &WALKER, "why-item-6-no-capture"),
        captures_per_move: stated(CapturesPerMove::One, &WALKER, "§9"),
        protect_rows: inferred(ProtectRows::No, &WALKER, "why-any-piece"),
        all_protected: chosen(AllProtected::None, "why-nothing-protected"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &WALKER, "§10"),
        no_move: chosen(NoMove::Loses, "why-house-no-move"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// Dara after Bell: items 4 and 5.
pub const DARA_BELL: Preset = Preset {
    id: "dara-bell",
    title: "Dara after Bell",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &WALKER, "§1"),
        ranks: stated(5, &WALKER, "§1"),
        pieces: stated(12, &WALKER, "§2"),
        fill_first: stated(Stones::NONE, &WALKER, "§3"),
        place_three: stated(PlaceThree::Free, &BELL, "Variations 4"),
        place_long: stated(Long::Free, &BELL, "W: Variations 4"),
        move_long: stated(Long::Free, &BELL, "Variations 5"),
        leave_long: inferred(LeaveLong::Captures, &WALKER, "why-item-6-left-out"),
        captures_per_move: stated(CapturesPerMove::One, &WALKER, "§9"),
        protect_rows: inferred(ProtectRows::No, &WALKER, "why-any-piece"),
        all_protected: chosen(AllProtected::None, "why-nothing-protected"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &WALKER, "§10"),
        no_move: chosen(NoMove::Loses, "why-house-no-move"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// … with item 6 read as "does not capture".
pub const DARA_BELL_B6: Preset = Preset {
    id: "dara-bell-b6",
    title: "Dara after Bell, with item 6",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &WALKER, "§1"),
        ranks: stated(5, &WALKER, "§1"),
        pieces: stated(12, &WALKER, "§2"),
        fill_first: stated(Stones::NONE, &WALKER, "§3"),
        place_three: stated(PlaceThree::Free, &BELL, "Variations 4"),
        place_long: stated(Long::Free, &BELL, "W: Variations 4"),
        move_long: stated(Long::Free, &BELL, "Variations 5"),
        leave_long: inferred(LeaveLong::None, &WALKER, "why-item-6-no-capture"),
        captures_per_move: stated(CapturesPerMove::One, &WALKER, "§9"),
        protect_rows: inferred(ProtectRows::No, &WALKER, "why-any-piece"),
        all_protected: chosen(AllProtected::None, "why-nothing-protected"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &WALKER, "§10"),
        no_move: chosen(NoMove::Loses, "why-house-no-move"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// … with item 6 read literally: such a step may not be made.
pub const DARA_BELL_B6_STRICT: Preset = Preset {
    id: "dara-bell-b6-strict",
    title: "Dara after Bell, with item 6 read literally",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &WALKER, "§1"),
        ranks: stated(5, &WALKER, "§1"),
        pieces: stated(12, &WALKER, "§2"),
        fill_first: stated(Stones::NONE, &WALKER, "§3"),
        place_three: stated(PlaceThree::Free, &BELL, "Variations 4"),
        place_long: stated(Long::Free, &BELL, "W: Variations 4"),
        move_long: stated(Long::Free, &BELL, "Variations 5"),
        leave_long: stated(LeaveLong::Forbidden, &WALKER, "Variations 6"),
        captures_per_move: stated(CapturesPerMove::One, &WALKER, "§9"),
        protect_rows: inferred(ProtectRows::No, &WALKER, "why-any-piece"),
        all_protected: chosen(AllProtected::None, "why-nothing-protected"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &WALKER, "§10"),
        no_move: chosen(NoMove::Loses, "why-house-no-move"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// Dara after the Italian page.
pub const DARA_ITALIAN: Preset = Preset {
    id: "dara-italian",
    title: "Dara, Italian rules",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &ITALIAN, "Come si gioca"),
        ranks: stated(5, &ITALIAN, "Come si gioca"),
        pieces: stated(12, &ITALIAN, "Come si gioca"),
        fill_first: stated(Stones::NONE, &ITALIAN, "Fase di posizionamento"),
        place_three: stated(PlaceThree::Free, &ITALIAN, "Fase di posizionamento"),
        place_long: stated(Long::Forbidden, &ITALIAN, "Fase di posizionamento"),
        move_long: stated(Long::Forbidden, &ITALIAN, "Fase di movimento"),
        leave_long: chosen(LeaveLong::Captures, "why-no-fours-to-leave"),
        captures_per_move: stated(CapturesPerMove::One, &ITALIAN, "Fase di movimento"),
        protect_rows: stated(ProtectRows::Yes, &ITALIAN, "Fase di movimento"),
        all_protected: inferred(AllProtected::None, &ITALIAN, "why-no-exception"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &ITALIAN, "Fase di movimento"),
        no_move: stated(NoMove::Loses, &ITALIAN, "Fase di movimento"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// … with two captures for two rows.
pub const DARA_ITALIAN_DOPPIA: Preset = Preset {
    id: "dara-italian-doppia",
    title: "Dara, Italian rules: Cattura Doppia",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &ITALIAN, "Come si gioca"),
        ranks: stated(5, &ITALIAN, "Come si gioca"),
        pieces: stated(12, &ITALIAN, "Come si gioca"),
        fill_first: stated(Stones::NONE, &ITALIAN, "Fase di posizionamento"),
        place_three: stated(PlaceThree::Free, &ITALIAN, "Fase di posizionamento"),
        place_long: stated(Long::Forbidden, &ITALIAN, "Fase di posizionamento"),
        move_long: stated(Long::Forbidden, &ITALIAN, "Fase di movimento"),
        leave_long: chosen(LeaveLong::Captures, "why-no-fours-to-leave"),
        captures_per_move: stated(CapturesPerMove::PerRow, &ITALIAN, "Variante Cattura Doppia"),
        protect_rows: stated(ProtectRows::Yes, &ITALIAN, "Fase di movimento"),
        all_protected: inferred(AllProtected::None, &ITALIAN, "why-no-exception"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &ITALIAN, "Fase di movimento"),
        no_move: stated(NoMove::Loses, &ITALIAN, "Fase di movimento"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// … with rows forbidden in placement.
pub const DARA_ITALIAN_NIGER: Preset = Preset {
    id: "dara-italian-niger",
    title: "Dara, Italian rules: Variante Niger",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &ITALIAN, "Come si gioca"),
        ranks: stated(5, &ITALIAN, "Come si gioca"),
        pieces: stated(12, &ITALIAN, "Come si gioca"),
        fill_first: stated(Stones::NONE, &ITALIAN, "Fase di posizionamento"),
        place_three: stated(PlaceThree::Forbidden, &ITALIAN, "Variante Niger"),
        place_long: stated(Long::Forbidden, &ITALIAN, "Variante Niger"),
        move_long: stated(Long::Forbidden, &ITALIAN, "Fase di movimento"),
        leave_long: chosen(LeaveLong::Captures, "why-no-fours-to-leave"),
        captures_per_move: stated(CapturesPerMove::One, &ITALIAN, "Fase di movimento"),
        protect_rows: stated(ProtectRows::Yes, &ITALIAN, "Fase di movimento"),
        all_protected: inferred(AllProtected::None, &ITALIAN, "why-no-exception"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &ITALIAN, "Fase di movimento"),
        no_move: stated(NoMove::Loses, &ITALIAN, "Fase di movimento"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// Dala after the French text.
pub const DALA: Preset = Preset {
    id: "dala",
    title: "Dala",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &FRENCH, "Matériel"),
        ranks: stated(6, &FRENCH, "Matériel"),
        pieces: stated(12, &FRENCH, "Matériel"),
        fill_first: stated(Stones::named("c3c4d3d4"), &FRENCH, "Règles ¶4"),
        place_three: stated(PlaceThree::Captures, &FRENCH, "Règles ¶4"),
        place_long: stated(Long::Free, &FRENCH, "Règles ¶2"),
        move_long: stated(Long::Free, &FRENCH, "Règles ¶2"),
        leave_long: stated(LeaveLong::Captures, &FRENCH, "Règles ¶5"),
        captures_per_move: inferred(CapturesPerMove::One, &FRENCH, "why-double-row-unsettled"),
        protect_rows: inferred(ProtectRows::No, &FRENCH, "why-any-piece"),
        all_protected: chosen(AllProtected::None, "why-nothing-protected"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &FRENCH, "Règles ¶1"),
        no_move: chosen(NoMove::Loses, "why-house-no-move-dala"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// … with one capture for each row.
pub const DALA_DOPPIA: Preset = Preset {
    id: "dala-doppia",
    title: "Dala, one capture per row",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &FRENCH, "Matériel"),
        ranks: stated(6, &FRENCH, "Matériel"),
        pieces: stated(12, &FRENCH, "Matériel"),
        fill_first: stated(Stones::named("c3c4d3d4"), &FRENCH, "Règles ¶4"),
        place_three: stated(PlaceThree::Captures, &FRENCH, "Règles ¶4"),
        place_long: stated(Long::Free, &FRENCH, "Règles ¶2"),
        move_long: stated(Long::Free, &FRENCH, "Règles ¶2"),
        leave_long: stated(LeaveLong::Captures, &FRENCH, "Règles ¶5"),
        captures_per_move: chosen(CapturesPerMove::PerRow, "why-house-double-row"),
        protect_rows: inferred(ProtectRows::No, &FRENCH, "why-any-piece"),
        all_protected: chosen(AllProtected::None, "why-nothing-protected"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &FRENCH, "Règles ¶1"),
        no_move: chosen(NoMove::Loses, "why-house-no-move-dala"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// Wali as the Songhay play it.
pub const WALI: Preset = Preset {
    id: "wali",
    title: "Wali",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(6, &LOISIRS, "Le déroulement du jeu"),
        ranks: stated(5, &LOISIRS, "Le déroulement du jeu"),
        pieces: stated(12, &LOISIRS, "Le déroulement du jeu"),
        fill_first: stated(Stones::NONE, &MAANINRE, "La pose"),
        place_three: stated(PlaceThree::Forbidden, &LOISIRS, "Première phase"),
        place_long: stated(Long::Forbidden, &MAANINRE, "La pose"),
        move_long: stated(Long::Forbidden, &LOISIRS, "Deuxième phase"),
        leave_long: chosen(LeaveLong::Captures, "why-no-fours-to-leave"),
        captures_per_move: stated(CapturesPerMove::One, &LOISIRS, "Deuxième phase"),
        protect_rows: inferred(ProtectRows::No, &LOISIRS, "why-any-piece"),
        all_protected: chosen(AllProtected::None, "why-nothing-protected"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(0, &MAANINRE, "Règle du jeu"),
        no_move: chosen(NoMove::Loses, "why-house-no-move"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};

/// Derrah after one page of little weight.
pub const DERRAH: Preset = Preset {
    id: "derrah",
    title: "Derrah",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: stated(7, &BOARD_AND_PIECES, "¶1"),
        ranks: stated(6, &BOARD_AND_PIECES, "¶1"),
        pieces: stated(12, &BOARD_AND_PIECES, "¶2"),
        fill_first: stated(Stones::NONE, &BOARD_AND_PIECES, "¶5"),
        place_three: stated(PlaceThree::Free, &BOARD_AND_PIECES, "¶5"),
        place_long: inferred(Long::Free, &BOARD_AND_PIECES, "why-not-counted-so-allowed"),
        move_long: inferred(Long::Free, &BOARD_AND_PIECES, "why-not-counted-so-allowed"),
        leave_long: stated(LeaveLong::None, &BOARD_AND_PIECES, "¶5"),
        captures_per_move: stated(CapturesPerMove::PerRow, &BOARD_AND_PIECES, "¶5"),
        protect_rows: inferred(ProtectRows::No, &BOARD_AND_PIECES, "why-any-piece"),
        all_protected: chosen(AllProtected::None, "why-nothing-protected"),
        capture_choice: chosen(CaptureChoice::Compulsory, "why-house-capture"),
        lose_at: stated(2, &BOARD_AND_PIECES, "¶4"),
        no_move: chosen(NoMove::Loses, "why-house-no-move"),
        repetition: chosen(3, "why-house-repetition"),
        quiet_limit: chosen(200, "why-house-quiet"),
    }),
};
