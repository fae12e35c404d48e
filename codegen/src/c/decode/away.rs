//! Rows that are not there: their bits are zero, unless rows that are there use them.

use chappe_dsl::model::FieldKind;

use super::super::conditions::{Blame, asked};
use super::super::rows::{Role, Row};
use super::super::support::Helper;
use super::super::text::{hex, string};
use super::Reader;
use super::checks::table;

/// Bits of a row as a mask over its bytes.
struct Cover {
    /// First byte.
    first: usize,
    mask: Vec<u8>,
}

impl<'m> Reader<'_, 'm> {
    fn ranges(&self, row: &Row<'_>) -> Vec<(u32, u32)> {
        row.field.kind.ranges(&self.cx.model.records)
    }

    fn cover(&self, row: &Row<'_>) -> Option<Cover> {
        let ranges = self.ranges(row);
        let first = ranges.iter().map(|r| r.0 / 8).min()? as usize;
        let end = ranges.iter().map(|r| r.1.div_ceil(8)).max()? as usize;
        let mut mask = vec![0u8; end.saturating_sub(first)];
        for bit in ranges.iter().flat_map(|(from, to)| *from..*to) {
            if let Some(m) = mask.get_mut(bit as usize / 8 - first) {
                *m |= 1 << (bit % 8);
            }
        }
        Some(Cover { first, mask })
    }

    /// Whether two rows have a bit in common.
    fn touch(&self, a: &Row<'_>, b: &Row<'_>) -> bool {
        let b = self.ranges(b);
        self.ranges(a).iter().any(|(a0, a1)| b.iter().any(|(b0, b1)| a0 < b1 && b0 < a1))
    }

    /// The condition under which a row is away, as C; `None`: it never is.
    fn when_away(&self, row: &Row<'_>) -> Option<String> {
        match row.role {
            Role::Away(_) => match self.failed_before(row).as_str() {
                "" => Some("true".to_owned()),
                on => Some(asked(on, false)),
            },
            _ => self.is_away(row).then(|| self.flag("away", row)),
        }
    }

    /// Checks the bits of rows that are not there.
    pub(super) fn away(&mut self) {
        // In the order in which they were found to be away.
        let order: Vec<&Row<'m>> =
            self.plan.record.reading_order().iter().filter_map(|id| self.plan.rows.get(id.index())).collect();
        let mut before: Vec<&Row<'m>> = Vec::new();
        for row in order {
            let Some(away) = self.when_away(row) else { continue };
            if matches!(row.field.kind, FieldKind::Fill { ignored: false, .. }) {
                continue;
            }
            let Some(cover) = self.cover(row) else { continue };
            if cover.mask.is_empty() {
                continue;
            }
            self.one_away(row, &away, &cover, &before);
            before.push(row);
        }
    }

    fn one_away(&mut self, row: &Row<'m>, away: &str, cover: &Cover, before: &[&Row<'m>]) {
        let cx = self.cx;
        let touching: Vec<&Row<'m>> = self.plan.rows.iter().filter(|r| r.id != row.id && self.touch(row, r)).collect();
        let (size, first) = (cover.mask.len(), cover.first as u32);
        let b = super::super::places::plus("b", first);
        self.code.open(if away == "true" { String::new() } else { format!("if ({away})") });
        let own = table(&mut self.code, "own", &cover.mask);
        let any = cx.helper(Helper::AnySet);
        let first_set = cx.helper(Helper::FirstSet);
        let mut blocks = 1;
        let mask = if touching.is_empty() {
            own
        } else {
            self.code.open(format!("if ({any}({b}, {own}, {size}))"));
            self.code.line(format!("uint8_t left[{size}];"));
            self.code.line(format!("memcpy(left, {own}, {size});"));
            for other in &touching {
                self.leave_out(other, cover, before);
            }
            blocks += 1;
            "left".to_owned()
        };
        self.code.line(format!("const uint32_t i = {first_set}({b}, {mask}, {size});"));
        self.code.open(format!("if (i < {size})"));
        let blame = Blame { name: row.name(), spot: row.spot() };
        let why = match row.role {
            Role::Away(why) => format!("zero: it is not available on {} ({why})", cx.model.place()),
            _ => format!("zero: it is only there if {}", self.guard_text(row)),
        };
        let fail = cx.fail("at", "607", &blame, &string(&why));
        let helper = cx.helper(Helper::Found);
        self.code.line(format!("{helper}({fail}, (uint64_t)b[{} + i] & {mask}[i]);", hex(first)));
        let said = self.flag("said", row);
        if self.said_later(row) && !self.idle.contains(&said) {
            self.code.line(format!("{said} = true;"));
        }
        self.code.close("");
        for _ in 0..blocks {
            self.code.close("");
        }
    }

    /// Leaves out the bits of another row that is there, or about which has been said that it is not.
    fn leave_out(&mut self, other: &Row<'m>, cover: &Cover, before: &[&Row<'m>]) {
        let mark = self.cx.helper(Helper::Mark);
        let said = before.iter().any(|b| b.id == other.id).then(|| self.flag("said", other));
        let when = match (self.when_away(other), said) {
            (None, _) => None,
            (Some(away), None) if away == "true" => return,
            (Some(away), Some(said)) if away == "true" => Some(said),
            (Some(away), None) => Some(asked(&away, false)),
            (Some(away), Some(said)) => Some(format!("{} || {said}", asked(&away, false))),
        };
        if let Some(when) = &when {
            self.code.open(format!("if ({when})"));
        }
        let (low, high) = (cover.first as u32 * 8, (cover.first + cover.mask.len()) as u32 * 8);
        for (from, to) in self.ranges(other) {
            let (from, to) = (from.max(low), to.min(high));
            if from < to {
                self.code.line(format!("{mark}(left, {}, {}, false);", from - low, to - low));
            }
        }
        if when.is_some() {
            self.code.close("");
        }
    }

    /// Whether a later row that may be away has bits of this one.
    fn said_later(&self, row: &Row<'_>) -> bool {
        let order = self.plan.record.reading_order();
        let after = order.iter().skip_while(|id| **id != row.id).skip(1);
        let mut rows = after.filter_map(|id| self.plan.rows.get(id.index()));
        rows.any(|r| {
            self.when_away(r).is_some()
                && !matches!(r.field.kind, FieldKind::Fill { ignored: false, .. })
                && self.touch(row, r)
        })
    }

    /// The flags that remember what has been said.
    pub(super) fn said_flags(&self) -> Vec<String> {
        let judged = |r: &&Row<'m>| {
            self.when_away(r).is_some() && !matches!(r.field.kind, FieldKind::Fill { ignored: false, .. })
        };
        let rows = self.plan.rows.iter().filter(judged).filter(|r| self.said_later(r));
        rows.map(|r| self.flag("said", r)).collect()
    }

    /// The condition of a row in the specification's words.
    fn guard_text(&self, row: &Row<'_>) -> String {
        super::super::conditions::guard_text(self.cx, self.plan, row)
    }
}
