import MullionGeometry

/// Runs passes over one tree: the update phase, bottom-up, then the layout phase, top-down, again while flags remain.
///
/// A pass visits what is flagged, by the lists that flags leave on the way to the root, and nothing else.
final class LayoutPass {
    /// Set by the model as it makes the pass, which it owns.
    unowned(unsafe) var model: LayoutModel!
    /// Whether the root was given a scheduler or an observer: asking it takes longer.
    var hasListener: Bool
    // Whole values, and a record whose methods run code of this module alone: nothing for a check of exclusivity to
    // find.
    @exclusivity(unchecked) private var isScheduled = false
    @exclusivity(unchecked) private var isUpdating = false
    /// Whether a layout phase runs.
    @exclusivity(unchecked) private var isLayingOut = false
    @exclusivity(unchecked) private var detector = LoopDetector()

    /// Memory for the views that a phase has yet to visit.
    @exclusivity(unchecked) private var stepsInUse: [Step] = []
    @exclusivity(unchecked) private var stackInUse: [Visit] = []
    /// Memory for lists of views that a pass has to visit.
    @exclusivity(unchecked) private var spareLists: [ViewList] = []

    private var root: LayoutView { model.root }

    init(hasListener: Bool) { self.hasListener = hasListener }

    // MARK: - Memory

    /// Memory for a list that begins. Subviews come one by one, but seldom alone.
    func makeList() -> ViewList {
        if let list = spareLists.popLast() { return list }
        var list: ViewList = []
        list.reserveCapacity(8)
        return list
    }

    /// Keeps the memory of a list for the next one.
    func giveBack(_ list: consuming ViewList) {
        guard spareLists.count < Self.spareListLimit, list.capacity <= Self.spareListCapacity else { return }
        list.removeAll(keepingCapacity: true)
        spareLists.append(list)
    }

    private static let spareListLimit = 16
    private static let spareListCapacity = 256

    // MARK: - Scheduling

    /// Has the scheduler run a pass, once for all that asks until then.
    func schedule() {
        guard hasListener, !isScheduled, !isLayingOut, !isUpdating, model.target == nil,
            let scheduler = root.extras?.environment.scheduler
        else { return }
        isScheduled = true
        scheduler.schedule { [weak model] in
            guard let model else { return }
            model.pass.isScheduled = false
            model.pass.layOut(from: model.root)
        }
    }

    /// Notes the cause of a flag while a pass runs.
    @inline(__always)
    func flagged(_ view: LayoutView, _ phase: Phase, by reason: @autoclosure () -> String?) {
        // As a rule, nobody listens.
        if hasListener || (isLayingOut || isUpdating) && detector.isSuspicious(view) {
            note(view, phase, by: reason())
        }
    }

    @inline(never)
    private func note(_ view: LayoutView, _ phase: Phase, by reason: @autoclosure () -> String?) {
        if phase == .update { contentChanged() }
        guard isLayingOut || isUpdating else {
            if phase == .layout { observe(.frames) }
            return schedule()
        }
        detector.flagged(view, by: reason())
    }

    /// Informs the observer of the tree that its fitting size may have changed. What an update phase does is part of
    /// finding that size.
    func contentChanged() {
        if !isUpdating { observe(.size) }
    }

    private func observe(_ change: LayoutInvalidation) {
        if hasListener, model.target == nil { root.extras?.environment.observer?(change) }
    }

    // MARK: - Commands

    /// Runs the update phase below a view.
    func update(from view: LayoutView) {
        guard !isUpdating else { return }
        if !isLayingOut { detector.begin() }
        runUpdatePhase(from: view)
        // Their sizes may have changed.
        model.update()
    }

    /// Lays out what is flagged from a view downwards.
    ///
    /// 1. Update phase of the whole tree.
    /// 2. Solve; what moved flags the views whose layout shows it.
    /// 3. Climb from the view while the superview needs layout too.
    /// 4. Layout phase from there.
    /// 5. Again, while that flagged something, as often as a view may run: what never settles is left for the next
    ///    pass.
    func layOut(from view: LayoutView) {
        guard !isLayingOut else { return layOutInside(view) }
        isLayingOut = true
        detector.begin()
        defer {
            isLayingOut = false
            for stopped in detector.end() { model.reports.append(stopped) }
            model.reports.deliver(to: root)
        }
        for _ in 0...LoopDetector.limit {
            runUpdatePhase(from: root)
            model.update()
            var top = view
            while let superview = top.superview, superview.flags.contains(.needsLayout) { top = superview }
            guard top.flags.contains(.needsLayout) || !top.childrenToLayOut.isEmpty else { break }
            runLayoutPhase(from: top)
        }
    }

    /// `layoutIfNeeded` while a pass runs: allowed below what is being laid out.
    private func layOutInside(_ view: LayoutView) {
        var here: LayoutView? = view
        while let ancestor = here, !ancestor.flags.contains(.isBeingLaidOut) { here = ancestor.superview }
        guard view.flags.contains(.isBeingLaidOut) == false, here != nil else {
            return model.reports.append(.reentrantLayout(view: view.path))
        }
        model.update()
        runLayoutPhase(from: view)
    }

    // MARK: - Phases

    /// A view to update.
    private struct Step {
        let view: Unmanaged<LayoutView>
        /// Once the views in it are being visited: all of them, which keeps them alive; nil before.
        var kept: [LayoutView]?
    }

    /// A view to lay out.
    private struct Visit {
        let view: Unmanaged<LayoutView>
        /// For the last one of its list: all subviews of the superview, which keeps the whole list alive.
        var kept: [LayoutView] = []
    }

    /// Flagged views below a view, children before parents, siblings in their order.
    private func runUpdatePhase(from view: LayoutView) {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        while view.flags.contains(.needsUpdateConstraints) || !view.childrenToUpdate.isEmpty {
            // Only one update phase runs at a time, and it leaves the memory empty.
            var steps: [Step] = []
            swap(&steps, &stepsInUse)
            defer { swap(&steps, &stepsInUse) }
            steps.append(Step(view: .passUnretained(view)))
            while let step = steps.popLast() {
                step.view._withUnsafeGuaranteedRef { view in
                    guard step.kept == nil, !view.childrenToUpdate.isEmpty else { return runUpdate(of: view) }
                    steps.append(Step(view: step.view, kept: view.subviews))
                    let children = view.takeChildren(for: .update)
                    for child in children.reversed() where child.isSubview(of: view) { steps.append(Step(view: child)) }
                    giveBack(children)
                }
            }
        }
    }

    private func runUpdate(of view: LayoutView) {
        guard view.flags.contains(.needsUpdateConstraints) else { return }
        view.flags.remove(.needsUpdateConstraints)
        guard detector.mayRun(view, .update) else { return }
        if let controller = view.controller {
            controller.updateViewConstraints()
        } else {
            view.updateConstraints()
        }
        view.readContent()
    }

    /// Flagged views from a view down, parents before children, siblings in their order.
    private func runLayoutPhase(from view: LayoutView) {
        // A phase that runs inside of another one has memory of its own.
        var stack: [Visit] = []
        swap(&stack, &stackInUse)
        defer { swap(&stack, &stackInUse) }
        stack.append(Visit(view: .passUnretained(view)))
        while let visit = stack.popLast() {
            visit.view._withUnsafeGuaranteedRef { view in
                if view.flags.contains(.needsLayout) { runLayout(of: view) }
                guard !view.childrenToLayOut.isEmpty else { return }
                let first = stack.count
                let children = view.takeChildren(for: .layout)
                for child in children.reversed() where child.isSubview(of: view) { stack.append(Visit(view: child)) }
                if stack.count > first { stack[first].kept = view.subviews }
                giveBack(children)
            }
            withExtendedLifetime(visit.kept) {}
        }
    }

    private func runLayout(of view: LayoutView) {
        view.flags.remove(.needsLayout)
        guard detector.mayRun(view, .layout) else { return }
        view.flags.insert(.isBeingLaidOut)
        view.tellOfInsets()
        view.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.controller?.viewDidLayoutSubviews()
        view.flags.remove(.isBeingLaidOut)
    }
}
