//! Modes with their operands.

use chappe_dsl::model::{ModeField, Place};

use super::super::conditions::Blame;
use super::super::decode::{index_spot, value_spot};
use super::super::rows::Row;
use super::super::support::Helper;
use super::super::text::{number, string};
use super::Writer;
use crate::plan::modes;
use crate::plan::places::mask;

impl<'m> Writer<'_, 'm> {
    /// Writes a mode.
    pub(super) fn mode(&mut self, row: &Row<'m>, m: &'m ModeField) {
        let cx = self.cx;
        let (ty, member) = (cx.table(m.table).ty.clone(), format!("v->{}", row.member));
        let blame = Blame { name: row.name(), spot: row.spot() };
        let table = modes::table(cx.model, m.table);
        let zero = table.as_ref().is_some_and(|t| t.by_wire(0).is_some());
        let wide = table.iter().flat_map(|t| &t.modes).any(|x| x.wire > mask(u32::from(m.mode.width)));
        if wide {
            cx.cannot(row.field.span, "a mode does not fit its place");
        }
        let helper = cx.helper(Helper::Found);
        if m.optional {
            self.code.open(format!("if ({member}.mode != 0)"));
        } else {
            self.code.open("");
        }
        self.code.line(format!("const uint32_t facts = {ty}_facts({member}.mode);"));
        if !m.optional && !zero {
            self.code.open(format!("if ({member}.mode == 0)"));
            let fail = cx.fail("at", "618", &blame, &format!("{ty}_expected(0)"));
            self.code.line(format!("{fail};"));
            self.code.otherwise("else if ((facts & 1u) == 0)");
        } else {
            self.code.open("if ((facts & 1u) == 0)");
        }
        let fail = cx.fail("at", "602", &blame, &format!("{ty}_expected({member}.mode)"));
        self.code.line(format!("{helper}({fail}, {member}.mode);"));
        self.code.otherwise("else");
        self.operands(m, &ty, &member, &blame);
        self.code.close("");
        self.code.close("");
    }

    /// Writes a mode that there is.
    fn operands(&mut self, m: &'m ModeField, ty: &str, member: &str, blame: &Blame<'m>) {
        let cx = self.cx;
        let helper = cx.helper(Helper::Found);
        let code = &mut self.code;
        code.open("if ((facts & 2u) == 0)");
        let fail = cx.fail("at", "603", blame, &format!("{ty}_expected({member}.mode)"));
        code.line(format!("{helper}({fail}, {member}.mode);"));
        code.otherwise("else");
        cx.put(code, "b", &m.mode, &format!("(uint64_t){member}.mode"));
        code.close("");

        let at = Blame { name: blame.name, spot: index_spot(m) };
        code.open(format!("if ({member}.index >= {ty}_bank(facts))"));
        code.line(format!("{helper}({}, {member}.index);", cx.fail("at", "604", &at, "\"an index of the bank\"")));
        self.fitted(&m.index, &format!("{member}.index"), &at, cx.table(m.table).index);

        let code = &mut self.code;
        let Some(place) = &m.value else {
            code.open(format!("if ((facts & 4u) != 0 || {member}.value != 0)"));
            code.line(format!("{};", cx.fail("at", "612", blame, "\"a mode without a value\"")));
            code.close("");
            return;
        };
        let at = Blame { name: blame.name, spot: value_spot(m, place) };
        code.open("if ((facts & 4u) == 0)");
        code.open(format!("if ({member}.value != 0)"));
        code.line(format!("{helper}({}, {member}.value);", cx.fail("at", "612", &at, "\"no value with this mode\"")));
        code.close("");
        self.fitted(place, &format!("{member}.value"), &at, cx.table(m.table).value);
    }

    /// Goes on with `else`: writes a number that fits, and ends.
    fn fitted(&mut self, place: &Place, value: &str, at: &Blame<'m>, storage: u32) {
        let (cx, code) = (self.cx, &mut self.code);
        if storage > u32::from(place.width) {
            let most = mask(u32::from(place.width));
            let helper = cx.helper(Helper::Found);
            code.otherwise(&format!("else if ({value} > {})", number(most.into()).unwrap_or_default()));
            let fail = cx.fail("at", "601", at, &string(&format!("0..={most}")));
            code.line(format!("{helper}({fail}, {value});"));
        }
        code.otherwise("else");
        cx.put(code, "b", place, &format!("(uint64_t){value}"));
        code.close("");
    }
}
