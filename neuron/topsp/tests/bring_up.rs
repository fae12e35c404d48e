//! Semaphores, registers, channels, barriers: what they give, and what they refuse.

use chappe_neuron::cayman::Cayman;
use chappe_neuron::sunda::Sunda;
use chappe_neuron::{Bar0, BarrierOp, BarrierType, Mapped, Soc};
use chappe_topsp::address::{Locator, View, bar, raw};
use chappe_topsp::barrier::{
    DeviceBarrierConfig, Mapping, Operation, Table, Writer, find, leader_dones, merge, program,
};
use chappe_topsp::emit::{DriverContext, EncContext, Register, Stop, register_addrs, stop_sp_engines};
use chappe_topsp::semas::{Cells, ChannelSemas, Device, Floor, MeshSemas, Pool, resolve, resolve_as_published};
use chappe_topsp::{Error, Fabric};

const DEVICE: Device = Device { nec_dev_id: 3, bar0: Some(Mapped(0x7F00_0000_0000)) };

fn floor(sp: u32) -> Floor {
    Floor { pool: Pool::new(sp, &[20]), cells: Cells::new(Soc(0x1000), 8) }
}

#[test]
fn a_pool_gives_out_what_is_not_reserved() {
    let mut pool = Pool::new(1, &[]);
    assert_eq!(pool.free(), 247);
    let all = pool.allocate(247).expect("free");
    assert_eq!((all[0], all[246]), (8, 254));
    assert_eq!(
        pool.allocate(1).expect_err("all taken").to_string(),
        "Failed to allocate 1 semaphores in TOP_SP #1. There may be too many communicators"
    );
    pool.release(9).expect("taken");
    assert!(matches!(pool.release(9), Err(Error::NotAllocated { sp: 1, id: 9 })));
    assert!(matches!(pool.release(4), Err(Error::Reserved { sp: 1, id: 4 })));
    assert!(matches!(pool.release(300), Err(Error::NotAllocated { .. })));
    assert_eq!(pool.one().expect("one is free"), 9);
}

#[test]
fn teardown_returns_everything() {
    let mut floor = floor(2);
    let channel = ChannelSemas::allocate(&mut floor, 3).expect("free");
    let mesh = MeshSemas::allocate(&mut floor, 5).expect("free");
    assert!(channel.recv.iter().chain(&channel.post).all(|id| *id != 20), "the mapping's id is not given out");
    assert_eq!((floor.pool.taken(), floor.cells.taken()), (14, 3));
    let again = channel.clone();
    channel.release(&mut floor).expect("taken");
    assert!(matches!(again.release(&mut floor), Err(Error::NotAllocated { .. })), "freed twice");
    assert!(matches!(floor.clone().close(), Err(Error::Leaked { what: "semaphores", count: 5 })));
    mesh.release(&mut floor).expect("taken");
    floor.close().expect("all is back");
}

#[test]
fn nothing_is_kept_of_a_channel_that_does_not_fit() {
    let mut floor = Floor { pool: Pool::new(0, &[]), cells: Cells::new(Soc(0), 2) };
    assert!(matches!(ChannelSemas::allocate(&mut floor, 4), Err(Error::CellsExhausted(2))));
    floor.close().expect("all is back");
}

#[test]
fn accessors_have_both_views() {
    let mut floor = floor(1);
    let channel = ChannelSemas::allocate(&mut floor, 1).expect("free");
    let window = |a: Mapped| a.0 - 0x7F00_0000_0000 - 0xF040_0000;
    let id = u64::from(channel.recv(0));
    assert_eq!(window(channel.recv_cnt_iaddr(&Cayman, DEVICE).expect("known")), 0x1800 + 4 * id);
    assert_eq!(window(channel.recv_cnt_daddr(&Cayman, DEVICE).expect("known")), 0x1C00 + 4 * id);
    let id = u64::from(channel.send);
    assert_eq!(window(channel.send_credit_iaddr(&Cayman, DEVICE).expect("known")), 0x1800 + 4 * id);
    assert_eq!(window(channel.send_credit_daddr(&Cayman, DEVICE).expect("known")), 0x1C00 + 4 * id);
    assert_eq!(channel.raw(&Cayman, 4, View::Read).expect("known"), Soc(0x82_C000_1010));
    let mesh = MeshSemas::allocate(&mut floor, 4).expect("free");
    let (first, bytes) = mesh.span(&Cayman, DEVICE).expect("known");
    assert_eq!((first, bytes), (mesh.event_iaddr(&Cayman, DEVICE, 0).expect("known"), 16));
}

#[test]
fn the_null_id() {
    // As the listing reads: it selects the decrement view, whatever is asked for.
    let of = |id, inc| resolve_as_published(&Cayman, DEVICE, 0, id, inc).expect("known").0 - 0x7F00_0000_0000;
    assert_eq!([of(0xFF, true), of(0xFF, false)], [0xF000_1FFC; 2]);
    assert_eq!([of(6, true), of(6, false)], [0xF000_1818; 2]);
    let explicit = |id, view| resolve(&Cayman, DEVICE, 0, id, view).expect("known").0 - 0x7F00_0000_0000;
    assert_eq!(explicit(6, View::Dec), 0xF000_1C18);
    assert_eq!(explicit(0xFF, View::Inc), 0xF000_1FFC);
    let lost = Device { bar0: None, ..DEVICE };
    assert_eq!(
        resolve(&Cayman, lost, 0, 6, View::Inc).expect_err("no device").to_string(),
        "[nec_dev 3] failed to get mla"
    );
}

#[test]
fn addresses_are_found_again() {
    for fabric in [&Cayman as &dyn Fabric, &Sunda] {
        let locator = Locator::new(fabric).expect("known");
        for sp in 0..fabric.topsp_count().expect("known") {
            for view in View::ALL {
                for id in [0, 7, 255] {
                    let found = locator.find(raw(fabric, sp, id, view).expect("known")).expect("found");
                    assert_eq!((found.sp, found.id, found.view), (sp, id, view));
                }
            }
        }
        assert!(locator.find(Soc(0)).is_none());
    }
    assert!(bar(&Cayman, 16, 0, View::Inc).is_err());
    assert_eq!(bar(&Cayman, 9, 2, View::Inc).expect("known"), Bar0(0xF2C0_1808));
}

fn context(sps: &[u32]) -> DriverContext {
    DriverContext { enc_ctx: Some(EncContext { sp_engines: sps.to_vec() }) }
}

#[test]
fn register_lists() {
    let mut out = [Soc(0); 3];
    let start = |c: Option<&DriverContext>, out: &mut [Soc]| register_addrs(&Cayman, c, Register::Start, out);
    assert_eq!(start(Some(&context(&[0, 8, 15])), &mut out).expect("known"), 3);
    assert_eq!(out, [Soc(0x82_8026_15A0), Soc(0x8082_8026_15A0), Soc(0x8084_4026_15A0)]);
    let refused = |c: Option<&DriverContext>, out: &mut [Soc]| start(c, out).expect_err("refused").to_string();
    assert_eq!(refused(None, &mut out), "assertion failed: drv_ctx");
    assert_eq!(refused(Some(&DriverContext::default()), &mut out), "assertion failed: drv_ctx->enc_ctx");
    assert_eq!(
        refused(Some(&context(&[0, 1])), &mut out[..1]),
        "assertion failed: max_num_start_regs >= drv_ctx->sp_engine_n"
    );
    assert!(refused(Some(&context(&[16])), &mut out).contains("top_sp_idx < tdrv_arch_get_num_topsp()"));
    register_addrs(&Sunda, Some(&context(&[1])), Register::Stop, &mut out).expect("known");
    assert_eq!(out[0], Soc(0xFFF_D066_084C));
    let why = register_addrs(&Sunda, Some(&context(&[1])), Register::BasicBlockSwitch, &mut out);
    assert!(why.expect_err("unknown").to_string().contains("not published"));
}

#[test]
fn stopping() {
    let enc = EncContext { sp_engines: vec![0, 1] };
    let stops = stop_sp_engines(Some(&Cayman), &enc, DEVICE).expect("known");
    assert_eq!(stops[1], Stop::Register { at: Soc(0x82_C026_15C0), value: 1 });
    assert_eq!(
        stop_sp_engines(None, &enc, DEVICE).expect_err("unknown").to_string(),
        "Failed to set stop_signal local reg (topsp 0): unknown architecture"
    );
}

#[test]
fn barrier_programs() {
    let default = program(false).expect("known");
    let switch = program(true).expect("known");
    let counts = |p: &[Operation]| [0, 1, 2, 3].map(|s| p.iter().filter(|o| o.step == s).count());
    assert_eq!((counts(&default), counts(&switch)), ([1, 4, 4, 1], [1, 2, 2, 1]));
    let of = |p: &[Operation], kind| {
        let mut steps = (0..4).filter_map(|s| find(p, kind, s)).map(|o| (o.step, o.slot, o.op));
        (steps.next(), steps.next())
    };
    let legs =
        |a: (usize, usize), b: (usize, usize)| (Some((a.0, a.1, BarrierOp::Entry)), Some((b.0, b.1, BarrierOp::Exit)));
    assert_eq!(of(&default, BarrierType::IntraChip), legs((0, 0), (3, 0)));
    assert_eq!(of(&default, BarrierType::InterChipRingRemote), legs((1, 3), (2, 3)));
    assert_eq!(of(&default, BarrierType::IntraRack), (None, None));
    assert_eq!(of(&switch, BarrierType::InterRack), legs((1, 1), (2, 1)));
    assert_eq!(of(&switch, BarrierType::IntraPod), (None, None));
}

#[test]
fn bits_of_a_barrier() {
    let writer = Writer { fabric: &Cayman, device: 5, tpb: 0, sp: 1, host_cc: false };
    let mapping = Mapping { semas: [[20, 21], [20, 21]], fields: [(0, 8), (8, 8)] };
    let at = find(&program(false).expect("known"), BarrierType::InterChip, 1).expect("there");
    let mut config = DeviceBarrierConfig::default();
    writer.prep_step(&mut config, at, &mapping, &[0, 3]).expect("legal");
    let slot = config.steps[1][1];
    assert_eq!((slot.sema, slot.bits), (Some(Soc(0x82_C000_1050)), 0b1001));
    let refused = |config: &mut DeviceBarrierConfig, bits: &[u32]| {
        writer.prep_step(config, at, &mapping, bits).expect_err("refused").to_string()
    };
    assert_eq!(refused(&mut config, &[8]), "[nec_dev 5] Invalid bit set 8 for barr type 2 op type 0");
    assert_eq!(refused(&mut config, &[1, 3]), "[nec_dev 5] Trying to set an already set bit 3");
    // What no generation gives is said, not guessed.
    let heard = merge(&[&Table { receive: vec![entry(1, 0)], send: vec![] }]).expect("one peer");
    let why = writer.compose(&program(false).expect("known"), &heard).expect_err("unknown").to_string();
    assert!(why.contains("the contents of the barrier mapping were not published"), "{why}");
}

fn entry(peer: usize, bit: u32) -> chappe_topsp::barrier::Entry {
    chappe_topsp::barrier::Entry { peer, barrier: BarrierType::IntraChip, bit }
}

#[test]
fn two_peers_with_one_bit() {
    let table = |peer| Table { receive: vec![entry(peer, 2)], send: vec![] };
    assert_eq!(merge(&[&table(1), &table(1)]).expect("the same peer").len(), 1);
    assert_eq!(
        merge(&[&table(1), &table(2)]).expect_err("two peers").to_string(),
        "found multiple peers across diff neffs that are setting the same bit (barr type 0, bit 2)"
    );
}

#[test]
fn leaders() {
    let streams = [vec![0, 1], vec![2, 3]];
    let of = |host_cc| leader_dones(&Cayman, DEVICE, &streams, host_cc).expect("known");
    let base = 0x7F00_0000_0000;
    assert_eq!(of(false), [Mapped(base + 0xF000_1808), Mapped(base + 0xF080_1808)]);
    assert_eq!(of(true), [Mapped(base + 0xF000_1818), Mapped(base + 0xF080_1818)]);
    let mut config = DeviceBarrierConfig::default();
    config.sync_leaders(&Cayman, &[0, 2, 4, 6], 4).expect("four leaders");
    assert_eq!(config.dma_sync[1], Some(Soc(0x83_0000_1010)));
    let why = config.sync_leaders(&Cayman, &[0, 2, 4, 6, 8], 5).expect_err("five leaders").to_string();
    assert_eq!(why, "assertion failed: idx < NEFF_DEVICE_BARRIER_MAX_LEADERS");
}
