/* Whether two texts are the same. */
static inline bool @same_text_(const char *a, uint64_t a_length, const char *b, uint64_t b_length)
{
    return a_length == b_length && memcmp(a, b, (size_t)a_length) == 0;
}
