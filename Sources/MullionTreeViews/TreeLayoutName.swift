import MullionGeometry
import MullionTrees
import MullionViews

/// The names of the tree layouts, for programs that offer a choice.
public enum TreeLayoutName: String, CaseIterable, Sendable {
    /// `KnuthLayout`: a column for each node; binary trees.
    case knuth
    /// `LevelPackedLayout`: levels filled from the left.
    case levelPacked = "level-packed"
    /// `WetherellShannonLayout`; binary trees.
    case wetherellShannon = "wetherell-shannon"
    /// `ReingoldTilfordLayout`: tidy, exact, symmetric under mirroring; binary trees.
    case reingoldTilford = "reingold-tilford"
    /// `BuchheimLayout`: tidy for any number of children.
    case buchheim
    /// `LayeredLayout`: boxes in rows.
    case layered
    /// `NonLayeredLayout`: boxes directly below their parents.
    case nonLayered = "non-layered"
    /// `CompactLayout`: boxes, leaves in columns.
    case compact
    /// `RadialLayout`: boxes around the root.
    case radial

    /// Whether nodes are in cells of a grid instead of boxes of individual sizes.
    public var isOnGrid: Bool {
        switch self {
        case .knuth, .levelPacked, .wetherellShannon, .reingoldTilford, .buchheim: true
        case .layered, .nonLayered, .compact, .radial: false
        }
    }

    /// Whether the layout is for binary trees only.
    public var needsBinaryTree: Bool {
        switch self {
        case .knuth, .wetherellShannon, .reingoldTilford: true
        case .levelPacked, .buchheim, .layered, .nonLayered, .compact, .radial: false
        }
    }

    /// Returns the layout of a tree on the grid; nil for layouts of boxes, and if a binary tree is needed but missing.
    ///
    /// - Complexity: O(n) for n nodes.
    public func layout(_ shape: TreeShape, binary: BinaryShape?, direction: TreeDirection = .down) -> TreeLayout? {
        let layout: TreeLayout? =
            switch self {
            case .knuth: binary.map { KnuthLayout().layout($0) }
            case .levelPacked: LevelPackedLayout().layout(shape)
            case .wetherellShannon: binary.map { WetherellShannonLayout().layout($0) }
            case .reingoldTilford: binary.map { ReingoldTilfordLayout().layout($0) }
            case .buchheim: BuchheimLayout().layout(shape)
            case .layered, .nonLayered, .compact, .radial: nil
            }
        return layout?.turned(direction)
    }

    /// Returns the layout of boxes; nil for layouts on the grid.
    ///
    /// - Parameters:
    ///   - gap: The minimum distance between boxes: its width across the direction, its height along it.
    ///   - direction: The direction from a node to its children; ignored by the radial layout.
    public func boxLayout(gap: CGSize, direction: TreeDirection = .down) -> (any SizedTreeLayoutAlgorithm)? {
        switch self {
        case .knuth, .levelPacked, .wetherellShannon, .reingoldTilford, .buchheim: nil
        // Names in a column are easier to read if they begin at one edge.
        case .layered:
            LayeredLayout(gap: gap, alignment: direction.isHorizontal ? .start : .center, direction: direction)
        case .nonLayered: NonLayeredLayout(gap: gap, direction: direction)
        case .compact: CompactLayout(gap: gap, indent: 20, direction: direction)
        case .radial: RadialLayout(gap: min(gap.width, gap.height))
        }
    }
}
