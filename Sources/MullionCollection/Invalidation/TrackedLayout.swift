import MullionGeometry

/// A layout of rows, and perhaps of columns, that moves its viewport with its edits, so that one of them keeps its
/// place: what ``AnchoredLayout`` is for items in sections.
protocol TrackedLayout {
    var viewport: FlowViewport { get set }
    var contentSize: CGSize { get }
    /// What was before the edits, while they are being made.
    var tracking: EditTracking? { get set }

    /// Begins to follow the rows and columns that keep their places.
    mutating func startFollowing()
    mutating func stopFollowing()

    /// By how much what is followed has moved; 0 along an axis on which nothing is.
    var movement: CGPoint { get }
    /// What is followed, as the anchor of an adjustment; nil if there is nothing.
    var anchorPath: ItemPath? { get }

    /// Returns a content offset brought to where one can scroll to.
    func reachable(_ offset: CGPoint) -> CGPoint
}

/// What was before the edits that are being made.
struct EditTracking: Sendable {
    let anchor: FlowAnchor
    let offset: CGPoint
    /// How far the end of the rows was from the end of the visible part.
    let endDistance: CGFloat
}

extension TrackedLayout {
    private var visibleRows: VisibleSpan { FlowAxes(scrolls: .vertical).span(of: viewport) }

    /// Makes edits, and after the outermost moves the viewport so that what is followed is where it was.
    mutating func editTracked(keeping anchor: FlowAnchor, _ edits: (inout Self) -> Void) -> FlowAdjustment {
        let before = (viewport.bounds.origin, contentSize)
        guard tracking == nil else {
            edits(&self)
            return FlowAdjustment(from: before, to: (viewport.bounds.origin, contentSize), anchor: nil)
        }
        tracking = EditTracking(
            anchor: anchor, offset: viewport.bounds.origin, endDistance: contentSize.height - visibleRows.end)
        if anchor != .none { startFollowing() }
        edits(&self)
        settle()
        let path = anchorPath
        stopFollowing()
        tracking = nil
        return FlowAdjustment(from: before, to: (viewport.bounds.origin, contentSize), anchor: path)
    }

    /// Moves the viewport so that what is followed is where it was before the edits.
    private mutating func settle() {
        guard let tracking else { return }
        let movement = movement
        var offset = tracking.offset
        offset.x += movement.x
        if case .end(let threshold) = tracking.anchor, tracking.endDistance <= threshold {
            offset.y = contentSize.height - tracking.endDistance - (visibleRows.length - visibleRows.inset.after)
        } else {
            offset.y += movement.y
        }
        offset = reachable(offset)
        if viewport.bounds.origin != offset { viewport.bounds.origin = offset }
    }

    /// Measures the estimates in a rectangle, until there are none. The rectangle moves with the viewport.
    ///
    /// - Parameters:
    ///   - estimates: Returns the tracks in a rectangle whose lengths are estimates.
    ///   - measure: Sets the length of one.
    mutating func measureAll(
        in rect: CGRect?, keeping anchor: FlowAnchor, estimates: (Self, CGRect) -> [Int],
        _ measure: (inout Self, Int) -> Void
    ) -> FlowAdjustment {
        var rect = rect ?? viewport.bounds
        return editTracked(keeping: anchor) { layout in
            while true {
                let tracks = estimates(layout, rect)
                if tracks.isEmpty { return }
                for track in tracks { measure(&layout, track) }
                let offset = layout.viewport.bounds.origin
                layout.settle()
                rect.origin.x += layout.viewport.bounds.origin.x - offset.x
                rect.origin.y += layout.viewport.bounds.origin.y - offset.y
            }
        }
    }
}
