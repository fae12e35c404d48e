/// `soc`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Soc(pub u64);
::chappe_runtime::address!(Soc, "soc", 64);
/// `bar`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bar(pub u64);
::chappe_runtime::address!(Bar, "bar", 40);
/// Where things are.
///
/// Source: page 7.
#[allow(clippy::result_large_err, reason = "an error says what was asked")]
pub trait Places {
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
    /// `to_bar`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn to_bar(
        &self,
        a: Soc,
    ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError>;
    /// `weight`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn weight(
        &self,
        step: u8,
    ) -> ::core::result::Result<i32, ::chappe_runtime::ops::OpError>;
    /// `title`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn title(
        &self,
        unit: u8,
    ) -> ::core::result::Result<&'static str, ::chappe_runtime::ops::OpError>;
    /// `narrow`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn narrow(
        &self,
        x_2: i64,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `risky`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn risky(
        &self,
        x_2: u64,
        y_2: u64,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError>;
    /// `shifted`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn shifted(
        &self,
        x_2: i64,
        y_2: i64,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError>;
    /// `kind`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn kind(&self, of: u8) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `name`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn name_2(
        &self,
        self_: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError>;
    /// `nothing`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn nothing(&self) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `gap`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn gap(
        &self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError>;
    /// `deep`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn deep(
        &self,
        x_2: u64,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError>;
    /// `named`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn named(
        &self,
        what: &str,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `many`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn many(
        &self,
        a: u8,
        b_2: u8,
        c: u8,
        d: u8,
        e_2: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
    /// `loose_sum`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn loose_sum(
        &self,
        a: i128,
        b_2: u8,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError>;
    /// `last_of`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn last_of(
        &self,
        a: Soc,
        b_2: Soc,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError>;
    /// `maybe`.
    ///
    /// # Errors
    ///
    /// Arguments out of bounds, and what the specification does not know.
    fn maybe(
        &self,
        x_2: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError>;
}
impl dyn Places {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::ops::OpsInfo = {
        use ::chappe_runtime::ops as r;
        &r::OpsInfo {
            name: "Places",
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
                            ty: "u12",
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
                        r::Column {
                            name: "hal",
                            args: &[
                                r::ColumnValue::Int(7),
                                r::ColumnValue::Text("x"),
                                r::ColumnValue::Word("word"),
                            ],
                        },
                    ],
                    docs: "",
                },
                r::OpInfo {
                    name: "to_bar",
                    params: &[
                        r::Param {
                            name: "a",
                            ty: "soc (u64)",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "bar (u40)",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "weight",
                    params: &[
                        r::Param {
                            name: "step",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "i32",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "title",
                    params: &[
                        r::Param {
                            name: "unit",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "str",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "narrow",
                    params: &[
                        r::Param {
                            name: "x",
                            ty: "i64",
                            kind: r::ParamKind::Signed,
                        },
                    ],
                    result: "u8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "risky",
                    params: &[
                        r::Param {
                            name: "x",
                            ty: "u64",
                            kind: r::ParamKind::Unsigned,
                        },
                        r::Param {
                            name: "y",
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
                    name: "shifted",
                    params: &[
                        r::Param {
                            name: "x",
                            ty: "i64",
                            kind: r::ParamKind::Signed,
                        },
                        r::Param {
                            name: "y",
                            ty: "i64",
                            kind: r::ParamKind::Signed,
                        },
                    ],
                    result: "i64",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "kind",
                    params: &[
                        r::Param {
                            name: "of",
                            ty: "Unit",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "name",
                    params: &[
                        r::Param {
                            name: "self",
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
                    name: "nothing",
                    params: &[],
                    result: "u8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "gap",
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
                    name: "deep",
                    params: &[
                        r::Param {
                            name: "x",
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
                    name: "named",
                    params: &[
                        r::Param {
                            name: "what",
                            ty: "str",
                            kind: r::ParamKind::Omitted,
                        },
                    ],
                    result: "u8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "many",
                    params: &[
                        r::Param {
                            name: "a",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                        r::Param {
                            name: "b",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                        r::Param {
                            name: "c",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                        r::Param {
                            name: "d",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                        r::Param {
                            name: "e",
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
                    name: "loose_sum",
                    params: &[
                        r::Param {
                            name: "a",
                            ty: "number",
                            kind: r::ParamKind::Omitted,
                        },
                        r::Param {
                            name: "b",
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
                    name: "last_of",
                    params: &[
                        r::Param {
                            name: "a",
                            ty: "soc (u64)",
                            kind: r::ParamKind::Unsigned,
                        },
                        r::Param {
                            name: "b",
                            ty: "soc (u64)",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u64",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
                r::OpInfo {
                    name: "maybe",
                    params: &[
                        r::Param {
                            name: "x",
                            ty: "u8",
                            kind: r::ParamKind::Unsigned,
                        },
                    ],
                    result: "u8",
                    slot: ::core::option::Option::None,
                    columns: &[],
                    docs: "",
                },
            ],
            docs: "Where things are.",
            source: "page 7",
        }
    };
}
/// The architectures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Arch {
    /// The first of them.
    First,
    /// Inherits.
    Second,
    /// Says little.
    Third,
}
impl Arch {
    /// All of them, in declared order.
    pub const ALL: &'static [Self] = &[Self::First, Self::Second, Self::Third];
    /// What the specification says of it.
    #[must_use]
    pub const fn info(self) -> &'static ::chappe_runtime::ops::ArchInfo {
        match self {
            Self::First => first::First::INFO,
            Self::Second => second::Second::INFO,
            Self::Third => third::Third::INFO,
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
            "first" | "one" | "alpha" => ::core::result::Result::Ok(Self::First),
            "second" => ::core::result::Result::Ok(Self::Second),
            "third" => ::core::result::Result::Ok(Self::Third),
            "fourth" | "later" => {
                ::core::result::Result::Err(::chappe_runtime::ops::ArchError::Unknown {
                    name: "fourth",
                    why: "announced",
                })
            }
            _ => {
                ::core::result::Result::Err(::chappe_runtime::ops::ArchError::NoSuch {
                    spec: "places",
                    known: &["first", "second", "third"],
                })
            }
        }
    }
}
#[allow(clippy::result_large_err, reason = "an error says what was asked")]
impl Arch {
    /// As [`Places::base`], also for constants.
    #[inline]
    pub const fn base(
        self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.base(unit),
            Self::Second => second::Second.base(unit),
            Self::Third => third::Third.base(unit),
        }
    }
    /// As [`Places::window`], also for constants.
    #[inline]
    pub const fn window(
        self,
        unit: u32,
        id: u16,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.window(unit, id),
            Self::Second => second::Second.window(unit, id),
            Self::Third => third::Third.window(unit, id),
        }
    }
    /// As [`Places::to_bar`], also for constants.
    #[inline]
    pub const fn to_bar(
        self,
        a: Soc,
    ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.to_bar(a),
            Self::Second => second::Second.to_bar(a),
            Self::Third => third::Third.to_bar(a),
        }
    }
    /// As [`Places::weight`], also for constants.
    #[inline]
    pub const fn weight(
        self,
        step: u8,
    ) -> ::core::result::Result<i32, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.weight(step),
            Self::Second => second::Second.weight(step),
            Self::Third => third::Third.weight(step),
        }
    }
    /// As [`Places::title`], also for constants.
    #[inline]
    pub const fn title(
        self,
        unit: u8,
    ) -> ::core::result::Result<&'static str, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.title(unit),
            Self::Second => second::Second.title(unit),
            Self::Third => third::Third.title(unit),
        }
    }
    /// As [`Places::narrow`], also for constants.
    #[inline]
    pub const fn narrow(
        self,
        x_2: i64,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.narrow(x_2),
            Self::Second => second::Second.narrow(x_2),
            Self::Third => third::Third.narrow(x_2),
        }
    }
    /// As [`Places::risky`], also for constants.
    #[inline]
    pub const fn risky(
        self,
        x_2: u64,
        y_2: u64,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.risky(x_2, y_2),
            Self::Second => second::Second.risky(x_2, y_2),
            Self::Third => third::Third.risky(x_2, y_2),
        }
    }
    /// As [`Places::shifted`], also for constants.
    #[inline]
    pub const fn shifted(
        self,
        x_2: i64,
        y_2: i64,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.shifted(x_2, y_2),
            Self::Second => second::Second.shifted(x_2, y_2),
            Self::Third => third::Third.shifted(x_2, y_2),
        }
    }
    /// As [`Places::kind`], also for constants.
    #[inline]
    pub const fn kind(
        self,
        of: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.kind(of),
            Self::Second => second::Second.kind(of),
            Self::Third => third::Third.kind(of),
        }
    }
    /// As [`Places::name_2`], also for constants.
    #[inline]
    pub const fn name_2(
        self,
        self_: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.name_2(self_),
            Self::Second => second::Second.name_2(self_),
            Self::Third => third::Third.name_2(self_),
        }
    }
    /// As [`Places::nothing`], also for constants.
    #[inline]
    pub const fn nothing(
        self,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.nothing(),
            Self::Second => second::Second.nothing(),
            Self::Third => third::Third.nothing(),
        }
    }
    /// As [`Places::gap`], also for constants.
    #[inline]
    pub const fn gap(
        self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.gap(unit),
            Self::Second => second::Second.gap(unit),
            Self::Third => third::Third.gap(unit),
        }
    }
    /// As [`Places::deep`], also for constants.
    #[inline]
    pub const fn deep(
        self,
        x_2: u64,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.deep(x_2),
            Self::Second => second::Second.deep(x_2),
            Self::Third => third::Third.deep(x_2),
        }
    }
    /// As [`Places::named`], also for constants.
    #[inline]
    pub const fn named(
        self,
        what: &str,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.named(what),
            Self::Second => second::Second.named(what),
            Self::Third => third::Third.named(what),
        }
    }
    /// As [`Places::many`], also for constants.
    #[inline]
    pub const fn many(
        self,
        a: u8,
        b_2: u8,
        c: u8,
        d: u8,
        e_2: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.many(a, b_2, c, d, e_2),
            Self::Second => second::Second.many(a, b_2, c, d, e_2),
            Self::Third => third::Third.many(a, b_2, c, d, e_2),
        }
    }
    /// As [`Places::loose_sum`], also for constants.
    #[inline]
    pub const fn loose_sum(
        self,
        a: i128,
        b_2: u8,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.loose_sum(a, b_2),
            Self::Second => second::Second.loose_sum(a, b_2),
            Self::Third => third::Third.loose_sum(a, b_2),
        }
    }
    /// As [`Places::last_of`], also for constants.
    #[inline]
    pub const fn last_of(
        self,
        a: Soc,
        b_2: Soc,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.last_of(a, b_2),
            Self::Second => second::Second.last_of(a, b_2),
            Self::Third => third::Third.last_of(a, b_2),
        }
    }
    /// As [`Places::maybe`], also for constants.
    #[inline]
    pub const fn maybe(
        self,
        x_2: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        match self {
            Self::First => first::First.maybe(x_2),
            Self::Second => second::Second.maybe(x_2),
            Self::Third => third::Third.maybe(x_2),
        }
    }
}
impl Places for Arch {
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
    fn to_bar(
        &self,
        a: Soc,
    ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError> {
        Self::to_bar(*self, a)
    }
    #[inline]
    fn weight(
        &self,
        step: u8,
    ) -> ::core::result::Result<i32, ::chappe_runtime::ops::OpError> {
        Self::weight(*self, step)
    }
    #[inline]
    fn title(
        &self,
        unit: u8,
    ) -> ::core::result::Result<&'static str, ::chappe_runtime::ops::OpError> {
        Self::title(*self, unit)
    }
    #[inline]
    fn narrow(
        &self,
        x_2: i64,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::narrow(*self, x_2)
    }
    #[inline]
    fn risky(
        &self,
        x_2: u64,
        y_2: u64,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        Self::risky(*self, x_2, y_2)
    }
    #[inline]
    fn shifted(
        &self,
        x_2: i64,
        y_2: i64,
    ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
        Self::shifted(*self, x_2, y_2)
    }
    #[inline]
    fn kind(
        &self,
        of: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::kind(*self, of)
    }
    #[inline]
    fn name_2(
        &self,
        self_: u8,
    ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
        Self::name_2(*self, self_)
    }
    #[inline]
    fn nothing(&self) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::nothing(*self)
    }
    #[inline]
    fn gap(
        &self,
        unit: u32,
    ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
        Self::gap(*self, unit)
    }
    #[inline]
    fn deep(
        &self,
        x_2: u64,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        Self::deep(*self, x_2)
    }
    #[inline]
    fn named(
        &self,
        what: &str,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::named(*self, what)
    }
    #[inline]
    fn many(
        &self,
        a: u8,
        b_2: u8,
        c: u8,
        d: u8,
        e_2: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::many(*self, a, b_2, c, d, e_2)
    }
    #[inline]
    fn loose_sum(
        &self,
        a: i128,
        b_2: u8,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        Self::loose_sum(*self, a, b_2)
    }
    #[inline]
    fn last_of(
        &self,
        a: Soc,
        b_2: Soc,
    ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
        Self::last_of(*self, a, b_2)
    }
    #[inline]
    fn maybe(
        &self,
        x_2: u8,
    ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
        Self::maybe(*self, x_2)
    }
}
/// `Unit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[non_exhaustive]
pub enum Unit {
    /// `load`.
    Load = 0,
    /// `store`.
    Store = 1,
    /// `far`.
    Far = 200,
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
impl Unit {
    /// Every value, in declared order.
    pub const ALL: &'static [Self] = &[Self::Load, Self::Store, Self::Far];
    /// 1 for the numbers that are values.
    #[allow(dead_code, reason = "not every enum is a field")]
    const LEGAL: &'static [u8; 256] = b"\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
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
            1 => ::core::option::Option::Some(Self::Store),
            200 => ::core::option::Option::Some(Self::Far),
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
            Self::Load => "load",
            Self::Store => "store",
            Self::Far => "far",
        }
    }
}
::chappe_runtime::name_display!(Unit);
#[allow(
    unused_parens,
    unused_mut,
    unused_variables,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic,
    reason = "as the specification says it"
)]
impl Unit {
    /// What the specification says of it.
    pub const INFO: &'static ::chappe_runtime::record::EnumInfo = {
        use ::chappe_runtime::record as r;
        &r::EnumInfo {
            name: "Unit",
            bits: 8,
            signed: false,
            open: false,
            rows: &[
                r::EnumRow {
                    name: "load",
                    value: 0,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "store",
                    value: 1,
                    ..r::ENUM_ROW
                },
                r::EnumRow {
                    name: "far",
                    value: 200,
                    ..r::ENUM_ROW
                },
            ],
        }
    };
}
impl ::core::convert::From<Unit> for u8 {
    fn from(v: Unit) -> u8 {
        v.wire()
    }
}
/// `BIG`.
pub const BIG: u64 = 18446744073709551615;
/// `LOW`.
pub const LOW: i16 = -5;
/// `loose`.
pub const LOOSE: u64 = 4294967296;
/// `ROOT`.
pub const ROOT: Soc = Soc(17591380738048);
/// `NAME`.
pub const NAME: &'static str = "a \"name\"";
/// A row of `Steps`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepsRow {
    /// `step`.
    pub step: u8,
    /// `weight`.
    pub weight: ::core::option::Option<i32>,
    /// `name`.
    pub name: &'static str,
}
/// Rows with a gap.
pub const STEPS: &[StepsRow] = &[
    StepsRow {
        step: 0,
        weight: ::core::option::Option::Some(-1),
        name: "first",
    },
    StepsRow {
        step: 1,
        weight: ::core::option::Option::None,
        name: "second",
    },
    StepsRow {
        step: 2,
        weight: ::core::option::Option::Some(7),
        name: "third",
    },
];
/// What is on `first`.
pub mod first {
    #[allow(unused_imports, reason = "what is the same everywhere")]
    pub use super::{
        Unit, BIG, LOW, LOOSE, ROOT, NAME, StepsRow, STEPS, Soc, Bar, Places, Arch,
    };
    /// The first of them.
    ///
    /// Not known:
    ///
    /// - `CLOCK`: not published
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct First;
    impl First {
        /// What the specification says of it.
        pub const INFO: &'static ::chappe_runtime::ops::ArchInfo = {
            use ::chappe_runtime::ops as r;
            &r::ArchInfo {
                name: "first",
                number: ::core::option::Option::Some(1u64),
                aliases: &["one", "alpha"],
                parents: &[],
                columns: &[
                    r::Column {
                        name: "aka",
                        args: &[
                            r::ColumnValue::Word("one"),
                            r::ColumnValue::Word("alpha"),
                        ],
                    },
                    r::Column {
                        name: "coretype",
                        args: &[r::ColumnValue::Int(5)],
                    },
                ],
                docs: "The first of them.",
            }
        };
        /// Its name in the specification.
        pub const NAME: &'static str = Self::INFO.name;
    }
    #[allow(
        unused,
        clippy::all,
        clippy::pedantic,
        reason = "as the specification says it"
    )]
    impl First {
        /// Base of a unit.
        #[inline]
        pub const fn base(
            self,
            unit: u32,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[0usize];
            if !((unit as i64) < 6) {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64]),
                        r::Reason::Bound("no such unit"),
                    ),
                );
            }
            ::core::result::Result::Ok(
                Soc((17591380738048 + ((unit as i64) << 22)) as u64),
            )
        }
        /// `window`.
        #[inline]
        pub const fn window(
            self,
            unit: u32,
            id: u16,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[1usize];
            let _ = {
                let x = id as i64;
                if x > 4095 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[unit as u64, id as u64]),
                            r::Reason::Fit {
                                param: ::core::option::Option::Some("id"),
                                value: x as i128,
                                ty: "u12",
                            },
                        ),
                    );
                }
                x as u16
            };
            if !((unit as i64) < 6) {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64, id as u64]),
                        r::Reason::Bound("no such unit"),
                    ),
                );
            }
            if !((id as i64) != 13) {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64, id as u64]),
                        r::Reason::Bound("thirteen is no id"),
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
        /// `to_bar`.
        #[inline]
        pub const fn to_bar(
            self,
            a: Soc,
        ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[2usize];
            ::core::result::Result::Ok({
                let x = (a.0 as i128) - 17591380738048;
                if x < 0 || x > 1099511627775 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[a.0]),
                            r::Reason::Fit {
                                param: ::core::option::Option::None,
                                value: x,
                                ty: "bar (u40)",
                            },
                        ),
                    );
                }
                Bar(x as u64)
            })
        }
        /// `weight`.
        #[inline]
        pub const fn weight(
            self,
            step: u8,
        ) -> ::core::result::Result<i32, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[3usize];
            ::core::result::Result::Ok(
                (match step as i64 {
                    0 => -1i64,
                    1 => {
                        return ::core::result::Result::Err(
                            r::OpError::inside(
                                Self::NAME,
                                r::Call::new(OP, &[step as u64]),
                                r::Reason::Unknown {
                                    name: "Steps",
                                    why: "",
                                },
                            ),
                        );
                    }
                    2 => 7i64,
                    x => {
                        return ::core::result::Result::Err(
                            r::OpError::inside(
                                Self::NAME,
                                r::Call::new(OP, &[step as u64]),
                                r::Reason::Row {
                                    table: "Steps",
                                    rows: 3u32,
                                    row: (x as i128),
                                },
                            ),
                        );
                    }
                }) as i32,
            )
        }
        /// `title`.
        #[inline]
        pub const fn title(
            self,
            unit: u8,
        ) -> ::core::result::Result<&'static str, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[4usize];
            if !((unit as i64) < 6) {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64]),
                        r::Reason::Bound("no such unit"),
                    ),
                );
            }
            ::core::result::Result::Ok(
                if (unit as i64) == 0 {
                    "zero"
                } else {
                    if (unit as i64) < 3 { "few" } else { "many" }
                },
            )
        }
        /// `narrow`.
        #[inline]
        pub const fn narrow(
            self,
            x_2: i64,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[5usize];
            ::core::result::Result::Ok({
                let x = x_2;
                if x < 0 || x > 255 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[x_2 as u64]),
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
        /// `risky`.
        #[inline]
        pub const fn risky(
            self,
            x_2: u64,
            y_2: u64,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[6usize];
            ::core::result::Result::Ok({
                let x = {
                    let (x, y) = (
                        {
                            let (x, y) = (
                                {
                                    let (x, y) = (x_2 as i128, x_2 as i128);
                                    match x.checked_mul(y) {
                                        ::core::option::Option::Some(v) => v,
                                        ::core::option::Option::None => {
                                            return ::core::result::Result::Err(
                                                r::OpError::inside(
                                                    Self::NAME,
                                                    r::Call::new(OP, &[x_2, y_2]),
                                                    r::Reason::Arithmetic {
                                                        left: x,
                                                        symbol: "*",
                                                        right: y,
                                                        why: "overflows",
                                                    },
                                                ),
                                            );
                                        }
                                    }
                                },
                                y_2 as i128,
                            );
                            match x.checked_mul(y) {
                                ::core::option::Option::Some(v) => v,
                                ::core::option::Option::None => {
                                    return ::core::result::Result::Err(
                                        r::OpError::inside(
                                            Self::NAME,
                                            r::Call::new(OP, &[x_2, y_2]),
                                            r::Reason::Arithmetic {
                                                left: x,
                                                symbol: "*",
                                                right: y,
                                                why: "overflows",
                                            },
                                        ),
                                    );
                                }
                            }
                        },
                        (y_2 as i128) - 5,
                    );
                    if y == 0 {
                        return ::core::result::Result::Err(
                            r::OpError::inside(
                                Self::NAME,
                                r::Call::new(OP, &[x_2, y_2]),
                                r::Reason::Arithmetic {
                                    left: x,
                                    symbol: "/",
                                    right: y,
                                    why: "divides by zero",
                                },
                            ),
                        );
                    }
                    match x.checked_div(y) {
                        ::core::option::Option::Some(v) => v,
                        ::core::option::Option::None => {
                            return ::core::result::Result::Err(
                                r::OpError::inside(
                                    Self::NAME,
                                    r::Call::new(OP, &[x_2, y_2]),
                                    r::Reason::Arithmetic {
                                        left: x,
                                        symbol: "/",
                                        right: y,
                                        why: "overflows",
                                    },
                                ),
                            );
                        }
                    }
                };
                if x < 0 || x > 18446744073709551615 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[x_2, y_2]),
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
        /// `shifted`.
        #[inline]
        pub const fn shifted(
            self,
            x_2: i64,
            y_2: i64,
        ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[7usize];
            ::core::result::Result::Ok({
                let x = ({
                    let (x, y) = ((x_2) as i128, (y_2) as i128);
                    if y < 0 || y > 127 {
                        return ::core::result::Result::Err(
                            r::OpError::inside(
                                Self::NAME,
                                r::Call::new(OP, &[x_2 as u64, y_2 as u64]),
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
                                r::Call::new(OP, &[x_2 as u64, y_2 as u64]),
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
                }) >> 2;
                if x < (-9223372036854775808) || x > 9223372036854775807 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[x_2 as u64, y_2 as u64]),
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
        /// `kind`.
        #[inline]
        pub const fn kind(
            self,
            of: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[8usize];
            ::core::result::Result::Ok({
                let x = (of as i64) + 1;
                if x > 255 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[of as u64]),
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
        /// `name`.
        #[inline]
        pub const fn name_2(
            self,
            self_: u8,
        ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[9usize];
            ::core::result::Result::Ok((2 * (self_ as i64)) as u16)
        }
        /// `nothing`.
        #[inline]
        pub const fn nothing(
            self,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[10usize];
            ::core::result::Result::Ok(63)
        }
        /// `gap`.
        ///
        /// Unknown: never measured.
        #[inline]
        pub const fn gap(
            self,
            unit: u32,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[11usize];
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
                        name: "gap",
                        why: "never measured",
                    },
                ),
            )
        }
        /// `deep`.
        #[inline]
        pub const fn deep(
            self,
            x_2: u64,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[12usize];
            ::core::result::Result::Ok({
                let x = (match Self::risky(
                    self,
                    (x_2 as i128) as u64,
                    (match Self::narrow(
                        self,
                        {
                            let x = x_2 as i128;
                            if x > 9223372036854775807 {
                                return ::core::result::Result::Err(
                                    r::OpError::inside(
                                        Self::NAME,
                                        r::Call::new(OP, &[x_2]),
                                        r::Reason::Fit {
                                            param: ::core::option::Option::Some("x"),
                                            value: x,
                                            ty: "i64",
                                        },
                                    ),
                                );
                            }
                            x as i64
                        },
                    ) {
                        ::core::result::Result::Ok(v) => v as i64,
                        ::core::result::Result::Err(e) => {
                            return ::core::result::Result::Err(
                                e.through(r::Call::new(OP, &[x_2])),
                            );
                        }
                    }) as u64,
                ) {
                    ::core::result::Result::Ok(v) => v as i128,
                    ::core::result::Result::Err(e) => {
                        return ::core::result::Result::Err(
                            e.through(r::Call::new(OP, &[x_2])),
                        );
                    }
                }) + 1;
                if x > 18446744073709551615 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[x_2]),
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
        /// `named`.
        #[inline]
        pub const fn named(
            self,
            what: &str,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[13usize];
            ::core::result::Result::Ok({
                let x = if {
                    let t = what.as_bytes();
                    t.len() == 3usize && t[0usize] == 97u8 && t[1usize] == 98u8
                        && t[2usize] == 99u8
                } {
                    1i64
                } else {
                    what.len() as i64
                };
                if x > 255 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[0]),
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
        /// `many`.
        #[inline]
        pub const fn many(
            self,
            a: u8,
            b_2: u8,
            c: u8,
            d: u8,
            e_2: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[14usize];
            ::core::result::Result::Ok({
                let x = ((((a as i64) + (b_2 as i64)) + (c as i64)) + (d as i64))
                    + (e_2 as i64);
                if x > 255 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(
                                OP,
                                &[a as u64, b_2 as u64, c as u64, d as u64, e_2 as u64],
                            ),
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
        /// `loose_sum`.
        #[inline]
        pub const fn loose_sum(
            self,
            a: i128,
            b_2: u8,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[15usize];
            ::core::result::Result::Ok({
                let x = {
                    let (x, y) = (a, (b_2 as i64) as i128);
                    match x.checked_add(y) {
                        ::core::option::Option::Some(v) => v,
                        ::core::option::Option::None => {
                            return ::core::result::Result::Err(
                                r::OpError::inside(
                                    Self::NAME,
                                    r::Call::new(OP, &[a as u64, b_2 as u64]),
                                    r::Reason::Arithmetic {
                                        left: x,
                                        symbol: "+",
                                        right: y,
                                        why: "overflows",
                                    },
                                ),
                            );
                        }
                    }
                };
                if x < 0 || x > 18446744073709551615 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[a as u64, b_2 as u64]),
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
        /// `last_of`.
        #[inline]
        pub const fn last_of(
            self,
            a: Soc,
            b_2: Soc,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[16usize];
            ::core::result::Result::Ok({
                let x = if (a.0 as i128) > (b_2.0 as i128) {
                    (a.0 as i128) - (b_2.0 as i128)
                } else {
                    (b_2.0 as i128) - (a.0 as i128)
                };
                if x < 0 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[a.0, b_2.0]),
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
        /// `maybe`.
        #[inline]
        pub const fn maybe(
            self,
            x_2: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[17usize];
            ::core::result::Result::Ok(
                (if (x_2 as i64) < 10 {
                    x_2 as i64
                } else {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[x_2 as u64]),
                            r::Reason::Unknown {
                                name: "CLOCK",
                                why: "not published",
                            },
                        ),
                    )
                }) as u8,
            )
        }
    }
    impl Places for First {
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
        fn to_bar(
            &self,
            a: Soc,
        ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError> {
            First::to_bar(*self, a)
        }
        #[inline]
        fn weight(
            &self,
            step: u8,
        ) -> ::core::result::Result<i32, ::chappe_runtime::ops::OpError> {
            First::weight(*self, step)
        }
        #[inline]
        fn title(
            &self,
            unit: u8,
        ) -> ::core::result::Result<&'static str, ::chappe_runtime::ops::OpError> {
            First::title(*self, unit)
        }
        #[inline]
        fn narrow(
            &self,
            x_2: i64,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            First::narrow(*self, x_2)
        }
        #[inline]
        fn risky(
            &self,
            x_2: u64,
            y_2: u64,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            First::risky(*self, x_2, y_2)
        }
        #[inline]
        fn shifted(
            &self,
            x_2: i64,
            y_2: i64,
        ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
            First::shifted(*self, x_2, y_2)
        }
        #[inline]
        fn kind(
            &self,
            of: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            First::kind(*self, of)
        }
        #[inline]
        fn name_2(
            &self,
            self_: u8,
        ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
            First::name_2(*self, self_)
        }
        #[inline]
        fn nothing(&self) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            First::nothing(*self)
        }
        #[inline]
        fn gap(
            &self,
            unit: u32,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            First::gap(*self, unit)
        }
        #[inline]
        fn deep(
            &self,
            x_2: u64,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            First::deep(*self, x_2)
        }
        #[inline]
        fn named(
            &self,
            what: &str,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            First::named(*self, what)
        }
        #[inline]
        fn many(
            &self,
            a: u8,
            b_2: u8,
            c: u8,
            d: u8,
            e_2: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            First::many(*self, a, b_2, c, d, e_2)
        }
        #[inline]
        fn loose_sum(
            &self,
            a: i128,
            b_2: u8,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            First::loose_sum(*self, a, b_2)
        }
        #[inline]
        fn last_of(
            &self,
            a: Soc,
            b_2: Soc,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            First::last_of(*self, a, b_2)
        }
        #[inline]
        fn maybe(
            &self,
            x_2: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            First::maybe(*self, x_2)
        }
    }
    /// Everywhere the same.
    pub const WORD: u32 = 64;
    /// `units`.
    pub const UNITS: u32 = 6;
    /// `only_first`.
    pub const ONLY_FIRST: u32 = 1;
}
/// What is on `second`.
pub mod second {
    #[allow(unused_imports, reason = "what is the same everywhere")]
    pub use super::{
        Unit, BIG, LOW, LOOSE, ROOT, NAME, StepsRow, STEPS, Soc, Bar, Places, Arch,
    };
    /// Inherits.
    ///
    /// Not known:
    ///
    /// - `CLOCK`: not published
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Second;
    impl Second {
        /// What the specification says of it.
        pub const INFO: &'static ::chappe_runtime::ops::ArchInfo = {
            use ::chappe_runtime::ops as r;
            &r::ArchInfo {
                name: "second",
                number: ::core::option::Option::Some(16u64),
                aliases: &[],
                parents: &["first"],
                columns: &[],
                docs: "Inherits.",
            }
        };
        /// Its name in the specification.
        pub const NAME: &'static str = Self::INFO.name;
    }
    #[allow(
        unused,
        clippy::all,
        clippy::pedantic,
        reason = "as the specification says it"
    )]
    impl Second {
        /// Base of a unit.
        /// Doubled.
        ///
        /// Confidence: inferred.
        #[inline]
        pub const fn base(
            self,
            unit: u32,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[0usize];
            if !((unit as i64) < 16) {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64]),
                        r::Reason::Bound("no such unit"),
                    ),
                );
            }
            ::core::result::Result::Ok(
                Soc((17591380738048 + ((unit as i64) << 23)) as u64),
            )
        }
        /// `window`.
        #[inline]
        pub const fn window(
            self,
            unit: u32,
            id: u16,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[1usize];
            let _ = {
                let x = id as i64;
                if x > 4095 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[unit as u64, id as u64]),
                            r::Reason::Fit {
                                param: ::core::option::Option::Some("id"),
                                value: x as i128,
                                ty: "u12",
                            },
                        ),
                    );
                }
                x as u16
            };
            if !((unit as i64) < 16) {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64, id as u64]),
                        r::Reason::Bound("no such unit"),
                    ),
                );
            }
            if !((id as i64) != 13) {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64, id as u64]),
                        r::Reason::Bound("thirteen is no id"),
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
        /// `to_bar`.
        #[inline]
        pub const fn to_bar(
            self,
            a: Soc,
        ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[2usize];
            ::core::result::Result::Ok({
                let x = (a.0 as i128) - 17591380738048;
                if x < 0 || x > 1099511627775 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[a.0]),
                            r::Reason::Fit {
                                param: ::core::option::Option::None,
                                value: x,
                                ty: "bar (u40)",
                            },
                        ),
                    );
                }
                Bar(x as u64)
            })
        }
        /// `weight`.
        #[inline]
        pub const fn weight(
            self,
            step: u8,
        ) -> ::core::result::Result<i32, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[3usize];
            ::core::result::Result::Ok(
                (match step as i64 {
                    0 => -1i64,
                    1 => {
                        return ::core::result::Result::Err(
                            r::OpError::inside(
                                Self::NAME,
                                r::Call::new(OP, &[step as u64]),
                                r::Reason::Unknown {
                                    name: "Steps",
                                    why: "",
                                },
                            ),
                        );
                    }
                    2 => 7i64,
                    x => {
                        return ::core::result::Result::Err(
                            r::OpError::inside(
                                Self::NAME,
                                r::Call::new(OP, &[step as u64]),
                                r::Reason::Row {
                                    table: "Steps",
                                    rows: 3u32,
                                    row: (x as i128),
                                },
                            ),
                        );
                    }
                }) as i32,
            )
        }
        /// `title`.
        #[inline]
        pub const fn title(
            self,
            unit: u8,
        ) -> ::core::result::Result<&'static str, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[4usize];
            if !((unit as i64) < 16) {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64]),
                        r::Reason::Bound("no such unit"),
                    ),
                );
            }
            ::core::result::Result::Ok(
                if (unit as i64) == 0 {
                    "zero"
                } else {
                    if (unit as i64) < 3 { "few" } else { "many" }
                },
            )
        }
        /// `narrow`.
        #[inline]
        pub const fn narrow(
            self,
            x_2: i64,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[5usize];
            ::core::result::Result::Ok({
                let x = x_2;
                if x < 0 || x > 255 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[x_2 as u64]),
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
        /// `risky`.
        #[inline]
        pub const fn risky(
            self,
            x_2: u64,
            y_2: u64,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[6usize];
            ::core::result::Result::Ok({
                let x = {
                    let (x, y) = (
                        {
                            let (x, y) = (
                                {
                                    let (x, y) = (x_2 as i128, x_2 as i128);
                                    match x.checked_mul(y) {
                                        ::core::option::Option::Some(v) => v,
                                        ::core::option::Option::None => {
                                            return ::core::result::Result::Err(
                                                r::OpError::inside(
                                                    Self::NAME,
                                                    r::Call::new(OP, &[x_2, y_2]),
                                                    r::Reason::Arithmetic {
                                                        left: x,
                                                        symbol: "*",
                                                        right: y,
                                                        why: "overflows",
                                                    },
                                                ),
                                            );
                                        }
                                    }
                                },
                                y_2 as i128,
                            );
                            match x.checked_mul(y) {
                                ::core::option::Option::Some(v) => v,
                                ::core::option::Option::None => {
                                    return ::core::result::Result::Err(
                                        r::OpError::inside(
                                            Self::NAME,
                                            r::Call::new(OP, &[x_2, y_2]),
                                            r::Reason::Arithmetic {
                                                left: x,
                                                symbol: "*",
                                                right: y,
                                                why: "overflows",
                                            },
                                        ),
                                    );
                                }
                            }
                        },
                        (y_2 as i128) - 5,
                    );
                    if y == 0 {
                        return ::core::result::Result::Err(
                            r::OpError::inside(
                                Self::NAME,
                                r::Call::new(OP, &[x_2, y_2]),
                                r::Reason::Arithmetic {
                                    left: x,
                                    symbol: "/",
                                    right: y,
                                    why: "divides by zero",
                                },
                            ),
                        );
                    }
                    match x.checked_div(y) {
                        ::core::option::Option::Some(v) => v,
                        ::core::option::Option::None => {
                            return ::core::result::Result::Err(
                                r::OpError::inside(
                                    Self::NAME,
                                    r::Call::new(OP, &[x_2, y_2]),
                                    r::Reason::Arithmetic {
                                        left: x,
                                        symbol: "/",
                                        right: y,
                                        why: "overflows",
                                    },
                                ),
                            );
                        }
                    }
                };
                if x < 0 || x > 18446744073709551615 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[x_2, y_2]),
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
        /// `shifted`.
        #[inline]
        pub const fn shifted(
            self,
            x_2: i64,
            y_2: i64,
        ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[7usize];
            ::core::result::Result::Ok({
                let x = ({
                    let (x, y) = ((x_2) as i128, (y_2) as i128);
                    if y < 0 || y > 127 {
                        return ::core::result::Result::Err(
                            r::OpError::inside(
                                Self::NAME,
                                r::Call::new(OP, &[x_2 as u64, y_2 as u64]),
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
                                r::Call::new(OP, &[x_2 as u64, y_2 as u64]),
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
                }) >> 2;
                if x < (-9223372036854775808) || x > 9223372036854775807 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[x_2 as u64, y_2 as u64]),
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
        /// `kind`.
        #[inline]
        pub const fn kind(
            self,
            of: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[8usize];
            ::core::result::Result::Ok({
                let x = (of as i64) + 1;
                if x > 255 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[of as u64]),
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
        /// `name`.
        #[inline]
        pub const fn name_2(
            self,
            self_: u8,
        ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[9usize];
            ::core::result::Result::Ok((2 * (self_ as i64)) as u16)
        }
        /// `nothing`.
        #[inline]
        pub const fn nothing(
            self,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[10usize];
            ::core::result::Result::Ok(31)
        }
        /// `gap`.
        #[inline]
        pub const fn gap(
            self,
            unit: u32,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[11usize];
            if !((unit as i64) < 16) {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64]),
                        r::Reason::Bound("no such unit"),
                    ),
                );
            }
            ::core::result::Result::Ok({
                let x = (match Self::base(self, (unit as i64) as u32) {
                    ::core::result::Result::Ok(v) => v.0 as i128,
                    ::core::result::Result::Err(e) => {
                        return ::core::result::Result::Err(
                            e.through(r::Call::new(OP, &[unit as u64])),
                        );
                    }
                }) + 1;
                if x > 18446744073709551615 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[unit as u64]),
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
        /// `deep`.
        #[inline]
        pub const fn deep(
            self,
            x_2: u64,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[12usize];
            ::core::result::Result::Ok({
                let x = (match Self::risky(
                    self,
                    (x_2 as i128) as u64,
                    (match Self::narrow(
                        self,
                        {
                            let x = x_2 as i128;
                            if x > 9223372036854775807 {
                                return ::core::result::Result::Err(
                                    r::OpError::inside(
                                        Self::NAME,
                                        r::Call::new(OP, &[x_2]),
                                        r::Reason::Fit {
                                            param: ::core::option::Option::Some("x"),
                                            value: x,
                                            ty: "i64",
                                        },
                                    ),
                                );
                            }
                            x as i64
                        },
                    ) {
                        ::core::result::Result::Ok(v) => v as i64,
                        ::core::result::Result::Err(e) => {
                            return ::core::result::Result::Err(
                                e.through(r::Call::new(OP, &[x_2])),
                            );
                        }
                    }) as u64,
                ) {
                    ::core::result::Result::Ok(v) => v as i128,
                    ::core::result::Result::Err(e) => {
                        return ::core::result::Result::Err(
                            e.through(r::Call::new(OP, &[x_2])),
                        );
                    }
                }) + 1;
                if x > 18446744073709551615 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[x_2]),
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
        /// `named`.
        #[inline]
        pub const fn named(
            self,
            what: &str,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[13usize];
            ::core::result::Result::Ok({
                let x = if {
                    let t = what.as_bytes();
                    t.len() == 3usize && t[0usize] == 97u8 && t[1usize] == 98u8
                        && t[2usize] == 99u8
                } {
                    1i64
                } else {
                    what.len() as i64
                };
                if x > 255 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[0]),
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
        /// `many`.
        #[inline]
        pub const fn many(
            self,
            a: u8,
            b_2: u8,
            c: u8,
            d: u8,
            e_2: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[14usize];
            ::core::result::Result::Ok({
                let x = ((((a as i64) + (b_2 as i64)) + (c as i64)) + (d as i64))
                    + (e_2 as i64);
                if x > 255 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(
                                OP,
                                &[a as u64, b_2 as u64, c as u64, d as u64, e_2 as u64],
                            ),
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
        /// `loose_sum`.
        #[inline]
        pub const fn loose_sum(
            self,
            a: i128,
            b_2: u8,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[15usize];
            ::core::result::Result::Ok({
                let x = {
                    let (x, y) = (a, (b_2 as i64) as i128);
                    match x.checked_add(y) {
                        ::core::option::Option::Some(v) => v,
                        ::core::option::Option::None => {
                            return ::core::result::Result::Err(
                                r::OpError::inside(
                                    Self::NAME,
                                    r::Call::new(OP, &[a as u64, b_2 as u64]),
                                    r::Reason::Arithmetic {
                                        left: x,
                                        symbol: "+",
                                        right: y,
                                        why: "overflows",
                                    },
                                ),
                            );
                        }
                    }
                };
                if x < 0 || x > 18446744073709551615 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[a as u64, b_2 as u64]),
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
        /// `last_of`.
        #[inline]
        pub const fn last_of(
            self,
            a: Soc,
            b_2: Soc,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[16usize];
            ::core::result::Result::Ok({
                let x = if (a.0 as i128) > (b_2.0 as i128) {
                    (a.0 as i128) - (b_2.0 as i128)
                } else {
                    (b_2.0 as i128) - (a.0 as i128)
                };
                if x < 0 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[a.0, b_2.0]),
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
        /// `maybe`.
        #[inline]
        pub const fn maybe(
            self,
            x_2: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[17usize];
            ::core::result::Result::Ok(
                (if (x_2 as i64) < 10 {
                    x_2 as i64
                } else {
                    return ::core::result::Result::Err(
                        r::OpError::inside(
                            Self::NAME,
                            r::Call::new(OP, &[x_2 as u64]),
                            r::Reason::Unknown {
                                name: "CLOCK",
                                why: "not published",
                            },
                        ),
                    )
                }) as u8,
            )
        }
    }
    impl Places for Second {
        #[inline]
        fn base(
            &self,
            unit: u32,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            Second::base(*self, unit)
        }
        #[inline]
        fn window(
            &self,
            unit: u32,
            id: u16,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            Second::window(*self, unit, id)
        }
        #[inline]
        fn to_bar(
            &self,
            a: Soc,
        ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError> {
            Second::to_bar(*self, a)
        }
        #[inline]
        fn weight(
            &self,
            step: u8,
        ) -> ::core::result::Result<i32, ::chappe_runtime::ops::OpError> {
            Second::weight(*self, step)
        }
        #[inline]
        fn title(
            &self,
            unit: u8,
        ) -> ::core::result::Result<&'static str, ::chappe_runtime::ops::OpError> {
            Second::title(*self, unit)
        }
        #[inline]
        fn narrow(
            &self,
            x_2: i64,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            Second::narrow(*self, x_2)
        }
        #[inline]
        fn risky(
            &self,
            x_2: u64,
            y_2: u64,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            Second::risky(*self, x_2, y_2)
        }
        #[inline]
        fn shifted(
            &self,
            x_2: i64,
            y_2: i64,
        ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
            Second::shifted(*self, x_2, y_2)
        }
        #[inline]
        fn kind(
            &self,
            of: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            Second::kind(*self, of)
        }
        #[inline]
        fn name_2(
            &self,
            self_: u8,
        ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
            Second::name_2(*self, self_)
        }
        #[inline]
        fn nothing(&self) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            Second::nothing(*self)
        }
        #[inline]
        fn gap(
            &self,
            unit: u32,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            Second::gap(*self, unit)
        }
        #[inline]
        fn deep(
            &self,
            x_2: u64,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            Second::deep(*self, x_2)
        }
        #[inline]
        fn named(
            &self,
            what: &str,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            Second::named(*self, what)
        }
        #[inline]
        fn many(
            &self,
            a: u8,
            b_2: u8,
            c: u8,
            d: u8,
            e_2: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            Second::many(*self, a, b_2, c, d, e_2)
        }
        #[inline]
        fn loose_sum(
            &self,
            a: i128,
            b_2: u8,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            Second::loose_sum(*self, a, b_2)
        }
        #[inline]
        fn last_of(
            &self,
            a: Soc,
            b_2: Soc,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            Second::last_of(*self, a, b_2)
        }
        #[inline]
        fn maybe(
            &self,
            x_2: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            Second::maybe(*self, x_2)
        }
    }
    /// `WORD`.
    pub const WORD: u32 = 32;
    /// `units`.
    pub const UNITS: u32 = 16;
    /// `only_first`.
    pub const ONLY_FIRST: u32 = 1;
}
/// What is on `third`.
pub mod third {
    #[allow(unused_imports, reason = "what is the same everywhere")]
    pub use super::{
        Unit, BIG, LOW, LOOSE, ROOT, NAME, StepsRow, STEPS, Soc, Bar, Places, Arch,
    };
    /// Says little.
    ///
    /// Not known:
    ///
    /// - `CLOCK`: not published
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Third;
    impl Third {
        /// What the specification says of it.
        pub const INFO: &'static ::chappe_runtime::ops::ArchInfo = {
            use ::chappe_runtime::ops as r;
            &r::ArchInfo {
                name: "third",
                number: ::core::option::Option::None,
                aliases: &[],
                parents: &[],
                columns: &[],
                docs: "Says little.",
            }
        };
        /// Its name in the specification.
        pub const NAME: &'static str = Self::INFO.name;
    }
    #[allow(
        unused,
        clippy::all,
        clippy::pedantic,
        reason = "as the specification says it"
    )]
    impl Third {
        /// Base of a unit.
        #[inline]
        pub const fn base(
            self,
            unit: u32,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[0usize];
            if !((unit as i64) < 1) {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64]),
                        r::Reason::Bound("no such unit"),
                    ),
                );
            }
            ::core::result::Result::Ok({
                let x = {
                    let (x, y) = (18374686479671623680i128, (unit as i64) as i128);
                    if y < 0 || y > 127 {
                        return ::core::result::Result::Err(
                            r::OpError::inside(
                                Self::NAME,
                                r::Call::new(OP, &[unit as u64]),
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
                                r::Call::new(OP, &[unit as u64]),
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
                if x < 0 || x > 18446744073709551615 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[unit as u64]),
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
        /// `window`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn window(
            self,
            unit: u32,
            id: u16,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[1usize];
            let _ = {
                let x = id as i64;
                if x > 4095 {
                    return ::core::result::Result::Err(
                        r::OpError::new(
                            Self::NAME,
                            r::Call::new(OP, &[unit as u64, id as u64]),
                            r::Reason::Fit {
                                param: ::core::option::Option::Some("id"),
                                value: x as i128,
                                ty: "u12",
                            },
                        ),
                    );
                }
                x as u16
            };
            if !((unit as i64) < 1) {
                return ::core::result::Result::Err(
                    r::OpError::new(
                        Self::NAME,
                        r::Call::new(OP, &[unit as u64, id as u64]),
                        r::Reason::Bound("no such unit"),
                    ),
                );
            }
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[unit as u64, id as u64]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `to_bar`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn to_bar(
            self,
            a: Soc,
        ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[2usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[a.0]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `weight`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn weight(
            self,
            step: u8,
        ) -> ::core::result::Result<i32, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[3usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[step as u64]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `title`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn title(
            self,
            unit: u8,
        ) -> ::core::result::Result<&'static str, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[4usize];
            if !((unit as i64) < 1) {
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
        /// `narrow`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn narrow(
            self,
            x_2: i64,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[5usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[x_2 as u64]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `risky`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn risky(
            self,
            x_2: u64,
            y_2: u64,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[6usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[x_2, y_2]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `shifted`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn shifted(
            self,
            x_2: i64,
            y_2: i64,
        ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[7usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[x_2 as u64, y_2 as u64]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `kind`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn kind(
            self,
            of: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[8usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[of as u64]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `name`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn name_2(
            self,
            self_: u8,
        ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[9usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[self_ as u64]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `nothing`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn nothing(
            self,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[10usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `gap`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn gap(
            self,
            unit: u32,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[11usize];
            if !((unit as i64) < 1) {
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
        /// `deep`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn deep(
            self,
            x_2: u64,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[12usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[x_2]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `named`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn named(
            self,
            what: &str,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[13usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[0]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `many`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn many(
            self,
            a: u8,
            b_2: u8,
            c: u8,
            d: u8,
            e_2: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[14usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(
                        OP,
                        &[a as u64, b_2 as u64, c as u64, d as u64, e_2 as u64],
                    ),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `loose_sum`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn loose_sum(
            self,
            a: i128,
            b_2: u8,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[15usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[a as u64, b_2 as u64]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `last_of`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn last_of(
            self,
            a: Soc,
            b_2: Soc,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[16usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[a.0, b_2.0]),
                    r::Reason::NotImplemented,
                ),
            )
        }
        /// `maybe`.
        ///
        /// Not implemented.
        #[inline]
        pub const fn maybe(
            self,
            x_2: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            use ::chappe_runtime::ops as r;
            const OP: &r::OpInfo = &<dyn Places>::INFO.ops[17usize];
            ::core::result::Result::Err(
                r::OpError::new(
                    Self::NAME,
                    r::Call::new(OP, &[x_2 as u64]),
                    r::Reason::NotImplemented,
                ),
            )
        }
    }
    impl Places for Third {
        #[inline]
        fn base(
            &self,
            unit: u32,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            Third::base(*self, unit)
        }
        #[inline]
        fn window(
            &self,
            unit: u32,
            id: u16,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            Third::window(*self, unit, id)
        }
        #[inline]
        fn to_bar(
            &self,
            a: Soc,
        ) -> ::core::result::Result<Bar, ::chappe_runtime::ops::OpError> {
            Third::to_bar(*self, a)
        }
        #[inline]
        fn weight(
            &self,
            step: u8,
        ) -> ::core::result::Result<i32, ::chappe_runtime::ops::OpError> {
            Third::weight(*self, step)
        }
        #[inline]
        fn title(
            &self,
            unit: u8,
        ) -> ::core::result::Result<&'static str, ::chappe_runtime::ops::OpError> {
            Third::title(*self, unit)
        }
        #[inline]
        fn narrow(
            &self,
            x_2: i64,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            Third::narrow(*self, x_2)
        }
        #[inline]
        fn risky(
            &self,
            x_2: u64,
            y_2: u64,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            Third::risky(*self, x_2, y_2)
        }
        #[inline]
        fn shifted(
            &self,
            x_2: i64,
            y_2: i64,
        ) -> ::core::result::Result<i64, ::chappe_runtime::ops::OpError> {
            Third::shifted(*self, x_2, y_2)
        }
        #[inline]
        fn kind(
            &self,
            of: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            Third::kind(*self, of)
        }
        #[inline]
        fn name_2(
            &self,
            self_: u8,
        ) -> ::core::result::Result<u16, ::chappe_runtime::ops::OpError> {
            Third::name_2(*self, self_)
        }
        #[inline]
        fn nothing(&self) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            Third::nothing(*self)
        }
        #[inline]
        fn gap(
            &self,
            unit: u32,
        ) -> ::core::result::Result<Soc, ::chappe_runtime::ops::OpError> {
            Third::gap(*self, unit)
        }
        #[inline]
        fn deep(
            &self,
            x_2: u64,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            Third::deep(*self, x_2)
        }
        #[inline]
        fn named(
            &self,
            what: &str,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            Third::named(*self, what)
        }
        #[inline]
        fn many(
            &self,
            a: u8,
            b_2: u8,
            c: u8,
            d: u8,
            e_2: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            Third::many(*self, a, b_2, c, d, e_2)
        }
        #[inline]
        fn loose_sum(
            &self,
            a: i128,
            b_2: u8,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            Third::loose_sum(*self, a, b_2)
        }
        #[inline]
        fn last_of(
            &self,
            a: Soc,
            b_2: Soc,
        ) -> ::core::result::Result<u64, ::chappe_runtime::ops::OpError> {
            Third::last_of(*self, a, b_2)
        }
        #[inline]
        fn maybe(
            &self,
            x_2: u8,
        ) -> ::core::result::Result<u8, ::chappe_runtime::ops::OpError> {
            Third::maybe(*self, x_2)
        }
    }
    /// Everywhere the same.
    pub const WORD: u32 = 64;
    /// `units`.
    pub const UNITS: u32 = 1;
}
