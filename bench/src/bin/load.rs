//! How long a specification takes to load: parse, resolve and check, each the median of 20 runs, and the memory that
//! the process peaked at. `load [RECORDS]`; 200 if not said.

use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use chappe_dsl::check;
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::parse::parse_file;
use chappe_dsl::resolve;
use chappe_dsl::source::Sources;

const RUNS: usize = 20;

fn main() {
    let records = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(200);
    let text = specification(records);
    let read = |_: &Path| Err(std::io::Error::from(std::io::ErrorKind::NotFound));
    let loader = Loader { built_in: &[], search: Vec::new(), read: &read };

    let parse = median(|| {
        let mut sources = Sources::new();
        let file = sources.add("bench.chappe", text.as_str());
        let start = Instant::now();
        let tree = parse_file(&sources, file, &mut Diagnostics::new());
        (start.elapsed(), tree)
    });
    let mut diags = Diagnostics::new();
    let mut loaded = Loaded::default();
    let root = loader.text("bench.chappe", text.clone(), &mut loaded, &mut diags);
    let resolve = median(|| {
        let start = Instant::now();
        let model = resolve::model(&loaded, root, Some("second"), &mut Diagnostics::new());
        (start.elapsed(), model)
    });
    let model = resolve::model(&loaded, root, Some("second"), &mut diags);
    let check = median(|| {
        let mut found = Diagnostics::new();
        let start = Instant::now();
        if let Some(m) = &model {
            check::model(&loaded, root, m, &mut found);
        }
        (start.elapsed(), found)
    });
    if let Some(m) = &model {
        check::model(&loaded, root, m, &mut diags);
    }
    let fields: usize = model.iter().flat_map(|m| &m.records).map(|r| r.fields.len()).sum();
    println!("{records} records, {fields} rows in them, {} lines, {} kB", text.lines().count(), text.len() / 1024);
    for d in diags.into_sorted().iter().take(3) {
        println!("{}: {}", d.code, d.message);
    }
    let ms = |d: Duration| d.as_secs_f64() * 1e3;
    println!("parse   {:8.2} ms", ms(parse));
    println!("resolve {:8.2} ms", ms(resolve));
    println!("check   {:8.2} ms", ms(check));
    println!("sum     {:8.2} ms", ms(parse + resolve + check));
    if let Some(peak) = peak() {
        println!("memory  {peak} at its peak");
    }
}

/// The middle of the times of several runs. What a run makes is dropped outside of its time.
fn median<T>(mut run: impl FnMut() -> (Duration, T)) -> Duration {
    let mut times: Vec<Duration> = (0..RUNS).map(|_| run().0).collect();
    times.sort_unstable();
    times.get(RUNS / 2).copied().unwrap_or_default()
}

/// The most memory this process had, as Linux tells it.
fn peak() -> Option<String> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|l| l.strip_prefix("VmHWM:")).map(|l| l.trim().to_owned())
}

/// A specification with a family of records of twelve rows each, enums, modes, profiles, builders, operations.
fn specification(records: usize) -> String {
    let mut s = String::from(HEAD);
    for i in 0..records / 4 {
        let _ = writeln!(s, "/// Kinds of thing {i}.\nenum Kind{i}: u8 {{");
        for row in 0..16 {
            let _ = writeln!(s, "    kind{i}_{row} = {row:#04X} @column({row}),");
        }
        let _ = writeln!(s, "}}");
    }
    for i in 0..records {
        let (key, minor, kind) = (i % 256, i / 256, i / 4);
        let _ = write!(
            s,
            "/// Record {i}.
pub record Record{i}: Word = ({key:#04X}, {minor}) @column({i}) {{
    include Block,
    /// What kind.
    0x10 kind: Kind{kind},
    0x11 first: u8 if kind == kind{kind}_1,
    0x12 last: u8 if kind == kind{kind}_1 require first <= last \"first exceeds last\",
    0x14 address: u64 @hex,
    0x1C [3..=0] low: u4,
    0x1C [7..=4] high: u4,
    0x1D flag: bool,
    0x1E length: u16 require length <= 4 * LINE \"too long\",
    0x20 mask: bits[64] if kind == kind{kind}_2,
    0x28 list: u16[4],
    0x30 name: str[8],
    effect reset(kind == kind{kind}_1 ? first..=last : mask) if kind == kind{kind}_1 || kind == kind{kind}_2,
}}
"
        );
        if i % 4 == 0 {
            let _ = writeln!(
                s,
                "pub builder make{i}(s: sem, n: u32) = Record{i} {{ kind: kind{kind}_3, wait: ge(s, n) }};"
            );
        }
    }
    s.push_str(TAIL);
    s
}

const HEAD: &str = "//! A generated specification.
spec bench;

pub const LINE: u32 = 64;
enum Engine: u8 { Load = 0, Matrix = 1, Vector = 2, }
bank sem: u32[256] { reserve 0..=2 for runtime, }
bank event: flag[256] { }
registers r: u32[64] { }
wait WaitMode: u8 {
    eq = 0x01 when sem == value,
    ge = 0x05 when sem >= value,
    ge_reg = 0x85 when sem >= r[value],
    set = 0x06 when event,
    set_then_clear = 0x07 when event then clear event,
}
update UpdateMode: u8 {
    set = 0x11 do set event,
    inc = 0x13 do sem += 1,
    add = 0x15 do sem += value,
}
family Word(64) little {
    0x00 opcode: u8 key,
    0x01 minor: u8 key,
    0x02 len: u8 = 0x10,
    rest zero,
}
layout Block {
    0x04 wait: WaitMode? (index 0x05, value 0x08),
    0x06 update: UpdateMode? (index 0x07, value 0x08 shared),
}
space soc: u64;
ops Addresses { base(unit: u32) -> soc, window(unit: u32, id: u16) -> soc, }
";

const TAIL: &str = "
profile compiler {
    WaitMode { only eq, ge, ge_reg; }
    UpdateMode { inc write value 0; }
    Record0 { wait only ge; update absent; }
}
arch first = 1 {
    const units = 6;
    impl Addresses {
        require unit < units \"no such unit\";
        base(unit) = 0x1000 * unit,
        window(unit, id) = base(unit) + 4 * id,
    }
}
arch second = 2: first {
    const units = 16;
    override record Record1 { 0x1E length: u16 require length <= 8 * LINE \"too long\", }
}
";
