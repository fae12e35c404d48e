/// `soc`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Soc(pub u64);
::chappe_runtime::address!(Soc, "soc", 48);
/// `Cell`.
#[allow(clippy::result_large_err, reason = "an error says what was asked")]
pub trait Cell {
    /// `step`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn step(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `least`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn least(
        &self,
        row: i8,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError>;
    /// `most`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn most(
        &self,
        row: u64,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError>;
    /// `kind`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn kind(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `at`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn at(&self, row: u8) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError>;
    /// `either`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn either(
        &self,
        row: u32,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError>;
    /// `beyond`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn beyond(&self) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `hidden`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn hidden(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `vast`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn vast(
        &self,
        row: u8,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError>;
    /// `bounded`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn bounded(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `twice`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn twice(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `text`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn text(
        &self,
        row: u8,
    ) -> ::core::result::Result<u32, ::chappe_runtime::ops::OpError>;
}
impl dyn Cell {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::ops::OpsInfo = {
        use ::chappe_runtime::ops as r;
        &r::OpsInfo {
            name: "Cell",
            ops: &[
                r::OpInfo {
                    name: "step",
                    params: &[
                        r::Param {
                            name: "row",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "least",
                    params: &[
                        r::Param {
                            name: "row",
                            ty: "i8",
                            kind: r::ParamKind::Signed,
                        },
                    ],
                    result: "i64",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "most",
                    params: &[
                        r::Param {
                            name: "row",
                            ty: "u64",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u64",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "kind",
                    params: &[
                        r::Param {
                            name: "row",
                            ty: "Kind",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "Kind",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "at",
                    params: &[
                        r::Param {
                            name: "row",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "soc (u48)",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "either",
                    params: &[
                        r::Param {
                            name: "row",
                            ty: "u32",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "i64",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "beyond",
                    params: &[],
                    result: "u8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "hidden",
                    params: &[
                        r::Param {
                            name: "row",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "vast",
                    params: &[
                        r::Param {
                            name: "row",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u64",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "bounded",
                    params: &[
                        r::Param {
                            name: "row",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "twice",
                    params: &[
                        r::Param {
                            name: "row",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "text",
                    params: &[
                        r::Param {
                            name: "row",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u32",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
            ],
            docs: "",
            source: "",
        }
    };
}
/// The architectures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Arch {
    /// `only`.
    Only,
}
impl Arch {
    /// All of them, in declared order.
    pub const ALL: &'static [Self] = &[Self::Only];
    /// What the specification says of it.
    #[must_use]
    pub const fn info(self) -> &'static ::chappe_runtime::ops::ArchInfo {
        match self {
            Self::Only => Only::INFO,
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
            "only" => ::core::result::Result::Ok(Self::Only),
            _ => {
                ::core::result::Result::Err(::chappe_runtime::ops::ArchError::NoSuch {
                    spec: "tables",
                    known: &["only"],
                })
            }
        }
    }
}
#[allow(clippy::result_large_err, reason = "an error says what was asked")]
impl Arch {
    /// As [`Cell::step`], also for constants.
    #[inline]
    pub const fn step(
        self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::Only => Only.step(row),
        }
    }
    /// As [`Cell::least`], also for constants.
    #[inline]
    pub const fn least(
        self,
        row: i8,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        match self {
            Self::Only => Only.least(row),
        }
    }
    /// As [`Cell::most`], also for constants.
    #[inline]
    pub const fn most(
        self,
        row: u64,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        match self {
            Self::Only => Only.most(row),
        }
    }
    /// As [`Cell::kind`], also for constants.
    #[inline]
    pub const fn kind(
        self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::Only => Only.kind(row),
        }
    }
    /// As [`Cell::at`], also for constants.
    #[inline]
    pub const fn at(
        self,
        row: u8,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        match self {
            Self::Only => Only.at(row),
        }
    }
    /// As [`Cell::either`], also for constants.
    #[inline]
    pub const fn either(
        self,
        row: u32,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        match self {
            Self::Only => Only.either(row),
        }
    }
    /// As [`Cell::beyond`], also for constants.
    #[inline]
    pub const fn beyond(
        self,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::Only => Only.beyond(),
        }
    }
    /// As [`Cell::hidden`], also for constants.
    #[inline]
    pub const fn hidden(
        self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::Only => Only.hidden(row),
        }
    }
    /// As [`Cell::vast`], also for constants.
    #[inline]
    pub const fn vast(
        self,
        row: u8,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        match self {
            Self::Only => Only.vast(row),
        }
    }
    /// As [`Cell::bounded`], also for constants.
    #[inline]
    pub const fn bounded(
        self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::Only => Only.bounded(row),
        }
    }
    /// As [`Cell::twice`], also for constants.
    #[inline]
    pub const fn twice(
        self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::Only => Only.twice(row),
        }
    }
    /// As [`Cell::text`], also for constants.
    #[inline]
    pub const fn text(
        self,
        row: u8,
    ) -> ::core::result::Result<u32, ::chappe_runtime::ops::OpError> {
        match self {
            Self::Only => Only.text(row),
        }
    }
}
impl Cell for Arch {
    #[inline]
    fn step(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::step(*self, row)
    }
    #[inline]
    fn least(
        &self,
        row: i8,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        Self::least(*self, row)
    }
    #[inline]
    fn most(
        &self,
        row: u64,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        Self::most(*self, row)
    }
    #[inline]
    fn kind(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::kind(*self, row)
    }
    #[inline]
    fn at(
        &self,
        row: u8,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        Self::at(*self, row)
    }
    #[inline]
    fn either(
        &self,
        row: u32,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        Self::either(*self, row)
    }
    #[inline]
    fn beyond(&self) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::beyond(*self)
    }
    #[inline]
    fn hidden(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::hidden(*self, row)
    }
    #[inline]
    fn vast(
        &self,
        row: u8,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        Self::vast(*self, row)
    }
    #[inline]
    fn bounded(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::bounded(*self, row)
    }
    #[inline]
    fn twice(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::twice(*self, row)
    }
    #[inline]
    fn text(
        &self,
        row: u8,
    ) -> ::core::result::Result<u32, ::chappe_runtime::ops::OpError> {
        Self::text(*self, row)
    }
}
/// `only`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Only;
impl Only {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::ops::ArchInfo = {
        use ::chappe_runtime::ops as r;
        &r::ArchInfo {
            name: "only",
            number: ::core::option::Option::Some(1u64),
            aliases: &[],
            parents: &[],
            columns: &[],
            docs: "",
        }
    };
    /// Its name in the specification.
    pub const NAME: &'static str = Self::INFO.name;
}
#[allow(unused, clippy::all, clippy::pedantic, reason = "as the specification says it")]
impl Only {
    /// `step`.
    #[inline]
    pub const fn step(
        self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Cell>::INFO.ops[0usize];
        if !((row as i64) < 7) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[row as u64]),
                    r::Reason::Bound("too far"),
                ),
            );
        }
        ::core::result::Result::Ok(
            (match row as i64 {
                0 => 0i64,
                1 => 4i64,
                2 => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Unknown {
                                name: "Steps",
                                why: "",
                            },
                        ),
                    );
                }
                3 => 9i64,
                x => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Row {
                                table: "Steps",
                                rows: 4u32,
                                row: (x as i128),
                            },
                        ),
                    );
                }
            }) as u8,
        )
    }
    /// `least`.
    #[inline]
    pub const fn least(
        self,
        row: i8,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Cell>::INFO.ops[1usize];
        if !((row as i64) < 7) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[row as u64]),
                    r::Reason::Bound("too far"),
                ),
            );
        }
        ::core::result::Result::Ok(
            match row as i64 {
                0 => -1i64,
                1 => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Unknown {
                                name: "Steps",
                                why: "",
                            },
                        ),
                    );
                }
                2 => 9223372036854775807i64,
                3 => -9223372036854775807i64,
                x => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Row {
                                table: "Steps",
                                rows: 4u32,
                                row: (x as i128),
                            },
                        ),
                    );
                }
            },
        )
    }
    /// `most`.
    #[inline]
    pub const fn most(
        self,
        row: u64,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Cell>::INFO.ops[2usize];
        if !((row as i128) < 7) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[row]),
                    r::Reason::Bound("too far"),
                ),
            );
        }
        ::core::result::Result::Ok(
            (match row as i128 {
                0 => 1i128,
                1 => 18446744073709551615i128,
                2 => 300i128,
                3 => 2i128,
                x => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row]),
                            r::Reason::Row {
                                table: "Steps",
                                rows: 4u32,
                                row: x,
                            },
                        ),
                    );
                }
            }) as u64,
        )
    }
    /// `kind`.
    #[inline]
    pub const fn kind(
        self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Cell>::INFO.ops[3usize];
        if !((row as i64) < 7) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[row as u64]),
                    r::Reason::Bound("too far"),
                ),
            );
        }
        ::core::result::Result::Ok(
            (match row as i64 {
                0 => 0i64,
                1 => 2i64,
                2 => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Unknown {
                                name: "Steps",
                                why: "",
                            },
                        ),
                    );
                }
                3 => 3i64,
                x => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Row {
                                table: "Steps",
                                rows: 4u32,
                                row: (x as i128),
                            },
                        ),
                    );
                }
            }) as u8,
        )
    }
    /// `at`.
    #[inline]
    pub const fn at(
        self,
        row: u8,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Cell>::INFO.ops[4usize];
        if !((row as i64) < 7) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[row as u64]),
                    r::Reason::Bound("too far"),
                ),
            );
        }
        ::core::result::Result::Ok({
            let x = (match row as i64 {
                0 => 4096i64,
                1 => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Unknown {
                                name: "Steps",
                                why: "",
                            },
                        ),
                    );
                }
                2 => 12288i64,
                3 => 281474976710655i64,
                x => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Row {
                                table: "Steps",
                                rows: 4u32,
                                row: (x as i128),
                            },
                        ),
                    );
                }
            }) + 16;
            if x > 281474976710655 {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[row as u64]),
                        r::Reason::Fit {
                            param: ::core::option::Option::None,
                            value: x as i128,
                            ty: "soc (u48)",
                        },
                    ),
                );
            }
            Soc(x as u64)
        })
    }
    /// `either`.
    #[inline]
    pub const fn either(
        self,
        row: u32,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Cell>::INFO.ops[5usize];
        if !((row as i64) < 7) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[row as u64]),
                    r::Reason::Bound("too far"),
                ),
            );
        }
        ::core::result::Result::Ok(
            match row as i64 {
                0 => 7i64,
                1 => -7i64,
                2 => 32767i64,
                3 => 0i64,
                x => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Row {
                                table: "Steps",
                                rows: 4u32,
                                row: (x as i128),
                            },
                        ),
                    );
                }
            },
        )
    }
    /// `beyond`.
    #[inline]
    pub const fn beyond(
        self,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Cell>::INFO.ops[6usize];
        return ::core::result::Result::Err(
            r::OpError::inside(
                Self::NAME,
                r::Call::new(OP, &[]),
                r::Reason::Row {
                    table: "Steps",
                    rows: 4u32,
                    row: 4i128,
                },
            ),
        );
    }
    /// `hidden`.
    #[inline]
    pub const fn hidden(
        self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Cell>::INFO.ops[7usize];
        if !((row as i64) < 7) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[row as u64]),
                    r::Reason::Bound("too far"),
                ),
            );
        }
        match row as i64 {
            0 => {
                return ::core::result::Result::Err(
                    r::OpError::inside(
                        Self::NAME,
                        r::Call::new(OP, &[row as u64]),
                        r::Reason::Unknown {
                            name: "Dark",
                            why: "",
                        },
                    ),
                );
            }
            1 => {
                return ::core::result::Result::Err(
                    r::OpError::inside(
                        Self::NAME,
                        r::Call::new(OP, &[row as u64]),
                        r::Reason::Unknown {
                            name: "Dark",
                            why: "",
                        },
                    ),
                );
            }
            x => {
                return ::core::result::Result::Err(
                    r::OpError::inside(
                        Self::NAME,
                        r::Call::new(OP, &[row as u64]),
                        r::Reason::Row {
                            table: "Dark",
                            rows: 2u32,
                            row: (x as i128),
                        },
                    ),
                );
            }
        }
    }
    /// `vast`.
    #[inline]
    pub const fn vast(
        self,
        row: u8,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Cell>::INFO.ops[8usize];
        if !((row as i64) < 7) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[row as u64]),
                    r::Reason::Bound("too far"),
                ),
            );
        }
        ::core::result::Result::Ok({
            let x = match row as i64 {
                0 => 18446744073709551616i128,
                1 => 3i128,
                2 => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Unknown {
                                name: "Huge",
                                why: "",
                            },
                        ),
                    );
                }
                3 => -18446744073709551617i128,
                x => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Row {
                                table: "Huge",
                                rows: 4u32,
                                row: (x as i128),
                            },
                        ),
                    );
                }
            };
            if x < 0 || x > 18446744073709551615 {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[row as u64]),
                        r::Reason::Fit {
                            param: ::core::option::Option::None,
                            value: x,
                            ty: "u64",
                        },
                    ),
                );
            }
            x as u64
        })
    }
    /// `bounded`.
    #[inline]
    pub const fn bounded(
        self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Cell>::INFO.ops[9usize];
        if !((row as i64) < 7) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[row as u64]),
                    r::Reason::Bound("too far"),
                ),
            );
        }
        ::core::result::Result::Ok(
            (match (row as i64) % 2 {
                0 => 0i64,
                _ => 4i64,
            }) as u8,
        )
    }
    /// `twice`.
    #[inline]
    pub const fn twice(
        self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Cell>::INFO.ops[10usize];
        if !((row as i64) < 7) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[row as u64]),
                    r::Reason::Bound("too far"),
                ),
            );
        }
        ::core::result::Result::Ok(
            (match match row as i64 {
                0 => 0i64,
                1 => 4i64,
                2 => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Unknown {
                                name: "Steps",
                                why: "",
                            },
                        ),
                    );
                }
                3 => 9i64,
                x => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Row {
                                table: "Steps",
                                rows: 4u32,
                                row: (x as i128),
                            },
                        ),
                    );
                }
            } {
                0 => 0i64,
                1 => 4i64,
                2 => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Unknown {
                                name: "Steps",
                                why: "",
                            },
                        ),
                    );
                }
                3 => 9i64,
                x => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Row {
                                table: "Steps",
                                rows: 4u32,
                                row: (x as i128),
                            },
                        ),
                    );
                }
            }) as u8,
        )
    }
    /// `text`.
    #[inline]
    pub const fn text(
        self,
        row: u8,
    ) -> ::core::result::Result<u32, ::chappe_runtime::ops::OpError> {
        use ::chappe_runtime::ops as r;
        const OP: &r::OpInfo = &<dyn Cell>::INFO.ops[11usize];
        if !((row as i64) < 7) {
            return ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[row as u64]),
                    r::Reason::Bound("too far"),
                ),
            );
        }
        ::core::result::Result::Ok(
            (match row as i64 {
                0 => 4i64,
                1 => 4i64,
                2 => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Unknown {
                                name: "Steps",
                                why: "",
                            },
                        ),
                    );
                }
                3 => 0i64,
                x => {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[row as u64]),
                            r::Reason::Row {
                                table: "Steps",
                                rows: 4u32,
                                row: (x as i128),
                            },
                        ),
                    );
                }
            }) as u32,
        )
    }
}
impl Cell for Only {
    #[inline]
    fn step(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Only::step(*self, row)
    }
    #[inline]
    fn least(
        &self,
        row: i8,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        Only::least(*self, row)
    }
    #[inline]
    fn most(
        &self,
        row: u64,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        Only::most(*self, row)
    }
    #[inline]
    fn kind(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Only::kind(*self, row)
    }
    #[inline]
    fn at(
        &self,
        row: u8,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        Only::at(*self, row)
    }
    #[inline]
    fn either(
        &self,
        row: u32,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        Only::either(*self, row)
    }
    #[inline]
    fn beyond(&self) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Only::beyond(*self)
    }
    #[inline]
    fn hidden(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Only::hidden(*self, row)
    }
    #[inline]
    fn vast(
        &self,
        row: u8,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        Only::vast(*self, row)
    }
    #[inline]
    fn bounded(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Only::bounded(*self, row)
    }
    #[inline]
    fn twice(
        &self,
        row: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Only::twice(*self, row)
    }
    #[inline]
    fn text(
        &self,
        row: u8,
    ) -> ::core::result::Result<u32, ::chappe_runtime::ops::OpError> {
        Only::text(*self, row)
    }
}
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
    /// `c`.
    C = 3,
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
    pub const ALL: &'static [Self] = &[Self::None, Self::A, Self::B, Self::C];
    /// 1 for the numbers that are values.
    #[allow(dead_code, reason = "not every enum is a field")]
    const LEGAL: &'static [u8; 256] = b"\x01\x01\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
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
            3 => ::core::option::Option::Some(Self::C),
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
            Self::C => "c",
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
                r::EnumRow {
                    name: "c",
                    value: 3,
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
/// `Place`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(i8)]
#[non_exhaustive]
pub enum Place {
    /// `below`.
    Below = -1,
    /// `here`.
    Here = 0,
    /// `above`.
    Above = 1,
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
impl Place {
    /// Every value, in declared order.
    pub const ALL: &'static [Self] = &[Self::Below, Self::Here, Self::Above];
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
            -1 => ::core::option::Option::Some(Self::Below),
            0 => ::core::option::Option::Some(Self::Here),
            1 => ::core::option::Option::Some(Self::Above),
            _ => ::core::option::Option::None,
        }
    }
    /// The value of a number that is known to be one.
    #[inline]
    #[allow(dead_code, reason = "not every enum is a field")]
    const fn known(n: i8) -> Self {
        match Self::from_wire(n) {
            ::core::option::Option::Some(v) => v,
            ::core::option::Option::None => Self::Below,
        }
    }
    /// Its name in the specification.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Below => "below",
            Self::Here => "here",
            Self::Above => "above",
        }
    }
}
::chappe_runtime::name_display!(Place);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Place {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::EnumInfo = {
        use ::chappe_runtime::record as r;
        &r::EnumInfo {
            name: "Place",
            bits: 8,
            signed: true,
            open: false,
            rows: &[
                r::EnumRow {
                    name: "below",
                    value: -1,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "here",
                    value: 0,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "above",
                    value: 1,
                    ..r::ENUM_ROW
                },
            ],
        }
    };
}
impl ::core::convert::From<Place> for i8 {
    fn from(v: Place) -> i8 {
        v.wire()
    }
}
/// A table in each place of a condition.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `row` | `u8` |
/// | 0x01 | 0..=7 | `signed` | `i8` |
/// | 0x02 | 0..=1 | `small` | `u2` |
/// | 0x03 | 0..=7 | `flag` | `bool` |
/// | 0x04 | 0..=7 | `kind` | `Kind` |
/// | 0x05 | 0..=7 | `place` | `Place` |
/// | 0x06 | 0..=47 | `text` | `str[6]` |
/// | 0x0C | 0..=63 | `wide` | `u64` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Cells([u8; 24usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Cells {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Cells",
            size: 24,
            docs: "A table in each place of a condition.",
            rows: &[
                r::Row {
                    name: "row",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_0_rule_0, ?),
                                text: "Steps[row].step != 9",
                                uses: &[0],
                            },
                            message: "nine",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "signed",
                    offset: 1,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Int,
                        place: r::Place::bits(8, 8),
                    },
                    ty: "i8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_1_rule_0, ?),
                                text: "signed < 0 || Steps[signed].least < 0",
                                uses: &[1],
                            },
                            message: "not below",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "small",
                    offset: 2,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(16, 2),
                    },
                    ty: "u2",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_2_rule_0),
                                text: "Steps[small].most > 1",
                                uses: &[2],
                            },
                            message: "one",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "flag",
                    offset: 3,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Bool,
                        place: r::Place::bits(24, 8),
                    },
                    ty: "bool",
                    ..r::ROW
                },
                r::Row {
                    name: "kind",
                    offset: 4,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(Kind::INFO),
                        place: r::Place::bits(32, 8),
                    },
                    ty: "Kind",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_4_rule_0, ?),
                                text: "kind == Steps[kind].kind || kind == none",
                                uses: &[4],
                            },
                            message: "another kind",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "place",
                    offset: 5,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Enum(Place::INFO),
                        place: r::Place::bits(40, 8),
                    },
                    ty: "Place",
                    ..r::ROW
                },
                r::Row {
                    name: "text",
                    offset: 6,
                    kind: r::Kind::Bytes {
                        ty: r::Type::Str {
                            len: 6u32,
                            terminated: false,
                        },
                        at: 6,
                    },
                    ty: "str[6]",
                    ..r::ROW
                },
                r::Row {
                    name: "wide",
                    offset: 12,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(96, 64),
                    },
                    ty: "u64",
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6, 7],
            zero: b"\0\0\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF",
            requires: &[
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_0, ?),
                        text: "Steps[flag].step == 0 || Steps[row > 1].most > 5",
                        uses: &[3, 0],
                    },
                    message: "flags",
                },
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_1, ?),
                        text: "text == \"\" || text == Steps[row].name",
                        uses: &[6, 0],
                    },
                    message: "another name",
                },
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_2, ?),
                        text: "wide == 0 || Steps[wide].any != 0",
                        uses: &[7],
                    },
                    message: "any",
                },
                r::Require {
                    condition: r::Condition {
                        holds: ::chappe_runtime::holds!(Self::rule_3, ?),
                        text: "wide < 2 || wide > 3 || Steps[wide - 2].step < 5",
                        uses: &[7],
                    },
                    message: "wide",
                },
            ],
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder<'a>() -> CellsBuilder<'a> {
        ::core::default::Default::default()
    }
    /// `row`.
    ///
    /// Requires `Steps[row].step != 9`: nine.
    #[inline]
    #[must_use]
    pub fn row(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// `signed`.
    ///
    /// Requires `signed < 0 || Steps[signed].least < 0`: not below.
    #[inline]
    #[must_use]
    pub fn signed(&self) -> i8 {
        let b = &self.0;
        (b[1] as i8)
    }
    /// `small`.
    ///
    /// Requires `Steps[small].most > 1`: one.
    #[inline]
    #[must_use]
    pub fn small(&self) -> u8 {
        let b = &self.0;
        ((b[2] & 3))
    }
    /// `flag`.
    #[inline]
    #[must_use]
    pub fn flag(&self) -> bool {
        let b = &self.0;
        (b[3] != 0)
    }
    /// `kind`.
    ///
    /// Requires `kind == Steps[kind].kind || kind == none`: another kind.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> Kind {
        let b = &self.0;
        Kind::known(b[4])
    }
    /// `place`.
    #[inline]
    #[must_use]
    pub fn place(&self) -> Place {
        let b = &self.0;
        Place::known((b[5] as i8) as i8)
    }
    /// `text`.
    #[inline]
    #[must_use]
    pub fn text(&self) -> &str {
        let b = &self.0;
        ::chappe_runtime::record::text_at(b, 6usize, 6usize)
    }
    /// `wide`.
    #[inline]
    #[must_use]
    pub fn wide(&self) -> u64 {
        let b = &self.0;
        u64::from_le_bytes([b[12], b[13], b[14], b[15], b[16], b[17], b[18], b[19]])
    }
    /// `Steps[row].step != 9`
    #[inline]
    fn row_0_rule_0(
        b: &[u8; 24usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (match b[0] as i64 {
                    0 => 0i64,
                    1 => 4i64,
                    2 => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Unknown,
                        );
                    }
                    3 => 9i64,
                    _ => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Range,
                        );
                    }
                }) != 9,
            )
        }
    }
    /// `signed < 0 || Steps[signed].least < 0`
    #[inline]
    fn row_1_rule_0(
        b: &[u8; 24usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[1] as i8 as i64) < 0
                    || (match b[1] as i8 as i64 {
                        0 => -1i64,
                        1 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        2 => 9223372036854775807i64,
                        3 => -9223372036854775807i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) < 0,
            )
        }
    }
    /// `Steps[small].most > 1`
    #[inline]
    fn row_2_rule_0(b: &[u8; 24usize]) -> bool {
        (match ((b[2] & 3)) as i64 {
            0 => 1i128,
            1 => 18446744073709551615i128,
            2 => 300i128,
            _ => 2i128,
        }) > 1
    }
    /// `kind == Steps[kind].kind || kind == none`
    #[inline]
    fn row_4_rule_0(
        b: &[u8; 24usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[4] as i64)
                    == (match b[4] as i64 {
                        0 => 0i64,
                        1 => 2i64,
                        2 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        3 => 3i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) || (b[4] as i64) == 0,
            )
        }
    }
    /// `Steps[flag].step == 0 || Steps[row > 1].most > 5`
    #[inline]
    fn rule_0(
        b: &[u8; 24usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (match b[3] as i64 {
                    0 => 0i64,
                    1 => 4i64,
                    2 => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Unknown,
                        );
                    }
                    3 => 9i64,
                    _ => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Range,
                        );
                    }
                }) == 0
                    || (match ((b[0] as i64) > 1) as i64 {
                        0 => 1i128,
                        _ => 18446744073709551615i128,
                    }) > 5,
            )
        }
    }
    /// `text == "" || text == Steps[row].name`
    #[inline]
    fn rule_1(
        b: &[u8; 24usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[6] == 0)
                    || (match b[0] as i64 {
                        0 => {
                            b[6] == 122 && b[7] == 101 && b[8] == 114 && b[9] == 111
                                && b[10] == 0
                        }
                        1 => {
                            b[6] == 102 && b[7] == 111 && b[8] == 117 && b[9] == 114
                                && b[10] == 0
                        }
                        2 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        3 => b[6] == 0,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }),
            )
        }
    }
    /// `wide == 0 || Steps[wide].any != 0`
    #[inline]
    fn rule_2(
        b: &[u8; 24usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (u64::from_le_bytes([
                    b[12],
                    b[13],
                    b[14],
                    b[15],
                    b[16],
                    b[17],
                    b[18],
                    b[19],
                ]) as i128) == 0
                    || (match u64::from_le_bytes([
                        b[12],
                        b[13],
                        b[14],
                        b[15],
                        b[16],
                        b[17],
                        b[18],
                        b[19],
                    ]) as i128
                    {
                        0 => 7i64,
                        1 => -7i64,
                        2 => 32767i64,
                        3 => 0i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) != 0,
            )
        }
    }
    /// `wide < 2 || wide > 3 || Steps[wide - 2].step < 5`
    #[inline]
    fn rule_3(
        b: &[u8; 24usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (u64::from_le_bytes([
                    b[12],
                    b[13],
                    b[14],
                    b[15],
                    b[16],
                    b[17],
                    b[18],
                    b[19],
                ]) as i128) < 2
                    || (u64::from_le_bytes([
                        b[12],
                        b[13],
                        b[14],
                        b[15],
                        b[16],
                        b[17],
                        b[18],
                        b[19],
                    ]) as i128) > 3
                    || (match (u64::from_le_bytes([
                        b[12],
                        b[13],
                        b[14],
                        b[15],
                        b[16],
                        b[17],
                        b[18],
                        b[19],
                    ]) as i128) - 2
                    {
                        0 => 0i64,
                        1 => 4i64,
                        2 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        3 => 9i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) < 5,
            )
        }
    }
    const BYTES_0: &'static [u8; 256] = b"\x01\0\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01";
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 24usize]) -> bool {
        ((::chappe_runtime::record::word(b, 0) & 0xFC0000)
            | (::chappe_runtime::record::word(b, 16) & 0xFFFFFFFF00000000)
            | ((!(Self::row_0_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_1_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(b[3] <= 1) as u64))
            | ((!(Self::row_4_rule_0(b) == ::core::result::Result::Ok(true)) as u64)
                | (!(Kind::LEGAL[b[4] as u8 as usize] != 0) as u64))
            | ((!Place::from_wire((b[5] as i8) as i8).is_some() as u64))
            | ((!::chappe_runtime::record::is_text(b, 6usize, 6usize, false) as u64))
            | (!(Self::rule_0(b) == ::core::result::Result::Ok(true)) as u64)
            | (!(Self::rule_1(b) == ::core::result::Result::Ok(true)) as u64)
            | (!(Self::rule_2(b) == ::core::result::Result::Ok(true)) as u64)
            | (!(Self::rule_3(b) == ::core::result::Result::Ok(true)) as u64)
            | (Self::BYTES_0[((b[2] & 3)) as usize] as u64)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 24usize]) -> [u8; 24usize] {
        b
    }
}
::chappe_runtime::record!(Cells, 24usize);
/// Builds a [`Cells`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct CellsBuilder<'a> {
    row: ::core::option::Option<u8>,
    signed: ::core::option::Option<i8>,
    small: ::core::option::Option<u8>,
    flag: ::core::option::Option<bool>,
    kind: ::core::option::Option<Kind>,
    place: ::core::option::Option<Place>,
    text: ::core::option::Option<&'a str>,
    wide: ::core::option::Option<u64>,
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
impl<'a> CellsBuilder<'a> {
    /// `row`.
    ///
    /// Requires `Steps[row].step != 9`: nine.
    #[inline]
    pub fn row(mut self, value: u8) -> Self {
        self.row = ::core::option::Option::Some(value);
        self
    }
    /// `signed`.
    ///
    /// Requires `signed < 0 || Steps[signed].least < 0`: not below.
    #[inline]
    pub fn signed(mut self, value: i8) -> Self {
        self.signed = ::core::option::Option::Some(value);
        self
    }
    /// `small`.
    ///
    /// Requires `Steps[small].most > 1`: one.
    #[inline]
    pub fn small(mut self, value: u8) -> Self {
        self.small = ::core::option::Option::Some(value);
        self
    }
    /// `flag`.
    #[inline]
    pub fn flag(mut self, value: bool) -> Self {
        self.flag = ::core::option::Option::Some(value);
        self
    }
    /// `kind`.
    ///
    /// Requires `kind == Steps[kind].kind || kind == none`: another kind.
    #[inline]
    pub fn kind(mut self, value: Kind) -> Self {
        self.kind = ::core::option::Option::Some(value);
        self
    }
    /// `place`.
    #[inline]
    pub fn place(mut self, value: Place) -> Self {
        self.place = ::core::option::Option::Some(value);
        self
    }
    /// `text`.
    #[inline]
    pub fn text(mut self, value: &'a str) -> Self {
        self.text = ::core::option::Option::Some(value);
        self
    }
    /// `wide`.
    #[inline]
    pub fn wide(mut self, value: u64) -> Self {
        self.wide = ::core::option::Option::Some(value);
        self
    }
    /// The record.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
    ) -> ::core::result::Result<Cells, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Cells(b));
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
    ) -> ::core::option::Option<[u8; 24usize]> {
        let mut b: [u8; 24usize] = *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.row {
            b[0] = v;
        }
        if let ::core::option::Option::Some(v) = self.signed {
            b[1] = (v as u8);
        }
        if let ::core::option::Option::Some(v) = self.small {
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
                    b[2] |= (v & 3) << 0;
                }
            }
        }
        if let ::core::option::Option::Some(v) = self.flag {
            b[3] = (v as u8);
        }
        if let ::core::option::Option::Some(v) = self.kind {
            b[4] = v.wire();
        }
        if let ::core::option::Option::Some(v) = self.place {
            b[5] = (v.wire() as u8);
        }
        if let ::core::option::Option::Some(v) = self.text {
            if v.len() > 6 || v.as_bytes().contains(&0) {
                return ::core::option::Option::None;
            }
            ::chappe_runtime::record::put(&mut b, 6, v.as_bytes());
        }
        if let ::core::option::Option::Some(v) = self.wide {
            [b[12], b[13], b[14], b[15], b[16], b[17], b[18], b[19]] = v.to_le_bytes();
        }
        if !Cells::valid(&b) {
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
    ) -> ::core::result::Result<Cells, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 24usize];
        match ::chappe_runtime::record::write(
            Cells::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Cells(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::of(self.row),
            1 => ::chappe_runtime::record::Datum::of(self.signed),
            2 => ::chappe_runtime::record::Datum::of(self.small),
            3 => ::chappe_runtime::record::Datum::of(self.flag),
            4 => ::chappe_runtime::record::Datum::of(self.kind.map(Kind::wire)),
            5 => ::chappe_runtime::record::Datum::of(self.place.map(Place::wire)),
            6 => ::chappe_runtime::record::Datum::text(self.text),
            7 => ::chappe_runtime::record::Datum::of(self.wide),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Rows that are constants, or that cannot be there.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `a` | `u8` |
/// | 0x01 | 0..=7 | `b` | `u8` |
/// | 0x02 | 0..=7 | `c` | `u8` |
/// | 0x03 | 0..=7 | `d` | `u8` |
/// | 0x04 | 0..=7 | `e` | `u8` |
/// | 0x05 | 0..=7 | `f` | `u8` |
/// | 0x06 | 0..=7 | `g` | `u8` |
/// | 0x07 | 0..=7 | `h` | `u8` |
/// | 0x08 | 0..=7 | `i` | `u8` |
/// | 0x09 | 0..=7 | `j` | `u8` |
/// | 0x0A | 0..=7 | `k` | `u8` |
/// | 0x0B | 0..=7 | `l` | `u8` |
/// | 0x0C | 0..=7 | `m` | `u8` |
/// | 0x0D | 0..=7 | `n` | `u8` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Fixed([u8; 16usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Fixed {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Fixed",
            size: 16,
            docs: "Rows that are constants, or that cannot be there.",
            rows: &[
                r::Row {
                    name: "a",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_0_rule_0),
                                text: "a == 0 || Steps[1].step == a",
                                uses: &[0],
                            },
                            message: "one",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "b",
                    offset: 1,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(8, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_1_rule_0, ?),
                                text: "b == 0 || Steps[2].step == b",
                                uses: &[1],
                            },
                            message: "unknown",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "c",
                    offset: 2,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(16, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_2_rule_0, ?),
                                text: "c == 0 || Steps[0 + 4].step == c",
                                uses: &[2],
                            },
                            message: "beyond",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "d",
                    offset: 3,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(24, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_3_rule_0, ?),
                                text: "d == 0 || Steps[0 - 1].step == d",
                                uses: &[3],
                            },
                            message: "before",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "e",
                    offset: 4,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(32, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_4_rule_0, ?),
                                text: "e == 0 || Steps[e + 3].step == 9",
                                uses: &[4],
                            },
                            message: "mostly beyond",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "f",
                    offset: 5,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(40, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_5_rule_0, ?),
                                text: "f == 0 || Steps[0x10000000000000000].step == 1",
                                uses: &[5],
                            },
                            message: "far beyond",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "g",
                    offset: 6,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(48, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_6_rule_0, ?),
                                text: "g == 0 || Steps[1 - g].most == 1",
                                uses: &[6],
                            },
                            message: "mostly before",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "h",
                    offset: 7,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(56, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_7_rule_0),
                                text: "h == 0 || Steps[Steps[0].most].step == h",
                                uses: &[7],
                            },
                            message: "a cell of a cell",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "i",
                    offset: 8,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(64, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_8_rule_0, ?),
                                text: "i == 0 || Steps[Steps[i].step].step == 4",
                                uses: &[8],
                            },
                            message: "twice",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "j",
                    offset: 9,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(72, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_9_rule_0, ?),
                                text: "j == 0 || One[0].value == j && One[j - 5].value == 5",
                                uses: &[9],
                            },
                            message: "one row",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "k",
                    offset: 10,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(80, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_10_rule_0, ?),
                                text: "k == 0 || Same[k].value == k",
                                uses: &[10],
                            },
                            message: "all the same",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "l",
                    offset: 11,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(88, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_11_rule_0, ?),
                                text: "l == 0 || Dark[l].value == l",
                                uses: &[11],
                            },
                            message: "dark",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "m",
                    offset: 12,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(96, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_12_rule_0, ?),
                                text: "m == 0 || Empty[m].value == m",
                                uses: &[12],
                            },
                            message: "empty",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "n",
                    offset: 13,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(104, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_13_rule_0, ?),
                                text: "n == 0 || Same[n].other == n",
                                uses: &[13],
                            },
                            message: "unknown beside the same",
                        },
                    ],
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
            zero: b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFF\xFF",
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> FixedBuilder {
        ::core::default::Default::default()
    }
    /// `a`.
    ///
    /// Requires `a == 0 || Steps[1].step == a`: one.
    #[inline]
    #[must_use]
    pub fn a(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// `b`.
    ///
    /// Requires `b == 0 || Steps[2].step == b`: unknown.
    #[inline]
    #[must_use]
    pub fn b(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `c`.
    ///
    /// Requires `c == 0 || Steps[0 + 4].step == c`: beyond.
    #[inline]
    #[must_use]
    pub fn c(&self) -> u8 {
        let b = &self.0;
        b[2]
    }
    /// `d`.
    ///
    /// Requires `d == 0 || Steps[0 - 1].step == d`: before.
    #[inline]
    #[must_use]
    pub fn d(&self) -> u8 {
        let b = &self.0;
        b[3]
    }
    /// `e`.
    ///
    /// Requires `e == 0 || Steps[e + 3].step == 9`: mostly beyond.
    #[inline]
    #[must_use]
    pub fn e(&self) -> u8 {
        let b = &self.0;
        b[4]
    }
    /// `f`.
    ///
    /// Requires `f == 0 || Steps[0x10000000000000000].step == 1`: far beyond.
    #[inline]
    #[must_use]
    pub fn f(&self) -> u8 {
        let b = &self.0;
        b[5]
    }
    /// `g`.
    ///
    /// Requires `g == 0 || Steps[1 - g].most == 1`: mostly before.
    #[inline]
    #[must_use]
    pub fn g(&self) -> u8 {
        let b = &self.0;
        b[6]
    }
    /// `h`.
    ///
    /// Requires `h == 0 || Steps[Steps[0].most].step == h`: a cell of a cell.
    #[inline]
    #[must_use]
    pub fn h(&self) -> u8 {
        let b = &self.0;
        b[7]
    }
    /// `i`.
    ///
    /// Requires `i == 0 || Steps[Steps[i].step].step == 4`: twice.
    #[inline]
    #[must_use]
    pub fn i(&self) -> u8 {
        let b = &self.0;
        b[8]
    }
    /// `j`.
    ///
    /// Requires `j == 0 || One[0].value == j && One[j - 5].value == 5`: one row.
    #[inline]
    #[must_use]
    pub fn j(&self) -> u8 {
        let b = &self.0;
        b[9]
    }
    /// `k`.
    ///
    /// Requires `k == 0 || Same[k].value == k`: all the same.
    #[inline]
    #[must_use]
    pub fn k(&self) -> u8 {
        let b = &self.0;
        b[10]
    }
    /// `l`.
    ///
    /// Requires `l == 0 || Dark[l].value == l`: dark.
    #[inline]
    #[must_use]
    pub fn l(&self) -> u8 {
        let b = &self.0;
        b[11]
    }
    /// `m`.
    ///
    /// Requires `m == 0 || Empty[m].value == m`: empty.
    #[inline]
    #[must_use]
    pub fn m(&self) -> u8 {
        let b = &self.0;
        b[12]
    }
    /// `n`.
    ///
    /// Requires `n == 0 || Same[n].other == n`: unknown beside the same.
    #[inline]
    #[must_use]
    pub fn n(&self) -> u8 {
        let b = &self.0;
        b[13]
    }
    /// `a == 0 || Steps[1].step == a`
    #[inline]
    fn row_0_rule_0(b: &[u8; 16usize]) -> bool {
        (b[0] as i64) == 0 || 4 == (b[0] as i64)
    }
    /// `b == 0 || Steps[2].step == b`
    #[inline]
    fn row_1_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[1] as i64) == 0 {
                    true
                } else {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Unknown,
                    )
                },
            )
        }
    }
    /// `c == 0 || Steps[0 + 4].step == c`
    #[inline]
    fn row_2_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[2] as i64) == 0 {
                    true
                } else {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Range,
                    )
                },
            )
        }
    }
    /// `d == 0 || Steps[0 - 1].step == d`
    #[inline]
    fn row_3_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[3] as i64) == 0 {
                    true
                } else {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Range,
                    )
                },
            )
        }
    }
    /// `e == 0 || Steps[e + 3].step == 9`
    #[inline]
    fn row_4_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[4] as i64) == 0
                    || (match (b[4] as i64) + 3 {
                        3 => 9i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) == 9,
            )
        }
    }
    /// `f == 0 || Steps[0x10000000000000000].step == 1`
    #[inline]
    fn row_5_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[5] as i64) == 0 {
                    true
                } else {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Range,
                    )
                },
            )
        }
    }
    /// `g == 0 || Steps[1 - g].most == 1`
    #[inline]
    fn row_6_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[6] as i64) == 0
                    || (match 1 - (b[6] as i64) {
                        0 => 1i128,
                        1 => 18446744073709551615i128,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) == 1,
            )
        }
    }
    /// `h == 0 || Steps[Steps[0].most].step == h`
    #[inline]
    fn row_7_rule_0(b: &[u8; 16usize]) -> bool {
        (b[7] as i64) == 0 || 4 == (b[7] as i64)
    }
    /// `i == 0 || Steps[Steps[i].step].step == 4`
    #[inline]
    fn row_8_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[8] as i64) == 0
                    || (match match b[8] as i64 {
                        0 => 0i64,
                        1 => 4i64,
                        2 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        3 => 9i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    } {
                        0 => 0i64,
                        1 => 4i64,
                        2 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        3 => 9i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) == 4,
            )
        }
    }
    /// `j == 0 || One[0].value == j && One[j - 5].value == 5`
    #[inline]
    fn row_9_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[9] as i64) == 0
                    || 5 == (b[9] as i64)
                        && (match (b[9] as i64) - 5 {
                            0 => 5i64,
                            _ => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Range,
                                );
                            }
                        }) == 5,
            )
        }
    }
    /// `k == 0 || Same[k].value == k`
    #[inline]
    fn row_10_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[10] as i64) == 0
                    || (match b[10] as i64 {
                        0 => 5i64,
                        1 => 5i64,
                        2 => 5i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) == (b[10] as i64),
            )
        }
    }
    /// `l == 0 || Dark[l].value == l`
    #[inline]
    fn row_11_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[11] as i64) == 0 {
                    true
                } else {
                    match b[11] as i64 {
                        0 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        1 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }
                },
            )
        }
    }
    /// `m == 0 || Empty[m].value == m`
    #[inline]
    fn row_12_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[12] as i64) == 0 {
                    true
                } else {
                    match b[12] as i64 {
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }
                },
            )
        }
    }
    /// `n == 0 || Same[n].other == n`
    #[inline]
    fn row_13_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[13] as i64) == 0
                    || (match b[13] as i64 {
                        0 => 1i64,
                        1 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        2 => 1i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) == (b[13] as i64),
            )
        }
    }
    const BYTES_0: &'static [u8; 256] = b"\0\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01";
    const BYTES_1: &'static [u8; 256] = b"\0\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01";
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 16usize]) -> bool {
        ((::chappe_runtime::record::word(b, 8) & 0xFFFF000000000000)
            | ((!(Self::row_1_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_2_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_3_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_4_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_5_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_6_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_8_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_10_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_11_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_12_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_13_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | (Self::BYTES_0[b[0] as usize] as u64)
            | (Self::BYTES_0[b[7] as usize] as u64)
            | (Self::BYTES_1[b[9] as usize] as u64)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 16usize]) -> [u8; 16usize] {
        b
    }
}
::chappe_runtime::record!(Fixed, 16usize);
/// Builds a [`Fixed`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct FixedBuilder {
    a: ::core::option::Option<u8>,
    b: ::core::option::Option<u8>,
    c: ::core::option::Option<u8>,
    d: ::core::option::Option<u8>,
    e: ::core::option::Option<u8>,
    f: ::core::option::Option<u8>,
    g: ::core::option::Option<u8>,
    h: ::core::option::Option<u8>,
    i: ::core::option::Option<u8>,
    j: ::core::option::Option<u8>,
    k: ::core::option::Option<u8>,
    l: ::core::option::Option<u8>,
    m: ::core::option::Option<u8>,
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
impl FixedBuilder {
    /// `a`.
    ///
    /// Requires `a == 0 || Steps[1].step == a`: one.
    #[inline]
    pub fn a(mut self, value: u8) -> Self {
        self.a = ::core::option::Option::Some(value);
        self
    }
    /// `b`.
    ///
    /// Requires `b == 0 || Steps[2].step == b`: unknown.
    #[inline]
    pub fn b(mut self, value: u8) -> Self {
        self.b = ::core::option::Option::Some(value);
        self
    }
    /// `c`.
    ///
    /// Requires `c == 0 || Steps[0 + 4].step == c`: beyond.
    #[inline]
    pub fn c(mut self, value: u8) -> Self {
        self.c = ::core::option::Option::Some(value);
        self
    }
    /// `d`.
    ///
    /// Requires `d == 0 || Steps[0 - 1].step == d`: before.
    #[inline]
    pub fn d(mut self, value: u8) -> Self {
        self.d = ::core::option::Option::Some(value);
        self
    }
    /// `e`.
    ///
    /// Requires `e == 0 || Steps[e + 3].step == 9`: mostly beyond.
    #[inline]
    pub fn e(mut self, value: u8) -> Self {
        self.e = ::core::option::Option::Some(value);
        self
    }
    /// `f`.
    ///
    /// Requires `f == 0 || Steps[0x10000000000000000].step == 1`: far beyond.
    #[inline]
    pub fn f(mut self, value: u8) -> Self {
        self.f = ::core::option::Option::Some(value);
        self
    }
    /// `g`.
    ///
    /// Requires `g == 0 || Steps[1 - g].most == 1`: mostly before.
    #[inline]
    pub fn g(mut self, value: u8) -> Self {
        self.g = ::core::option::Option::Some(value);
        self
    }
    /// `h`.
    ///
    /// Requires `h == 0 || Steps[Steps[0].most].step == h`: a cell of a cell.
    #[inline]
    pub fn h(mut self, value: u8) -> Self {
        self.h = ::core::option::Option::Some(value);
        self
    }
    /// `i`.
    ///
    /// Requires `i == 0 || Steps[Steps[i].step].step == 4`: twice.
    #[inline]
    pub fn i(mut self, value: u8) -> Self {
        self.i = ::core::option::Option::Some(value);
        self
    }
    /// `j`.
    ///
    /// Requires `j == 0 || One[0].value == j && One[j - 5].value == 5`: one row.
    #[inline]
    pub fn j(mut self, value: u8) -> Self {
        self.j = ::core::option::Option::Some(value);
        self
    }
    /// `k`.
    ///
    /// Requires `k == 0 || Same[k].value == k`: all the same.
    #[inline]
    pub fn k(mut self, value: u8) -> Self {
        self.k = ::core::option::Option::Some(value);
        self
    }
    /// `l`.
    ///
    /// Requires `l == 0 || Dark[l].value == l`: dark.
    #[inline]
    pub fn l(mut self, value: u8) -> Self {
        self.l = ::core::option::Option::Some(value);
        self
    }
    /// `m`.
    ///
    /// Requires `m == 0 || Empty[m].value == m`: empty.
    #[inline]
    pub fn m(mut self, value: u8) -> Self {
        self.m = ::core::option::Option::Some(value);
        self
    }
    /// `n`.
    ///
    /// Requires `n == 0 || Same[n].other == n`: unknown beside the same.
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
    ) -> ::core::result::Result<Fixed, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Fixed(b));
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
        let mut b: [u8; 16usize] = *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.a {
            b[0] = v;
        }
        if let ::core::option::Option::Some(v) = self.b {
            b[1] = v;
        }
        if let ::core::option::Option::Some(v) = self.c {
            b[2] = v;
        }
        if let ::core::option::Option::Some(v) = self.d {
            b[3] = v;
        }
        if let ::core::option::Option::Some(v) = self.e {
            b[4] = v;
        }
        if let ::core::option::Option::Some(v) = self.f {
            b[5] = v;
        }
        if let ::core::option::Option::Some(v) = self.g {
            b[6] = v;
        }
        if let ::core::option::Option::Some(v) = self.h {
            b[7] = v;
        }
        if let ::core::option::Option::Some(v) = self.i {
            b[8] = v;
        }
        if let ::core::option::Option::Some(v) = self.j {
            b[9] = v;
        }
        if let ::core::option::Option::Some(v) = self.k {
            b[10] = v;
        }
        if let ::core::option::Option::Some(v) = self.l {
            b[11] = v;
        }
        if let ::core::option::Option::Some(v) = self.m {
            b[12] = v;
        }
        if let ::core::option::Option::Some(v) = self.n {
            b[13] = v;
        }
        if !Fixed::valid(&b) {
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
    ) -> ::core::result::Result<Fixed, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 16usize];
        match ::chappe_runtime::record::write(
            Fixed::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Fixed(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::of(self.a),
            1 => ::chappe_runtime::record::Datum::of(self.b),
            2 => ::chappe_runtime::record::Datum::of(self.c),
            3 => ::chappe_runtime::record::Datum::of(self.d),
            4 => ::chappe_runtime::record::Datum::of(self.e),
            5 => ::chappe_runtime::record::Datum::of(self.f),
            6 => ::chappe_runtime::record::Datum::of(self.g),
            7 => ::chappe_runtime::record::Datum::of(self.h),
            8 => ::chappe_runtime::record::Datum::of(self.i),
            9 => ::chappe_runtime::record::Datum::of(self.j),
            10 => ::chappe_runtime::record::Datum::of(self.k),
            11 => ::chappe_runtime::record::Datum::of(self.l),
            12 => ::chappe_runtime::record::Datum::of(self.m),
            13 => ::chappe_runtime::record::Datum::of(self.n),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Rows none of which there is.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `a` | `u8` |
/// | 0x01 | 0..=7 | `b` | `u8` |
/// | 0x02 | 0..=7 | `c` | `u8` |
/// | 0x03 | 0..=7 | `d` | `u8` |
/// | 0x04 | 0..=7 | `e` | `u8` |
/// | 0x05 | 0..=7 | `f` | `u8` |
/// | 0x06 | 0..=7 | `g` | `u8` |
/// | 0x07 | 0..=7 | `h` | `u8` |
/// | 0x08 | 0..=7 | `i` | `u8` if `a == 0 \|\| Steps[h + 4].most > 2` |
/// | 0x09 | 0..=7 | `j` | `u8` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Never([u8; 16usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Never {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Never",
            size: 16,
            docs: "Rows none of which there is.",
            rows: &[
                r::Row {
                    name: "a",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_0_rule_0, ?),
                                text: "a == 0 || Steps[a + 4].step == a",
                                uses: &[0],
                            },
                            message: "beyond",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "b",
                    offset: 1,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(8, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_1_rule_0, ?),
                                text: "b == 0 || Steps[0 - 1 - b].most != b",
                                uses: &[1],
                            },
                            message: "before",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "c",
                    offset: 2,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(16, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_2_rule_0, ?),
                                text: "c == 0 || a + Steps[c + 10].any > 3 && b == 0",
                                uses: &[2, 0, 1],
                            },
                            message: "beyond, in a sum",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "d",
                    offset: 3,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(24, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_3_rule_0, ?),
                                text: "d == 0 || (d > 3 ? Dark[d].value : Steps[d + 4].any) > 2",
                                uses: &[3],
                            },
                            message: "dark or beyond",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "e",
                    offset: 4,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(32, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_4_rule_0, ?),
                                text: "e == 0 || Steps[e].any + Dark[e].value < 9",
                                uses: &[4],
                            },
                            message: "the first that fails",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "f",
                    offset: 5,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(40, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_5_rule_0, ?),
                                text: "f == 0 || len(Steps[f + 4].name) > 0 || f > 9",
                                uses: &[5],
                            },
                            message: "no text",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "g",
                    offset: 6,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(48, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_6_rule_0, ?),
                                text: "g == 0 || \"four\" == Steps[g + 4].name",
                                uses: &[6],
                            },
                            message: "no text to compare",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "h",
                    offset: 7,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(56, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_7_rule_0, ?),
                                text: "!(Steps[h + 4].most > 2)",
                                uses: &[7],
                            },
                            message: "not beyond",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "i",
                    offset: 8,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(64, 8),
                    },
                    ty: "u8",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_8_is_present, ?),
                        text: "a == 0 || Steps[h + 4].most > 2",
                        uses: &[0, 7],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "j",
                    offset: 9,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(72, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_9_rule_0, ?),
                                text: "j == 0 || Steps[Dark[j].value].step == 1",
                                uses: &[9],
                            },
                            message: "a cell of a dark cell",
                        },
                    ],
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5, 6, 7, 9, 8],
            zero: b"\0\0\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF",
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> NeverBuilder {
        ::core::default::Default::default()
    }
    /// `a`.
    ///
    /// Requires `a == 0 || Steps[a + 4].step == a`: beyond.
    #[inline]
    #[must_use]
    pub fn a(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// `b`.
    ///
    /// Requires `b == 0 || Steps[0 - 1 - b].most != b`: before.
    #[inline]
    #[must_use]
    pub fn b(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `c`.
    ///
    /// Requires `c == 0 || a + Steps[c + 10].any > 3 && b == 0`: beyond, in a sum.
    #[inline]
    #[must_use]
    pub fn c(&self) -> u8 {
        let b = &self.0;
        b[2]
    }
    /// `d`.
    ///
    /// Requires `d == 0 || (d > 3 ? Dark[d].value : Steps[d + 4].any) > 2`: dark or beyond.
    #[inline]
    #[must_use]
    pub fn d(&self) -> u8 {
        let b = &self.0;
        b[3]
    }
    /// `e`.
    ///
    /// Requires `e == 0 || Steps[e].any + Dark[e].value < 9`: the first that fails.
    #[inline]
    #[must_use]
    pub fn e(&self) -> u8 {
        let b = &self.0;
        b[4]
    }
    /// `f`.
    ///
    /// Requires `f == 0 || len(Steps[f + 4].name) > 0 || f > 9`: no text.
    #[inline]
    #[must_use]
    pub fn f(&self) -> u8 {
        let b = &self.0;
        b[5]
    }
    /// `g`.
    ///
    /// Requires `g == 0 || "four" == Steps[g + 4].name`: no text to compare.
    #[inline]
    #[must_use]
    pub fn g(&self) -> u8 {
        let b = &self.0;
        b[6]
    }
    /// `h`.
    ///
    /// Requires `!(Steps[h + 4].most > 2)`: not beyond.
    #[inline]
    #[must_use]
    pub fn h(&self) -> u8 {
        let b = &self.0;
        b[7]
    }
    /// `i`.
    ///
    /// Present only if `a == 0 || Steps[h + 4].most > 2`.
    #[inline]
    #[must_use]
    pub fn i(&self) -> ::core::option::Option<u8> {
        let b = &self.0;
        if (Self::row_8_is_present(b) == ::core::result::Result::Ok(true)) {
            ::core::option::Option::Some(b[8])
        } else {
            ::core::option::Option::None
        }
    }
    /// `j`.
    ///
    /// Requires `j == 0 || Steps[Dark[j].value].step == 1`: a cell of a dark cell.
    #[inline]
    #[must_use]
    pub fn j(&self) -> u8 {
        let b = &self.0;
        b[9]
    }
    /// `a == 0 || Steps[a + 4].step == a`
    #[inline]
    fn row_0_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[0] as i64) == 0 {
                    true
                } else {
                    match (b[0] as i64) + 4 {
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }
                },
            )
        }
    }
    /// `b == 0 || Steps[0 - 1 - b].most != b`
    #[inline]
    fn row_1_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[1] as i64) == 0 {
                    true
                } else {
                    match (-1) - (b[1] as i64) {
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }
                },
            )
        }
    }
    /// `c == 0 || a + Steps[c + 10].any > 3 && b == 0`
    #[inline]
    fn row_2_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[2] as i64) == 0 {
                    true
                } else {
                    match (b[2] as i64) + 10 {
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }
                },
            )
        }
    }
    /// `d == 0 || (d > 3 ? Dark[d].value : Steps[d + 4].any) > 2`
    #[inline]
    fn row_3_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[3] as i64) == 0 {
                    true
                } else {
                    if (b[3] as i64) > 3 {
                        match b[3] as i64 {
                            0 => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Unknown,
                                );
                            }
                            1 => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Unknown,
                                );
                            }
                            _ => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Range,
                                );
                            }
                        }
                    } else {
                        match (b[3] as i64) + 4 {
                            _ => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Range,
                                );
                            }
                        }
                    }
                },
            )
        }
    }
    /// `e == 0 || Steps[e].any + Dark[e].value < 9`
    #[inline]
    fn row_4_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[4] as i64) == 0 {
                    true
                } else {
                    {
                        let _ = match b[4] as i64 {
                            0 => 7i64,
                            1 => -7i64,
                            2 => 32767i64,
                            3 => 0i64,
                            _ => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Range,
                                );
                            }
                        };
                        match b[4] as i64 {
                            0 => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Unknown,
                                );
                            }
                            1 => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Unknown,
                                );
                            }
                            _ => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Range,
                                );
                            }
                        }
                    }
                },
            )
        }
    }
    /// `f == 0 || len(Steps[f + 4].name) > 0 || f > 9`
    #[inline]
    fn row_5_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (if (b[5] as i64) == 0 {
                    true
                } else {
                    match (b[5] as i64) + 4 {
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }
                }) || (b[5] as i64) > 9,
            )
        }
    }
    /// `g == 0 || "four" == Steps[g + 4].name`
    #[inline]
    fn row_6_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[6] as i64) == 0 {
                    true
                } else {
                    match (b[6] as i64) + 4 {
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }
                },
            )
        }
    }
    /// `!(Steps[h + 4].most > 2)`
    #[inline]
    fn row_7_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            match (b[7] as i64) + 4 {
                _ => {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Range,
                    );
                }
            }
        }
    }
    /// `a == 0 || Steps[h + 4].most > 2`
    #[inline]
    fn row_8_is_present(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[0] as i64) == 0 {
                    true
                } else {
                    match (b[7] as i64) + 4 {
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }
                },
            )
        }
    }
    /// `j == 0 || Steps[Dark[j].value].step == 1`
    #[inline]
    fn row_9_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[9] as i64) == 0 {
                    true
                } else {
                    match b[9] as i64 {
                        0 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        1 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }
                },
            )
        }
    }
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 16usize]) -> bool {
        ((::chappe_runtime::record::word(b, 8) & 0xFFFFFFFFFFFF0000)
            | ((!(Self::row_0_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_1_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_2_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_3_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_4_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_5_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_6_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_7_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | (Self::row_8_is_present(b).is_err() as u64)
            | {
                let here = ((Self::row_8_is_present(b)
                    == ::core::result::Result::Ok(true)) as u64)
                    .wrapping_neg();
                ((::chappe_runtime::record::word(b, 8) & 0xFF)) & !here
            } | ((!(Self::row_9_rule_0(b) == ::core::result::Result::Ok(true)) as u64)))
            == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 16usize]) -> [u8; 16usize] {
        b
    }
}
::chappe_runtime::record!(Never, 16usize);
/// Builds a [`Never`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct NeverBuilder {
    a: ::core::option::Option<u8>,
    b: ::core::option::Option<u8>,
    c: ::core::option::Option<u8>,
    d: ::core::option::Option<u8>,
    e: ::core::option::Option<u8>,
    f: ::core::option::Option<u8>,
    g: ::core::option::Option<u8>,
    h: ::core::option::Option<u8>,
    i: ::core::option::Option<u8>,
    j: ::core::option::Option<u8>,
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
impl NeverBuilder {
    /// `a`.
    ///
    /// Requires `a == 0 || Steps[a + 4].step == a`: beyond.
    #[inline]
    pub fn a(mut self, value: u8) -> Self {
        self.a = ::core::option::Option::Some(value);
        self
    }
    /// `b`.
    ///
    /// Requires `b == 0 || Steps[0 - 1 - b].most != b`: before.
    #[inline]
    pub fn b(mut self, value: u8) -> Self {
        self.b = ::core::option::Option::Some(value);
        self
    }
    /// `c`.
    ///
    /// Requires `c == 0 || a + Steps[c + 10].any > 3 && b == 0`: beyond, in a sum.
    #[inline]
    pub fn c(mut self, value: u8) -> Self {
        self.c = ::core::option::Option::Some(value);
        self
    }
    /// `d`.
    ///
    /// Requires `d == 0 || (d > 3 ? Dark[d].value : Steps[d + 4].any) > 2`: dark or beyond.
    #[inline]
    pub fn d(mut self, value: u8) -> Self {
        self.d = ::core::option::Option::Some(value);
        self
    }
    /// `e`.
    ///
    /// Requires `e == 0 || Steps[e].any + Dark[e].value < 9`: the first that fails.
    #[inline]
    pub fn e(mut self, value: u8) -> Self {
        self.e = ::core::option::Option::Some(value);
        self
    }
    /// `f`.
    ///
    /// Requires `f == 0 || len(Steps[f + 4].name) > 0 || f > 9`: no text.
    #[inline]
    pub fn f(mut self, value: u8) -> Self {
        self.f = ::core::option::Option::Some(value);
        self
    }
    /// `g`.
    ///
    /// Requires `g == 0 || "four" == Steps[g + 4].name`: no text to compare.
    #[inline]
    pub fn g(mut self, value: u8) -> Self {
        self.g = ::core::option::Option::Some(value);
        self
    }
    /// `h`.
    ///
    /// Requires `!(Steps[h + 4].most > 2)`: not beyond.
    #[inline]
    pub fn h(mut self, value: u8) -> Self {
        self.h = ::core::option::Option::Some(value);
        self
    }
    /// `i`.
    ///
    /// Present only if `a == 0 || Steps[h + 4].most > 2`.
    #[inline]
    pub fn i(mut self, value: u8) -> Self {
        self.i = ::core::option::Option::Some(value);
        self
    }
    /// `j`.
    ///
    /// Requires `j == 0 || Steps[Dark[j].value].step == 1`: a cell of a dark cell.
    #[inline]
    pub fn j(mut self, value: u8) -> Self {
        self.j = ::core::option::Option::Some(value);
        self
    }
    /// The record.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
    ) -> ::core::result::Result<Never, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Never(b));
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
        let mut b: [u8; 16usize] = *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.a {
            b[0] = v;
        }
        if let ::core::option::Option::Some(v) = self.b {
            b[1] = v;
        }
        if let ::core::option::Option::Some(v) = self.c {
            b[2] = v;
        }
        if let ::core::option::Option::Some(v) = self.d {
            b[3] = v;
        }
        if let ::core::option::Option::Some(v) = self.e {
            b[4] = v;
        }
        if let ::core::option::Option::Some(v) = self.f {
            b[5] = v;
        }
        if let ::core::option::Option::Some(v) = self.g {
            b[6] = v;
        }
        if let ::core::option::Option::Some(v) = self.h {
            b[7] = v;
        }
        if let ::core::option::Option::Some(v) = self.j {
            b[9] = v;
        }
        if (Never::row_8_is_present(&b) == ::core::result::Result::Ok(true)) {
            if let ::core::option::Option::Some(v) = self.i {
                b[8] = v;
            }
        } else if self.i.is_some() {
            return ::core::option::Option::None;
        }
        if !Never::valid(&b) {
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
    ) -> ::core::result::Result<Never, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 16usize];
        match ::chappe_runtime::record::write(
            Never::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Never(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::of(self.a),
            1 => ::chappe_runtime::record::Datum::of(self.b),
            2 => ::chappe_runtime::record::Datum::of(self.c),
            3 => ::chappe_runtime::record::Datum::of(self.d),
            4 => ::chappe_runtime::record::Datum::of(self.e),
            5 => ::chappe_runtime::record::Datum::of(self.f),
            6 => ::chappe_runtime::record::Datum::of(self.g),
            7 => ::chappe_runtime::record::Datum::of(self.h),
            8 => ::chappe_runtime::record::Datum::of(self.i),
            9 => ::chappe_runtime::record::Datum::of(self.j),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Numbers of more than 64 bits.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `a` | `u8` |
/// | 0x01 | 0..=7 | `b` | `u8` |
/// | 0x02 | 0..=7 | `c` | `u8` |
/// | 0x08 | 0..=63 | `d` | `u64` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Wide([u8; 16usize]);
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
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Wide",
            size: 16,
            docs: "Numbers of more than 64 bits.",
            rows: &[
                r::Row {
                    name: "a",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_0_rule_0, ?),
                                text: "a == 0 || Huge[a].value < 4",
                                uses: &[0],
                            },
                            message: "huge",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "b",
                    offset: 1,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(8, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_1_rule_0),
                                text: "b == 0 || Huge[b % 2].value + b > 3",
                                uses: &[1],
                            },
                            message: "huge or small",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "c",
                    offset: 2,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(16, 8),
                    },
                    ty: "u8",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_2_rule_0, ?),
                                text: "c == 0 || Huge[a].value == Huge[c].value",
                                uses: &[2, 0],
                            },
                            message: "the same",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "d",
                    offset: 8,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(64, 64),
                    },
                    ty: "u64",
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_3_rule_0, ?),
                                text: "d == 0 || Huge[d].value / 2 <= 1",
                                uses: &[3],
                            },
                            message: "half",
                        },
                    ],
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3],
            zero: b"\0\0\0\xFF\xFF\xFF\xFF\xFF\0\0\0\0\0\0\0\0",
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> WideBuilder {
        ::core::default::Default::default()
    }
    /// `a`.
    ///
    /// Requires `a == 0 || Huge[a].value < 4`: huge.
    #[inline]
    #[must_use]
    pub fn a(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// `b`.
    ///
    /// Requires `b == 0 || Huge[b % 2].value + b > 3`: huge or small.
    #[inline]
    #[must_use]
    pub fn b(&self) -> u8 {
        let b = &self.0;
        b[1]
    }
    /// `c`.
    ///
    /// Requires `c == 0 || Huge[a].value == Huge[c].value`: the same.
    #[inline]
    #[must_use]
    pub fn c(&self) -> u8 {
        let b = &self.0;
        b[2]
    }
    /// `d`.
    ///
    /// Requires `d == 0 || Huge[d].value / 2 <= 1`: half.
    #[inline]
    #[must_use]
    pub fn d(&self) -> u64 {
        let b = &self.0;
        u64::from_le_bytes([b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]])
    }
    /// `a == 0 || Huge[a].value < 4`
    #[inline]
    fn row_0_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[0] as i64) == 0
                    || (match b[0] as i64 {
                        0 => 18446744073709551616i128,
                        1 => 3i128,
                        2 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        3 => -18446744073709551617i128,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) < 4,
            )
        }
    }
    /// `b == 0 || Huge[b % 2].value + b > 3`
    #[inline]
    fn row_1_rule_0(b: &[u8; 16usize]) -> bool {
        (b[1] as i64) == 0
            || ((match (b[1] as i64) % 2 {
                0 => 18446744073709551616i128,
                _ => 3i128,
            }) + ((b[1] as i64) as i128)) > 3
    }
    /// `c == 0 || Huge[a].value == Huge[c].value`
    #[inline]
    fn row_2_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[2] as i64) == 0
                    || (match b[0] as i64 {
                        0 => 18446744073709551616i128,
                        1 => 3i128,
                        2 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        3 => -18446744073709551617i128,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    })
                        == (match b[2] as i64 {
                            0 => 18446744073709551616i128,
                            1 => 3i128,
                            2 => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Unknown,
                                );
                            }
                            3 => -18446744073709551617i128,
                            _ => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Range,
                                );
                            }
                        }),
            )
        }
    }
    /// `d == 0 || Huge[d].value / 2 <= 1`
    #[inline]
    fn row_3_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (u64::from_le_bytes([
                    b[8],
                    b[9],
                    b[10],
                    b[11],
                    b[12],
                    b[13],
                    b[14],
                    b[15],
                ]) as i128) == 0
                    || ((match u64::from_le_bytes([
                        b[8],
                        b[9],
                        b[10],
                        b[11],
                        b[12],
                        b[13],
                        b[14],
                        b[15],
                    ]) as i128
                    {
                        0 => 18446744073709551616i128,
                        1 => 3i128,
                        2 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        3 => -18446744073709551617i128,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) / 2) <= 1,
            )
        }
    }
    const BYTES_0: &'static [u8; 256] = b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 16usize]) -> bool {
        ((::chappe_runtime::record::word(b, 0) & 0xFFFFFFFFFF000000)
            | ((!(Self::row_0_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_2_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | ((!(Self::row_3_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
            | (Self::BYTES_0[b[1] as usize] as u64)) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 16usize]) -> [u8; 16usize] {
        b
    }
}
::chappe_runtime::record!(Wide, 16usize);
/// Builds a [`Wide`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct WideBuilder {
    a: ::core::option::Option<u8>,
    b: ::core::option::Option<u8>,
    c: ::core::option::Option<u8>,
    d: ::core::option::Option<u64>,
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
impl WideBuilder {
    /// `a`.
    ///
    /// Requires `a == 0 || Huge[a].value < 4`: huge.
    #[inline]
    pub fn a(mut self, value: u8) -> Self {
        self.a = ::core::option::Option::Some(value);
        self
    }
    /// `b`.
    ///
    /// Requires `b == 0 || Huge[b % 2].value + b > 3`: huge or small.
    #[inline]
    pub fn b(mut self, value: u8) -> Self {
        self.b = ::core::option::Option::Some(value);
        self
    }
    /// `c`.
    ///
    /// Requires `c == 0 || Huge[a].value == Huge[c].value`: the same.
    #[inline]
    pub fn c(mut self, value: u8) -> Self {
        self.c = ::core::option::Option::Some(value);
        self
    }
    /// `d`.
    ///
    /// Requires `d == 0 || Huge[d].value / 2 <= 1`: half.
    #[inline]
    pub fn d(mut self, value: u64) -> Self {
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
    ) -> ::core::result::Result<Wide, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        if let ::core::option::Option::Some(b) = self.written(profile) {
            return ::core::result::Result::Ok(Wide(b));
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
        let mut b: [u8; 16usize] = *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        if let ::core::option::Option::Some(v) = self.a {
            b[0] = v;
        }
        if let ::core::option::Option::Some(v) = self.b {
            b[1] = v;
        }
        if let ::core::option::Option::Some(v) = self.c {
            b[2] = v;
        }
        if let ::core::option::Option::Some(v) = self.d {
            [b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]] = v.to_le_bytes();
        }
        if !Wide::valid(&b) {
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
    ) -> ::core::result::Result<Wide, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 16usize];
        match ::chappe_runtime::record::write(
            Wide::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Wide(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::of(self.a),
            1 => ::chappe_runtime::record::Datum::of(self.b),
            2 => ::chappe_runtime::record::Datum::of(self.c),
            3 => ::chappe_runtime::record::Datum::of(self.d),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// Rows that depend on cells.
///
/// | byte | bits | field | type |
/// |---|---|---|---|
/// | 0x00 | 0..=7 | `row` | `u8` |
/// | 0x01 | 0..=7 | `a` | `u8` if `Steps[row].step > 0` |
/// | 0x02 | 0..=15 | `b` | `u16` if `row < 4 && Steps[row].most > 5` |
/// | 0x04 | 0..=7 | `c` | `u8` = 7 |
/// | 0x05 | 0..=7 | `d` | `u8` if `Steps[row].kind == b && Steps[row].place > 0` |
/// | 0x06 | 0..=7 | `e` | `u8` if `row == 3 ? Steps[row].least < 0 : Steps[row].any > 3` |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Guarded([u8; 16usize]);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Guarded {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::RecordInfo = {
        use ::chappe_runtime::record as r;
        &r::RecordInfo {
            name: "Guarded",
            size: 16,
            docs: "Rows that depend on cells.",
            rows: &[
                r::Row {
                    name: "row",
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(0, 8),
                    },
                    ty: "u8",
                    ..r::ROW
                },
                r::Row {
                    name: "a",
                    offset: 1,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(8, 8),
                    },
                    ty: "u8",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_1_is_present, ?),
                        text: "Steps[row].step > 0",
                        uses: &[0],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "b",
                    offset: 2,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(16, 16),
                    },
                    ty: "u16",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_2_is_present, ?),
                        text: "row < 4 && Steps[row].most > 5",
                        uses: &[0],
                    }),
                    requires: &[
                        r::Require {
                            condition: r::Condition {
                                holds: ::chappe_runtime::holds!(Self::row_2_rule_0, ?),
                                text: "b < Steps[row].most",
                                uses: &[2, 0],
                            },
                            message: "too many",
                        },
                    ],
                    ..r::ROW
                },
                r::Row {
                    name: "c",
                    offset: 4,
                    kind: r::Kind::Constant {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(32, 8),
                        bits: 7,
                    },
                    ty: "u8",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_3_is_present, ?),
                        text: "row != 2 && Steps[row].step == 4",
                        uses: &[0],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "d",
                    offset: 5,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(40, 8),
                    },
                    ty: "u8",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_4_is_present, ?),
                        text: "Steps[row].kind == b && Steps[row].place > 0",
                        uses: &[0, 2],
                    }),
                    ..r::ROW
                },
                r::Row {
                    name: "e",
                    offset: 6,
                    kind: r::Kind::Scalar {
                        scalar: r::Scalar::Uint,
                        place: r::Place::bits(48, 8),
                    },
                    ty: "u8",
                    guard: ::core::option::Option::Some(r::Condition {
                        holds: ::chappe_runtime::holds!(Self::row_5_is_present, ?),
                        text: "row == 3 ? Steps[row].least < 0 : Steps[row].any > 3",
                        uses: &[0],
                    }),
                    ..r::ROW
                },
            ],
            order: &[0, 1, 2, 3, 4, 5],
            zero: b"\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
            ..r::RECORD
        }
    };
    /// Starts to build one.
    pub fn builder() -> GuardedBuilder {
        ::core::default::Default::default()
    }
    /// `row`.
    #[inline]
    #[must_use]
    pub fn row(&self) -> u8 {
        let b = &self.0;
        b[0]
    }
    /// `a`.
    ///
    /// Present only if `Steps[row].step > 0`.
    #[inline]
    #[must_use]
    pub fn a(&self) -> ::core::option::Option<u8> {
        let b = &self.0;
        if (Self::row_1_is_present(b) == ::core::result::Result::Ok(true)) {
            ::core::option::Option::Some(b[1])
        } else {
            ::core::option::Option::None
        }
    }
    /// `b`.
    ///
    /// Present only if `row < 4 && Steps[row].most > 5`.
    ///
    /// Requires `b < Steps[row].most`: too many.
    #[inline]
    #[must_use]
    pub fn b(&self) -> ::core::option::Option<u16> {
        let b = &self.0;
        if (Self::row_2_is_present(b) == ::core::result::Result::Ok(true)) {
            ::core::option::Option::Some(u16::from_le_bytes([b[2], b[3]]))
        } else {
            ::core::option::Option::None
        }
    }
    /// `c`.
    ///
    /// Present only if `row != 2 && Steps[row].step == 4`.
    #[inline]
    #[must_use]
    pub fn c(&self) -> ::core::option::Option<u8> {
        let b = &self.0;
        if (Self::row_3_is_present(b) == ::core::result::Result::Ok(true)) {
            ::core::option::Option::Some(b[4])
        } else {
            ::core::option::Option::None
        }
    }
    /// `d`.
    ///
    /// Present only if `Steps[row].kind == b && Steps[row].place > 0`.
    #[inline]
    #[must_use]
    pub fn d(&self) -> ::core::option::Option<u8> {
        let b = &self.0;
        if (Self::row_4_is_present(b) == ::core::result::Result::Ok(true)) {
            ::core::option::Option::Some(b[5])
        } else {
            ::core::option::Option::None
        }
    }
    /// `e`.
    ///
    /// Present only if `row == 3 ? Steps[row].least < 0 : Steps[row].any > 3`.
    #[inline]
    #[must_use]
    pub fn e(&self) -> ::core::option::Option<u8> {
        let b = &self.0;
        if (Self::row_5_is_present(b) == ::core::result::Result::Ok(true)) {
            ::core::option::Option::Some(b[6])
        } else {
            ::core::option::Option::None
        }
    }
    /// `Steps[row].step > 0`
    #[inline]
    fn row_1_is_present(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (match b[0] as i64 {
                    0 => 0i64,
                    1 => 4i64,
                    2 => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Unknown,
                        );
                    }
                    3 => 9i64,
                    _ => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Range,
                        );
                    }
                }) > 0,
            )
        }
    }
    /// `row < 4 && Steps[row].most > 5`
    #[inline]
    fn row_2_is_present(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[0] as i64) < 4
                    && (match b[0] as i64 {
                        0 => 1i128,
                        1 => 18446744073709551615i128,
                        2 => 300i128,
                        3 => 2i128,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) > 5,
            )
        }
    }
    /// `b < Steps[row].most`
    #[inline]
    fn row_2_rule_0(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            let has2 = (b[0] as i64) < 4
                && (match b[0] as i64 {
                    0 => 1i128,
                    1 => 18446744073709551615i128,
                    2 => 300i128,
                    3 => 2i128,
                    _ => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Range,
                        );
                    }
                }) > 5;
            ::core::result::Result::Ok(
                ((if has2 { u16::from_le_bytes([b[2], b[3]]) as i64 } else { 0i64 })
                    as i128)
                    < (match b[0] as i64 {
                        0 => 1i128,
                        1 => 18446744073709551615i128,
                        2 => 300i128,
                        3 => 2i128,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }),
            )
        }
    }
    /// `row != 2 && Steps[row].step == 4`
    #[inline]
    fn row_3_is_present(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                (b[0] as i64) != 2
                    && (match b[0] as i64 {
                        0 => 0i64,
                        1 => 4i64,
                        2 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        3 => 9i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) == 4,
            )
        }
    }
    /// `Steps[row].kind == b && Steps[row].place > 0`
    #[inline]
    fn row_4_is_present(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            let has2 = (b[0] as i64) < 4
                && (match b[0] as i64 {
                    0 => 1i128,
                    1 => 18446744073709551615i128,
                    2 => 300i128,
                    3 => 2i128,
                    _ => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Range,
                        );
                    }
                }) > 5;
            ::core::result::Result::Ok(
                (match b[0] as i64 {
                    0 => 0i64,
                    1 => 2i64,
                    2 => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Unknown,
                        );
                    }
                    3 => 3i64,
                    _ => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Range,
                        );
                    }
                }) == (if has2 { u16::from_le_bytes([b[2], b[3]]) as i64 } else { 0i64 })
                    && (match b[0] as i64 {
                        0 => -1i64,
                        1 => 1i64,
                        2 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        3 => 0i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) > 0,
            )
        }
    }
    /// `row == 3 ? Steps[row].least < 0 : Steps[row].any > 3`
    #[inline]
    fn row_5_is_present(
        b: &[u8; 16usize],
    ) -> ::core::result::Result<bool, ::chappe_runtime::record::NoValue> {
        'value: {
            ::core::result::Result::Ok(
                if (b[0] as i64) == 3 {
                    (match b[0] as i64 {
                        0 => -1i64,
                        1 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        2 => 9223372036854775807i64,
                        3 => -9223372036854775807i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) < 0
                } else {
                    (match b[0] as i64 {
                        0 => 7i64,
                        1 => -7i64,
                        2 => 32767i64,
                        3 => 0i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) > 3
                },
            )
        }
    }
    const BYTES_0: &'static [u8; 256] = b"\0\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    /// Whether bytes are certainly legal.
    #[inline]
    fn valid(b: &[u8; 16usize]) -> bool {
        ((::chappe_runtime::record::word(b, 0) & 0xFF00000000000000)
            | ::chappe_runtime::record::word(b, 8)
            | (Self::row_1_is_present(b).is_err() as u64)
            | {
                let here = ((Self::row_1_is_present(b)
                    == ::core::result::Result::Ok(true)) as u64)
                    .wrapping_neg();
                ((::chappe_runtime::record::word(b, 0) & 0xFF00)) & !here
            }
            | {
                let here = (Self::BYTES_0[b[0] as usize] as u64).wrapping_neg();
                ((!(Self::row_2_rule_0(b) == ::core::result::Result::Ok(true)) as u64))
                    & here
                    | ((::chappe_runtime::record::word(b, 0) & 0xFFFF0000)) & !here
            } | (Self::row_3_is_present(b).is_err() as u64)
            | {
                let here = ((Self::row_3_is_present(b)
                    == ::core::result::Result::Ok(true)) as u64)
                    .wrapping_neg();
                (((b[4] ^ 7) as u64)) & here
                    | ((::chappe_runtime::record::word(b, 0) & 0xFF00000000)) & !here
            } | (Self::row_4_is_present(b).is_err() as u64)
            | {
                let here = ((Self::row_4_is_present(b)
                    == ::core::result::Result::Ok(true)) as u64)
                    .wrapping_neg();
                ((::chappe_runtime::record::word(b, 0) & 0xFF0000000000)) & !here
            } | (Self::row_5_is_present(b).is_err() as u64)
            | {
                let here = ((Self::row_5_is_present(b)
                    == ::core::result::Result::Ok(true)) as u64)
                    .wrapping_neg();
                ((::chappe_runtime::record::word(b, 0) & 0xFF000000000000)) & !here
            }) == 0u64
    }
    /// The bytes with those bits cleared that may hold anything.
    #[inline]
    fn normal(b: [u8; 16usize]) -> [u8; 16usize] {
        b
    }
}
::chappe_runtime::record!(Guarded, 16usize);
/// Builds a [`Guarded`] from the values of its fields. What is not given is zero, none or empty.
#[derive(Clone, Copy, Debug, Default)]
#[must_use = "a builder does nothing until it is built"]
pub struct GuardedBuilder {
    row: ::core::option::Option<u8>,
    a: ::core::option::Option<u8>,
    b: ::core::option::Option<u16>,
    d: ::core::option::Option<u8>,
    e: ::core::option::Option<u8>,
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
impl GuardedBuilder {
    /// `row`.
    #[inline]
    pub fn row(mut self, value: u8) -> Self {
        self.row = ::core::option::Option::Some(value);
        self
    }
    /// `a`.
    ///
    /// Present only if `Steps[row].step > 0`.
    #[inline]
    pub fn a(mut self, value: u8) -> Self {
        self.a = ::core::option::Option::Some(value);
        self
    }
    /// `b`.
    ///
    /// Present only if `row < 4 && Steps[row].most > 5`.
    ///
    /// Requires `b < Steps[row].most`: too many.
    #[inline]
    pub fn b(mut self, value: u16) -> Self {
        self.b = ::core::option::Option::Some(value);
        self
    }
    /// `d`.
    ///
    /// Present only if `Steps[row].kind == b && Steps[row].place > 0`.
    #[inline]
    pub fn d(mut self, value: u8) -> Self {
        self.d = ::core::option::Option::Some(value);
        self
    }
    /// `e`.
    ///
    /// Present only if `row == 3 ? Steps[row].least < 0 : Steps[row].any > 3`.
    #[inline]
    pub fn e(mut self, value: u8) -> Self {
        self.e = ::core::option::Option::Some(value);
        self
    }
    /// The record.
    ///
    /// # Errors
    /// The first field, in byte order, that does not fit or that a rule refuses.
    #[inline]
    pub fn build(
        self,
    ) -> ::core::result::Result<Guarded, ::chappe_runtime::record::RecordError> {
        let profile = ::core::option::Option::None;
        self.write(profile)
    }
    /// As the description says.
    #[cold]
    #[inline(never)]
    fn write(
        &self,
        profile: ::core::option::Option<usize>,
    ) -> ::core::result::Result<Guarded, ::chappe_runtime::record::RecordError> {
        let mut b = [0; 16usize];
        match ::chappe_runtime::record::write(
            Guarded::INFO,
            profile,
            &|row| self.datum(row),
            &mut b,
        ) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(Guarded(b)),
            ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
        }
    }
    /// What is given for a row.
    fn datum(&self, row: u16) -> ::chappe_runtime::record::Datum<'_> {
        match row {
            0 => ::chappe_runtime::record::Datum::of(self.row),
            1 => ::chappe_runtime::record::Datum::of(self.a),
            2 => ::chappe_runtime::record::Datum::of(self.b),
            4 => ::chappe_runtime::record::Datum::of(self.d),
            5 => ::chappe_runtime::record::Datum::of(self.e),
            _ => ::chappe_runtime::record::Datum::Absent,
        }
    }
}
/// `FIRST`.
pub const FIRST: u32 = 0;
/// A row of `Steps`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepsRow {
    /// `step`.
    pub step: ::core::option::Option<u8>,
    /// `most`.
    pub most: u64,
    /// `least`.
    pub least: ::core::option::Option<i64>,
    /// `name`.
    pub name: ::core::option::Option<&'static str>,
    /// `kind`.
    pub kind: ::core::option::Option<Kind>,
    /// `place`.
    pub place: ::core::option::Option<Place>,
    /// `at`.
    pub at: ::core::option::Option<Soc>,
    /// `any`.
    pub any: i64,
}
/// `Steps`.
pub const STEPS: &[StepsRow] = &[
    StepsRow {
        step: ::core::option::Option::Some(0),
        most: 1,
        least: ::core::option::Option::Some(-1),
        name: ::core::option::Option::Some("zero"),
        kind: ::core::option::Option::Some(Kind::known(0)),
        place: ::core::option::Option::Some(Place::known(-1)),
        at: ::core::option::Option::Some(Soc(4096)),
        any: 7,
    },
    StepsRow {
        step: ::core::option::Option::Some(4),
        most: 18446744073709551615,
        least: ::core::option::Option::None,
        name: ::core::option::Option::Some("four"),
        kind: ::core::option::Option::Some(Kind::known(2)),
        place: ::core::option::Option::Some(Place::known(1)),
        at: ::core::option::Option::None,
        any: -7,
    },
    StepsRow {
        step: ::core::option::Option::None,
        most: 300,
        least: ::core::option::Option::Some(9223372036854775807),
        name: ::core::option::Option::None,
        kind: ::core::option::Option::None,
        place: ::core::option::Option::None,
        at: ::core::option::Option::Some(Soc(12288)),
        any: 32767,
    },
    StepsRow {
        step: ::core::option::Option::Some(9),
        most: 2,
        least: ::core::option::Option::Some(-9223372036854775807),
        name: ::core::option::Option::Some(""),
        kind: ::core::option::Option::Some(Kind::known(3)),
        place: ::core::option::Option::Some(Place::known(0)),
        at: ::core::option::Option::Some(Soc(281474976710655)),
        any: 0,
    },
];
/// A row of `One`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneRow {
    /// `value`.
    pub value: u8,
}
/// `One`.
pub const ONE: &[OneRow] = &[OneRow { value: 5 }];
/// A row of `Same`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SameRow {
    /// `value`.
    pub value: u8,
    /// `other`.
    pub other: ::core::option::Option<u8>,
}
/// `Same`.
pub const SAME: &[SameRow] = &[
    SameRow {
        value: 5,
        other: ::core::option::Option::Some(1),
    },
    SameRow {
        value: 5,
        other: ::core::option::Option::None,
    },
    SameRow {
        value: 5,
        other: ::core::option::Option::Some(1),
    },
];
/// A row of `Huge`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HugeRow {
    /// `value`.
    pub value: ::core::option::Option<i128>,
}
/// `Huge`.
pub const HUGE: &[HugeRow] = &[
    HugeRow {
        value: ::core::option::Option::Some(18446744073709551616),
    },
    HugeRow {
        value: ::core::option::Option::Some(3),
    },
    HugeRow {
        value: ::core::option::Option::None,
    },
    HugeRow {
        value: ::core::option::Option::Some(-18446744073709551617),
    },
];
/// A row of `Dark`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DarkRow {
    /// `value`.
    pub value: ::core::option::Option<u8>,
}
/// `Dark`.
pub const DARK: &[DarkRow] = &[
    DarkRow {
        value: ::core::option::Option::None,
    },
    DarkRow {
        value: ::core::option::Option::None,
    },
];
/// A row of `Empty`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmptyRow {
    /// `value`.
    pub value: u8,
}
/// `Empty`.
pub const EMPTY: &[EmptyRow] = &[];
