import MullionGeometry

/// The views that the baselines of a stack view were last taken from, and the positions of the baselines.
struct BaselineViews: Equatable {
    var first: ObjectIdentifier
    var firstBaseline: Baseline
    var last: ObjectIdentifier
    var lastBaseline: Baseline

    init(_ stack: StackView) {
        let first = stack.viewForFirstBaselineLayout
        let last = stack.viewForLastBaselineLayout
        self.first = ObjectIdentifier(first)
        firstBaseline = first.firstBaseline
        self.last = ObjectIdentifier(last)
        lastBaseline = last.lastBaseline
    }
}

extension StackView {
    /// The arranged view that baselines are taken from; nil without a visible one.
    final func baselineView(isFirst: Bool) -> LayoutView? {
        if axis == .vertical {
            return isFirst ? arrangedSubviews.first { !$0.isHidden } : arrangedSubviews.last { !$0.isHidden }
        }
        var tallest: (view: LayoutView, height: CGFloat)?
        for view in arrangedSubviews where !view.isHidden {
            let height = view.heightByContent
            if height > tallest?.height ?? -1 { tallest = (view, height) }
        }
        return tallest?.view
    }

    /// Updates constraints to the baselines of the stack view if these have changed.
    final func followBaselines() {
        guard flags.contains(.hasBaselineLinks) else { return }
        let now = BaselineViews(self)
        guard now != baselines else { return }
        baselines = now
        model?.retranslateBaselines(of: self)
    }

    /// A view leaves that baselines may be taken from, also those of stack views around this one: nothing must speak of
    /// it any more.
    final func dropBaselines() {
        var here: LayoutView? = self
        while let stack = here as? StackView {
            if stack.flags.contains(.hasBaselineLinks) {
                stack.baselines = nil
                stack.model?.retranslateBaselines(of: stack)
                stack.setNeedsUpdateConstraints()
            }
            here = stack.superview
        }
    }
}

extension LayoutView {
    /// The height as far as it is known without solving: that of required constraints and of the content; 0 if there is
    /// none.
    fileprivate var heightByContent: CGFloat {
        var height = max(usableIntrinsicSize.height, 0)
        for link in links {
            let constraint = link.takeUnretainedValue()
            guard constraint.second == nil, constraint.first === self, constraint.firstAttribute == .height,
                constraint.priority == .required, constraint.relation != .lessThanOrEqual
            else { continue }
            if constraint.relation == .equal { return constraint.constant }
            height = max(height, constraint.constant)
        }
        guard let stack = self as? StackView else { return height }
        return max(height, stack.heightOfViews)
    }
}

extension StackView {
    /// The heights of the visible views by their content: in a row the largest, in a column all with their gaps.
    ///
    /// As deep as stack views are nested in each other.
    fileprivate var heightOfViews: CGFloat {
        var height: CGFloat = 0
        var gap: CGFloat = 0
        for view in arrangedSubviews where !view.isHidden {
            if axis == .vertical {
                height += gap + view.heightByContent
                gap = self.gap(after: view)
            } else {
                height = max(height, view.heightByContent)
            }
        }
        return height
    }
}
