import MullionAnimation
import MullionGeometry

/// The two halves of a pass.
enum Phase {
    case update, layout
}

/// Subviews without a count of references: a view that is removed is taken from the lists of its superview. What takes
/// a list holds the subviews of the superview until it is done, because code of the user may remove some.
typealias ViewList = [Unmanaged<LayoutView>]

extension LayoutView {
    // MARK: - Asking for a pass

    /// Requests a call of `layoutSubviews` in the next pass.
    public final func setNeedsLayout() { setNeedsLayout(by: nil) }

    /// Requests a call of `updateConstraints` in the next pass.
    public final func setNeedsUpdateConstraints() {
        guard !flags.contains(.needsUpdateConstraints) else { return }
        flags.insert(.needsUpdateConstraints)
        list(for: .update)
        model?.pass.flagged(self, .update, by: nil)
    }

    /// Whether the next pass calls `updateConstraints`.
    public final var needsUpdateConstraints: Bool { flags.contains(.needsUpdateConstraints) }

    /// Whether the next pass calls `layoutSubviews`, as far as is known before the model is solved.
    public final var needsLayout: Bool { flags.contains(.needsLayout) }

    /// - Parameter reason: The cause, for the report on views that never finish.
    final func setNeedsLayout(by reason: @autoclosure () -> String?) {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        list(for: .layout)
        model?.pass.flagged(self, .layout, by: reason())
    }

    /// Notes that the view was given a scheduler or an observer, so that passes ask for it.
    final func noteListener() {
        flags.insert(.hasListener)
        ownModel?.pass.hasListener = true
    }

    // MARK: - Lists of what a pass visits

    final func children(for phase: Phase) -> ViewList { phase == .update ? childrenToUpdate : childrenToLayOut }

    /// Makes passes find the view: adds it to the list of its superview, that to the list of its superview, and so on.
    final func list(for phase: Phase) {
        let flag: Flags = phase == .update ? .isListedForUpdate : .isListedForLayout
        // Superviews live as long as what they contain refers to them, so none of them has to be kept alive here.
        var here = Unmanaged.passUnretained(self)
        while let superview = here._withUnsafeGuaranteedRef({ $0.list(in: phase, flag) }) { here = superview }
    }

    /// Adds the view to the list of its superview; returns that superview, or nil if the view is in the list already.
    private func list(in phase: Phase, _ flag: Flags) -> Unmanaged<LayoutView>? {
        guard let unmanagedSuperview, !flags.contains(flag) else { return nil }
        flags.insert(flag)
        unmanagedSuperview._withUnsafeGuaranteedRef { superview in
            if phase == .update {
                superview.makeRoom(in: &superview.childrenToUpdate)
                superview.childrenToUpdate.append(.passUnretained(self))
            } else {
                superview.makeRoom(in: &superview.childrenToLayOut)
                superview.childrenToLayOut.append(.passUnretained(self))
            }
        }
        return unmanagedSuperview
    }

    private func makeRoom(in list: inout ViewList) {
        if list.isEmpty, let model { list = model.pass.makeList() }
    }

    /// Takes the subviews that a pass has to visit, in their order.
    final func takeChildren(for phase: Phase) -> ViewList {
        var children: ViewList = []
        if phase == .update {
            swap(&children, &childrenToUpdate)
        } else {
            swap(&children, &childrenToLayOut)
        }
        let flag: Flags = phase == .update ? .isListedForUpdate : .isListedForLayout
        var isInOrder = true
        var last = -1
        for child in children {
            let number = child._withUnsafeGuaranteedRef { child in
                child.flags.remove(flag)
                return child.siblingIndex
            }
            if number < last { isInOrder = false }
            last = number
        }
        if !isInOrder { children.sort { $0.siblingIndex < $1.siblingIndex } }
        return children
    }

    /// Marks the view so that its superview's next layout applies the solved frame.
    final func listForMove() {
        guard let unmanagedSuperview, !flags.contains(.isListedForMove) else { return }
        flags.insert(.isListedForMove)
        unmanagedSuperview._withUnsafeGuaranteedRef { superview in
            superview.makeRoom(in: &superview.childrenToMove)
            superview.childrenToMove.append(.passUnretained(self))
        }
    }

    /// Removes a subview from all lists.
    final func forget(_ subview: LayoutView) {
        let pointer = Unmanaged.passUnretained(subview).toOpaque()
        childrenToUpdate.removeAll { $0.toOpaque() == pointer }
        childrenToLayOut.removeAll { $0.toOpaque() == pointer }
        childrenToMove.removeAll { $0.toOpaque() == pointer }
        subview.flags.subtract([.isListedForUpdate, .isListedForLayout, .isListedForMove])
    }

    /// Gives subviews the frames of the model: those that changed, and those that were moved meanwhile.
    final func moveSubviews() {
        guard let model else { return }
        model.update()
        guard !childrenToMove.isEmpty else { return }
        var views: ViewList = []
        swap(&views, &childrenToMove)
        let isAnimated = AnimationContext.isAnimating
        // The list of subviews keeps those that are removed meanwhile.
        withExtendedLifetime(subviews) {
            for view in views { view._withUnsafeGuaranteedRef { move($0, model, isAnimated: isAnimated) } }
        }
        model.pass.giveBack(views)
    }

    /// Gives a view that was listed the frame of the model, if it still is a subview.
    @inline(__always)
    private func move(_ view: LayoutView, _ model: LayoutModel, isAnimated: Bool) {
        view.flags.remove(.isListedForMove)
        guard view.isSubview(of: self), view.record >= 0 else { return }
        let solved = model.records[Int(view.record)].shown
        let rect = CGRect(x: solved.x, y: solved.y, width: solved.z, height: solved.w)
        view.show(view.frame(forAlignmentRect: rect), isAnimated: isAnimated)
    }

    // MARK: - Running a pass

    /// Runs the update phase for the view and its descendants now.
    public final func updateConstraintsIfNeeded() { modelOfTree.pass.update(from: self) }

    /// Runs a layout pass now, from the topmost ancestor that an unbroken chain of views that need layout reaches.
    /// Calls nothing if no view needs layout.
    public final func layoutIfNeeded() { modelOfTree.pass.layOut(from: self) }
}

extension Unmanaged<LayoutView> {
    @inline(__always)
    func isSubview(of view: LayoutView) -> Bool { _withUnsafeGuaranteedRef { $0.isSubview(of: view) } }

    fileprivate var siblingIndex: Int { _withUnsafeGuaranteedRef { $0.siblingIndex } }
}
