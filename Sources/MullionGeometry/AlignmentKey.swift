/// The identity of an alignment guide: its type and its axis.
///
/// The engine uses it in its tables, so that `HorizontalAlignment` and `VerticalAlignment` need not be hashable.
@frozen
@usableFromInline
package struct AlignmentKey: Hashable, Sendable {
    /// The guides whose defaults are built in and need no call through the existential `id`.
    @frozen
    @usableFromInline
    package enum Builtin: UInt8, Sendable {
        /// Leading or top.
        case start = 0
        /// Center of either axis.
        case center = 1
        /// Trailing or bottom.
        case end = 2
        case firstTextBaseline = 3
        case lastTextBaseline = 4
        /// Any guide made from a custom type.
        case custom = 255
    }

    @usableFromInline package let id: any AlignmentID.Type
    @usableFromInline package let axis: Axis
    @usableFromInline package let builtin: Builtin

    @inlinable
    package init(id: any AlignmentID.Type, axis: Axis, builtin: Builtin = .custom) {
        self.id = id
        self.axis = axis
        self.builtin = builtin
    }

    @inlinable
    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
    }

    @inlinable
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}

extension AlignmentKey {
    /// Returns the guide's value in a view of the given size that sets no guide explicitly.
    ///
    /// Start is 0, center half and end the full length along the axis; both text baselines are at the bottom edge.
    @inlinable
    package func defaultValue(width: CGFloat, height: CGFloat) -> CGFloat {
        switch builtin {
        case .start: 0
        case .center: (axis == .horizontal ? width : height) / 2
        case .end: axis == .horizontal ? width : height
        case .firstTextBaseline, .lastTextBaseline: height
        case .custom: id.defaultValue(in: ViewDimensions(width: width, height: height))
        }
    }

    /// Whether a container derives an explicit value for this guide from those of its children.
    ///
    /// False for leading, center, trailing, top and bottom, which describe a single box.
    @inlinable
    package var combinesExplicitly: Bool {
        switch builtin {
        case .start, .center, .end: false
        case .firstTextBaseline, .lastTextBaseline, .custom: true
        }
    }

    /// Returns the explicit value of a container from those of its children, each in the container's coordinates.
    ///
    /// The first baseline is the topmost of the children's, the last baseline the bottom-most, a custom guide the mean.
    /// Children without a value are skipped.
    ///
    /// - Returns: `nil` if no child has a value or the guide does not combine.
    /// - Complexity: O(*n*) in the number of values.
    @inlinable
    package func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        guard combinesExplicitly else { return nil }
        var result: CGFloat?
        var count: CGFloat = 0
        for case let value? in values {
            switch (result, builtin) {
            case (nil, _): result = value
            case (let sofar?, .firstTextBaseline): result = min(sofar, value)
            case (let sofar?, .lastTextBaseline): result = max(sofar, value)
            case (let sofar?, _): result = (sofar * count + value) / (count + 1)
            }
            count += 1
        }
        return result
    }
}
