//! Addresses that do not mix.

/// What every address of a space has: `address!(Soc, "soc", 64)` for a `pub struct Soc(pub u64)`.
///
/// An address plus a number is an address; the difference of two of one space is a number. Two spaces never meet.
#[macro_export]
macro_rules! address {
    ($name:ident, $space:literal, $bits:literal) => {
        impl $name {
            /// Its space's name in the specification.
            pub const SPACE: &'static str = $space;
            /// Width of an address in bits.
            pub const BITS: u32 = $bits;

            /// The address `bytes` further on; `None` if there is none.
            #[must_use]
            pub const fn checked_add(self, bytes: u64) -> ::core::option::Option<Self> {
                match self.0.checked_add(bytes) {
                    ::core::option::Option::Some(a) if a <= u64::MAX >> (64 - Self::BITS) => {
                        ::core::option::Option::Some(Self(a))
                    }
                    _ => ::core::option::Option::None,
                }
            }

            /// The address `bytes` before; `None` if there is none.
            #[must_use]
            pub const fn checked_sub(self, bytes: u64) -> ::core::option::Option<Self> {
                match self.0.checked_sub(bytes) {
                    ::core::option::Option::Some(a) => ::core::option::Option::Some(Self(a)),
                    ::core::option::Option::None => ::core::option::Option::None,
                }
            }

            /// The distance from a lower address; `None` if that is the higher one.
            #[must_use]
            pub const fn checked_distance(self, from: Self) -> ::core::option::Option<u64> {
                self.0.checked_sub(from.0)
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::write!(f, "{:#X}", self.0)
            }
        }

        impl ::core::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::write!(f, "{}({:#X})", ::core::stringify!($name), self.0)
            }
        }

        impl ::core::fmt::LowerHex for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::LowerHex::fmt(&self.0, f)
            }
        }

        impl ::core::fmt::UpperHex for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::UpperHex::fmt(&self.0, f)
            }
        }

        impl ::core::convert::From<$name> for u64 {
            fn from(a: $name) -> u64 {
                a.0
            }
        }
    };
}
