"""The few calls of the CUDA driver that are needed to run a kernel, through ctypes.

Kernels come as PTX (from the cache, mostly), so neither Numba nor a toolkit is needed to run them. The card's
primary context is used, the one that PyTorch, JAX and CuPy use too.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from .errors import Refused

_CAPABILITY_MAJOR, _CAPABILITY_MINOR, _MULTIPROCESSORS = 75, 76, 16  # CUdevice_attribute
_LOG_BUFFER, _LOG_SIZE = 5, 6  # CUjit_option


class NoDevice(Refused):
    """There is no graphics card that can be used."""


class DriverError(RuntimeError):
    """The driver refused a call: a mistake of ours, or a card that fell ill."""


class Card:
    """The first card of this machine."""

    def __init__(self) -> None:
        try:
            self._cuda = ctypes.CDLL("libcuda.so.1")
        except OSError as error:
            raise NoDevice("no-device", reason=str(error)) from error
        device, context, count = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_int()
        if self._cuda.cuInit(0) or self._cuda.cuDeviceGetCount(ctypes.byref(count)) or not count.value:
            raise NoDevice("no-device", reason="cuInit")
        self._do("cuDeviceGet", ctypes.byref(device), 0)
        self._do("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self._context, self._device = context, device
        self.use()
        self.capability = 10 * self._attribute(_CAPABILITY_MAJOR) + self._attribute(_CAPABILITY_MINOR)
        self.multiprocessors = self._attribute(_MULTIPROCESSORS)

    @property
    def name(self) -> str:
        text = ctypes.create_string_buffer(128)
        self._do("cuDeviceGetName", text, len(text), self._device)
        return text.value.decode()

    def use(self) -> None:
        """Make this card's context the one of the calling thread."""
        self._do("cuCtxSetCurrent", self._context)

    def kernel(self, ptx: str, entry: str) -> Kernel:
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        log = ctypes.create_string_buffer(8192)
        options = (ctypes.c_int * 2)(_LOG_BUFFER, _LOG_SIZE)
        values = (ctypes.c_void_p * 2)(ctypes.addressof(log), len(log))
        text = ctypes.c_char_p(readable(ptx, self._driver_version()).encode())
        status = self._cuda.cuModuleLoadDataEx(ctypes.byref(module), text, 2, options, values)
        if status:
            raise DriverError(f"the card does not take the kernel ({status}): {log.value.decode()}")
        self._do("cuModuleGetFunction", ctypes.byref(function), module, ctypes.c_char_p(entry.encode()))
        return Kernel(self, function)

    def array(self, source: np.ndarray[Any, Any]) -> CardArray:
        """A copy of an array in the card's memory."""
        made = self.empty(source.size, source.dtype)
        made.set(source)
        return made

    def empty(self, size: int, dtype: Any) -> CardArray:
        return CardArray(self, size, np.dtype(dtype))

    def wait(self) -> None:
        """Until all that was launched is done."""
        self._do("cuCtxSynchronize")

    def _driver_version(self) -> int:
        value = ctypes.c_int()
        self._do("cuDriverGetVersion", ctypes.byref(value))
        return value.value

    def _attribute(self, number: int) -> int:
        value = ctypes.c_int()
        self._do("cuDeviceGetAttribute", ctypes.byref(value), number, self._device)
        return value.value

    def _do(self, call: str, *args: Any) -> None:
        status = getattr(self._cuda, call)(*args)
        if status:
            text = ctypes.c_char_p()
            self._cuda.cuGetErrorName(status, ctypes.byref(text))
            raise DriverError(f"{call}: {(text.value or b'').decode()} ({status})")


def readable(ptx: str, driver: int) -> str:
    """The kernel for a driver of this version (13000: CUDA 13.0), which may be older than the compiler.

    A driver refuses PTX of a later version than its own, whatever is in it; nothing in our kernels is new.
    CUDA 13.0 reads PTX 9.0, 13.1 reads 9.1 and so on.
    """
    reads = (driver // 1000 - 4, driver % 1000 // 10)
    found = re.search(r"^\.version (\d+)\.(\d+)$", ptx, re.MULTILINE)
    if driver < 13000 or found is None or (int(found[1]), int(found[2])) <= reads:
        return ptx
    return ptx.replace(found[0], f".version {reads[0]}.{reads[1]}", 1)


class CardArray:
    """A flat array in the card's memory; freed with this object. Torch, JAX and CuPy read it as it is."""

    def __init__(self, card: Card, size: int, dtype: np.dtype[Any]) -> None:
        self._card, self.size, self.dtype = card, size, dtype
        pointer = ctypes.c_uint64()
        card._do("cuMemAlloc_v2", ctypes.byref(pointer), ctypes.c_size_t(max(self.nbytes, 1)))
        self.pointer = pointer.value

    @property
    def nbytes(self) -> int:
        return int(self.size * self.dtype.itemsize)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        place = (self.pointer, False)
        return {"shape": (self.size,), "typestr": self.dtype.str, "data": place, "version": 3}

    def set(self, source: np.ndarray[Any, Any]) -> None:
        source = np.ascontiguousarray(source, self.dtype)
        if source.size != self.size:
            raise ValueError(f"{source.size} numbers do not fit into {self.size}")
        place = ctypes.c_void_p(source.ctypes.data)
        self._card._do("cuMemcpyHtoD_v2", ctypes.c_uint64(self.pointer), place, ctypes.c_size_t(self.nbytes))

    def get(self) -> np.ndarray[Any, Any]:
        out = np.empty(self.size, self.dtype)
        place = ctypes.c_void_p(out.ctypes.data)
        self._card._do("cuMemcpyDtoH_v2", place, ctypes.c_uint64(self.pointer), ctypes.c_size_t(self.nbytes))
        return out

    def __del__(self) -> None:
        if pointer := getattr(self, "pointer", 0):
            self._card._cuda.cuMemFree_v2(ctypes.c_uint64(pointer))


class Kernel:
    """A loaded kernel, launched with ints and `CardArray`s."""

    def __init__(self, card: Card, function: ctypes.c_void_p) -> None:
        self._card, self._function = card, function

    def __call__(self, blocks: int, threads: int, *args: int | CardArray) -> None:
        values = [value for arg in args for value in _parameters(arg)]
        pointers = (ctypes.c_void_p * len(values))(*(ctypes.addressof(v) for v in values))
        grid = (blocks, 1, 1, threads, 1, 1)
        self._card._do("cuLaunchKernel", self._function, *grid, 0, None, pointers, None)


def _parameters(arg: int | CardArray) -> Sequence[Any]:
    """What Numba's kernels expect for an int, and for a flat array: the parts of its array structure."""
    if isinstance(arg, int):
        return [ctypes.c_int64(arg)]
    numbers = (0, 0, arg.size, arg.dtype.itemsize, arg.pointer, arg.size, arg.dtype.itemsize)
    return [ctypes.c_int64(n) for n in numbers]


@cache
def card() -> Card:
    """The card of this machine; `NoDevice` where there is none."""
    return Card()
