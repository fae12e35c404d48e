// Layout of `toy`. Generated from its specification: do not edit.
/// `Kind`.
pub(crate) mod kind {
    /// `type`.
    pub(crate) const TYPE: i64 = 1;
    /// `other`.
    pub(crate) const OTHER: i64 = 2;
}
/// `Wait`.
pub(crate) mod wait {
    /// At least so many.
    pub(crate) const GE: i64 = 5;
}
/// `Update`.
pub(crate) mod update {
    /// `inc`.
    pub(crate) const INC: i64 = 19;
}
/// Waits and posts.
pub(crate) mod sync {
    /// Bytes of the record.
    pub(crate) const SIZE: usize = 16usize;
    /// Bytes that tell it from others: offset, mask, value.
    pub(crate) const DISCRIMINANT: &[(usize, u8, u8)] = &[
        (0usize, 255u8, 160u8),
        (1usize, 255u8, 4u8),
    ];
    /// `opcode`.
    pub(crate) mod opcode {
        /// First byte.
        pub(crate) const OFFSET: usize = 0usize;
        /// Bits.
        pub(crate) const WIDTH: u32 = 8u32;
        /// Always this.
        pub(crate) const VALUE: u64 = 160u64;
    }
    /// `len`.
    pub(crate) mod len {
        /// First byte.
        pub(crate) const OFFSET: usize = 1usize;
        /// Bits.
        pub(crate) const WIDTH: u32 = 8u32;
        /// Always this.
        pub(crate) const VALUE: u64 = 4u64;
    }
    /// `wait`.
    pub(crate) mod wait {
        /// First byte.
        pub(crate) const OFFSET: usize = 2usize;
        /// Bits.
        pub(crate) const WIDTH: u32 = 8u32;
        /// First byte of the index into the bank.
        pub(crate) const INDEX_OFFSET: usize = 3usize;
        /// First byte of the mode's operand.
        pub(crate) const VALUE_OFFSET: usize = 4usize;
    }
    /// `update`.
    pub(crate) mod update {
        /// First byte.
        pub(crate) const OFFSET: usize = 8usize;
        /// Bits.
        pub(crate) const WIDTH: u32 = 8u32;
        /// First byte of the index into the bank.
        pub(crate) const INDEX_OFFSET: usize = 9usize;
    }
    /// `qos`.
    pub(crate) mod qos {
        /// First byte.
        pub(crate) const OFFSET: usize = 10usize;
        /// Bits.
        pub(crate) const WIDTH: u32 = 4u32;
    }
    /// `kind`.
    pub(crate) mod kind {
        /// First byte.
        pub(crate) const OFFSET: usize = 12usize;
        /// Bits.
        pub(crate) const WIDTH: u32 = 8u32;
    }
}
