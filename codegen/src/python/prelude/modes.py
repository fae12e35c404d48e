# ---- Waits and updates -----------------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Reserved:
    """Ids that programs must not use."""

    first: int
    last: int
    """Inclusive."""
    owner: str


@dataclasses.dataclass(frozen=True)
class Bank:
    """Synchronization state: counters or flags."""

    name: str
    size: int
    """Ids are `range(size)`."""
    bits: int
    """Width of a counter; 0: flags."""
    signed: bool = False
    init: int = 0
    reserved: Tuple[Reserved, ...] = ()
    named: Mapping[str, int] = dataclasses.field(default_factory=dict)
    """Ids that have names."""


@dataclasses.dataclass(frozen=True)
class Registers:
    """The register file of every engine."""

    name: str
    count: int
    bits: int
    signed: bool = False
    init: int = 0
    reserved: Tuple[Reserved, ...] = ()


class _Mode(NamedTuple):
    """A mode of a wait or update table."""

    name: str
    wire: int
    takes_value: bool
    bank: Optional[Bank]
    gone: Optional[str] = None


class _ModeValue:
    """A mode with its operands."""

    _mode: ClassVar[_Mode]
    index: int

    def _value(self) -> int:
        return getattr(self, "value", 0) or 0

    def __str__(self) -> str:
        return self._literal(False)

    def _literal(self, hexadecimal: bool) -> str:
        if not self._mode.takes_value:
            return f"{self._mode.name}({self.index})"
        value = f"0x{self._value():X}" if hexadecimal else str(self._value())
        return f"{self._mode.name}({self.index}, {value})"


class _Table:
    """A wait or update table."""

    def __init__(self, name: str, base: Type[_ModeValue], bits: int, *modes: Union[Type[_ModeValue], _Mode]) -> None:
        self.name = name
        self.base = base
        self.by_wire: Dict[int, Tuple[_Mode, Optional[Type[_ModeValue]]]] = {}
        legal = []
        for m in modes:
            mode, made = (m, None) if isinstance(m, _Mode) else (m._mode, m)
            there = self.by_wire.get(mode.wire)
            # An available one, if several share a number.
            if there is None or there[0].gone is not None and mode.gone is None:
                self.by_wire[mode.wire] = (mode, made)
            if mode.gone is None:
                legal.append(f"{mode.name} ({_hex(mode.wire, bits)})")
        self.legal = _listed(legal)


class _ModeRow(_Field):
    """A wait or update mode with its operands."""

    def __init__(
        self,
        name: str,
        offset: int,
        table: _Table,
        place: _Place,
        index: Tuple[int, _Place],
        value: Optional[Tuple[int, _Place]],
        words: str,
        optional: bool = False,
        **rest: Any,
    ) -> None:
        super().__init__(name, offset, words, **rest)
        self.table = table
        self.place = place
        self.operand = value[1] if value else None
        self.index_place = index[1]
        self.optional = optional
        self.index_at = index[0]
        self.value_at = value[0] if value else 0
        self.spot = place.spot(name, offset)
        self.index_spot = self.index_place.spot(name, self.index_at)
        self.value_spot = self.operand.spot(name, self.value_at) if self.operand else self.spot

    def cover(self) -> int:
        return self.place.cover() | self.index_place.cover() | (self.operand.cover() if self.operand else 0)

    def is_zero(self, data: object) -> bool:
        if not isinstance(data, _ModeValue):
            return data is None
        return not self.optional and data._mode.wire == 0 and data.index == 0 and data._value() == 0

    def literal(self, data: Any, always: bool) -> Optional[str]:
        if self.is_zero(data) and not (always and data is not None):
            return None
        return f"{self.name}: {data._literal(self.hexadecimal) if isinstance(data, _ModeValue) else '?'}"

    def zero(self) -> Optional[_ModeValue]:
        """The mode that is meant where there must be one and none is given."""
        mode, made = self.table.by_wire.get(0, (None, None))
        if self.optional or mode is None or made is None:
            return None
        make: Any = made
        return cast(_ModeValue, make(0, 0) if mode.takes_value else make(0))

    def takes(self, data: object) -> bool:
        """Whether a mode holds a value in the operand's place."""
        return isinstance(data, self.table.base) and data._mode.takes_value and self.operand is not None

    def shared_value(self, data: Any) -> Optional[Tuple[_Place, int, int]]:
        if self.operand is None or not self.takes(data):
            return None
        return self.operand, data._value(), self.value_at

    def write(self, e: _Encoder, layout: _Layout, record: Record, base: int, spot: _Spot, data: Any) -> None:
        if isinstance(data, self.table.base):
            mode, index, value = data._mode, data.index, data._value()
        elif data is not None:
            return e.wrong_kind(spot, "a mode", data)
        elif self.optional:
            return
        elif 0 in self.table.by_wire:
            mode, index, value = self.table.by_wire[0][0], 0, 0
        else:
            return e.error(_NOT_GIVEN, spot, f"a mode of {self.table.name} is needed")
        if self.number_fits(e, spot, mode):
            self.place.put(e.data, base, mode.wire)
        if self.index_fits(e, mode, index, base):
            self.index_place.put(e.data, base, index)
        if mode.takes_value and self.operand is None:
            e.error(_WRONG_KIND, spot, f"{mode.name} has a value, and the field has no place for one")
        elif mode.takes_value and self.operand is not None:
            if _fits(e, self.value_spot.moved(base), "value", self.operand.width, value):
                self.operand.put(e.data, base, value)

    def number_fits(self, e: _Encoder, spot: _Spot, mode: _Mode) -> bool:
        width = self.place.width
        if mode.gone is not None:
            e.error(_UNAVAILABLE, spot, f"{mode.name} is not available on {_PLACE} ({mode.gone})")
        elif mode.wire >= 1 << width:
            e.error(_RANGE, spot, f"{mode.name} ({_hex(mode.wire, 8)}) does not fit u{width}")
        elif mode.wire == 0 and self.optional:
            e.error(_UNKNOWN_VALUE, spot, f"{mode.name} has the number 0, which means none here")
        else:
            return True
        return False

    def index_fits(self, e: _Encoder, mode: _Mode, index: int, base: int) -> bool:
        spot = self.index_spot.moved(base)
        if mode.bank is not None and index >= mode.bank.size:
            e.error(_BANK_INDEX, spot, f"index {index} does not fit the bank of {mode.bank.size}")
            return False
        return _fits(e, spot, "index", self.index_place.width, index)

    def read(self, d: _Decoder, r: _Reading) -> Optional[_ModeValue]:
        wire, index = self.place.get(d.data, r.base), self.index_place.get(d.data, r.base)
        if wire == 0 and self.optional:
            return None
        spot = self.spot.moved(r.base)
        found = f"mode {_hex(wire, self.place.width)} at {spot.at()}"
        mode, made = self.table.by_wire.get(wire, (None, None))
        if mode is None:
            d.error(_UNKNOWN_VALUE, spot, f"{found} is not a {self.table.name}; legal: {self.table.legal}")
            return None
        if made is None:
            d.error(_UNAVAILABLE, spot, f"{found} is {mode.name}, which is not available on {_PLACE} ({mode.gone})")
            return None
        if mode.bank is not None and index >= mode.bank.size:
            at = self.index_spot.moved(r.base)
            d.error(_BANK_INDEX, at, f"index {index} at {at.at()} does not fit the bank of {mode.bank.size}")
        make: Any = made
        if not mode.takes_value:
            return cast(_ModeValue, make(index))
        if self.operand is None:
            d.error(_LAYOUT, spot, f"{found} has a value, and the field has no place for one")
        return cast(_ModeValue, make(index, self.operand.get(d.data, r.base) if self.operand else 0))

    def info(self) -> List[FieldInfo]:
        infos = [self._info(self.name, self.offset, _by_significance(self.place), self.words)]
        operands = [("index", self.index_at, self.index_place), ("value", self.value_at, self.operand)]
        for what, at, place in operands:
            if place is not None:
                name, bits = f"{self.name}.{what}", _by_significance(place)
                infos.append(self._info(name, at, bits, f"u{place.width}", doc=False))
        return infos


def _fits(e: _Encoder, spot: _Spot, what: str, width: int, value: int) -> bool:
    most = (1 << width) - 1
    if 0 <= value <= most:
        return True
    e.error(_RANGE, spot, f"{what} {value} does not fit u{width} (0..={most})")
    return False


