import MullionGeometry
import MullionLayout

/// Frames whose lengths follow from the nearest container: the scroll view around the view, or else the proposal to the
/// whole view hierarchy.
///
/// ```swift
/// ScrollView(.horizontal) {
///     HStack(spacing: 10) {
///         ForEach(cards) { CardView($0).containerRelativeFrame(.horizontal, count: 3, spacing: 10) }
///     }
/// }
/// ```
///
/// In a scroll view 320 points wide each card is (320 − 2 · 10) / 3 = 100 points wide.
nonisolated extension View {
    /// Positions this view in a frame as large as the nearest container.
    ///
    /// - Parameters:
    ///   - axes: The axes on which the container sets the length. The frame has this view's length on other axes, and
    ///     on those where the container is proposed no length or an infinite one.
    ///   - alignment: The alignment of this view in the frame.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Positions this view in a frame of `span` of the `count` equal parts that the nearest container is divided into.
    ///
    /// - Parameters:
    ///   - axes: The axes on which the container sets the length.
    ///   - count: The number of parts; numbers below 1 count as 1.
    ///   - span: The number of parts this view takes; numbers below 1 count as 1.
    ///   - spacing: The gap between parts in points.
    ///   - alignment: The alignment of this view in the frame.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in
            (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
        }
    }

    /// Positions this view in a frame with lengths computed from those of the nearest container.
    ///
    /// - Parameters:
    ///   - axes: The axes on which the container sets the length.
    ///   - alignment: The alignment of this view in the frame.
    ///   - length: Returns the frame's length, given the container's length in points and the axis. Negative lengths
    ///     count as 0; NaN and infinity leave the length to this view.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        ContainerRelativeView(content: self, frame: ContainerRelativeFrame(axes, alignment, length))
    }
}

nonisolated private struct ContainerRelativeView<Content: View>: View, PrimitiveView {
    let content: Content
    let frame: ContainerRelativeFrame

    func lower(into lowering: inout Lowering) {
        let nodes = lowering.nodes(of: content)
        lowering.add(nodes.map { lowering.containerRelativeFrame(frame, around: $0) })
    }
}

/// A frame relative to a container, and the container's lengths that it was last resolved with.
struct ContainerRelativeFrame {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
    var node: NodeID?
    var container: ProposedViewSize?

    init(_ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat) {
        (self.axes, self.alignment, self.length) = (axes, alignment, length)
    }

    /// The frame in the container; before the first pass, one of the size of its content.
    var kind: NodeKind {
        func side(_ container: CGFloat?, _ axis: Axis) -> CGFloat? {
            guard axes.contains(Axis.Set(axis)), let container, container.isFinite else { return nil }
            let side = length(container, axis)
            return side.isFinite ? max(side, 0) : nil
        }
        return .frame(
            width: side(container?.width, .horizontal), height: side(container?.height, .vertical),
            alignment: alignment)
    }
}

/// Container-relative frames are resolved between passes: a pass settles what is proposed to the containers, which
/// decides the frames of the next. Nested scroll views take a round each.
extension Lowering {
    /// How many rounds one layout makes. A frame that changes what its container is proposed could go on forever.
    static let containerRoundLimit = 64

    fileprivate mutating func containerRelativeFrame(_ frame: ContainerRelativeFrame, around child: NodeID) -> NodeID {
        var frame = frame
        if let node = knownNode(identity(.wrapper, around: child)),
            let known = containerRelativeFrames[node.index], known.node == node
        {
            frame.container = known.container
        }
        let node = wrapped(child, by: frame.kind, NodeAppearance(kind: "containerRelativeFrame"))
        frame.node = node
        containerRelativeFrames[node.index] = frame
        return node
    }

    /// Gives the frames whose container was proposed something different by the last pass their new lengths.
    ///
    /// - Returns: The nodes of those frames, whose layout is out of date.
    mutating func resolveContainerRelativeFrames() -> [NodeID] {
        var changed: [NodeID] = []
        for index in containerRelativeFrames.keys.sorted() {
            guard var frame = containerRelativeFrames[index], let node = frame.node, tree.isPlaced(node) else {
                continue
            }
            let container = proposalToContainer(around: node)
            if container == frame.container { continue }
            frame.container = container
            containerRelativeFrames[index] = frame
            setContent(.kind(frame.kind), of: node)
            changed.append(node)
        }
        return changed
    }

    private func proposalToContainer(around node: NodeID) -> ProposedViewSize? {
        let ancestors = sequence(first: node, next: { [tree] in tree.parent(of: $0) }).dropFirst()
        let container = ancestors.first { scrolls[$0.index]?.node == $0 } ?? tree.root
        return container.flatMap { tree.proposal(of: $0) }
    }
}
