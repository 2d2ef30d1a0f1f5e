"""What is on the screen, as assistive technology sees it."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import gi

# What was read once must be read again: the app changes between two looks.
os.environ["ATSPI_NO_CACHE"] = "1"
warnings.simplefilter("ignore")
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# An app that is only just starting does not answer all that is asked of it; what matters is asked again.
GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *message: None, None)


@dataclass(frozen=True)
class Box:
    """A rectangle in the window, in pixels from its top left corner."""

    x: int
    y: int
    width: int
    height: int

    @property
    def is_empty(self) -> bool:
        return self.width <= 0 or self.height <= 0

    @property
    def centre(self) -> tuple[int, int]:
        return self.x + self.width // 2, self.y + self.height // 2

    @property
    def bottom(self) -> int:
        return self.y + self.height

    def clipped(self, other: Box) -> Box:
        x, y = max(self.x, other.x), max(self.y, other.y)
        right = min(self.x + self.width, other.x + other.width)
        return Box(x, y, right - x, min(self.bottom, other.bottom) - y)


@dataclass(frozen=True)
class Element:
    """A widget that can be seen: its visible part, and its visible children."""

    role: str
    name: str
    description: str
    box: Box
    states: frozenset[str]
    children: tuple[Element, ...]

    def walk(self) -> Iterator[Element]:
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, name: str, *roles: str) -> Element | None:
        """The first visible element, in reading order, with a name and one of the roles, if any are given."""
        return next((e for e in self.walk() if e.name == name and (not roles or e.role in roles)), None)

    def outline(self, depth: int = 0) -> str:
        """The tree as indented lines, for the report of a failure."""
        own = f"{'  ' * depth}{self.role} {self.name!r} {self.description}".rstrip()
        return "\n".join([own, *(child.outline(depth + 1) for child in self.children)])


# Asking costs time, and these have nothing to tell.
LEAVES = ("label", "image", "check box", "page tab", "scroll bar")
NAMELESS = ("panel", "filler", "scroll pane", "list", "list item", "scroll bar")
EVERYWHERE = Box(-(2**20), -(2**20), 2**21, 2**21)


def window_of(pid: int) -> Element | None:
    """The window of a process with all that can be seen in it, or `None` if it shows none yet."""
    try:
        desktop = Atspi.get_desktop(0)
        for application in _children(desktop):
            if application.get_process_id() == pid and application.get_child_count() > 0:
                return _element(application.get_child_at_index(0), EVERYWHERE)
    except GLib.Error:
        # A widget went away while it was looked at: look again.
        pass
    return None


def _children(accessible: Any) -> Iterator[Any]:
    for index in range(accessible.get_child_count()):
        child = accessible.get_child_at_index(index)
        if child is not None:
            yield child


def _box(accessible: Any) -> Box | None:
    try:
        extents = accessible.get_extents(Atspi.CoordType.WINDOW)
    except GLib.Error:
        # The pages of a stack have no place of their own; what is in them has.
        return None
    return Box(extents.x, extents.y, extents.width, extents.height)


def _element(accessible: Any, clip: Box) -> Element | None:
    box = _box(accessible)
    visible = clip if box is None else box.clipped(clip)
    if visible.is_empty:
        return None
    role = accessible.get_role_name()
    if role == "list item" and not _is_on_top(accessible, visible):
        return None
    # Only what scrolls hides what lies beyond its edges.
    inner = visible if role in ("scroll pane", "frame") else clip
    parts = () if role in LEAVES else _children(accessible)
    children = tuple(e for e in (_element(part, inner) for part in parts) if e is not None)
    if role in NAMELESS:
        return Element(role, "", "", visible, frozenset(), children)
    states = frozenset(state.value_nick for state in accessible.get_state_set().get_states())
    return Element(role, accessible.get_name(), accessible.get_description(), visible, states, children)


def _is_on_top(row: Any, box: Box) -> bool:
    """Whether a row of a list is where it says to be.

    A list keeps the last place of rows that were scrolled away; asking what is there tells them from the others. GTK
    names as hit only what was looked at before: nothing is known of a row whose content reaches to its edge.
    """
    edge = box.x + 2, box.centre[1]
    hit = row.get_parent().get_accessible_at_point(*edge, Atspi.CoordType.WINDOW)
    return hit is None or hit == row or hit.get_role_name() != "list item"
