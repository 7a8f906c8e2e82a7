@_exported import MullionGeometry

/// A way of arranging subviews: SwiftUI's `Layout`, with the same requirements, defaults and meaning.
///
/// A conformance written for SwiftUI compiles with only its import changed. Two functions do the work:
/// ``sizeThatFits(proposal:subviews:cache:)`` answers how large the container is for a proposal, and
/// ``placeSubviews(in:proposal:subviews:cache:)`` places each subview with a proposal.
///
/// Rules a conformance can rely on:
/// - Sizes may be requested any number of times, in any order. Equal proposals are answered once a pass and remembered,
///   so the answer must depend on the proposal alone.
/// - `bounds` may have any origin. Placements are in the coordinates of `bounds`.
/// - A subview never placed is centered in `bounds` with the container's own proposal; placed twice, the last call
///   counts.
/// - In right-to-left surroundings a layout still works from left to right: the engine mirrors every placement.
/// - `Subviews` are valid during the call that received them; using them later is a programmer error that stops the
///   program with the node's path.
@preconcurrency
public protocol Layout: Animatable, Sendable {
    /// The data that a layout keeps between calls; `Void` for none.
    associatedtype Cache = Void

    /// The proxies of the children, in declaration order.
    typealias Subviews = LayoutSubviews

    /// Properties of the layout type, for its subviews and the engine.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache, before the first question.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date after the subviews or anything inside them changed. By default makes a new one.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the spacing that the container prefers around itself. Default: the union over all subviews and edges.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the container for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places every subview.
    ///
    /// - Parameters:
    ///   - bounds: The container's frame; its size is the answer to `proposal`.
    ///   - proposal: The proposal that led to the size of `bounds`.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of `guide`, from the leading edge of `bounds`, if the container sets it; otherwise nil.
    ///
    /// Default: text baselines and custom guides combine the subviews' explicit values, edges and centers are nil.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of `guide`, from the top of `bounds`, if the container sets it; otherwise nil.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.combinedSpacing() }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.combinedAlignment(of: guide.key)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.combinedAlignment(of: guide.key)
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) { () }
}

/// The properties of a layout type.
public struct LayoutProperties: Sendable {
    /// The axis of a stack-like layout: the direction of spacers and dividers inside. nil: both ways.
    public var stackOrientation: Axis?

    /// A promise that the layout's width answer does not depend on the proposed height.
    ///
    /// The engine then solves the layout's surroundings one axis at a time, in linear time at any depth. Without the
    /// promise every proposal has both sides. Not part of SwiftUI; default false.
    public var widthIgnoresHeight = false

    /// Creates properties; by default those of a layout without an axis or a promise.
    public init(stackOrientation: Axis? = nil, widthIgnoresHeight: Bool = false) {
        self.stackOrientation = stackOrientation
        self.widthIgnoresHeight = widthIgnoresHeight
    }
}

/// A key for a value that a child hands to its container's layout.
///
/// Set with ``LayoutTree/setValue(_:forKey:of:)``, read by subscripting a ``LayoutSubview`` with the key's type.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a subview for which none was set.
    static var defaultValue: Value { get }
}
