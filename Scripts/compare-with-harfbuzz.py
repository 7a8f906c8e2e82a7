#!/usr/bin/env python3
"""Compares the embedded font tables of MullionText with HarfBuzz.

    Scripts/compare-with-harfbuzz.py [FOLDER] [--write]

FOLDER is as in make-dejavu-metrics.py. Needs uharfbuzz. Two comparisons, both without ligatures, which MullionText does
not form, and with kerning:

1. Every pair of two ASCII or Latin-1 characters, every pair of two Greek and of two Cyrillic letters.
2. The sample strings below at 16 pixels, to 0.01 pixels.

With --write the widths HarfBuzz gives for the samples go into Tests/MullionTextTests/HarfBuzzWidths.swift, where the
Swift code is held to them.
"""
import base64
import pathlib
import sys
import unicodedata

import uharfbuzz as hb

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLES = ROOT / "Sources/MullionText/EmbeddedMetrics"
TEST = ROOT / "Tests/MullionTextTests/HarfBuzzWidths.swift"
DEBIAN_FOLDER = "/usr/share/fonts/truetype/dejavu"
FACES = ["DejaVuSans", "DejaVuSans-Bold", "DejaVuSans-Oblique", "DejaVuSans-BoldOblique", "DejaVuSansMono"]
SIZE = 16
TOLERANCE = 0.01
FEATURES = {"kern": True, "liga": False, "clig": False}

SAMPLES = [
    "Hello, world!", "AV", "To", "WAVE", "LTV", "Ty.", "P.", "VA. To, Yo; LY", "\"quoted\"", "11/11/2011",
    "office", "flow", "affluent", "The quick brown fox jumps over the lazy dog", "TYPOGRAPHY", "Te Ta Tu Tr Tw",
    "Ye olde Yacht", "FAR. KAY", "RÉSUMÉ", "naïve café", "Œuvre", "Straße", "Ångström", "Łódź", "Žluťoučký kůň",
    "Viêt", "İstanbul", "señor ¿qué?", "£12.50", "€99", "₽ 100", "100 %", "½ + ¼ = ¾", "x² − y³",
    "a → b", "∀x ∈ ∅", "∑ ≤ ∞", "┌─┐", "“smart” ‘quotes’", "en – em — dots…", "ΑΒΓ ΑΥΤΟ", "καλημέρα κόσμε",
    "Ελληνικά", "ΤΑΥΡΟΣ", "Привет, мир", "ГАУДЫ", "Съешь же ещё", "Україна їжак", "a b", "soft\u00adhyphen",
    "zero\u200bwidth", "", " ", "trailing ",
]


class Table:
    """Reads what make-dejavu-metrics.py wrote, independently of the Swift decoder."""

    def __init__(self, path):
        literal = path.read_text().split('"""')[1]
        self.data = iter(base64.b64decode(literal.replace("\\\n", "").replace(" ", "")))
        self.units_per_em = self.unsigned()
        self.lines = [self.signed() for _ in range(3)]
        self.missing = self.unsigned()
        left, right = self.unsigned(), self.unsigned()
        self.glyphs, scalar = {}, 0
        for _ in range(self.unsigned()):
            scalar += self.unsigned()
            for _ in range(self.unsigned()):
                self.glyphs[scalar] = (self.unsigned(), self.unsigned(), self.unsigned())
                scalar += 1
        values = []
        while len(values) < (left - 1) * (right - 1):
            values.append(self.signed())
            if values[-1] == 0:
                values += [0] * self.unsigned()
        self.kerning = {(i // (right - 1) + 1, i % (right - 1) + 1): v for i, v in enumerate(values)}

    def unsigned(self):
        value, shift = 0, 0
        while True:
            byte = next(self.data)
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self):
        value = self.unsigned()
        return value >> 1 if value % 2 == 0 else -(value >> 1) - 1

    def absent(self, character):
        """What a scalar without a glyph measures: invisible ones nothing."""
        return (0 if unicodedata.category(character) == "Cf" else self.missing), 0, 0

    def units(self, text):
        total, left = 0, 0
        for character in text:
            advance, left_class, right_class = self.glyphs.get(ord(character)) or self.absent(character)
            total += self.kerning.get((left, right_class), 0) + advance
            left = left_class
        return total


class Shaper:
    def __init__(self, path):
        self.face = hb.Face(hb.Blob.from_file_path(str(path)))
        self.font = hb.Font(self.face)

    def units(self, text):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.direction = "ltr"
        hb.shape(self.font, buffer, FEATURES)
        return sum(position.x_advance for position in buffer.glyph_positions or [])


def pairs(table):
    groups = [[*range(0x20, 0x7F), *range(0xA0, 0x100)], range(0x391, 0x3CF), range(0x410, 0x450)]
    for group in groups:
        known = [chr(scalar) for scalar in group if scalar in table.glyphs]
        yield from (left + right for left in known for right in known)


def compare(name, folder):
    table, shaper = Table(TABLES / f"{name}.swift"), Shaper(folder / f"{name}.ttf")
    count = wrong = 0
    for pair in pairs(table):
        count += 1
        ours, theirs = table.units(pair), shaper.units(pair)
        if ours != theirs:
            wrong += 1
            if wrong <= 20:
                print(f"  pair {pair!r}: {ours} instead of {theirs}")
    print(f"{name}: {count} pairs, {wrong} differ")

    widths, worst = [], 0
    for text in SAMPLES:
        theirs = shaper.units(text) * SIZE / table.units_per_em
        ours = table.units(text) * SIZE / table.units_per_em
        worst = max(worst, abs(ours - theirs))
        if abs(ours - theirs) > TOLERANCE:
            wrong += 1
            print(f"  {text!r}: {ours} instead of {theirs}")
        widths.append(theirs)
    print(f"{name}: {len(SAMPLES)} samples, largest difference {worst} pixels")
    return wrong, widths


def swift_literal(text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\u{{{ord(c):X}}}" for c in escaped) + '"'


def write(columns):
    lines = [f"        ({swift_literal(t)}, [{', '.join(map(str, w))}])," for t, w in zip(SAMPLES, zip(*columns))]
    TEST.write_text(
        f"""\
// Written by Scripts/compare-with-harfbuzz.py --write; do not edit.

/// Widths of sample strings at {SIZE} pixels, measured by HarfBuzz {hb.version_string()} with kerning and without ligatures:
/// in DejaVu Sans, its bold, its oblique and its bold oblique face, and in DejaVu Sans Mono.
enum HarfBuzzWidths {{
    static let samples: [(text: String, widths: [Double])] = [
"""
        + "\n".join(lines)
        + "\n    ]\n}\n"
    )


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--write"]
    folder = pathlib.Path(arguments[0] if arguments else DEBIAN_FOLDER)
    results = [compare(face, folder) for face in FACES]
    if "--write" in sys.argv:
        write([widths for _, widths in results])
    sys.exit(1 if any(wrong for wrong, _ in results) else 0)


if __name__ == "__main__":
    main()
