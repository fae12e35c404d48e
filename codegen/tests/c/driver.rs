//! A C program for a model that answers questions about its records, one a line:
//!
//! - `E 3 0 1 2 3`: encode a value of record 3 as profile 0 writes it
//! - `D 3 a010`: decode a record 3; `F 0 a010`: a member of the family 0; `A a010`: of any family
//!
//! The answer is `ok` with bytes, or with the record, the profiles and the value; or `err` with the first mistake.

use std::fmt::Write;

use chappe_dsl::model::{Family, Field, Model, RecordId, Scalar, Type};

use crate::flat::{Kept, kept, most, row, usable};

/// Names of the header by its rules.
pub(crate) struct Names {
    pub(crate) lower: String,
    pub(crate) upper: String,
}

impl Names {
    pub(crate) fn new(m: &Model) -> Names {
        let lower = format!("{}_", m.title().split("::").map(snake).collect::<Vec<_>>().join("_"));
        Names { upper: lower.to_ascii_uppercase(), lower }
    }

    pub(crate) fn record(&self, m: &Model, id: RecordId) -> String {
        format!("{}{}", self.lower, snake(&m.records[id.index()].name))
    }
}

/// `EventSemaphore` is `event_semaphore`.
pub(crate) fn snake(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut out = String::new();
    for (i, c) in chars.iter().enumerate() {
        let before = i.checked_sub(1).map(|j| chars[j]);
        let after = chars.get(i + 1);
        let starts = before.is_some_and(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
            || before.is_some_and(|b| b.is_ascii_uppercase()) && after.is_some_and(|a| a.is_ascii_lowercase());
        if c.is_ascii_uppercase() && starts {
            out.push('_');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// The member of a name.
pub(crate) fn member(name: &str) -> String {
    let kept = ["class", "return", "this", "new", "default", "int", "union", "switch", "register", "bool", "operator"];
    if kept.contains(&name) { format!("{name}_") } else { name.to_owned() }
}

fn field_member(f: &Field) -> String {
    f.name.as_deref().map_or_else(|| format!("at_{:#04x}", f.offset), member)
}

/// Families that bytes may be members of.
pub(crate) fn families(m: &Model) -> Vec<&Family> {
    m.families.iter().filter(|f| f.parent.is_none()).collect()
}

/// The program.
pub(crate) fn program(m: &Model) -> String {
    let n = Names::new(m);
    let mut out = String::from("#include \"model.h\"\n#include <stdio.h>\n#include <stdlib.h>\n\n");
    out.push_str("typedef struct { const uint64_t *at; } in_t;\n");
    out.push_str("static uint64_t next(in_t *in) { return *in->at++; }\n");
    out.push_str("static void put(uint64_t n) { printf(\" %llu\", (unsigned long long)n); }\n\n");
    let mut done = Vec::new();
    for i in 0..m.records.len() as u32 {
        record(m, &n, RecordId(i), &mut done, &mut out);
    }
    out.push_str(&COMMON.replace('@', &n.lower).replace('$', &n.upper));
    encode(m, &n, &mut out);
    decode(m, &n, &mut out);
    family(m, &n, &mut out);
    out.push_str(&MAIN.replace('@', &n.lower));
    out
}

/// `fill` and `dump` of a record, after those of the records that it holds.
fn record(m: &Model, n: &Names, id: RecordId, done: &mut Vec<RecordId>, out: &mut String) {
    if !usable(m, id) || done.contains(&id) {
        return;
    }
    done.push(id);
    let r = &m.records[id.index()];
    for f in &r.fields {
        chappe_codegen::plan::rows::types(&f.kind)
            .into_iter()
            .for_each(|ty| chappe_codegen::plan::rows::held(ty, &mut |inner| record(m, n, inner, done, out)));
    }
    let ty = n.record(m, id);
    let (mut fill, mut dump) = (String::new(), String::new());
    for f in &r.fields {
        let at = format!("v->{}", field_member(f));
        match row(m, id, f) {
            Kept::Nothing => {}
            Kept::Number(s, width, shared) => {
                number(m, n, s, width, &at, &mut fill, &mut dump);
                if shared {
                    let _ = writeln!(fill, "    {at}_given = next(in) != 0;");
                    let _ = writeln!(dump, "    put({at}_given);");
                }
            }
            Kept::Value(ty) => typed(m, n, ty, &at, 1, &mut fill, &mut dump),
            Kept::Mode(x) => {
                for part in ["mode", "index", "value"] {
                    let _ = writeln!(dump, "    put({at}.{part});");
                }
                let _ = x;
                let _ = writeln!(fill, "    {at}.mode = next(in); {at}.index = next(in); {at}.value = next(in);");
            }
            Kept::Union(u) => {
                let _ = writeln!(fill, "    {at}.arm = (uint32_t)next(in);\n    switch ({at}.arm) {{");
                let _ = writeln!(dump, "    put({at}.arm);\n    switch ({at}.arm) {{");
                for (i, arm) in u.arms.iter().enumerate().filter(|(_, a)| kept(m, &a.ty)) {
                    let _ = write!(fill, "    case {}: {{ ", i + 1);
                    let _ = write!(dump, "    case {}: {{ ", i + 1);
                    typed(m, n, &arm.ty, &format!("{at}.as.{}", member(&arm.name)), 1, &mut fill, &mut dump);
                    fill.push_str("    break; }\n");
                    dump.push_str("    break; }\n");
                }
                fill.push_str("    default: break;\n    }\n");
                dump.push_str("    default: break;\n    }\n");
            }
        }
    }
    let _ = writeln!(out, "static void fill_{}({ty} *v, in_t *in)\n{{\n    {ty}_init(v); (void)in;\n{fill}}}\n", id.0);
    let _ = writeln!(out, "static void dump_{}(const {ty} *v)\n{{\n    (void)v;\n{dump}}}\n", id.0);
}

fn number(m: &Model, n: &Names, s: Scalar, width: u8, at: &str, fill: &mut String, dump: &mut String) {
    let (ty, sign) = match s {
        Scalar::Bool => ("bool".to_owned(), false),
        Scalar::Uint => (format!("uint{}_t", u32::from(width).next_power_of_two().max(8)), false),
        Scalar::Int => (format!("int{}_t", u32::from(width).next_power_of_two().max(8)), true),
        Scalar::Enum(e) => (format!("{}{}", n.lower, snake(&m.enums[e.index()].name)), m.enums[e.index()].signed),
    };
    let _ = writeln!(fill, "    {at} = ({ty})next(in);");
    let cast = if sign { "(uint64_t)(int64_t)" } else { "" };
    let _ = writeln!(dump, "    put({cast}{at});");
}

fn typed(m: &Model, n: &Names, ty: &Type, at: &str, level: u32, fill: &mut String, dump: &mut String) {
    let each = |count: String, put: &str, get: &str, fill: &mut String, dump: &mut String| {
        let i = format!("i{level}");
        let _ = writeln!(fill, "    for (size_t {i} = 0; {i} < {count}; {i}++) {at}[{i}] = ({put})next(in);");
        let _ = writeln!(dump, "    for (size_t {i} = 0; {i} < {count}; {i}++) put(({get}){at}[{i}]);");
    };
    match ty {
        Type::Scalar(s, w) => number(m, n, *s, *w, at, fill, dump),
        Type::Bits(bits) => each((bits / 8).to_string(), "uint8_t", "uint8_t", fill, dump),
        Type::Str { len, terminated } => {
            each((most(*len, *terminated) + 1).to_string(), "char", "unsigned char", fill, dump);
        }
        Type::Array { element, count, .. } => {
            let i = format!("i{level}");
            let _ = writeln!(fill, "    for (size_t {i} = 0; {i} < {count}; {i}++) {{");
            let _ = writeln!(dump, "    for (size_t {i} = 0; {i} < {count}; {i}++) {{");
            typed(m, n, element, &format!("{at}[{i}]"), level + 1, fill, dump);
            fill.push_str("    }\n");
            dump.push_str("    }\n");
        }
        Type::Record(id) => {
            let _ = writeln!(fill, "    fill_{}(&{at}, in);", id.0);
            let _ = writeln!(dump, "    dump_{}(&{at});", id.0);
        }
    }
}

fn encode(m: &Model, n: &Names, out: &mut String) {
    out.push_str("static void encode(unsigned record, int profile, in_t *in)\n{\n    switch (record) {\n");
    for i in (0..m.records.len() as u32).map(RecordId).filter(|id| usable(m, *id)) {
        let ty = n.record(m, i);
        let size = m.records[i.index()].size;
        let _ = writeln!(
            out,
            "    case {0}: {{ {ty} v; uint8_t b[{size}]; {1}error e; fill_{0}(&v, in);\n        \
             if ({ty}_encode(&v, profile, b, &e)) bytes(b, {size}); else error(&e); break; }}",
            i.0, n.lower
        );
    }
    out.push_str("    default: printf(\"none\");\n    }\n}\n\n");
}

fn decode(m: &Model, n: &Names, out: &mut String) {
    out.push_str("static void decode(unsigned record, const uint8_t *b, size_t len)\n{\n    switch (record) {\n");
    for i in (0..m.records.len() as u32).map(RecordId).filter(|id| usable(m, *id)) {
        let ty = n.record(m, i);
        let profiles = if m.profiles.is_empty() { "0".to_owned() } else { format!("{ty}_written_by(b, &v)") };
        let _ = writeln!(
            out,
            "    case {0}: {{ {ty} v; {1}error e;\n        if ({ty}_decode(b, len, &v, &e)) {{ printf(\"ok\"); put({0}); \
             put({profiles}); dump_{0}(&v); }} else error(&e); break; }}",
            i.0, n.lower
        );
    }
    out.push_str("    default: printf(\"none\");\n    }\n}\n\n");
}

fn family(m: &Model, n: &Names, out: &mut String) {
    let all = families(m);
    let mut one = |name: &str, function: &str, members: &[RecordId]| {
        let ty = format!("{}{name}", n.lower);
        let _ =
            writeln!(out, "static void {function}(const uint8_t *b, size_t len)\n{{\n    {ty} v; {}error e;", n.lower);
        let _ = writeln!(out, "    if (!{ty}_decode(b, len, &v, &e)) {{ error(&e); return; }}");
        out.push_str("    printf(\"ok\");\n    switch (v.record) {\n");
        for id in members.iter().filter(|id| usable(m, **id)) {
            let (own, inner) = (n.record(m, *id), member(&snake(&m.records[id.index()].name)));
            let profiles =
                if m.profiles.is_empty() { "0".to_owned() } else { format!("{own}_written_by(b, &v.as.{inner})") };
            let _ = writeln!(
                out,
                "    case {}: put({}); put({profiles}); dump_{}(&v.as.{inner}); break;",
                id.0 + 1,
                id.0,
                id.0
            );
        }
        out.push_str("    default: break;\n    }\n}\n\n");
    };
    for (i, f) in all.iter().enumerate() {
        one(&snake(&f.name), &format!("family_{i}"), &f.members);
    }
    let members: Vec<RecordId> = all.iter().flat_map(|f| f.members.iter().copied()).collect();
    if all.len() > 1 {
        one("any", "any", &members);
    }
    out.push_str("static void family(unsigned which, const uint8_t *b, size_t len)\n{\n    (void)b; (void)len;\n    switch (which) {\n");
    for i in 0..all.len() {
        let _ = writeln!(out, "    case {i}: family_{i}(b, len); break;");
    }
    let any = match all.len() {
        0 => "printf(\"none\")",
        1 => "family_0(b, len)",
        _ => "any(b, len)",
    };
    let _ = writeln!(out, "    default: {any};\n    }}\n}}\n");
}

const COMMON: &str = r#"
static void bytes(const uint8_t *b, size_t n)
{
    printf("ok ");
    for (size_t i = 0; i < n; i++) printf("%02x", b[i]);
}

static void error(const @error *e)
{
    char text[4096];
    if (@error_text(e, text, sizeof text) >= sizeof text || text[0] != 'E') abort();
    for (char *c = text; *c != 0; c++) if ((unsigned char)*c < ' ') *c = ' ';
    printf("err|%u|%s|%s|", (unsigned)e->code, e->record, e->field);
    if (e->placed) printf("%u %u %u", (unsigned)e->offset, (unsigned)e->first_bit, (unsigned)e->end_bit);
    printf("\t%s", text);
}

"#;

const MAIN: &str = r#"
static char line[1 << 21];
static uint64_t numbers[1 << 18];

/* Bytes in a block of their own, so that reading past them is seen. */
static uint8_t *unhex(const char *s, size_t *len)
{
    uint8_t *b;
    size_t n = 0;
    while (s[2 * n] > ' ') n++;
    b = malloc(n > 0 ? n : 1);
    for (size_t i = 0; i < n; i++) {
        unsigned v;
        sscanf(s + 2 * i, "%2x", &v);
        b[i] = (uint8_t)v;
    }
    *len = n;
    return b;
}

int main(void)
{
    while (fgets(line, sizeof line, stdin) != NULL) {
        char *at = line + 1;
        size_t len;
        uint8_t *b;
        if (line[0] == 'E') {
            unsigned record = (unsigned)strtoul(at, &at, 10);
            int profile = (int)strtol(at, &at, 10);
            size_t n = 0;
            in_t in = { numbers };
            for (;;) {
                char *end;
                uint64_t v = strtoull(at, &end, 10);
                if (end == at) break;
                numbers[n++] = v;
                at = end;
            }
            encode(record, profile, &in);
            if (in.at != numbers + n) printf(" WRONG COUNT");
        } else if (line[0] == 'A') {
            b = unhex(at + 1, &len);
            family(1000000, b, len);
            free(b);
        } else {
            unsigned which = (unsigned)strtoul(at, &at, 10);
            b = unhex(at + 1, &len);
            if (line[0] == 'D') decode(which, b, len); else family(which, b, len);
            free(b);
        }
        printf("\n");
    }
    return 0;
}
"#;
