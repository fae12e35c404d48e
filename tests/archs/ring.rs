//! The kernel as a judge: entries that we encode go into a real ring, and the completions are read by the same
//! specification. A bit that must be zero and is not comes back as -EINVAL, as our decoder says.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use chappe_dsl::codec::{self, Data};
use chappe_dsl::model::Model;

use crate::oracle::{hex, unhex};
use crate::{compare, oracle, spec};

const EINVAL: i128 = -22;
const ETIME: i128 = -62;
const ENOENT: i128 = -2;

struct Ring {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
    model: Model,
    /// Temporary file, memory, timespec, path, a second memory.
    places: Vec<u64>,
    submitted: usize,
}

impl Ring {
    fn open(arch: &str) -> Option<Ring> {
        let program = oracle::compile("ring", &["-luring"], "liburing-dev")?;
        let child =
            Command::new(program).arg(std::env::temp_dir()).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.expect("it runs");
        let to = child.stdin.take();
        let from = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut ring =
            Ring { child, to, from, model: spec::load("io_uring", Some(arch)), places: Vec::new(), submitted: 0 };
        let ready = ring.line();
        let Some(places) = ready.strip_prefix("ready ") else {
            println!("{ready}");
            return None;
        };
        ring.places = places.split(' ').map(|n| n.parse().expect("a number")).collect();
        Some(ring)
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).expect("it answers");
        line.trim_end().to_owned()
    }

    fn say(&mut self, line: &str) {
        let to = self.to.as_mut().expect("a pipe");
        writeln!(to, "{line}").expect("it reads");
    }

    fn memory(&mut self, at: u64) -> Vec<u8> {
        self.say(&at.to_string());
        unhex(&self.line())
    }

    /// The result of an entry, from its completion.
    fn submit(&mut self, entry: &[u8]) -> i128 {
        self.say(&hex(entry));
        let answer = self.line();
        self.submitted += 1;
        assert_ne!(answer, "timeout", "no completion of {}", hex(entry));
        let cqe = self.model.record("Cqe").expect("the record");
        let done = codec::decode_record(&self.model, cqe, &unhex(&answer)).map_err(spec::words).expect("a completion");
        let field = |name: &str| {
            let id = self.model.records[cqe.index()].field(name).expect("the field");
            match done.value.fields[id.index()] {
                Data::Int(n) => n,
                _ => 0,
            }
        };
        assert_eq!(field("user_data"), i128::from(u64::from_le_bytes(entry[0x20..0x28].try_into().expect("8 bytes"))));
        field("res")
    }

    fn run(&mut self, literal: &str) -> i128 {
        let entry = spec::encode(&self.model, literal).expect(literal);
        self.submit(&entry)
    }
}

impl Drop for Ring {
    fn drop(&mut self) {
        // Where it reads no more, it removes its file and ends.
        self.to = None;
        let _ = self.child.wait();
    }
}

#[test]
fn the_kernel_takes_our_entries() {
    let Some(mut ring) = Ring::open("linux_6_1") else { return };
    let [fd, memory, timespec, path, other] = ring.places[..] else { unreachable!("five places") };
    assert_eq!(ring.run("Nop { user_data: 0xFEED, fd: -1 }"), 0);
    assert_eq!(ring.run(&format!("Write {{ user_data: 1, fd: {fd}, addr: {memory}, len: 4096 }}")), 4096);
    assert_eq!(ring.run(&format!("Fsync {{ user_data: 2, fd: {fd} }}")), 0);
    assert_eq!(ring.run(&format!("Fsync {{ user_data: 3, fd: {fd}, datasync: true, async: true }}")), 0);
    assert_eq!(ring.run(&format!("Read {{ user_data: 4, fd: {fd}, addr: {other}, len: 4096, off: 64 }}")), 4032);
    let (written, read) = (ring.memory(memory + 64), ring.memory(other));
    assert_eq!(written, read);
    assert!(written.iter().any(|b| *b != 0));
    assert_eq!(ring.run(&format!("SyncFileRange {{ user_data: 5, fd: {fd}, len: 4096, sync_range_flags: 2 }}")), 0);
    assert_eq!(ring.run(&format!("Fadvise {{ user_data: 6, fd: {fd}, len: 4096, advice: 2 }}")), 0);
    assert_eq!(ring.run(&format!("Fallocate {{ user_data: 7, fd: {fd}, off: 8192, length: 4096 }}")), 0);
    assert_eq!(ring.run(&format!("Madvise {{ user_data: 8, addr: {memory}, len: 4096, advice: 0 }}")), 0);
    let opened = ring.run(&format!("Openat {{ user_data: 9, dfd: -100, path: {path} }}"));
    assert!(opened > 0, "{opened}");
    assert_eq!(ring.run(&format!("Read {{ user_data: 10, fd: {opened}, addr: {other}, len: 16, off: 12280 }}")), 8);
    assert_eq!(ring.run(&format!("Close {{ user_data: 11, fd: {opened} }}")), 0);
    assert_eq!(ring.run(&format!("Timeout {{ user_data: 12, timespec: {timespec} }}")), ETIME);
    assert_eq!(ring.run("TimeoutRemove { user_data: 13, target: 999 }"), ENOENT);
    assert_eq!(ring.run("AsyncCancel { user_data: 14, target: 999 }"), ENOENT);
    let events = ring.run(&format!("PollAdd {{ user_data: 15, fd: {fd}, events: 4 }}"));
    assert_eq!(events, 4);
    let socket = ring.run("Socket { user_data: 16, domain: 1, kind: 1 }");
    assert!(socket > 0, "{socket}");
    assert_eq!(ring.run(&format!("Close {{ user_data: 17, fd: {socket} }}")), 0);
    println!("io_uring: {} entries taken by the kernel", ring.submitted);
}

/// The architecture of the kernel that runs.
fn running() -> Option<&'static str> {
    let release = std::fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    match release.split('.').take(2).collect::<Vec<_>>()[..] {
        ["6", "1"] => Some("linux_6_1"),
        ["6", "18"] => Some("linux_6_18"),
        _ => {
            println!("skipped: the specification knows Linux 6.1 and 6.18, this is {}", release.trim());
            None
        }
    }
}

#[test]
fn a_later_kernel_takes_what_is_new() {
    const EBADF: i128 = -9;
    let Some(arch @ "linux_6_18") = running() else { return };
    let Some(mut ring) = Ring::open(arch) else { return };
    let [fd, memory, ..] = ring.places[..] else { unreachable!("five places") };
    assert_eq!(ring.run("Nop { inject_result: true, result: -1234 }"), -1234);
    assert_eq!(ring.run("Nop { fd: -1 }"), 0);
    assert_eq!(ring.run("Nop { fd: -1, use_file: true }"), EBADF);
    assert_eq!(ring.run(&format!("Nop {{ fd: {fd}, use_file: true }}")), 0);
    assert_eq!(ring.run(&format!("Madvise {{ addr: {memory}, length: 4096 }}")), 0);
    assert_eq!(ring.run("AsyncCancel { target: 999, by_user_data: true }"), ENOENT);
    // There are no registered files.
    assert_eq!(ring.run(&format!("Nop {{ fd: {fd}, use_file: true, registered_file: true }}")), EBADF);
}

#[test]
fn the_kernel_refuses_what_we_refuse() {
    let Some(arch) = running() else { return };
    let Some(mut ring) = Ring::open(arch) else { return };
    let (mut records, mut bits, mut ignored) = (0, 0, 0);
    let mut wrong = Vec::new();
    for literal in BASES {
        // Some need a place in memory that can be read, and holds zeros.
        let literal = &literal.replace("ZEROS", &ring.places[4].to_string());
        let entry = spec::encode(&ring.model, literal).expect(literal);
        let value = spec::decode(&ring.model, spec::records(&ring.model, &[])[0], &entry).expect(literal).value;
        let res = ring.submit(&entry);
        if res == EINVAL {
            wrong.push(format!("{literal}: EINVAL without a reserved bit"));
        }
        let reserved = compare::reserved(&ring.model, &value, 0);
        let free: Vec<u32> = ring.model.records[value.record.index()].ignored.ones().map(|b| b as u32).collect();
        ignored += free.len();
        bits += reserved.len();
        for (bit, reserved) in reserved.iter().map(|b| (*b, true)).chain(free.iter().map(|b| (*b, false))) {
            let mut flipped = entry.clone();
            flipped[bit as usize / 8] ^= 1 << (bit % 8);
            let number = ring.submitted as u64;
            flipped[0x20..0x28].copy_from_slice(&number.to_le_bytes());
            let refused = spec::decode(&ring.model, value.record, &flipped).is_err();
            assert_eq!(refused, reserved, "{literal}: bit {bit}");
            let res = ring.submit(&flipped);
            if (res == EINVAL) != reserved {
                wrong.push(format!("{literal}: bit {} of 0x{:02x}: {res}", bit % 8, bit / 8));
            }
        }
        records += 1;
    }
    assert!(wrong.is_empty(), "{} of {bits}: {wrong:#?}", wrong.len());
    println!(
        "io_uring: {records} records; {bits} reserved bits, each refused by the kernel; {ignored} ignored ones, none"
    );
}

/// Entries that would do nothing if the kernel took them.
const BASES: &[&str] = &[
    "Nop { fd: -1 }",
    "Readv { fd: -1 }",
    "Writev { fd: -1 }",
    "ReadFixed { fd: -1 }",
    "WriteFixed { fd: -1 }",
    "Read { fd: -1 }",
    "Write { fd: -1 }",
    "Fsync { fd: -1 }",
    "SyncFileRange { fd: -1 }",
    "Fallocate { fd: -1 }",
    "Fadvise { fd: -1 }",
    "Madvise {}",
    "PollAdd { fd: -1 }",
    "PollRemove { update_events: true }",
    "Timeout {}",
    "TimeoutRemove {}",
    "AsyncCancel { target: 999 }",
    "Sendmsg { fd: -1 }",
    "Recvmsg { fd: -1 }",
    "Send { fd: -1 }",
    "Recv { fd: -1 }",
    "SendZc { fd: -1 }",
    "SendmsgZc { fd: -1 }",
    "Accept { fd: -1 }",
    "Connect { fd: -1 }",
    "Shutdown { fd: -1 }",
    "Socket { domain: -1 }",
    "Openat { dfd: -1 }",
    "Openat2 { dfd: -1, size: 24, how: ZEROS }",
    "Close { fd: -1 }",
    "FilesUpdate { count: 1 }",
    "Statx { dfd: -1 }",
    "EpollCtl { epfd: -1 }",
    "Splice { fd_out: -1 , fd_in: -1 }",
    "Tee { fd_out: -1, fd_in: -1 }",
    "ProvideBuffers { count: 1, addr: ZEROS, len: 1 }",
    "RemoveBuffers { count: 1 }",
    "Renameat { old_dfd: -1 }",
    "Unlinkat { dfd: -1 }",
    "Mkdirat { dfd: -1 }",
    "Symlinkat { new_dfd: -1 }",
    "Linkat { old_dfd: -1 }",
    "Fsetxattr { fd: -1 }",
    "Setxattr {}",
    "Fgetxattr { fd: -1 }",
    "Getxattr {}",
    "MsgRing { fd: -1 }",
    "UringCmd { fd: -1 }",
];
