//! Published bugs: the explorer finds exactly what another checker found, in as many states.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use crate::explore::{AtLimit, Outcome, explore, findings};
use crate::finding::Finding;
use crate::small::{Access, BarrierInfo, CellInfo, Engine, Kind, Op, QueueInfo, RegionInfo, Small};

/// More than any of them has.
const MOST: usize = 1_000_000;

/// An entry: the bug and its repair, and what is to be found in the bug.
pub struct Entry {
    pub id: String,
    pub buggy: Small,
    pub fixed: Small,
    /// As in the file, without what concerns only ids.
    pub findings: BTreeSet<Vec<String>>,
    pub states: usize,
    pub deadlock_schedules: String,
}

/// All entries.
pub fn entries() -> Vec<Entry> {
    let zoo: Value = serde_json::from_str(include_str!("../data/zoo.json")).expect("the zoo is JSON");
    list(&zoo["entries"]).iter().map(entry).collect()
}

fn entry(entry: &Value) -> Entry {
    let verdict = &entry["verdict"];
    let about_ids = ["reserved_id", "id_out_of_range"];
    let findings = list(&verdict["findings"]).iter().map(|finding| list(finding).iter().map(text).collect());
    let fixed = &entry["fixed"];
    let or_same = |key: &str| if fixed[key].is_null() { &entry[key] } else { &fixed[key] };
    Entry {
        id: text(&entry["id"]),
        buggy: small(&entry["programs"], &entry["init"], &entry["config"]),
        fixed: small(&fixed["programs"], or_same("init"), or_same("config")),
        findings: findings.filter(|finding: &Vec<String>| !about_ids.contains(&finding[0].as_str())).collect(),
        states: number(&verdict["states"]) as usize,
        deadlock_schedules: text(&verdict["deadlock_schedules"]),
    }
}

fn small(programs: &Value, init: &Value, config: &Value) -> Small {
    let programs = map(programs);
    let mut reader = Reader { small: Small::default(), config, init };
    reader.small.engines = programs.keys().map(|name| Engine { name: name.clone(), ops: vec![] }).collect();
    for (engine, ops) in programs.values().enumerate() {
        reader.small.engines[engine].ops = reader.ops(ops);
    }
    reader.small.number();
    reader.small
}

struct Reader<'a> {
    small: Small,
    config: &'a Value,
    init: &'a Value,
}

impl Reader<'_> {
    fn ops(&mut self, ops: &Value) -> Vec<Op> {
        list(ops).iter().map(|op| self.op(list(op)).into()).collect()
    }

    fn op(&mut self, op: &[Value]) -> Kind {
        let arg = |n: usize| &op[n];
        match op[0].as_str().expect("an operation") {
            "wait_ge" => Kind::WaitGe(self.cell(arg(1), false), number(arg(2))),
            "wait_eq" => Kind::WaitEq(self.cell(arg(1), false), number(arg(2))),
            "wait_dec" => Kind::WaitDec(self.cell(arg(1), false), number(arg(2))),
            "inc" => Kind::Add(self.cell(arg(1), false), 1),
            "dec" => Kind::Add(self.cell(arg(1), false), -1),
            "add" => Kind::Add(self.cell(arg(1), false), number(arg(2))),
            "sub" => Kind::Add(self.cell(arg(1), false), -number(arg(2))),
            "set" => Kind::Set(self.cell(arg(1), false), number(arg(2))),
            "reset" => Kind::Reset(list(arg(1)).iter().map(|cell| self.cell(cell, false)).collect()),
            "ev_set" => Kind::EvSet(self.cell(arg(1), true)),
            "ev_wait" => Kind::EvWait(self.cell(arg(1), true)),
            "ev_clear" => Kind::EvClear(self.cell(arg(1), true)),
            "barrier" => Kind::Barrier(self.barrier(arg(1))),
            "dma" => {
                let queue = self.queue(arg(1));
                let [reads, writes] = ["read", "write"].map(|key| list(&arg(2)[key]));
                Kind::Dma {
                    queue,
                    reads: reads.iter().map(|region| self.region(region)).collect(),
                    writes: writes.iter().map(|region| self.region(region)).collect(),
                    post: list(&arg(2)["post"]).iter().map(|op| self.op(list(op))).collect(),
                }
            }
            "drain" => Kind::Drain(self.queue(arg(1))),
            "read" => Kind::Read(self.region(arg(1))),
            "write" => Kind::Write(self.region(arg(1))),
            "loop" => Kind::Loop(number(arg(1)) as u32, self.ops(arg(2))),
            "branch" => Kind::Branch(self.predicate(arg(1)), self.ops(arg(2)), self.ops(arg(3))),
            "nop" => Kind::Nop,
            other => unreachable!("{other} is no operation"),
        }
    }

    fn cell(&mut self, name: &Value, event: bool) -> usize {
        let name = text(name);
        if let Some(known) = self.small.cells.iter().position(|cell| cell.name == name) {
            return known;
        }
        let limit = self.config["limits"].get(&name).map(|limit| (number(&limit[0]), number(&limit[1])));
        self.small.cells.push(CellInfo {
            event,
            init: self.init.get(&name).map_or(0, number),
            limit,
            zero_at_end: names(self.config, "zero_at_end").contains(&name),
            name,
        });
        self.small.cells.len() - 1
    }

    fn barrier(&mut self, name: &Value) -> usize {
        let name = text(name);
        let small = &mut self.small;
        let members = match self.config["barriers"].get(&name) {
            None => (0..small.engines.len()).collect(),
            Some(members) => {
                let known = |member| small.engines.iter().position(|engine| engine.name == text(member));
                list(members).iter().map(|member| known(member).expect("an engine")).collect()
            }
        };
        let known = small.barriers.iter().position(|barrier| barrier.name == name);
        known.unwrap_or_else(|| {
            small.barriers.push(BarrierInfo { name, members });
            small.barriers.len() - 1
        })
    }

    fn queue(&mut self, name: &Value) -> usize {
        let name = text(name);
        let exit_drain = names(self.config, "exit_drain").contains(&name);
        let queues = &mut self.small.queues;
        queues.iter().position(|queue| queue.name == name).unwrap_or_else(|| {
            queues.push(QueueInfo { name, exit_drain });
            queues.len() - 1
        })
    }

    fn region(&mut self, name: &Value) -> Access {
        let name = text(name);
        let regions = &mut self.small.regions;
        let region = regions.iter().position(|region| region.name == name).unwrap_or_else(|| {
            regions.push(RegionInfo { name, bytes: 64 });
            regions.len() - 1
        });
        Access { region, bytes: None }
    }

    fn predicate(&mut self, name: &Value) -> usize {
        let name = text(name);
        let predicates = &mut self.small.predicates;
        predicates.iter().position(|known| *known == name).unwrap_or_else(|| {
            predicates.push(name);
            predicates.len() - 1
        })
    }
}

fn names(config: &Value, key: &str) -> Vec<String> {
    config.get(key).map_or(vec![], |names| list(names).iter().map(text).collect())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn map(value: &Value) -> &Map<String, Value> {
    value.as_object().expect("an object")
}

fn number(value: &Value) -> i64 {
    value.as_i64().expect("a number")
}

/// A name, which may be a number.
fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), String::from)
}

fn found(small: &Small, outcomes: &[Outcome]) -> BTreeSet<Vec<String>> {
    findings(outcomes).iter().filter_map(|finding| finding.in_zoo(small)).collect()
}

/// Which schedules end in a deadlock.
fn deadlock_schedules(outcomes: &[Outcome]) -> &'static str {
    let ways = |outcome: &Outcome| {
        let (mut dead, mut fine) = (false, false);
        for rest in &outcome.rests {
            *(if rest.blocked.is_empty() { &mut fine } else { &mut dead }) = true;
        }
        (dead, fine)
    };
    let ways: Vec<(bool, bool)> = outcomes.iter().map(ways).collect();
    if ways.iter().all(|(dead, _)| !dead) {
        "none"
    } else if ways.iter().any(|(dead, fine)| *dead && *fine) {
        "some schedules"
    } else if ways.iter().any(|(_, fine)| *fine) {
        "some paths"
    } else {
        "all"
    }
}

#[test]
fn every_bug_is_found_and_no_other() {
    let entries = entries();
    assert_eq!(entries.len(), 26);
    for Entry { id, buggy, findings, states, deadlock_schedules: schedules, .. } in entries {
        let outcomes = explore(&buggy, AtLimit::Stop, MOST).expect("a small program");
        assert_eq!(found(&buggy, &outcomes), findings, "{id}");
        assert_eq!(outcomes.iter().map(|outcome| outcome.states).sum::<usize>(), states, "{id}");
        assert_eq!(deadlock_schedules(&outcomes), schedules, "{id}");
    }
}

/// The zoo does not have these kinds: which of its bugs are of them follows from their causes.
#[test]
fn sets_and_overshot_values_are_found_too() {
    let mut found = BTreeSet::new();
    for Entry { id, buggy, .. } in entries() {
        for finding in findings(&explore(&buggy, AtLimit::Stop, MOST).expect("a small program")) {
            if let Finding::SemaphoreRace { cell, .. } | Finding::MissedValue { cell, .. } = finding {
                let missed = matches!(finding, Finding::MissedValue { .. });
                found.insert((id.clone(), buggy.cells[cell].name.clone(), missed));
            }
        }
    }
    let expected = [
        ("deepep-513-clear-next-buffer", "flag1", false),
        ("flashinfer-3610-reset-while-spinning", "arr", false),
        ("ttmetal-3649-go-before-bank-init", "s0", false),
        ("ttmetal-3649-go-before-bank-init", "s1", false),
        ("ttmetal-47257-init-reset", "drained", false),
        ("ttmetal-50793-per-batch-reset", "ready", false),
        ("ttmetal-52526-transient-release", "c", true),
    ];
    assert_eq!(found, expected.map(|(id, cell, missed)| (id.into(), cell.into(), missed)).into());
}

#[test]
fn every_repair_is_clean() {
    for Entry { id, fixed, .. } in entries() {
        let outcomes = explore(&fixed, AtLimit::Stop, MOST).expect("a small program");
        assert_eq!(findings(&outcomes), BTreeSet::new(), "{id}");
    }
}
