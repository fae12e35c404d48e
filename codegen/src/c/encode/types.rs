//! Writing values of every type.

use chappe_dsl::model::{Scalar, Type, UnionField};

use super::super::conditions::Blame;
use super::super::cx::{Cx, most};
use super::super::decode::{Selected, Source, cases};
use super::super::enums::judges;
use super::super::places::wrapped;
use super::super::support::Helper;
use super::super::text::{Code, hex, number, string, string_or_null};
use crate::plan::limits::ERRORS;
use crate::plan::places::{bytes_of, mask};
use crate::plan::rows::{bounds, missing, signed};

impl Cx<'_> {
    /// Whether a number in its C type may not be legal.
    pub(in super::super) fn value_can_fail(&self, scalar: Scalar, width: u8) -> bool {
        match scalar {
            Scalar::Bool => false,
            Scalar::Uint | Scalar::Int => self.storage(scalar, width) > u32::from(width),
            Scalar::Enum(id) => {
                self.storage(scalar, width) > u32::from(width) || self.model.enums.get(id.index()).is_some_and(judges)
            }
        }
    }

    /// Whether a value of a type may not be legal.
    pub(in super::super) fn written_can_fail(&self, ty: &Type) -> bool {
        match ty {
            Type::Scalar(scalar, width) => self.value_can_fail(*scalar, *width),
            Type::Bits(_) => false,
            Type::Str { .. } | Type::Record(_) => true,
            Type::Array { element, count, .. } => *count > 0 && self.written_can_fail(element),
        }
    }

    /// The bits of a number as a `uint64_t`.
    fn bits_of(&self, scalar: Scalar, width: u8, value: &str) -> String {
        if signed(self.model, scalar) && width < 64 {
            format!("(uint64_t){value} & UINT64_C({:#x})", mask(u32::from(width)))
        } else if scalar == Scalar::Bool {
            format!("({value} ? UINT64_C(1) : UINT64_C(0))")
        } else if width == 64 && scalar == Scalar::Uint {
            value.to_owned()
        } else {
            format!("(uint64_t){value}")
        }
    }

    /// Writes a number if it is legal; `put` stores its bits. `given`: C, whether a 0 is meant.
    pub(super) fn write_scalar(
        &self,
        code: &mut Code,
        (scalar, width): (Scalar, u8),
        (value, given): (&str, Option<&str>),
        (at, blame): (&str, &Blame<'_>),
        put: &dyn Fn(&mut Code, &str),
    ) {
        let bits = self.bits_of(scalar, width, value);
        if !self.value_can_fail(scalar, width) {
            put(code, &bits);
            return;
        }
        let sign = signed(self.model, scalar);
        let helper = self.helper(if sign { Helper::FoundSigned } else { Helper::Found });
        let say = |code: &mut Code, number: &str, expected: &str| {
            code.line(format!("{helper}({}, {value});", self.fail(at, number, blame, expected)));
        };
        let (low, high) = bounds(self.model, scalar, width);
        let range = self.storage(scalar, width) > u32::from(width);
        let mut open = false;
        if range {
            let text = string(&format!("{low}..={high}"));
            let test = if sign {
                let constant = |n: i128| if n < 0 { number(n).unwrap_or_default() } else { n.to_string() };
                format!("{value} < {} || {value} > {}", constant(low), constant(high))
            } else {
                format!("{value} > {}", number(high).unwrap_or_default())
            };
            code.open(format!("if ({test})"));
            say(code, "601", &text);
            open = true;
        }
        if let Scalar::Enum(id) = scalar
            && self.model.enums.get(id.index()).is_some_and(judges)
        {
            let ty = self.enum_type(id);
            let test = format!("if ({ty}_wrong({value}) != 0)");
            if open {
                code.otherwise(&format!("else {test}"));
            } else {
                code.open(test);
            }
            let zero = match given {
                Some(g) => format!("{value} == 0 && !v->{g}"),
                None => format!("{value} == 0"),
            };
            let wrong = format!("{zero} && {ty}_wrong({value}) == 602 ? 618 : {ty}_wrong({value})");
            say(code, &wrong, &format!("{ty}_expected({value})"));
            open = true;
        }
        if open {
            code.otherwise("else");
            put(code, &bits);
            code.close("");
        } else {
            put(code, &bits);
        }
    }

    /// Writes a value in whole bytes. `trim`: zeros at the end of a list are not written.
    pub(super) fn write_value(&self, code: &mut Code, ty: &Type, s: &Source<'_>, trim: bool) {
        match ty {
            Type::Scalar(scalar, width) => {
                let blame = s.blame(bytes_of(*width));
                self.write_scalar(code, (*scalar, *width), (&s.target, None), (&s.at, &blame), &|code, bits| {
                    self.put_bytes(code, &s.bytes, *width, s.big, bits);
                });
            }
            Type::Bits(n) => {
                let i = format!("i{}", s.level + 1);
                code.open(format!("for (uint32_t {i} = 0; {i} < {}; {i}++)", n.div_ceil(8)));
                let byte = format!("{}[{i}]", wrapped(&s.bytes));
                code.line(format!("{byte} = (uint8_t)({byte} | {}[{i}]);", s.target));
                code.close("");
            }
            Type::Str { len, terminated } => code.line(format!(
                "{}(r, {}, {}, {}, {}, {len}, {}, {});",
                self.helper(Helper::WriteText),
                s.at,
                string_or_null(s.name),
                hex(s.offset),
                s.bytes,
                most(*len, *terminated),
                s.target
            )),
            Type::Array { element, big, count, stride } => {
                self.write_array(code, element, (*big, *count, *stride), s, trim);
            }
            Type::Record(id) => {
                let Some(plan) = self.record(*id) else { return };
                let within = if s.name.is_none() && s.offset == 0 && s.at != "at" {
                    s.clone()
                } else {
                    code.open("");
                    s.enter(self, code, s.name, None)
                };
                if self.many() {
                    code.open(format!("if (r->errors <= {ERRORS}u)"));
                }
                code.line(if plan.blank {
                    format!("{}_refuse(r, {});", plan.lower, within.at)
                } else {
                    format!("{}_write(r, {}, {}, &{}, profile);", plan.lower, within.at, within.bytes, within.target)
                });
                if self.many() {
                    code.close("");
                }
                if within.level != s.level {
                    code.close("");
                }
            }
        }
    }

    fn write_array(
        &self,
        code: &mut Code,
        element: &Type,
        (big, count, stride): (bool, u32, u32),
        s: &Source<'_>,
        trim: bool,
    ) {
        if count == 0 {
            return;
        }
        if matches!(element, Type::Scalar(Scalar::Uint, 8)) && stride == 1 && !trim {
            code.line(format!("memcpy({}, {}, {count});", s.bytes, s.target));
            return;
        }
        let (i, fails) = (format!("i{}", s.level + 1), self.written_can_fail(element));
        let mut limit = count.to_string();
        let plain = matches!(element, Type::Scalar(Scalar::Uint | Scalar::Int | Scalar::Bool, _));
        let counts = fails && self.many();
        let variables = trim && plain || counts;
        if variables {
            code.open("");
        }
        if trim && plain {
            limit = format!("n{}", s.level + 1);
            code.line(format!("uint32_t {limit} = {count};"));
            code.open(format!("while ({limit} > 0 && {}[{limit} - 1] == 0)", s.target));
            code.line(format!("{limit}--;"));
            code.close("");
        }
        let more = if counts { format!(" && r->errors <= {ERRORS}u") } else { String::new() };
        let given = if counts { self.count_given(code, element, count, s) } else { None };
        code.open(format!("for (uint32_t {i} = 0; {i} < {limit}{more}; {i}++)"));
        let mut within = if fails {
            s.enter(self, code, s.name, Some((&i, stride)))
        } else {
            Source { level: s.level + 1, ..s.clone() }
        };
        within.target = format!("{}[{i}]", s.target);
        within.bytes = if stride == 1 { format!("{} + {i}", s.bytes) } else { format!("{} + {i} * {stride}", s.bytes) };
        within.big = big;
        let before = format!("before{}", s.level + 1);
        if given.is_some() {
            code.line(format!("const uint32_t {before} = r->errors;"));
        }
        self.write_value(code, element, &within, false);
        if let Some(given) = given {
            // What is not given is wrong in the same way everywhere.
            code.open(format!("if ({i} >= {given} && r->errors != {before})"));
            code.line("break;");
            code.close("");
        }
        code.close("");
        if variables {
            code.close("");
        }
    }

    /// How many elements of a list are given, those at its end that are zero not counted; the name of a variable.
    fn count_given(&self, code: &mut Code, element: &Type, count: u32, s: &Source<'_>) -> Option<String> {
        let name = format!("given{}", s.level + 1);
        let test = super::super::zero::simple_type(self, element, &format!("{}[{name} - 1]", s.target))?;
        code.line(format!("uint32_t {name} = {count};"));
        code.open(format!("while ({name} > 0 && {test})"));
        code.line(format!("{name}--;"));
        code.close("");
        Some(name)
    }

    /// Writes the arm of a union that is given, or that its selector picks.
    pub(super) fn write_union(&self, code: &mut Code, u: &UnionField, picked: &Selected, s: &Source<'_>, by: &str) {
        let blame = s.blame(u.size);
        let arm = format!("{}.arm", s.target);
        code.line(format!("uint32_t arm = {arm};"));
        let selects = u.selector.is_some();
        if !selects {
            code.open("if (arm == 0)");
            code.line(format!("arm = {};", if u.arms.is_empty() { 0 } else { 1 }));
            code.close("");
        } else {
            code.line("uint32_t picked = 0;");
            match picked {
                Selected::Arm(Some(i)) => code.line(format!("picked = {};", i + 1)),
                Selected::Arm(None) => {}
                Selected::Value(value, range) => {
                    code.open(format!("switch ({value})"));
                    for (i, label) in cases(u, *range) {
                        code.line(format!("case {label}: picked = {}; break;", i + 1));
                    }
                    code.line("default: break;");
                    code.close("");
                }
            }
            code.open("if (arm == 0)");
            code.line("arm = picked;");
            code.close("");
        }
        code.open(format!("if (arm > {})", u.arms.len()));
        code.line(format!("{};", self.fail(&s.at, "619", &blame, "\"an arm of the union\"")));
        if selects {
            code.otherwise("else if (arm != picked)");
            self.other_arm(code, u, s, by);
        }
        code.otherwise("else");
        code.open("switch (arm)");
        for i in 0..u.arms.len() {
            code.line(format!("case {}:", i + 1));
            code.open("");
            self.write_arm(code, u, i, s);
            code.line("break;");
            code.close("");
        }
        code.line("default: break;");
        code.close("");
        code.close("");
    }

    /// The arm that is given is not the one that the selector picks.
    fn other_arm(&self, code: &mut Code, u: &UnionField, s: &Source<'_>, by: &str) {
        let expected = string(&format!("the arm that {by} picks"));
        if s.name.is_some() {
            code.line(format!("{};", self.fail(&s.at, "619", &s.blame(u.size), &expected)));
            return;
        }
        // A union without a name is called by the arm.
        let names: Vec<String> = u.arms.iter().map(|a| string(&a.name)).collect();
        code.line(format!("static const char *const names[{}] = {{ {} }};", names.len(), names.join(", ")));
        let blame = s.blame(u.size);
        let call = self.fail(&s.at, "619", &blame, &expected).replacen("619, NULL", "619, names[arm - 1]", 1);
        code.line(format!("{call};"));
    }

    fn write_arm(&self, code: &mut Code, u: &UnionField, i: usize, s: &Source<'_>) {
        let Some(arm) = u.arms.get(i) else { return };
        if let Some(why) = missing(&arm.notes.available) {
            let text = format!("{} is not available on {} ({why})", arm.name, self.model.place());
            code.line(format!("{};", self.fail(&s.at, "603", &s.blame(u.size), &string(&text))));
            return;
        }
        let guard = self.many() && s.name.is_some();
        if guard {
            code.open(format!("if (r->errors <= {ERRORS}u)"));
        }
        let fails = self.written_can_fail(&arm.ty);
        let mut within = if fails && s.name.is_some() { s.enter(self, code, s.name, None) } else { s.clone() };
        within.name = Some(&arm.name);
        within.target = format!("{}.as.{}", s.target, super::super::values::arm_member(u, i));
        within.big = arm.big;
        self.write_value(code, &arm.ty, &within, false);
        if guard {
            code.close("");
        }
    }
}
