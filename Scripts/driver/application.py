"""The app under test, as a process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from waiting import ConditionFailed, wait_until

# The same look on every machine: no settings of the person who runs this, no blinking caret in a picture.
SETTINGS = """[Settings]
gtk-cursor-blink=false
gtk-font-name=Cantarell 11
gtk-icon-theme-name=Adwaita
gtk-theme-name=Adwaita
"""


def end_on_signals() -> None:
    """Makes an end from outside leave the `with` blocks, and so end the app as well."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, frame: sys.exit(128 + number))


class Activity(NamedTuple):
    """What a process did so far."""

    main_thread_wake_ups: int
    processor_ticks: int

    def slept_until(self, later: Activity) -> bool:
        """Whether the process neither woke up nor computed in between.

        A worker thread ends itself some idle seconds after its last work. That takes microseconds, and yet it can make the
        sum of all threads' time, which is counted in hundredths of a second, step by one.
        """
        return (
            later.main_thread_wake_ups == self.main_thread_wake_ups
            and later.processor_ticks <= self.processor_ticks + 1
        )


class Application:
    """Starts an executable, watches it, and ends it when the `with` block is left."""

    def __init__(self, executable: Path, *arguments: str, folder: Path | None = None) -> None:
        """`folder` keeps what the app stores; without one it is gone with the app."""
        self._folder = None if folder else tempfile.TemporaryDirectory(prefix="gallery-")
        folder = folder or Path(self._folder.name)
        (folder / "gtk-4.0").mkdir(exist_ok=True)
        (folder / "gtk-4.0" / "settings.ini").write_text(SETTINGS)
        self._errors = folder / "stderr"
        environment = dict(
            os.environ,
            XDG_CONFIG_HOME=str(folder),
            GSETTINGS_BACKEND="memory",
            GTK_IM_MODULE="gtk-im-context-simple",
            LC_ALL="C.UTF-8",
        )
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [str(executable.resolve()), *arguments], env=environment, stdin=subprocess.DEVNULL, stderr=errors
            )

    def __enter__(self) -> Application:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        if self._folder:
            self._folder.cleanup()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def errors(self) -> str:
        """What the app wrote on standard error until now."""
        return self._errors.read_text(errors="replace").strip()

    def require_running(self) -> None:
        """Fails at once if the app has ended: nothing can be waited for any more."""
        status = self._process.poll()
        if status is not None:
            raise ConditionFailed(f"the app ended with status {status}\n{self.errors}".rstrip())

    def wait_for_exit(self) -> int:
        """The exit status; negative for a signal."""

        def has_ended() -> bool:
            return self._process.poll() is not None

        wait_until("the app ends", has_ended)
        return self._process.returncode

    def activity(self) -> Activity:
        """Raises if the process is gone."""
        self.require_running()
        status = Path(f"/proc/{self.pid}/task/{self.pid}/status").read_text()
        wake_ups = next(line for line in status.splitlines() if line.startswith("voluntary_ctxt_switches"))
        # The command's name, in parentheses, may hold spaces: count fields after it.
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return Activity(int(wake_ups.split()[1]), int(fields[11]) + int(fields[12]))

    def wait_until_idle(self, quiet_seconds: float = 0.3) -> None:
        """Returns when the app has slept for a while: all that was asked of it is done and drawn."""
        last = self.activity()
        since = time.monotonic()

        def is_idle() -> bool:
            nonlocal last, since
            now = self.activity()
            if now != last or not self._is_asleep():
                last, since = now, time.monotonic()
            return time.monotonic() - since >= quiet_seconds

        wait_until("the app comes to rest", is_idle)

    def _is_asleep(self) -> bool:
        fields = Path(f"/proc/{self.pid}/task/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return fields[0] == "S"
