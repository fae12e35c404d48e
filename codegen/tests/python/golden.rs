//! Generated modules as they are read, and as mypy sees them.

use crate::interpreter::{add, mypy, run, strict, there, write};
use crate::{module, support};

/// Compares with the golden file; `CHAPPE_BLESS=1` refreshes it.
fn golden(name: &str, model: &chappe_dsl::model::Model) {
    let path = support::data(name);
    let now = module(model);
    assert_eq!(now, module(model), "deterministic");
    if std::env::var_os("CHAPPE_BLESS").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    let same = std::fs::read_to_string(&path).unwrap_or_default() == now;
    assert!(same, "{name} differs: refresh with CHAPPE_BLESS=1 and read what changes");
}

#[test]
fn toy() {
    golden("toy.py", &support::toy());
}

#[test]
fn shapes() {
    golden("shapes_second.py", &support::model("shapes.chappe", Some("second")));
}

/// Every module is legal on its own, without a warning, for the strictest types.
#[test]
fn modules_are_clean() {
    if !there() {
        return;
    }
    let models = support::neuron().into_iter().chain(support::shapes()).chain([support::toy(), support::conditions()]);
    let names: Vec<String> = models.map(|m| add(&m)).collect();
    for name in &names {
        run(&format!("import {name}"));
    }
    if mypy() {
        // One of each, unless there is time.
        let all = std::env::var_os("CHAPPE_CASES").is_some();
        let few = ["toy", "shapes_second", "neuron_cayman", "conditions_only"];
        let some = names.iter().filter(|n| all || few.contains(&n.as_str()));
        let files: Vec<String> = some.map(|n| format!("{n}.py")).collect();
        assert_eq!(strict(&files), "");
    }
}

/// What the types of a module are for: each of these lines is refused.
#[test]
fn mypy_refuses_what_cannot_be_written() {
    if !there() || !mypy() {
        return;
    }
    add(&support::model("shapes.chappe", Some("second")));
    let good = "import shapes_second as s\n\
        s.Sync(wait0=s.Wait.sem_ge(12, 5), update0=s.Update.inc(14), width=s.Width.wide, always=s.Update.set_(3))\n\
        s.Reset(mode=s.ResetMode.mask, mask={1, 2}).encode(s.Profile.runtime)\n\
        a: int = s.Addresses.base(1) - s.Addresses.base(0)\n\
        b: s.soc = s.Addresses.base(1) + 4\n\
        w: s.Word = s.Word.decode(b'')\n\
        n: int = s.Sync.decode(b'').hint\n";
    let bad = [
        "s.Update.inc(14, 1)",
        "s.Wait.sem_ge(14)",
        "s.Wait.late(1)",
        "s.Reset()",
        "s.Reset(mode=1)",
        "s.Sync(wait0=s.Update.inc(1))",
        "s.Sync(hint='1')",
        "s.Sync(hint=None)",
        "s.Join(kind=s.Kind.ring, group=1)",
        "s.Kind.later",
        "s.Addresses.distance(s.bar(1), s.soc(1))",
        "s.Addresses.distance(1, s.soc(1))",
        "s.Addresses.base(1) + s.Addresses.base(2)",
        "s.soc(1) < s.bar(1)",
        "c: s.bar = s.Addresses.base(1)",
        "s.Box(view=s.BoxAny.one(1))",
        "s.Sync.decode(b'').first",
        "s.Word.decode(b'').hint",
    ];
    write("good.py", good);
    write("bad.py", &format!("import shapes_second as s\n{}\n", bad.join("\n")));
    assert_eq!(strict(&["good.py".to_owned()]), "");
    let refused = strict(&["bad.py".to_owned()]);
    for (i, line) in bad.iter().enumerate() {
        assert!(refused.contains(&format!("bad.py:{}: error", i + 2)), "{line} is not refused:\n{refused}");
    }
}
