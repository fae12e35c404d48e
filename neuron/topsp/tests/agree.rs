//! What composition asks a generation: the bindings and the specification, read at run time, say the same; the vectors agree
//! with both.

#![allow(clippy::panic, reason = "a test that cannot go on has failed")]

mod common;

use std::path::Path;

use chappe_dsl::codec::{self, Data, RecordValue};
use chappe_dsl::model::{FieldKind, Model};
use chappe_neuron::{Arch, Soc};
use chappe_topsp::Fabric;
use chappe_topsp::fabric::FabricError;
use chappe_topsp::interpreted::Interpreted;
use serde_json::Value;

type Answer = Result<i128, FabricError>;

fn wide<T: Into<u64>>(r: Result<T, FabricError>) -> Answer {
    r.map(|v| i128::from(v.into()))
}

/// An operation of processors and semaphores by name.
fn address(f: &dyn Fabric, name: &str, sp: u32, id: u16) -> Answer {
    match name {
        "sema_base" => wide(f.sema_base(sp)),
        "control_base" => wide(f.control_base(sp)),
        "bar0_base" => wide(f.bar0_base(sp)),
        "event_addr" => wide(f.event_addr(sp, id)),
        "sema_addr_r" => wide(f.sema_addr_r(sp, id)),
        "sema_addr_s" => wide(f.sema_addr_s(sp, id)),
        "sema_addr_i" => wide(f.sema_addr_i(sp, id)),
        "sema_addr_d" => wide(f.sema_addr_d(sp, id)),
        "sema_bar_r" => wide(f.sema_bar_r(sp, id)),
        "sema_bar_s" => wide(f.sema_bar_s(sp, id)),
        "sema_bar_i" => wide(f.sema_bar_i(sp, id)),
        "sema_bar_d" => wide(f.sema_bar_d(sp, id)),
        "init_signal" => wide(f.init_signal(sp)),
        "tsync_signal" => wide(f.tsync_signal(sp)),
        "host_trigger" => wide(f.host_trigger(sp)),
        "stop_signal" => wide(f.stop_signal(sp)),
        "basic_block_switch" => wide(f.basic_block_switch(sp)),
        _ => Err(FabricError(format!("no operation {name}"))),
    }
}

#[test]
fn vectors_of_addresses() {
    let v: Value = serde_json::from_str(include_str!("../../tests/vectors/topsp.json")).expect("json");
    let mut tried = 0;
    for arch in Arch::ALL {
        let model = common::on(Path::new("neuron"), arch.name());
        let interpreted = Interpreted::new(&model);
        let ask = |expr: &str| {
            let (name, args) = expr.trim_end_matches(')').split_once('(').expect("a call");
            let mut args = args.split(',').map(|a| a.trim().parse::<u32>().expect("a number"));
            let (sp, id) = (args.next().expect("one"), args.next().unwrap_or(0) as u16);
            [address(arch, name, sp, id), address(&interpreted, name, sp, id)]
        };
        let of = |list: &str| v[list].as_array().expect("a list").clone();
        for case in of("values").iter().filter(|c| c["arch"] == format!("neuron::{arch}")) {
            let right = i128::from_str_radix(&case["value"].as_str().expect("hex")[2..], 16).expect("hex");
            for answer in ask(case["expr"].as_str().expect("text")) {
                assert_eq!(answer, Ok(right), "{case}");
                tried += 1;
            }
        }
        for case in of("errors").iter().filter(|c| c["arch"] == format!("neuron::{arch}")) {
            for answer in ask(case["expr"].as_str().expect("text")) {
                assert!(answer.expect_err("refused").0.contains(case["error"].as_str().expect("text")), "{case}");
            }
        }
    }
    assert!(tried > 500, "{tried}");
}

/// The number of a path, in what the interpreter has read.
fn field(model: &Model, value: &RecordValue, path: &str) -> i128 {
    let (first, rest) = path.split_once('.').unwrap_or((path, ""));
    let (name, index) = match first.split_once('[') {
        Some((name, index)) => (name, Some(index.trim_end_matches(']').parse::<usize>().expect("an index"))),
        None => (first, None),
    };
    let record = &model.records[value.record.index()];
    for (row, data) in record.fields.iter().zip(&value.fields) {
        // An arm of a union without a name stands for itself.
        let (found, data) = match (&row.kind, data) {
            (FieldKind::Union(union), Data::Arm(arm, data)) => (union.arms[*arm].name == name, &**data),
            _ => (row.name.as_deref() == Some(name), data),
        };
        if !found {
            continue;
        }
        let data = match (data, index) {
            (Data::List(list), Some(index)) => list.get(index).unwrap_or(&Data::Absent),
            (data, _) => data,
        };
        return match data {
            Data::Int(n) => *n,
            Data::Absent => 0,
            // Addresses are records of one row.
            Data::Record(inner) => field(model, inner, if rest.is_empty() { "soc_addr" } else { rest }),
            other => panic!("{path} is {other:?}"),
        };
    }
    panic!("no field {path}")
}

#[test]
fn vectors_of_the_image() {
    let composed = common::model("ring8");
    let fabric = Interpreted::new(&composed);
    let topology = chappe_topsp::described::topology(&fabric).expect("a topology");
    let machine = chappe_topsp::compose::Machine::default();
    let ranks = chappe_topsp::compose::compose(&fabric, &topology, &machine).expect("composed");
    let whole = ranks[0].images(&fabric).expect("images")[0].bytes().to_vec();
    let v: Value = serde_json::from_str(include_str!("../../tests/vectors/image.json")).expect("json");
    for arch in Arch::ALL {
        let model = common::on(Path::new("neuron"), arch.name());
        let id = model.record(v["record"].as_str().expect("text")).expect("a record");
        assert_eq!(v["size"], model.records[id.index()].size);
        let read = |bytes: &[u8]| codec::decode_record(&model, id, bytes).expect("legal").value;
        let old = read(&whole);
        let mut tried = 0;
        for (path, offset) in v["offsets"].as_object().expect("object") {
            let at = usize::from_str_radix(&offset.as_str().expect("hex")[2..], 16).expect("hex");
            let mut bytes = whole.clone();
            bytes[at] ^= 1;
            if path.ends_with("execute_device_barrier") {
                // It decides about other bytes; these are no host's.
                assert_eq!(field(&model, &old, path), 1);
                assert!(codec::decode_record(&model, id, &bytes).is_err());
            } else {
                let new = codec::decode_record(&model, id, &bytes).unwrap_or_else(|e| panic!("{path}: {e:?}")).value;
                assert_eq!(field(&model, &old, path) ^ 1, field(&model, &new, path), "{path}");
            }
            tried += 1;
        }
        assert_eq!(tried, 64);
        assert_eq!(codec::encode(&model, &old, None).expect("legal"), whole);
        let mut bytes = whole.clone();
        bytes[145] = 1;
        let why = codec::decode_record(&model, id, &bytes).expect_err("reserved");
        assert!(why[0].message.contains("must be zero"), "{}", why[0].message);
    }
}

#[test]
fn operations_of_the_composer() {
    for arch in Arch::ALL {
        let model = common::on(Path::new("neuron"), arch.name());
        let interpreted = Interpreted::new(&model);
        let all = |f: &dyn Fabric| -> Vec<Answer> {
            let mut out = vec![
                wide(f.topsp_count()),
                wide(f.config_bytes()),
                wide(f.max_mesh_events()),
                wide(f.spad_slot_max()),
                wide(f.routed_above()),
                f.target_bias().map(i128::from),
                wide(f.host_barrier_start()),
                wide(f.host_barrier_done()),
                wide(f.trigger_sema()),
                wide(f.complete_sema()),
                wide(f.dma_sync_sema()),
                wide(f.spad_ctrl_bytes()),
                wide(f.spad_slot_bytes()),
                wide(f.spad_repeat(3)),
                wide(f.stop_by_register()),
                wide(f.stop_sema()),
                wide(f.sentinel_policy()),
                wide(f.end_mark()),
            ];
            for n in 0..9 {
                out.extend([wide(f.silicon_index(n * 2)), wide(f.bundle_queue(n)), wide(f.bundle_engines(n))]);
                out.extend([
                    wide(f.apb_region(n)),
                    wide(f.apb_region_of(n, n)),
                    wide(f.apb_m2s(n, 11)),
                    wide(f.apb_s2m(n, 15)),
                ]);
                out.extend([wide(f.apb_mask(n, 0xFFFF_0000)), wide(f.barrier_weight(n)), wide(f.algo_nibble(n))]);
                out.extend([
                    wide(f.barrier_sema(n, 0, 1, 2)),
                    wide(f.barrier_start_bit(n, 1)),
                    wide(f.barrier_num_bits(n, 1)),
                ]);
                out.extend([
                    wide(f.spad_slot_base(Soc(0x1000), n)),
                    wide(f.barrier_descs(n)),
                    wide(f.barrier_dma_engines(n)),
                    wide(f.device_nibble(n * 5)),
                    wide(f.seng_of(n)),
                    wide(f.tsync_reserved(n)),
                    wide(f.tsync_engine(n)),
                    wide(f.timestamp_local(n)),
                    wide(f.timestamp_tpb(n)),
                    wide(f.timestamp_tpb_value(n)),
                    wide(f.ack_addr(n, 1)),
                ]);
                out.extend([wide(f.barrier_done_sema(n)), wide(f.remote(Soc(0x1000), n, 2, 3))]);
            }
            out
        };
        assert_eq!(all(arch), all(&interpreted), "{arch}");
    }
}

#[test]
fn no_generation_has_a_topologys_constants() {
    let model = common::on(Path::new("neuron"), "cayman");
    for name in chappe_topsp::described::NAMES {
        assert!(model.consts.iter().all(|c| c.name != name), "{name}");
    }
}
