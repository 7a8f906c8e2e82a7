import MullionGeometry
import MullionSolver

/// The target of fitting: two optional constraints for the size.
struct FittingTarget {
    var size: CGSize
    var horizontalPriority: LayoutPriority
    var verticalPriority: LayoutPriority
}

/// What fitting a view finds.
package struct FittedContent {
    /// The size of the frame.
    package var size: CGSize
    /// How far the first and the last baseline lie below the top of the frame; nil without text.
    package var firstBaseline: CGFloat?
    package var lastBaseline: CGFloat?
}

extension LayoutModel {
    /// The size of a view alone: its subtree's constraints, the target, and nothing from its superview.
    ///
    /// A separate model borrows the items and constraints of the subtree and returns them unchanged.
    /// - Complexity: that of building and solving the subtree.
    static func fit(_ view: LayoutView, into target: FittingTarget) -> FittedContent {
        let loan = Loan(view)
        let model = LayoutModel(root: view)
        model.target = target
        loan.hand(to: model)
        defer { loan.giveBack() }
        model.update()
        let first = view.viewForFirstBaselineLayout
        let last = view.viewForLastBaselineLayout
        return FittedContent(
            size: model.frameSolution(of: view).size, firstBaseline: model.position(of: first.firstBaseline, first),
            lastBaseline: model.position(of: last.lastBaseline, last))
    }

    /// The distance of a baseline from the top of the root; nil for an edge of a view without text.
    private func position(of baseline: Baseline, _ view: LayoutView) -> CGFloat? {
        if baseline == .top(0) || baseline == .bottom(0) { return nil }
        let rect = view.alignmentRect(forFrame: frameSolution(of: view))
        var position = baseline.share * rect.height + baseline.offset + rect.minY
        var here = view
        while here !== root, let superview = here.superview {
            if superview !== root { position += frameSolution(of: superview).minY }
            here = superview
        }
        return view === root ? position - frameSolution(of: view).minY : position
    }

    /// The constraints for the size of the root.
    func targetConstraints(_ target: FittingTarget, of view: LayoutView) -> [Solver.Constraint] {
        func constraint(_ part: Int, _ length: CGFloat, _ priority: LayoutPriority) -> Solver.Constraint {
            // NaN becomes 0, and what is too large for numbers the largest.
            let length = length.isNaN ? 0 : min(max(length, 0), 1e12)
            return Solver.Constraint(
                [SolverTerm(variable(view, part))], .equal, Double(length), priority: priority.level)
        }
        let insets = view.alignmentRectInsets
        return [
            constraint(2, target.size.width - insets.left - insets.right, target.horizontalPriority),
            constraint(3, target.size.height - insets.top - insets.bottom, target.verticalPriority),
        ]
    }
}

/// The items and constraints of a subtree, taken out of their model for a while.
private final class Loan {
    private struct Constraint {
        var constraint: LayoutConstraint
        var handle: Int32
        var shift: CGFloat
        var constant: CGFloat
        var model: LayoutModel?
    }

    private var items: [(item: ConstraintItem, record: Int32, model: LayoutModel?)] = []
    private var constraints: [Constraint] = []

    init(_ view: LayoutView) { view.forEachItem { items.append(($0, $0.record, $0.model)) } }

    /// Releases the items without records, and the constraints inside the subtree, for a different model.
    func hand(to model: LayoutModel) {
        for entry in items {
            entry.item.record = -1
            entry.item.model = model
        }
        for entry in items {
            for link in entry.item.links {
                let constraint = link.takeUnretainedValue()
                guard constraint.first === entry.item, constraint.holder?.model === model else { continue }
                constraints.append(
                    Constraint(
                        constraint: constraint, handle: constraint.handle, shift: constraint.shift,
                        constant: constraint.constant, model: constraint.model))
                constraint.handle = -1
                constraint.model = model
            }
        }
        model.borrow(constraints.map(\.constraint))
    }

    func giveBack() {
        for entry in constraints {
            let constraint = entry.constraint
            // Without a model, a change of the constant has no effect.
            constraint.model = nil
            constraint.constant = entry.constant
            constraint.handle = entry.handle
            constraint.shift = entry.shift
            constraint.model = entry.model
        }
        for entry in items {
            entry.item.record = entry.record
            entry.item.model = entry.model
        }
    }
}

extension LayoutView {
    /// The smallest size that respects the content, as a target for fitting.
    public static var layoutFittingCompressedSize: CGSize { .zero }
    /// The largest size that respects the content, as a target for fitting.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Returns the size of the frame that fits the view's content and constraints best, as near to a target as a
    /// priority of 50 allows.
    public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size of the frame that fits the view's content and constraints best, with a target of the given
    /// priorities; 1000 makes it mandatory.
    ///
    /// The size ignores constraints to items outside the view and the view's own autoresizing mask. The call changes
    /// nothing, except that it applies pending updates of constraints inside the view first.
    /// - Complexity: that of building and solving the subtree.
    public final func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalPriority: LayoutPriority,
        verticalFittingPriority verticalPriority: LayoutPriority
    ) -> CGSize {
        fit(into: targetSize, horizontalPriority, verticalPriority).size
    }

    /// Returns the fitting size and the baselines of the text.
    package final func fit(
        into targetSize: CGSize, _ horizontalPriority: LayoutPriority, _ verticalPriority: LayoutPriority
    ) -> FittedContent {
        updateConstraintsIfNeeded()
        return LayoutModel.fit(
            self,
            into: FittingTarget(
                size: targetSize, horizontalPriority: horizontalPriority, verticalPriority: verticalPriority))
    }
}
