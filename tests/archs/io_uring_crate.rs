//! Submission entries against the `io-uring` crate.

use std::fs::File;
use std::hint::black_box;
use std::os::unix::fs::FileExt;

use io_uring::opcode::{self, *};
use io_uring::squeue::{Entry, Flags};
use io_uring::types::{CancelBuilder, DestinationSlot, Fd, Fixed, FsyncFlags, TimeoutFlags};

use crate::spec;
use crate::told::{self, Told};

#[test]
fn entries_are_those_of_the_crate() {
    let model = spec::load("io_uring", Some("linux_6_1"));
    let Ok(memory) = File::open("/proc/self/mem") else {
        println!("skipped: io-uring: /proc/self/mem is not there to read an entry with");
        return;
    };
    told::with(&model, "io_uring and the crate io-uring", &spec::records(&model, &[]), |told| {
        let entry = transfer(told)
            .or_else(|| wait(told))
            .or_else(|| net(told))
            .or_else(|| file(told))
            .or_else(|| other(told))?;
        Some(bytes(&memory, common(told, entry)).to_vec())
    });
}

/// An entry keeps its bytes to itself; the kernel reads them out of memory, and so does this.
fn bytes(memory: &File, entry: Entry) -> [u8; 64] {
    let entry = black_box(entry);
    let mut out = [0; 64];
    assert_eq!(size_of_val(&entry), out.len());
    memory.read_exact_at(&mut out, black_box(&raw const entry).addr() as u64).expect("our own memory");
    black_box(entry);
    out
}

fn common(told: &Told, entry: Entry) -> Entry {
    let flags = [
        ("fixed_file", Flags::FIXED_FILE),
        ("io_drain", Flags::IO_DRAIN),
        ("io_link", Flags::IO_LINK),
        ("io_hardlink", Flags::IO_HARDLINK),
        ("async", Flags::ASYNC),
        ("buffer_select", Flags::BUFFER_SELECT),
        ("cqe_skip_success", Flags::SKIP_SUCCESS),
    ];
    let flags = flags.into_iter().filter(|(name, _)| told.flag(name)).map(|(_, flag)| flag).collect();
    entry.flags(flags).user_data(told.u64("user_data")).personality(told.u16("personality"))
}

fn fd(told: &Told) -> Fd {
    Fd(told.i32("fd"))
}

fn dir(told: &Told, name: &str) -> Fd {
    Fd(told.i32(name))
}

/// An operation without a descriptor.
fn free(told: &Told) {
    told.always("fd", -1);
}

fn slot(told: &Told) -> Option<DestinationSlot> {
    match told.u32("file_index") {
        0 => None,
        u32::MAX => Some(DestinationSlot::auto_target()),
        n => DestinationSlot::try_from_slot_target(n - 1).ok(),
    }
}

fn transfer(told: &Told) -> Option<Entry> {
    let (len, off, prio, flags) = ("len", "off", "ioprio", "rw_flags");
    let entry = match told.record.as_str() {
        "Nop" => {
            free(told);
            Nop::new().build()
        }
        "Readv" => Readv::new(fd(told), told.pointer("addr"), told.u32(len))
            .offset(told.u64(off))
            .ioprio(told.u16(prio))
            .rw_flags(told.u32(flags) as i32)
            .buf_group(told.u16("buf_group"))
            .build(),
        "Writev" => Writev::new(fd(told), told.pointer("addr"), told.u32(len))
            .offset(told.u64(off))
            .ioprio(told.u16(prio))
            .rw_flags(told.u32(flags) as i32)
            .build(),
        "Read" => Read::new(fd(told), told.buffer("addr"), told.u32(len))
            .offset(told.u64(off))
            .ioprio(told.u16(prio))
            .rw_flags(told.u32(flags) as i32)
            .buf_group(told.u16("buf_group"))
            .build(),
        "Write" => Write::new(fd(told), told.pointer("addr"), told.u32(len))
            .offset(told.u64(off))
            .ioprio(told.u16(prio))
            .rw_flags(told.u32(flags) as i32)
            .build(),
        "ReadFixed" => ReadFixed::new(fd(told), told.buffer("addr"), told.u32(len), told.u16("buf_index"))
            .offset(told.u64(off))
            .ioprio(told.u16(prio))
            .rw_flags(told.u32(flags) as i32)
            .build(),
        "WriteFixed" => WriteFixed::new(fd(told), told.pointer("addr"), told.u32(len), told.u16("buf_index"))
            .offset(told.u64(off))
            .ioprio(told.u16(prio))
            .rw_flags(told.u32(flags) as i32)
            .build(),
        "Fsync" => {
            let flags = if told.flag("datasync") { FsyncFlags::DATASYNC } else { FsyncFlags::empty() };
            Fsync::new(fd(told)).offset(told.u64(off)).len(told.u32(len)).flags(flags).build()
        }
        "SyncFileRange" => SyncFileRange::new(fd(told), told.u32(len))
            .offset(told.u64(off))
            .flags(told.u32("sync_range_flags"))
            .build(),
        "Fallocate" => {
            Fallocate::new(fd(told), told.u64("length")).offset(told.u64(off)).mode(told.u32("mode") as i32).build()
        }
        "Fadvise" => {
            Fadvise::new(fd(told), told.u32(len).into(), told.u32("advice") as i32).offset(told.u64(off)).build()
        }
        "Madvise" => {
            free(told);
            Madvise::new(told.pointer("addr"), told.u32(len).into(), told.u32("advice") as i32).build()
        }
        _ => return None,
    };
    Some(entry)
}

fn clock(told: &Told) -> TimeoutFlags {
    let flags = [
        ("abs", TimeoutFlags::ABS),
        ("boottime", TimeoutFlags::BOOTTIME),
        ("realtime", TimeoutFlags::REALTIME),
        ("etime_success", TimeoutFlags::ETIME_SUCCESS),
        ("link_update", TimeoutFlags::LINK_TIMEOUT_UPDATE),
    ];
    flags.into_iter().filter(|(name, _)| told.flag(name)).map(|(_, flag)| flag).collect()
}

fn wait(told: &Told) -> Option<Entry> {
    let entry = match told.record.as_str() {
        "PollAdd" => PollAdd::new(fd(told), told.u32("events")).multi(told.flag("multi")).build(),
        "PollRemove" => {
            free(told);
            PollRemove::new(told.u64("old_user_data")).build()
        }
        "Timeout" => {
            free(told);
            Timeout::new(told.pointer("timespec")).count(told.u32("count")).flags(clock(told)).build()
        }
        "LinkTimeout" => {
            free(told);
            LinkTimeout::new(told.pointer("timespec")).flags(clock(told)).build()
        }
        "TimeoutRemove" if told.flag("update") => {
            free(told);
            TimeoutUpdate::new(told.u64("target"), told.pointer("timespec")).flags(clock(told)).build()
        }
        "TimeoutRemove" => {
            free(told);
            TimeoutRemove::new(told.u64("target")).build()
        }
        "AsyncCancel" => AsyncCancel2::new(cancel(told)).build(),
        _ => return None,
    };
    Some(entry)
}

fn cancel(told: &Told) -> CancelBuilder {
    let by = if told.flag("any") {
        free(told);
        CancelBuilder::any()
    } else if !told.flag("by_fd") {
        free(told);
        CancelBuilder::user_data(told.u64("target"))
    } else if told.flag("fd_fixed") {
        CancelBuilder::fd(Fixed(told.positive("fd") as u32))
    } else {
        CancelBuilder::fd(fd(told))
    };
    if told.flag("all") { by.all() } else { by }
}

fn net(told: &Told) -> Option<Entry> {
    let flags = || told.u32("msg_flags");
    let multishot = told.flag("multishot");
    let entry = match told.record.as_str() {
        "Sendmsg" => {
            told.always("len", 1);
            SendMsg::new(fd(told), told.pointer("addr")).flags(flags()).build()
        }
        "SendmsgZc" => {
            told.always("len", 1);
            SendMsgZc::new(fd(told), told.pointer("addr")).flags(flags()).build()
        }
        "Recvmsg" => {
            told.always("len", 1);
            let (message, group) = (told.pointer("addr"), told.u16("buf_group"));
            if multishot {
                RecvMsgMulti::new(fd(told), message, group).flags(flags()).build()
            } else {
                RecvMsg::new(fd(told), message.cast_mut()).flags(flags()).buf_group(group).build()
            }
        }
        "Send" => Send::new(fd(told), told.pointer("addr"), told.u32("len"))
            .flags(flags() as i32)
            .dest_addr(told.pointer("dest_addr"))
            .dest_addr_len(told.u16("addr_len").into())
            .build(),
        "Recv" if multishot => {
            RecvMulti::new(fd(told), told.u16("buf_group")).flags(flags() as i32).len(told.u32("len")).build()
        }
        "Recv" => Recv::new(fd(told), told.buffer("addr"), told.u32("len"))
            .flags(flags() as i32)
            .buf_group(told.u16("buf_group"))
            .build(),
        "SendZc" => SendZc::new(fd(told), told.pointer("addr"), told.u32("len"))
            .flags(flags() as i32)
            .buf_index(told.flag("fixed_buf").then(|| told.u16("buf_index")))
            .dest_addr(told.pointer("dest_addr"))
            .dest_addr_len(told.u16("addr_len").into())
            .build(),
        "Accept" if multishot => AcceptMulti::new(fd(told))
            .allocate_file_index(told.flag("file_index"))
            .flags(told.u32("accept_flags") as i32)
            .build(),
        "Accept" => Accept::new(fd(told), told.buffer("addr"), told.buffer("addrlen"))
            .file_index(slot(told))
            .flags(told.u32("accept_flags") as i32)
            .build(),
        "Connect" => Connect::new(fd(told), told.pointer("addr"), told.u32("addr_len")).build(),
        "Shutdown" => Shutdown::new(fd(told), told.u32("how") as i32).build(),
        "Socket" => Socket::new(told.i32("domain"), told.positive("kind"), told.u32("protocol") as i32)
            .file_index(slot(told))
            .build(),
        _ => return None,
    };
    Some(entry)
}

fn file(told: &Told) -> Option<Entry> {
    let path = || told.pointer("path");
    let entry = match told.record.as_str() {
        "Openat" => OpenAt::new(dir(told, "dfd"), path())
            .file_index(slot(told))
            .flags(told.u32("open_flags") as i32)
            .mode(told.u32("mode"))
            .build(),
        "Openat2" => {
            told.always("size", 24);
            OpenAt2::new(dir(told, "dfd"), path(), told.pointer("how")).file_index(slot(told)).build()
        }
        "Close" if told.flag("file_index") => {
            told.always("fd", 0);
            Close::new(Fixed(told.u32("file_index") - 1)).build()
        }
        "Close" => Close::new(fd(told)).build(),
        "FilesUpdate" => {
            free(told);
            FilesUpdate::new(told.pointer("fds"), told.u32("count")).offset(told.positive("offset")).build()
        }
        "Statx" => Statx::new(dir(told, "dfd"), path(), told.buffer("buffer"))
            .flags(told.u32("statx_flags") as i32)
            .mask(told.u32("mask"))
            .build(),
        "Renameat" => {
            let (old, new) = (told.pointer("old_path"), told.pointer("new_path"));
            RenameAt::new(dir(told, "old_dfd"), old, dir(told, "new_dfd"), new).flags(told.u32("rename_flags")).build()
        }
        "Linkat" => {
            let (old, new) = (told.pointer("old_path"), told.pointer("new_path"));
            let flags = told.u32("hardlink_flags") as i32;
            LinkAt::new(dir(told, "old_dfd"), old, dir(told, "new_dfd"), new).flags(flags).build()
        }
        "Unlinkat" => {
            let flags = if told.flag("remove_dir") { libc::AT_REMOVEDIR } else { 0 };
            UnlinkAt::new(dir(told, "dfd"), path()).flags(flags).build()
        }
        "Mkdirat" => MkDirAt::new(dir(told, "dfd"), path()).mode(told.u32("mode")).build(),
        "Symlinkat" => SymlinkAt::new(dir(told, "new_dfd"), told.pointer("target"), told.pointer("link_path")).build(),
        _ => return attribute(told),
    };
    Some(entry)
}

fn attribute(told: &Told) -> Option<Entry> {
    let flags = || told.u32("xattr_flags") as i32;
    let (name, path) = (|| told.pointer("name"), || told.pointer("path"));
    let len = || told.u32("len");
    let entry = match told.record.as_str() {
        "Fsetxattr" => FSetXattr::new(fd(told), name(), told.pointer("value"), len()).flags(flags()).build(),
        "Setxattr" => SetXattr::new(name(), told.pointer("value"), path(), len()).flags(flags()).build(),
        "Fgetxattr" => FGetXattr::new(fd(told), name(), told.buffer("value"), len()).build(),
        "Getxattr" => GetXattr::new(name(), told.buffer("value"), path(), len()).build(),
        _ => return None,
    };
    Some(entry)
}

fn other(told: &Told) -> Option<Entry> {
    let entry = match told.record.as_str() {
        "EpollCtl" => {
            let (op, event) = (told.u32("op") as i32, told.pointer("event"));
            // A negative one would reach into the ignored bytes above it.
            opcode::EpollCtl::new(dir(told, "epfd"), Fd(told.positive("fd")), op, event).build()
        }
        "Splice" => {
            let (off_in, off_out) = (told.u64("off_in") as i64, told.u64("off_out") as i64);
            Splice::new(dir(told, "fd_in"), off_in, dir(told, "fd_out"), off_out, told.u32("len"))
                .flags(told.u32("splice_flags"))
                .build()
        }
        "Tee" => {
            Tee::new(dir(told, "fd_in"), dir(told, "fd_out"), told.u32("len")).flags(told.u32("splice_flags")).build()
        }
        "ProvideBuffers" => {
            let (len, count) = (told.u32("len") as i32, told.u16("count"));
            let buffers = told.buffer("addr");
            ProvideBuffers::new(buffers, len, count, told.u16("buf_group"), told.u16("first")).build()
        }
        "RemoveBuffers" => RemoveBuffers::new(told.u16("count"), told.u16("buf_group")).build(),
        "MsgRing" if told.word("command") == "send_fd" => {
            let source = Fixed(told.u32("src_slot"));
            MsgRingSendFd::new(fd(told), source, slot_of(told, "dst_slot"), told.u64("data")).build()
        }
        "MsgRing" => MsgRingData::new(fd(told), told.u32("len") as i32, told.u64("data"), None).build(),
        "UringCmd" => {
            let cmd = std::array::from_fn(|i| told.u16(&format!("cmd[{i}]")) as u8);
            UringCmd16::new(fd(told), told.u32("cmd_op"))
                .buf_index(told.flag("fixed").then(|| told.u16("buf_index")))
                .cmd(cmd)
                .addr(Some(told.u64("addr")))
                .build()
        }
        _ => return None,
    };
    Some(entry)
}

/// A place + 1; the crate has no way to say none.
fn slot_of(told: &Told, name: &str) -> DestinationSlot {
    let place = told.u32(name);
    let found = DestinationSlot::try_from_slot_target(place.wrapping_sub(1)).ok();
    found.unwrap_or_else(|| {
        told.always(name, u32::MAX.into());
        DestinationSlot::auto_target()
    })
}
