"""The cipher as instructions: the blocks of `chance.chacha`, several at once or one small copy for a GPU.

What the compiler makes of the plain function reckons with 64 bits and one block at a time. Here a number
is 32 bits wide, and with several lanes it is a vector: each lane holds the same word of another block.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from flambeur.core.chance import BLOCK, C0, C1, C2, C3, CHACHA8, KEY_BYTES

I32, I64 = ir.IntType(32), ir.IntType(64)
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
SIDE = 4  # words in a row or column
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def _alone(_typing: Any) -> Any:
    """Called first in a function, has the compiler leave that function alone: never inlined."""

    def mark(context: Any, builder: Any, _signature: Any, _given: Any) -> Any:
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return types.void(), mark


alone: Any = intrinsic(_alone)


def cipher(blocks: int = 0) -> Any:
    """A function for compiled code: so many blocks from a counter on, by key and stream.

    If no number is named, as many as the field of a record holds that they are written to.
    """

    def write_blocks(_typing: Any, key: Any, _counter: Any, _stream: Any, out: Any) -> Any:
        lanes = blocks or out.shape[0] // BLOCK
        write = _write_rows if lanes == 1 and not blocks else partial(_write, lanes=lanes)

        def call(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            data = [context.make_array(signature.args[i])(context, builder, given[i]).data for i in (0, 3)]
            words = [builder.bitcast(pointer, I32.as_pointer()) for pointer in data]
            name = f"flambeur_chacha8_{lanes}"
            return builder.call(_function(builder.module, name, write), (words[0], *given[1:3], words[1]))

        return types.void(key, types.int64, types.int64, out), call

    return intrinsic(write_blocks)


def _function(module: Any, name: str, write: Callable[..., None]) -> Any:
    """The cipher as a function of the module, which is never inlined: it would only crowd the caches."""
    if name in module.globals:
        return module.globals[name]
    pointer = I32.as_pointer()
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), (pointer, I64, I64, pointer)), name)
    function.linkage = "linkonce_odr"
    function.attributes.add("noinline")
    builder = ir.IRBuilder(function.append_basic_block())
    write(builder, *function.args)
    builder.ret_void()
    return function


def _write_rows(b: Any, key: Any, counter: Any, stream: Any, out: Any) -> None:
    """One block, whose four columns are mixed side by side, then its four diagonals."""
    row = ir.VectorType(I32, SIDE)
    keys = [b.load(b.bitcast(b.gep(key, (I32(i),)), row.as_pointer()), align=4) for i in (0, SIDE)]
    nonce = _lanes(b, [b.trunc(counter, I32), _high(b, counter), b.trunc(stream, I32), _high(b, stream)])
    start = [ir.Constant(row, [C0, C1, C2, C3]), *keys, nonce]
    rows = list(start)
    for _ in range(CHACHA8):
        for left in (1, -1):
            _quarter(b, rows, 0, 1, 2, 3)
            rows = [_turned(b, words, left * i) for i, words in enumerate(rows)]
    for i, (words, before) in enumerate(zip(rows, start, strict=True)):
        at = b.gep(out, (I32(SIDE * i),))
        b.store(b.add(words, before), b.bitcast(at, row.as_pointer()), align=4)


def _turned(b: Any, row: Any, left: int) -> Any:
    """A row with its words so many places further to the left, and those in front at the end."""
    order = [(place + left) % SIDE for place in range(SIDE)]
    return b.shuffle_vector(row, row, ir.Constant(ir.VectorType(I32, SIDE), order))


def _write(b: Any, key: Any, counter: Any, stream: Any, out: Any, lanes: int) -> None:
    start = _begin(b, lanes, key, counter, stream)
    words = list(start)
    for _ in range(CHACHA8):
        for places in COLUMNS + DIAGONALS:
            _quarter(b, words, *places)
    words = [b.add(word, before) for word, before in zip(words, start, strict=True)]
    for first in range(0, BLOCK, lanes):
        for lane, row in enumerate(_transposed(b, words[first : first + lanes])):
            at = b.gep(out, (I32(lane * BLOCK + first),))
            b.store(row, b.bitcast(at, row.type.as_pointer()), align=4)


def _begin(b: Any, lanes: int, key: Any, counter: Any, stream: Any) -> list[Any]:
    """The words of a block before the first round."""
    constants = [I32(c) for c in (C0, C1, C2, C3)]
    keys = [b.load(b.gep(key, (I32(i),))) for i in range(KEY_BYTES // 4)]
    counters = [b.add(counter, I64(lane)) for lane in range(lanes)]
    low = _lanes(b, [b.trunc(number, I32) for number in counters])
    high = _lanes(b, [_high(b, number) for number in counters])
    same = [_lanes(b, [word] * lanes) for word in (*constants, *keys, b.trunc(stream, I32), _high(b, stream))]
    return [*same[:-2], low, high, *same[-2:]]


def _high(b: Any, number: Any) -> Any:
    return b.trunc(b.lshr(number, I64(32)), I32)


def _lanes(b: Any, numbers: list[Any]) -> Any:
    """Numbers side by side."""
    if len(numbers) == 1:
        return numbers[0]
    vector = ir.Constant(ir.VectorType(I32, len(numbers)), ir.Undefined)
    for lane, number in enumerate(numbers):
        vector = b.insert_element(vector, number, I32(lane))
    return vector


def _quarter(b: Any, words: list[Any], i: int, j: int, k: int, m: int) -> None:
    """The quarter round (RFC 8439, 2.1)."""
    for place, other, target, left in ((i, j, m, 16), (k, m, j, 12), (i, j, m, 8), (k, m, j, 7)):
        words[place] = b.add(words[place], words[other])
        words[target] = _rotated(b, b.xor(words[target], words[place]), left)


def _rotated(b: Any, word: Any, left: int) -> Any:
    by, back = _number(word.type, left), _number(word.type, 32 - left)
    return b.or_(b.shl(word, by), b.lshr(word, back))


def _number(kind: Any, number: int) -> Any:
    return ir.Constant(kind, number if kind == I32 else [number] * kind.count)


def _transposed(b: Any, rows: list[Any]) -> list[Any]:
    """As many vectors of as many words, rows made columns: each shuffle merges the two halves."""
    count, half = len(rows), len(rows) // 2
    for _ in range(count.bit_length() - 1):
        pairs = [(rows[i], rows[i + half]) for i in range(half)]
        rows = [_merged(b, *pair, first, count) for pair in pairs for first in (0, half)]
    return rows


def _merged(b: Any, one: Any, other: Any, first: int, count: int) -> Any:
    """Words of both in turns, from one place on."""
    order = [place for i in range(first, first + count // 2) for place in (i, count + i)]
    return b.shuffle_vector(one, other, ir.Constant(ir.VectorType(I32, count), order))
