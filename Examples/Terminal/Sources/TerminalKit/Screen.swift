import MullionDrawing
import MullionGeometry
import MullionRender

/// What a terminal shows, and the text that makes it show something else.
public struct Screen {
    private let renderer: TerminalRenderer
    /// What the terminal shows; nil if that is unknown.
    private var shown: (frame: TerminalFrame, cursor: CGPoint?)?

    public init(colors: TerminalRenderer.Colors) {
        var renderer = TerminalRenderer(colors: colors)
        renderer.cellSize = CGSize(width: 1, height: 1)
        self.renderer = renderer
    }

    /// Forgets what the terminal shows, so that the next update draws all of it.
    public mutating func invalidate() { shown = nil }

    /// Returns the text that makes the terminal show a drawing: the cells that differ, and the cursor.
    public mutating func update(_ list: DisplayList, size: CGSize, cursor: CGPoint?) -> String {
        let frame = renderer.frame(list, size: size).output
        var text = frame.update(from: shown?.frame)
        if let shown, text.isEmpty, cursor == shown.cursor { return "" }
        // Hidden while cells are written, and put back where they moved it.
        if shown == nil || shown?.cursor != nil { text = "\u{1B}[?25l" + text }
        if let cursor { text += "\u{1B}[\(Int(cursor.y) + 1);\(Int(cursor.x) + 1)H\u{1B}[?25h" }
        shown = (frame, cursor)
        return text
    }
}
