# ---- Encoding --------------------------------------------------------------------------------------------------------


class _Encoder:
    """Writes a record and those within it."""

    __slots__ = ("data", "profile", "report", "root")

    def __init__(self, layout: _Layout, profile: Optional[_Producer]) -> None:
        self.root = layout
        self.data = bytearray(layout.stamped)
        self.profile = profile
        self.report = _Report(layout.name)

    def error(self, code: str, spot: _Spot, text: str) -> None:
        self.report.push(code, spot, f"{self.report.name(spot)}: {text}")

    def wrong_kind(self, spot: _Spot, expected: str, data: object) -> None:
        self.error(_WRONG_KIND, spot, f"expected {expected}, found {_kind(data)}")

    def record(self, layout: _Layout, record: Record, base: int) -> None:
        """Writes a record that starts at byte `base`."""
        report = self.report
        whole = _bytes_at(None, base, layout.size)
        if not report.known(layout, whole):
            return
        # A record within another may begin with it, and ends before it.
        if layout is not self.root:
            for at, (mask, value) in layout.fixed.items():
                self.data[base + at] = self.data[base + at] & ~mask | value
        record = layout.selected(record)
        failed: Set[int] = set()
        for row in layout.rows:
            before = report.count
            data, spot = row.get(record), row.spot.moved(base)
            try:
                if row.here(record):
                    row.write(self, layout, record, base, spot, data)
                elif row.given is not None and not row.is_zero(data):
                    self.error(_NOT_PRESENT, spot, f"only present if {row.given.words}")
            except CodecError as e:
                report.push(e.code, spot, e.message)
            if report.count > before:
                failed.add(row.index)
        record = layout.settled(record)
        self.free_operands(layout, record, base)
        if not failed:
            self.shared_values(layout, record, base)
        self.requirements(layout, record, base, failed, whole)
        if self.profile is not None:
            self.refusals(self.profile, layout, record, base, failed, whole)

    def free_operands(self, layout: _Layout, record: Record, base: int) -> None:
        """Operand bytes that no mode needs, as the profile writes them."""
        writes = self.profile.writes if self.profile is not None else {}
        for _, place, mode in layout.free(record) if writes else ():
            if writes.get(mode, 0):
                place.put(self.data, base, writes[mode])

    def shared_values(self, layout: _Layout, record: Record, base: int) -> None:
        """Values that were overwritten by others in the same bytes."""
        found = [(row, row.shared_value(row.get(record))) for row in layout.sharing]
        shared = [(row, *value) for row, value in found if value is not None]
        for row, place, value, offset in shared:
            if place.get(self.data, base) == value:
                continue
            for other, there, wanted, _ in shared:
                if other is row or not place.overlaps(there):
                    continue
                if place.pieces != there.pieces or value != wanted:
                    spot = place.spot(row.name, offset).moved(base)
                    text = f"{self.report.name(spot)} and {other.name} share the value at 0x{spot.offset:02X}"
                    self.report.push(_SHARED_VALUE, spot, text)
                    break

    def requirements(self, layout: _Layout, record: Record, base: int, failed: Set[int], whole: _Spot) -> None:
        for spot, require in _requirements(layout, record, base, failed, whole):
            try:
                if not require.holds(record):
                    self.report.push(_REQUIREMENT, spot, require.words)
            except CodecError as e:
                self.report.push(e.code, spot, e.message)

    def refusals(
        self, profile: _Producer, layout: _Layout, record: Record, base: int, failed: Set[int], whole: _Spot
    ) -> None:
        for row, message in profile.refusals(layout, record, failed):
            if isinstance(row, CodecError):
                self.report.push(row.code, whole, row.message)
            elif row is None:
                self.report.push(_PROFILE, whole, message)
            elif row.index not in failed:
                # What is wrong in itself needs no second error.
                self.report.push(_PROFILE, row.spot.moved(base), message)



def _requirements(
    layout: _Layout, record: Record, base: int, failed: Set[int], whole: _Spot
) -> Iterator[Tuple[_Spot, _If]]:
    """Conditions on the record and on the rows that are there, those aside that use what could not be read."""
    for require in layout.requires:
        if not any(layout.index[name] in failed for name in require.uses):
            yield whole, require
    for row in layout.conditions:
        if row.index in failed:
            continue
        try:
            here = row.here(record)
        except CodecError:
            continue
        for require in row.requires if here else ():
            if not any(layout.index[name] in failed for name in require.uses):
                yield row.spot.moved(base), require


