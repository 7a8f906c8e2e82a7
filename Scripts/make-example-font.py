#!/usr/bin/env python3
"""Makes Examples/fonts/MullionDots.ttf, the font of an example: letters of dots on a grid of five by seven, as on a board of
departures.

    Scripts/make-example-font.py

The letters are drawn below and belong to the project. Small letters look like capitals. Each dot is a contour of four points
off the curve, so that the font also shows how outlines without a point on the curve are read. The same bytes on every machine.
"""
import pathlib
import struct

FILE = pathlib.Path(__file__).resolve().parent.parent / "Examples/fonts/MullionDots.ttf"
FAMILY = "Mullion Dots"
UNITS, PITCH, RADIUS, ASCENT, DESCENT = 1000, 120, 62, 900, 220

# Rows from the top, five dots each.
LETTERS = """
A .###. #...# #...# ##### #...# #...# #...#
B ####. #...# #...# ####. #...# #...# ####.
C .###. #...# #.... #.... #.... #...# .###.
D ####. #...# #...# #...# #...# #...# ####.
E ##### #.... #.... ####. #.... #.... #####
F ##### #.... #.... ####. #.... #.... #....
G .###. #...# #.... #.### #...# #...# .####
H #...# #...# #...# ##### #...# #...# #...#
I .###. ..#.. ..#.. ..#.. ..#.. ..#.. .###.
J ..### ...#. ...#. ...#. ...#. #..#. .##..
K #...# #..#. #.#.. ##... #.#.. #..#. #...#
L #.... #.... #.... #.... #.... #.... #####
M #...# ##.## #.#.# #.#.# #...# #...# #...#
N #...# ##..# #.#.# #..## #...# #...# #...#
O .###. #...# #...# #...# #...# #...# .###.
P ####. #...# #...# ####. #.... #.... #....
Q .###. #...# #...# #...# #.#.# #..#. .##.#
R ####. #...# #...# ####. #.#.. #..#. #...#
S .#### #.... #.... .###. ....# ....# ####.
T ##### ..#.. ..#.. ..#.. ..#.. ..#.. ..#..
U #...# #...# #...# #...# #...# #...# .###.
V #...# #...# #...# #...# #...# .#.#. ..#..
W #...# #...# #...# #.#.# #.#.# ##.## #...#
X #...# #...# .#.#. ..#.. .#.#. #...# #...#
Y #...# #...# .#.#. ..#.. ..#.. ..#.. ..#..
Z ##### ....# ...#. ..#.. .#... #.... #####
0 .###. #...# #..## #.#.# ##..# #...# .###.
1 ..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.
2 .###. #...# ....# ..##. .#... #.... #####
3 ##### ...#. ..#.. ...#. ....# #...# .###.
4 ...#. ..##. .#.#. #..#. ##### ...#. ...#.
5 ##### #.... ####. ....# ....# #...# .###.
6 ..##. .#... #.... ####. #...# #...# .###.
7 ##### ....# ...#. ..#.. .#... .#... .#...
8 .###. #...# #...# .###. #...# #...# .###.
9 .###. #...# #...# .#### ....# ...#. .##..
. ..... ..... ..... ..... ..... .##.. .##..
, ..... ..... ..... ..... .##.. ..#.. .#...
: ..... .##.. .##.. ..... .##.. .##.. .....
- ..... ..... ..... ##### ..... ..... .....
+ ..... ..#.. ..#.. ##### ..#.. ..#.. .....
/ ..... ....# ...#. ..#.. .#... #.... .....
! ..#.. ..#.. ..#.. ..#.. ..#.. ..... ..#..
? .###. #...# ....# ...#. ..#.. ..... ..#..
' ..#.. ..#.. .#... ..... ..... ..... .....
( ...#. ..#.. .#... .#... .#... ..#.. ...#.
) .#... ..#.. ...#. ...#. ...#. ..#.. .#...
& .##.. #..#. #.#.. .#... #.#.# #..#. .##.#
"""
# The glyph of characters that are missing.
MISSING = "##### #...# #...# #...# #...# #...# #####"


def glyph(rows):
    """The outline of a glyph: each dot as four points off the curve, around its middle."""
    contours = []
    for y, row in enumerate(rows.split()):
        for x, dot in enumerate(row):
            if dot == "#":
                middle_x, middle_y = 60 + x * PITCH + PITCH // 2, (6 - y) * PITCH + PITCH // 2
                contours.append([(middle_x - RADIUS, middle_y - RADIUS), (middle_x - RADIUS, middle_y + RADIUS),
                                 (middle_x + RADIUS, middle_y + RADIUS), (middle_x + RADIUS, middle_y - RADIUS)])
    points = [point for contour in contours for point in contour]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    data = struct.pack(">hhhhh", len(contours), min(xs), min(ys), max(xs), max(ys))
    data += b"".join(struct.pack(">H", 4 * index + 3) for index in range(len(contours))) + struct.pack(">H", 0)
    # No flag is set: off the curve, and both coordinates are differences of 16 bits.
    data += bytes(len(points))
    for axis in (xs, ys):
        data += b"".join(struct.pack(">h", value - before) for before, value in zip([0, *axis], axis))
    return data + bytes(-len(data) % 4), (min(xs), min(ys), max(xs), max(ys)), len(contours)


def mapping(glyphs):
    """The table cmap: one segment for each character, and the end."""
    codes = sorted(glyphs)
    count = len(codes) + 1
    ends, starts = [*codes, 0xFFFF], [*codes, 0xFFFF]
    deltas = [*((glyphs[code] - code) & 0xFFFF for code in codes), 1]
    power = 1 << (count.bit_length() - 1)
    body = struct.pack(">HHHH", 2 * count, 2 * power, power.bit_length() - 1, 2 * (count - power))
    body += b"".join(struct.pack(">H", end) for end in ends) + bytes(2)
    body += b"".join(struct.pack(">H", start) for start in starts)
    body += b"".join(struct.pack(">H", delta) for delta in deltas) + bytes(2 * count)
    table = struct.pack(">HHH", 4, 6 + len(body), 0) + body
    return struct.pack(">HH", 0, 1) + struct.pack(">HHI", 3, 1, 12) + table


def names():
    """The table name, for Windows in English."""
    texts = {0: "Copyright the Mullion authors", 1: FAMILY, 2: "Regular", 3: f"{FAMILY} 1", 4: FAMILY, 5: "Version 1.000",
             6: FAMILY.replace(" ", ""), 13: "Apache License, version 2.0"}
    records, data = b"", b""
    for number, text in texts.items():
        encoded = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(encoded), len(data))
        data += encoded
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + data


def checksum(data):
    return sum(struct.unpack(f">{len(data) // 4}I", data)) & 0xFFFFFFFF


def main():
    drawn = [glyph(MISSING), (b"", (0, 0, 0, 0), 0)]
    codes = {0x20: 1, 0xA0: 1}
    for line in LETTERS.strip().splitlines():
        codes[ord(line[0])] = codes[ord(line[0].lower())] = len(drawn)
        drawn.append(glyph(line[2:]))
    codes[0x2013] = codes[0x2212] = codes[ord("-")]
    codes[0x2019] = codes[ord("'")]
    advance = 6 * PITCH
    offsets = [sum(len(data) for data, _, _ in drawn[:index]) for index in range(len(drawn) + 1)]
    boxes = [box for data, box, _ in drawn if data]
    box = (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))
    contours = max(count for _, _, count in drawn)
    tables = {
        b"OS/2": struct.pack(
            ">HhHHHhhhhhhhhhhh10s4I4sHHHhhhHHIIhhHHH", 4, advance, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0,
            bytes([2, 0, 5, 9, 0, 0, 0, 0, 0, 0]), 1, 0, 0, 0, b"MULL", 0x40, min(codes), max(codes), ASCENT, -DESCENT, 0,
            ASCENT, DESCENT, 1, 0, 7 * PITCH, 7 * PITCH, 0, 0x20, 1),
        b"cmap": mapping(codes),
        b"glyf": b"".join(data for data, _, _ in drawn),
        b"head": struct.pack(">IIIIHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, UNITS, 0, 0, *box, 0, 8, 2, 1, 0),
        b"hhea": struct.pack(">IhhhHhhhhhhhhhhhH", 0x10000, ASCENT, -DESCENT, 0, advance, box[0], advance - box[2], box[2], 1, 0, 0,
                             0, 0, 0, 0, 0, len(drawn)),
        b"hmtx": b"".join(struct.pack(">Hh", advance, box[0]) for _, box, _ in drawn),
        b"loca": b"".join(struct.pack(">I", offset) for offset in offsets),
        b"maxp": struct.pack(">IHHHHHHHHHHHHHH", 0x10000, len(drawn), 4 * contours, contours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": names(),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 1, 0, 0, 0, 0),
    }
    power = 1 << (len(tables).bit_length() - 1)
    header = struct.pack(">IHHHH", 0x10000, len(tables), 16 * power, power.bit_length() - 1, 16 * (len(tables) - power))
    records, body, start = b"", b"", len(header) + 16 * len(tables)
    for tag, data in sorted(tables.items()):
        padded = data + bytes(-len(data) % 4)
        records += struct.pack(">4sIII", tag, checksum(padded), start + len(body), len(data))
        if tag == b"head":
            place = start + len(body) + 8
        body += padded
    file = bytearray(header + records + body)
    file[place:place + 4] = struct.pack(">I", (0xB1B0AFBA - checksum(file)) & 0xFFFFFFFF)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(file)
    print(f"{FILE.name}: {len(drawn)} glyphs, {len(file)} bytes")


if __name__ == "__main__":
    main()
