import MullionGeometry
import MullionLayout
import MullionViews

/// The layout behind a vertical ``FlowCollection``: as wide as proposed, as high as its content, and with the children
/// in the frames found for them.
struct VerticalLazyLayout: SeparableLayout, Equatable {
    let elements: LazyElements
    /// The frames of the children, in the same order.
    var frames: [CGRect] = []

    static func == (a: Self, b: Self) -> Bool { a.elements === b.elements && a.frames == b.frames }

    func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
        axis == .horizontal ? LengthRange(0, 10, .infinity) : .rigid(height(children))
    }

    func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
        axis == .horizontal ? max(proposal ?? 10, 0) : height(children)
    }

    func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
        for index in children.indices {
            let frame = index < frames.count ? frames[index] : .zero
            children.propose(frame.width, to: index, along: .horizontal)
            children.propose(frame.height, to: index, along: .vertical)
            children.place(index, at: frame.origin)
        }
    }

    private func height(_ children: borrowing LayoutChildren) -> CGFloat {
        elements.length(in: (children.proposedWidth ?? 10).asDimension)
    }
}

/// The layout behind a horizontal one: as high as proposed, and as long as its content at that height.
struct HorizontalLazyLayout: Layout, Equatable {
    let elements: LazyElements
    var frames: [CGRect] = []

    static func == (a: Self, b: Self) -> Bool { a.elements === b.elements && a.frames == b.frames }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let height = max(proposal.height ?? 10, 0)
        return CGSize(width: elements.length(in: height.asDimension), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames) {
            subview.place(in: frame.offsetBy(dx: bounds.minX, dy: bounds.minY))
        }
    }
}

/// The cell of an element: exactly as large as proposed, with its content centered.
struct CollectionCell: Layout {
    static var layoutProperties: LayoutProperties { LayoutProperties(widthIgnoresHeight: true) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let size = ProposedViewSize(width: bounds.width, height: bounds.height)
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: size)
        }
    }
}

extension CGFloat {
    /// The length, limited to one in which lines can be broken.
    var asDimension: CGFloat { Swift.min(Swift.max(self, 0), 1e9) }
}
