"""Ctrl-C during long work."""

import signal
import threading

import pytest

from flambeur.core.stopping import asked_to_stop


def test_ctrl_c_asks_and_pressed_again_it_breaks_off() -> None:
    usual = signal.getsignal(signal.SIGINT)
    with asked_to_stop() as asked:
        assert not asked.is_set()
        signal.raise_signal(signal.SIGINT)
        assert asked.is_set()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is usual


def test_in_another_thread_nothing_is_changed() -> None:
    found: list[object] = []

    def work() -> None:
        with asked_to_stop() as asked:
            found.extend((signal.getsignal(signal.SIGINT), asked.is_set()))

    usual = signal.getsignal(signal.SIGINT)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join(60)
    assert found == [usual, False]
