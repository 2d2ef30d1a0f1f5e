"""Walks through the gallery as a person would, and writes a picture and a line a step.

    tour.py EXECUTABLE FOLDER

Needs a display and a session bus of its own; Scripts/demo --tour provides them. The exit status is 1 if a step does not
hold or the app complains on standard error.
"""

import sys
from pathlib import Path

import gallery
from application import Application, end_on_signals
from person import Person
from report import Report, StepFailed
from waiting import ConditionFailed


def main(executable: Path, folder: Path) -> int:
    end_on_signals()
    with Application(executable) as application:
        try:
            report = Report(folder, Person(application))
            gallery.walk(report.person, report)
        except StepFailed:
            return 1
        except ConditionFailed as failure:
            print(f"FAIL {failure}", flush=True)
            return 1
        if application.errors:
            print(f"FAIL the app complained on standard error:\n{application.errors}", flush=True)
            return 1
        print(f"All {report.count} steps hold. Pictures: {folder}", flush=True)
        return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
