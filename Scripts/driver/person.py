"""What a person does with the app, and sees."""

from collections.abc import Callable

from application import Application
from elements import Box, Element, window_of
from waiting import wait_until
from window import WHEEL_DOWN, Window

BUTTON_ROLES = ("push button", "toggle button")
FOCUS_RING_SECONDS = 3.5
TAB_ROLES = ("page tab",)

Places = dict[str, Box]


class Person:
    """Finds things by what is written on them, taps and types with real input, and waits for what should follow."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self.window = Window(application)
        self.wait("the window can be read", lambda screen: True)

    def look(self) -> Element | None:
        self.application.require_running()
        return window_of(self.application.pid)

    def wait(self, description: str, condition: Callable[[Element], object | None]) -> None:
        """Waits until a look at the whole window satisfies a condition."""

        def holds() -> bool:
            screen = self.look()
            return screen is not None and bool(condition(screen))

        wait_until(description, holds)

    def find(self, name: str, *roles: str) -> Element:
        """Waits until something of that name can be seen and keeps its place for two looks."""
        last: Element | None = None

        def is_in_place() -> Element | None:
            nonlocal last
            screen = self.look()
            found = screen.find(name, *roles) if screen else None
            previous, last = last, found
            return found if found and previous and previous.box == found.box else None

        return wait_until(f"“{name}” can be seen", is_in_place)

    def tap(self, name: str, *roles: str) -> None:
        self.window.click(*self.find(name, *roles).box.centre)
        self.window.take_pointer_away()

    def tap_tab(self, title: str) -> None:
        self.tap(title, *TAB_ROLES)

    def visit_and_return(self, other: str, title: str) -> None:
        """Taps another tab, and then the one with `title` again."""
        self.tap_tab(other)
        self.expect_selected_tab(other)
        self.tap_tab(title)
        self.expect_selected_tab(title)

    def type_into(self, field: str, text: str) -> None:
        self.tap(field, "text", "entry")
        self.type_where_focused(field, text)

    def type_where_focused(self, field: str, text: str) -> None:
        """Types into a field that has the keyboard already."""
        self.wait(f"the field “{field}” has the keyboard", lambda screen: _is_focused(screen, field))
        self.window.type(text)
        # Typing makes GTK draw a ring around whatever has the focus, until the keyboard was at rest for this long.
        self.application.wait_until_idle(FOCUS_RING_SECONDS)

    def scroll_down(self, over: str, notches: int) -> None:
        self.window.turn_wheel(*self.find(over).box.centre, button=WHEEL_DOWN, notches=notches)
        self.window.take_pointer_away()

    def expect(self, *names: str) -> None:
        """Waits until all of these can be read."""
        for name in names:
            self.find(name)

    def expect_gone(self, name: str) -> None:
        self.wait(f"“{name}” is gone", lambda screen: not screen.find(name))

    def places(self, prefix: str) -> Places:
        """Where on the screen the things with this beginning of their names come to rest."""
        self.application.wait_until_idle()
        screen = self.look()
        return _places(screen, prefix) if screen else {}

    def expect_places(self, prefix: str, places: Places) -> None:
        self.wait(f"all “{prefix}…” are where they were", lambda screen: _places(screen, prefix) == places)

    def expect_screen(self, title: str, back: str | None) -> None:
        """Waits for a navigation bar's title, and for its back button's, or for its absence."""
        self.wait(f"the title is “{title}”", lambda screen: _shows_title(screen, title))
        what = f"the back button says “{back}”" if back else "there is no back button"
        self.wait(what, lambda screen: _back_title(screen) == back)

    def expect_selected_tab(self, title: str) -> None:
        self.wait(f"the tab “{title}” is selected", lambda screen: _is_selected(screen, title))

    def expect_tabs(self, *titles: str) -> None:
        """Waits until the bar shows just these tabs, in this order; none at all if it is hidden."""
        what = f"the tabs are {', '.join(titles)}" if titles else "the tab bar is hidden"
        self.wait(what, lambda screen: [e.name for e in screen.walk() if e.role in TAB_ROLES] == list(titles))

    def go_back(self, to: str) -> None:
        self.tap(to, *BUTTON_ROLES)

    def expect_badge(self, title: str, badge: str | None) -> None:
        """Waits for the badge of the tab with a title, or for its absence."""
        what = f"the tab “{title}” has the badge {badge}" if badge else f"the tab “{title}” has no badge"
        self.wait(what, lambda screen: _has_badge(screen, title, badge))


# With and without the line of a large title.
NAVIGATION_BAR_HEIGHT = 64
LARGE_TITLE_BAR_HEIGHT = 104


def _places(screen: Element, prefix: str) -> Places:
    return {element.name: element.box for element in screen.walk() if element.name.startswith(prefix)}


def _is_focused(screen: Element, field: str) -> bool:
    found = screen.find(field, "text", "entry")
    return found is not None and any("focused" in element.states for element in found.walk())


def _in_bar(element: Element, height: int = NAVIGATION_BAR_HEIGHT) -> bool:
    return element.box.bottom <= height


def _back_title(screen: Element) -> str | None:
    """What the button at the leading edge of the navigation bar says, if there is one."""
    buttons = (e for e in screen.walk() if e.role in BUTTON_ROLES and _in_bar(e))
    return next((button.name for button in buttons if button.box.x < screen.box.width // 4), None)


def _shows_title(screen: Element, title: str) -> bool:
    found = screen.find(title, "label", "heading")
    return found is not None and _in_bar(found, LARGE_TITLE_BAR_HEIGHT)


def _tab(screen: Element, title: str) -> Element | None:
    return screen.find(title, *TAB_ROLES)


def _is_selected(screen: Element, title: str) -> bool:
    tab = _tab(screen, title)
    return tab is not None and "selected" in tab.states


def _has_badge(screen: Element, title: str, badge: str | None) -> bool:
    tab = _tab(screen, title)
    # What is spoken for the badge may go on after it: “3 new entries”.
    return tab is not None and (tab.description.split(" ")[0] == badge if badge else tab.description == "")
