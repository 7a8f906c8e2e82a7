import MullionGeometry
import MullionSolver

extension LayoutView {
    /// Whether the constraints leave the position or the size of the view open.
    ///
    /// A rule that depends on the order in which views were added decides what is open. Reading it applies
    /// pending changes.
    /// - Complexity: two short runs of the solver for each of four numbers in question.
    public final var hasAmbiguousLayout: Bool { !ambiguousAttributes.isEmpty }

    /// The axes on which the constraints leave the position or the size of the view open.
    public final var ambiguousAxes: Axis.Set {
        Axis.Set(ambiguousAttributes.map { $0.axis == .horizontal ? .horizontal : .vertical })
    }

    /// The attributes among left, top, width, and height that the constraints leave open.
    public final var ambiguousAttributes: [LayoutConstraint.Attribute] {
        solvedModel.openParts(of: self).map { Self.attributes[$0] }
    }

    /// The attributes among left, top, width, and height that the constraints leave open by more than a distance in
    /// points.
    package final func ambiguousAttributes(beyond distance: Double) -> [LayoutConstraint.Attribute] {
        let model = solvedModel
        return model.openParts(of: self).filter { model.isOpen(self, $0, beyond: distance) }.map { Self.attributes[$0] }
    }

    fileprivate static var attributes: [LayoutConstraint.Attribute] { [.left, .top, .width, .height] }

    /// The work that questions about ambiguity have taken in the tree so far, a number that grows with their time.
    package final var ambiguityWork: Int { modelOfTree.solver.solver.statistics.rangeWork }

    /// Moves what the constraints leave open to the other end of its range, or by 100 points if the range is unbounded;
    /// a second call moves it back. The next layout pass shows it. Does nothing if the layout is unambiguous.
    public final func exerciseAmbiguityInLayout() {
        let model = solvedModel
        // All ends first: what follows moves the values.
        let ends = model.openParts(of: self).map { (model.variable(self, $0), model.otherEnd(self, $0)) }
        (superview as? StackView)?.leaveTiesOpen()
        for (variable, end) in ends { model.prefer(end, variable) }
        if !ends.isEmpty { model.schedule() }
    }

    /// A text with one line for each view below this one, with its frame and its ambiguous attributes, indented by
    /// depth.
    public final var autolayoutTrace: String {
        let model = solvedModel
        var lines: [String] = []
        var stack = [(self, 0)]
        while let (view, depth) = stack.popLast() {
            var line = String(repeating: "|   ", count: depth)
            let frame = model.frameSolution(of: view)
            line += "\(view.name) (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
            let open = model.openParts(of: view)
            if !open.isEmpty {
                line += " ambiguous: " + open.map { "\(Self.attributes[$0])" }.joined(separator: ", ")
            }
            if view.translatesAutoresizingMaskIntoConstraints { line += " by its mask" }
            if view.isHidden { line += " hidden" }
            lines.append(line)
            for subview in view.subviews.reversed() { stack.append((subview, depth + 1)) }
        }
        return lines.joined(separator: "\n")
    }

    /// The required constraints that are relaxed because they conflict with others, in order of creation.
    public final var relaxedConstraints: [LayoutConstraint] { solvedModel.relaxedConstraints }

    /// Returns the minimal sets of required constraints in the tree that cannot hold together, smallest first, and
    /// whether these are all.
    /// - Parameter limit: The maximum number of sets to find; there can be exponentially many.
    public final func minimalConflicts(limit: Int = 100) -> (conflicts: [[LayoutConflict.Member]], isComplete: Bool) {
        solvedModel.minimalConflicts(limit: limit)
    }
}

extension LayoutScrollView {
    /// The lengths of the content, among width and height, that the constraints leave open by more than a distance in
    /// points.
    package final func ambiguousContentLengths(beyond distance: Double) -> [LayoutConstraint.Attribute] {
        let model = solvedModel
        guard contentLayoutGuide.record >= 0 else { return [] }
        return (2..<4).filter { model.isOpen(contentLayoutGuide, $0, beyond: distance) }.map { Self.attributes[$0] }
    }
}

extension LayoutModel {
    /// Returns whether the range of a variable of an item is longer than a distance.
    func isOpen(_ item: ConstraintItem, _ part: Int, beyond distance: Double) -> Bool {
        let variable = variable(ofRecord: Int(item.record), part)
        guard solver.solver.isAmbiguous(variable), let range = solver.solver.optimalRange(of: variable) else {
            return false
        }
        return range.upperBound - range.lowerBound > distance
    }

    /// The variables of a view that are ambiguous. The position of the root is not considered.
    func openParts(of view: LayoutView) -> [Int] {
        guard view.record >= 0 else { return [] }
        return (view === root ? 2..<4 : 0..<4).filter {
            solver.solver.isAmbiguous(variable(ofRecord: Int(view.record), $0))
        }
    }

    /// The end of the range of a variable that is farther from its value.
    func otherEnd(_ view: LayoutView, _ part: Int) -> Double {
        let variable = variable(ofRecord: Int(view.record), part)
        let value = solver.solver[variable]
        let range = solver.solver.optimalRange(of: variable) ?? value...value
        let low = range.lowerBound.isFinite ? range.lowerBound : range.upperBound.isFinite ? value - 100 : value
        let high = range.upperBound.isFinite ? range.upperBound : low + 100
        return value - low > high - value ? low : high
    }
}
