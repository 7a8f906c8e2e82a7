#!/usr/bin/env python3
"""Measures sample strings with HarfBuzz in fonts that MullionText reads from their files, and compares.

    Scripts/compare-font-files.py [--write]

The fonts are those of Debian's fonts-noto-core and fonts-noto-cjk; they are installed when missing, where that is possible,
and otherwise the script says so and ends without a comparison. Needs uharfbuzz. With kerning, without ligatures and
contextual alternates, which MullionText does not form.

With --write the widths go into Tests/MullionTextTests/HarfBuzzFontWidths.swift. In any case the Swift tests that hold the
reader to that file are run; they pass over fonts whose file has another size than the one measured here.
"""
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEST = ROOT / "Tests/MullionTextTests/HarfBuzzFontWidths.swift"
NOTO = "/usr/share/fonts/truetype/noto"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
FEATURES = {"kern": True, "liga": False, "clig": False, "calt": False}

LATIN = """AVATAR|Wave|To Yo Ty|LTV. P,|“Quoted”|‘It’s’|Hello, world!|The quick brown fox jumps over the lazy dog|11/11/2011
TYPOGRAPHY|Te Ta Tu Tr Tw|Ye olde Yacht|FAR. KAY|RÉSUMÉ|naïve café|Œuvre|Straße|Ångström|Łódź|Žluťoučký kůň|İstanbul
señor ¿qué?|£12.50|€99|100 %|½ + ¼|en – em — dots…|V. W. Y.|A’s|L’été|(AV) [VA]|r. f. y,|rv ry kv|Xavier|Voyage|Wojtek|Țară
Đặng Việt|Þór|Ægir""".replace("\n", "|").split("|")
GREEK = """ΑΒΓ ΑΥΤΟ|καλημέρα κόσμε|Ελληνικά|ΤΑΥΡΟΣ|ΓΑΛΑ|Ύψος|Αθήνα, Ελλάδα|«Τα νέα»|ΡΑΔΙΟ|Ψάρι|λόγος.|ΤΟ ΤΑ ΤΩ|Όχι!|φιλοσοφία|Ἀρχή
ΔΑΥΙΔ|Υπό|Ζωή|ΑΛΛΑ|ωραία""".replace("\n", "|").split("|")
CYRILLIC = """Привет, мир|ГАУДЫ|Съешь же ещё|Україна їжак|Тула. Год|«Правда»|РУССКИЙ ЯЗЫК|Београд|Ђорђе|Ўзбек|Қазақстан|Гра. Ту, Ру
Москва – Тверь|область|Удача|Твёрдый|УГОЛ.|Лев Толстой|ГОСТ 7.32|Скопје""".replace("\n", "|").split("|")
HEBREW = """שלום|שלום עולם|ירושלים|תל אביב|מה שלומך?|עברית.|ספר, עט|לא! כן|ארץ ישראל|בוקר טוב|תודה רבה|יום שני|מזל טוב|אבגדה|וזחטי
כלמנס|עפצקרשת|ךםןףץ|חיפה – עכו|״ציטוט״|גלידה|קפה|משפחה|כל הכבוד|לילה טוב""".replace("\n", "|").split("|")
THAI = """สวัสดี|ภาษาไทย|กรุงเทพมหานคร|ขอบคุณ|ประเทศไทย|วันนี้|อาหาร|ข้าวผัด|ยินดีต้อนรับ|ที่นี่|เด็กดี|โรงเรียน|เมืองไทย|ไป มา|๑๒๓
รถไฟ|แม่น้ำ|ผู้หญิง|ผู้ชาย|พรุ่งนี้|เสาร์|หนังสือ|ดอกไม้|ปลา|ช้าง""".replace("\n", "|").split("|")
EAST_ASIAN = """日本語|東京都|漢字かな交じり文|「引用」、。|カタカナ|ひらがな|きょうは|ーッャュョ|中文字体|简体字|繁體字|你好，世界！|한국어|안녕하세요
서울특별시|가나다라|日本 2024年|ＡＢＣ１２３|価格：￥１００|（注）|Noto CJK 漢字|AVATAR 東京|To 日本|한글 AV|ｶﾀｶﾅ|々〆〇|・…—|図書館|学校|電車
新幹線|飛行機|公園|音楽|映画|시장|학교|음악|사랑|바다""".replace("\n", "|").split("|")

FONTS = [
    (f"{NOTO}/NotoSans-Regular.ttf", 0, LATIN + GREEK + CYRILLIC),
    (f"{NOTO}/NotoSerif-Regular.ttf", 0, LATIN + GREEK + CYRILLIC),
    (f"{NOTO}/NotoSerif-Italic.ttf", 0, LATIN + GREEK + CYRILLIC),
    (f"{NOTO}/NotoSansHebrew-Regular.ttf", 0, HEBREW),
    (f"{NOTO}/NotoSansThai-Regular.ttf", 0, THAI),
    (CJK, 0, EAST_ASIAN),
]


def require_fonts():
    if all(os.path.exists(path) for path, _, _ in FONTS):
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        packages = ["fonts-noto-core", "fonts-noto-cjk"]
        subprocess.run(["apt-get", "install", "-y", *packages], stdout=sys.stderr, check=False)
    if not all(os.path.exists(path) for path, _, _ in FONTS):
        print("skipped: the Noto fonts are not installed (fonts-noto-core, fonts-noto-cjk)")
        sys.exit(0)


def widths(path, index, texts):
    import uharfbuzz as hb

    font = hb.Font(hb.Face(hb.Blob.from_file_path(path), index))
    for text in texts:
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(font, buffer, FEATURES)
        yield text, sum(position.x_advance for position in buffer.glyph_positions or [])


def literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def write():
    import uharfbuzz as hb

    lines = []
    for path, index, texts in FONTS:
        lines.append(f"        Font(path: {literal(path)}, index: {index}, byteCount: {os.path.getsize(path)}, samples: [")
        lines += [f"            ({literal(text)}, {width})," for text, width in widths(path, index, texts)]
        lines.append("        ]),")
    TEST.write_text(
        f"""\
// Written by Scripts/compare-font-files.py --write; do not edit.

/// Widths of sample strings in font units, measured by HarfBuzz {hb.version_string()} with kerning, without ligatures and
/// contextual alternates.
enum HarfBuzzFontWidths {{
    struct Font: Sendable {{
        var path: String
        var index: Int
        var byteCount: Int
        var samples: [(text: String, width: Int)]
    }}

    // swift-format-ignore
    static let fonts: [Font] = [
"""
        + "\n".join(lines)
        + "\n    ]\n}\n"
    )
    print(f"{sum(len(texts) for _, _, texts in FONTS)} samples written")


def main():
    require_fonts()
    if "--write" in sys.argv:
        write()
    command = ["swift", "test", "--package-path", str(ROOT), "--filter", "MullionTextTests"]
    output = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = (output.stdout + output.stderr).splitlines()
    print("\n".join(line for line in lines if line.startswith(("HarfBuzz", "✘")) or "Test run with" in line))
    sys.exit(output.returncode)


if __name__ == "__main__":
    main()
