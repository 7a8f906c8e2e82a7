import MullionGeometry

/// The settings of a child in a cell layout: a value that the child passes to its container.
///
/// ```swift
/// tree.setValue(CellItem().stretching(.horizontal).minSize(width: 40), forKey: CellItemKey.self, of: node)
/// ```
///
/// Limits and adjustments act on the *desired* size only: stretching, or a track of fixed size, may still make the
/// child smaller or larger. Lengths are in points. NaN counts as 0, and what is beyond ±2²⁴ points as that.
public struct CellItem: Equatable, Sendable {
    /// The floor of the desired size; beats the maximum. Default 0 × 0.
    public var minSize = CGSize.zero
    /// The cap of the desired size and of the room that the child is offered. Default: none.
    public var maxSize = CGSize(width: CGFloat.infinity, height: .infinity)
    /// Added to what the child answers, before the limits; may be negative.
    public var sizeAdjustment = CGSize.zero
    /// The sides of the desired size that are 0, whatever the child answers and even if a minimum is set.
    public var ignoredSides: Axis.Set = []
    /// The weight by which the child takes spare width and shrinks when width is short; none at 0, the default, or
    /// less.
    public var horizontalStretch: CGFloat = 0
    /// The weight by which the child takes spare height and shrinks when height is short; none at 0, the default, or
    /// less.
    public var verticalStretch: CGFloat = 0
    /// Added to the gaps next to the child, in rows, columns and flows (there leading and trailing only); may be
    /// negative.
    public var spacingAdjustment = EdgeInsets()
    /// Added to the child's final position; siblings do not notice.
    public var offset = CGPoint.zero
    /// The child's horizontal alignment in its cell; nil, the default, for that of the layout's contents.
    public var horizontalAlignment: CellAlignment.Position?
    /// The child's vertical alignment in its cell; nil, the default, for that of the layout's contents.
    public var verticalAlignment: CellAlignment.Position?
    /// Whether the child gets no cell. It then lies at the container's top leading corner, moved by ``offset``, in
    /// its ideal size, and counts in nothing.
    public var isSkipped = false
    /// The group of a ``CellGroups`` the child belongs to, counted from 0; a group that does not exist means the
    /// nearest that does.
    public var group = 0

    /// Creates an item with every default.
    public init() {}

    @inline(__always)
    func stretch(_ axis: Axis) -> CGFloat {
        WholePoints.weight(axis == .horizontal ? horizontalStretch : verticalStretch)
    }

    func alignment(_ axis: Axis) -> CellAlignment.Position? {
        axis == .horizontal ? horizontalAlignment : verticalAlignment
    }
}

/// The key by which a child's ``CellItem`` reaches its container.
public enum CellItemKey: LayoutValueKey {
    public static var defaultValue: CellItem { CellItem() }
}

// MARK: - Conveniences

extension CellItem {
    /// A child that fills its cell and has no desired size: an empty leaf with it takes up spare room.
    public static var filler: CellItem { CellItem().stretching().ignoringDesiredSize() }

    /// Returns the item with the same stretch weight, by default 1, along the given axes, by default both.
    public func stretching(_ axes: Axis.Set = [.horizontal, .vertical], weight: CGFloat = 1) -> CellItem {
        with {
            if axes.contains(.horizontal) { $0.horizontalStretch = weight }
            if axes.contains(.vertical) { $0.verticalStretch = weight }
        }
    }

    /// Returns the item with a desired size of 0 along the given axes, by default both.
    public func ignoringDesiredSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> CellItem {
        with { $0.ignoredSides.formUnion(axes) }
    }

    /// Returns the item with a minimum for the given sides of the desired size.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> CellItem {
        with {
            if let width { $0.minSize.width = width }
            if let height { $0.minSize.height = height }
        }
    }

    /// Returns the item with a maximum for the given sides of the desired size.
    public func maxSize(width: CGFloat? = nil, height: CGFloat? = nil) -> CellItem {
        with {
            if let width { $0.maxSize.width = width }
            if let height { $0.maxSize.height = height }
        }
    }

    /// Returns the item with fixed lengths for the given sides of the desired size: minimum and maximum in one.
    public func fixedSize(width: CGFloat? = nil, height: CGFloat? = nil) -> CellItem {
        minSize(width: width, height: height).maxSize(width: width, height: height)
    }

    /// Returns the item with lengths added to the desired size.
    public func adjustingSize(width: CGFloat = 0, height: CGFloat = 0) -> CellItem {
        with { $0.sizeAdjustment = CGSize(width: width, height: height) }
    }

    /// Returns the item with lengths added to the gaps around the child.
    public func adjustingSpacing(
        leading: CGFloat = 0, top: CGFloat = 0, trailing: CGFloat = 0, bottom: CGFloat = 0
    ) -> CellItem {
        with {
            $0.spacingAdjustment = EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
    }

    /// Returns the item moved from its position in the cell.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> CellItem { with { $0.offset = CGPoint(x: x, y: y) } }

    /// Returns the item with an alignment in its cell.
    public func aligned(_ alignment: CellAlignment) -> CellItem {
        with {
            $0.horizontalAlignment = alignment.horizontal
            $0.verticalAlignment = alignment.vertical
        }
    }

    /// Returns the item without a cell.
    public func skipped() -> CellItem { with { $0.isSkipped = true } }

    /// Returns the item in a group of a ``CellGroups``.
    public func inGroup(_ group: Int) -> CellItem { with { $0.group = group } }

    private func with(_ change: (inout CellItem) -> Void) -> CellItem {
        var result = self
        change(&result)
        return result
    }
}
