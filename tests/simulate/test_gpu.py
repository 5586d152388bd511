"""The GPU where there is none: a sentence that says what to install."""

import signal
from types import SimpleNamespace
from typing import Any

import pytest

from flambeur.core.errors import NoGpu
from flambeur.games import LAS_VEGAS
from flambeur.simulate import gpu, simulate


def test_without_the_package_the_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "find_spec", lambda _: None)
    with pytest.raises(NoGpu) as refused:
        simulate("las-vegas", 2, 10, device="gpu")
    assert refused.value.code == "no-gpu-package"
    assert 'numba-cuda. Install it with "pip install flambeur[gpu]"' in str(refused.value)


def test_without_a_device_the_sentence_names_driver_and_toolkit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "find_spec", str)
    monkeypatch.setattr(gpu, "import_module", lambda _: SimpleNamespace(is_available=lambda: False))
    with pytest.raises(NoGpu) as refused:
        simulate("las-vegas", 2, 10, device="gpu")
    assert refused.value.code == "no-gpu"
    assert "Install the NVIDIA driver and the CUDA toolkit" in str(refused.value)
    assert "--device cpu" in str(refused.value)


def test_what_is_found_is_the_cuda_of_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = SimpleNamespace(is_available=lambda: True)
    nvvm = SimpleNamespace(ADDRSPACE_CONSTANT=4, ADDRSPACE_GLOBAL=1)
    arrays = SimpleNamespace(fix_integer_index=from_either_end)
    modules = {"numba.cuda": cuda, "numba.cuda.cudadrv.nvvm": nvvm, "numba.cuda.np.arrayobj": arrays}
    modules["numba"] = SimpleNamespace(intp="whole")
    monkeypatch.setattr(gpu, "find_spec", str)
    monkeypatch.setattr(gpu, "import_module", modules.__getitem__)
    assert gpu.find_cuda() is gpu.find_cuda() is cuda
    assert index_in("_ZN8flambeur5games", arrays) == "-1 as it is", "no rule counts from the end"
    assert index_in("_ZN5theirs", arrays) == "the last", "but anybody else may"
    assert nvvm.ADDRSPACE_CONSTANT == nvvm.ADDRSPACE_GLOBAL, "tables of the rules are no constants"


@pytest.mark.parametrize(("pressed", "launched"), [(True, [10]), (False, [10, 20, 25])])
def test_ctrl_c_ends_with_the_games_that_are_launched(
    pressed: bool, launched: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[int] = []

    def report(games: int) -> None:
        reported.append(games)
        if pressed:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(gpu, "find_cuda", lambda: idle_cuda())
    monkeypatch.setattr(gpu, "_launch", lambda *_: lambda *_: None)
    monkeypatch.setattr(gpu, "LAUNCH", 10)
    gpu.play_on_gpu(LAS_VEGAS, LAS_VEGAS.blank(2, {}), bytes(32), 25, report)
    assert reported == launched


def from_either_end(*_: Any) -> str:
    """What Numba makes of an index."""
    return "the last"


def index_in(function: str, arrays: SimpleNamespace) -> str:
    """What becomes of -1 in a function of this name."""
    context = SimpleNamespace(cast=lambda _builder, index, *_: f"{index} as it is")
    builder = SimpleNamespace(function=SimpleNamespace(name=function))
    return str(arrays.fix_integer_index(context, builder, "number", -1, 6))


def idle_cuda() -> Any:
    """A device with one processor that does nothing."""
    return SimpleNamespace(
        get_current_device=lambda: SimpleNamespace(MULTIPROCESSOR_COUNT=1),
        to_device=lambda array: SimpleNamespace(copy_to_host=lambda: array),
        synchronize=lambda: None,
    )
