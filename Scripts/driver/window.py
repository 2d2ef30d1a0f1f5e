"""A window of the X server: what a person does to it with a mouse and a keyboard, and what it looks like."""

import subprocess
from pathlib import Path

from application import Application
from close_request import send_close_request
from waiting import ConditionFailed, wait_until

WHEEL_UP, WHEEL_DOWN = "4", "5"


def _run(*arguments: str) -> None:
    """Runs a tool of the X server; fails if it does, which it does when the window is gone."""
    done = subprocess.run(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    if done.returncode != 0:
        raise ConditionFailed(f"{arguments[0]} fails: {done.stderr.decode(errors='replace').strip()}")


class Window:
    """The one visible window of an app. There is no window manager: it sits at the screen's top left corner."""

    def __init__(self, application: Application) -> None:
        self._application = application
        self.identifier = wait_until("the app opens a window", self._search)
        # Without a window manager nobody else gives the window the keyboard.
        _run("xdotool", "windowfocus", "--sync", self.identifier)

    def _search(self) -> str | None:
        self._application.require_running()
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self._application.pid), "--name", "."],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        identifiers = found.stdout.decode().split()
        return identifiers[-1] if identifiers else None

    def click(self, x: int, y: int) -> None:
        _run("xdotool", "mousemove", "--window", self.identifier, str(x), str(y), "click", "1")

    def turn_wheel(self, x: int, y: int, button: str, notches: int) -> None:
        _run(
            *("xdotool", "mousemove", "--window", self.identifier, str(x), str(y)),
            *("click", "--repeat", str(notches), "--delay", "15", button),
        )

    def type(self, text: str) -> None:
        """Types where the keyboard focus is."""
        _run("xdotool", "type", "--delay", "25", text)

    def take_pointer_away(self) -> None:
        """Moves the pointer out of the window, so that nothing looks hovered."""
        _run("xdotool", "mousemove", "1200", "1000")

    def close(self) -> None:
        send_close_request(int(self.identifier))

    def save_picture(self, file: Path) -> None:
        """Writes the window's pixels, and nothing else that would differ between two runs."""
        _run(
            *("import", "-silent", "-window", self.identifier, "-strip"),
            *("-define", "png:exclude-chunks=date,time", str(file)),
        )
