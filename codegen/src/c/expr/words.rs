//! Texts and lengths in expressions.

use chappe_dsl::ast::BinaryOp;
use chappe_dsl::codes::arch as codes;
use chappe_dsl::model::{Expr, ExprKind, FieldKind, Type, Value};

use super::super::places::wrapped;
use super::super::support::Helper;
use super::super::text::string;
use super::number::{Num, Ty};
use super::{Compiler, Dead, Leaves};
use crate::plan::range::{Kind, Range};

/// A text: a pointer, and a number of characters.
pub(super) struct Text {
    pub(super) pointer: String,
    length: String,
}

impl Compiler<'_, '_> {
    /// A text that is there always.
    pub(super) fn plain_text(&self, e: &Expr) -> Option<Text> {
        match &e.kind {
            ExprKind::Value(Value::Str(s)) => {
                Some(Text { pointer: string(s), length: format!("UINT64_C({})", s.len()) })
            }
            ExprKind::Field(id) => match &self.leaves {
                Leaves::Record(plan) => {
                    let row = plan.rows.get(id.index())?;
                    if !row.holds() {
                        return Some(Text { pointer: "\"\"".to_owned(), length: "UINT64_C(0)".to_owned() });
                    }
                    let at = format!("v->{}", row.member);
                    let length = format!("{}({at}, sizeof {at})", self.cx.helper(Helper::Length));
                    Some(Text { pointer: at, length })
                }
                Leaves::Params(_) => None,
            },
            ExprKind::Param(i) => match &self.leaves {
                Leaves::Params(names) => {
                    let name = names.get(*i as usize)?;
                    Some(Text { pointer: name.clone(), length: format!("(uint64_t)strlen({name})") })
                }
                Leaves::Record(_) => None,
            },
            ExprKind::Lookup { table, column, row } => {
                let facts = self.scope.of(e);
                let row = self.plain(row).filter(|_| !facts.fails && facts.kind == Kind::Text)?;
                Some(self.text_cell(&self.cell(*table, *column, &row, Range::ALL)))
            }
            _ => None,
        }
    }

    fn text_cell(&self, cell: &Num) -> Text {
        Text { pointer: cell.text.clone(), length: format!("(uint64_t)strlen({})", cell.text) }
    }

    /// A text, after the statements that it takes.
    pub(super) fn text(&mut self, e: &Expr) -> Result<Text, Dead> {
        if let Some(t) = self.plain_text(e) {
            return Ok(t);
        }
        match &e.kind {
            ExprKind::Lookup { table, column, row } if self.scope.of(e).kind == Kind::Text => {
                let row = self.row(*table, *column, row)?;
                Ok(self.text_cell(&self.cell(*table, *column, &row, Range::ALL)))
            }
            ExprKind::Ternary(c, yes, no) => {
                let test = self.condition(c)?;
                let pointer = self.temp("const char *", Some("\"\""));
                let length = self.temp("uint64_t", Some("0"));
                self.code.open(format!("if ({test})"));
                let a = self.text_arm(yes, &pointer, &length);
                self.code.otherwise("else");
                let b = self.text_arm(no, &pointer, &length);
                self.code.close("");
                if a.is_err() && b.is_err() { Err(Dead) } else { Ok(Text { pointer, length }) }
            }
            _ => self.cannot(e, "this text cannot be computed in C"),
        }
    }

    fn text_arm(&mut self, e: &Expr, pointer: &str, length: &str) -> Result<(), Dead> {
        let t = self.text(e)?;
        self.code.line(format!("{pointer} = {};", t.pointer));
        self.code.line(format!("{length} = {};", t.length));
        Ok(())
    }

    /// Ids of a range, which there are only of 16 bits.
    fn len_of_range(&mut self, first: &Expr, last: &Expr, inclusive: bool) -> Result<Num, Dead> {
        let (a, b) = (self.number(first)?, self.number(last)?);
        let most = if inclusive { (1 << 16) - 1 } else { 1 << 16 };
        let mut tests = Vec::new();
        if a.range.low < 0 {
            tests.push(self.cx.compare(BinaryOp::Lt, &a, &Num::constant(0), None));
        }
        if b.range.high > most {
            tests.push(self.cx.compare(BinaryOp::Gt, &b, &Num::constant(most), None));
        }
        if !tests.is_empty() {
            self.code.open(format!("if ({})", tests.join(" || ")));
            let _: Result<(), Dead> = self.fail(codes::RANGE, "no range of ids");
            self.code.close("");
        }
        let t = self.temp("uint64_t", Some("0"));
        let op = if inclusive { BinaryOp::Le } else { BinaryOp::Lt };
        let some = self.cx.compared(op, &a, &b, None);
        self.code.open(format!("if ({})", self.cx.truth(&some)));
        let (low, high) = (wrapped(&self.cx.as_unsigned(&a)), wrapped(&self.cx.as_unsigned(&b)));
        let one = if inclusive { " + 1" } else { "" };
        self.code.line(format!("{t} = {high} - {low}{one};"));
        self.code.close("");
        Ok(Num::new(t, Ty::Unsigned, Range::new(0, 1 << 16)))
    }

    /// The length of whichever is chosen.
    fn len_of_either(&mut self, c: &Expr, yes: &Expr, no: &Expr) -> Result<Num, Dead> {
        let test = self.condition(c)?;
        let t = self.temp("uint64_t", Some("0"));
        self.code.open(format!("if ({test})"));
        let a = self.len_arm(yes, &t);
        self.code.otherwise("else");
        let b = self.len_arm(no, &t);
        self.code.close("");
        if a.is_err() && b.is_err() { Err(Dead) } else { Ok(Num::new(t, Ty::Unsigned, Range::unsigned(32))) }
    }

    fn len_arm(&mut self, e: &Expr, t: &str) -> Result<(), Dead> {
        let n = self.len(e)?;
        self.code.line(format!("{t} = {};", self.cx.as_unsigned(&n)));
        Ok(())
    }

    /// Whether two texts are the same, or are not.
    pub(super) fn text_equality(&self, op: BinaryOp, a: &Text, b: &Text) -> Num {
        let helper = self.cx.helper(Helper::SameText);
        let not = if op == BinaryOp::Ne { "!" } else { "" };
        let text = format!("{not}{helper}({}, {}, {}, {})", a.pointer, a.length, b.pointer, b.length);
        Num::new(text, Ty::Truth, Range::TRUTH)
    }

    /// The length of something that is there always.
    pub(super) fn plain_len(&self, inner: &Expr) -> Option<Num> {
        match &inner.kind {
            ExprKind::Value(Value::Set(s)) => return Some(Num::constant(s.len() as i128)),
            ExprKind::Value(Value::List(l)) => return Some(Num::constant(l.len() as i128)),
            ExprKind::Value(Value::Str(s)) => return Some(Num::constant(s.len() as i128)),
            ExprKind::Field(id) => {
                if let Some(n) = self.members(*id) {
                    return Some(n);
                }
            }
            _ => {}
        }
        let text = self.plain_text(inner)?;
        Some(Num::new(text.length, Ty::Unsigned, Range::unsigned(32)))
    }

    /// Elements of a list or members of a set that a field holds.
    fn members(&self, id: chappe_dsl::model::FieldId) -> Option<Num> {
        let Leaves::Record(plan) = &self.leaves else { return None };
        let row = plan.rows.get(id.index())?;
        match &row.field.kind {
            FieldKind::Value { ty: Type::Array { count, .. }, .. } => Some(Num::constant((*count).min(1 << 16).into())),
            FieldKind::Value { ty: Type::Bits(_), .. } if !row.holds() => Some(Num::constant(0)),
            FieldKind::Value { ty: Type::Bits(n), .. } => {
                let at = format!("v->{}", row.member);
                let text = format!("{}({at}, sizeof {at})", self.cx.helper(Helper::Ones));
                Some(Num::new(text, Ty::Unsigned, Range::new(0, (*n).into())))
            }
            _ => None,
        }
    }

    /// A length, after the statements that it takes.
    pub(super) fn len(&mut self, inner: &Expr) -> Result<Num, Dead> {
        if let Some(n) = self.plain_len(inner) {
            return Ok(n);
        }
        match &inner.kind {
            ExprKind::Range(first, last, inclusive) => return self.len_of_range(first, last, *inclusive),
            ExprKind::Ternary(c, yes, no) => return self.len_of_either(c, yes, no),
            _ => {}
        }
        let facts = self.scope.of(inner);
        match facts.kind {
            Kind::Number | Kind::Address(_) | Kind::Register if !facts.fails => {
                self.fail(codes::KIND, "a number has no length")
            }
            Kind::Text => {
                let t = self.text(inner)?;
                Ok(Num::new(t.length, Ty::Unsigned, Range::unsigned(32)))
            }
            Kind::Never | Kind::Number | Kind::Address(_) => {
                self.number(inner)?;
                self.fail(codes::KIND, "a number has no length")
            }
            Kind::Set | Kind::List | Kind::Register | Kind::Unclear => {
                self.cannot(inner, "the length of this cannot be computed in C")
            }
        }
    }
}
