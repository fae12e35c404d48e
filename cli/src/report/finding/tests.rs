//! The words for every kind of finding, also for those that go by another name when the verifier reports them.

use std::path::Path;

use chappe_dsl::kernel::{Names, Source};
use chappe_dsl::source::{Sources, Span};
use chappe_runtime::program::{Bank, BankKind, Body, Compare, Program, SourceId, Step, Stream};
use chappe_runtime::sim::Entry;
use chappe_runtime::verify::{Actor, Awaited, Blocked, Detail, Finding, Kind, Site, Touch, Witness};

use super::{Scene, word};
use crate::report::view::View;

/// Kinds that the verifier reports as causes of something else, or of records only.
const RARE: [Kind; 5] =
    [Kind::IdOutOfRange, Kind::UnreachableThreshold, Kind::UnbalancedPaths, Kind::StaleValue, Kind::MissedValue];

fn program() -> (Program, Names) {
    let bank = Bank { size: 8, kind: BankKind::Counter { bits: 8, signed: false }, reserved: Vec::new() };
    let step = Step { waits: Vec::new(), body: Body::Nop, updates: Vec::new(), cost: 1, source: SourceId(0) };
    let stream = Stream { core: 0, engine: 0, steps: vec![step], depth: 0 };
    let program = Program { banks: vec![bank], cores: 1, streams: vec![stream], ..Program::default() };
    let mut names = Names { banks: vec!["sem".into()], engines: vec!["PE".into()], ..Names::default() };
    names.entries.insert((0, 0, 3), "full".into());
    names.add_source(Source { span: Span::default(), inner: None, label: "step".into(), record: None });
    (program, names)
}

#[test]
fn every_kind_has_words() {
    let (program, names) = program();
    let sources = Sources::new();
    let view = View { program: &program, names: &names, sources: &sources, binary: None };
    let scene = Scene { view, kernel: None };
    let entry = Entry { core: 0, bank: 0, id: 3 };
    let site = Site { actor: Actor::Stream(0), stream: 0, pc: 0, source: SourceId(0) };
    let mut text = String::new();
    let mut say = |kind: Kind, detail: Detail, sites: Vec<Site>| {
        let finding = Finding { kind, also: Vec::new(), sites, detail, witness: Witness::default() };
        let said = scene.say(&finding);
        assert!(said.message.starts_with(word(kind)));
        text += &scene.plain(&said);
    };
    for kind in RARE {
        say(kind, Detail::Entry { entry, value: 5, expected: 2 }, vec![site]);
    }
    let touch = Touch { write: true, element: 0, bytes: (0, 4), core: 0 };
    say(Kind::MissingCoreBarrier, Detail::Race { region: 0, accesses: [touch, touch] }, vec![site, site]);
    let missing = Blocked {
        what: Awaited::Missing,
        value: 0,
        mask: None,
        compare: Compare::Ge,
        operand: 2,
        to_come: 0,
        or: Vec::new(),
    };
    say(Kind::Deadlock, Detail::Blocked { waits: vec![missing], cycle: Vec::new() }, vec![site]);
    say(Kind::IdOutOfRange, Detail::None, vec![site]);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/words.txt");
    if std::env::var_os("CHAPPE_BLESS").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), text, "CHAPPE_BLESS=1 refreshes it");
}
