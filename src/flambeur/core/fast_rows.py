"""How machine code writes rows of bits and of seats: as vectors, with a place for each number.

Of a loop over bits the compiler makes shifts of 64 bits, eight side by side, which takes five times as long.
"""

from collections.abc import Iterator
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

I1, I32, I64 = ir.IntType(1), ir.IntType(32), ir.IntType(64)
FLOAT = ir.FloatType()
MOST, FEWEST = 64, 8  # bits of a set; numbers of a vector


def _write_bits(_typing: Any, row: Any, _first: Any, count: Any, _bits: Any) -> Any:
    def write(context: Any, b: Any, signature: Any, given: Any) -> Any:
        _write_sets(b, _place(context, b, signature, given), count.literal_value, ((1, given[3]),))
        return context.get_dummy_value()

    return _typed(row, count, types.int64), write


def _write_signs(_typing: Any, row: Any, _first: Any, count: Any, _ones: Any, _minus_ones: Any) -> Any:
    def write(context: Any, b: Any, signature: Any, given: Any) -> Any:
        ones, minus_ones = given[3:]
        apart = b.not_(b.and_(ones, minus_ones))
        sets = ((1, b.and_(ones, apart)), (-1, b.and_(minus_ones, apart)))
        _write_sets(b, _place(context, b, signature, given), count.literal_value, sets)
        return context.get_dummy_value()

    return _typed(row, count, types.int64, types.int64), write


def _write_seats(
    _typing: Any, row: Any, _first: Any, numbers: Any, _among: Any, _players: Any, _seat: Any, _scale: Any
) -> Any:
    def write(context: Any, b: Any, signature: Any, given: Any) -> Any:
        _, _, numbers, among, players, seat, scale = given
        whole = _field(context, b, signature.args[2], numbers)
        width = whole.type.count
        scaled = b.fmul(b.sitofp(whole, ir.VectorType(FLOAT, width)), _everywhere(b, scale, width))
        values = b.select(_marks(b, among, width), scaled, _all(FLOAT, width, 0))
        _write_turned(b, _place(context, b, signature, given), values, players, seat)
        return context.get_dummy_value()

    return types.void(row, types.int64, numbers, *[types.int64] * 3, types.float32), write


def _write_seat_bits(_typing: Any, row: Any, _first: Any, _seats: Any, _players: Any, _seat: Any) -> Any:
    def write(context: Any, b: Any, signature: Any, given: Any) -> Any:
        _, _, seats, players, seat = given
        values = b.select(_marks(b, seats, FEWEST), _all(FLOAT, FEWEST, 1), _all(FLOAT, FEWEST, 0))
        _write_turned(b, _place(context, b, signature, given), values, players, seat)
        return context.get_dummy_value()

    return types.void(row, *[types.int64] * 4), write


def _places_of(_typing: Any, numbers: Any, _number: Any) -> Any:
    def find(context: Any, b: Any, signature: Any, given: Any) -> Any:
        whole = _field(context, b, signature.args[0], given[0])
        number = b.trunc(given[1], whole.type.element)
        same = b.icmp_signed("==", whole, _everywhere(b, number, whole.type.count))
        bits = b.zext(b.bitcast(same, ir.IntType(whole.type.count)), I64)
        return b.and_(bits, I64((1 << numbers.shape[0]) - 1))

    return types.int64(numbers, types.int64), find


def _lowest(_typing: Any, _bits: Any) -> Any:
    def find(_context: Any, b: Any, _signature: Any, given: Any) -> Any:
        return b.cttz(given[0], I1(1))

    return types.int64(types.int64), find


write_bits: Any = intrinsic(prefer_literal=True)(_write_bits)
write_signs: Any = intrinsic(prefer_literal=True)(_write_signs)
write_seats: Any = intrinsic(_write_seats)
write_seat_bits: Any = intrinsic(_write_seat_bits)
places_of: Any = intrinsic(_places_of)
lowest: Any = intrinsic(_lowest)


def _typed(row: Any, count: Any, *sets: Any) -> Any:
    """The types that are asked for; the count must be a constant."""
    is_constant = isinstance(count, types.IntegerLiteral) and count.literal_value <= MOST
    return types.void(row, types.int64, count, *sets) if is_constant else None


def _place(context: Any, b: Any, signature: Any, given: Any) -> Any:
    """Where in the row the first number goes."""
    row = context.make_array(signature.args[0])(context, b, given[0])
    return b.gep(row.data, (given[1],))


def _field(context: Any, b: Any, kind: Any, given: Any) -> Any:
    """All numbers of a field of a record, in the first places of a vector."""
    data = context.make_array(kind)(context, b, given).data
    count = kind.shape[0]
    width = max(FEWEST, 1 << (count - 1).bit_length())
    short = ir.VectorType(data.type.pointee, count)
    whole = b.load(b.bitcast(data, short.as_pointer()), align=1)
    places = [min(place, count) for place in range(width)]
    return b.shuffle_vector(whole, _all(data.type.pointee, count, 0), _order(places))


def _write_sets(b: Any, begin: Any, count: int, sets: Any) -> None:
    """Each set of bits as its number; where no bit is, 0."""
    kind = begin.type.pointee
    for first, length in _pieces(count):
        width = max(length, FEWEST)
        numbers = _all(kind, width, 0)
        for number, bits in sets:
            marks = _marks(b, b.lshr(bits, I64(first)), width)
            numbers = b.select(marks, _all(kind, width, number), numbers)
        numbers = b.shuffle_vector(numbers, numbers, _order(range(length)))
        at = b.gep(begin, (I64(first),))
        b.store(numbers, b.bitcast(at, numbers.type.as_pointer()), align=1 if kind != FLOAT else 4)


def _pieces(count: int) -> Iterator[tuple[int, int]]:
    """The powers of two that so many are made of, each with what comes before it."""
    first = 0
    while first < count:
        length = 1 << (count - first).bit_length() - 1
        yield first, length
        first += length


def _write_turned(b: Any, begin: Any, values: Any, players: Any, seat: Any) -> None:
    """From one seat on, then those before it, which come after the last of the others."""
    everybody, before = (b.sub(b.shl(I64(1), seats), I64(1)) for seats in (players, seat))
    _store_marked(b, values, b.gep(begin, (b.neg(seat),)), b.xor(everybody, before))
    _store_marked(b, values, b.gep(begin, (b.sub(players, seat),)), before)


def _store_marked(b: Any, values: Any, at: Any, places: Any) -> None:
    """Only those of these places, as a set of bits."""
    kind, marks = values.type, _marks(b, places, values.type.count)
    given = [kind, kind.as_pointer(), I32, marks.type]
    name = f"llvm.masked.store.v{kind.count}f32.p0"
    store = b.module.globals.get(name) or ir.Function(b.module, ir.FunctionType(ir.VoidType(), given), name)
    b.call(store, (values, b.bitcast(at, kind.as_pointer()), I32(4), marks))


def _marks(b: Any, bits: Any, width: int) -> Any:
    return b.bitcast(b.trunc(bits, ir.IntType(width)), ir.VectorType(I1, width))


def _everywhere(b: Any, number: Any, width: int) -> Any:
    one = b.insert_element(ir.Constant(ir.VectorType(number.type, width), ir.Undefined), number, I32(0))
    return b.shuffle_vector(one, one, _order([0] * width))


def _all(kind: Any, width: int, number: int) -> Any:
    return ir.Constant(ir.VectorType(kind, width), [number] * width)


def _order(places: Any) -> Any:
    return ir.Constant(ir.VectorType(I32, len(places)), list(places))
