/* Bytes that must be zero, or the bits of them that `mask` has: says each run of bytes that are not. */
$COLD_ static inline void @must_be_zero_(@report_ *r, const @at_ *at, uint32_t offset, const uint8_t *b,
        const uint8_t *mask, uint32_t size, const char *expected)
{
    uint32_t i = 0;
    while (i < size) {
        const uint32_t start = i;
        while (i < size && (b[i] & (mask == NULL ? 0xFFu : mask[i])) != 0) {
            i++;
        }
        if (i > start) {
            const uint64_t found = b[start] & (mask == NULL ? 0xFFu : mask[start]);
            @found_(@fail_(r, at, 616, NULL, offset + start, (offset + start) * 8, (offset + i) * 8, expected), found);
        } else {
            i++;
        }
    }
}
