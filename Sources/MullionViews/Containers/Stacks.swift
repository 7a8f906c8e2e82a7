import MullionGeometry
import MullionLayout

/// Views side by side.
public struct HStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Places views side by side.
    ///
    /// - Parameters:
    ///   - alignment: The guide by which the views are lined up.
    ///   - spacing: The gap between neighbours in points; nil: what each pair prefers.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let children = lowering.contentNodes(of: content)
        lowering.add(lowering.container(.hStack(alignment: alignment, spacing: spacing), named: "hStack", children))
    }
}

/// Views side by side. Everything is made at once, as nothing scrolls here; otherwise an ``HStack``.
public typealias LazyHStack = HStack

/// Views one below the other. Everything is made at once, as nothing scrolls here; otherwise a ``VStack``.
public typealias LazyVStack = VStack

/// Views one below the other.
public struct VStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Places views one below the other.
    ///
    /// - Parameters:
    ///   - alignment: The guide by which the views are lined up.
    ///   - spacing: The gap between neighbours in points; nil: what each pair prefers.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let children = lowering.contentNodes(of: content)
        lowering.add(lowering.container(.vStack(alignment: alignment, spacing: spacing), named: "vStack", children))
    }
}

/// Views in front of each other, the last in front.
public struct ZStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: Alignment
    private let content: Content

    /// Places views in front of each other.
    ///
    /// - Parameters:
    ///   - alignment: The point by which the views are lined up.
    ///   - content: The views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let children = lowering.contentNodes(of: content)
        lowering.add(lowering.container(.zStack(alignment: alignment), named: "zStack", children))
    }
}

/// The first of several views whose ideal size fits into the room there is, or the last of them.
public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never

    private let axes: Axis.Set
    private let content: Content

    /// Chooses one of several views.
    ///
    /// - Parameters:
    ///   - axes: The axes on which a view has to fit.
    ///   - content: The views, the most wanted first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let children = lowering.contentNodes(of: content)
        lowering.add(lowering.container(.viewThatFits(in: axes), named: "viewThatFits", children))
    }
}
