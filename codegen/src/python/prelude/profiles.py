# ---- Profiles --------------------------------------------------------------------------------------------------------


class _Only(NamedTuple):
    """A mode field of a record, or any field of a table, holds only these modes."""

    record: Optional[Type[Record]]
    field: Union[str, _Table]
    modes: Tuple[Type[_ModeValue], ...]
    message: str


class _Absent(NamedTuple):
    """A field of a record is zero, none, empty."""

    record: Type[Record]
    field: str
    message: str


class _Require(NamedTuple):
    """A condition on a record."""

    record: Type[Record]
    require: _If


class _Producer:
    """A producer's habits: what it writes and what it refuses."""

    def __init__(
        self, profile: Profile, *rules: Union[_Only, _Absent, _Require], writes: Mapping[Type[_ModeValue], int] = {}
    ) -> None:
        self.profile = profile
        self.rules = rules
        self.writes = writes
        """What is written as the operand of a mode that has none."""
        self.by_layout: Dict[int, List[Union[_Only, _Absent, _Require]]] = {}

    def about(self, layout: _Layout) -> List[Union[_Only, _Absent, _Require]]:
        """The rules that may be about a record."""
        rules = self.by_layout.get(id(layout))
        if rules is None:
            rules = [r for r in self.rules if r.record is None or r.record._layout is layout]
            self.by_layout[id(layout)] = rules
        return rules

    def refusals(
        self, layout: _Layout, record: Record, failed: Set[int]
    ) -> Iterator[Tuple[Union[_Row, CodecError, None], str]]:
        """The rules that a record breaks: the row that each is about, and its message.

        Conditions on fields that are wrong in themselves say nothing.
        """
        for rule in self.about(layout):
            if isinstance(rule, _Only):
                for row in layout.modes:
                    data = row.get(record)
                    if rule.field not in (row.name, row.table) or not isinstance(data, row.table.base):
                        continue
                    if type(data) not in rule.modes:
                        yield row, rule.message
            elif isinstance(rule, _Absent):
                field = layout.rows[layout.index[rule.field]]
                if not field.is_zero(field.get(record)):
                    yield field, rule.message
            elif not any(layout.index[name] in failed for name in rule.require.uses):
                try:
                    if not rule.require.holds(record):
                        yield None, rule.require.words
                except CodecError as e:
                    yield e, ""


_PRODUCERS: Dict[Profile, _Producer] = {}
"""Filled in below."""


