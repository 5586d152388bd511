"""A real Chromium: the machine's, else Playwright's own, else a fresh one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
# Each window would draw a hidden page for its address bar and keep a process in reserve: most of its work.
HIDDEN_PAGES = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess")
# What Playwright turns off itself: of several lists Chromium heeds the last only.
UNSTEADY = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
FLAGS = (
    f"--disable-features={','.join(UNSTEADY + HIDDEN_PAGES)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PLAYWRIGHT_INSTALL = (sys.executable, "-m", "playwright", "install", "chromium")
DEBIAN_INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends", "chromium")


class NoBrowser(Exception):
    """There is no Chromium here, and none can be had; the sentence says what to do."""


def launch(playwright: Playwright) -> Browser:
    """Start Chromium."""
    return playwright.chromium.launch(executable_path=find(playwright), args=FLAGS)


def find(playwright: Playwright) -> str:
    """The program to start; fetched if need be."""
    chromium = on_path() or own(playwright)
    if not chromium and succeeds(*PLAYWRIGHT_INSTALL):
        chromium = own(playwright)
    if not chromium and is_debian_root() and succeeds("apt-get", "update") and succeeds(*DEBIAN_INSTALL):
        chromium = on_path()
    if not chromium:
        raise NoBrowser(
            "These tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: "
            f"{' '.join(PLAYWRIGHT_INSTALL)}) so that one of {', '.join(NAMES)} is on the PATH."
        )
    return chromium


def on_path() -> str | None:
    """The machine's own."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def own(playwright: Playwright) -> str | None:
    """The one that Playwright has fetched before."""
    path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def is_debian_root() -> bool:
    """Whether packages can be installed here."""
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def succeeds(*command: str) -> bool:
    """Run a command; whether it did what it should."""
    return subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode == 0
