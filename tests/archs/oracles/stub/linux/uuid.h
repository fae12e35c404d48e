/* What Linux's own nvme.h needs of the kernel. */
typedef struct { unsigned char b[16]; } uuid_t;
