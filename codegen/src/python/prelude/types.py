# ---- Types of fields -------------------------------------------------------------------------------------------------


class _Type:
    """A type of values: how they are written, read and shown."""

    size: int
    """In bytes."""

    def cover(self) -> int:
        """The bits that a value takes; gaps between the elements of an array are not its."""
        return (1 << self.size * 8) - 1

    def write(self, e: _Encoder, spot: _Spot, at: int, data: object) -> None:
        raise NotImplementedError

    def read(self, d: _Decoder, spot: _Spot, at: int) -> Any:
        raise NotImplementedError

    def is_zero(self, data: object) -> bool:
        raise NotImplementedError

    def show(self, data: object, hexadecimal: bool) -> str:
        raise NotImplementedError


class _Scalar(_Type):
    """A number of some bits."""

    def __init__(self, width: int, low: int, high: int, name: str, big: bool = False) -> None:
        self.width = width
        self.low = low
        self.high = high
        self.name = name
        self.order: Literal["big", "little"] = "big" if big else "little"
        self.size = (width + 7) // 8
        self.mask = (1 << width) - 1

    def named(self, value: int) -> Optional[Tuple[str, str, str]]:
        """What else is wrong with a number in range: the code, and words for encoding and for decoding."""
        return None

    def wrap(self, value: int) -> Any:
        return value

    def pattern(self, e: _Encoder, spot: _Spot, data: object) -> Optional[int]:
        """The bits of a number, if it is legal."""
        if data is None:
            value = 0
        elif isinstance(data, int):
            value = int(data)
        else:
            e.wrong_kind(spot, "a number", data)
            return None
        if not self.low <= value <= self.high:
            e.error(_RANGE, spot, f"{value} does not fit {self.name} ({self.low}..={self.high})")
            return None
        wrong = self.named(value)
        if wrong is None:
            return value & self.mask
        code, text, _ = wrong
        if data is None and code == _UNKNOWN_VALUE:
            code, text = _NOT_GIVEN, f"not given, and {text}"
        e.error(code, spot, text)
        return None

    def number(self, d: _Decoder, spot: _Spot, bits: int) -> Any:
        """The number of a pattern, if it is legal."""
        if bits > self.mask:
            most, found = _hex(self.mask, self.width), _hex(bits, self.width)
            d.error(_RANGE, spot, f"at {spot.at()} must be at most {most}, found {found}")
            return None
        value = bits - (1 << self.width) if self.low < 0 and bits > self.high else bits
        if not self.low <= value <= self.high:
            d.error(_RANGE, spot, f"at {spot.at()} must be 0 or 1, found {_hex(bits, self.width)}")
            return None
        wrong = self.named(value)
        if wrong is None:
            return self.wrap(value)
        d.error(wrong[0], spot, f"at {spot.at()} is {_hex(bits, self.width)}, {wrong[2]}")
        return None

    def write(self, e: _Encoder, spot: _Spot, at: int, data: object) -> None:
        bits = self.pattern(e, _bytes_at(spot.name, at, self.size), data)
        if bits is not None:
            e.data[at : at + self.size] = bits.to_bytes(self.size, self.order)

    def read(self, d: _Decoder, spot: _Spot, at: int) -> Any:
        bits = int.from_bytes(d.data[at : at + self.size], self.order)
        return self.number(d, _bytes_at(spot.name, at, self.size), bits)

    def is_zero(self, data: object) -> bool:
        return data is None or isinstance(data, int) and int(data) == 0

    def show(self, data: object, hexadecimal: bool) -> str:
        if data is None:
            return self.shown(0, hexadecimal)
        return self.shown(int(data), hexadecimal) if isinstance(data, int) else "?"

    def shown(self, value: int, hexadecimal: bool) -> str:
        if hexadecimal:
            return f"-0x{-value:X}" if value < 0 else f"0x{value:X}"
        return str(value)


def _uint(width: int, big: bool = False) -> _Scalar:
    return _Scalar(width, 0, (1 << width) - 1, f"u{width}", big)


def _sint(width: int, big: bool = False) -> _Scalar:
    return _Scalar(width, -(1 << width - 1), (1 << width - 1) - 1, f"i{width}", big)


class _Bool(_Scalar):
    def __init__(self, width: int, big: bool = False) -> None:
        super().__init__(width, 0, 1, "bool", big)

    def wrap(self, value: int) -> bool:
        return value == 1

    def shown(self, value: int, hexadecimal: bool) -> str:
        return ("false", "true")[value] if value in (0, 1) else super().shown(value, hexadecimal)


class _Names:
    """The rows of an enum: names by number, and which numbers the architecture lacks."""

    def __init__(
        self,
        name: str,
        members: Type[enum.IntEnum],
        bits: int,
        signed: bool = False,
        open: bool = False,
        gone: Sequence[Tuple[str, int, str]] = (),
        spelt: Mapping[str, str] = {},
    ) -> None:
        self.name = name
        self.signed = signed
        self.open = open
        self.members: Dict[int, enum.IntEnum] = {int(m): m for m in members}
        self.names: Dict[int, str] = {v: spelt.get(m.name, m.name) for v, m in self.members.items()}
        self.legal = _listed([f"{n} ({_hex(v, bits) if v >= 0 else v})" for v, n in self.names.items()])
        self.gone: Dict[int, Tuple[str, str]] = {}
        for gone_name, value, why in gone:
            if value not in self.names and value not in self.gone:
                self.gone[value] = (gone_name, why)


class _Enum(_Scalar):
    def __init__(self, names: _Names, width: int, big: bool = False) -> None:
        low = -(1 << width - 1) if names.signed else 0
        high = (1 << width - 1) - 1 if names.signed else (1 << width) - 1
        super().__init__(width, low, high, f"{'i' if names.signed else 'u'}{width}", big)
        self.names = names

    def named(self, value: int) -> Optional[Tuple[str, str, str]]:
        names = self.names
        if value in names.names:
            return None
        gone = names.gone.get(value)
        if gone is not None:
            text = f"{gone[0]} is not available on {_PLACE} ({gone[1]})"
            return _UNAVAILABLE, text, f"and {text}"
        if names.open:
            return None
        read = f"which is not a {names.name}; legal: {names.legal}"
        return _UNKNOWN_VALUE, f"{value} is not a {names.name}", read

    def wrap(self, value: int) -> int:
        return self.names.members.get(value, value)

    def shown(self, value: int, hexadecimal: bool) -> str:
        gone = self.names.gone.get(value, (None,))[0]
        return self.names.names.get(value) or gone or super().shown(value, hexadecimal)


class _Set(_Type):
    """A set of numbers: bit n is bit n % 8 of byte n // 8."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.size = (count + 7) // 8

    def write(self, e: _Encoder, spot: _Spot, at: int, data: object) -> None:
        spot = _bytes_at(spot.name, at, self.size)
        if data is None:
            return
        if not isinstance(data, AbstractSet):
            return e.wrong_kind(spot, "a set", data)
        beyond = [bit for bit in data if not 0 <= bit < self.count]
        if beyond:
            e.error(_RANGE, spot, f"bit {min(beyond)} does not fit bits[{self.count}] (0..={self.count - 1})")
            return
        for bit in data:
            e.data[at + bit // 8] |= 1 << bit % 8

    def read(self, d: _Decoder, spot: _Spot, at: int) -> AbstractSet[int]:
        ones = int.from_bytes(d.data[at : at + self.size], "little")
        return frozenset(bit for bit in range(ones.bit_length()) if ones >> bit & 1)

    def is_zero(self, data: object) -> bool:
        return data is None or isinstance(data, AbstractSet) and not data

    def show(self, data: object, hexadecimal: bool) -> str:
        if data is None:
            return "{}"
        return f"{{{', '.join(map(str, sorted(data)))}}}" if isinstance(data, AbstractSet) else "?"


class _Text(_Type):
    """ASCII text, padded with NUL; if it is terminated, with at least one."""

    def __init__(self, size: int, terminated: bool = False) -> None:
        self.size = size
        self.most = size - 1 if terminated else size

    def write(self, e: _Encoder, spot: _Spot, at: int, data: object) -> None:
        spot = _bytes_at(spot.name, at, self.size)
        if data is None:
            return
        if not isinstance(data, str):
            return e.wrong_kind(spot, "text", data)
        raw = data.encode("utf-8", "surrogateescape")
        if len(raw) > self.most:
            count = len(raw) if any("\ud800" <= c <= "\udfff" for c in data) else len(data)
            e.error(_TOO_LONG, spot, f"name too long: {count} characters, at most {self.most}")
            return
        for i, byte in enumerate(raw):
            if byte == 0 or byte > 0x7F:
                what = "not ASCII" if byte else "NUL ends the text"
                e.error(_TEXT, spot, f"{what}: byte 0x{byte:02X} at position {i}")
                return
        e.data[at : at + len(raw)] = raw

    def read(self, d: _Decoder, spot: _Spot, at: int) -> Optional[str]:
        spot = _bytes_at(spot.name, at, self.size)
        text, nul, padding = bytes(d.data[at : at + self.size]).partition(b"\0")
        why = ""
        if not text.isascii():
            i = next(i for i, byte in enumerate(text) if byte > 0x7F)
            why = f"is not ASCII: byte 0x{at + i:02X} is 0x{text[i]:02X}"
        elif padding.strip(b"\0"):
            i = next(i for i, byte in enumerate(padding) if byte)
            why = f"must be NUL after its end: byte 0x{at + len(text) + 1 + i:02X} is 0x{padding[i]:02X}"
        elif self.most < self.size and not nul:
            why = "has no NUL at its end"
        if why:
            d.error(_TEXT, spot, f"at {spot.at()} {why}")
            return None
        return text.decode("ascii")

    def is_zero(self, data: object) -> bool:
        return data is None or data == ""

    def show(self, data: object, hexadecimal: bool) -> str:
        if data is None:
            return '""'
        if not isinstance(data, str):
            return "?"
        text = ""
        for byte in data.encode("utf-8", "surrogateescape"):
            char = chr(byte)
            text += f"\\{char}" if char in '"\\' else char if " " <= char <= "~" else f"\\x{byte:02X}"
        return f'"{text}"'


class _Array(_Type):
    """Elements at a distance of `stride` bytes."""

    def __init__(self, element: _Type, count: int, stride: int) -> None:
        self.element = element
        self.count = count
        self.stride = stride
        self.size = (count - 1) * stride + element.size if count else 0
        # Missing elements are zero and need no visit, unless zero is not legal.
        self.plain = isinstance(element, (_Scalar, _Set)) and not isinstance(element, _Enum)

    def cover(self) -> int:
        if self.stride <= self.element.size:
            return super().cover()
        mask, one = 0, self.element.cover()
        for i in range(self.count):
            mask |= one << i * self.stride * 8
        return mask

    def write(self, e: _Encoder, spot: _Spot, at: int, data: object) -> None:
        spot = _bytes_at(spot.name, at, self.count * self.stride)
        items: Sequence[object] = ()
        if isinstance(data, (list, tuple, bytes, bytearray)):
            items = data
        elif data is not None:
            return e.wrong_kind(spot, "a list", data)
        if len(items) > self.count:
            e.error(_TOO_LONG, spot, f"list too long: {len(items)} elements, at most {self.count}")
            return
        report = e.report
        if report.full():
            return
        report.path.append(spot.name)
        nameless = spot._replace(name=None)
        for i in range(len(items) if self.plain else self.count):
            before = report.count
            if report.full():
                break
            report.path.append(i)
            self.element.write(e, nameless, at + i * self.stride, items[i] if i < len(items) else None)
            report.path.pop()
            # What is not given is wrong in the same way everywhere.
            if i >= len(items) and report.count > before:
                break
        report.path.pop()

    def read(self, d: _Decoder, spot: _Spot, at: int) -> Optional[List[Any]]:
        report = d.report
        if report.full():
            return None
        report.path.append(spot.name)
        nameless = _bytes_at(None, at, self.count * self.stride)
        items: List[Any] = []
        for i in range(self.count):
            if report.full():
                break
            report.path.append(i)
            items.append(self.element.read(d, nameless, at + i * self.stride))
            report.path.pop()
        report.path.pop()
        while items and self.element.is_zero(items[-1]):
            items.pop()
        return items

    def is_zero(self, data: object) -> bool:
        if data is None:
            return True
        return isinstance(data, (list, tuple, bytes, bytearray)) and all(map(self.element.is_zero, data))

    def show(self, data: object, hexadecimal: bool) -> str:
        if data is None:
            return "[]"
        if not isinstance(data, (list, tuple, bytes, bytearray)):
            return "?"
        items = list(data)
        while items and self.element.is_zero(items[-1]):
            items.pop()
        return f"[{', '.join(self.element.show(item, hexadecimal) for item in items)}]"


class _Nested(_Type):
    """A record within a record."""

    def __init__(self, record: Type[Record]) -> None:
        layout = record._layout
        assert layout is not None
        self.layout = layout
        self.size = layout.size

    def write(self, e: _Encoder, spot: _Spot, at: int, data: object) -> None:
        if data is None:
            data = self.layout.blank()
        elif not isinstance(data, Record):
            return e.wrong_kind(spot, "a record", data)
        if data._layout is not self.layout:
            e.error(_WRONG_KIND, spot, f"expected {self.layout.name}, found {data.NAME}")
            return
        if not e.report.full():
            e.report.path.append(spot.name)
            e.record(self.layout, data, at)
            e.report.path.pop()

    def read(self, d: _Decoder, spot: _Spot, at: int) -> Optional[Record]:
        if d.report.full():
            return None
        d.report.path.append(spot.name)
        value = d.record(self.layout, at)
        d.report.path.pop()
        return value

    def is_zero(self, data: object) -> bool:
        return data is None or isinstance(data, Record) and data._layout is not None and data._layout.is_zero(data)

    def show(self, data: object, hexadecimal: bool) -> str:
        return self.named(self.layout.name, data)

    def named(self, name: str, data: object) -> str:
        if data is None:
            return f"{name} {{}}"
        return data._literal(name) if isinstance(data, Record) else "?"


