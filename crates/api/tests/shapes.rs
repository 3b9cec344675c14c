//! The JSON of rulesets, moves and faults, to the letter where it is a contract.

use nugar_api::{
    ErrorLine, Ground, LegalMove, MovesLine, OutcomeLine, RulesLine, Value, line, read,
};
use nugar_rules::catalog::{PRESETS, Ruleset};
use nugar_rules::fault::{Fault, Faults};
use nugar_rules::game::{Outcome, Reason, Side};

#[test]
fn moves_are_written_as_the_contract_says() {
    let shape = MovesLine {
        position: "3/3/3 b 1,1".to_owned(),
        phase: "over".to_owned(),
        outcome: Some(OutcomeLine::from(Outcome {
            winner: Some(Side::Black),
            reason: Reason::NoMove,
        })),
        moves: vec![LegalMove { text: "a1".to_owned(), position: "3/3/b2 w 0,1".to_owned() }],
    };
    let text = concat!(
        r#"{"position":"3/3/3 b 1,1","phase":"over","outcome":{"winner":"b","reason":"no-move"},"#,
        r#""moves":[{"move":"a1","position":"3/3/b2 w 0,1"}]}"#,
    );
    assert_eq!(line(&shape), text);
    assert_eq!(read::<MovesLine>(text).unwrap(), shape);
    let draw = MovesLine { outcome: None, moves: vec![], ..shape };
    assert_eq!(
        line(&draw),
        r#"{"position":"3/3/3 b 1,1","phase":"over","outcome":null,"moves":[]}"#
    );
}

#[test]
fn faults_carry_codes_and_arguments() {
    let faults = Faults(vec![
        Fault::TooManyPieces { side: Side::White, have: 13, most: 12 },
        Fault::FillFirst { cell: "a1".to_owned(), cells: vec!["c3".to_owned(), "c4".to_owned()] },
    ]);
    assert_eq!(
        line(&ErrorLine::from(&faults)),
        concat!(
            r#"{"error":"too-many-pieces(side=w, have=13, most=12); "#,
            r#"fill-first(cell=\"a1\", cells=c3 c4)","faults":["#,
            r#"{"code":"too-many-pieces","args":{"side":"w","have":13,"most":12}},"#,
            r#"{"code":"fill-first","args":{"cell":"a1","cells":["c3","c4"]}}]}"#,
        )
    );
}

#[test]
fn every_published_ruleset_is_told_and_read_back() {
    for preset in PRESETS {
        let shape = RulesLine::from(&Ruleset::from(preset));
        assert_eq!(read::<RulesLine>(&line(&shape)).unwrap(), shape);
        assert_eq!(shape.id, preset.id);
        assert!(shape.differs_from_preset.is_empty());
        assert_eq!(shape.fields.0.len(), preset.fields().len());
        assert!(shape.fields.0.iter().all(|(_, field)| field.ground.is_some()));
        assert!(!shape.sources.is_empty(), "{}", preset.id);
        for (_, field) in &shape.fields.0 {
            if let Some(Ground::Stated { source, .. } | Ground::Inferred { source, .. }) =
                &field.ground
            {
                assert!(shape.sources.iter().any(|cited| cited.key == *source));
            }
        }
    }
}

#[test]
fn a_changed_field_has_no_ground_and_is_told() {
    let shape = RulesLine::from(&Ruleset::read("dala+lose_at=0,move_long=forbidden").unwrap());
    assert_eq!(shape.id, "dala+move_long=forbidden,lose_at=0");
    assert_eq!(shape.preset, "dala");
    let lose_at = shape.fields.get("lose_at").unwrap();
    assert_eq!((&lose_at.value, &lose_at.ground), (&Value::Number(0), &None));
    assert_eq!(shape.differs_from_preset.len(), 2);
    assert_eq!(shape.differs_from_preset[1].there, Value::Number(2));
    let base: Vec<&str> = shape.differs_from_base.iter().map(|d| d.field.as_str()).collect();
    assert!(base.contains(&"ranks") && !base.contains(&"move_long"), "{base:?}");
}
