//! Records as JSON lines of every version are read, and come back as the records they were.

use std::fs;
use std::path::{Path, PathBuf};

use nugar_api::{BadRecordLine, RecordLine, line};
use nugar_rules::fault::Fault;
use nugar_rules::game::{Outcome, Reason, Side};
use nugar_rules::record::{GameResult, Place, Reader, Record};

fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples")
}

/// Records with everything that a record can have.
const RECORDS: &str = r#"[Game "dara-walker+files=3,ranks=3,pieces=3"]
[Digest "26451d32884dcb93e367dc9960d0b41f365aad8e802e167da8e35b9350c945d8"]
[Event "Said \"twice\""]
[Black "Ada"]
[Result "B+"]

{before all} 1. b2 a1 {a corner} (1. b2 b1 {worse}) 2. c1 a2 3. c3 b3
4. b2-c2xa2 B+

[Game "dara-italian-niger"]
[Digest "DIGEST"]
[Position "bbwb1w/bb1bwb/w1w1w1/b1ww1w/wb1bbw b 1,1"]
[Result "="]

1. f3 -- 2. b4-b3 =

[Game "daldosa"]
[Digest "4c4a53f4bfc1627ff337240bae811d16d088aa0d88707853894d688321d5f1cc"]
[Seed "5"]
[Opening "23 A3"]
[Result "*"]

1. A2:b1-m3 24:pass 2. 33:m3-m9 *

[Game "dala"]
[Digest "DALA"]
[Result "W+"]
[Termination "time forfeit"]

1. c3 d4 2. c4 W+
"#;

fn records() -> Vec<Record> {
    let digest = |id| nugar_rules::catalog::find(id).unwrap().rules().digest().hex();
    let text =
        RECORDS.replace("DIGEST", &digest("dara-italian-niger")).replace("DALA", &digest("dala"));
    let mut reader = Reader::new();
    let mut read: Vec<Record> =
        text.lines().flat_map(|line| reader.line(line)).map(Result::unwrap).collect();
    read.extend(reader.finish().map(Result::unwrap));
    assert_eq!(read.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"), text);
    read
}

#[test]
fn golden_lines_come_back_as_the_records_they_were() {
    let path = samples().join("records-1.jsonl");
    let lines: Vec<String> = records()
        .iter()
        .map(|record| line(&RecordLine::new(record, &*record.replay().unwrap())))
        .collect();
    let text = lines.join("\n") + "\n";
    // Others read the samples meanwhile.
    if std::env::var_os("NUGAR_RENEW").is_some()
        && fs::read_to_string(&path).ok().as_deref() != Some(&text)
    {
        fs::write(&path, &text).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    for (line, record) in lines.iter().zip(records()) {
        let back = RecordLine::read(line).unwrap().record(Place { line: 1, column: 1 }).unwrap();
        assert_eq!(back.to_string(), record.to_string());
        assert!(back.replay().is_ok());
    }
}

/// The last of them ended on the clock, and stays a game that ended so.
#[test]
fn a_lapsed_clock_is_no_resignation() {
    let record = records().pop().unwrap();
    let outcome = |record: &Record| record.replay().unwrap().outcome().unwrap();
    let won = |reason| Outcome { winner: Some(Side::White), reason };
    assert_eq!(outcome(&record), won(Reason::Time));
    assert_eq!(Record::of(&*record.replay().unwrap(), &[]).to_string(), record.to_string());
    let other = |value: &str| {
        let mut record = record.clone();
        record.tags.last_mut().unwrap().value = value.to_owned();
        record
    };
    assert_eq!(outcome(&other("Time Forfeit")), won(Reason::Time));
    assert_eq!(outcome(&other("abandoned")), won(Reason::Resignation));
    for result in [GameResult::Open, GameResult::Drawn] {
        let mut record = record.clone();
        record.tags.retain(|tag| tag.name != "Result");
        record.result.0 = result;
        let fault = record.replay().map(|_| ()).unwrap_err().fault;
        assert_eq!(fault, Fault::UnexpectedTag { tag: "Termination".to_owned() });
    }
}

#[test]
fn what_is_no_record_is_named() {
    let bad = |text: &str| RecordLine::read(text).unwrap_err();
    assert!(matches!(bad("[7]"), BadRecordLine::Json(_)));
    assert!(matches!(bad("{}"), BadRecordLine::Format(_)));
    assert_eq!(bad(r#"{"format":"nugar-record","version":2}"#), BadRecordLine::Version(2));
    assert!(matches!(bad(r#"{"format":"nugar-record","version":1}"#), BadRecordLine::Json(_)));
}
