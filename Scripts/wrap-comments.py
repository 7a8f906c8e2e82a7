#!/usr/bin/env python3
"""Ends the comments of Swift files at 120 columns.

    Scripts/wrap-comments.py [--check] FILE | FOLDER ...

Wraps each paragraph of `//` and `///` comments that has a longer line, from that line to the paragraph's end. Code
blocks, tables, headings and drawings keep their lines. With --check, nothing is written: each comment line that is
too long is printed with its place, and the script exits with 1 if there are any.
"""

import argparse
import pathlib
import re
import sys

LIMIT = 120
COMMENT = re.compile(r"^(\s*)(///?)( ?)(.*)$")
ITEM = re.compile(r"^(\s*)([-*+]|\d+\.)\s+")


def paragraphs(lines):
    """Yields each run of comment lines that may be filled again, as (first, end)."""
    start, fenced, key = None, False, None
    for index, line in enumerate(lines + [""]):
        match = COMMENT.match(line)
        text = match.group(4) if match else ""
        if match and text.lstrip().startswith("```"):
            fenced = not fenced
            match = None
        this = (match.group(1), match.group(2)) if match else None
        fixed = not match or fenced or not text.strip() or text.lstrip().startswith(("|", "#", ">")) \
            or (text.startswith("    ") and start is None) or re.search(r"\S {3,}\S", text) or text.lstrip().startswith("swift-format-")
        starts_item = bool(ITEM.match(text))
        if start is not None and (fixed or this != key or starts_item):
            yield start, index
            start = None
        if not fixed and start is None:
            start, key = index, this
        if not match and not (line.strip().startswith("//")):
            fenced = False


def filled(lines):
    """The lines of one paragraph, none longer than the limit where a word allows it."""
    match = COMMENT.match(lines[0])
    indent, slashes, space, text = match.groups()
    item = ITEM.match(text)
    hanging = " " * len(item.group(0)) if item else re.match(r"\s*", text).group(0)
    long = next((i for i, line in enumerate(lines) if len(line) > LIMIT), None)
    if long is None:
        return lines
    kept = lines[:long]
    words = []
    for number, line in enumerate(lines[long:]):
        words += COMMENT.match(line).group(4).split()
    prefix = f"{indent}{slashes} "
    first = prefix + (item.group(1) if item and long == 0 else hanging)
    result, current = [], first
    fresh = True
    for word in words:
        if not fresh and len(current) + 1 + len(word) > LIMIT:
            result.append(current)
            current, fresh = prefix + hanging, True
        current += word if fresh else " " + word
        fresh = False
    return kept + result + [current]


def wrapped(text):
    lines = text.split("\n")
    result, position = [], 0
    for start, end in paragraphs(lines):
        result += lines[position:start] + filled(lines[start:end])
        position = end
    return "\n".join(result + lines[position:])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only print the comment lines that are too long")
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    files = [file for path in arguments.paths
             for file in (sorted(path.rglob("*.swift")) if path.is_dir() else [path])
             if ".build" not in file.parts]
    found = 0
    for file in files:
        text = file.read_text(encoding="utf-8")
        if arguments.check:
            for number, line in enumerate(text.split("\n"), 1):
                if len(line) > LIMIT and COMMENT.match(line) and "://" not in line:
                    print(f"{file}:{number}:{LIMIT + 1}: error: the comment is longer than {LIMIT} columns")
                    found += 1
        elif (result := wrapped(text)) != text:
            file.write_text(result, encoding="utf-8")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
