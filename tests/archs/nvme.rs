//! NVMe commands, against the structures of Linux's driver and against libnvme.

use chappe_dsl::model::{Model, RecordId};

use crate::{compare, oracle, spec};

/// Those that libnvme makes and those that Linux has a structure for, of one queue.
const LIBRARY: &[&str] = &[
    "Write",
    "Read",
    "Compare",
    "WriteZeroes",
    "Verify",
    "WriteUncorrectable",
    "ReservationRegister",
    "ReservationAcquire",
    "ReservationRelease",
    "ReservationReport",
    "FormatNvm",
    "FirmwareCommit",
    "SetFeatures",
    "GetFeatures",
];
const LIBRARY_ONLY: &[&str] = &[
    "ReservationRegister",
    "ReservationAcquire",
    "ReservationRelease",
    "ReservationReport",
    "FormatNvm",
    "FirmwareCommit",
];

fn named(model: &Model, wanted: impl Fn(&str) -> bool) -> Vec<RecordId> {
    let all = spec::records(model, &["Completion"]).into_iter();
    all.filter(|id| wanted(&model.records[id.index()].name)).collect()
}

#[test]
fn commands_are_those_of_linux() {
    let Some(header) = oracle::kernel_header("include/linux/nvme.h") else { return };
    let stub = spec::root().join("tests/archs/oracles/stub");
    let (stub, header) = (format!("-I{}", stub.display()), format!("-DNVME_H=\"{}\"", header.display()));
    let Some(program) = oracle::compile("nvme_linux", &[&stub, &header], "the kernel's headers") else { return };
    for queue in ["admin", "io"] {
        let model = spec::load("nvme", Some(queue));
        let records = named(&model, |name| !LIBRARY_ONLY.contains(&name));
        compare::with(&model, &format!("nvme::{queue} and Linux"), &records, &program);
    }
}

#[test]
fn commands_are_those_of_libnvme() {
    let flags = ["-rdynamic", "-lnvme"];
    let Some(program) = oracle::compile("nvme_lib", &flags, "libnvme-dev") else { return };
    for queue in ["admin", "io"] {
        let model = spec::load("nvme", Some(queue));
        let records = named(&model, |name| LIBRARY.contains(&name));
        compare::with(&model, &format!("nvme::{queue} and libnvme"), &records, &program);
    }
}
