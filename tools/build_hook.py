"""Run by hatchling: a wheel or source package holds the built browser client, and installs without Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuildHook(BuildHookInterface[Any]):
    """Builds web/ into the package before it is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install uses the folder in place; an unpacked source package has it built already."""
        root = Path(self.root)
        if version != "editable" and (root / "web").exists():
            sys.path.insert(0, str(root / "tools"))
            import web

            web.build()
        build_data["artifacts"].append("src/flambeur/house/static/**")
