# ---- Addresses and operations ----------------------------------------------------------------------------------------


class Address:
    """A number that mixes with no other kind of address."""

    __slots__ = ("value",)
    BITS: ClassVar[int] = 64
    NAME: ClassVar[str] = "address"
    """As the specification has it."""

    def __init__(self, value: int) -> None:
        if not 0 <= value < 1 << self.BITS:
            raise CodecError(_NO_RANGE, f"{_both(value)} does not fit {self.NAME} (u{self.BITS})")
        self.value = int(value)

    def __index__(self) -> int:
        return self.value

    def __int__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Address) and type(other) is type(self) and other.value == self.value

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.value))

    def __repr__(self) -> str:
        return f"{type(self).__name__}(0x{self.value:X})"

    def __str__(self) -> str:
        return f"0x{self.value:X}"


def _plain(value: object) -> int:
    """A number that is no address."""
    if isinstance(value, Address):
        raise CodecError(_SPACES, f"an address of {value.NAME}, where a plain number is expected")
    return _number(value)


def _same(address: Address, other: object) -> int:
    """An address of the same space."""
    if isinstance(other, Address) and type(other) is not type(address):
        raise CodecError(_SPACES, f"addresses of {address.NAME} and {other.NAME} do not mix")
    return _number(other)


def _both(value: int) -> str:
    """A number that does not fit: in both notations where they differ."""
    return f"0x{value:X} ({value})" if value > 9 else str(value)


def _text(value: object) -> str:
    """A value as people write it."""
    if isinstance(value, str):
        escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "\\0"}
        shown = (escapes.get(c) or (c if c.isprintable() else f"\\u{{{ord(c):x}}}") for c in value)
        return f'"{"".join(shown)}"'
    if isinstance(value, list):
        return f"[{', '.join(map(_text, value))}]"
    if isinstance(value, _Register):
        return f"r{value.number}"
    if isinstance(value, AbstractSet):
        return f"{{{', '.join(map(str, sorted(value)))}}}"
    return _show(value.value if isinstance(value, Address) else int(cast(int, value)))


class _Is:
    """What values a parameter or a result may have."""

    def fit(self, value: object, what: str) -> None:
        """Raises CodecError if a value is none of them."""


class _IsNumber(_Is):
    def __init__(self, low: int, high: int, name: str, space: Optional[Type[Address]] = None) -> None:
        self.low = low
        self.high = high
        self.name = name
        self.space = space

    def fit(self, value: object, what: str) -> None:
        if isinstance(value, Address) and self.space is not None and type(value) is not self.space:
            text = f"{what}: an address of {value.NAME}, where {self.space.NAME} is expected"
            raise CodecError(_SPACES, text)
        if not isinstance(value, (int, Address)):
            raise CodecError(_KIND, f"{what}: expected a number, found {_value_kind(value)}")
        if not self.low <= int(value) <= self.high:
            raise CodecError(_NO_RANGE, f"{what} = {_both(int(value))} does not fit {self.name}")
        if isinstance(value, Address) and self.space is None:
            raise CodecError(_SPACES, f"{what}: an address of {value.NAME}, where a plain number is expected")


def _is_uint(width: int) -> _Is:
    return _IsNumber(0, (1 << width) - 1, f"u{width}")


def _is_sint(width: int) -> _Is:
    return _IsNumber(-(1 << width - 1), (1 << width - 1) - 1, f"i{width}")


class _IsIn(_Is):
    """An address of a space."""

    def __init__(self, space: Type[Address]) -> None:
        self.number = _IsNumber(0, (1 << space.BITS) - 1, f"{space.NAME} (u{space.BITS})", space)

    def fit(self, value: object, what: str) -> None:
        self.number.fit(value, what)


class _IsId(_Is):
    """An id of a bank."""

    def __init__(self, bank: Bank) -> None:
        self.bank = bank

    def fit(self, value: object, what: str) -> None:
        if isinstance(value, (int, Address)) and not 0 <= int(value) < self.bank.size:
            raise CodecError(_NO_RANGE, f"{what}: index {int(value)} does not fit the bank of {self.bank.size}")


class _IsText(_Is):
    def fit(self, value: object, what: str) -> None:
        if not isinstance(value, str):
            raise CodecError(_KIND, f"{what}: expected text, found {_value_kind(value)}")


class _Call:
    """A call of an operation: checks its arguments and its result, and says in its errors how it was called."""

    def __init__(self, name: str, result: _Is, *args: Tuple[str, object, _Is]) -> None:
        for what, value, kind in args:
            kind.fit(value, what)
        self.name = name
        self.result = result
        self.args = args

    def __str__(self) -> str:
        return f"{self.name}({', '.join(f'{what} = {_text(value)}' for what, value, _ in self.args)})"

    def require(self, holds: bool, message: str) -> None:
        if not holds:
            raise CodecError(_BOUND, f"{message}: {self} on {_PLACE}")

    def unknown(self, why: str) -> CodecError:
        return _unknown(self.name, why)

    def missing(self) -> CodecError:
        return CodecError(_NOT_IMPLEMENTED, f"{self.name} is not implemented on {_PLACE}")

    def fit(self, value: int) -> int:
        self.result.fit(value, str(self))
        return int(value)

    def text(self, value: object) -> str:
        self.result.fit(value, str(self))
        return str(value)

    def __enter__(self) -> _Call:
        return self

    def __exit__(self, kind: object, error: Optional[BaseException], trace: object) -> None:
        if isinstance(error, CodecError):
            raise CodecError(error.code, f"{error.message} in {self}") from None


