// Layout of `toy`. Generated from its specification: do not edit.
/// `Kind`.
pub mod kind {
    /// `type`.
    pub const TYPE: i64 = 1;
    /// `other`.
    pub const OTHER: i64 = 2;
}
/// `Wait`.
pub mod wait {
    /// At least so many.
    pub const GE: i64 = 5;
}
/// `Update`.
pub mod update {
    /// `inc`.
    pub const INC: i64 = 19;
}
/// Waits and posts.
pub mod sync {
    /// Bytes of the record.
    pub const SIZE: usize = 16usize;
    /// Bytes that tell it from others: offset, mask, value.
    pub const DISCRIMINANT: &[(usize, u8, u8)] = &[
        (0usize, 255u8, 160u8),
        (1usize, 255u8, 4u8),
    ];
    /// `opcode`.
    pub mod opcode {
        /// First byte.
        pub const OFFSET: usize = 0usize;
        /// Bits.
        pub const WIDTH: u32 = 8u32;
        /// Always this.
        pub const VALUE: u64 = 160u64;
    }
    /// `len`.
    pub mod len {
        /// First byte.
        pub const OFFSET: usize = 1usize;
        /// Bits.
        pub const WIDTH: u32 = 8u32;
        /// Always this.
        pub const VALUE: u64 = 4u64;
    }
    /// `wait`.
    pub mod wait {
        /// First byte.
        pub const OFFSET: usize = 2usize;
        /// Bits.
        pub const WIDTH: u32 = 8u32;
        /// First byte of the index into the bank.
        pub const INDEX_OFFSET: usize = 3usize;
        /// First byte of the mode's operand.
        pub const VALUE_OFFSET: usize = 4usize;
    }
    /// `update`.
    pub mod update {
        /// First byte.
        pub const OFFSET: usize = 8usize;
        /// Bits.
        pub const WIDTH: u32 = 8u32;
        /// First byte of the index into the bank.
        pub const INDEX_OFFSET: usize = 9usize;
    }
    /// `qos`.
    pub mod qos {
        /// First byte.
        pub const OFFSET: usize = 10usize;
        /// Bits.
        pub const WIDTH: u32 = 4u32;
    }
    /// `kind`.
    pub mod kind {
        /// First byte.
        pub const OFFSET: usize = 12usize;
        /// Bits.
        pub const WIDTH: u32 = 8u32;
    }
}
