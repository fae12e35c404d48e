/* Whether any bit of a mask is set. */
static inline bool @any_set_(const uint8_t *b, const uint8_t *mask, uint32_t size)
{
    uint64_t all = 0;
    uint32_t i = 0;
    for (; i + 8 <= size; i += 8) {
        uint64_t x, m;
        memcpy(&x, b + i, 8);
        memcpy(&m, mask + i, 8);
        all |= x & m;
    }
    for (; i < size; i++) {
        all |= (uint64_t)(b[i] & mask[i]);
    }
    return all != 0;
}
