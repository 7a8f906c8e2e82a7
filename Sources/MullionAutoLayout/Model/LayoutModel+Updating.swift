import MullionGeometry
import MullionSolver

extension LayoutModel {
    /// How often heights and insets may follow the solution before it is given up.
    static let roundLimit = 4

    /// How many updates in a row may end unsettled.
    static let unsettledLimit = 25

    /// Solves what is pending, and marks what layout has to show.
    ///
    /// 1. Give records to what came in, and translate the constraints that wait.
    /// 2. Solve.
    /// 3. Note the items that changed.
    /// 4. Measure the heights of wrapping views whose width changed, and set margins and safe areas anew; if that moved
    ///    a constant, go on with 2, at most four times.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        if insetsRanAway { bringInsetsBack() }
        var unsettled: [LayoutView] = []
        for round in 0... {
            takeUpPending()
            solver.flush()
            let hasChanged = noteChanges()
            if hasChanged { insetsAreStale = true }
            unsettled = measureHeights()
            unsettled += setInsets()
            guard !unsettled.isEmpty, round < Self.roundLimit else { break }
        }
        if unsettled.isEmpty { unsettledUpdates = 0 } else { note(unsettled: unsettled) }
        noteConflicts()
    }

    /// Rounds go on with the next update, and may settle yet. If they do not, the last is taken as it is: else a pass,
    /// which updates until nothing moves, would never end.
    private func note(unsettled views: [LayoutView]) {
        if unsettledUpdates == 0 { reports.append(.unsettled(root: root.path, views: views.map(\.path))) }
        unsettledUpdates += 1
        guard unsettledUpdates >= Self.unsettledLimit else { return }
        unsettledUpdates = 0
        insetsRanAway = true
        solver.flush()
        _ = noteChanges()
        toMeasure.removeAll()
        insetsAreStale = false
    }

    private func takeUpPending() {
        while let view = entering.popLast() { takeUp(view) }
        guard !waiting.isEmpty else { return }
        let constraints = waiting
        waiting.removeAll(keepingCapacity: true)
        for constraint in constraints
        where constraint.position >= 0 && constraint.handle < 0 && constraint.model === self {
            translate(constraint)
        }
    }

    /// Marks the superviews of what changed; false if nothing did.
    private func noteChanges() -> Bool {
        var last = -1
        var hasChanged = false
        for variable in solver.solver.takeChanges() where variable.index / 4 != last {
            last = variable.index / 4
            hasChanged = noteChange(last) || hasChanged
        }
        while let place = reusedPlaces.popLast() { hasChanged = noteChange(Int(place)) || hasChanged }
        return hasChanged
    }

    /// Marks the superview of an item, if it changed.
    private func noteChange(_ place: Int) -> Bool {
        guard let item = records[place].item else { return false }
        let solved = solution(Int32(place))
        guard solved != records[place].shown else { return false }
        records[place].shown = solved
        if let view = item as? LayoutView, view.wrapsContent { toMeasure.append(view) }
        guard target == nil else { return true }
        if let view = item as? LayoutView {
            view.solutionChanged()
        } else {
            item.container?.setNeedsLayout(by: "the layout guide \(item.name)")
        }
        return true
    }

    /// Asks for a layout pass, when someone runs them.
    func schedule() {
        if !isUpdating { pass.contentChanged() }
        pass.schedule()
    }
}
