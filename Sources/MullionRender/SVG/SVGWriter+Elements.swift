import MullionDrawing
import MullionGeometry

/// One function for each element. Each returns false, and writes nothing, if a number cannot be written.
extension SVGWriter {
    mutating func writeFill(_ path: Path, _ paint: Paint, _ rule: FillRule) -> Bool {
        guard NumberFormat.canWrite(path), NumberFormat.canWrite(paint) else { return false }
        buffer.write(shapeOf: path)
        if rule == .evenOdd { buffer.write(" fill-rule=\"evenodd\"") }
        write(paint: "fill", opacity: "fill-opacity", paint)
        buffer.write("/>\n")
        lastFill = (path, end: buffer.bytes.count)
        return true
    }

    /// Writes a stroke, as attributes of the previous fill if that has the same path.
    mutating func writeStroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) -> Bool {
        guard NumberFormat.canWrite(path), NumberFormat.canWrite(paint), NumberFormat.canWrite(style) else {
            return false
        }
        if let lastFill, lastFill.end == buffer.bytes.count, lastFill.path == path {
            buffer.reopenElement()
        } else {
            buffer.write(shapeOf: path)
            buffer.write(" fill=\"none\"")
        }
        write(paint: "stroke", opacity: "stroke-opacity", paint)
        write(style)
        buffer.write("/>\n")
        return true
    }

    mutating func writeText(_ run: TextRun) -> Bool {
        guard NumberFormat.canWrite(run.origin), NumberFormat.canWrite(length: run.font.size),
            run.width.map(NumberFormat.canWrite(length:)) ?? true, NumberFormat.canWrite(run.letterSpacing),
            NumberFormat.canWrite(run.paint)
        else { return false }
        buffer.write("<text")
        writeAnchor(of: run)
        write(run.font)
        write(paint: "fill", opacity: "fill-opacity", run.paint)
        writeLines(of: run)
        if run.letterSpacing != 0 { buffer.write(attribute: "letter-spacing", run.letterSpacing) }
        // Viewers include the room after the last character. With a length of 0 they would draw nothing, or all
        // characters at one point.
        if let width = run.width, width >= 0.001, width + run.letterSpacing >= 0.001 {
            buffer.write(attribute: "textLength", width + run.letterSpacing)
            buffer.write(" lengthAdjust=\"spacingAndGlyphs\"")
        }
        writeSpace(of: run.string)
        writeDecorated(run)
        buffer.write("</text>\n")
        return true
    }

    /// Ends a start tag, with the attribute that keeps spaces where viewers would change them.
    mutating func writeSpace(of text: String) {
        if !buffer.isCompact || Self.hasChangingSpaces(text) { buffer.write(" xml:space=\"preserve\"") }
        buffer.write(">")
    }

    /// Returns whether a text has control characters, or spaces at an end or beside each other.
    private static func hasChangingSpaces(_ text: String) -> Bool {
        var isAfterSpace = true
        for byte in text.utf8 {
            if byte < 0x20 || byte == 0x20 && isAfterSpace { return true }
            isAfterSpace = byte == 0x20
        }
        return isAfterSpace && !text.isEmpty
    }

    /// Writes the position of a text at the edge that has to be straight, so that it stays there in a different font.
    private mutating func writeAnchor(of run: TextRun) {
        let isReversed = run.direction == .rightToLeft
        // Viewers include the room after the last character.
        let advance = run.width.map { $0 + run.letterSpacing }
        var x = run.origin.x
        var anchor = TextRun.Anchor.left
        if let advance, run.anchor != .left {
            anchor = run.anchor
            x += anchor == .right ? advance : advance / 2
        }
        buffer.write(attribute: "x", x)
        buffer.write(attribute: "y", run.origin.y)
        if isReversed { buffer.write(" direction=\"rtl\"") }
        switch anchor {
        case .left: if isReversed { buffer.write(" text-anchor=\"end\"") }
        case .middle: buffer.write(" text-anchor=\"middle\"")
        case .right: if !isReversed { buffer.write(" text-anchor=\"end\"") }
        }
    }

    mutating func writeImage(_ image: ImageReference) -> Bool {
        let frame = image.frame.standardized
        guard NumberFormat.canWrite(frame.origin), NumberFormat.canWrite(length: frame.width),
            NumberFormat.canWrite(length: frame.height),
            NumberFormat.canWrite(CGPoint(x: frame.maxX, y: frame.maxY))
        else { return false }
        switch image.content {
        case .named(let name): writePlaceholder(name, in: frame)
        case .encoded(let encoded):
            let name = pictures.repeatedNumber(of: encoded).map { definitions.picture(encoded, number: $0) }
            if name == nil { buffer.write("<image") } else { buffer.write("<use") }
            buffer.write(rectangle: frame)
            if let name {
                buffer.write(attribute: "href", "#\(name)")
                buffer.write("/>\n")
            } else {
                buffer.write(" preserveAspectRatio=\"none\" href=\"")
                buffer.write(dataURIOf: encoded)
                buffer.write("\"/>\n")
            }
        }
        return true
    }

    // MARK: - Parts

    /// Writes a gray rectangle with its diagonals for an image that is not loaded.
    private mutating func writePlaceholder(_ name: String, in frame: CGRect) {
        buffer.write("<g")
        buffer.write(attribute: "data-image", name)
        buffer.write(">")
        buffer.write(shapeOf: Path(frame))
        buffer.write(" fill=\"#e5e7eb\"/><path")
        buffer.write(outlineOf: Path(diagonalsOf: frame))
        buffer.write(" fill=\"none\" stroke=\"#9ca3af\"/></g>\n")
    }

    /// Writes a color, or a reference to a gradient.
    ///
    /// - Parameter writesOpaque: Whether the opacity is written in any case, because a different one would be
    ///   inherited.
    mutating func write(
        paint name: StaticString, opacity: StaticString, _ paint: Paint, writesOpaque: Bool = false
    ) {
        let gradient: String
        switch paint {
        case .color(let color): return buffer.write(paint: name, opacity: opacity, color, writesOpaque: writesOpaque)
        case .linearGradient(let stops, let start, let end):
            gradient = definitions.linearGradient(stops, from: start, to: end)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            gradient = definitions.radialGradient(stops, center: center, startRadius: startRadius, endRadius: endRadius)
        }
        buffer.write(attribute: name, "url(#\(gradient))")
        if writesOpaque { buffer.write(attribute: opacity, 1) }
    }

    private mutating func write(_ style: StrokeStyle) {
        if style.lineWidth != 1 { buffer.write(attribute: "stroke-width", style.lineWidth) }
        switch style.lineCap {
        case .butt: break
        case .round: buffer.write(" stroke-linecap=\"round\"")
        case .square: buffer.write(" stroke-linecap=\"square\"")
        }
        switch style.lineJoin {
        case .miter:
            // The root has 10.
            if style.miterLimit != 10 { buffer.write(attribute: "stroke-miterlimit", max(style.miterLimit, 1)) }
        case .round: buffer.write(" stroke-linejoin=\"round\"")
        case .bevel: buffer.write(" stroke-linejoin=\"bevel\"")
        }
        guard style.isDashed else { return }
        buffer.write(" stroke-dasharray=\"")
        for (index, length) in style.dash.enumerated() {
            if index > 0 { buffer.write(" ") }
            buffer.write(length)
        }
        buffer.write("\"")
        if style.dashPhase != 0 { buffer.write(attribute: "stroke-dashoffset", style.dashPhase) }
    }

    /// Writes families, size, weight, and slant.
    ///
    /// - Parameter embedded: The name of the font in the document; nil for none.
    mutating func write(_ font: TextRun.Font, embedded: String? = nil) {
        if let embedded {
            buffer.write(fontFamilies: [embedded] + renderer.families(of: font))
        } else if let lastFamilies, lastFamilies.font.family == font.family,
            lastFamilies.font.isMonospaced == font.isMonospaced, lastFamilies.font.hasSerifs == font.hasSerifs
        {
            buffer.write(lastFamilies.attribute)
        } else {
            let start = buffer.bytes.count
            let families = renderer.families(of: font)
            if families != summary?.families { buffer.write(fontFamilies: families) }
            lastFamilies = (font, Array(buffer.bytes[start...]))
        }
        buffer.write(attribute: "font-size", font.size)
        switch font.weight {
        case .regular: break
        case .bold: buffer.write(" font-weight=\"bold\"")
        default: buffer.write(attribute: "font-weight", CGFloat(font.weight.rawValue))
        }
        if font.isItalic { buffer.write(" font-style=\"italic\"") }
        // Embedded glyphs have the width and the digits already.
        guard embedded == nil else { return }
        if font.width != 100 {
            buffer.write(" font-stretch=\"")
            buffer.write(font.width)
            buffer.write("%\"")
        }
        if font.hasMonospacedDigits { buffer.write(" font-variant=\"tabular-nums\"") }
    }

    /// Writes the lines in the paint of the text.
    mutating func writeLines(of run: TextRun) {
        let isUnderlined = run.underline.map { $0.color == nil } ?? false
        let isStruck = run.strikethrough.map { $0.color == nil } ?? false
        switch (isUnderlined, isStruck) {
        case (false, false): break
        case (true, false): buffer.write(" text-decoration=\"underline\"")
        case (false, true): buffer.write(" text-decoration=\"line-through\"")
        case (true, true): buffer.write(" text-decoration=\"underline line-through\"")
        }
    }

    /// Writes the text within an element for each line in a different color: a line has the fill of the element that
    /// declares it.
    mutating func writeDecorated(_ run: TextRun) {
        let lines: [(name: StaticString, color: Color?)] = [
            ("underline", run.underline?.color), ("line-through", run.strikethrough?.color),
        ]
        var openCount = 0
        for (name, color) in lines {
            guard let color else { continue }
            buffer.write("<tspan")
            buffer.write(paint: "fill", opacity: "fill-opacity", color, writesOpaque: true)
            buffer.write(" text-decoration=\"")
            buffer.write(name)
            buffer.write("\">")
            openCount += 1
        }
        if openCount > 0 {
            buffer.write("<tspan")
            write(paint: "fill", opacity: "fill-opacity", run.paint, writesOpaque: true)
            buffer.write(">")
            openCount += 1
        }
        buffer.write(escaped: run.string)
        for _ in 0..<openCount { buffer.write("</tspan>") }
    }
}

extension NumberFormat {
    /// Whether all numbers of a paint can be written.
    static func canWrite(_ paint: Paint) -> Bool {
        switch paint {
        case .color: true
        case .linearGradient(_, let start, let end): canWrite(start) && canWrite(end)
        case .radialGradient(_, let center, let startRadius, let endRadius):
            canWrite(center) && canWrite(startRadius) && canWrite(endRadius)
        }
    }

    /// Whether all numbers of a pen can be written and its width is not negative.
    static func canWrite(_ style: StrokeStyle) -> Bool {
        canWrite(length: style.lineWidth) && canWrite(style.miterLimit) && canWrite(style.dashPhase)
            && style.dash.allSatisfy { canWrite($0) }
    }
}
