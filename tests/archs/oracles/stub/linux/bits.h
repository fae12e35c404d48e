/* What Linux's own nvme.h needs of the kernel. */
#define GENMASK(h, l) (((~0UL) << (l)) & (~0UL >> (63 - (h))))
#define BIT(n) (1UL << (n))
