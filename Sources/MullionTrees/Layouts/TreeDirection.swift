import MullionGeometry

/// The direction from a node to its children in a drawing.
public enum TreeDirection: String, CaseIterable, Sendable {
    /// Below: the root is at the top.
    case down
    /// Above: the root is at the bottom.
    case up
    /// To the right: the root is at the left.
    case right
    /// To the left: the root is at the right.
    case left

    /// Whether levels are columns.
    public var isHorizontal: Bool { self == .left || self == .right }

    /// The sizes made usable, with the sides that lie across the direction as widths.
    func upright(_ sizes: [CGSize], for shape: TreeShape) -> [CGSize] {
        precondition(sizes.count == shape.count, "\(sizes.count) sizes for a tree of \(shape.count) nodes")
        return sizes.map { size in
            let size = TreeLength.usable(size)
            return isHorizontal ? CGSize(width: size.height, height: size.width) : size
        }
    }
}

extension TreeLayout {
    /// Returns the drawing, rotated so that a downward layout runs in the given direction.
    ///
    /// Siblings are in order from left to right, or from top to bottom. Layouts of boxes have a direction of their own,
    /// since it determines which side of a box counts.
    /// - Complexity: O(n) for n nodes.
    public func turned(_ direction: TreeDirection) -> TreeLayout {
        guard direction != .down else { return self }
        let turnedSizes = direction.isHorizontal ? sizes.map { CGSize(width: $0.height, height: $0.width) } : sizes
        let depth = bounds.isNull ? 0 : bounds.height
        var turnedPositions = positions
        for node in positions.indices {
            let frame = frame(of: node)
            let fromEnd = depth - frame.origin.y - frame.size.height
            switch direction {
            case .down: break
            case .up: turnedPositions[node].y = fromEnd
            case .right: turnedPositions[node] = CGPoint(x: frame.origin.y, y: frame.origin.x)
            case .left: turnedPositions[node] = CGPoint(x: fromEnd, y: frame.origin.x)
            }
        }
        var turned = TreeLayout(moving: turnedPositions, sizes: turnedSizes, parents: parents)
        turned.flow = .towards(direction)
        return turned
    }
}
