import MullionGeometry
import MullionSolver

extension LayoutView {
    /// Returns the active constraints that the position or the size of the view on an axis depends on, in order of
    /// creation.
    ///
    /// The result contains the constraints that refer to the view on that axis and hold exactly, those that determine
    /// the other items of these constraints, and so on, up to the size of the root, which is given. It omits
    /// inequalities that are not at their limit, such as `width >= 10` of a wider view. It may contain constraints
    /// without effect, but omits none with an effect. Intrinsic sizes and autoresizing masks are not constraints; the
    /// constraints of stack views are included.
    /// Reading it applies pending changes.
    ///
    /// ```swift
    /// for constraint in badge.constraintsAffectingLayout(for: .horizontal) { print(constraint) }
    /// ```
    /// - Complexity: linear in the constraints of the tree and their items.
    public final func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
        solvedModel.constraintsAffecting(self, axis)
    }
}

extension LayoutGuide {
    /// Returns the active constraints that the position or the size of the guide on an axis depends on, as
    /// ``LayoutView/constraintsAffectingLayout(for:)`` does; none before the guide is in a view tree.
    public final func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
        owningView?.solvedModel.constraintsAffecting(self, axis) ?? []
    }
}

extension LayoutModel {
    /// The constraints reached from the position and the size of an item, by creation.
    func constraintsAffecting(_ item: ConstraintItem, _ axis: Axis) -> [LayoutConstraint] {
        guard item !== root else { return [] }
        let part = axis == .horizontal ? 0 : 1
        let given = Set([variable(root, 2), variable(root, 3)])
        var tight: [(constraint: LayoutConstraint, variables: [Solver.Variable])] = []
        var namedBy: [Solver.Variable: [Int]] = [:]
        for constraint in constraints where constraint.handle >= 0 {
            guard let solved = solver.constraint(of: constraint.handle), isTight(solved) else { continue }
            let variables = solved.terms.map(\.variable).filter { !given.contains($0) }
            for variable in variables { namedBy[variable, default: []].append(tight.count) }
            tight.append((constraint, variables))
        }
        var open = [variable(item, part), variable(item, part + 2)]
        var reached = Set(open)
        var found = Set<Int>()
        while let variable = open.popLast() {
            for index in namedBy[variable] ?? [] where found.insert(index).inserted {
                open += tight[index].variables.filter { reached.insert($0).inserted }
            }
        }
        return found.map { tight[$0].constraint }.sorted { $0.number < $1.number }
    }

    /// Whether it is an equation, or an inequality at its limit; also one that is missed.
    private func isTight(_ constraint: Solver.Constraint) -> Bool {
        let value = constraint.terms.reduce(0) { $0 + $1.coefficient * solver.solver[$1.variable] }
        switch constraint.relation {
        case .equal: return true
        case .lessThanOrEqual: return value > constraint.constant - 1e-6
        case .greaterThanOrEqual: return value < constraint.constant + 1e-6
        }
    }
}
