import MullionGeometry
import MullionLayout

/// Rows of subviews at their ideal sizes, a new row when the width is used up.
struct FlowLayout: Layout {
    var alignment: Alignment = .topLeading
    var spacing: CGFloat?

    private struct Row {
        var indices: [Int] = []
        var offsets: [CGFloat] = []
        var y: CGFloat = 0
        var size: CGSize = .zero
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = makeRows(maxWidth: proposal.width ?? .infinity, subviews: subviews)
        guard let last = rows.last else { return .zero }
        return CGSize(width: rows.map(\.size.width).max() ?? 0, height: last.y + last.size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for row in makeRows(maxWidth: bounds.width, subviews: subviews) {
            let indent = (bounds.width - row.size.width) * horizontalFactor
            for (index, offset) in zip(row.indices, row.offsets) {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(
                    at: CGPoint(
                        x: bounds.minX + indent + offset,
                        y: bounds.minY + row.y + (row.size.height - size.height) * verticalFactor),
                    proposal: ProposedViewSize(size))
            }
        }
    }

    private func makeRows(maxWidth: CGFloat, subviews: Subviews) -> [Row] {
        var rows: [Row] = []
        var row = Row()
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            var x = row.indices.last.map { row.size.width + gap(subviews[$0], subviews[index]) } ?? 0
            if !row.indices.isEmpty, x + size.width > maxWidth {
                rows.append(row)
                row = Row(y: row.y + row.size.height + (spacing ?? 8))
                x = 0
            }
            row.indices.append(index)
            row.offsets.append(x)
            row.size = CGSize(width: x + size.width, height: max(row.size.height, size.height))
        }
        return row.indices.isEmpty ? rows : rows + [row]
    }

    private func gap(_ first: LayoutSubviews.Element, _ second: LayoutSubview) -> CGFloat {
        spacing ?? first.spacing.distance(to: second.spacing, along: .horizontal)
    }

    private var horizontalFactor: CGFloat {
        switch alignment.horizontal {
        case .leading: 0
        case .trailing: 1
        default: 0.5
        }
    }

    private var verticalFactor: CGFloat {
        switch alignment.vertical {
        case .top: 0
        case .bottom: 1
        default: 0.5
        }
    }
}
