import MullionGeometry

/// Sections that scroll across the scrolling axis of the layout.
extension CompositionalLayout {
    /// Returns how far a section is scrolled across the scrolling axis: 0 if it does not scroll. Within
    /// ``orthogonalScrollRange(ofSection:)``; it begins at the lower end.
    ///
    /// - Precondition: The section exists.
    public func orthogonalOffset(ofSection section: Int) -> CGFloat {
        let range = orthogonalScrollRange(ofSection: section)
        guard let offset = sections[section].scrolled else { return range.lowerBound }
        return min(max(offset, range.lowerBound), range.upperBound)
    }

    /// Scrolls a section. An offset outside of the scroll range counts as its nearer end. Without effect in a section
    /// that does not scroll.
    ///
    /// - Precondition: The section exists.
    public mutating func setOrthogonalOffset(_ offset: CGFloat, ofSection section: Int) {
        guard sections[section].isOrthogonal, !offset.isNaN else { return }
        sections[section].scrolled = offset
    }

    /// Returns the offsets to which a section can be scrolled. From 0 until its content ends at the end of the
    /// viewport; with ``OrthogonalScrollingBehavior/groupPagingCentered``, from the first group in the center to the
    /// last one. O(1) without estimated sizes, otherwise O(log n).
    ///
    /// - Precondition: The section exists.
    public func orthogonalScrollRange(ofSection section: Int) -> ClosedRange<CGFloat> {
        let record = sections[section]
        guard record.isOrthogonal, record.run.groupCount > 0 else { return 0...0 }
        if record.definition.orthogonalScrollingBehavior == .groupPagingCentered {
            let first = centeredOffset(ofGroup: 0, in: record)
            return first...max(first, centeredOffset(ofGroup: record.run.groupCount - 1, in: record))
        }
        return 0...max(0, record.crossInset.before + record.run.length.value + record.crossInset.after - dimension)
    }

    /// Returns where scrolling comes to rest.
    ///
    /// - Parameters:
    ///   - proposed: The offset at which scrolling would end by itself.
    ///   - current: The offset at which the finger was lifted; paging goes at most one page from the page nearest to
    ///     it.
    /// - Precondition: The section exists.
    /// - Returns: a resting place in ``orthogonalScrollRange(ofSection:)``.
    /// - Complexity: O(log n + items of a leaf).
    public func restingOffset(
        ofSection section: Int, proposed: CGFloat, from current: CGFloat? = nil
    ) -> CGFloat {
        let record = sections[section]
        let range = orthogonalScrollRange(ofSection: section)
        func clamped(_ offset: CGFloat) -> CGFloat {
            offset.isNaN ? range.lowerBound : min(max(offset, range.lowerBound), range.upperBound)
        }
        let proposed = clamped(proposed)
        guard record.run.groupCount > 0 else { return proposed }
        switch record.definition.orthogonalScrollingBehavior {
        case .none, .continuous: return proposed
        case .paging:
            guard dimension > 0 else { return proposed }
            // The last page ends where the content does.
            func nearestPage(_ offset: CGFloat) -> CGFloat {
                let page = (offset / dimension).rounded(.down)
                return offset - page * dimension < clamped((page + 1) * dimension) - offset ? page : page + 1
            }
            let page = page(nearest: nearestPage(proposed), from: current.map { nearestPage(clamped($0)) })
            return clamped(page * dimension)
        case .continuousGroupLeadingBoundary:
            return clamped(leadingOffset(ofGroup: nearestGroup(to: proposed, in: record), in: record))
        case .groupPaging:
            let group = page(
                nearest: CGFloat(nearestGroup(to: proposed, in: record)),
                from: current.map { CGFloat(nearestGroup(to: clamped($0), in: record)) })
            return clamped(leadingOffset(ofGroup: Int(group), in: record))
        case .groupPagingCentered:
            let group = page(
                nearest: CGFloat(nearestGroup(to: proposed, in: record)),
                from: current.map { CGFloat(nearestGroup(to: clamped($0), in: record)) })
            return clamped(centeredOffset(ofGroup: Int(group), in: record))
        }
    }

    /// At most one page from the current one.
    private func page(nearest proposed: CGFloat, from current: CGFloat?) -> CGFloat {
        guard let current else { return proposed }
        return min(max(proposed, current - 1), current + 1)
    }

    /// The offset at which a group begins where the first one does at 0.
    private func leadingOffset(ofGroup number: Int, in record: CompositionalSection) -> CGFloat {
        record.run.group(ofItem: number * record.run.itemsPerGroup).start.value
    }

    private func centeredOffset(ofGroup number: Int, in record: CompositionalSection) -> CGFloat {
        let group = record.run.group(ofItem: number * record.run.itemsPerGroup)
        var frames: [CGRect] = []
        let length = record.run.axes.main(record.run.place(group, into: &frames))
        let start = record.crossInset.before + group.start.value + record.run.edges.before.spacing
        return start + length / 2 - dimension / 2
    }

    /// The group whose resting place is nearest to an offset; of two, the first.
    private func nearestGroup(to offset: CGFloat, in record: CompositionalSection) -> Int {
        let isCentered = record.definition.orthogonalScrollingBehavior == .groupPagingCentered
        func resting(_ number: Int) -> CGFloat {
            isCentered ? centeredOffset(ofGroup: number, in: record) : leadingOffset(ofGroup: number, in: record)
        }
        let low = (0..<record.run.groupCount - 1).partitioningIndex { resting($0) >= offset }
        return low > 0 && offset - resting(low - 1) <= resting(low) - offset ? low - 1 : low
    }
}
