/* Where messages about a mode field point, and the most that its operands may be. */
typedef struct @spot_ {
    uint32_t offset; /* from the start of the record, as are the bits */
    uint32_t first_bit;
    uint32_t end_bit;
} @spot_;
typedef struct @mode_spots_ {
    const char *name;
    @spot_ mode;
    @spot_ index;
    @spot_ value;
    uint64_t index_most;
    uint64_t value_most;
    bool has_value; /* there is a place for an operand */
} @mode_spots_;
