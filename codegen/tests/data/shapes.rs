/// Addresses on the fabric.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Soc(pub u64);
::chappe_runtime::address!(Soc, "soc", 64);
/// Offsets that the host sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bar(pub u64);
::chappe_runtime::address!(Bar, "bar", 32);
/// Addresses and more.
///
/// Source: page 4.
#[allow(clippy::result_large_err, reason = "an error says what was asked")]
pub trait Addresses {
    /// Base of a unit.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn base(
        &self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError>;
    /// `window`.
    ///
    /// Slot 0x18 of the original table.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn window(
        &self,
        unit: u32,
        id: u16,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError>;
    /// `host`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn host(
        &self,
        unit: u32,
    ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError>;
    /// `distance`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn distance(
        &self,
        from: Soc,
        to: Soc,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError>;
    /// `pick`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn pick(
        &self,
        engine: u8,
        wide: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `scaled`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn scaled(
        &self,
        n_2: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError>;
    /// `signed`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn signed(
        &self,
        n_2: i16,
    ) -> ::core::result::Result<i8, ::chappe_runtime::ops::OpError>;
    /// `power`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn power(
        &self,
        n_2: u32,
    ) -> ::core::result::Result<u32, ::chappe_runtime::ops::OpError>;
    /// `entry`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn entry(
        &self,
        s: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError>;
    /// `absent`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn absent(
        &self,
        unit: u32,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `lost`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn lost(
        &self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError>;
    /// A parameter that other languages keep for themselves.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn keyword(
        &self,
        class: u8,
        self_: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError>;
}
impl dyn Addresses {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::ops::OpsInfo = {
        use ::chappe_runtime::ops as r;
        &r::OpsInfo {
            name: "Addresses",
            ops: &[
                r::OpInfo {
                    name: "base",
                    params: &[
                        r::Param {
                            name: "unit",
                            ty: "u32",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "soc (u64)",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "Base of a unit.",
                },
                r::OpInfo {
                    name: "window",
                    params: &[
                        r::Param {
                            name: "unit",
                            ty: "u32",
                            kind: r::ParamKind::Unsigned,
                        },
                        r::Param {
                            name: "id",
                            ty: "u16",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "soc (u64)",
                    slot: ::core::option::Option::Some(24u64),
                    columns: &[
                        r::Column {
                            name: "slot",
                            args: &[r::ColumnValue::Int(24)],
                        },
                    ],
                    docs: "",
                },
                r::OpInfo {
                    name: "host",
                    params: &[
                        r::Param {
                            name: "unit",
                            ty: "u32",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "bar (u32)",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "distance",
                    params: &[
                        r::Param {
                            name: "from",
                            ty: "soc (u64)",
                            kind: r::ParamKind::Unsigned,
                        },
                        r::Param {
                            name: "to",
                            ty: "soc (u64)",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "i64",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "pick",
                    params: &[
                        r::Param {
                            name: "engine",
                            ty: "Engine",
                            kind: r::ParamKind::Unsigned,
                        },
                        r::Param {
                            name: "wide",
                            ty: "u1",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "scaled",
                    params: &[
                        r::Param {
                            name: "n",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u16",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "signed",
                    params: &[
                        r::Param {
                            name: "n",
                            ty: "i16",
                            kind: r::ParamKind::Signed,
                        },
                    ],
                    result: "i8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "power",
                    params: &[
                        r::Param {
                            name: "n",
                            ty: "u32",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u32",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "entry",
                    params: &[
                        r::Param {
                            name: "s",
                            ty: "sem",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "soc (u64)",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "absent",
                    params: &[
                        r::Param {
                            name: "unit",
                            ty: "u32",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "lost",
                    params: &[
                        r::Param {
                            name: "unit",
                            ty: "u32",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "soc (u64)",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "keyword",
                    params: &[
                        r::Param {
                            name: "class",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                        r::Param {
                            name: "self",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u16",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "A parameter that other languages keep for themselves.",
                },
            ],
            docs: "Addresses and more.",
            source: "page 4",
        }
    };
}
/// The architectures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Arch {
    /// The first.
    First,
}
impl Arch {
    /// All of them, in declared order.
    pub const ALL: &'static [Self] = &[Self::First];
    /// What the specification says of it.
    #[must_use]
    pub const fn info(self) -> &'static ::chappe_runtime::ops::ArchInfo {
        match self {
            Self::First => First::INFO,
        }
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.info().name
    }
    /// Its number, if it has one.
    #[must_use]
    pub const fn number(self) -> ::core::option::Option<u64> {
        self.info().number
    }
    /// Its other names.
    #[must_use]
    pub const fn aliases(self) -> &'static [&'static str] {
        self.info().aliases
    }
}
impl ::core::fmt::Display for Arch {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.write_str(self.name())
    }
}
impl ::core::str::FromStr for Arch {
    type Err = ::chappe_runtime::ops::ArchError;
    fn from_str(s: &str) -> ::core::result::Result<Self, Self::Err> {
        match s {
            "first" | "one" => ::core::result::Result::Ok(Self::First),
            "second" => {
                ::core::result::Result::Err(::chappe_runtime::ops::ArchError::NotGenerated {
                    name: "second",
                })
            }
            "third" | "newest" => {
                ::core::result::Result::Err(::chappe_runtime::ops::ArchError::NotGenerated {
                    name: "third",
                })
            }
            "fourth" => {
                ::core::result::Result::Err(::chappe_runtime::ops::ArchError::Unknown {
                    name: "fourth",
                    why: "announced",
                })
            }
            _ => {
                ::core::result::Result::Err(::chappe_runtime::ops::ArchError::NoSuch {
                    spec: "shapes",
                    known: &["first"],
                })
            }
        }
    }
}
#[allow(clippy::result_large_err, reason = "an error says what was asked")]
impl Arch {
    /// As [`Addresses::base`], also for constants.
    #[inline]
    pub const fn base(
        self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => First.base(unit),
        }
    }
    /// As [`Addresses::window`], also for constants.
    #[inline]
    pub const fn window(
        self,
        unit: u32,
        id: u16,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => First.window(unit, id),
        }
    }
    /// As [`Addresses::host`], also for constants.
    #[inline]
    pub const fn host(
        self,
        unit: u32,
    ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => First.host(unit),
        }
    }
    /// As [`Addresses::distance`], also for constants.
    #[inline]
    pub const fn distance(
        self,
        from: Soc,
        to: Soc,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => First.distance(from, to),
        }
    }
    /// As [`Addresses::pick`], also for constants.
    #[inline]
    pub const fn pick(
        self,
        engine: u8,
        wide: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => First.pick(engine, wide),
        }
    }
    /// As [`Addresses::scaled`], also for constants.
    #[inline]
    pub const fn scaled(
        self,
        n_2: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => First.scaled(n_2),
        }
    }
    /// As [`Addresses::signed`], also for constants.
    #[inline]
    pub const fn signed(
        self,
        n_2: i16,
    ) -> ::core::result::Result<i8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => First.signed(n_2),
        }
    }
    /// As [`Addresses::power`], also for constants.
    #[inline]
    pub const fn power(
        self,
        n_2: u32,
    ) -> ::core::result::Result<u32, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => First.power(n_2),
        }
    }
    /// As [`Addresses::entry`], also for constants.
    #[inline]
    pub const fn entry(
        self,
        s: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => First.entry(s),
        }
    }
    /// As [`Addresses::absent`], also for constants.
    #[inline]
    pub const fn absent(
        self,
        unit: u32,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => First.absent(unit),
        }
    }
    /// As [`Addresses::lost`], also for constants.
    #[inline]
    pub const fn lost(
        self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => First.lost(unit),
        }
    }
    /// As [`Addresses::keyword`], also for constants.
    #[inline]
    pub const fn keyword(
        self,
        class: u8,
        self_: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => First.keyword(class, self_),
        }
    }
}
impl Addresses for Arch {
    #[inline]
    fn base(
        &self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        Self::base(*self, unit)
    }
    #[inline]
    fn window(
        &self,
        unit: u32,
        id: u16,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        Self::window(*self, unit, id)
    }
    #[inline]
    fn host(
        &self,
        unit: u32,
    ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError> {
        Self::host(*self, unit)
    }
    #[inline]
    fn distance(
        &self,
        from: Soc,
        to: Soc,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        Self::distance(*self, from, to)
    }
    #[inline]
    fn pick(
        &self,
        engine: u8,
        wide: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::pick(*self, engine, wide)
    }
    #[inline]
    fn scaled(
        &self,
        n_2: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
        Self::scaled(*self, n_2)
    }
    #[inline]
    fn signed(
        &self,
        n_2: i16,
    ) -> ::core::result::Result<i8, ::chappe_runtime::ops::OpError> {
        Self::signed(*self, n_2)
    }
    #[inline]
    fn power(
        &self,
        n_2: u32,
    ) -> ::core::result::Result<u32, ::chappe_runtime::ops::OpError> {
        Self::power(*self, n_2)
    }
    #[inline]
    fn entry(
        &self,
        s: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        Self::entry(*self, s)
    }
    #[inline]
    fn absent(
        &self,
        unit: u32,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::absent(*self, unit)
    }
    #[inline]
    fn lost(
        &self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        Self::lost(*self, unit)
    }
    #[inline]
    fn keyword(
        &self,
        class: u8,
        self_: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
        Self::keyword(*self, class, self_)
    }
}
/// The first.
///
/// Not known:
///
/// - `CLOCK`: nobody measured it
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct First;
impl First {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::ops::ArchInfo = {
        use ::chappe_runtime::ops as r;
        &r::ArchInfo {
            name: "first",
            number: ::core::option::Option::Some(1u64),
            aliases: &["one"],
            parents: &[],
            columns: &[
                r::Column {
                    name: "aka",
                    args: &[r::ColumnValue::Word("one")],
                },
            ],
            docs: "The first.",
        }
    };
    /// Its name in the specification.
    pub const NAME: &'static str = Self::INFO.name;
}
#[allow(unused, clippy::all, clippy::pedantic, reason = "as the specification says it")]
impl First {
    /// Base of a unit.
    #[inline]
    pub const fn base(
        self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Addresses>::INFO.ops[0usize];
        if !((unit as i64) < 6) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[unit as u64]),
                    r::Reason::Bound("no such unit"),
                ),
            );
        }
        ::core::result::Result::Ok(Soc((17591380738048 + ((unit as i64) << 22)) as u64))
    }
    /// `window`.
    ///
    /// Confidence: strong.
    #[inline]
    pub const fn window(
        self,
        unit: u32,
        id: u16,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Addresses>::INFO.ops[1usize];
        if !((unit as i64) < 6) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[unit as u64, id as u64]),
                    r::Reason::Bound("no such unit"),
                ),
            );
        }
        if !((id as i64) < 200 && (unit as i64) != 5) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[unit as u64, id as u64]),
                    r::Reason::Bound("no such id"),
                ),
            );
        }
        ::core::result::Result::Ok({
            let x = ((match Self::base(self, (unit as i64) as u32) {
                ::core::result::Result::Ok(v) => v.0 as i128,
                ::core::result::Result::Err(e) => {
                    return ::core::result::Result::Err(
                        e.through(r::Call::new(OP, &[unit as u64, id as u64])),
                    );
                }
            }) + 4096) + ((4 * (id as i64)) as i128);
            if x > 18446744073709551615 {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64, id as u64]),
                        r::Reason::Fit {
                            param: ::core::option::Option::None,
                            value: x,
                            ty: "soc (u64)",
                        },
                    ),
                );
            }
            Soc(x as u64)
        })
    }
    /// `host`.
    #[inline]
    pub const fn host(
        self,
        unit: u32,
    ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Addresses>::INFO.ops[2usize];
        if !((unit as i64) < 6) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[unit as u64]),
                    r::Reason::Bound("no such unit"),
                ),
            );
        }
        ::core::result::Result::Ok({
            let x = 268435456 * (unit as i64);
            if x > 4294967295 {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64]),
                        r::Reason::Fit {
                            param: ::core::option::Option::None,
                            value: x as i128,
                            ty: "bar (u32)",
                        },
                    ),
                );
            }
            Bar(x as u64)
        })
    }
    /// `distance`.
    #[inline]
    pub const fn distance(
        self,
        from: Soc,
        to: Soc,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Addresses>::INFO.ops[3usize];
        ::core::result::Result::Ok({
            let x = (to.0 as i128) - (from.0 as i128);
            if x < (-9223372036854775808) || x > 9223372036854775807 {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[from.0, to.0]),
                        r::Reason::Fit {
                            param: ::core::option::Option::None,
                            value: x,
                            ty: "i64",
                        },
                    ),
                );
            }
            x as i64
        })
    }
    /// `pick`.
    #[inline]
    pub const fn pick(
        self,
        engine: u8,
        wide: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Addresses>::INFO.ops[4usize];
        let _ = {
            let x = wide as i64;
            if x > 1 {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[engine as u64, wide as u64]),
                        r::Reason::Fit {
                            param: ::core::option::Option::Some("wide"),
                            value: x as i128,
                            ty: "u1",
                        },
                    ),
                );
            }
            x as u8
        };
        ::core::result::Result::Ok({
            let x = if (engine as i64) == 1 {
                1i64
            } else {
                if (wide as i64) != 0 { 255i64 } else { -1i64 }
            };
            if x < 0 {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[engine as u64, wide as u64]),
                        r::Reason::Fit {
                            param: ::core::option::Option::None,
                            value: x as i128,
                            ty: "u8",
                        },
                    ),
                );
            }
            x as u8
        })
    }
    /// `scaled`.
    #[inline]
    pub const fn scaled(
        self,
        n_2: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Addresses>::INFO.ops[5usize];
        ::core::result::Result::Ok(((10 * (n_2 as i64)) / 3) as u16)
    }
    /// `signed`.
    #[inline]
    pub const fn signed(
        self,
        n_2: i16,
    ) -> ::core::result::Result<i8, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Addresses>::INFO.ops[6usize];
        ::core::result::Result::Ok({
            let x = ((n_2 as i64) % 100) + ((n_2 as i64) / 100);
            if x < (-128) || x > 127 {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[n_2 as u64]),
                        r::Reason::Fit {
                            param: ::core::option::Option::None,
                            value: x as i128,
                            ty: "i8",
                        },
                    ),
                );
            }
            x as i8
        })
    }
    /// `power`.
    #[inline]
    pub const fn power(
        self,
        n_2: u32,
    ) -> ::core::result::Result<u32, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Addresses>::INFO.ops[7usize];
        ::core::result::Result::Ok({
            let x = {
                let (x, y) = (
                    (match n_2 as i64 {
                        0 => 1i64,
                        1 => 2i64,
                        2 => 4i64,
                        3 => 8i64,
                        x => {
                            return ::core::result::Result::Err(
                                r::OpError::inside(
                                    Self::NAME,
                                    r::Call::new(OP, &[n_2 as u64]),
                                    r::Reason::Row {
                                        table: "Powers",
                                        rows: 4u32,
                                        row: (x as i128),
                                    },
                                ),
                            );
                        }
                    }) as i128,
                    (n_2 as i64) as i128,
                );
                if y < 0 || y > 127 {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[n_2 as u64]),
                            r::Reason::Arithmetic {
                                left: x,
                                symbol: "<<",
                                right: y,
                                why: "shifts too far",
                            },
                        ),
                    );
                }
                let shifted = x << y;
                if shifted >> y != x {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[n_2 as u64]),
                            r::Reason::Arithmetic {
                                left: x,
                                symbol: "<<",
                                right: y,
                                why: "overflows",
                            },
                        ),
                    );
                }
                shifted
            };
            if x < 0 || x > 4294967295 {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[n_2 as u64]),
                        r::Reason::Fit {
                            param: ::core::option::Option::None,
                            value: x,
                            ty: "u32",
                        },
                    ),
                );
            }
            x as u32
        })
    }
    /// `entry`.
    #[inline]
    pub const fn entry(
        self,
        s: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Addresses>::INFO.ops[8usize];
        let _ = {
            let x = s as i64;
            if x > 199 {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[s as u64]),
                        r::Reason::Index {
                            param: ::core::option::Option::Some("s"),
                            value: x as i128,
                            size: 200u32,
                        },
                    ),
                );
            }
            x as u32
        };
        ::core::result::Result::Ok(Soc((4096 + (4 * (s as i64))) as u64))
    }
    /// `absent`.
    ///
    /// Not implemented.
    #[inline]
    pub const fn absent(
        self,
        unit: u32,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Addresses>::INFO.ops[9usize];
        if !((unit as i64) < 6) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[unit as u64]),
                    r::Reason::Bound("no such unit"),
                ),
            );
        }
        ::core::result::Result::Err(
            r::OpError::new(
                Self::NAME,
                r::Call::new(OP, &[unit as u64]),
                r::Reason::NotImplemented,
            ),
        )
    }
    /// `lost`.
    ///
    /// Unknown: moved, nobody knows where.
    #[inline]
    pub const fn lost(
        self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Addresses>::INFO.ops[10usize];
        if !((unit as i64) < 6) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[unit as u64]),
                    r::Reason::Bound("no such unit"),
                ),
            );
        }
        ::core::result::Result::Err(
            r::OpError::new(
                Self::NAME,
                r::Call::new(OP, &[unit as u64]),
                r::Reason::Unknown {
                    name: "lost",
                    why: "moved, nobody knows where",
                },
            ),
        )
    }
    /// A parameter that other languages keep for themselves.
    #[inline]
    pub const fn keyword(
        self,
        class: u8,
        self_: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Addresses>::INFO.ops[11usize];
        ::core::result::Result::Ok((((class as i64) * 256) + (self_ as i64)) as u16)
    }
}
impl Addresses for First {
    #[inline]
    fn base(
        &self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        First::base(*self, unit)
    }
    #[inline]
    fn window(
        &self,
        unit: u32,
        id: u16,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        First::window(*self, unit, id)
    }
    #[inline]
    fn host(
        &self,
        unit: u32,
    ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError> {
        First::host(*self, unit)
    }
    #[inline]
    fn distance(
        &self,
        from: Soc,
        to: Soc,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        First::distance(*self, from, to)
    }
    #[inline]
    fn pick(
        &self,
        engine: u8,
        wide: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        First::pick(*self, engine, wide)
    }
    #[inline]
    fn scaled(
        &self,
        n_2: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
        First::scaled(*self, n_2)
    }
    #[inline]
    fn signed(
        &self,
        n_2: i16,
    ) -> ::core::result::Result<i8, ::chappe_runtime::ops::OpError> {
        First::signed(*self, n_2)
    }
    #[inline]
    fn power(
        &self,
        n_2: u32,
    ) -> ::core::result::Result<u32, ::chappe_runtime::ops::OpError> {
        First::power(*self, n_2)
    }
    #[inline]
    fn entry(
        &self,
        s: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        First::entry(*self, s)
    }
    #[inline]
    fn absent(
        &self,
        unit: u32,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        First::absent(*self, unit)
    }
    #[inline]
    fn lost(
        &self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        First::lost(*self, unit)
    }
    #[inline]
    fn keyword(
        &self,
        class: u8,
        self_: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
        First::keyword(*self, class, self_)
    }
}
/// Who writes a record: what it refuses, and what it writes where a mode has no operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Profile {
    /// Writes few modes.
    ///
    /// Source: page 9.
    Compiler,
    /// Writes 1 where nothing is needed.
    Runtime,
}
impl Profile {
    /// All of them; the first is the default of the tools.
    pub const ALL: &'static [Self] = &[Self::Compiler, Self::Runtime];
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Compiler => "compiler",
            Self::Runtime => "runtime",
        }
    }
    /// Its position among the profiles.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Compiler => 0,
            Self::Runtime => 1,
        }
    }
}
::chappe_runtime::name_display!(Profile);
/// Who issues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[non_exhaustive]
pub enum Engine {
    /// Loads and stores.
    Load = 0,
    /// `Matrix`.
    Matrix = 1,
    /// `Vector`.
    Vector = 2,
    /// `All`.
    All = 7,
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
impl Engine {
    /// Every value, in declared order.
    pub const ALL: &'static [Self] = &[
        Self::Load,
        Self::Matrix,
        Self::Vector,
        Self::All,
    ];
    /// 1 for the numbers that are values.
    #[allow(dead_code, reason = "not every enum is a field")]
    const LEGAL: &'static [u8; 256] = b"\x01\x01\x01\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
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
            0 => ::core::option::Option::Some(Self::Load),
            1 => ::core::option::Option::Some(Self::Matrix),
            2 => ::core::option::Option::Some(Self::Vector),
            7 => ::core::option::Option::Some(Self::All),
            _ => ::core::option::Option::None,
        }
    }
    /// The value of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "not every enum is a field")]
    const fn known(n: u8) -> Self {
        match Self::from_wire(n) {
            ::core::option::Option::Some(v) => v,
            ::core::option::Option::None => Self::Load,
        }
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Load => "Load",
            Self::Matrix => "Matrix",
            Self::Vector => "Vector",
            Self::All => "All",
        }
    }
}
::chappe_runtime::name_display!(Engine);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Engine {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::EnumInfo = {
        use ::chappe_runtime::record as r;
        &r::EnumInfo {
            name: "Engine",
            bits: 8,
            signed: false,
            open: false,
            rows: &[
                r::EnumRow {
                    name: "Load",
                    value: 0,
                    docs: "Loads and stores.",
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "Matrix",
                    value: 1,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "Vector",
                    value: 2,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "Scalar",
                    value: 3,
                    unavailable: ::core::option::Option::Some(
                        r::Unavailable("since second"),
                    ),
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "All",
                    value: 7,
                    ..r::ENUM_ROW
                },
            ],
        }
    };
}
impl ::core::convert::From<Engine> for u8 {
    fn from(v: Engine) -> u8 {
        v.wire()
    }
}
/// Zero has no name here, so that a field of it must be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[non_exhaustive]
pub enum Kind {
    /// `ring`.
    Ring = 1,
    /// `mesh`.
    Mesh = 2,
    /// A word of many languages.
    Class = 3,
    /// `None`.
    None = 4,
    /// `raw`.
    Raw = 9,
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
    pub const ALL: &'static [Self] = &[
        Self::Ring,
        Self::Mesh,
        Self::Class,
        Self::None,
        Self::Raw,
    ];
    /// 1 for the numbers that are values.
    #[allow(dead_code, reason = "not every enum is a field")]
    const LEGAL: &'static [u8; 256] = b"\0\x01\x01\x01\x01\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
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
            1 => ::core::option::Option::Some(Self::Ring),
            2 => ::core::option::Option::Some(Self::Mesh),
            3 => ::core::option::Option::Some(Self::Class),
            4 => ::core::option::Option::Some(Self::None),
            9 => ::core::option::Option::Some(Self::Raw),
            _ => ::core::option::Option::None,
        }
    }
    /// The value of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "not every enum is a field")]
    const fn known(n: u8) -> Self {
        match Self::from_wire(n) {
            ::core::option::Option::Some(v) => v,
            ::core::option::Option::None => Self::Ring,
        }
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ring => "ring",
            Self::Mesh => "mesh",
            Self::Class => "class",
            Self::None => "None",
            Self::Raw => "raw",
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
                    name: "ring",
                    value: 1,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "mesh",
                    value: 2,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "class",
                    value: 3,
                    docs: "A word of many languages.",
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "None",
                    value: 4,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "raw",
                    value: 9,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "later",
                    value: 5,
                    unavailable: ::core::option::Option::Some(
                        r::Unavailable("since third"),
                    ),
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
/// Other values are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Width(pub u8);
impl Width {
    /// `narrow`.
    pub const NARROW: Self = Self(1);
    /// `wide`.
    pub const WIDE: Self = Self(2);
    /// The same number under another name elsewhere.
    pub const OLDER: Self = Self(5);
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> u8 {
        self.0
    }
    /// The value of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "not every enum is a field")]
    const fn known(n: u8) -> Self {
        Self(n)
    }
    /// Its name in the specification, if it has one.
    #[must_use]
    pub const fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            1 => ::core::option::Option::Some("narrow"),
            2 => ::core::option::Option::Some("wide"),
            5 => ::core::option::Option::Some("older"),
            _ => ::core::option::Option::None,
        }
    }
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
impl Width {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::EnumInfo = {
        use ::chappe_runtime::record as r;
        &r::EnumInfo {
            name: "Width",
            bits: 4,
            signed: false,
            open: true,
            rows: &[
                r::EnumRow {
                    name: "narrow",
                    value: 1,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "wide",
                    value: 2,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "wider",
                    value: 3,
                    unavailable: ::core::option::Option::Some(
                        r::Unavailable("since second"),
                    ),
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "older",
                    value: 5,
                    docs: "The same number under another name elsewhere.",
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "newer",
                    value: 5,
                    unavailable: ::core::option::Option::Some(
                        r::Unavailable("since second"),
                    ),
                    ..r::ENUM_ROW
                },
            ],
        }
    };
}
impl ::core::convert::From<Width> for u8 {
    fn from(v: Width) -> u8 {
        v.wire()
    }
}
/// `Level`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(i8)]
#[non_exhaustive]
pub enum Level {
    /// `low`.
    Low = -8,
    /// `none`.
    None = 0,
    /// `high`.
    High = 7,
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
impl Level {
    /// Every value, in declared order.
    pub const ALL: &'static [Self] = &[Self::Low, Self::None, Self::High];
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> i8 {
        self as i8
    }
    /// The value of that number.
    #[inline]
    #[must_use]
    pub const fn from_wire(n: i8) -> ::core::option::Option<Self> {
        match n {
            -8 => ::core::option::Option::Some(Self::Low),
            0 => ::core::option::Option::Some(Self::None),
            7 => ::core::option::Option::Some(Self::High),
            _ => ::core::option::Option::None,
        }
    }
    /// The value of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "not every enum is a field")]
    const fn known(n: i8) -> Self {
        match Self::from_wire(n) {
            ::core::option::Option::Some(v) => v,
            ::core::option::Option::None => Self::Low,
        }
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::None => "none",
            Self::High => "high",
        }
    }
}
::chappe_runtime::name_display!(Level);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Level {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::EnumInfo = {
        use ::chappe_runtime::record as r;
        &r::EnumInfo {
            name: "Level",
            bits: 4,
            signed: true,
            open: false,
            rows: &[
                r::EnumRow {
                    name: "low",
                    value: -8,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "none",
                    value: 0,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "high",
                    value: 7,
                    ..r::ENUM_ROW
                },
            ],
        }
    };
}
impl ::core::convert::From<Level> for i8 {
    fn from(v: Level) -> i8 {
        v.wire()
    }
}
/// Signed, and other values are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Delta(pub i16);
impl Delta {
    /// `down`.
    pub const DOWN: Self = Self(-1);
    /// `up`.
    pub const UP: Self = Self(1);
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> i16 {
        self.0
    }
    /// The value of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "not every enum is a field")]
    const fn known(n: i16) -> Self {
        Self(n)
    }
    /// Its name in the specification, if it has one.
    #[must_use]
    pub const fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            -1 => ::core::option::Option::Some("down"),
            1 => ::core::option::Option::Some("up"),
            _ => ::core::option::Option::None,
        }
    }
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
impl Delta {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::EnumInfo = {
        use ::chappe_runtime::record as r;
        &r::EnumInfo {
            name: "Delta",
            bits: 16,
            signed: true,
            open: true,
            rows: &[
                r::EnumRow {
                    name: "down",
                    value: -1,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "up",
                    value: 1,
                    ..r::ENUM_ROW
                },
            ],
        }
    };
}
impl ::core::convert::From<Delta> for i16 {
    fn from(v: Delta) -> i16 {
        v.wire()
    }
}
/// `ResetMode`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[non_exhaustive]
pub enum ResetMode {
    /// `range`.
    Range = 1,
    /// `mask`.
    Mask = 2,
    /// `shifted`.
    Shifted = 3,
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
impl ResetMode {
    /// Every value, in declared order.
    pub const ALL: &'static [Self] = &[Self::Range, Self::Mask, Self::Shifted];
    /// 1 for the numbers that are values.
    #[allow(dead_code, reason = "not every enum is a field")]
    const LEGAL: &'static [u8; 256] = b"\0\x01\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
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
            1 => ::core::option::Option::Some(Self::Range),
            2 => ::core::option::Option::Some(Self::Mask),
            3 => ::core::option::Option::Some(Self::Shifted),
            _ => ::core::option::Option::None,
        }
    }
    /// The value of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "not every enum is a field")]
    const fn known(n: u8) -> Self {
        match Self::from_wire(n) {
            ::core::option::Option::Some(v) => v,
            ::core::option::Option::None => Self::Range,
        }
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Range => "range",
            Self::Mask => "mask",
            Self::Shifted => "shifted",
        }
    }
}
::chappe_runtime::name_display!(ResetMode);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl ResetMode {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::EnumInfo = {
        use ::chappe_runtime::record as r;
        &r::EnumInfo {
            name: "ResetMode",
            bits: 8,
            signed: false,
            open: false,
            rows: &[
                r::EnumRow {
                    name: "range",
                    value: 1,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "mask",
                    value: 2,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "shifted",
                    value: 3,
                    ..r::ENUM_ROW
                },
            ],
        }
    };
}
impl ::core::convert::From<ResetMode> for u8 {
    fn from(v: ResetMode) -> u8 {
        v.wire()
    }
}
/// Counters.
///
/// Ids are `0..=199`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SemId(u8);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl SemId {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::BankInfo = &::chappe_runtime::record::BankInfo {
        name: "sem",
        size: 200u32,
    };
    /// Number of ids.
    pub const SIZE: u32 = 200u32;
    /// Ids that programs must not use: first, last, whom for.
    pub const RESERVED: &'static [(u32, u32, &'static str)] = &[(0, 2, "runtime")];
    /// `trigger`.
    pub const TRIGGER: Self = Self(0);
    /// The id of that number; `None` if the bank has not so many.
    #[must_use]
    pub const fn new(n: u32) -> ::core::option::Option<Self> {
        if n < Self::SIZE {
            ::core::option::Option::Some(Self(n as u8))
        } else {
            ::core::option::Option::None
        }
    }
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        self.0 as u32
    }
    /// The id of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "a bank that no mode refers to")]
    const fn known(n: u32) -> Self {
        Self(n as u8)
    }
}
::chappe_runtime::id_display!(SemId);
/// Signed counters.
///
/// Ids are `0..=511`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LevelId(u16);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl LevelId {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::BankInfo = &::chappe_runtime::record::BankInfo {
        name: "level",
        size: 512u32,
    };
    /// Number of ids.
    pub const SIZE: u32 = 512u32;
    /// Ids that programs must not use: first, last, whom for.
    pub const RESERVED: &'static [(u32, u32, &'static str)] = &[];
    /// The id of that number; `None` if the bank has not so many.
    #[must_use]
    pub const fn new(n: u32) -> ::core::option::Option<Self> {
        if n < Self::SIZE {
            ::core::option::Option::Some(Self(n as u16))
        } else {
            ::core::option::Option::None
        }
    }
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        self.0 as u32
    }
    /// The id of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "a bank that no mode refers to")]
    const fn known(n: u32) -> Self {
        Self(n as u16)
    }
}
::chappe_runtime::id_display!(LevelId);
/// Flags.
///
/// Ids are `0..=63`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EventId(u8);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl EventId {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::BankInfo = &::chappe_runtime::record::BankInfo {
        name: "event",
        size: 64u32,
    };
    /// Number of ids.
    pub const SIZE: u32 = 64u32;
    /// Ids that programs must not use: first, last, whom for.
    pub const RESERVED: &'static [(u32, u32, &'static str)] = &[(60, 63, "host")];
    /// The id of that number; `None` if the bank has not so many.
    #[must_use]
    pub const fn new(n: u32) -> ::core::option::Option<Self> {
        if n < Self::SIZE {
            ::core::option::Option::Some(Self(n as u8))
        } else {
            ::core::option::Option::None
        }
    }
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        self.0 as u32
    }
    /// The id of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "a bank that no mode refers to")]
    const fn known(n: u32) -> Self {
        Self(n as u8)
    }
}
::chappe_runtime::id_display!(EventId);
/// What is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Wait {
    /// `sem_eq`.
    SemEq {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u32,
    } = 0,
    /// At least so many.
    SemGe {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u32,
    } = 1,
    /// `sem_ge_reg`.
    SemGeReg {
        /// The entry of `sem`.
        sem: SemId,
        /// The number of the register that holds the operand.
        register: u32,
    } = 2,
    /// `sem_one`.
    SemOne {
        /// The entry of `sem`.
        sem: SemId,
    } = 6,
    /// `take`.
    Take {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u32,
    } = 3,
    /// `event`.
    Event {
        /// The entry of `event`.
        event: EventId,
    } = 7,
    /// `event_then_clear`.
    EventThenClear {
        /// The entry of `event`.
        event: EventId,
    } = 8,
    /// `early`.
    Early {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u32,
    } = 4,
    /// `odd`.
    Odd {
        /// The index; of what is not known.
        index: u8,
        /// The operand.
        value: u32,
    } = 5,
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
impl Wait {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::ModeTable = {
        use ::chappe_runtime::record as r;
        &r::ModeTable {
            name: "Wait",
            bits: 8,
            modes: &[
                r::ModeInfo {
                    name: "sem_eq",
                    wire: 1,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "sem_ge",
                    wire: 5,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    docs: "At least so many.",
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "sem_ge_reg",
                    wire: 133,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "sem_one",
                    wire: 9,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "take",
                    wire: 10,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "event",
                    wire: 6,
                    bank: ::core::option::Option::Some(EventId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "event_then_clear",
                    wire: 7,
                    bank: ::core::option::Option::Some(EventId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "late",
                    wire: 15,
                    bank: ::core::option::Option::Some(EventId::INFO),
                    unavailable: ::core::option::Option::Some(
                        r::Unavailable("since third"),
                    ),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "early",
                    wire: 11,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "earlier",
                    wire: 11,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    unavailable: ::core::option::Option::Some(
                        r::Unavailable("since second"),
                    ),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "odd",
                    wire: 254,
                    takes_value: true,
                    ..r::MODE
                },
            ],
        }
    };
    /// The same where 0 stands for none.
    #[allow(dead_code, reason = "a table that no field has")]
    const OPTIONAL: &'static [u8; 256] = b"\x01\x03\0\0\0\x03\x01\x01\0\x01\x03\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\0";
    /// By number: bit 0: it is a mode; bit 1: it has an operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const CLASS: &'static [u8; 256] = b"\0\x03\0\0\0\x03\x01\x01\0\x01\x03\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\0";
    /// By number: what must be zero of the operand (bits 0 to 31), the number (32 to 39), the index (from 40 on).
    #[allow(dead_code, reason = "not every record needs it")]
    const MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[
            (1, 0x0),
            (5, 0x0),
            (133, 0x0),
            (9, 0xFFFFFFFF),
            (10, 0x0),
            (6, 0xFFFFC000FFFFFFFF),
            (7, 0xFFFFC000FFFFFFFF),
            (11, 0x0),
            (254, 0x0),
        ],
    );
    #[allow(dead_code, reason = "not every record needs it")]
    const OPTIONAL_MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[
            (0, 0xFFFF_FF00_FFFF_FFFF),
            (1, 0x0),
            (5, 0x0),
            (133, 0x0),
            (9, 0xFFFFFFFF),
            (10, 0x0),
            (6, 0xFFFFC000FFFFFFFF),
            (7, 0xFFFFC000FFFFFFFF),
            (11, 0x0),
            (254, 0x0),
        ],
    );
    /// Any mode, where there must be one.
    #[allow(dead_code, reason = "a table that no field needs")]
    const FIRST: Self = {
        let (index, value) = (0u64, 0u64);
        Self::SemEq {
            sem: SemId::known(index as u32),
            value: value as u32,
        }
    };
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> u8 {
        const WIRES: &[u8; 256] = &{
            let mut all = [0; 256];
            all[0] = 1;
            all[1] = 5;
            all[2] = 133;
            all[6] = 9;
            all[3] = 10;
            all[7] = 6;
            all[8] = 7;
            all[4] = 11;
            all[5] = 254;
            all
        };
        let variant: u8 = match self {
            Self::SemEq { .. } => 0,
            Self::SemGe { .. } => 1,
            Self::SemGeReg { .. } => 2,
            Self::SemOne { .. } => 6,
            Self::Take { .. } => 3,
            Self::Event { .. } => 7,
            Self::EventThenClear { .. } => 8,
            Self::Early { .. } => 4,
            Self::Odd { .. } => 5,
        };
        WIRES[variant as usize]
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::SemEq { .. } => "sem_eq",
            Self::SemGe { .. } => "sem_ge",
            Self::SemGeReg { .. } => "sem_ge_reg",
            Self::SemOne { .. } => "sem_one",
            Self::Take { .. } => "take",
            Self::Event { .. } => "event",
            Self::EventThenClear { .. } => "event_then_clear",
            Self::Early { .. } => "early",
            Self::Odd { .. } => "odd",
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => "",
        }
    }
    /// Position in the table, index, operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const fn parts(self) -> (u16, u64, u64) {
        match self {
            Self::SemEq { sem: index, value } => (0, index.index() as u64, value as u64),
            Self::SemGe { sem: index, value } => (1, index.index() as u64, value as u64),
            Self::SemGeReg { sem: index, register: value } => {
                (2, index.index() as u64, value as u64)
            }
            Self::SemOne { sem: index } => (3, index.index() as u64, 0),
            Self::Take { sem: index, value } => (4, index.index() as u64, value as u64),
            Self::Event { event: index } => (5, index.index() as u64, 0),
            Self::EventThenClear { event: index } => (6, index.index() as u64, 0),
            Self::Early { sem: index, value } => (8, index.index() as u64, value as u64),
            Self::Odd { index, value } => (10, index as u64, value as u64),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => (0, 0, 0),
        }
    }
    /// Its index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::SemEq { sem: i, .. } => i.index() as u32,
            Self::SemGe { sem: i, .. } => i.index() as u32,
            Self::SemGeReg { sem: i, .. } => i.index() as u32,
            Self::SemOne { sem: i, .. } => i.index() as u32,
            Self::Take { sem: i, .. } => i.index() as u32,
            Self::Event { event: i, .. } => i.index() as u32,
            Self::EventThenClear { event: i, .. } => i.index() as u32,
            Self::Early { sem: i, .. } => i.index() as u32,
            Self::Odd { index: i, .. } => i as u32,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its operand, or the number of the register that holds it; `None` of a mode without one.
    #[inline]
    #[must_use]
    pub const fn operand(self) -> ::core::option::Option<u32> {
        match self {
            Self::SemEq { value: v, .. } => ::core::option::Option::Some(v),
            Self::SemGe { value: v, .. } => ::core::option::Option::Some(v),
            Self::SemGeReg { register: v, .. } => ::core::option::Option::Some(v),
            Self::SemOne { .. } => ::core::option::Option::None,
            Self::Take { value: v, .. } => ::core::option::Option::Some(v),
            Self::Event { .. } => ::core::option::Option::None,
            Self::EventThenClear { .. } => ::core::option::Option::None,
            Self::Early { value: v, .. } => ::core::option::Option::Some(v),
            Self::Odd { value: v, .. } => ::core::option::Option::Some(v),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => ::core::option::Option::None,
        }
    }
    /// A mode of each number.
    #[allow(dead_code, reason = "a table that no field has")]
    const TEMPLATES: &'static [Self; 256] = &{
        let mut all = [Self::FIRST; 256];
        all[1] = {
            let (index, value) = (0u64, 0u64);
            Self::SemEq {
                sem: SemId::known(index as u32),
                value: value as u32,
            }
        };
        all[5] = {
            let (index, value) = (0u64, 0u64);
            Self::SemGe {
                sem: SemId::known(index as u32),
                value: value as u32,
            }
        };
        all[133] = {
            let (index, value) = (0u64, 0u64);
            Self::SemGeReg {
                sem: SemId::known(index as u32),
                register: value as u32,
            }
        };
        all[9] = {
            let (index, value) = (0u64, 0u64);
            Self::SemOne {
                sem: SemId::known(index as u32),
            }
        };
        all[10] = {
            let (index, value) = (0u64, 0u64);
            Self::Take {
                sem: SemId::known(index as u32),
                value: value as u32,
            }
        };
        all[6] = {
            let (index, value) = (0u64, 0u64);
            Self::Event {
                event: EventId::known(index as u32),
            }
        };
        all[7] = {
            let (index, value) = (0u64, 0u64);
            Self::EventThenClear {
                event: EventId::known(index as u32),
            }
        };
        all[11] = {
            let (index, value) = (0u64, 0u64);
            Self::Early {
                sem: SemId::known(index as u32),
                value: value as u32,
            }
        };
        all[254] = {
            let (index, value) = (0u64, 0u64);
            Self::Odd {
                index: index as u8,
                value: value as u32,
            }
        };
        all
    };
    /// The mode of that number, which is one, with operands that are known to be legal. All have them in the same
    /// place, so this does not branch.
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn known(mode: u64, index: u64, value: u64) -> ::core::option::Option<Self> {
        let mut made = Self::TEMPLATES[(mode & 0xFF) as usize];
        *made.index_mut() = index as u8;
        let mut none = 0;
        let operand = match made.operand_mut() {
            ::core::option::Option::Some(operand) => operand,
            ::core::option::Option::None => &mut none,
        };
        *operand = value as u32;
        ::core::option::Option::Some(made)
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn index_mut(&mut self) -> &mut u8 {
        match self {
            Self::SemEq { sem: i, .. } => &mut i.0,
            Self::SemGe { sem: i, .. } => &mut i.0,
            Self::SemGeReg { sem: i, .. } => &mut i.0,
            Self::SemOne { sem: i, .. } => &mut i.0,
            Self::Take { sem: i, .. } => &mut i.0,
            Self::Event { event: i, .. } => &mut i.0,
            Self::EventThenClear { event: i, .. } => &mut i.0,
            Self::Early { sem: i, .. } => &mut i.0,
            Self::Odd { index: i, .. } => i,
        }
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn operand_mut(&mut self) -> ::core::option::Option<&mut u32> {
        match self {
            Self::SemEq { value: v, .. } => ::core::option::Option::Some(v),
            Self::SemGe { value: v, .. } => ::core::option::Option::Some(v),
            Self::SemGeReg { register: v, .. } => ::core::option::Option::Some(v),
            Self::SemOne { .. } => ::core::option::Option::None,
            Self::Take { value: v, .. } => ::core::option::Option::Some(v),
            Self::Event { .. } => ::core::option::Option::None,
            Self::EventThenClear { .. } => ::core::option::Option::None,
            Self::Early { value: v, .. } => ::core::option::Option::Some(v),
            Self::Odd { value: v, .. } => ::core::option::Option::Some(v),
        }
    }
}
::chappe_runtime::name_display!(Wait);
/// Wider modes, on a signed bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Wide {
    /// `lt`.
    Lt {
        /// The entry of `level`.
        level: LevelId,
        /// The operand.
        value: u32,
    },
    /// `ge`.
    Ge {
        /// The entry of `level`.
        level: LevelId,
        /// The operand.
        value: u32,
    },
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
impl Wide {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::ModeTable = {
        use ::chappe_runtime::record as r;
        &r::ModeTable {
            name: "Wide",
            bits: 16,
            modes: &[
                r::ModeInfo {
                    name: "lt",
                    wire: 258,
                    takes_value: true,
                    bank: ::core::option::Option::Some(LevelId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "ge",
                    wire: 515,
                    takes_value: true,
                    bank: ::core::option::Option::Some(LevelId::INFO),
                    ..r::MODE
                },
            ],
        }
    };
    /// Any mode, where there must be one.
    #[allow(dead_code, reason = "a table that no field needs")]
    const FIRST: Self = {
        let (index, value) = (0u64, 0u64);
        Self::Lt {
            level: LevelId::known(index as u32),
            value: value as u32,
        }
    };
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> u16 {
        match self {
            Self::Lt { .. } => 258,
            Self::Ge { .. } => 515,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lt { .. } => "lt",
            Self::Ge { .. } => "ge",
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => "",
        }
    }
    /// Position in the table, index, operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const fn parts(self) -> (u16, u64, u64) {
        match self {
            Self::Lt { level: index, value } => (0, index.index() as u64, value as u64),
            Self::Ge { level: index, value } => (1, index.index() as u64, value as u64),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => (0, 0, 0),
        }
    }
    /// Its index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::Lt { level: i, .. } => i.index() as u32,
            Self::Ge { level: i, .. } => i.index() as u32,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its operand, or the number of the register that holds it; `None` of a mode without one.
    #[inline]
    #[must_use]
    pub const fn operand(self) -> ::core::option::Option<u32> {
        match self {
            Self::Lt { value: v, .. } => ::core::option::Option::Some(v),
            Self::Ge { value: v, .. } => ::core::option::Option::Some(v),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => ::core::option::Option::None,
        }
    }
    /// The mode of that number with operands that are known to be legal.
    #[inline]
    #[allow(dead_code, unused_variables, reason = "a table that no field has")]
    const fn known(mode: u64, index: u64, value: u64) -> ::core::option::Option<Self> {
        match mode {
            258 => {
                ::core::option::Option::Some(Self::Lt {
                    level: LevelId::known(index as u32),
                    value: value as u32,
                })
            }
            515 => {
                ::core::option::Option::Some(Self::Ge {
                    level: LevelId::known(index as u32),
                    value: value as u32,
                })
            }
            _ => ::core::option::Option::None,
        }
    }
}
::chappe_runtime::name_display!(Wide);
/// What is posted. Zero is a mode of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Update {
    /// `set`.
    Set {
        /// The entry of `event`.
        event: EventId,
    } = 3,
    /// `inc_read`.
    IncRead {
        /// The entry of `sem`.
        sem: SemId,
    } = 4,
    /// `inc`.
    Inc {
        /// The entry of `sem`.
        sem: SemId,
    } = 5,
    /// `dec`.
    Dec {
        /// The entry of `sem`.
        sem: SemId,
    } = 6,
    /// `sub`.
    Sub {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u32,
    } = 0,
    /// `write`.
    Write {
        /// The entry of `sem`.
        sem: SemId,
        /// The operand.
        value: u32,
    } = 1,
    /// `write_reg`.
    WriteReg {
        /// The entry of `sem`.
        sem: SemId,
        /// The number of the register that holds the operand.
        register: u32,
    } = 2,
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
impl Update {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::ModeTable = {
        use ::chappe_runtime::record as r;
        &r::ModeTable {
            name: "Update",
            bits: 8,
            modes: &[
                r::ModeInfo {
                    name: "set",
                    wire: 0,
                    bank: ::core::option::Option::Some(EventId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "inc_read",
                    wire: 3,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "inc",
                    wire: 19,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "dec",
                    wire: 20,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "sub",
                    wire: 23,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "write",
                    wire: 25,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "write_reg",
                    wire: 153,
                    takes_value: true,
                    bank: ::core::option::Option::Some(SemId::INFO),
                    ..r::MODE
                },
                r::ModeInfo {
                    name: "late",
                    wire: 26,
                    bank: ::core::option::Option::Some(EventId::INFO),
                    unavailable: ::core::option::Option::Some(
                        r::Unavailable("since second"),
                    ),
                    ..r::MODE
                },
            ],
        }
    };
    /// The same where 0 stands for none.
    #[allow(dead_code, reason = "a table that no field has")]
    const OPTIONAL: &'static [u8; 256] = b"\x01\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x01\0\0\x03\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: bit 0: it is a mode; bit 1: it has an operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const CLASS: &'static [u8; 256] = b"\x01\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x01\0\0\x03\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// By number: what must be zero of the operand (bits 0 to 31), the number (32 to 39), the index (from 40 on).
    #[allow(dead_code, reason = "not every record needs it")]
    const MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[
            (0, 0xFFFFC000FFFFFFFF),
            (3, 0xFFFFFFFF),
            (19, 0xFFFFFFFF),
            (20, 0xFFFFFFFF),
            (23, 0x0),
            (25, 0x0),
            (153, 0x0),
        ],
    );
    #[allow(dead_code, reason = "not every record needs it")]
    const OPTIONAL_MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[
            (0, 0xFFFF_FF00_FFFF_FFFF),
            (3, 0xFFFFFFFF),
            (19, 0xFFFFFFFF),
            (20, 0xFFFFFFFF),
            (23, 0x0),
            (25, 0x0),
            (153, 0x0),
        ],
    );
    #[allow(dead_code, reason = "not every record needs it")]
    const WRITTEN_MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[
            (0, 0xFFFFC000FFFFFFFF),
            (3, 0xFFFFFFFF),
            (19, 0xFFFFFFFE),
            (20, 0xFFFFFFFE),
            (23, 0x0),
            (25, 0x0),
            (153, 0x0),
        ],
    );
    #[allow(dead_code, reason = "not every record needs it")]
    const OPTIONAL_WRITTEN_MASKS: &'static [u64; 256] = &::chappe_runtime::record::masks(
        &[
            (0, 0xFFFF_FF00_FFFF_FFFF),
            (3, 0xFFFFFFFF),
            (19, 0xFFFFFFFE),
            (20, 0xFFFFFFFE),
            (23, 0x0),
            (25, 0x0),
            (153, 0x0),
        ],
    );
    /// Any mode, where there must be one.
    #[allow(dead_code, reason = "a table that no field needs")]
    const FIRST: Self = {
        let (index, value) = (0u64, 0u64);
        Self::Set {
            event: EventId::known(index as u32),
        }
    };
    /// Its number.
    #[inline]
    #[must_use]
    pub const fn wire(self) -> u8 {
        const WIRES: &[u8; 256] = &{
            let mut all = [0; 256];
            all[3] = 0;
            all[4] = 3;
            all[5] = 19;
            all[6] = 20;
            all[0] = 23;
            all[1] = 25;
            all[2] = 153;
            all
        };
        let variant: u8 = match self {
            Self::Set { .. } => 3,
            Self::IncRead { .. } => 4,
            Self::Inc { .. } => 5,
            Self::Dec { .. } => 6,
            Self::Sub { .. } => 0,
            Self::Write { .. } => 1,
            Self::WriteReg { .. } => 2,
        };
        WIRES[variant as usize]
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Set { .. } => "set",
            Self::IncRead { .. } => "inc_read",
            Self::Inc { .. } => "inc",
            Self::Dec { .. } => "dec",
            Self::Sub { .. } => "sub",
            Self::Write { .. } => "write",
            Self::WriteReg { .. } => "write_reg",
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => "",
        }
    }
    /// Position in the table, index, operand.
    #[allow(dead_code, reason = "a table that no field has")]
    const fn parts(self) -> (u16, u64, u64) {
        match self {
            Self::Set { event: index } => (0, index.index() as u64, 0),
            Self::IncRead { sem: index } => (1, index.index() as u64, 0),
            Self::Inc { sem: index } => (2, index.index() as u64, 0),
            Self::Dec { sem: index } => (3, index.index() as u64, 0),
            Self::Sub { sem: index, value } => (4, index.index() as u64, value as u64),
            Self::Write { sem: index, value } => (5, index.index() as u64, value as u64),
            Self::WriteReg { sem: index, register: value } => {
                (6, index.index() as u64, value as u64)
            }
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => (0, 0, 0),
        }
    }
    /// Its index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::Set { event: i, .. } => i.index() as u32,
            Self::IncRead { sem: i, .. } => i.index() as u32,
            Self::Inc { sem: i, .. } => i.index() as u32,
            Self::Dec { sem: i, .. } => i.index() as u32,
            Self::Sub { sem: i, .. } => i.index() as u32,
            Self::Write { sem: i, .. } => i.index() as u32,
            Self::WriteReg { sem: i, .. } => i.index() as u32,
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => 0,
        }
    }
    /// Its operand, or the number of the register that holds it; `None` of a mode without one.
    #[inline]
    #[must_use]
    pub const fn operand(self) -> ::core::option::Option<u32> {
        match self {
            Self::Set { .. } => ::core::option::Option::None,
            Self::IncRead { .. } => ::core::option::Option::None,
            Self::Inc { .. } => ::core::option::Option::None,
            Self::Dec { .. } => ::core::option::Option::None,
            Self::Sub { value: v, .. } => ::core::option::Option::Some(v),
            Self::Write { value: v, .. } => ::core::option::Option::Some(v),
            Self::WriteReg { register: v, .. } => ::core::option::Option::Some(v),
            #[allow(unreachable_patterns, reason = "only if there is no mode")]
            _ => ::core::option::Option::None,
        }
    }
    /// A mode of each number.
    #[allow(dead_code, reason = "a table that no field has")]
    const TEMPLATES: &'static [Self; 256] = &{
        let mut all = [Self::FIRST; 256];
        all[0] = {
            let (index, value) = (0u64, 0u64);
            Self::Set {
                event: EventId::known(index as u32),
            }
        };
        all[3] = {
            let (index, value) = (0u64, 0u64);
            Self::IncRead {
                sem: SemId::known(index as u32),
            }
        };
        all[19] = {
            let (index, value) = (0u64, 0u64);
            Self::Inc {
                sem: SemId::known(index as u32),
            }
        };
        all[20] = {
            let (index, value) = (0u64, 0u64);
            Self::Dec {
                sem: SemId::known(index as u32),
            }
        };
        all[23] = {
            let (index, value) = (0u64, 0u64);
            Self::Sub {
                sem: SemId::known(index as u32),
                value: value as u32,
            }
        };
        all[25] = {
            let (index, value) = (0u64, 0u64);
            Self::Write {
                sem: SemId::known(index as u32),
                value: value as u32,
            }
        };
        all[153] = {
            let (index, value) = (0u64, 0u64);
            Self::WriteReg {
                sem: SemId::known(index as u32),
                register: value as u32,
            }
        };
        all
    };
    /// The mode of that number, which is one, with operands that are known to be legal. All have them in the same
    /// place, so this does not branch.
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn known(mode: u64, index: u64, value: u64) -> ::core::option::Option<Self> {
        let mut made = Self::TEMPLATES[(mode & 0xFF) as usize];
        *made.index_mut() = index as u8;
        let mut none = 0;
        let operand = match made.operand_mut() {
            ::core::option::Option::Some(operand) => operand,
            ::core::option::Option::None => &mut none,
        };
        *operand = value as u32;
        ::core::option::Option::Some(made)
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn index_mut(&mut self) -> &mut u8 {
        match self {
            Self::Set { event: i, .. } => &mut i.0,
            Self::IncRead { sem: i, .. } => &mut i.0,
            Self::Inc { sem: i, .. } => &mut i.0,
            Self::Dec { sem: i, .. } => &mut i.0,
            Self::Sub { sem: i, .. } => &mut i.0,
            Self::Write { sem: i, .. } => &mut i.0,
            Self::WriteReg { sem: i, .. } => &mut i.0,
        }
    }
    #[inline]
    #[allow(dead_code, reason = "a table that no field has")]
    const fn operand_mut(&mut self) -> ::core::option::Option<&mut u32> {
        match self {
            Self::Set { .. } => ::core::option::Option::None,
            Self::IncRead { .. } => ::core::option::Option::None,
            Self::Inc { .. } => ::core::option::Option::None,
            Self::Dec { .. } => ::core::option::Option::None,
            Self::Sub { value: v, .. } => ::core::option::Option::Some(v),
            Self::Write { value: v, .. } => ::core::option::Option::Some(v),
            Self::WriteReg { register: v, .. } => ::core::option::Option::Some(v),
        }
    }
}
::chappe_runtime::name_display!(Update);
/// Two waits, two updates.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `opcode` | `u8` = 160 |
/// | 0x01 | 0..=7 | `len` | `u8` = 16 |
/// | 0x02 | 0..=3 | `width` | `Width` |
/// | 0x02 | 4..=5 | `hint` | `u2` |
/// | 0x02 | 6..=7 |  | `zero` |
/// | 0x04 | 0..=7 | `wait0` | `Wait?` |
/// | 0x05 | 0..=7 | `wait0.index` | `u8` |
/// | 0x08 | 0..=31 | `wait0.value` | `u32` |
/// | 0x06 | 0..=7 | `update0` | `Update?` |
/// | 0x07 | 0..=7 | `update0.index` | `u8` |
/// | 0x08 | 0..=31 | `update0.value` | `u32` |
/// | 0x20 | 0..=7 | `wait1` | `Wait?` |
/// | 0x21 | 0..=7 | `wait1.index` | `u8` |
/// | 0x24 | 0..=31 | `wait1.value` | `u32` |
/// | 0x22 | 0..=7 | `always` | `Update` |
/// | 0x23 | 0..=7 | `always.index` | `u8` |
/// | 0x28 | 0..=31 | `always.value` | `u32` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Sync([u8; 64usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Sync {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Sync",
            size: 64,
            docs: "Two waits, two updates.",
            rows: &[
                r::Row {
                    name: "opcode",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 160,
                    },
                    ty: "u8",
                    key: true,
                    ..r::ROW
                },
                LEN_ROW,
                WIDTH_ROW,
                HINT_ROW,
                UNNAMED_ROW,
                r::Row {
                    name: "wait0",
                    offset: 4,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Wait::INFO,
                        optional: true,
                        mode: r::Place::bits(32, 8),
                        index: r::Place::bits(40, 8),
                        value: ::core::option::Option::Some(r::Place::bits(64, 32)),
                        index_offset: 5u32,
                        value_offset: 8u32,
                    }),
                    ty: "Wait?",
                    ..r::ROW
                },
                r::Row {
                    name: "update0",
                    offset: 6,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Update::INFO,
                        optional: true,
                        mode: r::Place::bits(48, 8),
                        index: r::Place::bits(56, 8),
                        value: ::core::option::Option::Some(r::Place::bits(64, 32)),
                        index_offset: 7u32,
                        value_offset: 8u32,
                    }),
                    ty: "Update?",
                    ..r::ROW
                },
                r::Row {
                    name: "wait1",
                    offset: 32,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Wait::INFO,
                        optional: true,
                        mode: r::Place::bits(256, 8),
                        index: r::Place::bits(264, 8),
                        value: ::core::option::Option::Some(r::Place::bits(288, 32)),
                        index_offset: 33u32,
                        value_offset: 36u32,
                    }),
                    ty: "Wait?",
                    ..r::ROW
                },
                r::Row {
                    name: "always",
                    offset: 34,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Update::INFO,
                        optional: false,
                        mode: r::Place::bits(272, 8),
                        index: r::Place::bits(280, 8),
                        value: ::core::option::Option::Some(r::Place::bits(320, 32)),
                        index_offset: 35u32,
                        value_offset: 40u32,
                    }),
                    ty: "Update",
                    docs: "Always there: a mode without a number is an error.",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6, 7, 8],
            zero: b"\0\0\0\xFF\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            mask: b"\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\xA0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            requires: &[
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_0),
                        text: "update0 == 0 || update0 & 16 != 0",
                        uses: &[6],
                    },
                    message: "an update here fires at completion",
                },
            ],
            profiles: &[
                r::ProfileInfo {
                    name: "compiler",
                    rules: &[
                        r::ProfileRule::Only {
                            row: 5,
                            modes: &[1, 2, 5],
                            message: "two wait modes only",
                        },
                        r::ProfileRule::Only {
                            row: 7,
                            modes: &[1, 2, 5],
                            message: "two wait modes only",
                        },
                        r::ProfileRule::Absent {
                            row: 6,
                            message: "one update",
                        },
                        r::ProfileRule::Require(r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::profile_rule_0),
                                text: "wait0 != 0 || wait1 != 0",
                                uses: &[5, 7],
                            },
                            message: "nothing to wait for",
                        }),
                        r::ProfileRule::Only {
                            row: 6,
                            modes: &[2, 3, 4, 0, 5],
                            message: "no such update",
                        },
                        r::ProfileRule::Only {
                            row: 8,
                            modes: &[2, 3, 4, 0, 5],
                            message: "no such update",
                        },
                        r::ProfileRule::Write {
                            row: 6,
                            modes: &[2, 3],
                            value: 0u64,
                        },
                        r::ProfileRule::Write {
                            row: 8,
                            modes: &[2, 3],
                            value: 0u64,
                        },
                    ],
                },
                r::ProfileInfo {
                    name: "runtime",
                    rules: &[
                        r::ProfileRule::Write {
                            row: 6,
                            modes: &[2, 3],
                            value: 1u64,
                        },
                        r::ProfileRule::Write {
                            row: 8,
                            modes: &[2, 3],
                            value: 1u64,
                        },
                        r::ProfileRule::Write {
                            row: 5,
                            modes: &[3],
                            value: 7u64,
                        },
                        r::ProfileRule::Write {
                            row: 7,
                            modes: &[3],
                            value: 7u64,
                        },
                    ],
                },
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> SyncBuilder {
        ::core::default::Default::default()
    }
    /// `opcode`.
    #[inline]
    #[must_use]
    pub fn opcode(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// Length in units of 4 bytes.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `width`.
    #[inline]
    #[must_use]
    pub fn width(&self) -> Width {
        let b = &self.0;
        Width::known(((b[2] & 15)))
    }
    /// `hint`.
    #[inline]
    #[must_use]
    pub fn hint(&self) -> u8 {
        let b = &self.0;
        ((b[2] >> 4 & 3))
    }
    /// `wait0`.
    #[inline]
    #[must_use]
    pub fn wait0(&self) -> ::core::option::Option<Wait> {
        let b = &self.0;
        if b[4] == 0 {
            ::core::option::Option::None
        } else {
            Wait::known(
                b[4] as u64,
                b[5] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `update0`.
    #[inline]
    #[must_use]
    pub fn update0(&self) -> ::core::option::Option<Update> {
        let b = &self.0;
        if b[6] == 0 {
            ::core::option::Option::None
        } else {
            Update::known(
                b[6] as u64,
                b[7] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `wait1`.
    #[inline]
    #[must_use]
    pub fn wait1(&self) -> ::core::option::Option<Wait> {
        let b = &self.0;
        if b[32] == 0 {
            ::core::option::Option::None
        } else {
            Wait::known(
                b[32] as u64,
                b[33] as u64,
                u32::from_le_bytes([b[36], b[37], b[38], b[39]]) as u64,
            )
        }
    }
    /// Always there: a mode without a number is an error.
    #[inline]
    #[must_use]
    pub fn always(&self) -> Update {
        let b = &self.0;
        match Update::known(
            b[34] as u64,
            b[35] as u64,
            u32::from_le_bytes([b[40], b[41], b[42], b[43]]) as u64,
        ) {
            ::core::option::Option::Some(m) => m,
            ::core::option::Option::None => Update::FIRST,
        }
    }
    /// `update0 == 0 || update0 & 16 != 0`
    #[inline]
    fn rule_0(b: &[u8; 64usize]) -> bool {
        (b[6] as i64) == 0 || ((b[6] as i64) & 16) != 0
    }
    /// `wait0 != 0 || wait1 != 0`
    #[inline]
    fn profile_rule_0(b: &[u8; 64usize]) -> bool {
        (b[4] as i64) != 0 || (b[32] as i64) != 0
    }
    const LIMITED_0: &'static [u64; 256] = &::chappe_runtime::record::limited(
        Update::OPTIONAL_MASKS,
        b"\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\x01\x01\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01",
    );
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_1(b: &[u8; 64usize]) -> bool {
        let b = *b;
        if !(matches!((b[4] as u64), 1 | 5 | 133 | 10 | 11 | 254)
            || matches!((b[6] as u64), 23 | 25 | 153))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[4] as u64, 9) {
                        expected = 7;
                    }
                    if matches!(b[6] as u64, 19 | 20) {
                        expected = 1;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[32] as u64), 1 | 5 | 133 | 10 | 11 | 254))
            && u32::from_le_bytes([b[36], b[37], b[38], b[39]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[32] as u64, 9) {
                        expected = 7;
                    }
                    expected
                }
        {
            return false;
        }
        if !(matches!((b[34] as u64), 23 | 25 | 153))
            && u32::from_le_bytes([b[40], b[41], b[42], b[43]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[34] as u64, 19 | 20) {
                        expected = 1;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 64usize]) -> bool {
        let wrong = (((::chappe_runtime::record::word(b, 0) ^ 0x10A0) & 0xFFC0FFFF)
            | (::chappe_runtime::record::word(b, 8) & 0xFFFFFFFF00000000)
            | ::chappe_runtime::record::word(b, 16)
            | ::chappe_runtime::record::word(b, 24)
            | (::chappe_runtime::record::word(b, 40) & 0xFFFFFFFF00000000)
            | ::chappe_runtime::record::word(b, 48)
            | ::chappe_runtime::record::word(b, 56)
            | (((::chappe_runtime::record::word(b, 0) >> 32 & 0xFFFF)
                & Wait::OPTIONAL_MASKS[b[4] as usize] >> 32)
                | (!(match b[4] {
                    1 => (b[5] as u64) < 200,
                    5 => (b[5] as u64) < 200,
                    133 => (b[5] as u64) < 200,
                    9 => (b[5] as u64) < 200,
                    10 => (b[5] as u64) < 200,
                    11 => (b[5] as u64) < 200,
                    _ => true,
                }) as u64))
            | (((::chappe_runtime::record::word(b, 0) >> 48 & 0xFFFF)
                & Self::LIMITED_0[b[6] as usize] >> 32)
                | (!(match b[6] {
                    3 => (b[7] as u64) < 200,
                    19 => (b[7] as u64) < 200,
                    20 => (b[7] as u64) < 200,
                    23 => (b[7] as u64) < 200,
                    25 => (b[7] as u64) < 200,
                    153 => (b[7] as u64) < 200,
                    _ => true,
                }) as u64))
            | (((::chappe_runtime::record::word(b, 32) >> 0 & 0xFFFF)
                & Wait::OPTIONAL_MASKS[b[32] as usize] >> 32)
                | (!(match b[32] {
                    1 => (b[33] as u64) < 200,
                    5 => (b[33] as u64) < 200,
                    133 => (b[33] as u64) < 200,
                    9 => (b[33] as u64) < 200,
                    10 => (b[33] as u64) < 200,
                    11 => (b[33] as u64) < 200,
                    _ => true,
                }) as u64))
            | (((::chappe_runtime::record::word(b, 32) >> 16 & 0xFFFF)
                & Update::MASKS[b[34] as usize] >> 32)
                | (!(match b[34] {
                    3 => (b[35] as u64) < 200,
                    19 => (b[35] as u64) < 200,
                    20 => (b[35] as u64) < 200,
                    23 => (b[35] as u64) < 200,
                    25 => (b[35] as u64) < 200,
                    153 => (b[35] as u64) < 200,
                    _ => true,
                }) as u64)));
        let loose = (u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
            & (((Wait::OPTIONAL[b[4] as usize] & 2u8 != 0)
                | (Update::OPTIONAL[b[6] as usize] & 2u8 != 0)) as u64)
                .wrapping_sub(1))
            | (u32::from_le_bytes([b[36], b[37], b[38], b[39]]) as u64
                & (((Wait::OPTIONAL[b[32] as usize] & 2u8 != 0)) as u64).wrapping_sub(1))
            | (u32::from_le_bytes([b[40], b[41], b[42], b[43]]) as u64
                & (((Update::CLASS[b[34] as usize] & 2u8 != 0)) as u64).wrapping_sub(1));
        wrong | loose == 0u64 || wrong == 0u64 && (Self::written_by_1(b))
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 64usize]) -> [u8; 64usize] {
        b
    }
}
::chappe_runtime::record!(Sync, 64usize);
/// Builds a [`Sync`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct SyncBuilder {
    width: ::core::option::Option<Width>,
    hint: ::core::option::Option<u8>,
    wait0: ::core::option::Option<Wait>,
    update0: ::core::option::Option<Update>,
    wait1: ::core::option::Option<Wait>,
    always: ::core::option::Option<Update>,
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
impl SyncBuilder {
    /// `width`.
    #[inline]
    pub fn width(mut self, value: Width) -> Self {
        self.width = ::core::option::Option::Some(value);
        self
    }
    /// `hint`.
    #[inline]
    pub fn hint(mut self, value: u8) -> Self {
        self.hint = ::core::option::Option::Some(value);
        self
    }
    /// `wait0`.
    #[inline]
    pub fn wait0(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Wait>>,
    ) -> Self {
        self.wait0 = value.into();
        self
    }
    /// `update0`.
    #[inline]
    pub fn update0(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Update>>,
    ) -> Self {
        self.update0 = value.into();
        self
    }
    /// `wait1`.
    #[inline]
    pub fn wait1(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Wait>>,
    ) -> Self {
        self.wait1 = value.into();
        self
    }
    /// Always there: a mode without a number is an error.
    #[inline]
    pub fn always(mut self, value: Update) -> Self {
        self.always = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Sync, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Sync(b));
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
    ) -> ::core::option::Option<[u8; 64usize]> {
        let mut b: [u8; 64usize] = *b"\xA0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.width {
            {
                let x = v.wire();
                {
                    let v: u8 = x;
                    b[2] |= (v & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.hint {
            {
                let x = v;
                if {
                    let x = x & 0x3;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[2] |= (v & 3) << 4;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.wait0 {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire == 0 {
                return ::core::option::Option::None;
            }
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[4] = (wire as u8);
            b[5] = (index as u8);
            if matches!(wire, 1 | 5 | 133 | 10 | 11 | 254) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.update0 {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire == 0 {
                return ::core::option::Option::None;
            }
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[6] = (wire as u8);
            b[7] = (index as u8);
            if matches!(wire, 23 | 25 | 153) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.wait1 {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire == 0 {
                return ::core::option::Option::None;
            }
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[32] = (wire as u8);
            b[33] = (index as u8);
            if matches!(wire, 1 | 5 | 133 | 10 | 11 | 254) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[36], b[37], b[38], b[39]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.always {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[34] = (wire as u8);
            b[35] = (index as u8);
            if matches!(wire, 23 | 25 | 153) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[40], b[41], b[42], b[43]] = (value as u32).to_le_bytes();
            }
        } else {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.wait0
            && matches!((v.wire() as u64), 1 | 5 | 133 | 10 | 11 | 254)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.update0
            && matches!((v.wire() as u64), 23 | 25 | 153)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if !Sync::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {
                if !matches!(b[4] as u64, 5 | 133 | 6 | 0) {
                    return ::core::option::Option::None;
                }
                if !matches!(b[32] as u64, 5 | 133 | 6 | 0) {
                    return ::core::option::Option::None;
                }
                if {
                    let b = &b;
                    ((::chappe_runtime::record::word(b, 0) & 0xFFFF000000000000)
                        | (::chappe_runtime::record::word(b, 8) & 0xFFFFFFFF)) != 0
                } {
                    return ::core::option::Option::None;
                }
                if !(Sync::profile_rule_0(&b)) {
                    return ::core::option::Option::None;
                }
                if !matches!(b[6] as u64, 19 | 20 | 23 | 25 | 0) {
                    return ::core::option::Option::None;
                }
                if !matches!(b[34] as u64, 0 | 19 | 20 | 23 | 25) {
                    return ::core::option::Option::None;
                }
            }
            ::core::option::Option::Some(1) => {
                if !(matches!((b[4] as u64), 1 | 5 | 133 | 10 | 11 | 254)
                    || matches!((b[6] as u64), 23 | 25 | 153))
                {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[4] as u64, 9) {
                            expected = 7;
                        }
                        if matches!(b[6] as u64, 19 | 20) {
                            expected = 1;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[32] as u64), 1 | 5 | 133 | 10 | 11 | 254)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[32] as u64, 9) {
                            expected = 7;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[36], b[37], b[38], b[39]] = (expected as u32).to_le_bytes();
                    }
                }
                if !(matches!((b[34] as u64), 23 | 25 | 153)) {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[34] as u64, 19 | 20) {
                            expected = 1;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[40], b[41], b[42], b[43]] = (expected as u32).to_le_bytes();
                    }
                }
            }
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
    ) -> ::core::result::Result<Sync, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 64usize];
        match ::chappe_runtime::record::write(
            Sync::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Sync(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            2 => ::chappe_runtime::record::Datum::of(self.width.map(Width::wire)),
            3 => ::chappe_runtime::record::Datum::of(self.hint),
            5 => {
                match self.wait0 {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            6 => {
                match self.update0 {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            7 => {
                match self.wait1 {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            8 => {
                match self.always {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Halt`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `opcode` | `u8` = 161 |
/// | 0x01 | 0..=7 | `len` | `u8` = 16 |
/// | 0x02 | 0..=3 | `width` | `Width` |
/// | 0x02 | 4..=5 | `hint` | `u2` |
/// | 0x02 | 6..=7 |  | `zero` |
/// | 0x04 | 0..=7 | `wait` | `Wait?` |
/// | 0x05 | 0..=7 | `wait.index` | `u8` |
/// | 0x08 | 0..=31 | `wait.value` | `u32` |
/// | 0x06 | 0..=7 | `update` | `Update?` |
/// | 0x07 | 0..=7 | `update.index` | `u8` |
/// | 0x08 | 0..=31 | `update.value` | `u32` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Halt([u8; 64usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Halt {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Halt",
            size: 64,
            rows: &[
                r::Row {
                    name: "opcode",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 161,
                    },
                    ty: "u8",
                    key: true,
                    ..r::ROW
                },
                LEN_ROW,
                WIDTH_ROW,
                HINT_ROW,
                UNNAMED_ROW,
                WAIT_ROW,
                UPDATE_ROW,
            ],
            order: &[0, 1, 2, 3, 4, 5, 6],
            zero: b"\0\0\0\xFF\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            mask: b"\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\xA1\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            profiles: &[COMPILER_RULES, RUNTIME_RULES],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> HaltBuilder {
        ::core::default::Default::default()
    }
    /// `opcode`.
    #[inline]
    #[must_use]
    pub fn opcode(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// Length in units of 4 bytes.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `width`.
    #[inline]
    #[must_use]
    pub fn width(&self) -> Width {
        let b = &self.0;
        Width::known(((b[2] & 15)))
    }
    /// `hint`.
    #[inline]
    #[must_use]
    pub fn hint(&self) -> u8 {
        let b = &self.0;
        ((b[2] >> 4 & 3))
    }
    /// `wait`.
    #[inline]
    #[must_use]
    pub fn wait(&self) -> ::core::option::Option<Wait> {
        let b = &self.0;
        if b[4] == 0 {
            ::core::option::Option::None
        } else {
            Wait::known(
                b[4] as u64,
                b[5] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `update`.
    #[inline]
    #[must_use]
    pub fn update(&self) -> ::core::option::Option<Update> {
        let b = &self.0;
        if b[6] == 0 {
            ::core::option::Option::None
        } else {
            Update::known(
                b[6] as u64,
                b[7] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_1(b: &[u8; 64usize]) -> bool {
        let b = *b;
        if !(matches!((b[4] as u64), 1 | 5 | 133 | 10 | 11 | 254)
            || matches!((b[6] as u64), 23 | 25 | 153))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[4] as u64, 9) {
                        expected = 7;
                    }
                    if matches!(b[6] as u64, 19 | 20) {
                        expected = 1;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 64usize]) -> bool {
        let wrong = (((::chappe_runtime::record::word(b, 0) ^ 0x10A1) & 0xFFC0FFFF)
            | (::chappe_runtime::record::word(b, 8) & 0xFFFFFFFF00000000)
            | ::chappe_runtime::record::word(b, 16)
            | ::chappe_runtime::record::word(b, 24)
            | ::chappe_runtime::record::word(b, 32)
            | ::chappe_runtime::record::word(b, 40)
            | ::chappe_runtime::record::word(b, 48)
            | ::chappe_runtime::record::word(b, 56)
            | (((::chappe_runtime::record::word(b, 0) >> 32 & 0xFFFF)
                & Wait::OPTIONAL_MASKS[b[4] as usize] >> 32)
                | (!(match b[4] {
                    1 => (b[5] as u64) < 200,
                    5 => (b[5] as u64) < 200,
                    133 => (b[5] as u64) < 200,
                    9 => (b[5] as u64) < 200,
                    10 => (b[5] as u64) < 200,
                    11 => (b[5] as u64) < 200,
                    _ => true,
                }) as u64))
            | (((::chappe_runtime::record::word(b, 0) >> 48 & 0xFFFF)
                & Update::OPTIONAL_MASKS[b[6] as usize] >> 32)
                | (!(match b[6] {
                    3 => (b[7] as u64) < 200,
                    19 => (b[7] as u64) < 200,
                    20 => (b[7] as u64) < 200,
                    23 => (b[7] as u64) < 200,
                    25 => (b[7] as u64) < 200,
                    153 => (b[7] as u64) < 200,
                    _ => true,
                }) as u64)));
        let loose = (u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
            & (((Wait::OPTIONAL[b[4] as usize] & 2u8 != 0)
                | (Update::OPTIONAL[b[6] as usize] & 2u8 != 0)) as u64)
                .wrapping_sub(1));
        wrong | loose == 0u64 || wrong == 0u64 && (Self::written_by_1(b))
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 64usize]) -> [u8; 64usize] {
        b
    }
}
::chappe_runtime::record!(Halt, 64usize);
/// Builds a [`Halt`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct HaltBuilder {
    width: ::core::option::Option<Width>,
    hint: ::core::option::Option<u8>,
    wait: ::core::option::Option<Wait>,
    update: ::core::option::Option<Update>,
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
impl HaltBuilder {
    /// `width`.
    #[inline]
    pub fn width(mut self, value: Width) -> Self {
        self.width = ::core::option::Option::Some(value);
        self
    }
    /// `hint`.
    #[inline]
    pub fn hint(mut self, value: u8) -> Self {
        self.hint = ::core::option::Option::Some(value);
        self
    }
    /// `wait`.
    #[inline]
    pub fn wait(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Wait>>,
    ) -> Self {
        self.wait = value.into();
        self
    }
    /// `update`.
    #[inline]
    pub fn update(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Update>>,
    ) -> Self {
        self.update = value.into();
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Halt, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Halt(b));
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
    ) -> ::core::option::Option<[u8; 64usize]> {
        let mut b: [u8; 64usize] = *b"\xA1\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.width {
            {
                let x = v.wire();
                {
                    let v: u8 = x;
                    b[2] |= (v & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.hint {
            {
                let x = v;
                if {
                    let x = x & 0x3;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[2] |= (v & 3) << 4;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.wait {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire == 0 {
                return ::core::option::Option::None;
            }
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[4] = (wire as u8);
            b[5] = (index as u8);
            if matches!(wire, 1 | 5 | 133 | 10 | 11 | 254) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.update {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire == 0 {
                return ::core::option::Option::None;
            }
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[6] = (wire as u8);
            b[7] = (index as u8);
            if matches!(wire, 23 | 25 | 153) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.wait
            && matches!((v.wire() as u64), 1 | 5 | 133 | 10 | 11 | 254)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.update
            && matches!((v.wire() as u64), 23 | 25 | 153)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if !Halt::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {
                if !matches!(b[6] as u64, 19 | 20 | 23 | 25 | 0) {
                    return ::core::option::Option::None;
                }
            }
            ::core::option::Option::Some(1) => {
                if !(matches!((b[4] as u64), 1 | 5 | 133 | 10 | 11 | 254)
                    || matches!((b[6] as u64), 23 | 25 | 153))
                {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[4] as u64, 9) {
                            expected = 7;
                        }
                        if matches!(b[6] as u64, 19 | 20) {
                            expected = 1;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
            }
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
    ) -> ::core::result::Result<Halt, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 64usize];
        match ::chappe_runtime::record::write(
            Halt::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Halt(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            2 => ::chappe_runtime::record::Datum::of(self.width.map(Width::wire)),
            3 => ::chappe_runtime::record::Datum::of(self.hint),
            5 => {
                match self.wait {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            6 => {
                match self.update {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Wide operands: a number of its own beside the operand, on the same bytes.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `opcode` | `u8` = 162 |
/// | 0x01 | 0..=7 | `len` | `u8` = 16 |
/// | 0x02 | 0..=3 | `width` | `Width` |
/// | 0x02 | 4..=5 | `hint` | `u2` |
/// | 0x02 | 6..=7 |  | `zero` |
/// | 0x04 | 0..=15 | `mode` | `Wide?` |
/// | 0x06 | 0..=15 | `mode.index` | `u16` |
/// | 0x08 | 0..=31 | `mode.value` | `u32` |
/// | 0x08 | 0..=31 | `raw` | `u32` |
/// | 0x0C | 0..=15 | `other` | `Wide?` |
/// | 0x0E | 0..=15 | `other.index` | `u16` |
/// | 0x10 | 0..=31 | `other.value` | `u32` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Post([u8; 64usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Post {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Post",
            size: 64,
            docs: "Wide operands: a number of its own beside the operand, on the same bytes.",
            rows: &[
                r::Row {
                    name: "opcode",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 162,
                    },
                    ty: "u8",
                    key: true,
                    ..r::ROW
                },
                LEN_ROW,
                WIDTH_ROW,
                HINT_ROW,
                UNNAMED_ROW,
                r::Row {
                    name: "mode",
                    offset: 4,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Wide::INFO,
                        optional: true,
                        mode: r::Place::bits(32, 16),
                        index: r::Place::bits(48, 16),
                        value: ::core::option::Option::Some(r::Place::bits(64, 32)),
                        index_offset: 6u32,
                        value_offset: 8u32,
                    }),
                    ty: "Wide?",
                    ..r::ROW
                },
                r::Row {
                    name: "raw",
                    offset: 8,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(64, 32),
                    },
                    ty: "u32",
                    shared: true,
                    ..r::ROW
                },
                r::Row {
                    name: "other",
                    offset: 12,
                    kind: r::Kind::Mode(r::ModeRow {
                        table: Wide::INFO,
                        optional: true,
                        mode: r::Place::bits(96, 16),
                        index: r::Place::bits(112, 16),
                        value: ::core::option::Option::Some(r::Place::bits(128, 32)),
                        index_offset: 14u32,
                        value_offset: 16u32,
                    }),
                    ty: "Wide?",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6, 7],
            zero: b"\0\0\0\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            mask: b"\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\xA2\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> PostBuilder {
        ::core::default::Default::default()
    }
    /// `opcode`.
    #[inline]
    #[must_use]
    pub fn opcode(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// Length in units of 4 bytes.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `width`.
    #[inline]
    #[must_use]
    pub fn width(&self) -> Width {
        let b = &self.0;
        Width::known(((b[2] & 15)))
    }
    /// `hint`.
    #[inline]
    #[must_use]
    pub fn hint(&self) -> u8 {
        let b = &self.0;
        ((b[2] >> 4 & 3))
    }
    /// `mode`.
    #[inline]
    #[must_use]
    pub fn mode(&self) -> ::core::option::Option<Wide> {
        let b = &self.0;
        if u16::from_le_bytes([b[4], b[5]]) == 0 {
            ::core::option::Option::None
        } else {
            Wide::known(
                u16::from_le_bytes([b[4], b[5]]) as u64,
                u16::from_le_bytes([b[6], b[7]]) as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `raw`.
    #[inline]
    #[must_use]
    pub fn raw(&self) -> u32 {
        let b = &self.0;
        u32::from_le_bytes([b[8], b[9], b[10], b[11]])
    }
    /// `other`.
    #[inline]
    #[must_use]
    pub fn other(&self) -> ::core::option::Option<Wide> {
        let b = &self.0;
        if u16::from_le_bytes([b[12], b[13]]) == 0 {
            ::core::option::Option::None
        } else {
            Wide::known(
                u16::from_le_bytes([b[12], b[13]]) as u64,
                u16::from_le_bytes([b[14], b[15]]) as u64,
                u32::from_le_bytes([b[16], b[17], b[18], b[19]]) as u64,
            )
        }
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 64usize]) -> bool {
        (((::chappe_runtime::record::word(b, 0) ^ 0x10A2) & 0xFFC0FFFF)
            | (::chappe_runtime::record::word(b, 16) & 0xFFFFFFFF00000000)
            | ::chappe_runtime::record::word(b, 24)
            | ::chappe_runtime::record::word(b, 32)
            | ::chappe_runtime::record::word(b, 40)
            | ::chappe_runtime::record::word(b, 48)
            | ::chappe_runtime::record::word(b, 56)
            | ((!matches!(u16::from_le_bytes([b[4], b[5]]) as u64, 258 | 515 | 0) as u64)
                | (((u16::from_le_bytes([b[4], b[5]]) == 0) as u64).wrapping_neg()
                    & u16::from_le_bytes([b[6], b[7]]) as u64)
                | (!(match u16::from_le_bytes([b[4], b[5]]) {
                    258 => (u16::from_le_bytes([b[6], b[7]]) as u64) < 512,
                    515 => (u16::from_le_bytes([b[6], b[7]]) as u64) < 512,
                    _ => true,
                }) as u64))
            | ((!matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 258 | 515 | 0)
                as u64)
                | (((u16::from_le_bytes([b[12], b[13]]) == 0) as u64).wrapping_neg()
                    & u16::from_le_bytes([b[14], b[15]]) as u64)
                | (!(match u16::from_le_bytes([b[12], b[13]]) {
                    258 => (u16::from_le_bytes([b[14], b[15]]) as u64) < 512,
                    515 => (u16::from_le_bytes([b[14], b[15]]) as u64) < 512,
                    _ => true,
                }) as u64)))
            | (u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                & ((matches!(u16::from_le_bytes([b[4], b[5]]) as u64, 258 | 515) | true)
                    as u64)
                    .wrapping_sub(1))
            | (u32::from_le_bytes([b[16], b[17], b[18], b[19]]) as u64
                & ((matches!(u16::from_le_bytes([b[12], b[13]]) as u64, 258 | 515))
                    as u64)
                    .wrapping_sub(1)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 64usize]) -> [u8; 64usize] {
        b
    }
}
::chappe_runtime::record!(Post, 64usize);
/// Builds a [`Post`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct PostBuilder {
    width: ::core::option::Option<Width>,
    hint: ::core::option::Option<u8>,
    mode: ::core::option::Option<Wide>,
    raw: ::core::option::Option<u32>,
    other: ::core::option::Option<Wide>,
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
impl PostBuilder {
    /// `width`.
    #[inline]
    pub fn width(mut self, value: Width) -> Self {
        self.width = ::core::option::Option::Some(value);
        self
    }
    /// `hint`.
    #[inline]
    pub fn hint(mut self, value: u8) -> Self {
        self.hint = ::core::option::Option::Some(value);
        self
    }
    /// `mode`.
    #[inline]
    pub fn mode(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Wide>>,
    ) -> Self {
        self.mode = value.into();
        self
    }
    /// `raw`.
    #[inline]
    pub fn raw(mut self, value: u32) -> Self {
        self.raw = ::core::option::Option::Some(value);
        self
    }
    /// `other`.
    #[inline]
    pub fn other(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Wide>>,
    ) -> Self {
        self.other = value.into();
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Post, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Post(b));
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
    ) -> ::core::option::Option<[u8; 64usize]> {
        let mut b: [u8; 64usize] = *b"\xA2\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.width {
            {
                let x = v.wire();
                {
                    let v: u8 = x;
                    b[2] |= (v & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.hint {
            {
                let x = v;
                if {
                    let x = x & 0x3;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[2] |= (v & 3) << 4;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.mode {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire == 0 {
                return ::core::option::Option::None;
            }
            if wire >> 16 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 16 != 0 {
                return ::core::option::Option::None;
            }
            [b[4], b[5]] = (wire as u16).to_le_bytes();
            [b[6], b[7]] = (index as u16).to_le_bytes();
            if matches!(wire, 258 | 515) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.raw {
            [b[8], b[9], b[10], b[11]] = v.to_le_bytes();
        }
        if let ::core::option::Option::Some(v) = self.other {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire == 0 {
                return ::core::option::Option::None;
            }
            if wire >> 16 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 16 != 0 {
                return ::core::option::Option::None;
            }
            [b[12], b[13]] = (wire as u16).to_le_bytes();
            [b[14], b[15]] = (index as u16).to_le_bytes();
            if matches!(wire, 258 | 515) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[16], b[17], b[18], b[19]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.mode
            && matches!((v.wire() as u64), 258 | 515)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if self.raw.is_some() {
            return ::core::option::Option::None;
        }
        if !Post::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Post, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 64usize];
        match ::chappe_runtime::record::write(
            Post::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Post(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            2 => ::chappe_runtime::record::Datum::of(self.width.map(Width::wire)),
            3 => ::chappe_runtime::record::Datum::of(self.hint),
            5 => {
                match self.mode {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            6 => ::chappe_runtime::record::Datum::of(self.raw),
            7 => {
                match self.other {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// A range or a mask.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `opcode` | `u8` = 176 |
/// | 0x01 | 0..=7 | `len` | `u8` = 16 |
/// | 0x02 | 0..=3 | `width` | `Width` |
/// | 0x02 | 4..=5 | `hint` | `u2` |
/// | 0x02 | 6..=7 |  | `zero` |
/// | 0x04 | 0..=7 | `wait` | `Wait?` |
/// | 0x05 | 0..=7 | `wait.index` | `u8` |
/// | 0x08 | 0..=31 | `wait.value` | `u32` |
/// | 0x06 | 0..=7 | `update` | `Update?` |
/// | 0x07 | 0..=7 | `update.index` | `u8` |
/// | 0x08 | 0..=31 | `update.value` | `u32` |
/// | 0x0C | 0..=7 | `mode` | `ResetMode` |
/// | 0x0D | 0..=7 | `first` | `u8` if `mode == range` |
/// | 0x0E | 0..=7 | `last` | `u8` if `mode == range` |
/// | 0x0D | 0..=15 | `shift` | `u16` if `mode == shifted` |
/// | 0x20 | 0..=255 | `mask` | `bits[256]` if `mode == mask` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Reset([u8; 64usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Reset {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Reset",
            size: 64,
            docs: "A range or a mask.",
            rows: &[
                r::Row {
                    name: "opcode",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 176,
                    },
                    ty: "u8",
                    key: true,
                    ..r::ROW
                },
                LEN_ROW,
                WIDTH_ROW,
                HINT_ROW,
                UNNAMED_ROW,
                WAIT_ROW,
                UPDATE_ROW,
                r::Row {
                    name: "mode",
                    offset: 12,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(ResetMode::INFO),
                        place: r::Place::bits(96, 8),
                    },
                    ty: "ResetMode",
                    ..r::ROW
                },
                r::Row {
                    name: "first",
                    offset: 13,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(104, 8),
                    },
                    ty: "u8",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_8_is_present),
                        text: "mode == range",
                        uses: &[7],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "last",
                    offset: 14,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(112, 8),
                    },
                    ty: "u8",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_9_is_present),
                        text: "mode == range",
                        uses: &[7],
                    }),
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_9_rule_0),
                                text: "first <= last",
                                uses: &[8, 9],
                            },
                            message: "first exceeds last",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "shift",
                    offset: 13,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(104, 16),
                    },
                    ty: "u16",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_10_is_present),
                        text: "mode == shifted",
                        uses: &[7],
                    }),
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_10_rule_0),
                                text: "shift != 0",
                                uses: &[10],
                            },
                            message: "a shift by nothing",
                        },
                    ],
                    hex: true,
                    ..r::ROW
                },
                r::Row {
                    name: "mask",
                    offset: 32,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Bits(256),
                        at: 32,
                    },
                    ty: "bits[256]",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_11_is_present),
                        text: "mode == mask",
                        uses: &[7],
                    }),
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
            zero: b"\0\0\0\xFF\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            mask: b"\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\xB0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            requires: &[
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_0),
                        text: "mode != mask || len(mask) != 1",
                        uses: &[7, 11],
                    },
                    message: "one bit is a range",
                },
            ],
            profiles: &[
                r::ProfileInfo {
                    name: "compiler",
                    rules: &[
                        r::ProfileRule::Only {
                            row: 6,
                            modes: &[2, 3, 4, 0, 5],
                            message: "no such update",
                        },
                        r::ProfileRule::Write {
                            row: 6,
                            modes: &[2, 3],
                            value: 0u64,
                        },
                        r::ProfileRule::Absent {
                            row: 11,
                            message: "mask is not written by this profile",
                        },
                    ],
                },
                RUNTIME_RULES,
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> ResetBuilder {
        ::core::default::Default::default()
    }
    /// `opcode`.
    #[inline]
    #[must_use]
    pub fn opcode(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// Length in units of 4 bytes.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `width`.
    #[inline]
    #[must_use]
    pub fn width(&self) -> Width {
        let b = &self.0;
        Width::known(((b[2] & 15)))
    }
    /// `hint`.
    #[inline]
    #[must_use]
    pub fn hint(&self) -> u8 {
        let b = &self.0;
        ((b[2] >> 4 & 3))
    }
    /// `wait`.
    #[inline]
    #[must_use]
    pub fn wait(&self) -> ::core::option::Option<Wait> {
        let b = &self.0;
        if b[4] == 0 {
            ::core::option::Option::None
        } else {
            Wait::known(
                b[4] as u64,
                b[5] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `update`.
    #[inline]
    #[must_use]
    pub fn update(&self) -> ::core::option::Option<Update> {
        let b = &self.0;
        if b[6] == 0 {
            ::core::option::Option::None
        } else {
            Update::known(
                b[6] as u64,
                b[7] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `mode`.
    #[inline]
    #[must_use]
    pub fn mode(&self) -> ResetMode {
        let b = &self.0;
        ResetMode::known(b[12])
    }
    /// `first`.
    ///
    /// Present only if `mode == range`.
    #[inline]
    #[must_use]
    pub fn first(&self) -> ::core::option::Option<u8> {
        let b = &self.0;
        if Self::row_8_is_present(b) {
            ::core::option::Option::Some(b[13])
        } else {
            ::core::option::Option::None
        }
    }
    /// `last`.
    ///
    /// Present only if `mode == range`.
    ///
    /// Requires `first <= last`: first exceeds last.
    #[inline]
    #[must_use]
    pub fn last(&self) -> ::core::option::Option<u8> {
        let b = &self.0;
        if Self::row_9_is_present(b) {
            ::core::option::Option::Some(b[14])
        } else {
            ::core::option::Option::None
        }
    }
    /// `shift`.
    ///
    /// Present only if `mode == shifted`.
    ///
    /// Requires `shift != 0`: a shift by nothing.
    #[inline]
    #[must_use]
    pub fn shift(&self) -> ::core::option::Option<u16> {
        let b = &self.0;
        if Self::row_10_is_present(b) {
            ::core::option::Option::Some(u16::from_le_bytes([b[13], b[14]]))
        } else {
            ::core::option::Option::None
        }
    }
    /// `mask`.
    ///
    /// Present only if `mode == mask`.
    #[inline]
    #[must_use]
    pub fn mask(
        &self,
    ) -> ::core::option::Option<::chappe_runtime::record::BitSet<32usize>> {
        let b = &self.0;
        if Self::row_11_is_present(b) {
            ::core::option::Option::Some(
                ::chappe_runtime::record::BitSet(
                    ::chappe_runtime::record::sub(b, 32usize),
                ),
            )
        } else {
            ::core::option::Option::None
        }
    }
    /// `mode == range`
    #[inline]
    fn row_8_is_present(b: &[u8; 64usize]) -> bool {
        (b[12] as i64) == 1
    }
    /// `mode == range`
    #[inline]
    fn row_9_is_present(b: &[u8; 64usize]) -> bool {
        (b[12] as i64) == 1
    }
    /// `first <= last`
    #[inline]
    fn row_9_rule_0(b: &[u8; 64usize]) -> bool {
        {
            let has8 = (b[12] as i64) == 1;
            let has9 = (b[12] as i64) == 1;
            (if has8 { b[13] as i64 } else { 0i64 })
                <= (if has9 { b[14] as i64 } else { 0i64 })
        }
    }
    /// `mode == shifted`
    #[inline]
    fn row_10_is_present(b: &[u8; 64usize]) -> bool {
        (b[12] as i64) == 3
    }
    /// `shift != 0`
    #[inline]
    fn row_10_rule_0(b: &[u8; 64usize]) -> bool {
        {
            let has10 = (b[12] as i64) == 3;
            (if has10 { u16::from_le_bytes([b[13], b[14]]) as i64 } else { 0i64 }) != 0
        }
    }
    /// `mode == mask`
    #[inline]
    fn row_11_is_present(b: &[u8; 64usize]) -> bool {
        (b[12] as i64) == 2
    }
    /// `mode != mask || len(mask) != 1`
    #[inline]
    fn rule_0(b: &[u8; 64usize]) -> bool {
        {
            let has11 = (b[12] as i64) == 2;
            (b[12] as i64) != 2
                || (if has11 {
                    {
                        let (mut i, mut n) = (32, 0);
                        while i < 64 {
                            n += b[i].count_ones() as i64;
                            i += 1;
                        }
                        n
                    }
                } else {
                    0i64
                }) != 1
        }
    }
    const BYTES_0: &'static [u8; 256] = b"\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    const BYTES_1: &'static [u8; 256] = b"\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    const BYTES_2: &'static [u8; 256] = b"\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_1(b: &[u8; 64usize]) -> bool {
        let b = *b;
        if !(matches!((b[4] as u64), 1 | 5 | 133 | 10 | 11 | 254)
            || matches!((b[6] as u64), 23 | 25 | 153))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[4] as u64, 9) {
                        expected = 7;
                    }
                    if matches!(b[6] as u64, 19 | 20) {
                        expected = 1;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 64usize]) -> bool {
        let wrong = (((::chappe_runtime::record::word(b, 0) ^ 0x10B0) & 0xFFC0FFFF)
            | (::chappe_runtime::record::word(b, 8) & 0xFF00000000000000)
            | ::chappe_runtime::record::word(b, 16)
            | ::chappe_runtime::record::word(b, 24)
            | (((::chappe_runtime::record::word(b, 0) >> 32 & 0xFFFF)
                & Wait::OPTIONAL_MASKS[b[4] as usize] >> 32)
                | (!(match b[4] {
                    1 => (b[5] as u64) < 200,
                    5 => (b[5] as u64) < 200,
                    133 => (b[5] as u64) < 200,
                    9 => (b[5] as u64) < 200,
                    10 => (b[5] as u64) < 200,
                    11 => (b[5] as u64) < 200,
                    _ => true,
                }) as u64))
            | (((::chappe_runtime::record::word(b, 0) >> 48 & 0xFFFF)
                & Update::OPTIONAL_MASKS[b[6] as usize] >> 32)
                | (!(match b[6] {
                    3 => (b[7] as u64) < 200,
                    19 => (b[7] as u64) < 200,
                    20 => (b[7] as u64) < 200,
                    23 => (b[7] as u64) < 200,
                    25 => (b[7] as u64) < 200,
                    153 => (b[7] as u64) < 200,
                    _ => true,
                }) as u64)) | ((!(ResetMode::LEGAL[b[12] as u8 as usize] != 0) as u64))
            | {
                let here = (Self::BYTES_0[b[12] as usize] as u64).wrapping_neg();
                ((::chappe_runtime::record::word(b, 8) & 0xFF0000000000)) & !here
            }
            | {
                let here = (Self::BYTES_0[b[12] as usize] as u64).wrapping_neg();
                ((!Self::row_9_rule_0(b) as u64)) & here
                    | ((::chappe_runtime::record::word(b, 8) & 0xFF000000000000)) & !here
            }
            | {
                let here = (Self::BYTES_1[b[12] as usize] as u64).wrapping_neg();
                ((!Self::row_10_rule_0(b) as u64)) & here
                    | ((::chappe_runtime::record::word(b, 8) & 0xFFFF0000000000)) & !here
            }
            | {
                let here = (Self::BYTES_2[b[12] as usize] as u64).wrapping_neg();
                (::chappe_runtime::record::word(b, 32)
                    | ::chappe_runtime::record::word(b, 40)
                    | ::chappe_runtime::record::word(b, 48)
                    | ::chappe_runtime::record::word(b, 56)) & !here
            } | (!Self::rule_0(b) as u64));
        let loose = (u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
            & (((Wait::OPTIONAL[b[4] as usize] & 2u8 != 0)
                | (Update::OPTIONAL[b[6] as usize] & 2u8 != 0)) as u64)
                .wrapping_sub(1));
        wrong | loose == 0u64 || wrong == 0u64 && (Self::written_by_1(b))
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 64usize]) -> [u8; 64usize] {
        b
    }
}
::chappe_runtime::record!(Reset, 64usize);
/// Builds a [`Reset`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct ResetBuilder {
    width: ::core::option::Option<Width>,
    hint: ::core::option::Option<u8>,
    wait: ::core::option::Option<Wait>,
    update: ::core::option::Option<Update>,
    mode: ::core::option::Option<ResetMode>,
    first: ::core::option::Option<u8>,
    last: ::core::option::Option<u8>,
    shift: ::core::option::Option<u16>,
    mask: ::core::option::Option<[u8; 32usize]>,
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
impl ResetBuilder {
    /// `width`.
    #[inline]
    pub fn width(mut self, value: Width) -> Self {
        self.width = ::core::option::Option::Some(value);
        self
    }
    /// `hint`.
    #[inline]
    pub fn hint(mut self, value: u8) -> Self {
        self.hint = ::core::option::Option::Some(value);
        self
    }
    /// `wait`.
    #[inline]
    pub fn wait(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Wait>>,
    ) -> Self {
        self.wait = value.into();
        self
    }
    /// `update`.
    #[inline]
    pub fn update(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Update>>,
    ) -> Self {
        self.update = value.into();
        self
    }
    /// `mode`.
    #[inline]
    pub fn mode(mut self, value: ResetMode) -> Self {
        self.mode = ::core::option::Option::Some(value);
        self
    }
    /// `first`.
    ///
    /// Present only if `mode == range`.
    #[inline]
    pub fn first(mut self, value: u8) -> Self {
        self.first = ::core::option::Option::Some(value);
        self
    }
    /// `last`.
    ///
    /// Present only if `mode == range`.
    ///
    /// Requires `first <= last`: first exceeds last.
    #[inline]
    pub fn last(mut self, value: u8) -> Self {
        self.last = ::core::option::Option::Some(value);
        self
    }
    /// `shift`.
    ///
    /// Present only if `mode == shifted`.
    ///
    /// Requires `shift != 0`: a shift by nothing.
    #[inline]
    pub fn shift(mut self, value: u16) -> Self {
        self.shift = ::core::option::Option::Some(value);
        self
    }
    /// `mask`.
    ///
    /// Present only if `mode == mask`.
    #[inline]
    pub fn mask(mut self, value: ::chappe_runtime::record::BitSet<32usize>) -> Self {
        self.mask = ::core::option::Option::Some({
            let mut bytes = [0; 32usize];
            let out = &mut bytes;
            ::chappe_runtime::record::put(out, 0, &value.0);
            bytes
        });
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Reset, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Reset(b));
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
    ) -> ::core::option::Option<[u8; 64usize]> {
        let mut b: [u8; 64usize] = *b"\xB0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.width {
            {
                let x = v.wire();
                {
                    let v: u8 = x;
                    b[2] |= (v & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.hint {
            {
                let x = v;
                if {
                    let x = x & 0x3;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[2] |= (v & 3) << 4;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.wait {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire == 0 {
                return ::core::option::Option::None;
            }
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[4] = (wire as u8);
            b[5] = (index as u8);
            if matches!(wire, 1 | 5 | 133 | 10 | 11 | 254) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.update {
            let (wire, index) = (v.wire() as u64, v.index() as u64);
            let value = v.operand().unwrap_or(0) as u64;
            if wire == 0 {
                return ::core::option::Option::None;
            }
            if wire >> 8 != 0 {
                return ::core::option::Option::None;
            }
            if index >> 8 != 0 {
                return ::core::option::Option::None;
            }
            b[6] = (wire as u8);
            b[7] = (index as u8);
            if matches!(wire, 23 | 25 | 153) {
                if value >> 32 != 0 {
                    return ::core::option::Option::None;
                }
                [b[8], b[9], b[10], b[11]] = (value as u32).to_le_bytes();
            }
        }
        if let ::core::option::Option::Some(v) = self.mode {
            b[12] = v.wire();
        }
        if Reset::row_8_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.first {
                b[13] = v;
            }
        } else if self.first.is_some() {
            return ::core::option::Option::None;
        }
        if Reset::row_9_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.last {
                b[14] = v;
            }
        } else if self.last.is_some() {
            return ::core::option::Option::None;
        }
        if Reset::row_10_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.shift {
                [b[13], b[14]] = v.to_le_bytes();
            }
        } else if self.shift.is_some() {
            return ::core::option::Option::None;
        }
        if Reset::row_11_is_present(&b) {
            if let ::core::option::Option::Some(v) = self.mask {
                ::chappe_runtime::record::put(&mut b, 32, &v);
            }
        } else if self.mask.is_some() {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.wait
            && matches!((v.wire() as u64), 1 | 5 | 133 | 10 | 11 | 254)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if let ::core::option::Option::Some(v) = self.update
            && matches!((v.wire() as u64), 23 | 25 | 153)
            && v.operand().unwrap_or(0) as u64
                != u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
        {
            return ::core::option::Option::None;
        }
        if !Reset::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {
                if !matches!(b[6] as u64, 19 | 20 | 23 | 25 | 0) {
                    return ::core::option::Option::None;
                }
                if {
                    let b = &b;
                    (::chappe_runtime::record::word(b, 32)
                        | ::chappe_runtime::record::word(b, 40)
                        | ::chappe_runtime::record::word(b, 48)
                        | ::chappe_runtime::record::word(b, 56)) != 0
                } {
                    return ::core::option::Option::None;
                }
            }
            ::core::option::Option::Some(1) => {
                if !(matches!((b[4] as u64), 1 | 5 | 133 | 10 | 11 | 254)
                    || matches!((b[6] as u64), 23 | 25 | 153))
                {
                    let expected = {
                        let mut expected = 0u64;
                        if matches!(b[4] as u64, 9) {
                            expected = 7;
                        }
                        if matches!(b[6] as u64, 19 | 20) {
                            expected = 1;
                        }
                        expected
                    };
                    if expected != 0 {
                        [b[8], b[9], b[10], b[11]] = (expected as u32).to_le_bytes();
                    }
                }
            }
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
    ) -> ::core::result::Result<Reset, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 64usize];
        match ::chappe_runtime::record::write(
            Reset::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Reset(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            2 => ::chappe_runtime::record::Datum::of(self.width.map(Width::wire)),
            3 => ::chappe_runtime::record::Datum::of(self.hint),
            5 => {
                match self.wait {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            6 => {
                match self.update {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            7 => ::chappe_runtime::record::Datum::of(self.mode.map(ResetMode::wire)),
            8 => ::chappe_runtime::record::Datum::of(self.first),
            9 => ::chappe_runtime::record::Datum::of(self.last),
            10 => ::chappe_runtime::record::Datum::of(self.shift),
            11 => ::chappe_runtime::record::Datum::wire(self.mask.as_ref()),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Only on some architectures, and with rows that are.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `opcode` | `u8` = 177 |
/// | 0x01 | 0..=7 | `len` | `u8` = 16 |
/// | 0x02 | 0..=3 | `width` | `Width` |
/// | 0x02 | 4..=5 | `hint` | `u2` |
/// | 0x02 | 6..=7 |  | `zero` |
/// | 0x04 | 0..=7 | `wait` | `Wait?` |
/// | 0x05 | 0..=7 | `wait.index` | `u8` |
/// | 0x08 | 0..=31 | `wait.value` | `u32` |
/// | 0x06 | 0..=7 | `update` | `Update?` |
/// | 0x07 | 0..=7 | `update.index` | `u8` |
/// | 0x08 | 0..=31 | `update.value` | `u32` |
/// | 0x10 | 0..=31 | `id` | `u32` |
/// | 0x14 | 0..=7 | `group` | `u8` |
/// | 0x15 | 0..=7 | `kind` | `Kind` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Join([u8; 64usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Join {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Join",
            size: 64,
            docs: "Only on some architectures, and with rows that are.",
            rows: &[
                r::Row {
                    name: "opcode",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 177,
                    },
                    ty: "u8",
                    key: true,
                    ..r::ROW
                },
                LEN_ROW,
                WIDTH_ROW,
                HINT_ROW,
                UNNAMED_ROW,
                WAIT_ROW,
                UPDATE_ROW,
                r::Row {
                    name: "id",
                    offset: 16,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(128, 32),
                    },
                    ty: "u32",
                    hex: true,
                    ..r::ROW
                },
                r::Row {
                    name: "group",
                    offset: 20,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(160, 8),
                    },
                    ty: "u8",
                    unavailable: ::core::option::Option::Some(
                        r::Unavailable("since third"),
                    ),
                    ..r::ROW
                },
                r::Row {
                    name: "kind",
                    offset: 21,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(Kind::INFO),
                        place: r::Place::bits(168, 8),
                    },
                    ty: "Kind",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
            zero: b"\0\0\0\xFF\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            mask: b"\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\xB1\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            profiles: &[COMPILER_RULES, RUNTIME_RULES],
            unavailable: ::core::option::Option::Some(r::Unavailable("since second")),
            ..r::RECORD
        }
    };
    /// `opcode`.
    #[inline]
    #[must_use]
    pub fn opcode(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// Length in units of 4 bytes.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `width`.
    #[inline]
    #[must_use]
    pub fn width(&self) -> Width {
        let b = &self.0;
        Width::known(((b[2] & 15)))
    }
    /// `hint`.
    #[inline]
    #[must_use]
    pub fn hint(&self) -> u8 {
        let b = &self.0;
        ((b[2] >> 4 & 3))
    }
    /// `wait`.
    #[inline]
    #[must_use]
    pub fn wait(&self) -> ::core::option::Option<Wait> {
        let b = &self.0;
        if b[4] == 0 {
            ::core::option::Option::None
        } else {
            Wait::known(
                b[4] as u64,
                b[5] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `update`.
    #[inline]
    #[must_use]
    pub fn update(&self) -> ::core::option::Option<Update> {
        let b = &self.0;
        if b[6] == 0 {
            ::core::option::Option::None
        } else {
            Update::known(
                b[6] as u64,
                b[7] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `id`.
    #[inline]
    #[must_use]
    pub fn id(&self) -> u32 {
        let b = &self.0;
        u32::from_le_bytes([b[16], b[17], b[18], b[19]])
    }
    /// `kind`.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> Kind {
        let b = &self.0;
        Kind::known(b[21])
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 64usize]) -> bool {
        false
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 64usize]) -> [u8; 64usize] {
        b
    }
}
::chappe_runtime::record!(Join, 64usize);
/// Known by name only.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `opcode` | `u8` = 178 |
/// | 0x01 | 0..=7 | `len` | `u8` = 16 |
/// | 0x02 | 0..=3 | `width` | `Width` |
/// | 0x02 | 4..=5 | `hint` | `u2` |
/// | 0x02 | 6..=7 |  | `zero` |
/// | 0x04 | 0..=7 | `wait` | `Wait?` |
/// | 0x05 | 0..=7 | `wait.index` | `u8` |
/// | 0x08 | 0..=31 | `wait.value` | `u32` |
/// | 0x06 | 0..=7 | `update` | `Update?` |
/// | 0x07 | 0..=7 | `update.index` | `u8` |
/// | 0x08 | 0..=31 | `update.value` | `u32` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Secret([u8; 64usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Secret {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Secret",
            size: 64,
            docs: "Known by name only.",
            rows: &[
                r::Row {
                    name: "opcode",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 178,
                    },
                    ty: "u8",
                    key: true,
                    ..r::ROW
                },
                LEN_ROW,
                WIDTH_ROW,
                HINT_ROW,
                UNNAMED_ROW,
                WAIT_ROW,
                UPDATE_ROW,
            ],
            order: &[0, 1, 2, 3, 4, 5, 6],
            ignored: b"\0\0\0\xFF\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            mask: b"\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\xB2\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            profiles: &[COMPILER_RULES, RUNTIME_RULES],
            opaque: ::core::option::Option::Some("the layout is not published"),
            ..r::RECORD
        }
    };
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 64usize]) -> bool {
        false
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 64usize]) -> [u8; 64usize] {
        ::chappe_runtime::record::kept(
            &b,
            b"\xFF\xFF\xFF\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
        )
    }
}
::chappe_runtime::record!(Secret, 64usize);
/// One opcode, told apart by constants.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `opcode` | `u8` = 179 |
/// | 0x01 | 0..=7 | `len` | `u8` = 16 |
/// | 0x02 | 0..=3 | `width` | `Width` |
/// | 0x02 | 4..=5 | `hint` | `u2` |
/// | 0x02 | 6..=7 |  | `zero` |
/// | 0x0C | 0..=7 | `how` | `u8` = 0 |
/// | 0x10 | 0..=31 | `distance` | `i32` |
/// | 0x14 | 7..=11, 25..=31 | `split` | `i12` |
/// | 0x18 | 0..=63 | `far` | `u64` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Jump([u8; 64usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Jump {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Jump",
            size: 64,
            docs: "One opcode, told apart by constants.",
            rows: &[
                OPCODE_ROW,
                LEN_ROW,
                WIDTH_ROW,
                HINT_ROW,
                UNNAMED_ROW,
                r::Row {
                    name: "how",
                    offset: 12,
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(96, 8),
                        bits: 0,
                    },
                    ty: "u8",
                    ..r::ROW
                },
                DISTANCE_ROW,
                r::Row {
                    name: "split",
                    offset: 20,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::split(
                            &[r::Piece(167, 0, 5), r::Piece(185, 5, 7)],
                            12,
                        ),
                    },
                    ty: "i12",
                    ..r::ROW
                },
                r::Row {
                    name: "far",
                    offset: 24,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(192, 64),
                    },
                    ty: "u64",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_8_rule_0),
                                text: "far <= 0xFFFFFFFF",
                                uses: &[8],
                            },
                            message: "too far",
                        },
                    ],
                    hex: true,
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6, 7, 8],
            zero: b"\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\xFF\xFF\xFF\0\0\0\0\x7F\xF0\xFF\x01\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            mask: b"\xFF\xFF\0\0\0\0\0\0\0\0\0\0\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\xB3\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            profiles: &[
                r::ProfileInfo {
                    name: "compiler",
                    rules: &[
                        r::ProfileRule::Require(r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::profile_rule_0),
                                text: "distance % 2 == 0",
                                uses: &[6],
                            },
                            message: "an odd distance",
                        }),
                    ],
                },
                RUNTIME_RULES2,
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> JumpBuilder {
        ::core::default::Default::default()
    }
    /// `opcode`.
    #[inline]
    #[must_use]
    pub fn opcode(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// Length in units of 4 bytes.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `width`.
    #[inline]
    #[must_use]
    pub fn width(&self) -> Width {
        let b = &self.0;
        Width::known(((b[2] & 15)))
    }
    /// `hint`.
    #[inline]
    #[must_use]
    pub fn hint(&self) -> u8 {
        let b = &self.0;
        ((b[2] >> 4 & 3))
    }
    /// `how`.
    #[inline]
    #[must_use]
    pub fn how(&self) -> u8 {
        let b = &self.0;
        b[12]
    }
    /// `distance`.
    #[inline]
    #[must_use]
    pub fn distance(&self) -> i32 {
        let b = &self.0;
        (u32::from_le_bytes([b[16], b[17], b[18], b[19]]) as i32)
    }
    /// `split`.
    #[inline]
    #[must_use]
    pub fn split(&self) -> i16 {
        let b = &self.0;
        (((((b[20] >> 7 & 1) as u16 | ((b[21] & 15) as u16) << 1
            | ((b[23] >> 1 & 127) as u16) << 5)) << 4) as i16 >> 4)
    }
    /// `far`.
    ///
    /// Requires `far <= 0xFFFFFFFF`: too far.
    #[inline]
    #[must_use]
    pub fn far(&self) -> u64 {
        let b = &self.0;
        u64::from_le_bytes([b[24], b[25], b[26], b[27], b[28], b[29], b[30], b[31]])
    }
    /// `far <= 0xFFFFFFFF`
    #[inline]
    fn row_8_rule_0(b: &[u8; 64usize]) -> bool {
        (u64::from_le_bytes([b[24], b[25], b[26], b[27], b[28], b[29], b[30], b[31]])
            as i128) <= 4294967295
    }
    /// `distance % 2 == 0`
    #[inline]
    fn profile_rule_0(b: &[u8; 64usize]) -> bool {
        ((u32::from_le_bytes([b[16], b[17], b[18], b[19]]) as i32 as i64) % 2) == 0
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 64usize]) -> bool {
        (((::chappe_runtime::record::word(b, 0) ^ 0x10B3) & 0xFFFFFFFFFFC0FFFF)
            | ::chappe_runtime::record::word(b, 8)
            | (::chappe_runtime::record::word(b, 16) & 0x1FFF07F00000000)
            | ::chappe_runtime::record::word(b, 32)
            | ::chappe_runtime::record::word(b, 40)
            | ::chappe_runtime::record::word(b, 48)
            | ::chappe_runtime::record::word(b, 56) | ((!Self::row_8_rule_0(b) as u64)))
            == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 64usize]) -> [u8; 64usize] {
        b
    }
}
::chappe_runtime::record!(Jump, 64usize);
/// Builds a [`Jump`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct JumpBuilder {
    width: ::core::option::Option<Width>,
    hint: ::core::option::Option<u8>,
    distance: ::core::option::Option<i32>,
    split: ::core::option::Option<i16>,
    far: ::core::option::Option<u64>,
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
impl JumpBuilder {
    /// `width`.
    #[inline]
    pub fn width(mut self, value: Width) -> Self {
        self.width = ::core::option::Option::Some(value);
        self
    }
    /// `hint`.
    #[inline]
    pub fn hint(mut self, value: u8) -> Self {
        self.hint = ::core::option::Option::Some(value);
        self
    }
    /// `distance`.
    #[inline]
    pub fn distance(mut self, value: i32) -> Self {
        self.distance = ::core::option::Option::Some(value);
        self
    }
    /// `split`.
    #[inline]
    pub fn split(mut self, value: i16) -> Self {
        self.split = ::core::option::Option::Some(value);
        self
    }
    /// `far`.
    ///
    /// Requires `far <= 0xFFFFFFFF`: too far.
    #[inline]
    pub fn far(mut self, value: u64) -> Self {
        self.far = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Jump, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Jump(b));
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
    ) -> ::core::option::Option<[u8; 64usize]> {
        let mut b: [u8; 64usize] = *b"\xB3\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.width {
            {
                let x = v.wire();
                {
                    let v: u8 = x;
                    b[2] |= (v & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.hint {
            {
                let x = v;
                if {
                    let x = x & 0x3;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[2] |= (v & 3) << 4;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.distance {
            [b[16], b[17], b[18], b[19]] = (v as u32).to_le_bytes();
        }
        if let ::core::option::Option::Some(v) = self.split {
            {
                let x = (v as u16);
                if {
                    let x = x & 0xFFF;
                    (((x) << 4) as i16 >> 4)
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u16 = x;
                    b[20] |= ((v as u8) & 1) << 7;
                    b[21] |= (((v >> 1) as u8) & 15) << 0;
                    b[23] |= (((v >> 5) as u8) & 127) << 1;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.far {
            [b[24], b[25], b[26], b[27], b[28], b[29], b[30], b[31]] = v.to_le_bytes();
        }
        if !Jump::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {
                if !(Jump::profile_rule_0(&b)) {
                    return ::core::option::Option::None;
                }
            }
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Jump, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 64usize];
        match ::chappe_runtime::record::write(
            Jump::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Jump(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            2 => ::chappe_runtime::record::Datum::of(self.width.map(Width::wire)),
            3 => ::chappe_runtime::record::Datum::of(self.hint),
            6 => ::chappe_runtime::record::Datum::of(self.distance),
            7 => ::chappe_runtime::record::Datum::of(self.split),
            8 => ::chappe_runtime::record::Datum::of(self.far),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `JumpIf`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `opcode` | `u8` = 179 |
/// | 0x01 | 0..=7 | `len` | `u8` = 16 |
/// | 0x02 | 0..=3 | `width` | `Width` |
/// | 0x02 | 4..=5 | `hint` | `u2` |
/// | 0x02 | 6..=7 |  | `zero` |
/// | 0x0C | 0..=7 | `how` | `u8` |
/// | 0x0D | 0..=7 | `level` | `i8` |
/// | 0x10 | 0..=31 | `distance` | `i32` |
/// | 0x20 | 0..=31 | `bytes` | `u8[4]` |
/// | 0x24 | 0..=7 |  | `zero` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct JumpIf([u8; 64usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl JumpIf {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "JumpIf",
            size: 64,
            rows: &[
                OPCODE_ROW,
                LEN_ROW,
                WIDTH_ROW,
                HINT_ROW,
                UNNAMED_ROW,
                r::Row {
                    name: "how",
                    offset: 12,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(96, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_5_rule_0),
                                text: "how != 0",
                                uses: &[5],
                            },
                            message: "that is Jump",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "level",
                    offset: 13,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::bits(104, 8),
                    },
                    ty: "i8",
                    ..r::ROW
                },
                DISTANCE_ROW,
                r::Row {
                    name: "bytes",
                    offset: 32,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Scalar(r::Scalar::Uint, 8u8),
                            big: false,
                            count: 4u32,
                            stride: 1u32,
                        },
                        at: 32,
                    },
                    ty: "u8[4]",
                    hex: true,
                    ..r::ROW
                },
                r::Row {
                    offset: 36,
                    kind: r::Kind::Fill {
                        bits: &[(288u32, 296u32)],
                        ignored: false,
                    },
                    ty: "zero",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
            zero: b"\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\xFF\xFF\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            mask: b"\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\xB3\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> JumpIfBuilder {
        ::core::default::Default::default()
    }
    /// `opcode`.
    #[inline]
    #[must_use]
    pub fn opcode(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// Length in units of 4 bytes.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `width`.
    #[inline]
    #[must_use]
    pub fn width(&self) -> Width {
        let b = &self.0;
        Width::known(((b[2] & 15)))
    }
    /// `hint`.
    #[inline]
    #[must_use]
    pub fn hint(&self) -> u8 {
        let b = &self.0;
        ((b[2] >> 4 & 3))
    }
    /// `how`.
    ///
    /// Requires `how != 0`: that is Jump.
    #[inline]
    #[must_use]
    pub fn how(&self) -> u8 {
        let b = &self.0;
        b[12]
    }
    /// `level`.
    #[inline]
    #[must_use]
    pub fn level(&self) -> i8 {
        let b = &self.0;
        (b[13] as i8)
    }
    /// `distance`.
    #[inline]
    #[must_use]
    pub fn distance(&self) -> i32 {
        let b = &self.0;
        (u32::from_le_bytes([b[16], b[17], b[18], b[19]]) as i32)
    }
    /// `bytes`.
    #[inline]
    #[must_use]
    pub fn bytes(&self) -> [u8; 4usize] {
        let b = &self.0;
        {
            let at = 32usize;
            ::core::array::from_fn(|i| {
                let p = ::chappe_runtime::record::sub::<1usize>(b, (at + i * 1usize));
                u8::from_le_bytes([p[0usize]])
            })
        }
    }
    /// `how != 0`
    #[inline]
    fn row_5_rule_0(b: &[u8; 64usize]) -> bool {
        (b[12] as i64) != 0
    }
    const BYTES_0: &'static [u8; 256] = b"\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 64usize]) -> bool {
        (((::chappe_runtime::record::word(b, 0) ^ 0x10B3) & 0xFFFFFFFFFFC0FFFF)
            | (::chappe_runtime::record::word(b, 8) & 0xFFFF0000FFFFFFFF)
            | (::chappe_runtime::record::word(b, 16) & 0xFFFFFFFF00000000)
            | ::chappe_runtime::record::word(b, 24)
            | (::chappe_runtime::record::word(b, 32) & 0xFFFFFFFF00000000)
            | ::chappe_runtime::record::word(b, 40)
            | ::chappe_runtime::record::word(b, 48)
            | ::chappe_runtime::record::word(b, 56)
            | (Self::BYTES_0[b[12] as usize] as u64)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 64usize]) -> [u8; 64usize] {
        b
    }
}
::chappe_runtime::record!(JumpIf, 64usize);
/// Builds a [`JumpIf`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct JumpIfBuilder {
    width: ::core::option::Option<Width>,
    hint: ::core::option::Option<u8>,
    how: ::core::option::Option<u8>,
    level: ::core::option::Option<i8>,
    distance: ::core::option::Option<i32>,
    bytes: ::core::option::Option<[u8; 4usize]>,
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
impl JumpIfBuilder {
    /// `width`.
    #[inline]
    pub fn width(mut self, value: Width) -> Self {
        self.width = ::core::option::Option::Some(value);
        self
    }
    /// `hint`.
    #[inline]
    pub fn hint(mut self, value: u8) -> Self {
        self.hint = ::core::option::Option::Some(value);
        self
    }
    /// `how`.
    ///
    /// Requires `how != 0`: that is Jump.
    #[inline]
    pub fn how(mut self, value: u8) -> Self {
        self.how = ::core::option::Option::Some(value);
        self
    }
    /// `level`.
    #[inline]
    pub fn level(mut self, value: i8) -> Self {
        self.level = ::core::option::Option::Some(value);
        self
    }
    /// `distance`.
    #[inline]
    pub fn distance(mut self, value: i32) -> Self {
        self.distance = ::core::option::Option::Some(value);
        self
    }
    /// `bytes`.
    #[inline]
    pub fn bytes(mut self, value: [u8; 4usize]) -> Self {
        self.bytes = ::core::option::Option::Some({
            let mut bytes = [0; 4usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 1usize;
                    {
                        let x = v;
                        ::chappe_runtime::record::put(out, at, &[(x >> 0) as u8]);
                    }
                }
            }
            bytes
        });
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<JumpIf, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(JumpIf(b));
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
    ) -> ::core::option::Option<[u8; 64usize]> {
        let mut b: [u8; 64usize] = *b"\xB3\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.width {
            {
                let x = v.wire();
                {
                    let v: u8 = x;
                    b[2] |= (v & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.hint {
            {
                let x = v;
                if {
                    let x = x & 0x3;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[2] |= (v & 3) << 4;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.how {
            b[12] = v;
        }
        if let ::core::option::Option::Some(v) = self.level {
            b[13] = (v as u8);
        }
        if let ::core::option::Option::Some(v) = self.distance {
            [b[16], b[17], b[18], b[19]] = (v as u32).to_le_bytes();
        }
        if let ::core::option::Option::Some(v) = self.bytes {
            ::chappe_runtime::record::put(&mut b, 32, &v);
        }
        if !JumpIf::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<JumpIf, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 64usize];
        match ::chappe_runtime::record::write(
            JumpIf::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(JumpIf(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            2 => ::chappe_runtime::record::Datum::of(self.width.map(Width::wire)),
            3 => ::chappe_runtime::record::Datum::of(self.hint),
            5 => ::chappe_runtime::record::Datum::of(self.how),
            6 => ::chappe_runtime::record::Datum::of(self.level),
            7 => ::chappe_runtime::record::Datum::of(self.distance),
            8 => ::chappe_runtime::record::Datum::wire(self.bytes.as_ref()),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Texts.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `opcode` | `u8` = 180 |
/// | 0x01 | 0..=7 | `len` | `u8` = 16 |
/// | 0x02 | 0..=3 | `width` | `Width` |
/// | 0x02 | 4..=5 | `hint` | `u2` |
/// | 0x02 | 6..=7 |  | `zero` |
/// | 0x04 | 0..=7 | `wait` | `Wait?` |
/// | 0x05 | 0..=7 | `wait.index` | `u8` |
/// | 0x08 | 0..=31 | `wait.value` | `u32` |
/// | 0x06 | 0..=7 | `update` | `Update?` |
/// | 0x07 | 0..=7 | `update.index` | `u8` |
/// | 0x08 | 0..=31 | `update.value` | `u32` |
/// | 0x0C | 0..=95 | `name` | `asciiz[12]` |
/// | 0x18 | 0..=55 | `label` | `str[7]` |
/// | 0x1F | 0..=95 | `names` | `str[4][3]` |
/// | 0x38 | 0..=15 |  | `u16` = 48879 |
/// | 0x2C | 0..=31 |  | `ignored` |
/// | 0x30 | 0 | `hot` | `bool` |
/// | 0x30 | 1..=4 | `level` | `Level` |
/// | 0x30 | 5..=7 |  | `ignored` |
/// | 0x31 | 0..=31 | `flags` | `bool[4]` |
/// | 0x36 | 0..=15 | `delta` | `Delta` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Call([u8; 64usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Call {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Call",
            size: 64,
            docs: "Texts.",
            rows: &[
                r::Row {
                    name: "opcode",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 180,
                    },
                    ty: "u8",
                    key: true,
                    ..r::ROW
                },
                LEN_ROW,
                WIDTH_ROW,
                HINT_ROW,
                UNNAMED_ROW,
                WAIT_ROW,
                UPDATE_ROW,
                r::Row {
                    name: "name",
                    offset: 12,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Str {
                            len: 12u32,
                            terminated: true,
                        },
                        at: 12,
                    },
                    ty: "asciiz[12]",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_7_rule_0),
                                text: "len(name) > 0",
                                uses: &[7],
                            },
                            message: "a call needs a name",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "label",
                    offset: 24,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Str {
                            len: 7u32,
                            terminated: false,
                        },
                        at: 24,
                    },
                    ty: "str[7]",
                    ..r::ROW
                },
                r::Row {
                    name: "names",
                    offset: 31,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Str {
                                len: 4u32,
                                terminated: false,
                            },
                            big: false,
                            count: 3u32,
                            stride: 4u32,
                        },
                        at: 31,
                    },
                    ty: "str[4][3]",
                    ..r::ROW
                },
                r::Row {
                    offset: 56,
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(448, 16),
                        bits: 48879,
                    },
                    ty: "u16",
                    ..r::ROW
                },
                r::Row {
                    offset: 44,
                    kind: r::Kind::Fill {
                        bits: &[(352u32, 384u32)],
                        ignored: true,
                    },
                    ty: "ignored",
                    ..r::ROW
                },
                r::Row {
                    name: "hot",
                    offset: 48,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Bool,
                        place: r::Place::bits(384, 1),
                    },
                    ty: "bool",
                    ..r::ROW
                },
                r::Row {
                    name: "level",
                    offset: 48,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(Level::INFO),
                        place: r::Place::bits(385, 4),
                    },
                    ty: "Level",
                    ..r::ROW
                },
                r::Row {
                    offset: 48,
                    kind: r::Kind::Fill {
                        bits: &[(389u32, 392u32)],
                        ignored: true,
                    },
                    ty: "ignored",
                    ..r::ROW
                },
                r::Row {
                    name: "flags",
                    offset: 49,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Scalar(r::Scalar::Bool, 1u8),
                            big: false,
                            count: 4u32,
                            stride: 1u32,
                        },
                        at: 49,
                    },
                    ty: "bool[4]",
                    ..r::ROW
                },
                r::Row {
                    name: "delta",
                    offset: 54,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(Delta::INFO),
                        place: r::Place::bits(432, 16),
                    },
                    ty: "Delta",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
            zero: b"\0\0\0\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\0\0\0\0\0\0\0\0\0\xFF\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF",
            mask: b"\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\0\0\0\0\0\0",
            value: b"\xB4\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xEF\xBE\0\0\0\0\0\0",
            requires: &[
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_0),
                        text: "name != \"main\" || hot",
                        uses: &[7, 12],
                    },
                    message: "main is hot",
                },
            ],
            profiles: &[COMPILER_RULES, RUNTIME_RULES],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder<'a>() -> CallBuilder<'a> {
        ::core::default::Default::default()
    }
    /// `opcode`.
    #[inline]
    #[must_use]
    pub fn opcode(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// Length in units of 4 bytes.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `width`.
    #[inline]
    #[must_use]
    pub fn width(&self) -> Width {
        let b = &self.0;
        Width::known(((b[2] & 15)))
    }
    /// `hint`.
    #[inline]
    #[must_use]
    pub fn hint(&self) -> u8 {
        let b = &self.0;
        ((b[2] >> 4 & 3))
    }
    /// `wait`.
    #[inline]
    #[must_use]
    pub fn wait(&self) -> ::core::option::Option<Wait> {
        let b = &self.0;
        if b[4] == 0 {
            ::core::option::Option::None
        } else {
            Wait::known(
                b[4] as u64,
                b[5] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `update`.
    #[inline]
    #[must_use]
    pub fn update(&self) -> ::core::option::Option<Update> {
        let b = &self.0;
        if b[6] == 0 {
            ::core::option::Option::None
        } else {
            Update::known(
                b[6] as u64,
                b[7] as u64,
                u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64,
            )
        }
    }
    /// `name`.
    ///
    /// Requires `len(name) > 0`: a call needs a name.
    #[inline]
    #[must_use]
    pub fn name(&self) -> &str {
        let b = &self.0;
        ::chappe_runtime::record::text_at(b, 12usize, 12usize)
    }
    /// `label`.
    #[inline]
    #[must_use]
    pub fn label(&self) -> &str {
        let b = &self.0;
        ::chappe_runtime::record::text_at(b, 24usize, 7usize)
    }
    /// `names`.
    #[inline]
    #[must_use]
    pub fn names(&self) -> [::chappe_runtime::record::Text<4usize>; 3usize] {
        let b = &self.0;
        {
            let at = 31usize;
            ::core::array::from_fn(|i| ::chappe_runtime::record::Text::new(
                ::chappe_runtime::record::text_at(b, (at + i * 4usize), 4usize),
            ))
        }
    }
    /// `hot`.
    #[inline]
    #[must_use]
    pub fn hot(&self) -> bool {
        let b = &self.0;
        (((b[48] & 1)) != 0)
    }
    /// `level`.
    #[inline]
    #[must_use]
    pub fn level(&self) -> Level {
        let b = &self.0;
        Level::known((((((b[48] >> 1 & 15))) << 4) as i8 >> 4) as i8)
    }
    /// `flags`.
    #[inline]
    #[must_use]
    pub fn flags(&self) -> [bool; 4usize] {
        let b = &self.0;
        {
            let at = 49usize;
            ::core::array::from_fn(|i| {
                ({
                    let p = ::chappe_runtime::record::sub::<
                        1usize,
                    >(b, (at + i * 1usize));
                    u8::from_le_bytes([p[0usize]])
                } != 0)
            })
        }
    }
    /// `delta`.
    #[inline]
    #[must_use]
    pub fn delta(&self) -> Delta {
        let b = &self.0;
        Delta::known((u16::from_le_bytes([b[54], b[55]]) as i16) as i16)
    }
    /// `len(name) > 0`
    #[inline]
    fn row_7_rule_0(b: &[u8; 64usize]) -> bool {
        ({
            let mut i = 12;
            while i < 24 && b[i] != 0 {
                i += 1;
            }
            (i - 12) as i64
        }) > 0
    }
    /// `name != "main" || hot`
    #[inline]
    fn rule_0(b: &[u8; 64usize]) -> bool {
        !(b[12] == 109 && b[13] == 97 && b[14] == 105 && b[15] == 110 && b[16] == 0)
            || (((b[48] & 1)) as i64) != 0
    }
    /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
    #[inline(never)]
    fn written_by_1(b: &[u8; 64usize]) -> bool {
        let b = *b;
        if !(matches!((b[4] as u64), 1 | 5 | 133 | 10 | 11 | 254)
            || matches!((b[6] as u64), 23 | 25 | 153))
            && u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
                != {
                    let mut expected = 0u64;
                    if matches!(b[4] as u64, 9) {
                        expected = 7;
                    }
                    if matches!(b[6] as u64, 19 | 20) {
                        expected = 1;
                    }
                    expected
                }
        {
            return false;
        }
        true
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 64usize]) -> bool {
        let wrong = (((::chappe_runtime::record::word(b, 0) ^ 0x10B4) & 0xFFC0FFFF)
            | (::chappe_runtime::record::word(b, 40) & 0xFF000000)
            | (::chappe_runtime::record::word(b, 48) & 0xFF0000000000)
            | (::chappe_runtime::record::word(b, 56) ^ 0xBEEF)
            | (((::chappe_runtime::record::word(b, 0) >> 32 & 0xFFFF)
                & Wait::OPTIONAL_MASKS[b[4] as usize] >> 32)
                | (!(match b[4] {
                    1 => (b[5] as u64) < 200,
                    5 => (b[5] as u64) < 200,
                    133 => (b[5] as u64) < 200,
                    9 => (b[5] as u64) < 200,
                    10 => (b[5] as u64) < 200,
                    11 => (b[5] as u64) < 200,
                    _ => true,
                }) as u64))
            | (((::chappe_runtime::record::word(b, 0) >> 48 & 0xFFFF)
                & Update::OPTIONAL_MASKS[b[6] as usize] >> 32)
                | (!(match b[6] {
                    3 => (b[7] as u64) < 200,
                    19 => (b[7] as u64) < 200,
                    20 => (b[7] as u64) < 200,
                    23 => (b[7] as u64) < 200,
                    25 => (b[7] as u64) < 200,
                    153 => (b[7] as u64) < 200,
                    _ => true,
                }) as u64))
            | ((!Self::row_7_rule_0(b) as u64)
                | (!::chappe_runtime::record::is_text(b, 12usize, 12usize, true) as u64))
            | ((!::chappe_runtime::record::is_text(b, 24usize, 7usize, false) as u64))
            | ((!{
                let (mut ok, mut i0, at0) = (true, 0, 31usize);
                while i0 < 3usize {
                    ok
                        &= ::chappe_runtime::record::is_text(
                            b,
                            (at0 + i0 * 4usize),
                            4usize,
                            false,
                        );
                    i0 += 1;
                }
                ok
            } as u64))
            | ((!Level::from_wire((((((b[48] >> 1 & 15))) << 4) as i8 >> 4) as i8)
                .is_some() as u64))
            | ((!{
                let (mut ok, mut i0, at0) = (true, 0, 49usize);
                while i0 < 4usize {
                    ok
                        &= {
                            let x = {
                                let p = ::chappe_runtime::record::sub::<
                                    1usize,
                                >(b, (at0 + i0 * 1usize));
                                u8::from_le_bytes([p[0usize]])
                            };
                            x >> 1 == 0 && (x <= 1)
                        };
                    i0 += 1;
                }
                ok
            } as u64)) | (!Self::rule_0(b) as u64));
        let loose = (u32::from_le_bytes([b[8], b[9], b[10], b[11]]) as u64
            & (((Wait::OPTIONAL[b[4] as usize] & 2u8 != 0)
                | (Update::OPTIONAL[b[6] as usize] & 2u8 != 0)) as u64)
                .wrapping_sub(1));
        wrong | loose == 0u64 || wrong == 0u64 && (Self::written_by_1(b))
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 64usize]) -> [u8; 64usize] {
        ::chappe_runtime::record::kept(
            &b,
            b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0\x1F\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
        )
    }
}
::chappe_runtime::record!(Call, 64usize);
/// Builds a [`Call`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct CallBuilder<'a> {
    width: ::core::option::Option<Width>,
    hint: ::core::option::Option<u8>,
    wait: ::core::option::Option<Wait>,
    update: ::core::option::Option<Update>,
    name: ::core::option::Option<&'a str>,
    label: ::core::option::Option<&'a str>,
    names: ::core::option::Option<[u8; 12usize]>,
    hot: ::core::option::Option<bool>,
    level: ::core::option::Option<Level>,
    flags: ::core::option::Option<[u8; 4usize]>,
    delta: ::core::option::Option<Delta>,
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
impl<'a> CallBuilder<'a> {
    /// `width`.
    #[inline]
    pub fn width(mut self, value: Width) -> Self {
        self.width = ::core::option::Option::Some(value);
        self
    }
    /// `hint`.
    #[inline]
    pub fn hint(mut self, value: u8) -> Self {
        self.hint = ::core::option::Option::Some(value);
        self
    }
    /// `wait`.
    #[inline]
    pub fn wait(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Wait>>,
    ) -> Self {
        self.wait = value.into();
        self
    }
    /// `update`.
    #[inline]
    pub fn update(
        mut self,
        value: impl ::core::convert::Into<::core::option::Option<Update>>,
    ) -> Self {
        self.update = value.into();
        self
    }
    /// `name`.
    ///
    /// Requires `len(name) > 0`: a call needs a name.
    #[inline]
    pub fn name(mut self, value: &'a str) -> Self {
        self.name = ::core::option::Option::Some(value);
        self
    }
    /// `label`.
    #[inline]
    pub fn label(mut self, value: &'a str) -> Self {
        self.label = ::core::option::Option::Some(value);
        self
    }
    /// `names`.
    #[inline]
    pub fn names(
        mut self,
        value: [::chappe_runtime::record::Text<4usize>; 3usize],
    ) -> Self {
        self.names = ::core::option::Option::Some({
            let mut bytes = [0; 12usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 4usize;
                    ::chappe_runtime::record::put(out, at, v.as_bytes());
                }
            }
            bytes
        });
        self
    }
    /// `hot`.
    #[inline]
    pub fn hot(mut self, value: bool) -> Self {
        self.hot = ::core::option::Option::Some(value);
        self
    }
    /// `level`.
    #[inline]
    pub fn level(mut self, value: Level) -> Self {
        self.level = ::core::option::Option::Some(value);
        self
    }
    /// `flags`.
    #[inline]
    pub fn flags(mut self, value: [bool; 4usize]) -> Self {
        self.flags = ::core::option::Option::Some({
            let mut bytes = [0; 4usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 1usize;
                    {
                        let x = (v as u8);
                        ::chappe_runtime::record::put(out, at, &[(x >> 0) as u8]);
                    }
                }
            }
            bytes
        });
        self
    }
    /// `delta`.
    #[inline]
    pub fn delta(mut self, value: Delta) -> Self {
        self.delta = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Call, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        self.write(profile)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Call, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 64usize];
        match ::chappe_runtime::record::write(
            Call::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Call(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            2 => ::chappe_runtime::record::Datum::of(self.width.map(Width::wire)),
            3 => ::chappe_runtime::record::Datum::of(self.hint),
            5 => {
                match self.wait {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            6 => {
                match self.update {
                    ::core::option::Option::Some(v) => {
                        let (mode, index, value) = v.parts();
                        ::chappe_runtime::record::Datum::Mode {
                            mode,
                            index,
                            value,
                        }
                    }
                    ::core::option::Option::None => {
                        ::chappe_runtime::record::Datum::Absent
                    }
                }
            }
            7 => ::chappe_runtime::record::Datum::text(self.name),
            8 => ::chappe_runtime::record::Datum::text(self.label),
            9 => ::chappe_runtime::record::Datum::wire(self.names.as_ref()),
            12 => ::chappe_runtime::record::Datum::of(self.hot),
            13 => ::chappe_runtime::record::Datum::of(self.level.map(Level::wire)),
            15 => ::chappe_runtime::record::Datum::wire(self.flags.as_ref()),
            16 => ::chappe_runtime::record::Datum::of(self.delta.map(Delta::wire)),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Numbers up to the widest, and arithmetic on them.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `opcode` | `u8` = 181 |
/// | 0x01 | 0..=7 | `len` | `u8` = 16 |
/// | 0x02 | 0..=3 | `width` | `Width` |
/// | 0x02 | 4..=5 | `hint` | `u2` |
/// | 0x02 | 6..=7 |  | `zero` |
/// | 0x04 | 0 | `bit` | `u1` |
/// | 0x04 | 1 | `sign` | `i1` |
/// | 0x04 | 2..=7 |  | `zero` |
/// | 0x08 | 0..=63 | `u64` | `u64` |
/// | 0x10 | 0..=63 | `i64` | `i64` |
/// | 0x18 | 4..=59 | `middle` | `u56` |
/// | 0x18 | 0..=3 | `low` | `u4` |
/// | 0x1F | 4..=7 | `high` | `i4` |
/// | 0x20 | 0..=15 | `a` | `i16` |
/// | 0x22 | 0..=15 | `b` | `i16` |
/// | 0x24 | 0..=9 | `ten` | `u10` |
/// | 0x25 | 2..=7 |  | `zero` |
/// | 0x28 | 0..=7 | `index` | `u8` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Numbers([u8; 64usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Numbers {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Numbers",
            size: 64,
            docs: "Numbers up to the widest, and arithmetic on them.",
            rows: &[
                r::Row {
                    name: "opcode",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 181,
                    },
                    ty: "u8",
                    key: true,
                    ..r::ROW
                },
                LEN_ROW,
                WIDTH_ROW,
                HINT_ROW,
                UNNAMED_ROW,
                r::Row {
                    name: "bit",
                    offset: 4,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(32, 1),
                    },
                    ty: "u1",
                    ..r::ROW
                },
                r::Row {
                    name: "sign",
                    offset: 4,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::bits(33, 1),
                    },
                    ty: "i1",
                    ..r::ROW
                },
                r::Row {
                    offset: 4,
                    kind: r::Kind::Fill {
                        bits: &[(34u32, 40u32)],
                        ignored: false,
                    },
                    ty: "zero",
                    ..r::ROW
                },
                r::Row {
                    name: "u64",
                    offset: 8,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(64, 64),
                    },
                    ty: "u64",
                    ..r::ROW
                },
                r::Row {
                    name: "i64",
                    offset: 16,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::bits(128, 64),
                    },
                    ty: "i64",
                    ..r::ROW
                },
                r::Row {
                    name: "middle",
                    offset: 24,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(196, 56),
                    },
                    ty: "u56",
                    ..r::ROW
                },
                r::Row {
                    name: "low",
                    offset: 24,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(192, 4),
                    },
                    ty: "u4",
                    ..r::ROW
                },
                r::Row {
                    name: "high",
                    offset: 31,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::bits(252, 4),
                    },
                    ty: "i4",
                    ..r::ROW
                },
                r::Row {
                    name: "a",
                    offset: 32,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::bits(256, 16),
                    },
                    ty: "i16",
                    ..r::ROW
                },
                r::Row {
                    name: "b",
                    offset: 34,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::bits(272, 16),
                    },
                    ty: "i16",
                    ..r::ROW
                },
                r::Row {
                    name: "ten",
                    offset: 36,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(288, 10),
                    },
                    ty: "u10",
                    ..r::ROW
                },
                r::Row {
                    offset: 37,
                    kind: r::Kind::Fill {
                        bits: &[(298u32, 304u32)],
                        ignored: false,
                    },
                    ty: "zero",
                    ..r::ROW
                },
                r::Row {
                    name: "index",
                    offset: 40,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(320, 8),
                    },
                    ty: "u8",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
            zero: b"\0\0\0\xFF\0\xFF\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            mask: b"\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\xB5\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            requires: &[
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_0, ?),
                        text: "b == 0 || a / b != 3 && a % b != 2",
                        uses: &[14, 13],
                    },
                    message: "a over b",
                },
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_1, ?),
                        text: "index >= 4 || Powers[index].value * 2 + -128 < a * a",
                        uses: &[17, 13],
                    },
                    message: "index",
                },
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_2),
                        text: "(a << 3) - b >= 0 - 0x493E0 && a ^ b != 12345 && ~a != 77 && -b != 78",
                        uses: &[13, 14],
                    },
                    message: "arithmetic",
                },
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_3),
                        text: "(ten > 1000 ? u64 : i64) != 5 && !(low == 3 && high == -3)",
                        uses: &[15, 8, 9, 11, 12],
                    },
                    message: "choice",
                },
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_4, ?),
                        text: "1000 / (ten - 512) != 7",
                        uses: &[15],
                    },
                    message: "ten minus 512",
                },
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_5, ?),
                        text: "scaled(index) != 10",
                        uses: &[17],
                    },
                    message: "scaled",
                },
            ],
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> NumbersBuilder {
        ::core::default::Default::default()
    }
    /// `opcode`.
    #[inline]
    #[must_use]
    pub fn opcode(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// Length in units of 4 bytes.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `width`.
    #[inline]
    #[must_use]
    pub fn width(&self) -> Width {
        let b = &self.0;
        Width::known(((b[2] & 15)))
    }
    /// `hint`.
    #[inline]
    #[must_use]
    pub fn hint(&self) -> u8 {
        let b = &self.0;
        ((b[2] >> 4 & 3))
    }
    /// `bit`.
    #[inline]
    #[must_use]
    pub fn bit(&self) -> u8 {
        let b = &self.0;
        ((b[4] & 1))
    }
    /// `sign`.
    #[inline]
    #[must_use]
    pub fn sign(&self) -> i8 {
        let b = &self.0;
        (((((b[4] >> 1 & 1))) << 7) as i8 >> 7)
    }
    /// `u64`.
    #[inline]
    #[must_use]
    pub fn u64(&self) -> u64 {
        let b = &self.0;
        u64::from_le_bytes([b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]])
    }
    /// `i64`.
    #[inline]
    #[must_use]
    pub fn i64(&self) -> i64 {
        let b = &self.0;
        (u64::from_le_bytes([b[16], b[17], b[18], b[19], b[20], b[21], b[22], b[23]])
            as i64)
    }
    /// `middle`.
    #[inline]
    #[must_use]
    pub fn middle(&self) -> u64 {
        let b = &self.0;
        ((b[24] >> 4 & 15) as u64 | (b[25] as u64) << 4 | (b[26] as u64) << 12
            | (b[27] as u64) << 20 | (b[28] as u64) << 28 | (b[29] as u64) << 36
            | (b[30] as u64) << 44 | ((b[31] & 15) as u64) << 52)
    }
    /// `low`.
    #[inline]
    #[must_use]
    pub fn low(&self) -> u8 {
        let b = &self.0;
        ((b[24] & 15))
    }
    /// `high`.
    #[inline]
    #[must_use]
    pub fn high(&self) -> i8 {
        let b = &self.0;
        (((((b[31] >> 4 & 15))) << 4) as i8 >> 4)
    }
    /// `a`.
    #[inline]
    #[must_use]
    pub fn a(&self) -> i16 {
        let b = &self.0;
        (u16::from_le_bytes([b[32], b[33]]) as i16)
    }
    /// `b`.
    #[inline]
    #[must_use]
    pub fn b(&self) -> i16 {
        let b = &self.0;
        (u16::from_le_bytes([b[34], b[35]]) as i16)
    }
    /// `ten`.
    #[inline]
    #[must_use]
    pub fn ten(&self) -> u16 {
        let b = &self.0;
        (b[36] as u16 | ((b[37] & 3) as u16) << 8)
    }
    /// `index`.
    #[inline]
    #[must_use]
    pub fn index(&self) -> u8 {
        let b = &self.0;
        b[40]
    }
    /// `b == 0 || a / b != 3 && a % b != 2`
    #[inline]
    fn rule_0(
        b: &[u8; 64usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (u16::from_le_bytes([b[34], b[35]]) as i16 as i64) == 0
                    || (({
                        let (x, y) = (
                            (u16::from_le_bytes([b[32], b[33]]) as i16 as i64) as i128,
                            (u16::from_le_bytes([b[34], b[35]]) as i16 as i64) as i128,
                        );
                        if y == 0 {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Arithmetic,
                            );
                        }
                        x / y
                    }) as i64) != 3
                        && (({
                            let (x, y) = (
                                (u16::from_le_bytes([b[32], b[33]]) as i16 as i64) as i128,
                                (u16::from_le_bytes([b[34], b[35]]) as i16 as i64) as i128,
                            );
                            if y == 0 {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Arithmetic,
                                );
                            }
                            x % y
                        }) as i64) != 2,
            )
        }
    }
    /// `index >= 4 || Powers[index].value * 2 + -128 < a * a`
    #[inline]
    fn rule_1(
        b: &[u8; 64usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[40] as i64) >= 4
                    || (((match b[40] as i64 {
                        0 => 1i64,
                        1 => 2i64,
                        2 => 4i64,
                        3 => 8i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) * 2) + (-128))
                        < ((u16::from_le_bytes([b[32], b[33]]) as i16 as i64)
                            * (u16::from_le_bytes([b[32], b[33]]) as i16 as i64)),
            )
        }
    }
    /// `(a << 3) - b >= 0 - 0x493E0 && a ^ b != 12345 && ~a != 77 && -b != 78`
    #[inline]
    fn rule_2(b: &[u8; 64usize]) -> bool {
        ((u16::from_le_bytes([b[32], b[33]]) as i16 as i64)
            ^ (u16::from_le_bytes([b[34], b[35]]) as i16 as i64)) != 12345
            && (!(u16::from_le_bytes([b[32], b[33]]) as i16 as i64)) != 77
            && (-(u16::from_le_bytes([b[34], b[35]]) as i16 as i64)) != 78
    }
    /// `(ten > 1000 ? u64 : i64) != 5 && !(low == 3 && high == -3)`
    #[inline]
    fn rule_3(b: &[u8; 64usize]) -> bool {
        (if ((b[36] as u16 | ((b[37] & 3) as u16) << 8) as i64) > 1000 {
            u64::from_le_bytes([b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]])
                as i128
        } else {
            (u64::from_le_bytes([b[16], b[17], b[18], b[19], b[20], b[21], b[22], b[23]])
                as i64) as i128
        }) != 5
            && !((((b[24] & 15)) as i64) == 3
                && (((((b[31] >> 4 & 15)) as u64) << 60) as i64 >> 60) == (-3))
    }
    /// `1000 / (ten - 512) != 7`
    #[inline]
    fn rule_4(
        b: &[u8; 64usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (({
                    let (x, y) = (
                        1000i128,
                        (((b[36] as u16 | ((b[37] & 3) as u16) << 8) as i64) - 512)
                            as i128,
                    );
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x / y
                }) as i64) != 7,
            )
        }
    }
    /// `scaled(index) != 10`
    #[inline]
    fn rule_5(
        b: &[u8; 64usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (match First.scaled((b[40] as i64) as u8) {
                    ::core::result::Result::Ok(v) => v as i64,
                    ::core::result::Result::Err(e) => {
                        break 'value ::core::result::Result::Err(
                            ::core::convert::From::from(e),
                        );
                    }
                }) != 10,
            )
        }
    }
    const BYTES_0: &'static [u8; 256] = b"\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 64usize]) -> bool {
        (((::chappe_runtime::record::word(b, 0) ^ 0x10B5) & 0xFFFFFFFCFFC0FFFF)
            | (::chappe_runtime::record::word(b, 32) & 0xFFFFFC0000000000)
            | (::chappe_runtime::record::word(b, 40) & 0xFFFFFFFFFFFFFF00)
            | ::chappe_runtime::record::word(b, 48)
            | ::chappe_runtime::record::word(b, 56)
            | (!(Self::rule_0(b) == ::core::result::Result::Ok(true)) as u64)
            | (!(Self::rule_1(b) == ::core::result::Result::Ok(true)) as u64)
            | (!Self::rule_2(b) as u64) | (!Self::rule_3(b) as u64)
            | (!(Self::rule_4(b) == ::core::result::Result::Ok(true)) as u64)
            | (Self::BYTES_0[b[40] as usize] as u64)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 64usize]) -> [u8; 64usize] {
        b
    }
}
::chappe_runtime::record!(Numbers, 64usize);
/// Builds a [`Numbers`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct NumbersBuilder {
    width: ::core::option::Option<Width>,
    hint: ::core::option::Option<u8>,
    bit: ::core::option::Option<u8>,
    sign: ::core::option::Option<i8>,
    u64: ::core::option::Option<u64>,
    i64: ::core::option::Option<i64>,
    middle: ::core::option::Option<u64>,
    low: ::core::option::Option<u8>,
    high: ::core::option::Option<i8>,
    a: ::core::option::Option<i16>,
    b: ::core::option::Option<i16>,
    ten: ::core::option::Option<u16>,
    index: ::core::option::Option<u8>,
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
impl NumbersBuilder {
    /// `width`.
    #[inline]
    pub fn width(mut self, value: Width) -> Self {
        self.width = ::core::option::Option::Some(value);
        self
    }
    /// `hint`.
    #[inline]
    pub fn hint(mut self, value: u8) -> Self {
        self.hint = ::core::option::Option::Some(value);
        self
    }
    /// `bit`.
    #[inline]
    pub fn bit(mut self, value: u8) -> Self {
        self.bit = ::core::option::Option::Some(value);
        self
    }
    /// `sign`.
    #[inline]
    pub fn sign(mut self, value: i8) -> Self {
        self.sign = ::core::option::Option::Some(value);
        self
    }
    /// `u64`.
    #[inline]
    pub fn u64(mut self, value: u64) -> Self {
        self.u64 = ::core::option::Option::Some(value);
        self
    }
    /// `i64`.
    #[inline]
    pub fn i64(mut self, value: i64) -> Self {
        self.i64 = ::core::option::Option::Some(value);
        self
    }
    /// `middle`.
    #[inline]
    pub fn middle(mut self, value: u64) -> Self {
        self.middle = ::core::option::Option::Some(value);
        self
    }
    /// `low`.
    #[inline]
    pub fn low(mut self, value: u8) -> Self {
        self.low = ::core::option::Option::Some(value);
        self
    }
    /// `high`.
    #[inline]
    pub fn high(mut self, value: i8) -> Self {
        self.high = ::core::option::Option::Some(value);
        self
    }
    /// `a`.
    #[inline]
    pub fn a(mut self, value: i16) -> Self {
        self.a = ::core::option::Option::Some(value);
        self
    }
    /// `b`.
    #[inline]
    pub fn b(mut self, value: i16) -> Self {
        self.b = ::core::option::Option::Some(value);
        self
    }
    /// `ten`.
    #[inline]
    pub fn ten(mut self, value: u16) -> Self {
        self.ten = ::core::option::Option::Some(value);
        self
    }
    /// `index`.
    #[inline]
    pub fn index(mut self, value: u8) -> Self {
        self.index = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Numbers, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Numbers(b));
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
    ) -> ::core::option::Option<[u8; 64usize]> {
        let mut b: [u8; 64usize] = *b"\xB5\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.width {
            {
                let x = v.wire();
                {
                    let v: u8 = x;
                    b[2] |= (v & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.hint {
            {
                let x = v;
                if {
                    let x = x & 0x3;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[2] |= (v & 3) << 4;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.bit {
            {
                let x = v;
                if {
                    let x = x & 0x1;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[4] |= (v & 1) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.sign {
            {
                let x = (v as u8);
                if {
                    let x = x & 0x1;
                    (((x) << 7) as i8 >> 7)
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[4] |= (v & 1) << 1;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.u64 {
            [b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]] = v.to_le_bytes();
        }
        if let ::core::option::Option::Some(v) = self.i64 {
            [b[16], b[17], b[18], b[19], b[20], b[21], b[22], b[23]] = (v as u64)
                .to_le_bytes();
        }
        if let ::core::option::Option::Some(v) = self.middle {
            {
                let x = v;
                if {
                    let x = x & 0xFFFFFFFFFFFFFF;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u64 = x;
                    b[24] |= ((v as u8) & 15) << 4;
                    b[25] = ((v >> 4) as u8);
                    b[26] = ((v >> 12) as u8);
                    b[27] = ((v >> 20) as u8);
                    b[28] = ((v >> 28) as u8);
                    b[29] = ((v >> 36) as u8);
                    b[30] = ((v >> 44) as u8);
                    b[31] |= (((v >> 52) as u8) & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.low {
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
                    b[24] |= (v & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.high {
            {
                let x = (v as u8);
                if {
                    let x = x & 0xF;
                    (((x) << 4) as i8 >> 4)
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[31] |= (v & 15) << 4;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.a {
            [b[32], b[33]] = (v as u16).to_le_bytes();
        }
        if let ::core::option::Option::Some(v) = self.b {
            [b[34], b[35]] = (v as u16).to_le_bytes();
        }
        if let ::core::option::Option::Some(v) = self.ten {
            {
                let x = v;
                if {
                    let x = x & 0x3FF;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u16 = x;
                    b[36] = (v as u8);
                    b[37] |= (((v >> 8) as u8) & 3) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.index {
            b[40] = v;
        }
        if !Numbers::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Numbers, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 64usize];
        match ::chappe_runtime::record::write(
            Numbers::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Numbers(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            2 => ::chappe_runtime::record::Datum::of(self.width.map(Width::wire)),
            3 => ::chappe_runtime::record::Datum::of(self.hint),
            5 => ::chappe_runtime::record::Datum::of(self.bit),
            6 => ::chappe_runtime::record::Datum::of(self.sign),
            8 => ::chappe_runtime::record::Datum::of(self.u64),
            9 => ::chappe_runtime::record::Datum::of(self.i64),
            10 => ::chappe_runtime::record::Datum::of(self.middle),
            11 => ::chappe_runtime::record::Datum::of(self.low),
            12 => ::chappe_runtime::record::Datum::of(self.high),
            13 => ::chappe_runtime::record::Datum::of(self.a),
            14 => ::chappe_runtime::record::Datum::of(self.b),
            15 => ::chappe_runtime::record::Datum::of(self.ten),
            17 => ::chappe_runtime::record::Datum::of(self.index),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Hello`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=31 | `magic` | `u32` = 51966 |
/// | 0x04 | 12..=15 | `version` | `u4` = 1 |
/// | 0x04 | 0..=11 | `size` | `u12` = 64 |
/// | 0x08 | 0..=63 | `id` | `u64` |
/// | 0x10 | 0..=31 |  | `zero` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Hello([u8; 64usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Hello {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Hello",
            size: 64,
            rows: &[
                MAGIC_ROW,
                r::Row {
                    name: "version",
                    offset: 4,
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(44, 4),
                        bits: 1,
                    },
                    ty: "u4",
                    key: true,
                    ..r::ROW
                },
                SIZE_ROW,
                r::Row {
                    name: "id",
                    offset: 8,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(64, 64),
                    },
                    ty: "u64",
                    hex: true,
                    ..r::ROW
                },
                r::Row {
                    offset: 16,
                    kind: r::Kind::Fill {
                        bits: &[(128u32, 160u32)],
                        ignored: false,
                    },
                    ty: "zero",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4],
            ignored: b"\0\0\0\0\0\0\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            mask: b"\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\xFE\xCA\0\0@\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> HelloBuilder {
        ::core::default::Default::default()
    }
    /// `magic`.
    #[inline]
    #[must_use]
    pub fn magic(&self) -> u32 {
        let b = &self.0;
        u32::from_le_bytes([b[0], b[1], b[2], b[3]])
    }
    /// `version`.
    #[inline]
    #[must_use]
    pub fn version(&self) -> u8 {
        let b = &self.0;
        ((b[5] >> 4 & 15))
    }
    /// `size`.
    #[inline]
    #[must_use]
    pub fn size(&self) -> u16 {
        let b = &self.0;
        (b[4] as u16 | ((b[5] & 15) as u16) << 8)
    }
    /// `id`.
    #[inline]
    #[must_use]
    pub fn id(&self) -> u64 {
        let b = &self.0;
        u64::from_le_bytes([b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]])
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 64usize]) -> bool {
        (((::chappe_runtime::record::word(b, 0) ^ 0x10400000CAFE) & 0xFFFFFFFFFFFF)
            | (::chappe_runtime::record::word(b, 16) & 0xFFFFFFFF)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 64usize]) -> [u8; 64usize] {
        ::chappe_runtime::record::kept(
            &b,
            b"\xFF\xFF\xFF\xFF\xFF\xFF\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
        )
    }
}
::chappe_runtime::record!(Hello, 64usize);
/// Builds a [`Hello`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct HelloBuilder {
    id: ::core::option::Option<u64>,
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
impl HelloBuilder {
    /// `id`.
    #[inline]
    pub fn id(mut self, value: u64) -> Self {
        self.id = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Hello, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Hello(b));
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
    ) -> ::core::option::Option<[u8; 64usize]> {
        let mut b: [u8; 64usize] = *b"\xFE\xCA\0\0@\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.id {
            [b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]] = v.to_le_bytes();
        }
        if !Hello::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Hello, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 64usize];
        match ::chappe_runtime::record::write(
            Hello::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Hello(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            3 => ::chappe_runtime::record::Datum::of(self.id),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Bye`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=31 | `magic` | `u32` = 51966 |
/// | 0x04 | 12..=15 | `version` | `u4` = 2 |
/// | 0x04 | 0..=11 | `size` | `u12` = 64 |
/// | 0x08 | 0..=7 | `why` | `Kind` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Bye([u8; 64usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Bye {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Bye",
            size: 64,
            rows: &[
                MAGIC_ROW,
                r::Row {
                    name: "version",
                    offset: 4,
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(44, 4),
                        bits: 2,
                    },
                    ty: "u4",
                    key: true,
                    ..r::ROW
                },
                SIZE_ROW,
                r::Row {
                    name: "why",
                    offset: 8,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(Kind::INFO),
                        place: r::Place::bits(64, 8),
                    },
                    ty: "Kind",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3],
            ignored: b"\0\0\0\0\0\0\xFF\xFF\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            mask: b"\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\xFE\xCA\0\0@ \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> ByeBuilder {
        ::core::default::Default::default()
    }
    /// `magic`.
    #[inline]
    #[must_use]
    pub fn magic(&self) -> u32 {
        let b = &self.0;
        u32::from_le_bytes([b[0], b[1], b[2], b[3]])
    }
    /// `version`.
    #[inline]
    #[must_use]
    pub fn version(&self) -> u8 {
        let b = &self.0;
        ((b[5] >> 4 & 15))
    }
    /// `size`.
    #[inline]
    #[must_use]
    pub fn size(&self) -> u16 {
        let b = &self.0;
        (b[4] as u16 | ((b[5] & 15) as u16) << 8)
    }
    /// `why`.
    #[inline]
    #[must_use]
    pub fn why(&self) -> Kind {
        let b = &self.0;
        Kind::known(b[8])
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 64usize]) -> bool {
        (((::chappe_runtime::record::word(b, 0) ^ 0x20400000CAFE) & 0xFFFFFFFFFFFF)
            | ((!(Kind::LEGAL[b[8] as u8 as usize] != 0) as u64))) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 64usize]) -> [u8; 64usize] {
        ::chappe_runtime::record::kept(
            &b,
            b"\xFF\xFF\xFF\xFF\xFF\xFF\0\0\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
        )
    }
}
::chappe_runtime::record!(Bye, 64usize);
/// Builds a [`Bye`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct ByeBuilder {
    why: ::core::option::Option<Kind>,
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
impl ByeBuilder {
    /// `why`.
    #[inline]
    pub fn why(mut self, value: Kind) -> Self {
        self.why = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Bye, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Bye(b));
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
    ) -> ::core::option::Option<[u8; 64usize]> {
        let mut b: [u8; 64usize] = *b"\xFE\xCA\0\0@ \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.why {
            b[8] = v.wire();
        }
        if !Bye::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Bye, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 64usize];
        match ::chappe_runtime::record::write(
            Bye::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Bye(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            3 => ::chappe_runtime::record::Datum::of(self.why.map(Kind::wire)),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Sw`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=6 | `op` | `u7` = 35 |
/// | 0x00 | 12..=14 | `funct3` | `u3` = 2 |
/// | 0x00 | 15..=19 | `rs1` | `u5` |
/// | 0x00 | 20..=24 | `rs2` | `u5` |
/// | 0x00 | 7..=11, 25..=31 | `imm` | `i12` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Sw([u8; 4usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Sw {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Sw",
            size: 4,
            rows: &[
                OP_ROW,
                r::Row {
                    name: "funct3",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(12, 3),
                        bits: 2,
                    },
                    ty: "u3",
                    key: true,
                    ..r::ROW
                },
                RS1_ROW,
                RS2_ROW,
                IMM_ROW,
            ],
            order: &[0, 1, 2, 3, 4],
            mask: b"\x7Fp\0\0",
            value: b"# \0\0",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> SwBuilder {
        ::core::default::Default::default()
    }
    /// `op`.
    #[inline]
    #[must_use]
    pub fn op(&self) -> u8 {
        let b = &self.0;
        ((b[0] & 127))
    }
    /// `funct3`.
    #[inline]
    #[must_use]
    pub fn funct3(&self) -> u8 {
        let b = &self.0;
        ((b[1] >> 4 & 7))
    }
    /// `rs1`.
    #[inline]
    #[must_use]
    pub fn rs1(&self) -> u8 {
        let b = &self.0;
        ((b[1] >> 7 & 1) | (b[2] & 15) << 1)
    }
    /// `rs2`.
    #[inline]
    #[must_use]
    pub fn rs2(&self) -> u8 {
        let b = &self.0;
        ((b[2] >> 4 & 15) | (b[3] & 1) << 4)
    }
    /// `imm`.
    #[inline]
    #[must_use]
    pub fn imm(&self) -> i16 {
        let b = &self.0;
        (((((b[0] >> 7 & 1) as u16 | ((b[1] & 15) as u16) << 1
            | ((b[3] >> 1 & 127) as u16) << 5)) << 4) as i16 >> 4)
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 4usize]) -> bool {
        ((((u32::from_le_bytes(::chappe_runtime::record::sub(b, 0)) ^ 0x2023) & 0x707F)
            as u64)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 4usize]) -> [u8; 4usize] {
        b
    }
}
::chappe_runtime::record!(Sw, 4usize);
/// Builds a [`Sw`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct SwBuilder {
    rs1: ::core::option::Option<u8>,
    rs2: ::core::option::Option<u8>,
    imm: ::core::option::Option<i16>,
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
impl SwBuilder {
    /// `rs1`.
    #[inline]
    pub fn rs1(mut self, value: u8) -> Self {
        self.rs1 = ::core::option::Option::Some(value);
        self
    }
    /// `rs2`.
    #[inline]
    pub fn rs2(mut self, value: u8) -> Self {
        self.rs2 = ::core::option::Option::Some(value);
        self
    }
    /// `imm`.
    #[inline]
    pub fn imm(mut self, value: i16) -> Self {
        self.imm = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Sw, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Sw(b));
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
    ) -> ::core::option::Option<[u8; 4usize]> {
        let mut b: [u8; 4usize] = *b"# \0\0";
        if let ::core::option::Option::Some(v) = self.rs1 {
            {
                let x = v;
                if {
                    let x = x & 0x1F;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[1] |= (v & 1) << 7;
                    b[2] |= ((v >> 1) & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.rs2 {
            {
                let x = v;
                if {
                    let x = x & 0x1F;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[2] |= (v & 15) << 4;
                    b[3] |= ((v >> 4) & 1) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.imm {
            {
                let x = (v as u16);
                if {
                    let x = x & 0xFFF;
                    (((x) << 4) as i16 >> 4)
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u16 = x;
                    b[0] |= ((v as u8) & 1) << 7;
                    b[1] |= (((v >> 1) as u8) & 15) << 0;
                    b[3] |= (((v >> 5) as u8) & 127) << 1;
                }
            }
        }
        if !Sw::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Sw, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 4usize];
        match ::chappe_runtime::record::write(
            Sw::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Sw(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            2 => ::chappe_runtime::record::Datum::of(self.rs1),
            3 => ::chappe_runtime::record::Datum::of(self.rs2),
            4 => ::chappe_runtime::record::Datum::of(self.imm),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Sb`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=6 | `op` | `u7` = 35 |
/// | 0x00 | 12..=14 | `funct3` | `u3` = 0 |
/// | 0x00 | 15..=19 | `rs1` | `u5` |
/// | 0x00 | 20..=24 | `rs2` | `u5` |
/// | 0x00 | 7..=11, 25..=31 | `imm` | `i12` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Sb([u8; 4usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Sb {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Sb",
            size: 4,
            rows: &[OP_ROW, FUNCT3_ROW, RS1_ROW, RS2_ROW, IMM_ROW],
            order: &[0, 1, 2, 3, 4],
            mask: b"\x7Fp\0\0",
            value: b"#\0\0\0",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> SbBuilder {
        ::core::default::Default::default()
    }
    /// `op`.
    #[inline]
    #[must_use]
    pub fn op(&self) -> u8 {
        let b = &self.0;
        ((b[0] & 127))
    }
    /// `funct3`.
    #[inline]
    #[must_use]
    pub fn funct3(&self) -> u8 {
        let b = &self.0;
        ((b[1] >> 4 & 7))
    }
    /// `rs1`.
    #[inline]
    #[must_use]
    pub fn rs1(&self) -> u8 {
        let b = &self.0;
        ((b[1] >> 7 & 1) | (b[2] & 15) << 1)
    }
    /// `rs2`.
    #[inline]
    #[must_use]
    pub fn rs2(&self) -> u8 {
        let b = &self.0;
        ((b[2] >> 4 & 15) | (b[3] & 1) << 4)
    }
    /// `imm`.
    #[inline]
    #[must_use]
    pub fn imm(&self) -> i16 {
        let b = &self.0;
        (((((b[0] >> 7 & 1) as u16 | ((b[1] & 15) as u16) << 1
            | ((b[3] >> 1 & 127) as u16) << 5)) << 4) as i16 >> 4)
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 4usize]) -> bool {
        ((((u32::from_le_bytes(::chappe_runtime::record::sub(b, 0)) ^ 0x23) & 0x707F)
            as u64)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 4usize]) -> [u8; 4usize] {
        b
    }
}
::chappe_runtime::record!(Sb, 4usize);
/// Builds a [`Sb`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct SbBuilder {
    rs1: ::core::option::Option<u8>,
    rs2: ::core::option::Option<u8>,
    imm: ::core::option::Option<i16>,
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
impl SbBuilder {
    /// `rs1`.
    #[inline]
    pub fn rs1(mut self, value: u8) -> Self {
        self.rs1 = ::core::option::Option::Some(value);
        self
    }
    /// `rs2`.
    #[inline]
    pub fn rs2(mut self, value: u8) -> Self {
        self.rs2 = ::core::option::Option::Some(value);
        self
    }
    /// `imm`.
    #[inline]
    pub fn imm(mut self, value: i16) -> Self {
        self.imm = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Sb, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Sb(b));
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
    ) -> ::core::option::Option<[u8; 4usize]> {
        let mut b: [u8; 4usize] = *b"#\0\0\0";
        if let ::core::option::Option::Some(v) = self.rs1 {
            {
                let x = v;
                if {
                    let x = x & 0x1F;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[1] |= (v & 1) << 7;
                    b[2] |= ((v >> 1) & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.rs2 {
            {
                let x = v;
                if {
                    let x = x & 0x1F;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[2] |= (v & 15) << 4;
                    b[3] |= ((v >> 4) & 1) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.imm {
            {
                let x = (v as u16);
                if {
                    let x = x & 0xFFF;
                    (((x) << 4) as i16 >> 4)
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u16 = x;
                    b[0] |= ((v as u8) & 1) << 7;
                    b[1] |= (((v >> 1) as u8) & 15) << 0;
                    b[3] |= (((v >> 5) as u8) & 127) << 1;
                }
            }
        }
        if !Sb::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Sb, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 4usize];
        match ::chappe_runtime::record::write(
            Sb::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Sb(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            2 => ::chappe_runtime::record::Datum::of(self.rs1),
            3 => ::chappe_runtime::record::Datum::of(self.rs2),
            4 => ::chappe_runtime::record::Datum::of(self.imm),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Beq`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=6 | `op` | `u7` = 99 |
/// | 0x00 | 12..=14 | `funct3` | `u3` = 0 |
/// | 0x00 | 15..=19 | `rs1` | `u5` |
/// | 0x00 | 20..=24 | `rs2` | `u5` |
/// | 0x00 | 8..=11, 25..=30, 7, 31 | `imm` | `i12` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Beq([u8; 4usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Beq {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Beq",
            size: 4,
            rows: &[
                r::Row {
                    name: "op",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 7),
                        bits: 99,
                    },
                    ty: "u7",
                    key: true,
                    ..r::ROW
                },
                FUNCT3_ROW,
                RS1_ROW,
                RS2_ROW,
                r::Row {
                    name: "imm",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::split(
                            &[
                                r::Piece(8, 0, 4),
                                r::Piece(25, 4, 6),
                                r::Piece(7, 10, 1),
                                r::Piece(31, 11, 1),
                            ],
                            12,
                        ),
                    },
                    ty: "i12",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4],
            mask: b"\x7Fp\0\0",
            value: b"c\0\0\0",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> BeqBuilder {
        ::core::default::Default::default()
    }
    /// `op`.
    #[inline]
    #[must_use]
    pub fn op(&self) -> u8 {
        let b = &self.0;
        ((b[0] & 127))
    }
    /// `funct3`.
    #[inline]
    #[must_use]
    pub fn funct3(&self) -> u8 {
        let b = &self.0;
        ((b[1] >> 4 & 7))
    }
    /// `rs1`.
    #[inline]
    #[must_use]
    pub fn rs1(&self) -> u8 {
        let b = &self.0;
        ((b[1] >> 7 & 1) | (b[2] & 15) << 1)
    }
    /// `rs2`.
    #[inline]
    #[must_use]
    pub fn rs2(&self) -> u8 {
        let b = &self.0;
        ((b[2] >> 4 & 15) | (b[3] & 1) << 4)
    }
    /// `imm`.
    #[inline]
    #[must_use]
    pub fn imm(&self) -> i16 {
        let b = &self.0;
        (((((b[1] & 15) as u16 | ((b[3] >> 1 & 63) as u16) << 4
            | ((b[0] >> 7 & 1) as u16) << 10 | ((b[3] >> 7 & 1) as u16) << 11)) << 4)
            as i16 >> 4)
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 4usize]) -> bool {
        ((((u32::from_le_bytes(::chappe_runtime::record::sub(b, 0)) ^ 0x63) & 0x707F)
            as u64)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 4usize]) -> [u8; 4usize] {
        b
    }
}
::chappe_runtime::record!(Beq, 4usize);
/// Builds a [`Beq`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct BeqBuilder {
    rs1: ::core::option::Option<u8>,
    rs2: ::core::option::Option<u8>,
    imm: ::core::option::Option<i16>,
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
impl BeqBuilder {
    /// `rs1`.
    #[inline]
    pub fn rs1(mut self, value: u8) -> Self {
        self.rs1 = ::core::option::Option::Some(value);
        self
    }
    /// `rs2`.
    #[inline]
    pub fn rs2(mut self, value: u8) -> Self {
        self.rs2 = ::core::option::Option::Some(value);
        self
    }
    /// `imm`.
    #[inline]
    pub fn imm(mut self, value: i16) -> Self {
        self.imm = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Beq, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Beq(b));
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
    ) -> ::core::option::Option<[u8; 4usize]> {
        let mut b: [u8; 4usize] = *b"c\0\0\0";
        if let ::core::option::Option::Some(v) = self.rs1 {
            {
                let x = v;
                if {
                    let x = x & 0x1F;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[1] |= (v & 1) << 7;
                    b[2] |= ((v >> 1) & 15) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.rs2 {
            {
                let x = v;
                if {
                    let x = x & 0x1F;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[2] |= (v & 15) << 4;
                    b[3] |= ((v >> 4) & 1) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.imm {
            {
                let x = (v as u16);
                if {
                    let x = x & 0xFFF;
                    (((x) << 4) as i16 >> 4)
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u16 = x;
                    b[1] |= ((v as u8) & 15) << 0;
                    b[3] |= (((v >> 4) as u8) & 63) << 1;
                    b[0] |= (((v >> 10) as u8) & 1) << 7;
                    b[3] |= (((v >> 11) as u8) & 1) << 7;
                }
            }
        }
        if !Beq::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Beq, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 4usize];
        match ::chappe_runtime::record::write(
            Beq::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Beq(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            2 => ::chappe_runtime::record::Datum::of(self.rs1),
            3 => ::chappe_runtime::record::Datum::of(self.rs2),
            4 => ::chappe_runtime::record::Datum::of(self.imm),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Nop`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=6 | `op` | `u7` = 19 |
/// | 0x00 | 7..=31 |  | `zero` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Nop([u8; 4usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Nop {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Nop",
            size: 4,
            rows: &[
                r::Row {
                    name: "op",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 7),
                        bits: 19,
                    },
                    ty: "u7",
                    key: true,
                    ..r::ROW
                },
                r::Row {
                    kind: r::Kind::Fill {
                        bits: &[(7u32, 32u32)],
                        ignored: false,
                    },
                    ty: "zero",
                    ..r::ROW
                },
            ],
            order: &[0, 1],
            mask: b"\x7F\0\0\0",
            value: b"\x13\0\0\0",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> NopBuilder {
        ::core::default::Default::default()
    }
    /// `op`.
    #[inline]
    #[must_use]
    pub fn op(&self) -> u8 {
        let b = &self.0;
        ((b[0] & 127))
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 4usize]) -> bool {
        (((u32::from_le_bytes(::chappe_runtime::record::sub(b, 0)) ^ 0x13) as u64))
            == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 4usize]) -> [u8; 4usize] {
        b
    }
}
::chappe_runtime::record!(Nop, 4usize);
/// Builds a [`Nop`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct NopBuilder {}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl NopBuilder {
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Nop, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Nop(b));
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
    ) -> ::core::option::Option<[u8; 4usize]> {
        let mut b: [u8; 4usize] = *b"\x13\0\0\0";
        if !Nop::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Nop, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 4usize];
        match ::chappe_runtime::record::write(
            Nop::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Nop(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Ctrl`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `kind` | `u8` = 8 |
/// | 0x00 | 16..=23, 8..=15 | `index` | `u16` |
/// | 0x00 | 24..=31 | `opcode` | `u8` |
/// | 0x04 | 16..=23, 8..=15, 0..=7 | `qpn` | `u24` |
/// | 0x04 | 24..=29 | `ds` | `u6` |
/// | 0x08 | 0..=23 |  | `zero` |
/// | 0x0B | 0..=7 | `fence` | `u8` |
/// | 0x0C | 24..=31, 16..=23, 8..=15, 0..=7 | `imm` | `i32` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Ctrl([u8; 16usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Ctrl {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Ctrl",
            size: 16,
            rows: &[
                r::Row {
                    name: "kind",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 8,
                    },
                    ty: "u8",
                    key: true,
                    ..r::ROW
                },
                r::Row {
                    name: "index",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::split(
                            &[r::Piece(16, 0, 8), r::Piece(8, 8, 8)],
                            16,
                        ),
                    },
                    ty: "u16",
                    ..r::ROW
                },
                r::Row {
                    name: "opcode",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(24, 8),
                    },
                    ty: "u8",
                    ..r::ROW
                },
                r::Row {
                    name: "qpn",
                    offset: 4,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::split(
                            &[
                                r::Piece(48, 0, 8),
                                r::Piece(40, 8, 8),
                                r::Piece(32, 16, 8),
                            ],
                            24,
                        ),
                    },
                    ty: "u24",
                    ..r::ROW
                },
                r::Row {
                    name: "ds",
                    offset: 4,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(56, 6),
                    },
                    ty: "u6",
                    ..r::ROW
                },
                r::Row {
                    offset: 8,
                    kind: r::Kind::Fill {
                        bits: &[(64u32, 88u32)],
                        ignored: false,
                    },
                    ty: "zero",
                    ..r::ROW
                },
                r::Row {
                    name: "fence",
                    offset: 11,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(88, 8),
                    },
                    ty: "u8",
                    ..r::ROW
                },
                r::Row {
                    name: "imm",
                    offset: 12,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::split(
                            &[
                                r::Piece(96, 24, 8),
                                r::Piece(104, 16, 8),
                                r::Piece(112, 8, 8),
                                r::Piece(120, 0, 8),
                            ],
                            32,
                        ),
                    },
                    ty: "i32",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6, 7],
            zero: b"\0\0\0\0\0\0\0\xC0\0\0\0\0\0\0\0\0",
            mask: b"\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> CtrlBuilder {
        ::core::default::Default::default()
    }
    /// `kind`.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// `index`.
    #[inline]
    #[must_use]
    pub fn index(&self) -> u16 {
        let b = &self.0;
        (b[2] as u16 | (b[1] as u16) << 8)
    }
    /// `opcode`.
    #[inline]
    #[must_use]
    pub fn opcode(&self) -> u8 {
        let b = &self.0;
        b[3]
    }
    /// `qpn`.
    #[inline]
    #[must_use]
    pub fn qpn(&self) -> u32 {
        let b = &self.0;
        (b[6] as u32 | (b[5] as u32) << 8 | (b[4] as u32) << 16)
    }
    /// `ds`.
    #[inline]
    #[must_use]
    pub fn ds(&self) -> u8 {
        let b = &self.0;
        ((b[7] & 63))
    }
    /// `fence`.
    #[inline]
    #[must_use]
    pub fn fence(&self) -> u8 {
        let b = &self.0;
        b[11]
    }
    /// `imm`.
    #[inline]
    #[must_use]
    pub fn imm(&self) -> i32 {
        let b = &self.0;
        (u32::from_be_bytes([b[12], b[13], b[14], b[15]]) as i32)
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 16usize]) -> bool {
        (((::chappe_runtime::record::word(b, 0) ^ 0x8) & 0xC0000000000000FF)
            | (::chappe_runtime::record::word(b, 8) & 0xFFFFFF)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 16usize]) -> [u8; 16usize] {
        b
    }
}
::chappe_runtime::record!(Ctrl, 16usize);
/// Builds a [`Ctrl`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct CtrlBuilder {
    index: ::core::option::Option<u16>,
    opcode: ::core::option::Option<u8>,
    qpn: ::core::option::Option<u32>,
    ds: ::core::option::Option<u8>,
    fence: ::core::option::Option<u8>,
    imm: ::core::option::Option<i32>,
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
impl CtrlBuilder {
    /// `index`.
    #[inline]
    pub fn index(mut self, value: u16) -> Self {
        self.index = ::core::option::Option::Some(value);
        self
    }
    /// `opcode`.
    #[inline]
    pub fn opcode(mut self, value: u8) -> Self {
        self.opcode = ::core::option::Option::Some(value);
        self
    }
    /// `qpn`.
    #[inline]
    pub fn qpn(mut self, value: u32) -> Self {
        self.qpn = ::core::option::Option::Some(value);
        self
    }
    /// `ds`.
    #[inline]
    pub fn ds(mut self, value: u8) -> Self {
        self.ds = ::core::option::Option::Some(value);
        self
    }
    /// `fence`.
    #[inline]
    pub fn fence(mut self, value: u8) -> Self {
        self.fence = ::core::option::Option::Some(value);
        self
    }
    /// `imm`.
    #[inline]
    pub fn imm(mut self, value: i32) -> Self {
        self.imm = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Ctrl, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Ctrl(b));
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
    ) -> ::core::option::Option<[u8; 16usize]> {
        let mut b: [u8; 16usize] = *b"\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.index {
            {
                let x = v;
                {
                    let v: u16 = x;
                    b[2] = (v as u8);
                    b[1] = ((v >> 8) as u8);
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.opcode {
            b[3] = v;
        }
        if let ::core::option::Option::Some(v) = self.qpn {
            {
                let x = v;
                if {
                    let x = x & 0xFFFFFF;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u32 = x;
                    b[6] = (v as u8);
                    b[5] = ((v >> 8) as u8);
                    b[4] = ((v >> 16) as u8);
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.ds {
            {
                let x = v;
                if {
                    let x = x & 0x3F;
                    x
                } != v
                {
                    return ::core::option::Option::None;
                }
                {
                    let v: u8 = x;
                    b[7] |= (v & 63) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.fence {
            b[11] = v;
        }
        if let ::core::option::Option::Some(v) = self.imm {
            [b[12], b[13], b[14], b[15]] = (v as u32).to_be_bytes();
        }
        if !Ctrl::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Ctrl, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 16usize];
        match ::chappe_runtime::record::write(
            Ctrl::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Ctrl(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            1 => ::chappe_runtime::record::Datum::of(self.index),
            2 => ::chappe_runtime::record::Datum::of(self.opcode),
            3 => ::chappe_runtime::record::Datum::of(self.qpn),
            4 => ::chappe_runtime::record::Datum::of(self.ds),
            6 => ::chappe_runtime::record::Datum::of(self.fence),
            7 => ::chappe_runtime::record::Datum::of(self.imm),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Data`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `kind` | `u8` = 9 |
/// | 0x04 | 8..=15, 0..=7 | `count` | `u16` |
/// | 0x06 | 0..=15 | `pair` | `u8[2]` |
/// | 0x08 | 56..=63, 48..=55, 40..=47, 32..=39, 24..=31, 16..=23, 8..=15, 0..=7 | `addr` | `u64` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Data([u8; 16usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Data {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Data",
            size: 16,
            rows: &[
                r::Row {
                    name: "kind",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 9,
                    },
                    ty: "u8",
                    key: true,
                    ..r::ROW
                },
                r::Row {
                    name: "count",
                    offset: 4,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::split(
                            &[r::Piece(32, 8, 8), r::Piece(40, 0, 8)],
                            16,
                        ),
                    },
                    ty: "u16",
                    ..r::ROW
                },
                r::Row {
                    name: "pair",
                    offset: 6,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Scalar(r::Scalar::Uint, 8u8),
                            big: true,
                            count: 2u32,
                            stride: 1u32,
                        },
                        at: 6,
                    },
                    ty: "u8[2]",
                    ..r::ROW
                },
                r::Row {
                    name: "addr",
                    offset: 8,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::split(
                            &[
                                r::Piece(64, 56, 8),
                                r::Piece(72, 48, 8),
                                r::Piece(80, 40, 8),
                                r::Piece(88, 32, 8),
                                r::Piece(96, 24, 8),
                                r::Piece(104, 16, 8),
                                r::Piece(112, 8, 8),
                                r::Piece(120, 0, 8),
                            ],
                            64,
                        ),
                    },
                    ty: "u64",
                    hex: true,
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3],
            zero: b"\0\xFF\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0",
            mask: b"\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            value: b"\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> DataBuilder {
        ::core::default::Default::default()
    }
    /// `kind`.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// `count`.
    #[inline]
    #[must_use]
    pub fn count(&self) -> u16 {
        let b = &self.0;
        u16::from_be_bytes([b[4], b[5]])
    }
    /// `pair`.
    #[inline]
    #[must_use]
    pub fn pair(&self) -> [u8; 2usize] {
        let b = &self.0;
        {
            let at = 6usize;
            ::core::array::from_fn(|i| {
                let p = ::chappe_runtime::record::sub::<1usize>(b, (at + i * 1usize));
                u8::from_le_bytes([p[0usize]])
            })
        }
    }
    /// `addr`.
    #[inline]
    #[must_use]
    pub fn addr(&self) -> u64 {
        let b = &self.0;
        u64::from_be_bytes([b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]])
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 16usize]) -> bool {
        (((::chappe_runtime::record::word(b, 0) ^ 0x9) & 0xFFFFFFFF)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 16usize]) -> [u8; 16usize] {
        b
    }
}
::chappe_runtime::record!(Data, 16usize);
/// Builds a [`Data`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct DataBuilder {
    count: ::core::option::Option<u16>,
    pair: ::core::option::Option<[u8; 2usize]>,
    addr: ::core::option::Option<u64>,
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
impl DataBuilder {
    /// `count`.
    #[inline]
    pub fn count(mut self, value: u16) -> Self {
        self.count = ::core::option::Option::Some(value);
        self
    }
    /// `pair`.
    #[inline]
    pub fn pair(mut self, value: [u8; 2usize]) -> Self {
        self.pair = ::core::option::Option::Some({
            let mut bytes = [0; 2usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 1usize;
                    {
                        let x = v;
                        ::chappe_runtime::record::put(out, at, &[(x >> 0) as u8]);
                    }
                }
            }
            bytes
        });
        self
    }
    /// `addr`.
    #[inline]
    pub fn addr(mut self, value: u64) -> Self {
        self.addr = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Data, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Data(b));
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
    ) -> ::core::option::Option<[u8; 16usize]> {
        let mut b: [u8; 16usize] = *b"\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.count {
            [b[4], b[5]] = v.to_be_bytes();
        }
        if let ::core::option::Option::Some(v) = self.pair {
            ::chappe_runtime::record::put(&mut b, 6, &v);
        }
        if let ::core::option::Option::Some(v) = self.addr {
            [b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]] = v.to_be_bytes();
        }
        if !Data::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Data, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 16usize];
        match ::chappe_runtime::record::write(
            Data::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Data(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            1 => ::chappe_runtime::record::Datum::of(self.count),
            2 => ::chappe_runtime::record::Datum::wire(self.pair.as_ref()),
            3 => ::chappe_runtime::record::Datum::of(self.addr),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Ring`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=31 | `head` | `u32` |
/// | 0x04 | 0..=31 | `tail` | `u32` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Ring([u8; 8usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Ring {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Ring",
            size: 8,
            rows: &[
                r::Row {
                    name: "head",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 32),
                    },
                    ty: "u32",
                    ..r::ROW
                },
                r::Row {
                    name: "tail",
                    offset: 4,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(32, 32),
                    },
                    ty: "u32",
                    ..r::ROW
                },
            ],
            order: &[0, 1],
            requires: &[
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_0),
                        text: "head != tail || head == 0",
                        uses: &[0, 1],
                    },
                    message: "an empty ring is at 0",
                },
            ],
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> RingBuilder {
        ::core::default::Default::default()
    }
    /// `head`.
    #[inline]
    #[must_use]
    pub fn head(&self) -> u32 {
        let b = &self.0;
        u32::from_le_bytes([b[0], b[1], b[2], b[3]])
    }
    /// `tail`.
    #[inline]
    #[must_use]
    pub fn tail(&self) -> u32 {
        let b = &self.0;
        u32::from_le_bytes([b[4], b[5], b[6], b[7]])
    }
    /// `head != tail || head == 0`
    #[inline]
    fn rule_0(b: &[u8; 8usize]) -> bool {
        (u32::from_le_bytes([b[0], b[1], b[2], b[3]]) as i64)
            != (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)
            || (u32::from_le_bytes([b[0], b[1], b[2], b[3]]) as i64) == 0
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 8usize]) -> bool {
        ((!Self::rule_0(b) as u64)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 8usize]) -> [u8; 8usize] {
        b
    }
}
::chappe_runtime::record!(Ring, 8usize);
/// Builds a [`Ring`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct RingBuilder {
    head: ::core::option::Option<u32>,
    tail: ::core::option::Option<u32>,
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
impl RingBuilder {
    /// `head`.
    #[inline]
    pub fn head(mut self, value: u32) -> Self {
        self.head = ::core::option::Option::Some(value);
        self
    }
    /// `tail`.
    #[inline]
    pub fn tail(mut self, value: u32) -> Self {
        self.tail = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Ring, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Ring(b));
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
        if let ::core::option::Option::Some(v) = self.head {
            [b[0], b[1], b[2], b[3]] = v.to_le_bytes();
        }
        if let ::core::option::Option::Some(v) = self.tail {
            [b[4], b[5], b[6], b[7]] = v.to_le_bytes();
        }
        if !Ring::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Ring, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 8usize];
        match ::chappe_runtime::record::write(
            Ring::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Ring(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::of(self.head),
            1 => ::chappe_runtime::record::Datum::of(self.tail),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Step`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `op` | `u8` = 23 |
/// | 0x02 | 0..=15 | `count` | `u16` |
/// | 0x01 | 0..=7 |  | `zero` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Step([u8; 4usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Step {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Step",
            size: 4,
            rows: &[
                r::Row {
                    name: "op",
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                        bits: 23,
                    },
                    ty: "u8",
                    ..r::ROW
                },
                r::Row {
                    name: "count",
                    offset: 2,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(16, 16),
                    },
                    ty: "u16",
                    ..r::ROW
                },
                r::Row {
                    offset: 1,
                    kind: r::Kind::Fill {
                        bits: &[(8u32, 16u32)],
                        ignored: false,
                    },
                    ty: "zero",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2],
            mask: b"\xFF\0\0\0",
            value: b"\x17\0\0\0",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> StepBuilder {
        ::core::default::Default::default()
    }
    /// `op`.
    #[inline]
    #[must_use]
    pub fn op(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// `count`.
    #[inline]
    #[must_use]
    pub fn count(&self) -> u16 {
        let b = &self.0;
        u16::from_le_bytes([b[2], b[3]])
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 4usize]) -> bool {
        ((((u32::from_le_bytes(::chappe_runtime::record::sub(b, 0)) ^ 0x17) & 0xFFFF)
            as u64)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 4usize]) -> [u8; 4usize] {
        b
    }
}
::chappe_runtime::record!(Step, 4usize);
/// Builds a [`Step`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct StepBuilder {
    count: ::core::option::Option<u16>,
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
impl StepBuilder {
    /// `count`.
    #[inline]
    pub fn count(mut self, value: u16) -> Self {
        self.count = ::core::option::Option::Some(value);
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Step, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Step(b));
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
    ) -> ::core::option::Option<[u8; 4usize]> {
        let mut b: [u8; 4usize] = *b"\x17\0\0\0";
        if let ::core::option::Option::Some(v) = self.count {
            [b[2], b[3]] = v.to_le_bytes();
        }
        if !Step::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Step, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 4usize];
        match ::chappe_runtime::record::write(
            Step::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Step(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            1 => ::chappe_runtime::record::Datum::of(self.count),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `Point`.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 8..=15, 0..=7 | `x` | `i16` |
/// | 0x02 | 8..=15, 0..=7 | `y` | `i16` |
/// | 0x04 | 0..=15 | `z` | `u16[1]` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Point([u8; 6usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Point {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Point",
            size: 6,
            rows: &[
                r::Row {
                    name: "x",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::split(
                            &[r::Piece(0, 8, 8), r::Piece(8, 0, 8)],
                            16,
                        ),
                    },
                    ty: "i16",
                    ..r::ROW
                },
                r::Row {
                    name: "y",
                    offset: 2,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::split(
                            &[r::Piece(16, 8, 8), r::Piece(24, 0, 8)],
                            16,
                        ),
                    },
                    ty: "i16",
                    ..r::ROW
                },
                r::Row {
                    name: "z",
                    offset: 4,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Scalar(r::Scalar::Uint, 16u8),
                            big: true,
                            count: 1u32,
                            stride: 2u32,
                        },
                        at: 4,
                    },
                    ty: "u16[1]",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2],
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> PointBuilder {
        ::core::default::Default::default()
    }
    /// `x`.
    #[inline]
    #[must_use]
    pub fn x(&self) -> i16 {
        let b = &self.0;
        (u16::from_be_bytes([b[0], b[1]]) as i16)
    }
    /// `y`.
    #[inline]
    #[must_use]
    pub fn y(&self) -> i16 {
        let b = &self.0;
        (u16::from_be_bytes([b[2], b[3]]) as i16)
    }
    /// `z`.
    #[inline]
    #[must_use]
    pub fn z(&self) -> [u16; 1usize] {
        let b = &self.0;
        {
            let at = 4usize;
            ::core::array::from_fn(|i| {
                let p = ::chappe_runtime::record::sub::<2usize>(b, (at + i * 2usize));
                u16::from_le_bytes([p[1usize], p[0usize]])
            })
        }
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 6usize]) -> bool {
        0u64 == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 6usize]) -> [u8; 6usize] {
        b
    }
}
::chappe_runtime::record!(Point, 6usize);
/// Builds a [`Point`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct PointBuilder {
    x: ::core::option::Option<i16>,
    y: ::core::option::Option<i16>,
    z: ::core::option::Option<[u8; 2usize]>,
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
impl PointBuilder {
    /// `x`.
    #[inline]
    pub fn x(mut self, value: i16) -> Self {
        self.x = ::core::option::Option::Some(value);
        self
    }
    /// `y`.
    #[inline]
    pub fn y(mut self, value: i16) -> Self {
        self.y = ::core::option::Option::Some(value);
        self
    }
    /// `z`.
    #[inline]
    pub fn z(mut self, value: [u16; 1usize]) -> Self {
        self.z = ::core::option::Option::Some({
            let mut bytes = [0; 2usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 2usize;
                    {
                        let x = v;
                        ::chappe_runtime::record::put(
                            out,
                            at,
                            &[(x >> 8) as u8, (x >> 0) as u8],
                        );
                    }
                }
            }
            bytes
        });
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Point, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Point(b));
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
    ) -> ::core::option::Option<[u8; 6usize]> {
        let mut b: [u8; 6usize] = *b"\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.x {
            [b[0], b[1]] = (v as u16).to_be_bytes();
        }
        if let ::core::option::Option::Some(v) = self.y {
            [b[2], b[3]] = (v as u16).to_be_bytes();
        }
        if let ::core::option::Option::Some(v) = self.z {
            ::chappe_runtime::record::put(&mut b, 4, &v);
        }
        if !Point::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Point, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 6usize];
        match ::chappe_runtime::record::write(
            Point::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Point(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::of(self.x),
            1 => ::chappe_runtime::record::Datum::of(self.y),
            2 => ::chappe_runtime::record::Datum::wire(self.z.as_ref()),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// A union that a field picks, one that the writer picks, arrays with gaps, arrays of arrays.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `kind` | `Kind` |
/// | 0x01 | 0 | `hot` | `bool` |
/// | 0x01 | 1..=7 |  | `zero` |
/// | 0x02 | 0..=7 | `level` | `i8` |
/// | 0x03 | 0..=7 |  | `ignored` |
/// | 0x04 | 0..=63 | `view` | `union { ring: Ring, mesh: u16[3], class: asciiz[8], nothing: u8, raw: u64, later: bits[32] }` |
/// | 0x10 | 0..=159 | `steps` | `Step[3]` |
/// | 0x14 | 0..=15 | `pads` | `u8[2]` |
/// | 0x16 | 0..=15 |  | `zero` |
/// | 0x1C | 0..=31 |  | `zero` |
/// | 0x24 | 0..=31 | `set` | `bits[32]` |
/// | 0x28 | 0..=47 | `label` | `str[6]` |
/// | 0x2E | 0..=47 | `grid` | `u8[2][3]` |
/// | 0x34 | 0..=63 | `any` | `union { words: u32[2], bytes: u8[8], point: Point, one: i24 }` |
/// | 0x3C | 0..=79 | `gap` | `u16[3]` if `hot` |
/// | 0x48 | 0..=95 | `points` | `Point[2]` |
/// | 0x54 | 0..=63 | `levels` | `Delta[4]` |
/// | 0x5C | 0..=15 | `kinds` | `Kind[2]` if `hot` |
/// | 0x60 | 0..=127 | `nested` | `Inner` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Box([u8; 128usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Box {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Box",
            size: 128,
            docs: "A union that a field picks, one that the writer picks, arrays with gaps, arrays of arrays.",
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
                    name: "hot",
                    offset: 1,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Bool,
                        place: r::Place::bits(8, 1),
                    },
                    ty: "bool",
                    ..r::ROW
                },
                r::Row {
                    offset: 1,
                    kind: r::Kind::Fill {
                        bits: &[(9u32, 16u32)],
                        ignored: false,
                    },
                    ty: "zero",
                    ..r::ROW
                },
                r::Row {
                    name: "level",
                    offset: 2,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::bits(16, 8),
                    },
                    ty: "i8",
                    ..r::ROW
                },
                r::Row {
                    offset: 3,
                    kind: r::Kind::Fill {
                        bits: &[(24u32, 32u32)],
                        ignored: true,
                    },
                    ty: "ignored",
                    ..r::ROW
                },
                r::Row {
                    name: "view",
                    offset: 4,
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 4u32,
                        size: 8u32,
                        arms: &[
                            r::Arm {
                                name: "ring",
                                ty: r::Type::Record(Ring::INFO),
                                big: false,
                                when: ::core::option::Option::Some(1),
                                docs: "A ring.",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "mesh",
                                ty: r::Type::Array {
                                    element: &r::Type::Scalar(r::Scalar::Uint, 16u8),
                                    big: false,
                                    count: 3u32,
                                    stride: 2u32,
                                },
                                big: false,
                                when: ::core::option::Option::Some(2),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "class",
                                ty: r::Type::Str {
                                    len: 8u32,
                                    terminated: true,
                                },
                                big: false,
                                when: ::core::option::Option::Some(3),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "nothing",
                                ty: r::Type::Scalar(r::Scalar::Uint, 8u8),
                                big: false,
                                when: ::core::option::Option::Some(4),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "raw",
                                ty: r::Type::Scalar(r::Scalar::Uint, 64u8),
                                big: false,
                                when: ::core::option::Option::Some(9),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "later",
                                ty: r::Type::Bits(32),
                                big: false,
                                when: ::core::option::Option::Some(5),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::Some(0),
                    }),
                    ty: "union { ring: Ring, mesh: u16[3], class: asciiz[8], nothing: u8, raw: u64, later: bits[32] }",
                    ..r::ROW
                },
                r::Row {
                    name: "steps",
                    offset: 16,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Record(Step::INFO),
                            big: false,
                            count: 3u32,
                            stride: 8u32,
                        },
                        at: 16,
                    },
                    ty: "Step[3]",
                    ..r::ROW
                },
                r::Row {
                    name: "pads",
                    offset: 20,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Scalar(r::Scalar::Uint, 8u8),
                            big: false,
                            count: 2u32,
                            stride: 1u32,
                        },
                        at: 20,
                    },
                    ty: "u8[2]",
                    ..r::ROW
                },
                r::Row {
                    offset: 22,
                    kind: r::Kind::Fill {
                        bits: &[(176u32, 192u32)],
                        ignored: false,
                    },
                    ty: "zero",
                    ..r::ROW
                },
                r::Row {
                    offset: 28,
                    kind: r::Kind::Fill {
                        bits: &[(224u32, 256u32)],
                        ignored: false,
                    },
                    ty: "zero",
                    ..r::ROW
                },
                r::Row {
                    name: "set",
                    offset: 36,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Bits(32),
                        at: 36,
                    },
                    ty: "bits[32]",
                    ..r::ROW
                },
                r::Row {
                    name: "label",
                    offset: 40,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Str {
                            len: 6u32,
                            terminated: false,
                        },
                        at: 40,
                    },
                    ty: "str[6]",
                    ..r::ROW
                },
                r::Row {
                    name: "grid",
                    offset: 46,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Array {
                                element: &r::Type::Scalar(r::Scalar::Uint, 8u8),
                                big: false,
                                count: 3u32,
                                stride: 1u32,
                            },
                            big: false,
                            count: 2u32,
                            stride: 3u32,
                        },
                        at: 46,
                    },
                    ty: "u8[2][3]",
                    ..r::ROW
                },
                r::Row {
                    name: "any",
                    offset: 52,
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 52u32,
                        size: 8u32,
                        arms: &[
                            r::Arm {
                                name: "words",
                                ty: r::Type::Array {
                                    element: &r::Type::Scalar(r::Scalar::Uint, 32u8),
                                    big: false,
                                    count: 2u32,
                                    stride: 4u32,
                                },
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "bytes",
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
                                name: "point",
                                ty: r::Type::Record(Point::INFO),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "one",
                                ty: r::Type::Scalar(r::Scalar::Int, 24u8),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::None,
                    }),
                    ty: "union { words: u32[2], bytes: u8[8], point: Point, one: i24 }",
                    ..r::ROW
                },
                r::Row {
                    name: "gap",
                    offset: 60,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Scalar(r::Scalar::Uint, 16u8),
                            big: false,
                            count: 3u32,
                            stride: 4u32,
                        },
                        at: 60,
                    },
                    ty: "u16[3]",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_14_is_present),
                        text: "hot",
                        uses: &[1],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "points",
                    offset: 72,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Record(Point::INFO),
                            big: false,
                            count: 2u32,
                            stride: 6u32,
                        },
                        at: 72,
                    },
                    ty: "Point[2]",
                    ..r::ROW
                },
                r::Row {
                    name: "levels",
                    offset: 84,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Scalar(
                                r::Scalar::Enum(Delta::INFO),
                                16u8,
                            ),
                            big: false,
                            count: 4u32,
                            stride: 2u32,
                        },
                        at: 84,
                    },
                    ty: "Delta[4]",
                    ..r::ROW
                },
                r::Row {
                    name: "kinds",
                    offset: 92,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Array {
                            element: &r::Type::Scalar(r::Scalar::Enum(Kind::INFO), 8u8),
                            big: false,
                            count: 2u32,
                            stride: 1u32,
                        },
                        at: 92,
                    },
                    ty: "Kind[2]",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_17_is_present),
                        text: "hot",
                        uses: &[1],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "nested",
                    offset: 96,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Record(Inner::INFO),
                        at: 96,
                    },
                    ty: "Inner",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 18, 5, 14, 17],
            zero: b"\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\0\0\xFF\xFF\0\0\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            profiles: &[
                r::ProfileInfo {
                    name: "compiler",
                    rules: &[
                        r::ProfileRule::Absent {
                            row: 13,
                            message: "nothing there",
                        },
                    ],
                },
                RUNTIME_RULES2,
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder<'a>() -> BoxBuilder<'a> {
        ::core::default::Default::default()
    }
    /// `kind`.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> Kind {
        let b = &self.0;
        Kind::known(b[0])
    }
    /// `hot`.
    #[inline]
    #[must_use]
    pub fn hot(&self) -> bool {
        let b = &self.0;
        (((b[1] & 1)) != 0)
    }
    /// `level`.
    #[inline]
    #[must_use]
    pub fn level(&self) -> i8 {
        let b = &self.0;
        (b[2] as i8)
    }
    /// `view`.
    #[inline]
    #[must_use]
    pub fn view(&self) -> ::core::option::Option<BoxView> {
        let b = &self.0;
        match (Kind::known(b[0]).wire() as i128) {
            1 => {
                ::core::option::Option::Some(
                    BoxView::Ring(Ring(::chappe_runtime::record::sub(b, 4usize))),
                )
            }
            2 => {
                ::core::option::Option::Some(
                    BoxView::Mesh({
                        let at = 4usize;
                        ::core::array::from_fn(|i| {
                            let p = ::chappe_runtime::record::sub::<
                                2usize,
                            >(b, (at + i * 2usize));
                            u16::from_le_bytes([p[0usize], p[1usize]])
                        })
                    }),
                )
            }
            3 => {
                ::core::option::Option::Some(
                    BoxView::Class(
                        ::chappe_runtime::record::Text::new(
                            ::chappe_runtime::record::text_at(b, 4usize, 8usize),
                        ),
                    ),
                )
            }
            4 => {
                ::core::option::Option::Some(
                    BoxView::Nothing({
                        let p = ::chappe_runtime::record::sub::<1usize>(b, 4usize);
                        u8::from_le_bytes([p[0usize]])
                    }),
                )
            }
            9 => {
                ::core::option::Option::Some(
                    BoxView::Raw({
                        let p = ::chappe_runtime::record::sub::<8usize>(b, 4usize);
                        u64::from_le_bytes([
                            p[0usize],
                            p[1usize],
                            p[2usize],
                            p[3usize],
                            p[4usize],
                            p[5usize],
                            p[6usize],
                            p[7usize],
                        ])
                    }),
                )
            }
            5 => {
                ::core::option::Option::Some(
                    BoxView::Later(
                        ::chappe_runtime::record::BitSet(
                            ::chappe_runtime::record::sub(b, 4usize),
                        ),
                    ),
                )
            }
            _ => ::core::option::Option::None,
        }
    }
    /// `steps`.
    #[inline]
    #[must_use]
    pub fn steps(&self) -> [Step; 3usize] {
        let b = &self.0;
        {
            let at = 16usize;
            ::core::array::from_fn(|i| Step(
                ::chappe_runtime::record::sub(b, (at + i * 8usize)),
            ))
        }
    }
    /// `pads`.
    #[inline]
    #[must_use]
    pub fn pads(&self) -> [u8; 2usize] {
        let b = &self.0;
        {
            let at = 20usize;
            ::core::array::from_fn(|i| {
                let p = ::chappe_runtime::record::sub::<1usize>(b, (at + i * 1usize));
                u8::from_le_bytes([p[0usize]])
            })
        }
    }
    /// `set`.
    #[inline]
    #[must_use]
    pub fn set(&self) -> ::chappe_runtime::record::BitSet<4usize> {
        let b = &self.0;
        ::chappe_runtime::record::BitSet(::chappe_runtime::record::sub(b, 36usize))
    }
    /// `label`.
    #[inline]
    #[must_use]
    pub fn label(&self) -> &str {
        let b = &self.0;
        ::chappe_runtime::record::text_at(b, 40usize, 6usize)
    }
    /// `grid`.
    #[inline]
    #[must_use]
    pub fn grid(&self) -> [[u8; 3usize]; 2usize] {
        let b = &self.0;
        {
            let at = 46usize;
            ::core::array::from_fn(|i| {
                let at = (at + i * 3usize);
                ::core::array::from_fn(|i| {
                    let p = ::chappe_runtime::record::sub::<
                        1usize,
                    >(b, (at + i * 1usize));
                    u8::from_le_bytes([p[0usize]])
                })
            })
        }
    }
    /// `any`.
    #[inline]
    #[must_use]
    pub fn any(&self) -> BoxAny {
        let b = &self.0;
        BoxAny::Words({
            let at = 52usize;
            ::core::array::from_fn(|i| {
                let p = ::chappe_runtime::record::sub::<4usize>(b, (at + i * 4usize));
                u32::from_le_bytes([p[0usize], p[1usize], p[2usize], p[3usize]])
            })
        })
    }
    /// `gap`.
    ///
    /// Present only if `hot`.
    #[inline]
    #[must_use]
    pub fn gap(&self) -> ::core::option::Option<[u16; 3usize]> {
        let b = &self.0;
        if Self::row_14_is_present(b) {
            ::core::option::Option::Some({
                let at = 60usize;
                ::core::array::from_fn(|i| {
                    let p = ::chappe_runtime::record::sub::<
                        2usize,
                    >(b, (at + i * 4usize));
                    u16::from_le_bytes([p[0usize], p[1usize]])
                })
            })
        } else {
            ::core::option::Option::None
        }
    }
    /// `points`.
    #[inline]
    #[must_use]
    pub fn points(&self) -> [Point; 2usize] {
        let b = &self.0;
        {
            let at = 72usize;
            ::core::array::from_fn(|i| Point(
                ::chappe_runtime::record::sub(b, (at + i * 6usize)),
            ))
        }
    }
    /// `levels`.
    #[inline]
    #[must_use]
    pub fn levels(&self) -> [Delta; 4usize] {
        let b = &self.0;
        {
            let at = 84usize;
            ::core::array::from_fn(|i| Delta::known(
                ({
                    let p = ::chappe_runtime::record::sub::<
                        2usize,
                    >(b, (at + i * 2usize));
                    u16::from_le_bytes([p[0usize], p[1usize]])
                } as i16) as i16,
            ))
        }
    }
    /// `kinds`.
    ///
    /// Present only if `hot`.
    #[inline]
    #[must_use]
    pub fn kinds(&self) -> ::core::option::Option<[Kind; 2usize]> {
        let b = &self.0;
        if Self::row_17_is_present(b) {
            ::core::option::Option::Some({
                let at = 92usize;
                ::core::array::from_fn(|i| Kind::known({
                    let p = ::chappe_runtime::record::sub::<
                        1usize,
                    >(b, (at + i * 1usize));
                    u8::from_le_bytes([p[0usize]])
                }))
            })
        } else {
            ::core::option::Option::None
        }
    }
    /// `nested`.
    #[inline]
    #[must_use]
    pub fn nested(&self) -> Inner {
        let b = &self.0;
        Inner(::chappe_runtime::record::sub(b, 96usize))
    }
    /// `hot`
    #[inline]
    fn row_14_is_present(b: &[u8; 128usize]) -> bool {
        (((b[1] & 1)) as i64) != 0
    }
    /// `hot`
    #[inline]
    fn row_17_is_present(b: &[u8; 128usize]) -> bool {
        (((b[1] & 1)) as i64) != 0
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 128usize]) -> bool {
        ((::chappe_runtime::record::word(b, 0) & 0xFE00)
            | (::chappe_runtime::record::word(b, 8) & 0xFFFFFFFF00000000)
            | (::chappe_runtime::record::word(b, 16) & 0xFFFF000000000000)
            | (::chappe_runtime::record::word(b, 24) & 0xFFFFFFFF00000000)
            | (::chappe_runtime::record::word(b, 56) & 0xFFFF000000000000)
            | (::chappe_runtime::record::word(b, 64) & 0xFFFF0000FFFF0000)
            | (::chappe_runtime::record::word(b, 88) & 0xFFFF000000000000)
            | ::chappe_runtime::record::word(b, 112)
            | ::chappe_runtime::record::word(b, 120)
            | ((!(Kind::LEGAL[b[0] as u8 as usize] != 0) as u64))
            | ((!{
                use ::chappe_runtime::record::is_zero;
                match (Kind::known(b[0]).wire() as i128) {
                    1 => {
                        (Ring::valid(&::chappe_runtime::record::sub(b, 4usize)) && true
                            && is_zero(b, 12usize, 0usize))
                    }
                    2 => (true && true && is_zero(b, 10usize, 2usize)),
                    3 => {
                        (::chappe_runtime::record::is_text(b, 4usize, 8usize, true)
                            && true && is_zero(b, 12usize, 0usize))
                    }
                    4 => (true && true && is_zero(b, 5usize, 7usize)),
                    9 => (true && true && is_zero(b, 12usize, 0usize)),
                    5 => (true && true && is_zero(b, 8usize, 4usize)),
                    _ => is_zero(b, 4usize, 8usize),
                }
            } as u64))
            | ((!{
                let (mut ok, mut i0, at0) = (true, 0, 16usize);
                while i0 < 3usize {
                    ok
                        &= Step::valid(
                            &::chappe_runtime::record::sub(b, (at0 + i0 * 8usize)),
                        );
                    i0 += 1;
                }
                ok
            } as u64))
            | ((!::chappe_runtime::record::is_text(b, 40usize, 6usize, false) as u64))
            | ((!{
                use ::chappe_runtime::record::is_zero;
                (true && true && is_zero(b, 60usize, 0usize))
            } as u64))
            | {
                let here = (Self::row_14_is_present(b) as u64).wrapping_neg();
                ((::chappe_runtime::record::word(b, 56) & 0xFFFF00000000)
                    | (::chappe_runtime::record::word(b, 64) & 0xFFFF0000FFFF)) & !here
            }
            | ((!{
                let (mut ok, mut i0, at0) = (true, 0, 72usize);
                while i0 < 2usize {
                    ok
                        &= Point::valid(
                            &::chappe_runtime::record::sub(b, (at0 + i0 * 6usize)),
                        );
                    i0 += 1;
                }
                ok
            } as u64))
            | {
                let here = (Self::row_17_is_present(b) as u64).wrapping_neg();
                ((!{
                    let (mut ok, mut i0, at0) = (true, 0, 92usize);
                    while i0 < 2usize {
                        ok
                            &= {
                                let x = {
                                    let p = ::chappe_runtime::record::sub::<
                                        1usize,
                                    >(b, (at0 + i0 * 1usize));
                                    u8::from_le_bytes([p[0usize]])
                                };
                                (Kind::LEGAL[x as u8 as usize] != 0)
                            };
                        i0 += 1;
                    }
                    ok
                } as u64)) & here
                    | ((::chappe_runtime::record::word(b, 88) & 0xFFFF00000000)) & !here
            } | ((!Inner::valid(&::chappe_runtime::record::sub(b, 96usize)) as u64)))
            == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 128usize]) -> [u8; 128usize] {
        ::chappe_runtime::record::kept(
            &b,
            b"\xFF\xFF\xFF\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
        )
    }
}
::chappe_runtime::record!(Box, 128usize);
/// `view`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BoxView {
    /// A ring.
    Ring(Ring),
    /// `mesh`.
    Mesh([u16; 3usize]),
    /// `class`.
    Class(::chappe_runtime::record::Text<8usize>),
    /// `nothing`.
    Nothing(u8),
    /// `raw`.
    Raw(u64),
    /// `later`.
    Later(::chappe_runtime::record::BitSet<4usize>),
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
impl BoxView {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 8usize]) {
        let mut bytes = [0; 8usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Ring(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                0
            }
            Self::Mesh(v) => {
                {
                    let start = 0;
                    for (i, v) in v.into_iter().enumerate() {
                        let at = start + i * 2usize;
                        {
                            let x = v;
                            ::chappe_runtime::record::put(
                                out,
                                at,
                                &[(x >> 0) as u8, (x >> 8) as u8],
                            );
                        }
                    }
                }
                1
            }
            Self::Class(v) => {
                ::chappe_runtime::record::put(out, 0, v.as_bytes());
                2
            }
            Self::Nothing(v) => {
                {
                    let x = v;
                    ::chappe_runtime::record::put(out, 0, &[(x >> 0) as u8]);
                }
                3
            }
            Self::Raw(v) => {
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
                            (x >> 32) as u8,
                            (x >> 40) as u8,
                            (x >> 48) as u8,
                            (x >> 56) as u8,
                        ],
                    );
                }
                4
            }
            Self::Later(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                5
            }
        };
        (arm, bytes)
    }
}
/// `any`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BoxAny {
    /// `words`.
    Words([u32; 2usize]),
    /// `bytes`.
    Bytes([u8; 8usize]),
    /// `point`.
    Point(Point),
    /// `one`.
    One(i32),
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
impl BoxAny {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 8usize]) {
        let mut bytes = [0; 8usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Words(v) => {
                {
                    let start = 0;
                    for (i, v) in v.into_iter().enumerate() {
                        let at = start + i * 4usize;
                        {
                            let x = v;
                            ::chappe_runtime::record::put(
                                out,
                                at,
                                &[
                                    (x >> 0) as u8,
                                    (x >> 8) as u8,
                                    (x >> 16) as u8,
                                    (x >> 24) as u8,
                                ],
                            );
                        }
                    }
                }
                0
            }
            Self::Bytes(v) => {
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
            Self::Point(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                2
            }
            Self::One(v) => {
                {
                    let x = (v as u32);
                    ::chappe_runtime::record::put(
                        out,
                        0,
                        &[(x >> 0) as u8, (x >> 8) as u8, (x >> 16) as u8],
                    );
                }
                3
            }
        };
        (arm, bytes)
    }
}
/// Builds a [`Box`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct BoxBuilder<'a> {
    kind: ::core::option::Option<Kind>,
    hot: ::core::option::Option<bool>,
    level: ::core::option::Option<i8>,
    view: ::core::option::Option<(u16, [u8; 8usize])>,
    steps: ::core::option::Option<[u8; 20usize]>,
    pads: ::core::option::Option<[u8; 2usize]>,
    set: ::core::option::Option<[u8; 4usize]>,
    label: ::core::option::Option<&'a str>,
    grid: ::core::option::Option<[u8; 6usize]>,
    any: ::core::option::Option<(u16, [u8; 8usize])>,
    gap: ::core::option::Option<[u8; 10usize]>,
    points: ::core::option::Option<[u8; 12usize]>,
    levels: ::core::option::Option<[u8; 8usize]>,
    kinds: ::core::option::Option<[u8; 2usize]>,
    nested: ::core::option::Option<[u8; 16usize]>,
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
impl<'a> BoxBuilder<'a> {
    /// `kind`.
    #[inline]
    pub fn kind(mut self, value: Kind) -> Self {
        self.kind = ::core::option::Option::Some(value);
        self
    }
    /// `hot`.
    #[inline]
    pub fn hot(mut self, value: bool) -> Self {
        self.hot = ::core::option::Option::Some(value);
        self
    }
    /// `level`.
    #[inline]
    pub fn level(mut self, value: i8) -> Self {
        self.level = ::core::option::Option::Some(value);
        self
    }
    /// `view`.
    #[inline]
    pub fn view(mut self, value: BoxView) -> Self {
        self.view = ::core::option::Option::Some(value.parts());
        self
    }
    /// `steps`.
    #[inline]
    pub fn steps(mut self, value: [Step; 3usize]) -> Self {
        self.steps = ::core::option::Option::Some({
            let mut bytes = [0; 20usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 8usize;
                    ::chappe_runtime::record::put(out, at, &v.0);
                }
            }
            bytes
        });
        self
    }
    /// `pads`.
    #[inline]
    pub fn pads(mut self, value: [u8; 2usize]) -> Self {
        self.pads = ::core::option::Option::Some({
            let mut bytes = [0; 2usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 1usize;
                    {
                        let x = v;
                        ::chappe_runtime::record::put(out, at, &[(x >> 0) as u8]);
                    }
                }
            }
            bytes
        });
        self
    }
    /// `set`.
    #[inline]
    pub fn set(mut self, value: ::chappe_runtime::record::BitSet<4usize>) -> Self {
        self.set = ::core::option::Option::Some({
            let mut bytes = [0; 4usize];
            let out = &mut bytes;
            ::chappe_runtime::record::put(out, 0, &value.0);
            bytes
        });
        self
    }
    /// `label`.
    #[inline]
    pub fn label(mut self, value: &'a str) -> Self {
        self.label = ::core::option::Option::Some(value);
        self
    }
    /// `grid`.
    #[inline]
    pub fn grid(mut self, value: [[u8; 3usize]; 2usize]) -> Self {
        self.grid = ::core::option::Option::Some({
            let mut bytes = [0; 6usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 3usize;
                    {
                        let start = at;
                        for (i, v) in v.into_iter().enumerate() {
                            let at = start + i * 1usize;
                            {
                                let x = v;
                                ::chappe_runtime::record::put(out, at, &[(x >> 0) as u8]);
                            }
                        }
                    }
                }
            }
            bytes
        });
        self
    }
    /// `any`.
    #[inline]
    pub fn any(mut self, value: BoxAny) -> Self {
        self.any = ::core::option::Option::Some(value.parts());
        self
    }
    /// `gap`.
    ///
    /// Present only if `hot`.
    #[inline]
    pub fn gap(mut self, value: [u16; 3usize]) -> Self {
        self.gap = ::core::option::Option::Some({
            let mut bytes = [0; 10usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 4usize;
                    {
                        let x = v;
                        ::chappe_runtime::record::put(
                            out,
                            at,
                            &[(x >> 0) as u8, (x >> 8) as u8],
                        );
                    }
                }
            }
            bytes
        });
        self
    }
    /// `points`.
    #[inline]
    pub fn points(mut self, value: [Point; 2usize]) -> Self {
        self.points = ::core::option::Option::Some({
            let mut bytes = [0; 12usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 6usize;
                    ::chappe_runtime::record::put(out, at, &v.0);
                }
            }
            bytes
        });
        self
    }
    /// `levels`.
    #[inline]
    pub fn levels(mut self, value: [Delta; 4usize]) -> Self {
        self.levels = ::core::option::Option::Some({
            let mut bytes = [0; 8usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 2usize;
                    {
                        let x = (v.wire() as u16);
                        ::chappe_runtime::record::put(
                            out,
                            at,
                            &[(x >> 0) as u8, (x >> 8) as u8],
                        );
                    }
                }
            }
            bytes
        });
        self
    }
    /// `kinds`.
    ///
    /// Present only if `hot`.
    #[inline]
    pub fn kinds(mut self, value: [Kind; 2usize]) -> Self {
        self.kinds = ::core::option::Option::Some({
            let mut bytes = [0; 2usize];
            let out = &mut bytes;
            {
                let start = 0;
                for (i, v) in value.into_iter().enumerate() {
                    let at = start + i * 1usize;
                    {
                        let x = v.wire();
                        ::chappe_runtime::record::put(out, at, &[(x >> 0) as u8]);
                    }
                }
            }
            bytes
        });
        self
    }
    /// `nested`.
    #[inline]
    pub fn nested(mut self, value: Inner) -> Self {
        self.nested = ::core::option::Option::Some({
            let mut bytes = [0; 16usize];
            let out = &mut bytes;
            ::chappe_runtime::record::put(out, 0, &value.0);
            bytes
        });
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Box, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        self.write(profile)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Box, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 128usize];
        match ::chappe_runtime::record::write(
            Box::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Box(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::of(self.kind.map(Kind::wire)),
            1 => ::chappe_runtime::record::Datum::of(self.hot),
            3 => ::chappe_runtime::record::Datum::of(self.level),
            5 => ::chappe_runtime::record::Datum::arm(self.view.as_ref()),
            6 => ::chappe_runtime::record::Datum::wire(self.steps.as_ref()),
            7 => ::chappe_runtime::record::Datum::wire(self.pads.as_ref()),
            10 => ::chappe_runtime::record::Datum::wire(self.set.as_ref()),
            11 => ::chappe_runtime::record::Datum::text(self.label),
            12 => ::chappe_runtime::record::Datum::wire(self.grid.as_ref()),
            13 => ::chappe_runtime::record::Datum::arm(self.any.as_ref()),
            14 => ::chappe_runtime::record::Datum::wire(self.gap.as_ref()),
            15 => ::chappe_runtime::record::Datum::wire(self.points.as_ref()),
            16 => ::chappe_runtime::record::Datum::wire(self.levels.as_ref()),
            17 => ::chappe_runtime::record::Datum::wire(self.kinds.as_ref()),
            18 => ::chappe_runtime::record::Datum::wire(self.nested.as_ref()),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Its arms are its own fields.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=31 |  | `union { small: u32, both: u16[2] }` |
/// | 0x04 | 0..=7 | `which` | `bool` |
/// | 0x08 | 0..=63 |  | `union { left: Ring, right: bits[64] }` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Inner([u8; 16usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Inner {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Inner",
            size: 16,
            docs: "Its arms are its own fields.",
            rows: &[
                r::Row {
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 0u32,
                        size: 4u32,
                        arms: &[
                            r::Arm {
                                name: "small",
                                ty: r::Type::Scalar(r::Scalar::Uint, 32u8),
                                big: false,
                                when: ::core::option::Option::Some(1),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "both",
                                ty: r::Type::Array {
                                    element: &r::Type::Scalar(r::Scalar::Uint, 16u8),
                                    big: false,
                                    count: 2u32,
                                    stride: 2u32,
                                },
                                big: false,
                                when: ::core::option::Option::Some(0),
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::Some(1),
                    }),
                    ty: "union { small: u32, both: u16[2] }",
                    ..r::ROW
                },
                r::Row {
                    name: "which",
                    offset: 4,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Bool,
                        place: r::Place::bits(32, 8),
                    },
                    ty: "bool",
                    ..r::ROW
                },
                r::Row {
                    offset: 8,
                    kind: r::Kind::Union(r::UnionRow {
                        offset: 8u32,
                        size: 8u32,
                        arms: &[
                            r::Arm {
                                name: "left",
                                ty: r::Type::Record(Ring::INFO),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                            r::Arm {
                                name: "right",
                                ty: r::Type::Bits(64),
                                big: false,
                                when: ::core::option::Option::None,
                                docs: "",
                                unavailable: ::core::option::Option::None,
                            },
                        ],
                        selector: ::core::option::Option::None,
                    }),
                    ty: "union { left: Ring, right: bits[64] }",
                    ..r::ROW
                },
            ],
            order: &[1, 2, 0],
            zero: b"\0\0\0\0\0\xFF\xFF\xFF\0\0\0\0\0\0\0\0",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> InnerBuilder {
        ::core::default::Default::default()
    }
    /// ``.
    #[inline]
    #[must_use]
    pub fn view(&self) -> ::core::option::Option<InnerView> {
        let b = &self.0;
        match ((b[4] != 0) as u8 as i128) {
            1 => {
                ::core::option::Option::Some(
                    InnerView::Small({
                        let p = ::chappe_runtime::record::sub::<4usize>(b, 0usize);
                        u32::from_le_bytes([p[0usize], p[1usize], p[2usize], p[3usize]])
                    }),
                )
            }
            0 => {
                ::core::option::Option::Some(
                    InnerView::Both({
                        let at = 0usize;
                        ::core::array::from_fn(|i| {
                            let p = ::chappe_runtime::record::sub::<
                                2usize,
                            >(b, (at + i * 2usize));
                            u16::from_le_bytes([p[0usize], p[1usize]])
                        })
                    }),
                )
            }
            _ => ::core::option::Option::None,
        }
    }
    /// `which`.
    #[inline]
    #[must_use]
    pub fn which(&self) -> bool {
        let b = &self.0;
        (b[4] != 0)
    }
    /// ``.
    #[inline]
    #[must_use]
    pub fn view_2(&self) -> InnerView2 {
        let b = &self.0;
        InnerView2::Left(Ring(::chappe_runtime::record::sub(b, 8usize)))
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 16usize]) -> bool {
        ((::chappe_runtime::record::word(b, 0) & 0xFFFFFF0000000000)
            | ((!{
                use ::chappe_runtime::record::is_zero;
                match ((b[4] != 0) as u8 as i128) {
                    1 => (true && true && is_zero(b, 4usize, 0usize)),
                    0 => (true && true && is_zero(b, 4usize, 0usize)),
                    _ => is_zero(b, 0usize, 4usize),
                }
            } as u64)) | ((!(b[4] <= 1) as u64))
            | ((!{
                use ::chappe_runtime::record::is_zero;
                (Ring::valid(&::chappe_runtime::record::sub(b, 8usize)) && true
                    && is_zero(b, 16usize, 0usize))
            } as u64))) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 16usize]) -> [u8; 16usize] {
        b
    }
}
::chappe_runtime::record!(Inner, 16usize);
/// `view`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InnerView {
    /// `small`.
    Small(u32),
    /// `both`.
    Both([u16; 2usize]),
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
impl InnerView {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 4usize]) {
        let mut bytes = [0; 4usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Small(v) => {
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
                0
            }
            Self::Both(v) => {
                {
                    let start = 0;
                    for (i, v) in v.into_iter().enumerate() {
                        let at = start + i * 2usize;
                        {
                            let x = v;
                            ::chappe_runtime::record::put(
                                out,
                                at,
                                &[(x >> 0) as u8, (x >> 8) as u8],
                            );
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
pub enum InnerView2 {
    /// `left`.
    Left(Ring),
    /// `right`.
    Right(::chappe_runtime::record::BitSet<8usize>),
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
impl InnerView2 {
    /// Position of the arm, and its bytes.
    fn parts(self) -> (u16, [u8; 8usize]) {
        let mut bytes = [0; 8usize];
        let out = &mut bytes;
        let arm = match self {
            Self::Left(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                0
            }
            Self::Right(v) => {
                ::chappe_runtime::record::put(out, 0, &v.0);
                1
            }
        };
        (arm, bytes)
    }
}
/// Builds a [`Inner`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct InnerBuilder {
    view: ::core::option::Option<(u16, [u8; 4usize])>,
    which: ::core::option::Option<bool>,
    view_2: ::core::option::Option<(u16, [u8; 8usize])>,
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
impl InnerBuilder {
    /// `view`.
    #[inline]
    pub fn view(mut self, value: InnerView) -> Self {
        self.view = ::core::option::Option::Some(value.parts());
        self
    }
    /// `which`.
    #[inline]
    pub fn which(mut self, value: bool) -> Self {
        self.which = ::core::option::Option::Some(value);
        self
    }
    /// `view`.
    #[inline]
    pub fn view_2(mut self, value: InnerView2) -> Self {
        self.view_2 = ::core::option::Option::Some(value.parts());
        self
    }
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Inner, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        self.write(profile)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Inner, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 16usize];
        match ::chappe_runtime::record::write(
            Inner::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Inner(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::arm(self.view.as_ref()),
            1 => ::chappe_runtime::record::Datum::of(self.which),
            2 => ::chappe_runtime::record::Datum::arm(self.view_2.as_ref()),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Nothing at all.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Empty([u8; 2usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Empty {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Empty",
            size: 2,
            docs: "Nothing at all.",
            ignored: b"\xFF\xFF",
            profiles: &[COMPILER_RULES2, RUNTIME_RULES2],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> EmptyBuilder {
        ::core::default::Default::default()
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 2usize]) -> bool {
        0u64 == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 2usize]) -> [u8; 2usize] {
        ::chappe_runtime::record::kept(&b, b"\0\0")
    }
}
::chappe_runtime::record!(Empty, 2usize);
/// Builds a [`Empty`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct EmptyBuilder {}
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl EmptyBuilder {
    /// The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
        profile: impl ::core::convert::Into<::core::option::Option<Profile>>,
    ) -> ::core::result::Result<Empty, ::chappe_runtime::record::RecordError> {
        let profile = profile.into().map(Profile::index);
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Empty(b));
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
    ) -> ::core::option::Option<[u8; 2usize]> {
        let mut b: [u8; 2usize] = *b"\0\0";
        if !Empty::valid(&b) {
            return ::core::option::Option::None;
        }
        match profile {
            ::core::option::Option::None => {}
            ::core::option::Option::Some(0) => {}
            ::core::option::Option::Some(1) => {}
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
    ) -> ::core::result::Result<Empty, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 2usize];
        match ::chappe_runtime::record::write(
            Empty::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Empty(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const LEN_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "len",
        offset: 1,
        kind: r::Kind::Constant {
            scalar: r::Scalar::Uint,
            place: r::Place::bits(8, 8),
            bits: 16,
        },
        ty: "u8",
        docs: "Length in units of 4 bytes.",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const WIDTH_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "width",
        offset: 2,
        kind: r::Kind::Scalar {
            scalar: r::Scalar::Enum(Width::INFO),
            place: r::Place::bits(16, 4),
        },
        ty: "Width",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const HINT_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "hint",
        offset: 2,
        kind: r::Kind::Scalar {
            scalar: r::Scalar::Uint,
            place: r::Place::bits(20, 2),
        },
        ty: "u2",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const UNNAMED_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        offset: 2,
        kind: r::Kind::Fill {
            bits: &[(22u32, 24u32)],
            ignored: false,
        },
        ty: "zero",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const WAIT_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "wait",
        offset: 4,
        kind: r::Kind::Mode(r::ModeRow {
            table: Wait::INFO,
            optional: true,
            mode: r::Place::bits(32, 8),
            index: r::Place::bits(40, 8),
            value: ::core::option::Option::Some(r::Place::bits(64, 32)),
            index_offset: 5u32,
            value_offset: 8u32,
        }),
        ty: "Wait?",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const UPDATE_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "update",
        offset: 6,
        kind: r::Kind::Mode(r::ModeRow {
            table: Update::INFO,
            optional: true,
            mode: r::Place::bits(48, 8),
            index: r::Place::bits(56, 8),
            value: ::core::option::Option::Some(r::Place::bits(64, 32)),
            index_offset: 7u32,
            value_offset: 8u32,
        }),
        ty: "Update?",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const COMPILER_RULES: ::chappe_runtime::record::ProfileInfo = {
    use ::chappe_runtime::record as r;
    r::ProfileInfo {
        name: "compiler",
        rules: &[
            r::ProfileRule::Only {
                row: 6,
                modes: &[2, 3, 4, 0, 5],
                message: "no such update",
            },
            r::ProfileRule::Write {
                row: 6,
                modes: &[2, 3],
                value: 0u64,
            },
        ],
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const RUNTIME_RULES: ::chappe_runtime::record::ProfileInfo = {
    use ::chappe_runtime::record as r;
    r::ProfileInfo {
        name: "runtime",
        rules: &[
            r::ProfileRule::Write {
                row: 6,
                modes: &[2, 3],
                value: 1u64,
            },
            r::ProfileRule::Write {
                row: 5,
                modes: &[3],
                value: 7u64,
            },
        ],
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const COMPILER_RULES2: ::chappe_runtime::record::ProfileInfo = {
    use ::chappe_runtime::record as r;
    r::ProfileInfo {
        name: "compiler",
        rules: &[],
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const RUNTIME_RULES2: ::chappe_runtime::record::ProfileInfo = {
    use ::chappe_runtime::record as r;
    r::ProfileInfo {
        name: "runtime",
        rules: &[],
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const OPCODE_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "opcode",
        kind: r::Kind::Constant {
            scalar: r::Scalar::Uint,
            place: r::Place::bits(0, 8),
            bits: 179,
        },
        ty: "u8",
        key: true,
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const DISTANCE_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "distance",
        offset: 16,
        kind: r::Kind::Scalar {
            scalar: r::Scalar::Int,
            place: r::Place::bits(128, 32),
        },
        ty: "i32",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const MAGIC_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "magic",
        kind: r::Kind::Constant {
            scalar: r::Scalar::Uint,
            place: r::Place::bits(0, 32),
            bits: 51966,
        },
        ty: "u32",
        key: true,
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const SIZE_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "size",
        offset: 4,
        kind: r::Kind::Constant {
            scalar: r::Scalar::Uint,
            place: r::Place::bits(32, 12),
            bits: 64,
        },
        ty: "u12",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const OP_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "op",
        kind: r::Kind::Constant {
            scalar: r::Scalar::Uint,
            place: r::Place::bits(0, 7),
            bits: 35,
        },
        ty: "u7",
        key: true,
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const RS1_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "rs1",
        kind: r::Kind::Scalar {
            scalar: r::Scalar::Uint,
            place: r::Place::bits(15, 5),
        },
        ty: "u5",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const RS2_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "rs2",
        kind: r::Kind::Scalar {
            scalar: r::Scalar::Uint,
            place: r::Place::bits(20, 5),
        },
        ty: "u5",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const IMM_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "imm",
        kind: r::Kind::Scalar {
            scalar: r::Scalar::Int,
            place: r::Place::split(&[r::Piece(7, 0, 5), r::Piece(25, 5, 7)], 12),
        },
        ty: "i12",
        ..r::ROW
    }
};
#[doc(hidden)]
#[allow(
    clippy::needless_update,
    reason = "what is not said is as in a part of which nothing is said"
)]
const FUNCT3_ROW: ::chappe_runtime::record::Row = {
    use ::chappe_runtime::record as r;
    r::Row {
        name: "funct3",
        kind: r::Kind::Constant {
            scalar: r::Scalar::Uint,
            place: r::Place::bits(12, 3),
            bits: 0,
        },
        ty: "u3",
        key: true,
        ..r::ROW
    }
};
/// Bytes of a word.
pub const WORD: u32 = 64;
/// Below zero.
pub const LOWEST: i8 = -128;
/// Wider than 64 bits.
pub const WIDE: i128 = 1267650600228229401496703205377;
/// An address.
pub const WINDOW: Soc = Soc(4096);
/// `TITLE`.
pub const TITLE: &'static str = "a \"quoted\" title";
/// A name that other languages keep for themselves.
///
/// Confidence: med.
pub const LAMBDA: u32 = 3;
/// `units`.
pub const UNITS: u32 = 6;
/// `base_address`.
pub const BASE_ADDRESS: u64 = 17591380738048;
/// A row of `Steps`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepsRow {
    /// `step`.
    pub step: u8,
    /// `name`.
    pub name: &'static str,
    /// `engine`.
    pub engine: Engine,
    /// `at`.
    pub at: Soc,
    /// `cost`.
    pub cost: ::core::option::Option<u32>,
}
/// Steps of a barrier.
///
/// Source: page 3.
pub const STEPS: &[StepsRow] = &[
    StepsRow {
        step: 0,
        name: "post",
        engine: Engine::known(0),
        at: Soc(4096),
        cost: ::core::option::Option::Some(1),
    },
    StepsRow {
        step: 1,
        name: "wait \\ all",
        engine: Engine::known(2),
        at: Soc(8192),
        cost: ::core::option::Option::None,
    },
];
/// A row of `Powers`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PowersRow {
    /// `value`.
    pub value: u32,
}
/// Powers of two.
pub const POWERS: &[PowersRow] = &[
    PowersRow { value: 1 },
    PowersRow { value: 2 },
    PowersRow { value: 4 },
    PowersRow { value: 8 },
];
/// What records do: with it, `program_of` of the runtime makes a program of bytes.
#[allow(unused, clippy::all, clippy::pedantic, reason = "as the specification says it")]
pub static MACHINE: ::chappe_runtime::streams::Machine = {
    use ::chappe_runtime::{program as p, streams as r, streams::effect as e};
    fn effects_of_3(
        b: &[u8],
        out: &mut e::Bodies,
    ) -> ::core::result::Result<(), r::NoEffect> {
        let ::core::option::Option::Some(b) = b.first_chunk::<64usize>() else {
            return ::core::result::Result::Err(r::NoEffect::Bytes);
        };
        let has8 = (b[12] as i64) == 1;
        let has9 = (b[12] as i64) == 1;
        let has11 = (b[12] as i64) == 2;
        out.push(
            r::RawBody::Reset(
                if (b[12] as i64) == 1 {
                    e::id_range(
                        0,
                        (if has8 { b[13] as i64 } else { 0i64 }) as i128,
                        (if has9 { b[14] as i64 } else { 0i64 }) as i128,
                        true,
                    )?
                } else {
                    if has11 { e::ones(0, &b[32..64]) } else { e::ids(0, [0u32; 0]) }
                },
            ),
        );
        ::core::result::Result::Ok(())
    }
    r::Machine {
        title: "shapes::first",
        banks: &[
            r::BankState {
                name: "sem",
                size: 200,
                kind: p::BankKind::Counter {
                    bits: 32,
                    signed: false,
                },
                reserved: &[(0, 2, "runtime")],
                named: &[("trigger", 0)],
            },
            r::BankState {
                name: "level",
                size: 512,
                kind: p::BankKind::Counter {
                    bits: 16,
                    signed: true,
                },
                reserved: &[],
                named: &[],
            },
            r::BankState {
                name: "event",
                size: 64,
                kind: p::BankKind::Flag,
                reserved: &[(60, 63, "host")],
                named: &[],
            },
        ],
        registers: ::core::option::Option::Some(r::RegisterFile {
            name: "r",
            count: 32,
            bits: 32,
            signed: false,
            init: 4294967295,
            reserved: &[(30, 31, "calls")],
        }),
        engines: &[
            r::EngineInfo {
                name: "Load",
                number: 0,
                pseudo: false,
            },
            r::EngineInfo {
                name: "Matrix",
                number: 1,
                pseudo: false,
            },
            r::EngineInfo {
                name: "Vector",
                number: 2,
                pseudo: false,
            },
            r::EngineInfo {
                name: "All",
                number: 7,
                pseudo: true,
            },
        ],
        joins: ::core::option::Option::None,
        modes: &[
            (
                Wait::INFO,
                &[
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Counter(p::Compare::Eq, r::Operand::Value),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Counter(p::Compare::Ge, r::Operand::Value),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Counter(p::Compare::Ge, r::Operand::Register),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Counter(
                            p::Compare::Eq,
                            r::Operand::Const(1i64),
                        ),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Counter(p::Compare::Ge, r::Operand::Value),
                        then: ::core::option::Option::Some(
                            r::ModeAction::Sub(r::Operand::Value),
                        ),
                    },
                    r::Meaning::Wait {
                        bank: 2,
                        test: r::ModeTest::Flag(true),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 2,
                        test: r::ModeTest::Flag(true),
                        then: ::core::option::Option::Some(r::ModeAction::Clear),
                    },
                    r::Meaning::Wait {
                        bank: 2,
                        test: r::ModeTest::Flag(false),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Counter(p::Compare::Lt, r::Operand::Value),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 0,
                        test: r::ModeTest::Counter(p::Compare::Lt, r::Operand::Value),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Unknown("only the name is published"),
                ],
            ),
            (
                Wide::INFO,
                &[
                    r::Meaning::Wait {
                        bank: 1,
                        test: r::ModeTest::Counter(p::Compare::Lt, r::Operand::Value),
                        then: ::core::option::Option::None,
                    },
                    r::Meaning::Wait {
                        bank: 1,
                        test: r::ModeTest::Counter(p::Compare::Ge, r::Operand::Value),
                        then: ::core::option::Option::None,
                    },
                ],
            ),
            (
                Update::INFO,
                &[
                    r::Meaning::Update {
                        bank: 2,
                        action: r::ModeAction::Set,
                        when: p::When::Complete,
                    },
                    r::Meaning::Update {
                        bank: 0,
                        action: r::ModeAction::Add(r::Operand::Const(1i64)),
                        when: p::When::Read,
                    },
                    r::Meaning::Update {
                        bank: 0,
                        action: r::ModeAction::Add(r::Operand::Const(1i64)),
                        when: p::When::Complete,
                    },
                    r::Meaning::Update {
                        bank: 0,
                        action: r::ModeAction::Sub(r::Operand::Const(1i64)),
                        when: p::When::Complete,
                    },
                    r::Meaning::Update {
                        bank: 0,
                        action: r::ModeAction::Sub(r::Operand::Value),
                        when: p::When::Complete,
                    },
                    r::Meaning::Update {
                        bank: 0,
                        action: r::ModeAction::Write(r::Operand::Value),
                        when: p::When::Complete,
                    },
                    r::Meaning::Update {
                        bank: 0,
                        action: r::ModeAction::Write(r::Operand::Register),
                        when: p::When::Complete,
                    },
                    r::Meaning::Update {
                        bank: 2,
                        action: r::ModeAction::Clear,
                        when: p::When::Complete,
                    },
                ],
            ),
        ],
        records: &[
            r::Semantics {
                record: Sync::INFO,
                order: &[5, 7, 6, 8],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Halt::INFO,
                order: &[5, 6],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[r::Effect::Stop]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Post::INFO,
                order: &[5, 7],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Reset::INFO,
                order: &[5, 6],
                any: &[],
                masks: &[],
                effects: r::Effects::Of(effects_of_3),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Jump::INFO,
                order: &[],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: JumpIf::INFO,
                order: &[],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Call::INFO,
                order: &[5, 6],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Numbers::INFO,
                order: &[],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Hello::INFO,
                order: &[],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Bye::INFO,
                order: &[],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Sw::INFO,
                order: &[],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Sb::INFO,
                order: &[],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Beq::INFO,
                order: &[],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Nop::INFO,
                order: &[],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Ctrl::INFO,
                order: &[],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
            r::Semantics {
                record: Data::INFO,
                order: &[],
                any: &[],
                masks: &[],
                effects: r::Effects::Fixed(&[]),
                cost: 1,
                function: ::core::option::Option::None,
            },
        ],
        copy_cost: 64u32,
    }
};
/// Words of 64 bytes.
///
/// Source: page 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Word {
    /// Texts.
    Call(Call),
    /// One opcode, told apart by constants.
    Jump(Jump),
    /// Two waits, two updates.
    Sync(Sync),
    /// `Halt`.
    Halt(Halt),
    /// Wide operands: a number of its own beside the operand, on the same bytes.
    Post(Post),
    /// A range or a mask.
    Reset(Reset),
    /// `JumpIf`.
    JumpIf(JumpIf),
    /// Numbers up to the widest, and arithmetic on them.
    Numbers(Numbers),
    /// Bytes that are no member, or one whose layout is not published: kept as they are. Only lenient decoding
    /// gives it.
    Unknown(::chappe_runtime::record::Unknown<64usize>),
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
impl Word {
    /// What the specification says of it.
    pub const FAMILY: &'static ::chappe_runtime::record::FamilyInfo = {
        use ::chappe_runtime::record as r;
        &r::FamilyInfo {
            name: "Word",
            size: 64,
            keys: &[("opcode", r::Place::bits(0, 8))],
            members: &[
                Call::INFO,
                Jump::INFO,
                Sync::INFO,
                Halt::INFO,
                Post::INFO,
                Reset::INFO,
                Join::INFO,
                Secret::INFO,
                JumpIf::INFO,
                Numbers::INFO,
            ],
            families: &[
                ::core::option::Option::None,
                ::core::option::Option::None,
                ::core::option::Option::None,
                ::core::option::Option::None,
                ::core::option::Option::None,
                ::core::option::Option::None,
                ::core::option::Option::None,
                ::core::option::Option::None,
                ::core::option::Option::None,
                ::core::option::Option::None,
            ],
        }
    };
    /// The member that bytes certainly are.
    #[inline]
    fn select(b: &[u8; 64usize]) -> ::core::option::Option<Self> {
        let key: u8 = b[0];
        match key {
            180 => {
                if Call::valid(b) {
                    return ::core::option::Option::Some(
                        Self::Call(Call(Call::normal(*b))),
                    );
                }
                ::core::option::Option::None
            }
            179 => {
                if Jump::valid(b) {
                    return ::core::option::Option::Some(
                        Self::Jump(Jump(Jump::normal(*b))),
                    );
                }
                if b[0usize] == 179u8 && b[1usize] == 16u8 && b[12usize] == 0u8 {
                    return ::core::option::Option::None;
                }
                if JumpIf::valid(b) {
                    return ::core::option::Option::Some(
                        Self::JumpIf(JumpIf(JumpIf::normal(*b))),
                    );
                }
                ::core::option::Option::None
            }
            160 => {
                if Sync::valid(b) {
                    return ::core::option::Option::Some(
                        Self::Sync(Sync(Sync::normal(*b))),
                    );
                }
                ::core::option::Option::None
            }
            161 => {
                if Halt::valid(b) {
                    return ::core::option::Option::Some(
                        Self::Halt(Halt(Halt::normal(*b))),
                    );
                }
                ::core::option::Option::None
            }
            162 => {
                if Post::valid(b) {
                    return ::core::option::Option::Some(
                        Self::Post(Post(Post::normal(*b))),
                    );
                }
                ::core::option::Option::None
            }
            176 => {
                if Reset::valid(b) {
                    return ::core::option::Option::Some(
                        Self::Reset(Reset(Reset::normal(*b))),
                    );
                }
                ::core::option::Option::None
            }
            181 => {
                if Numbers::valid(b) {
                    return ::core::option::Option::Some(
                        Self::Numbers(Numbers(Numbers::normal(*b))),
                    );
                }
                ::core::option::Option::None
            }
            _ => ::core::option::Option::None,
        }
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn legal(b: &[u8; 64usize]) -> bool {
        Self::select(b).is_some()
    }
    /// Reads a record.
    #[inline]
    fn read(
        b: &[u8; 64usize],
    ) -> ::core::result::Result<Self, ::chappe_runtime::record::RecordError> {
        match Self::select(b) {
            ::core::option::Option::Some(record) => ::core::result::Result::Ok(record),
            ::core::option::Option::None => Self::decode_slowly(b),
        }
    }
    /// How many records at the start are certainly legal, of no more than `most`, as far as that is found out for
    /// many at once.
    fn certain(bytes: &[u8], most: usize) -> usize {
        ::chappe_runtime::record::certain(
            bytes,
            most,
            Self::kind,
            &[
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 64usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 64usize, 7usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Word::kind,
                            Call::valid,
                        )
                    }
                    check
                },
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 64usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 64usize, 7usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Word::kind,
                            |b| Word::select(b).is_some(),
                        )
                    }
                    check
                },
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 64usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 64usize, 7usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Word::kind,
                            Sync::valid,
                        )
                    }
                    check
                },
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 64usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 64usize, 7usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Word::kind,
                            Halt::valid,
                        )
                    }
                    check
                },
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 64usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 64usize, 7usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Word::kind,
                            Post::valid,
                        )
                    }
                    check
                },
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 64usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 64usize, 7usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Word::kind,
                            Reset::valid,
                        )
                    }
                    check
                },
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 64usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 64usize, 7usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Word::kind,
                            Numbers::valid,
                        )
                    }
                    check
                },
            ],
        )
    }
    /// The place of a record's kind among the kinds, by its first key; a number beyond them for what is none.
    const KINDS: &'static [u8; 256] = b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x02\x03\x04\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x05\xFF\xFF\x01\0\x06\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";
    /// A record of each kind without its bytes: one that is copied and gets them is made without a jump.
    const TEMPLATES: &'static [Self; 8usize] = &{
        let mut all = [Word::Unknown(
            ::chappe_runtime::record::Unknown::new([0; 64usize]),
        ); 8usize];
        all[0usize] = Word::Call(Call([0; 64usize]));
        all[2usize] = Word::Sync(Sync([0; 64usize]));
        all[3usize] = Word::Halt(Halt([0; 64usize]));
        all[4usize] = Word::Post(Post([0; 64usize]));
        all[5usize] = Word::Reset(Reset([0; 64usize]));
        all[6usize] = Word::Numbers(Numbers([0; 64usize]));
        all
    };
    /// The place of a record's kind.
    #[inline]
    fn kind(b: &[u8; 64usize]) -> u8 {
        Self::KINDS[b[0] as usize]
    }
    /// A record that is legal.
    #[inline]
    fn stamp(b: &[u8; 64usize]) -> Self {
        const KEPT: &[&[u8; 64usize]; 7usize] = &[
            b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0\x1F\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
        ];
        let mut record = Self::TEMPLATES[(Self::kind(b) & 7) as usize];
        if let Self::Unknown(_) = record {
            return match Self::select(b) {
                ::core::option::Option::Some(record) => record,
                ::core::option::Option::None => Self::slowly_lenient(b),
            };
        }
        *record.bytes_mut() = ::chappe_runtime::record::kept(
            b,
            KEPT.get(Self::kind(b) as usize).copied().unwrap_or(b),
        );
        record
    }
    /// All variants have their bytes in the same place, so this is no jump either.
    #[inline]
    fn bytes_mut(&mut self) -> &mut [u8; 64usize] {
        match self {
            Self::Call(record) => &mut record.0,
            Self::Jump(record) => &mut record.0,
            Self::Sync(record) => &mut record.0,
            Self::Halt(record) => &mut record.0,
            Self::Post(record) => &mut record.0,
            Self::Reset(record) => &mut record.0,
            Self::JumpIf(record) => &mut record.0,
            Self::Numbers(record) => &mut record.0,
            Self::Unknown(bytes) => bytes.bytes_mut(),
        }
    }
}
::chappe_runtime::family!(
    Word, 64usize, [Call(Call), Jump(Jump), Sync(Sync), Halt(Halt), Post(Post),
    Reset(Reset), JumpIf(JumpIf), Numbers(Numbers)]
);
/// The same key in two families of one size is told apart by the second.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Host {
    /// `Hello`.
    Hello(Hello),
    /// `Bye`.
    Bye(Bye),
    /// Bytes that are no member, or one whose layout is not published: kept as they are. Only lenient decoding
    /// gives it.
    Unknown(::chappe_runtime::record::Unknown<64usize>),
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
impl Host {
    /// What the specification says of it.
    pub const FAMILY: &'static ::chappe_runtime::record::FamilyInfo = {
        use ::chappe_runtime::record as r;
        &r::FamilyInfo {
            name: "Host",
            size: 64,
            keys: &[
                ("magic", r::Place::bits(0, 32)),
                ("version", r::Place::bits(44, 4)),
            ],
            members: &[Hello::INFO, Bye::INFO],
            families: &[::core::option::Option::None, ::core::option::Option::None],
        }
    };
    /// The member that bytes certainly are.
    #[inline]
    fn select(b: &[u8; 64usize]) -> ::core::option::Option<Self> {
        if Hello::valid(b) {
            return ::core::option::Option::Some(Self::Hello(Hello(Hello::normal(*b))));
        }
        if b[0usize] == 254u8 && b[1usize] == 202u8 && b[2usize] == 0u8
            && b[3usize] == 0u8 && b[4usize] == 64u8 && b[5usize] == 16u8
        {
            return ::core::option::Option::None;
        }
        if Bye::valid(b) {
            return ::core::option::Option::Some(Self::Bye(Bye(Bye::normal(*b))));
        }
        ::core::option::Option::None
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn legal(b: &[u8; 64usize]) -> bool {
        Self::select(b).is_some()
    }
    /// Reads a record.
    #[inline]
    fn read(
        b: &[u8; 64usize],
    ) -> ::core::result::Result<Self, ::chappe_runtime::record::RecordError> {
        match Self::select(b) {
            ::core::option::Option::Some(record) => ::core::result::Result::Ok(record),
            ::core::option::Option::None => Self::decode_slowly(b),
        }
    }
    /// None: they are looked at one by one.
    #[inline]
    fn certain(_bytes: &[u8], _most: usize) -> usize {
        0
    }
    /// A record that is legal.
    fn stamp(b: &[u8; 64usize]) -> Self {
        Self::decode_lenient(b)
    }
}
::chappe_runtime::family!(Host, 64usize, [Hello(Hello), Bye(Bye)]);
/// Instructions of 4 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Insn {
    /// `Sw`.
    Sw(Sw),
    /// `Sb`.
    Sb(Sb),
    /// `Beq`.
    Beq(Beq),
    /// `Nop`.
    Nop(Nop),
    /// Bytes that are no member, or one whose layout is not published: kept as they are. Only lenient decoding
    /// gives it.
    Unknown(::chappe_runtime::record::Unknown<4usize>),
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
impl Insn {
    /// What the specification says of it.
    pub const FAMILY: &'static ::chappe_runtime::record::FamilyInfo = {
        use ::chappe_runtime::record as r;
        &r::FamilyInfo {
            name: "Insn",
            size: 4,
            keys: &[("op", r::Place::bits(0, 7))],
            members: &[Sw::INFO, Sb::INFO, Beq::INFO, Nop::INFO],
            families: &[
                ::core::option::Option::Some(Store::FAMILY),
                ::core::option::Option::Some(Store::FAMILY),
                ::core::option::Option::Some(Branch::FAMILY),
                ::core::option::Option::None,
            ],
        }
    };
    /// The member that bytes certainly are, of those that are not just their bytes.
    #[inline(never)]
    fn select(b: &[u8; 4usize]) -> ::core::option::Option<Self> {
        let key: u8 = ((b[0] & 127));
        match key {
            35 => {
                if Sw::valid(b) {
                    return ::core::option::Option::Some(Self::Sw(Sw(Sw::normal(*b))));
                }
                if b[0usize] & 127u8 == 35u8 && b[1usize] & 112u8 == 32u8 {
                    return ::core::option::Option::None;
                }
                if Sb::valid(b) {
                    return ::core::option::Option::Some(Self::Sb(Sb(Sb::normal(*b))));
                }
                ::core::option::Option::None
            }
            _ => ::core::option::Option::None,
        }
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn legal(b: &[u8; 4usize]) -> bool {
        const PLAN: &::chappe_runtime::record::Plan<
            4usize,
            3usize,
            1usize,
            1usize,
            2usize,
        > = &::chappe_runtime::record::Plan {
            heads: [0x400000, 0x0, 0x1],
            lookups: [0x0, 0x0, 0x0],
            values: [*b"\0\0\0\0"],
            tables: [
                *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            ],
            rows: [*b"\0p\0\0", *b"\x80\xFF\xFF\xFF"],
        };
        let (wrong, special, lanes) = PLAN.check::<0usize>(b, Self::kind(b));
        if special {
            return Self::special(b);
        }
        (wrong) == 0
    }
    /// The same of those for which a function decides.
    #[inline(never)]
    fn special(b: &[u8; 4usize]) -> bool {
        match ((b[0] & 127)) {
            35 => Self::select(b).is_some(),
            _ => false,
        }
    }
    /// Reads a record.
    #[inline]
    fn read(
        b: &[u8; 4usize],
    ) -> ::core::result::Result<Self, ::chappe_runtime::record::RecordError> {
        if !Self::legal(b) && let ::core::result::Result::Err(e) = Self::check_slowly(b)
        {
            return ::core::result::Result::Err(e);
        }
        ::core::result::Result::Ok(Self::stamp(b))
    }
    /// How many records at the start are certainly legal, of no more than `most`, as far as that is found out for
    /// many at once.
    fn certain(bytes: &[u8], most: usize) -> usize {
        ::chappe_runtime::record::certain(
            bytes,
            most,
            Self::kind,
            &[
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 4usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 4usize, 3usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Insn::kind,
                            |b| Insn::select(b).is_some(),
                        )
                    }
                    check
                },
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 4usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 4usize, 3usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Insn::kind,
                            Beq::valid,
                        )
                    }
                    check
                },
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 4usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 4usize, 3usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Insn::kind,
                            Nop::valid,
                        )
                    }
                    check
                },
            ],
        )
    }
    /// The place of a record's kind among the kinds, by its first key; a number beyond them for what is none.
    const KINDS: &'static [u8; 256] = b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x02\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x01\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";
    /// A record of each kind without its bytes: one that is copied and gets them is made without a jump.
    const TEMPLATES: &'static [Self; 4usize] = &{
        let mut all = [Insn::Unknown(
            ::chappe_runtime::record::Unknown::new([0; 4usize]),
        ); 4usize];
        all[1usize] = Insn::Beq(Beq([0; 4usize]));
        all[2usize] = Insn::Nop(Nop([0; 4usize]));
        all
    };
    /// The place of a record's kind.
    #[inline]
    fn kind(b: &[u8; 4usize]) -> u8 {
        Self::KINDS[((b[0] & 127)) as usize]
    }
    /// A record that is legal.
    #[inline]
    fn stamp(b: &[u8; 4usize]) -> Self {
        let mut record = Self::TEMPLATES[(Self::kind(b) & 3) as usize];
        if let Self::Unknown(_) = record {
            return match Self::select(b) {
                ::core::option::Option::Some(record) => record,
                ::core::option::Option::None => Self::slowly_lenient(b),
            };
        }
        *record.bytes_mut() = *b;
        record
    }
    /// All variants have their bytes in the same place, so this is no jump either.
    #[inline]
    fn bytes_mut(&mut self) -> &mut [u8; 4usize] {
        match self {
            Self::Sw(record) => &mut record.0,
            Self::Sb(record) => &mut record.0,
            Self::Beq(record) => &mut record.0,
            Self::Nop(record) => &mut record.0,
            Self::Unknown(bytes) => bytes.bytes_mut(),
        }
    }
}
::chappe_runtime::family!(Insn, 4usize, [Sw(Sw), Sb(Sb), Beq(Beq), Nop(Nop)]);
/// `Store`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Store {
    /// `Sw`.
    Sw(Sw),
    /// `Sb`.
    Sb(Sb),
    /// Bytes that are no member, or one whose layout is not published: kept as they are. Only lenient decoding
    /// gives it.
    Unknown(::chappe_runtime::record::Unknown<4usize>),
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
impl Store {
    /// What the specification says of it.
    pub const FAMILY: &'static ::chappe_runtime::record::FamilyInfo = {
        use ::chappe_runtime::record as r;
        &r::FamilyInfo {
            name: "Store",
            size: 4,
            keys: &[("funct3", r::Place::bits(12, 3))],
            members: &[Sw::INFO, Sb::INFO],
            families: &[::core::option::Option::None, ::core::option::Option::None],
        }
    };
    /// Whether bytes are certainly legal.
    #[inline]
    fn legal(b: &[u8; 4usize]) -> bool {
        const PLAN: &::chappe_runtime::record::Plan<
            4usize,
            2usize,
            1usize,
            1usize,
            1usize,
        > = &::chappe_runtime::record::Plan {
            heads: [0x0, 0x0],
            lookups: [0x0, 0x0],
            values: [*b"#\0\0\0"],
            tables: [
                *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            ],
            rows: [*b"\x7F\0\0\0"],
        };
        let (wrong, special, lanes) = PLAN.check::<0usize>(b, Self::kind(b));
        (wrong) == 0
    }
    /// Reads a record.
    #[inline]
    fn read(
        b: &[u8; 4usize],
    ) -> ::core::result::Result<Self, ::chappe_runtime::record::RecordError> {
        if !Self::legal(b) && let ::core::result::Result::Err(e) = Self::check_slowly(b)
        {
            return ::core::result::Result::Err(e);
        }
        ::core::result::Result::Ok(Self::stamp(b))
    }
    /// How many records at the start are certainly legal, of no more than `most`, as far as that is found out for
    /// many at once.
    fn certain(bytes: &[u8], most: usize) -> usize {
        ::chappe_runtime::record::certain(
            bytes,
            most,
            Self::kind,
            &[
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 4usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 4usize, 2usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Store::kind,
                            Sw::valid,
                        )
                    }
                    check
                },
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 4usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 4usize, 2usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Store::kind,
                            Sb::valid,
                        )
                    }
                    check
                },
            ],
        )
    }
    /// The place of a record's kind among the kinds, by its first key; a number beyond them for what is none.
    const KINDS: &'static [u8; 256] = b"\x01\xFF\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";
    /// A record of each kind without its bytes: one that is copied and gets them is made without a jump.
    const TEMPLATES: &'static [Self; 2usize] = &{
        let mut all = [Store::Unknown(
            ::chappe_runtime::record::Unknown::new([0; 4usize]),
        ); 2usize];
        all[0usize] = Store::Sw(Sw([0; 4usize]));
        all[1usize] = Store::Sb(Sb([0; 4usize]));
        all
    };
    /// The place of a record's kind.
    #[inline]
    fn kind(b: &[u8; 4usize]) -> u8 {
        Self::KINDS[((b[1] >> 4 & 7)) as usize]
    }
    /// A record that is legal.
    #[inline]
    fn stamp(b: &[u8; 4usize]) -> Self {
        let mut record = Self::TEMPLATES[(Self::kind(b) & 1) as usize];
        *record.bytes_mut() = *b;
        record
    }
    /// All variants have their bytes in the same place, so this is no jump either.
    #[inline]
    fn bytes_mut(&mut self) -> &mut [u8; 4usize] {
        match self {
            Self::Sw(record) => &mut record.0,
            Self::Sb(record) => &mut record.0,
            Self::Unknown(bytes) => bytes.bytes_mut(),
        }
    }
}
::chappe_runtime::family!(Store, 4usize, [Sw(Sw), Sb(Sb)]);
/// `Branch`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Branch {
    /// `Beq`.
    Beq(Beq),
    /// Bytes that are no member, or one whose layout is not published: kept as they are. Only lenient decoding
    /// gives it.
    Unknown(::chappe_runtime::record::Unknown<4usize>),
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
impl Branch {
    /// What the specification says of it.
    pub const FAMILY: &'static ::chappe_runtime::record::FamilyInfo = {
        use ::chappe_runtime::record as r;
        &r::FamilyInfo {
            name: "Branch",
            size: 4,
            keys: &[("funct3", r::Place::bits(12, 3))],
            members: &[Beq::INFO],
            families: &[::core::option::Option::None],
        }
    };
    /// Whether bytes are certainly legal.
    #[inline]
    fn legal(b: &[u8; 4usize]) -> bool {
        const PLAN: &::chappe_runtime::record::Plan<
            4usize,
            1usize,
            1usize,
            1usize,
            1usize,
        > = &::chappe_runtime::record::Plan {
            heads: [0x0],
            lookups: [0x0],
            values: [*b"c\0\0\0"],
            tables: [
                *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            ],
            rows: [*b"\x7F\0\0\0"],
        };
        let (wrong, special, lanes) = PLAN.check::<0usize>(b, Self::kind(b));
        (wrong) == 0
    }
    /// Reads a record.
    #[inline]
    fn read(
        b: &[u8; 4usize],
    ) -> ::core::result::Result<Self, ::chappe_runtime::record::RecordError> {
        if !Self::legal(b) && let ::core::result::Result::Err(e) = Self::check_slowly(b)
        {
            return ::core::result::Result::Err(e);
        }
        ::core::result::Result::Ok(Self::stamp(b))
    }
    /// How many records at the start are certainly legal, of no more than `most`, as far as that is found out for
    /// many at once.
    fn certain(bytes: &[u8], most: usize) -> usize {
        ::chappe_runtime::record::certain(
            bytes,
            most,
            Self::kind,
            &[
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 4usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 4usize, 1usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Branch::kind,
                            Beq::valid,
                        )
                    }
                    check
                },
            ],
        )
    }
    /// The place of a record's kind among the kinds, by its first key; a number beyond them for what is none.
    const KINDS: &'static [u8; 256] = b"\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";
    /// A record of each kind without its bytes: one that is copied and gets them is made without a jump.
    const TEMPLATES: &'static [Self; 1usize] = &{
        let mut all = [Branch::Unknown(
            ::chappe_runtime::record::Unknown::new([0; 4usize]),
        ); 1usize];
        all[0usize] = Branch::Beq(Beq([0; 4usize]));
        all
    };
    /// The place of a record's kind.
    #[inline]
    fn kind(b: &[u8; 4usize]) -> u8 {
        Self::KINDS[((b[1] >> 4 & 7)) as usize]
    }
    /// A record that is legal.
    #[inline]
    fn stamp(b: &[u8; 4usize]) -> Self {
        let mut record = Self::TEMPLATES[(Self::kind(b) & 0) as usize];
        *record.bytes_mut() = *b;
        record
    }
    /// All variants have their bytes in the same place, so this is no jump either.
    #[inline]
    fn bytes_mut(&mut self) -> &mut [u8; 4usize] {
        match self {
            Self::Beq(record) => &mut record.0,
            Self::Unknown(bytes) => bytes.bytes_mut(),
        }
    }
}
::chappe_runtime::family!(Branch, 4usize, [Beq(Beq)]);
/// Words of big-endian bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Net {
    /// `Ctrl`.
    Ctrl(Ctrl),
    /// `Data`.
    Data(Data),
    /// Bytes that are no member, or one whose layout is not published: kept as they are. Only lenient decoding
    /// gives it.
    Unknown(::chappe_runtime::record::Unknown<16usize>),
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
impl Net {
    /// What the specification says of it.
    pub const FAMILY: &'static ::chappe_runtime::record::FamilyInfo = {
        use ::chappe_runtime::record as r;
        &r::FamilyInfo {
            name: "Net",
            size: 16,
            keys: &[("kind", r::Place::bits(0, 8))],
            members: &[Ctrl::INFO, Data::INFO],
            families: &[::core::option::Option::None, ::core::option::Option::None],
        }
    };
    /// Whether bytes are certainly legal.
    #[inline]
    fn legal(b: &[u8; 16usize]) -> bool {
        const PLAN: &::chappe_runtime::record::Plan<
            16usize,
            2usize,
            1usize,
            1usize,
            2usize,
        > = &::chappe_runtime::record::Plan {
            heads: [0x0, 0x1],
            lookups: [0x0, 0x0],
            values: [*b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"],
            tables: [
                *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            ],
            rows: [
                *b"\0\0\0\0\0\0\0\xC0\xFF\xFF\xFF\0\0\0\0\0",
                *b"\0\xFF\xFF\xFF\0\0\0\0\0\0\0\0\0\0\0\0",
            ],
        };
        let (wrong, special, lanes) = PLAN.check::<0usize>(b, Self::kind(b));
        (wrong) == 0
    }
    /// Reads a record.
    #[inline]
    fn read(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<Self, ::chappe_runtime::record::RecordError> {
        if !Self::legal(b) && let ::core::result::Result::Err(e) = Self::check_slowly(b)
        {
            return ::core::result::Result::Err(e);
        }
        ::core::result::Result::Ok(Self::stamp(b))
    }
    /// How many records at the start are certainly legal, of no more than `most`, as far as that is found out for
    /// many at once.
    fn certain(bytes: &[u8], most: usize) -> usize {
        ::chappe_runtime::record::certain(
            bytes,
            most,
            Self::kind,
            &[
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 16usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 16usize, 2usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Net::kind,
                            Ctrl::valid,
                        )
                    }
                    check
                },
                {
                    #[inline(never)]
                    fn check(
                        c: &[[u8; 16usize]; 256],
                        list: &[u8],
                        next: &mut ::chappe_runtime::record::Ahead<'_, 16usize, 2usize>,
                    ) -> bool {
                        ::chappe_runtime::record::all_valid(
                            c,
                            list,
                            next,
                            Net::kind,
                            Data::valid,
                        )
                    }
                    check
                },
            ],
        )
    }
    /// The place of a record's kind among the kinds, by its first key; a number beyond them for what is none.
    const KINDS: &'static [u8; 256] = b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\x01\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";
    /// A record of each kind without its bytes: one that is copied and gets them is made without a jump.
    const TEMPLATES: &'static [Self; 2usize] = &{
        let mut all = [Net::Unknown(
            ::chappe_runtime::record::Unknown::new([0; 16usize]),
        ); 2usize];
        all[0usize] = Net::Ctrl(Ctrl([0; 16usize]));
        all[1usize] = Net::Data(Data([0; 16usize]));
        all
    };
    /// The place of a record's kind.
    #[inline]
    fn kind(b: &[u8; 16usize]) -> u8 {
        Self::KINDS[b[0] as usize]
    }
    /// A record that is legal.
    #[inline]
    fn stamp(b: &[u8; 16usize]) -> Self {
        let mut record = Self::TEMPLATES[(Self::kind(b) & 1) as usize];
        *record.bytes_mut() = *b;
        record
    }
    /// All variants have their bytes in the same place, so this is no jump either.
    #[inline]
    fn bytes_mut(&mut self) -> &mut [u8; 16usize] {
        match self {
            Self::Ctrl(record) => &mut record.0,
            Self::Data(record) => &mut record.0,
            Self::Unknown(bytes) => bytes.bytes_mut(),
        }
    }
}
::chappe_runtime::family!(Net, 16usize, [Ctrl(Ctrl), Data(Data)]);
