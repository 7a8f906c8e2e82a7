#if Cairo
import CCairo
import MullionDrawing
import MullionGeometry

/// Text and images.
extension Canvas {
    mutating func draw(_ run: TextRun) {
        let numbers = [run.origin.x, run.origin.y, run.width ?? 0, run.letterSpacing, run.font.size]
        guard numbers.allSatisfy({ abs($0) <= Self.largest }), run.font.size >= 0, (run.width ?? 0) >= 0,
            setSource(run.paint)
        else { return report.note(.unusableNumber) }
        guard run.font.size > 0, !run.string.isEmpty else { return }
        guard TextPainter.canDraw(run, on: context) else { return report.note(.oversizedText(run.string)) }
        text.draw(run, on: context)
    }

    mutating func draw(_ image: ImageReference) {
        let frame = image.frame.standardized
        guard [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy({ abs($0) <= Self.largest }) else {
            return report.note(.unusableNumber)
        }
        guard frame.width > 0, frame.height > 0 else { return }
        switch image.content {
        case .named: drawPlaceholder(in: frame)
        case .encoded(let encoded):
            do throws(ImageError) {
                switch try images.picture(of: encoded) {
                case .pixels(let surface): draw(surface, encoded, in: frame)
                case .vectors(let document): try draw(document, encoded, in: frame)
                }
            } catch {
                report.note(.undrawnImage(reason: error.sentence))
                drawPlaceholder(in: frame)
            }
        }
    }

    private func draw(_ surface: Surface, _ image: EncodedImage, in frame: CGRect) {
        cairo_save(context)
        enter(frame, image)
        cairo_set_source_surface(context, surface.pointer, 0, 0)
        if let pattern = cairo_get_source(context) {
            // Pixels at the edge must not blend with transparent ones beyond it.
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        }
        cairo_rectangle(context, 0, 0, Double(image.pixelWidth), Double(image.pixelHeight))
        cairo_fill(context)
        cairo_restore(context)
    }

    private func draw(_ document: SVGImage, _ image: EncodedImage, in frame: CGRect) throws(ImageError) {
        cairo_save(context)
        defer { cairo_restore(context) }
        enter(frame, image)
        try document.draw(on: context, width: Double(image.pixelWidth), height: Double(image.pixelHeight))
    }

    /// Makes the pixels of an image the units, and its corner the origin.
    private func enter(_ frame: CGRect, _ image: EncodedImage) {
        cairo_translate(context, Double(frame.minX), Double(frame.minY))
        context.scale(Double(frame.width) / Double(image.pixelWidth), Double(frame.height) / Double(image.pixelHeight))
    }

    /// Draws a gray rectangle with its diagonals in place of an image, as the other outputs do.
    private mutating func drawPlaceholder(in frame: CGRect) {
        fill(Path(frame), .color(Color(red8: 0xE5, green8: 0xE7, blue8: 0xEB)), .nonZero)
        stroke(Path(diagonalsOf: frame), .color(Color(red8: 0x9C, green8: 0xA3, blue8: 0xAF)), StrokeStyle())
    }
}
#endif
