//! Waits for one of several things, and for some bits: in kernels, in records, and back.

use super::common::{Files, decoded, errors, listing, run, text};
use chappe_dsl::kernel::program_of_streams;
use chappe_runtime::program::{Alternative, Compare, Program, SemRef, Test, Value, Wait};
use chappe_runtime::sim::End;
use chappe_runtime::verify::{Detail, Kind, Options, verify};

/// A machine with masks of every width, and with up to three alternatives in a record.
const SPEC: &str = "spec m;
enum Engine: u8 { A = 0, B = 1, C = 2, }
arch one = 1 { }
bank sem: u8[64] { }
bank level: i16[64] { }
bank go: flag[16] { }
wait W: u8 {
    ge = 1 when (sem & mask) >= value,
    eq = 2 when (sem & mask) == value,
    lt = 3 when (level & mask) < value,
    eq_level = 4 when (level & mask) == value,
    low = 5 when (level & 0xF) == value,
    set = 6 when go,
}
wait P: u8 { ge = 1 when sem >= value, eq = 2 when (sem & 0x3) == value, set = 3 when go, clear = 4 when !go, }
update U: u8 { inc = 1 do sem += 1, add = 2 do level += value, set = 3 do set go, sub = 4 do level -= value, }
profile plain { }
family F(64) little { 0x00 op: u8 key, }
layout Post { 0x30 post: U? (index 0x31: u8, value 0x32: u16), }
record Far: F = 1 { 0x08 wait: W? (index 0x01: u8, value 0x10: u64, mask bits), 0x18 bits: u64, include Post, rest zero, }
record Near: F = 2 { 0x08 wait: W? (index 0x01: u8, value 0x10: u16, mask bits), 0x18 bits: i16, include Post, rest zero, }
record Small: F = 3 { 0x08 wait: W? (index 0x01: u8, value 0x10: u8, mask bits), 0x18 bits: u8, include Post, rest zero, }
record Any: F = 4 {
    0x08 a: P? (index 0x01: u8, value 0x10: u8),
    0x09 b: P? (index 0x02: u8, value 0x11: u8),
    0x0A c: P? (index 0x03: u8, value 0x12: u8),
    0x0B all: P? (index 0x04: u8, value 0x13: u8),
    any a, b, c;
    include Post,
    rest zero,
}
record Bare: F = 5 { include Post, rest zero, }
record Work: F = 6 { rest zero, }
lower compute(name: str) = Work { };
";

fn kernel(lowerings: &[&str], body: &str) -> String {
    let rows: String = lowerings.iter().map(|r| format!("lower sync = {r} {{}};\n")).collect();
    format!("{SPEC}{rows}kernel k on m::one {{ sem a, b, c; sem s = 9; event e, f; region x; {body} }}")
}

/// The program of the kernel, that of its records, and its listing.
fn both(source: &str) -> (Program, Program, String) {
    let files: Files = text(source);
    let kernel = files.kernels()[0];
    let model = files.model(kernel);
    let ir = files.lower(&model, kernel).unwrap_or_else(|e| panic!("{e:#?}"));
    let images =
        ir.assemble(None).unwrap_or_else(|e| panic!("{:#?}", e.iter().map(|d| &d.message).collect::<Vec<_>>()));
    let (back, _) = program_of_streams(&model, &decoded(&model, &images)).unwrap_or_else(|e| panic!("{e:#?}"));
    (ir.program().0, back, listing(&ir))
}

fn waits(program: &Program, stream: usize) -> Vec<Wait> {
    program.streams[stream].steps.iter().flat_map(|s| s.waits.clone()).collect()
}

fn sem(bank: u16, id: i64) -> SemRef {
    SemRef { core: 0, bank, id: Value::Imm(id) }
}

fn masked(mask: i64, compare: Compare, operand: i64) -> Test {
    Test::Masked { mask: Value::Imm(mask), compare, operand: Value::Imm(operand) }
}

#[test]
fn records_say_what_the_kernel_says() {
    let (program, back, listing) = both(&kernel(
        &["Bare", "Any", "Far"],
        "engine A {
            wait (a & 0x6) == 2;
            wait a >= 1 or e keep;
            wait a >= 1 or b >= 2 or !f, (c & 0x3) == 1;
            wait (s & 0xF0) >= 16 then inc b;
            inc a;
        }",
    ));
    let steps =
        |p: &Program| -> Vec<_> { p.streams[0].steps.iter().map(|s| (s.waits.clone(), s.updates.clone())).collect() };
    assert_eq!(steps(&program), steps(&back), "{listing}");
    let all = waits(&program, 0);
    assert_eq!(all[0], Wait::new(all[0].sem, masked(6, Compare::Eq, 2)));
    assert_eq!(all[1].or, [Alternative { sem: sem(2, 0), test: Test::Flag(true) }]);
    assert_eq!((all[2].or.len(), all[3].or.len(), all.len()), (2, 0, 5));
    // An update alone waits for nothing, so that it is not in the record that waits for one of several.
    assert!(listing.contains("Bare { post: inc(0) }"), "{listing}");
}

/// The narrowest record that can say it: a mask and what is compared under it keep their meaning or are refused.
#[test]
fn masks_keep_their_meaning_in_every_width() {
    // The bank, the mask, what is compared, and whether each record can say it.
    let cases = [
        ("sem", 0x6, 2, [true, true, true]),
        ("sem", 0x80, 0x80, [true, true, true]),
        // All of it is no mask; bits that an entry does not have do not count.
        ("sem", 0xFF, 7, [true, true, true]),
        ("sem", 0x1FF, 7, [true, true, true]),
        ("sem", !1, 8, [true, true, true]),
        ("level", 0x7F, 5, [true, true, true]),
        ("level", 0x80, 0x80, [true, true, true]),
        ("level", -1, 5, [true, true, false]),
        ("level", -1, -5, [true, true, false]),
        ("level", !0xFF, -256, [true, true, false]),
        // 16 bits of 64: of a negative entry more is left than 16 bits can say.
        ("level", 0xFFFF, 0xFFFB, [true, false, false]),
        ("level", 0x8000, 0x8000, [true, false, false]),
        ("level", 1 << 40, 1 << 40, [true, false, false]),
        ("level", i64::MIN + 1, i64::MIN, [true, false, false]),
    ];
    for (bank, mask, value, can) in cases {
        let test = masked(mask, Compare::Eq, value);
        for (record, can) in ["Far", "Near", "Small"].into_iter().zip(can) {
            let mask = if mask == i64::MIN + 1 { "~0x7FFFFFFFFFFFFFFE".to_owned() } else { mask.to_string() };
            let value = if value == i64::MIN { "-0x7FFFFFFFFFFFFFFF - 1".to_owned() } else { value.to_string() };
            let stmt = format!("wait (s & {mask}) == {value};");
            let source = kernel(&[record], &format!("engine A {{ {stmt} }}"));
            // Kernels declare their semaphores in `sem`: let that have a sign.
            let source = if bank == "level" {
                source.replace("sem: u8[64]", "sem: i16[64]").replace("level: i16[64]", "level: u8[64]")
            } else {
                source
            };
            if can {
                let (program, back, listing) = both(&source);
                assert_eq!(waits(&program, 0), waits(&back, 0), "{record} {stmt} {listing}");
                let found = waits(&program, 0)[0].test;
                let whole = matches!(found, Test::Counter(..));
                assert!(whole || found == test || bank == "sem", "{record} {stmt} {found:?}");
            } else {
                let found = errors(&source);
                let listing = if found.is_empty() { both(&source).2 } else { String::new() };
                assert!(
                    found.len() == 1 && found[0].contains("cannot carry a wait `==`"),
                    "{record} {stmt} {found:?} {listing}"
                );
            }
        }
    }
}

/// Signs: what is left of an entry is compared as a signed number of 64 bits.
#[test]
fn signs_are_extended() {
    let body = |mask: &str, value: &str| {
        format!("engine A {{ Far {{ post: sub(9, 3) }}; Far {{ wait: lt(9, {value}), bits: {mask} }}; }}")
    };
    for (mask, value, passes) in [
        ("0xFFFF_FFFF_FFFF_FFFF", "0", true),
        ("0xFFFF", "0", false),
        ("0xFFFF", "0xFFFE", true),
        ("0x8000_0000_0000_0000", "0", true),
        ("0x7FFF_FFFF_FFFF_FFFF", "0", false),
        ("0x1", "2", true),
    ] {
        let (program, back, _) = both(&kernel(&["Far"], &body(mask, value)));
        for program in [program, back] {
            assert_eq!(run(&program).end == End::Finished, passes, "{mask} {value}");
        }
    }
}

#[test]
fn alternatives_vanish_with_what_always_holds() {
    let (program, back, listing) = both(&kernel(
        &["Any", "Bare"],
        "engine A { for i in 0..3 { wait a >= i or b >= 5 - i; inc c; } }
         engine B { inc a; inc a; }",
    ));
    assert_eq!(listing.matches("Any").count(), 2, "{listing}");
    assert_eq!(run(&program).banks[0].values, run(&back).banks[0].values);
    // One that holds in any case is no wait at all.
    let (program, _, _) = both(&kernel(&["Any"], "engine A { wait a >= 0 or b >= 1; wait a >= 1 or b >= 1; }"));
    assert_eq!(waits(&program, 0).len(), 1);
}

#[test]
fn masks_may_depend_on_variables() {
    let (program, back, listing) = both(&kernel(
        &["Far", "Bare"],
        "engine A { for i in 0..3 { wait (s & (1 << i)) == 1 << i; inc c; } }
         engine B { for i in 0..3 { Far { wait: eq(9, 1 << i), bits: 1 << i, post: inc(2) }; } }
         engine C { for i in 0..7 { inc s; } }",
    ));
    assert!(listing.contains("bits: 4"), "{listing}");
    for p in [&program, &back] {
        assert!(run(p).end == End::Finished, "{listing}");
        let report = verify(p, &Options::default()).expect("valid");
        assert!(report.findings.iter().all(|f| f.kind == Kind::Deadlock || f.kind == Kind::SemaphoreRace));
    }
}

#[test]
fn what_no_record_holds_is_said() {
    for (lowerings, stmt, wanted) in [
        (&["Bare"][..], "wait a >= 1 or b >= 1;", "`Bare` carries no wait, this has 1"),
        (
            &["Bare", "Any"],
            "wait a >= 1 or b >= 1 or c >= 1 or s >= 1;",
            "`Any` waits for one of 3 at most, this for one of 4",
        ),
        (&["Far"], "wait a >= 1 or b >= 1;", "`Far` has no waits of which one is enough, this waits for one of 2"),
        (&["Any"], "wait (a & 0x4) == 4;", "cannot carry a wait `==` under a mask"),
        (&["Any"], "wait a >= 1 or a == 1;", "cannot carry a wait for one of 2"),
        (&["Any"], "wait a >= 1, b >= 1, c >= 1;", ""),
        (&["Any"], "Any { all: ge(1, 1) };", "`Any` waits for one of several, and none is there"),
        (&["Any"], "wait e or f;", "`e` would be cleared, if it is what passes"),
    ] {
        let found = errors(&kernel(lowerings, &format!("engine A {{ {stmt} }}")));
        let right = if wanted.is_empty() { found.is_empty() } else { found.iter().any(|e| e.contains(wanted)) };
        assert!(right, "{stmt}: {found:#?}");
    }
}

#[test]
fn a_deadlock_tells_all_alternatives() {
    let (program, _, _) = both(&kernel(&["Any", "Bare"], "engine A { wait a >= 2 or b >= 1; } engine B { inc a; }"));
    let report = verify(&program, &Options::default()).expect("valid");
    let [finding] = report.findings.as_slice() else { panic!("{report:?}") };
    assert_eq!((finding.kind, finding.also.as_slice()), (Kind::Deadlock, &[Kind::UnreachableThreshold][..]));
    let Detail::Blocked { waits, .. } = &finding.detail else { panic!("{finding:?}") };
    let seen: Vec<(i64, i64)> = waits[0].all().map(|w| (w.value, w.operand)).collect();
    assert_eq!(seen, [(1, 2), (0, 1)]);
    // Where one of them may still come by what the others do, the rest is no reason.
    let (program, _, _) =
        both(&kernel(&["Any", "Bare"], "engine A { wait a >= 2 or b >= 1; inc c; } engine B { wait c >= 1; inc b; }"));
    let report = verify(&program, &Options::default()).expect("valid");
    assert_eq!(report.findings[0].also, []);
    assert!(matches!(&report.findings[0].detail, Detail::Blocked { cycle, .. } if cycle.len() == 2));
    // A record that waits for what only it posts, or for what nobody does.
    let (program, _, _) = both(&kernel(&["Any"], "engine A { wait a >= 1 or b >= 1 then inc a; }"));
    let report = verify(&program, &Options::default()).expect("valid");
    assert_eq!(report.findings[0].kind, Kind::SelfWait);
}
