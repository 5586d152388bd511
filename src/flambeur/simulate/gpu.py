"""Games on an NVIDIA GPU, by the kernel of `gpu_kernel`."""

import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from flambeur.core.chance import new_chance
from flambeur.core.contract import Game
from flambeur.core.errors import NoGpu
from flambeur.core.layout import Batch, State
from flambeur.core.stopping import asked_to_stop
from flambeur.simulate import batch
from flambeur.simulate.gpu_kernel import has_much_code, kernel_of

THREADS_PER_BLOCK = 128
BLOCKS_PER_PROCESSOR = 8
LARGEST_BLOCK = 1024
REGISTERS = 64  # of a thread, at most: 1,024 threads share 65,536
LAUNCH = 1 << 24  # games between two reports of progress
OUR_CODE = "_ZN8flambeur"  # how the names of compiled functions begin, spelled as those of C++


def play_on_gpu(
    game: Game, blank: State, key: bytes, games: int, report: Callable[[int], None]
) -> tuple[Batch, float]:
    """Play the games, or those begun before Ctrl-C; a tally per thread, and seconds without compilation."""
    cuda = find_cuda()
    threads, blocks = _blocks(game, cuda)
    tallies = cuda.to_device(batch.TALLY.batch(blocks * threads))
    agreed = (*(cuda.to_device(given) for given in _given(game, blank, key)), tallies)
    launch = _launch(game, threads, blocks, agreed)
    cuda.synchronize()
    began = time.perf_counter()
    with asked_to_stop() as asked:
        for first in range(0, games, LAUNCH):
            last = min(first + LAUNCH, games)
            launch(*agreed, first, last, game.result_step)
            cuda.synchronize()
            report(last)
            if asked.is_set():
                break
    seconds = time.perf_counter() - began
    return tallies.copy_to_host(), seconds


def _blocks(game: Game, cuda: Any) -> tuple[int, int]:
    """How many threads a block has, and how many blocks there are."""
    processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
    if has_much_code(game):
        return LARGEST_BLOCK, processors
    return THREADS_PER_BLOCK, processors * BLOCKS_PER_PROCESSOR


def _given(game: Game, blank: State, key: bytes) -> tuple[Batch, Batch]:
    """The table before a game, and chance."""
    luck: Any = import_module("flambeur.core.warp_chance")  # which loads Numba
    start, chance = game.state.batch(1), luck.RING_CHANCE.batch(1)
    start[0], chance[0] = blank, luck.ring_chance(new_chance(key))
    return start, chance


def _launch(game: Game, threads: int, blocks: int, agreed: tuple[Any, ...]) -> Any:
    """The compiled kernel, to be called with what is agreed and the games."""
    kernel, near = _kernel(game, threads), threads * game.state.dtype.itemsize
    kernel[blocks, threads](*agreed, 0, 0, game.result_step)  # no game yet, but compiled
    allow_near(kernel, near)
    return kernel[blocks, threads, 0, near]


@cache
def _kernel(game: Game, threads: int) -> Any:
    cuda = find_cuda()
    return cuda.jit(kernel_of(game, cuda, threads), max_registers=REGISTERS)


def allow_near(kernel: Any, size: int) -> None:
    """Let blocks of a compiled kernel share so many bytes: more than 48 KiB must be asked for."""
    driver: Any = import_module("numba.cuda.cudadrv.driver")
    attribute = driver.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    for compiled in kernel.overloads.values():
        function = compiled._codelibrary.get_cufunc()
        driver.driver.cuKernelSetAttribute(attribute, size, function.handle, function.device.id)


def find_cuda() -> Any:
    """The CUDA target of Numba, or NoGpu with what is missing."""
    if find_spec("numba_cuda") is None:  # Numba's own, older target lacks what the kernel needs
        raise NoGpu("no-gpu-package")
    cuda: Any = import_module("numba.cuda")
    if not cuda.is_available():
        raise NoGpu("no-gpu")
    # Tables of the rules go to the GPU's memory: threads that look up different entries of constant memory
    # wait for each other, which made Easy Come five times slower.
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    _count_from_the_front()
    return cuda


def _count_from_the_front() -> None:
    """Our own code never counts from the end of an array; to ask whether it does takes four instructions.

    Everybody else's code, rules from elsewhere among it, is compiled as ever.
    """
    arrays: Any = import_module("numba.cuda.np.arrayobj")
    usual = arrays.fix_integer_index
    if getattr(usual, "is_ours", False):
        return
    whole = import_module("numba").intp

    def fix_integer_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if builder.function.name.startswith(OUR_CODE):
            return context.cast(builder, index, kind, whole)
        return usual(context, builder, kind, index, size)

    fix_integer_index.is_ours = True  # type: ignore[attr-defined]
    arrays.fix_integer_index = fix_integer_index
