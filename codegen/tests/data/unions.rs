/// `Kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[non_exhaustive]
pub enum Kind {
    /// `none`.
    None = 0,
    /// `a`.
    A = 1,
    /// `b`.
    B = 2,
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Kind {
    /// Every value, in declared order.
    pub const ALL: &'static [Self] = &[Self::None, Self::A, Self::B];
    /// 1 for the numbers that are values.
    #[allow(dead_code, reason = "not every enum is a field")]
    const LEGAL: &'static [u8; 256] = b"\x01\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> u8 {
        self as u8
    }
    /// The value of that number.
    #[inline]
    #[must_use]
    pub const fn from_wire(n: u8) -> ::core::option::Option<Self> {
        match n {
            0 => ::core::option::Option::Some(Self::None),
            1 => ::core::option::Option::Some(Self::A),
            2 => ::core::option::Option::Some(Self::B),
            _ => ::core::option::Option::None,
        }
    }
    /// The value of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "not every enum is a field")]
    const fn known(n: u8) -> Self {
        match Self::from_wire(n) {
            ::core::option::Option::Some(v) => v,
            ::core::option::Option::None => Self::None,
        }
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::A => "a",
            Self::B => "b",
        }
    }
}
::chappe_runtime::name_display!(Kind);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Kind {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::EnumInfo = {
        use ::chappe_runtime::record as r;
        &r::EnumInfo {
            name: "Kind",
            bits: 8,
            signed: false,
            open: false,
            rows: &[
                r::EnumRow {
                    name: "none",
                    value: 0,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "a",
                    value: 1,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "b",
                    value: 2,
                    ..r::ENUM_ROW
                },
            ],
        }
    };
}
impl ::core::convert::From<Kind> for u8 {
    fn from(v: Kind) -> u8 {
        v.wire()
    }
}
/// Half of it may hold anything.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `a` | `u8` |
/// | 0x01 | 0..=7 |  | `ignored` |
/// | 0x02 | 0..=3 | `b` | `u4` |
/// | 0x02 | 4..=7 |  | `ignored` |
/// | 0x03 | 0..=7 | `c` | `Kind` |
/// | 0x04 | 0..=15 |  | `ignored` |
/// | 0x06 | 0..=15 | `d` | `u16` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Loose([u8; 8usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Loose {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Loose",
            size: 8,
            docs: "Half of it may hold anything.",
            rows: &[
                r::Row {
                    name: "a",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                    },
                    ty: "u8",
                    ..r::ROW
                },
                r::Row {
                    offset: 1,
                    kind: r::Kind::Fill {
                        bits: &[(8u32, 16u32)],
                        ignored: true,
                    },
                    ty: "ignored",
                    ..r::ROW
                },
                r::Row {
                    name: "b",
                    offset: 2,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(16, 4),
                    },
                    ty: "u4",
                    ..r::ROW
                },
                r::Row {
                    offset: 2,
                    kind: r::Kind::Fill {
                        bits: &[(20u32, 24u32)],
                        ignored: true,
                    },
                    ty: "ignored",
                    ..r::ROW
                },
                r::Row {
                    name: "c",
                    offset: 3,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(Kind::INFO),
                        place: r::Place::bits(24, 8),
                    },
                    ty: "Kind",
                    ..r::ROW
                },
                r::Row {
                    offset: 4,
                    kind: r::Kind::Fill {
                        bits: &[(32u32, 48u32)],
                        ignored: true,
                    },
                    ty: "ignored",
                    ..r::ROW
                },
                r::Row {
                    name: "d",
                    offset: 6,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(48, 16),
                    },
                    ty: "u16",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> LooseBuilder {
        ::core::default::Default::default()
    }
    /// `a`.
    #[inline]
    #[must_use]
    pub fn a(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// `b`.
    #[inline]
    #[must_use]
    pub fn b(&self) -> u8 {
        let b = &self.0;
        ((b[2] & 15))
    }
    /// `c`.
    #[inline]
    #[must_use]
    pub fn c(&self) -> Kind {
        let b = &self.0;
        Kind::known(b[3])
    }
    /// `d`.
    #[inline]
    #[must_use]
    pub fn d(&self) -> u16 {
        let b = &self.0;
        u16::from_le_bytes([b[6], b[7]])
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 8usize]) -> bool {
        (((!(Kind::LEGAL[b[3] as u8 as usize] != 0) as u64))) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 8usize]) -> [u8; 8usize] {
        ::chappe_runtime::record::kept(&b, b"\xFF\0\x0F\xFF\0\0\xFF\xFF")
    }
}
::chappe_runtime::record!(Loose, 8usize);
/// Builds a [`Loose`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct LooseBuilder {
    a: ::core::option::Option<u8>,
    b: ::core::option::Option<u8>,
    c: ::core::option::Option<Kind>,
    d: ::core::option::Option<u16>,
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl LooseBuilder {
    /// `a`.
    #[inline]
    pub fn a(mut self, value: u8) -> Self {
        self.a = ::core::option::Option::Some(value);
        self
    }
    /// `b`.
    #[inline]
    pub fn b(mut self, value: u8) -> Self {
        self.b = ::core::option::Option::Some(value);
        self
    }
    /// `c`.
    #[inline]
    pub fn c(mut self, value: Kind) -> Self {
        self.c = ::core::option::Option::Some(value);
        self
    }
    /// `d`.
    #[inline]
    pub fn d(mut self, value: u16) -> Self {
        self.d = ::core::option::Option::Some(value);
        self
    }
    /// The record.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
    ) -> ::core::result::Result<Loose, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Loose(b));
        }
        self.write(profile)
    }
    /// The bytes, if all is as usual.
    #[inline]
    #[allow(
        unreachable_code,
        unused_mut,
        unused_assignments,
        reason = "where it gives up early"
    )]
    fn written(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::option::Option<[u8; 8usize]> {
        let mut b: [u8; 8usize] = *b"\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.a {
            b[0] = v;
        }
        if let ::core::option::Option::Some(v) = self.b {
            {
                let x = v;
                if {
                    let x = x & 0xF;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[2] |= (v & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.c {
            b[3] = v.wire();
        }
        if let ::core::option::Option::Some(v) = self.d {
            [b[6], b[7]] = v.to_le_bytes();
        }
        if !Loose::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            _ => return ::core::option::Option::None,
        }
        ::core::option::Option::Some(b)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Loose, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 8usize];
        match ::chappe_runtime::record::write(
            Loose::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Loose(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::of(self.a),
            2 => ::chappe_runtime::record::Datum::of(self.b),
            4 => ::chappe_runtime::record::Datum::of(self.c.map(Kind::wire)),
            6 => ::chappe_runtime::record::Datum::of(self.d),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Hardly anything is legal.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 |  | `u8` = 165 |
/// | 0x01 | 0..=7 | `kind` | `Kind` |
/// | 0x02 | 0..=7 | `flag` | `bool` |
/// | 0x03 | 0..=7 | `n` | `u8` if `kind == a` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Tight([u8; 8usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Tight {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Tight",
            size: 8,
            docs: "Hardly anything is legal.",
            rows: &[
                r::Row {
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 165,
                    },
                    ty: "u8",
                    ..r::ROW
                },
                r::Row {
                    name: "kind",
                    offset: 1,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(Kind::INFO),
                        place: r::Place::bits(8, 8),
                    },
                    ty: "Kind",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_1_rule_0),
                                text: "kind != b",
                                uses: &[1],
                            },
                            message: "not b",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "flag",
                    offset: 2,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Bool,
                        place: r::Place::bits(16, 8),
                    },
                    ty: "bool",
                    ..r::ROW
                },
                r::Row {
                    name: "n",
                    offset: 3,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(24, 8),
                    },
                    ty: "u8",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_3_is_present),
                        text: "kind == a",
                        uses: &[1],
                    }),
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3],
            zero: b"\0\0\0\0\xFF\xFF\xFF\xFF",
            mask: b"\xFF\0\0\0\0\0\0\0",
            value: b"\xA5\0\0\0\0\0\0\0",
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> TightBuilder {
        ::core::default::Default::default()
    }
    /// `kind`.
    ///
    /// Requires `kind != b`: not b.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> Kind {
        let b = &self.0;
        Kind::known(b[1])
    }
    /// `flag`.
    #[inline]
    #[must_use]
    pub fn flag(&self) -> bool {
        let b = &self.0;
        (b[2] != 0)
    }
    /// `n`.
    ///
    /// Present only if `kind == a`.
    #[inline]
    #[must_use]
    pub fn n(&self) -> ::core::option::Option<u8> {
        let b = &self.0;
        if Self::row_3_is_present(b) {
            ::core::option::Option::Some(b[3])
        } else {
            ::core::option::Option::None
        }
    }
    /// `kind != b`
    #[inline]
    fn row_1_rule_0(b: &[u8; 8usize]) -> bool {
        (b[1] as i64) != 2
    }
    /// `kind == a`
    #[inline]
    fn row_3_is_present(b: &[u8; 8usize]) -> bool {
        (b[1] as i64) == 1
    }
    const BYTES_0: &'static [u8; 256] = b"\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    const BYTES_1: &'static [u8; 256] = b"\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01";
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 8usize]) -> bool {
        (((::chappe_runtime::record::word(b, 0) ^ 0xA5) & 0xFFFFFFFF000000FF)
            | ((!(b[2] <= 1) as u64))
            | {
                let here = (Self::BYTES_0[b[1] as usize] as u64).wrapping_neg();
                ((::chappe_runtime::record::word(b, 0) & 0xFF000000)) & !here
            } | (Self::BYTES_1[b[1] as usize] as u64)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 8usize]) -> [u8; 8usize] {
        b
    }
}
::chappe_runtime::record!(Tight, 8usize);
/// Builds a [`Tight`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct TightBuilder {
    kind: ::core::option::Option<Kind>,
    flag: ::core::option::Option<bool>,
    n: ::core::option::Option<u8>,
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl TightBuilder {
    /// `kind`.
    ///
    /// Requires `kind != b`: not b.
    #[inline]
    pub fn kind(mut self, value: Kind) -> Self {
        self.kind = ::core::option::Option::Some(value);
        self
    }
    /// `flag`.
    #[inline]
    pub fn flag(mut self, value: bool) -> Self {
        self.flag = ::core::option::Option::Some(value);
        self
    }
    /// `n`.
    ///
    /// Present only if `kind == a`.
    #[inline]
    pub fn n(mut self, value: u8) -> Self {
        self.n = ::core::option::Option::Some(value);
        self
    }
    /// The record.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
    ) -> ::core::result::Result<Tight, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Tight(b));
        }
        self.write(profile)
    }
    /// The bytes, if all is as usual.
    #[inline]
    #[allow(
        unreachable_code,
        unused_mut,
        unused_assignments,
        reason = "where it gives up early"
    )]
    fn written(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::option::Option<[u8; 8usize]> {
        let mut b: [u8; 8usize] = *b"\xA5\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.kind {
            b[1] = v.wire();
        }
        if let ::core::option::Option::Some(v) = self.flag {
            b[2] = (v as u8);
        }
        if Tight::row_3_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.n {
                b[3] = v;
            }
        } else if self.n.is_some() {
            return ::core::option::Option::None;
        }
        if !Tight::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            _ => return ::core::option::Option::None,
        }
        ::core::option::Option::Some(b)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Tight, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 8usize];
        match ::chappe_runtime::record::write(
            Tight::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Tight(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            1 => ::chappe_runtime::record::Datum::of(self.kind.map(Kind::wire)),
            2 => ::chappe_runtime::record::Datum::of(self.flag),
            3 => ::chappe_runtime::record::Datum::of(self.n),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Nested`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=63 | `in` | `union { loose: Loose, none: u8, tight: Tight }` |
/// | 0x08 | 0..=7 | `kind` | `Kind` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Nested([u8; 16usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Nested {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Nested",
            size: 16,
            rows: &[
                r::Row {
                    name: "in",
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 0u32,
                        size: 8u32,
                        arms: &[
                            r::Arm {
                                name: "loose",
                                ty: r::Type::Record(Loose::INFO),
                                big: false,
                                when: ::core::option::Option::Some(1),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "none",
                                ty: r::Type::Scalar(r::Scalar::Uint, 8u8),
                                big: false,
                                when: ::core::option::Option::Some(0),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "tight",
                                ty: r::Type::Record(Tight::INFO),
                                big: false,
                                when: ::core::option::Option::Some(2),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::Some(1),
                    }),
                    ty: "union { loose: Loose, none: u8, tight: Tight }",
                    ..r::ROW
                },
                r::Row {
                    name: "kind",
                    offset: 8,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(Kind::INFO),
                        place: r::Place::bits(64, 8),
                    },
                    ty: "Kind",
                    ..r::ROW
                },
            ],
            order: &[1, 0],
            ignored: b"\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> NestedBuilder {
        ::core::default::Default::default()
    }
    /// `in`.
    #[inline]
    #[must_use]
    pub fn r#in(&self) -> ::core::option::Option<NestedIn> {
        let b = &self.0;
        match (Kind::known(b[8]).wire() as i128) {
            1 => {
                ::core::option::Option::Some(
                    NestedIn::Loose(Loose(::chappe_runtime::record::sub(b, 0usize))),
                )
            }
            0 => {
                ::core::option::Option::Some(
                    NestedIn::None({
                        let p = ::chappe_runtime::record::sub::<1usize>(b, 0usize);
                        u8::from_le_bytes([p[0usize]])
                    }),
                )
            }
            2 => {
                ::core::option::Option::Some(
                    NestedIn::Tight(Tight(::chappe_runtime::record::sub(b, 0usize))),
                )
            }
            _ => ::core::option::Option::None,
        }
    }
    /// `kind`.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> Kind {
        let b = &self.0;
        Kind::known(b[8])
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 16usize]) -> bool {
        (((!{
            use ::chappe_runtime::record::is_zero;
            match (Kind::known(b[8]).wire() as i128) {
                1 => {
                    (Loose::valid(&::chappe_runtime::record::sub(b, 0usize)) && true
                        && is_zero(b, 8usize, 0usize))
                }
                0 => (true && true && is_zero(b, 1usize, 7usize)),
                2 => {
                    (Tight::valid(&::chappe_runtime::record::sub(b, 0usize)) && true
                        && is_zero(b, 8usize, 0usize))
                }
                _ => is_zero(b, 0usize, 8usize),
            }
        } as u64)) | ((!(Kind::LEGAL[b[8] as u8 as usize] != 0) as u64))) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(mut b: [u8; 16usize]) -> [u8; 16usize] {
        ::chappe_runtime::record::normal(Self::INFO, &mut b);
        b
    }
}
::chappe_runtime::record!(Nested, 16usize);
/// `in`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NestedIn {
    /// `loose`.
    Loose(Loose),
    /// `none`.
    None(u8),
    /// `tight`.
    Tight(Tight),
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl NestedIn {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 8usize]) {
        let mut bytes = [0; 8usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Loose(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                0
            }
            Self::None(v) => {
                {
                    let x = v;
                    ::chappe_runtime::record::put(out, 0, &[(x >> 0) as u8]);
                }
                1
            }
            Self::Tight(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                2
            }
        };
        (arm, bytes)
    }
}
/// Builds a [`Nested`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct NestedBuilder {
    r#in: ::core::option::Option<(u16, [u8; 8usize])>,
    kind: ::core::option::Option<Kind>,
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl NestedBuilder {
    /// `in`.
    #[inline]
    pub fn r#in(mut self, value: NestedIn) -> Self {
        self.r#in = ::core::option::Option::Some(value.parts());
        self
    }
    /// `kind`.
    #[inline]
    pub fn kind(mut self, value: Kind) -> Self {
        self.kind = ::core::option::Option::Some(value);
        self
    }
    /// The record.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
    ) -> ::core::result::Result<Nested, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        self.write(profile)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Nested, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 16usize];
        match ::chappe_runtime::record::write(
            Nested::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Nested(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::arm(self.r#in.as_ref()),
            1 => ::chappe_runtime::record::Datum::of(self.kind.map(Kind::wire)),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Picked`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `kind` | `Kind` |
/// | 0x08 | 0..=127 | `v` | `union { none: Loose, a: Nested, b: Loose[2] }` |
/// | 0x18 | 0..=63 | `w` | `union { one: Loose, raw: u8[8] }` |
/// | 0x20 | 0..=7 | `flag` | `bool` |
/// | 0x28 | 0..=63 |  | `union { x: Loose, y: Tight }` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Picked([u8; 48usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Picked {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Picked",
            size: 48,
            rows: &[
                r::Row {
                    name: "kind",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(Kind::INFO),
                        place: r::Place::bits(0, 8),
                    },
                    ty: "Kind",
                    ..r::ROW
                },
                r::Row {
                    name: "v",
                    offset: 8,
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 8u32,
                        size: 16u32,
                        arms: &[
                            r::Arm {
                                name: "none",
                                ty: r::Type::Record(Loose::INFO),
                                big: false,
                                when: ::core::option::Option::Some(0),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "a",
                                ty: r::Type::Record(Nested::INFO),
                                big: false,
                                when: ::core::option::Option::Some(1),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "b",
                                ty: r::Type::Array {
                                    element: &r::Type::Record(Loose::INFO),
                                    big: false,
                                    count: 2u32,
                                    stride: 8u32,
                                },
                                big: false,
                                when: ::core::option::Option::Some(2),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::Some(0),
                    }),
                    ty: "union { none: Loose, a: Nested, b: Loose[2] }",
                    ..r::ROW
                },
                r::Row {
                    name: "w",
                    offset: 24,
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 24u32,
                        size: 8u32,
                        arms: &[
                            r::Arm {
                                name: "one",
                                ty: r::Type::Record(Loose::INFO),
                                big: false,
                                when: ::core::option::Option::Some(1),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "raw",
                                ty: r::Type::Array {
                                    element: &r::Type::Scalar(r::Scalar::Uint, 8u8),
                                    big: false,
                                    count: 8u32,
                                    stride: 1u32,
                                },
                                big: false,
                                when: ::core::option::Option::Some(0),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::Some(3),
                    }),
                    ty: "union { one: Loose, raw: u8[8] }",
                    ..r::ROW
                },
                r::Row {
                    name: "flag",
                    offset: 32,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Bool,
                        place: r::Place::bits(256, 8),
                    },
                    ty: "bool",
                    ..r::ROW
                },
                r::Row {
                    offset: 40,
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 40u32,
                        size: 8u32,
                        arms: &[
                            r::Arm {
                                name: "x",
                                ty: r::Type::Record(Loose::INFO),
                                big: false,
                                when: ::core::option::Option::Some(1),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "y",
                                ty: r::Type::Record(Tight::INFO),
                                big: false,
                                when: ::core::option::Option::Some(0),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::Some(3),
                    }),
                    ty: "union { x: Loose, y: Tight }",
                    ..r::ROW
                },
            ],
            order: &[0, 3, 1, 2, 4],
            ignored: b"\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0\0\0\0\0",
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> PickedBuilder {
        ::core::default::Default::default()
    }
    /// `kind`.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> Kind {
        let b = &self.0;
        Kind::known(b[0])
    }
    /// `v`.
    #[inline]
    #[must_use]
    pub fn v(&self) -> ::core::option::Option<PickedV> {
        let b = &self.0;
        match (Kind::known(b[0]).wire() as i128) {
            0 => {
                ::core::option::Option::Some(
                    PickedV::None(Loose(::chappe_runtime::record::sub(b, 8usize))),
                )
            }
            1 => {
                ::core::option::Option::Some(
                    PickedV::A(Nested(::chappe_runtime::record::sub(b, 8usize))),
                )
            }
            2 => {
                ::core::option::Option::Some(
                    PickedV::B({
                        let at = 8usize;
                        ::core::array::from_fn(|i| Loose(
                            ::chappe_runtime::record::sub(b, (at + i * 8usize)),
                        ))
                    }),
                )
            }
            _ => ::core::option::Option::None,
        }
    }
    /// `w`.
    #[inline]
    #[must_use]
    pub fn w(&self) -> ::core::option::Option<PickedW> {
        let b = &self.0;
        match ((b[32] != 0) as u8 as i128) {
            1 => {
                ::core::option::Option::Some(
                    PickedW::One(Loose(::chappe_runtime::record::sub(b, 24usize))),
                )
            }
            0 => {
                ::core::option::Option::Some(
                    PickedW::Raw({
                        let at = 24usize;
                        ::core::array::from_fn(|i| {
                            let p = ::chappe_runtime::record::sub::<
                                1usize,
                            >(b, (at + i * 1usize));
                            u8::from_le_bytes([p[0usize]])
                        })
                    }),
                )
            }
            _ => ::core::option::Option::None,
        }
    }
    /// `flag`.
    #[inline]
    #[must_use]
    pub fn flag(&self) -> bool {
        let b = &self.0;
        (b[32] != 0)
    }
    /// ``.
    #[inline]
    #[must_use]
    pub fn view(&self) -> ::core::option::Option<PickedView> {
        let b = &self.0;
        match ((b[32] != 0) as u8 as i128) {
            1 => {
                ::core::option::Option::Some(
                    PickedView::X(Loose(::chappe_runtime::record::sub(b, 40usize))),
                )
            }
            0 => {
                ::core::option::Option::Some(
                    PickedView::Y(Tight(::chappe_runtime::record::sub(b, 40usize))),
                )
            }
            _ => ::core::option::Option::None,
        }
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 48usize]) -> bool {
        (((!(Kind::LEGAL[b[0] as u8 as usize] != 0) as u64))
            | ((!{
                use ::chappe_runtime::record::is_zero;
                match (Kind::known(b[0]).wire() as i128) {
                    0 => {
                        (Loose::valid(&::chappe_runtime::record::sub(b, 8usize)) && true
                            && is_zero(b, 16usize, 8usize))
                    }
                    1 => {
                        (Nested::valid(&::chappe_runtime::record::sub(b, 8usize)) && true
                            && is_zero(b, 24usize, 0usize))
                    }
                    2 => {
                        ({
                            let (mut ok, mut i0, at0) = (true, 0, 8usize);
                            while i0 < 2usize {
                                ok
                                    &= Loose::valid(
                                        &::chappe_runtime::record::sub(b, (at0 + i0 * 8usize)),
                                    );
                                i0 += 1;
                            }
                            ok
                        } && true && is_zero(b, 24usize, 0usize))
                    }
                    _ => is_zero(b, 8usize, 16usize),
                }
            } as u64))
            | ((!{
                use ::chappe_runtime::record::is_zero;
                match ((b[32] != 0) as u8 as i128) {
                    1 => {
                        (Loose::valid(&::chappe_runtime::record::sub(b, 24usize)) && true
                            && is_zero(b, 32usize, 0usize))
                    }
                    0 => (true && true && is_zero(b, 32usize, 0usize)),
                    _ => is_zero(b, 24usize, 8usize),
                }
            } as u64)) | ((!(b[32] <= 1) as u64))
            | ((!{
                use ::chappe_runtime::record::is_zero;
                match ((b[32] != 0) as u8 as i128) {
                    1 => {
                        (Loose::valid(&::chappe_runtime::record::sub(b, 40usize)) && true
                            && is_zero(b, 48usize, 0usize))
                    }
                    0 => {
                        (Tight::valid(&::chappe_runtime::record::sub(b, 40usize)) && true
                            && is_zero(b, 48usize, 0usize))
                    }
                    _ => is_zero(b, 40usize, 8usize),
                }
            } as u64))) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(mut b: [u8; 48usize]) -> [u8; 48usize] {
        ::chappe_runtime::record::normal(Self::INFO, &mut b);
        b
    }
}
::chappe_runtime::record!(Picked, 48usize);
/// `v`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PickedV {
    /// `none`.
    None(Loose),
    /// `a`.
    A(Nested),
    /// `b`.
    B([Loose; 2usize]),
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl PickedV {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 16usize]) {
        let mut bytes = [0; 16usize];
        let out = &mut bytes;
        let arm = match self {
            Self::None(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                0
            }
            Self::A(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                1
            }
            Self::B(v) => {
                {
                    let start = 0;
                    for (i, v) in v.into_iter().enumerate() {
                        let at = start + i * 8usize;
                        ::chappe_runtime::record::put(out, at, &v.0);
                    }
                }
                2
            }
        };
        (arm, bytes)
    }
}
/// `w`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PickedW {
    /// `one`.
    One(Loose),
    /// `raw`.
    Raw([u8; 8usize]),
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl PickedW {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 8usize]) {
        let mut bytes = [0; 8usize];
        let out = &mut bytes;
        let arm = match self {
            Self::One(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                0
            }
            Self::Raw(v) => {
                {
                    let start = 0;
                    for (i, v) in v.into_iter().enumerate() {
                        let at = start + i * 1usize;
                        {
                            let x = v;
                            ::chappe_runtime::record::put(out, at, &[(x >> 0) as u8]);
                        }
                    }
                }
                1
            }
        };
        (arm, bytes)
    }
}
/// `view`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PickedView {
    /// `x`.
    X(Loose),
    /// `y`.
    Y(Tight),
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl PickedView {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 8usize]) {
        let mut bytes = [0; 8usize];
        let out = &mut bytes;
        let arm = match self {
            Self::X(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                0
            }
            Self::Y(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                1
            }
        };
        (arm, bytes)
    }
}
/// Builds a [`Picked`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct PickedBuilder {
    kind: ::core::option::Option<Kind>,
    v: ::core::option::Option<(u16, [u8; 16usize])>,
    w: ::core::option::Option<(u16, [u8; 8usize])>,
    flag: ::core::option::Option<bool>,
    view: ::core::option::Option<(u16, [u8; 8usize])>,
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl PickedBuilder {
    /// `kind`.
    #[inline]
    pub fn kind(mut self, value: Kind) -> Self {
        self.kind = ::core::option::Option::Some(value);
        self
    }
    /// `v`.
    #[inline]
    pub fn v(mut self, value: PickedV) -> Self {
        self.v = ::core::option::Option::Some(value.parts());
        self
    }
    /// `w`.
    #[inline]
    pub fn w(mut self, value: PickedW) -> Self {
        self.w = ::core::option::Option::Some(value.parts());
        self
    }
    /// `flag`.
    #[inline]
    pub fn flag(mut self, value: bool) -> Self {
        self.flag = ::core::option::Option::Some(value);
        self
    }
    /// `view`.
    #[inline]
    pub fn view(mut self, value: PickedView) -> Self {
        self.view = ::core::option::Option::Some(value.parts());
        self
    }
    /// The record.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
    ) -> ::core::result::Result<Picked, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        self.write(profile)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Picked, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 48usize];
        match ::chappe_runtime::record::write(
            Picked::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Picked(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::of(self.kind.map(Kind::wire)),
            1 => ::chappe_runtime::record::Datum::arm(self.v.as_ref()),
            2 => ::chappe_runtime::record::Datum::arm(self.w.as_ref()),
            3 => ::chappe_runtime::record::Datum::of(self.flag),
            4 => ::chappe_runtime::record::Datum::arm(self.view.as_ref()),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// The writer chooses, and reading takes the first arm.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=63 | `v` | `union { loose: Loose, raw: u8[8], tight: Tight }` |
/// | 0x08 | 0..=63 | `w` | `union { raw: u8[8], loose: Loose, tight: Tight }` |
/// | 0x10 | 0..=31 |  | `union { small: u8, large: u32 }` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Loosely([u8; 24usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Loosely {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Loosely",
            size: 24,
            docs: "The writer chooses, and reading takes the first arm.",
            rows: &[
                r::Row {
                    name: "v",
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 0u32,
                        size: 8u32,
                        arms: &[
                            r::Arm {
                                name: "loose",
                                ty: r::Type::Record(Loose::INFO),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "raw",
                                ty: r::Type::Array {
                                    element: &r::Type::Scalar(r::Scalar::Uint, 8u8),
                                    big: false,
                                    count: 8u32,
                                    stride: 1u32,
                                },
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "tight",
                                ty: r::Type::Record(Tight::INFO),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::None,
                    }),
                    ty: "union { loose: Loose, raw: u8[8], tight: Tight }",
                    ..r::ROW
                },
                r::Row {
                    name: "w",
                    offset: 8,
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 8u32,
                        size: 8u32,
                        arms: &[
                            r::Arm {
                                name: "raw",
                                ty: r::Type::Array {
                                    element: &r::Type::Scalar(r::Scalar::Uint, 8u8),
                                    big: false,
                                    count: 8u32,
                                    stride: 1u32,
                                },
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "loose",
                                ty: r::Type::Record(Loose::INFO),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "tight",
                                ty: r::Type::Record(Tight::INFO),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::None,
                    }),
                    ty: "union { raw: u8[8], loose: Loose, tight: Tight }",
                    ..r::ROW
                },
                r::Row {
                    offset: 16,
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 16u32,
                        size: 4u32,
                        arms: &[
                            r::Arm {
                                name: "small",
                                ty: r::Type::Scalar(r::Scalar::Uint, 8u8),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "large",
                                ty: r::Type::Scalar(r::Scalar::Uint, 32u8),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::None,
                    }),
                    ty: "union { small: u8, large: u32 }",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2],
            zero: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF",
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> LooselyBuilder {
        ::core::default::Default::default()
    }
    /// `v`.
    #[inline]
    #[must_use]
    pub fn v(&self) -> LooselyV {
        let b = &self.0;
        LooselyV::Loose(Loose(::chappe_runtime::record::sub(b, 0usize)))
    }
    /// `w`.
    #[inline]
    #[must_use]
    pub fn w(&self) -> LooselyW {
        let b = &self.0;
        LooselyW::Raw({
            let at = 8usize;
            ::core::array::from_fn(|i| {
                let p = ::chappe_runtime::record::sub::<1usize>(b, (at + i * 1usize));
                u8::from_le_bytes([p[0usize]])
            })
        })
    }
    /// ``.
    #[inline]
    #[must_use]
    pub fn view(&self) -> LooselyView {
        let b = &self.0;
        LooselyView::Small({
            let p = ::chappe_runtime::record::sub::<1usize>(b, 16usize);
            u8::from_le_bytes([p[0usize]])
        })
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 24usize]) -> bool {
        ((::chappe_runtime::record::word(b, 16) & 0xFFFFFFFF00000000)
            | ((!{
                use ::chappe_runtime::record::is_zero;
                (Loose::valid(&::chappe_runtime::record::sub(b, 0usize)) && true
                    && is_zero(b, 8usize, 0usize))
            } as u64))
            | ((!{
                use ::chappe_runtime::record::is_zero;
                (true && true && is_zero(b, 16usize, 0usize))
            } as u64))
            | ((!{
                use ::chappe_runtime::record::is_zero;
                (true && true && is_zero(b, 17usize, 3usize))
            } as u64))) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(mut b: [u8; 24usize]) -> [u8; 24usize] {
        ::chappe_runtime::record::normal(Self::INFO, &mut b);
        b
    }
}
::chappe_runtime::record!(Loosely, 24usize);
/// `v`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LooselyV {
    /// `loose`.
    Loose(Loose),
    /// `raw`.
    Raw([u8; 8usize]),
    /// `tight`.
    Tight(Tight),
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl LooselyV {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 8usize]) {
        let mut bytes = [0; 8usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Loose(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                0
            }
            Self::Raw(v) => {
                {
                    let start = 0;
                    for (i, v) in v.into_iter().enumerate() {
                        let at = start + i * 1usize;
                        {
                            let x = v;
                            ::chappe_runtime::record::put(out, at, &[(x >> 0) as u8]);
                        }
                    }
                }
                1
            }
            Self::Tight(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                2
            }
        };
        (arm, bytes)
    }
}
/// `w`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LooselyW {
    /// `raw`.
    Raw([u8; 8usize]),
    /// `loose`.
    Loose(Loose),
    /// `tight`.
    Tight(Tight),
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl LooselyW {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 8usize]) {
        let mut bytes = [0; 8usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Raw(v) => {
                {
                    let start = 0;
                    for (i, v) in v.into_iter().enumerate() {
                        let at = start + i * 1usize;
                        {
                            let x = v;
                            ::chappe_runtime::record::put(out, at, &[(x >> 0) as u8]);
                        }
                    }
                }
                0
            }
            Self::Loose(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                1
            }
            Self::Tight(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                2
            }
        };
        (arm, bytes)
    }
}
/// `view`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LooselyView {
    /// `small`.
    Small(u8),
    /// `large`.
    Large(u32),
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl LooselyView {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 4usize]) {
        let mut bytes = [0; 4usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Small(v) => {
                {
                    let x = v;
                    ::chappe_runtime::record::put(out, 0, &[(x >> 0) as u8]);
                }
                0
            }
            Self::Large(v) => {
                {
                    let x = v;
                    ::chappe_runtime::record::put(
                        out,
                        0,
                        &[
                            (x >> 0) as u8,
                            (x >> 8) as u8,
                            (x >> 16) as u8,
                            (x >> 24) as u8,
                        ],
                    );
                }
                1
            }
        };
        (arm, bytes)
    }
}
/// Builds a [`Loosely`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct LooselyBuilder {
    v: ::core::option::Option<(u16, [u8; 8usize])>,
    w: ::core::option::Option<(u16, [u8; 8usize])>,
    view: ::core::option::Option<(u16, [u8; 4usize])>,
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl LooselyBuilder {
    /// `v`.
    #[inline]
    pub fn v(mut self, value: LooselyV) -> Self {
        self.v = ::core::option::Option::Some(value.parts());
        self
    }
    /// `w`.
    #[inline]
    pub fn w(mut self, value: LooselyW) -> Self {
        self.w = ::core::option::Option::Some(value.parts());
        self
    }
    /// `view`.
    #[inline]
    pub fn view(mut self, value: LooselyView) -> Self {
        self.view = ::core::option::Option::Some(value.parts());
        self
    }
    /// The record.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
    ) -> ::core::result::Result<Loosely, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        self.write(profile)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Loosely, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 24usize];
        match ::chappe_runtime::record::write(
            Loosely::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Loosely(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::arm(self.v.as_ref()),
            1 => ::chappe_runtime::record::Datum::arm(self.w.as_ref()),
            2 => ::chappe_runtime::record::Datum::arm(self.view.as_ref()),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Tightly`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=63 | `v` | `union { tight: Tight, raw: u8[8], loose: Loose }` |
/// | 0x08 | 0..=7 |  | `union { kind: Kind, number: u8 }` |
/// | 0x0A | 0..=31 | `t` | `union { text: asciiz[4], word: u32, bits: bits[8] }` |
/// | 0x10 | 0..=7 | `flag` | `bool` |
/// | 0x12 | 0..=15 | `o` | `union { here: Kind, there: u16 }` if `flag` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Tightly([u8; 24usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Tightly {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Tightly",
            size: 24,
            rows: &[
                r::Row {
                    name: "v",
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 0u32,
                        size: 8u32,
                        arms: &[
                            r::Arm {
                                name: "tight",
                                ty: r::Type::Record(Tight::INFO),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "raw",
                                ty: r::Type::Array {
                                    element: &r::Type::Scalar(r::Scalar::Uint, 8u8),
                                    big: false,
                                    count: 8u32,
                                    stride: 1u32,
                                },
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "loose",
                                ty: r::Type::Record(Loose::INFO),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::None,
                    }),
                    ty: "union { tight: Tight, raw: u8[8], loose: Loose }",
                    ..r::ROW
                },
                r::Row {
                    offset: 8,
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 8u32,
                        size: 1u32,
                        arms: &[
                            r::Arm {
                                name: "kind",
                                ty: r::Type::Scalar(r::Scalar::Enum(Kind::INFO), 8u8),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "number",
                                ty: r::Type::Scalar(r::Scalar::Uint, 8u8),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::None,
                    }),
                    ty: "union { kind: Kind, number: u8 }",
                    ..r::ROW
                },
                r::Row {
                    name: "t",
                    offset: 10,
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 10u32,
                        size: 4u32,
                        arms: &[
                            r::Arm {
                                name: "text",
                                ty: r::Type::Str {
                                    len: 4u32,
                                    terminated: true,
                                },
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "word",
                                ty: r::Type::Scalar(r::Scalar::Uint, 32u8),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "bits",
                                ty: r::Type::Bits(8),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::None,
                    }),
                    ty: "union { text: asciiz[4], word: u32, bits: bits[8] }",
                    ..r::ROW
                },
                r::Row {
                    name: "flag",
                    offset: 16,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Bool,
                        place: r::Place::bits(128, 8),
                    },
                    ty: "bool",
                    ..r::ROW
                },
                r::Row {
                    name: "o",
                    offset: 18,
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 18u32,
                        size: 2u32,
                        arms: &[
                            r::Arm {
                                name: "here",
                                ty: r::Type::Scalar(r::Scalar::Enum(Kind::INFO), 8u8),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "there",
                                ty: r::Type::Scalar(r::Scalar::Uint, 16u8),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::None,
                    }),
                    ty: "union { here: Kind, there: u16 }",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_4_is_present),
                        text: "flag",
                        uses: &[3],
                    }),
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4],
            zero: b"\0\0\0\0\0\0\0\0\0\xFF\0\0\0\0\xFF\xFF\0\xFF\0\0\xFF\xFF\xFF\xFF",
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> TightlyBuilder {
        ::core::default::Default::default()
    }
    /// `v`.
    #[inline]
    #[must_use]
    pub fn v(&self) -> TightlyV {
        let b = &self.0;
        TightlyV::Tight(Tight(::chappe_runtime::record::sub(b, 0usize)))
    }
    /// ``.
    #[inline]
    #[must_use]
    pub fn view(&self) -> TightlyView {
        let b = &self.0;
        TightlyView::Kind(
            Kind::known({
                let p = ::chappe_runtime::record::sub::<1usize>(b, 8usize);
                u8::from_le_bytes([p[0usize]])
            }),
        )
    }
    /// `t`.
    #[inline]
    #[must_use]
    pub fn t(&self) -> TightlyT {
        let b = &self.0;
        TightlyT::Text(
            ::chappe_runtime::record::Text::new(
                ::chappe_runtime::record::text_at(b, 10usize, 4usize),
            ),
        )
    }
    /// `flag`.
    #[inline]
    #[must_use]
    pub fn flag(&self) -> bool {
        let b = &self.0;
        (b[16] != 0)
    }
    /// `o`.
    ///
    /// Present only if `flag`.
    #[inline]
    #[must_use]
    pub fn o(&self) -> ::core::option::Option<TightlyO> {
        let b = &self.0;
        if Self::row_4_is_present(b) {
            ::core::option::Option::Some(
                TightlyO::Here(
                    Kind::known({
                        let p = ::chappe_runtime::record::sub::<1usize>(b, 18usize);
                        u8::from_le_bytes([p[0usize]])
                    }),
                ),
            )
        } else {
            ::core::option::Option::None
        }
    }
    /// `flag`
    #[inline]
    fn row_4_is_present(b: &[u8; 24usize]) -> bool {
        (b[16] as i64) != 0
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 24usize]) -> bool {
        ((::chappe_runtime::record::word(b, 8) & 0xFFFF00000000FF00)
            | (::chappe_runtime::record::word(b, 16) & 0xFFFFFFFF0000FF00)
            | ((!{
                use ::chappe_runtime::record::is_zero;
                (Tight::valid(&::chappe_runtime::record::sub(b, 0usize)) && true
                    && is_zero(b, 8usize, 0usize))
            } as u64))
            | ((!{
                use ::chappe_runtime::record::is_zero;
                ({
                    let x = {
                        let p = ::chappe_runtime::record::sub::<1usize>(b, 8usize);
                        u8::from_le_bytes([p[0usize]])
                    };
                    (Kind::LEGAL[x as u8 as usize] != 0)
                } && true && is_zero(b, 9usize, 0usize))
            } as u64))
            | ((!{
                use ::chappe_runtime::record::is_zero;
                (::chappe_runtime::record::is_text(b, 10usize, 4usize, true) && true
                    && is_zero(b, 14usize, 0usize))
            } as u64)) | ((!(b[16] <= 1) as u64))
            | {
                let here = (Self::row_4_is_present(b) as u64).wrapping_neg();
                ((!{
                    use ::chappe_runtime::record::is_zero;
                    ({
                        let x = {
                            let p = ::chappe_runtime::record::sub::<1usize>(b, 18usize);
                            u8::from_le_bytes([p[0usize]])
                        };
                        (Kind::LEGAL[x as u8 as usize] != 0)
                    } && true && is_zero(b, 19usize, 1usize))
                } as u64)) & here
                    | ((::chappe_runtime::record::word(b, 16) & 0xFFFF0000)) & !here
            }) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(mut b: [u8; 24usize]) -> [u8; 24usize] {
        ::chappe_runtime::record::normal(Self::INFO, &mut b);
        b
    }
}
::chappe_runtime::record!(Tightly, 24usize);
/// `v`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TightlyV {
    /// `tight`.
    Tight(Tight),
    /// `raw`.
    Raw([u8; 8usize]),
    /// `loose`.
    Loose(Loose),
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl TightlyV {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 8usize]) {
        let mut bytes = [0; 8usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Tight(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                0
            }
            Self::Raw(v) => {
                {
                    let start = 0;
                    for (i, v) in v.into_iter().enumerate() {
                        let at = start + i * 1usize;
                        {
                            let x = v;
                            ::chappe_runtime::record::put(out, at, &[(x >> 0) as u8]);
                        }
                    }
                }
                1
            }
            Self::Loose(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                2
            }
        };
        (arm, bytes)
    }
}
/// `view`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TightlyView {
    /// `kind`.
    Kind(Kind),
    /// `number`.
    Number(u8),
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl TightlyView {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 1usize]) {
        let mut bytes = [0; 1usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Kind(v) => {
                {
                    let x = v.wire();
                    ::chappe_runtime::record::put(out, 0, &[(x >> 0) as u8]);
                }
                0
            }
            Self::Number(v) => {
                {
                    let x = v;
                    ::chappe_runtime::record::put(out, 0, &[(x >> 0) as u8]);
                }
                1
            }
        };
        (arm, bytes)
    }
}
/// `t`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TightlyT {
    /// `text`.
    Text(::chappe_runtime::record::Text<4usize>),
    /// `word`.
    Word(u32),
    /// `bits`.
    Bits(::chappe_runtime::record::BitSet<1usize>),
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl TightlyT {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 4usize]) {
        let mut bytes = [0; 4usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Text(v) => {
                ::chappe_runtime::record::put(out, 0, v.as_bytes());
                0
            }
            Self::Word(v) => {
                {
                    let x = v;
                    ::chappe_runtime::record::put(
                        out,
                        0,
                        &[
                            (x >> 0) as u8,
                            (x >> 8) as u8,
                            (x >> 16) as u8,
                            (x >> 24) as u8,
                        ],
                    );
                }
                1
            }
            Self::Bits(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                2
            }
        };
        (arm, bytes)
    }
}
/// `o`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TightlyO {
    /// `here`.
    Here(Kind),
    /// `there`.
    There(u16),
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl TightlyO {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 2usize]) {
        let mut bytes = [0; 2usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Here(v) => {
                {
                    let x = v.wire();
                    ::chappe_runtime::record::put(out, 0, &[(x >> 0) as u8]);
                }
                0
            }
            Self::There(v) => {
                {
                    let x = v;
                    ::chappe_runtime::record::put(
                        out,
                        0,
                        &[(x >> 0) as u8, (x >> 8) as u8],
                    );
                }
                1
            }
        };
        (arm, bytes)
    }
}
/// Builds a [`Tightly`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct TightlyBuilder {
    v: ::core::option::Option<(u16, [u8; 8usize])>,
    view: ::core::option::Option<(u16, [u8; 1usize])>,
    t: ::core::option::Option<(u16, [u8; 4usize])>,
    flag: ::core::option::Option<bool>,
    o: ::core::option::Option<(u16, [u8; 2usize])>,
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl TightlyBuilder {
    /// `v`.
    #[inline]
    pub fn v(mut self, value: TightlyV) -> Self {
        self.v = ::core::option::Option::Some(value.parts());
        self
    }
    /// `view`.
    #[inline]
    pub fn view(mut self, value: TightlyView) -> Self {
        self.view = ::core::option::Option::Some(value.parts());
        self
    }
    /// `t`.
    #[inline]
    pub fn t(mut self, value: TightlyT) -> Self {
        self.t = ::core::option::Option::Some(value.parts());
        self
    }
    /// `flag`.
    #[inline]
    pub fn flag(mut self, value: bool) -> Self {
        self.flag = ::core::option::Option::Some(value);
        self
    }
    /// `o`.
    ///
    /// Present only if `flag`.
    #[inline]
    pub fn o(mut self, value: TightlyO) -> Self {
        self.o = ::core::option::Option::Some(value.parts());
        self
    }
    /// The record.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
    ) -> ::core::result::Result<Tightly, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        self.write(profile)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Tightly, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 24usize];
        match ::chappe_runtime::record::write(
            Tightly::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Tightly(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::arm(self.v.as_ref()),
            1 => ::chappe_runtime::record::Datum::arm(self.view.as_ref()),
            2 => ::chappe_runtime::record::Datum::arm(self.t.as_ref()),
            3 => ::chappe_runtime::record::Datum::of(self.flag),
            4 => ::chappe_runtime::record::Datum::arm(self.o.as_ref()),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Holder`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=191 | `one` | `Tightly` |
/// | 0x18 | 0..=191 | `list` | `Loosely` |
/// | 0x30 | 0..=7 | `n` | `u8` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Holder([u8; 56usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Holder {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Holder",
            size: 56,
            rows: &[
                r::Row {
                    name: "one",
                    kind: r::Kind::Bytes {
                        ty: r::Type::Record(Tightly::INFO),
                        at: 0,
                    },
                    ty: "Tightly",
                    ..r::ROW
                },
                r::Row {
                    name: "list",
                    offset: 24,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Record(Loosely::INFO),
                        at: 24,
                    },
                    ty: "Loosely",
                    ..r::ROW
                },
                r::Row {
                    name: "n",
                    offset: 48,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(384, 8),
                    },
                    ty: "u8",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2],
            ignored: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> HolderBuilder {
        ::core::default::Default::default()
    }
    /// `one`.
    #[inline]
    #[must_use]
    pub fn one(&self) -> Tightly {
        let b = &self.0;
        Tightly(::chappe_runtime::record::sub(b, 0usize))
    }
    /// `list`.
    #[inline]
    #[must_use]
    pub fn list(&self) -> Loosely {
        let b = &self.0;
        Loosely(::chappe_runtime::record::sub(b, 24usize))
    }
    /// `n`.
    #[inline]
    #[must_use]
    pub fn n(&self) -> u8 {
        let b = &self.0;
        b[48]
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 56usize]) -> bool {
        (((!Tightly::valid(&::chappe_runtime::record::sub(b, 0usize)) as u64))
            | ((!Loosely::valid(&::chappe_runtime::record::sub(b, 24usize)) as u64)))
            == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(mut b: [u8; 56usize]) -> [u8; 56usize] {
        ::chappe_runtime::record::normal(Self::INFO, &mut b);
        b
    }
}
::chappe_runtime::record!(Holder, 56usize);
/// Builds a [`Holder`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct HolderBuilder {
    one: ::core::option::Option<[u8; 24usize]>,
    list: ::core::option::Option<[u8; 24usize]>,
    n: ::core::option::Option<u8>,
}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl HolderBuilder {
    /// `one`.
    #[inline]
    pub fn one(mut self, value: Tightly) -> Self {
        self.one = ::core::option::Option::Some({
            let mut bytes = [0; 24usize];
            let out = &mut bytes;
            ::chappe_runtime::record::put(out, 0, &value.0);
            bytes
        });
        self
    }
    /// `list`.
    #[inline]
    pub fn list(mut self, value: Loosely) -> Self {
        self.list = ::core::option::Option::Some({
            let mut bytes = [0; 24usize];
            let out = &mut bytes;
            ::chappe_runtime::record::put(out, 0, &value.0);
            bytes
        });
        self
    }
    /// `n`.
    #[inline]
    pub fn n(mut self, value: u8) -> Self {
        self.n = ::core::option::Option::Some(value);
        self
    }
    /// The record.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
    ) -> ::core::result::Result<Holder, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        self.write(profile)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Holder, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 56usize];
        match ::chappe_runtime::record::write(
            Holder::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Holder(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::wire(self.one.as_ref()),
            1 => ::chappe_runtime::record::Datum::wire(self.list.as_ref()),
            2 => ::chappe_runtime::record::Datum::of(self.n),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
