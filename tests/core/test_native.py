"""Lifting: the same functions as machine code, compiled anew only when a source changes."""

import os
import shutil
import subprocess
import sys
import time
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import platformdirs
import pytest

from flambeur.core import chance, native, playout
from flambeur.core.code_folder import made
from flambeur.core.compiling import for_gpu
from flambeur.core.contract import UNBOUND
from flambeur.core.kept_code import DAY
from flambeur.core.native import cache_folder, code_name, lifted, plain
from flambeur.core.story import listening
from flambeur.games import LAS_VEGAS
from flambeur.simulate import batch
from tests.core import drawing
from tests.matches import begun

ROOT = Path(__file__).parents[2]
COUNT_COMPILATIONS = """
from flambeur.core.native import lifted
from flambeur.games import LAS_VEGAS
from tests.core import drawing

seats_waited_for = lifted(LAS_VEGAS, drawing).seats_waited_for
table = LAS_VEGAS.blank(2, {})
table.turn = 1
answer, stats = seats_waited_for(table), seats_waited_for.stats
print(answer, sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""


def template_in(folder: Path, source: str) -> ModuleType:
    """A module of that source, imported from the folder."""
    path = folder / "template.py"
    path.write_text(source, encoding="utf-8")
    spec = spec_from_file_location("template", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def rules_behind(function: Any) -> Any:
    """The rules that a function of a template is bound to."""
    return function.py_func.__globals__["rules"]


@pytest.fixture
def source() -> str:
    return Path(drawing.__file__).read_text(encoding="utf-8")


def test_the_cache_is_the_users_unless_another_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FLAMBEUR_CACHE", str(tmp_path))
    assert cache_folder(LAS_VEGAS).parent == tmp_path / "native"
    monkeypatch.delenv("FLAMBEUR_CACHE")
    assert cache_folder(LAS_VEGAS).parents[1] == Path(platformdirs.user_cache_dir("flambeur"))
    assert cache_folder(LAS_VEGAS).name.startswith("las-vegas-")


def test_code_that_was_made_with_less_effort_has_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_OPT", "1")
    quick = cache_folder(LAS_VEGAS)
    monkeypatch.delenv("NUMBA_OPT")
    assert cache_folder(LAS_VEGAS) != quick


def test_code_has_another_name_when_a_template_changes_but_not_by_a_remark(
    tmp_path: Path, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # files of one second and size look alike
    name = code_name(LAS_VEGAS, template_in(tmp_path, source))
    assert name == code_name(LAS_VEGAS, template_in(tmp_path, f"# a remark\n{source}"))
    assert name != code_name(LAS_VEGAS, template_in(tmp_path, source.replace("range(len", "range(1 * len")))


def test_games_and_templates_have_code_of_their_own() -> None:
    royale = replace(LAS_VEGAS, name="royale")
    assert cache_folder(LAS_VEGAS) != cache_folder(royale)
    assert cache_folder(LAS_VEGAS) != cache_folder(LAS_VEGAS, tells=True)
    names = {code_name(LAS_VEGAS, *templates) for templates in ((drawing,), (batch,), (playout, batch))}
    assert len(names) == 3


COPY_OF_THE_CORE = """
import sys
sys.path.insert(0, sys.argv[1])
from flambeur.core.native import cache_folder, code_name
from flambeur.core import playout
from flambeur.games import LAS_VEGAS
import flambeur
assert flambeur.__file__.startswith(sys.argv[1])
print(cache_folder(LAS_VEGAS), code_name(LAS_VEGAS, playout))
"""


@pytest.mark.parametrize(
    ("changed", "old", "new", "is_other"),
    [
        ("core/elsewhere.py", '"""', '"""Other words. ', False),
        ("house/limits.py", '"""', '"""Other words. ', False),
        ("core/playout.py", "played += 1", "played += 2", True),
        ("games/las_vegas/state.py", "OWN_DICE = 8", "OWN_DICE = 7", True),
        ("games/ties.py", "return seen", "return 1 * seen", True),
        ("core/code_parts.py", '"""', '"""Other words. ', True),
        ("core/fast_chance.py", "HANDFUL = 5", "HANDFUL = 4", True),
    ],
)
def test_only_what_is_compiled_decides_whether_it_is_compiled_anew(
    changed: str, old: str, new: str, is_other: bool, tmp_path: Path
) -> None:
    """Of a copy of all sources with one change, the code has other names exactly if the change is in it."""
    shutil.copytree(ROOT / "src" / "flambeur", tmp_path / "flambeur", ignore=shutil.ignore_patterns("built"))
    source = tmp_path / "flambeur" / changed
    text = source.read_text(encoding="utf-8")
    assert old in text
    source.write_text(text.replace(old, new, 1), encoding="utf-8")
    command = [sys.executable, "-B", "-c", COPY_OF_THE_CORE, str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout
    assert (told.split() != [str(cache_folder(LAS_VEGAS)), code_name(LAS_VEGAS, playout)]) == is_other


def test_lifted_functions_have_the_code_of_the_plain_ones() -> None:
    code = lifted(LAS_VEGAS, drawing)
    assert code.draw_words.py_func.__code__ is drawing.draw_words.__code__
    assert rules_behind(code.draw_words).apply.py_func.__code__ is LAS_VEGAS.rules.apply.__code__


def test_only_the_functions_of_templates_are_handed_out() -> None:
    names = {"draw_words", "go_on_drawing", "draw_below", "draw_rolls", "seats_waited_for"}
    assert set(vars(lifted(LAS_VEGAS, drawing))) == names
    assert set(vars(plain(LAS_VEGAS, drawing))) == names | {"rules"}


def test_a_template_is_bound_to_the_rules_without_being_touched() -> None:
    table = begun(0, first=1).seen()
    assert lifted(LAS_VEGAS, drawing).seats_waited_for(table) == 2
    assert plain(LAS_VEGAS, drawing).seats_waited_for(table) == 2
    assert drawing.rules is UNBOUND


def test_a_game_is_lifted_once() -> None:
    assert lifted(LAS_VEGAS, drawing) is lifted(LAS_VEGAS, drawing)
    assert plain(LAS_VEGAS, drawing) is plain(LAS_VEGAS, drawing)


def test_what_plain_functions_tell_is_heard_and_lifted_ones_are_silent() -> None:
    table = begun(0).seen()
    with listening() as heard:
        lifted(LAS_VEGAS, drawing).seats_waited_for(table)
    assert heard == []
    with listening() as heard:
        plain(LAS_VEGAS, drawing).seats_waited_for(table)
    assert [telling.audience for telling in heard] == [None, 0]


def test_a_changed_template_does_not_get_the_old_machine_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FLAMBEUR_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # files of one second and size look alike
    source = "def answer(x: int) -> int:\n    return inner(x)\n\n\ndef inner(x: int) -> int:\n    return x + "
    for end in (1, 2, 1):
        assert lifted(LAS_VEGAS, template_in(tmp_path, f"{source}{end}\n")).answer(5) == 5 + end


def test_all_templates_share_what_is_compiled_of_the_game() -> None:
    drawn = rules_behind(lifted(LAS_VEGAS, drawing).draw_words)
    played = rules_behind(lifted(LAS_VEGAS, playout).play_to_end)
    other = rules_behind(lifted(replace(LAS_VEGAS, name="other"), playout).play_to_end)
    assert drawn.apply is played.apply
    assert drawn.apply is not other.apply


def test_code_that_nobody_used_for_a_month_is_removed(tmp_path: Path) -> None:
    days = {"old": 40, "young": 20, "own": 0, "own/old": 40, "own/young": 20}
    for name, age in days.items():
        path = tmp_path / "native" / name
        path.mkdir(parents=True) if "/" not in name else path.touch()
        os.utime(path, (time.time() - age * DAY,) * 2)
    made(tmp_path / "native" / "own")
    left = [name for name in days if (tmp_path / "native" / name).exists()]
    assert left == ["young", "own", "own/young"]


def test_where_the_cache_cannot_be_written_code_is_compiled_for_this_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("FLAMBEUR_CACHE", str(tmp_path / "file"))
    source = "def answer(x: int) -> int:\n    return x + 1\n"
    assert lifted(LAS_VEGAS, template_in(tmp_path, source)).answer(5) == 6


def test_the_cache_of_other_code_that_uses_numba_is_left_alone(tmp_path: Path, source: str) -> None:
    config: Any = numba.config
    before = config.CACHE_DIR
    lifted(LAS_VEGAS, template_in(tmp_path, source))
    assert before == config.CACHE_DIR


def test_of_two_functions_of_one_name_the_contract_counts() -> None:
    other = ModuleType("other")
    exec("def waiting(s): return 99", vars(other))
    both = replace(LAS_VEGAS, sources=(*LAS_VEGAS.sources, other))
    assert plain(both).rules.waiting(begun(2).seen()) != 99


def compiled_in(folder: Path) -> str:
    """What a process says that uses that cache: an answer, and how often code was there, and was not."""
    command = [sys.executable, "-W", "error", "-c", COUNT_COMPILATIONS]
    env = {**os.environ, "FLAMBEUR_CACHE": str(folder)}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout


def test_a_second_process_loads_what_the_first_has_compiled(tmp_path: Path) -> None:
    assert compiled_in(tmp_path) == "2 0 1\n"
    assert compiled_in(tmp_path) == "2 1 0\n"


def test_code_that_a_disk_has_kept_in_part_is_compiled_anew(tmp_path: Path) -> None:
    compiled_in(tmp_path)
    files = [file for file in (tmp_path / "native").glob("*/*") if file.suffix in (".part", ".whole")]
    assert len(files) == 2
    for file in files:
        content = file.read_bytes()
        third, half = len(content) // 3, len(content) // 2
        file.write_bytes(content[:third] + bytes(half - third) + content[half:])
    assert compiled_in(tmp_path) == "2 0 1\n"
    assert compiled_in(tmp_path) == "2 1 0\n"


def test_on_a_gpu_chance_comes_from_a_ring_and_inlining_is_left_to_its_compiler() -> None:
    ring, instead = native._quick_chance(native.ON_GPU)
    stream = {chance.begin_stream, chance.occasion, chance.next_phase}
    assert {chance.word, chance.words_drawn} | stream == set(instead)
    assert all(drawing in list(vars(ring).values()) for drawing in instead.values())
    assert for_gpu(chance.words_drawn).targetoptions["forceinline"] is False
