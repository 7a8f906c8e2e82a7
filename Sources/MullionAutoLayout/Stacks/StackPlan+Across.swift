import MullionGeometry

// Across the axis.
extension StackPlan {
    mutating func addAlignment() {
        guard let guide = spanningGuide else {
            for view in visible {
                add(.alignment, view, axis.near, .equal, canvas, axis.near)
                add(.alignment, view, axis.far, .equal, canvas, axis.far)
            }
            return
        }
        for view in visible {
            align(view)
            span(guide, view)
            add(.ambiguitySuppression, view, axis.crossSize, .equal, at: .stackAmbiguitySuppression)
        }
        addSpan(guide)
        if stack.usableAlignment.isBaseline { addCanvasFit(axis.crossSize) }
    }

    /// One view against the canvas, or against the first view's baseline.
    private mutating func align(_ view: LayoutView) {
        let isFirst = view === visible[0]
        switch stack.usableAlignment {
        case .fill: break
        case .leading: add(.alignment, view, axis.near, .equal, canvas, axis.near)
        case .trailing: add(.alignment, view, axis.far, .equal, canvas, axis.far)
        case .center: add(.alignment, view, axis.crossCenter, .equal, canvas, axis.crossCenter)
        case .firstBaseline:
            if isFirst {
                add(.alignment, view, axis.near, .greaterThanOrEqual, canvas, axis.near)
            } else {
                add(.alignment, view, .firstBaseline, .equal, visible[0], .firstBaseline)
            }
        case .lastBaseline:
            if isFirst {
                add(.alignment, view, axis.far, .lessThanOrEqual, canvas, axis.far)
            } else {
                add(.alignment, view, .lastBaseline, .equal, visible[0], .lastBaseline)
            }
        }
    }

    /// The guide contains the view; on the side where views are aligned it clings to it.
    private mutating func span(_ guide: LayoutGuide, _ view: LayoutView) {
        let clings = LayoutPriority.stackSpanningBoundary
        switch stack.usableAlignment {
        case .leading: add(.spanningBoundary, guide, axis.near, .equal, view, axis.near, at: clings)
        default: add(.spanningBoundary, guide, axis.near, .lessThanOrEqual, view, axis.near)
        }
        switch stack.usableAlignment {
        case .trailing: add(.spanningBoundary, guide, axis.far, .equal, view, axis.far, at: clings)
        default: add(.spanningBoundary, guide, axis.far, .greaterThanOrEqual, view, axis.far)
        }
    }

    /// The guide against the canvas. On one edge only for baselines: the row of a taller stack lies at the bottom for
    /// first baselines, at the top for last ones, and views may stick out at the other edge.
    private mutating func addSpan(_ guide: LayoutGuide) {
        if stack.usableAlignment != .firstBaseline {
            add(.canvasConnection, guide, axis.near, .equal, canvas, axis.near)
        }
        if stack.usableAlignment != .lastBaseline {
            add(.canvasConnection, guide, axis.far, .equal, canvas, axis.far)
        }
        add(.spanningFit, guide, axis.crossSize, .equal, at: .stackSpanningFit)
    }

    /// A hidden view keeps to the edge it would have, and has no influence on the others.
    mutating func addAlignmentOfHidden(_ view: LayoutView) {
        switch stack.usableAlignment {
        case .fill, .leading, .firstBaseline: add(.alignment, view, axis.near, .equal, canvas, axis.near)
        case .center: add(.alignment, view, axis.crossCenter, .equal, canvas, axis.crossCenter)
        case .trailing, .lastBaseline: add(.alignment, view, axis.far, .equal, canvas, axis.far)
        }
        add(.ambiguitySuppression, view, axis.crossSize, .equal, at: .stackAmbiguitySuppression)
    }
}
