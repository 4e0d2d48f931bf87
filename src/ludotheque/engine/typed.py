"""What both compilers put in the place of the plain words: the same, with the widths of numbers said."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from llvmlite import ir

from . import rulekit, target
from .native import Function

I64 = ir.IntType(64)


# --- rulekit ---------------------------------------------------------------------------------------


def allow(mask: Any, action: int) -> None:
    mask[action >> 6] |= np.uint64(1 << (action & 63))


def allow_all(mask: Any, bits: int) -> None:
    mask[0] |= np.uint64(bits)


def allow_word(mask: Any, word: int, bits: int) -> None:
    mask[word] |= np.uint64(bits)


_MULTIPLIER, _INCREMENT = np.uint64(rulekit.MULTIPLIER), np.uint64(rulekit.INCREMENT)
_U18, _U27, _U30, _U31, _U32, _U59 = (np.uint64(n) for n in (18, 27, 30, 31, 32, 59))
_TURNS = np.uint32(31)
_GOLDEN, _MIX_A, _MIX_B = (np.uint64(n) for n in (rulekit.GOLDEN, rulekit.MIX_A, rulekit.MIX_B))


def pick(rng: Any, n: int) -> Any:
    x = rng[0]
    rng[0] = x * _MULTIPLIER + _INCREMENT
    word = np.uint32(((x >> _U18) ^ x) >> _U27)
    turn = np.uint32(x >> _U59)
    back = np.uint32(np.uint32(_U32) - turn) & _TURNS
    word = np.uint32(np.uint32(word >> turn) | np.uint32(word << back))
    return np.int64(np.uint64(word) * np.uint64(n) >> _U32)


def start(rng: Any, seed: int, number: int) -> None:
    rng[0] = _mixed(_mixed(np.uint64(seed)) + np.uint64(number))


def _mixed(x: Any) -> Any:
    x = x + _GOLDEN
    x = (x ^ x >> _U30) * _MIX_A
    x = (x ^ x >> _U27) * _MIX_B
    return x ^ x >> _U31


RULEKIT: dict[Function, Function] = {
    rulekit.allow: allow,
    rulekit.allow_all: allow_all,
    rulekit.allow_word: allow_word,
    rulekit.pick: pick,
    rulekit.start: start,
}


# --- target ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Compiler:
    """The parts of Numba that numba-cuda has once more, of its own."""

    types: Any
    cgutils: Any
    intrinsic: Function
    populate_array: Function
    from_dtype: Function

    @property
    def words(self) -> Any:
        return self.types.Array(self.types.uint64, 1, "C")

    def type_of(self, kind: str) -> Any:
        """The type of an argument of this kind (see `Signature`)."""
        if kind.endswith("]"):
            name, _, dimensions = kind[:-1].partition("[")
            return self.types.Array(self.from_dtype(np.dtype(name)), int(dimensions), "C")
        return {"int": self.types.int64, "float": self.types.float64}[kind]

    def places(self, rules: ModuleType) -> dict[Function, Any]:
        """Where the state, the mask and the randomness of one game lie."""
        return {
            target.as_state: self._as_state(rules),
            target.new_cells: self._room(rules.State.layout.words),
            target.new_mask: self._room(-(-rules.ACTIONS // 64)),
            target.new_rng: self._room(1),
        }

    def _room(self, n: int) -> Any:
        """Room for n words on the stack of the function that asks."""
        types, cgutils, words, populate = self.types, self.cgutils, self.words, self.populate_array

        def room(_context: Any) -> Any:
            def emit(context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
                place = cgutils.alloca_once(builder, ir.ArrayType(I64, n))
                array = context.make_array(words)(context, builder)
                data = builder.bitcast(place, context.get_data_type(types.uint64).as_pointer())
                size, step = context.get_constant(types.intp, n), context.get_constant(types.intp, 8)
                populate(array, data=data, shape=(size,), strides=(step,), itemsize=step, meminfo=None)
                return array._getvalue()

            return words(), emit

        return self.intrinsic(room)

    def _as_state(self, rules: ModuleType) -> Any:
        """The words of a state, seen as its record."""
        words, record = self.words, self.from_dtype(rules.State.layout.dtype)

        def as_state(_context: Any, cells: Any) -> Any:
            def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
                array = context.make_array(words)(context, builder, args[0])
                return builder.bitcast(array.data, context.get_value_type(record))

            return record(words), emit

        return self.intrinsic(as_state)
