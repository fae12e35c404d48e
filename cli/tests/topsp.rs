//! `chappe topsp`, `chappe image`, `chappe ring`.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;

use common::{chappe, root};
use serde_json::Value;

#[test]
fn addresses_as_a_table() {
    let ran = chappe(&["topsp", "-a", "neuron::cayman"]).exits(0);
    let line = ran.out.lines().find(|l| l.starts_with("9 ")).unwrap().to_owned();
    let cells: Vec<&str> = line.split_whitespace().collect();
    let right = ["9", "11", "0x8082C0000000", "0x8082C0200000", "0x8082C0261540", "0x8082C0261560", "0x8082C02615A0"];
    assert_eq!(&cells[..7], right);
    assert_eq!(&cells[7..], ["0x8082C02615C0", "0x8082C02615E0", "0xF2C00000"]);
    let ran = chappe(&["topsp", "-a", "neuron::sunda"]).exits(0).says("init_signal is unknown on sunda");
    assert_eq!(ran.out.lines().count(), 7);
    let ran = chappe(&["topsp", "-a", "neuron::sunda", "--sema", "4", "--json"]).exits(0);
    let v: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(v[1]["addresses"][0]["hex"], "0xFFFD0401010");
    assert_eq!(v[1]["addresses"][7]["space"], "bar0");
    chappe(&["topsp", "-a", "neuron::sunda", "--sema", "256"]).exits(1).says("256 semaphores");
}

#[test]
fn handshakes() {
    for entry in fs::read_dir(root().join("examples/topology")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let target = format!("examples/topology/{name}.chappe::lab");
        let args = ["ring", &target];
        match name.as_str() {
            "lab" => {}
            "ring8_starved" => {
                chappe(&args).exits(1).says("error: deadlock").says("rank 7, TopSP 7: send credit: waits at");
            }
            "ring8_swapped" => {
                chappe(&args).exits(1).says("swapped neighbours: rank 3's next is 5, whose previous is 4");
            }
            _ => {
                assert!(chappe(&args).exits(0).out.contains(": ok ("), "{name}");
            }
        }
    }
}

#[test]
fn one_schedule_and_other_credits() {
    let target = "examples/topology/ring8.chappe::lab";
    assert!(chappe(&["ring", target, "--run"]).exits(0).out.contains("one schedule: finished"));
    assert!(chappe(&["ring", target, "--run", "--credits", "1"]).exits(1).out.contains("one schedule: deadlock"));
    assert!(chappe(&["ring", target, "--arrive-release", "--steps", "9"]).exits(0).out.contains(": ok ("));
    let ran = chappe(&["ring", target, "--credits", "0", "--json"]).exits(1);
    let v: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(v["verdict"], "bad");
    assert_eq!(v["audit"][0], "rank 0: credits 0: nobody may ever send");
    assert_eq!(v["findings"][0]["sites"].as_array().unwrap().len(), 8);
    // What no source gives is not guessed.
    let why = "the contents of the barrier mapping were not published";
    chappe(&["ring", "examples/topology/ring8.chappe::cayman"]).exits(1).says(why);
    chappe(&["ring", "neuron::cayman"]).exits(1).says("has no constant KIND");
}

#[test]
fn images() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let out = folder.path().to_string_lossy().into_owned();
    let target = "examples/topology/ring8.chappe::lab";
    chappe(&["image", "compose", target, "-o", &out]).exits(0);
    let first = at("rank0.topsp0.bin");
    assert_eq!(fs::metadata(&first).unwrap().len(), 24376);
    let ran = chappe(&["image", "dump", &first]).exits(0);
    let v: Value = serde_json::from_str(&ran.out).unwrap();
    let configs = &v["ncfw_ctx_top_sp"]["configs"];
    let row = &configs["algo"]["ring"]["channels"][0];
    assert_eq!(row["recv_sema"]["soc_addr"], "0x0000008280001020");
    assert_eq!(configs["algo"]["hierarchical"], "__stub");
    assert_eq!(
        configs["neff"]["barrier_configs"]["device_barrier"]["barrier_step_config"][0]["target_sema_val"][0],
        254
    );
    assert_eq!(chappe(&["image", "diff", &first, &first]).exits(0).out, "");
    let ran = chappe(&["image", "diff", &first, &at("rank1.topsp1.bin")]).exits(1);
    assert!(ran.out.contains("0x0038  ring[0].recv_sema.soc_addr: 0x8280001020 | 0x82C0001020"), "{}", ran.out);
    chappe(&["image", "compose", target, "-o", &out, "--device", "--rank", "0"]).exits(0);
    assert_eq!(fs::metadata(&first).unwrap().len(), 17024);
    chappe(&["image", "diff", &first, &at("rank1.topsp1.bin")]).exits(1).says("at different places");
    chappe(&["image", "compose", target, "-o", &out, "--rank", "9"]).exits(2).says("has no rank 9");
    // A reserved byte, and a file that is none.
    let mut bytes = fs::read(at("rank2.topsp2.bin")).unwrap();
    bytes[145] = 1;
    fs::write(at("odd.bin"), &bytes).unwrap();
    chappe(&["image", "dump", &at("odd.bin")]).exits(1).says("reserved byte 0x91");
    fs::write(at("short.bin"), &bytes[1..]).unwrap();
    chappe(&["image", "dump", &at("short.bin")]).exits(1).says("not 24375");
    chappe(&["image", "dump", &at("none.bin")]).exits(1);
}
