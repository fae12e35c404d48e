//! Addresses of sync processors: generated operations and the specification say the same, for every index, known or not.

#![allow(clippy::result_large_err, clippy::panic, clippy::type_complexity, reason = "tests of generated code")]

use chappe_codegen::input::{Origin, read};
use chappe_dsl::eval::Env;
use chappe_dsl::load::BuiltIn;
use chappe_dsl::model::{Expr, ExprKind, Model, Value};
use chappe_dsl::source::Span;
use chappe_neuron::cayman::Cayman;
use chappe_neuron::{Arch, Bar0, Soc, TopSp};
use chappe_runtime::ops::OpError;

const BUILT_IN: &[BuiltIn] = &[BuiltIn {
    name: chappe_neuron_spec::SPEC.name,
    root: chappe_neuron_spec::SPEC.root,
    files: chappe_neuron_spec::SPEC.files,
}];

/// What the specification says of a call.
fn evaluated(model: &Model, op: usize, args: &[i128]) -> Result<i128, String> {
    let span = Span::default();
    let args = args.iter().map(|n| Expr { kind: ExprKind::Value(Value::Int(*n)), span }).collect();
    let call = Expr { kind: ExprKind::Op { ops: 0, op: op as u32, args }, span };
    Env::new(model).int(&call).map_err(|e| e.message)
}

type Of<T> = fn(&dyn TopSp, u32) -> Result<T, OpError>;
type OfId<T> = fn(&dyn TopSp, u32, u16) -> Result<T, OpError>;

const PLACES: &[(&str, Of<Soc>)] = &[
    ("sema_base", |t, sp| t.sema_base(sp)),
    ("control_base", |t, sp| t.control_base(sp)),
    ("init_signal", |t, sp| t.init_signal(sp)),
    ("tsync_signal", |t, sp| t.tsync_signal(sp)),
    ("host_trigger", |t, sp| t.host_trigger(sp)),
    ("stop_signal", |t, sp| t.stop_signal(sp)),
    ("basic_block_switch", |t, sp| t.basic_block_switch(sp)),
];
const ENTRIES: &[(&str, OfId<Soc>)] = &[
    ("event_addr", |t, sp, id| t.event_addr(sp, id)),
    ("sema_addr_r", |t, sp, id| t.sema_addr_r(sp, id)),
    ("sema_addr_s", |t, sp, id| t.sema_addr_s(sp, id)),
    ("sema_addr_i", |t, sp, id| t.sema_addr_i(sp, id)),
    ("sema_addr_d", |t, sp, id| t.sema_addr_d(sp, id)),
];
const BARS: &[(&str, OfId<Bar0>)] = &[
    ("bar0_base", |t, sp, _| t.bar0_base(sp)),
    ("sema_bar_r", |t, sp, id| t.sema_bar_r(sp, id)),
    ("sema_bar_s", |t, sp, id| t.sema_bar_s(sp, id)),
    ("sema_bar_i", |t, sp, id| t.sema_bar_i(sp, id)),
    ("sema_bar_d", |t, sp, id| t.sema_bar_d(sp, id)),
];

#[test]
fn every_operation_on_every_processor() {
    let input = read(Origin::Path("neuron".as_ref()), None, BUILT_IN, &[]).result.expect("legal");
    let mut tried = 0;
    for (model, arch) in input.models.iter().zip(Arch::ALL) {
        assert_eq!(model.place(), arch.name());
        let rows = &model.ops[0].rows;
        assert_eq!(rows.len(), PLACES.len() + ENTRIES.len() + BARS.len());
        let mut same = |name: &str, sp: u32, id: u16, made: Result<u64, OpError>| {
            let at = rows.iter().position(|r| r.name == name).expect("an operation");
            let args = [i128::from(sp), i128::from(id)];
            let right = evaluated(model, at, &args[..rows[at].params.len()]);
            assert_eq!(made.map(i128::from).map_err(|e| e.to_string()), right, "{name}({sp}, {id}) on {arch}");
            tried += 1;
        };
        for sp in (0..=20).chain([u32::MAX]) {
            PLACES.iter().for_each(|(name, f)| same(name, sp, 0, f(arch, sp).map(u64::from)));
            for id in [0, 1, 77, 255, 256, u16::MAX] {
                ENTRIES.iter().for_each(|(name, f)| same(name, sp, id, f(arch, sp, id).map(u64::from)));
                BARS.iter().for_each(|(name, f)| same(name, sp, id, f(arch, sp, id).map(u64::from)));
            }
        }
    }
    assert!(tried > 5_000, "{tried} calls");
}

#[test]
fn an_address_can_be_a_constant() {
    const INC: Soc = match Cayman.sema_addr_i(9, 14) {
        Ok(a) => a,
        Err(_) => Soc(0),
    };
    assert_eq!(INC.to_string(), "0x8082C0001838");
    assert_eq!(chappe_neuron::cayman::NUM_TOPSP, 16);
    let maverick = "maverick".parse::<Arch>().map_err(|e| e.to_string());
    assert!(
        maverick.expect_err("unknown").starts_with("maverick is known to exist and nothing more: no compiler model")
    );
}
