# ---- Layouts ---------------------------------------------------------------------------------------------------------


class _Layout:
    """Where every bit of a record lies and what it means."""

    def __init__(
        self,
        name: str,
        size: int,
        *rows: _Row,
        fixed: Mapping[int, Tuple[int, int]] = {},
        zero: int = 0,
        requires: Tuple[_If, ...] = (),
        order: Sequence[int] = (),
        opaque: Optional[str] = None,
        gone: Optional[str] = None,
    ) -> None:
        self.name = name
        self.size = size
        self.rows = rows
        self.requires = requires
        self.opaque = opaque
        self.gone = gone
        self.cls: Type[Record] = Record
        self.fixed = fixed
        """By byte: a mask, and the value of its bits."""
        self.mask = sum(mask << at * 8 for at, (mask, _) in fixed.items())
        self.value = sum(value << at * 8 for at, (_, value) in fixed.items())
        masks = self.mask.to_bytes(size, "little")
        self.stamped = self.value.to_bytes(size, "little")
        self.zero = zero
        """Bits that must be zero."""
        for i, row in enumerate(rows):
            row.index = i
            if isinstance(row, _Fill) and not row.ignored:
                self.zero |= row.cover()
            if isinstance(row, _Constant):
                row.stamped = row.place.get(masks, 0) == (1 << row.place.width) - 1
        self.index = {row.name: row.index for row in rows if row.name is not None}
        for row in rows:
            uses = set(row.given.uses) if row.given else set()
            if isinstance(row, _Union) and row.by is not None:
                row.selector = rows[self.index[row.by]]
                uses.add(row.by)
            row.depends = frozenset(self.index[name] for name in uses)
        self.nothing: Dict[str, None] = {attr: None for row in rows for attr in row.attrs()}
        """Every attribute, without a value."""
        self.order = [rows[i] for i in order] or list(rows)
        """Rows in an order in which each can be read."""
        self.modes = [row for row in rows if isinstance(row, _ModeRow)]
        self.sharing = [row for row in rows if row.shared or isinstance(row, _ModeRow) and row.operand is not None]
        """Rows that may use the bytes of others."""
        self.conditions = [row for row in rows if row.requires]
        self.by_union = [row for row in rows if isinstance(row, _Union) and row.selector is not None]

    def blank(self) -> Record:
        """A record without values."""
        record = self.cls.__new__(self.cls)
        record.__dict__.update(self.nothing)
        return record

    def is_zero(self, record: Record) -> bool:
        return all(row.is_zero(row.get(record)) for row in self.rows)

    def selected(self, record: Record) -> Record:
        """The record, with the fields that pick arms of unions where only the arms are given."""
        for row in self.by_union:
            by, data = row.selector, row.get(record)
            if by is None or by.fixed or not isinstance(data, _Given) or by.get(record) is not None:
                continue
            when = row.arms[data.arm].when
            if when is not None:
                record = copy.copy(record)
                by.put(record, when)
        return record

    def settled(self, record: Record) -> Record:
        """The record as its bytes are read: a mode that must be there and is not given is that of number 0, and what is
        given as zero for a row that is not there is not given."""
        out = record
        for row in (*self.modes, *(row for row in self.sharing if not isinstance(row, _ModeRow))):
            data = row.get(record)
            try:
                here = row.here(record)
            except CodecError:
                continue
            if here and isinstance(row, _ModeRow) and data is None:
                zero = row.zero()
            elif not here and data is not None and row.is_zero(data):
                zero = None
            else:
                continue
            if zero is not data:
                out = copy.copy(record) if out is record else out
                row.put(out, zero)
        return out

    def free(self, record: Record) -> List[Tuple[_ModeRow, _Place, Type[_ModeValue]]]:
        """Operand places that no mode needs, with the mode that leaves each to the profile."""
        found = []
        for row in self.modes:
            data = row.get(record)
            if not isinstance(data, row.table.base) or data._mode.takes_value or row.operand is None:
                continue
            if not self.used(record, row, row.operand):
                found.append((row, row.operand, type(data)))
        return found

    def used(self, record: Record, own: _Row, place: _Place) -> bool:
        """Whether a row other than `own` holds a value in some of these bits."""
        for row in self.sharing:
            if row is own:
                continue
            if isinstance(row, _ModeRow):
                if row.operand is not None and row.operand.overlaps(place) and row.takes(row.get(record)):
                    return True
            elif isinstance(row, _Value) and row.shared and row.place is not None:
                if row.place.overlaps(place) and row.get(record) is not None:
                    return True
        return False

    def mismatches(self, data: _Bytes) -> int:
        """Number of bytes in which fixed bits have other values."""
        return sum(1 for at, (mask, value) in self.fixed.items() if (data[at] ^ value) & mask)

    def keys_match(self, data: _Bytes) -> bool:
        keys = [row for row in self.rows if isinstance(row, _Constant) and row.key]
        return bool(keys) and all(row.place.get(data, 0) == row.bits for row in keys)


