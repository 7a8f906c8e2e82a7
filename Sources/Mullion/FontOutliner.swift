import Foundation
import MullionDrawing
import MullionGeometry
import MullionRender
import MullionText

/// Finds the outlines of text in the font files of a measurer, such as a `FontLibrary`.
///
/// ```swift
/// var renderer = SVGRenderer()
/// renderer.textOutput = .outlines
/// renderer.outlines = FontOutliner(fonts)
/// ```
///
/// One glyph is drawn for each character, with the kerning of the font, as text is measured. Text that needs more, such
/// as Arabic, is left to a different source, or stays text.
///
/// Text in a family without a file can have the outlines of substitutes, which are fitted to the measured width:
///
/// ```swift
/// renderer.outlines = FontOutliner(fonts, fallbackFamilies: ["Helvetica Neue", "Arial", "Liberation Sans"])
/// ```
public final class FontOutliner: TextOutlining, @unchecked Sendable {
    private struct Face {
        let outlines: FontOutlines
        var glyphs: [UInt16: Path] = [:]
    }

    /// The families whose outlines text in a missing family has, in order of preference; none by default.
    public let fallbackFamilies: [String]
    /// The families whose outlines text in a missing monospaced family has, in order of preference; none by default.
    public let monospacedFallbackFamilies: [String]

    private let fonts: any TextMeasurer
    private let other: (any TextOutlining)?
    /// The following properties are used with the lock held.
    private let lock = NSLock()
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var faces: [Face?] = []

    /// Creates a source of the outlines of some fonts.
    ///
    /// - Parameters:
    ///   - fallbackFamilies: The families that replace a missing family, in order of preference.
    ///   - monospacedFallbackFamilies: The families that replace a missing monospaced family, in order of preference.
    ///   - other: Outlines the text that this source cannot; nil for nothing.
    public init(
        _ fonts: any TextMeasurer, fallbackFamilies: [String] = [], monospacedFallbackFamilies: [String] = [],
        other: (any TextOutlining)? = nil
    ) {
        self.fonts = fonts
        self.fallbackFamilies = fallbackFamilies
        self.monospacedFallbackFamilies = monospacedFallbackFamilies
        self.other = other
    }

    public func outline(of run: TextRun) -> OutlinedText? {
        lock.lock()
        let text = plainOutline(of: run)
        lock.unlock()
        return text ?? other?.outline(of: run)
    }

    public func font(ofFace number: Int, glyphs: [(scalar: Unicode.Scalar, glyph: Int)]) -> [UInt8]? {
        lock.lock()
        defer { lock.unlock() }
        guard faces.indices.contains(number), let face = faces[number] else { return nil }
        return try? face.outlines.subset(glyphs.map { ($0.scalar, UInt16(truncatingIfNeeded: $0.glyph)) })
    }

    // MARK: - With the lock held

    private func plainOutline(of run: TextRun) -> OutlinedText? {
        guard UnshapedScalars.areOneGlyphEach(run.string, run.direction) else { return nil }
        if let number = face(of: run.font) { return plainOutline(of: run, number) }
        // A substitute that has all characters.
        for family in run.font.isMonospaced ? monospacedFallbackFamilies : fallbackFamilies {
            var font = run.font
            font.family = family
            if let number = face(of: font), let text = plainOutline(of: run, number) { return text }
        }
        return nil
    }

    private func plainOutline(of run: TextRun, _ number: Int) -> OutlinedText? {
        guard let outlines = faces[number]?.outlines else { return nil }
        let metrics = outlines.metrics
        let em = CGFloat(metrics.unitsPerEm)
        let spacing = run.font.size > 0 ? run.letterSpacing / run.font.size * em : 0
        var glyphs: [OutlinedText.Glyph] = []
        var (x, end): (CGFloat, CGFloat) = (0, 0)
        var previous: Unicode.Scalar?
        for scalar in run.string.unicodeScalars where !UnshapedScalars.isInvisible(scalar) {
            // Line breaks and tabs are drawn as spaces.
            let scalar: Unicode.Scalar = scalar.value < 0x20 ? " " : scalar
            guard let glyph = outlines.glyph(of: scalar), let outline = path(of: glyph, number) else { return nil }
            if let previous { x += CGFloat(metrics.kerning(between: previous, and: scalar)) }
            glyphs.append(
                OutlinedText.Glyph(
                    key: OutlinedText.Key(face: number, glyph: Int(glyph)), scalar: scalar, outline: outline, x: x))
            x += CGFloat(metrics.advance(of: scalar))
            end = x
            x += spacing
            previous = scalar
        }
        let scale = run.font.size / em
        let natural = end * scale
        let stretch = run.width.map { natural > 0 && $0 > 0 ? $0 / natural : 1 } ?? 1
        // Fonts without a slanted face are slanted, as browsers and fontconfig do it.
        let slant: CGFloat = run.font.isItalic && !metrics.isItalic ? -0.2 : 0
        var text = OutlinedText(
            glyphs: glyphs,
            transform: CGAffineTransform(a: scale * stretch, b: 0, c: slant * scale, d: scale, tx: 0, ty: 0))
        text.underline = Self.box(outlines.underline, width: end)
        text.strikethrough = Self.box(outlines.strikethrough, width: end)
        return text
    }

    private static func box(_ line: FontOutlines.Line, width: CGFloat) -> CGRect {
        CGRect(x: 0, y: -line.position - line.thickness / 2, width: width, height: line.thickness)
    }

    /// Returns the number of the face of a font; nil if there is no file of its family.
    private func face(of font: TextRun.Font) -> Int? {
        var wanted = Font(
            family: font.family, size: font.size, weight: font.weight, isItalic: font.isItalic,
            design: font.isMonospaced ? .monospaced : .default)
        wanted.width = font.width
        wanted.hasMonospacedDigits = font.hasMonospacedDigits
        guard let metrics = fonts.fileMetrics(for: wanted), metrics.family.lowercased() == font.family.lowercased()
        else { return nil }
        if let number = numbers[ObjectIdentifier(metrics)] { return faces[number] == nil ? nil : number }
        // The metrics are kept by the outlines, so that their address stays theirs.
        let face = (try? FontOutlines(metrics)).map { Face(outlines: $0) }
        guard face != nil else { return nil }
        numbers[ObjectIdentifier(metrics)] = faces.count
        faces.append(face)
        return faces.count - 1
    }

    private func path(of glyph: UInt16, _ number: Int) -> Path? {
        if let known = faces[number]?.glyphs[glyph] { return known }
        guard let outline = try? faces[number]?.outlines.outline(of: glyph) else { return nil }
        let path = Path(outline)
        faces[number]?.glyphs[glyph] = path
        return path
    }
}

extension Path {
    /// Creates the path of an outline in font units, turned upside down so that y grows downwards.
    fileprivate init(_ outline: GlyphOutline) {
        self.init()
        func flipped(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: -point.y) }
        for element in outline.elements {
            switch element {
            case .move(let point): move(to: flipped(point))
            case .line(let point): addLine(to: flipped(point))
            case .quadCurve(let point, let control): addQuadCurve(to: flipped(point), control: flipped(control))
            case .curve(let point, let control1, let control2):
                addCurve(to: flipped(point), control1: flipped(control1), control2: flipped(control2))
            case .close: closeSubpath()
            }
        }
    }
}
