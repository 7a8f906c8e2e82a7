#!/usr/bin/env python3
"""Writes the embedded font tables of MullionText from the DejaVu Sans font files.

    Scripts/make-dejavu-metrics.py [FOLDER]

FOLDER holds DejaVuSans.ttf, its Bold, Oblique and BoldOblique, and DejaVuSansMono.ttf; without it the folder of
Debian's fonts-dejavu-core and fonts-dejavu-extra is read. Needs fontTools. The output depends on the fonts alone.

Each table becomes one Swift string: base64 of a stream of variable-length integers (7 bits a byte, low bits
first, the high bit says that more follow; "signed" numbers are zigzag-coded). In order:

    unitsPerEm, signed ascent, signed descent, signed lineGap, advance of the missing glyph
    number of left kerning classes, number of right kerning classes (class 0 of either never kerns)
    number of runs; per run: gap since the last run's end, length, then for its scalars twice the advance, left class,
        right class; an odd first number is followed, after the classes, by how many more scalars are equal
    kerning: (left - 1) * (right - 1) signed values, row by row; a zero is followed by how many more zeros follow

Pair kerning comes from the font's GPOS "kern" feature, as a shaper reads it: pairs that contain a Greek or Cyrillic
letter by that script's lookups, all others by the Latin ones. Fonts without that feature fall back to "kern".
"""
import base64
import itertools
import pathlib
import sys

from fontTools.ttLib import TTFont

DEBIAN_FOLDER = "/usr/share/fonts/truetype/dejavu"
DESTINATION = pathlib.Path(__file__).resolve().parent.parent / "Sources/MullionText/EmbeddedMetrics"

RANGES = [
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x017F),  # Latin-1, Latin Extended-A
    (0x0300, 0x036F),  # combining marks
    (0x0370, 0x03FF),  # Greek
    (0x0400, 0x04FF),  # Cyrillic
    (0x05D0, 0x05EA),  # Hebrew letters
    (0x2000, 0x206F),  # general punctuation
    (0x20A0, 0x20CF),  # currency
    (0x2190, 0x21FF),  # arrows
    (0x2200, 0x22FF),  # mathematical operators
    (0x2500, 0x25FF),  # box drawing, blocks, geometric shapes
    (0x2600, 0x2606),  # weather and stars
    (0x2713, 0x2718),  # check marks and crosses
    (0xFFFD, 0xFFFD),  # replacement character
]
GREEK_AND_CYRILLIC = range(0x0370, 0x0530)

# Default_Ignorable_Code_Point: shapers draw these as nothing, whatever the font says.
IGNORABLE = {0x00AD, 0x034F, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070)}


def kern_lookups(font, script):
    table = font["GPOS"].table if "GPOS" in font else None
    if table is None or table.ScriptList is None:
        return []
    by_tag = {record.ScriptTag: record.Script for record in table.ScriptList.ScriptRecord}
    chosen = by_tag.get(script) or by_tag.get("DFLT")
    if chosen is None or chosen.DefaultLangSys is None:
        return []
    indices = set()
    for index in chosen.DefaultLangSys.FeatureIndex:
        record = table.FeatureList.FeatureRecord[index]
        if record.FeatureTag == "kern":
            indices.update(record.Feature.LookupListIndex)
    return [table.LookupList.Lookup[index] for index in sorted(indices)]


class PairAdjustments:
    """What the pair lookups of one script add to the left glyph's advance."""

    def __init__(self, lookups):
        self.lookups = []
        for lookup in lookups:
            subtables = [getattr(s, "ExtSubTable", s) for s in lookup.SubTable]
            pairs = [s for s in subtables if s.LookupType == 2]
            self.lookups.append([(s, {g: i for i, g in enumerate(s.Coverage.glyphs)}) for s in pairs])

    def amount(self, left, right):
        return sum(self.in_lookup(subtables, left, right) for subtables in self.lookups)

    def in_lookup(self, subtables, left, right):
        for subtable, coverage in subtables:
            if left not in coverage:
                continue
            if subtable.Format == 1:
                for record in subtable.PairSet[coverage[left]].PairValueRecord:
                    if record.SecondGlyph == right:
                        return advance_of(record.Value1)
                continue
            left_class = subtable.ClassDef1.classDefs.get(left, 0)
            right_class = subtable.ClassDef2.classDefs.get(right, 0)
            if right_class == 0:
                continue
            return advance_of(subtable.Class1Record[left_class].Class2Record[right_class].Value1)
        return 0


def advance_of(value):
    return getattr(value, "XAdvance", 0) if value is not None else 0


def kerning(font, glyphs):
    """{(left scalar, right scalar): units}, without zeros."""
    latin = PairAdjustments(kern_lookups(font, "latn"))
    other = PairAdjustments(kern_lookups(font, "cyrl"))
    if latin.lookups or other.lookups:
        cache = {}

        def amount(left, right):
            rules = other if left in GREEK_AND_CYRILLIC or right in GREEK_AND_CYRILLIC else latin
            key = (rules, glyphs[left], glyphs[right])
            if key not in cache:
                cache[key] = rules.amount(glyphs[left], glyphs[right])
            return cache[key]
    else:
        table = {}
        for subtable in font["kern"].kernTables if "kern" in font else []:
            table.update(subtable.kernTable)

        def amount(left, right):
            return table.get((glyphs[left], glyphs[right]), 0)

    pairs = {(left, right): amount(left, right) for left in glyphs for right in glyphs}
    return {pair: value for pair, value in pairs.items() if value}


def classes(scalars, signature):
    """Numbers equal signatures alike, in order of first appearance; the empty signature is class 0."""
    numbers, of_scalar, members = {(): 0}, {}, [None]
    for scalar in scalars:
        key = signature[scalar]
        if key not in numbers:
            numbers[key] = len(numbers)
            members.append(scalar)
        of_scalar[scalar] = numbers[key]
    if len(members) > 256:
        sys.exit("more than 256 kerning classes")
    return of_scalar, members


class Stream:
    def __init__(self):
        self.bytes = bytearray()

    def unsigned(self, value):
        while value >= 0x80:
            self.bytes.append(value & 0x7F | 0x80)
            value >>= 7
        self.bytes.append(value)

    def signed(self, value):
        self.unsigned(value * 2 if value >= 0 else -value * 2 - 1)


def encode(font):
    character_map, widths, header = font.getBestCmap(), font["hmtx"], font["hhea"]
    scalars = [s for low, high in RANGES for s in range(low, high + 1) if s in character_map]
    glyphs = {s: character_map[s] for s in scalars}
    advance = {s: 0 if s in IGNORABLE else widths[glyphs[s]][0] for s in scalars}
    pairs = kerning(font, glyphs)

    rows = {s: [] for s in scalars}
    columns = {s: [] for s in scalars}
    for (left, right), value in pairs.items():
        rows[left].append((right, value))
        columns[right].append((left, value))
    left_class, left_members = classes(scalars, {s: tuple(rows[s]) for s in scalars})
    right_class, right_members = classes(scalars, {s: tuple(columns[s]) for s in scalars})

    stream = Stream()
    stream.unsigned(font["head"].unitsPerEm)
    for value in (header.ascent, header.descent, header.lineGap):
        stream.signed(value)
    stream.unsigned(widths[".notdef"][0])
    stream.unsigned(len(left_members))
    stream.unsigned(len(right_members))

    runs = []
    for scalar in scalars:
        if runs and runs[-1][-1] == scalar - 1:
            runs[-1].append(scalar)
        else:
            runs.append([scalar])
    stream.unsigned(len(runs))
    end = 0
    for run in runs:
        stream.unsigned(run[0] - end)
        stream.unsigned(len(run))
        end = run[-1] + 1
        entries = [(advance[s], left_class[s], right_class[s]) for s in run]
        for (width, left, right), equal in itertools.groupby(entries):
            more = len(list(equal)) - 1
            stream.unsigned(2 * width + (more > 0))
            stream.unsigned(left)
            stream.unsigned(right)
            if more > 0:
                stream.unsigned(more)

    values = [pairs.get((l, r), 0) for l in left_members[1:] for r in right_members[1:]]
    index = 0
    while index < len(values):
        stream.signed(values[index])
        if values[index] == 0:
            start = index
            while index + 1 < len(values) and values[index + 1] == 0:
                index += 1
            stream.unsigned(index - start)
        index += 1
    return bytes(stream.bytes), len(scalars), len(pairs)


def write(font_path, name, words):
    font = TTFont(font_path)
    data, scalars, pairs = encode(font)
    text = base64.b64encode(data).decode()
    lines = [text[i : i + 112] + "\\" for i in range(0, len(text), 112)]
    lines[-1] = lines[-1][:-1]
    version = font["name"].getDebugName(5)
    source = f"""\
// Written by Scripts/make-dejavu-metrics.py; do not edit.

extension EmbeddedMetrics {{
    /// {words}, {version}: {scalars} scalars, {pairs} kerning pairs.
    static let {name} = \"\"\"
"""
    source += "".join(f"        {line}\n" for line in lines) + '        """\n}\n'
    (DESTINATION / f"{font_path.stem}.swift").write_text(source)
    print(f"{font_path.name}: {scalars} scalars, {pairs} kerning pairs, {len(data)} bytes", file=sys.stderr)


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else DEBIAN_FOLDER)
    DESTINATION.mkdir(parents=True, exist_ok=True)
    write(folder / "DejaVuSans.ttf", "dejaVuSans", "DejaVu Sans")
    write(folder / "DejaVuSans-Bold.ttf", "dejaVuSansBold", "DejaVu Sans Bold")
    write(folder / "DejaVuSans-Oblique.ttf", "dejaVuSansOblique", "DejaVu Sans Oblique")
    write(folder / "DejaVuSans-BoldOblique.ttf", "dejaVuSansBoldOblique", "DejaVu Sans Bold Oblique")
    write(folder / "DejaVuSansMono.ttf", "dejaVuSansMono", "DejaVu Sans Mono")


if __name__ == "__main__":
    main()
