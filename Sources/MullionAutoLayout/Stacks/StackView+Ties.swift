import MullionGeometry
import MullionSolver

extension StackView {
    /// Has equal priorities decided in a row that is read from the right as in one that is read from the left.
    ///
    /// The solver draws to the left and to the top what nothing else decides. So of several views with the lowest
    /// priority the last one takes spare room, and the first one gives where room is short. Read from the right it
    /// would be the other way round; there the widths of all but the last visible view are drawn to 0 instead, which
    /// counts before positions.
    final func breakTies() {
        let isMirrored = axis == .horizontal && effectiveLayoutDirection == .rightToLeft
        let hasTies = distribution == .fill || distribution.spreads
        guard drawsSizesToZero || isMirrored && hasTies else { return }
        drawsSizesToZero = isMirrored && hasTies
        let last = arrangedSubviews.last { !$0.isHidden }
        let model = modelOfTree
        for view in arrangedSubviews {
            let isDrawn = drawsSizesToZero && !view.isHidden && view !== last
            model.preferSize(isDrawn ? 0 : nil, of: view, .horizontal)
        }
    }

    /// Stops drawing sizes to 0 until the next arrangement, so that ambiguity can be exercised.
    final func leaveTiesOpen() {
        guard drawsSizesToZero else { return }
        drawsSizesToZero = false
        for view in arrangedSubviews { modelOfTree.preferSize(nil, of: view, .horizontal) }
    }
}

extension LayoutModel {
    /// Draws a size to a length wherever constraints leave it open; nil: not any more.
    func preferSize(_ length: Double?, of view: LayoutView, _ axis: Axis) {
        guard length != nil || view.record >= 0 else { return }
        prefer(length, variable(view, axis == .horizontal ? 2 : 3))
    }

    /// Changes the preferred value of a variable; nil removes it.
    func prefer(_ value: Double?, _ variable: Solver.Variable) {
        guard solver.solver.preferredValue(of: variable) != value else { return }
        // A usable number for a variable of this solver cannot be refused.
        try? solver.solver.setPreferredValue(value, of: variable)
    }
}
