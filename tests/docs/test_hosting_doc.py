"""docs/hosting.md and the files it names say what is so: options, settings, limits, paths and metrics."""

import json
import re
from collections.abc import Iterator

import pytest
import typer.main
from prometheus_client import REGISTRY

from flambeur.cli import app
from flambeur.house import pages
from flambeur.house.limits import USUAL
from tests.docs.pages import ROOT

TEXT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FOLDER = ROOT / "examples" / "hosting"
FILES = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.iterdir())}
EVERYTHING = {"hosting.md": TEXT, **FILES}
COMMANDS = typer.main.get_group(app).commands
NO_LIMITS = {"--port", "--workers"}  # numbers, but of another kind
LIMITS = {
    option.opts[0]: option.default
    for option in COMMANDS["serve"].params
    if type(option.default) is int and option.opts[0] not in NO_LIMITS
}
COUNTED = {metric.name for metric in REGISTRY.collect()}
each_file = pytest.mark.parametrize("name", EVERYTHING)


def section(heading: str) -> str:
    """What stands under a heading."""
    return TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def options_of_serve() -> Iterator[str]:
    """All options of the command."""
    for parameter in COMMANDS["serve"].params:
        yield from parameter.opts


def variables() -> set[str]:
    """What can be set in the environment."""
    named: set[str] = {"FLAMBEUR_CACHE", "FLAMBEUR_MOVE_TO"}
    for parameter in COMMANDS["serve"].params:
        if isinstance(parameter.envvar, str):
            named.add(parameter.envvar)
    return named


def test_every_file_is_named_on_the_page() -> None:
    assert [name for name in FILES if f"(../examples/hosting/{name})" not in TEXT] == []


@each_file
def test_every_option_of_serve_is_one(name: str) -> None:
    for line in re.findall(r"flambeur serve ([^\n`]*)", EVERYTHING[name]):
        assert set(re.findall(r"--[a-z-]+", line)) <= set(options_of_serve())


@each_file
def test_every_setting_is_one(name: str) -> None:
    assert set(re.findall(r"\bFLAMBEUR_[A-Z_]+", EVERYTHING[name])) <= variables()


def test_every_limit_is_there_with_its_value() -> None:
    rows = re.findall(r"^\|[^|]+\| ([\d,]+)[^|]*\| `([^`]+)` \|$", section("Limits"), re.MULTILINE)
    stated = {name: float(number.replace(",", "")) for number, name in rows}
    fixed = {
        name: value for name, value in vars(USUAL).items() if f"--{name.replace('_', '-')}" not in LIMITS
    }
    numbers = {name: getattr(value, "burst", value) for name, value in fixed.items() if name != "proxies"}
    assert stated == LIMITS | numbers


@each_file
def test_every_metric_is_counted(name: str) -> None:
    named = set(re.findall(r"(?<![$\w])(?:flambeur|process)_[a-z_]+", EVERYTHING[name]))
    families = {re.sub(r"_(total|bucket|count|sum)$", "", metric) for metric in named}
    elsewhere = set() if "process_open_fds" in COUNTED else {"process"}  # known on Linux alone
    assert {family for family in families - COUNTED if family.partition("_")[0] not in elsewhere} == set()


def test_every_metric_of_ours_is_on_the_page() -> None:
    ours = {metric for metric in COUNTED if metric.startswith("flambeur_")}
    assert {metric for metric in ours if f"`{metric}" not in section("Metrics")} == set()


def test_every_path_is_one_of_the_house() -> None:
    known = {path for handler in pages.HANDLERS for path in handler.paths}
    assert {"/metrics", "/healthz"} <= known & set(re.findall(r"`(/[a-z]+)`", TEXT))


def test_the_dashboard_and_the_alerts_ask_for_something() -> None:
    panels = json.loads(FILES["dashboard.json"])["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) > 5
    assert all(target["expr"] for panel in panels for target in panel["targets"])
    alerts = FILES["alerts.yml"]
    assert alerts.count("- alert:") == len(re.findall(r"^ +expr: .+", alerts, re.MULTILINE)) > 0
