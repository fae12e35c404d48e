/* Halves so many times, downwards. */
static inline int64_t @shift_right_(int64_t v, uint64_t by)
{
    if (by > 63) {
        return v < 0 ? -1 : 0;
    }
    return v < 0 ? ~(int64_t)((uint64_t)~v >> by) : (int64_t)((uint64_t)v >> by);
}
