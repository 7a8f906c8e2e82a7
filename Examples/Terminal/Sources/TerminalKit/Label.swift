import MullionDrawing
import MullionLayout
import MullionRender

/// A text on one line, cut off at the end if there is no room.
public final class Label: Widget {
    /// Only a different width makes a pass necessary; the next drawing shows the text in any case.
    public var text: String {
        didSet { if TerminalRenderer.line(text).columns != TerminalRenderer.line(oldValue).columns { sizeChanged() } }
    }
    public var color: Color
    public var isBold: Bool

    public init(_ text: String, name: String, color: Color = Theme.text, isBold: Bool = false) {
        (self.text, self.color, self.isBold) = (text, color, isBold)
        super.init(name: name)
    }

    public override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        tree.makeNode(.leaf(LeafMeasure(traits: .wrappingText) { self.size(for: $0) }), name: name)
    }

    /// As wide as the text, or as the room there is for it.
    private func size(for proposal: ProposedViewSize) -> CGSize {
        let columns = CGFloat(TerminalRenderer.line(text).columns)
        return CGSize(width: min(columns, proposal.width?.rounded(.down) ?? columns), height: 1)
    }

    public override func draw(in frame: CGRect, _ painter: inout Painter) {
        painter.text(text, in: frame, color: color, isBold: isBold)
    }
}
