import MullionGeometry
import MullionSolver

// What follows from the content of views: intrinsic sizes, heights of wrapping text, baselines.
extension LayoutModel {
    /// Updates the constraints for the intrinsic size of a view, and what depends on its baselines.
    ///
    /// `size <= intrinsic` at the hugging priority and `size >= intrinsic` at that of compression resistance.
    func setContentConstraints(_ view: LayoutView) {
        let record = Int(view.record)
        guard record >= 0 else { return }
        let size = view.usableIntrinsicSize
        setContentConstraint(view, 0, size.width)
        if !view.wrapsContent {
            setContentConstraint(view, 1, size.height)
        } else if !records[record].measuredWidth.isNaN {
            measureHeight(of: view)
        }
    }

    /// Records that the intrinsic size or the baselines of a view may have changed.
    func contentChanged(of view: LayoutView) {
        setContentConstraints(view)
        readBaselines(of: view)
        schedule()
    }

    /// Translates the constraints on baselines of a view, and of views around it that may share them, again.
    func baselinesChanged(of view: LayoutView) {
        var here: LayoutView? = view
        while let view = here {
            retranslateBaselines(of: view)
            here = view.superview
        }
    }

    private func setContentConstraint(_ view: LayoutView, _ axis: Int, _ length: CGFloat) {
        let record = Int(view.record)
        guard records[record].content[axis] != Double(length) else { return }
        records[record].content[axis] = Double(length)
        let handles = records[record].contentConstraints
        for side in 0..<2 {
            let index = 2 * axis + side
            let handle = handles[index]
            if length < 0 {
                remove(handle)
                records[record].contentConstraints[index] = -1
            } else if handle >= 0 {
                solver.setConstant(Double(length), of: handle)
            } else {
                records[record].contentConstraints[index] = solver.add(
                    CollectionOfOne(SolverTerm(variable(ofRecord: record, 2 + axis))),
                    side == 0 ? .lessThanOrEqual : .greaterThanOrEqual, Double(length),
                    LayoutPriority(view.contentPriorities[index]).level,
                    // Content that insists on its size gives way to what was said about the view.
                    acceptanceOrder: Self.acceptanceOrder(.content, 4 * record + index))
            }
        }
    }

    /// Updates the priorities of the constraints for the intrinsic size of a view.
    func setContentConstraintPriorities(_ view: LayoutView) {
        guard view.record >= 0 else { return }
        let contentConstraints = records[Int(view.record)].contentConstraints
        for index in 0..<4 where contentConstraints[index] >= 0 {
            solver.setPriority(LayoutPriority(view.contentPriorities[index]).level, of: contentConstraints[index])
        }
        schedule()
    }

    /// Measures the wrapping views whose width changed; those views, if a height did.
    func measureHeights() -> [LayoutView] {
        guard !toMeasure.isEmpty else { return [] }
        var measured: [LayoutView] = []
        for record in toMeasure.map(Int.init) {
            // The record may have another item since, which is listed, too, if it wraps.
            guard let view = records[record].item as? LayoutView, view.wrapsContent else { continue }
            let width = solver.solver[variable(ofRecord: record, 2)]
            guard records[record].measuredWidth != width else { continue }
            records[record].measuredWidth = width
            measureHeight(of: view)
            measured.append(view)
        }
        toMeasure.removeAll(keepingCapacity: true)
        return solver.isPending ? measured : []
    }

    private func measureHeight(of view: LayoutView) {
        let height = view.contentHeight(forWidth: CGFloat(records[Int(view.record)].measuredWidth)) ?? -1
        setContentConstraint(view, 1, LayoutView.usableLength(height))
        readBaselines(of: view)
    }

    /// Translates the constraints on the baselines of a view again if the baselines changed.
    private func readBaselines(of view: LayoutView) {
        let numbers = view.baselineNumbers
        let known = records[Int(view.record)].baselines
        guard (known < 0 ? LayoutView.plainBaselineNumbers : baselines[known]) != numbers else { return }
        noteBaselines(numbers, view.record)
        baselinesChanged(of: view)
    }

    func noteBaselines(_ numbers: SIMD4<Double>, _ record: Int32) {
        let known = records[Int(record)].baselines
        if numbers == LayoutView.plainBaselineNumbers {
            baselines.free(known)
            records[Int(record)].baselines = -1
        } else if known >= 0 {
            baselines[known] = numbers
        } else {
            records[Int(record)].baselines = baselines.add(numbers)
        }
    }
}

extension LayoutView {
    /// Those of a view without text: the top and the bottom.
    static var plainBaselineNumbers: SIMD4<Double> { SIMD4(0, 0, 1, 0) }

    final var baselineNumbers: SIMD4<Double> {
        let first = firstBaseline
        let last = lastBaseline
        return SIMD4(Double(first.share), Double(first.offset), Double(last.share), Double(last.offset))
    }
}
