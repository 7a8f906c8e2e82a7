import MullionDrawing
import MullionGeometry
import MullionText

/// A font of a PDF file: the glyph and the advance of each code.
final class PDFFont {
    enum Kind {
        /// Outlines of a font program in the file.
        case outlines(EmbeddedFont)
        /// Content streams by name, in coordinates that a transform turns into those of text.
        case streams([String: PDFValue], CGAffineTransform, resources: [String: PDFValue]?)
        /// One of the fonts that readers have.
        case standard(TextRun.Font)
    }

    let kind: Kind
    /// Whether codes have two bytes.
    let isComposite: Bool
    /// The names of codes of one byte.
    let names: [String?]
    private let isSymbolic: Bool
    private var advances: [Int: CGFloat] = [:]
    private var defaultAdvance: CGFloat = 0
    /// The glyphs of identifiers, two bytes each; nil if they are the same.
    private var glyphsOfIdentifiers: [UInt8]?
    private var outlines: [Int: Path?] = [:]

    /// Reads a font; nil for one that is not supported.
    init?(_ value: PDFValue, in file: inout PDFFile) {
        guard var entries = file.dictionary(value) else { return nil }
        let subtype = file.resolve(entries["Subtype"]).name
        isComposite = subtype == "Type0"
        if isComposite {
            let encoding = file.resolve(entries["Encoding"]).name
            guard encoding == "Identity-H", let descendant = file.array(entries["DescendantFonts"])?.first?.dictionary
            else { return nil }
            entries = descendant
        }
        let descriptor = file.dictionary(entries["FontDescriptor"]) ?? [:]
        let flags = file.resolve(descriptor["Flags"]).integer ?? 0
        isSymbolic = flags & 4 != 0
        let baseName = file.resolve(entries["BaseFont"]).name ?? ""
        let program = ["FontFile2", "FontFile3"].lazy.compactMap { descriptor[$0] }.first
        if subtype == "Type3" {
            guard let streams = file.dictionary(entries["CharProcs"]),
                let matrix = file.transform(entries["FontMatrix"])
            else { return nil }
            kind = .streams(streams, matrix, resources: file.dictionary(entries["Resources"]))
        } else if let program {
            guard let data = file.data(of: program), let font = try? EmbeddedFont(data) else { return nil }
            kind = .outlines(font)
        } else {
            guard !isComposite, descriptor["FontFile"] == nil, let font = Self.standardFont(baseName, flags) else {
                return nil
            }
            kind = .standard(font)
        }
        names = Self.names(entries["Encoding"], isSymbolic: isSymbolic, kind, &file)
        if isComposite { readIdentifiers(entries, &file) } else { readWidths(entries, descriptor, &file) }
    }

    // MARK: - Reading

    private func readWidths(
        _ entries: [String: PDFValue], _ descriptor: [String: PDFValue], _ file: inout PDFFile
    ) {
        defaultAdvance = CGFloat(file.resolve(descriptor["MissingWidth"]).number ?? 0)
        let first = file.resolve(entries["FirstChar"]).integer ?? 0
        guard let widths = file.numbers(entries["Widths"]), (0...255).contains(first) else {
            if case .standard(let font) = kind { estimateWidths(font) }
            return
        }
        for (index, width) in widths.prefix(256).enumerated() { advances[first + index] = CGFloat(width) }
    }

    /// Takes the widths of the built-in fonts, narrowed to those of the standard ones.
    private func estimateWidths(_ font: TextRun.Font) {
        var measured = Font(size: 1000, weight: font.weight, isItalic: font.isItalic)
        if font.isMonospaced { measured.design = .monospaced }
        let factor: CGFloat = font.isMonospaced ? 1 : font.hasSerifs ? 0.8 : 0.9
        for code in 32..<256 {
            guard let name = names[code], let scalar = PDFCharacterNames.scalar(of: name) else { continue }
            advances[code] = MetricsTextMeasurer().width(of: String(Character(scalar)), font: measured) * factor
        }
    }

    private func readIdentifiers(_ entries: [String: PDFValue], _ file: inout PDFFile) {
        defaultAdvance = CGFloat(file.resolve(entries["DW"]).number ?? 1000)
        if case .stream? = entries["CIDToGIDMap"].map({ file.resolve($0) }) {
            glyphsOfIdentifiers = file.data(of: entries["CIDToGIDMap"] ?? .null)
        }
        // A number and a list of widths, or two numbers and one width.
        let parts = file.array(entries["W"]) ?? []
        var index = 0
        while index + 1 < parts.count, advances.count < 70_000 {
            guard let first = parts[index].integer, (0...65_535).contains(first) else { break }
            if let widths = parts[index + 1].array {
                for (offset, width) in widths.enumerated() where first + offset <= 65_535 {
                    advances[first + offset] = CGFloat(file.resolve(width).number ?? 0)
                }
                index += 2
            } else {
                guard index + 2 < parts.count, let last = parts[index + 1].integer, (first...65_535).contains(last),
                    let width = parts[index + 2].number
                else { break }
                for code in first...last { advances[code] = CGFloat(width) }
                index += 3
            }
        }
    }

    /// Returns the names of codes: those of an encoding, with the differences that the font lists.
    private static func names(
        _ value: PDFValue?, isSymbolic: Bool, _ kind: Kind, _ file: inout PDFFile
    ) -> [String?] {
        let encoding = file.resolve(value)
        let entries = encoding.dictionary
        let base = PDFCharacterNames.encoding(entries.map { file.resolve($0["BaseEncoding"]).name } ?? encoding.name)
        var names: [String?]
        if let base {
            names = base
        } else if case .outlines(let font) = kind, font.hasNames || isSymbolic {
            // The codes of the font itself.
            names = [String?](repeating: nil, count: 256)
        } else {
            names = PDFCharacterNames.standard
        }
        var code = 0
        for part in file.array(entries?["Differences"]) ?? [] {
            if let number = part.integer {
                code = number
            } else if let name = part.name {
                if names.indices.contains(code) { names[code] = name }
                code = min(code, 1 << 20) + 1
            }
        }
        return names
    }

    /// Returns one of the fonts that every reader has, by the name of a font.
    private static func standardFont(_ name: String, _ flags: Int) -> TextRun.Font? {
        let words = name.lowercased()
        guard !words.contains("symbol"), !words.contains("dingbats") else { return nil }
        let isMonospaced = words.contains("courier") || words.contains("mono") || flags & 1 != 0
        let hasSerifs = !isMonospaced && (words.contains("times") || words.contains("serif") || flags & 2 != 0)
        return TextRun.Font(
            family: isMonospaced ? "Courier" : hasSerifs ? "Times" : "Helvetica", size: 1,
            weight: words.contains("bold") || words.contains("black") ? .bold : .regular,
            isItalic: words.contains("italic") || words.contains("oblique"), isMonospaced: isMonospaced,
            hasSerifs: hasSerifs)
    }

    // MARK: - Codes

    /// Returns the advance of a code in thousandths of the font's size; in a font of streams, in its coordinates.
    func advance(of code: Int) -> CGFloat { advances[code] ?? defaultAdvance }

    /// Returns the outline of a code for a size of 1; nil if it has none.
    func outline(of code: Int) -> Path? {
        if let known = outlines[code] { return known }
        guard case .outlines(let font) = kind else { return nil }
        let outline = glyph(of: code, font).flatMap { font.outline(of: $0) }
        let path = outline.map { Path($0, scale: 1 / font.unitsPerEm) }
        outlines[code] = .some(path)
        return path
    }

    private func glyph(of code: Int, _ font: EmbeddedFont) -> Int? {
        if isComposite {
            if let map = glyphsOfIdentifiers {
                return code * 2 + 1 < map.count ? Int(map[code * 2]) << 8 | Int(map[code * 2 + 1]) : nil
            }
            return font.hasIdentifiers ? font.glyph(ofIdentifier: code) : code
        }
        if font.hasNames {
            guard let name = names[code] else {
                return font.glyph(ofCode: code)
                    ?? PDFCharacterNames.standard[code].flatMap { font.glyph(named: $0, PDFCharacterNames.names) }
            }
            return font.glyph(named: name, PDFCharacterNames.names)
        }
        // A font of symbols has codes of its own.
        if let name = names[code], !isSymbolic || !font.hasMap(platform: 3, encoding: 0),
            let scalar = PDFCharacterNames.scalar(of: name)
        {
            if let glyph = font.glyph(of: scalar) { return glyph }
            if let old = PDFCharacterNames.macintosh.firstIndex(of: name),
                let glyph = font.glyph(of: old, platform: 1, encoding: 0)
            {
                return glyph
            }
        }
        for start in [0, 0xF000, 0xF100, 0xF200] {
            if let glyph = font.glyph(of: start + code, platform: 3, encoding: 0) { return glyph }
        }
        return font.glyph(of: code, platform: 1, encoding: 0) ?? font.glyph(of: Unicode.Scalar(UInt8(code & 255)))
    }

    /// Returns the content stream of a code; nil if it has none.
    func stream(of code: Int) -> PDFValue? {
        guard case .streams(let streams, _, _) = kind, names.indices.contains(code) else { return nil }
        return names[code].flatMap { streams[$0] }
    }
}

extension Path {
    /// Creates the path of an outline in other units.
    fileprivate init(_ outline: GlyphOutline, scale: CGFloat) {
        self.init()
        func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * scale, y: point.y * scale) }
        for element in outline.elements {
            switch element {
            case .move(let point): move(to: scaled(point))
            case .line(let point): addLine(to: scaled(point))
            case .quadCurve(let point, let control): addQuadCurve(to: scaled(point), control: scaled(control))
            case .curve(let point, let control1, let control2):
                addCurve(to: scaled(point), control1: scaled(control1), control2: scaled(control2))
            case .close: closeSubpath()
            }
        }
    }
}
