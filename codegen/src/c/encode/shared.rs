//! Bytes that several rows use: what a profile writes there, and values that contradict each other.

use chappe_dsl::model::{Location, Place, Scalar, Type};

use super::super::conditions::Blame;
use super::super::decode::{free_operands, value_spot};
use super::super::modes::writes;
use super::super::places::tested;
use super::super::rows::{Role, Row, Spot};
use super::super::text::string;
use super::Writer;
use crate::plan::places::{extent, mask, overlap};

/// A value that others may overwrite on purpose.
struct Shared<'a, 'm> {
    row: &'a Row<'m>,
    place: &'m Place,
    /// C: the row has a value.
    when: String,
    /// C: its bits.
    bits: String,
    spot: Spot,
}

impl<'m> Writer<'_, 'm> {
    /// Operand bytes that no mode needs, as the profile writes them.
    pub(super) fn free_operands(&mut self) {
        let cx = self.cx;
        for (row, m, place, when) in free_operands(cx, self.plan) {
            if !writes(cx, m.table) {
                continue;
            }
            let ty = &cx.table(m.table).ty;
            self.code.open(format!("if ({when})"));
            self.code.line(format!("const uint64_t written = {ty}_written(profile, v->{}.mode);", row.member));
            self.code.open("if (written != 0)");
            cx.put(&mut self.code, "b", place, "written");
            self.code.close("");
            self.code.close("");
        }
    }

    fn shared(&self) -> Vec<Shared<'_, 'm>> {
        let mut out = Vec::new();
        for row in &self.plan.rows {
            match (row.role, &row.given) {
                (Role::Mode(m), _) => {
                    if let Some(place) = &m.value {
                        let (when, bits) =
                            (self.cx.takes(m, &row.member), format!("(uint64_t)v->{}.value", row.member));
                        out.push(Shared { row, place, when, bits, spot: value_spot(m, place) });
                    }
                }
                (Role::Value(Type::Scalar(scalar, _), Location::Bits(place)), Some(given)) => {
                    let when = format!("(v->{given} || v->{} != 0)", row.member);
                    let bits = match scalar {
                        Scalar::Bool => format!("(v->{} ? UINT64_C(1) : UINT64_C(0))", row.member),
                        _ => format!("((uint64_t)v->{} & UINT64_C({:#x}))", row.member, mask(u32::from(place.width))),
                    };
                    let spot = Spot { offset: row.field.offset, bits: extent(place) };
                    out.push(Shared { row, place, when, bits, spot });
                }
                _ => {}
            }
        }
        out
    }

    /// Values that were overwritten by others in the same bytes.
    pub(super) fn shared_values(&mut self) {
        let cx = self.cx;
        let mut lines = super::super::text::Code::at(2);
        for own in self.shared() {
            let others = self.shared();
            let clashes: Vec<String> = others
                .iter()
                .filter(|o| o.row.id != own.row.id && overlap(own.place, o.place))
                .map(|o| {
                    if o.place == own.place {
                        format!("({} && {} != {})", o.when, o.bits, own.bits)
                    } else {
                        o.when.clone()
                    }
                })
                .collect();
            if clashes.is_empty() {
                continue;
            }
            let clashes = match clashes.as_slice() {
                [one] => one.clone(),
                many => format!("({})", many.join(" || ")),
            };
            lines.open(format!(
                "if ({} && {} != {} && {})",
                own.when,
                tested(&cx.get("b", own.place)),
                own.bits,
                clashes
            ));
            let blame = Blame { name: own.row.name(), spot: own.spot };
            lines
                .line(format!("{};", cx.fail("at", "610", &blame, &string("the same value as others in these bytes"))));
            lines.close("");
        }
        if !lines.is_empty() {
            self.code.open("if (r->errors == before_errors)");
            self.code.append(&lines);
            self.code.close("");
        }
    }
}
