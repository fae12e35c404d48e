/* What is wrong with bytes, with a value, or with an argument: the first mistake in byte order. */
typedef struct @error {
    uint32_t code;        /* 601 is E0601; 0: nothing is wrong */
    const char *record;   /* the outermost record, or the operation; "" if there is none */
    char field[$PATH_];    /* with those around it, as "steps[2].to"; "" if there is none */
    bool placed;          /* the next three say where */
    uint32_t offset;      /* first byte, from the start of the outermost record */
    uint32_t first_bit;   /* bits, half open, from the start of the outermost record; */
    uint32_t end_bit;     /* bit n is bit n % 8 of byte n / 8 */
    bool has_found;       /* the next two say what was found */
    bool negative;        /* found is below zero, in two's complement */
    uint64_t found;
    const char *expected; /* what is legal, or the rule that is broken */
} @error;

/* Text under construction; what does not fit is counted and dropped. */
typedef struct @text_ {
    char *out;
    size_t size;
    size_t used;
} @text_;

static inline void @text_add_(@text_ *t, const char *more)
{
    for (; *more != 0; more++) {
        if (t->used + 1 < t->size) {
            t->out[t->used] = *more;
        }
        t->used++;
    }
    if (t->size > 0) {
        t->out[t->used < t->size ? t->used : t->size - 1] = 0;
    }
}

/* A number to base 10 or 16, with at least so many digits. */
static inline void @text_number_(@text_ *t, uint64_t n, unsigned base, unsigned digits)
{
    char all[24];
    unsigned at = 23;
    all[at] = 0;
    while ((n != 0 || digits > 0 || at == 23) && at > 0) {
        all[--at] = "0123456789ABCDEF"[n % base];
        n /= base;
        digits = digits > 0 ? digits - 1 : 0;
    }
    @text_add_(t, all + at);
}

/* Writes an error as a line of text, with a NUL. Returns its length without the NUL, also if the text does not fit. */
static inline size_t @error_text(const @error *e, char *out, size_t size)
{
    @text_ t = { out, size, 0 };
    @text_add_(&t, "E");
    @text_number_(&t, e->code, 10, 4);
    if (e->record[0] != 0) {
        @text_add_(&t, " ");
        @text_add_(&t, e->record);
    }
    if (e->field[0] != 0) {
        @text_add_(&t, ": ");
        @text_add_(&t, e->field);
    }
    if (e->placed) {
        @text_add_(&t, " at 0x");
        @text_number_(&t, e->offset, 16, 2);
        if ((e->first_bit % 8 != 0 || e->end_bit % 8 != 0) && e->first_bit / 8 >= e->offset && e->end_bit > 0) {
            @text_add_(&t, " [");
            @text_number_(&t, e->first_bit - e->offset * 8, 10, 1);
            @text_add_(&t, "..=");
            @text_number_(&t, e->end_bit - 1 - e->offset * 8, 10, 1);
            @text_add_(&t, "]");
        }
    }
    if (e->has_found) {
        @text_add_(&t, ": found ");
        if (e->negative) {
            @text_add_(&t, "-");
            @text_number_(&t, ~e->found + 1, 10, 1);
        } else {
            @text_add_(&t, "0x");
            @text_number_(&t, e->found, 16, 2);
        }
    }
    if (e->expected[0] != 0) {
        @text_add_(&t, ": ");
        @text_add_(&t, e->expected);
    }
    return t.used;
}

/* Fills an error that has no place. */
$COLD_ static inline @error *@refuse_(@error *e, uint32_t code, const char *record, const char *field,
        const char *expected)
{
    @text_ t = { e->field, sizeof e->field, 0 };
    e->code = code;
    e->record = record;
    e->field[0] = 0;
    @text_add_(&t, field);
    e->placed = false;
    e->offset = 0;
    e->first_bit = 0;
    e->end_bit = 0;
    e->has_found = false;
    e->negative = false;
    e->found = 0;
    e->expected = expected;
    return e;
}
