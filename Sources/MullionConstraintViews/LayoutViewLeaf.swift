import MullionAnimation
import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// The leaf of a value tree that shows a tree of constraints.
///
/// It connects two trees that invalidate each other. Changes in the view set ``needsMeasure``, and the next pass over
/// the values measures the leaf again; the leaf also reports them to the ``LeafObserver`` of the values, which may be
/// hosted in a tree of constraints.
final class LayoutViewLeaf: HostedLeaf {
    let view: LayoutView
    /// The type of the representable value.
    let type: Any.Type
    /// Whether its size may differ from the one that the value tree has.
    private(set) var needsMeasure = false

    /// Overrides the size of the view.
    var sizeThatFits: (ProposedViewSize) -> CGSize? = { _ in nil } {
        didSet { if answersForView { needsMeasure = true } }
    }
    private var answersForView = false
    var horizontalPriority = LayoutPriority.fittingSizeLevel {
        didSet { if horizontalPriority != oldValue { needsMeasure = true } }
    }
    var verticalPriority = LayoutPriority.fittingSizeLevel {
        didSet { if verticalPriority != oldValue { needsMeasure = true } }
    }

    private let observer: LeafObserver
    /// The first and last baselines, by measured size.
    private var baselines: [MeasuredSize: (first: CGFloat?, last: CGFloat?)] = [:]
    private var isPlacing = false
    private var wasPlaced = false

    private struct MeasuredSize: Hashable {
        var width, height: CGFloat
    }

    init(_ view: LayoutView, type: Any.Type, observer: LeafObserver) {
        precondition(view.superview == nil, "\(view.path) is shown by a value, but lies in another view")
        self.view = view
        self.type = type
        self.observer = observer
        view.layoutObserver = { [weak self] change in self?.changed(change) }
    }

    private func changed(_ change: LayoutInvalidation) {
        guard !isPlacing else { return }
        if case .size = change { needsMeasure = true }
        if case .size = change { observer.changed?(true) } else { observer.changed?(false) }
    }

    /// Called before the value tree measures the leaf again.
    func willMeasure() {
        needsMeasure = false
        baselines = [:]
    }

    // MARK: - Measurements for the value tree

    var measure: LeafMeasure {
        LeafMeasure(
            firstTextBaseline: { [self] in baselines(in: $0).first ?? .nan },
            lastTextBaseline: { [self] in baselines(in: $0).last ?? .nan }
        ) { [self] in size(for: $0) }
    }

    private func size(for proposal: ProposedViewSize) -> CGSize {
        if let size = sizeThatFits(proposal) {
            answersForView = true
            return size
        }
        let width = Target(proposal.width, horizontalPriority)
        let height = Target(proposal.height, verticalPriority)
        let fitted = view.fit(into: CGSize(width: width.length, height: height.length), width.priority, height.priority)
        remember(fitted, for: fitted.size)
        return fitted.size
    }

    private func baselines(in size: CGSize) -> (first: CGFloat?, last: CGFloat?) {
        if let known = baselines[MeasuredSize(width: size.width, height: size.height)] { return known }
        let fitted = view.fit(into: size, .required, .required)
        remember(fitted, for: size)
        return (fitted.firstBaseline, fitted.lastBaseline)
    }

    private func remember(_ fitted: FittedContent, for size: CGSize) {
        baselines[MeasuredSize(width: size.width, height: size.height)] = (fitted.firstBaseline, fitted.lastBaseline)
    }

    /// The length and priority at which a proposed length is fitted.
    private struct Target {
        var length: CGFloat
        var priority: LayoutPriority

        init(_ proposed: CGFloat?, _ priorityOfLength: LayoutPriority) {
            switch proposed {
            case nil: (length, priority) = (LayoutView.layoutFittingCompressedSize.width, .fittingSizeLevel)
            case .some(.infinity): (length, priority) = (LayoutView.layoutFittingExpandedSize.width, .fittingSizeLevel)
            case .some(let proposed): (length, priority) = (proposed, priorityOfLength)
            }
        }
    }

    func draw(at origin: CGPoint, scale: CGFloat, into list: inout DisplayList) {
        LayoutViewPainter(scale: scale).draw(view, at: origin, into: &list)
    }

    func place(in frame: CGRect) {
        isPlacing = true
        if wasPlaced {
            view.frame = frame
        } else {
            AnimationContext.withoutAnimation { view.frame = frame }
        }
        isPlacing = false
        wasPlaced = true
        view.layoutIfNeeded()
    }
}

extension LayoutViewLeaf {
    /// Adopts the fitting of a value.
    func update<Value: LayoutViewRepresentable>(
        _ value: Value, _ view: Value.LayoutViewType, _ context: LayoutViewRepresentableContext
    ) {
        sizeThatFits = { value.sizeThatFits($0, layoutView: view, context: context) }
        horizontalPriority = value.horizontalFittingPriority
        verticalPriority = value.verticalFittingPriority
    }
}
