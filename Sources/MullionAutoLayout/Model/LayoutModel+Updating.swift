import MullionGeometry
import MullionSolver

extension LayoutModel {
    /// How often heights and insets may follow the solution before it is given up.
    static let roundLimit = 4

    /// The number of consecutive updates that may exceed the rounds.
    static let exceededLimit = 25

    /// Solves what is pending, and marks what layout has to show.
    ///
    /// 1. Give records to what came in, and translate the constraints that wait.
    /// 2. Solve.
    /// 3. Note the items that changed.
    /// 4. Measure the heights of wrapping views whose width changed, and set margins and safe areas again; if that
    ///    moved a constant, go on with 2, at most four times.
    func update() {
        guard !isUpdating else { return }
        guard isPending else {
            roundsExceeded = 0
            return
        }
        isUpdating = true
        defer { isUpdating = false }
        if insetsRanAway { bringInsetsBack() }
        var unstable: [LayoutView] = []
        for round in 0... {
            takeUpPending()
            solver.flush()
            let hasChanged = noteChanges()
            if hasChanged { insetsAreStale = true }
            unstable = measureHeights()
            if insetsAreStale { unstable += setInsets() }
            guard !unstable.isEmpty, round < Self.roundLimit else { break }
        }
        if unstable.isEmpty { roundsExceeded = 0 } else { note(unstable: unstable) }
        noteConflicts()
    }

    /// Whether an update has anything to do.
    private var isPending: Bool {
        solver.isPending || tables.mayHaveChanges || !waiting.isEmpty || !entering.isEmpty || rootIsEntering
            || !reusedRecords.isEmpty || !toMeasure.isEmpty || insetsAreStale || !solver.relaxations.isEmpty
            || !reportedConflicts.isEmpty
    }

    /// Rounds continue with the next update, and may converge then. If they do not, the last one is final; otherwise a
    /// pass, which updates until nothing moves, would never end.
    private func note(unstable views: [LayoutView]) {
        if roundsExceeded == 0 { reports.append(.unstable(root: root.path, views: views.map(\.path))) }
        roundsExceeded += 1
        guard roundsExceeded >= Self.exceededLimit else { return }
        roundsExceeded = 0
        insetsRanAway = true
        solver.flush()
        _ = noteChanges()
        toMeasure.removeAll()
        insetsAreStale = false
    }

    private func takeUpPending() {
        while let view = entering.popLast() { takeUp(view) }
        if rootIsEntering {
            rootIsEntering = false
            takeUp(root)
        }
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
        // All records and items are looked at before the first is worked on: those that nothing looked at for long are
        // in no cache, and the processor fetches side by side what nothing else has to wait for.
        tables.takeChanges(into: &changedVariables)
        var last: Int32 = -1
        for variable in changedVariables where variable / 4 != last {
            last = variable / 4
            let item = records[Int(last)].unmanagedItem
            if item?._withUnsafeGuaranteedRef({ $0.record }) == last { changedRecords.append(last) }
        }
        changedVariables.removeAll(keepingCapacity: true)
        var hasChanged = false
        for record in changedRecords { hasChanged = noteChange(Int(record)) || hasChanged }
        changedRecords.removeAll(keepingCapacity: true)
        while let record = reusedRecords.popLast() { hasChanged = noteChange(Int(record)) || hasChanged }
        return hasChanged
    }

    /// Marks the superview of an item, if it changed.
    private func noteChange(_ record: Int) -> Bool {
        let solved = solution(Int32(record))
        guard solved != records[record].shown, let item = records[record].unmanagedItem else { return false }
        records[record].shown = solved
        // Items with a record are in the tree, which nothing here changes.
        item._withUnsafeGuaranteedRef { item in
            if item.measuresHeight { toMeasure.append(Int32(record)) }
            if target == nil { item.solutionChanged() }
        }
        return true
    }

    /// Asks the scheduler for a layout pass.
    func schedule() {
        if !isUpdating { pass.contentChanged() }
        pass.schedule()
    }
}
