/// A proposal for the size of a view.
///
/// Each dimension is in points, or one of three special values by which a parent probes the flexibility of a child:
///
/// | value | asks for |
/// |---|---|
/// | `0` | the minimum size |
/// | `.infinity` | the maximum size |
/// | `nil` (unspecified) | the ideal size |
@frozen
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width in points; `nil` is unspecified.
    public var width: CGFloat?

    /// The proposed height in points; `nil` is unspecified.
    public var height: CGFloat?

    /// Creates a proposal from a width and a height, either of which may be unspecified.
    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal in which both dimensions are specified by a size.
    @inlinable
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The proposal with both dimensions zero, which asks for the minimum size.
    @inlinable
    public static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }

    /// The proposal with both dimensions unspecified, which asks for the ideal size.
    @inlinable
    public static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }

    /// The proposal with both dimensions infinite, which asks for the maximum size.
    @inlinable
    public static var infinity: ProposedViewSize { ProposedViewSize(width: .infinity, height: .infinity) }

    /// Returns the proposal as a size, with unspecified dimensions taken from the given size.
    ///
    /// Zero and infinite dimensions are specified and stay as they are.
    ///
    /// - Parameter size: The source of unspecified dimensions; 10 by 10 points if left out.
    @inlinable
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
