#!/usr/bin/env python3
"""Draws all example documents on one sheet, Examples/contact-sheet.svg, which the README shows.

    Scripts/make-contact-sheet.py

1. Each document is drawn as SVG, templates with the data beside them; of several rows or pages the first is taken.
2. The pictures of a row get one height, so that the row is as wide as the sheet.
3. Scripts/contact-sheet/contact-sheet.json, a template, puts the pictures and their names into rows.

Run it when an example has changed. The same documents give the same bytes on every machine.
"""
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "Examples"
SHEET = ROOT / "Scripts/contact-sheet/contact-sheet.json"
ROWS = [
    ["social-card", "dashboard"],
    ["chat", "settings-rtl", "badge", "invoice"],
    ["calendar", "gallery", "organisation"],
    ["certificate", "badge-sheet", "card"],
    ["form", "departures", "terminal-panel"],
    ["collections/photo-grid", "collections/seed-list", "price-list"],
    ["collections/tag-cloud", "collections/conversation", "collections/year"],
]
# Of these the first page is shown.
PAGED = {
    "collections/seed-list": ["--page", "a4", "--footer", "Page {page} of {pages}"],
    "price-list": ["--page", "a4", "--footer", "{page} of {pages}"],
}
# Of these all rows of a table are on one picture.
OPTIONS = {"badge-sheet": ["--data", EXAMPLES / "badge-sheet-guests.csv", "--rows-as", "guests"]}
WIDTH = 1200
GAP = 32


def draw(tool, name, folder):
    """The name of the picture of an example in a folder, and its width and height in points."""
    data = next((path for path in sorted(EXAMPLES.glob(f"{name}-data.*"))), None)
    has_rows = data is not None and data.suffix != ".json"
    stem = pathlib.Path(name).name
    is_several = has_rows or name in PAGED
    number = "{page}" if name in PAGED else "{row}"
    output = folder / (f"{stem}-{number}.svg" if is_several else f"{stem}.svg")
    command = [tool, "render", EXAMPLES / f"{name}.json", *(["--data", data] if data else []), "-o", output, *PAGED.get(name, []),
               *OPTIONS.get(name, [])]
    subprocess.run([*command, "--ignore-system-fonts"], check=True, stderr=subprocess.DEVNULL)
    picture = folder / (f"{stem}-1.svg" if is_several else f"{stem}.svg")
    width, height = re.search(r'width="([0-9.]+)" height="([0-9.]+)"', picture.read_text(encoding="utf-8")).groups()
    return picture.name, float(width), float(height)


def main():
    names = {
        path.relative_to(EXAMPLES).with_suffix("").as_posix()
        for pattern in ["*.json", "collections/*.json"] for path in EXAMPLES.glob(pattern)
        if not path.stem.endswith("-data")}
    if missing := names.symmetric_difference(name for row in ROWS for name in row):
        sys.exit(f"error: ROWS and the examples differ by {', '.join(sorted(missing))}")
    subprocess.run(["swift", "build", "--product", "mullion"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    bin_path = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    tool = pathlib.Path(bin_path) / "mullion"
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        rows = []
        for names in ROWS:
            pictures = [draw(tool, name, folder) for name in names]
            ratios = [width / height for _, width, height in pictures]
            height = (WIDTH - GAP * (len(names) - 1)) / sum(ratios)
            rows.append([
                {"name": f"{name}.json", "file": file, "width": math.floor(100 * height * ratio) / 100,
                 "height": math.floor(100 * height) / 100}
                for name, (file, _, _), ratio in zip(names, pictures, ratios)])
        data = folder / "data.json"
        data.write_text(json.dumps({"rows": rows}), encoding="utf-8")
        subprocess.run(
            [tool, "render", SHEET, "--data", data, "--root", folder, "--ignore-system-fonts",
             "-o", EXAMPLES / "contact-sheet.svg"], check=True)


if __name__ == "__main__":
    main()
