import MullionGeometry
import MullionLayout

/// Views side by side.
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a row of views.
    ///
    /// - Parameters:
    ///   - alignment: The guide that aligns the views.
    ///   - spacing: The gap between neighbors in points; nil for the preferred spacing of each pair.
    ///   - content: The views.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func lower(into lowering: inout Lowering) {
        lowering.addContainer(.hStack(alignment: alignment, spacing: spacing), named: "hStack", of: content)
    }
}

/// An ``HStack``: drawings do not scroll, so all views are made at once.
public typealias LazyHStack = HStack

/// A ``VStack``: drawings do not scroll, so all views are made at once.
public typealias LazyVStack = VStack

/// Views one below the other.
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a column of views.
    ///
    /// - Parameters:
    ///   - alignment: The guide that aligns the views.
    ///   - spacing: The gap between neighbors in points; nil for the preferred spacing of each pair.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func lower(into lowering: inout Lowering) {
        lowering.addContainer(.vStack(alignment: alignment, spacing: spacing), named: "vStack", of: content)
    }
}

/// Views in front of each other, the last in front.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Creates views in front of each other.
    ///
    /// - Parameters:
    ///   - alignment: The guides that align the views.
    ///   - content: The views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package func lower(into lowering: inout Lowering) {
        lowering.addContainer(.zStack(alignment: alignment), named: "zStack", of: content)
    }
}

extension HStack {
    /// Creates a row of views. The pinned views are ignored, because drawings do not scroll.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content)
    }
}

extension VStack {
    /// Creates a column of views. The pinned views are ignored, because drawings do not scroll.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content)
    }
}

/// The first of several views whose ideal size fits the proposal, or else the last.
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a choice of views.
    ///
    /// - Parameters:
    ///   - axes: The axes on which a view has to fit.
    ///   - content: The views, in order of preference.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    package func lower(into lowering: inout Lowering) {
        lowering.addContainer(.viewThatFits(in: axes), named: "viewThatFits", of: content)
    }
}
