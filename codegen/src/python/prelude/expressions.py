# ---- Expressions -----------------------------------------------------------------------------------------------------
# Numbers have 128 bits, a quotient is rounded towards zero, and what has no result is an error.


def _n(data: Any) -> int:
    """A field as a number; 0 if it has none."""
    if isinstance(data, int):
        return int(data)
    if data is None or isinstance(data, (_ModeValue, _ArmValue, Record)):
        return 0
    raise CodecError(_KIND, f"expected a number, found {_value_kind(data)}")


def _w(data: Any) -> int:
    """The number of a mode; 0 if there is none."""
    return data._mode.wire if isinstance(data, _ModeValue) else _n(data)


def _t(data: Any) -> str:
    """A field as text."""
    return data.encode("utf-8", "surrogateescape").decode("utf-8", "replace") if isinstance(data, str) else ""


def _s(data: Any) -> AbstractSet[int]:
    """A field as a set."""
    return data if isinstance(data, AbstractSet) else frozenset()


def _l(data: Any, count: int) -> List[int]:
    """A field as a list of that many elements, for its length."""
    given = len(data) if isinstance(data, (list, tuple, bytes, bytearray)) else 0
    return [0] * min(max(given, count), 1 << 16)


def _len(data: Union[str, AbstractSet[int], List[int]]) -> int:
    """Length of a text in bytes, number of members or elements."""
    return len(data.encode()) if isinstance(data, str) else len(data)


def _number(data: object) -> int:
    """A value of any kind as a number."""
    if isinstance(data, Address):
        return data.value
    if isinstance(data, int):
        return int(data)
    raise CodecError(_KIND, f"expected a number, found {_value_kind(data)}")


def _value_kind(data: object) -> str:
    if isinstance(data, (Address, _Register)):
        return "an address" if isinstance(data, Address) else "a register"
    return "a set of ids" if isinstance(data, AbstractSet) else _kind(data)


class _Register(NamedTuple):
    """A register, as an operand."""

    number: int


def _register(number: object) -> Any:
    """The register of that number; of a list, those registers."""
    if isinstance(number, list):
        return [_register(n) for n in number]
    if not isinstance(number, int) or not 0 <= number < 1 << 32:
        raise CodecError(_NO_RANGE, f"no register {_text(number)}")
    return _Register(int(number))


def _mixed(symbol: str, left: object, right: object) -> Any:
    """An operation that its operands do not allow."""
    raise CodecError(_KIND, f"`{symbol}` of {_value_kind(left)} and {_value_kind(right)}")


def _show(value: int) -> str:
    return f"0x{value:X}" if value > 0xFFFF else str(value)


def _overflow(left: int, symbol: str, right: int, why: str) -> CodecError:
    return CodecError(_OVERFLOW, f"{_show(left)} {symbol} {_show(right)} {why}")


def _checked(value: int, left: int, symbol: str, right: int) -> int:
    if -(1 << 127) <= value < 1 << 127:
        return value
    raise _overflow(left, symbol, right, "overflows")


def _add(left: int, right: int) -> int:
    return _checked(left + right, left, "+", right)


def _sub(left: int, right: int) -> int:
    return _checked(left - right, left, "-", right)


def _mul(left: int, right: int) -> int:
    return _checked(left * right, left, "*", right)


def _quotient(left: int, right: int) -> int:
    value = abs(left) // abs(right)
    return value if (left < 0) == (right < 0) else -value


def _div(left: int, right: int) -> int:
    if right == 0:
        raise _overflow(left, "/", right, "divides by zero")
    return _checked(_quotient(left, right), left, "/", right)


def _rem(left: int, right: int) -> int:
    if right == 0:
        raise _overflow(left, "%", right, "divides by zero")
    _checked(_quotient(left, right), left, "%", right)
    return left - _quotient(left, right) * right


def _shl(left: int, right: int) -> int:
    if not 0 <= right < 128:
        raise _overflow(left, "<<", right, "shifts too far")
    return _checked(left << right, left, "<<", right)


def _shr(left: int, right: int) -> int:
    if not 0 <= right < 128:
        raise _overflow(left, ">>", right, "shifts too far")
    return left >> right


def _neg(value: int) -> int:
    if value == -(1 << 127):
        raise CodecError(_OVERFLOW, f"-{value} overflows")
    return -value


def _ids(first: int, last: int, inclusive: bool) -> AbstractSet[int]:
    """A range of ids."""
    end = last + 1 if inclusive else last
    if first < 0 or end > 1 << 16:
        raise CodecError(_NO_RANGE, f"{first}..{'=' if inclusive else ''}{last} is no range of ids")
    return frozenset(range(first, end))


def _unknown(name: str, why: str) -> CodecError:
    return CodecError(_UNKNOWN, f"{name} is unknown on {_PLACE}{f': {why}' if why else ''}")


def _constant(name: str, why: str) -> int:
    """A constant whose value nobody knows."""
    raise _unknown(name, why)


def _raw_cell(name: str, rows: Sequence[object], column: str, row: int, why: Mapping[int, str] = {}) -> Any:
    """A cell of a table."""
    if not 0 <= row < len(rows):
        raise CodecError(_NO_RANGE, f"{name} has no row {row}: it has {len(rows)} rows")
    cell = getattr(rows[row], column)
    if cell is None:
        raise _unknown(name, why.get(row, ""))
    return cell


def _cell(name: str, rows: Sequence[object], column: str, row: int, why: Mapping[int, str] = {}) -> int:
    return _number(_raw_cell(name, rows, column, row, why))


def _text_cell(name: str, rows: Sequence[object], column: str, row: int, why: Mapping[int, str] = {}) -> str:
    return str(_raw_cell(name, rows, column, row, why))


