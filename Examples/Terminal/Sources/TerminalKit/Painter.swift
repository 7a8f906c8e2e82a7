import MullionDrawing
import MullionGeometry
import MullionRender

/// Appends what widgets draw to a display list, in cells.
public struct Painter {
    public private(set) var list = DisplayList()
    /// Without colors, areas would be drawn as boxes.
    private let hasColors: Bool
    /// The visible cells.
    public private(set) var clip: CGRect

    public init(size: CGSize, hasColors: Bool) {
        clip = CGRect(origin: .zero, size: size)
        self.hasColors = hasColors
    }

    /// Writes a line of text from the left edge of a frame; an ellipsis ends it if it is too long.
    public mutating func text(_ text: String, in frame: CGRect, color: Color, isBold: Bool = false) {
        let (line, columns) = TerminalRenderer.line(text, limit: Int(frame.width))
        guard columns > 0, frame.intersects(clip) else { return }
        let font = TextRun.Font(family: "", size: 1, weight: isBold ? .bold : .regular, isMonospaced: true)
        // The baseline of a line of one point.
        list.text(TextRun(line, at: CGPoint(x: frame.minX, y: frame.minY + 0.8), font: font, color: color))
    }

    public mutating func fill(_ frame: CGRect, with color: Color) {
        guard hasColors, frame.intersects(clip) else { return }
        list.fill(Path(frame), with: color)
    }

    /// Draws a line through the middles of cells; lines that meet are joined.
    public mutating func line(from start: CGPoint, to end: CGPoint, color: Color) {
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        list.stroke(path, with: color)
    }

    /// Hides what `draw` draws outside of a frame.
    public mutating func clipped(to frame: CGRect, _ draw: (inout Painter) -> Void) {
        let outer = clip
        clip = clip.intersection(frame)
        if clip.isNull { clip = .zero }
        list.append(.pushClip(Path(frame)))
        draw(&self)
        list.append(.pop)
        clip = outer
    }
}
