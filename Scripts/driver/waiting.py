"""Waiting for conditions, never for the clock."""

import time
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")

DEADLINE_SECONDS = 30.0
"""How long a condition may take. Long, since it only costs time where something is wrong or the machine is slow."""

LOOK_SECONDS = 0.03
"""The pause between two looks."""


class ConditionFailed(Exception):
    """A condition did not hold before its deadline, or never can."""


def wait_until(
    description: str,
    condition: Callable[[], Result | None],
    deadline_seconds: float = DEADLINE_SECONDS,
) -> Result:
    """Returns the first result of `condition` that is true, or fails with what was waited for."""
    end = time.monotonic() + deadline_seconds
    while True:
        result = condition()
        if result:
            return result
        if time.monotonic() > end:
            raise ConditionFailed(f"{description}: not within {deadline_seconds:.0f} s")
        time.sleep(LOOK_SECONDS)
