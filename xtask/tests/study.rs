//! A study that is killed at any moment ends as one that was not.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

fn study(out: &Path, threads: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(["study", "throws", "--here", "--pieces", "12", "--threads", threads]);
    command.args(["--seed", "3", "--out"]).arg(out).stdout(Stdio::null());
    command
}

fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn killed_it_goes_on() {
    let (whole, broken) = (file("whole.jsonl"), file("broken.jsonl"));
    assert!(study(&whole, "2").status().unwrap().success());
    let lines = || fs::read_to_string(&broken).map_or(0, |text| text.lines().count());
    let mut kills = 0;
    loop {
        let before = lines();
        let mut child = study(&broken, "1").spawn().unwrap();
        while lines() < before + 3 && child.try_wait().unwrap().is_none() {
            sleep(Duration::from_millis(1));
        }
        if let Some(status) = child.try_wait().unwrap() {
            assert!(status.success());
            break;
        }
        child.kill().unwrap();
        child.wait().unwrap();
        kills += 1;
    }
    assert!(kills > 0, "it was never killed");
    assert_eq!(fs::read(&whole).unwrap(), fs::read(&broken).unwrap());
}
