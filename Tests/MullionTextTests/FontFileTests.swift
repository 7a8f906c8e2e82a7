import Foundation
import MullionGeometry
import MullionText
import MullionTestSupport
import Testing

@Suite struct FontFileTests {
    static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    static let hasDejaVu = FileManager.default.fileExists(atPath: dejaVu)

    @Test("Widths in font files equal HarfBuzz's", arguments: HarfBuzzFontWidths.fonts.indices)
    func widths(index: Int) throws {
        let font = HarfBuzzFontWidths.fonts[index]
        let attributes = try? FileManager.default.attributesOfItem(atPath: font.path)
        guard (attributes?[.size] as? Int) == font.byteCount else {
            return print("HarfBuzz widths skipped: \(font.path) is not installed, or in another version")
        }
        let metrics = try FontFile(path: font.path, index: font.index).metrics
        var differences = 0
        for (text, width) in font.samples {
            // 0.01 pixels at 16 pixels.
            let difference = CGFloat(metrics.advanceWidth(of: text) - width) * metrics.pointsPerUnit(atSize: 16)
            let measured = MeasuredText("\(text).", font: Font(size: CGFloat(metrics.unitsPerEm)), metrics: metrics)
            #expect(measured.idealWidth == CGFloat(metrics.advanceWidth(of: "\(text).")), "\(text)")
            if abs(difference) >= 0.01 { differences += 1 }
            #expect(abs(difference) < 0.01, "\(text) in \(metrics.family)")
        }
        print(
            "HarfBuzz widths: \(font.samples.count - differences) of \(font.samples.count) agree in \(metrics.family)")
    }

    @Test("A file gives the numbers of the embedded table", .enabled(if: hasDejaVu, "DejaVu Sans is not installed"))
    func embedded() throws {
        let file = try FontFile(path: Self.dejaVu)
        let embedded = MetricsTextMeasurer().metrics(for: Font(size: 16))
        #expect(file.family == "DejaVu Sans")
        #expect(file.metrics.unitsPerEm == embedded.unitsPerEm)
        #expect(file.metrics.ascent == embedded.ascent)
        #expect(file.metrics.descent == embedded.descent)
        #expect(file.metrics.missingAdvance == embedded.missingAdvance)
        for sample in HarfBuzzWidths.samples {
            #expect(
                file.metrics.advanceWidth(of: sample.text) == embedded.advanceWidth(of: sample.text), "\(sample.text)")
        }
        #expect(file.metrics.kerning(between: "A", and: "V") == -131)
        let text = MeasuredText("AVAV To Yo", font: Font(size: 2048), metrics: file.metrics)
        #expect(text.lines(in: 2802).map(\.width)[0] == 2671)
    }

    @Test("Faces are found by family, weight and slant", .enabled(if: hasDejaVu, "DejaVu Sans is not installed"))
    func finding() throws {
        let files = FontFile.find(family: "dejavu sans", in: ["/usr/share/fonts/truetype/dejavu", "/no/such/folder"])
        #expect(files.contains { $0.metrics.weight == .bold })
        #expect(FontFile.find(family: "No Such Family", in: ["/usr/share/fonts/truetype/dejavu"]).isEmpty)
        let measurer = FontFileTextMeasurer(files)
        // An extra light face may be installed or not.
        let light: Font.Weight = files.contains { $0.metrics.weight == .thin } ? .thin : .regular
        for weight in Font.Weight.allCases {
            let metrics = measurer.metrics(for: Font(size: 12, weight: weight))
            #expect(metrics.weight == (weight >= .semibold ? .bold : weight >= .regular ? .regular : light))
            #expect(!metrics.isItalic)
            #expect(metrics.hasGlyph(for: "ﬁ"))
        }
        let unknown = measurer.measure("a", font: Font(family: "Futura", size: 12))
        #expect(unknown.substitutedFamily == "Futura")
        #expect(unknown.metrics.family == "DejaVu Sans")
    }

    @Test("What is no font is refused with the reason")
    func refusals() {
        #expect(throws: FontFileError.notAFont) { try FontFile(bytes: []) }
        #expect(throws: FontFileError.notAFont) { try FontFile(bytes: Array("this is only a text".utf8)) }
        #expect(throws: FontFileError.unreadable(path: "/no/such/file")) { try FontFile(path: "/no/such/file") }
        let empty: [UInt8] = [0, 1, 0, 0] + Array(repeating: 0, count: 8)
        #expect(throws: FontFileError.missingTable("head")) { try FontFile(bytes: empty) }
        #expect(throws: FontFileError.noSuchFace(index: 1, count: 1)) { try FontFile(bytes: empty, index: 1) }
        let cut: [UInt8] = [0, 1, 0, 0, 0, 2] + Array(repeating: 0, count: 22)
        #expect(throws: FontFileError.malformedTable("directory", offset: 12)) { try FontFile(bytes: cut) }
        #expect(
            FontFileError.malformedTable("cmap", offset: 40).description
                == "The font's table 'cmap' is damaged at byte 40.")
    }

    /// DejaVu Sans with only the first three bytes of a table, and where that begins.
    private static func file(cutting tag: String) throws -> (bytes: [UInt8], start: Int) {
        var bytes = [UInt8](try #require(FileManager.default.contents(atPath: dejaVu)))
        let entries = (0..<(Int(bytes[4]) << 8 | Int(bytes[5]))).map { 12 + 16 * $0 }
        let entry = try #require(entries.first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) })
        bytes.replaceSubrange((entry + 12)..<(entry + 16), with: [0, 0, 0, 3])
        return (bytes, bytes[(entry + 8)..<(entry + 12)].reduce(0) { $0 << 8 | Int($1) })
    }

    @Test("A cut table is named", .enabled(if: hasDejaVu, "DejaVu Sans is not installed"))
    func cutTable() throws {
        for tag in ["head", "maxp", "hhea", "hmtx", "cmap", "name", "GPOS", "post"] {
            let (damaged, start) = try Self.file(cutting: tag)
            let error = #expect(throws: FontFileError.self) { try FontFile(bytes: damaged) }
            guard case .malformedTable(tag, let offset)? = error else {
                Issue.record("\(tag): \(String(describing: error))")
                continue
            }
            #expect(offset >= start)
        }
    }

    /// In a process of its own, whose memory no other test changes.
    @Test(
        "Of files that cannot be read, nothing is left", .enabled(if: hasDejaVu, "DejaVu Sans is not installed"),
        .disabled(if: isAddressSanitized, "The address sanitizer keeps freed memory"))
    func lifetime() async {
        await #expect(processExitsWith: .success) {
            let (damaged, _) = try FontFileTests.file(cutting: "post")
            func read(_ count: Int) -> Int {
                for _ in 0..<count { _ = try? FontFile(bytes: damaged) }
                return Memory.resident() ?? 0
            }
            let before = read(10)
            #expect(read(60) - before < 4 << 20)
        }
    }

    @Test(
        "Damaged files are errors or fonts, never crashes", .enabled(if: hasDejaVu, "DejaVu Sans is not installed"),
        arguments: randomRuns(0..<150))
    func damaged(seed: UInt64) throws {
        let bytes = [UInt8](try #require(FileManager.default.contents(atPath: Self.dejaVu)))
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var damaged = bytes
        if seed % 3 == 0 { damaged.removeLast(next(damaged.count)) }
        // Most of a font are outlines: aim at the directory and at the beginnings of the tables that are read.
        let tables = (0..<(Int(bytes[4]) << 8 | Int(bytes[5]))).map { index -> (Int, Int) in
            let entry = 12 + index * 16
            func number(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
            let isRead = ["GDEF", "GPOS", "OS/2", "cmap", "head", "hhea", "hmtx", "kern", "maxp", "name"]
                .contains(String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self))
            return isRead ? (number(entry + 8), number(entry + 12)) : (12, 16 * 18)
        }
        for _ in 0..<(1 + next(12)) where !damaged.isEmpty {
            let (start, count) = tables[next(tables.count)]
            let place = start + next(max(min(count, seed % 2 == 0 ? 200 : count), 1))
            if place < damaged.count { damaged[place] = next(4) == 0 ? 0xFF : UInt8(next(256)) }
        }
        guard let font = try? FontFile(bytes: damaged) else { return }
        let text = MeasuredText("AVATAR “Ελλ” мир 漢\u{301}", font: Font(size: 12), metrics: font.metrics)
        #expect(text.size(width: 30).width.isFinite)
    }
}
