import Foundation
import MullionGeometry
import MullionTestSupport
import Testing

@testable import MullionText

/// Instances of variable fonts, compared with static fonts that fontTools made of them.
@Suite struct VariableFontTests {
    /// An instance that `Scripts/make-variable-font.py` wrote, and the font that asks for it.
    struct Instance: Decodable, CustomTestStringConvertible, Sendable {
        var variable: String
        var instance: String
        var weight: Int
        var width: Double
        var isItalic: Bool
        var size: Double
        var folder: String?

        var testDescription: String { instance }

        var font: Font {
            var font = Font(size: size, weight: Font.Weight(rawValue: weight) ?? .regular, isItalic: isItalic)
            font.width = width
            return font
        }

        func path(_ name: String) -> String {
            name.hasPrefix("/") ? name : "\(folder ?? VariableFontTests.folder)/\(name)"
        }

        func metrics() throws -> (found: FontMetrics, expected: FontMetrics) {
            let variable = try FontFile(path: path(variable)).metrics
            return (variable.instance(for: font), try FontFile(path: path(instance)).metrics)
        }
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Fonts").path
    private static let file = "\(folder)/MullionVariable.ttf"

    /// Those of the test font, and those of the folder in `MULLION_VARIABLE_FONTS`.
    private static let instances =
        list(folder)
        + (ProcessInfo.processInfo.environment["MULLION_VARIABLE_FONTS"].map(list) ?? [])

    private static func list(_ folder: String) -> [Instance] {
        guard let data = FileManager.default.contents(atPath: "\(folder)/instances.json"),
            let list = try? JSONDecoder().decode([Instance].self, from: data)
        else { return [] }
        return list.map { instance in
            var instance = instance
            instance.folder = folder
            return instance
        }
    }

    private func outlines(_ metrics: FontMetrics) throws -> FontOutlines { try #require(try FontOutlines(metrics)) }

    @Test("Widths, kerning and heights of lines are those of a static font", arguments: instances)
    func widths(_ instance: Instance) throws {
        let (found, expected) = try instance.metrics()
        let scalars = (0x20..<0x250).compactMap(Unicode.Scalar.init).filter { expected.hasGlyph(for: $0) }
        #expect(scalars.count >= 17)
        for scalar in scalars {
            #expect(abs(found.advance(of: scalar) - expected.advance(of: scalar)) <= 1, "\(scalar)")
        }
        for (left, right) in [("A", "V"), ("V", "A"), ("V", "O"), ("1", "7"), ("T", "o"), ("P", "."), ("O", "I")] {
            let pair = (Unicode.Scalar(left)!, Unicode.Scalar(right)!)
            let amounts = (
                found.kerning(between: pair.0, and: pair.1), expected.kerning(between: pair.0, and: pair.1)
            )
            #expect(abs(amounts.0 - amounts.1) <= 1, "\(left)\(right)")
        }
        #expect(abs(found.ascent - expected.ascent) <= 1 && abs(found.descent - expected.descent) <= 1)
        #expect(found.isItalic == instance.isItalic)
    }

    @Test("Outlines are those of a static font, up to its whole units", arguments: instances)
    func points(_ instance: Instance) throws {
        let (found, expected) = try instance.metrics()
        let (varied, fixed) = (try outlines(found), try outlines(expected))
        let count = try FontTables(path: instance.path(instance.instance), index: 0).table("maxp").u16(4)
        var (compared, largest) = (0, CGFloat(0))
        for glyph in stride(from: 0, to: count, by: max(count / 400, 1)).map(UInt16.init) {
            let (a, b) = (try varied.outline(of: glyph).points, try fixed.outline(of: glyph).points)
            #expect(a.count == b.count, "glyph \(glyph)")
            for (a, b) in zip(a, b) { largest = max(largest, abs(a.x - b.x), abs(a.y - b.y)) }
            compared += a.count
        }
        #expect(compared > 60)
        // Each of nested parts may be rounded.
        #expect(largest <= 1.51)
        #expect(abs(varied.underline.thickness - fixed.underline.thickness) <= 1)
    }

    @Test("A weight between two named ones is on the curve of the font's map")
    func map() throws {
        let tables = try FontTables(path: Self.file, index: 0)
        let axes = try #require(try FontAxes(tables))
        #expect(axes.axes.map(\.tag) == ["wght", "wdth", "slnt", "opsz"])
        #expect(axes.coordinates(of: ["wght": 400]) == [])
        #expect(axes.coordinates(of: ["wght": 900]) == [16_384, 0, 0, 0])
        #expect(axes.coordinates(of: ["wght": 5_000, "slnt": -90]) == [16_384, 0, -16_384, 0])
        // 300 becomes 250, halfway between 100 and 400.
        #expect(axes.coordinates(of: ["wght": 300]) == [-8_192, 0, 0, 0])
        #expect(axes.coordinates(of: ["wght": .nan, "opsz": .infinity]) == [0, 0, 0, 16_384])
    }

    @Test("A variable file serves all weights and slants of its family")
    func family() throws {
        let library = FontLibrary(faces: [try FontFile(path: Self.file)], systemFolders: [])
        var widths: [CGFloat] = []
        for weight in Font.Weight.allCases.sorted() {
            let font = Font(family: "mullion variable", size: 14, weight: weight)
            let metrics = library.metrics(for: font)
            #expect(metrics.weight == weight && metrics.family == "Mullion Variable")
            #expect(metrics === library.metrics(for: font))
            #expect(metrics === library.fileMetrics(for: font) || library.fileMetrics(for: font)?.weight == weight)
            widths.append(library.measure("AVOI", font: font).idealWidth)
        }
        #expect(widths == widths.sorted() && Set(widths).count == widths.count)
        var italic = Font(family: "Mullion Variable", size: 14, isItalic: true)
        #expect(library.metrics(for: italic).isItalic)
        // Small letters are wider than large ones would be.
        italic.size = 8
        let small = library.measure("AAAA", font: italic).idealWidth / 8
        italic.size = 72
        #expect(small > 1.05 * library.measure("AAAA", font: italic).idealWidth / 72)
        italic.width = 75
        #expect(library.measure("AAAA", font: italic).idealWidth / 72 < 0.9 * small)
        #expect(try FontFile(path: Self.file).face.weights == .ultraLight ... .black)
    }

    @Test("An embedded subset of an instance is a static font with its widths and outlines")
    func subset() throws {
        let metrics = try FontFile(path: Self.file).metrics.instance(for: Font(size: 14, weight: .heavy))
        let outlines = try outlines(metrics)
        let scalars = "AVÁ7".unicodeScalars.map { ($0, outlines.glyph(of: $0)!) }
        let file = try FontFile(bytes: try outlines.subset(scalars))
        #expect(file.metrics.instances?.axes == nil)
        for (scalar, _) in scalars { #expect(file.metrics.advance(of: scalar) == metrics.advance(of: scalar)) }
    }

    @Test("Without HVAR the widths are those of the glyphs' points; a damaged table leaves the default")
    func missing() throws {
        let bytes = [UInt8](try #require(FileManager.default.contents(atPath: Self.file)))
        let bold = Font(size: 14, weight: .black)
        let whole = try FontFile(bytes: bytes).metrics.instance(for: bold)
        let reduced = try FontFile(bytes: Self.renaming("HVAR", in: bytes)).metrics.instance(for: bold)
        for scalar in "AVO07 ".unicodeScalars {
            #expect(abs(whole.advance(of: scalar) - reduced.advance(of: scalar)) <= 1, "\(scalar)")
        }
        let fixed = try FontFile(bytes: Self.renaming("gvar", in: Self.renaming("HVAR", in: bytes))).metrics
        #expect(fixed.instance(for: bold).advance(of: "A") == fixed.advance(of: "A"))
        let still = try FontFile(bytes: Self.renaming("fvar", in: bytes)).metrics
        #expect(still.instance(for: bold) === still)
    }

    @Test("A face ends with its file, also where an instance of it cannot be read")
    func lifetime() throws {
        let bytes = [UInt8](try #require(FileManager.default.contents(atPath: Self.file)))
        let bold = Font(size: 14, weight: .black)
        var unreadable = 0
        for tag in ["HVAR", "gvar", "MVAR", "GPOS"] {
            var damaged = bytes
            let (start, _) = try #require(Self.table(tag, in: bytes))
            for offset in 4..<12 { damaged[start + offset] = 0xFF }
            weak var metrics: FontMetrics?
            func measure() {
                guard let file = try? FontFile(bytes: damaged) else { return }
                metrics = file.metrics
                if file.metrics.instance(for: bold) === file.metrics { unreadable += 1 }
            }
            measure()
            #expect(metrics == nil, "\(tag)")
        }
        #expect(unreadable > 0)
    }

    @Test("Damaged variations are errors or outlines, never crashes, and end", arguments: randomRuns(0..<120))
    func damaged(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var bytes = [UInt8](try #require(FileManager.default.contents(atPath: Self.file)))
        let tags = ["fvar", "avar", "gvar", "HVAR", "MVAR", "GDEF", "GSUB", "GPOS"]
        let tag = tags[Int(seed) % tags.count]
        let (start, count) = try #require(Self.table(tag, in: bytes))
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            bytes[start + Int.random(in: 0..<min(count, seed % 3 == 0 ? 40 : count), using: &random)] =
                [0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &random)].randomElement(using: &random)!
        }
        if seed % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count / 2, using: &random)) }
        guard let file = try? FontFile(bytes: bytes) else { return }
        var font = Font(size: 40, weight: Font.Weight.allCases.randomElement(using: &random)!, isItalic: true)
        font.width = 110
        font.hasMonospacedDigits = true
        let metrics = file.metrics.instance(for: font)
        #expect(metrics.advance(of: "A") <= 0xFFFF)
        guard let outlines = try? FontOutlines(metrics) else { return }
        for glyph in 0..<UInt16(30) {
            guard let outline = try? outlines.outline(of: glyph) else { continue }
            #expect(outline.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        }
    }

    @Test("Tuples that name all points again and again are an error")
    func endless() throws {
        // One glyph of 30,000 points, with 4,095 tuples that all share its few bytes.
        var gvar: [UInt8] = u16(1) + u16(0) + u16(1) + u16(1) + u32(28) + u16(1) + u16(1) + u32(30)
        gvar += u32(0) + u32(40_000) + u16(16_384)
        gvar += u16(4_095) + u16(4) + (0..<4_095).flatMap { _ in u16(0) + u16(0) }
        gvar += [UInt8](repeating: 0xBF, count: 60_000)
        let variations = try GlyphVariations(FontTable(tag: "gvar", bytes: gvar, at: 0), [16_384])
        let points = GlyphVariations.Points(
            xs: [Double](repeating: 1, count: 30_000), ys: [Double](repeating: 1, count: 30_000), ends: [29_999])
        #expect(throws: FontFileError.self) {
            var budget = GlyphVariations.Budget.glyph
            _ = try variations.changes(of: 0, points, &budget)
        }
    }

    // MARK: - Tables

    static func table(_ tag: String, in bytes: [UInt8]) -> (start: Int, count: Int)? {
        for entry in 0..<(Int(bytes[4]) << 8 | Int(bytes[5])) {
            let at = 12 + entry * 16
            guard String(decoding: bytes[at..<(at + 4)], as: UTF8.self) == tag else { continue }
            func number(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
            return (number(at + 8), number(at + 12))
        }
        return nil
    }

    private static func renaming(_ tag: String, in bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for entry in 0..<(Int(bytes[4]) << 8 | Int(bytes[5])) {
            let at = 12 + entry * 16
            if String(decoding: bytes[at..<(at + 4)], as: UTF8.self) == tag {
                bytes.replaceSubrange(at..<(at + 4), with: Array("none".utf8))
            }
        }
        return bytes
    }
}
