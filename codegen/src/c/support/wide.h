/* A two's complement number of 128 bits, for what may not fit 64. */
typedef struct @wide {
    uint64_t high;
    uint64_t low;
} @wide;

static inline @wide @wide_make(uint64_t high, uint64_t low)
{
    @wide w;
    w.high = high;
    w.low = low;
    return w;
}

static inline @wide @wide_of(int64_t v)
{
    return @wide_make(v < 0 ? UINT64_MAX : 0, (uint64_t)v);
}

static inline bool @wide_negative(@wide w)
{
    return w.high >> 63 != 0;
}

static inline @wide @wide_not(@wide w)
{
    return @wide_make(~w.high, ~w.low);
}

/* Sums and the like that wrap around; the checked forms come after. */
static inline @wide @wide_wrap_add(@wide a, @wide b)
{
    const uint64_t low = a.low + b.low;
    return @wide_make(a.high + b.high + (low < a.low ? 1u : 0u), low);
}

static inline @wide @wide_wrap_neg(@wide w)
{
    return @wide_wrap_add(@wide_not(w), @wide_make(0, 1));
}

/* -1, 0 or 1. */
static inline int @wide_compare(@wide a, @wide b)
{
    const bool minus = @wide_negative(a);
    if (minus != @wide_negative(b)) {
        return minus ? -1 : 1;
    }
    if (a.high != b.high) {
        return a.high < b.high ? -1 : 1;
    }
    return a.low == b.low ? 0 : a.low < b.low ? -1 : 1;
}

static inline bool @wide_less(@wide a, @wide b, bool is_signed)
{
    return is_signed ? @wide_compare(a, b) < 0 : a.high != b.high ? a.high < b.high : a.low < b.low;
}

static inline @wide @wide_up(@wide w, unsigned by)
{
    if (by >= 64) {
        return by >= 128 ? @wide_make(0, 0) : @wide_make(w.low << (by - 64), 0);
    }
    return by == 0 ? w : @wide_make(w.high << by | w.low >> (64 - by), w.low << by);
}

/* Downwards, the sign carried. */
static inline @wide @wide_down(@wide w, unsigned by)
{
    const bool minus = @wide_negative(w);
    const @wide v = minus ? @wide_not(w) : w;
    @wide d;
    if (by >= 64) {
        d = @wide_make(0, by >= 128 ? 0 : v.high >> (by - 64));
    } else {
        d = by == 0 ? v : @wide_make(v.high >> by, v.low >> by | v.high << (64 - by));
    }
    return minus ? @wide_not(d) : d;
}

/* Each of these says whether there is a result. */
static inline bool @wide_add(@wide a, @wide b, @wide *out)
{
    *out = @wide_wrap_add(a, b);
    return @wide_negative(a) != @wide_negative(b) || @wide_negative(*out) == @wide_negative(a);
}

static inline bool @wide_sub(@wide a, @wide b, @wide *out)
{
    *out = @wide_wrap_add(a, @wide_wrap_neg(b));
    return @wide_negative(a) == @wide_negative(b) || @wide_negative(*out) == @wide_negative(a);
}

/* The absolute value, unsigned. */
static inline @wide @wide_size(@wide w)
{
    return @wide_negative(w) ? @wide_wrap_neg(w) : w;
}

/* Gives an unsigned number a sign; whether it fits. */
static inline bool @wide_sign(@wide size, bool minus, @wide *out)
{
    *out = minus ? @wide_wrap_neg(size) : size;
    return (size.high == 0 && size.low == 0) || @wide_negative(*out) == minus;
}

static inline bool @wide_mul(@wide a, @wide b, @wide *out)
{
    @wide x = @wide_size(a), y = @wide_size(b), sum = @wide_make(0, 0);
    bool fits = true, lost = false;
    while (y.high != 0 || y.low != 0) {
        if ((y.low & 1) != 0) {
            const @wide next = @wide_wrap_add(sum, x);
            fits = fits && !lost && !@wide_less(next, sum, false);
            sum = next;
        }
        lost = lost || @wide_negative(x);
        x = @wide_up(x, 1);
        y = @wide_make(y.high >> 1, y.low >> 1 | y.high << 63);
    }
    return @wide_sign(sum, @wide_negative(a) != @wide_negative(b), out) && fits;
}

/* Rounds towards zero. */
static inline bool @wide_divide(@wide a, @wide b, @wide *quotient, @wide *rest)
{
    const @wide x = @wide_size(a), y = @wide_size(b);
    @wide q = @wide_make(0, 0), left = @wide_make(0, 0);
    unsigned i;
    bool fits;
    if (y.high == 0 && y.low == 0) {
        return false;
    }
    for (i = 128; i > 0; i--) {
        const bool carry = @wide_negative(left);
        const uint64_t bit = (i > 64 ? x.high >> (i - 65) : x.low >> (i - 1)) & 1u;
        left = @wide_up(left, 1);
        left.low |= bit;
        q = @wide_up(q, 1);
        if (carry || !@wide_less(left, y, false)) {
            left = @wide_wrap_add(left, @wide_wrap_neg(y));
            q.low |= 1u;
        }
    }
    fits = @wide_sign(q, @wide_negative(a) != @wide_negative(b), quotient);
    (void)@wide_sign(left, @wide_negative(a), rest);
    return fits;
}

static inline bool @wide_div(@wide a, @wide b, @wide *out)
{
    @wide rest;
    return @wide_divide(a, b, out, &rest);
}

static inline bool @wide_rem(@wide a, @wide b, @wide *out)
{
    @wide quotient;
    return @wide_divide(a, b, &quotient, out);
}

static inline bool @wide_shl(@wide a, @wide by, @wide *out)
{
    if (by.high != 0 || by.low > 127) {
        return false;
    }
    *out = @wide_up(a, (unsigned)by.low);
    return @wide_compare(@wide_down(*out, (unsigned)by.low), a) == 0;
}

static inline bool @wide_shr(@wide a, @wide by, @wide *out)
{
    if (by.high != 0 || by.low > 127) {
        return false;
    }
    *out = @wide_down(a, (unsigned)by.low);
    return true;
}

static inline bool @wide_neg(@wide w, @wide *out)
{
    return @wide_sub(@wide_make(0, 0), w, out);
}

static inline bool @wide_and(@wide a, @wide b, @wide *out)
{
    *out = @wide_make(a.high & b.high, a.low & b.low);
    return true;
}

static inline bool @wide_or(@wide a, @wide b, @wide *out)
{
    *out = @wide_make(a.high | b.high, a.low | b.low);
    return true;
}

static inline bool @wide_xor(@wide a, @wide b, @wide *out)
{
    *out = @wide_make(a.high ^ b.high, a.low ^ b.low);
    return true;
}

