import MullionGeometry

// MARK: - The tree

extension LayoutView {
    /// Adds a view in front of the other subviews, after removing it from any previous superview.
    ///
    /// Adding a view to itself or to a view inside it is a programming error.
    /// - Complexity: O(*n*) for *n* views in the view.
    public final func addSubview(_ view: LayoutView) { insertSubview(view, at: subviews.count) }

    /// Adds a view at an index among the subviews, which is clamped to 0...count.
    public final func insertSubview(_ view: LayoutView, at index: Int) {
        if view.superview === self { return move(view, to: index) }
        precondition(
            view !== self && (view.subviews.isEmpty || !isDescendant(of: view)),
            "\(view.path) cannot be added to \(path), which is inside it")
        view.removeFromSuperview()
        let index = min(max(index, 0), subviews.count)
        subviews.insert(view, at: index)
        renumber(from: index)
        view.superview = self
        view.entered()
        subviewsChanged()
        setNeedsLayout(by: "adding \(view.name)")
    }

    /// Adds a view behind a sibling, or in front of all if the sibling is not in this view.
    public final func insertSubview(_ view: LayoutView, belowSubview sibling: LayoutView) {
        insertSubview(view, at: sibling.superview === self ? sibling.siblingIndex : subviews.count)
    }

    /// Adds a view in front of a sibling, or in front of all if the sibling is not in this view.
    public final func insertSubview(_ view: LayoutView, aboveSubview sibling: LayoutView) {
        insertSubview(view, at: sibling.superview === self ? sibling.siblingIndex + 1 : subviews.count)
    }

    /// Moves a subview in front of all others.
    public final func bringSubviewToFront(_ view: LayoutView) {
        if view.superview === self { move(view, to: subviews.count - 1) }
    }

    /// Moves a subview behind all others.
    public final func sendSubviewToBack(_ view: LayoutView) {
        if view.superview === self { move(view, to: 0) }
    }

    private func move(_ view: LayoutView, to index: Int) {
        let old = view.siblingIndex
        let index = min(max(index, 0), subviews.count - 1)
        guard old != index else { return }
        subviews.remove(at: old)
        subviews.insert(view, at: index)
        renumber(from: min(old, index))
    }

    private func renumber(from index: Int) {
        for number in index..<subviews.count { subviews[number].siblingIndex = number }
    }

    /// Removes the view from its superview. Constraints to items outside become inactive; constraints inside stay
    /// active.
    /// - Complexity: linear in the number of descendants.
    public final func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemove(self)
        leaveTree()
        superview.subviews.remove(at: siblingIndex)
        superview.renumber(from: siblingIndex)
        superview.forget(self)
        self.superview = nil
        superview.subviewsChanged()
        superview.setNeedsLayout(by: "removing \(name)")
    }

    /// Returns whether the view is the given view or a descendant of it.
    public final func isDescendant(of view: LayoutView) -> Bool {
        var here: LayoutView? = self
        while let ancestor = here {
            if ancestor === view { return true }
            here = ancestor.superview
        }
        return false
    }

    /// The topmost view of its tree.
    public final var rootView: LayoutView {
        var here = self
        while let superview = here.superview { here = superview }
        return here
    }

    /// The nearest view that is or contains both; nil in different trees.
    final func nearestCommonAncestor(with other: LayoutView) -> LayoutView? {
        if other === self || other.superview === self { return self }
        if superview === other || superview != nil && superview === other.superview { return superview }
        var upper = self
        var lower = other
        var difference = depth - other.depth
        if difference > 0 { (upper, lower) = (other, self) } else { difference = -difference }
        for _ in 0..<difference { lower = lower.superview ?? lower }
        while upper !== lower {
            guard let first = upper.superview, let second = lower.superview else { return nil }
            (upper, lower) = (first, second)
        }
        return upper
    }

    private var depth: Int {
        var depth = 0
        var here = superview
        while let view = here {
            depth += 1
            here = view.superview
        }
        return depth
    }
}

// MARK: - The model

extension LayoutView {
    /// The model of the tree, made if there is none yet.
    ///
    /// Every item of a tree refers to its model, so that no search is needed.
    final var modelOfTree: LayoutModel { model ?? rootView.makeModel() }

    /// The model of the tree, after solving what is pending.
    final var solvedModel: LayoutModel {
        let model = modelOfTree
        model.update()
        return model
    }

    private func makeModel() -> LayoutModel {
        let made = LayoutModel(root: self)
        ownModel = made
        forEachItem { $0.model = made }
        return made
    }

    /// After it was given a superview: joins the model of the tree, with the constraints it has inside.
    fileprivate final func entered() {
        if let ownModel {
            let target = superview?.modelOfTree
            for constraint in ownModel.giveUpConstraints() { target?.adopt(constraint) }
            self.ownModel = nil
        }
        if let target = superview?.model {
            forEachItem { item in
                item.record = -1
                item.model = target
            }
            target.enter(self)
        }
        if flags.contains(.needsUpdateConstraints) || !childrenToUpdate.isEmpty { list(for: .update) }
        if flags.contains(.needsLayout) || !childrenToLayOut.isEmpty { list(for: .layout) }
    }

    /// Before it loses its superview: ends the constraints to items outside, and keeps the others.
    private func leaveTree() {
        guard let model else { return }
        forEachItem { ($0 as? LayoutView)?.flags.insert(.isLeaving) }
        var kept: [LayoutConstraint] = []
        forEachItem { item in
            for link in item.links {
                let constraint = link.takeUnretainedValue()
                guard constraint.position >= 0, constraint.model === model else { continue }
                if constraint.holder?.flags.contains(.isLeaving) == true {
                    model.take(constraint)
                    kept.append(constraint)
                } else {
                    model.deactivate(constraint)
                }
            }
        }
        forEachItem { item in
            model.unregister(item)
            (item as? LayoutView)?.flags.remove(.isLeaving)
        }
        guard !kept.isEmpty else { return }
        let own = makeModel()
        for constraint in kept { own.adopt(constraint) }
    }

    /// Calls a function for every view and guide below it, itself included.
    final func forEachItem(_ body: (ConstraintItem) -> Void) {
        body(self)
        for guide in guides { body(guide) }
        var stack = subviews
        while let view = stack.popLast() {
            body(view)
            for guide in view.guides { body(guide) }
            stack += view.subviews
        }
    }
}

extension LayoutModel {
    /// The root goes away: no constraint has an effect any more.
    func end() {
        for constraint in giveUpConstraints() {
            constraint.position = -1
            constraint.model = nil
        }
        root.forEachItem { item in
            item.links = []
            item.record = -1
            item.model = nil
        }
    }
}

// MARK: - Guides

extension LayoutView {
    /// The guides that were added, and those that the view made itself.
    public final var layoutGuides: [LayoutGuide] { guides }

    final var guides: [LayoutGuide] { extras?.guides ?? [] }

    /// Adds a guide, after removing it from the view that owns it.
    public final func addLayoutGuide(_ guide: LayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        moreExtras.guides.append(guide)
        guide.model = model
        model?.register(guide)
    }

    /// Removes a guide; its constraints become inactive.
    public final func removeLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView === self else { return }
        for link in guide.links { link.takeUnretainedValue().isActive = false }
        guide.model?.unregister(guide)
        guide.owningView = nil
        extras?.guides.removeAll { $0 === guide }
    }

    final var moreExtras: ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }
}
