//! Preparing channels: preconditions, once only, activation, rows.

mod common;

use chappe_neuron::{Mapped, MetaringType, PORT_HOST, RingChannel, Soc, TOKEN_POD, Token, YesNo};
use chappe_topsp::address::View;
use chappe_topsp::emit::{EncContext, Stop, stop_sp_engines};
use chappe_topsp::interpreted::Interpreted;
use chappe_topsp::metaring::{Channel, Communicator, Context, KangaringPart, Metaring, populate};
use chappe_topsp::semas::{Cells, ChannelSemas, Device, Floor, Pool, resolve, resolve_as_published};
use chappe_topsp::token::{network, ring_token};
use chappe_topsp::topology::{Kind, Topology};

const CONTEXT: Context = Context { nec_dev_id: 0, tpb: 0 };

fn semas(sp: u32, folds: u32) -> ChannelSemas {
    let mut floor = Floor { pool: Pool::new(sp, &[]), cells: Cells::new(Soc(0x1000), 8) };
    ChannelSemas::allocate(&mut floor, folds).expect("free")
}

fn token(rank: usize) -> Token {
    ring_token(&Topology::uniform(Kind::Ring, 4, 16).ranks[rank], &semas(rank as u32, 1)).expect("legal")
}

fn channel(id: u32) -> Channel {
    Channel {
        id,
        is_active: true,
        reporter: id == 0,
        fold_n: 1,
        used_qbids: vec![id],
        semas: semas(1, 1),
        next: token(2),
        prev: token(0),
        kangaring: None,
    }
}

fn comm() -> Communicator {
    Communicator { sp_engines: vec![1] }
}

fn refused(ring: Option<&mut Metaring>, context: Option<&Context>, comm: Option<&Communicator>) -> String {
    let model = common::model("ring8");
    populate(&Interpreted::new(&model), ring, context, comm).expect_err("refused").to_string()
}

#[test]
fn preconditions() {
    let ring = || Metaring::new(MetaringType::Ring, vec![channel(0)]);
    let comm = comm();
    assert_eq!(refused(None, Some(&CONTEXT), Some(&comm)), "assertion failed: metaring != NULL");
    assert_eq!(refused(Some(&mut ring()), None, Some(&comm)), "assertion failed: ctx != NULL");
    assert_eq!(refused(Some(&mut ring()), Some(&CONTEXT), None), "assertion failed: comm != NULL");
    let of = |change: &dyn Fn(&mut Channel), comm: &Communicator| {
        let mut ring = ring();
        change(&mut ring.channels[0]);
        refused(Some(&mut ring), Some(&CONTEXT), Some(comm))
    };
    let log = "[nec_dev 0] Failed to prepare mesh top sp config: assertion failed: ";
    assert_eq!(of(&|c| c.id = 1, &comm), "assertion failed: channel->id < ring->channel_n");
    assert_eq!(of(&|_| {}, &Communicator::default()), format!("{log}strm->sp_engines[0] != NULL"));
    assert_eq!(of(&|c| c.reporter = false, &comm), format!("{log}channel->id != 0 || channel->reporter"));
    assert_eq!(of(&|c| c.used_qbids = vec![8], &comm), format!("{log}qb_id < ENCD_MAX_DMA_QUEUE_BUNDLES"));
    let pod =
        |folds| Token::builder().nec_dev_id(TOKEN_POD).fold_n(folds).view(token(2).view()).build(None).expect("legal");
    assert_eq!(of(&|c| c.next = pod(2), &comm), format!("{log}type != NEIGHBOR_TYPE_P2P_POD || fold_n == 1"));
}

#[test]
fn once_and_only_what_is_active() {
    let model = common::model("ring8");
    let fabric = Interpreted::new(&model);
    let mut ring = Metaring::new(MetaringType::Ring, vec![channel(0), channel(1), channel(2)]);
    assert!(ring.activate(2).is_err());
    ring.hybrid = true;
    ring.activate(2).expect("hybrid");
    assert!(ring.activate(4).is_err());
    populate(&fabric, Some(&mut ring), Some(&CONTEXT), Some(&comm())).expect("prepared");
    assert_eq!(ring.prepared.iter().map(|p| p.channel).collect::<Vec<_>>(), [0, 1]);
    // The second time nothing is looked at, though it could not be prepared now.
    ring.channels[0].used_qbids.clear();
    populate(&fabric, Some(&mut ring), Some(&CONTEXT), Some(&comm())).expect("nothing to do");
    assert!(ring.channel_config_init);
}

#[test]
fn a_row_to_the_byte() {
    let model = common::model("ring8");
    let mut ring = Metaring::new(MetaringType::Ring, vec![channel(0)]);
    populate(&Interpreted::new(&model), Some(&mut ring), Some(&CONTEXT), Some(&comm())).expect("prepared");
    let done = &ring.prepared[0];
    let bytes = done.row.encode();
    let word = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
    // Read views of semaphores 8 (receive), 10 (credit), 9 (post), 12 (completion) of TopSP 1.
    assert_eq!(
        [word(56), word(64), word(72), word(80)],
        [0x82_C000_1020, 0x82_C000_1028, 0x82_C000_1024, 0x82_C000_1030]
    );
    // Region 0, queue 11: (11 + 1) << 12, data tail increment and, towards the host, tail increment.
    assert_eq!([word(120), word(128)], [0x0010_0208_C0E0, 0x0010_020A_C038]);
    assert_eq!(u32::from_le_bytes(bytes[136..140].try_into().expect("four bytes")), 0xFFFF);
    assert_eq!([bytes[24], bytes[25], bytes[52], bytes[53]], [1, 1, 1, 1]);
    assert_eq!(bytes[140..], [0, 0, 1, 0, 0, 0, 0, 0]);
    // Increment views of the next rank's receive semaphore and the previous one's credit.
    assert_eq!((done.slots[0].post.to, done.slots[0].post.local), (2, Soc(0x83_0000_1820)));
    assert_eq!((done.credit.to, done.credit.local), (0, Soc(0x82_8000_1828)));
    assert_eq!(RingChannel::decode(&bytes).expect("legal"), done.row);
}

#[test]
fn kangaring_rows() {
    let model = common::model("ring8");
    for (peers, primary) in
        [(vec![token(3)], true), (vec![token(0), token(2), token(3)], true), (vec![token(0)], false)]
    {
        let mut one = channel(0);
        let count = peers.len() as u8;
        one.kangaring = Some(KangaringPart { is_primary: primary, peers });
        let mut ring = Metaring::new(MetaringType::Kangaring, vec![one]);
        populate(&Interpreted::new(&model), Some(&mut ring), Some(&CONTEXT), Some(&comm())).expect("prepared");
        let row = ring.prepared[0].row;
        assert_eq!(row.kangaring_num_peers(), count);
        assert_eq!(row.kangaring_is_primary() == YesNo::Yes, primary);
        assert_eq!(row.kring_peer_semas().mine().soc_addr(), 0x82_C000_102C);
        let used = row.kring_peer_semas().peers().iter().filter(|p| p.soc_addr() != 0).count();
        assert_eq!(used, usize::from(count));
    }
    let mut one = channel(0);
    one.kangaring = Some(KangaringPart { is_primary: true, peers: vec![token(0), token(2)] });
    let mut ring = Metaring::new(MetaringType::Kangaring, vec![one]);
    let why = refused(Some(&mut ring), Some(&CONTEXT), Some(&comm()));
    assert!(why.contains("a kangaring channel has 1 or 3 peers"), "{why}");
}

#[test]
fn network_neighbours() {
    let model = common::model("ring8");
    let fabric = Interpreted::new(&model);
    let far = network(&token(2), &[Soc(0x7000), Soc(0x7008)]).expect("legal");
    assert_eq!(far.port(), PORT_HOST);
    let mut one = channel(0);
    one.next = far;
    let mut ring = Metaring::new(MetaringType::Ring, vec![one.clone()]);
    populate(&fabric, Some(&mut ring), Some(&CONTEXT), Some(&comm())).expect("prepared");
    let done = &ring.prepared[0];
    assert_eq!(done.slots[0].post.local, Soc(0x7000));
    assert_eq!(done.row.next_neigh().net_idx_addrs().map(|a| a.soc_addr()), [0x7000, 0, 0]);
    assert_eq!(done.row.prev_neigh().net_idx_addrs().map(|a| a.soc_addr()), [0, 0, 0]);
    one.next = network(&token(2), &[]).expect("legal");
    let mut ring = Metaring::new(MetaringType::Ring, vec![one]);
    let why = refused(Some(&mut ring), Some(&CONTEXT), Some(&comm()));
    assert!(why.contains("rank 2 gave no network address for fold 0"), "{why}");
}

#[test]
fn policies_of_the_null_id() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("sentinel");
    std::fs::create_dir_all(&folder).expect("a folder");
    let device = Device { nec_dev_id: 0, bar0: Some(Mapped(0)) };
    let of = |policy: u32| {
        let path = folder.join(format!("policy{policy}.chappe"));
        let text = format!(
            "spec policy{policy};\npub use neuron;\nuse neuron;\n\
             pub arch made: cayman {{ impl Ncfw {{ sentinel_policy() = {policy}, }} }}\n"
        );
        std::fs::write(&path, text).expect("written");
        let model = common::on(&path, "made");
        let fabric = Interpreted::new(&model);
        let asked = [View::Inc, View::Dec].map(|v| resolve(&fabric, device, 0, 255, v).map_err(|e| e.to_string()));
        let published =
            [true, false].map(|inc| resolve_as_published(&fabric, device, 0, 255, inc).map_err(|e| e.to_string()));
        // An id that is one is found at the view that was asked for, whatever the policy is.
        assert_eq!(resolve(&fabric, device, 0, 6, View::Dec).ok(), (policy < 3).then_some(Mapped(0xF000_1C18)));
        (asked, published)
    };
    let (inc, dec) = (Ok(Mapped(0xF000_1BFC)), Ok(Mapped(0xF000_1FFC)));
    assert_eq!(of(0), ([dec.clone(), dec.clone()], [dec.clone(), dec.clone()]));
    let null = Err("no semaphore: its id is the null id".to_owned());
    assert_eq!(of(1), ([null.clone(), null.clone()], [null.clone(), null]));
    assert_eq!(of(2), ([inc.clone(), dec.clone()], [inc, dec]));
    assert!(of(3).0[0].as_ref().is_err_and(|e| e.contains("sentinel_policy() is 3: 0, 1 and 2 have a meaning")));
}

#[test]
fn stopping_by_a_semaphore() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/topology/ring12.chappe");
    let model = common::on(&path, "lab2");
    let device = Device { nec_dev_id: 0, bar0: Some(Mapped(0x7000_0000_0000)) };
    let context = EncContext { sp_engines: vec![0, 5] };
    let stops = stop_sp_engines(Some(&Interpreted::new(&model)), &context, device).expect("known");
    assert_eq!(stops[1], Stop::Post { at: Mapped(0x7000_0000_0000 + 0x1140_0000 + 0x180C), value: 1 });
    let why = stop_sp_engines(Some(&Interpreted::new(&model)), &context, Device { bar0: None, ..device });
    assert_eq!(why.expect_err("no device").to_string(), "[nec_dev 0] failed to get mla");
}
