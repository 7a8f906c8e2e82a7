import MullionGeometry
import MullionViews

/// Scrolls to views: accepted, because drawings show scroll views at their offsets.
public struct ScrollViewProxy {
    init() {}
    /// Does nothing.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Gives its content a proxy that scrolls.
nonisolated public struct ScrollViewReader<Content: View>: View {
    /// A closure that returns the content.
    public var content: (ScrollViewProxy) -> Content
    /// Creates a reader.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    public var body: some View { content(ScrollViewProxy()) }
}

/// Whether indicators of scroll views are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
    case automatic, visible, hidden, never
}
/// When scroll views bounce.
public enum ScrollBounceBehavior: Hashable, Sendable {
    case automatic, always, basedOnSize
}
/// Where scrolling ends.
public enum ScrollTargetBehavior: Hashable, Sendable {
    case paging, viewAligned
    /// At views, with a limit.
    public static func viewAligned(limitBehavior: ScrollLimitBehavior) -> ScrollTargetBehavior { .viewAligned }
}
/// How far scrolling goes at once.
public enum ScrollLimitBehavior: Hashable, Sendable {
    case automatic, always, never, alwaysByOne, alwaysByFew
}
/// The place of margins.
public enum ContentMarginPlacement: Hashable, Sendable {
    case automatic, scrollContent, scrollIndicators
}
/// The phase of a view that scrolls into sight: always in sight in a drawing.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }
    /// -1 before, 0 in, and 1 after sight.
    public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
/// When the phases of scrolling change.
public struct ScrollTransitionConfiguration: Sendable {
    /// The animated scroll transition configuration.
    public static let animated = ScrollTransitionConfiguration()
    /// The interactive scroll transition configuration.
    public static let interactive = ScrollTransitionConfiguration()
    /// The identity scroll transition configuration.
    public static let identity = ScrollTransitionConfiguration()
    /// Changes with an animation.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration()
    }
    /// Follows the scrolling along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration()
    }
    /// Returns the configuration unchanged.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
    /// Where a view counts as in sight.
    public struct Threshold: Sendable {
        /// The visible threshold.
        public static let visible = Threshold()
        /// The hidden threshold.
        public static let hidden = Threshold()
        /// The centered threshold.
        public static let centered = Threshold()
        /// A share of the view is visible.
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
    }
}
/// A position in a scroll view.
public struct ScrollPosition: Equatable, Sendable {
    /// Creates a position.
    public init(edge: Edge? = nil) {}
    /// Creates a position of a view's identity.
    public init<ID: Hashable>(idType: ID.Type) {}
    /// Does nothing.
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
    /// Does nothing.
    public mutating func scrollTo(edge: Edge) {}
}

nonisolated extension View {
    /// Returns the view unchanged: drawings have no indicators.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> Self
    {
        self
    }
    /// Returns the view unchanged: drawings do not scroll.
    public func scrollDisabled(_ disabled: Bool) -> Self { self }
    /// Returns the view unchanged: drawings do not scroll.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> Self { self }
    /// Returns the view unchanged: drawings do not scroll.
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }
    /// Returns the view unchanged: drawings do not scroll.
    public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
    /// Returns the view unchanged: drawings do not scroll.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> Self { self }
    /// Returns the view unchanged: drawings do not scroll.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> Self { self }
    /// Returns the view unchanged: content is clipped.
    public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
    /// Returns the view unchanged: scroll views show their offset.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
    /// Adds margins to the content of the view, as padding.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { padding(edges, length) }
    /// Adds margins to the content of the view, as padding.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        padding(length)
    }
    /// Returns the effect of a view in sight.
    public func scrollTransition<V: View>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (AnyView, ScrollTransitionPhase) -> V
    ) -> some View { transition(AnyView(self), .identity) }
    /// Returns the effect of a view in sight.
    public func scrollTransition<V: View>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping (AnyView, ScrollTransitionPhase) -> V
    ) -> some View { transition(AnyView(self), .identity) }
    /// Returns the view unchanged: drawings do not scroll.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> Self { self }
    /// Returns the view unchanged: drawings do not scroll.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> Self { self }
}

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
    /// The content offset.
    public var contentOffset: CGPoint
    /// The content size.
    public var contentSize: CGSize
    /// The container size.
    public var containerSize: CGSize
}
