/* Adds to an error, if it was kept, what was found. */
static inline void @found_(@error *e, uint64_t found)
{
    if (e != NULL) {
        e->has_found = true;
        e->found = found;
    }
}
