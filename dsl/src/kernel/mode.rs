//! Which modes of a table mean what a wait or an update asks for.

use chappe_runtime::program::{Action, BankId, Compare, Test, Value, Wait};

use super::ir::Post;
use super::state::known;
use crate::model::{
    Available, Entry, ModeAction, ModeTable, ModeTest, Model, Operand, ProfileId, ProfileRule, UpdateId, WaitId,
};

/// A mode that would do, with what goes into its value field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) mode: usize,
    /// The operand, if the mode takes one.
    pub(super) value: Option<u64>,
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

/// Modes of a wait table that mean this wait, the plainest spelling first.
pub(super) fn waits(model: &Model, profile: Option<ProfileId>, table: WaitId, wait: &Wait) -> Vec<Choice> {
    let Some(t) = model.waits.get(table.index()) else { return Vec::new() };
    let bank = wait.sem.bank;
    let wanted: Vec<(Option<(Compare, Value)>, bool)> = match wait.test {
        Test::Counter(c, v) | Test::CounterIfPositive(c, v) => {
            spellings(c, v).into_iter().map(|s| (Some(s), true)).collect()
        }
        Test::Flag(on) => vec![(None, on)],
    };
    let mut found = Vec::new();
    for (counter, on) in wanted {
        for (mode, m) in t.modes.iter().enumerate() {
            let Some(meaning) = known(&m.meaning).filter(|_| m.notes.available == Available::Yes) else { continue };
            if meaning.bank.index() != usize::from(bank) || !in_profile(model, profile, ModeTable::Wait(table), mode) {
                continue;
            }
            if !same_action(meaning.then, wait.then) {
                continue;
            }
            let value = match (meaning.test, counter) {
                (ModeTest::Counter(c, o), Some((want, v))) if c == want => operand(model, bank, o, v),
                (ModeTest::Flag(f), None) if f == on => Some(None),
                _ => None,
            };
            if let Some(value) = value {
                found.push(Choice { mode, value });
            }
        }
    }
    found
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
            found.push(Choice { mode, value });
        }
    }
    found.sort_by_key(|c| c.value.is_some() == post.short);
    found
}
