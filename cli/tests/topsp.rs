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
            "mesh16_hasty" => {
                chappe(&args).exits(1).says("error: race").says("transfers to all peers");
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

/// A topology in a folder whose name has spaces.
fn described(folder: &std::path::Path, text: &str) -> String {
    let inside = folder.join("a topology");
    fs::create_dir_all(&inside).unwrap();
    fs::copy(root().join("examples/topology/lab.chappe"), inside.join("lab.chappe")).unwrap();
    let path = inside.join("my ring.chappe");
    fs::write(&path, format!("spec mine;\npub use neuron;\npub use \"lab.chappe\";\n{text}\n")).unwrap();
    format!("{}::lab", path.display())
}

#[test]
fn as_a_new_user() {
    chappe(&["topsp", "-a", "nosuch"]).exits(2).says("no specification `nosuch`");
    chappe(&["topsp", "-a", "neuron::nosuch"]).exits(2).says("it has: inferentia, sunda");
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().join("empty.chappe");
    fs::write(&empty, "").unwrap();
    chappe(&["ring", &empty.to_string_lossy()]).exits(1).says("the topology has no constant KIND, such as");
    let ring = |text: &str| {
        let target = described(folder.path(), &format!("pub const KIND = \"ring\";\n{text}"));
        chappe(&["ring", &target])
    };
    ring("").exits(1).says("mine::lab has no constant RANKS: how many there are");
    ring("pub const RANKS = 0;").exits(1).says("RANKS is 0: 1 to 16384 are possible");
    assert!(ring("pub const RANKS = 1;").exits(0).out.contains(": 1 rank, "));
    ring("pub const RANKS = 20000;").exits(1).says("RANKS is 20000");
    ring("pub const RANKS = 4; pub const STEPS = -1;").exits(1).says("STEPS is -1: 0 to");
    ring("pub const RANKS = 4; pub const PER_DEVICE = 0;").exits(1).says("PER_DEVICE is 0: it is at least 1");
    ring("pub const RANKS = 4; pub const CHANELS = 2;").exits(1).says("did you mean CHANNELS?");
    ring("pub const RANKS = 40; pub const PER_DEVICE = 40;")
        .exits(1)
        .says("rank 16 is on TopSP 16: a device has 0 to 15");
    let table = "pub const RANKS = 4; pub table Ranks(rank: u32, rid: u32) { (2, 1), }";
    ring(table).exits(1).says("duplicate rank 1");
    let table = "pub const RANKS = 4; pub table Ranks(rank: u32, rid: u32) { (9, 1), }";
    ring(table).exits(1).says("table Ranks names a rank that is not there: 9");
    let target = described(folder.path(), "pub const KIND = \"mesh\";\npub const RANKS = 5000;");
    chappe(&["ring", &target])
        .exits(1)
        .says("a mesh of 5000 ranks takes 1668 mesh events: a device's image has room for 108");
}

#[test]
fn scratch_pads_and_a_machine() {
    let folder = tempfile::tempdir().unwrap();
    let places = "pub const SPADS = 0x200000000; pub const RINGS = 0x300000000; pub const PROXY = 0x7F0000001000;";
    let target = described(folder.path(), &format!("pub const KIND = \"ring\"; pub const RANKS = 2; {places}"));
    let out = folder.path().join("a topology");
    let args = ["image", "compose", &target, "-o", &out.to_string_lossy(), "--spads"];
    assert!(chappe(&args).exits(0).out.starts_with("2 images, with their scratch pads in "));
    let ctrl = fs::read(out.join("rank1.topsp0.ctrl.bin")).unwrap();
    assert_eq!(ctrl, [1, 0, 1, 0, 1, 0, 0, 0]);
    assert_eq!(fs::read(out.join("rank1.topsp0.slot0.bin")).unwrap().len(), 24);
    let image = out.join("rank1.topsp0.bin").to_string_lossy().into_owned();
    let v: Value = serde_json::from_str(&chappe(&["image", "dump", &image]).exits(0).out).unwrap();
    let neff = &v["ncfw_ctx_top_sp"]["configs"]["neff"];
    assert_eq!(neff["ctrl_spad_base"]["soc_addr"], "0x0000000200000000");
    assert_eq!(neff["slot_spad_base"][0]["soc_addr"], "0x0000000200100000");
    let barrier = &neff["barrier_configs"]["device_barrier"];
    assert_eq!(barrier["start_network_proxy"]["soc_addr"], "0x00007F0000001000");
    assert_eq!(barrier["tdrbp_high"], 3);
    assert_eq!(v["ncfw_ctx_top_sp"]["configs"]["dev"]["dev_id"], 1);
    // Files that are no images, and images that cannot be compared.
    let at = |name: &str| out.join(name).to_string_lossy().into_owned();
    fs::write(out.join("garbage.bin"), vec![0xA5; 24376]).unwrap();
    chappe(&["image", "dump", &at("garbage.bin")]).exits(1).says("garbage.bin: ");
    chappe(&["image", "dump", &at("rank1.topsp0.ctrl.bin")]).exits(1).says("not 8");
    chappe(&["image", "diff", &image, &at("garbage.bin")]).exits(1).says("garbage.bin: ");
    chappe(&["image", "dump", &folder.path().to_string_lossy()]).exits(1);
    chappe(&["image", "compose", &target, "-o", &at("nowhere")]).exits(1);
}
