/* The same for a number that may be below zero. */
static inline void @found_signed_(@error *e, int64_t found)
{
    if (e != NULL) {
        e->has_found = true;
        e->negative = found < 0;
        e->found = (uint64_t)found;
    }
}
