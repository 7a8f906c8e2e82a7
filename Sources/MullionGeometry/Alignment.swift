/// An alignment in both axes.
@frozen
public struct Alignment: Equatable, Sendable {
    /// The alignment on the horizontal axis.
    public var horizontal: HorizontalAlignment

    /// The alignment on the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment from one guide for each axis.
    @inlinable
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

// The box.
extension Alignment {
    /// The top leading corner.
    @inlinable
    public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }

    /// The middle of the top edge.
    @inlinable
    public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }

    /// The top trailing corner.
    @inlinable
    public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }

    /// The middle of the leading edge.
    @inlinable
    public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }

    /// The center.
    @inlinable
    public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }

    /// The middle of the trailing edge.
    @inlinable
    public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }

    /// The bottom leading corner.
    @inlinable
    public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }

    /// The middle of the bottom edge.
    @inlinable
    public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }

    /// The bottom trailing corner.
    @inlinable
    public static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
}

// Text baselines.
extension Alignment {
    /// The topmost text baseline at the leading edge.
    @inlinable
    public static var leadingFirstTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    }

    /// The topmost text baseline at the horizontal center.
    @inlinable
    public static var centerFirstTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .firstTextBaseline)
    }

    /// The topmost text baseline at the trailing edge.
    @inlinable
    public static var trailingFirstTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    }

    /// The bottom-most text baseline at the leading edge.
    @inlinable
    public static var leadingLastTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    }

    /// The bottom-most text baseline at the horizontal center.
    @inlinable
    public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }

    /// The bottom-most text baseline at the trailing edge.
    @inlinable
    public static var trailingLastTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    }
}
