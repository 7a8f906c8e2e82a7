import Mullion
import Testing

/// A view laid out for a proposal; nil = unspecified.
func layout<V: View>(
    _ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil
) -> LaidOutView {
    ViewRenderer(view).layout(in: ProposedViewSize(width: width, height: height))
}

extension LaidOutView {
    /// The frame of a named node in the coordinates of the picture.
    func frame(_ name: String, _ location: SourceLocation = #_sourceLocation) throws -> CGRect {
        try #require(frames.first { $0.name == name }, "no node \(name)", sourceLocation: location).absoluteFrame
    }

    /// The kinds of the nodes, indented by depth.
    var outline: [String] {
        var depths: [Int] = []
        return frames.map { row in
            let depth = row.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            return String(repeating: ".", count: depth) + row.kind
        }
    }

    /// The colours of the fills, in drawing order.
    var fills: [Color] {
        displayList.commands.compactMap { if case .fill(_, .color(let color), _) = $0 { color } else { nil } }
    }

    /// The texts, in drawing order.
    var texts: [TextRun] {
        displayList.commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
