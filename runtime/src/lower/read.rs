//! The form between passes, from the text that [`print`](super::print) writes.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::ir::{Access, Dep, DepKind, Instr, Ir, Kind, Least, Loop, On, Post, Queue, Region, Row, Sem, Unit, Wait};
use crate::program::SourceId;

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Its number, from 1.
    pub line: usize,
    /// What was expected, or found.
    pub what: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl core::error::Error for ReadError {}

/// Numbers of instructions and loops beyond this, and beyond this many times the lines, are mistakes: they take memory.
const SPARE: usize = 4096;
const TIMES: usize = 16;

/// Reads a program.
///
/// # Errors
///
/// The first line that is not understood.
pub fn read(text: &str) -> Result<Ir, ReadError> {
    let most = text.lines().count().saturating_mul(TIMES).saturating_add(SPARE);
    let most = u32::try_from(most).unwrap_or(u32::MAX);
    let mut reader = Reader { most, ..Reader::default() };
    for (number, line) in text.lines().enumerate() {
        reader.line(line).map_err(|what| ReadError { line: number + 1, what })?;
    }
    match reader.open.last() {
        Some(_) => Err(ReadError { line: text.lines().count(), what: "a bracket is not closed".into() }),
        None => Ok(reader.ir),
    }
}

#[derive(Default)]
struct Reader {
    ir: Ir,
    streams: BTreeMap<String, u32>,
    queues: BTreeMap<String, u32>,
    regions: BTreeMap<String, u32>,
    sems: BTreeMap<String, u32>,
    open: Vec<Row>,
    most: u32,
}

/// The words of a line.
struct Words<'l> {
    rest: &'l str,
}

type Read<T> = Result<T, String>;

impl<'l> Words<'l> {
    fn next(&mut self) -> Option<&'l str> {
        self.rest = self.rest.trim_start();
        if self.rest.is_empty() {
            return None;
        }
        let end = self.rest.find(char::is_whitespace).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        Some(word)
    }

    fn word(&mut self) -> Read<&'l str> {
        self.next().ok_or_else(|| "more was expected".into())
    }

    fn is(&mut self, word: &str) -> bool {
        let rest = self.rest;
        if self.next() == Some(word) {
            return true;
        }
        self.rest = rest;
        false
    }

    fn expect(&mut self, word: &str) -> Read<()> {
        if self.is(word) { Ok(()) } else { Err(format!("expected `{word}` at `{}`", self.rest.trim())) }
    }

    fn number<T: core::str::FromStr>(&mut self) -> Read<T> {
        let word = self.word()?;
        word.parse().map_err(|_| format!("`{word}` is no such number"))
    }

    /// A number with a letter before it.
    fn lettered(&mut self, letter: char) -> Read<u32> {
        let word = self.word()?;
        let number = word.strip_prefix(letter).and_then(|n| n.parse().ok());
        number.ok_or_else(|| format!("`{word}`: expected `{letter}` and a number"))
    }

    fn string(&mut self) -> Read<String> {
        let rest = self.rest.trim_start();
        let mut chars = rest.char_indices();
        if chars.next().map(|(_, c)| c) != Some('"') {
            return Err(format!("expected a name in quotes at `{rest}`"));
        }
        let mut out = String::new();
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.rest = &rest[at + 1..];
                    return Ok(out);
                }
                '\\' => match chars.next() {
                    Some((_, 'n')) => out.push('\n'),
                    Some((_, c)) => out.push(c),
                    None => break,
                },
                c => out.push(c),
            }
        }
        Err("a name has no end".into())
    }

    fn of(&mut self, known: &BTreeMap<String, u32>) -> Read<u32> {
        let word = self.word()?;
        known.get(word).copied().ok_or_else(|| format!("`{word}` is not declared"))
    }
}

fn declare(known: &mut BTreeMap<String, u32>, word: &str) -> Read<()> {
    let number = known.len() as u32;
    match known.insert(word.to_string(), number) {
        None => Ok(()),
        Some(_) => Err(format!("`{word}` is declared twice")),
    }
}

impl Reader {
    fn line(&mut self, line: &str) -> Read<()> {
        let mut words = Words { rest: line.split(" // ").next().unwrap_or_default() };
        let Some(first) = words.next() else { return Ok(()) };
        match first {
            "cores" => self.ir.cores = words.number()?,
            "engine" | "queue" | "region" | "sem" | "predicate" => self.declaration(first, &mut words)?,
            "loop" => self.loop_row(&mut words)?,
            "if" => {
                let predicate = words.number()?;
                words.expect("{")?;
                self.push(Row::If(predicate));
            }
            "}" => self.close(&mut words)?,
            "//" => return Ok(()),
            id => {
                let id = id.strip_prefix('%').and_then(|n| n.parse().ok()).filter(|n| *n < self.most);
                let id: u32 = id.ok_or_else(|| format!("`{first}` starts no line"))?;
                self.instr(id, &mut words)?;
            }
        }
        match words.next() {
            Some(more) => Err(format!("`{more}` was not expected")),
            None => Ok(()),
        }
    }

    fn push(&mut self, row: Row) {
        self.open.push(row);
        self.ir.rows.push(row);
    }

    fn close(&mut self, words: &mut Words<'_>) -> Read<()> {
        let row = match self.open.pop() {
            Some(Row::Loop(of)) => Row::EndLoop(of),
            Some(Row::If(_)) => {
                words.expect("else")?;
                words.expect("{")?;
                self.push(Row::Else);
                return Ok(());
            }
            Some(Row::Else) => Row::EndIf,
            _ => return Err("nothing is open".into()),
        };
        self.ir.rows.push(row);
        Ok(())
    }

    fn loop_row(&mut self, words: &mut Words<'_>) -> Read<()> {
        let of: u32 = words.number()?;
        if of >= self.most {
            return Err(format!("loop {of} is too many"));
        }
        words.expect("times")?;
        let mut new = Loop { count: words.number()?, streams: Vec::new() };
        while !words.is("{") {
            let stream = words.of(&self.streams)?;
            new.streams.push((stream, u16::try_from(words.lettered('r')?).map_err(|e| e.to_string())?));
        }
        if self.ir.loops.len() <= of as usize {
            self.ir.loops.resize(of as usize + 1, Loop::default());
        }
        self.ir.loops[of as usize] = new;
        self.push(Row::Loop(of));
        Ok(())
    }

    fn declaration(&mut self, what: &str, words: &mut Words<'_>) -> Read<()> {
        if what == "predicate" {
            self.ir.predicates.push(words.string()?);
            return Ok(());
        }
        let (word, name) = (words.word()?, words.string()?);
        match what {
            "engine" => {
                declare(&mut self.streams, word)?;
                words.expect("core")?;
                let core = words.number()?;
                words.expect("number")?;
                let engine = words.number()?;
                self.ir.streams.push(Unit { core, name, engine, joins: words.is("joins") });
            }
            "queue" => {
                declare(&mut self.queues, word)?;
                words.expect("on")?;
                let stream = words.of(&self.streams)?;
                self.ir.queues.push(Queue { name, stream, drained: words.is("drained") });
            }
            "region" => {
                declare(&mut self.regions, word)?;
                let core = if words.is("shared") {
                    None
                } else {
                    words.expect("core")?;
                    Some(words.number()?)
                };
                words.expect("elements")?;
                let elements = words.number()?;
                words.expect("bytes")?;
                self.ir.regions.push(Region { name, core, elements, bytes: words.number()? });
            }
            _ => {
                declare(&mut self.sems, word)?;
                words.expect("of")?;
                let thread = if words.is("queue") {
                    self.ir.streams.len() as u32 + words.of(&self.queues)?
                } else {
                    words.expect("engine")?;
                    words.of(&self.streams)?
                };
                let id = if words.is("id") { Some(words.number()?) } else { None };
                self.ir.sems.push(Sem { name, thread, id });
            }
        }
        Ok(())
    }

    fn instr(&mut self, id: u32, words: &mut Words<'_>) -> Read<()> {
        let name = words.string()?;
        words.expect("on")?;
        let on = if words.is("all") { On::All } else { On::Stream(words.of(&self.streams)?) };
        let mut instr = Instr::new(name, on, self.kind(words)?);
        words.expect("cost")?;
        instr.cost = words.number()?;
        words.expect("source")?;
        instr.source = SourceId(words.number()?);
        while let Some(part) = words.next() {
            self.part(part, words, &mut instr)?;
        }
        if self.ir.instrs.len() <= id as usize {
            self.ir.instrs.resize(id as usize + 1, Instr::new("", On::All, Kind::Sync));
        }
        self.ir.instrs[id as usize] = instr;
        self.ir.rows.push(Row::Instr(id));
        Ok(())
    }

    fn kind(&self, words: &mut Words<'_>) -> Read<Kind> {
        let register = |words: &mut Words<'_>| u16::try_from(words.lettered('r')?).map_err(|e| e.to_string());
        Ok(match words.word()? {
            "compute" => Kind::Compute,
            "transfer" => Kind::Transfer(words.of(&self.queues)?),
            "sync" => Kind::Sync,
            "enter" => Kind::Enter(words.number()?),
            "end" => Kind::End,
            "drain" if words.rest.trim_start().starts_with("cost ") => Kind::Drain(None),
            "drain" => Kind::Drain(Some(words.of(&self.queues)?)),
            "cores" => Kind::CoreBarrier(words.number()?),
            "barrier" => Kind::Barrier,
            "reset" => Kind::ResetAll,
            "set" => Kind::Set(register(words)?, words.number()?),
            "step" => Kind::Step(register(words)?, words.number()?),
            "exit" => Kind::Exit,
            other => return Err(format!("`{other}` is no kind of instruction")),
        })
    }

    fn part(&self, part: &str, words: &mut Words<'_>, instr: &mut Instr) -> Read<()> {
        let kind = match part {
            "reads" | "writes" => {
                let (region, element) = (words.of(&self.regions)?, words.number()?);
                let bytes = (words.number()?, words.number()?);
                instr.accesses.push(Access { region, element, bytes, write: part == "writes" });
                return Ok(());
            }
            "wait" => {
                let sem = words.of(&self.sems)?;
                let word = words.word()?;
                let register = word.strip_prefix('r').and_then(|n| n.parse().ok()).map(Least::Register);
                let least = register.or_else(|| word.parse().ok().map(Least::Value));
                let least = least.ok_or_else(|| format!("`{word}` is no threshold"))?;
                instr.waits.push(Wait { sem, least });
                return Ok(());
            }
            "post" => {
                instr.posts.push(Post { sem: words.of(&self.sems)?, amount: words.number()? });
                return Ok(());
            }
            "ordered" => DepKind::Ordered,
            "anti" => DepKind::Anti,
            "output" => DepKind::Output,
            "flow" => DepKind::Flow,
            other => return Err(format!("`{other}` is no part of an instruction")),
        };
        let on = words.lettered('%')?;
        let carried = if words.is("over") { Some(words.number()?) } else { None };
        instr.deps.push(Dep { on, carried, kind });
        Ok(())
    }
}
