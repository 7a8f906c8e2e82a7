import MullionGeometry

/// A layout of sections that moves its viewport with its edits, so that one item keeps its place.
///
/// Worked example: the viewport begins at 100, and the first item in it at 90. Something before that item grows by 30,
/// so it begins at 120. The viewport moves by 120 − 90 = 30, to 130.
protocol AnchoredLayout {
    var viewport: FlowViewport { get set }
    var contentSize: CGSize { get }
    var axes: FlowAxes { get }
    var sectionCount: Int { get }
    var spans: PrefixTree<SectionSpan> { get }
    /// The anchor while edits are being made.
    var tracking: AnchorTracking? { get set }

    func contains(_ path: ItemPath) -> Bool
    /// Makes several edits, and moves the viewport once, after the outermost of them.
    mutating func edit(keeping anchor: FlowAnchor, _ edits: (inout Self) -> Void) -> FlowAdjustment
    /// The frame of an item in content coordinates.
    func frame(ofItem path: ItemPath) -> CGRect
    /// The first item, in document order, that ends after a place along the scrolling axis; nil if there is none.
    func firstItem(endingAfter place: CGFloat) -> ItemPath?
}

/// The item that keeps its place, followed through edits.
struct AnchorTracking: Sendable {
    /// The item, or the one that took its place; nil if none is left.
    var path: ItemPath?
    /// Where it began before the edits.
    let start: CGFloat
    /// How far the end of the content was from the end of the visible part.
    let endDistance: CGFloat
    var offset: CGPoint
    let contentSize: CGSize
    let anchor: FlowAnchor
}

extension AnchoredLayout {
    /// The beginning of the visible part, behind the content inset.
    var visibleStart: CGFloat { axes.span(of: viewport).start }

    /// The end of the visible part, before the content inset.
    var visibleEnd: CGFloat { axes.span(of: viewport).end }

    /// Makes edits while no others are being made, and moves the viewport so that the anchor is where it was.
    mutating func editOutermost(keeping anchor: FlowAnchor, _ edits: (inout Self) -> Void) -> FlowAdjustment {
        let path = anchor == .none ? nil : firstItem(endingAfter: visibleStart)
        tracking = AnchorTracking(
            path: path, start: path.map { axes.main(frame(ofItem: $0).origin) } ?? 0,
            endDistance: axes.main(contentSize) - visibleEnd, offset: viewport.bounds.origin, contentSize: contentSize,
            anchor: anchor)
        edits(&self)
        guard let tracked = tracking else { preconditionFailure("no anchor is being tracked") }
        tracking = nil
        var offset = axes.main(tracked.offset)
        if case .end(let threshold) = tracked.anchor, tracked.endDistance <= threshold {
            offset += axes.main(contentSize) - visibleEnd - tracked.endDistance
        } else if let path = tracked.path {
            offset += axes.main(frame(ofItem: path).origin) - tracked.start
        }
        let point = axes.point(tracked.offset, main: clamped(offset))
        if viewport.bounds.origin != point { viewport.bounds.origin = point }
        return FlowAdjustment(
            from: (tracked.offset, tracked.contentSize), to: (point, contentSize), anchor: tracked.path)
    }

    /// Resizes what is found in a rectangle, until nothing is found. The rectangle moves with the viewport.
    mutating func resizeAll<Found>(
        in rect: CGRect?, keeping anchor: FlowAnchor, finding: (Self, CGRect) -> [Found],
        _ resize: (inout Self, Found) -> Void
    ) -> FlowAdjustment {
        let before = (viewport.bounds.origin, contentSize)
        var rect = rect ?? viewport.bounds
        while true {
            let found = finding(self, rect)
            let adjustment = edit(keeping: anchor) { layout in
                for item in found { resize(&layout, item) }
            }
            rect.origin.x += adjustment.contentOffsetAdjustment.x
            rect.origin.y += adjustment.contentOffsetAdjustment.y
            guard found.isEmpty else { continue }
            return FlowAdjustment(
                from: before, to: (viewport.bounds.origin, contentSize), anchor: adjustment.anchor)
        }
    }

    /// A content offset along the scrolling axis, brought to where one can scroll to.
    func clamped(_ offset: CGFloat) -> CGFloat {
        axes.span(of: viewport).clamped(offset, contentLength: axes.main(contentSize))
    }

    /// The first section with items from a section on. O(log s).
    func sectionWithItems(from section: Int) -> Int? {
        guard section < sectionCount else { return nil }
        let passed = spans.prefix(section).items
        let next = spans.longestPrefix { $0.items <= passed }.count
        return next < sectionCount ? next : nil
    }
}

/// Following the anchor.
extension AnchoredLayout {
    /// Follows the anchor through an insertion of items.
    mutating func track(inserting count: Int, at path: ItemPath) {
        guard let anchor = tracking?.path, anchor.section == path.section, anchor.item >= path.item else { return }
        tracking?.path?.item += count
    }

    /// Follows the anchor through a removal of items that has been made.
    mutating func track(removing items: Range<Int>, from section: Int) {
        guard let anchor = tracking?.path, anchor.section == section, anchor.item >= items.lowerBound else { return }
        if anchor.item >= items.upperBound {
            tracking?.path?.item -= items.count
        } else {
            trackSuccessor(of: ItemPath(section: section, item: items.lowerBound))
        }
    }

    /// Follows the anchor through an insertion of sections.
    mutating func track(insertingSections count: Int, at section: Int) {
        guard let anchor = tracking?.path, anchor.section >= section else { return }
        tracking?.path?.section += count
    }

    /// Follows the anchor through a removal of sections that has been made.
    mutating func track(removingSections range: Range<Int>) {
        guard let anchor = tracking?.path, anchor.section >= range.lowerBound else { return }
        if anchor.section >= range.upperBound {
            tracking?.path?.section -= range.count
        } else {
            trackSuccessor(of: ItemPath(section: range.lowerBound, item: 0))
        }
    }

    /// Makes the item at a path the anchor, or the first one behind it.
    mutating func trackSuccessor(of path: ItemPath) {
        if contains(path) {
            tracking?.path = path
        } else {
            // Behind the last item of a section comes the next one; a section that is gone has left its number to the
            // next.
            let next = sectionWithItems(from: path.item == 0 ? path.section : path.section + 1)
            tracking?.path = next.map { ItemPath(section: $0, item: 0) }
        }
    }
}
