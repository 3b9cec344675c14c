//! Records read out of lines that are handed over one by one, in constant memory.

use super::{GameResult, Item, Place, Record, RecordFault, Tag, Variation, fold_spaces};
use crate::fault::Fault;

/// Longest comment or variation in bytes: one that never ends must not swallow a file.
const MOST_TEXT: usize = 1 << 20;

/// Reads records out of lines that are handed to it one by one.
///
/// After a fault it leaves out what remains of that record and goes on with the next one.
#[derive(Debug, Default)]
pub struct Reader {
    line: usize,
    /// Columns before the line that is being read.
    indent: usize,
    within: Within,
    tags: Vec<Tag>,
    items: Vec<Item>,
    text: Option<Text>,
    /// Whether movetext has begun, so that a tag begins another record.
    moving: bool,
    /// Whether the rest of a faulty record is being left out.
    skipping: bool,
    /// A throw whose play stands after white space.
    throw: Option<(String, Place)>,
    /// Where the record begins.
    began: Option<Place>,
}

/// What is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Within {
    /// Records.
    #[default]
    File,
    /// The text of a variation, which has no tags and no result.
    Variation,
}

/// A comment or variation that may run over several lines.
#[derive(Debug)]
enum Text {
    Comment(String, Place),
    /// The depth of parentheses, whether inside a comment, and the text so far.
    Variation(u32, bool, String, Place),
}

/// What a line has completed.
type Read = Result<Record, RecordFault>;

impl Reader {
    /// A reader at the beginning of a file.
    pub fn new() -> Reader {
        Reader::default()
    }

    /// Takes the next line, without its end, and gives the records that it completes.
    pub fn line(&mut self, line: &str) -> Vec<Read> {
        self.line += 1;
        let mut done = Vec::new();
        let letters: Vec<char> = line.chars().collect();
        let mut i = 0;
        while i < letters.len() {
            let place = Place { line: self.line, column: self.indent + i + 1 };
            if self.text.is_some() {
                i = self.run_on(&letters, i);
                continue;
            }
            let letter = letters[i];
            if letter.is_whitespace() {
                i += 1;
                continue;
            }
            if letter == '['
                && self.within == Within::File
                && letters[..i].iter().all(|c| c.is_whitespace())
            {
                self.begin_tags(&mut done);
                if !self.skipping {
                    self.began.get_or_insert(place);
                    self.tag(&letters[i..], place, &mut done);
                }
                break;
            }
            self.moving = true;
            if self.skipping {
                break;
            }
            self.began.get_or_insert(place);
            i = match letter {
                '{' => {
                    self.text = Some(Text::Comment(String::new(), place));
                    i + 1
                }
                '(' => {
                    self.text = Some(Text::Variation(1, false, String::new(), place));
                    i + 1
                }
                '}' | ')' => {
                    let text = letter.to_string();
                    self.fail(place, Fault::StrayText { text }, &mut done);
                    i + 1
                }
                ';' => letters.len(),
                _ => {
                    let end = (i..letters.len())
                        .find(|j| letters[*j].is_whitespace() || "{}();".contains(letters[*j]))
                        .unwrap_or(letters.len());
                    let mut word: String = letters[i..end].iter().collect();
                    let end = join(&mut word, &letters, end);
                    self.word(&word, place, &mut done);
                    end
                }
            };
        }
        match &mut self.text {
            Some(Text::Comment(text, place)) if text.len() > MOST_TEXT => {
                let place = *place;
                self.fail(place, Fault::OpenComment {}, &mut done);
            }
            Some(Text::Variation(_, _, text, place)) if text.len() > MOST_TEXT => {
                let place = *place;
                self.fail(place, Fault::OpenVariation {}, &mut done);
            }
            Some(Text::Comment(text, _) | Text::Variation(_, _, text, _)) => text.push('\n'),
            None => {}
        }
        self.indent = 0;
        done
    }

    /// Ends the file and gives what a last record without a result comes to.
    pub fn finish(&mut self) -> Option<Read> {
        let mut done = Vec::new();
        match self.text.take() {
            Some(Text::Comment(_, place)) => self.fail(place, Fault::OpenComment {}, &mut done),
            Some(Text::Variation(_, _, _, place)) => {
                self.fail(place, Fault::OpenVariation {}, &mut done);
            }
            None => self.complete_open(&mut done),
        }
        done.pop()
    }

    /// Goes on with a comment or variation and gives where the line is to be read from next.
    fn run_on(&mut self, letters: &[char], mut i: usize) -> usize {
        match self.text.take() {
            Some(Text::Comment(mut text, place)) => {
                while i < letters.len() && letters[i] != '}' {
                    text.push(letters[i]);
                    i += 1;
                }
                if i < letters.len() {
                    self.push(Item::Comment(fold_spaces(&text)));
                    return i + 1;
                }
                self.text = Some(Text::Comment(text, place));
            }
            Some(Text::Variation(mut depth, mut quoted, mut text, place)) => {
                while i < letters.len() {
                    match letters[i] {
                        '{' => quoted = true,
                        '}' => quoted = false,
                        '(' if !quoted => depth += 1,
                        ')' if !quoted => depth -= 1,
                        _ => {}
                    }
                    if depth == 0 {
                        self.push(Item::Variation(Variation { text, place }));
                        return i + 1;
                    }
                    text.push(letters[i]);
                    i += 1;
                }
                self.text = Some(Text::Variation(depth, quoted, text, place));
            }
            None => {}
        }
        i
    }

    fn push(&mut self, item: Item) {
        if !self.skipping {
            self.items.push(item);
        }
    }

    /// A tag after movetext begins another record.
    fn begin_tags(&mut self, done: &mut Vec<Read>) {
        if self.moving {
            self.complete_open(done);
        }
    }

    /// Completes a record that has no result after its moves.
    fn complete_open(&mut self, done: &mut Vec<Read>) {
        if let Some((throw, place)) = self.throw.take() {
            self.fail(place, Fault::BadMove { text: throw }, done);
        }
        if self.skipping || (self.tags.is_empty() && self.items.is_empty()) {
            self.clear();
            return;
        }
        let place = Place { line: self.line, column: 1 };
        self.complete(GameResult::Open, place, done);
    }

    fn complete(&mut self, result: GameResult, place: Place, done: &mut Vec<Read>) {
        if self.tags.is_empty() {
            let place = self.began.unwrap_or(place);
            let fault = Fault::MissingTag { tag: "Game".to_owned() };
            done.push(Err(RecordFault { place, fault }));
        } else {
            let (tags, items) = (std::mem::take(&mut self.tags), std::mem::take(&mut self.items));
            done.push(Ok(Record { tags, items, result: (result, place) }));
        }
        self.clear();
    }

    fn clear(&mut self) {
        let (line, indent, within) = (self.line, self.indent, self.within);
        *self = Reader { line, indent, within, ..Reader::default() };
    }

    fn fail(&mut self, place: Place, fault: Fault, done: &mut Vec<Read>) {
        if !self.skipping {
            done.push(Err(RecordFault { place, fault }));
        }
        let moving = self.moving;
        self.clear();
        (self.skipping, self.moving) = (true, moving);
    }

    fn tag(&mut self, letters: &[char], place: Place, done: &mut Vec<Read>) {
        let line: String = letters.iter().collect();
        let Some((name, value)) = read_tag(line.trim()) else {
            return self.fail(place, Fault::BadTag { text: line }, done);
        };
        if self.tags.iter().any(|tag| tag.name == name) {
            return self.fail(place, Fault::RepeatedTag { tag: name }, done);
        }
        self.tags.push(Tag { name, value, place });
    }

    /// Takes a word of the movetext: number, result, skip or move, a number also before another.
    fn word(&mut self, mut word: &str, mut place: Place, done: &mut Vec<Read>) {
        loop {
            let digits = word.chars().take_while(char::is_ascii_digit).count();
            let dots = word[digits..].chars().take_while(|c| *c == '.').count();
            if digits == 0 || (dots == 0 && digits < word.len()) {
                break;
            }
            let Ok(number) = word[..digits].parse() else {
                return self.fail(place, Fault::BadNumber { text: word.to_owned() }, done);
            };
            self.push(Item::Number { number, place });
            word = &word[digits + dots..];
            place.column += digits + dots;
            if word.is_empty() {
                return;
            }
        }
        if self.within == Within::File
            && let Some(result) = GameResult::read(word)
        {
            if let Some((throw, place)) = self.throw.take() {
                return self.fail(place, Fault::BadMove { text: throw }, done);
            }
            return self.complete(result, place, done);
        }
        if word == "--" {
            return self.push(Item::Skip { place });
        }
        // Brackets and quotes would be read as tags, and open commas as one move, when written anew.
        if word.contains(['[', ']', '"']) {
            return self.fail(place, Fault::StrayText { text: word.to_owned() }, done);
        }
        if word.starts_with(',') || word.ends_with(',') {
            return self.fail(place, Fault::BadMove { text: word.to_owned() }, done);
        }
        let (throw, text) = match word.split_once(':') {
            Some((throw, text)) => (Some((throw.to_owned(), place)), text),
            None => (self.throw.take(), word),
        };
        if text.is_empty() {
            self.throw = throw;
            return;
        }
        let place = throw.as_ref().map_or(place, |(_, place)| *place);
        let throw = throw.map(|(throw, _)| throw);
        self.push(Item::Move { throw, text: text.to_owned(), place });
    }
}

impl Variation {
    /// What stands in it, with the places that it has in its file.
    pub(super) fn items(&self) -> Result<Vec<Item>, RecordFault> {
        let mut reader = Reader {
            line: self.place.line.saturating_sub(1),
            indent: self.place.column,
            within: Within::Variation,
            ..Reader::default()
        };
        for line in self.text.split('\n') {
            reader.line(line).into_iter().find_map(Result::err).map_or(Ok(()), Err)?;
        }
        let items = std::mem::take(&mut reader.items);
        match reader.finish() {
            Some(Err(fault)) => Err(fault),
            Some(Ok(_)) | None => Ok(items),
        }
    }
}

/// Joins a word that a comma or a dash leaves open, or that one of them goes on, with what follows
/// it on the line; gives where the line is to be read from next.
fn join(word: &mut String, letters: &[char], mut end: usize) -> usize {
    loop {
        let after = (end..letters.len()).find(|j| !letters[*j].is_whitespace());
        let Some(next) = after.filter(|j| !"{}();".contains(letters[*j])) else { return end };
        let open = word.ends_with(',') || letters[next] == ',';
        if !open {
            return end;
        }
        end = (next..letters.len())
            .find(|j| letters[*j].is_whitespace() || "{}();".contains(letters[*j]))
            .unwrap_or(letters.len());
        word.extend(&letters[next..end]);
    }
}

/// `[Name "value"]`, with `\"` and `\\` in the value.
fn read_tag(line: &str) -> Option<(String, String)> {
    let inside = line.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (name, value) = inside.split_once(char::is_whitespace)?;
    if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return None;
    }
    let quoted = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let (mut text, mut letters) = (String::new(), quoted.chars());
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => text.push(letters.next().filter(|c| matches!(c, '"' | '\\'))?),
            '"' => return None,
            _ => text.push(letter),
        }
    }
    Some((name.to_owned(), text))
}
