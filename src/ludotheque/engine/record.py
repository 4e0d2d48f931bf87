"""The state of a game: one record of fixed size, declared once as an annotated class.

    class State(Record):
        actor: Int8
        men: Annotated[Cells, Int8, 6, 4]

In plain Python a record is this class over a buffer of bytes: `s.actor` is an int, `s.men[seat, man]`
reads and writes one. The compiled rules read and write the very same bytes: `State.layout` says where
each field lies, for NumPy, for the CPU and for the graphics card.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Protocol, Self, get_type_hints, runtime_checkable

if TYPE_CHECKING:
    import numpy as np

Int8 = Annotated[int, "b"]
Int16 = Annotated[int, "h"]
Int32 = Annotated[int, "i"]
Int64 = Annotated[int, "q"]

WORD = 8  # bytes; records are whole words, so that they are copied and compared word by word


@runtime_checkable
class Cells(Protocol):
    """A field that holds many numbers: indexed by one int, or by one int per dimension."""

    def __getitem__(self, at: Any, /) -> int: ...

    def __setitem__(self, at: Any, value: int, /) -> None: ...


@dataclass(frozen=True, slots=True)
class Field:
    name: str
    format: str
    shape: tuple[int, ...]
    offset: int

    @property
    def size(self) -> int:
        return struct.calcsize(self.format) * prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """Where each field of a record lies."""

    fields: tuple[Field, ...]
    words: int

    @property
    def size(self) -> int:
        return self.words * WORD

    @cached_property
    def dtype(self) -> np.dtype[np.void]:
        import numpy as np

        formats = [(f.format, f.shape) if f.shape else f.format for f in self.fields]
        names, offsets = [f.name for f in self.fields], [f.offset for f in self.fields]
        layout: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": self.size}
        dtype: np.dtype[np.void] = np.dtype(layout, align=True)
        return dtype


class Record:
    """Base of every state. Compares by its bytes; `copy` shares nothing with the original."""

    layout: ClassVar[Layout]
    __slots__ = ("__dict__", "_memory")

    def __init_subclass__(cls) -> None:
        cls.layout = _layout(cls)
        for field in cls.layout.fields:
            setattr(cls, field.name, _Many(field) if field.shape else _scalar(field))

    def __init__(self, memory: bytearray | memoryview | bytes | None = None) -> None:
        """A record over `memory` (shared; bytes are copied), or a new one full of zeros."""
        size = self.layout.size
        if memory is None or isinstance(memory, bytes):
            memory = bytearray(memory or size)
        raw = memoryview(memory).cast("B")
        if len(raw) != size:
            raise ValueError(f"a {type(self).__name__} takes {size} bytes, not {len(raw)}")
        self._memory = raw

    def copy(self) -> Self:
        return type(self)(bytes(self._memory))

    def load(self, other: bytes | Self) -> None:
        """Take over the bytes of another record of this kind."""
        self._memory[:] = bytes(other)

    @property
    def memory(self) -> memoryview:
        """The bytes themselves, shared: what the compiled rules are given."""
        return self._memory

    def as_dict(self) -> dict[str, Any]:
        return {
            f.name: getattr(self, f.name).tolist() if f.shape else getattr(self, f.name)
            for f in self.layout.fields
        }

    def __bytes__(self) -> bytes:
        return bytes(self._memory)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in self.as_dict().items())})"


class _Many:
    """A field of many numbers. Its view is made when it is first asked for: of a copy few fields are read."""

    def __init__(self, field: Field) -> None:
        self.field, self.place = field, _place(field)

    def __get__(self, record: Record | None, _kind: type[Record]) -> Any:
        if record is None:
            return self
        view = record.memory[self.place].cast(self.field.format, self.field.shape)  # type: ignore[call-overload]
        record.__dict__[self.field.name] = view  # from now on found before this
        return view


def _scalar(field: Field) -> property:
    key, place, format = f"_{field.name}", _place(field), field.format

    def view(record: Record) -> Any:
        record.__dict__[key] = found = record.memory[place].cast(format)  # type: ignore[call-overload]
        return found

    def read(record: Record) -> int:
        try:
            value: int = record.__dict__[key][0]
        except KeyError:
            value = view(record)[0]
        return value

    def write(record: Record, value: int) -> None:
        try:
            record.__dict__[key][0] = value
        except KeyError:
            view(record)[0] = value

    return property(read, write)


def _place(field: Field) -> slice:
    return slice(field.offset, field.offset + field.size)


def _layout(cls: type[Record]) -> Layout:
    hints = get_type_hints(cls, include_extras=True)
    declared = [(n, _shape(hint)) for n, hint in hints.items() if n not in get_type_hints(Record)]
    fields, offset = [], 0
    # The widest numbers come first, so that each lies at a multiple of its own size.
    for name, (format_, shape) in sorted(declared, key=lambda d: -struct.calcsize(d[1][0])):
        fields.append(Field(name, format_, shape, offset))
        offset += fields[-1].size
    return Layout(tuple(fields), -(-offset // WORD))


def _shape(hint: Any) -> tuple[str, tuple[int, ...]]:
    extras: tuple[Any, ...] = getattr(hint, "__metadata__", ())
    if len(extras) == 1 and isinstance(extras[0], str):
        return extras[0], ()
    if len(extras) > 1:
        return _shape(extras[0])[0], tuple(extras[1:])
    raise TypeError(f"{hint} is no field of a record: use Int8..Int64 or Annotated[Cells, Int8, ...]")
