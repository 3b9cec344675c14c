//! The output that a person or a program reads: its language, its colours, and its end.

use std::fmt::Display;
use std::io::{self, BufWriter, Stdout, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use clap::ValueEnum;
use nugar_rules::fault::Arg;
use nugar_words::Words;

use crate::failure::Failure;
use crate::{language, page};

/// What holds for every command.
#[derive(clap::Args)]
pub(crate) struct Switches {
    /// Language of what is said: en, it, fr, da, nb; else that of the environment
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// Colours
    #[arg(long, global = true, value_enum, default_value_t = Colours::Auto, value_name = "WHEN")]
    color: Colours,
    /// Draw boards with plain letters and lines
    #[arg(long, global = true)]
    ascii: bool,
}

/// When there are colours.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Colours {
    /// Where a terminal has them and NO_COLOR is not set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// The standard output.
pub(crate) struct Terminal {
    /// Every sentence.
    pub(crate) words: Words,
    /// Whether colours are wanted.
    pub(crate) colours: bool,
    /// Whether boards are drawn with plain letters.
    pub(crate) ascii: bool,
    out: BufWriter<Stdout>,
}

impl Terminal {
    /// As switches and environment say.
    pub(crate) fn new(args: &Switches) -> Result<Terminal, Failure> {
        let colours = match args.color {
            Colours::Auto => !matches!(AutoStream::choice(&io::stdout()), ColorChoice::Never),
            Colours::Always => true,
            Colours::Never => false,
        };
        Ok(Terminal {
            words: language::asked(args.lang.as_deref())?,
            colours,
            ascii: args.ascii,
            out: BufWriter::new(io::stdout()),
        })
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: impl Display) -> Result<(), Failure> {
        writeln!(self.out, "{text}").map_err(Failure::output)
    }

    /// Writes an empty line.
    pub(crate) fn gap(&mut self) -> Result<(), Failure> {
        self.line("")
    }

    /// Writes text as it is.
    pub(crate) fn write(&mut self, text: impl Display) -> Result<(), Failure> {
        write!(self.out, "{text}").map_err(Failure::output)
    }

    /// Writes sentences, each on lines of its own that fit the page.
    pub(crate) fn tell(&mut self, text: &str) -> Result<(), Failure> {
        for line in text.lines().flat_map(|line| page::wrap("", 0, line)) {
            self.line(line)?;
        }
        Ok(())
    }

    /// Writes a message.
    pub(crate) fn say(&mut self, key: &str) -> Result<(), Failure> {
        self.tell(&self.words.say(key))
    }

    /// Writes a message with its variables.
    pub(crate) fn say_with(&mut self, key: &str, args: &[(&str, Arg)]) -> Result<(), Failure> {
        self.tell(&self.words.say_with(key, args))
    }

    /// Writes a line that stands above others.
    pub(crate) fn heading(&mut self, text: &str) -> Result<(), Failure> {
        let painted = self.paint(Style::new().bold(), text);
        self.line(painted)
    }

    /// Text in a style, where there are colours.
    pub(crate) fn paint(&self, style: Style, text: &str) -> String {
        paint(self.colours, style, text)
    }

    /// Hands everything written so far to whoever reads it.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(Failure::output)
    }
}

/// Text in a style, where there are colours.
pub(crate) fn paint(colours: bool, style: Style, text: &str) -> String {
    if colours { format!("{style}{text}{style:#}") } else { text.to_owned() }
}
