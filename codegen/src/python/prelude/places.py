# ---- Bits ------------------------------------------------------------------------------------------------------------
# Bit n of a record is bit n % 8 of byte n // 8, whatever the byte order.


class _Place:
    """The bits of a number: its pieces (bit in the record, bit in the number, width), and how many bits they are."""

    __slots__ = ("pieces", "width", "first", "end", "fast", "order")

    def __init__(self, *pieces: Tuple[int, int, int]) -> None:
        self.pieces = pieces
        self.width = sum(width for _, _, width in pieces)
        self.first = min((bit for bit, _, _ in pieces), default=0)
        self.end = max((bit + width for bit, _, width in pieces), default=0)
        self.fast: Optional[Tuple[int, int]] = None
        """Whole bytes that lie in order, half open."""
        self.order: Literal["big", "little"] = "little"
        if len(pieces) == 1 and self.first % 8 == 0 and self.end % 8 == 0:
            self.fast = self.first // 8, self.end // 8

    def spot(self, name: Optional[str], offset: int) -> _Spot:
        return _Spot(name, offset, self.first, self.end)

    def cover(self) -> int:
        """Its bits as the ones of a number."""
        return _ones(*((bit, bit + width) for bit, _, width in self.pieces))

    def overlaps(self, other: _Place) -> bool:
        """Whether the two have a bit in common."""
        return any(a < b + m and b < a + n for a, _, n in self.pieces for b, _, m in other.pieces)

    def get(self, data: _Bytes, base: int) -> int:
        if self.fast is not None:
            return int.from_bytes(data[base + self.fast[0] : base + self.fast[1]], self.order)
        value = 0
        for bit, low, width in self.pieces:
            byte = base + bit // 8
            word = int.from_bytes(data[byte : base + (bit + width + 7) // 8], "little")
            value |= (word >> bit % 8 & (1 << width) - 1) << low
        return value

    def put(self, data: bytearray, base: int, value: int) -> None:
        if self.fast is not None:
            first, end = base + self.fast[0], base + self.fast[1]
            data[first:end] = (value & (1 << self.width) - 1).to_bytes(end - first, self.order)
            return
        for bit, low, width in self.pieces:
            first, end = base + bit // 8, base + (bit + width + 7) // 8
            ones = (1 << width) - 1
            word = int.from_bytes(data[first:end], "little")
            word = word & ~(ones << bit % 8) | (value >> low & ones) << bit % 8
            data[first:end] = word.to_bytes(end - first, "little")


def _bits(first: int, width: int) -> _Place:
    """Bits that lie in order."""
    return _Place((first, 0, width))


def _big(byte: int, width: int) -> _Place:
    """Whole bytes, most significant first."""
    pieces = [(at * 8, (byte - at) * 8 + width - 8, 8) for at in range(byte, byte + width // 8)]
    place = _Place(*pieces)
    place.fast, place.order = (byte, byte + width // 8), "big"
    return place


def _ones(*ranges: Tuple[int, int]) -> int:
    """A number with ones in these half-open ranges of bits."""
    mask = 0
    for first, end in ranges:
        mask |= (1 << end) - (1 << first)
    return mask


def _found(data: _Bytes, base: int, size: int, mask: int) -> List[Tuple[int, int]]:
    """Bytes of a record that have ones under a mask: their position in the record and those ones."""
    ones = int.from_bytes(data[base : base + size], "little") & mask
    return [(i, b) for i, b in enumerate(ones.to_bytes(size, "little")) if b] if ones else []


