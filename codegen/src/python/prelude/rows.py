# ---- Rows of a record ------------------------------------------------------------------------------------------------


class _If(NamedTuple):
    """A condition on the fields of a record: the function, the fields it uses, and its words or message."""

    holds: Callable[[Any], bool]
    uses: Tuple[str, ...]
    words: str


class _Row:
    """A row of a record; this one holds nothing, as bytes that are zero or ignored."""

    fixed = False
    """Its bits are given by the specification."""

    def __init__(
        self,
        name: Optional[str],
        offset: int,
        words: str = "",
        attr: Optional[str] = None,
        doc: str = "",
        given: Optional[_If] = None,
        requires: Tuple[_If, ...] = (),
        gone: Optional[str] = None,
        hexadecimal: bool = False,
        shared: bool = False,
    ) -> None:
        self.name = name
        self.offset = offset
        self.words = words
        self.attr = name if attr is None else attr
        self.doc = doc
        self.given = given
        self.requires = requires
        self.gone = gone
        self.hexadecimal = hexadecimal
        self.shared = shared
        self.spot = _bytes_at(name, offset, 1)
        self.always = given is None and gone is None
        self.index = 0
        self.depends: FrozenSet[int] = frozenset()

    def get(self, record: Record) -> Any:
        """Its value in a record."""
        return None

    def put(self, record: Record, data: Any) -> None:
        """Stores its value."""

    def attrs(self) -> Tuple[str, ...]:
        """The attributes that it is kept in."""
        return ()

    def cover(self) -> int:
        """Its bits in the record, as the ones of a number."""
        return 0

    def here(self, record: Record) -> bool:
        """Whether it is there."""
        return self.always or self.gone is None and self.given is not None and self.given.holds(record)

    def is_zero(self, data: object) -> bool:
        return data is None

    def write(self, e: _Encoder, layout: _Layout, record: Record, base: int, spot: _Spot, data: Any) -> None:
        """Writes it."""

    def read(self, d: _Decoder, r: _Reading) -> Any:
        """Reads it."""

    def literal(self, data: Any, always: bool) -> Optional[str]:
        """As a field of a literal; None if it is not printed."""
        return None

    def shared_value(self, data: Any) -> Optional[Tuple[_Place, int, int]]:
        """The place and value that others may overwrite on purpose, and where the place starts."""
        return None

    def info(self) -> List[FieldInfo]:
        """It as metadata."""
        return []

    def _info(
        self, name: Optional[str], offset: int, bits: Tuple[Tuple[int, int], ...], words: str, doc: bool = True
    ) -> FieldInfo:
        width = sum(end - first for first, end in bits)
        given = None if self.given is None else self.given.words
        return FieldInfo(name, offset, width, bits, words, given, self.doc if doc else "")


def _by_significance(place: _Place) -> Tuple[Tuple[int, int], ...]:
    return tuple((bit, bit + width) for bit, _, width in sorted(place.pieces, key=lambda p: p[1]))


class _Fill(_Row):
    """Bytes without a name."""

    def __init__(self, offset: int, *ranges: Tuple[int, int], ignored: bool = False, **rest: Any) -> None:
        super().__init__(None, offset, "ignored" if ignored else "zero", **rest)
        self.ignored = ignored
        self.bits = ranges

    def cover(self) -> int:
        return _ones(*self.bits)

    def info(self) -> List[FieldInfo]:
        return [self._info(None, self.offset, self.bits, self.words)]


class _Constant(_Row):
    """Bits that are stamped on encoding and checked on decoding."""

    fixed = True

    def __init__(
        self, name: Optional[str], offset: int, place: _Place, bits: int, words: str, key: bool = False, **rest: Any
    ) -> None:
        super().__init__(name, offset, words, **rest)
        self.place = place
        self.bits = bits
        self.key = key
        self.spot = place.spot(name, offset)
        self.stamped = False
        """All of it is among the record's fixed bits."""

    def cover(self) -> int:
        return self.place.cover()

    def write(self, e: _Encoder, layout: _Layout, record: Record, base: int, spot: _Spot, data: Any) -> None:
        if not self.stamped:
            self.place.put(e.data, base, self.bits)

    def read(self, d: _Decoder, r: _Reading) -> None:
        found = self.place.get(d.data, r.base)
        if found != self.bits:
            spot, width = self.spot.moved(r.base), self.place.width
            d.error(_CONSTANT, spot, f"at {spot.at()} must be {_hex(self.bits, width)}, found {_hex(found, width)}")

    def info(self) -> List[FieldInfo]:
        return [self._info(self.name, self.offset, _by_significance(self.place), self.words)]


class _Field(_Row):
    """A value that lies in a field of the class."""

    def attrs(self) -> Tuple[str, ...]:
        return (self.attr,) if self.attr else ()

    def get(self, record: Record) -> Any:
        return getattr(record, self.attr) if self.attr else None

    def put(self, record: Record, data: Any) -> None:
        if self.attr:
            setattr(record, self.attr, data)


class _Value(_Field):
    """A value of a type."""

    def __init__(
        self, name: str, offset: int, type: _Type, at: Union[_Place, int], words: str, **rest: Any
    ) -> None:
        super().__init__(name, offset, words, **rest)
        self.type = type
        self.place = at if isinstance(at, _Place) else None
        self.byte = at if isinstance(at, int) else 0
        self.spot = at.spot(name, offset) if isinstance(at, _Place) else _bytes_at(name, at, 1)

    def cover(self) -> int:
        return self.type.cover() << self.byte * 8 if self.place is None else self.place.cover()

    def is_zero(self, data: object) -> bool:
        return self.type.is_zero(data)

    def write(self, e: _Encoder, layout: _Layout, record: Record, base: int, spot: _Spot, data: Any) -> None:
        if self.place is None:
            self.type.write(e, spot, base + self.byte, data)
        elif isinstance(self.type, _Scalar):
            bits = self.type.pattern(e, spot, data)
            if bits is not None:
                self.place.put(e.data, base, bits)

    def read(self, d: _Decoder, r: _Reading) -> Any:
        if self.place is not None and isinstance(self.type, _Scalar):
            return self.type.number(d, self.spot.moved(r.base), self.place.get(d.data, r.base))
        return self.type.read(d, self.spot.moved(r.base), r.base + self.byte)

    def literal(self, data: Any, always: bool) -> Optional[str]:
        if self.type.is_zero(data) and not always:
            return None
        return f"{self.name}: {self.type.show(data, self.hexadecimal)}"

    def shared_value(self, data: Any) -> Optional[Tuple[_Place, int, int]]:
        if not self.shared or self.place is None or not isinstance(data, int):
            return None
        return self.place, int(data) & (1 << self.place.width) - 1, self.offset

    def info(self) -> List[FieldInfo]:
        if self.place is not None:
            return [self._info(self.name, self.offset, _by_significance(self.place), self.words)]
        bits = ((self.byte * 8, (self.byte + self.type.size) * 8),)
        return [self._info(self.name, self.offset, bits, self.words)]


