//! Images of every form, on a machine of every generation: they come back, no reserved bit can be set, and a device's has
//! every structure of the host's.

mod common;

use chappe_neuron::{Mapped, NcfwConfigs, NeffConfigs};
use chappe_runtime::record::{Kind, RecordInfo, Type, UnionRow};
use chappe_topsp::address::{View, raw};
use chappe_topsp::compose::{Composed, Machine, compose};
use chappe_topsp::described::topology;
use chappe_topsp::image::{Form, Image, diff, from_device, offset_of, to_device, walk};
use chappe_topsp::interpreted::Interpreted;
use chappe_topsp::topology::Topology;
use chappe_topsp::{Fabric, audit::audit};

struct Made {
    composed: Vec<Composed>,
    host: Vec<Image>,
    device: Vec<Image>,
}

fn made(name: &str, arch: &str, change: impl FnOnce(&mut Topology), then: impl FnOnce(&dyn Fabric, &Made)) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../examples/topology/{name}.chappe"));
    let model = common::on(&path, arch);
    let fabric = Interpreted::new(&model);
    let mut topology = topology(&fabric).expect("a topology");
    change(&mut topology);
    let machine = Machine { bar0: Mapped(0x7000_0000_0000), ..Machine::default() };
    let composed = compose(&fabric, &topology, &machine).expect("composed");
    assert_eq!(audit(&fabric, &topology, &composed, machine.bar0).expect("addresses"), []);
    let host: Vec<Image> = composed.iter().flat_map(|c| c.images(&fabric).expect("images")).collect();
    let device = host.iter().map(|i| to_device(&fabric, i).expect("fits")).collect();
    then(&fabric, &Made { composed, host, device });
}

/// One of each generation, kind and barrier.
fn each(then: &dyn Fn(&dyn Fabric, &Made)) {
    for arch in ["lab", "lab4"] {
        for name in ["ring64", "ring8_folds", "kangaring16", "mesh16", "mesh32_pods"] {
            made(name, arch, |_| {}, then);
        }
    }
    made("ring12", "lab2", |_| {}, then);
    made("ring12", "lab2", |t| t.host_cc = true, then);
    made("ring64", "lab", |t| t.host_cc = true, then);
    made("ring64", "lab", |t| t.tsync = true, then);
}

#[test]
fn images_come_back() {
    each(&|_, made| {
        for (h, d) in made.host.iter().zip(&made.device) {
            let read = Image::read(h.bytes().to_vec()).expect("legal");
            assert_eq!(&read, h);
            let record = NcfwConfigs::decode(h.bytes()).expect("legal");
            assert_eq!(record.encode().as_slice(), h.bytes());
            assert_eq!(&from_device(&Image::read(d.bytes().to_vec()).expect("legal")).expect("fits"), h);
            assert!(diff(h, &read).expect("same form").is_empty());
            assert!(diff(h, d).is_err());
        }
    });
    made(
        "ring64",
        "lab",
        |_| {},
        |_, made| {
            assert!(!diff(&made.host[0], &made.host[17]).expect("same form").is_empty());
        },
    );
}

/// The bits of a type that must be zero, and those that mean something, by byte.
struct Bits {
    reserved: Vec<u8>,
    used: Vec<u8>,
}

fn mark(of: &mut [u8], from: u32, to: u32) {
    (from..to).for_each(|bit| of[bit as usize / 8] |= 1 << (bit % 8));
}

impl Bits {
    fn of(info: &RecordInfo, device: bool) -> Bits {
        let zeros = vec![0; info.size as usize];
        let mut bits = Bits { reserved: zeros.clone(), used: zeros };
        bits.record(info, 0, device);
        bits
    }

    fn record(&mut self, info: &RecordInfo, at: u32, device: bool) {
        for row in info.rows {
            match &row.kind {
                Kind::Scalar { place, .. } | Kind::Constant { place, .. } => {
                    place.pieces().iter().for_each(|p| {
                        let first = at * 8 + p.0;
                        mark(&mut self.used, first, first + u32::from(p.2));
                    });
                }
                Kind::Bytes { ty, at: offset } => self.ty(ty, at + offset, device),
                Kind::Fill { bits, ignored } => {
                    assert!(!ignored, "{}: nothing in an image is ignored", info.name);
                    bits.iter().for_each(|(from, to)| mark(&mut self.reserved, at * 8 + from, at * 8 + to));
                }
                Kind::Union(union) => self.union(union, at, device),
                Kind::Mode(_) => unreachable!("no modes in images"),
            }
        }
    }

    fn union(&mut self, union: &UnionRow, at: u32, device: bool) {
        let arm = union.arms.iter().find(|a| (a.name == "device") == device).expect("an arm");
        self.ty(&arm.ty, at + union.offset, device);
    }

    fn ty(&mut self, ty: &Type, at: u32, device: bool) {
        match ty {
            Type::Record(info) => self.record(info, at, device),
            Type::Array { element, count, stride, .. } => {
                (0..*count).for_each(|i| self.ty(element, at + i * stride, device));
            }
            Type::Scalar(_, bits) => mark(&mut self.used, at * 8, at * 8 + u32::from(*bits)),
            Type::Bits(_) | Type::Str { .. } => unreachable!("none in images"),
        }
    }
}

#[test]
fn every_bit_is_a_field_or_reserved() {
    for form in Form::ALL {
        let bits = Bits::of(form.info(), true);
        for (at, (reserved, used)) in bits.reserved.iter().zip(&bits.used).enumerate() {
            assert_eq!((reserved | used, reserved & used), (0xFF, 0), "{} 0x{at:X}", form.info().name);
        }
        // Neighbours and rows of rings; barrier, gate; basic blocks and their end; flags; device; the devices' stub.
        let stub = if form == Form::Host { 0 } else { 8 };
        let whole = bits.reserved.iter().filter(|b| **b == 0xFF).count();
        assert_eq!(whole, 32 * (2 + 2 + 3) + 1 + 3 + 256 + 4 + 2 + stub, "{}", form.info().name);
        let parts: Vec<u8> = bits.reserved.iter().copied().filter(|b| !matches!(b, 0 | 0xFF)).collect();
        assert_eq!(parts.len(), 3);
        assert_eq!(parts.iter().map(|b| b.count_ones()).sum::<u32>(), 7 + 5 + 4);
    }
}

/// Sets every reserved bit, one in each whole byte, and expects to be told of it.
fn refuses(image: &Image, device: bool) {
    let info = image.form().info();
    let bits = Bits::of(info, device);
    let mut unused = 0;
    for (at, (reserved, used)) in bits.reserved.iter().zip(&bits.used).enumerate() {
        let whole = *reserved == 0xFF || *used == 0;
        for bit in 0..8_u8 {
            if (whole && usize::from(bit) != at % 8) || (!whole && reserved >> bit & 1 == 0) {
                continue;
            }
            let mut bytes = image.bytes().to_vec();
            bytes[at] ^= 1 << bit;
            let why = Image::read(bytes).expect_err(&format!("{} 0x{at:X}", info.name)).to_string();
            assert!(why.contains(&format!("0x{at:X}")) || !whole, "0x{at:X}: {why}");
            assert!(why.contains("must be zero"), "0x{at:X}: {why}");
            unused += usize::from(*reserved == 0);
        }
    }
    // What the shorter arm of the union leaves over.
    assert_eq!(unused, if device { 0 } else { 292 - 16 });
}

#[test]
fn reserved_bytes_are_reported() {
    // The third and fourth generation have the same form.
    made("ring12", "lab2", |_| {}, |_, made| refuses(&made.device[3], true));
    made("mesh16", "lab4", |_| {}, |_, made| refuses(&made.device[3], true));
    made("mesh16", "lab", |_| {}, |_, made| refuses(&made.host[3], true));
    made("ring12", "lab2", |t| t.host_cc = true, |_, made| refuses(&made.host[2], false));
}

#[test]
fn a_device_has_every_structure() {
    let mut sizes = Vec::new();
    for (name, arch) in [("ring12", "lab2"), ("ring64", "lab"), ("mesh16", "lab4")] {
        made(
            name,
            arch,
            |t| t.tsync = arch == "lab",
            |fabric, made| {
                let (host, device) = (&made.host[1], &made.device[1]);
                assert_eq!(device.bytes().len(), fabric.config_bytes().expect("known") as usize);
                sizes.push(device.bytes().len());
                let mut leaves = 0;
                walk(device.form().info(), device.bytes(), &mut |leaf| {
                    let there = offset_of(host.form().info(), &leaf.path).expect("the host has it") as usize;
                    // The same field of the host's image, at its place there, begins with the same byte.
                    assert_eq!(device.bytes()[leaf.offset], host.bytes()[there], "{}", leaf.path);
                    leaves += 1;
                });
                assert!(leaves > 32 * 26 + 50 * 15 + 2080 + 256 * 2, "{leaves}");
                let text = include_str!("../../tests/vectors/image.json");
                let v: serde_json::Value = serde_json::from_str(text).expect("json");
                for (path, _) in v["offsets"].as_object().expect("object") {
                    let [a, b] = [host, device].map(|i| i.offset(path).expect("a field") as usize);
                    assert_eq!(host.bytes()[a..a + 2], device.bytes()[b..b + 2], "{path}");
                }
            },
        );
    }
    assert_eq!(sizes, [12384, 17024, 17024]);
}

fn neff(image: &Image) -> NeffConfigs {
    image.neff().expect("legal")
}

#[test]
fn what_a_machine_and_a_topology_give() {
    made(
        "ring8_folds",
        "lab",
        |t| t.tsync = true,
        |fabric, made| {
            let machine = Machine::default();
            let (one, images) = (&made.composed[2], &made.host[4..6]);
            for (engine, image) in one.engines.iter().zip(images) {
                let neff = neff(image);
                let ctrl = machine.spads.0 + u64::from(engine.sp) * machine.stride;
                assert_eq!(neff.ctrl_spad_base().soc_addr(), ctrl);
                let slots = neff.slot_spad_base().map(|a| a.soc_addr());
                // Channels 0 and 2, or 1 and 3, have slots of their numbers.
                let used = engine.slot_spads.len();
                assert_eq!(slots[..used], (0..used as u64).map(|n| ctrl + 0x10_0000 + n * 0x8000).collect::<Vec<_>>());
                assert_eq!(slots[used..], [0; 6][used..]);
                assert_eq!(neff.op_num(), 1);
                assert_eq!(neff.tpb_stop_sema().soc_addr(), 0, "its register stops it");
                let Some(chappe_neuron::BarrierConfigsView::Device(barrier)) = neff.barrier_configs().view() else {
                    panic!("a barrier of devices");
                };
                let told = [0, 1, 2, 3].map(|step| one.posts.iter().filter(|p| p.at.step == step).count() as u16);
                assert_eq!(barrier.barrier_step_config().map(|s| s.m2s_val()), told);
                assert_eq!(barrier.barrier_step_config().map(|s| s.s2m_val()), told);
                assert!(told[0] == 3 && told[3] == 3, "{told:?}");
                let all = told.into_iter().map(u32::from).sum::<u32>();
                assert_eq!([barrier.desc_count(), barrier.total_desc_n()], [all; 2]);
                let ring = machine.rings.0 + u64::from(engine.sp) * machine.stride;
                assert_eq!(u64::from(barrier.tdrbp_low()) | u64::from(barrier.tdrbp_high()) << 32, ring);
                assert_eq!((barrier.queue_id(), barrier.dma_engines_bitmap()), (11, 2));
                let device = &image.bytes()[0x5100..0x5130];
                let word = |at: usize| u64::from_le_bytes(device[at..at + 8].try_into().expect("eight bytes"));
                assert_eq!(word(0), fabric.tsync_reserved(engine.sp).expect("known").0);
                assert_eq!(word(16), fabric.timestamp_local(engine.sp).expect("known").0);
                let leader = u32::from(engine.sp != one.engines[0].sp);
                assert_eq!(word(36), fabric.ack_addr(1, leader).expect("known").0);
                // Core 1 of seng 0 of device 0.
                assert_eq!(device[44..], [0x01, 0x00, 0, 0]);
            }
        },
    );
    // Cores 2 of device 1, of the second generation, which a semaphore stops.
    made(
        "ring12",
        "lab2",
        |_| {},
        |fabric, made| {
            let image = &made.host[10];
            assert_eq!(image.bytes()[0x5100 + 44..0x5130], [0x12, 0x01, 0, 0]);
            assert_eq!(image.bytes()[0x5100..0x5100 + 44], [0; 44], "time stamps are not aligned");
            let stop = raw(fabric, 4, 3, View::Read).expect("known");
            assert_eq!(neff(image).tpb_stop_sema().soc_addr(), stop.0);
        },
    );
}

#[test]
fn what_is_unknown_is_said() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/topology/ring12.chappe");
    let refused = |arch: &str, change: &dyn Fn(&mut Topology)| {
        let model = common::on(&path, arch);
        let fabric = Interpreted::new(&model);
        let mut topology = topology(&fabric).expect("a topology");
        change(&mut topology);
        compose(&fabric, &topology, &Machine::default()).expect_err("unknown").to_string()
    };
    assert!(refused("lab2", &|t| t.tsync = true).contains("tsync_reserved is unknown on lab2: the alignment"));
    assert!(refused("lab2", &|t| t.ends = true).contains("end_mark is unknown on lab2"));
    assert!(refused("sunda", &|_| {}).contains("is unknown on sunda"));
    assert_eq!(refused("lab2", &|t| t.steps = 2048), "TOP_SP #0 SPAD slot0 overflow");
    assert!(refused("lab2", &|t| t.steps = 20_000).contains("UINT16_MAX - value > new"));
}
