//! Topologies and configurations that are broken on purpose: each is caught, with a message that names it.

mod common;

use chappe_dsl::model::Model;
use chappe_neuron::{Soc, Token};
use chappe_runtime::record::Record;
use chappe_runtime::verify::{Kind as Found, Options, Verdict, verify};
use chappe_topsp::Fabric;
use chappe_topsp::address::{View, bar, mapped, raw, stored};
use chappe_topsp::audit::audit;
use chappe_topsp::compose::{Composed, Machine, compose};
use chappe_topsp::exchange::{Hub, Round, Transport};
use chappe_topsp::handshake::{BarrierModel, Parts, judge, program};
use chappe_topsp::interpreted::Interpreted;
use chappe_topsp::semas::{Cells, ChannelSemas, Floor, Pool};
use chappe_topsp::token::{adopt_mesh, adopt_neighbours, ring_token, ring_tokens};
use chappe_topsp::topology::{Kind, Topology};

fn model() -> Model {
    common::model("ring8")
}

fn ring() -> Topology {
    Topology::uniform(Kind::Ring, 8, 16)
}

fn refused(topology: &Topology) -> String {
    compose(&Interpreted::new(&model()), topology, &Machine::default()).expect_err("broken").to_string()
}

/// What audit and verifier say of a configuration, after something was done to it.
fn after(topology: &Topology, what: impl FnOnce(&dyn Fabric, &mut [Composed])) -> (Vec<String>, Vec<Found>) {
    let model = model();
    let fabric = Interpreted::new(&model);
    let machine = Machine::default();
    let mut composed = compose(&fabric, topology, &machine).expect("composed");
    what(&fabric, &mut composed);
    let found = audit(&fabric, topology, &composed, machine.bar0).expect("addresses");
    let (program, _) = program(&fabric, topology, &composed, &Parts::default()).expect("a program");
    let report = verify(&program, &Options::default()).expect("valid");
    assert_ne!(report.verdict, Verdict::Unknown);
    (
        found.into_iter().map(|f| format!("rank {}: {}", f.rid, f.what)).collect(),
        report.findings.iter().map(|f| f.kind).collect(),
    )
}

#[test]
fn as_it_should_be() {
    assert_eq!(after(&ring(), |_, _| {}), (vec![], vec![]));
}

#[test]
fn wait_in_the_wrong_window() {
    let (audited, found) = after(&ring(), |fabric, composed| {
        let c = &mut composed[3].channels[0];
        let id = 8;
        let wrong = stored(raw(fabric, 3, id, View::Inc).expect("known")).expect("legal");
        c.row = chappe_neuron::RingChannel::builder()
            .next_neigh(c.row.next_neigh())
            .prev_neigh(c.row.prev_neigh())
            .recv_sema(wrong)
            .send_sema(c.row.send_sema())
            .post_sema(c.row.post_sema())
            .dma_compl_sema(c.row.dma_compl_sema())
            .fold_n(1)
            .build(None)
            .expect("legal");
    });
    assert_eq!(
        audited,
        ["rank 3: wrong window: recv_sema of channel 0 is the I view of semaphore 8 of TopSP 3, not the R view"]
    );
    assert!(found.contains(&Found::UnreachableThreshold) || found.contains(&Found::Deadlock), "{found:?}");
}

#[test]
fn post_to_the_wrong_window() {
    // A decrement that nobody waits for makes the verifier look at all states: so few ranks.
    let topology = Topology::uniform(Kind::Ring, 3, 16);
    for view in [View::Read, View::Dec] {
        let (audited, found) = after(&topology, |fabric, composed| {
            let post = &mut composed[1].channels[0].slots[0].post;
            post.local = raw(fabric, 2, 8, view).expect("known");
        });
        assert!(audited[0].starts_with("rank 1: wrong window: the post of fold 0 of channel 0"), "{audited:?}");
        assert!(!found.is_empty());
    }
}

#[test]
fn swapped_neighbour() {
    let mut topology = ring();
    topology.ranks[3].next = 5;
    assert_eq!(refused(&topology), "swapped neighbours: rank 3's next is 5, whose previous is 4");
    let (audited, found) = after(&ring(), |_, composed| {
        let other = composed[4].channels[0].slots[0].post;
        composed[3].channels[0].slots[0].post = other;
    });
    assert_eq!(audited, ["rank 3: swapped neighbour: channel 0 posts to rank 5, its next is 4"]);
    assert!(found.contains(&Found::Deadlock) || found.contains(&Found::UnreachableThreshold), "{found:?}");
}

#[test]
fn credits() {
    let mut topology = ring();
    topology.credits = 0;
    let (audited, found) = after(&topology, |_, _| {});
    assert_eq!(audited, ["rank 0: credits 0: nobody may ever send"]);
    assert!(found.contains(&Found::Deadlock), "{found:?}");
    // One too few: a step sends two halves before it receives.
    topology.credits = 1;
    let (audited, found) = after(&topology, |_, _| {});
    assert!(audited.is_empty() && found.contains(&Found::Deadlock), "{found:?}");
    topology.credits = 2;
    assert!(after(&topology, |_, _| {}).1.is_empty());
    // One too many: a chunk is overwritten before it was read.
    topology.credits = 3;
    topology.steps = 4;
    let (audited, found) = after(&topology, |_, _| {});
    assert!(audited[0].contains("credits 3: a receiver has room for 2"), "{audited:?}");
    assert!(found.contains(&Found::Race) || found.contains(&Found::MissingCoreBarrier), "{found:?}");
}

#[test]
fn duplicate_rank() {
    let mut topology = ring();
    topology.ranks[6].rid = 2;
    assert_eq!(refused(&topology), "duplicate rank 2");
    let mut topology = ring();
    topology.ranks[6].sp = 2;
    assert_eq!(refused(&topology), "ranks 2 and 6 both use TopSP 2 of device 0");
}

#[test]
fn missing_leader() {
    let (audited, _) = after(&ring(), |_, composed| composed[2].engines[0].leader = false);
    assert_eq!(audited, ["rank 2: missing leader: none of its processors leads"]);
}

#[test]
fn done_of_the_other_mode() {
    let (audited, _) = after(&ring(), |fabric, composed| {
        let id = fabric.barrier_done_sema(1).expect("known");
        composed[1].dones =
            vec![mapped(Machine::default().bar0, bar(fabric, 1, id, View::Inc).expect("known")).expect("fits")];
    });
    assert_eq!(audited, ["rank 1: the host's barrier-done semaphore is posted, and the image is for the other mode"]);
}

#[test]
fn fold_count_mismatch() {
    let mut topology = ring();
    topology.ranks[3].folds = 2;
    assert!(refused(&topology).starts_with("fold count mismatch: rank 2 has 1, its next, rank 3, has 2"));
    let mut floor = Floor { pool: Pool::new(0, &[]), cells: Cells::new(Soc(0), 8) };
    let semas = ChannelSemas::allocate(&mut floor, 2).expect("free");
    let tokens = ring_tokens(&topology.ranks[3], &[semas]).expect("legal").own;
    let expected = ring().ranks[3].clone();
    let why = adopt_neighbours(&tokens, 1, &expected, 16).expect_err("mismatch").to_string();
    assert_eq!(why, "channel 0: fold count mismatch: rank 3 says 2, expected were 1");
    let mut topology = ring();
    topology.ranks.iter_mut().for_each(|r| r.folds = 4);
    let why = refused(&topology);
    assert!(why.contains("a neighbour record holds the addresses of three folds"), "{why}");
}

fn tokens(rid: usize) -> Vec<u8> {
    let mut floor = Floor { pool: Pool::new(0, &[]), cells: Cells::new(Soc(0), 8) };
    let semas = ChannelSemas::allocate(&mut floor, 1).expect("free");
    ring_token(&ring().ranks[rid], &semas).expect("legal").encode().to_vec()
}

#[test]
fn tokens_of_a_wrong_size_or_rank() {
    let topology = ring();
    let why = |bytes: &[u8]| adopt_neighbours(bytes, 1, &topology.ranks[2], 16).expect_err("broken").to_string();
    assert_eq!(why(&tokens(2)[..159]), "token of wrong size: 1 tokens take 160 bytes, there are 159");
    assert_eq!(why(&tokens(3)), "channel 0: the token is rank 3's, expected was rank 2's");
    let mut bytes = tokens(2);
    bytes[24] = 16;
    assert_eq!(why(&bytes), "channel 0: rank 2 is on TopSP 16, of which there are 16");
    let mut bytes = tokens(2);
    bytes[28] = 1;
    assert!(why(&bytes).contains("must be zero"), "{}", why(&bytes));
    let mut bytes = tokens(2);
    bytes[16] = 5;
    assert!(why(&bytes).contains("fold_n exceeds ENCD_MAX_FOLD_N_RING"));
    let mut bytes = tokens(2);
    bytes[64..66].copy_from_slice(&[0xFF, 0]);
    assert_eq!(why(&bytes), "channel 0: a semaphore that is used is unset");
}

#[test]
fn tokens_of_a_mesh() {
    let slot = |device: u32| {
        let token = Token::builder().nec_dev_id(device).build(None).expect("legal");
        token.encode()
    };
    let bytes = [slot(0), slot(0xFFFF_FFFF), slot(0xFFFF_FFFE), slot(7)].concat();
    assert!(adopt_mesh(&bytes, &[0, 1, 2, 7], 16).is_ok());
    let why = adopt_mesh(&bytes, &[0, 1, 2, 3], 16).expect_err("another device").to_string();
    assert_eq!(why, "Unexpected id at 3: device 7, expected was 3");
    assert_eq!(<Token as Record>::SIZE * 32, chappe_topsp::token::kangaring_size(32));
    for n in [1, 4, 16, 32] {
        assert_eq!(chappe_topsp::token::kangaring_size(n), 32 * (n + 4 * n));
    }
}

#[test]
fn stale_token() {
    let hub = Hub::default();
    let old = Round { kind: Kind::Ring, epoch: 4, tokens: 1 };
    let now = Round { epoch: 5, ..old };
    old.offer(&mut hub.end(2), 2, &tokens(2), &[3]).expect("sent");
    let why = now.collect(&mut hub.end(3), 2).expect_err("stale").to_string();
    assert_eq!(why, "stale token: rank 2's is of round 4, this is 5");
    old.offer(&mut hub.end(2), 2, &tokens(2)[1..], &[3]).expect("sent");
    let why = old.collect(&mut hub.end(3), 2).expect_err("short").to_string();
    assert!(why.starts_with("token of wrong size: rank 2 sent 1 tokens in 159 bytes"), "{why}");
    assert!(hub.end(3).receive(9).is_err());
}

#[test]
fn a_barrier_that_waits_for_a_bit_nobody_sets() {
    let (_, found) = after(&ring(), |_, composed| {
        composed[6].posts.retain(|p| p.post.to != 1);
    });
    assert!(found.contains(&Found::UnreachableThreshold) || found.contains(&Found::Deadlock), "{found:?}");
}

#[test]
fn both_readings_of_the_barrier() {
    let model = model();
    let fabric = Interpreted::new(&model);
    let topology = ring();
    let composed = compose(&fabric, &topology, &Machine::default()).expect("composed");
    for model in [BarrierModel::EveryStep, BarrierModel::ArriveRelease] {
        let parts = Parts { model, ..Parts::default() };
        let (program, _) = program(&fabric, &topology, &composed, &parts).expect("a program");
        assert_eq!(verify(&program, &Options::default()).expect("valid").verdict, Verdict::Ok, "{model:?}");
    }
    composed.into_iter().for_each(|c| c.teardown().expect("all is back"));
}

#[test]
fn several_processors_and_channels() {
    let mut topology = Topology::uniform(Kind::Ring, 6, 3);
    topology.engines = 4;
    topology.channels = 8;
    topology.active = 8;
    for rank in &mut topology.ranks {
        rank.sp *= 4;
        rank.folds = 3;
    }
    assert_eq!(after(&topology, |_, _| {}), (vec![], vec![]));
    topology.active = 5;
    assert!(refused(&topology).contains("only a hybrid ring uses a part of its channels"));
    topology.hybrid = true;
    assert_eq!(after(&topology, |_, _| {}), (vec![], vec![]));
    topology.active = 9;
    assert_eq!(refused(&topology), "9 active channels of 8");
}

#[test]
fn the_hosts_barrier() {
    let mut topology = ring();
    topology.host_cc = true;
    assert_eq!(after(&topology, |_, _| {}), (vec![], vec![]));
}

#[test]
fn other_devices_are_routed() {
    let model = model();
    let fabric = Interpreted::new(&model);
    let mut topology = Topology::uniform(Kind::Ring, 4, 2);
    topology.ranks.iter_mut().for_each(|r| r.port = 5);
    let composed = compose(&fabric, &topology, &Machine::default()).expect("composed");
    let post = composed[1].channels[0].slots[0].post;
    assert_ne!(post.local, post.routed);
    let near = composed[0].channels[0].slots[0].post;
    assert_eq!(near.local, near.routed);
    // Below the threshold, nothing is added.
    topology.ranks.iter_mut().for_each(|r| r.port = 4);
    let composed = compose(&fabric, &topology, &Machine::default()).expect("composed");
    let post = composed[1].channels[0].slots[0].post;
    assert_eq!(post.local, post.routed);
}

#[test]
fn a_fold_that_does_not_arrive() {
    let mut topology = ring();
    topology.ranks.iter_mut().for_each(|r| r.folds = 3);
    assert_eq!(after(&topology, |_, _| {}), (vec![], vec![]));
    // One transfer of three posts to the first fold's semaphore instead of its own.
    let (_, found) = after(&topology, |_, composed| {
        let slots = &mut composed[2].channels[0].slots;
        slots[2].post = slots[0].post;
    });
    assert!(found.contains(&Found::Deadlock), "{found:?}");
    // The row says one fold less than there are semaphores for.
    let (audited, _) = after(&topology, |_, composed| {
        composed[2].channels[0].slots.pop();
    });
    assert!(audited.iter().any(|a| a.contains("fold count mismatch")), "{audited:?}");
}

#[test]
fn a_mesh_that_overwrites() {
    let mut topology = Topology::uniform(Kind::Mesh, 4, 16);
    assert_eq!(after(&topology, |_, _| {}), (vec![], vec![]));
    // Room for one step: a peer writes the next one before this one was read.
    topology.slots = 1;
    let (_, found) = after(&topology, |_, _| {});
    assert!(found.contains(&Found::Race), "{found:?}");
    // A peer that is not told.
    topology.slots = 2;
    let (_, found) = after(&topology, |_, composed| {
        composed[1].mesh.as_mut().expect("a mesh").posts[0].pop();
    });
    assert!(found.contains(&Found::Deadlock), "{found:?}");
}

/// Posts of the first rank's channel go to the decrement view.
fn decremented(ranks: u32) -> (chappe_topsp::handshake::Judged, std::time::Duration) {
    let model = model();
    let fabric = Interpreted::new(&model);
    let topology = Topology::uniform(Kind::Ring, ranks, 16);
    let mut composed = compose(&fabric, &topology, &Machine::default()).expect("composed");
    let post = &mut composed[1].channels[0].slots[0].post;
    post.local = raw(&fabric, 2, 8, View::Dec).expect("known");
    let (program, _) = program(&fabric, &topology, &composed, &Parts::default()).expect("a program");
    let start = std::time::Instant::now();
    (judge(&program, &Options::default()).expect("valid"), start.elapsed())
}

#[test]
fn a_post_to_the_decrement_view_is_decided_at_once() {
    for ranks in [8, 64, 1024] {
        let (judged, took) = decremented(ranks);
        eprintln!("{ranks} ranks: {took:?} {:?} {:?}", judged.report.method, judged.report.verdict);
        assert!(judged.without_takes);
        assert_eq!(judged.report.verdict, Verdict::Bad);
        assert_eq!(judged.report.method, chappe_runtime::verify::Method::Clocks);
        assert!(judged.report.findings.iter().any(|f| f.kind == Found::Deadlock));
    }
}
