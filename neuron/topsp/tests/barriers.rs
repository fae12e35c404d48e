//! Barriers of every geometry, in both readings: verified, and broken on purpose.

mod common;

use chappe_neuron::BarrierType;
use chappe_runtime::verify::{Kind as Found, Options, Verdict};
use chappe_topsp::barrier::table;
use chappe_topsp::compose::{Composed, Machine, compose};
use chappe_topsp::described::topology;
use chappe_topsp::handshake::{BarrierModel, Judged, Parts, judge, program};
use chappe_topsp::interpreted::Interpreted;
use chappe_topsp::topology::Topology;

const READINGS: [BarrierModel; 2] = [BarrierModel::EveryStep, BarrierModel::ArriveRelease];

fn judged(
    name: &str,
    model: BarrierModel,
    change: impl FnOnce(&mut Topology),
    break_it: impl FnOnce(&mut [Composed]),
) -> Judged {
    let spec = common::model(name);
    let fabric = Interpreted::new(&spec);
    let mut topology = topology(&fabric).expect("a topology");
    change(&mut topology);
    let mut composed = compose(&fabric, &topology, &Machine::default()).expect("composed");
    break_it(&mut composed);
    let parts = Parts { model, ..Parts::default() };
    let (program, _) = program(&fabric, &topology, &composed, &parts).expect("a program");
    judge(&program, &Options::default()).expect("valid")
}

fn kinds(name: &str) -> Vec<BarrierType> {
    let spec = common::model(name);
    let tables = table(&topology(&Interpreted::new(&spec)).expect("a topology")).expect("a barrier");
    let mut all: Vec<u8> = tables.iter().flat_map(|t| &t.receive).map(|e| e.barrier.wire()).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter().filter_map(BarrierType::from_wire).collect()
}

#[test]
fn every_kind_of_link() {
    use BarrierType::{InterChip, InterChipRingLocal, InterChipRingRemote, InterRack, IntraChip, IntraPod, IntraRack};
    assert_eq!(kinds("ring8"), [IntraChip]);
    assert_eq!(kinds("ring64"), [IntraChip, InterChipRingLocal, InterChipRingRemote]);
    assert_eq!(kinds("mesh64"), [IntraChip, InterChip]);
    assert_eq!(kinds("mesh32_pods"), [IntraChip, IntraPod, InterChip]);
    assert_eq!(kinds("ring16_pods"), [IntraChip, IntraPod, InterChipRingLocal, InterChipRingRemote]);
    assert_eq!(kinds("mesh32_switch"), [IntraChip, IntraRack, InterRack]);
}

#[test]
fn pods_and_switches_are_free_of_deadlock() {
    for name in ["mesh32_pods", "ring16_pods", "mesh32_switch", "ring8_folds"] {
        for model in READINGS {
            let judged = judged(name, model, |_| {}, |_| {});
            assert_eq!(judged.report.verdict, Verdict::Ok, "{name} {model:?}: {:?}", judged.report.findings);
        }
    }
    // A ring and a kangaring over racks.
    for model in READINGS {
        let racks = |t: &mut Topology| {
            t.pods = false;
            t.switch = true;
            t.ranks.iter_mut().for_each(|r| r.rack = r.device / 2);
        };
        assert_eq!(judged("ring16_pods", model, racks, |_| {}).report.verdict, Verdict::Ok);
    }
}

#[test]
fn a_link_that_is_missing() {
    // One post of each kind of link is lost: whoever waits for it waits forever.
    for (name, kind) in [
        ("mesh32_pods", BarrierType::IntraPod),
        ("mesh32_pods", BarrierType::InterChip),
        ("ring16_pods", BarrierType::IntraPod),
        ("ring16_pods", BarrierType::InterChipRingRemote),
        ("mesh32_switch", BarrierType::IntraRack),
        ("mesh32_switch", BarrierType::InterRack),
    ] {
        for model in READINGS {
            let lost = |composed: &mut [Composed]| {
                let has = |c: &&mut Composed| c.posts.iter().any(|p| p.at.barrier == kind);
                let posts = &mut composed.iter_mut().find(has).expect("a rank with such a peer").posts;
                let before = posts.len();
                let mut first = true;
                // The exit's, which both readings use.
                let exit = chappe_neuron::BarrierOp::Exit;
                posts.retain(|p| p.at.barrier != kind || p.at.op != exit || !std::mem::take(&mut first));
                assert_eq!(posts.len() + 1, before, "{name} {kind}");
            };
            let report = judged(name, model, |_| {}, lost).report;
            assert!(report.findings.iter().any(|f| f.kind == Found::Deadlock), "{name} {kind}: {:?}", report.findings);
        }
    }
}

#[test]
fn geometries_without_a_barrier() {
    let refused = |name: &str, change: &dyn Fn(&mut Topology)| {
        let spec = common::model(name);
        let mut topology = topology(&Interpreted::new(&spec)).expect("a topology");
        change(&mut topology);
        table(&topology).expect_err("no barrier").to_string()
    };
    // Three devices in one rack, one in the other.
    let why = refused("mesh32_switch", &|t| t.ranks.iter_mut().for_each(|r| r.rack = r.device / 3));
    assert_eq!(why, "inter-rack counterpart not found for rack_local_rid 1 in rack 1");
    let why = refused("mesh32_pods", &|t| t.ranks.iter_mut().for_each(|r| r.pod = r.device / 3));
    assert_eq!(why, "node 1 of the pod has no device of place 1, another node has");
    let why = refused("mesh32_pods", &|t| t.ranks.truncate(30));
    assert_eq!(why, "rid 3 has 6 ranks but expecting 8");
}
