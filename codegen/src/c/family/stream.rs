//! Members one after the other.

use super::super::cx::Cx;
use super::super::text::{Code, string};
use super::Group;

/// The functions that read a stream of a family's members.
pub(super) fn stream(cx: &Cx<'_>, g: &Group<'_>, code: &mut Code) {
    let (lower, own, upper) = (&cx.lower, &g.lower, &g.upper);
    let size = format!("{upper}_SIZE");
    code.comment(&[format!("Takes a member of a stream of {}; returns whether to go on.", g.name)]);
    code.line(format!("typedef bool (*{own}_each)(void *context, size_t index, const {own} *value);"));
    code.blank();
    code.comment(&[
        "Reads members one after the other and hands each to `each`, until that returns false.".to_owned(),
        "Returns false at the first that is not legal. `index` (may be NULL) is the number of members handed on; \
         offsets in `error` (may be NULL) count from the member."
            .to_owned(),
    ]);
    code.function(format!(
        "static inline bool {own}_decode_stream(const uint8_t *bytes, size_t len, {own}_each each, void *context, size_t *index, {lower}error *error)"
    ));
    code.line(format!("{own} value;"));
    code.line("size_t n = 0;");
    code.line("bool legal = true, more = true;");
    code.open(format!("while (legal && more && n < len / {size})"));
    code.line(format!("legal = {own}_decode(bytes + n * {size}, {size}, &value, error);"));
    code.open("if (legal && each != NULL)");
    code.line("more = each(context, n, &value);");
    code.close("");
    code.line("n += legal ? 1u : 0u;");
    code.close("");
    code.open(format!("if (legal && more && len % {size} != 0)"));
    code.line(format!("{lower}error unused;"));
    code.line(format!("{lower}error *e = error != NULL ? error : &unused;"));
    code.line(format!("(void){lower}refuse_(e, 613, \"\", \"\", {});", string("whole records")));
    code.line("e->has_found = true;");
    code.line(format!("e->found = len % {size};"));
    code.line("legal = false;");
    code.close("");
    code.open("if (index != NULL)");
    code.line("*index = n;");
    code.close("");
    code.line("return legal;");
    code.end();
    code.comment(&["Whether a stream holds nothing but legal members; `index` and `error` as above."]);
    code.function(format!(
        "static inline bool {own}_validate_stream(const uint8_t *bytes, size_t len, size_t *index, {lower}error *error)"
    ));
    code.line(format!("return {own}_decode_stream(bytes, len, NULL, NULL, index, error);"));
    code.end();
}
