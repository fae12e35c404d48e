//! Exchange of tokens between real processes over TCP, and peers that do not behave.

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use chappe_neuron::Soc;
use chappe_topsp::exchange::{Frame, Round, Tcp, Transport};
use chappe_topsp::semas::{Cells, ChannelSemas, Floor, Pool};
use chappe_topsp::token::{adopt_neighbours, ring_token};
use chappe_topsp::topology::{Kind, Topology};

const PORTS: &str = "CHAPPE_TEST_PORTS";
const RANK: &str = "CHAPPE_TEST_RANK";

fn here(port: u16) -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, port))
}

/// One rank, as a process of its own; the test below starts it. On its own it has nothing to do.
#[test]
fn child() {
    let (Ok(ports), Ok(rank)) = (std::env::var(PORTS), std::env::var(RANK)) else { return };
    let ports: Vec<u16> = ports.split(',').map(|p| p.parse().expect("a port")).collect();
    let rank: usize = rank.parse().expect("a rank");
    let topology = Topology::uniform(Kind::Ring, ports.len() as u32, 16);
    let mut tcp = Tcp::bind(here(ports[rank]), Duration::from_secs(20)).expect("a free port");
    for (peer, port) in ports.iter().enumerate() {
        tcp.peer(peer as u32, here(*port));
    }
    let mut floor = Floor { pool: Pool::new(rank as u32, &[]), cells: Cells::new(Soc(0), 8) };
    let semas = ChannelSemas::allocate(&mut floor, 1).expect("free");
    let me = &topology.ranks[rank];
    let own = ring_token(me, &semas).expect("legal").encode();
    let round = Round { kind: Kind::Ring, epoch: 7, tokens: 1 };
    round.offer(&mut tcp, rank as u32, &own, &[me.prev, me.next]).expect("sent");
    for from in [me.prev, me.next] {
        let bytes = round.collect(&mut tcp, from).expect("received");
        adopt_neighbours(&bytes, 1, &topology.ranks[from as usize], 16).expect("the neighbour's");
    }
}

#[test]
fn ranks_that_are_processes() {
    let free: Vec<Tcp> = (0..4).map(|_| Tcp::bind(here(0), Duration::from_secs(1)).expect("a port")).collect();
    let ports: Vec<String> = free.iter().map(|t| t.address().expect("known").port().to_string()).collect();
    drop(free);
    let start = |rank: usize| -> Child {
        let mut command = Command::new(std::env::current_exe().expect("this test"));
        command.args(["--exact", "child"]).env(PORTS, ports.join(",")).env(RANK, rank.to_string());
        command.stdout(Stdio::null()).spawn().expect("started")
    };
    let children: Vec<Child> = (0..4).map(start).collect();
    for (rank, mut child) in children.into_iter().enumerate() {
        assert!(child.wait().expect("ended").success(), "rank {rank}");
    }
}

fn listener(patience: Duration) -> (Tcp, SocketAddr) {
    let mut tcp = Tcp::bind(here(0), patience).expect("a port");
    let at = tcp.address().expect("known");
    tcp.peer(1, here(1));
    (tcp, at)
}

fn answer_to(bytes: &[u8]) -> String {
    let (mut tcp, at) = listener(Duration::from_secs(5));
    let mut stream = TcpStream::connect(at).expect("connected");
    stream.write_all(bytes).expect("sent");
    drop(stream);
    let round = Round { kind: Kind::Ring, epoch: 1, tokens: 1 };
    round.collect(&mut tcp, 1).expect_err("hostile").to_string()
}

fn frame(from: u32, tokens: u32, payload: &[u8]) -> Vec<u8> {
    Frame { kind: Kind::Ring, epoch: 1, from, tokens, payload }.write()
}

#[test]
fn hostile_peers_get_an_error() {
    let good = frame(1, 1, &[0; 160]);
    assert!(answer_to(b"GET / HTTP/1.1\r\nHost: nobody.example\r\n\r\n").contains("no frame of tokens"));
    assert!(answer_to(&good[..20]).contains("before its frame's end"));
    assert!(answer_to(&good[..good.len() - 1]).contains("before its frame's end"));
    let mut other = good.clone();
    other[4] = 9;
    assert_eq!(answer_to(&other), "a frame of version 9; this is version 1");
    let mut huge = good.clone();
    huge[26..30].copy_from_slice(&u32::MAX.to_le_bytes());
    assert!(answer_to(&huge).contains("at most"), "{}", answer_to(&huge));
    assert!(answer_to(&frame(9, 1, &[0; 160])).contains("nobody's neighbour"));
    assert!(answer_to(&frame(1, 2, &[0; 320])).contains("token of wrong size"));
    let mut kind = good;
    kind[6] = 77;
    assert!(answer_to(&kind).contains("which is none"));
}

#[test]
fn what_goes_on_after_its_end() {
    let mut long = frame(1, 1, &[0; 160]);
    long.push(0);
    assert_eq!(answer_to(&long), "a peer goes on after its frame's end");
    long.truncate(190);
    long.extend(frame(1, 1, &[0; 160]));
    assert_eq!(answer_to(&long), "a peer goes on after its frame's end");
}

#[test]
fn half_closed_connections() {
    let patience = Duration::from_secs(5);
    let good = frame(1, 1, &[0; 160]);
    let half_closed = |bytes: &[u8]| {
        let (mut tcp, at) = listener(patience);
        let mut stream = TcpStream::connect(at).expect("connected");
        stream.write_all(bytes).expect("sent");
        stream.shutdown(std::net::Shutdown::Write).expect("half closed");
        let start = Instant::now();
        let got = tcp.receive(1);
        assert!(start.elapsed() < patience / 2, "it does not wait for the other half");
        drop(stream);
        got
    };
    assert_eq!(half_closed(&good).expect("a whole frame"), good);
    let why = half_closed(&good[..100]).expect_err("half a frame").to_string();
    assert_eq!(why, "a peer left 90 bytes before its frame's end");
    assert!(half_closed(&[]).expect_err("nothing").to_string().contains("before its frame's end"));
    // A whole frame, and the connection is left open: nobody waits for it to close.
    let (mut tcp, at) = listener(patience);
    let mut open = TcpStream::connect(at).expect("connected");
    open.write_all(&good).expect("sent");
    assert_eq!(tcp.receive(1).expect("a whole frame"), good);
    // Half a header, and the connection is left open: an error in time.
    let (mut tcp, at) = listener(Duration::from_millis(200));
    let mut open = TcpStream::connect(at).expect("connected");
    open.write_all(&good[..10]).expect("sent");
    let start = Instant::now();
    assert_eq!(tcp.receive(1).expect_err("half").to_string(), "a peer's frame did not come in time");
    assert!(start.elapsed() < Duration::from_secs(3));
}

#[test]
fn floods() {
    let (mut tcp, at) = listener(Duration::from_secs(5));
    tcp.peer(2, here(2));
    let flood = std::thread::spawn(move || {
        for _ in 0..64 {
            let Ok(mut stream) = TcpStream::connect(at) else { return };
            let _ = stream.write_all(&frame(2, 1, &[0; 160]));
        }
    });
    assert_eq!(tcp.receive(1).expect_err("flooded").to_string(), "rank 2 sends more frames than anybody asks for");
    flood.join().expect("ended");
}

#[test]
fn silence_ends() {
    let patience = Duration::from_millis(200);
    let (mut tcp, at) = listener(patience);
    let start = Instant::now();
    assert!(tcp.receive(1).expect_err("nobody").to_string().contains("in time"));
    // A peer that connects and then says little, slowly.
    let slow = std::thread::spawn(move || {
        let mut stream = TcpStream::connect(at).expect("connected");
        for byte in *b"ChTk" {
            if stream.write_all(&[byte]).is_err() {
                return;
            }
            std::thread::sleep(Duration::from_millis(120));
        }
    });
    assert!(tcp.receive(1).is_err());
    assert!(start.elapsed() < Duration::from_secs(5));
    slow.join().expect("ended");
    // Nobody listens there.
    tcp.peer(2, here(9));
    assert!(tcp.send(2, b"x").is_err());
    assert!(tcp.send(3, b"x").expect_err("unknown").to_string().contains("nobody knows"));
}

#[test]
fn frames_of_noise() {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let good = frame(1, 1, &[0; 160]);
    for _ in 0..20_000 {
        let mut bytes = good.clone();
        for _ in 0..1 + next() % 4 {
            let at = (next() % bytes.len() as u64) as usize;
            bytes[at] = next() as u8;
        }
        bytes.truncate((next() % (bytes.len() as u64 + 1)) as usize);
        let _ = Frame::read(&bytes);
    }
}
