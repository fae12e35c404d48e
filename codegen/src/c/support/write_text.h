/* ASCII, padded with NUL: at most `most` characters. */
static inline void @write_text_(@report_ *r, const @at_ *at, const char *name, uint32_t offset, uint8_t *b,
        uint32_t len, uint32_t most, const char *text)
{
    uint32_t i, end = 0;
    while (end <= most && text[end] != 0) {
        end++;
    }
    if (end > most) {
        @fail_(r, at, 605, name, offset, offset * 8, (offset + len) * 8, "fewer characters");
        return;
    }
    for (i = 0; i < end; i++) {
        if ((unsigned char)text[i] > 0x7F) {
            @found_(@fail_(r, at, 606, name, offset, offset * 8, (offset + len) * 8, "ASCII"), (unsigned char)text[i]);
            return;
        }
    }
    memcpy(b, text, end);
}
