/* A two's complement number of 128 bits, for what may not fit 64. */
typedef struct @wide_ {
    uint64_t high;
    uint64_t low;
} @wide_;

static inline @wide_ @wide_make_(uint64_t high, uint64_t low)
{
    @wide_ w;
    w.high = high;
    w.low = low;
    return w;
}

static inline @wide_ @wide_of_(int64_t v)
{
    return @wide_make_(v < 0 ? UINT64_MAX : 0, (uint64_t)v);
}

static inline bool @wide_negative_(@wide_ w)
{
    return w.high >> 63 != 0;
}

static inline @wide_ @wide_not_(@wide_ w)
{
    return @wide_make_(~w.high, ~w.low);
}

/* Sums and the like that wrap around; the checked forms come after. */
static inline @wide_ @wide_wrap_add_(@wide_ a, @wide_ b)
{
    const uint64_t low = a.low + b.low;
    return @wide_make_(a.high + b.high + (low < a.low ? 1u : 0u), low);
}

static inline @wide_ @wide_wrap_neg_(@wide_ w)
{
    return @wide_wrap_add_(@wide_not_(w), @wide_make_(0, 1));
}

/* -1, 0 or 1. */
static inline int @wide_compare_(@wide_ a, @wide_ b)
{
    const bool minus = @wide_negative_(a);
    if (minus != @wide_negative_(b)) {
        return minus ? -1 : 1;
    }
    if (a.high != b.high) {
        return a.high < b.high ? -1 : 1;
    }
    return a.low == b.low ? 0 : a.low < b.low ? -1 : 1;
}

static inline bool @wide_less_(@wide_ a, @wide_ b, bool is_signed)
{
    return is_signed ? @wide_compare_(a, b) < 0 : a.high != b.high ? a.high < b.high : a.low < b.low;
}

static inline @wide_ @wide_up_(@wide_ w, unsigned by)
{
    if (by >= 64) {
        return by >= 128 ? @wide_make_(0, 0) : @wide_make_(w.low << (by - 64), 0);
    }
    return by == 0 ? w : @wide_make_(w.high << by | w.low >> (64 - by), w.low << by);
}

/* Downwards, the sign carried. */
static inline @wide_ @wide_down_(@wide_ w, unsigned by)
{
    const bool minus = @wide_negative_(w);
    const @wide_ v = minus ? @wide_not_(w) : w;
    @wide_ d;
    if (by >= 64) {
        d = @wide_make_(0, by >= 128 ? 0 : v.high >> (by - 64));
    } else {
        d = by == 0 ? v : @wide_make_(v.high >> by, v.low >> by | v.high << (64 - by));
    }
    return minus ? @wide_not_(d) : d;
}

/* Each of these says whether there is a result. */
static inline bool @wide_add_(@wide_ a, @wide_ b, @wide_ *out)
{
    *out = @wide_wrap_add_(a, b);
    return @wide_negative_(a) != @wide_negative_(b) || @wide_negative_(*out) == @wide_negative_(a);
}

static inline bool @wide_sub_(@wide_ a, @wide_ b, @wide_ *out)
{
    *out = @wide_wrap_add_(a, @wide_wrap_neg_(b));
    return @wide_negative_(a) == @wide_negative_(b) || @wide_negative_(*out) == @wide_negative_(a);
}

/* The absolute value, unsigned. */
static inline @wide_ @wide_size_(@wide_ w)
{
    return @wide_negative_(w) ? @wide_wrap_neg_(w) : w;
}

/* Gives an unsigned number a sign; whether it fits. */
static inline bool @wide_sign_(@wide_ size, bool minus, @wide_ *out)
{
    *out = minus ? @wide_wrap_neg_(size) : size;
    return (size.high == 0 && size.low == 0) || @wide_negative_(*out) == minus;
}

static inline bool @wide_mul_(@wide_ a, @wide_ b, @wide_ *out)
{
    @wide_ x = @wide_size_(a), y = @wide_size_(b), sum = @wide_make_(0, 0);
    bool fits = true, lost = false;
    while (y.high != 0 || y.low != 0) {
        if ((y.low & 1) != 0) {
            const @wide_ next = @wide_wrap_add_(sum, x);
            fits = fits && !lost && !@wide_less_(next, sum, false);
            sum = next;
        }
        lost = lost || @wide_negative_(x);
        x = @wide_up_(x, 1);
        y = @wide_make_(y.high >> 1, y.low >> 1 | y.high << 63);
    }
    return @wide_sign_(sum, @wide_negative_(a) != @wide_negative_(b), out) && fits;
}

/* Rounds towards zero. */
static inline bool @wide_divide_(@wide_ a, @wide_ b, @wide_ *quotient, @wide_ *rest)
{
    const @wide_ x = @wide_size_(a), y = @wide_size_(b);
    @wide_ q = @wide_make_(0, 0), left = @wide_make_(0, 0);
    unsigned i;
    bool fits;
    if (y.high == 0 && y.low == 0) {
        return false;
    }
    for (i = 128; i > 0; i--) {
        const bool carry = @wide_negative_(left);
        const uint64_t bit = (i > 64 ? x.high >> (i - 65) : x.low >> (i - 1)) & 1u;
        left = @wide_up_(left, 1);
        left.low |= bit;
        q = @wide_up_(q, 1);
        if (carry || !@wide_less_(left, y, false)) {
            left = @wide_wrap_add_(left, @wide_wrap_neg_(y));
            q.low |= 1u;
        }
    }
    fits = @wide_sign_(q, @wide_negative_(a) != @wide_negative_(b), quotient);
    (void)@wide_sign_(left, @wide_negative_(a), rest);
    return fits;
}

static inline bool @wide_div_(@wide_ a, @wide_ b, @wide_ *out)
{
    @wide_ rest;
    return @wide_divide_(a, b, out, &rest);
}

static inline bool @wide_rem_(@wide_ a, @wide_ b, @wide_ *out)
{
    @wide_ quotient;
    return @wide_divide_(a, b, &quotient, out);
}

static inline bool @wide_shl_(@wide_ a, @wide_ by, @wide_ *out)
{
    if (by.high != 0 || by.low > 127) {
        return false;
    }
    *out = @wide_up_(a, (unsigned)by.low);
    return @wide_compare_(@wide_down_(*out, (unsigned)by.low), a) == 0;
}

static inline bool @wide_shr_(@wide_ a, @wide_ by, @wide_ *out)
{
    if (by.high != 0 || by.low > 127) {
        return false;
    }
    *out = @wide_down_(a, (unsigned)by.low);
    return true;
}

static inline bool @wide_neg_(@wide_ w, @wide_ *out)
{
    return @wide_sub_(@wide_make_(0, 0), w, out);
}

static inline bool @wide_and_(@wide_ a, @wide_ b, @wide_ *out)
{
    *out = @wide_make_(a.high & b.high, a.low & b.low);
    return true;
}

static inline bool @wide_or_(@wide_ a, @wide_ b, @wide_ *out)
{
    *out = @wide_make_(a.high | b.high, a.low | b.low);
    return true;
}

static inline bool @wide_xor_(@wide_ a, @wide_ b, @wide_ *out)
{
    *out = @wide_make_(a.high ^ b.high, a.low ^ b.low);
    return true;
}

