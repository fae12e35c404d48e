/* The first byte with bits that a mask has, or `size`. */
static inline uint32_t @first_set_(const uint8_t *b, const uint8_t *mask, uint32_t size)
{
    uint32_t i = 0;
    while (i < size && (b[i] & mask[i]) == 0) {
        i++;
    }
    return i;
}
