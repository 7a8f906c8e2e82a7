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
/// The shape is that of SwiftUI's `UIViewRepresentable`. The view is made when the value first appears, kept as long as
/// its identity in the tree of values, and updated with every new value.
///
/// A proposal is answered by fitting: an unspecified length compresses the view, an infinite one expands it, and a
/// given one is wished for at ``horizontalFittingPriority`` or ``verticalFittingPriority``. These are 50 unless you say
/// otherwise, as for `systemLayoutSizeFitting`: content that hugs, or resists compression, more strongly has its way.
/// To have text inside wrap at the proposed width, answer 1000 for the horizontal one.
///
/// The baselines of the view are the text baselines of the value. Changes inside the view, by whomever, have it
/// measured again.
public protocol LayoutViewRepresentable: View {
    /// The view that is shown.
    associatedtype LayoutViewType: LayoutView

    /// Makes the view, which must not be in another one.
    func makeLayoutView(context: Context) -> LayoutViewType

    /// Brings the view up to date with the value: after it was made and with every update of the values.
    func updateLayoutView(_ view: LayoutViewType, context: Context)

    /// The size for a proposal, in points; nil, which it is unless you say otherwise, to fit the view.
    func sizeThatFits(_ proposal: ProposedViewSize, layoutView: LayoutViewType, context: Context) -> CGSize?

    /// How strongly a proposed width is wished for. 50 unless you say otherwise.
    var horizontalFittingPriority: LayoutPriority { get }

    /// How strongly a proposed height is wished for. 50 unless you say otherwise.
    var verticalFittingPriority: LayoutPriority { get }
}

extension LayoutViewRepresentable {
    /// What a view is made and updated with.
    public typealias Context = LayoutViewRepresentableContext

    /// nil: the view is fitted.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, layoutView: LayoutViewType, context: Context
    ) -> CGSize? { nil }

    /// 50.
    public var horizontalFittingPriority: LayoutPriority { .fittingSizeLevel }
    /// 50.
    public var verticalFittingPriority: LayoutPriority { .fittingSizeLevel }

    /// The view as a leaf of the tree of values.
    public var body: some View { RepresentedLayoutView(value: self) }
}

/// What the views around a ``LayoutViewRepresentable`` have it know.
public struct LayoutViewRepresentableContext {
    /// What the value inherits.
    public let environment: EnvironmentValues
}

/// A tree of constraints as a value view: `HStack { Text("Speed"); ConstraintContent(gauge) }`.
///
/// It answers proposals, and exports baselines, as ``LayoutViewRepresentable`` says. A view can be shown in one place
/// at a time.
public struct ConstraintContent: LayoutViewRepresentable {
    /// The root of the tree.
    public let view: LayoutView
    /// How strongly a proposed width is wished for.
    public var horizontalFittingPriority: LayoutPriority
    /// How strongly a proposed height is wished for.
    public var verticalFittingPriority: LayoutPriority

    /// A value that shows a view.
    ///
    /// - Parameters:
    ///   - view: The root of a tree of constraints.
    ///   - horizontalFittingPriority: How strongly a proposed width is wished for.
    ///   - verticalFittingPriority: How strongly a proposed height is wished for.
    public init(
        _ view: LayoutView, horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
        verticalFittingPriority: LayoutPriority = .fittingSizeLevel
    ) {
        self.view = view
        self.horizontalFittingPriority = horizontalFittingPriority
        self.verticalFittingPriority = verticalFittingPriority
    }

    /// The view itself.
    public func makeLayoutView(context: Context) -> LayoutView { view }
    /// Does nothing: whoever made the view keeps it up to date.
    public func updateLayoutView(_ view: LayoutView, context: Context) {}

    /// The view as a leaf of the tree of values; another view is another leaf.
    public var body: some View { RepresentedLayoutView(value: self).id(ObjectIdentifier(view)) }
}

/// The leaf itself.
struct RepresentedLayoutView<Value: LayoutViewRepresentable>: View {
    typealias Body = Never

    let value: Value
}

extension RepresentedLayoutView: PrimitiveView {
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
