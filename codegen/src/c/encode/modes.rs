//! Modes with their operands.

use chappe_dsl::model::ModeField;

use super::super::rows::Row;
use super::Writer;
use crate::plan::modes;
use crate::plan::places::mask;

impl<'m> Writer<'_, 'm> {
    /// Writes a mode.
    pub(super) fn mode(&mut self, row: &Row<'m>, m: &'m ModeField) {
        let cx = self.cx;
        let (ty, member) = (&cx.table(m.table).ty, format!("v->{}", row.member));
        let modes = modes::table(cx.model, m.table).map(|t| t.modes).unwrap_or_default();
        if modes.iter().any(|x| x.wire > mask(u32::from(m.mode.width))) {
            cx.cannot(row.field.span, "a mode does not fit its place");
        }
        let code = &mut self.code;
        code.open(if m.optional { format!("if ({member}.mode != 0)") } else { String::new() });
        code.line(format!("const uint32_t parts = {ty}_check(r, at, &{}, &{member});", row.spots));
        let parts = [(1, "mode", Some(&m.mode)), (2, "index", Some(&m.index)), (4, "value", m.value.as_ref())];
        for (bit, part, place) in parts {
            if let Some(place) = place {
                code.open(format!("if ((parts & {bit}u) != 0)"));
                cx.put(code, "b", place, &format!("(uint64_t){member}.{part}"));
                code.close("");
            }
        }
        code.close("");
    }
}
