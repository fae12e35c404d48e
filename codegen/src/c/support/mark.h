/* Sets bits first..end of a set, or clears them. */
static inline void @mark_(uint8_t *set, uint32_t first, uint32_t end, bool on)
{
    uint32_t bit;
    for (bit = first; bit < end; bit++) {
        const uint8_t one = (uint8_t)(1u << (bit % 8));
        set[bit / 8] = (uint8_t)(on ? (set[bit / 8] | one) : (set[bit / 8] & (uint8_t)~one));
    }
}
