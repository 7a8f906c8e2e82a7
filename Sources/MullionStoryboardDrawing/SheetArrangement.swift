import MullionGeometry

/// The places of drawings on a sheet as on Interface Builder's canvas.
///
/// The canvas has a scale of its own, which depends on the version and the device, and scenes may overlap on it. So
/// only the relations of the places are kept: 1. Places are multiplied by the least factor with which no two drawings
/// overlap, captions and gaps included. For two drawings, that is the smaller of the factors that separate them
/// horizontally and vertically; for all, the largest of these. 2. Empty columns and rows between drawings are narrowed
/// to twice the gap.
///
/// Two scenes of 375 × 667 points at (0, 0) and (700, 0) need 407 / 700: the second begins 407 to the right.
struct SheetArrangement {
    /// The origins, in the order of the drawings.
    let origins: [CGPoint]

    /// The largest factor: scenes that are nearer on the canvas lie on each other there.
    private static let largestFactor: CGFloat = 4
    /// The most drawings, because all pairs are compared.
    private static let limit = 1_000

    /// Creates the arrangement; nil if a drawing has no place on the canvas, or two have nearly the same.
    init?(_ drawings: [StoryboardDrawing], _ sizes: [CGSize]) {
        let places = drawings.compactMap(\.scene.canvasLocation)
        guard places.count == drawings.count, places.count <= Self.limit else { return nil }
        let (gap, title) = (StoryboardSheet.gap, StoryboardSheet.titleHeight)
        // An arrow needs more room between columns than captions between rows.
        let outer = sizes.map { CGSize(width: max($0.width, 80) + 2 * gap, height: $0.height + title + gap) }
        var factor: CGFloat = 0
        for a in places.indices {
            for b in places.indices.dropFirst(a + 1) {
                func needed(_ distance: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
                    distance == 0 ? .infinity : (distance > 0 ? first : second) / abs(distance)
                }
                let across = needed(places[b].x - places[a].x, outer[a].width, outer[b].width)
                let down = needed(places[b].y - places[a].y, outer[a].height, outer[b].height)
                factor = max(factor, min(across, down))
            }
        }
        guard factor <= Self.largestFactor else { return nil }
        let x = Self.packed(zip(places, outer).map { ($0.x * factor, $1.width) }, emptiest: 2 * gap)
        let y = Self.packed(zip(places, outer).map { ($0.y * factor, $1.height) }, emptiest: 2 * gap)
        let margin = StoryboardSheet.margin
        origins = zip(x, y).map { CGPoint(x: margin + $0, y: margin + title + $1) }
    }

    /// Returns the starts of intervals, from 0 on, with the ranges between them that none covers at most as long as
    /// given.
    private static func packed(_ intervals: [(start: CGFloat, length: CGFloat)], emptiest: CGFloat) -> [CGFloat] {
        var result = [CGFloat](repeating: 0, count: intervals.count)
        var shift: CGFloat?
        var end: CGFloat = 0
        for index in intervals.indices.sorted(by: { (intervals[$0].start, $0) < (intervals[$1].start, $1) }) {
            let (start, length) = intervals[index]
            if let known = shift {
                shift = max(known, start - end - emptiest)
            } else {
                shift = start
            }
            result[index] = start - (shift ?? 0)
            end = max(end, result[index] + length)
        }
        return result
    }
}
