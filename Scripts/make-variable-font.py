#!/usr/bin/env python3
"""Makes the variable font of the tests, and static instances of it or of any other font, by fontTools (`pip install fonttools`).

    Scripts/make-variable-font.py                       Tests/Fixtures/Fonts, drawn below
    Scripts/make-variable-font.py --judge FONT FOLDER   instances of a font, and a list of them, for
                                                        MULLION_VARIABLE_FONTS=FOLDER swift test --filter VariableFontTests

The font has axes of weight (with an `avar` map), width, slant, and optical size; letters of straight and curved contours, one
composed of two others; kerning that varies; digits of different widths, and tabular ones by the feature `tnum`.
"""
import argparse
import json
import pathlib
import tempfile

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Tests/Fixtures/Fonts"
FAMILY = "Mullion Variable"
DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
AXES = [("wght", "Weight", 100, 400, 900), ("wdth", "Width", 75, 100, 125), ("slnt", "Slant", -12, 0, 0),
        ("opsz", "Optical size", 8, 14, 72)]
# The stroke, the width of letters, the slant, and the room beside letters of each master.
MASTERS = {(400, 100, 0, 14): (80, 1.0, 0.0, 50), (100, 100, 0, 14): (20, 0.9, 0.0, 60), (900, 100, 0, 14): (190, 1.2, 0.0, 30),
           (400, 75, 0, 14): (75, 0.75, 0.0, 40), (400, 125, 0, 14): (85, 1.25, 0.0, 55), (400, 100, -12, 14): (80, 1.0, 0.21, 50),
           (400, 100, 0, 8): (90, 1.1, 0.0, 80), (400, 100, 0, 72): (60, 0.95, 0.0, 30)}
# Instances: weight, width, slant, optical size.
INSTANCES = [(400, 100, 0, 14), (100, 100, 0, 14), (300, 100, 0, 14), (700, 100, 0, 14), (900, 100, 0, 14), (600, 90, 0, 14),
             (400, 120, 0, 40), (800, 80, -12, 20), (200, 110, -12, 8)]


def master(stroke, width, slant, side, is_compact=False):
    """The outlines and metrics of one master; compact ones have curves with two control points, and no composed letter."""
    def x(value, y):
        return round(side + value * width + slant * y)

    def pen_of(contours, advance):
        pen = T2CharStringPen(advance, None) if is_compact else TTGlyphPen(None)
        for contour in contours:
            if contour[0] == "q":
                pen.qCurveTo(*[(x(a, b), round(b)) for a, b in contour[1:]], None)
            else:
                pen.moveTo((x(*contour[0]), round(contour[0][1])))
                for a, b in contour[1:]:
                    pen.lineTo((x(a, b), round(b)))
            pen.closePath()
        return pen.getCharString() if is_compact else pen.glyph()

    def ring(middle, radius_x, radius_y, height):
        outer = [(middle + a * radius_x, height + b * radius_y) for a, b in [(-1, -1), (-1, 1), (1, 1), (1, -1)]]
        inner = [(middle + a * (radius_x - stroke / 2), height + b * (radius_y - stroke / 2))
                 for a, b in [(1, -1), (1, 1), (-1, 1), (-1, -1)]]
        return [["q", *outer], ["q", *inner]]

    def box(left, bottom, right, top):
        return [(left, bottom), (left, top), (right, top), (right, bottom)]

    shapes = {
        ".notdef": ([box(0, 0, 500, 700), box(stroke, stroke, 500 - stroke, 700 - stroke)[::-1]], 500),
        "space": ([], 200),
        "A": ([[(0, 0), (220, 700), (280 + stroke / 2, 700), (500, 0), (500 - stroke, 0), (360, 250), (140, 250), (stroke, 0)]], 500),
        "V": ([[(0, 700), (stroke, 700), (250, stroke), (500 - stroke, 700), (500, 700), (250 + stroke / 2, 0), (250 - stroke / 2, 0)]], 500),
        "O": (ring(280, 280, 360, 350), 560),
        "I": ([box(0, 0, stroke + 20, 700)], stroke + 20),
        "acute": ([[(100, 740), (180 + stroke, 860), (180, 740)]], 300),
    }
    for index, name in enumerate(DIGITS):
        wide = 240 + 30 * ((index * 7) % 5) if index != 1 else 120
        shapes[name] = (ring(wide / 2 + 60, wide / 2 + 60, 350, 350) + [box(0, index * 20, stroke, index * 20 + 40)], wide + 120)
        shapes[f"{name}.tnum"] = (ring(210, wide / 2 + 60, 350, 350) + [box(0, index * 20, stroke, index * 20 + 40)], 420)
    order = [*shapes, "Aacute"]
    advances = {name: round(2 * side + wide * width) for name, (_, wide) in shapes.items()}
    advances["Aacute"] = advances["A"]
    glyphs = {name: pen_of(contours, advances[name]) for name, (contours, _) in shapes.items()}
    if is_compact:
        glyphs["Aacute"] = pen_of(shapes["A"][0] + shapes["acute"][0], advances["A"])
    else:
        pen = TTGlyphPen(glyphs)
        pen.addComponent("A", (1, 0, 0, 1, 0, 0))
        pen.addComponent("acute", (0.75, 0, 0, 1, round(120 * width), round(stroke / 4)))
        glyphs["Aacute"] = pen.glyph()
    builder = FontBuilder(1000, isTTF=not is_compact)
    builder.setupGlyphOrder(order)
    codes = {0x20: "space", ord("A"): "A", ord("V"): "V", ord("O"): "O", ord("I"): "I", 0xB4: "acute", 0xC1: "Aacute"}
    codes.update({0x30 + index: name for index, name in enumerate(DIGITS)})
    builder.setupCharacterMap(codes)
    builder.setupHorizontalMetrics({name: (advance, 0) for name, advance in advances.items()})
    if is_compact:
        builder.setupCFF("MullionCompact", {"FullName": FAMILY}, glyphs, {})
    else:
        builder.setupGlyf(glyphs)
    for name in order if not is_compact else []:
        glyph = builder.font["glyf"][name]
        glyph.recalcBounds(builder.font["glyf"])
        builder.font["hmtx"][name] = (advances[name], glyph.xMin if glyph.numberOfContours else 0)
    ascent = 850 + stroke // 2
    builder.setupHorizontalHeader(ascent=ascent, descent=-200)
    builder.setupOS2(sTypoAscender=ascent, sTypoDescender=-200, sTypoLineGap=0, usWinAscent=1000, usWinDescent=250, usWeightClass=400)
    builder.setupPost(underlinePosition=-100, underlineThickness=max(stroke // 2, 10))
    builder.setupNameTable({"familyName": FAMILY, "styleName": "Regular", "copyright": "Copyright the Mullion authors",
                            "licenseDescription": "Apache License, version 2.0"})
    kern = -round(40 + stroke * width)
    digits, tabular = " ".join(DIGITS), " ".join(f"{name}.tnum" for name in DIGITS)
    addOpenTypeFeaturesFromString(builder.font, f"""
        languagesystem DFLT dflt; languagesystem latn dflt;
        feature kern {{ pos A V {kern}; pos V A {kern}; pos one seven {kern // 2}; pos [V] [O] {kern // 3}; }} kern;
        feature tnum {{ sub [{digits}] by [{tabular}]; }} tnum;""")
    builder.font["head"].created = builder.font["head"].modified = 3_600_000_000
    return builder.font


def variable(is_compact=False):
    document = DesignSpaceDocument()
    for tag, name, least, standard, most in AXES:
        axis = AxisDescriptor()
        axis.tag, axis.name, axis.minimum, axis.default, axis.maximum = tag, name, least, standard, most
        if tag == "wght":
            axis.map = [(100, 100), (300, 250), (400, 400), (700, 780), (900, 900)]
        document.addAxis(axis)
    with tempfile.TemporaryDirectory() as folder:
        for number, (location, values) in enumerate(MASTERS.items()):
            source = SourceDescriptor()
            source.path = f"{folder}/{number}.ttf"
            font = master(*values, is_compact)
            font.recalcTimestamp = False
            font.save(source.path)
            source.location = {name: value for (_, name, *_), value in zip(AXES, location)}
            if number == 0:
                source.copyInfo = True
            document.addSource(source)
        font, _, _ = build(document)
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = 3_600_000_000
    return font


def write_instances(path, folder, instances):
    """Writes static instances of a font, and the list of what they are."""
    entries = []
    tags = {axis.axisTag: axis for axis in TTFont(path)["fvar"].axes}
    for weight, width, slant, size in instances:
        values = {"wght": weight, "wdth": width, "slnt": slant, "opsz": size}
        wanted = {tag: max(axis.minValue, min(axis.maxValue, values.get(tag, axis.defaultValue))) for tag, axis in tags.items()}
        font = instantiateVariableFont(TTFont(path), wanted, inplace=False)
        font.recalcTimestamp = False
        name = f"{path.stem}-{weight}-{width}-{-slant}-{size}{path.suffix}"
        font.save(folder / name)
        entries.append({"variable": str(path if path.parent != folder else path.name), "instance": name, "weight": weight,
                        "width": width, "isItalic": slant != 0, "size": size})
    print(f"{path.name}: {path.stat().st_size} bytes, {len(entries)} instances")
    return entries


def write_list(folder, entries):
    (folder / "instances.json").write_text(json.dumps(entries, indent=1) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--judge", nargs=2, metavar=("FONT", "FOLDER"))
    arguments = parser.parse_args()
    if arguments.judge:
        font, folder = map(pathlib.Path, arguments.judge)
        folder.mkdir(parents=True, exist_ok=True)
        write_list(folder, write_instances(font.resolve(), folder, INSTANCES))
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    entries = []
    for name, is_compact, instances in [("MullionVariable.ttf", False, INSTANCES), ("MullionCompact.otf", True, INSTANCES[3::2])]:
        font = variable(is_compact)
        font.save(FOLDER / name)
        entries += write_instances(FOLDER / name, FOLDER, instances)
    write_list(FOLDER, entries)


if __name__ == "__main__":
    main()
