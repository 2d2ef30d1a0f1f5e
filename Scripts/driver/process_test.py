"""Tests an app as a process: it sleeps while nothing happens, also after it was used, ends with its window, and starts
where it was left.

    process_test.py EXECUTABLE
"""

import sys
import tempfile
import time
from pathlib import Path

from application import Application, end_on_signals
from person import Person
from waiting import ConditionFailed

IDLE_SECONDS = 5
# A scroll bar fades some seconds after it was needed: that is not idleness yet.
QUIET_SECONDS = 4


def expect_sleep(application: Application) -> None:
    """Fails if the app wakes up or computes although nobody does anything."""
    application.wait_until_idle(QUIET_SECONDS)
    before = application.activity()
    # What is measured is a time in which nothing happens, so here the clock is what to wait for.
    time.sleep(IDLE_SECONDS)
    after = application.activity()
    if not before.slept_until(after):
        raise ConditionFailed(f"before {before}, after {IDLE_SECONDS} idle seconds {after}")


def use(person: Person) -> None:
    person.tap_tab("Profile")
    person.type_into("Name", "Ada")
    person.tap_tab("Trails")
    person.tap("Trail 3")
    person.expect_screen("Trail 3", back="Trails")


def expect_end(person: Person) -> None:
    """Fails if closing the window does not end the app well, or the app complained in its life."""
    person.window.close()
    status = person.application.wait_for_exit()
    if status != 0 or person.application.errors:
        raise ConditionFailed(f"status {status}, on standard error: {person.application.errors}")


def expect_restoration(executable: Path) -> None:
    """Fails if the tab that was selected last is not the first one shown at the next start, or is without being asked for."""
    with tempfile.TemporaryDirectory(prefix="gallery-") as folder:
        with Application(executable, folder=Path(folder)) as application:
            person = Person(application)
            person.tap_tab("Profile")
            person.expect_selected_tab("Profile")
            expect_end(person)
        with Application(executable, folder=Path(folder)) as application:
            person = Person(application)
            person.expect_selected_tab("Trails")
            person.tap_tab("Controls")
            person.tap("Restoration")
            person.tap("Open the last tab at the next start", "check box", "toggle button")
            person.tap_tab("Profile")
            person.expect_selected_tab("Profile")
            expect_end(person)
        with Application(executable, folder=Path(folder)) as application:
            person = Person(application)
            person.expect_screen("Profile", back=None)
            person.expect_selected_tab("Profile")


def expect_deep_link(executable: Path) -> None:
    """Fails if a URL that the app is started with does not lead to its screen, with the way back below it."""
    with Application(executable, "gallery://trails/7/3") as application:
        person = Person(application)
        person.expect_screen("Stop 3", back="Trail 7")
        person.go_back("Trail 7")
        person.expect_screen("Trail 7", back="Trails")


def main(executable: Path) -> int:
    end_on_signals()
    claim = "the gallery opens its window"
    try:
        with Application(executable) as application:
            person = Person(application)
            claim = f"it neither wakes up nor computes in {IDLE_SECONDS} idle seconds"
            expect_sleep(application)
            print(f"ok   {claim}", flush=True)
            claim = "so it does after it was used"
            use(person)
            expect_sleep(application)
            print(f"ok   {claim}", flush=True)
            claim = "closing the window ends it with status 0, and it never complained"
            expect_end(person)
            print(f"ok   {claim}", flush=True)
        claim = "the tab that was selected last is shown at the next start, if the app stores it"
        expect_restoration(executable)
        print(f"ok   {claim}", flush=True)
        claim = "a URL on the command line opens its screen"
        expect_deep_link(executable)
        print(f"ok   {claim}", flush=True)
    except ConditionFailed as failure:
        print(f"FAIL {claim}: {failure}", flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
