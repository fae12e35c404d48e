"""Answers cases, one JSON object a line, with what a generated module makes of them.

Arguments: the folder of the module, and its name.
"""

import importlib
import json
import sys
import traceback

sys.path.insert(0, sys.argv[1])
m = importlib.import_module(sys.argv[2])

RECORDS = {}


def collect(cls):
    for sub in cls.__subclasses__():
        if sub._layout is not None:
            RECORDS[sub.NAME] = sub
        collect(sub)


collect(m.Record)
PROFILES = {p.value: p for p in m.Profile}


def record(data):
    """A record from its name and rows."""
    name, rows = data
    value = RECORDS[name]._layout.blank()
    for row, data in zip(value._layout.rows, rows):
        if data is not None:
            give(value, row, data)
    return value


def give(value, row, data):
    if isinstance(row, m._Union) and "a" in data:
        arm, inner = data["a"]
        arm = row.arms[arm]
        inner = None if inner is None else typed(arm.type, inner)
        if row.name is None:
            setattr(value, arm.attr, inner)
        else:
            setattr(value, row.attr, arm.made(inner))
    elif isinstance(row, m._ModeRow) and "m" in data:
        name, index, operand = data["m"]
        made = next(made for mode, made in row.table.by_wire.values() if made and mode.name == name)
        setattr(value, row.attr, made(index, operand) if made._mode.takes_value else made(index))
    else:
        assert row.attr, f"{value.NAME} has no {row.name}"
        setattr(value, row.attr, typed(getattr(row, "type", None), data))


def typed(type, data):
    """A value as a caller would write it, if it is of the type at all."""
    if data is None:
        return None
    kind, data = next(iter(data.items()))
    if kind == "i":
        legal = isinstance(type, m._Scalar) and type.low <= data <= type.high
        return type.wrap(data) if legal else data
    if kind == "b":
        return set(data)
    if kind == "s":
        return bytes.fromhex(data).decode("utf-8", "surrogateescape")
    if kind == "l":
        return [typed(getattr(type, "element", None), item) for item in data]
    return record(data)


def failed(e):
    return {"error": [e.code, e.record, e.field, e.offset, e.bits, e.message]}


def named(where, name):
    """What is called so, or so with an underscore."""
    return getattr(where, name + "_", None) or getattr(where, name)


def holds(condition, value):
    try:
        return bool(condition.holds(value))
    except m.CodecError as e:
        return [e.code, e.message]


def answer(case):
    profile = PROFILES.get(case.get("profile"))
    if "encode" in case:
        value = record(case["encode"])
        try:
            return {"bytes": value.encode(profile).hex(), "literal": str(value)}
        except m.CodecError as e:
            return failed(e)
    if "decode" in case:
        data = bytes.fromhex(case["decode"])
        decode = RECORDS[case["record"]].decode_produced if case.get("record") else m.decode_produced
        try:
            value, profiles = decode(data)
        except m.CodecError as e:
            return failed(e)
        again = value.encode(profiles[0] if profiles else None)
        assert type(value).decode(again) == value
        return {
            "record": value.NAME,
            "literal": str(value),
            "profiles": [p.value for p in profiles],
            "again": again.hex(),
        }
    if "call" in case:
        interface, op, args = case["call"]
        try:
            args = [named(m, a["space"])(a["value"]) if isinstance(a, dict) else a for a in args]
            return {"result": str(int(named(named(m, interface), op)(*args)))}
        except m.CodecError as e:
            return failed(e)
    if "conditions" in case:
        value = record(case["conditions"])
        return {"conditions": [holds(r, value) for r in value._layout.requires]}
    if "fields" in case:
        return {"fields": [list(f.__dict__.values()) for f in RECORDS[case["fields"]].fields()]}
    raise ValueError(case)


for line in sys.stdin:
    try:
        print(json.dumps(answer(json.loads(line))))
    except Exception:
        print(json.dumps({"crash": traceback.format_exc()}))
