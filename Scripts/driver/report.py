"""What a tour found: one line and one picture a step."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from person import Person
from waiting import ConditionFailed


class StepFailed(Exception):
    """A step did not hold; its line and picture are written already."""


class Report:
    """Numbers the steps and writes their lines and pictures."""

    def __init__(self, folder: Path, person: Person) -> None:
        self._folder = folder
        self.person = person
        self.count = 0

    @contextmanager
    def step(self, picture: str, claim: str) -> Iterator[None]:
        """Runs the body, which checks the claim, and writes `NN-picture.png` whether or not it holds."""
        self.count += 1
        try:
            yield
            self.person.application.wait_until_idle()
            self._save(picture)
        except ConditionFailed as failure:
            print(f"FAIL {self.count:2} {claim}: {failure}", flush=True)
            self._explain(picture)
            raise StepFailed from failure
        print(f"ok   {self.count:2} {claim}", flush=True)

    def _save(self, picture: str) -> None:
        self.person.window.save_picture(self._folder / f"{self.count:02}-{picture}.png")

    def _explain(self, picture: str) -> None:
        """What was on the screen instead, if there still is a screen."""
        try:
            self._save(picture)
            screen = self.person.look()
        except ConditionFailed:
            return
        if screen is not None:
            print(f"On the screen was:\n{screen.outline()}", flush=True)
