"""What the commands share."""

from pathlib import Path

import pytest

from flambeur.commands.common import Unwritable, check_writable


def test_a_file_that_cannot_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    check_writable(tmp_path / "report.html")
    with pytest.raises(Unwritable, match="cannot be written"):
        check_writable(tmp_path / "nowhere" / "report.html")
