import MullionGeometry
import MullionSolver

extension LayoutView {
    /// The active constraints that the position or the size of the view on an axis depends on, by creation.
    ///
    /// Those that name the view on that axis and hold exactly, those that hold what these measure it against, and so
    /// on; the size of the root is given, and ends the walk. Constraints that are not at their limit, such as `width >=
    /// 10` of a wider view, are left out. Some of the list may make no difference; nothing that makes one is missing,
    /// but intrinsic sizes and autoresizing masks, which are not constraints. Those of stack views are included.
    /// Reading solves what is pending.
    ///
    /// ```swift
    /// for constraint in badge.constraintsAffectingLayout(for: .horizontal) { print(constraint) }
    /// ```
    /// - Complexity: linear in the constraints of the tree and what they name.
    public final func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
        let model = modelOfTree
        model.update()
        return model.constraintsAffecting(self, axis)
    }
}

extension LayoutGuide {
    /// The active constraints that the position or the size of the guide on an axis depends on, as
    /// ``LayoutView/constraintsAffectingLayout(for:)`` has them; none before it is in a view tree.
    public final func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
        guard let model = owningView?.modelOfTree else { return [] }
        model.update()
        return model.constraintsAffecting(self, axis)
    }
}

extension LayoutModel {
    /// The constraints reached from the position and the size of an item, by creation.
    func constraintsAffecting(_ item: LayoutItem, _ axis: Axis) -> [LayoutConstraint] {
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
