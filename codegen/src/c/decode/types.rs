//! Reading values of every type.

use chappe_dsl::model::{Scalar, Type, UnionField};

use super::super::conditions::Blame;
use super::super::cx::Cx;
use super::super::enums::judges;
use super::super::places::{bare, plus, tested};
use super::super::rows::Spot;
use super::super::support::Helper;
use super::super::text::{Code, hex, number, string, string_or_null};
use super::Selected;
use crate::plan::limits::storage;
use crate::plan::places::{bytes_of, mask};
use crate::plan::range::Range;
use crate::plan::rows::missing;

/// Where a value comes from, and where it goes.
#[derive(Clone, Debug)]
pub(in super::super) struct Source<'a> {
    /// The part that messages count from: `at`, or the address of a local one.
    pub(in super::super) at: String,
    /// The name that messages give the value.
    pub(in super::super) name: Option<&'a str>,
    /// A pointer to its first byte.
    pub(in super::super) bytes: String,
    /// Its first byte, from the part on.
    pub(in super::super) offset: u32,
    /// Where it is stored.
    pub(in super::super) target: String,
    /// Most significant byte first.
    pub(in super::super) big: bool,
    /// How many arrays and records are around.
    pub(in super::super) level: u32,
}

impl<'a> Source<'a> {
    /// The value and its bytes, for messages.
    pub(in super::super) fn blame(&self, size: u32) -> Blame<'a> {
        Blame { name: self.name, spot: Spot::bytes(self.offset, size) }
    }

    /// `const P_at at1 = { at, "name", NONE, at->base + 8 };`, and the source within.
    pub(in super::super) fn enter(
        &self,
        cx: &Cx<'_>,
        code: &mut Code,
        name: Option<&str>,
        index: Option<(&str, u32)>,
    ) -> Source<'a> {
        let level = self.level + 1;
        let (lower, upper) = (&cx.lower, &cx.upper);
        let base = match self.at.strip_prefix('&') {
            Some(local) => format!("{local}.base"),
            None => format!("{}->base", self.at),
        };
        let base = if self.offset == 0 { base } else { format!("{base} + {}", hex(self.offset)) };
        let (i, base) = match index {
            Some((i, stride)) => (i.to_owned(), format!("{base} + {i} * {stride}")),
            None => (format!("{upper}NO_INDEX_"), base),
        };
        let name = string_or_null(name);
        code.line(format!("const {lower}at_ at{level} = {{ {}, {name}, {i}, {base} }};", self.at));
        Source { at: format!("&at{level}"), name: None, offset: 0, level, ..self.clone() }
    }
}

/// The arms that a selector within bounds may pick, and the labels of their cases.
pub(in super::super) fn cases(u: &UnionField, range: Range) -> Vec<(usize, String)> {
    let mut seen: Vec<i128> = Vec::new();
    let mut out = Vec::new();
    for (i, arm) in u.arms.iter().enumerate() {
        let Some(when) = arm.when.filter(|w| !seen.contains(w) && range.contains(*w)) else { continue };
        seen.push(when);
        let label = if (0..=0x7FFF_FFFF).contains(&when) { Some(when.to_string()) } else { number(when) };
        out.extend(label.map(|l| (i, l)));
    }
    out
}

impl Cx<'_> {
    /// Whether bytes of a type may be illegal.
    pub(super) fn type_can_fail(&self, ty: &Type) -> bool {
        match ty {
            Type::Scalar(scalar, width) => {
                self.scalar_can_fail(*scalar, *width) || mask(u32::from(*width)) != mask(bytes_of(*width) * 8)
            }
            Type::Bits(_) => false,
            Type::Str { len, .. } => *len > 0,
            Type::Array { element, count, .. } => *count > 0 && self.type_can_fail(element),
            Type::Record(_) => true,
        }
    }

    /// Whether a pattern of that many bits may be illegal.
    pub(super) fn scalar_can_fail(&self, scalar: Scalar, width: u8) -> bool {
        match scalar {
            Scalar::Uint | Scalar::Int => false,
            Scalar::Bool => width > 1,
            Scalar::Enum(id) => self.model.enums.get(id.index()).is_some_and(judges),
        }
    }

    /// Reads a number from a `uint64_t`. `store`: where it is stored, and statements that follow. `at`, `blame`: the
    /// part and the spot of messages; `exact`: the pattern has no more bits than the number.
    pub(super) fn read_scalar(
        &self,
        code: &mut Code,
        (scalar, width): (Scalar, u8),
        raw: &str,
        store: &[String],
        (at, blame, exact): (&str, &Blame<'_>, bool),
    ) {
        let ty = self.scalar(scalar, width);
        let stored = |code: &mut Code, value: &str| {
            let (target, more) = store.split_first().map_or(("", &[][..]), |(t, m)| (t.as_str(), m));
            code.line(format!("{target} = {value};"));
            more.iter().for_each(|m| code.line(m));
        };
        if exact && !self.scalar_can_fail(scalar, width) {
            stored(code, &self.number_of(scalar, width, raw));
            return;
        }
        let helper = self.helper(Helper::Found);
        code.open("");
        code.line(format!("const uint64_t found = {raw};"));
        let say = |code: &mut Code, number: &str, expected: &str| {
            code.line(format!("{helper}({}, found);", self.fail(at, number, blame, expected)));
        };
        let mut chain = false;
        if !exact {
            let most = mask(u32::from(width));
            code.open(format!("if (found > UINT64_C({most:#x}))"));
            say(code, "601", &string(&format!("at most {most:#x}")));
            chain = true;
        }
        match scalar {
            Scalar::Bool if width > 1 => {
                if chain {
                    code.otherwise("else if (found > 1)");
                } else {
                    code.open("if (found > 1)");
                }
                say(code, "601", "\"0 or 1\"");
                code.otherwise("else");
                stored(code, "found != 0");
                code.close("");
            }
            Scalar::Enum(_) if self.scalar_can_fail(scalar, width) => {
                if chain {
                    code.otherwise("else");
                }
                code.line(format!("const {ty} number = {};", self.number_of(scalar, width, "found")));
                code.line(format!("const uint32_t wrong = {ty}_wrong(number);"));
                code.open("if (wrong != 0)");
                say(code, "wrong", &format!("{ty}_expected(number)"));
                code.otherwise("else");
                stored(code, "number");
                code.close("");
                if chain {
                    code.close("");
                }
            }
            _ => {
                code.otherwise("else");
                stored(code, &self.number_of(scalar, width, "found"));
                code.close("");
            }
        }
        code.close("");
    }

    /// The number that a pattern of bits stands for, in its C type.
    fn number_of(&self, scalar: Scalar, width: u8, raw: &str) -> String {
        let ty = self.scalar(scalar, width);
        if scalar == Scalar::Bool {
            return format!("{} != 0", tested(raw));
        }
        if crate::plan::rows::signed(self.model, scalar) {
            return format!("({ty}){}({raw}, {width})", self.helper(Helper::Signed));
        }
        let text = bare(raw);
        match storage(width) {
            8 if raw.starts_with("(uint64_t)b[") && text.starts_with("b[") => text,
            64 => raw.to_owned(),
            _ if tested(raw) == text => format!("({ty}){text}"),
            _ => format!("({ty})({text})"),
        }
    }

    /// Reads a value in whole bytes.
    pub(super) fn read_value(&self, code: &mut Code, ty: &Type, s: &Source<'_>) {
        match ty {
            Type::Scalar(scalar, width) => {
                let raw = self.get_bytes(&s.bytes, *width, s.big);
                let size = bytes_of(*width);
                let exact = mask(u32::from(*width)) == mask(size * 8);
                self.read_scalar(
                    code,
                    (*scalar, *width),
                    &raw,
                    std::slice::from_ref(&s.target),
                    (&s.at, &s.blame(size), exact),
                );
            }
            Type::Bits(n) => code.line(format!("memcpy({}, {}, {});", s.target, s.bytes, n.div_ceil(8))),
            Type::Str { len: 0, .. } => {}
            Type::Str { len, terminated } => code.line(format!(
                "{}(r, {}, {}, {}, {}, {len}, {terminated}, {});",
                self.helper(Helper::ReadText),
                s.at,
                string_or_null(s.name),
                hex(s.offset),
                s.bytes,
                s.target
            )),
            Type::Array { element, big, count, stride } => self.read_array(code, element, *big, *count, *stride, s),
            Type::Record(id) => {
                let Some(plan) = self.record(*id) else { return };
                let within = if s.name.is_none() && s.offset == 0 && s.at != "at" {
                    s.clone()
                } else {
                    code.open("");
                    s.enter(self, code, s.name, None)
                };
                let opened = within.level != s.level;
                self.read_record(code, plan.blank, &plan.lower, &within);
                if opened {
                    code.close("");
                }
            }
        }
    }

    fn read_record(&self, code: &mut Code, blank: bool, lower: &str, s: &Source<'_>) {
        let guard = self.many();
        if guard {
            code.open(format!("if (r->errors <= {}u)", crate::plan::limits::ERRORS));
        }
        code.line(if blank {
            format!("{lower}_refuse(r, {});", s.at)
        } else {
            format!("{lower}_read(r, {}, {}, &{});", s.at, s.bytes, s.target)
        });
        if guard {
            code.close("");
        }
    }

    fn read_array(&self, code: &mut Code, element: &Type, big: bool, count: u32, stride: u32, s: &Source<'_>) {
        let bytes = matches!(element, Type::Scalar(Scalar::Uint, 8)) && stride == 1;
        if count == 0 {
            return;
        }
        if bytes {
            code.line(format!("memcpy({}, {}, {count});", s.target, s.bytes));
            return;
        }
        let i = format!("i{}", s.level + 1);
        let fails = self.type_can_fail(element);
        let more = if fails && self.many() {
            format!(" && r->errors <= {}u", crate::plan::limits::ERRORS)
        } else {
            String::new()
        };
        code.open(format!("for (uint32_t {i} = 0; {i} < {count}{more}; {i}++)"));
        let mut within = if fails {
            s.enter(self, code, s.name, Some((&i, stride)))
        } else {
            Source { level: s.level + 1, ..s.clone() }
        };
        within.target = format!("{}[{i}]", s.target);
        within.bytes = match stride {
            1 => format!("{} + {i}", s.bytes),
            _ => format!("{} + {i} * {stride}", s.bytes),
        };
        within.big = big;
        self.read_value(code, element, &within);
        code.close("");
    }

    /// Reads the arm of a union that its selector picks.
    pub(super) fn read_union(&self, code: &mut Code, u: &UnionField, picked: &Selected, s: &Source<'_>) {
        let blame = s.blame(u.size);
        let none = |code: &mut Code| {
            if u.size > 0 {
                self.zero_bytes(code, &s.at, s.offset, &s.bytes, u.size, "zero, as no arm is picked");
            }
        };
        let (value, range) = match picked {
            Selected::Arm(Some(i)) => return self.read_arm(code, u, *i, s, &blame),
            Selected::Arm(None) => return none(code),
            Selected::Value(value, range) => (value, range),
        };
        code.open(format!("switch ({value})"));
        for (i, label) in cases(u, *range) {
            code.line(format!("case {label}: /* {} */", u.arms.get(i).map_or("?", |a| &a.name)));
            code.open("");
            self.read_arm(code, u, i, s, &blame);
            code.line("break;");
            code.close("");
        }
        code.line("default:");
        code.open("");
        none(code);
        code.line("break;");
        code.close("");
        code.close("");
    }

    fn read_arm(&self, code: &mut Code, u: &UnionField, i: usize, s: &Source<'_>, blame: &Blame<'_>) {
        let Some(arm) = u.arms.get(i) else { return };
        if let Some(why) = missing(&arm.notes.available) {
            let text = format!("{} is not available on {} ({why})", arm.name, self.model.place());
            code.line(format!("{};", self.fail(&s.at, "603", blame, &string(&text))));
            return;
        }
        let guard = self.many() && s.name.is_some();
        if guard {
            code.open(format!("if (r->errors <= {}u)", crate::plan::limits::ERRORS));
        }
        let fails = self.type_can_fail(&arm.ty);
        code.line(format!("{}.arm = {};", s.target, i + 1));
        let mut within = if fails && s.name.is_some() { s.enter(self, code, s.name, None) } else { s.clone() };
        within.name = Some(&arm.name);
        within.target = format!("{}.as.{}", s.target, super::super::values::arm_member(u, i));
        within.big = arm.big;
        self.read_value(code, &arm.ty, &within);
        let size = arm.ty.bytes(&self.model.records);
        if size < u.size {
            let text = format!("zero, after {}", arm.name);
            self.zero_bytes(code, &s.at, s.offset + size, &plus(&s.bytes, size), u.size - size, &text);
        }
        self.gaps(code, &arm.ty, &arm.name, s);
        if guard {
            code.close("");
        }
    }

    /// Bytes between the elements of an array that is an arm.
    fn gaps(&self, code: &mut Code, ty: &Type, name: &str, s: &Source<'_>) {
        let Type::Array { element, count, stride, .. } = ty else { return };
        let size = element.bytes(&self.model.records);
        if *stride <= size {
            return;
        }
        let text = string(&format!("zero, between elements of {name}"));
        let (gap, g) = (stride - size, format!("g{}", s.level + 1));
        let helper = self.helper(Helper::MustBeZero);
        code.open(format!("for (uint32_t {g} = 1; {g} < {count}; {g}++)"));
        let at = format!("{} + {g} * {stride} - {gap}", hex(s.offset));
        code.line(format!("{helper}(r, {}, {at}, {} + {g} * {stride} - {gap}, NULL, {gap}, {text});", s.at, s.bytes));
        code.close("");
    }

    /// Checks that bytes are zero.
    pub(super) fn zero_bytes(&self, code: &mut Code, at: &str, offset: u32, bytes: &str, size: u32, expected: &str) {
        let helper = self.helper(Helper::MustBeZero);
        let (offset, expected) = (hex(offset), string(expected));
        code.line(format!("{helper}(r, {at}, {offset}, {bytes}, NULL, {size}, {expected});"));
    }
}
