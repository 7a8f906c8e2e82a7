import MullionLayout
import TerminalKit

/// A line between two panes, along the longer side of its frame. It is dragged by the mouse.
final class Line: Widget {
    private let dragged: @MainActor (Mouse) -> Void

    init(name: String, dragged: @escaping @MainActor (Mouse) -> Void = { _ in }) {
        self.dragged = dragged
        super.init(name: name)
    }

    /// The layout around it gives it its frame.
    override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        tree.makeNode(.color, name: name)
    }

    override func draw(in frame: CGRect, _ painter: inout Painter) {
        if frame.width > frame.height {
            painter.line(
                from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY),
                color: Theme.line)
        } else {
            painter.line(
                from: CGPoint(x: frame.midX, y: frame.minY), to: CGPoint(x: frame.midX, y: frame.maxY),
                color: Theme.line)
        }
    }

    override func handle(_ mouse: Mouse) -> Bool {
        guard mouse.action == .press || mouse.action == .drag || mouse.action == .release else { return false }
        if mouse.action == .drag { dragged(mouse) }
        return true
    }
}

/// A bar across the window, with a color behind its row of widgets.
final class Bar: Widget {
    init(name: String, _ children: [Widget]) { super.init(name: name, children: children) }

    override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        let row = tree.makeNode(.hStack(spacing: 2), children: children)
        let wide = tree.makeNode(.flexibleFrame(maxWidth: .infinity, alignment: .leading), children: [row])
        return tree.makeNode(
            .padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)), name: name, children: [wide])
    }

    override func draw(in frame: CGRect, _ painter: inout Painter) { painter.fill(frame, with: Theme.bar) }
}

/// The whole window, on its ground.
final class Ground: Widget {
    override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        tree.makeNode(.vStack(alignment: .leading, spacing: 0), name: name, children: children)
    }

    override func draw(in frame: CGRect, _ painter: inout Painter) {
        painter.fill(CGRect(origin: .zero, size: window?.size ?? frame.size), with: Theme.ground)
    }
}
