import MullionGeometry

/// The layout guides of a stack view: one that spans the views across the axis, one for each gap, and one for the
/// margins.
struct StackGuides {
    private var spanning: LayoutGuide?
    private var gaps: [LayoutGuide] = []
    private var margins: InsetGuide?

    /// The guide that spans the views, if there is to be one; else the one there was is removed.
    mutating func spanning(_ isWanted: Bool, in stack: StackView) -> LayoutGuide? {
        if isWanted, spanning == nil {
            spanning = Self.make("spanning-guide", in: stack)
        } else if !isWanted, let guide = spanning {
            stack.removeLayoutGuide(guide)
            spanning = nil
        }
        return spanning
    }

    /// Returns guides for a number of gaps, and removes any others.
    mutating func between(_ count: Int, in stack: StackView) -> [LayoutGuide] {
        while gaps.count > count { stack.removeLayoutGuide(gaps.removeLast()) }
        while gaps.count < count { gaps.append(Self.make("gap-guide", in: stack)) }
        return gaps
    }

    /// The guide of the margins, if the views are to be in it.
    ///
    /// The stack's own, and not the view's `layoutMarginsGuide`, so that it can go: as long as there is one, the stack
    /// cannot be smaller than its margins.
    mutating func margins(_ isWanted: Bool, in stack: StackView) -> LayoutGuide? {
        if isWanted, margins == nil {
            let guide = InsetGuide(.margins)
            stack.addLayoutGuide(guide)
            guide.activate(in: stack)
            margins = guide
        } else if !isWanted, let guide = margins {
            stack.removeLayoutGuide(guide)
            margins = nil
        }
        return margins
    }

    private static func make(_ identifier: String, in stack: StackView) -> LayoutGuide {
        let guide = LayoutGuide()
        guide.identifier = identifier
        stack.addLayoutGuide(guide)
        return guide
    }
}
