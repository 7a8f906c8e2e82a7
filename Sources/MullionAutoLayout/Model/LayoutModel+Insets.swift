import MullionGeometry

// Margins and safe areas, which depend on where views came to lie.
extension LayoutModel {
    /// Sets the guides of margins and safe areas by the solution; the views whose guides moved.
    /// - Complexity: linear in the guides, times their depth; nothing where nothing moved.
    func setInsets() -> [LayoutView] {
        guard insetsAreStale else { return [] }
        insetsAreStale = false
        var moved: [LayoutView] = []
        for guide in insetGuides {
            guard let view = guide.owningView else { continue }
            let insets = guide.kind == .margins ? margins(of: view) : safeAreaInsets(of: view)
            guard guide.setInsets(insets) else { continue }
            moved.append(view)
            if target == nil { view.flags.insert(guide.kind == .margins ? .marginsDidChange : .safeAreaDidChange) }
        }
        return moved
    }

    /// Starts from nothing again once something changed: from where they ran to, insets would not find back.
    func bringInsetsBack() {
        guard solver.isPending || insetsAreStale || !waiting.isEmpty || rootIsEntering || !entering.isEmpty else {
            return
        }
        insetsRanAway = false
        for guide in insetGuides { _ = guide.setInsets(.zero) }
        insetsAreStale = true
    }

    /// How far the root's safe area reaches into a view; 0 for everything inside a scroll view.
    ///
    /// Additional insets of controllers are added for their view and what is in it.
    func safeAreaInsets(of view: LayoutView) -> PhysicalEdgeInsets {
        var chain: [LayoutView] = []
        var here: LayoutView? = view
        while let ancestor = here {
            if ancestor !== view, ancestor is LayoutScrollView { return .zero }
            chain.append(ancestor)
            here = ancestor.superview
        }
        // The safe rectangle in the coordinates of the view at hand, by its edges.
        var safe = root.rootSafeAreaInsets
        var result = PhysicalEdgeInsets.zero
        var size = CGSize.zero
        for view in chain.reversed() {
            let rect = frameSolution(of: view)
            if view !== root {
                safe = PhysicalEdgeInsets(
                    top: safe.top - rect.minY, left: safe.left - rect.minX,
                    bottom: safe.bottom - (size.height - rect.maxY), right: safe.right - (size.width - rect.maxX))
            }
            size = rect.size
            result = safe.clamped(to: size)
            if let more = view.controller?.additionalSafeAreaInsets {
                result = result + more
                safe = result
            }
        }
        return result
    }

    /// The effective margins: the view's own, the safe area on top unless it declines, and where it keeps its
    /// superview's at least what those reach into it.
    func margins(of view: LayoutView) -> PhysicalEdgeInsets {
        var margins = PhysicalEdgeInsets(view.directionalLayoutMargins, in: view.effectiveLayoutDirection)
        if view.insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets(of: view) }
        guard view.preservesSuperviewLayoutMargins, let superview = view.superview else { return margins }
        let outer = self.margins(of: superview)
        let rect = frameSolution(of: view)
        let size = frameSolution(of: superview).size
        return PhysicalEdgeInsets(
            top: max(margins.top, outer.top - rect.minY), left: max(margins.left, outer.left - rect.minX),
            bottom: max(margins.bottom, outer.bottom - (size.height - rect.maxY)),
            right: max(margins.right, outer.right - (size.width - rect.maxX)))
    }

    /// The frame of a view as it is solved now.
    func frameSolution(of view: LayoutView) -> CGRect {
        guard view.model === self, view.record >= 0 else { return view.frame }
        let solved = solution(view.record)
        return view.frame(forAlignmentRect: CGRect(x: solved.x, y: solved.y, width: solved.z, height: solved.w))
    }
}

extension PhysicalEdgeInsets {
    /// Each inset between 0 and the length it can take away.
    fileprivate func clamped(to size: CGSize) -> PhysicalEdgeInsets {
        PhysicalEdgeInsets(
            top: min(max(top, 0), size.height), left: min(max(left, 0), size.width),
            bottom: min(max(bottom, 0), size.height), right: min(max(right, 0), size.width))
    }
}
