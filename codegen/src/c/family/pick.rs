//! Which member bytes are: the one all of whose fixed bits match, most specific first; failing that, the one whose keys
//! match and of whose fixed bits the most do.

use chappe_dsl::model::{Family, Place, Record, RecordId};

use super::super::cx::Cx;
use super::super::places::{bare, tested};
use super::super::text::{Code, string};
use super::{Group, discriminant, here, keys, label, switch_place};
use crate::plan::places::{extent, fixed_value};

/// Members of one size, and what to do about them.
struct Choice<'a, 'm> {
    cx: &'a Cx<'m>,
    ids: &'a [String],
}

pub(super) fn pick(cx: &Cx<'_>, g: &Group<'_>, ids: &[String], code: &mut Code) {
    let (lower, own) = (&cx.lower, &g.lower);
    code.comment(&[format!("Which member of {} bytes are, or are meant to be.", g.name)]);
    code.function(format!(
        "static inline {lower}record_id {own}_pick(const uint8_t *b, size_t len, {lower}error *error)"
    ));
    let choice = Choice { cx, ids };
    let mut sizes: Vec<u32> = Vec::new();
    for f in &g.families {
        if !sizes.contains(&f.size) {
            sizes.push(f.size);
        }
    }
    for size in &sizes {
        let families: Vec<&Family> = g.families.iter().copied().filter(|f| f.size == *size).collect();
        code.open(format!("if (len == {size})"));
        match families.as_slice() {
            [family] => choice.family(family, code),
            many => choice.several(many, code),
        }
        if let Some(first) = families.first() {
            choice.no_member(first, code);
        }
        code.close("");
    }
    let texts: Vec<String> = sizes.iter().map(u32::to_string).collect();
    let needed = string(&format!("{} bytes", texts.join(" or ")));
    code.line(format!("(void){lower}refuse_(error, 613, \"\", \"\", {needed});"));
    code.line("error->has_found = true;");
    code.line("error->found = len;");
    code.line("return 0;");
    code.end();
}

impl<'m> Choice<'_, 'm> {
    fn record(&self, id: RecordId) -> Option<(&'m Record, &str)> {
        Some((self.cx.model.records.get(id.index())?, self.ids.get(id.index())?.as_str()))
    }

    /// Members of one family, told apart by the value of its first key where all of them fix that.
    fn family(&self, family: &'m Family, code: &mut Code) {
        let Some(place) = switch_place(self.cx, family) else {
            self.linear(&family.members, None, code);
            return;
        };
        let mut values: Vec<(u64, Vec<RecordId>)> = Vec::new();
        for id in &family.members {
            let Some(v) = self.record(*id).and_then(|(r, _)| fixed_value(r, place)) else { continue };
            match values.iter_mut().find(|(w, _)| *w == v) {
                Some((_, of)) => of.push(*id),
                None => values.push((v, vec![*id])),
            }
        }
        values.sort_by_key(|(v, _)| *v);
        if values.is_empty() {
            return;
        }
        code.open(format!("switch ({})", bare(&self.cx.get("b", place))));
        for (v, of) in &values {
            let direct = match of.as_slice() {
                [one] => {
                    self.record(*one).filter(|(r, _)| keys(r).iter().all(|(p, _)| *p == place) && !keys(r).is_empty())
                }
                _ => None,
            };
            if let Some((_, id)) = direct {
                code.line(format!("case {}: return {id};", label(*v)));
                continue;
            }
            code.line(format!("case {}:", label(*v)));
            code.open("");
            self.linear(of, Some(place), code);
            code.line("break;");
            code.close("");
        }
        code.line("default: break;");
        code.close("");
    }

    fn several(&self, families: &[&'m Family], code: &mut Code) {
        let all: Vec<RecordId> = families.iter().flat_map(|f| f.members.iter().copied()).collect();
        self.linear(&all, None, code);
    }

    /// Tries members one after the other. `known`: a key that matches already.
    fn linear(&self, members: &[RecordId], known: Option<&Place>, code: &mut Code) {
        let all: Vec<(&Record, &str)> = members.iter().filter_map(|id| self.record(*id)).collect();
        let available: Vec<_> = all.iter().filter(|(r, _)| here(r)).collect();
        let others: Vec<_> = all.iter().filter(|(r, _)| !here(r)).collect();
        for (r, id) in available.iter().chain(&others) {
            let tests = discriminant(r);
            if tests.is_empty() {
                code.line(format!("return {id};"));
                return;
            }
            code.open(format!("if ({})", tests.join(" && ")));
            code.line(format!("return {id};"));
            code.close("");
        }
        if all.iter().all(|(r, _)| keys(r).is_empty()) {
            return;
        }
        code.line("uint32_t best = UINT32_MAX;");
        code.line(format!("{}record_id close = 0;", self.cx.lower));
        available.iter().for_each(|(r, id)| self.close(r, id, known, code));
        if others.iter().any(|(r, _)| !keys(r).is_empty()) {
            code.open("if (close == 0)");
            others.iter().for_each(|(r, id)| self.close(r, id, known, code));
            code.close("");
        }
        code.open("if (close != 0)");
        code.line("return close;");
        code.close("");
    }

    /// Prefers a member whose keys match and of whose bytes fewer differ.
    fn close(&self, r: &Record, id: &str, known: Option<&Place>, code: &mut Code) {
        let keys = keys(r);
        if keys.is_empty() {
            return;
        }
        let tests: Vec<String> = keys
            .iter()
            .filter(|(p, _)| known != Some(*p))
            .map(|(p, v)| {
                format!("{} == {}", tested(&self.cx.get("b", p)), super::number((*v).into()).unwrap_or_default())
            })
            .collect();
        let differ: Vec<String> = discriminant(r).iter().map(|d| format!("({} ? 0u : 1u)", d)).collect();
        code.open(if tests.is_empty() { String::new() } else { format!("if ({})", tests.join(" && ")) });
        code.line(format!("const uint32_t differ = {};", differ.join(" + ")));
        code.open("if (differ < best)");
        code.line("best = differ;");
        code.line(format!("close = {id};"));
        code.close("");
        code.close("");
    }

    /// Says that bytes are no member: of the family, or of a nested one if the keys around it match.
    fn no_member(&self, family: &'m Family, code: &mut Code) {
        let mut seen: Vec<Vec<u64>> = Vec::new();
        let value = |r: &Record, p: &Place| {
            // Bits that are not fixed count as 0, as in the bytes that are.
            let parts = p.pieces.iter().flat_map(|x| (0..u32::from(x.width)).map(move |i| (x, i)));
            parts.fold(0u64, |v, (x, i)| {
                let bit = x.record_bit + i;
                let byte = r.fixed.value.get(bit as usize / 8).copied().unwrap_or(0);
                v | u64::from(byte >> (bit % 8) & 1) << (u32::from(x.value_bit) + i)
            })
        };
        for id in &family.members {
            let Some((r, _)) = self.record(*id) else { continue };
            let outer: Vec<u64> = family.keys.iter().map(|k| value(r, &k.place)).collect();
            if family.keys.is_empty() || seen.contains(&outer) {
                continue;
            }
            let tests: Vec<String> = family
                .keys
                .iter()
                .zip(&outer)
                .map(|(k, v)| {
                    format!(
                        "{} == {}",
                        tested(&self.cx.get("b", &k.place)),
                        super::number((*v).into()).unwrap_or_default()
                    )
                })
                .collect();
            seen.push(outer);
            let Some(nested) = r.family.and_then(|id| self.cx.model.families.get(id.index())) else { continue };
            if nested.name == family.name {
                continue;
            }
            code.open(format!("if ({})", tests.join(" && ")));
            self.say(nested, code);
            code.close("");
        }
        self.say(family, code);
    }

    fn say(&self, family: &Family, code: &mut Code) {
        let lower = &self.cx.lower;
        let words = string(&format!("a member of {}", family.name));
        let name = string(family.keys.first().map_or("", |k| &k.name));
        code.line(format!("(void){lower}refuse_(error, 614, \"\", {name}, {words});"));
        if let Some(key) = family.keys.first() {
            let first = extent(&key.place).0;
            code.line("error->placed = true;");
            code.line(format!("error->offset = {};", first / 8));
            code.line(format!("error->first_bit = {first};"));
            code.line(format!("error->end_bit = {};", first + u32::from(key.place.width)));
            code.line("error->has_found = true;");
            code.line(format!("error->found = {};", bare(&self.cx.get("b", &key.place))));
        }
        code.line("return 0;");
    }
}
