# ---- Unions ----------------------------------------------------------------------------------------------------------


class _ArmValue:
    """An arm of a union with its value."""

    _arm: ClassVar[int]
    _union: ClassVar[str]
    value: Any


class _Arm(NamedTuple):
    """An arm of a union: a type, and how it is given."""

    name: str
    type: _Type
    made: Optional[Type[_ArmValue]] = None
    """The class of the arm, of a union with a name."""
    attr: Optional[str] = None
    """The field of the arm, of a union without one."""
    when: Optional[int] = None
    gone: Optional[str] = None


class _Given(NamedTuple):
    """An arm that is given."""

    arm: int
    value: Any


class _Several(NamedTuple):
    """More than one arm, which is a mistake."""

    arms: Tuple[_Given, ...]


class _Union(_Row):
    """One of several views of the same bytes."""

    def __init__(
        self,
        name: Optional[str],
        offset: int,
        arms: Tuple[_Arm, ...],
        words: str,
        by: Optional[str] = None,
        **rest: Any,
    ) -> None:
        self.size = max((arm.type.size for arm in arms), default=0)
        super().__init__(name, offset, words, **rest)
        self.arms = arms
        self.by = by
        self.selector: Optional[_Row] = None
        self.spot = _bytes_at(name, offset, self.size)

    def cover(self) -> int:
        return _ones((self.offset * 8, (self.offset + self.size) * 8))

    def get(self, record: Record) -> Any:
        """The arm that is given; None if none is, or what is given instead."""
        if self.name is not None:
            data = getattr(record, self.attr) if self.attr else None
            for i, arm in enumerate(self.arms):
                if arm.made is not None and isinstance(data, arm.made):
                    return _Given(i, data.value)
            return data
        arms = [_Given(i, getattr(record, arm.attr)) for i, arm in enumerate(self.arms) if arm.attr]
        given = tuple(arm for arm in arms if arm.value is not None)
        return _Several(given) if len(given) > 1 else given[0] if given else None

    def put(self, record: Record, data: Any) -> None:
        for attr in self.attrs():
            setattr(record, attr, None)
        if isinstance(data, _Given):
            arm = self.arms[data.arm]
            if self.name is None and arm.attr:
                setattr(record, arm.attr, data.value)
            elif self.attr and arm.made:
                made: Any = arm.made
                setattr(record, self.attr, made(data.value))

    def attrs(self) -> Tuple[str, ...]:
        return tuple(attr for attr in (self.attr, *(arm.attr for arm in self.arms)) if attr)

    def is_zero(self, data: object) -> bool:
        if not isinstance(data, _Given):
            return data is None
        return (self.selector is not None or data.arm == 0) and self.arms[data.arm].type.is_zero(data.value)

    def literal(self, data: Any, always: bool) -> Optional[str]:
        if self.is_zero(data) and not (always and data is not None):
            return None
        if not isinstance(data, _Given):
            return f"{self.name}: ?"
        arm, value = self.arms[data.arm], data.value
        if self.name is None:
            return f"{arm.name}: {arm.type.show(value, self.hexadecimal)}"
        if isinstance(arm.type, _Nested):
            return f"{self.name}: {arm.type.named(arm.name, value)}"
        return f"{self.name}: {arm.name}({arm.type.show(value, self.hexadecimal)})"

    def picked_by(self, record: Record) -> int:
        """The value of the field that picks the arm."""
        if isinstance(self.selector, _Constant):
            return self.selector.bits
        data = self.selector.get(record) if self.selector is not None else None
        return int(data) if isinstance(data, int) else 0

    def picked(self, record: Record) -> Optional[int]:
        """The arm that is picked; without a selector the first."""
        if self.selector is None:
            return 0 if self.arms else None
        value = self.picked_by(record)
        return next((i for i, arm in enumerate(self.arms) if arm.when == value), None)

    def write(self, e: _Encoder, layout: _Layout, record: Record, base: int, spot: _Spot, data: Any) -> None:
        picked = self.picked(record)
        if data is None:
            if picked is None:
                return
            data = _Given(picked, None)
        elif isinstance(data, _Several):
            names = ", ".join(self.arms[given.arm].name for given in data.arms)
            return e.error(_ARM, spot, f"only one arm can be given, not {names}")
        elif not isinstance(data, _Given):
            return e.wrong_kind(spot, "an arm of the union", data)
        arm = self.arms[data.arm]
        if self.selector is not None and picked != data.arm:
            return self.other_arm(e, record, spot, arm)
        if arm.gone is not None:
            return e.error(_UNAVAILABLE, spot, f"{arm.name} is not available on {_PLACE} ({arm.gone})")
        if self.name is None:
            arm.type.write(e, spot._replace(name=arm.name), base + self.offset, data.value)
        elif not e.report.full():
            e.report.path.append(self.name)
            arm.type.write(e, spot._replace(name=arm.name), base + self.offset, data.value)
            e.report.path.pop()

    def other_arm(self, e: _Encoder, record: Record, spot: _Spot, arm: _Arm) -> None:
        by = self.by or "its selector"
        if arm.when is None:
            needs = f"is picked by no value of {by}"
        else:
            needs = f"needs {by} to be {arm.when}, found {self.picked_by(record)}"
        e.error(_ARM, spot._replace(name=self.name or arm.name), f"the arm {arm.name} {needs}")

    def read(self, d: _Decoder, r: _Reading) -> Any:
        start, spot = r.base + self.offset, self.spot.moved(r.base)
        picked = self.picked(r.value)
        if picked is None:
            d.zero_bytes(start, self.size, f"as {self.picked_by(r.value)} picks no arm of {d.report.name(spot)}")
            return None
        arm = self.arms[picked]
        if arm.gone is not None:
            d.error(_UNAVAILABLE, spot, f"is {arm.name}, which is not available on {_PLACE} ({arm.gone})")
            return None
        if self.name is None:
            data = arm.type.read(d, spot._replace(name=arm.name), start)
        elif d.report.full():
            return None
        else:
            d.report.path.append(self.name)
            data = arm.type.read(d, spot._replace(name=arm.name), start)
            d.report.path.pop()
        size = arm.type.size
        d.zero_bytes(start + size, self.size - size, f"after {arm.name}")
        self.gaps(d, arm, start)
        return _Given(picked, data)

    def gaps(self, d: _Decoder, arm: _Arm, start: int) -> None:
        """Bytes between the elements of an array that is an arm: no row of the record speaks of them."""
        if isinstance(arm.type, _Array):
            gap = arm.type.stride - arm.type.element.size
            for i in range(1, arm.type.count if gap > 0 else 1):
                d.zero_bytes(start + i * arm.type.stride - gap, gap, f"between elements of {arm.name}")

    def info(self) -> List[FieldInfo]:
        bits = ((self.offset * 8, (self.offset + self.size) * 8),)
        return [self._info(self.name, self.offset, bits, self.words)]


