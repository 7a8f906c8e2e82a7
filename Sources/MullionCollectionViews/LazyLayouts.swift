import MullionGeometry
import MullionLayout
import MullionViews

/// The layout behind a lazy collection whose width does not depend on its height: as wide as proposed or as its
/// content, as high as its content, and with the children in the frames found for them.
struct WideLazyLayout<Elements: LazyElements>: SeparableLayout, Equatable {
    let elements: Elements
    /// The frames of the children, in the same order.
    let frames: [CGRect]

    static func == (a: Self, b: Self) -> Bool { a.elements === b.elements && a.frames == b.frames }

    func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
        axis == elements.fittedAxis ? LengthRange(0, 10, .infinity) : .rigid(length(children, along: axis))
    }

    func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
        axis == elements.fittedAxis ? max(proposal ?? 10, 0) : length(children, along: axis)
    }

    func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
        for index in children.indices {
            let frame = index < frames.count ? frames[index] : .zero
            children.propose(frame.width, to: index, along: .horizontal)
            children.propose(frame.height, to: index, along: .vertical)
            children.place(index, at: frame.origin)
        }
    }

    private func length(_ children: borrowing LayoutChildren, along axis: Axis) -> CGFloat {
        let width = axis == .vertical ? children.proposedWidth : nil
        return axis.main(elements.size(for: ProposedViewSize(width: width, height: nil)))
    }
}

/// The layout behind one that is as high as proposed, and as wide as its content at that height.
struct TallLazyLayout<Elements: LazyElements>: Layout, Equatable {
    let elements: Elements
    let frames: [CGRect]

    static func == (a: Self, b: Self) -> Bool { a.elements === b.elements && a.frames == b.frames }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        elements.size(for: proposal)
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

extension Lowering {
    /// Returns the cell of an element, with the nodes that `add` adds in it.
    mutating func collectionCell(
        named name: String = NodeAppearance.itemCell, _ add: (inout Lowering) -> Void
    ) -> NodeID {
        let content = collecting { lowering in lowering.within(.content, add) }
        return container(.layout(CollectionCell()), named: name, content)
    }
}
