import MullionGeometry
import MullionSolver

// What keeps a view where its frame puts it: the root, and views whose autoresizing mask is translated.
extension LayoutModel {
    /// Brings the constraints that follow from a view's frame up to date.
    func setMask(_ view: LayoutView) {
        let record = Int(view.record)
        guard record >= 0 else { return }
        let wanted =
            view === root ? pins(of: view) : view.translatesAutoresizingMaskIntoConstraints ? mask(of: view) : []
        var number = records[record].mask
        if number < 0, !wanted.isEmpty {
            number = masks.add(MaskRecord())
            records[record].mask = number
        }
        if number >= 0 { setConstraints(wanted, ofMask: number, view) }
        schedule()
    }

    /// Brings the constraints of a mask up to date.
    private func setConstraints(_ wanted: [Solver.Constraint], ofMask number: Int32, _ view: LayoutView) {
        for index in 0..<4 {
            let handle = masks[number].constraints[index]
            guard index < wanted.count else {
                remove(handle)
                masks[number].constraints[index] = -1
                continue
            }
            // Without a part of the superview's size only the constant can have changed.
            if handle >= 0, wanted[index].terms.count == 1, !masks[number].scales[index] {
                solver.setConstant(wanted[index].constant, of: handle)
                continue
            }
            remove(handle)
            // No two of the same origin have the same number.
            masks[number].constraints[index] = solver.add(
                wanted[index],
                acceptanceOrder: Self.acceptanceOrder(view === root ? .root : .mask, 4 * Int(view.record) + index))
            masks[number].scales[index] = wanted[index].terms.count > 1
        }
    }

    /// The size of the root.
    private func pins(of view: LayoutView) -> [Solver.Constraint] {
        if let target { return targetConstraints(target, of: view) }
        return [
            Solver.Constraint([SolverTerm(variable(view, 2))], .equal, usable(view.alignmentSize.width)),
            Solver.Constraint([SolverTerm(variable(view, 3))], .equal, usable(view.alignmentSize.height)),
        ]
    }

    /// Position and size of both axes, as the mask has them follow the superview's size.
    private func mask(of view: LayoutView) -> [Solver.Constraint] {
        guard let superview = view.superview else { return [] }
        let frame = view.frame
        let mask = view.maskReference ?? superview.bounds.size
        let insets = view.alignmentRectInsets
        let outer = superview.alignmentRectInsets
        let flexible = view.autoresizingMask
        let horizontal = MaskAxis(
            start: frame.minX, size: frame.width, superSize: mask.width,
            startIsFlexible: flexible.contains(.flexibleLeftMargin), sizeIsFlexible: flexible.contains(.flexibleWidth),
            endIsFlexible: flexible.contains(.flexibleRightMargin))
        let vertical = MaskAxis(
            start: frame.minY, size: frame.height, superSize: mask.height,
            startIsFlexible: flexible.contains(.flexibleTopMargin), sizeIsFlexible: flexible.contains(.flexibleHeight),
            endIsFlexible: flexible.contains(.flexibleBottomMargin))
        return constraints(
            horizontal, view, superview, 0, before: insets.left, both: insets.left + insets.right,
            outer: outer.left + outer.right)
            + constraints(
                vertical, view, superview, 1, before: insets.top, both: insets.top + insets.bottom,
                outer: outer.top + outer.bottom)
    }

    /// Two constraints for one axis, on the alignment rectangle.
    private func constraints(
        _ axis: MaskAxis, _ view: LayoutView, _ superview: LayoutView, _ part: Int, before: CGFloat, both: CGFloat,
        outer: CGFloat
    ) -> [Solver.Constraint] {
        // The superview's size is that of its frame: its unknown plus its insets.
        func constraint(_ unknown: Int, _ line: MaskAxis.Line, _ inset: CGFloat) -> Solver.Constraint {
            var terms = [SolverTerm(variable(view, unknown))]
            if line.slope != 0 { terms.append(SolverTerm(variable(superview, part + 2), times: -Double(line.slope))) }
            return Solver.Constraint(terms, .equal, usable(line.offset + line.slope * outer + inset))
        }
        return [constraint(part, axis.start, before), constraint(part + 2, axis.size, -both)]
    }

    private func usable(_ number: CGFloat) -> Double {
        // Negated, so that NaN is replaced.
        !(number.magnitude <= 1e12) ? 0 : Double(number)
    }
}

/// One axis of an autoresizing mask: position and size as straight lines over the superview's size.
///
/// Of a change of the superview's size each flexible part takes a share in proportion to its own length; if all of them
/// are of length 0, equal shares. Without a flexible part the end margin takes it.
///
/// Example: start 150, size 40, superview 200, so the end margin is 10. With start and end flexible and a superview of
/// 232 the 32 are shared 150 : 10, so the start becomes 180.
struct MaskAxis {
    struct Line: Equatable {
        var slope: CGFloat
        var offset: CGFloat
    }

    var start: Line
    var size: Line

    init(
        start: CGFloat, size: CGFloat, superSize: CGFloat, startIsFlexible: Bool, sizeIsFlexible: Bool,
        endIsFlexible: Bool
    ) {
        let lengths = [start, size, superSize - start - size]
        let flexible = [startIsFlexible, sizeIsFlexible, endIsFlexible]
        let total = zip(lengths, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
        let count = flexible.count { $0 }
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return total == 0 ? 1 / CGFloat(count) : lengths[index] / total
        }
        self.start = Line(slope: share(0), offset: start - share(0) * superSize)
        self.size = Line(slope: share(1), offset: size - share(1) * superSize)
    }
}
