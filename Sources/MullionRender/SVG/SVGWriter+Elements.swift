import MullionDrawing
import MullionGeometry

/// One function per element. Each returns false, and writes nothing, if a number cannot be written.
extension SVGWriter {
    mutating func writeFill(_ path: Path, _ color: Color) -> Bool {
        guard NumberFormat.canWrite(path) else { return false }
        buffer.write("<path")
        buffer.write(outlineOf: path)
        buffer.write(paint: "fill", opacity: "fill-opacity", color)
        buffer.write("/>\n")
        return true
    }

    mutating func writeStroke(_ path: Path, _ color: Color, _ lineWidth: CGFloat) -> Bool {
        guard NumberFormat.canWrite(path), NumberFormat.canWrite(length: lineWidth) else { return false }
        buffer.write("<path")
        buffer.write(outlineOf: path)
        buffer.write(" fill=\"none\"")
        buffer.write(paint: "stroke", opacity: "stroke-opacity", color)
        if lineWidth != 1 { buffer.write(attribute: "stroke-width", lineWidth) }
        buffer.write("/>\n")
        return true
    }

    mutating func writeText(_ run: TextRun, fallbackFamilies: [String]) -> Bool {
        guard NumberFormat.canWrite(run.origin), NumberFormat.canWrite(length: run.font.size),
            run.width.map(NumberFormat.canWrite(length:)) ?? true
        else { return false }
        buffer.write("<text")
        buffer.write(attribute: "x", run.origin.x)
        buffer.write(attribute: "y", run.origin.y)
        buffer.write(fontFamilies: [run.font.family] + fallbackFamilies.filter { $0 != run.font.family })
        buffer.write(attribute: "font-size", run.font.size)
        if run.font.isBold { buffer.write(" font-weight=\"bold\"") }
        buffer.write(paint: "fill", opacity: "fill-opacity", run.color)
        // A length of 0 would make viewers draw nothing, or everything in one place.
        if let width = run.width, width >= 0.001 {
            buffer.write(attribute: "textLength", width)
            buffer.write(" lengthAdjust=\"spacingAndGlyphs\"")
        }
        buffer.write(" xml:space=\"preserve\">")
        buffer.write(escaped: run.string)
        buffer.write("</text>\n")
        return true
    }

    /// A grey rectangle with its diagonals, as the picture itself is not loaded.
    mutating func writePlaceholder(for image: ImageReference) -> Bool {
        let frame = image.frame.standardized
        var diagonals = Path()
        diagonals.move(to: CGPoint(x: frame.minX, y: frame.minY))
        diagonals.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
        diagonals.move(to: CGPoint(x: frame.maxX, y: frame.minY))
        diagonals.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
        guard NumberFormat.canWrite(diagonals) else { return false }
        buffer.write("<g")
        buffer.write(attribute: "data-image", image.name)
        buffer.write(">")
        buffer.write("<path")
        buffer.write(outlineOf: Path(frame))
        buffer.write(" fill=\"#e5e7eb\"/><path")
        buffer.write(outlineOf: diagonals)
        buffer.write(" fill=\"none\" stroke=\"#9ca3af\"/></g>\n")
        return true
    }

    mutating func writeClip(_ path: Path, name: String) -> Bool {
        guard NumberFormat.canWrite(path) else { return false }
        buffer.write("<clipPath")
        buffer.write(attribute: "id", name)
        buffer.write("><path")
        buffer.write(outlineOf: path)
        buffer.write("/></clipPath>\n<g")
        buffer.write(attribute: "clip-path", "url(#\(name))")
        buffer.write(">\n")
        return true
    }

    mutating func writeTransform(_ transform: CGAffineTransform) -> Bool {
        let factors = [transform.a, transform.b, transform.c, transform.d]
        let translation = CGPoint(x: transform.tx, y: transform.ty)
        guard factors.allSatisfy({ NumberFormat.canWrite($0) }), NumberFormat.canWrite(translation) else {
            return false
        }
        buffer.write("<g transform=\"matrix(")
        for factor in factors {
            // Factors are multiplied by coordinates, so thousandths would be visible in large pictures.
            buffer.write(factor, decimals: 6)
            buffer.write(" ")
        }
        buffer.write(translation.x)
        buffer.write(" ")
        buffer.write(translation.y)
        buffer.write(")\">\n")
        return true
    }
}
