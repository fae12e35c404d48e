/* liburing's own helpers write the entries; what has no helper is a member of struct io_uring_sqe. */
#define _GNU_SOURCE
#include <linux/io_uring.h>
#include <liburing.h>
#include "oracle.h"

#define P(name) ((void *)(uintptr_t)F(name))

static struct io_uring_sqe s;

static unsigned clock_flags(void)
{
	return flag("abs", IORING_TIMEOUT_ABS) | flag("boottime", IORING_TIMEOUT_BOOTTIME) |
	       flag("realtime", IORING_TIMEOUT_REALTIME) | flag("etime_success", IORING_TIMEOUT_ETIME_SUCCESS);
}

static unsigned polling(void) { return flag("poll_first", IORING_RECVSEND_POLL_FIRST); }

static unsigned zero_copy(void)
{
	return polling() | flag("report_usage", IORING_SEND_ZC_REPORT_USAGE) |
	       flag("fixed_buf", IORING_RECVSEND_FIXED_BUF);
}

static void transfer(void (*prep)(struct io_uring_sqe *, int, void *, unsigned, __u64))
{
	prep(&s, F("fd"), P("addr"), F("len"), F("off"));
	s.ioprio = F("ioprio");
	s.rw_flags = F("rw_flags");
}

static int file(void)
{
	if (is("Readv")) { transfer((void *)io_uring_prep_readv); s.buf_group = F0("buf_group"); }
	else if (is("Writev")) transfer((void *)io_uring_prep_writev);
	else if (is("Read")) { transfer((void *)io_uring_prep_read); s.buf_group = F0("buf_group"); }
	else if (is("Write")) transfer((void *)io_uring_prep_write);
	else if (is("ReadFixed")) {
		io_uring_prep_read_fixed(&s, F("fd"), P("addr"), F("len"), F("off"), F("buf_index"));
		s.ioprio = F("ioprio"); s.rw_flags = F("rw_flags");
	} else if (is("WriteFixed")) {
		io_uring_prep_write_fixed(&s, F("fd"), P("addr"), F("len"), F("off"), F("buf_index"));
		s.ioprio = F("ioprio"); s.rw_flags = F("rw_flags");
	} else if (is("Fsync")) {
		io_uring_prep_fsync(&s, F("fd"), flag("datasync", IORING_FSYNC_DATASYNC));
		s.off = F("off"); s.len = F("len");
	} else if (is("SyncFileRange")) io_uring_prep_sync_file_range(&s, F("fd"), F("len"), F("off"), F("sync_range_flags"));
	else if (is("Fallocate")) io_uring_prep_fallocate(&s, F("fd"), F("mode"), F("off"), F("length"));
	else if (is("Fadvise")) io_uring_prep_fadvise(&s, F("fd"), F("off"), F("len"), F("advice"));
	else if (is("Madvise")) { io_uring_prep_madvise(&s, P("addr"), F("len"), F("advice")); s.fd = F("fd"); }
	else if (is("Openat")) { io_uring_prep_openat(&s, F("dfd"), P("path"), F("open_flags"), F("mode")); s.file_index = F("file_index"); }
	else if (is("Openat2")) { io_uring_prep_openat2(&s, F("dfd"), P("path"), P("how")); s.len = F("size"); s.file_index = F("file_index"); }
	else if (is("Close")) { io_uring_prep_close(&s, F("fd")); s.file_index = F("file_index"); }
	else if (is("FilesUpdate")) { io_uring_prep_files_update(&s, P("fds"), F("count"), 0); s.fd = F("fd"); s.off = F("offset"); }
	else if (is("Statx")) io_uring_prep_statx(&s, F("dfd"), P("path"), F("statx_flags"), F("mask"), P("buffer"));
	else if (is("EpollCtl")) io_uring_prep_epoll_ctl(&s, F("epfd"), F("fd"), F("op"), P("event"));
	else if (is("Splice")) io_uring_prep_splice(&s, F("fd_in"), F("off_in"), F("fd_out"), F("off_out"), F("len"), F("splice_flags"));
	else if (is("Tee")) io_uring_prep_tee(&s, F("fd_in"), F("fd_out"), F("len"), F("splice_flags"));
	else if (is("Renameat")) io_uring_prep_renameat(&s, F("old_dfd"), P("old_path"), F("new_dfd"), P("new_path"), F("rename_flags"));
	else if (is("Unlinkat")) io_uring_prep_unlinkat(&s, F("dfd"), P("path"), flag("remove_dir", AT_REMOVEDIR));
	else if (is("Mkdirat")) io_uring_prep_mkdirat(&s, F("dfd"), P("path"), F("mode"));
	else if (is("Symlinkat")) io_uring_prep_symlinkat(&s, P("target"), F("new_dfd"), P("link_path"));
	else if (is("Linkat")) io_uring_prep_linkat(&s, F("old_dfd"), P("old_path"), F("new_dfd"), P("new_path"), F("hardlink_flags"));
	else if (is("Fsetxattr")) io_uring_prep_fsetxattr(&s, F("fd"), P("name"), P("value"), F("xattr_flags"), F("len"));
	else if (is("Setxattr")) io_uring_prep_setxattr(&s, P("name"), P("value"), P("path"), F("xattr_flags"), F("len"));
	else if (is("Fgetxattr")) { io_uring_prep_fgetxattr(&s, F("fd"), P("name"), P("value"), F("len")); F("xattr_flags"); }
	else if (is("Getxattr")) { io_uring_prep_getxattr(&s, P("name"), P("value"), P("path"), F("len")); F("xattr_flags"); }
	else return 0;
	return 1;
}

static int wait(void)
{
	if (is("PollAdd")) {
		if (F("multi")) io_uring_prep_poll_multishot(&s, F("fd"), F("events"));
		else io_uring_prep_poll_add(&s, F("fd"), F("events"));
	} else if (is("PollRemove")) {
		io_uring_prep_poll_update(&s, F("old_user_data"), F0("new_user_data"), F0("events"),
			flag("multi", IORING_POLL_ADD_MULTI) | flag("update_events", IORING_POLL_UPDATE_EVENTS) |
			flag("update_user_data", IORING_POLL_UPDATE_USER_DATA));
		s.fd = F("fd");
	} else if (is("Timeout")) { io_uring_prep_timeout(&s, P("timespec"), F("count"), clock_flags()); s.fd = F("fd"); }
	else if (is("LinkTimeout")) { io_uring_prep_link_timeout(&s, P("timespec"), clock_flags()); s.fd = F("fd"); }
	else if (is("TimeoutRemove")) {
		if (F("update")) io_uring_prep_timeout_update(&s, P("timespec"), F("target"), flag("abs", IORING_TIMEOUT_ABS));
		else {
			io_uring_prep_timeout_remove(&s, F("target"), F0("abs") ? IORING_TIMEOUT_ABS : 0);
			s.addr2 = F0("timespec");
		}
		s.timeout_flags |= flag("link_update", IORING_LINK_TIMEOUT_UPDATE);
		s.fd = F("fd");
	} else if (is("AsyncCancel")) {
		unsigned flags = flag("all", IORING_ASYNC_CANCEL_ALL) | flag("any", IORING_ASYNC_CANCEL_ANY) |
			flag("fd_fixed", IORING_ASYNC_CANCEL_FD_FIXED);
		if (F("by_fd")) { io_uring_prep_cancel_fd(&s, F("fd"), flags); s.addr = F("target"); }
		else { io_uring_prep_cancel64(&s, F("target"), flags); s.fd = F("fd"); }
	} else return 0;
	return 1;
}

static int net(void)
{
	if (is("Sendmsg")) { io_uring_prep_sendmsg(&s, F("fd"), P("addr"), F("msg_flags")); s.len = F("len"); s.ioprio = polling(); }
	else if (is("Recvmsg")) {
		if (F("multishot")) io_uring_prep_recvmsg_multishot(&s, F("fd"), P("addr"), F("msg_flags"));
		else io_uring_prep_recvmsg(&s, F("fd"), P("addr"), F("msg_flags"));
		s.len = F("len"); s.ioprio |= polling(); s.buf_group = F0("buf_group");
	} else if (is("Send")) {
		io_uring_prep_send(&s, F("fd"), P("addr"), F("len"), F("msg_flags"));
		io_uring_prep_send_set_addr(&s, P("dest_addr"), F("addr_len")); s.ioprio = polling();
	} else if (is("Recv")) {
		if (F("multishot")) io_uring_prep_recv_multishot(&s, F("fd"), P("addr"), F("len"), F("msg_flags"));
		else io_uring_prep_recv(&s, F("fd"), P("addr"), F("len"), F("msg_flags"));
		s.ioprio |= polling(); s.buf_group = F0("buf_group");
	} else if (is("SendZc")) {
		if (F("fixed_buf")) io_uring_prep_send_zc_fixed(&s, F("fd"), P("addr"), F("len"), F("msg_flags"), zero_copy(), F("buf_index"));
		else io_uring_prep_send_zc(&s, F("fd"), P("addr"), F("len"), F("msg_flags"), zero_copy());
		io_uring_prep_send_set_addr(&s, P("dest_addr"), F("addr_len"));
	} else if (is("SendmsgZc")) {
		io_uring_prep_sendmsg_zc(&s, F("fd"), P("addr"), F("msg_flags")); s.len = F("len"); s.ioprio = zero_copy();
	} else if (is("Accept")) {
		if (F("multishot")) io_uring_prep_multishot_accept(&s, F("fd"), P("addr"), P("addrlen"), F("accept_flags"));
		else io_uring_prep_accept(&s, F("fd"), P("addr"), P("addrlen"), F("accept_flags"));
		s.file_index = F("file_index");
	} else if (is("Connect")) { io_uring_prep_connect(&s, F("fd"), P("addr"), 0); s.off = F("addr_len"); }
	else if (is("Shutdown")) io_uring_prep_shutdown(&s, F("fd"), F("how"));
	else if (is("Socket")) { io_uring_prep_socket(&s, F("domain"), 0, F("protocol"), 0); s.off = F("kind"); s.file_index = F("file_index"); }
	else return 0;
	return 1;
}

static int other(void)
{
	if (is("Nop")) { io_uring_prep_nop(&s); s.fd = F("fd"); }
	else if (is("ProvideBuffers")) io_uring_prep_provide_buffers(&s, P("addr"), F("len"), F("count"), F("buf_group"), F("first"));
	else if (is("RemoveBuffers")) io_uring_prep_remove_buffers(&s, F("count"), F("buf_group"));
	else if (is("MsgRing")) {
		io_uring_prep_msg_ring(&s, F("fd"), F("len"), F("data"), flag("cqe_skip", IORING_MSG_RING_CQE_SKIP));
		if (E("command", "send_fd")) { s.addr = IORING_MSG_SEND_FD; s.file_index = F("dst_slot"); s.addr3 = F("src_slot"); }
	} else if (is("UringCmd")) {
		io_uring_prep_rw(IORING_OP_URING_CMD, &s, F("fd"), P("addr"), F("len"), 0);
		s.cmd_op = F("cmd_op"); s.uring_cmd_flags = flag("fixed", IORING_URING_CMD_FIXED);
		s.buf_index = F0("buf_index"); s.file_index = F("file_index");
		char name[16];
		for (int i = 0; i < 16; i++) { sprintf(name, "cmd[%d]", i); s.cmd[i] = F(name); }
	} else return 0;
	return 1;
}

static int encode(unsigned char *out)
{
	if (is("Cqe")) {
		struct io_uring_cqe c = { .user_data = F("user_data"), .res = F("res") };
		c.flags = flag("has_buffer", IORING_CQE_F_BUFFER) | flag("more", IORING_CQE_F_MORE) |
			flag("sock_nonempty", IORING_CQE_F_SOCK_NONEMPTY) | flag("notif", IORING_CQE_F_NOTIF) |
			(unsigned)F0("buffer_id") << IORING_CQE_BUFFER_SHIFT;
		memcpy(out, &c, 16);
		return 16;
	}
	memset(&s, 0xA5, sizeof s);
	if (!file() && !wait() && !net() && !other())
		return 0;
	io_uring_sqe_set_flags(&s, flag("fixed_file", IOSQE_FIXED_FILE) | flag("io_drain", IOSQE_IO_DRAIN) |
		flag("io_link", IOSQE_IO_LINK) | flag("io_hardlink", IOSQE_IO_HARDLINK) | flag("async", IOSQE_ASYNC) |
		flag("buffer_select", IOSQE_BUFFER_SELECT) | flag("cqe_skip_success", IOSQE_CQE_SKIP_SUCCESS));
	io_uring_sqe_set_data64(&s, F("user_data"));
	s.personality = F("personality");
	memcpy(out, &s, 64);
	return 64;
}
