import MullionCollection
import MullionGeometry
import MullionLayout

/// An outline of nodes. A height that is not given is that of the row's content in the width that is left.
package struct OutlineElements: ElementArrangement {
    package static var name: String { "outline" }

    /// A row without its nodes.
    package struct Row: Sendable {
        package var depth: Int
        package var isExpanded: Bool
        /// The height in points; nil for that of its nodes.
        package var height: CGFloat?

        package init(depth: Int, isExpanded: Bool, height: CGFloat?) {
            self.depth = depth
            self.isExpanded = isExpanded
            self.height = height
        }
    }

    package var rows: [Row]
    package var indentation: CGFloat = 16
    package var stickyLevels = 0

    package init(_ rows: [Row]) { self.rows = rows }

    package var fittedAxis: Axis? { .horizontal }
    package var overflows: Bool { false }

    package func arrangement(in size: CGSize, _ children: LayoutSubviews) -> OutlineLayout {
        var outline = OutlineLayout(
            rows: rows.map { OutlineRow(depth: $0.depth, height: .fixed($0.height ?? 0), isExpanded: $0.isExpanded) },
            viewport: FlowViewport(bounds: CGRect(origin: .zero, size: size)))
        outline.indentation = indentation
        outline.stickyLevels = stickyLevels
        for (row, given) in rows.enumerated() where given.height == nil && outline.isShown(row) {
            let width = max(0, size.width - CGFloat(outline.row(row).depth) * indentation)
            let height = children[row].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            outline.setHeight(.fixed(height), ofRow: row, keeping: .none)
        }
        return outline
    }

    package func child(of element: Int) -> Int? { element }

    package func zIndex(ofChild child: Int) -> Double {
        let hasRows = child + 1 < rows.count && rows[child + 1].depth > rows[child].depth
        return hasRows ? Double(max(0, stickyLevels - rows[child].depth)) : 0
    }
}
