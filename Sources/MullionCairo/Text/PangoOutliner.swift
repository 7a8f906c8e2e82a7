#if Cairo
import CCairo
import Foundation
import MullionDrawing
import MullionGeometry
import MullionRender

/// Outlines text in every script, as Pango shapes it: each run is one outline.
public final class PangoOutliner: TextOutlining, @unchecked Sendable {
    /// Units per point: hundredths are finer than any screen shows.
    private static let unitsPerPoint: CGFloat = 100

    private let lock = NSLock()
    /// Both are used only with the lock held, and made when they are needed.
    private var surface: Surface?
    private var painter: TextPainter?

    /// Creates a source of outlines. Nothing is loaded before the first text.
    public init() {}

    public func outline(of run: TextRun) -> OutlinedText? {
        // Emoji are pictures, and have no outlines.
        guard !run.string.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" })
        else { return nil }
        lock.lock()
        defer { lock.unlock() }
        // Without edges: glyphs beyond them would be left out.
        if surface == nil {
            surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil).flatMap { try? Surface($0) }
        }
        guard let surface, TextPainter.canDraw(run, on: surface.context) else { return nil }
        let painter = painter ?? TextPainter(surface.context, isVector: true)
        self.painter = painter
        guard let path = painter.path(of: run, on: surface.context) else { return nil }
        let units = Self.unitsPerPoint
        let outline = path.applying(CGAffineTransform(scaleX: units, y: units))
        var text = OutlinedText(
            glyphs: [OutlinedText.Glyph(key: nil, scalar: nil, outline: outline, x: 0)],
            transform: CGAffineTransform(scaleX: 1 / units, y: 1 / units))
        let (size, width) = (run.font.size * units, (run.width ?? 0) * units)
        text.underline = CGRect(x: 0, y: size * 0.1, width: width, height: size * 0.05)
        text.strikethrough = CGRect(x: 0, y: -size * 0.3, width: width, height: size * 0.05)
        return text
    }

    /// Nothing is embedded: shaped glyphs do not belong to characters.
    public func font(ofFace face: Int, glyphs: [(scalar: Unicode.Scalar, glyph: Int)]) -> [UInt8]? { nil }
}

extension TextPainter {
    /// Returns the outline of a run about the left end of its baseline; nil if Cairo fails.
    func path(of run: TextRun, on context: OpaquePointer) -> Path? {
        var run = run
        (run.origin, run.underline, run.strikethrough) = (.zero, nil, nil)
        cairo_new_path(context)
        layOut(run, on: context) { pango_cairo_layout_line_path(context, $0) }
        guard let copy = cairo_copy_path(context) else { return nil }
        defer {
            cairo_path_destroy(copy)
            cairo_new_path(context)
        }
        guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return nil }
        var path = Path()
        var index = 0
        func point(_ offset: Int) -> CGPoint {
            let point = data[index + offset].point
            return CGPoint(x: point.x, y: point.y)
        }
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
            case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: path.closeSubpath()
            }
            guard header.length > 0 else { return nil }
            index += Int(header.length)
        }
        return path
    }
}
#endif
