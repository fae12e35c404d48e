//! Topologies of the examples: composed, simulated, verified.

mod common;

use std::time::Instant;

use chappe_runtime::sim::{self, simulate};
use chappe_runtime::verify::{Options, Verdict, verify};
use chappe_topsp::compose::{Machine, compose};
use chappe_topsp::described::topology;
use chappe_topsp::handshake::{Parts, program};
use chappe_topsp::image::to_device;
use chappe_topsp::interpreted::Interpreted;

fn whole(name: &str) {
    let model = common::model(name);
    let start = Instant::now();
    let fabric = Interpreted::new(&model);
    let topology = topology(&fabric).expect("a topology");
    let composed = compose(&fabric, &topology, &Machine::default()).expect("composed");
    let t_compose = start.elapsed();
    let mut bytes = 0;
    for one in &composed {
        for image in one.images(&fabric).expect("images") {
            let device = to_device(&fabric, &image).expect("device form");
            bytes += image.bytes().len() + device.bytes().len();
        }
    }
    let t_images = start.elapsed();
    let (program, labels) = program(&fabric, &topology, &composed, &Parts::default()).expect("a program");
    let t_program = start.elapsed();
    let outcome = simulate(&program, &sim::Options::default()).expect("valid");
    let t_sim = start.elapsed();
    let report = verify(&program, &Options::default()).expect("valid");
    let t_verify = start.elapsed();
    eprintln!(
        "{name}: compose {t_compose:?}, images {t_images:?} ({bytes} bytes), program {t_program:?} ({} steps), \
         sim {t_sim:?}, verify {t_verify:?} {:?} {:?} {:?}",
        labels.len(),
        report.verdict,
        report.method,
        report.stats,
    );
    if let Some(f) = report.findings.first() {
        let site = f.sites.first().map(|s| &labels[s.source.0 as usize]);
        eprintln!("{:?} {site:?} {:?}", f.kind, f.detail);
    }
    assert_eq!(report.verdict, Verdict::Ok, "{name}: {:?}", report.unknown);
    assert!(matches!(outcome.end, sim::End::Finished), "{name}: {:?}", outcome.end);
}

#[test]
fn small_ones() {
    for name in
        ["ring2", "ring3", "ring8", "ring64", "mesh4", "mesh16", "mesh64", "kangaring16", "ring12", "ring8_folds"]
    {
        whole(name);
    }
}

#[test]
fn a_thousand_ranks() {
    whole("ring1024");
}
