/* Carries the sign of a two's complement number of that many bits to the left. */
static inline int64_t @signed_(uint64_t v, unsigned width)
{
    const uint64_t sign = UINT64_C(1) << (width - 1);
    return (v & sign) == 0 ? (int64_t)v : -(int64_t)(~v & (sign - 1)) - 1;
}
