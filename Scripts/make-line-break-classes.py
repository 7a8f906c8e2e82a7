#!/usr/bin/env python3
"""Writes the table of line breaking classes of MullionText from the Unicode Character Database.

    Scripts/make-line-break-classes.py [FOLDER]

FOLDER holds LineBreak.txt, EastAsianWidth.txt, UnicodeData.txt and emoji/emoji-data.txt; without it the folder of
Debian's unicode-data is read. The output depends on these files alone.

The classes are those of Unicode Standard Annex 14 with its rule LB1 applied (ambiguous and unknown scalars are letters,
those of South East Asian scripts letters or combining marks, small kana do not begin a line), and with a few of them
divided: fullwidth opening brackets, pictographs without a meaning yet, spaces that are no U+0020, and the soft hyphen.

The table becomes one Swift string: base64 of pairs of variable-length integers (7 bits a byte, low bits first, the high
bit says that more follow), from U+0000 on: how many scalars, and the index of their class in the list below.
"""
import base64
import pathlib
import sys

DEBIAN_FOLDER = "/usr/share/unicode"
DESTINATION = pathlib.Path(__file__).resolve().parent.parent / "Sources/MullionText/LineBreaking/LineBreakClassRuns.swift"

# In the order of the cases of LineBreakClass.
CLASSES = (
    "BK CR LF NL SP ZW BA-space BA-soft CM ZWJ WJ GL CL CP EX IS SY OP OP-wide QU NS B2 CB BA HY BB HL AL NU PR PO "
    "ID ID-unassigned EB EM IN JL JV JT H2 H3 RI"
).split()
SCALARS = 0x110000


def ranges(path):
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) < 2:
            continue
        first, _, last = fields[0].partition("..")
        yield range(int(first, 16), int(last or first, 16) + 1), fields[1]


def general_categories(path):
    categories, first = {}, None
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = line.split(";")
        scalar, name, category = int(fields[0], 16), fields[1], fields[2]
        if name.endswith(", First>"):
            first = scalar
            continue
        for member in range(first if name.endswith(", Last>") else scalar, scalar + 1):
            categories[member] = category
        first = None
    return categories


def classes(folder):
    categories = general_categories(folder / "UnicodeData.txt")
    wide, pictographs = set(), set()
    for members, width in ranges(folder / "EastAsianWidth.txt"):
        if width in ("F", "W", "H"):
            wide.update(members)
    for members, name in ranges(folder / "emoji/emoji-data.txt"):
        if name == "Extended_Pictographic":
            pictographs.update(members)

    result = ["AL"] * SCALARS
    # Not listed in the file: blocks whose unassigned scalars are ideographs or currency signs.
    for low, high, name in [
        (0x3400, 0x4DBF, "ID"), (0x4E00, 0x9FFF, "ID"), (0xF900, 0xFAFF, "ID"), (0x20000, 0x2FFFD, "ID"),
        (0x30000, 0x3FFFD, "ID"), (0x1F000, 0x1FAFF, "ID"), (0x1FC00, 0x1FFFD, "ID"), (0x20A0, 0x20CF, "PR"),
    ]:
        result[low : high + 1] = [name] * (high + 1 - low)
    for members, name in ranges(folder / "LineBreak.txt"):
        for scalar in members:
            result[scalar] = name
    for scalar, name in enumerate(result):
        category = categories.get(scalar, "Cn")
        if name in ("AI", "SG", "XX"):
            name = "AL"
        elif name == "SA":
            name = "CM" if category in ("Mn", "Mc") else "AL"
        elif name == "CJ":
            name = "NS"
        elif name == "OP" and scalar in wide:
            name = "OP-wide"
        elif name == "BA" and (category == "Zs" or scalar == 0x09):
            name = "BA-space"
        elif scalar == 0xAD:
            name = "BA-soft"
        if category == "Cn" and scalar in pictographs:
            name = "ID-unassigned"
        result[scalar] = name
    return result


def varint(value):
    data = bytearray()
    while value >= 0x80:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    data.append(value)
    return data


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else DEBIAN_FOLDER)
    version = (folder / "LineBreak.txt").read_text(encoding="utf-8").splitlines()[0].split("-")[1].removesuffix(".txt")
    result, data, start, runs = classes(folder), bytearray(), 0, 0
    for scalar in range(1, SCALARS + 1):
        if scalar == SCALARS or result[scalar] != result[start]:
            data += varint(scalar - start) + varint(CLASSES.index(result[start]))
            start, runs = scalar, runs + 1
    text = base64.b64encode(bytes(data)).decode()
    lines = [text[i : i + 112] + "\\" for i in range(0, len(text), 112)]
    lines[-1] = lines[-1][:-1]
    source = f"""\
// Written by Scripts/make-line-break-classes.py; do not edit.
// From the Unicode Character Database, © Unicode, Inc.; its terms of use are https://www.unicode.org/license.txt.

extension LineBreakClasses {{
    /// The classes of Unicode {version}: {runs} runs.
    static let runs = \"\"\"
"""
    source += "".join(f"        {line}\n" for line in lines) + '        """\n}\n'
    DESTINATION.write_text(source)
    print(f"Unicode {version}: {runs} runs, {len(data)} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
