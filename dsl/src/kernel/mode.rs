//! Which modes of a table mean what a wait or an update asks for.

use chappe_runtime::program::{Action, BankId, Compare, SemRef, Test, Value};
use chappe_runtime::streams::{Wire, masked};

use super::effects::kind;
use super::ir::Post;
use super::state::known;
use crate::model::{
    Available, Entry, Mask, ModeAction, ModeTable, ModeTest, Model, Operand, ProfileId, ProfileRule, UpdateId, WaitId,
};

/// A mode that would do, with what goes into its value field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) mode: usize,
    /// The operand, if the mode takes one.
    pub(super) value: Option<u64>,
    /// What the field holds that masks it, if the mode has a mask there.
    pub(super) mask: Option<u64>,
}

/// An operand as the bits of a bank's entry, or a register number.
fn bits(model: &Model, bank: BankId, n: i64) -> u64 {
    match model.banks.get(usize::from(bank)).map(|b| b.entry) {
        Some(Entry::Counter { bits, .. }) if bits < 64 && n < 0 => (n as u64) & ((1 << bits) - 1),
        _ => n as u64,
    }
}

/// Whether a mode's operand can be this value; if so, what the value field holds.
fn operand(model: &Model, bank: BankId, o: Operand, v: Value) -> Option<Option<u64>> {
    match (o, v) {
        (Operand::Const(c), Value::Imm(n)) if c == n => Some(None),
        (Operand::Value, Value::Imm(n)) => Some(Some(bits(model, bank, n))),
        (Operand::Register, Value::Reg(r)) => Some(Some(u64::from(r))),
        // A value that is not known yet: any will do.
        (Operand::Value, Value::Expr(_)) => Some(Some(1)),
        _ => None,
    }
}

/// Other ways to say the same comparison with a constant.
fn spellings(compare: Compare, v: Value) -> Vec<(Compare, Value)> {
    let mut all = vec![(compare, v)];
    if let Value::Imm(n) = v {
        match compare {
            Compare::Gt => all.extend(n.checked_add(1).map(|m| (Compare::Ge, Value::Imm(m)))),
            Compare::Ge => all.extend(n.checked_sub(1).map(|m| (Compare::Gt, Value::Imm(m)))),
            Compare::Lt => all.extend(n.checked_sub(1).map(|m| (Compare::Le, Value::Imm(m)))),
            Compare::Le => all.extend(n.checked_add(1).map(|m| (Compare::Lt, Value::Imm(m)))),
            Compare::Eq | Compare::Ne => {}
        }
    } else if let Value::Expr(_) = v {
        match compare {
            Compare::Gt => all.push((Compare::Ge, v)),
            Compare::Lt => all.push((Compare::Le, v)),
            _ => {}
        }
    }
    all
}

/// Whether a profile lets a table use a mode.
fn in_profile(model: &Model, profile: Option<ProfileId>, table: ModeTable, mode: usize) -> bool {
    let rules = profile.and_then(|p| model.profiles.get(p.index())).map(|p| p.rules.as_slice()).unwrap_or_default();
    rules.iter().all(|r| match r {
        ProfileRule::TableOnly { table: t, modes, .. } if *t == table => modes.contains(&mode),
        _ => true,
    })
}

/// What a mode field offers a wait: its table, and how many bits its operand and its mask have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    pub(super) table: WaitId,
    pub(super) value: u8,
    pub(super) mask: Option<u8>,
}

/// Modes of a wait field that mean a test, with what passing it does; the plainest spelling first.
pub(super) fn waits(
    model: &Model,
    profile: Option<ProfileId>,
    offer: Offer,
    (sem, test, then): (SemRef, Test, Option<Action>),
) -> Vec<Choice> {
    let Some(t) = model.waits.get(offer.table.index()) else { return Vec::new() };
    let bank = sem.bank;
    let wanted: Vec<Wanted> = match test {
        Test::Counter(c, v) | Test::CounterIfPositive(c, v) => {
            spellings(c, v).into_iter().map(|(c, v)| Wanted::Counter(Value::Imm(-1), c, v)).collect()
        }
        Test::Masked { mask, compare, operand } => {
            spellings(compare, operand).into_iter().map(|(c, v)| Wanted::Counter(mask, c, v)).collect()
        }
        Test::Flag(on) => vec![Wanted::Flag(on)],
    };
    let mut found = Vec::new();
    for wanted in wanted {
        for (mode, m) in t.modes.iter().enumerate() {
            let Some(meaning) = known(&m.meaning).filter(|_| m.notes.available == Available::Yes) else { continue };
            if meaning.bank.index() != usize::from(bank)
                || !in_profile(model, profile, ModeTable::Wait(offer.table), mode)
            {
                continue;
            }
            if !same_action(meaning.then, then) {
                continue;
            }
            if let Some((value, mask)) = operands(model, bank, meaning.test, wanted, offer) {
                found.push(Choice { mode, value, mask });
            }
        }
    }
    found
}

/// What a wait asks for.
#[derive(Clone, Copy)]
enum Wanted {
    /// The bits, how they compare, with what.
    Counter(Value, Compare, Value),
    Flag(bool),
}

/// What the value field and the mask field hold, if a mode can say what is wanted.
fn operands(
    model: &Model,
    bank: BankId,
    test: ModeTest,
    wanted: Wanted,
    offer: Offer,
) -> Option<(Option<u64>, Option<u64>)> {
    match (test, wanted) {
        (ModeTest::Flag(f), Wanted::Flag(on)) if f == on => Some((None, None)),
        (ModeTest::Counter(c, o), Wanted::Counter(Value::Imm(-1), want, v)) if c == want => {
            Some((operand(model, bank, o, v)?, None))
        }
        (ModeTest::Masked(m, c, o), Wanted::Counter(mask, want, v)) if c == want => {
            let mask = match (m, mask) {
                (Mask::Const(n), Value::Imm(mask)) => same_bits(model, bank, n, mask).then_some(None)?,
                (Mask::Field, Value::Imm(mask)) => Some(masking(model, bank, mask, offer.mask?)?),
                // One that is not known yet: any will do.
                (Mask::Field, Value::Expr(_)) => Some(1),
                _ => return None,
            };
            let value = match (o, v) {
                (Operand::Value, Value::Imm(n)) => Some(wide(model, bank, n, offer.value)?),
                _ => operand(model, bank, o, v)?,
            };
            Some((value, mask))
        }
        _ => None,
    }
}

/// What a field of that width holds that means this number where bits are masked.
fn wide(model: &Model, bank: BankId, n: i64, width: u8) -> Option<u64> {
    let bits = n as u64 & u64::MAX.checked_shr(64 - u32::from(width)).unwrap_or(0);
    (Wire { bits, width }.wide(kind(model, bank)) == n).then_some(bits)
}

/// The same for a mask: bits that no entry has do not count.
fn masking(model: &Model, bank: BankId, mask: i64, width: u8) -> Option<u64> {
    let bits = mask as u64 & u64::MAX.checked_shr(64 - u32::from(width)).unwrap_or(0);
    same_bits(model, bank, Wire { bits, width }.wide(kind(model, bank)), mask).then_some(bits)
}

/// Whether two masks leave the same of any entry.
fn same_bits(model: &Model, bank: BankId, one: i64, other: i64) -> bool {
    let kind = kind(model, bank);
    let test = |mask| masked(kind, Value::Imm(mask), Compare::Eq, Value::Imm(0));
    test(one) == test(other)
}

/// What passing a wait does: kernels only know setting and clearing a flag.
fn same_action(mode: Option<ModeAction>, wanted: Option<Action>) -> bool {
    matches!(
        (mode, wanted),
        (None, None)
            | (Some(ModeAction::Set), Some(Action::SetFlag))
            | (Some(ModeAction::Clear), Some(Action::ClearFlag))
    )
}

/// Modes of an update table that mean this update; `inc` prefers one without an operand, `add 1` one with.
pub(super) fn updates(model: &Model, profile: Option<ProfileId>, table: UpdateId, post: &Post) -> Vec<Choice> {
    let Some(t) = model.updates.get(table.index()) else { return Vec::new() };
    let bank = post.update.sem.bank;
    let mut found = Vec::new();
    for (mode, m) in t.modes.iter().enumerate() {
        let Some(meaning) = known(&m.meaning).filter(|_| m.notes.available == Available::Yes) else { continue };
        let here = meaning.bank.index() == usize::from(bank) && meaning.when == post.update.when;
        if !here || !in_profile(model, profile, ModeTable::Update(table), mode) {
            continue;
        }
        let value = match (meaning.action, post.update.action) {
            (ModeAction::Add(o), Action::Add(v))
            | (ModeAction::Sub(o), Action::Sub(v))
            | (ModeAction::Write(o), Action::Write(v)) => operand(model, bank, o, v),
            (ModeAction::Set, Action::SetFlag) | (ModeAction::Clear, Action::ClearFlag) => Some(None),
            _ => None,
        };
        if let Some(value) = value {
            found.push(Choice { mode, value, mask: None });
        }
    }
    found.sort_by_key(|c| c.value.is_some() == post.short);
    found
}
