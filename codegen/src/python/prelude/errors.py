# ---- Errors ----------------------------------------------------------------------------------------------------------


class CodecError(ValueError):
    """The first mistake, in byte order, of a value that was to be encoded or of bytes that were to be decoded.

    Also what an operation of the architecture raises where it has no result.
    """

    code: str
    """Which kind of mistake, as `E0601`; `chappe explain E0601` says more."""
    message: str
    """What was found and what is legal, on one line."""
    record: Optional[str]
    """The outermost record; None if no record was recognized."""
    field: Optional[str]
    """The field, with those around it: `view.ring.head`, `steps[2].count`."""
    offset: Optional[int]
    """First byte concerned, from the start of the outermost record."""
    bits: Optional[Tuple[int, int]]
    """Bits concerned, from the start of the outermost record, half open. Bit n is bit n % 8 of byte n // 8."""
    position: Optional[int]
    """Where the record starts, in bytes, if it is one of a stream."""

    def __init__(
        self,
        code: str,
        message: str,
        record: Optional[str] = None,
        field: Optional[str] = None,
        offset: Optional[int] = None,
        bits: Optional[Tuple[int, int]] = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.record = record
        self.field = field
        self.offset = offset
        self.bits = bits
        self.position = None

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


class _Spot(NamedTuple):
    """Where in the outermost record something lies."""

    name: Optional[str]
    offset: int
    first: int
    end: int

    def at(self) -> str:
        """`0x04`, or `0x04 [0..=3]` if it is not whole bytes."""
        if self.first % 8 == 0 and self.end % 8 == 0:
            return f"0x{self.offset:02X}"
        low, high = self.first - self.offset * 8, self.end - self.offset * 8 - 1
        if low < 0 or high < 0:
            return f"0x{self.offset:02X}"
        return f"0x{self.offset:02X} [{low}]" if low == high else f"0x{self.offset:02X} [{low}..={high}]"

    def moved(self, base: int) -> _Spot:
        if base == 0:
            return self
        return _Spot(self.name, self.offset + base, self.first + base * 8, self.end + base * 8)


def _bytes_at(name: Optional[str], offset: int, size: int) -> _Spot:
    return _Spot(name, offset, offset * 8, (offset + size) * 8)


class _Report:
    """Keeps the error with the smallest offset, the first one of several, and counts all."""

    __slots__ = ("root", "path", "first", "count", "constants")

    def __init__(self, root: str) -> None:
        self.root = root
        self.path: List[Union[str, int, None]] = []
        self.first: Optional[CodecError] = None
        self.count = 0
        self.constants = 0

    def name(self, spot: _Spot) -> str:
        text = ""
        for part in (*self.path, spot.name):
            if isinstance(part, int):
                text += f"[{part}]"
            elif part is not None:
                text += f".{part}" if text else part
        return text or "(unnamed)"

    def push(self, code: str, spot: _Spot, message: str) -> None:
        self.count += 1
        self.constants += code == _CONSTANT
        first = self.first
        if first is None or first.offset is None or spot.offset < first.offset:
            bits = (spot.first, spot.end)
            self.first = CodecError(code, message, self.root, self.name(spot), spot.offset, bits)

    def full(self) -> bool:
        """After so many errors nested parts are left alone."""
        return self.count > 1000

    def known(self, layout: _Layout, whole: _Spot) -> bool:
        """Whether a record exists here and its layout is published."""
        if layout.gone is not None:
            self.push(_UNAVAILABLE, whole, f"{layout.name} is not available on {_PLACE} ({layout.gone})")
        elif layout.opaque is not None:
            self.push(_OPAQUE, whole, f"the layout of {layout.name} is not published: {layout.opaque}")
        else:
            return True
        return False


_KIND: Final = "E0501"
_OVERFLOW: Final = "E0502"
_NO_RANGE: Final = "E0503"
_UNKNOWN: Final = "E0504"
_BOUND: Final = "E0505"
_NOT_IMPLEMENTED: Final = "E0506"
_SPACES: Final = "E0508"
_RANGE: Final = "E0601"
_UNKNOWN_VALUE: Final = "E0602"
_UNAVAILABLE: Final = "E0603"
_BANK_INDEX: Final = "E0604"
_TOO_LONG: Final = "E0605"
_TEXT: Final = "E0606"
_NOT_PRESENT: Final = "E0607"
_REQUIREMENT: Final = "E0608"
_PROFILE: Final = "E0609"
_SHARED_VALUE: Final = "E0610"
_OPAQUE: Final = "E0611"
_WRONG_KIND: Final = "E0612"
_LENGTH: Final = "E0613"
_NO_MEMBER: Final = "E0614"
_CONSTANT: Final = "E0615"
_RESERVED: Final = "E0616"
_UNUSED_OPERAND: Final = "E0617"
_NOT_GIVEN: Final = "E0618"
_ARM: Final = "E0619"
_LAYOUT: Final = "E0620"


def _kind(data: object) -> str:
    """What a value is, in words."""
    if data is None:
        return "nothing"
    if isinstance(data, int):
        return "a number"
    if isinstance(data, AbstractSet):
        return "a set"
    if isinstance(data, str):
        return "text"
    if isinstance(data, (list, tuple, bytes, bytearray)):
        return "a list"
    if isinstance(data, _ModeValue):
        return "a mode"
    if isinstance(data, Record):
        return "a record"
    if isinstance(data, _ArmValue):
        return "an arm of a union"
    return f"a {type(data).__name__}"


def _hex(value: int, width: int) -> str:
    """A pattern of that many bits, all its digits."""
    return f"0x{value:0{max(1, (width + 3) // 4)}X}"


def _listed(words: List[str]) -> str:
    """At most 24 words with commas between."""
    if not words:
        return "none"
    if len(words) > 24:
        words = [*words[:24], f"{len(words) - 24} more"]
    return ", ".join(words)


