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

from flambeur.bots.kernels import sampler
from flambeur.core import chance, native, playout
from flambeur.core.contract import UNBOUND
from flambeur.core.native import cache_folder, lifted, plain
from flambeur.core.story import listening
from flambeur.games import LAS_VEGAS
from flambeur.games.las_vegas import rules
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
    assert cache_folder(LAS_VEGAS, drawing).parent == tmp_path / "native"
    monkeypatch.delenv("FLAMBEUR_CACHE")
    assert cache_folder(LAS_VEGAS, drawing).parents[1] == Path(platformdirs.user_cache_dir("flambeur"))
    assert cache_folder(LAS_VEGAS).name.startswith("las-vegas-")


def test_code_that_was_made_with_less_effort_has_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_OPT", "1")
    quick = cache_folder(LAS_VEGAS)
    monkeypatch.delenv("NUMBA_OPT")
    assert cache_folder(LAS_VEGAS) != quick


def test_the_folder_changes_when_a_template_changes(tmp_path: Path, source: str) -> None:
    folder = cache_folder(LAS_VEGAS, template_in(tmp_path, source))
    assert folder == cache_folder(LAS_VEGAS, template_in(tmp_path, source))
    assert folder != cache_folder(LAS_VEGAS, template_in(tmp_path, source + "\n# a remark\n"))


@pytest.mark.parametrize(
    ("module", "changed"),
    [
        (chance, "chance.py"),
        (chance, "story.py"),
        (rules, "rules.py"),
        (rules, "state.py"),
        (rules, "new.py"),
    ],
)
def test_the_folder_changes_when_anything_near_the_rules_or_in_the_core_changes(
    module: ModuleType, changed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    original = Path(str(module.__file__))
    twin = shutil.copytree(original.parent, tmp_path / "twin", ignore=shutil.ignore_patterns("__pycache__"))
    for source in (chance, *LAS_VEGAS.sources):  # all modules of that folder move to its twin
        if Path(str(source.__file__)).parent == original.parent:
            monkeypatch.setattr(source, "__file__", str(twin / Path(str(source.__file__)).name))
    folder = cache_folder(LAS_VEGAS)
    assert cache_folder(LAS_VEGAS) == folder
    with (twin / changed).open("a", encoding="utf-8") as file:
        file.write("# a remark\n")
    assert cache_folder(LAS_VEGAS) != folder


def test_games_and_templates_of_other_folders_have_their_own_folders() -> None:
    royale = replace(LAS_VEGAS, name="royale")
    folders = {cache_folder(LAS_VEGAS, *templates) for templates in ((), (drawing,), (batch,), (sampler,))}
    assert len(folders | {cache_folder(royale)}) == 5


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
    folders = set()
    for end in (1, 2):
        template = template_in(tmp_path, f"{source}{end}\n")
        assert lifted(LAS_VEGAS, template).answer(5) == 5 + end
        folders.add(cache_folder(LAS_VEGAS, template))
    assert len(folders) == 2
    assert all(folder.is_dir() for folder in folders)


def test_all_templates_share_what_is_compiled_of_the_game() -> None:
    drawn = rules_behind(lifted(LAS_VEGAS, drawing).draw_words)
    played = rules_behind(lifted(LAS_VEGAS, playout).play_to_end)
    other = rules_behind(lifted(replace(LAS_VEGAS, name="other"), playout).play_to_end)
    assert drawn.apply is played.apply
    assert drawn.apply is not other.apply


def test_folders_that_nobody_used_for_a_month_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("FLAMBEUR_CACHE", str(cache))
    folders = {"native/las-vegas-old": 40, "native/las-vegas-young": 20, "photos": 40}
    for name, days in folders.items():
        (cache / name).mkdir(parents=True)
        used = time.time() - days * 24 * 3600
        os.utime(cache / name, (used, used))
    lifted(LAS_VEGAS, template_in(tmp_path, source))
    assert [name for name in folders if (cache / name).exists()] == ["native/las-vegas-young", "photos"]


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


def test_a_second_process_loads_what_the_first_has_compiled(tmp_path: Path) -> None:
    def run() -> str:
        command = [sys.executable, "-W", "error", "-c", COUNT_COMPILATIONS]
        env = {**os.environ, "FLAMBEUR_CACHE": str(tmp_path)}
        return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout

    assert run() == "2 0 1\n"
    assert run() == "2 1 0\n"


def test_on_a_gpu_chance_comes_from_a_ring_and_inlining_is_left_to_its_compiler() -> None:
    ring, instead = native._quick_chance(native.ON_GPU)
    assert {chance.word, chance.words_drawn} == set(instead)
    assert all(drawing in list(vars(ring).values()) for drawing in instead.values())
    assert native._for_gpu(chance.words_drawn).targetoptions["forceinline"] is False
