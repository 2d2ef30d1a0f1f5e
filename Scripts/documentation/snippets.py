#!/usr/bin/env python3
"""Makes Swift files that compile if the code shown in documentation does.

  snippets.py FOLDER FILE...  writes a file into FOLDER for each FILE, an article or Swift source, that shows Swift code

All code of one FILE is compiled together, on top of the module Prelude (Prelude.swift): what it does not declare itself, is there.
Code that begins with a declaration or an import stands at the top level. Code that begins with `UIKitTab(` stands among the tabs
of a tab view, and any other in the body of a view; there it sees the members of Prelude's `Surroundings`.
"""

import re
import sys
from pathlib import Path

FENCE = re.compile(r"^(?P<indent> *(?:///)? ?)```swift\n(?P<code>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL)
DECLARATION = re.compile(
    r"(@main|@MainActor|@Observable|@Test|@Suite|@available|import|public|private|final|actor|class|enum|extension|func|protocol"
    r"|struct|typealias)\b"
)
HEADER = """\
import SwiftUI
import UIKit
import UIKitTabView
@testable import Prelude
"""


def declared_among_tabs(code, number):
    return f"extension Surroundings {{ @UIKitTabBuilder<AppTab> var code{number}: [UIKitTab<AppTab>] {{\n{code}}} }}\n"


def declared_in_body(code, number):
    return f"extension Surroundings {{ @ViewBuilder var code{number}: some View {{\n{code}}} }}\n"


def snippets(file):
    text = file.read_text()
    for number, match in enumerate(FENCE.finditer(text), start=1):
        indent, lines = match["indent"], match["code"].splitlines(keepends=True)
        code = "".join(line.removeprefix(indent.rstrip() if not line.strip() else indent) for line in lines)
        line = text.count("\n", 0, match.start("code")) + 1
        located = f'#sourceLocation(file: "{file}", line: {line})\n{code}#sourceLocation()\n'
        if DECLARATION.match(code):
            yield located
        elif code.startswith("UIKitTab("):
            yield declared_among_tabs(located, number)
        else:
            yield declared_in_body(located, number)


def main(arguments):
    if len(arguments) < 2:
        sys.exit(__doc__.strip())
    folder, count = Path(arguments[0]), 0
    for file in map(Path, arguments[1:]):
        found = list(snippets(file))
        # A fence that is not understood would go unchecked.
        if len(found) != len(re.findall(r"^ *(?:///)? *```swift", file.read_text(), re.MULTILINE)):
            sys.exit(f"error: {file}: a code block that begins with ```swift does not end, or ends at another indentation")
        if found:
            (folder / f"{file.stem.replace('+', '_')}.swift").write_text(HEADER + "".join(found))
            count += len(found)
    print(f"{count} code blocks")


main(sys.argv[1:])
