//! What is checked after all rows have been read: fixed bits, reserved bits, requirements.

use chappe_dsl::model::{FieldKind, Require};

use super::super::conditions::{Blame, Condition, open_if, open_there, read_by};
use super::super::places::plus;
use super::super::rows::{Role, Spot};
use super::super::support::Helper;
use super::super::text::{Code, hex, string};
use super::Reader;

impl<'m> Reader<'_, 'm> {
    /// Fixed bits that no row speaks of.
    pub(super) fn fixed(&mut self) {
        let record = self.plan.record;
        let mut left = record.fixed.mask.clone();
        for row in &self.plan.rows {
            // What is always checked where it stands needs no second look.
            if let (Role::Fixed(f), None) = (row.role, &row.field.guard) {
                for (from, to) in f.place.ranges() {
                    (from..to).for_each(|bit| {
                        if let Some(m) = left.get_mut(bit as usize / 8) {
                            *m &= !(1 << (bit % 8));
                        }
                    });
                }
            }
        }
        if left.iter().all(|m| *m == 0) {
            return;
        }
        let (cx, helper) = (self.cx, self.cx.helper(Helper::Found));
        self.code.open("if (r->constants == before_constants)");
        for (i, (m, v)) in (0u32..).zip(record.fixed.mask.iter().zip(&record.fixed.value)) {
            if *m != 0 {
                let at = Blame { name: None, spot: Spot::bytes(i, 1) };
                let byte = format!("b[{}] & {m:#x}u", hex(i));
                self.code.open(format!("if (({byte}) != {:#x}u)", v & m));
                let fail = cx.fail("at", "615", &at, &string(&format!("0x{:02X}", v & m)));
                self.code.line(format!("{helper}({fail}, {byte});"));
                self.code.close("");
            }
        }
        self.code.close("");
    }

    /// Bits that must be zero and that no row names.
    pub(super) fn reserved(&mut self) {
        let record = self.plan.record;
        let mut mask = vec![0u8; record.size as usize];
        let mut set = |bit: usize| {
            if let Some(m) = mask.get_mut(bit / 8) {
                *m |= 1 << (bit % 8);
            }
        };
        record.zero.ones().for_each(&mut set);
        for field in &record.fields {
            if let FieldKind::Fill { bits, ignored: false } = &field.kind {
                bits.iter().for_each(|(from, to)| (*from as usize..*to as usize).for_each(&mut set));
            }
        }
        let (Some(first), Some(last)) = (mask.iter().position(|m| *m != 0), mask.iter().rposition(|m| *m != 0)) else {
            return;
        };
        let used = mask.get(first..=last).unwrap_or_default();
        self.code.open("");
        let zero = table(&mut self.code, "zero", used);
        let (size, at, b) = (used.len(), hex(first as u32), plus("b", first as u32));
        let (any, must) = (self.cx.helper(Helper::AnySet), self.cx.helper(Helper::MustBeZero));
        self.code.open(format!("if ({any}({b}, {zero}, {size}))"));
        self.code.line(format!("{must}(r, at, {at}, {b}, {zero}, {size}, \"zero\");"));
        self.code.close("");
        self.code.close("");
    }

    /// Conditions on the record and on the rows that are there.
    pub(super) fn requirements(&mut self) {
        let record = self.plan.record;
        let whole = || Blame { name: None, spot: Spot::bytes(0, record.size) };
        for (require, condition) in record.requires.iter().zip(&self.conditions.requires) {
            self.require(require, condition, &whole(), Vec::new());
        }
        for row in &self.plan.rows {
            if matches!(row.role, Role::Away(_)) {
                continue;
            }
            let mut unless = Vec::new();
            if self.asked.contains(&row.id) {
                unless.push(self.flag("failed", row));
            }
            let all = self.conditions.rows.get(row.id.index());
            for (require, condition) in row.field.requires.iter().zip(all.into_iter().flatten()) {
                let blame = Blame { name: row.name(), spot: row.spot() };
                // Whether a row is there is asked anew, now that all rows are read.
                let blocks = open_there(&mut self.code, self.conditions, row);
                self.require(require, condition, &blame, unless.clone());
                (0..blocks).for_each(|_| self.code.close(""));
            }
        }
    }

    fn require(&mut self, require: &Require, condition: &Condition, blame: &Blame<'_>, mut unless: Vec<String>) {
        let read = read_by(&require.condition);
        for row in self.plan.rows.iter().filter(|r| read.contains(&r.id) && self.asked.contains(&r.id)) {
            let flag = self.flag("failed", row);
            if !unless.contains(&flag) {
                unless.push(flag);
            }
        }
        if matches!(condition, Condition::Plain(t) if t == "true") {
            return;
        }
        if !unless.is_empty() {
            let tests: Vec<String> = unless.iter().map(|u| format!("!{u}")).collect();
            self.code.open(format!("if ({})", tests.join(" && ")));
        }
        let opened = open_if(self.cx, &mut self.code, condition, false, blame);
        self.code.line(format!("{};", self.cx.fail("at", "608", blame, &string(&require.message))));
        opened.finish(&mut self.code);
        if !unless.is_empty() {
            self.code.close("");
        }
    }
}

/// A table of bytes as a constant of the function at hand; its name.
pub(super) fn table(code: &mut Code, name: &str, bytes: &[u8]) -> String {
    code.open(format!("static const uint8_t {name}[{}] =", bytes.len()));
    for row in bytes.chunks(16) {
        let cells: Vec<String> = row.iter().map(|b| format!("{b:#04x}")).collect();
        code.line(format!("{},", cells.join(", ")));
    }
    code.close(";");
    name.to_owned()
}
