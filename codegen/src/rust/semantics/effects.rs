//! The effects of a record as a function of its bytes.

use std::collections::BTreeMap;

use chappe_dsl::model::{
    BankId, Effect, EffectRule, EnumId, Expr, ExprKind, FieldId, FieldKind, Join, Location, Record, RecordId, Scalar,
    Type, Value,
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::{constant, option};
use crate::rust::Cx;
use crate::rust::expr::{Failure, Fields, Leaf, Scope, Text, constant_text, number, truth};

/// What a record does between its waits and its updates; if that depends on its bytes, its function goes to the others.
pub(super) fn of(
    cx: &Cx<'_>,
    id: RecordId,
    r: &Record,
    enums: &mut BTreeMap<EnumId, Ident>,
    functions: &mut Vec<TokenStream>,
) -> TokenStream {
    if let Some(fixed) = r.effects.iter().map(|rule| fixed(id, rule)).collect::<Option<Vec<_>>>() {
        return quote!(r::Effects::Fixed(&[#(#fixed),*]));
    }
    if let [EffectRule { effect: Effect::Unknown(why), guard: None, .. }, ..] = &r.effects[..] {
        return quote!(r::Effects::Unknown(#why));
    }
    let (name, function) = function(cx, id, r, enums);
    functions.push(function);
    quote!(r::Effects::Of(#name))
}

/// An effect that needs no operands and always applies.
fn fixed(id: RecordId, rule: &EffectRule) -> Option<TokenStream> {
    match (&rule.effect, &rule.guard) {
        (Effect::Drain(None), None) => Some(quote!(r::Effect::Drain)),
        (Effect::Join(Join::Engines(_)), None) => {
            let kind = Literal::u32_unsuffixed(id.0);
            Some(quote!(r::Effect::Join(#kind)))
        }
        (Effect::Join(Join::Cores), None) => Some(quote!(r::Effect::JoinCores)),
        (Effect::Stop, None) => Some(quote!(r::Effect::Stop)),
        (Effect::Return, None) => Some(quote!(r::Effect::Return)),
        _ => None,
    }
}

fn function(cx: &Cx<'_>, id: RecordId, r: &Record, enums: &mut BTreeMap<EnumId, Ident>) -> (Ident, TokenStream) {
    let (name, size) = (format_ident!("effects_of_{}", id.0), r.size as usize);
    let used: Vec<&Expr> = r.effects.iter().flat_map(expressions).collect();
    let fields = Fields::new(cx, r, &used, &leave);
    let mut made = Made { cx, record: r, id, fields: &fields, enums };
    let rules: Vec<TokenStream> = r.effects.iter().map(|rule| made.rule(rule)).collect();
    let lets = &fields.lets;
    let function = quote! {
        fn #name(b: &[u8], out: &mut e::Bodies) -> ::core::result::Result<(), r::NoEffect> {
            let ::core::option::Option::Some(b) = b.first_chunk::<#size>() else {
                return ::core::result::Result::Err(r::NoEffect::Bytes);
            };
            #(#lets)*
            #(#rules)*
            ::core::result::Result::Ok(())
        }
    };
    (name, function)
}

/// All expressions of a rule.
fn expressions(rule: &EffectRule) -> Vec<&Expr> {
    let mut out: Vec<&Expr> = rule.guard.iter().collect();
    match &rule.effect {
        Effect::Drain(queue) => out.extend(queue),
        Effect::Reset { ids: e, .. } | Effect::Transfer(e) | Effect::Call(e) => out.push(e),
        Effect::Move { count, to, from } => {
            out.extend(count);
            out.extend([to, from]);
        }
        Effect::Alu { op, to, left, right } => out.extend([op, to, left, right]),
        Effect::Branch { op, left, value, register, distance } => out.extend([op, left, value, register, distance]),
        Effect::Join(_) | Effect::Stop | Effect::Return | Effect::Unknown(_) => {}
    }
    out
}

/// Leaves with a failure.
fn leave(why: &Failure) -> TokenStream {
    let error = match why {
        Failure::Kind(words) => quote!(r::NoEffect::Operator(#words)),
        Failure::Unknown { name, reason } => quote!(r::NoEffect::Unknown { name: #name, why: #reason }),
        Failure::Arithmetic { symbol, why, .. } => quote!(r::NoEffect::Arithmetic { symbol: #symbol, why: #why }),
        Failure::Negation { .. } => quote!(r::NoEffect::Arithmetic { symbol: "-", why: "overflows" }),
        Failure::Row { table, .. } => quote!(r::NoEffect::Unknown { name: #table, why: "it has no such row" }),
        Failure::Ids { first, last, inclusive } => {
            quote!(r::NoEffect::Ids { first: #first, last: #last, inclusive: #inclusive })
        }
        Failure::Fit { .. } => quote!(r::NoEffect::Operator("an argument that does not fit")),
        Failure::Call(_) | Failure::NotImplemented => {
            quote!(r::NoEffect::Operator("an operation without a result"))
        }
        Failure::Late(leaves) => return leaves.clone(),
    };
    quote!(return ::core::result::Result::Err(#error))
}

type Code = Result<TokenStream, Failure>;

fn kind(words: &str) -> Failure {
    Failure::Kind(words.to_owned())
}

/// A record whose effects are being written.
struct Made<'a> {
    cx: &'a Cx<'a>,
    record: &'a Record,
    id: RecordId,
    fields: &'a Fields<'a>,
    enums: &'a mut BTreeMap<EnumId, Ident>,
}

impl Made<'_> {
    fn rule(&mut self, rule: &EffectRule) -> TokenStream {
        let guard = rule.guard.as_ref().map(|g| truth(self.fields, g));
        let body = |made: &mut Self| {
            made.effect(&rule.effect).unwrap_or_else(|why| {
                let why = leave(&why);
                quote!(#why;)
            })
        };
        match guard {
            None => body(self),
            Some(Err(why)) => {
                let why = leave(&why);
                quote!(#why;)
            }
            Some(Ok(n)) if n.value() == Some(0) => TokenStream::new(),
            Some(Ok(n)) => {
                let (condition, body) = (n.condition(), body(self));
                quote!(if #condition { #body })
            }
        }
    }

    fn effect(&mut self, effect: &Effect) -> Code {
        let push = |body: TokenStream| Ok(quote!(out.push(r::RawBody::#body);));
        match effect {
            Effect::Drain(None) => push(quote!(Drain(::core::option::Option::None))),
            Effect::Drain(Some(e)) => {
                let queue = self.text(e)?;
                push(quote!(Drain(::core::option::Option::Some(#queue))))
            }
            Effect::Join(Join::Engines(_)) => {
                let kind = Literal::u32_unsuffixed(self.id.0);
                push(quote!(Join(#kind)))
            }
            Effect::Join(Join::Cores) => push(quote!(JoinCores)),
            Effect::Stop => push(quote!(Stop)),
            Effect::Return => push(quote!(Return)),
            Effect::Reset { bank, ids } => {
                let ids = self.ids(*bank, ids)?;
                push(quote!(Reset(#ids)))
            }
            Effect::Transfer(e) => {
                let queue = self.text(e)?;
                push(quote!(Transfer(#queue)))
            }
            Effect::Move { count, to, from } => {
                let count = count.as_ref().map(|e| number(self.fields, e)).transpose()?.map(|n| n.wide());
                let (count, to, from) = (option(count), self.items(to)?, self.items(from)?);
                Ok(quote!(e::moves(out, #count, #to, #from)?;))
            }
            Effect::Alu { op, to, left, right } => {
                let (table, n) = self.operator(op)?;
                let (to, left, right) = (self.register(to)?, self.value(left)?, self.value(right)?);
                Ok(quote! {
                    let op = #table.alu(#n)?;
                    out.push(r::RawBody::Alu(op, #to, #left, #right));
                })
            }
            Effect::Branch { op, left, value, register, distance } => {
                self.branch(op, [left, value, register], distance)
            }
            Effect::Call(e) => {
                let name = self.text(e)?;
                push(quote!(Call(#name)))
            }
            Effect::Unknown(why) => {
                let name = &self.record.name;
                Ok(quote!(return ::core::result::Result::Err(r::NoEffect::Record { name: #name, why: #why });))
            }
        }
    }

    fn branch(&mut self, op: &Expr, [left, value, register]: [&Expr; 3], distance: &Expr) -> Code {
        let distance = number(self.fields, distance)?.wide();
        let (table, n) = self.operator(op)?;
        let or_leave = |code: Code| code.unwrap_or_else(|why| leave(&why));
        // What a comparison does not use may have no value.
        let (left, register) = (or_leave(self.register(left)), or_leave(self.register(register)));
        let value = or_leave(self.value(value));
        let signed = self.cx.model.registers.as_ref().is_some_and(|r| r.signed);
        Ok(quote! {
            let distance = e::distance(#distance)?;
            let condition = match #table.comparison(#n)? {
                ::core::option::Option::None => ::core::option::Option::None,
                ::core::option::Option::Some((compare, operand)) => {
                    let left = p::Value::Reg(#left);
                    let right = match operand {
                        r::Operand::Const(n) => p::Value::Imm(n),
                        r::Operand::Value => #value,
                        r::Operand::Register => p::Value::Reg(#register),
                    };
                    ::core::option::Option::Some(p::Condition { left, compare, right, signed: #signed })
                }
            };
            out.push(r::RawBody::Branch(condition, distance));
        })
    }

    /// The constant that holds the meanings of an operator's enum, and its number.
    fn operator(&mut self, e: &Expr) -> Result<(Ident, TokenStream), Failure> {
        let unknown = || kind("an operator that has no meaning");
        let ExprKind::Field(id) = &e.kind else { return Err(unknown()) };
        let scalar = match self.record.fields.get(id.index()).map(|f| &f.kind) {
            Some(FieldKind::Value { ty: Type::Scalar(s, _), .. } | FieldKind::Constant { ty: s, .. }) => *s,
            _ => return Err(unknown()),
        };
        let Scalar::Enum(of) = scalar else { return Err(unknown()) };
        let name = self.enums.entry(of).or_insert_with(|| constant(of)).clone();
        Ok((name, number(self.fields, e)?.wide()))
    }

    /// An expression of type `String`.
    fn text(&self, e: &Expr) -> Code {
        let text = self.str(e)?;
        Ok(quote!(e::text(#text)))
    }

    /// An expression of type `&str`.
    fn str(&self, e: &Expr) -> Code {
        match &e.kind {
            ExprKind::Field(id) => match self.fields.field(*id)? {
                Leaf::Text(Text::Constant(_)) => Ok(quote!("")),
                Leaf::Text(Text::Field { at, len, present }) => {
                    let (rt, at) = (&self.cx.rt, Literal::u32_unsuffixed(at));
                    let len = Literal::u32_unsuffixed(len);
                    let text = quote!(#rt::record::text_at(b, #at, #len));
                    Ok(present.map_or(text.clone(), |p| quote!(if #p { #text } else { "" })))
                }
                Leaf::Text(Text::Param(_)) | Leaf::Number(_) | Leaf::Ids(_) | Leaf::List(_) => {
                    Err(kind("expected a name"))
                }
            },
            ExprKind::Ternary(c, yes, no) => {
                let c = truth(self.fields, c)?.condition();
                let arm = |e| self.str(e).unwrap_or_else(|why| leave(&why));
                let (yes, no) = (arm(yes), arm(no));
                Ok(quote!(if #c { #yes } else { #no }))
            }
            _ => constant_text(self.fields, e).map_err(|why| match why {
                Failure::Kind(_) => kind("expected a name"),
                why => why,
            }),
        }
    }

    /// An expression of the type of registers.
    fn register(&self, e: &Expr) -> Code {
        if let ExprKind::Ternary(c, yes, no) = &e.kind {
            let c = truth(self.fields, c)?.condition();
            let arm = |e| self.register(e).unwrap_or_else(|why| leave(&why));
            let (yes, no) = (arm(yes), arm(no));
            return Ok(quote!(if #c { #yes } else { #no }));
        }
        let inner = if let ExprKind::Register(inner) = &e.kind { inner } else { e };
        let n = number(self.fields, inner)?.wide();
        Ok(quote!(e::register(#n)?))
    }

    /// An expression of the type of operands.
    fn value(&self, e: &Expr) -> Code {
        match &e.kind {
            ExprKind::Register(inner) => {
                let n = number(self.fields, inner)?.wide();
                Ok(quote!(e::reg(#n)?))
            }
            ExprKind::Ternary(c, yes, no) => {
                let c = truth(self.fields, c)?.condition();
                let arm = |e| self.value(e).unwrap_or_else(|why| leave(&why));
                let (yes, no) = (arm(yes), arm(no));
                Ok(quote!(if #c { #yes } else { #no }))
            }
            _ => {
                let n = number(self.fields, e)?.wide();
                Ok(quote!(e::imm(#n)?))
            }
        }
    }

    /// An expression of the type of sets to reset.
    fn ids(&self, bank: BankId, e: &Expr) -> Code {
        let of = Literal::u32_unsuffixed(bank.0);
        match &e.kind {
            ExprKind::Value(Value::Set(ids)) => {
                let ids = ids.iter().map(|id| Literal::u32_suffixed(*id));
                Ok(quote!(e::ids(#of, [#(#ids),*])))
            }
            ExprKind::Range(first, last, inclusive) => {
                let (first, last) = (number(self.fields, first)?.wide(), number(self.fields, last)?.wide());
                Ok(quote!(e::id_range(#of, #first, #last, #inclusive)?))
            }
            ExprKind::Ternary(c, yes, no) => {
                let c = truth(self.fields, c)?.condition();
                let arm = |e| self.ids(bank, e).unwrap_or_else(|why| leave(&why));
                let (yes, no) = (arm(yes), arm(no));
                Ok(quote!(if #c { #yes } else { #no }))
            }
            ExprKind::Field(id) => match self.record.fields.get(id.index()).map(|f| &f.kind) {
                Some(FieldKind::Value { ty: Type::Bits(n), at: Location::Bytes(at) }) => {
                    let (first, end) = (Literal::u32_unsuffixed(*at), Literal::u32_unsuffixed(at + n / 8));
                    let ones = quote!(e::ones(#of, &b[#first..#end]));
                    let there = self.fields.presence(*id)?;
                    Ok(match there.value() {
                        Some(0) => quote!(e::ids(#of, [0u32; 0])),
                        Some(_) => ones,
                        None => {
                            let there = there.condition();
                            quote!(if #there { #ones } else { e::ids(#of, [0u32; 0]) })
                        }
                    })
                }
                _ => self.id(&of, e),
            },
            _ => self.id(&of, e),
        }
    }

    fn id(&self, bank: &Literal, e: &Expr) -> Code {
        let n = number(self.fields, e).map_err(|why| match why {
            Failure::Kind(_) => kind("expected a set of ids"),
            why => why,
        })?;
        let n = n.wide();
        Ok(quote!(e::id(#bank, #n)?))
    }

    /// One side of a move.
    fn items(&self, e: &Expr) -> Code {
        let (inner, registers) = if let ExprKind::Register(inner) = &e.kind { (&**inner, true) } else { (e, false) };
        let list = match &inner.kind {
            ExprKind::Value(Value::List(l)) => {
                let all = l.iter().map(|v| v.int().unwrap_or(-1)).map(Literal::i128_unsuffixed);
                quote!(e::List::Numbers(&[#(#all),*]))
            }
            ExprKind::Ternary(c, yes, no) if !registers => {
                let c = truth(self.fields, c)?.condition();
                let arm = |e| self.items(e).unwrap_or_else(|why| leave(&why));
                let (yes, no) = (arm(yes), arm(no));
                return Ok(quote!(if #c { #yes } else { #no }));
            }
            ExprKind::Field(id) if self.is_array(*id) => self.elements(*id)?,
            _ => {
                let n = number(self.fields, inner)?.wide();
                quote!(e::List::One(#n))
            }
        };
        Ok(quote!(e::Items { list: #list, registers: #registers }))
    }

    fn is_array(&self, id: FieldId) -> bool {
        let field = self.record.fields.get(id.index()).map(|f| &f.kind);
        matches!(field, Some(FieldKind::Value { ty: Type::Array { .. }, .. }))
    }

    /// The elements of an array.
    fn elements(&self, id: FieldId) -> Code {
        let field = self.record.fields.get(id.index()).map(|f| &f.kind);
        let Some(FieldKind::Value { ty: Type::Array { element, big, count, stride }, at: Location::Bytes(at) }) = field
        else {
            return Err(kind("expected registers"));
        };
        let Type::Scalar(scalar, bits) = &**element else { return Err(kind("expected registers")) };
        let signed = match scalar {
            Scalar::Int => true,
            Scalar::Uint | Scalar::Bool => false,
            Scalar::Enum(e) => self.cx.model.enums.get(e.index()).is_some_and(|e| e.signed),
        };
        let [at, count, stride] = [*at, *count, *stride].map(Literal::u32_unsuffixed);
        let bits = Literal::u8_unsuffixed(*bits);
        let list = quote!(e::List::Field {
            bytes: b, at: #at, count: #count, stride: #stride, bits: #bits, signed: #signed, big: #big,
        });
        let there = self.fields.presence(id)?;
        Ok(match there.value() {
            Some(0) => quote!(e::List::Numbers(&[0; #count])),
            Some(_) => list,
            None => {
                let there = there.condition();
                quote!(if #there { #list } else { e::List::Numbers(&[0; #count]) })
            }
        })
    }
}
