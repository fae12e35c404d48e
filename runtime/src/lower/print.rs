//! The form between passes, as text that [`read`](super::read) reads back.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display, Write};

use super::ir::{Access, DepKind, Instr, InstrId, Ir, Kind, Least, On, Row};

/// Words for what is declared: its name if that is a word and nobody else's, else a letter and its number.
pub(super) fn labels<'n>(names: impl Iterator<Item = &'n str> + Clone, letter: char) -> Vec<String> {
    let mut times: BTreeMap<&str, u32> = BTreeMap::new();
    names.clone().for_each(|name| *times.entry(name).or_insert(0) += 1);
    let word = |name: &str| {
        let mut chars = name.chars();
        chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
            && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
            && name != "all"
    };
    let own = |name: &str| word(name) && times.get(name) == Some(&1);
    (0..)
        .zip(names)
        .map(|(n, name): (u32, &str)| if own(name) { name.into() } else { format!("${letter}{n}") })
        .collect()
}

/// A name as it is written.
struct Quoted<'n>(&'n str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for c in self.0.chars() {
            match c {
                '"' | '\\' => write!(f, "\\{c}")?,
                '\n' => f.write_str("\\n")?,
                c => f.write_char(c)?,
            }
        }
        f.write_char('"')
    }
}

/// The whole program as text.
#[must_use]
pub fn print(ir: &Ir) -> String {
    let printer = Printer {
        ir,
        streams: labels(ir.streams.iter().map(|s| s.name.as_str()), 'e'),
        queues: labels(ir.queues.iter().map(|q| q.name.as_str()), 'q'),
        regions: labels(ir.regions.iter().map(|r| r.name.as_str()), 'm'),
        sems: labels(ir.sems.iter().map(|s| s.name.as_str()), 's'),
    };
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = printer.all(&mut out);
    out
}

struct Printer<'a> {
    ir: &'a Ir,
    streams: Vec<String>,
    queues: Vec<String>,
    regions: Vec<String>,
    sems: Vec<String>,
}

fn label(labels: &[String], id: u32) -> &str {
    labels.get(id as usize).map_or("$none", String::as_str)
}

impl Printer<'_> {
    fn all(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "cores {}", self.ir.cores)?;
        for (unit, word) in self.ir.streams.iter().zip(&self.streams) {
            let joins = if unit.joins { " joins" } else { "" };
            writeln!(out, "engine {word} {} core {} number {}{joins}", Quoted(&unit.name), unit.core, unit.engine)?;
        }
        for (queue, word) in self.ir.queues.iter().zip(&self.queues) {
            let drained = if queue.drained { " drained" } else { "" };
            let on = label(&self.streams, queue.stream);
            writeln!(out, "queue {word} {} on {on}{drained}", Quoted(&queue.name))?;
        }
        for (region, word) in self.ir.regions.iter().zip(&self.regions) {
            let core = region.core.map_or_else(|| " shared".into(), |core| format!(" core {core}"));
            let (elements, bytes) = (region.elements, region.bytes);
            writeln!(out, "region {word} {}{core} elements {elements} bytes {bytes}", Quoted(&region.name))?;
        }
        for name in &self.ir.predicates {
            writeln!(out, "predicate {}", Quoted(name))?;
        }
        for (sem, word) in self.ir.sems.iter().zip(&self.sems) {
            let thread = sem.thread as usize;
            let of = match thread.checked_sub(self.streams.len()) {
                Some(queue) => format!("queue {}", label(&self.queues, queue as u32)),
                None => format!("engine {}", label(&self.streams, sem.thread)),
            };
            let id = sem.id.map(|id| format!(" id {id}")).unwrap_or_default();
            writeln!(out, "sem {word} {} of {of}{id}", Quoted(&sem.name))?;
        }
        self.rows(out)
    }

    fn rows(&self, out: &mut String) -> fmt::Result {
        let mut depth = 0_usize;
        for row in &self.ir.rows {
            if matches!(row, Row::EndLoop(_) | Row::EndIf | Row::Else) {
                depth = depth.saturating_sub(1);
            }
            for _ in 0..depth {
                out.push_str("  ");
            }
            match row {
                Row::Instr(id) => self.instr(*id, out)?,
                Row::Loop(of) => {
                    let (count, streams) =
                        self.ir.loops.get(*of as usize).map_or((0, &[][..]), |l| (l.count, l.streams.as_slice()));
                    write!(out, "loop {of} times {count}")?;
                    for (stream, counter) in streams {
                        write!(out, " {} r{counter}", label(&self.streams, *stream))?;
                    }
                    out.push_str(" {\n");
                }
                Row::If(predicate) => writeln!(out, "if {predicate} {{")?,
                Row::Else => out.push_str("} else {\n"),
                Row::EndLoop(_) | Row::EndIf => out.push_str("}\n"),
            }
            if matches!(row, Row::Loop(_) | Row::If(_) | Row::Else) {
                depth += 1;
            }
        }
        Ok(())
    }

    fn instr(&self, id: InstrId, out: &mut String) -> fmt::Result {
        let Some(instr) = self.ir.instrs.get(id as usize) else { return writeln!(out, "// %{id}") };
        let on = match instr.on {
            On::Stream(stream) => label(&self.streams, stream),
            On::All => "all",
        };
        write!(out, "%{id} {} on {on} ", Quoted(&instr.name))?;
        self.kind(instr.kind, out)?;
        write!(out, " cost {} source {}", instr.cost, instr.source.0)?;
        for access in &instr.accesses {
            self.access(access, out)?;
        }
        self.sync(instr, out)?;
        out.push('\n');
        Ok(())
    }

    fn kind(&self, kind: Kind, out: &mut String) -> fmt::Result {
        match kind {
            Kind::Compute => out.write_str("compute"),
            Kind::Transfer(queue) => write!(out, "transfer {}", label(&self.queues, queue)),
            Kind::Sync => out.write_str("sync"),
            Kind::Enter(of) => write!(out, "enter {of}"),
            Kind::End => out.write_str("end"),
            Kind::Drain(None) => out.write_str("drain"),
            Kind::Drain(Some(queue)) => write!(out, "drain {}", label(&self.queues, queue)),
            Kind::CoreBarrier(number) => write!(out, "cores {number}"),
            Kind::Barrier => out.write_str("barrier"),
            Kind::ResetAll => out.write_str("reset"),
            Kind::Set(register, value) => write!(out, "set r{register} {value}"),
            Kind::Step(register, by) => write!(out, "step r{register} {by}"),
            Kind::Exit => out.write_str("exit"),
        }
    }

    fn access(&self, access: &Access, out: &mut String) -> fmt::Result {
        let verb = if access.write { "writes" } else { "reads" };
        let region = label(&self.regions, access.region);
        let (from, to) = access.bytes;
        write!(out, " {verb} {region} {} {from} {to}", access.element)
    }

    fn sync(&self, instr: &Instr, out: &mut String) -> fmt::Result {
        for dep in &instr.deps {
            let kind = match dep.kind {
                DepKind::Ordered => "ordered",
                DepKind::Anti => "anti",
                DepKind::Output => "output",
                DepKind::Flow => "flow",
            };
            write!(out, " {kind} %{}", dep.on)?;
            if let Some(of) = dep.carried {
                write!(out, " over {of}")?;
            }
        }
        for wait in &instr.waits {
            write!(out, " wait {} ", label(&self.sems, wait.sem))?;
            match wait.least {
                Least::Value(value) => write!(out, "{value}")?,
                Least::Register(register) => write!(out, "r{register}")?,
            }
        }
        for post in &instr.posts {
            write!(out, " post {} {}", label(&self.sems, post.sem), post.amount)?;
        }
        Ok(())
    }
}
