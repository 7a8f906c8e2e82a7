#!/usr/bin/env python3
"""Compares what a browser shows with where the boxes stand, for every example.

    Scripts/compare-with-chromium.py [--keep FOLDER] [DOCUMENT.json ...]

Each document is drawn as SVG and as HTML and opened in Chromium without a window (Debian: `apt install chromium`). A template
NAME.json is filled from NAME-data.json beside it, or from each row of NAME-data.csv or NAME-data.jsonl.

- Every named group of the SVG has to lie within the frame of the box of that name, give or take 0.6 points; how many of them
  fill it is counted. A group with text in it may reach out by a point, because browsers round what lies above and below a
  baseline to whole pixels, and what letters such as J draw beside their own room; slanted letters lean out further. Groups
  with something turned in them are left out, as turning has no effect on boxes, and so are those that reach out with
  something clipped in them: a browser's rectangle knows nothing of clips.
- Every box of the HTML page is selected, and the outline that the page puts around it has to be its frame. The middle of the
  picture is pointed at, and the smallest box there has to be outlined and its row marked.
- The texts of the SVG have to be as wide as they were measured, without being stretched. This wants DejaVu Sans.
- A document of CSS boxes alone is also written as a page of `div`s with the same declarations, and every named box has to
  be where the browser puts it; lines of text, which browsers measure in steps of 1/64, within a point.

With --keep, the pictures, pages and screenshots stay in a folder to be looked at. Exits with 1 if something differs, with 0
and a message if there is no Chromium.
"""
import argparse
import html
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOLERANCE = 0.6
DATA = [".json", ".csv", ".jsonl"]
NAMES = ["chromium", "chromium-browser", "google-chrome"]

# Written into a copy of each file; the answer becomes the text of an element that the dump of the page is searched for.
SVG_PROBE = """
const root = document.documentElement, edge = root.getBoundingClientRect();
const rect = (element) => { const r = element.getBoundingClientRect();
  return [r.left - edge.left, r.top - edge.top, r.width, r.height]; };
const groups = [...document.querySelectorAll("g[data-name]")].map((g) =>
  ({ name: g.getAttribute("data-name"), rect: rect(g), hasText: g.querySelector("text") !== null,
    lean: Math.max(0, ...[...g.querySelectorAll("text[font-style]")].map((t) => 0.08 * t.getAttribute("font-size"))),
    isClipped: g.querySelector("[clip-path]") !== null,
    isTurned: [g, ...g.querySelectorAll("g[transform]")].some((e) => e.getCTM().b !== 0 || e.getCTM().c !== 0) }));
const texts = [...document.querySelectorAll("text[textLength]")].map((t) => {
  const measured = Number(t.getAttribute("textLength"));
  t.removeAttribute("textLength");
  return [t.textContent, measured, t.getComputedTextLength()];
});
const answer = document.createElementNS("http://www.w3.org/2000/svg", "desc");
answer.setAttribute("id", "answer");
answer.textContent = JSON.stringify({ groups, texts });
root.append(answer);
"""
HTML_PROBE = """
const sheet = document.getElementById("sheet"), tree = document.getElementById("tree");
const press = (key) => tree.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const outlines = [];
const count = JSON.parse(document.getElementById("boxes").textContent).boxes.length;
press("Home");
for (let i = 0; i < count; i++) {
  const outline = document.getElementById("selection"), edge = sheet.getBoundingClientRect();
  const r = outline.getBoundingClientRect();
  outlines.push(outline.hidden ? null : [r.left - edge.left, r.top - edge.top, r.width, r.height]);
  // Right opens a closed box without moving on, so that every box is met once.
  const row = document.getElementById(tree.getAttribute("aria-activedescendant"));
  if (row && row.getAttribute("aria-expanded") === "false") press("ArrowRight");
  press("ArrowDown");
}
const edge = sheet.getBoundingClientRect();
sheet.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, clientX: edge.left + edge.width / 2,
  clientY: edge.top + edge.height / 2 }));
const hover = document.getElementById("hover").getBoundingClientRect();
const pointed = { rect: [hover.left - edge.left, hover.top - edge.top, hover.width, hover.height],
  rows: [...document.querySelectorAll(".row.hover")].map((row) => Number(row.dataset.box)) };
const answer = document.createElement("pre");
answer.id = "answer";
answer.textContent = JSON.stringify({ outlines, pointed });
document.body.append(answer);
"""
CSS_PROBE = """
const edge = document.body.getBoundingClientRect(), boxes = [];
for (const box of document.querySelectorAll("[data-name]")) {
  const r = box.getBoundingClientRect();
  boxes.push({ name: box.dataset.name, rect: [r.left - edge.left, r.top - edge.top, r.width, r.height] });
}
const answer = document.createElement("pre");
answer.id = "answer";
answer.textContent = JSON.stringify(boxes);
document.body.append(answer);
"""
CSS_DISPLAYS = {"flex": "flex", "cssGrid": "grid", "block": "block"}
CSS_NUMBERS = {"flex", "flex-grow", "flex-shrink", "order", "opacity", "aspect-ratio", "grid-area"}
# Ascent and descent of DejaVu Sans for a size of 1.
LINE_HEIGHT = 2384 / 2048


def chromium(browser, arguments, file):
    command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", *arguments, file.as_uri()]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def probe(browser, source, script, marker, file):
    """What the script answers in a copy of the source, where it is put before the last `marker`."""
    before, after = source.rsplit(marker, 1)
    file.write_text(f"{before}<script>/*<![CDATA[*/{script}/*]]>*/</script>{marker}{after}", encoding="utf-8")
    result = chromium(browser, ["--dump-dom"], file)
    found = re.search(r'id="answer">(.*?)</', result.stdout, re.DOTALL)
    if not found:
        sys.exit(f"error: {file.name}: the browser gave no answer\n{result.stderr[-2000:]}")
    return json.loads(html.unescape(found.group(1)))


def rectangle(frame):
    return [frame[key] for key in ("x", "y", "width", "height")]


def edges(rect):
    x, y, width, height = rect
    return [x, y, x + width, y + height]


def differs(a, b):
    return max(abs(p - q) for p, q in zip(edges(a), edges(b))) > TOLERANCE


def draw(tool, document, folder):
    """Draws a document in all formats; answers the names of its pictures, more than one if its data has rows."""
    name = document.stem
    data = next((path for path in (document.with_name(f"{name}-data{end}") for end in DATA) if path.exists()), None)
    has_rows = data is not None and data.suffix != ".json"
    pattern = f"{name}-{{row}}" if has_rows else name
    for kind in ("svg", "html", "json"):
        command = [tool, "render", document, *(["--data", data] if data else []), "-o", folder / f"{pattern}.{kind}"]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode:
            sys.exit(f"error: {document}: not drawn\n{result.stderr}")
    if not has_rows:
        return [name]
    count = 0
    while (folder / f"{name}-{count + 1}.svg").exists():
        count += 1
    return [f"{name}-{row + 1}" for row in range(count)]


def css_declarations(style):
    """A style as text: a number is one of points, unless the property takes numbers."""
    if isinstance(style, str):
        return style.rstrip("; ") + ";" if style.strip() else ""
    return " ".join(
        f"{name}: {value}{'px' if isinstance(value, (int, float)) and name not in CSS_NUMBERS else ''};"
        for name, value in style.items())


def css_element(element):
    """An element as a `div`; None if it is none of CSS, a text, or something of a fixed size."""
    kind, style = element["kind"], ""
    for modifier in element.get("modifiers", []):
        if "frame" in modifier:
            style += "".join(f"{side}: {length}px;" for side, length in modifier["frame"].items())
        elif "css" in modifier:
            style += css_declarations(modifier["css"])
        else:
            return None
    inside = ""
    if kind in CSS_DISPLAYS:
        style = f"display: {CSS_DISPLAYS[kind]};" + css_declarations(element.get("style", "")) + style
        children = [css_element(child) for child in element.get("children", [])]
        if None in children:
            return None
        inside = "".join(children)
    elif kind == "text":
        size = element.get("font", 14)
        weight = "bold " if element.get("bold") else ""
        style = f"font: {weight}{size}px/{size * LINE_HEIGHT}px 'DejaVu Sans';" + style
        inside = html.escape(element["text"])
    elif not element.get("modifiers"):
        return None
    name = f' data-name="{html.escape(element["name"])}"' if "name" in element else ""
    return f'<div{name} style="{html.escape(style)}">{inside}</div>'


def compare_css(browser, document, name, folder, boxes):
    """The differences between the boxes of a document of CSS and those of a browser; None for other documents."""
    source = json.loads(document.read_text(encoding="utf-8"))
    body = css_element(source["root"]) if source["root"].get("kind") in CSS_DISPLAYS else None
    if body is None:
        return None
    width, height = (f"{length}px" if length else "auto" for length in source.get("size", [None, None]))
    page = (f'<!DOCTYPE html><meta charset="utf-8"><style>* {{ overflow-wrap: normal }}</style>'
            f'<body style="margin: 0; width: {width}; height: {height}">{body}</body>')
    problems = []
    answers = probe(browser, page, CSS_PROBE, "</body>", folder / f"{name}-css.html")
    for answer in answers:
        frame = boxes[answer["name"]].pop(0)
        if max(abs(p - q) for p, q in zip(edges(answer["rect"]), edges(frame))) > 1:
            problems.append(f"the box {answer['name']} is {frame}, and {answer['rect']} in the browser")
    return answers, problems


def compare(browser, document, name, folder):
    outputs = {kind: folder / f"{name}.{kind}" for kind in ("svg", "html", "json")}
    frames = json.loads(outputs["json"].read_text(encoding="utf-8"))
    canvas = frames["canvas"]
    window = f"--window-size={max(int(canvas['width']), 200)},{max(int(canvas['height']), 100)}"
    chromium(browser, [window, f"--screenshot={folder}/{name}-svg.png"], outputs["svg"])
    chromium(browser, ["--window-size=1200,700", f"--screenshot={folder}/{name}-html.png"], outputs["html"])

    problems, filling, turned, clipped = [], 0, 0, 0
    picture = probe(browser, outputs["svg"].read_text(encoding="utf-8"), SVG_PROBE, "</svg>", folder / f"{name}-probe.svg")
    boxes = {}
    for node in frames["nodes"]:
        if node["name"] is not None:
            boxes.setdefault(node["name"], []).append(rectangle(node["absoluteFrame"]))
    css = compare_css(browser, document, name, folder, {key: list(value) for key, value in boxes.items()})
    if css:
        problems += css[1]
    seen = {}
    for entry in picture["groups"]:
        group, drawn = entry["name"], entry["rect"]
        # Groups of one name are drawn in the order of their boxes.
        number = seen.get(group, 0)
        seen[group] = number + 1
        frame = boxes.get(group, [])[number] if number < len(boxes.get(group, [])) else None
        if frame is None:
            problems.append(f"the group {group} has no box")
        elif entry["isTurned"]:
            turned += 1
        elif not differs(drawn, frame):
            filling += 1
        else:
            (left, top, right, bottom), (x0, y0, x1, y1) = edges(drawn), edges(frame)
            across, down = min(left - x0, x1 - right) + entry["lean"], min(top - y0, y1 - bottom)
            reaches_out = min(across, down) < (-1.001 if entry["hasText"] else -TOLERANCE)
            if reaches_out and entry["isClipped"]:
                clipped += 1
            elif reaches_out:
                problems.append(f"the group {group} is {drawn}, which is not within {frame}")
    for text, measured, shown in picture["texts"]:
        if abs(measured - shown) > TOLERANCE:
            problems.append(f"the text {text!r} was measured {measured} wide and is {shown}")

    page = probe(browser, outputs["html"].read_text(encoding="utf-8"), HTML_PROBE, "</body>", folder / f"{name}-probe.html")
    for node, outline in zip(frames["nodes"], page["outlines"]):
        frame = rectangle(node["absoluteFrame"])
        if outline is None or differs(outline, frame):
            problems.append(f"the outline of {node['path']} is {outline} instead of {frame}")

    x, y = canvas["width"] / 2, canvas["height"] / 2
    there = [
        index for index, node in enumerate(frames["nodes"])
        for left, top, right, bottom in [edges(rectangle(node["absoluteFrame"]))]
        if left <= x < right and top <= y < bottom]
    area = min(f["width"] * f["height"] for f in (frames["nodes"][index]["absoluteFrame"] for index in there))
    rows = page["pointed"]["rows"]
    frame = rectangle(frames["nodes"][rows[0]]["absoluteFrame"]) if len(rows) == 1 and rows[0] in there else None
    if frame is None or frame[2] * frame[3] > area or differs(page["pointed"]["rect"], frame):
        problems.append(f"pointing at the middle marks the rows {rows} and outlines {page['pointed']['rect']}")

    print(
        f"{name}: {len(picture['groups'])} groups, {filling} fill their frames, {turned} turned, {clipped} clipped; "
        f"{len(picture['texts'])} texts, {len(page['outlines'])} outlines, "
        + (f"{len(css[0])} boxes of CSS, " if css else "") + f"{len(problems)} differences")
    for line in problems:
        print(f"  error: {line}")
    return not problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--keep", type=pathlib.Path, help="a folder for pictures, pages and screenshots")
    parser.add_argument("documents", nargs="*", type=pathlib.Path, help="instead of all examples")
    arguments = parser.parse_args()
    browser = next((path for path in map(shutil.which, NAMES) if path), None)
    if not browser:
        print("Skipped, because there is no Chromium.")
        return 0
    subprocess.run(["swift", "build", "--product", "mullion"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    bin_path = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    documents = arguments.documents or sorted(
        path for pattern in ["*.json", "collections/*.json", "css/*.json"] for path in (ROOT / "Examples").glob(pattern)
        if not path.stem.endswith("-data"))
    with tempfile.TemporaryDirectory() as temporary:
        folder = (arguments.keep or pathlib.Path(temporary)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        tool = pathlib.Path(bin_path) / "mullion"
        results = [compare(browser, document, name, folder) for document in documents for name in draw(tool, document, folder)]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
