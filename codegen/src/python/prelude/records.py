# ---- Records ---------------------------------------------------------------------------------------------------------

_R = TypeVar("_R", bound="Record")
_Bytes = Union[bytes, bytearray, memoryview]


@dataclasses.dataclass(frozen=True)
class FieldInfo:
    """A row of a record, or an operand of a mode, for tools."""

    name: Optional[str]
    """As the specification has it; `wait.index` and `wait.value` for operands; None for bytes without a name."""
    offset: int
    """First byte."""
    width: int
    """Number of bits."""
    bits: Tuple[Tuple[int, int], ...]
    """Its bits, half open, most significant part of the value last. Bit n is bit n % 8 of byte n // 8."""
    type: str
    """In the specification's words: `u8`, `Wait?`, `bits[256]`."""
    condition: Optional[str]
    """It is there only if this holds."""
    doc: str


class _Family:
    """Records of one size that key fields tell apart."""

    def __init__(self, name: str, size: int, *keys: Tuple[str, _Place]) -> None:
        self.name = name
        self.size = size
        self.keys = keys
        self.layouts: List[_Layout] = []
        """Of its members, as decoding tries them."""
        self.by_mask: Dict[int, Dict[int, List[int]]] = {}
        """Indices of layouts by their fixed bits: mask, then value."""

    def join(self, layouts: List[_Layout]) -> None:
        """Gives the family its members."""
        self.layouts = layouts
        for i, layout in enumerate(layouts):
            self.by_mask.setdefault(layout.mask, {}).setdefault(layout.value, []).append(i)

    def full(self, data: _Bytes) -> List[_Layout]:
        """Members all of whose fixed bits match."""
        bits = int.from_bytes(data, "little")
        found = sorted(i for mask, values in self.by_mask.items() for i in values.get(bits & mask, ()))
        return [self.layouts[i] for i in found]

    def nested(self, data: _Bytes) -> _Family:
        """The nested family whose members have the outer keys of these bytes, if there is one."""
        for layout in self.layouts if self.keys else ():
            if all(place.get(layout.stamped, 0) == place.get(data, 0) for _, place in self.keys):
                return layout.cls._family or self
        return self

    def no_member(self, data: _Bytes) -> CodecError:
        family = self.nested(data)
        keys = [f"{name} {_hex(place.get(data, 0), place.width)}" for name, place in family.keys]
        text = ", ".join(keys) or "a record with these bytes"
        e = CodecError(_NO_MEMBER, f"{text} is no member of {family.name}")
        for name, place in family.keys[:1]:
            e.field, e.offset, e.bits = name, place.first // 8, (place.first, place.first + place.width)
        return e


def _pick(families: Sequence[_Family], data: _Bytes) -> _Layout:
    """The layout of the member that bytes are, or are meant to be."""
    fitting = [f for f in families if f.size == len(data)]
    full = [layout for f in fitting for layout in f.full(data)]
    for layout in full:
        if layout.gone is None:
            return layout
    if full:
        return full[0]
    close = [layout for f in fitting for layout in f.layouts if layout.keys_match(data)]
    if close:
        return min(close, key=lambda layout: (layout.gone is not None, layout.mismatches(data)))
    for family in fitting:
        raise family.no_member(data)
    nearest = min((f.size for f in families), key=lambda size: abs(size - len(data)), default=None)
    if nearest is None:
        raise CodecError(_NO_MEMBER, f"{_TITLE} has no family of records")
    raise CodecError(_LENGTH, f"{len(data)} bytes, {nearest} needed")


def _decoded(layout: _Layout, data: _Bytes) -> Tuple[Record, Tuple[Profile, ...]]:
    d = _Decoder(layout, data)
    if len(data) != layout.size:
        text = f"{layout.name}: {len(data)} bytes, {layout.size} needed"
        d.report.push(_LENGTH, _bytes_at(None, 0, layout.size), text)
        value = layout.blank()
    else:
        value = d.record(layout, 0)
        d.unproducible()
    if d.report.first is not None:
        raise d.report.first
    return value, tuple(p.profile for p in d.producers)


class Record:
    """What records have in common. A family of records is a base class of its members."""

    NAME: ClassVar[str] = "record"
    """As the specification has it."""
    SIZE: ClassVar[int] = 0
    """In bytes."""
    _layout: ClassVar[Optional[_Layout]] = None
    _family: ClassVar[Optional[_Family]] = None

    def encode(self, profile: Optional[Profile] = DEFAULT_PROFILE) -> bytes:
        """The bytes of the record, as a profile writes it.

        Without a profile nothing is refused and nothing is written that the record does not say.
        Raises CodecError, for the first mistake in byte order.
        """
        layout = self._layout
        if layout is None:
            raise CodecError(_WRONG_KIND, f"{self.NAME} is a family: encode one of its members")
        e = _Encoder(layout, None if profile is None else _PRODUCERS[profile])
        e.record(layout, self, 0)
        if e.report.first is not None:
            raise e.report.first
        return bytes(e.data)

    @classmethod
    def decode(cls: Type[_R], data: _Bytes) -> _R:
        """The record that bytes are; of a family, the member. Raises CodecError."""
        return cls.decode_produced(data)[0]

    @classmethod
    def decode_produced(cls: Type[_R], data: _Bytes) -> Tuple[_R, Tuple[Profile, ...]]:
        """The record that bytes are, and the profiles that write it with exactly these bytes. Raises CodecError."""
        layout = cls._layout
        if layout is None:
            layout = _pick([cls._family] if cls._family else [], data)
        value, profiles = _decoded(layout, data)
        return cast(_R, value), profiles

    @classmethod
    def decode_stream(cls: Type[_R], data: _Bytes) -> Iterator[_R]:
        """The records of a stream, in order.

        Raises CodecError where one is wrong, and at the end for a tail that is no whole record; its `position` is where
        the record starts.
        """
        size = max(1, cls.SIZE)
        for at in range(0, len(data), size):
            try:
                if len(data) - at < size:
                    raise CodecError(_LENGTH, f"{cls.NAME}: {len(data) - at} bytes, {size} needed")
                yield cls.decode(data[at : at + size])
            except CodecError as e:
                e.position = at
                raise

    @classmethod
    def decode_stream_lenient(cls: Type[_R], data: _Bytes) -> Iterator[Union[_R, Unknown]]:
        """The records of a stream, in order; what cannot be decoded is kept as it is."""
        size = max(1, cls.SIZE)
        for at in range(0, len(data), size):
            word = data[at : at + size]
            try:
                yield cls.decode(word)
            except CodecError as e:
                e.position = at
                yield Unknown(bytes(word), e)

    @classmethod
    def validate_stream(cls, data: _Bytes) -> int:
        """Number of records of a stream, all of them legal. Raises CodecError as `decode_stream` does."""
        return sum(1 for _ in cls.decode_stream(data))

    @classmethod
    def fields(cls) -> Tuple[FieldInfo, ...]:
        """What is in the record, row by row, operands of modes included."""
        return tuple(info for row in (cls._layout.rows if cls._layout else ()) for info in row.info())

    def __str__(self) -> str:
        """The record as a literal of the language."""
        return self._literal(self.NAME)

    def _literal(self, name: str) -> str:
        shown: List[str] = []
        if self._layout is not None:
            record = self._layout.selected(self)
            for row in self._layout.rows:
                try:
                    always = row.given is not None and row.here(record)
                except CodecError:
                    always = False
                text = row.literal(row.get(record), always)
                if text is not None:
                    shown.append(text)
        return f"{name} {{ {', '.join(shown)} }}" if shown else f"{name} {{}}"


@dataclasses.dataclass(frozen=True)
class Unknown:
    """A word of a stream that cannot be decoded: its bytes, and why."""

    data: bytes
    error: CodecError

    def encode(self, profile: Optional[Profile] = None) -> bytes:
        """The bytes, whatever the profile."""
        return self.data

    def __str__(self) -> str:
        return f"[{self.data.hex(' ').upper()}]"


def _record(cls: Type[_R], layout: _Layout) -> None:
    """Gives a record its layout."""
    cls._layout = layout
    cls.NAME, cls.SIZE = layout.name, layout.size
    layout.cls = cls


def _family(cls: Type[Record], family: _Family) -> None:
    """Makes a class a family."""
    cls._family = family
    cls.NAME, cls.SIZE = family.name, family.size


def _members(cls: Type[Record], *members: Type[Record], inner: bool = False) -> None:
    """Gives a family its members, as decoding tries them."""
    if cls._family is not None:
        cls._family.join([m._layout for m in members if m._layout is not None])
        if not inner:
            _FAMILIES.append(cls._family)


_FAMILIES: List[_Family] = []
"""Families that are in no other, filled in below."""


def decode(data: _Bytes) -> Record:
    """The record that bytes are: a member of any family. Raises CodecError."""
    return _decoded(_pick(_FAMILIES, data), data)[0]


def decode_produced(data: _Bytes) -> Tuple[Record, Tuple[Profile, ...]]:
    """As `decode`, with the profiles that write the record with exactly these bytes."""
    return _decoded(_pick(_FAMILIES, data), data)


