import MullionDrawing
import MullionLayout
import MullionRender

/// A text that wraps.
public final class Paragraph: Widget {
    public var text: String { didSet { if text != oldValue { sizeChanged() } } }
    public var color: Color
    /// The number of calls of the measure function, for tests.
    public private(set) var measureCount = 0

    public init(_ text: String, name: String, color: Color = Theme.text) {
        (self.text, self.color) = (text, color)
        super.init(name: name)
    }

    public override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        tree.makeNode(.leaf(LeafMeasure(traits: .wrappingText) { self.size(for: $0) }), name: name)
    }

    private func lines(_ width: CGFloat?) -> [String] {
        wrap(text, columns: max(Int(min(width ?? .infinity, 10_000)), 1))
    }

    private func size(for proposal: ProposedViewSize) -> CGSize {
        measureCount += 1
        let lines = lines(proposal.width)
        let widest = lines.map { TerminalRenderer.line($0).columns }.max() ?? 0
        return CGSize(width: widest, height: lines.count)
    }

    public override func draw(in frame: CGRect, _ painter: inout Painter) {
        for (row, line) in lines(frame.width).enumerated() {
            let place = CGRect(x: frame.minX, y: frame.minY + CGFloat(row), width: frame.width, height: 1)
            painter.text(line, in: place, color: color)
        }
    }
}

/// Returns a text in lines of at most a number of cells, broken between words where that is possible.
public func wrap(_ text: String, columns limit: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
        var lines: [String] = []
        var line = ""
        var width = 0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let columns = TerminalRenderer.line(String(word)).columns
            if !line.isEmpty, width + 1 + columns <= limit {
                line += " " + word
                width += 1 + columns
                continue
            }
            if !line.isEmpty { lines.append(line) }
            (line, width) = ("", 0)
            // A word without room on a line is broken anywhere.
            for character in word {
                let columns = TerminalRenderer.line(String(character)).columns
                if width + columns > limit, !line.isEmpty {
                    lines.append(line)
                    (line, width) = ("", 0)
                }
                line.append(character)
                width += columns
            }
        }
        return lines + [line]
    }
}
