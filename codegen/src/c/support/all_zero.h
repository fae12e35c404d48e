/* Whether all bytes are zero. */
static inline bool @all_zero_(const void *from, size_t size)
{
    const uint8_t *b = (const uint8_t *)from;
    size_t i;
    for (i = 0; i < size; i++) {
        if (b[i] != 0) {
            return false;
        }
    }
    return true;
}
