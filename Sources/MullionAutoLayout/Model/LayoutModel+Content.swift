import MullionGeometry
import MullionSolver

// What follows from the content of views: intrinsic sizes, heights of wrapping text, baselines.
extension LayoutModel {
    /// Brings the wishes for the intrinsic size of a view up to date, and what depends on its baselines.
    ///
    /// `size <= intrinsic` at the hugging priority and `size >= intrinsic` at that of compression resistance.
    func setWishes(_ view: LayoutView) {
        let place = Int(view.place)
        guard place >= 0 else { return }
        let size = view.usableIntrinsicSize
        setWish(view, 0, size.width)
        if !view.wrapsContent {
            setWish(view, 1, size.height)
        } else if !records[place].measuredWidth.isNaN {
            measureHeight(of: view)
        }
    }

    /// The intrinsic size or the baselines of a view may be other ones.
    func contentChanged(of view: LayoutView) {
        setWishes(view)
        readBaselines(of: view)
        schedule()
    }

    /// Translates constraints on baselines of a view, and of views around it, whose baselines may be its, anew.
    func baselinesChanged(of view: LayoutView) {
        var here: LayoutView? = view
        while let view = here {
            for link in view.links {
                let constraint = link.takeUnretainedValue()
                if constraint.hasAttribute(where: \.isBaseline) { retranslate(constraint) }
            }
            here = view.superview
        }
    }

    private func setWish(_ view: LayoutView, _ axis: Int, _ length: CGFloat) {
        let place = Int(view.place)
        guard records[place].content[axis] != Double(length) else { return }
        records[place].content[axis] = Double(length)
        for side in 0..<2 {
            let index = 2 * axis + side
            let handle = records[place].wishes[index]
            if length < 0 {
                remove(handle)
                records[place].wishes[index] = -1
            } else if handle >= 0 {
                solver.setConstant(Double(length), of: handle)
            } else {
                records[place].wishes[index] = solver.add(
                    CollectionOfOne(SolverTerm(variables[4 * place + 2 + axis])),
                    side == 0 ? .lessThanOrEqual : .greaterThanOrEqual, Double(length),
                    LayoutPriority(view.contentPriorities[index]).level,
                    // Content that insists on its size gives way to what was said about the view.
                    acceptanceOrder: Self.acceptanceOrder(.content, 4 * place + index))
            }
        }
    }

    /// Brings the priorities of a view's wishes up to date.
    func setWishPriorities(_ view: LayoutView) {
        guard view.place >= 0 else { return }
        let wishes = records[Int(view.place)].wishes
        for index in 0..<4 where wishes[index] >= 0 {
            solver.setPriority(LayoutPriority(view.contentPriorities[index]).level, of: wishes[index])
        }
        schedule()
    }

    /// Measures the wrapping views whose width changed; those views, if a height did.
    func measureHeights() -> [LayoutView] {
        guard !toMeasure.isEmpty else { return [] }
        var measured: [LayoutView] = []
        for view in toMeasure where view.place >= 0 && view.model === self {
            let width = solver.solver[variables[4 * Int(view.place) + 2]]
            guard records[Int(view.place)].measuredWidth != width else { continue }
            records[Int(view.place)].measuredWidth = width
            measureHeight(of: view)
            measured.append(view)
        }
        toMeasure.removeAll(keepingCapacity: true)
        return solver.isPending ? measured : []
    }

    private func measureHeight(of view: LayoutView) {
        let height = view.contentHeight(forWidth: CGFloat(records[Int(view.place)].measuredWidth)) ?? -1
        setWish(view, 1, LayoutView.usableLength(height))
        readBaselines(of: view)
    }

    /// Translates what depends on the baselines of a view anew, if they are other ones.
    private func readBaselines(of view: LayoutView) {
        let baselines = view.baselineNumbers
        guard records[Int(view.place)].baselines != baselines else { return }
        records[Int(view.place)].baselines = baselines
        baselinesChanged(of: view)
    }
}

extension LayoutView {
    final var baselineNumbers: SIMD4<Double> {
        let first = firstBaseline
        let last = lastBaseline
        return SIMD4(Double(first.share), Double(first.offset), Double(last.share), Double(last.offset))
    }
}
