//! Updates of another core. No record has a place for the core: a transfer writes the amount into a window of the other
//! core's bank, on a queue that is named after what it does, as `core1.sem4.add1`. So a decoded stream still says it.

use alloc::format;
use alloc::string::{String, ToString};

use crate::program::{Action, BankKind, SemRef, Update, Value, When};

/// The name of the queue for an update of a bank of that name whose operands are numbers.
#[must_use]
pub fn queue_name(bank: &str, update: &Update) -> String {
    let number = |v: Value| if let Value::Imm(n) = v { n.to_string() } else { "?".to_string() };
    let what = match update.action {
        Action::Add(v) => format!("add{}", number(v)),
        Action::Sub(v) => format!("sub{}", number(v)),
        Action::Write(v) => format!("set{}", number(v)),
        Action::SetFlag => "set".to_string(),
        Action::ClearFlag => "clear".to_string(),
    };
    format!("core{}.{bank}{}.{what}", update.sem.core, number(update.sem.id))
}

/// The update that a queue is named after, if it is; `banks` are those of the machine, in order.
pub fn remote_update<'a>(banks: impl IntoIterator<Item = (&'a str, BankKind)>, queue: &str) -> Option<Update> {
    let mut parts = queue.split('.');
    let (core, entry, what) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let core = core.strip_prefix("core")?.parse().ok()?;
    let (bank, kind, id) = banks.into_iter().enumerate().find_map(|(i, (name, kind))| {
        let id: i64 = entry.strip_prefix(name)?.parse().ok()?;
        Some((i, kind, id))
    })?;
    let flag = kind == BankKind::Flag;
    let value = |op: &str| what.strip_prefix(op)?.parse().ok().map(Value::Imm);
    let action = match what {
        "set" if flag => Action::SetFlag,
        "clear" if flag => Action::ClearFlag,
        _ if flag => return None,
        _ => value("add").map(Action::Add).or(value("sub").map(Action::Sub)).or(value("set").map(Action::Write))?,
    };
    let sem = SemRef { core, bank: u16::try_from(bank).ok()?, id: Value::Imm(id) };
    Some(Update { sem, action, when: When::Complete })
}
