//! Rows of a record to fields: types and places. Conditions come later, when all names are known.

use crate::ast::{self, Fill, PadContent};
use crate::codes::records as codes;
use crate::diagnostic::Diagnostic;
use crate::eval::Env;
use crate::model::{
    Arm, BankId, Entry, Field, FieldKind, Item, Known, Location, ModeField, ModeTable, Notes, Place, Scalar, Type,
    UnionField,
};
use crate::source::Span;

use super::Cx;
use super::expr::{NoScope, expr_as};
use super::place::Frame;
use super::types::FieldType;

impl Cx<'_> {
    /// A named row. `key`: the value that a member gives this key field.
    pub(super) fn field(
        &mut self,
        frame: Frame<'_>,
        docs: &[String],
        f: &ast::Field,
        key: Option<&ast::Expr>,
    ) -> Option<Field> {
        let notes = self.notes(docs, &f.attrs);
        let ty = self.field_type(&f.ty, frame.order.big())?;
        let kind = match ty {
            FieldType::Mode(table) => self.mode_field(frame, f, table)?,
            FieldType::Plain(ty) => self.plain_field(frame, f, ty, key)?,
        };
        let hex = notes.has("hex");
        Some(Field {
            name: Some(f.name.text.clone()),
            offset: u32::try_from(f.place.offset).unwrap_or(u32::MAX),
            kind,
            key: f.key,
            shared: f.shared,
            guard: None,
            requires: Vec::new(),
            hex,
            notes,
            span: f.name.span,
        })
    }

    fn plain_field(
        &mut self,
        frame: Frame<'_>,
        f: &ast::Field,
        ty: Type,
        key: Option<&ast::Expr>,
    ) -> Option<FieldKind> {
        if !f.slots.is_empty() {
            let d = Diagnostic::error(
                codes::SLOTS,
                f.ty.span,
                format!("{} is no mode: it has no index and no value", f.name.text),
            );
            self.push(d);
        }
        let ty = self.strided(f, ty)?;
        match ty {
            Type::Scalar(scalar, width) => {
                let place = self.typed_place(frame, &f.place, scalar, width)?;
                match f.constant.as_ref().or(key) {
                    Some(c) => self.constant_field(scalar, place, c, &f.name.text),
                    None => {
                        let width = place.width;
                        Some(FieldKind::Value { ty: Type::Scalar(scalar, width), at: Location::Bits(place) })
                    }
                }
            }
            ty => {
                if let Some(c) = &f.constant {
                    self.push(Diagnostic::error(codes::CONSTANT, c.span, "only a number can be constant"));
                }
                if !f.place.bits.is_empty() {
                    self.push(Diagnostic::error(codes::PLACE, f.place.span, "only a number can take single bits"));
                    return None;
                }
                let offset = self.offset(frame, f.place.offset, self.bytes(&ty), f.place.span)?;
                Some(FieldKind::Value { ty, at: Location::Bytes(offset) })
            }
        }
    }

    /// Applies `stride 0x34`.
    fn strided(&mut self, f: &ast::Field, ty: Type) -> Option<Type> {
        let Some((stride, span)) = f.stride else { return Some(ty) };
        let Type::Array { element, big, count, stride: bytes } = ty else {
            self.push(Diagnostic::error(codes::PLACE, span, "only an array has a stride"));
            return None;
        };
        match u32::try_from(stride).ok().filter(|s| *s >= bytes && *s <= 1 << 20) {
            Some(stride) => Some(Type::Array { element, big, count, stride }),
            None => {
                let message = format!("elements of {bytes} bytes do not fit a stride of {stride}");
                self.push(Diagnostic::error(codes::PLACE, span, message));
                None
            }
        }
    }

    /// Bits that are always the same.
    fn constant_field(&mut self, scalar: Scalar, place: Place, e: &ast::Expr, what: &str) -> Option<FieldKind> {
        let expected = if let Scalar::Enum(id) = scalar { Some(id) } else { None };
        let resolved = expr_as(&self.model, &NoScope, e, expected, self.diags)?;
        let v = match Env::new(&self.model).int(&resolved) {
            Ok(v) => v,
            Err(err) => {
                self.diags.push(err.into());
                return None;
            }
        };
        let signed = match scalar {
            Scalar::Int => true,
            Scalar::Enum(id) => self.model.enums.get(id.index()).is_some_and(|e| e.signed),
            Scalar::Uint | Scalar::Bool => false,
        };
        let width = u32::from(place.width);
        let (low, high) = super::place::limits(signed, width);
        if !(low..=high).contains(&v) {
            let message = format!("{what} = {} does not fit {width} bits", crate::eval::number(v));
            self.push(Diagnostic::error(codes::CONSTANT, e.span, message).help(format!("it may be {low}..={high}")));
            return None;
        }
        let mask = if width == 64 { u64::MAX } else { (1u64 << width) - 1 };
        Some(FieldKind::Constant { ty: scalar, place, bits: (v as u64) & mask })
    }

    fn mode_field(&mut self, frame: Frame<'_>, f: &ast::Field, table: ModeTable) -> Option<FieldKind> {
        let (bits, banks, takes_value) = self.table_facts(table)?;
        let mode = self.scalar_place(frame, &f.place, bits, true)?;
        let index_bits =
            banks.iter().filter_map(|b| self.model.banks.get(b.index())).map(|b| bits_of(b.size - 1)).max();
        let counters = banks.iter().filter_map(|b| self.model.banks.get(b.index()));
        let value_bits = counters.filter(|b| b.entry != Entry::Flag).map(|b| crate::eval::entry_bits(b.entry)).max();
        let index = self.slot(frame, f, "index", index_bits);
        let value = self.slot(frame, f, "value", value_bits.map(|b| b.next_multiple_of(8)));
        self.slot_words(f);
        let missing = if index.is_none() { Some("index") } else { (takes_value && value.is_none()).then_some("value") };
        if let Some(missing) = missing {
            if !f.slots.iter().any(|s| s.name.text == missing) {
                let d =
                    Diagnostic::error(codes::SLOTS, f.ty.span, format!("where is the {missing} of {}?", f.name.text));
                self.push(d.help(format!("write it after the type, as `({missing} {:#04X})`", f.place.offset + 1)));
            }
            return None;
        }
        let (index, index_offset) = index?;
        let value_shared = f.slots.iter().any(|s| s.name.text == "value" && s.shared);
        let (value, value_offset) = value.map_or((None, 0), |(p, o)| (Some(p), o));
        let optional = f.ty.optional;
        Some(FieldKind::Mode(ModeField {
            table,
            optional,
            mode,
            index,
            value,
            index_offset,
            value_offset,
            value_shared,
            mask: None,
        }))
    }

    /// What the operands of a mode are called, and whether each is said as it must be.
    fn slot_words(&mut self, f: &ast::Field) {
        for slot in &f.slots {
            let name = slot.name.text.as_str();
            let d = match (name, &slot.field) {
                ("index" | "value", None) | ("mask", Some(_)) => continue,
                ("index" | "value", Some(field)) => {
                    let message = format!("the {name} of {} lies at a byte, not in a field", f.name.text);
                    Diagnostic::error(codes::SLOTS, field.span, message)
                        .help(format!("write `{name} {:#04X}`", f.place.offset + 1))
                }
                ("mask", None) => {
                    let message = format!("the mask of {} is a field of the record", f.name.text);
                    Diagnostic::error(codes::SLOTS, slot.span, message)
                        .help("name the field that holds it: `mask FIELD`")
                }
                _ => Diagnostic::error(codes::SLOTS, slot.name.span, format!("a mode has no operand `{name}`"))
                    .suggest(name, ["index", "value", "mask"])
                    .help("its operands are `index`, `value` and `mask`"),
            };
            self.push(d);
        }
    }

    fn slot(&mut self, frame: Frame<'_>, f: &ast::Field, name: &str, default: Option<u8>) -> Option<(Place, u32)> {
        let slot = f.slots.iter().find(|s| s.name.text == name && s.field.is_none())?;
        let width = match &slot.ty {
            Some(ty) => self.width(ty)?.1,
            None => match default {
                Some(w) => w,
                None if self.broken_table(f) => return None,
                None => {
                    let d = Diagnostic::error(
                        codes::SLOTS,
                        slot.span,
                        format!("how wide is the {name} of {}?", f.name.text),
                    );
                    self.push(d.help(format!(
                        "no mode of its table says which bank it is for; write `{name} {:#04X}: u8`",
                        slot.offset
                    )));
                    return None;
                }
            },
        };
        if !width.is_multiple_of(8) {
            self.push(Diagnostic::error(codes::SLOTS, slot.span, format!("{width} bits are no whole bytes")));
            return None;
        }
        let offset = self.offset(frame, slot.offset, u32::from(width) / 8, slot.span)?;
        Some((Place::bytes(offset, width, frame.order.big()), offset))
    }

    /// Whether the table of a mode field lost rows or meanings.
    fn broken_table(&self, f: &ast::Field) -> bool {
        match f.ty.path.last().and_then(|n| self.model.names.get(&n.text)) {
            Some(Item::Wait(id)) => self.model.waits.get(id.index()).is_some_and(|t| t.broken),
            Some(Item::Update(id)) => self.model.updates.get(id.index()).is_some_and(|t| t.broken),
            _ => false,
        }
    }

    /// Width of a table's modes, the banks it speaks of, and whether any mode has an operand.
    fn table_facts(&self, table: ModeTable) -> Option<(u8, Vec<BankId>, bool)> {
        Some(match table {
            ModeTable::Wait(id) => {
                let t = self.model.waits.get(id.index())?;
                let known =
                    t.modes.iter().filter_map(|m| if let Known::Known(k) = &m.meaning { Some(k) } else { None });
                let value = t.modes.iter().any(crate::model::WaitMode::takes_value);
                (t.bits, known.map(|m| m.bank).collect(), value)
            }
            ModeTable::Update(id) => {
                let t = self.model.updates.get(id.index())?;
                let known =
                    t.modes.iter().filter_map(|m| if let Known::Known(k) = &m.meaning { Some(k) } else { None });
                (t.bits, known.map(|m| m.bank).collect(), t.modes.iter().any(crate::model::UpdateMode::takes_value))
            }
        })
    }

    /// Bytes without a name.
    pub(super) fn pad(
        &mut self,
        frame: Frame<'_>,
        place: &ast::Place,
        ty: Option<&ast::Type>,
        content: &PadContent,
        notes: Notes,
    ) -> Option<Field> {
        let kind = match content {
            PadContent::Fill(fill) => {
                let bits = self.pad_bits(frame, place, ty)?;
                FieldKind::Fill { bits, ignored: *fill == Fill::Ignored }
            }
            PadContent::Constant(e) => {
                let (scalar, width) = match ty {
                    None => (Scalar::Uint, bit_count(place).unwrap_or(8)),
                    Some(ty) => match self.field_type(ty, frame.order.big())? {
                        FieldType::Plain(Type::Scalar(s, w)) => (s, w),
                        _ => {
                            self.push(Diagnostic::error(codes::CONSTANT, e.span, "only a number can be constant"));
                            return None;
                        }
                    },
                };
                let place = self.typed_place(frame, place, scalar, width)?;
                self.constant_field(scalar, place, e, "the constant")?
            }
        };
        let offset = u32::try_from(place.offset).unwrap_or(u32::MAX);
        let requires = Vec::new();
        Some(Field {
            name: None,
            offset,
            kind,
            key: false,
            shared: false,
            guard: None,
            requires,
            hex: false,
            notes,
            span: place.span,
        })
    }

    fn pad_bits(&mut self, frame: Frame<'_>, place: &ast::Place, ty: Option<&ast::Type>) -> Option<Vec<(u32, u32)>> {
        if !place.bits.is_empty() {
            let pieces = match ty.map(|ty| self.field_type(ty, frame.order.big())) {
                None => self.pieces(frame, place)?,
                Some(Some(FieldType::Plain(Type::Scalar(scalar, width)))) => {
                    self.typed_place(frame, place, scalar, width)?.pieces
                }
                Some(Some(_)) => {
                    self.push(Diagnostic::error(codes::PLACE, place.span, "only a number can take single bits"));
                    return None;
                }
                Some(None) => return None,
            };
            return Some(pieces.iter().map(|p| (p.record_bit, p.record_bit + u32::from(p.width))).collect());
        }
        let bytes = match (ty, place.last) {
            (Some(ty), _) => match self.field_type(ty, frame.order.big())? {
                FieldType::Plain(ty) => self.bytes(&ty),
                FieldType::Mode(_) => 0,
            },
            (None, Some(last)) if last >= place.offset => u32::try_from(last - place.offset + 1).unwrap_or(u32::MAX),
            (None, Some(_)) => {
                self.push(Diagnostic::error(codes::PLACE, place.span, "this range of bytes is empty"));
                return None;
            }
            (None, None) => 1,
        };
        let offset = self.offset(frame, place.offset, bytes, place.span)?;
        Some(vec![(offset * 8, (offset + bytes) * 8)])
    }

    /// A union. The selector is found later.
    pub(super) fn union(&mut self, frame: Frame<'_>, u: &ast::Union, notes: Notes, span: Span) -> Option<Field> {
        let mut arms = Vec::new();
        for arm in &u.arms {
            let arm_notes = self.notes(&arm.docs, &arm.attrs);
            let ty = match self.field_type(&arm.ty, frame.order.big()) {
                Some(FieldType::Plain(ty)) => ty,
                Some(FieldType::Mode(_)) => {
                    let d = Diagnostic::error(
                        codes::UNION,
                        arm.ty.span,
                        "a mode cannot be an arm: its operands lie elsewhere",
                    );
                    self.push(d.help("put the mode into a record, and the record into the union"));
                    continue;
                }
                None => continue,
            };
            // An arm starts at the union's first byte and is made of whole bytes.
            let ty = if let Type::Scalar(s, bits) = ty { Type::Scalar(s, bits.next_multiple_of(8)) } else { ty };
            let size = self.bytes(&ty);
            arms.push(Arm {
                name: arm.name.text.clone(),
                ty,
                big: frame.order.big(),
                size,
                when: None,
                notes: arm_notes,
                span: arm.name.span,
            });
        }
        let size = arms.iter().map(|a| a.size).max().unwrap_or(0);
        let offset = self.offset(frame, u.place.offset, size, u.place.span)?;
        let kind = FieldKind::Union(UnionField { offset, size, arms, selector: None });
        let name = u.name.as_ref().map(|n| n.text.clone());
        Some(Field {
            name,
            offset,
            kind,
            key: false,
            shared: false,
            guard: None,
            requires: Vec::new(),
            hex: false,
            notes,
            span: u.name.as_ref().map_or(span, |n| n.span),
        })
    }
}

/// Number of bits in the row's bit ranges, if it has any.
fn bit_count(place: &ast::Place) -> Option<u8> {
    let bits = place.bits.iter().map(|b| b.first.abs_diff(b.last) + 1).sum::<u128>();
    if place.bits.is_empty() { None } else { Some(u8::try_from(bits).unwrap_or(255)) }
}

/// Width of the smallest whole-byte number that holds `largest`.
fn bits_of(largest: u32) -> u8 {
    match largest {
        0..=0xFF => 8,
        0x100..=0xFFFF => 16,
        _ => 32,
    }
}
