//! Languages, colours, and readers that go away.

mod common;

use std::io::Read;

use common::{feed, golden, nugar, piped, run};

#[test]
fn golden_pages_of_each_language() {
    for language in ["en", "it", "fr", "da", "nb"] {
        let mut page = String::new();
        for args in [
            &["rules"][..],
            &["rules", "dala-doppia"],
            &["rules", "daldosa-jaeren+win_at=1"],
            &["rules", "--diff", "dala", "wali"],
            &["moves", "dala", "6/6/6/6/6/6 b 12,12"],
            &["moves", "dara-walker", "6/6/x w"],
        ] {
            let mut args = args.to_vec();
            args.extend(["--lang", language]);
            let ran = run(&args);
            let said = [ran.out, ran.err].concat();
            page = [page, "$ nugar ".to_owned(), args.join(" "), "\n".to_owned(), said].concat();
            page.push('\n');
        }
        golden(&format!("pages.{language}.txt"), &page);
    }
}

#[test]
fn the_language_is_asked_for_or_the_locales() {
    let said = |args: &[&str], variables: &[(&str, &str)]| {
        let mut command = nugar(&["moves", "dara-walker", "6"]);
        command.args(args).envs(variables.iter().copied());
        feed(command, b"").err
    };
    let italian = said(&["--lang", "it"], &[]);
    let danish = said(&["--lang", "da"], &[]);
    let english = said(&[], &[]);
    assert!(italian != english && danish != english && italian != danish);
    assert_eq!(said(&[], &[("LANG", "it_IT.UTF-8")]), italian);
    assert_eq!(said(&[], &[("LC_MESSAGES", "it_IT.UTF-8"), ("LANG", "da_DK.UTF-8")]), italian);
    assert_eq!(said(&[], &[("LC_ALL", "da_DK"), ("LC_MESSAGES", "it"), ("LANG", "fr")]), danish);
    assert_eq!(said(&[], &[("LC_ALL", ""), ("LANG", "it_CH")]), italian);
    assert_eq!(said(&["--lang", "da"], &[("LC_ALL", "it")]), danish);
    assert_eq!(said(&[], &[("LANG", "C.UTF-8")]), english);
    assert_eq!(said(&[], &[("LANG", "sv_SE.UTF-8")]), english);
    assert_eq!(said(&["--lang", "no"], &[]), said(&["--lang", "nb"], &[]));
    let unknown = run(&["rules", "--lang", "tlh"]);
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("tlh") && unknown.err.contains("fr"), "{}", unknown.err);
}

#[test]
fn programs_read_the_same_in_every_language() {
    let json = |language: &str| {
        run(&["rules", "dala", "--json", "--lang", language]).out
            + &run(&["moves", "dala", "--json", "--lang", language]).out
    };
    assert_eq!(json("it"), json("en"));
}

#[test]
fn colours_come_only_where_they_are_wanted() {
    let board = |args: &[&str], variables: &[(&str, &str)]| {
        let mut command = nugar(&["moves", "dara-walker", "6/6/2bw2/6/6 b 11,11"]);
        command.args(args).envs(variables.iter().copied());
        feed(command, b"").out
    };
    assert!(!board(&[], &[]).contains('\u{1b}'), "a pipe is no terminal");
    assert!(board(&["--color", "always"], &[]).contains('\u{1b}'));
    assert!(!board(&["--color", "never"], &[("CLICOLOR_FORCE", "1")]).contains('\u{1b}'));
    assert!(!board(&[], &[("NO_COLOR", "1"), ("TERM", "xterm-256color")]).contains('\u{1b}'));
    let plain = board(&["--ascii"], &[]);
    assert!(plain.is_ascii(), "{plain}");
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    for args in [
        &["convert", "-", "--to", "positions"][..],
        &["rules", "--json"],
        &["perft", "dara-walker", "2", "--divide"],
        &["moves", "dala", "--stdin", "--json"],
    ] {
        let mut child = piped(&mut nugar(args));
        let mut input = child.stdin.take().unwrap();
        let writer = std::thread::spawn(move || {
            let record = "[Game \"dara-walker\"]\n1. a1 b1 *\n".repeat(20_000);
            let _ = std::io::Write::write_all(&mut input, record.as_bytes());
        });
        let mut begin = [0; 16];
        let mut output = child.stdout.take().unwrap();
        output.read_exact(&mut begin).unwrap();
        drop(output);
        let ended = child.wait_with_output().unwrap();
        writer.join().unwrap();
        let said = String::from_utf8(ended.stderr).unwrap();
        assert_eq!((ended.status.code(), said.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn manual_pages_and_completions_are_made() {
    let folder = tempfile::tempdir().unwrap();
    let ran = run(&["man", "--dir", folder.path().to_str().unwrap()]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let mut names: Vec<String> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    for name in ["nugar.1", "nugar-play.1", "nugar-tables.1", "nugar-tables-build.1"] {
        assert!(names.contains(&name.to_owned()), "{name} in {names:?}");
    }
    assert!(run(&["man", "perft"]).out.contains("nugar\\-perft"));
    assert_eq!(run(&["man", "chess"]).code, 2);
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(run(&["completions", shell]).out.contains("playout"), "{shell}");
    }
}
