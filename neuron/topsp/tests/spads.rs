//! Scratch pads: entries to the byte, and what does not fit.

mod common;

use chappe_neuron::cayman::Cayman;
use chappe_neuron::sunda::Sunda;
use chappe_neuron::{AlgoSubType, Algorithm, SPAD_CONTINUE};
use chappe_topsp::Fabric;
use chappe_topsp::compose::{Machine, compose};
use chappe_topsp::described::topology;
use chappe_topsp::interpreted::Interpreted;
use chappe_topsp::spad::{Mark, Operation, Part, Recorder, Spads};
use chappe_topsp::topology::Topology;

fn steps(count: usize) -> Recorder {
    let mut recorder = Recorder::default();
    (0..count).for_each(|_| recorder.step(&[(4, 4); 3]).expect("in lockstep"));
    recorder
}

fn operation(slots: Vec<(u8, Recorder)>) -> Operation {
    Operation {
        algorithm: Algorithm::Ring,
        sub_type: AlgoSubType::Full,
        reporter: true,
        trigger_next: false,
        wait_complete: false,
        send_complete: false,
        permute_chain: false,
        unique_tensors: false,
        part: Part::Channels(5),
        slots,
    }
}

fn lab(then: impl FnOnce(&dyn Fabric)) {
    let model = common::model("ring8");
    then(&Interpreted::new(&model));
}

#[test]
fn entries_to_the_byte() {
    lab(|fabric| {
        let mut spads = Spads::new(3);
        spads.operation(fabric, &operation(vec![(1, steps(2))]), Mark::Continue).expect("fits");
        assert_eq!(spads.ctrl_bytes(), [0x01, 0x00, 0x01, 0x00, 0x05, 0, 0, 0]);
        assert_eq!(spads.slot_bytes(0), [0; 0]);
        let step = |last| [4, 0, 4, 0, 1, 0, last, 0];
        let right = [step(0), step(1), SPAD_CONTINUE.to_le_bytes()].concat();
        assert_eq!(spads.slot_bytes(1), right);
        // The second operation: a mesh that all flags are set for. Its entry follows.
        let mesh = Operation {
            algorithm: Algorithm::Kangaring,
            sub_type: AlgoSubType::Switch,
            trigger_next: true,
            wait_complete: true,
            send_complete: true,
            permute_chain: true,
            unique_tensors: true,
            part: Part::Mesh { shift: 0x0102, mask: 0xFFFE },
            ..operation(vec![(1, steps(1))])
        };
        spads.operation(fabric, &mesh, Mark::End).expect("fits");
        assert_eq!(spads.ctrl_bytes()[8..], [0x01, 0xB3, 0x1F, 0x00, 0x02, 0x01, 0xFE, 0xFF]);
        assert_eq!(spads.slot_bytes(1)[24..32], step(1));
        assert_eq!(spads.slot_bytes(1)[32..], fabric.end_mark().expect("made up").to_le_bytes());
        assert_eq!((spads.operations(), spads.slots()), (2, 2));
    });
}

#[test]
fn what_does_not_fit() {
    lab(|fabric| {
        let mut spads = Spads::new(3);
        let no_steps = operation(vec![]);
        (0..512).for_each(|_| spads.operation(fabric, &no_steps, Mark::Continue).expect("4096 bytes"));
        let why = spads.operation(fabric, &no_steps, Mark::Continue).expect_err("full").to_string();
        assert_eq!(why, "SPAD control block overflow (topsp 3)");
        let mut spads = Spads::new(3);
        spads.operation(fabric, &operation(vec![(0, steps(4000))]), Mark::Continue).expect("32768 bytes");
        let why = spads.operation(fabric, &operation(vec![(0, steps(95))]), Mark::Continue).expect_err("full");
        assert_eq!(why.to_string(), "TOP_SP #3 SPAD slot0 overflow");
        let why = spads.operation(fabric, &operation(vec![(6, steps(1))]), Mark::Continue).expect_err("no slot");
        assert_eq!(why.to_string(), "assertion failed: spad_slot_idx < ENCD_SPAD_SLOT_MAX_COUNT");
    });
}

#[test]
fn what_cannot_be_counted() {
    let mut recorder = Recorder::default();
    let why = recorder.step(&[(2, 2), (2, 3)]).expect_err("not in lockstep").to_string();
    assert!(why.contains("rx_descs_n[f] == rx_descs_n[f - 1]"), "{why}");
    assert_eq!(recorder.step(&[]).expect_err("no fold").to_string(), "assertion failed: fold_n > 0");
    recorder.step(&[(0xFFFE, 1)]).expect("just fits");
    assert!(recorder.step(&[(1, 1)]).expect_err("full").to_string().contains("UINT16_MAX - value > new"));
    assert!(recorder.step(&[(0x1_0000, 1)]).is_err());
    assert_eq!((recorder.total(), recorder.steps().len()), ((0xFFFE, 1), 1));
}

#[test]
fn what_was_not_published() {
    let of = |fabric: &dyn Fabric| {
        Spads::new(0).operation(fabric, &operation(vec![]), Mark::Continue).expect_err("unknown").to_string()
    };
    assert!(of(&Cayman).contains("two numberings were published"));
    assert!(of(&Sunda).contains("two numberings were published"));
    assert!(Cayman.end_mark().is_err() && Sunda.spad_ctrl_bytes().is_err());
}

/// The control entries of a rank's processors, without the view.
fn entries(change: impl FnOnce(&mut Topology)) -> Vec<Vec<u8>> {
    let model = common::model("ring8_folds");
    let fabric = Interpreted::new(&model);
    let mut topology = topology(&fabric).expect("a topology");
    change(&mut topology);
    let composed = compose(&fabric, &topology, &Machine::default()).expect("composed");
    let all: Vec<Vec<u8>> = composed[1].spads.iter().map(|s| [s.ctrl_bytes(), s.slot_bytes(0)].concat()).collect();
    composed.into_iter().for_each(|c| c.teardown().expect("all is back"));
    all
}

#[test]
fn of_a_topology() {
    let both = entries(|_| {});
    // The first reports, triggers the next and tells it when it is done; the second waits for that.
    assert_eq!(both[0][..8], [0x01, 0x80, 0x05, 0x00, 0b0101, 0, 0, 0]);
    assert_eq!(both[1][..8], [0x01, 0x00, 0x02, 0x00, 0b1010, 0, 0, 0]);
    // Two halves, each a copy and an increment, by each fold; then the next step, and the mark.
    assert_eq!(
        both[0][8..],
        [[4, 0, 4, 0, 1, 0, 0, 0], [4, 0, 4, 0, 1, 0, 1, 0], SPAD_CONTINUE.to_le_bytes()].concat()
    );
    // A processor without a channel goes along.
    let lone = entries(|t| (t.channels, t.active) = (1, 1));
    assert_eq!(lone[1], [0x01, 0x00, 0x02, 0x00, 0, 0, 0, 0]);
    assert_eq!(entries(|t| t.ends = true)[0][24..], 0xFFFF_FFFF_0000_0000_u64.to_le_bytes());
}
