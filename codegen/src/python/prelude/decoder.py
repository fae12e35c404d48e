# ---- Decoding --------------------------------------------------------------------------------------------------------


class _Reading(NamedTuple):
    """A record being read."""

    base: int
    value: Record
    failed: Set[int]
    """Rows that could not be read."""
    away: List[_Row]
    """Rows that are not there."""


class _Unwritten(NamedTuple):
    """An operand of a mode that has none, which nobody writes."""

    path: List[Union[str, int, None]]
    spot: _Spot
    found: int
    width: int
    mode: Type[_ModeValue]


class _Decoder:
    """Reads a record and those within it."""

    __slots__ = ("data", "report", "producers", "plain", "unwritten")

    def __init__(self, layout: _Layout, data: _Bytes) -> None:
        self.data = data
        self.report = _Report(layout.name)
        self.producers = list(_PRODUCERS.values())
        """Profiles that could have written all records so far."""
        self.plain = True
        """All records so far are what is written without a profile."""
        self.unwritten: Optional[_Unwritten] = None

    def error(self, code: str, spot: _Spot, text: str) -> None:
        self.report.push(code, spot, f"{self.report.root}: {self.report.name(spot)} {text}")

    def record(self, layout: _Layout, base: int) -> Record:
        """Reads a record that starts at byte `base`."""
        report = self.report
        before, constants = report.count, report.constants
        r = _Reading(base, layout.blank(), set(), [])
        whole = _bytes_at(None, base, layout.size)
        if not report.known(layout, whole):
            return r.value
        for row in layout.order:
            if row.depends & r.failed:
                r.failed.add(row.index)
                continue
            count = report.count
            try:
                if row.here(r.value):
                    data = row.read(self, r)
                    row.put(r.value, data)
                else:
                    r.away.append(row)
            except CodecError as e:
                report.push(e.code, row.spot.moved(base), e.message)
            if report.count > count:
                r.failed.add(row.index)
        if report.constants == constants:
            self.fixed(layout, r)
        self.reserved(layout, r)
        self.unused_operands(layout, r)
        self.away(layout, r)
        for spot, require in _requirements(layout, r.value, base, r.failed, whole):
            try:
                if not require.holds(r.value):
                    report.push(_REQUIREMENT, spot, f"{report.root}: {require.words}")
            except CodecError as e:
                report.push(e.code, spot, e.message)
        if report.count == before:
            self.produced(layout, r)
        return r.value


    def fixed(self, layout: _Layout, r: _Reading) -> None:
        """Fixed bits that no row speaks of."""
        if (int.from_bytes(self.data[r.base : r.base + layout.size], "little") ^ layout.value) & layout.mask == 0:
            return
        for at, (mask, value) in layout.fixed.items():
            found = self.data[r.base + at] & mask
            if found != value:
                spot = _bytes_at(None, r.base + at, 1)
                text = f"byte 0x{spot.offset:02X} must be {_hex(value, 8)}, found {_hex(found, 8)}"
                self.report.push(_CONSTANT, spot, f"{self.report.root}: {text}")

    def reserved(self, layout: _Layout, r: _Reading) -> None:
        """Bits that must be zero."""
        self.reserved_runs([(r.base + i, b) for i, b in _found(self.data, r.base, layout.size, layout.zero)], "")

    def zero_bytes(self, offset: int, size: int, why: str) -> None:
        """Bytes that must be zero; `why` says so in words."""
        found = self.data[offset : offset + size]
        self.reserved_runs([(i, b) for i, b in enumerate(found, offset) if b], why)

    def reserved_runs(self, found: List[Tuple[int, int]], why: str) -> None:
        why = f", {why}" if why else ""
        while found:
            n = 1
            while n < len(found) and found[n][0] == found[0][0] + n:
                n += 1
            run, found = found[:n], found[n:]
            first, root = run[0][0], self.report.root
            if n == 1:
                text = f"byte 0x{first:02X} of {root} must be zero{why}, found 0x{run[0][1]:02X}"
            else:
                bits = " ".join([*(f"{b:02X}" for _, b in run[:8]), *([".."] if n > 8 else [])])
                text = f"bytes 0x{first:02X}..=0x{run[-1][0]:02X} of {root} must be zero{why}, found {bits}"
            self.report.push(_RESERVED, _bytes_at(None, first, n), f"reserved {text}")

    def unused_operands(self, layout: _Layout, r: _Reading) -> None:
        """Index and operand bytes of modes that are none."""
        for row in layout.modes:
            if not self.is_none(r, row):
                continue
            found = row.index_place.get(self.data, r.base)
            if found:
                spot = row.index_spot.moved(r.base)
                text = f"index at {spot.at()} must be zero without a mode, found {_hex(found, row.index_place.width)}"
                self.error(_UNUSED_OPERAND, spot, text)
            found = row.operand.get(self.data, r.base) if row.operand is not None else 0
            if found and row.operand is not None and not self.claimed(layout, r, row, row.operand):
                spot = row.value_spot.moved(r.base)
                digits = _hex(found, row.operand.width)
                text = f"value at {spot.at()} must be zero, as no mode uses it, found {digits}"
                self.error(_UNUSED_OPERAND, spot, text)

    def is_none(self, r: _Reading, row: _ModeRow) -> bool:
        """Whether a mode is there, was read, and is none."""
        return row.get(r.value) is None and row.index not in r.failed and row not in r.away

    def claimed(self, layout: _Layout, r: _Reading, own: _ModeRow, place: _Place) -> bool:
        """Whether another row uses operand bytes, or they have been judged already."""
        for row in layout.modes:
            if row is own or row.operand is None or not row.operand.overlaps(place) or row in r.away:
                continue
            # A mode that is none judges them once; one that is there uses them or leaves them to the profile.
            if row.index < own.index or not self.is_none(r, row):
                return True
        return layout.used(r.value, own, place)

    def away(self, layout: _Layout, r: _Reading) -> None:
        """Rows that are not there: their bits are zero, unless rows that are there use them."""
        owned = 0
        for row in layout.rows if r.away else ():
            if row not in r.away:
                owned |= row.cover()
        for row in r.away:
            if isinstance(row, _Fill) and not row.ignored:
                continue
            found = _found(self.data, r.base, layout.size, row.cover() & ~owned)
            if not found:
                continue
            at, byte = found[0]
            spot = row.spot.moved(r.base)
            if row.gone is not None:
                why = f"is not available on {_PLACE} ({row.gone})"
            else:
                why = f"is only present if {row.given.words if row.given else ''}"
            rest = f"and must be zero otherwise, found 0x{byte:02X} in byte 0x{r.base + at:02X}"
            self.error(_NOT_PRESENT, spot, f"at {spot.at()} {why} {rest}")
            # Said once: rows that are away may overlap.
            owned |= row.cover()

    def produced(self, layout: _Layout, r: _Reading) -> None:
        """Keeps the profiles that could have written a record."""
        free = layout.free(r.value)
        self.producers = [
            p
            for p in self.producers
            if self.wrong_operand(r, free, p) is None and not any(True for _ in p.refusals(layout, r.value, set()))
        ]
        wrong = self.wrong_operand(r, free, None)
        if wrong is None:
            return
        self.plain = False
        if self.unwritten is None:
            row, place, mode = wrong
            spot = place.spot(row.name, row.value_at).moved(r.base)
            found = place.get(self.data, r.base)
            self.unwritten = _Unwritten(list(self.report.path), spot, found, place.width, mode)

    def wrong_operand(
        self, r: _Reading, free: List[Tuple[_ModeRow, _Place, Type[_ModeValue]]], producer: Optional[_Producer]
    ) -> Optional[Tuple[_ModeRow, _Place, Type[_ModeValue]]]:
        """The first operand of a mode without one that a producer would have written differently."""
        writes = producer.writes if producer is not None else {}
        for row, place, mode in free:
            # Where several modes leave the same bytes to the profile, the last that writes something wins.
            expected = writes.get(mode, 0)
            for _, other, also in free:
                if other.pieces == place.pieces:
                    expected = writes.get(also, 0) or expected
            if place.get(self.data, r.base) != expected & (1 << place.width) - 1:
                return row, place, mode
        return None

    def unproducible(self) -> None:
        """Reports operands that nobody writes."""
        u = self.unwritten
        if self.plain or self.producers or self.report.count or u is None:
            return
        legal = [_hex(0, u.width)]
        for p in _PRODUCERS.values():
            written = _hex(p.writes.get(u.mode, 0), u.width)
            if written not in legal:
                legal.append(written)
        found, words = _hex(u.found, u.width), ", ".join(legal)
        self.report.path = u.path
        if found in words:
            text = f"no profile that takes this record writes {found} here"
            self.error(_UNUSED_OPERAND, u.spot, f"value at {u.spot.at()}: {text}")
        else:
            text = f"value at {u.spot.at()} is not used by its mode, found {found}; legal: {words}"
            self.error(_UNUSED_OPERAND, u.spot, text)


