import Foundation
import MullionAutoLayout
import MullionGeometry

extension VectorCase {
    /// Reads the format, and compares the equations in any order, or the place of the error.
    func check(_ question: VisualFormatQuestion, _ differences: inout Differences) {
        let superview = LayoutView()
        superview.identifier = question.superview
        var views: [String: LayoutView] = [:]
        for name in question.views where name != question.superview {
            let view = LayoutView()
            view.identifier = name
            superview.addSubview(view)
            views[name] = view
        }
        if question.views.contains(question.superview) { views[question.superview] = superview }
        do throws(VisualFormatError) {
            let constraints = try LayoutConstraint.constraints(
                withVisualFormat: question.format, options: question.options, metrics: question.metrics, views: views)
            switch question.answer {
            case .equations(let equations): compare(equations, constraints, &differences)
            case .error(let offset): differences.add("expected an error at offset \(offset), got \(constraints)")
            }
        } catch {
            switch question.answer {
            case .equations: differences.add("refused: \(error)")
            case .error(let offset): differences.compare("offset of the error", offset, error.offset)
            }
        }
    }

    private func compare(
        _ expected: [ConstraintEquation], _ constraints: [LayoutConstraint], _ differences: inout Differences
    ) {
        var rest = constraints
        for equation in expected {
            if let index = rest.firstIndex(where: { equation.agrees(with: $0, tolerance: tolerance) }) {
                rest.remove(at: index)
            } else {
                differences.add("missing: \(equation)")
            }
        }
        for constraint in rest { differences.add("not expected: \(constraint)") }
    }
}

extension ConstraintEquation {
    /// Whether a constraint says the same, with its items in either order.
    fileprivate func agrees(with constraint: LayoutConstraint, tolerance: CGFloat) -> Bool {
        guard constraint.priority == priority else { return false }
        return isSame(constraint, tolerance) || reversed?.isSame(constraint, tolerance) == true
    }

    private func isSame(_ constraint: LayoutConstraint, _ tolerance: CGFloat) -> Bool {
        constraint.firstItem?.identifier == first && constraint.firstAttribute == firstAttribute
            && constraint.relation == relation && constraint.secondItem?.identifier == second
            && constraint.secondAttribute == secondAttribute
            && (second == nil || abs(constraint.multiplier - multiplier) <= tolerance)
            && abs(constraint.constant - constant) <= tolerance
    }

    /// The equation solved for its second item: `a = m b + c` is `b = a / m - c / m`.
    private var reversed: ConstraintEquation? {
        guard let second, multiplier != 0 else { return nil }
        var equation = self
        (equation.first, equation.firstAttribute) = (second, secondAttribute)
        (equation.second, equation.secondAttribute) = (first, firstAttribute)
        equation.multiplier = 1 / multiplier
        equation.constant = -constant / multiplier
        // Divided by a number above 0, the other side is the larger one.
        if multiplier > 0 { equation.relation = LayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation }
        return equation
    }
}

extension ConstraintEquation: CustomStringConvertible {
    /// The equation with the names of its items.
    public var description: String {
        let right = second.map { "\(multiplier) · \($0).\(secondAttribute) + \(constant)" } ?? "\(constant)"
        return "\(first).\(firstAttribute) \(relation) \(right) @\(priority)"
    }
}
