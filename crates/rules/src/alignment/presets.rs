//! The published games of alignment: every field decided, with its ground.

use super::spec::{
    AlignmentSpec, AllProtected, CaptureChoice, CapturesPerMove, LeaveLong, Long, NoMove,
    PlaceThree, ProtectRows,
};
use crate::catalog::{Preset, Spec};
use crate::spec::chosen;
use crate::stones::Stones;

/// Dara, rulebook.
pub const DARA_WALKER: Preset = Preset {
    id: "dara-walker",
    title: "Dara, rulebook",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(5, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Forbidden, "todo"),
        place_long: chosen(Long::Forbidden, "todo"),
        move_long: chosen(Long::Forbidden, "todo"),
        leave_long: chosen(LeaveLong::Captures, "todo"),
        captures_per_move: chosen(CapturesPerMove::One, "todo"),
        protect_rows: chosen(ProtectRows::No, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Dara, rulebook with Bell's item 4.
pub const DARA_WALKER_B4: Preset = Preset {
    id: "dara-walker-b4",
    title: "Dara, rulebook with Bell's item 4",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(5, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Free, "todo"),
        place_long: chosen(Long::Free, "todo"),
        move_long: chosen(Long::Forbidden, "todo"),
        leave_long: chosen(LeaveLong::Captures, "todo"),
        captures_per_move: chosen(CapturesPerMove::One, "todo"),
        protect_rows: chosen(ProtectRows::No, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Dara, rulebook with Bell's items 4 and 6.
pub const DARA_WALKER_B4B6: Preset = Preset {
    id: "dara-walker-b4b6",
    title: "Dara, rulebook with Bell's items 4 and 6",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(5, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Free, "todo"),
        place_long: chosen(Long::Free, "todo"),
        move_long: chosen(Long::Forbidden, "todo"),
        leave_long: chosen(LeaveLong::None, "todo"),
        captures_per_move: chosen(CapturesPerMove::One, "todo"),
        protect_rows: chosen(ProtectRows::No, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Dara, rulebook with Bell's item 5.
pub const DARA_WALKER_B5: Preset = Preset {
    id: "dara-walker-b5",
    title: "Dara, rulebook with Bell's item 5",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(5, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Forbidden, "todo"),
        place_long: chosen(Long::Forbidden, "todo"),
        move_long: chosen(Long::Free, "todo"),
        leave_long: chosen(LeaveLong::Captures, "todo"),
        captures_per_move: chosen(CapturesPerMove::One, "todo"),
        protect_rows: chosen(ProtectRows::No, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Dara, rulebook with Bell's items 5 and 6.
pub const DARA_WALKER_B5B6: Preset = Preset {
    id: "dara-walker-b5b6",
    title: "Dara, rulebook with Bell's items 5 and 6",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(5, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Forbidden, "todo"),
        place_long: chosen(Long::Forbidden, "todo"),
        move_long: chosen(Long::Free, "todo"),
        leave_long: chosen(LeaveLong::None, "todo"),
        captures_per_move: chosen(CapturesPerMove::One, "todo"),
        protect_rows: chosen(ProtectRows::No, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Dara after Bell.
pub const DARA_BELL: Preset = Preset {
    id: "dara-bell",
    title: "Dara after Bell",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(5, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Free, "todo"),
        place_long: chosen(Long::Free, "todo"),
        move_long: chosen(Long::Free, "todo"),
        leave_long: chosen(LeaveLong::Captures, "todo"),
        captures_per_move: chosen(CapturesPerMove::One, "todo"),
        protect_rows: chosen(ProtectRows::No, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Dara after Bell, with item 6.
pub const DARA_BELL_B6: Preset = Preset {
    id: "dara-bell-b6",
    title: "Dara after Bell, with item 6",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(5, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Free, "todo"),
        place_long: chosen(Long::Free, "todo"),
        move_long: chosen(Long::Free, "todo"),
        leave_long: chosen(LeaveLong::None, "todo"),
        captures_per_move: chosen(CapturesPerMove::One, "todo"),
        protect_rows: chosen(ProtectRows::No, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Dara after Bell, with item 6 read literally.
pub const DARA_BELL_B6_STRICT: Preset = Preset {
    id: "dara-bell-b6-strict",
    title: "Dara after Bell, with item 6 read literally",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(5, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Free, "todo"),
        place_long: chosen(Long::Free, "todo"),
        move_long: chosen(Long::Free, "todo"),
        leave_long: chosen(LeaveLong::Forbidden, "todo"),
        captures_per_move: chosen(CapturesPerMove::One, "todo"),
        protect_rows: chosen(ProtectRows::No, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Dara, Italian rules.
pub const DARA_ITALIAN: Preset = Preset {
    id: "dara-italian",
    title: "Dara, Italian rules",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(5, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Free, "todo"),
        place_long: chosen(Long::Forbidden, "todo"),
        move_long: chosen(Long::Forbidden, "todo"),
        leave_long: chosen(LeaveLong::Captures, "todo"),
        captures_per_move: chosen(CapturesPerMove::One, "todo"),
        protect_rows: chosen(ProtectRows::Yes, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Dara, Cattura Doppia.
pub const DARA_ITALIAN_DOPPIA: Preset = Preset {
    id: "dara-italian-doppia",
    title: "Dara, Cattura Doppia",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(5, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Free, "todo"),
        place_long: chosen(Long::Forbidden, "todo"),
        move_long: chosen(Long::Forbidden, "todo"),
        leave_long: chosen(LeaveLong::Captures, "todo"),
        captures_per_move: chosen(CapturesPerMove::PerRow, "todo"),
        protect_rows: chosen(ProtectRows::Yes, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Dara, Variante Niger.
pub const DARA_ITALIAN_NIGER: Preset = Preset {
    id: "dara-italian-niger",
    title: "Dara, Variante Niger",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(5, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Forbidden, "todo"),
        place_long: chosen(Long::Forbidden, "todo"),
        move_long: chosen(Long::Forbidden, "todo"),
        leave_long: chosen(LeaveLong::Captures, "todo"),
        captures_per_move: chosen(CapturesPerMove::One, "todo"),
        protect_rows: chosen(ProtectRows::Yes, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Dala.
pub const DALA: Preset = Preset {
    id: "dala",
    title: "Dala",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(6, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::named("c3c4d3d4"), "todo"),
        place_three: chosen(PlaceThree::Captures, "todo"),
        place_long: chosen(Long::Free, "todo"),
        move_long: chosen(Long::Free, "todo"),
        leave_long: chosen(LeaveLong::Captures, "todo"),
        captures_per_move: chosen(CapturesPerMove::One, "todo"),
        protect_rows: chosen(ProtectRows::No, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Dala, one capture per row.
pub const DALA_DOPPIA: Preset = Preset {
    id: "dala-doppia",
    title: "Dala, one capture per row",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(6, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::named("c3c4d3d4"), "todo"),
        place_three: chosen(PlaceThree::Captures, "todo"),
        place_long: chosen(Long::Free, "todo"),
        move_long: chosen(Long::Free, "todo"),
        leave_long: chosen(LeaveLong::Captures, "todo"),
        captures_per_move: chosen(CapturesPerMove::PerRow, "todo"),
        protect_rows: chosen(ProtectRows::No, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Wali.
pub const WALI: Preset = Preset {
    id: "wali",
    title: "Wali",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(6, "todo"),
        ranks: chosen(5, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Forbidden, "todo"),
        place_long: chosen(Long::Forbidden, "todo"),
        move_long: chosen(Long::Forbidden, "todo"),
        leave_long: chosen(LeaveLong::Captures, "todo"),
        captures_per_move: chosen(CapturesPerMove::One, "todo"),
        protect_rows: chosen(ProtectRows::No, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(0, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};

/// Derrah.
pub const DERRAH: Preset = Preset {
    id: "derrah",
    title: "Derrah",
    one_face: None,
    spec: Spec::Alignment(AlignmentSpec {
        files: chosen(7, "todo"),
        ranks: chosen(6, "todo"),
        pieces: chosen(12, "todo"),
        fill_first: chosen(Stones::NONE, "todo"),
        place_three: chosen(PlaceThree::Free, "todo"),
        place_long: chosen(Long::Free, "todo"),
        move_long: chosen(Long::Free, "todo"),
        leave_long: chosen(LeaveLong::None, "todo"),
        captures_per_move: chosen(CapturesPerMove::PerRow, "todo"),
        protect_rows: chosen(ProtectRows::No, "todo"),
        all_protected: chosen(AllProtected::None, "todo"),
        capture_choice: chosen(CaptureChoice::Compulsory, "todo"),
        lose_at: chosen(2, "todo"),
        no_move: chosen(NoMove::Loses, "todo"),
        repetition: chosen(3, "todo"),
        quiet_limit: chosen(200, "todo"),
    }),
};
