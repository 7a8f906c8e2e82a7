import MullionAutoLayout
import MullionGeometry
import MullionViews

/// A value view that shows a tree of constraints.
///
/// ```swift
/// struct Gauge: LayoutViewRepresentable {
///     var value: CGFloat
///
///     func makeLayoutView(context: Context) -> GaugeView { GaugeView() }
///     func updateLayoutView(_ view: GaugeView, context: Context) { view.value = value }
/// }
/// ```
///
/// The protocol resembles SwiftUI's `UIViewRepresentable`. The view is made when the value first appears, kept as long
/// as the value keeps its identity, and updated with each new value.
///
/// The view is fitted to a proposal: an unspecified length compresses the view, an infinite one expands it, and a given
/// one is an optional constraint at ``horizontalFittingPriority`` or ``verticalFittingPriority``, 50 by default as for
/// `systemLayoutSizeFitting`. Content that hugs, or resists compression, more strongly prevails. To wrap text at the
/// proposed width, return 1000 for the horizontal priority.
///
/// The baselines of the view are the text baselines of the value. Any change inside the view has it measured again.
nonisolated public protocol LayoutViewRepresentable: View {
    /// The type of the view.
    associatedtype LayoutViewType: LayoutView

    /// Creates the view, which must not have a superview.
    func makeLayoutView(context: Context) -> LayoutViewType

    /// Updates the view from the value, after creation and with each update of the values.
    func updateLayoutView(_ view: LayoutViewType, context: Context)

    /// Returns the size for a proposal, in points; nil, the default, to fit the view.
    func sizeThatFits(_ proposal: ProposedViewSize, layoutView: LayoutViewType, context: Context) -> CGSize?

    /// The priority of a proposed width; 50 by default.
    var horizontalFittingPriority: LayoutPriority { get }

    /// The priority of a proposed height; 50 by default.
    var verticalFittingPriority: LayoutPriority { get }
}

extension LayoutViewRepresentable {
    /// The context of creating and updating a view.
    public typealias Context = LayoutViewRepresentableContext

    /// Returns nil: the view is fitted.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, layoutView: LayoutViewType, context: Context
    ) -> CGSize? { nil }

    /// The priority 50.
    public var horizontalFittingPriority: LayoutPriority { .fittingSizeLevel }
    /// The priority 50.
    public var verticalFittingPriority: LayoutPriority { .fittingSizeLevel }

    /// A leaf of the value tree that shows the view.
    public var body: some View { RepresentedLayoutView(value: self) }
}

/// The inherited context of a ``LayoutViewRepresentable``.
public struct LayoutViewRepresentableContext {
    /// The environment of the value.
    public let environment: EnvironmentValues
}

/// A value view that shows a tree of constraints: `HStack { Text("Speed"); ConstraintContent(gauge) }`.
///
/// Its size and baselines are those of a ``LayoutViewRepresentable``. A view can be shown once at a time.
nonisolated public struct ConstraintContent: LayoutViewRepresentable {
    /// The root of the tree.
    public let view: LayoutView
    /// The priority of a proposed width.
    public var horizontalFittingPriority: LayoutPriority
    /// The priority of a proposed height.
    public var verticalFittingPriority: LayoutPriority

    /// Creates a value that shows a view.
    ///
    /// - Parameters:
    ///   - view: The root of a tree of constraints.
    ///   - horizontalFittingPriority: The priority of a proposed width.
    ///   - verticalFittingPriority: The priority of a proposed height.
    public init(
        _ view: LayoutView, horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
        verticalFittingPriority: LayoutPriority = .fittingSizeLevel
    ) {
        self.view = view
        self.horizontalFittingPriority = horizontalFittingPriority
        self.verticalFittingPriority = verticalFittingPriority
    }

    /// Returns the view.
    public func makeLayoutView(context: Context) -> LayoutView { view }
    /// Does nothing: the program updates its view.
    public func updateLayoutView(_ view: LayoutView, context: Context) {}

    /// A leaf of the value tree that shows the view, with the view's identity.
    public var body: some View { RepresentedLayoutView(value: self).id(ObjectIdentifier(view)) }
}

nonisolated struct RepresentedLayoutView<Value: LayoutViewRepresentable>: View, PrimitiveView {
    let value: Value

    func lower(into lowering: inout Lowering) {
        let context = LayoutViewRepresentableContext(environment: lowering.environment)
        let observer = lowering.leafObserver
        let node = lowering.hosted(named: "layoutView") { known in
            let leaf: LayoutViewLeaf
            if let known = known as? LayoutViewLeaf, known.type == Value.self {
                leaf = known
            } else {
                leaf = LayoutViewLeaf(value.makeLayoutView(context: context), type: Value.self, observer: observer)
            }
            guard let view = leaf.view as? Value.LayoutViewType else { preconditionFailure("another view was made") }
            view.layoutDirection = context.environment.layoutDirection
            value.updateLayoutView(view, context: context)
            leaf.update(value, view, context)
            return leaf
        }
        lowering.add(node)
    }
}
