/* Remembers the first operand that its mode does not need, and that is not what is written without a profile. */
static inline void @keep_unwritten_(@report_ *r, const @at_ *at, const char *name, uint32_t offset, uint32_t first_bit,
        uint32_t end_bit, uint64_t found)
{
    @error *e = &r->unwritten;
    if (r->loose) {
        return;
    }
    r->loose = true;
    (void)@refuse_(e, 617, r->record, "", "what some profile that takes this record writes");
    @way_(e->field, sizeof e->field, at, name);
    e->placed = true;
    e->offset = at->base + offset;
    e->first_bit = at->base * 8 + first_bit;
    e->end_bit = at->base * 8 + end_bit;
    e->has_found = true;
    e->found = found;
}
