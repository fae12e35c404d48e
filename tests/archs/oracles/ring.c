/* A real ring: entries come in as hex, completions go out as hex. The entry is copied as it is into the kernel's queue.
 *
 * First line out: `ready FD BUFFER TIMESPEC PATH OTHER`, a temporary file, memory of 4096 bytes, a timespec of a
 * millisecond, the address of a path to open, and a second memory. Or `skipped: ..`. A line of one word, an address, is
 * answered by 64 bytes from there. */
#define _GNU_SOURCE
#include <linux/io_uring.h>
#include <liburing.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void hex(const void *from, int size)
{
	for (int i = 0; i < size; i++)
		printf("%02x", ((const unsigned char *)from)[i]);
	printf("\n");
	fflush(stdout);
}

int main(int count, char **args)
{
	static unsigned char buffer[4096] __attribute__((aligned(4096))), other[4096] __attribute__((aligned(4096)));
	static struct __kernel_timespec ts = { .tv_nsec = 1000000 };
	struct io_uring ring;
	char path[4096], line[512];
	if (count < 2)
		return 1;
	int failed = io_uring_queue_init(8, &ring, 0);
	if (failed) {
		printf("skipped: io_uring_setup: %s\n", strerror(-failed));
		return 0;
	}
	snprintf(path, sizeof path, "%s/ring-XXXXXX", args[1]);
	int fd = mkstemp(path);
	if (fd < 0)
		return 2;
	for (int i = 0; i < 4096; i++)
		buffer[i] = i * 7;
	printf("ready %d %lu %lu %lu %lu\n", fd, (unsigned long)buffer, (unsigned long)&ts, (unsigned long)path,
		(unsigned long)other);
	fflush(stdout);
	while (fgets(line, sizeof line, stdin)) {
		unsigned char entry[64];
		if (strlen(line) < 128) {
			hex((void *)strtoul(line, NULL, 0), 64);
			continue;
		}
		for (int i = 0; i < 64; i++) {
			unsigned byte;
			sscanf(line + 2 * i, "%2x", &byte);
			entry[i] = byte;
		}
		struct io_uring_sqe *sqe = io_uring_get_sqe(&ring);
		memcpy(sqe, entry, 64);
		io_uring_submit(&ring);
		struct io_uring_cqe *cqe, copy;
		do {
			struct __kernel_timespec limit = { .tv_sec = 2 };
			if (io_uring_wait_cqe_timeout(&ring, &cqe, &limit)) {
				printf("timeout\n");
				unlink(path);
				return 3;
			}
			copy = *cqe;
			io_uring_cqe_seen(&ring, cqe);
			/* A late notification of an earlier entry. */
		} while (memcmp(&copy.user_data, entry + 32, 8) || copy.flags & IORING_CQE_F_NOTIF);
		hex(&copy, 16);
	}
	unlink(path);
	return 0;
}
