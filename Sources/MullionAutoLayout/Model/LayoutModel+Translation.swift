import MullionGeometry
import MullionSolver

typealias SolverTerm = Solver.Expression.Term

/// A number of an item as a sum of unknowns: the left side of a constraint while it is put together.
struct UnknownSum {
    var terms: [SolverTerm] = []
    var constant = 0.0

    mutating func add(_ variable: Solver.Variable, times factor: Double) {
        terms.append(SolverTerm(variable, times: factor))
    }
}

extension LayoutModel {
    /// Translates a constraint for the solver.
    ///
    /// `first relation m · second + c` becomes `first - m · second relation c`, both measured in the nearest common
    /// ancestor.
    func translate(_ constraint: LayoutConstraint) {
        guard let ancestor = constraint.holder else { return }
        // One array of terms serves all constraints.
        var sum = UnknownSum()
        swap(&sum, &sumInUse)
        sum.terms.removeAll(keepingCapacity: true)
        sum.constant = 0
        defer { swap(&sum, &sumInUse) }
        if let starts = constraint.starts {
            addDistances(constraint, starts, ancestor, &sum)
        } else {
            let frame = frame(ancestor, constraint.firstAttribute, constraint.secondAttribute)
            add(constraint.first, constraint.firstAttribute, constraint.second, frame, 1, &sum)
            if let second = constraint.second {
                add(second, constraint.secondAttribute, constraint.first, frame, -Double(constraint.multiplier), &sum)
            }
        }
        constraint.shift = CGFloat(-sum.constant)
        constraint.handle = solver.add(
            sum.terms, constraint.relation.forSolver,
            usable(constraint.constant, constraint) + Double(constraint.shift), constraint.priority.level,
            acceptanceOrder: Self.acceptanceOrder(constraint.origin, constraint.number))
    }

    /// What positions of a constraint are measured in.
    struct Frame {
        var ancestor: LayoutView
        /// Whether horizontal positions are measured from its right edge towards the left.
        var isMirrored: Bool
    }

    private func frame(
        _ ancestor: LayoutView, _ first: LayoutConstraint.Attribute, _ second: LayoutConstraint.Attribute
    ) -> Frame {
        Frame(
            ancestor: ancestor,
            isMirrored: (first.isDirectional || second.isDirectional)
                && ancestor.effectiveLayoutDirection == .rightToLeft)
    }

    /// Adds both sides of a constraint between lengths: of a distance its end less its start, in a direction of its
    /// own.
    private func addDistances(
        _ constraint: LayoutConstraint, _ starts: DistanceStarts, _ ancestor: LayoutView, _ sum: inout UnknownSum
    ) {
        func addSide(
            _ item: ConstraintItem, _ attribute: LayoutConstraint.Attribute, _ start: DistanceStarts.Start?,
            _ factor: Double, _ sum: inout UnknownSum
        ) {
            let frame = frame(ancestor, attribute, start?.attribute ?? .notAnAttribute)
            add(item, attribute, start?.item, frame, factor, &sum)
            if let start { add(start.item, start.attribute, item, frame, -factor, &sum) }
        }
        addSide(constraint.first, constraint.firstAttribute, starts.first, 1, &sum)
        if let second = constraint.second {
            addSide(second, constraint.secondAttribute, starts.second, -Double(constraint.multiplier), &sum)
        }
    }

    /// Adds `factor` times a number of an item.
    private func add(
        _ item: ConstraintItem, _ attribute: LayoutConstraint.Attribute, _ other: ConstraintItem?, _ frame: Frame,
        _ factor: Double, _ sum: inout UnknownSum
    ) {
        if let plain = attribute.ofMarginsGuide, let view = item.container {
            return add(view.layoutMarginsGuide, plain, nil, frame, factor, &sum)
        }
        let item = item.resolved(attribute, against: other)
        if attribute == .width { return sum.add(variable(item, 2), times: factor) }
        if attribute == .height { return sum.add(variable(item, 3), times: factor) }
        let axis = attribute.axis
        if attribute == .firstBaseline || attribute == .lastBaseline {
            return addBaseline(item, attribute == .firstBaseline, frame, factor, &sum)
        }
        let isMirrored = frame.isMirrored && axis == .horizontal
        // Mirrored: the width of the ancestor less the position.
        if isMirrored { sum.add(variable(frame.ancestor, 2), times: factor) }
        let direction = isMirrored ? -factor : factor
        addOrigin(item, axis, frame.ancestor, direction, &sum)
        let share = share(of: attribute, isMirrored)
        if share != 0 { sum.add(variable(item, axis == .horizontal ? 2 : 3), times: direction * share) }
    }

    /// How much of the size lies before a position.
    private func share(of attribute: LayoutConstraint.Attribute, _ isMirrored: Bool) -> Double {
        switch attribute {
        case .right, .bottom: 1
        case .leading: isMirrored ? 1 : 0
        case .trailing: isMirrored ? 0 : 1
        case .centerX, .centerY: 0.5
        default: 0
        }
    }

    /// Adds the position of an item's alignment rectangle in that of an ancestor.
    private func addOrigin(
        _ item: ConstraintItem, _ axis: Axis, _ ancestor: LayoutView, _ factor: Double, _ sum: inout UnknownSum
    ) {
        guard item !== ancestor else { return }
        let part = axis == .horizontal ? 0 : 1
        var item = item
        while item !== ancestor {
            sum.add(variable(item, part), times: factor)
            guard let next = item.positionedIn else { break }
            // Positions are in the frame of the superview, its own is that of its alignment rectangle.
            let insets = next.alignmentRectInsets
            sum.constant -= factor * Double(axis == .horizontal ? insets.left : insets.top)
            item = next
        }
    }

    private func addBaseline(
        _ item: ConstraintItem, _ isFirst: Bool, _ frame: Frame, _ factor: Double, _ sum: inout UnknownSum
    ) {
        guard let container = item.container else { return }
        container.flags.insert(.hasBaselineLinks)
        let view = isFirst ? container.viewForFirstBaselineLayout : container.viewForLastBaselineLayout
        let baseline = isFirst ? view.firstBaseline : view.lastBaseline
        addOrigin(view, .vertical, frame.ancestor, factor, &sum)
        if baseline.share != 0 { sum.add(variable(view, 3), times: factor * Double(baseline.share)) }
        sum.constant += factor * Double(baseline.offset)
    }
}

extension LayoutConstraint.Relation {
    var forSolver: Solver.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
