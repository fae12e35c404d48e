/* Characters of a text in so many bytes. */
static inline uint64_t @length_(const char *text, size_t size)
{
    size_t n = 0;
    while (n < size && text[n] != 0) {
        n++;
    }
    return n;
}
