//! What composition asks a generation: the bindings and the specification, read at run time, say the same; the vectors agree
//! with both.

mod common;

use std::path::Path;

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
                out.extend([wide(f.barrier_done_sema(n)), wide(f.remote(Soc(0x1000), n, 2, 3))]);
            }
            out
        };
        assert_eq!(all(arch), all(&interpreted), "{arch}");
    }
}
