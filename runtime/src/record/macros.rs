//! What generated records have in common, so that generated code need not spell it out.
//!
//! Not for use by hand. Everything is named from the root, as records may be called like anything.

/// `record!(Name, 64)` for `pub struct Name([u8; 64]);` with
/// `const INFO: &'static RecordInfo`, `fn valid(&[u8; 64]) -> bool` (never true of bytes that are not legal) and
/// `fn normal([u8; 64]) -> [u8; 64]` (clears what may hold anything).
#[macro_export]
#[doc(hidden)]
macro_rules! record {
    ($name:ident, $size:expr) => {
        impl $name {
            /// Reads a record.
            ///
            /// # Errors
            /// The first thing that is wrong with the bytes.
            #[inline]
            pub fn decode(bytes: &[u8]) -> ::core::result::Result<Self, $crate::record::RecordError> {
                let ::core::option::Option::Some(all) = $crate::record::whole::<{ $size }>(bytes) else {
                    return ::core::result::Result::Err($crate::record::wrong_length(Self::INFO, bytes));
                };
                // A record is made in one place only: so it need not be copied on its way to where it is kept.
                if !Self::valid(all)
                    && let ::core::result::Result::Err(e) = $crate::record::check_slowly(Self::INFO, all)
                {
                    return ::core::result::Result::Err(e);
                }
                ::core::result::Result::Ok(Self(Self::normal(*all)))
            }

            /// A record of bytes that have been found to be legal.
            #[doc(hidden)]
            #[inline]
            pub(crate) fn __from_legal(bytes: [u8; $size]) -> Self {
                Self(Self::normal(bytes))
            }

            /// Its bytes.
            #[inline]
            #[must_use]
            pub const fn encode(&self) -> [u8; $size] {
                self.0
            }

            /// Its bytes.
            #[inline]
            #[must_use]
            pub const fn as_bytes(&self) -> &[u8; $size] {
                &self.0
            }
        }

        impl $crate::record::Record for $name {
            const INFO: &'static $crate::record::RecordInfo = <$name>::INFO;
            const SIZE: usize = $size;
            type Bytes = [u8; $size];

            #[inline]
            fn decode(bytes: &[u8]) -> ::core::result::Result<Self, $crate::record::RecordError> {
                <$name>::decode(bytes)
            }

            #[inline]
            fn encode(&self) -> [u8; $size] {
                self.0
            }
        }

        impl ::core::fmt::Display for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::record::print(<$name>::INFO, &self.0, f)
            }
        }

        impl ::core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::record::print(<$name>::INFO, &self.0, f)
            }
        }

        impl ::core::convert::TryFrom<&[u8]> for $name {
            type Error = $crate::record::RecordError;

            #[inline]
            fn try_from(bytes: &[u8]) -> ::core::result::Result<Self, $crate::record::RecordError> {
                <$name>::decode(bytes)
            }
        }

        impl ::core::convert::From<$name> for [u8; $size] {
            #[inline]
            fn from(record: $name) -> Self {
                record.0
            }
        }

        $crate::__record_parse!($name, $size);
        $crate::__serde!($name);
    };
}

/// `family!(Name, 64, [A(A), B(B)])` for `pub enum Name { A(A), B(B), Unknown(Unknown<64>) }` with
/// `const FAMILY: &'static FamilyInfo`, `fn read(&[u8; 64]) -> Result<Self, RecordError>`,
/// `fn legal(&[u8; 64]) -> bool` (never of a record that is not), `fn certain(&[u8], usize) -> usize` and `fn stamp(&[u8; 64]) -> Self` (of what is certain) as of the trait.
#[macro_export]
#[doc(hidden)]
macro_rules! family {
    ($name:ident, $size:expr, [$($variant:ident($member:ident)),* $(,)?]) => {
        impl $name {
            /// Reads a record.
            ///
            /// # Errors
            /// The first thing that is wrong with the bytes.
            #[inline]
            pub fn decode(bytes: &[u8]) -> ::core::result::Result<Self, $crate::record::RecordError> {
                match $crate::record::whole::<{ $size }>(bytes) {
                    ::core::option::Option::Some(all) => Self::read(all),
                    ::core::option::Option::None => Self::decode_slowly(bytes),
                }
            }

            #[cold]
            #[inline(never)]
            fn decode_slowly(bytes: &[u8]) -> ::core::result::Result<Self, $crate::record::RecordError> {
                let info = match $crate::record::pick(Self::FAMILY, bytes) {
                    ::core::result::Result::Ok(info) => info,
                    ::core::result::Result::Err(e) => return ::core::result::Result::Err(e),
                };
                let all = match $crate::record::checked::<{ $size }>(info, bytes) {
                    ::core::result::Result::Ok(all) => all,
                    ::core::result::Result::Err(e) => return ::core::result::Result::Err(e),
                };
                $(if $crate::record::same(info, <$member>::INFO) {
                    return ::core::result::Result::Ok(Self::$variant(<$member>::__from_legal(all)));
                })*
                ::core::result::Result::Err($crate::record::no_variant(Self::FAMILY, bytes))
            }

            /// Reads a record; bytes that are none are kept as they are.
            #[inline]
            #[must_use]
            pub fn decode_lenient(bytes: &[u8; $size]) -> Self {
                match Self::decode(bytes) {
                    ::core::result::Result::Ok(record) => record,
                    ::core::result::Result::Err(_) => Self::Unknown($crate::record::Unknown::new(*bytes)),
                }
            }

            /// Whether it can be decoded without the straight way. It does not give the record, which would be copied.
            #[cold]
            #[inline(never)]
            #[allow(dead_code, reason = "not every family needs it")]
            fn check_slowly(bytes: &[u8]) -> ::core::result::Result<(), $crate::record::RecordError> {
                match Self::decode_slowly(bytes) {
                    ::core::result::Result::Ok(_) => ::core::result::Result::Ok(()),
                    ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
                }
            }

            /// The same without the straight way.
            #[cold]
            #[inline(never)]
            #[allow(dead_code, reason = "not every family needs it")]
            fn slowly_lenient(bytes: &[u8; $size]) -> Self {
                match Self::decode_slowly(bytes) {
                    ::core::result::Result::Ok(record) => record,
                    ::core::result::Result::Err(_) => Self::Unknown($crate::record::Unknown::new(*bytes)),
                }
            }

            /// Checks a record without keeping it.
            ///
            /// # Errors
            /// The first thing that is wrong with the bytes.
            #[inline]
            pub fn validate(bytes: &[u8]) -> ::core::result::Result<(), $crate::record::RecordError> {
                if let ::core::option::Option::Some(all) = $crate::record::whole::<{ $size }>(bytes)
                    && Self::legal(all)
                {
                    return ::core::result::Result::Ok(());
                }
                $crate::record::check_member(Self::FAMILY, bytes)
            }

            /// Its bytes.
            #[inline]
            #[must_use]
            pub const fn encode(&self) -> [u8; $size] {
                *self.as_bytes()
            }

            /// Its bytes.
            #[inline]
            #[must_use]
            pub const fn as_bytes(&self) -> &[u8; $size] {
                match self {
                    $(Self::$variant(record) => record.as_bytes(),)*
                    Self::Unknown(bytes) => bytes.as_bytes(),
                }
            }

            /// Which record it is; `None` for bytes that are none.
            #[must_use]
            #[inline]
            pub const fn info(&self) -> ::core::option::Option<&'static $crate::record::RecordInfo> {
                match self {
                    $(Self::$variant(_) => ::core::option::Option::Some(<$member>::INFO),)*
                    Self::Unknown(_) => ::core::option::Option::None,
                }
            }

            /// Why the bytes are no record; `None` if they are one.
            #[must_use]
            #[inline]
            pub fn error(&self) -> ::core::option::Option<$crate::record::RecordError> {
                match self {
                    $(Self::$variant(_) => ::core::option::Option::None,)*
                    Self::Unknown(bytes) => bytes.error(Self::FAMILY),
                }
            }

            /// Reads records one after the other.
            #[inline]
            #[must_use]
            pub fn decode_stream(bytes: &[u8]) -> $crate::record::Stream<'_, Self> {
                $crate::record::Stream::new(bytes)
            }

            /// Checks records one after the other, and counts them.
            ///
            /// # Errors
            /// The first record that is wrong, or a tail that is no whole record.
            #[inline]
            pub fn validate_stream(bytes: &[u8]) -> ::core::result::Result<usize, $crate::record::StreamError> {
                $crate::record::validate_stream::<Self>(bytes)
            }
        }

        impl $crate::record::Family for $name {
            const INFO: &'static $crate::record::FamilyInfo = <$name>::FAMILY;
            const SIZE: usize = $size;
            type Bytes = [u8; $size];

            #[inline]
            fn decode(bytes: &[u8]) -> ::core::result::Result<Self, $crate::record::RecordError> {
                <$name>::decode(bytes)
            }

            #[inline]
            fn validate(bytes: &[u8]) -> ::core::result::Result<(), $crate::record::RecordError> {
                <$name>::validate(bytes)
            }

            #[inline]
            fn certain(bytes: &[u8], most: usize) -> usize {
                <$name>::certain(bytes, most)
            }

            #[inline]
            fn stamp(record: $crate::record::Certain<'_>) -> Self {
                <$name>::stamp($crate::record::whole::<{ $size }>(record.bytes()).unwrap_or(&[0; $size]))
            }

            #[inline]
            fn encode(&self) -> [u8; $size] {
                <$name>::encode(self)
            }

            #[inline]
            fn info(&self) -> ::core::option::Option<&'static $crate::record::RecordInfo> {
                <$name>::info(self)
            }
        }

        impl ::core::fmt::Display for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::record::print_member(Self::FAMILY, self.info(), self.as_bytes(), f)
            }
        }

        impl ::core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::record::print_member(Self::FAMILY, self.info(), self.as_bytes(), f)
            }
        }

        impl ::core::convert::TryFrom<&[u8]> for $name {
            type Error = $crate::record::RecordError;

            #[inline]
            fn try_from(bytes: &[u8]) -> ::core::result::Result<Self, $crate::record::RecordError> {
                <$name>::decode(bytes)
            }
        }

        impl ::core::convert::From<$name> for [u8; $size] {
            #[inline]
            fn from(record: $name) -> Self {
                record.encode()
            }
        }

        $(impl ::core::convert::From<$member> for $name {
            #[inline]
            fn from(record: $member) -> Self {
                Self::$variant(record)
            }
        })*

        $crate::__family_parse!($name, $size);
        $crate::__serde!($name);
    };
}

/// Literals as records.
#[cfg(feature = "parse")]
#[macro_export]
#[doc(hidden)]
macro_rules! __record_parse {
    ($name:ident, $size:expr) => {
        impl $name {
            /// Reads a literal as a profile, by its index, writes it.
            ///
            /// # Errors
            /// The first thing that is wrong with the text, or with the record.
            #[inline]
            pub fn parse_as(
                text: &str,
                profile: ::core::option::Option<usize>,
            ) -> ::core::result::Result<Self, $crate::record::ParseError> {
                let mut bytes = [0; $size];
                match $crate::record::parse(<$name>::INFO, text, profile, &mut bytes) {
                    ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Self(bytes)),
                    ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
                }
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::record::ParseError;

            #[inline]
            fn from_str(text: &str) -> ::core::result::Result<Self, $crate::record::ParseError> {
                Self::parse_as(text, ::core::option::Option::None)
            }
        }
    };
}

/// Literals as records of a family.
#[cfg(feature = "parse")]
#[macro_export]
#[doc(hidden)]
macro_rules! __family_parse {
    ($name:ident, $size:expr) => {
        impl $name {
            /// Reads a literal as a profile, by its index, writes it.
            ///
            /// # Errors
            /// The first thing that is wrong with the text, or with the record.
            #[inline]
            pub fn parse_as(
                text: &str,
                profile: ::core::option::Option<usize>,
            ) -> ::core::result::Result<Self, $crate::record::ParseError> {
                let mut bytes = [0; $size];
                match $crate::record::parse_member(Self::FAMILY, text, profile, &mut bytes) {
                    ::core::result::Result::Ok(_) => Self::decode(&bytes).map_err(::core::convert::From::from),
                    ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
                }
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::record::ParseError;

            #[inline]
            fn from_str(text: &str) -> ::core::result::Result<Self, $crate::record::ParseError> {
                Self::parse_as(text, ::core::option::Option::None)
            }
        }
    };
}

/// Nothing: literals are not read.
#[cfg(not(feature = "parse"))]
#[macro_export]
#[doc(hidden)]
macro_rules! __record_parse {
    ($name:ident, $size:expr) => {};
}

/// Nothing: literals are not read.
#[cfg(not(feature = "parse"))]
#[macro_export]
#[doc(hidden)]
macro_rules! __family_parse {
    ($name:ident, $size:expr) => {};
}

/// A literal in formats for people, bytes in others.
#[cfg(feature = "serde")]
#[macro_export]
#[doc(hidden)]
macro_rules! __serde {
    ($name:ident) => {
        impl $crate::record::serde::Serialize for $name {
            #[inline]
            fn serialize<S: $crate::record::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::record::serialize(self, self.as_bytes(), serializer)
            }
        }

        impl<'de> $crate::record::serde::Deserialize<'de> for $name {
            #[inline]
            fn deserialize<D: $crate::record::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::record::deserialize(::core::stringify!($name), Self::decode, deserializer)
            }
        }
    };
}

/// Nothing: without serde.
#[cfg(not(feature = "serde"))]
#[macro_export]
#[doc(hidden)]
macro_rules! __serde {
    ($name:ident) => {};
}

/// A function of a record's bytes, as what a description holds; with `?` it may have no value.
#[macro_export]
#[doc(hidden)]
macro_rules! holds {
    ($function:path) => {
        |b| match b.first_chunk() {
            ::core::option::Option::Some(b) => ::core::result::Result::Ok($function(b)),
            ::core::option::Option::None => ::core::result::Result::Err($crate::record::NoValue::Range),
        }
    };
    ($function:path, ?) => {
        |b| match b.first_chunk() {
            ::core::option::Option::Some(b) => $function(b),
            ::core::option::Option::None => ::core::result::Result::Err($crate::record::NoValue::Range),
        }
    };
}

/// `Display` by `name()`.
#[macro_export]
#[doc(hidden)]
macro_rules! name_display {
    ($name:ident) => {
        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

/// `Display` by `index()`.
#[macro_export]
#[doc(hidden)]
macro_rules! id_display {
    ($name:ident) => {
        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.index(), f)
            }
        }
    };
}
