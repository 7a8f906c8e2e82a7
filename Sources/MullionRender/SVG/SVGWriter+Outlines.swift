import MullionDrawing
import MullionGeometry

/// Text as outlines, and text with an embedded font.
extension SVGWriter {
    /// Writes a text as outlines. The text is what screen readers announce.
    mutating func writeOutlines(_ text: OutlinedText, of run: TextRun) -> Bool {
        let origin = CGAffineTransform(translationX: run.origin.x, y: run.origin.y)
        let transform = text.transform.concatenating(origin)
        guard NumberFormat.canWrite(run.origin), NumberFormat.canWrite(run.paint),
            [transform.a, transform.b, transform.c, transform.d].allSatisfy({ NumberFormat.canWrite($0) })
        else { return false }
        // Gradients are in the coordinates of the run.
        guard case .color = run.paint else { return writeInPoints(text, transform, run) }
        var merged: [UInt8] = []
        var references: [(name: String, x: CGFloat)] = []
        for glyph in text.glyphs where !glyph.outline.isEmpty {
            if let key = glyph.key, glyphs.isShared(glyph) {
                references.append((definitions.glyph(key, glyph.outline), glyph.x))
            } else {
                merged += PathData.unitData(of: glyph.outline, at: CGPoint(x: glyph.x, y: 0))
            }
        }
        for (line, color) in lines(of: run, text) where color == nil {
            merged += PathData.unitData(of: line, at: .zero)
        }
        if references.isEmpty { buffer.write("<path") } else { buffer.write("<g") }
        write(label: run.string)
        buffer.write(" transform=\"")
        buffer.write(matrix: transform)
        buffer.write("\"")
        write(paint: "fill", opacity: "fill-opacity", run.paint)
        if references.isEmpty {
            buffer.write(data: merged)
            buffer.write("/>\n")
        } else {
            buffer.write(">")
            if !merged.isEmpty {
                buffer.write("<path")
                buffer.write(data: merged)
                buffer.write("/>")
            }
            for (name, x) in references {
                buffer.write("<use href=\"#")
                buffer.write(escaped: name)
                buffer.write("\" x=\"")
                buffer.write(x.rounded(), decimals: 0)
                buffer.write("\"/>")
            }
            buffer.write("</g>\n")
        }
        for (line, color) in lines(of: run, text) {
            if let color { _ = writeFill(line.applying(transform), .color(color), .nonZero) }
        }
        return true
    }

    private mutating func writeInPoints(_ text: OutlinedText, _ transform: CGAffineTransform, _ run: TextRun) -> Bool {
        var path = Path()
        for glyph in text.glyphs {
            path.addPath(glyph.outline.applying(CGAffineTransform(translationX: glyph.x, y: 0)))
        }
        for (line, color) in lines(of: run, text) where color == nil { path.addPath(line) }
        buffer.write("<path")
        write(label: run.string)
        buffer.write(outlineOf: path.applying(transform))
        write(paint: "fill", opacity: "fill-opacity", run.paint)
        buffer.write("/>\n")
        return true
    }

    /// Returns the lines under and through a text, each with its color; nil for that of the text.
    private func lines(of run: TextRun, _ text: OutlinedText) -> [(Path, Color?)] {
        [(run.underline, text.underline), (run.strikethrough, text.strikethrough)].compactMap { decoration, line in
            decoration.map { (Path(line), $0.color) }
        }
    }

    private mutating func write(label: String) {
        buffer.write(" role=\"img\"")
        buffer.write(attribute: "aria-label", label)
    }

    /// Writes a text with the position of each character, so that the kerning of the embedded font is not needed.
    mutating func writeEmbedded(_ text: OutlinedText, of run: TextRun) -> Bool {
        let scale = text.transform.a
        guard let face = text.glyphs.first?.key?.face, text.transform.c == 0,
            text.glyphs.allSatisfy({ $0.key?.face == face && ($0.scalar?.value ?? 0x10000) < 0x10000 }),
            NumberFormat.canWrite(run.origin), NumberFormat.canWrite(run.paint), NumberFormat.canWrite(scale)
        else { return writeOutlines(text, of: run) }
        for glyph in text.glyphs {
            if let scalar = glyph.scalar, let key = glyph.key { embedded.add(scalar, key) }
        }
        buffer.write("<text x=\"")
        for (index, glyph) in text.glyphs.enumerated() {
            if index > 0 { buffer.write(" ") }
            buffer.write(run.origin.x + glyph.x * scale, decimals: 2)
        }
        buffer.write("\"")
        buffer.write(attribute: "y", run.origin.y)
        write(run.font, embedded: definitions.fontName(face))
        write(paint: "fill", opacity: "fill-opacity", run.paint)
        writeLines(of: run)
        var run = run
        // Without the characters that draw nothing, which have no position.
        run.string = String(String.UnicodeScalarView(text.glyphs.compactMap(\.scalar)))
        writeSpace(of: run.string)
        writeDecorated(run)
        buffer.write("</text>\n")
        return true
    }
}

/// The characters of each face that a document embeds.
struct EmbeddedGlyphs {
    /// The glyph of each character, by face.
    private(set) var faces: [Int: [Unicode.Scalar: Int]] = [:]

    mutating func add(_ scalar: Unicode.Scalar, _ key: OutlinedText.Key) {
        faces[key.face, default: [:]][scalar] = key.glyph
    }
}

extension SVGBuffer {
    /// Appends a transform as `matrix(…)`, or as its parts where that is shorter.
    mutating func write(matrix: CGAffineTransform) {
        if isCompact, matrix.b == 0, matrix.c == 0 {
            if matrix.tx != 0 || matrix.ty != 0 || matrix.a == 1 && matrix.d == 1 {
                write("translate(")
                write(matrix.tx)
                if matrix.ty != 0 {
                    write(" ")
                    write(matrix.ty)
                }
                write(")")
            }
            if matrix.a != 1 || matrix.d != 1 {
                write("scale(")
                write(matrix.a, decimals: 6)
                if matrix.a != matrix.d {
                    write(" ")
                    write(matrix.d, decimals: 6)
                }
                write(")")
            }
            return
        }
        write("matrix(")
        for factor in [matrix.a, matrix.b, matrix.c, matrix.d] {
            write(factor, decimals: 6)
            write(" ")
        }
        write(matrix.tx)
        write(" ")
        write(matrix.ty)
        write(")")
    }

    /// Appends ` d="…"`.
    mutating func write(data: [UInt8]) {
        write(" d=\"")
        write(data)
        write("\"")
    }
}
