/* libnvme makes the command; what it would have told the driver is caught on the way. */
#define _GNU_SOURCE
#include <stdarg.h>
#include <libnvme.h>
#include "oracle.h"

static struct nvme_passthru_cmd caught;

int ioctl(int fd, unsigned long request, ...)
{
	va_list args;
	va_start(args, request);
	caught = *va_arg(args, struct nvme_passthru_cmd *);
	va_end(args);
	return 0;
}

static unsigned control(void)
{
	return flag("check_reftag", NVME_IO_PRINFO_PRCHK_REF) | flag("check_apptag", NVME_IO_PRINFO_PRCHK_APP) |
		flag("check_guard", NVME_IO_PRINFO_PRCHK_GUARD) | flag("protect", NVME_IO_PRINFO_PRACT) |
		flag("fua", NVME_IO_FUA) | flag("limited_retry", NVME_IO_LR);
}

static char resource[1 << 16];

static int make(void)
{
	if (is("Write") || is("Read") || is("Compare") || is("WriteZeroes") || is("Verify") || is("WriteUncorrectable")) {
		struct nvme_io_args a = { .args_size = sizeof a, .nsid = F("nsid"), .slba = F("slba"), .nlb = F("length") };
		if (!is("WriteUncorrectable")) {
			a.control = control(); a.reftag = a.reftag_u64 = F("reftag"); a.apptag = F("apptag"); a.appmask = F("appmask");
		}
		if (has("deallocate")) a.control |= flag("deallocate", NVME_IO_DEAC);
		if (has("frequency"))
			a.dsm = F("frequency") | F("latency") << 4 | flag("sequential", 1 << 6) | flag("incompressible", 1 << 7);
		if (has("directive")) { a.control |= F("directive") * NVME_IO_DTYPE_STREAMS; a.dspec = F0("directive_value"); }
		int failed = is("Write") ? nvme_write(&a) : is("Read") ? nvme_read(&a) : is("Compare") ? nvme_compare(&a) :
			is("WriteZeroes") ? nvme_write_zeros(&a) : is("Verify") ? nvme_verify(&a) : nvme_write_uncorrectable(&a);
		return !failed;
	}
	if (is("ReservationRegister")) {
		struct nvme_resv_register_args a = { .args_size = sizeof a, .nsid = F("nsid"), .rrega = F("action"),
			.iekey = F("ignore_key"), .cptpl = F("persist") };
		return !nvme_resv_register(&a);
	}
	if (is("ReservationAcquire")) {
		struct nvme_resv_acquire_args a = { .args_size = sizeof a, .nsid = F("nsid"), .racqa = F("action"),
			.iekey = F("ignore_key"), .rtype = F("kind") };
		return !nvme_resv_acquire(&a);
	}
	if (is("ReservationRelease")) {
		struct nvme_resv_release_args a = { .args_size = sizeof a, .nsid = F("nsid"), .rrela = F("action"),
			.iekey = F("ignore_key"), .rtype = F("kind") };
		return !nvme_resv_release(&a);
	}
	if (is("ReservationReport")) {
		/* It counts bytes, in 32 bits: the upper two bits of the number of dwords are told afterwards. */
		unsigned dwords = F("dwords");
		struct nvme_resv_report_args a = { .args_size = sizeof a, .nsid = F("nsid"), .eds = F("extended"),
			.len = (dwords + 1u) << 2, .report = (void *)resource };
		int failed = nvme_resv_report(&a);
		caught.cdw10 |= dwords & 0xC0000000;
		return !failed;
	}
	if (is("FormatNvm")) {
		unsigned format = F("format"), protection = F("protection");
		struct nvme_format_nvm_args a = { .args_size = sizeof a, .nsid = F("nsid"), .mset = F("extended"),
			.pi = protection, .pil = F("protection_first"), .ses = F("erase"), .lbaf = format & 15, .lbafu = format >> 4 };
		return !nvme_format_nvm(&a);
	}
	if (is("FirmwareCommit")) {
		struct nvme_fw_commit_args a = { .args_size = sizeof a, .action = F("action"), .slot = F("slot"),
			.bpid = F("boot_partition") };
		return !nvme_fw_commit(&a);
	}
	if (is("SetFeatures")) {
		struct nvme_set_features_args a = { .args_size = sizeof a, .nsid = F("nsid"), .fid = F("feature"),
			.save = F("save"), .cdw11 = F("value"), .cdw12 = F("value12"), .cdw13 = F("value13"), .cdw15 = F("value15"),
			.uuidx = F("uuid") };
		return !nvme_set_features(&a);
	}
	if (is("GetFeatures")) {
		struct nvme_get_features_args a = { .args_size = sizeof a, .nsid = F("nsid"), .fid = F("feature"),
			.sel = F("select"), .cdw11 = F("value"), .uuidx = F("uuid") };
		return !nvme_get_features(&a);
	}
	return 0;
}

static void put(unsigned char *out, int at, uint64_t value, int size) { memcpy(out + at, &value, size); }

static int encode(unsigned char *out)
{
	memset(&caught, 0, sizeof caught);
	if (!make())
		return 0;
	/* As nvme_user_cmd of the driver; the data pointer and the number are the driver's own. */
	put(out, 0, caught.opcode, 1);
	put(out, 1, caught.flags | F("fuse") | F("pointer") << 6, 1);
	put(out, 2, F("command_id"), 2);
	put(out, 4, caught.nsid, 4);
	put(out, 8, caught.cdw2, 4); put(out, 12, caught.cdw3, 4);
	put(out, 16, F0("metadata"), 8);
	if (has("prp.prp1")) { put(out, 24, F("prp.prp1"), 8); put(out, 32, F("prp.prp2"), 8); }
	else if (has("sgl.addr") || has("sgl_meta.addr")) {
		const char *arm = F("pointer") == 2 ? "sgl_meta" : "sgl";
		char n[64];
#define A(field) (sprintf(n, "%s.%s", arm, field), n)
		unsigned kind = F(A("kind"));
		put(out, 24, F(A("addr")), 8);
		if (kind == 4) { put(out, 32, F(A("keyed_length")), 3); put(out, 35, F(A("key")), 4); }
		else put(out, 32, F(A("length")), 4);
		put(out, 39, kind << 4 | F(A("subtype")), 1);
	}
	put(out, 40, caught.cdw10, 4); put(out, 44, caught.cdw11, 4); put(out, 48, caught.cdw12, 4);
	put(out, 52, caught.cdw13, 4); put(out, 56, caught.cdw14, 4); put(out, 60, caught.cdw15, 4);
	return 64;
}
