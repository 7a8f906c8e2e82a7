import MullionGeometry
import MullionSolver

/// What a view is to be fitted into: two wishes for its size.
struct FittingTarget {
    var size: CGSize
    var horizontalPriority: LayoutPriority
    var verticalPriority: LayoutPriority
}

extension LayoutModel {
    /// The alignment size of a view alone: its subtree's constraints, the target, and nothing from its superview.
    ///
    /// A model of its own borrows the items and constraints of the subtree, and gives them back as they were.
    /// - Complexity: that of building and solving the subtree.
    static func fittingSize(of view: LayoutView, _ target: FittingTarget) -> CGSize {
        let loan = Loan(view)
        let model = LayoutModel(root: view)
        model.target = target
        loan.hand(to: model)
        defer { loan.giveBack() }
        model.update()
        let solved = model.solution(view.place)
        return CGSize(width: solved.z, height: solved.w)
    }

    /// The wishes for the size of the root.
    func targetConstraints(_ target: FittingTarget, of view: LayoutView) -> [Constraint] {
        func wish(_ part: Int, _ length: CGFloat, _ priority: LayoutPriority) -> Constraint {
            // NaN becomes 0, and what is too large for numbers the largest.
            let length = length.isNaN ? 0 : min(max(length, 0), 1e12)
            return Constraint([SolverTerm(variable(view, part))], .equal, Double(length), priority: priority.level)
        }
        let insets = view.alignmentRectInsets
        return [
            wish(2, target.size.width - insets.left - insets.right, target.horizontalPriority),
            wish(3, target.size.height - insets.top - insets.bottom, target.verticalPriority),
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
    }

    private var items: [(item: LayoutItem, place: Int32, model: LayoutModel?)] = []
    private var constraints: [Constraint] = []
    private var models: [LayoutModel?] = []

    init(_ view: LayoutView) {
        view.forEachItem { items.append(($0, $0.place, $0.model)) }
    }

    /// Lets another model have them: items without records, and the constraints that are held inside the subtree.
    func hand(to model: LayoutModel) {
        for entry in items {
            entry.item.place = -1
            entry.item.model = model
        }
        for entry in items {
            for link in entry.item.links {
                let constraint = link.takeUnretainedValue()
                guard constraint.first === entry.item, constraint.holder?.model === model else { continue }
                constraints.append(
                    Constraint(
                        constraint: constraint, handle: constraint.handle, shift: constraint.shift,
                        constant: constraint.constant))
                models.append(constraint.model)
                constraint.handle = -1
                constraint.model = model
            }
        }
        model.borrow(constraints.map(\.constraint))
    }

    func giveBack() {
        for (entry, model) in zip(constraints, models) {
            let constraint = entry.constraint
            // Without a model nobody hears of the constant.
            constraint.model = nil
            constraint.constant = entry.constant
            constraint.handle = entry.handle
            constraint.shift = entry.shift
            constraint.model = model
        }
        for entry in items {
            entry.item.place = entry.place
            entry.item.model = entry.model
        }
    }
}

extension LayoutView {
    /// The smallest size that respects the content, as a target for fitting.
    public static var layoutFittingCompressedSize: CGSize { .zero }
    /// The largest size that respects the content, as a target for fitting.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The size of the frame that suits the view's content and constraints best, as near to a target as priorities of 50 allow.
    public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size of the frame that suits the view's content and constraints best, where the target is wished with the given
    /// priorities; 1000 makes it given.
    ///
    /// The view is taken alone: constraints to what is outside it and its own autoresizing mask do not count. Nothing is
    /// changed, but pending updates of constraints inside it are made first.
    /// - Complexity: that of building and solving the subtree.
    public final func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalPriority: LayoutPriority,
        verticalFittingPriority verticalPriority: LayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let size = LayoutModel.fittingSize(
            of: self,
            FittingTarget(
                size: targetSize, horizontalPriority: horizontalPriority, verticalPriority: verticalPriority))
        return frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
    }
}
