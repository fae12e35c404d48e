/* ASCII, padded with NUL. */
static inline void @read_text_(@report_ *r, const @at_ *at, const char *name, uint32_t offset, const uint8_t *b,
        uint32_t len, bool terminated, char *out)
{
    uint32_t end = 0, i;
    const char *wrong = NULL;
    while (end < len && b[end] != 0) {
        end++;
    }
    for (i = 0; i < end && b[i] <= 0x7F; i++) {
    }
    if (i < end) {
        wrong = "ASCII";
    } else {
        while (i < len && b[i] == 0) {
            i++;
        }
        if (i < len) {
            wrong = "NUL after its end";
        } else if (terminated && end == len) {
            i = len - 1;
            wrong = "a NUL at its end";
        }
    }
    if (wrong != NULL) {
        @found_(@fail_(r, at, 606, name, offset, offset * 8, (offset + len) * 8, wrong), b[i]);
    } else {
        memcpy(out, b, end);
    }
}
