//! Lines of an input that is not trusted, in constant memory.

use std::io::{self, BufRead};

use nugar_rules::fault::Fault;

/// Longest line of positions or typed commands in bytes.
pub(crate) const SHORT: usize = 64 << 10;
/// Longest line of records and their JSON in bytes.
pub(crate) const LONG: usize = 16 << 20;

/// Reads line by line; a line that cannot be used is a fault, and the next one is read all the same.
pub(crate) struct Lines<R> {
    reader: R,
    most: usize,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// Of lines that have at most so many bytes.
    pub(crate) fn new(reader: R, most: usize) -> Lines<R> {
        Lines { reader, most, line: Vec::new() }
    }

    /// The next line without its end; none at the end of the input.
    pub(crate) fn next(&mut self) -> io::Result<Option<Result<&str, Fault>>> {
        self.line.clear();
        let (mut read, mut too_long) = (false, false);
        loop {
            let there = match self.reader.fill_buf() {
                Ok(there) => there,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if there.is_empty() {
                break;
            }
            read = true;
            let end = there.iter().position(|byte| *byte == b'\n');
            let part = &there[..end.unwrap_or(there.len())];
            too_long = too_long || self.line.len() + part.len() > self.most;
            if !too_long {
                self.line.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.reader.consume(used);
            if end.is_some() {
                break;
            }
        }
        if !read {
            return Ok(None);
        }
        if too_long {
            self.line = Vec::new();
            return Ok(Some(Err(Fault::LineTooLong { most: self.most })));
        }
        if self.line.last() == Some(&b'\r') {
            self.line.pop();
        }
        Ok(Some(str::from_utf8(&self.line).map_err(|_| Fault::NotText {})))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8], most: usize) -> Vec<String> {
        // A small buffer, so that lines come in parts.
        let mut lines = Lines::new(io::BufReader::with_capacity(3, bytes), most);
        let mut found = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            found.push(line.map_or_else(|fault| fault.to_string(), str::to_owned));
        }
        found
    }

    #[test]
    fn lines_end_as_people_and_systems_end_them() {
        assert_eq!(all(b"", 9), [""; 0]);
        assert_eq!(all(b"\n", 9), [""]);
        assert_eq!(all(b"a b\r\n\nlast", 9), ["a b", "", "last"]);
    }

    #[test]
    fn a_line_that_cannot_be_used_is_passed_over() {
        assert_eq!(
            all(b"12345\n123456\n\xff\nfine\n", 5),
            ["12345", "line-too-long(most=5)", "not-text", "fine"]
        );
    }
}
