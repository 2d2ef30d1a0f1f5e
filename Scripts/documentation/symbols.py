#!/usr/bin/env python3
"""Checks that a module's documentation is whole.

  symbols.py SYMBOLS SITE  reads the symbol graphs in the folder SYMBOLS and what docc made of them in the folder SITE

Each public symbol needs a comment and a place in a Topics group that someone wrote, and so does each article. Exempt are what
fulfils a requirement of another module, such as `body`, which needs neither, and cases, which DocC lists with their enumeration.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def read(files):
    return [json.loads(file.read_text()) for file in sorted(files)]


def place(symbol):
    location = symbol.get("location")
    if not location:
        return "error"
    path = Path(location["uri"].removeprefix("file://"))
    path = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    return f"{path}:{location['position']['line'] + 1}: error"


def symbols(graphs):
    """The module's own symbols, without the extensions that only hold some of them."""
    own = {s["identifier"]["precise"]: s for graph in graphs for s in graph["symbols"]}
    for relation in (r for graph in graphs for r in graph["relationships"]):
        if relation.get("sourceOrigin", {}).get("identifier", relation["source"]) not in own:
            own.pop(relation["source"], None)
    return [s for s in own.values() if s["kind"]["identifier"] != "swift.extension"]


def without_comment(found):
    for symbol in found:
        if not any(line["text"].strip() for line in symbol.get("docComment", {}).get("lines", [])):
            yield f"{place(symbol)}: {'.'.join(symbol['pathComponents'])} has no documentation comment"


def without_group(found, pages):
    grouped = {
        address
        for page in pages
        for group in page.get("topicSections", [])
        if not group.get("generated")
        for address in group["identifiers"]
    }
    symbols_by_id = {s["identifier"]["precise"]: s for s in found}
    known = set()
    for page in pages:
        address, metadata = page["identifier"]["url"], page["metadata"]
        symbol = symbols_by_id.get(metadata.get("externalID"))
        if symbol:
            known.add(metadata["externalID"])
            if address not in grouped and symbol["kind"]["identifier"] != "swift.enum.case":
                yield f"{place(symbol)}: {'.'.join(symbol['pathComponents'])} is in no Topics group"
        elif page["kind"] == "article" and metadata.get("role") == "article" and address not in grouped:
            yield f"error: the article “{metadata['title']}” is in no Topics group"
    for identifier in symbols_by_id.keys() - known:
        symbol = symbols_by_id[identifier]
        yield f"{place(symbol)}: {'.'.join(symbol['pathComponents'])} has no page"


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__.strip())
    graphs, site = Path(arguments[0]), Path(arguments[1])
    found = symbols(read(graphs.glob("*.symbols.json")))
    if not found:
        sys.exit(f"error: no symbols in {graphs}")
    faults = [*without_comment(found), *without_group(found, read((site / "data").rglob("*.json")))]
    if faults:
        sys.exit("\n".join(sorted(faults)))
    print(f"{len(found)} symbols, each with a comment and in a group")


main(sys.argv[1:])
