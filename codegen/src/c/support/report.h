/* Where a part of a record lies: the way to it, and its first byte. */
typedef struct @at_ {
    const struct @at_ *up;
    const char *name; /* NULL: none */
    uint32_t index;   /* $NO_INDEX_: none */
    uint32_t base;    /* from the start of the outermost record */
} @at_;
#define $NO_INDEX_ UINT32_MAX

/* Mistakes so far. All are counted, the first in byte order is kept. */
typedef struct @report_ {
    const char *record; /* the outermost one */
    @error *first;
    uint32_t errors;
    uint32_t constants; /* of them about constants */
~UNWRITTEN    bool loose;         /* some operand is not what is written without a profile; the first of them is kept: */
~UNWRITTEN    @error unwritten;
} @report_;

static inline void @begin_(@report_ *r, const char *record, @error *first)
{
    r->record = record;
    r->first = first;
    r->errors = 0;
    r->constants = 0;
~UNWRITTEN    r->loose = false;
    first->code = 0;
}

/* The way to a field as text. */
$COLD_ static inline void @way_(char *out, size_t size, const @at_ *at, const char *name)
{
    const @at_ *steps[$DEPTH_];
    @text_ t = { out, size, 0 };
    size_t n = 0;
    out[0] = 0;
    for (; at != NULL && n < $DEPTH_; at = at->up) {
        steps[n++] = at;
    }
    while (n > 0) {
        const @at_ *step = steps[--n];
        if (step->name != NULL) {
            @text_add_(&t, t.used > 0 ? "." : "");
            @text_add_(&t, step->name);
        }
        if (step->index != $NO_INDEX_) {
            @text_add_(&t, "[");
            @text_number_(&t, step->index, 10, 1);
            @text_add_(&t, "]");
        }
    }
    if (name != NULL) {
        @text_add_(&t, t.used > 0 ? "." : "");
        @text_add_(&t, name);
    }
    if (t.used == 0) {
        @text_add_(&t, "(unnamed)");
    }
}

/* Says what is wrong: bytes and bits count from the part at hand. NULL if an earlier mistake is kept. */
$COLD_ static inline @error *@fail_(@report_ *r, const @at_ *at, uint32_t code, const char *name, uint32_t offset,
        uint32_t first_bit, uint32_t end_bit, const char *expected)
{
    const uint32_t place = at->base + offset;
    @error *e = r->first;
    r->errors++;
    r->constants += code == 615 ? 1u : 0u;
    if (e->code != 0 && e->offset <= place) {
        return NULL;
    }
    (void)@refuse_(e, code, r->record, "", expected);
    @way_(e->field, sizeof e->field, at, name);
    e->placed = true;
    e->offset = place;
    e->first_bit = at->base * 8 + first_bit;
    e->end_bit = at->base * 8 + end_bit;
    return e;
}
