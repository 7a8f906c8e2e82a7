import MullionGeometry
import MullionSolver

// The constraints of users and of stack views.
extension LayoutModel {
    /// Takes up a constraint that is inactive and whose holder is known.
    func activate(_ constraint: LayoutConstraint) {
        guard constraint.position < 0 else { return }
        constraint.position = Int32(constraints.count)
        constraint.model = self
        constraints.append(constraint)
        waiting.append(constraint)
        constraint.forEachItem { $0.links.append(.passUnretained(constraint)) }
        schedule()
    }

    /// Drops an active constraint.
    func deactivate(_ constraint: LayoutConstraint) {
        take(constraint)
        constraint.forEachItem { unlink(constraint, $0) }
        schedule()
    }

    private func unlink(_ constraint: LayoutConstraint, _ item: ConstraintItem) {
        guard
            let index = item.links.firstIndex(where: {
                $0.toOpaque() == Unmanaged.passUnretained(constraint).toOpaque()
            })
        else { return }
        item.links.swapAt(index, item.links.count - 1)
        item.links.removeLast()
    }

    /// Takes a constraint out of this model; it stays linked to its items.
    func take(_ constraint: LayoutConstraint) {
        let position = Int(constraint.position)
        remove(constraint.handle)
        constraint.handle = -1
        constraint.position = -1
        constraint.model = nil
        let last = constraints.removeLast()
        if last !== constraint {
            constraints[position] = last
            last.position = Int32(position)
        }
    }

    /// Adopts a constraint that a model released and that is still linked to its items.
    func adopt(_ constraint: LayoutConstraint) {
        constraint.position = Int32(constraints.count)
        constraint.model = self
        constraints.append(constraint)
        waiting.append(constraint)
    }

    /// Translates constraints that belong to a different model.
    func borrow(_ constraints: [LayoutConstraint]) { waiting += constraints }

    /// Releases all constraints for a different model to adopt.
    func giveUpConstraints() -> [LayoutConstraint] {
        for constraint in constraints { constraint.handle = -1 }
        defer { constraints = [] }
        return constraints
    }

    func constantChanged(of constraint: LayoutConstraint) {
        guard constraint.handle >= 0 else { return }
        solver.setConstant(usable(constraint.constant, constraint) + Double(constraint.shift), of: constraint.handle)
        schedule()
    }

    func priorityChanged(of constraint: LayoutConstraint) {
        guard constraint.handle >= 0 else { return }
        solver.setPriority(constraint.priority.level, of: constraint.handle)
        schedule()
    }

    /// Translates a constraint again, since its meaning depends on something that changed.
    func retranslate(_ constraint: LayoutConstraint) {
        guard constraint.handle >= 0 else { return }
        remove(constraint.handle)
        constraint.handle = -1
        waiting.append(constraint)
        schedule()
    }

    /// Translates the constraints on the baselines of a view again.
    func retranslateBaselines(of view: LayoutView) {
        for link in view.links {
            let constraint = link.takeUnretainedValue()
            if constraint.hasAttribute(where: \.isBaseline) { retranslate(constraint) }
        }
    }

    /// A constant as a number that the solver takes.
    func usable(_ constant: CGFloat, _ constraint: LayoutConstraint) -> Double {
        // Negated, so that NaN is replaced.
        guard constant.magnitude > 1e12 || constant.isNaN else { return Double(constant) }
        reports.append(.unusableConstant(constraint: constraint.description))
        return 0
    }
}

extension LayoutPriority {
    /// The priority for the solver, brought into its range.
    var level: Solver.Priority {
        // NaN becomes required: `max` and `min` would keep it.
        rawValue > 0
            ? Solver.Priority(min(rawValue, 1000))
            : rawValue <= 0 ? Solver.Priority(Float.leastNormalMagnitude) : .required
    }
}
