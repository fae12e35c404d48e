//! A module as its users use it.

use crate::interpreter::{add, run, there};
use crate::support;

/// Runs a script that imports the module of `shapes::second` as `s`.
fn script(text: &str) {
    if there() {
        add(&support::model("shapes.chappe", Some("second")));
        run(&format!("import shapes_second as s\n{text}"));
    }
}

#[test]
fn records_go_round() {
    script(
        r#"
w = s.Sync(wait0=s.Wait.sem_ge(12, 5), wait1=s.Wait.event(3), always=s.Update.inc(14))
data = w.encode()
assert data == w.encode(s.Profile.compiler) != w.encode(s.Profile.runtime)
for word in (s.decode(data), s.Word.decode(data), s.Sync.decode(data)):
    assert word == w and isinstance(word, s.Sync) and isinstance(word, s.Word), word
assert str(w) == "Sync { wait0: sem_ge(12, 5), wait1: event(3), always: inc(14) }", w
assert (s.Sync.NAME, s.Sync.SIZE, s.Word.NAME, s.Word.SIZE) == ("Sync", 64, "Word", 64)
value, profiles = s.Sync.decode_produced(w.encode(s.Profile.runtime))
assert value == w and profiles == (s.Profile.runtime,)
assert s.Sync(wait0=s.Wait.sem_one(1)).encode(None)[8] == 0
"#,
    );
}

#[test]
fn errors_say_where() {
    script(
        r#"
try:
    s.Sync(wait0=s.Wait.sem_ge(240, 5), hint=9).encode(None)
except s.CodecError as e:
    assert (e.code, e.record, e.field, e.offset, e.bits) == ("E0601", "Sync", "hint", 2, (20, 22))
    assert str(e) == "E0601: hint: 9 does not fit u2 (0..=3)", e
else:
    raise AssertionError
try:
    s.Secret().encode()
except s.CodecError as e:
    assert (e.code, e.record) == ("E0611", "Secret")
try:
    s.Word().encode()
except s.CodecError as e:
    assert "family" in e.message
"#,
    );
}

#[test]
fn streams() {
    script(
        r#"
a = s.Halt(wait=s.Wait.event(1)).encode()
b = s.Reset(mode=s.ResetMode.range_, first=1, last=2).encode()
assert list(s.Word.decode_stream(a + b)) == [s.decode(a), s.decode(b)]
assert list(s.Halt.decode_stream(a + a)) == [s.decode(a)] * 2
assert s.Word.validate_stream(a + b + a) == 3
assert s.Word.validate_stream(b"") == 0
bad = bytes([0xFF]) + a[1:]
for call in (lambda data: list(s.Word.decode_stream(data)), s.Word.validate_stream):
    for data, position, code in ((a + bad + b"xyz", 64, "E0614"), (a + b + b"xyz", 128, "E0613")):
        try:
            call(data)
        except s.CodecError as e:
            assert (e.position, e.code) == (position, code), (e.position, e.code)
        else:
            raise AssertionError
words = list(s.Word.decode_stream_lenient(a + bad + b + b"xyz"))
assert str(words[3]) == "[78 79 7A]"
assert b"".join(w.encode() for w in words) == a + bad + b + b"xyz"
assert [isinstance(w, s.Unknown) for w in words] == [False, True, False, True]
assert words[1].error.position == 64 and words[1].data == bad
"#,
    );
}

#[test]
fn unions() {
    script(
        r#"
b = s.Box(view=s.BoxView.ring(s.Ring(1, 2)), nested=s.Inner(both=[1, 2], right={3}))
data = b.encode()
d = s.Box.decode(data)
assert d.kind is s.Kind.ring and d.view == s.BoxView.ring(s.Ring(1, 2)) and d.nested.both == [1, 2], d
assert d.nested.left == s.Ring(8, 0) and d.nested.right is None
assert str(b) == "Box { kind: ring, view: ring { head: 1, tail: 2 }, nested: Inner { both: [1, 2], right: {3} } }", b
for wrong in (s.Box(kind=s.Kind.mesh, view=s.BoxView.ring()), s.Inner(small=1, both=[1])):
    try:
        wrong.encode(None)
    except s.CodecError as e:
        assert e.code == "E0619", e
    else:
        raise AssertionError
"#,
    );
}

#[test]
fn facts() {
    script(
        r#"
assert s.WORD == 64 and s.WIDE == (1 << 100) + 1 and s.lambda_ == 3 and s.TITLE == 'a "quoted" title'
assert s.UNKNOWN_CONSTANTS == {"CLOCK": "nobody measured it"} and not hasattr(s, "CLOCK")
assert s.sem.size == 240 and s.sem.named["trigger"] == 0 and s.sem.reserved[0].owner == "runtime"
assert s.r.count == 32 and s.level.signed and s.event.bits == 0
assert s.workers == {s.Engine.Matrix, s.Engine.Vector}
assert s.Steps[0].engine is s.Engine.Load and s.Steps[1].cost is None and s.Steps[1].at == s.soc(0x2000)
assert s.Addresses.base(1) == s.soc(0xFFFD0400000) and s.Addresses.base(1) - s.Addresses.base(0) == 1 << 22
assert hex(s.soc(16)) == "0x10" and str(s.soc(16)) == "0x10" and s.soc(1) < s.soc(2) and s.soc(1) != s.bar(1)
for call, code, part in (
    (lambda: s.Addresses.base(16), "E0505", "no such unit: base(unit = 16) on second"),
    (lambda: s.Addresses.window(1, 1), "E0504", "window is unknown on second"),
    (lambda: s.Addresses.lost(1), "E0504", "CLOCK is unknown on second: nobody measured it in lost(unit = 1)"),
    (lambda: s.Addresses.distance(s.bar(1), s.soc(1)), "E0508", "an address of bar, where soc is expected"),
    (lambda: s.soc(1) + s.bar(1), "E0508", "plain number"),
    (lambda: s.soc(-1), "E0503", "-1 does not fit soc (u64)"),
):
    try:
        call()
    except s.CodecError as e:
        assert e.code == code and part in e.message, e
    else:
        raise AssertionError(part)
info = {f.name: f for f in s.Sync.fields()}
assert info["wait0.value"].offset == 8 and info["always"].doc.startswith("Always there")
assert info["hint"].bits == ((20, 22),) and info["hint"].width == 2 and info["width"].type == "Width"
"#,
    );
}
