/* Members of a set. */
static inline uint64_t @ones_(const uint8_t *set, size_t size)
{
    uint64_t n = 0;
    size_t i;
    for (i = 0; i < size; i++) {
        unsigned left = set[i];
        for (; left != 0; left &= left - 1) {
            n++;
        }
    }
    return n;
}
